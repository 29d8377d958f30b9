"""The journal: in order, without gaps, each number once."""

import asyncio

import pytest

from storage import (
    Database,
    EntryKind,
    JournalEntry,
    JournalGap,
    MatchNotRunning,
    Result,
    SequenceTaken,
    UnknownMatch,
)
from tests.storage.samples import ANN, HOUR, NOW, answer, new_match


async def test_entries_come_back_as_they_were_kept_and_in_order(database: Database) -> None:
    match = await new_match(database)
    entries = [
        answer(match.id, 1, "attack:RL>V", "boost:RB"),
        JournalEntry(match.id, 2, EntryKind.DEFAULT, 1, (), "d2", NOW),
        JournalEntry(match.id, 3, EntryKind.UNDO, 0, (), "d3", NOW, ANN, back_to=1),
        JournalEntry(match.id, 4, EntryKind.CONCEDE, 0, (), "d4", NOW, ANN),
    ]
    for entry in entries:
        await database.journal.append(entry)
    assert await database.journal.after(match.id) == entries
    assert await database.journal.after(match.id, 2) == entries[2:]
    assert await database.journal.after(match.id, 4) == []


async def test_an_append_moves_the_match_on(database: Database) -> None:
    match = await new_match(database)
    await database.journal.append(answer(match.id, 1, at=NOW + HOUR))
    moved = await database.matches.get(match.id)
    assert moved is not None
    assert (moved.last_sequence, moved.updated_at, moved.created_at) == (1, NOW + HOUR, NOW)


async def test_a_number_is_answered_once(database: Database) -> None:
    match = await new_match(database)
    await database.journal.append(answer(match.id, 1, "pass"))
    with pytest.raises(SequenceTaken) as caught:
        await database.journal.append(answer(match.id, 1, "ride:TD01/002"))
    assert (caught.value.match_id, caught.value.sequence) == (match.id, 1)
    assert [entry.keys for entry in await database.journal.after(match.id)] == [("pass",)]


async def test_of_ten_clicks_at_the_same_time_one_is_played(database: Database) -> None:
    match = await new_match(database)
    outcomes = await asyncio.gather(
        *(database.journal.append(answer(match.id, 1, f"option:{number}")) for number in range(10)),
        return_exceptions=True,
    )
    assert outcomes.count(None) == 1
    assert sum(isinstance(outcome, SequenceTaken) for outcome in outcomes) == 9
    assert len(await database.journal.after(match.id)) == 1


async def test_two_matches_do_not_share_their_numbers(database: Database) -> None:
    first, second = await new_match(database), await new_match(database)
    await database.journal.append(answer(first.id, 1))
    await database.journal.append(answer(second.id, 1))
    assert len(await database.journal.after(first.id)) == 1


async def test_an_entry_that_leaves_a_gap_is_refused(database: Database) -> None:
    match = await new_match(database)
    with pytest.raises(JournalGap, match="its next entry is 1, not 2"):
        await database.journal.append(answer(match.id, 2))
    assert await database.journal.after(match.id) == []


async def test_an_unknown_match_takes_no_answer(database: Database) -> None:
    with pytest.raises(UnknownMatch, match="there is no match 7"):
        await database.journal.append(answer(7, 1))


async def test_a_match_that_is_over_takes_no_answer(database: Database) -> None:
    over, closed = await new_match(database), await new_match(database)
    await database.matches.finish(over.id, Result(0, "damage"), at=NOW)
    await database.matches.abandon(closed.id, "nobody answered", at=NOW)
    for match, status in ((over, "finished"), (closed, "abandoned")):
        with pytest.raises(MatchNotRunning, match=status):
            await database.journal.append(answer(match.id, 1))
        assert await database.journal.after(match.id) == []


async def test_a_late_click_on_a_match_that_is_over_is_told_it_was_answered(database: Database) -> None:
    match = await new_match(database)
    async with database.transaction() as t:
        await t.journal.append(answer(match.id, 1))
        await t.matches.finish(match.id, Result(0, "damage"), at=NOW)
    with pytest.raises(SequenceTaken):
        await database.journal.append(answer(match.id, 1))
