"""The sets of cards that servers bring."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision: str | None = "0005"


def upgrade() -> None:
    """No server has any."""
    row_id = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
    op.create_table(
        "card_sets",
        sa.Column("id", row_id),
        sa.Column("guild_id", sa.BigInteger(), nullable=False),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("folded_name", sa.Text(), nullable=False),
        sa.Column("cards", sa.Integer(), nullable=False),
        sa.Column("left_out", sa.Integer(), nullable=False),
        sa.Column("packed_rows", sa.LargeBinary(), nullable=False),
        sa.Column("packed_report", sa.LargeBinary(), nullable=False),
        sa.Column("packed_texts", sa.LargeBinary(), nullable=False),
        sa.Column("created_at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("removed_at", sa.DateTime(timezone=True)),
        sa.PrimaryKeyConstraint("id", name="pk_card_sets"),
        sqlite_autoincrement=True,
    )
    op.create_index(
        "ix_card_sets_live_name",
        "card_sets",
        ["guild_id", "game", "folded_name"],
        unique=True,
        sqlite_where=sa.text("removed_at IS NULL"),
        postgresql_where=sa.text("removed_at IS NULL"),
    )
    op.create_table(
        "match_card_sets",
        sa.Column("match_id", row_id, autoincrement=False),
        sa.Column("place", sa.Integer(), autoincrement=False),
        sa.Column("set_id", row_id, nullable=False),
        sa.PrimaryKeyConstraint("match_id", "place", name="pk_match_card_sets"),
        sa.ForeignKeyConstraint(["match_id"], ["matches.id"], name="fk_match_card_sets_match_id_matches"),
        sa.ForeignKeyConstraint(["set_id"], ["card_sets.id"], name="fk_match_card_sets_set_id_card_sets"),
    )
    op.create_index("ix_match_card_sets_set_id", "match_card_sets", ["set_id"])
