"""What is known of people is read once, and what is saved of them is what is known."""

import asyncio

from host.people import People
from storage import Database, HandShownBy, UserRow

ANN, BEN, CHANNEL = 1, 2, 7


async def test_a_person_is_read_once(database: Database) -> None:
    people = People(database.users)
    await database.users.save(UserRow(ANN, locale="ja"))
    assert await people.get(ANN) == UserRow(ANN, locale="ja")
    await database.users.save(UserRow(ANN, locale="de"))  # behind their back
    assert await people.get(ANN) == UserRow(ANN, locale="ja")


async def test_what_is_saved_is_known_and_kept(database: Database) -> None:
    people = People(database.users)
    assert await people.get(ANN) == UserRow(ANN)
    await people.save(UserRow(ANN, hand=HandShownBy.EPHEMERAL))
    await people.set_dm_channel(ANN, CHANNEL)
    await people.set_dm_channel(BEN, CHANNEL)
    for known in (people, People(database.users)):
        assert await known.get(ANN) == UserRow(ANN, CHANNEL, HandShownBy.EPHEMERAL)
        assert await known.get(BEN) == UserRow(BEN, CHANNEL)


async def test_what_is_saved_while_a_person_is_read_is_not_forgotten(database: Database) -> None:
    people = People(database.users)
    for number in range(20):  # whichever of the two the database does first
        person = UserRow(number, locale="ja")
        await asyncio.gather(people.get(number), people.save(person), people.get(number))
        assert await people.get(number) == person
