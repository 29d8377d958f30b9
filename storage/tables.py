"""The tables. Migrations bring a database to exactly this shape; a test compares the two.

Everything here means the same on SQLite and PostgreSQL. Ids of Discord are 64-bit integers; times are in UTC and aware.
"""

from sqlalchemy import (
    BigInteger,
    Column,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    Table,
    Text,
    UniqueConstraint,
    text,
    true,
)

from storage.columns import Bytes, Json, Truth, UtcTime

MOST_ID = 2**63 - 1
"""The greatest id that a database can hold. Whoever asks for a greater one asks for nothing that there is."""

# SQLite counts rows only for a column of type INTEGER, which holds 64 bits there.
RowId = BigInteger().with_variant(Integer, "sqlite")

# Names that a later migration can refer to, the same on every database.
metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)

servers = Table(
    "servers",
    metadata,
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    Column("games", Json(none_as_null=True)),
    Column("channels", Json(none_as_null=True)),
    Column("clock_seconds", Integer, nullable=False),
    Column("warning_seconds", Integer, nullable=False),
    Column("timeouts_to_lose", Integer),
    Column("abandon_after_hours", Integer),
)

users = Table(
    "users",
    metadata,
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("dm_channel_id", BigInteger),
    Column("hand", Text, nullable=False),
    Column("automatic", Truth, nullable=False, server_default=true()),
)

