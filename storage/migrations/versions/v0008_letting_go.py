"""What players let go as long as no more is at stake."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision: str | None = "0007"


def upgrade() -> None:
    """Nobody does so yet."""
    op.add_column("passing", sa.Column("lets_go", sa.JSON(), nullable=False, server_default="{}"))
