"""A host of the ambush game, with the pauses that people take."""

from collections.abc import AsyncIterator

import pytest

from host.host import Host
from storage import Database
from tests.host.passing.ambushes import started
from tests.host.support import ManualClock, Record


@pytest.fixture
async def host(database: Database, record: Record, clock: ManualClock) -> AsyncIterator[Host]:
    made = await started(database, record, clock)
    yield made
    await made.stop()
