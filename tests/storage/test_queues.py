"""What players choose ahead outlives the process, and what cannot be read hides nothing else."""

from dataclasses import replace

from sqlalchemy import text
from sqlalchemy.ext.asyncio import create_async_engine

from storage import Database, Queue, QueuedWay, WhyDropped
from tests.storage.samples import new_match

THEN = ("ask-boost", "a1", "yes")
WAYS = (QueuedWay("attack:V>V", "attack:V>V", "way-attack power=5"), QueuedWay("attack:R>V+yes", "r", "x", (THEN,)))


async def test_the_last_queue_of_each_seat_is_kept(database: Database) -> None:
    match = await new_match(database)
    first = Queue(match.id, 0, 3, 17, 1, "ask-attack", WAYS, ("attack:V>V", "r"), ("ask-window x",))
    other = Queue(match.id, 1, dropped=WhyDropped.NUMBERS)
    for row in (Queue(match.id, 0), first, other):
        await database.queues.save(row)
    assert sorted(await database.queues.of_running(), key=lambda row: row.seat) == [first, other]
    await database.queues.save(replace(first, given=2, sequence=19))
    assert {row.given for row in await database.queues.of_running()} == {2, 0}


async def test_a_queue_that_cannot_be_read_hides_no_other(database: Database, url: str) -> None:
    match, other = await new_match(database), await new_match(database)
    for each in (match, other):
        await database.queues.save(Queue(each.id, 0, ways=WAYS))
    engine = create_async_engine(url)
    async with engine.begin() as connection:
        await connection.execute(text(f"UPDATE queues SET ways = '[7]' WHERE match_id = {match.id}"))
    await engine.dispose()
    assert [row.match_id for row in await database.queues.of_running()] == [other.id]
