"""What is known of people is read once in a while, and what is saved of them is what is known."""

import asyncio

from host.people import FRESH, People
from storage import Database, HandShownBy, UserRow
from tests.host.support import ManualClock

ANN, BEN, CHANNEL = 1, 2, 7


async def test_a_person_is_read_once_in_a_while(database: Database) -> None:
    clock = ManualClock()
    people = People(database.users, clock)
    await database.users.save(UserRow(ANN, dm_channel_id=5))
    assert await people.get(ANN) == UserRow(ANN, dm_channel_id=5)
    await database.users.save(UserRow(ANN, dm_channel_id=6))  # as another process does
    assert await people.get(ANN) == UserRow(ANN, dm_channel_id=5)
    await clock.forward(FRESH.total_seconds())
    assert await people.get(ANN) == UserRow(ANN, dm_channel_id=6)


async def test_what_is_saved_is_known_and_kept(database: Database) -> None:
    people = People(database.users, ManualClock())
    assert await people.get(ANN) == UserRow(ANN)
    await people.save(UserRow(ANN, hand=HandShownBy.EPHEMERAL))
    await people.set_dm_channel(ANN, CHANNEL)
    await people.set_dm_channel(BEN, CHANNEL)
    for known in (people, People(database.users, ManualClock())):
        assert await known.get(ANN) == UserRow(ANN, CHANNEL, HandShownBy.EPHEMERAL)
        assert await known.get(BEN) == UserRow(BEN, CHANNEL)


async def test_what_is_saved_while_a_person_is_read_is_not_forgotten(database: Database) -> None:
    people = People(database.users, ManualClock())
    for number in range(20):  # whichever of the two the database does first
        person = UserRow(number, dm_channel_id=5)
        await asyncio.gather(people.get(number), people.save(person), people.get(number))
        assert await people.get(number) == person
