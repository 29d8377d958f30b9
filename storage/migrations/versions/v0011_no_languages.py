"""Of people no language is kept: nothing has ever been written there."""

from alembic import op

revision = "0011"
down_revision: str | None = "0010"


def upgrade() -> None:
    """Drop the column."""
    op.drop_column("users", "locale")
