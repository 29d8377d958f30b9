"""Databases as tests open them: a machine that is busy with other things is not a database that hangs."""

from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

from sqlalchemy import create_engine

from storage.connections import Patience
from storage.migrating import migrate
from tests.patience import SECONDS

PATIENT = Patience(connect=SECONDS, command=SECONDS, lock=SECONDS, pool=SECONDS, queue=SECONDS, close=SECONDS)

IMPATIENT = Patience(connect=2.0, command=2.0, lock=2.0, pool=2.0, queue=2.0, close=2.0)
"""For a database that will not answer in any case: how long until that is said makes no difference to the test."""


def make_empty(file: Path) -> None:
    """Make a SQLite database with all tables and nothing in them."""
    file.write_bytes(_empty())


@cache
def _empty() -> bytes:
    """What is in the file of such a database. The migrations are applied once, and not for each test."""
    with TemporaryDirectory() as folder:
        file = Path(folder) / "empty.db"
        engine = create_engine(f"sqlite:///{file}")
        with engine.begin() as connection:
            migrate(connection)
        engine.dispose()
        return file.read_bytes()
