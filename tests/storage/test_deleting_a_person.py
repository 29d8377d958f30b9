"""What docs/operating.md says to run leaves nothing of a person in the database, and their matches readable."""

import re
from pathlib import Path

from sqlalchemy import select, text
from sqlalchemy.ext.asyncio import create_async_engine

from storage import Database, DeckChoice, HandShownBy, Post, SeatRow, UserRow
from storage.tables import metadata
from tests.storage.samples import ANN, BEN, CHANNEL, GUILD, NOW, SEED, STARTER, answer, invite

GUIDE = Path(__file__).parents[2] / "docs" / "operating.md"
SOMEBODY = "123456789"
DIRECT_MESSAGES = 2**60 + 1


def statements() -> list[str]:
    """The statements of the guide, for Ann."""
    found = re.findall(r"^    ((?:DELETE|UPDATE)[^;]*);", GUIDE.read_text("utf-8"), re.MULTILINE)
    return [each.replace(SOMEBODY, str(ANN)) for each in found]


async def test_nothing_is_left_of_a_person_who_is_deleted_as_the_guide_says(database: Database, url: str) -> None:
    await database.users.save(UserRow(ANN, DIRECT_MESSAGES, HandShownBy.DM))
    cards = {"main": {"X/1": 4}}
    kept = await database.decks.register(ANN, "vanguard", "Ann's deck", "4 Ann", cards, at=NOW, limit=9)
    deck = DeckChoice(kept.name, kept.cards, kept.version_id)
    seats = (SeatRow(0, "Ann", deck, user_id=ANN), SeatRow(1, "Ben", STARTER, user_id=BEN))
    match = await database.matches.create(
        "vanguard",
        seats,
        seed=SEED,
        engine_version="1",
        channel_id=CHANNEL,
        guild_id=GUILD,
        at=NOW,
    )
    await database.journal.append(answer(match.id, 1))
    await database.posts.save(Post(5, match.id, "prompt", DIRECT_MESSAGES, 1, 0))
    await invite(database)
    await invite(database, ANN, inviter_id=BEN)
    assert await traces(url)

    engine = create_async_engine(url)
    async with engine.begin() as connection:
        for statement in statements():
            await connection.execute(text(statement))
    await engine.dispose()

    assert await traces(url) == []
    found = await database.matches.get(match.id)
    assert found is not None
    assert [seat.name for seat in found.seats] == ["somebody", "Ben"]
    assert len(await database.journal.after(match.id)) == 1


async def traces(url: str) -> list[str]:
    """The tables in which there is something of Ann."""
    engine = create_async_engine(url)
    found = []
    async with engine.connect() as connection:
        for table in metadata.sorted_tables:
            rows = repr((await connection.execute(select(table))).all())
            if re.search(rf"{ANN}|{DIRECT_MESSAGES}|\bAnn\b", rows):
                found.append(table.name)
    await engine.dispose()
    return found
