"""The first shape: servers, users, decks, matches, journals, snapshots, posts, invitations and requests."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision: str | None = None

RowId = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    """Make every table."""
    _servers_and_users()
    _decks()
    _matches()
    _records()
    _invitations()


def _servers_and_users() -> None:
    op.create_table(
        "servers",
        sa.Column("guild_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("games", sa.JSON(none_as_null=True)),
        sa.Column("channels", sa.JSON(none_as_null=True)),
        sa.Column("clock_seconds", sa.Integer(), nullable=False),
        sa.Column("warning_seconds", sa.Integer(), nullable=False),
        sa.Column("timeouts_to_lose", sa.Integer()),
        sa.Column("abandon_after_hours", sa.Integer()),
        sa.PrimaryKeyConstraint("guild_id", name="pk_servers"),
    )
    op.create_table(
        "users",
        sa.Column("user_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("dm_channel_id", sa.BigInteger()),
        sa.Column("hand", sa.Text(), nullable=False),
        sa.Column("locale", sa.Text()),
        sa.PrimaryKeyConstraint("user_id", name="pk_users"),
    )


def _decks() -> None:
    op.create_table(
        "decks",
        sa.Column("id", RowId, nullable=False),
        sa.Column("owner_id", sa.BigInteger(), nullable=False),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("folded_name", sa.Text(), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("created_at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("deleted_at", sa.DateTime(timezone=True)),
        sa.PrimaryKeyConstraint("id", name="pk_decks"),
        sqlite_autoincrement=True,
    )
    op.create_index(
        "ix_decks_live_name",
        "decks",
        ["owner_id", "game", "folded_name"],
        unique=True,
        sqlite_where=sa.text("deleted_at IS NULL"),
        postgresql_where=sa.text("deleted_at IS NULL"),
    )
    op.create_table(
        "deck_versions",
        sa.Column("id", RowId, nullable=False),
        sa.Column("deck_id", RowId, nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("cards", sa.JSON(), nullable=False),
        sa.Column("created_at", sa.DateTime(timezone=True), nullable=False),
        sa.ForeignKeyConstraint(["deck_id"], ["decks.id"], name="fk_deck_versions_deck_id"),
        sa.PrimaryKeyConstraint("id", name="pk_deck_versions"),
        sa.UniqueConstraint("deck_id", "version", name="uq_deck_versions_deck_id_version"),
        sqlite_autoincrement=True,
    )


def _matches() -> None:
    op.create_table(
        "matches",
        sa.Column("id", RowId, nullable=False),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("guild_id", sa.BigInteger()),
        sa.Column("channel_id", sa.BigInteger(), nullable=False),
        sa.Column("thread_id", sa.BigInteger()),
        sa.Column("seed", sa.LargeBinary(), nullable=False),
        sa.Column("engine_version", sa.Text(), nullable=False),
        sa.Column("status", sa.Text(), nullable=False),
        sa.Column("winner", sa.Integer()),
        sa.Column("reason", sa.Text()),
        sa.Column("created_at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("updated_at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("ended_at", sa.DateTime(timezone=True)),
        sa.Column("last_sequence", sa.Integer(), nullable=False),
        sa.Column("shown_sequence", sa.Integer(), nullable=False),
        sa.Column("clock_deadline", sa.DateTime(timezone=True)),
        sa.Column("clock_warned", sa.Boolean(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_matches"),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_matches_guild_id", "matches", ["guild_id", "status"])
    op.create_index("ix_matches_status", "matches", ["status"])
    op.create_index("ix_matches_thread_id", "matches", ["thread_id"])
    op.create_table(
        "seats",
        sa.Column("match_id", RowId, autoincrement=False, nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("user_id", sa.BigInteger()),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("computer", sa.Text()),
        sa.Column("deck_name", sa.Text(), nullable=False),
        sa.Column("deck_version_id", RowId),
        sa.Column("deck_cards", sa.JSON(), nullable=False),
        sa.ForeignKeyConstraint(["deck_version_id"], ["deck_versions.id"], name="fk_seats_deck_version_id"),
        sa.ForeignKeyConstraint(["match_id"], ["matches.id"], name="fk_seats_match_id"),
        sa.PrimaryKeyConstraint("match_id", "seat", name="pk_seats"),
    )
    op.create_index("ix_seats_deck_version_id", "seats", ["deck_version_id"])
    op.create_index("ix_seats_user_id", "seats", ["user_id"])


def _records() -> None:
    op.create_table(
        "journal",
        sa.Column("match_id", RowId, autoincrement=False, nullable=False),
        sa.Column("sequence", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("seat", sa.Integer()),
        sa.Column("user_id", sa.BigInteger()),
        sa.Column("keys", sa.JSON(), nullable=False),
        sa.Column("back_to", sa.Integer()),
        sa.Column("digest", sa.Text(), nullable=False),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
        sa.ForeignKeyConstraint(["match_id"], ["matches.id"], name="fk_journal_match_id"),
        sa.PrimaryKeyConstraint("match_id", "sequence", name="pk_journal"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "snapshots",
        sa.Column("match_id", RowId, autoincrement=False, nullable=False),
        sa.Column("sequence", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("packed", sa.LargeBinary(), nullable=False),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
        sa.ForeignKeyConstraint(["match_id"], ["matches.id"], name="fk_snapshots_match_id"),
        sa.PrimaryKeyConstraint("match_id", "sequence", name="pk_snapshots"),
    )
    op.create_table(
        "posts",
        sa.Column("message_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("match_id", RowId, nullable=False),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("seat", sa.Integer()),
        sa.Column("channel_id", sa.BigInteger(), nullable=False),
        sa.Column("sequence", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["match_id"], ["matches.id"], name="fk_posts_match_id"),
        sa.PrimaryKeyConstraint("message_id", name="pk_posts"),
    )
    op.create_index("ix_posts_match_id", "posts", ["match_id"])
    op.create_table(
        "requests",
        sa.Column("match_id", RowId, autoincrement=False, nullable=False),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("sequence", sa.Integer(), nullable=False),
        sa.Column("back_to", sa.Integer()),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
        sa.ForeignKeyConstraint(["match_id"], ["matches.id"], name="fk_requests_match_id"),
        sa.PrimaryKeyConstraint("match_id", "kind", name="pk_requests"),
    )


def _invitations() -> None:
    op.create_table(
        "invitations",
        sa.Column("id", RowId, nullable=False),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("guild_id", sa.BigInteger()),
        sa.Column("channel_id", sa.BigInteger(), nullable=False),
        sa.Column("message_id", sa.BigInteger()),
        sa.Column("inviter_id", sa.BigInteger(), nullable=False),
        sa.Column("inviter_name", sa.Text(), nullable=False),
        sa.Column("invited_id", sa.BigInteger()),
        sa.Column("deck_name", sa.Text(), nullable=False),
        sa.Column("deck_version_id", RowId),
        sa.Column("deck_cards", sa.JSON(), nullable=False),
        sa.Column("status", sa.Text(), nullable=False),
        sa.Column("created_at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("expires_at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("match_id", RowId),
        sa.ForeignKeyConstraint(["deck_version_id"], ["deck_versions.id"], name="fk_invitations_deck_version_id"),
        sa.ForeignKeyConstraint(["match_id"], ["matches.id"], name="fk_invitations_match_id"),
        sa.PrimaryKeyConstraint("id", name="pk_invitations"),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_invitations_deck_version_id", "invitations", ["deck_version_id"])
    op.create_index("ix_invitations_invited_id", "invitations", ["invited_id"])
    op.create_index("ix_invitations_inviter_id", "invitations", ["inviter_id"])
    op.create_index("ix_invitations_status", "invitations", ["status", "expires_at"])
