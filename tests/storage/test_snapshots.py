"""Snapshots: lossless, small, and only the newest two."""

import json
import zlib

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from storage import Database, MatchRow, Result, Snapshot, Unreadable
from storage.packing import MOST_BYTES, pack
from tests.storage.samples import HOUR, NOW, answer, new_match

json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(), inner, max_size=4),
    max_leaves=20,
)


@given(st.dictionaries(st.text(), json_values, max_size=5))
@settings(suppress_health_check=[HealthCheck.too_slow])
def test_any_json_comes_back_as_it_was(state: dict[str, object]) -> None:
    assert Snapshot(1, 1, pack(state), "digest").state() == state


async def played(database: Database, answers: int) -> MatchRow:
    """A match with so many entries in its journal."""
    match = await new_match(database)
    for sequence in range(1, answers + 1):
        await database.journal.append(answer(match.id, sequence))
    return match


async def test_a_snapshot_comes_back_as_it_was_saved(database: Database) -> None:
    match = await played(database, 12)
    state = {"zones": {"hand": [1, 2, 3]}, "seed": 2**200, "name": "ブラスター"}
    await database.snapshots.save(match.id, 12, state, at=NOW)
    (snapshot,) = await database.snapshots.of_match(match.id)
    assert (snapshot.match_id, snapshot.sequence, snapshot.state()) == (match.id, 12, state)
    assert snapshot.digest == "digest-12"


async def test_only_the_newest_and_the_one_before_are_kept(database: Database) -> None:
    match = await played(database, 8)
    for sequence in (2, 4, 6, 8):
        await database.snapshots.save(match.id, sequence, {"at": sequence}, at=NOW)
    assert [each.sequence for each in await database.snapshots.of_match(match.id)] == [8, 6]
    assert [each.sequence for each in await database.snapshots.of_match(match.id, up_to=7)] == [6]
    assert await database.snapshots.of_match(match.id, up_to=5) == []


async def test_a_snapshot_taken_again_replaces_the_first(database: Database) -> None:
    match = await played(database, 1)
    await database.snapshots.save(match.id, 1, {"version": "old"}, at=NOW)
    await database.snapshots.save(match.id, 1, {"version": "new"}, at=NOW + HOUR)
    (snapshot,) = await database.snapshots.of_match(match.id)
    assert snapshot.state() == {"version": "new"}


async def test_a_snapshot_of_an_entry_that_there_is_not_is_none(database: Database) -> None:
    match = await played(database, 1)
    await database.snapshots.save(match.id, 2, {}, at=NOW)
    assert await database.snapshots.of_match(match.id) == []


@pytest.mark.parametrize("end", ["finish", "abandon"])
async def test_a_match_that_is_over_keeps_no_snapshots_and_gets_none(database: Database, end: str) -> None:
    match, other = await played(database, 1), await played(database, 1)
    for each in (match, other):
        await database.snapshots.save(each.id, 1, {}, at=NOW)
    await getattr(database.matches, end)(match.id, Result(0, "damage") if end == "finish" else "over", at=NOW)
    assert await database.snapshots.of_match(match.id) == []
    await database.snapshots.save(match.id, 1, {}, at=NOW)
    assert await database.snapshots.of_match(match.id) == []
    assert len(await database.snapshots.of_match(other.id)) == 1


@pytest.mark.parametrize(
    "packed",
    [b"", b"PK", pack({"a": 1})[:-3], zlib.compress(b"{"), zlib.compress(b"[]"), zlib.compress(b"[" * 100_000),
     zlib.compress(b"\xff\xfe"), zlib.compress(bytes(MOST_BYTES + 1))],
)  # fmt: skip
def test_a_damaged_snapshot_is_unreadable(packed: bytes) -> None:
    with pytest.raises(Unreadable):
        Snapshot(1, 1, packed, "digest").state()


def test_a_packed_snapshot_is_much_smaller_than_its_json() -> None:
    cards = [{"id": number, "definition": "TD01/001", "zone": "deck", "face_up": False} for number in range(100)]
    assert len(pack({"cards": cards})) < len(json.dumps(cards)) / 5