decks = Table(
    "decks",
    metadata,
    Column("id", RowId, primary_key=True),
    Column("owner_id", BigInteger, nullable=False),
    Column("game", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("folded_name", Text, nullable=False),
    Column("version", Integer, nullable=False),
    Column("created_at", UtcTime, nullable=False),
    Column("deleted_at", UtcTime),
    # A name is free again once its deck is deleted.
    Index(
        "ix_decks_live_name",
        "owner_id",
        "game",
        "folded_name",
        unique=True,
        sqlite_where=text("deleted_at IS NULL"),
        postgresql_where=text("deleted_at IS NULL"),
    ),
    sqlite_autoincrement=True,
)

deck_versions = Table(
    "deck_versions",
    metadata,
    Column("id", RowId, primary_key=True),
    Column("deck_id", RowId, ForeignKey("decks.id"), nullable=False),
    Column("version", Integer, nullable=False),
    Column("text", Text, nullable=False),
    Column("cards", Json, nullable=False),
    Column("created_at", UtcTime, nullable=False),
    UniqueConstraint("deck_id", "version"),
    sqlite_autoincrement=True,
)

matches = Table(
    "matches",
    metadata,
    # Never given twice, so that an old button cannot reach another match.
    Column("id", RowId, primary_key=True),
    Column("game", Text, nullable=False),
    Column("guild_id", BigInteger),
    Column("channel_id", BigInteger, nullable=False),
    Column("thread_id", BigInteger),
    Column("seed", Bytes, nullable=False),
    Column("engine_version", Text, nullable=False),
    Column("status", Text, nullable=False, index=True),
    Column("winner", Integer),
    Column("reason", Text),
    Column("created_at", UtcTime, nullable=False),
    Column("updated_at", UtcTime, nullable=False),
    Column("ended_at", UtcTime),
    Column("last_sequence", Integer, nullable=False),
    Column("shown_sequence", Integer, nullable=False),
    Column("clock_deadline", UtcTime),
    Column("clock_warned", Truth, nullable=False),
    Index("ix_matches_guild_id", "guild_id", "status"),
    Index("ix_matches_thread_id", "thread_id"),
    Index("ix_matches_ended_at", "ended_at"),
    sqlite_autoincrement=True,
)

# What is in a set never changes: a match is played with the cards as they were when it began.
card_sets = Table(
    "card_sets",
    metadata,
    Column("id", RowId, primary_key=True),
    Column("guild_id", BigInteger, nullable=False),
    Column("game", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("folded_name", Text, nullable=False),
    Column("cards", Integer, nullable=False),
    Column("left_out", Integer, nullable=False),
    Column("packed_rows", Bytes, nullable=False),
    Column("packed_report", Bytes, nullable=False),
    Column("packed_texts", Bytes, nullable=False),
    Column("created_at", UtcTime, nullable=False),
    Column("removed_at", UtcTime),
    # A name is free again once its set is removed or replaced.
    Index(
        "ix_card_sets_live_name",
        "guild_id",
        "game",
        "folded_name",
        unique=True,
        sqlite_where=text("removed_at IS NULL"),
        postgresql_where=text("removed_at IS NULL"),
    ),
    sqlite_autoincrement=True,
)

match_card_sets = Table(
    "match_card_sets",
    metadata,
    Column("match_id", RowId, ForeignKey("matches.id"), primary_key=True, autoincrement=False),
    Column("place", Integer, primary_key=True, autoincrement=False),
    Column("set_id", RowId, ForeignKey("card_sets.id"), nullable=False, index=True),
)

seats = Table(
    "seats",
    metadata,
    Column("match_id", RowId, ForeignKey("matches.id"), primary_key=True, autoincrement=False),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("user_id", BigInteger, index=True),
    Column("name", Text, nullable=False),
    Column("computer", Text),
    Column("deck_name", Text, nullable=False),
    Column("deck_version_id", RowId, ForeignKey("deck_versions.id"), index=True),
    Column("deck_cards", Json, nullable=False),
)

journal = Table(
    "journal",
    metadata,
    Column("match_id", RowId, ForeignKey("matches.id"), primary_key=True, autoincrement=False),
    Column("sequence", Integer, primary_key=True, autoincrement=False),
    Column("kind", Text, nullable=False),
    Column("seat", Integer),
    Column("user_id", BigInteger),
    Column("keys", Json, nullable=False),
    Column("back_to", Integer),
    Column("digest", Text, nullable=False),
    Column("at", UtcTime, nullable=False),
    sqlite_with_rowid=False,
)

snapshots = Table(
    "snapshots",
    metadata,
    Column("match_id", RowId, ForeignKey("matches.id"), primary_key=True, autoincrement=False),
    Column("sequence", Integer, primary_key=True, autoincrement=False),
    Column("packed", Bytes, nullable=False),
    Column("at", UtcTime, nullable=False),
)

posts = Table(
    "posts",
    metadata,
    Column("message_id", BigInteger, primary_key=True, autoincrement=False),
    Column("match_id", RowId, ForeignKey("matches.id"), nullable=False, index=True),
    Column("kind", Text, nullable=False, index=True),
    Column("seat", Integer),
    Column("channel_id", BigInteger, nullable=False),
    Column("sequence", Integer, nullable=False),
)

invitations = Table(
    "invitations",
    metadata,
    Column("id", RowId, primary_key=True),
    Column("game", Text, nullable=False),
    Column("guild_id", BigInteger),
    Column("channel_id", BigInteger, nullable=False),
    Column("message_id", BigInteger),
    Column("inviter_id", BigInteger, nullable=False, index=True),
    Column("inviter_name", Text, nullable=False),
    Column("invited_id", BigInteger, index=True),
    Column("deck_name", Text, nullable=False),
    Column("deck_version_id", RowId, ForeignKey("deck_versions.id"), index=True),
    Column("deck_cards", Json, nullable=False),
    Column("status", Text, nullable=False),
    Column("created_at", UtcTime, nullable=False),
    Column("expires_at", UtcTime, nullable=False),
    Column("match_id", RowId, ForeignKey("matches.id"), index=True),
    Column("told", Truth, nullable=False, server_default=true()),
    Index("ix_invitations_status", "status", "expires_at"),
    Index("ix_invitations_told", "told"),
    sqlite_autoincrement=True,
)

requests = Table(
    "requests",
    metadata,
    Column("match_id", RowId, ForeignKey("matches.id"), primary_key=True, autoincrement=False),
    Column("kind", Text, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("sequence", Integer, nullable=False),
    Column("back_to", Integer),
    Column("at", UtcTime, nullable=False),
)

passing = Table(
    "passing",
    metadata,
    Column("match_id", RowId, ForeignKey("matches.id"), primary_key=True, autoincrement=False),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("automatic", Truth),
    Column("until", Text),
    Column("turn", Integer, nullable=False),
    Column("attack", Text, nullable=False),
    Column("known", Json, nullable=False),
    Column("while_ahead", Truth, nullable=False),
    Column("lets_go", Json, nullable=False),
)

queues = Table(
    "queues",
    metadata,
    Column("match_id", RowId, ForeignKey("matches.id"), primary_key=True, autoincrement=False),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("turn", Integer, nullable=False),
    Column("sequence", Integer, nullable=False),
    Column("given", Integer, nullable=False),
    Column("asked", Text, nullable=False),
    Column("ways", Json, nullable=False),
    Column("known", Json, nullable=False),
    Column("passed", Json, nullable=False),
    Column("dropped", Text),
)
