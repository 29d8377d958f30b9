"""Who is spared questions, and who passes until when."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision: str | None = "0002"


def upgrade() -> None:
    """Everybody is spared what they have nothing to choose in, unless they say otherwise."""
    op.add_column("users", sa.Column("automatic", sa.Boolean(), nullable=False, server_default=sa.true()))
    op.create_table(
        "passing",
        sa.Column("match_id", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), autoincrement=False),
        sa.Column("seat", sa.Integer(), autoincrement=False),
        sa.Column("automatic", sa.Boolean()),
        sa.Column("until", sa.Text()),
        sa.Column("turn", sa.Integer(), nullable=False),
        sa.Column("attack", sa.Text(), nullable=False),
        sa.Column("known", sa.JSON(), nullable=False),
        sa.PrimaryKeyConstraint("match_id", "seat", name="pk_passing"),
        sa.ForeignKeyConstraint(["match_id"], ["matches.id"], name="fk_passing_match_id_matches"),
    )
