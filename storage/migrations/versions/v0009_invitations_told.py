"""Whether the message of an invitation says what has become of it."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision: str | None = "0008"


def upgrade() -> None:
    """Those that were closed before have said so, as far as anybody knows."""
    op.add_column("invitations", sa.Column("told", sa.Boolean(), nullable=False, server_default=sa.true()))
    op.create_index("ix_invitations_told", "invitations", ["told"])
