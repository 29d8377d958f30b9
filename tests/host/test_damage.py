"""One damaged value, wherever it is and whatever has become of it, holds up nothing but what it belongs to."""

import asyncio
from collections.abc import Sequence
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from storage import Database
from storage.connections import Connections
from tests.databases import PATIENT
from tests.host.damages import (
    AFTER_START,
    COLUMNS,
    KINDS,
    AfterStart,
    Scene,
    copied,
    damage,
    kinds,
    make_scene,
    started,
)


@pytest.fixture(scope="module")
def scene(tmp_path_factory: pytest.TempPathFactory) -> Scene:
    return asyncio.run(make_scene(tmp_path_factory.mktemp("scene") / "tablecast.db"))


@pytest.mark.parametrize(("table", "column"), COLUMNS)
async def test_whatever_becomes_of_a_value_the_other_match_goes_on(
    scene: Scene, tmp_path: Path, table: str, column: str
) -> None:
    for kind in kinds(table, column):
        own = copied(scene, tmp_path / f"{kind}.db")
        if damage(own, table, column, kind):
            assert await after_start(own, [(table, column)]) == AFTER_START, kind


@pytest.mark.property
@given(damages=st.lists(st.tuples(st.sampled_from(COLUMNS), st.sampled_from(KINDS)), min_size=1, max_size=4))
@settings(suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow])
def test_whatever_becomes_of_several_values_the_other_match_goes_on(
    scene: Scene, tmp_path: Path, damages: list[tuple[tuple[str, str], str]]
) -> None:
    own = copied(scene, tmp_path / "damaged.db")
    done = [column for column, kind in damages if damage(own, *column, kind)]
    if done:
        assert asyncio.run(after_start(own, done)) == AFTER_START


async def after_start(scene: Scene, damaged: Sequence[tuple[str, str]]) -> AfterStart:
    """What became of the matches on a start with these columns damaged."""
    database = Database(Connections(f"sqlite+aiosqlite:///{scene.file}", PATIENT))
    try:
        return await started(database, scene, is_found=("matches", "status") not in damaged)
    finally:
        await database.close()
