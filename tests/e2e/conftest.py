"""A running bot, the sandbox it is connected to, three people, and the channel where most matches begin."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from sandbox import Person, Sandbox
from sandbox.world.model import Channel
from tests.e2e.bots import Running, running_bot


@pytest.fixture
async def running(tmp_path: Path) -> AsyncIterator[Running]:
    async with running_bot(tmp_path) as found:
        yield found


@pytest.fixture
def sandbox(running: Running) -> Sandbox:
    return running.sandbox


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
