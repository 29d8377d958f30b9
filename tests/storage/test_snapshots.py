"""Snapshots: lossless, small, and only the newest two."""

import json

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from storage import Database, Snapshot
from storage.snapshots import pack
from tests.storage.samples import HOUR, NOW, new_match

json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(), inner, max_size=4),
    max_leaves=20,
)


@given(st.dictionaries(st.text(), json_values, max_size=5))
@settings(suppress_health_check=[HealthCheck.too_slow])
def test_any_json_comes_back_as_it_was(state: dict[str, object]) -> None:
    assert Snapshot(1, 0, pack(state), NOW).state() == state


async def test_a_snapshot_comes_back_as_it_was_saved(database: Database) -> None:
    match = await new_match(database)
    state = {"zones": {"hand": [1, 2, 3]}, "seed": 2**200, "name": "ブラスター"}
    await database.snapshots.save(match.id, 12, state, at=NOW)
    snapshot = await database.snapshots.newest(match.id)
    assert snapshot is not None
    assert (snapshot.match_id, snapshot.sequence, snapshot.at, snapshot.state()) == (match.id, 12, NOW, state)


async def test_only_the_newest_and_the_one_before_are_kept(database: Database) -> None:
    match = await new_match(database)
    for sequence in (10, 20, 30, 40):
        await database.snapshots.save(match.id, sequence, {"at": sequence}, at=NOW)
    newest = await database.snapshots.newest(match.id)
    before = await database.snapshots.newest(match.id, up_to=39)
    assert newest is not None
    assert before is not None
    assert (newest.sequence, before.sequence) == (40, 30)
    assert await database.snapshots.newest(match.id, up_to=29) is None


async def test_a_snapshot_taken_again_replaces_the_first(database: Database) -> None:
    match = await new_match(database)
    await database.snapshots.save(match.id, 10, {"version": "old"}, at=NOW)
    await database.snapshots.save(match.id, 10, {"version": "new"}, at=NOW + HOUR)
    snapshot = await database.snapshots.newest(match.id)
    assert snapshot is not None
    assert (snapshot.state(), snapshot.at) == ({"version": "new"}, NOW + HOUR)


async def test_snapshots_of_another_match_stay(database: Database) -> None:
    match, other = await new_match(database), await new_match(database)
    await database.snapshots.save(match.id, 1, {}, at=NOW)
    await database.snapshots.save(other.id, 1, {}, at=NOW)
    await database.snapshots.forget(match.id)
    assert await database.snapshots.newest(match.id) is None
    assert await database.snapshots.newest(other.id) is not None


def test_a_packed_snapshot_is_much_smaller_than_its_json() -> None:
    cards = [{"id": number, "definition": "TD01/001", "zone": "deck", "face_up": False} for number in range(100)]
    assert len(pack({"cards": cards})) < len(json.dumps(cards)) / 5
