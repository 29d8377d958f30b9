"""What players say of passing outlives the process, and what cannot be read hides nothing else."""

from sqlalchemy import text
from sqlalchemy.ext.asyncio import create_async_engine

from storage import Database, Passing, PassUntil, Result, UserRow
from tests.storage.samples import ANN, NOW, new_match


async def test_what_was_said_last_is_kept(database: Database) -> None:
    match = await new_match(database)
    first = Passing(match.id, 0, None, PassUntil.CHANGE, 3, "12.4", ("play:AB01/008", "play:AB01/008#2"))
    other = Passing(match.id, 1, automatic=False, while_ahead=True, lets_go={"let-go-main": 2})
    for row in (first, other):
        await database.passing.save(row)
    assert sorted(await database.passing.of_running(), key=lambda row: row.seat) == [first, other]
    last = Passing(match.id, 0, automatic=True)
    await database.passing.save(last)
    assert sorted(await database.passing.of_running(), key=lambda row: row.seat) == [last, other]


async def test_what_was_said_in_a_match_that_is_over_is_not_asked_for(database: Database) -> None:
    match, other = await new_match(database), await new_match(database)
    for each in (match, other):
        await database.passing.save(Passing(each.id, 0, automatic=False))
    await database.matches.finish(match.id, Result(0, "points"), at=NOW)
    assert [row.match_id for row in await database.passing.of_running()] == [other.id]


async def test_a_damaged_row_hides_no_other(database: Database, url: str) -> None:
    match, other = await new_match(database), await new_match(database)
    for each in (match, other):
        await database.passing.save(Passing(each.id, 0, until=PassUntil.TURN))
    engine = create_async_engine(url)
    async with engine.begin() as connection:
        await connection.execute(text(f"UPDATE passing SET until = 'doomsday' WHERE match_id = {match.id}"))
    await engine.dispose()
    assert [row.match_id for row in await database.passing.of_running()] == [other.id]


async def test_people_are_spared_questions_unless_they_say_otherwise(database: Database) -> None:
    assert (await database.users.get(ANN)).automatic
    await database.users.set_dm_channel(ANN, 5)
    assert (await database.users.get(ANN)).automatic
    await database.users.save(UserRow(ANN, 5, automatic=False))
    assert not (await database.users.get(ANN)).automatic
    await database.users.set_dm_channel(ANN, None)
    assert not (await database.users.get(ANN)).automatic
