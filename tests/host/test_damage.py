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
from tests.host.damages import COLUMNS, KINDS, Scene, check_start, copied, damage, kinds, make_scene


@pytest.fixture(scope="module")
def scene(tmp_path_factory: pytest.TempPathFactory) -> Scene:
    return asyncio.run(make_scene(tmp_path_factory.mktemp("scene") / "tablecast.db"))


@pytest.mark.parametrize(("table", "column"), COLUMNS)
async def test_whatever_becomes_of_a_value_the_other_match_goes_on(
    scene: Scene, tmp_path: Path, table: str, column: str
) -> None:
    for kind in kinds(table, column):
        await try_on(copied(scene, tmp_path / f"{kind}.db"), [(table, column, kind)])


@pytest.mark.property
@given(damages=st.lists(st.tuples(st.sampled_from(COLUMNS), st.sampled_from(KINDS)), min_size=1, max_size=4))
@settings(suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow])
def test_whatever_becomes_of_several_values_the_other_match_goes_on(
    scene: Scene, tmp_path: Path, damages: list[tuple[tuple[str, str], str]]
) -> None:
    own = copied(scene, tmp_path / "damaged.db")
    asyncio.run(try_on(own, [(table, column, kind) for (table, column), kind in damages]))


async def try_on(scene: Scene, damages: Sequence[tuple[str, str, str]]) -> None:
    """Do the damage, and start on it; whatever comes of it says what the damage was."""
    done = [each for each in damages if damage(scene, *each)]
    database = Database(Connections(f"sqlite+aiosqlite:///{scene.file}", PATIENT))
    is_found = not any((table, column) == ("matches", "status") for table, column, _ in done)
    try:
        if done:
            await check_start(database, scene, is_found=is_found)
    except BaseException as problem:
        problem.add_note(f"{done}")
        raise
    finally:
        await database.close()
