"""A running bot, the sandbox it is connected to, three people, and the channel where most matches begin."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from sandbox import Sandbox
from tests.e2e.bots import Running, running_bot


@pytest.fixture
async def running(tmp_path: Path) -> AsyncIterator[Running]:
    async with running_bot(tmp_path) as found:
        yield found


@pytest.fixture
def sandbox(running: Running) -> Sandbox:
    return running.sandbox
