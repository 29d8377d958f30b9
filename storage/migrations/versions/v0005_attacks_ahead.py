"""The attacks that players choose ahead."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision: str | None = "0004"


def upgrade() -> None:
    """Nobody has chosen any."""
    op.create_table(
        "queues",
        sa.Column("match_id", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), autoincrement=False),
        sa.Column("seat", sa.Integer(), autoincrement=False),
        sa.Column("turn", sa.Integer(), nullable=False),
        sa.Column("sequence", sa.Integer(), nullable=False),
        sa.Column("given", sa.Integer(), nullable=False),
        sa.Column("asked", sa.Text(), nullable=False),
        sa.Column("ways", sa.JSON(), nullable=False),
        sa.Column("known", sa.JSON(), nullable=False),
        sa.Column("passed", sa.JSON(), nullable=False),
        sa.Column("dropped", sa.Text()),
        sa.PrimaryKeyConstraint("match_id", "seat", name="pk_queues"),
        sa.ForeignKeyConstraint(["match_id"], ["matches.id"], name="fk_queues_match_id_matches"),
    )
