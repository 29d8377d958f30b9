"""Passing in what is won as it stands."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision: str | None = "0006"


def upgrade() -> None:
    """Nobody does so yet."""
    op.add_column("passing", sa.Column("while_ahead", sa.Boolean(), nullable=False, server_default=sa.false()))
