"""What every test shares: the databases it may run on, who is in a sandbox, and how far hypothesis searches.

`HYPOTHESIS_PROFILE` chooses: `quick` (the default) is small and the same whenever the same tests run on the same code,
so that a red build can be repeated; `soak` (`make soak`) is long and different each time. No profile has a deadline: no
test asserts a time.

Hypothesis mixes the constants of the modules that are loaded by then into its examples, so that they depend on which
tests ran before in the same process. Only the soak lets it.
"""

from __future__ import annotations

import gc
import os
import shutil
import tempfile
from collections.abc import Iterator
from contextlib import suppress
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from hypothesis import HealthCheck, settings
from hypothesis.internal.conjecture import providers
from hypothesis.internal.constants_ast import Constants

if TYPE_CHECKING:  # most tests need neither sandbox nor database, and all would wait for these to be imported
    from sandbox import Person, Sandbox
    from sandbox.world.model import Channel
    from tests.postgresql import Server

SLOW_IS_FINE = (HealthCheck.too_slow, HealthCheck.data_too_large)

settings.register_profile(
    "quick", max_examples=20, deadline=None, derandomize=True, database=None, suppress_health_check=SLOW_IS_FINE
)
settings.register_profile("soak", max_examples=1000, deadline=None, print_blob=True, suppress_health_check=SLOW_IS_FINE)
PROFILE = os.environ.get("HYPOTHESIS_PROFILE", "quick")
settings.load_profile(PROFILE)
if PROFILE == "quick":
    providers._get_local_constants = Constants


MEMORY, ROOM = Path("/dev/shm"), 1 << 30
OBJECTS = 50_000
"""That tests may make, and not free, before the garbage collector looks through them."""


def pytest_configure() -> None:
    """Have what tests write kept in memory where there is room: a database waits for the disk at each commit."""
    if os.access(MEMORY, os.W_OK) and shutil.disk_usage(MEMORY).free > ROOM:
        os.environ.setdefault("TMPDIR", str(MEMORY))
        tempfile.tempdir = None  # it is looked up again


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Begin with what takes long, so that in the end no worker is left alone with it.

    First of all come the tests that may take longest before they are taken to hang.
    """
    items.sort(key=lambda item: (-_allowed(item), not _is_slow(item)))


def _allowed(item: pytest.Item) -> float:
    """The seconds that a test has of its own, in place of those that all have."""
    marker = item.get_closest_marker("timeout")
    return 0.0 if marker is None else float(marker.args[0])


def _is_slow(item: pytest.Item) -> bool:
    return item.get_closest_marker("slow") is not None or item.get_closest_marker("property") is not None


@pytest.hookimpl(wrapper=True)
def pytest_collection(session: pytest.Session) -> Iterator[None]:
    """Let the garbage collector rest meanwhile: what is collected here stays."""
    gc.disable()
    try:
        _import_share(session)
        return (yield)
    finally:
        gc.enable()


def _import_share(session: pytest.Session) -> None:
    """Have each worker import another part of all tests first, if all are to be run.

    From a clean checkout every module has to be compiled: so each is compiled by one worker, and read by the others.
    """
    worker = os.environ.get("PYTEST_XDIST_WORKER", "").removeprefix("gw")
    if not worker or session.config.args != session.config.getini("testpaths"):
        return
    root, workers = session.config.rootpath, int(os.environ["PYTEST_XDIST_WORKER_COUNT"])
    for file in sorted((root / "tests").rglob("test_*.py"))[int(worker) % workers :: workers]:
        if "third_game" not in file.parts:
            with suppress(Exception):  # it is told when the module is collected
                import_module(".".join(file.relative_to(root).with_suffix("").parts))


def pytest_collection_finish() -> None:
    """Have the garbage collector pass over what stays for good, and look for the rest's cycles less often.

    For good are the modules, the cards and the tests themselves. Of what tests make, hardly anything is in a cycle; to
    look for it after each 700 objects more, as Python does by itself, is a tenth of all their work.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(OBJECTS, 10, 10)


@pytest.hookimpl(trylast=True)
def pytest_unconfigure() -> None:
    """Have the garbage collector pass over everything: the process ends, and Python would take seconds to empty it.

    By then pytest has looked for what tests have left open.
    """
    gc.freeze()


@pytest.fixture(scope="session")
def postgresql() -> Iterator[Server]:
    """A PostgreSQL server for this process; the test is skipped where there is none to be had."""
    from tests.postgresql import NO_BINARIES, binaries, server  # noqa: PLC0415 - only for tests of databases

    programs = binaries()
    if programs is None:
        pytest.skip(NO_BINARIES)
    with server(programs) as running:
        yield running


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """Where the SQLite database of a test is."""
    return tmp_path / "tablecast.db"


@pytest.fixture
def bare_sqlite_url(file: Path) -> str:
    """The address of a SQLite database that is not there yet."""
    return f"sqlite+aiosqlite:///{file}"


@pytest.fixture
def sqlite_url(file: Path, bare_sqlite_url: str) -> str:
    """The address of a SQLite database with all tables and nothing in them."""
    from tests.databases import make_empty  # noqa: PLC0415 - only for tests of databases

    make_empty(file)
    return bare_sqlite_url


@pytest.fixture
async def postgresql_url(postgresql: Server) -> str:
    """The address of a PostgreSQL database with all tables and nothing in them."""
    return await postgresql.emptied()


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest) -> str:
    """The address of an empty database; a test that asks for it runs on each kind."""
    found: str = request.getfixturevalue(f"{request.param}_url")
    return found


# ---- who is in a sandbox; where tests use one, there is a fixture `sandbox`


@pytest.fixture
def alice(sandbox: Sandbox) -> Person:
    return sandbox.person("Alice")


@pytest.fixture
def bob(sandbox: Sandbox) -> Person:
    return sandbox.person("Bob")


@pytest.fixture
def carol(sandbox: Sandbox) -> Person:
    return sandbox.person("Carol")


@pytest.fixture
def table(sandbox: Sandbox) -> Channel:
    return sandbox.channel("table")
