"""Taking up the running matches after a start."""

from storage import Database, Post, Request, RequestKind, Result
from tests.storage.samples import NOW, THREAD, answer, new_match


async def test_a_match_without_a_snapshot_comes_back_with_its_whole_journal(database: Database) -> None:
    match = await new_match(database)
    entries = [answer(match.id, sequence) for sequence in (1, 2, 3)]
    for entry in entries:
        await database.journal.append(entry)
    (saved,) = (await database.running_matches()).saved
    assert saved.match == await database.matches.get(match.id)
    assert saved.snapshot is None
    assert list(saved.tail) == entries


async def test_a_match_comes_back_with_its_newest_snapshot_and_what_followed(database: Database) -> None:
    match = await new_match(database)
    entries = [answer(match.id, sequence) for sequence in range(1, 6)]
    for entry in entries:
        await database.journal.append(entry)
        if entry.sequence in (1, 3):
            await database.snapshots.save(match.id, entry.sequence, {"after": entry.sequence}, at=NOW)
    (saved,) = (await database.running_matches()).saved
    assert saved.snapshot is not None
    assert saved.snapshot.state() == {"after": 3}
    assert list(saved.tail) == entries[3:]


async def test_a_match_comes_back_with_its_posts_and_pending_requests(database: Database) -> None:
    match = await new_match(database)
    post = Post(1, match.id, "board", THREAD, sequence=0)
    request = Request(match.id, RequestKind.DRAW, 0, 0, NOW)
    await database.posts.save(post)
    await database.requests.open(request)
    (saved,) = (await database.running_matches()).saved
    assert (saved.posts, saved.requests) == ((post,), (request,))


async def test_only_running_matches_come_back_each_with_its_own_things(database: Database) -> None:
    first, over, closed, last = [await new_match(database) for _ in range(4)]
    for match in (first, over, last):
        await database.journal.append(answer(match.id, 1, f"match:{match.id}"))
        await database.snapshots.save(match.id, 1, {"match": match.id}, at=NOW)
        await database.journal.append(answer(match.id, 2, f"match:{match.id}"))
    await database.matches.finish(over.id, Result(0, "damage"), at=NOW)
    await database.matches.abandon(closed.id, "nobody answered", at=NOW)
    saved = (await database.running_matches()).saved
    assert [one.match.id for one in saved] == [first.id, last.id]
    for one in saved:
        assert one.snapshot is not None
        assert one.snapshot.state() == {"match": one.match.id}
        assert [entry.keys for entry in one.tail] == [(f"match:{one.match.id}",)]
        assert [seat.name for seat in one.match.seats] == ["Ann", "Computer"]


async def test_an_empty_database_has_nothing_to_resume(database: Database) -> None:
    assert (await database.running_matches()).saved == []
