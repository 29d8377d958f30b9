"""The invitation that has led to a match is found without a look at all others."""

from alembic import op

revision = "0010"
down_revision: str | None = "0009"


def upgrade() -> None:
    """It is looked for whenever a match ends."""
    op.create_index("ix_invitations_match_id", "invitations", ["match_id"])
