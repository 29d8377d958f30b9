"""One damaged value, wherever it is and whatever has become of it, holds up nothing but what it belongs to."""

import asyncio
from pathlib import Path

import pytest

from storage import Database
from storage.connections import Connections
from tests.host.damages import COLUMNS, KINDS, Scene, check_start, copied, damage, make_scene


@pytest.fixture(scope="module")
def scene(tmp_path_factory: pytest.TempPathFactory) -> Scene:
    return asyncio.run(make_scene(tmp_path_factory.mktemp("scene") / "tablecast.db"))


@pytest.mark.parametrize(("table", "column"), COLUMNS)
async def test_whatever_becomes_of_a_value_the_other_match_goes_on(
    scene: Scene, tmp_path: Path, table: str, column: str
) -> None:
    for number, kind in enumerate(KINDS):
        own = copied(scene, tmp_path / f"{number}.db")
        if damage(own, table, column, kind):
            database = Database(Connections(f"sqlite+aiosqlite:///{own.file}"))
            try:
                await check_start(database, own, is_found=column != "status")
            except BaseException as problem:
                problem.add_note(f"{table}.{column} became {kind}")
                raise
            finally:
                await database.close()
