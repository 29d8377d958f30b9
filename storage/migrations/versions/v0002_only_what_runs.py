"""Matches that are over keep no snapshots, and what a start looks for is found without a look at all others."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision: str | None = "0001"


def upgrade() -> None:
    """Drop what the journals of finished matches make superfluous."""
    op.execute(sa.text("DELETE FROM snapshots WHERE match_id NOT IN (SELECT id FROM matches WHERE status = 'running')"))
    op.create_index("ix_matches_ended_at", "matches", ["ended_at"])
    op.create_index("ix_posts_kind", "posts", ["kind"])
