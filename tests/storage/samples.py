"""Small things to store."""

from datetime import UTC, datetime, timedelta

from storage import Database, DeckChoice, EntryKind, Invitation, JournalEntry, MatchRow, SeatRow

NOW = datetime(2026, 1, 31, 12, 0, 0, 123456, tzinfo=UTC)
MINUTE = timedelta(minutes=1)
HOUR = timedelta(hours=1)

ANN, BEN, CAT = 2**62 + 1, 2**62 + 2, 2**62 + 3
GUILD, CHANNEL, THREAD = 2**61 + 1, 2**61 + 2, 2**61 + 3

STARTER = DeckChoice("Trial Deck 01", {"main": {"TD01/001": 4, "TD01/002": 2}})
SEED = bytes(range(32))


async def new_match(database: Database, *, guild_id: int | None = GUILD, user_id: int = ANN) -> MatchRow:
    """A match of a person against a computer."""
    players = (SeatRow(0, "Ann", STARTER, user_id=user_id), SeatRow(1, "Computer", STARTER, computer="heuristic"))
    return await database.matches.create(
        "vanguard",
        players,
        seed=SEED,
        engine_version="1",
        channel_id=CHANNEL,
        guild_id=guild_id,
        at=NOW,
    )


def answer(match_id: int, sequence: int, *keys: str, at: datetime = NOW) -> JournalEntry:
    """An answer of Ann's."""
    return JournalEntry(match_id, sequence, EntryKind.ANSWER, 0, keys or ("pass",), f"digest-{sequence}", at, ANN)


async def invite(database: Database, invited_id: int | None = BEN, *, inviter_id: int = ANN) -> Invitation:
    """An invitation that runs out an hour after `NOW`."""
    return await database.invitations.open(
        "vanguard",
        inviter_id=inviter_id,
        inviter_name="Ann",
        invited_id=invited_id,
        deck=STARTER,
        channel_id=CHANNEL,
        guild_id=GUILD,
        at=NOW,
        expires_at=NOW + HOUR,
    )
