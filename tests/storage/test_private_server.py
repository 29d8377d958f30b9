"""The private PostgreSQL server of the tests leaves nothing on the machine, however its process ends."""

import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.patience import SECONDS
from tests.postgresql import NO_BINARIES, binaries

ROOT = Path(__file__).parent.parent.parent

SERVE = """
import signal
from tests.postgresql import binaries, server

signal.signal(signal.SIGINT, signal.default_int_handler)  # whoever started the tests in the background ignores it
with server(binaries()) as running:
    print(running.folder, flush=True)
    signal.pause()
"""


@pytest.fixture
def serving() -> Iterator[subprocess.Popen[str]]:
    """A process that has a server, and says in which folder."""
    if binaries() is None:
        pytest.skip(NO_BINARIES)
    with subprocess.Popen(
        [sys.executable, "-c", SERVE], cwd=ROOT, text=True, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE
    ) as process:
        yield process
        process.kill()


@pytest.mark.parametrize("end", [signal.SIGKILL, signal.SIGTERM, signal.SIGINT])
def test_the_server_ends_with_its_process(serving: subprocess.Popen[str], end: signal.Signals) -> None:
    assert serving.stdout is not None
    folder = Path(serving.stdout.readline().strip())
    assert (folder / "data").exists()
    with socket.socket(socket.AF_UNIX) as connection:
        connection.settimeout(SECONDS)
        connection.connect(str(folder / ".s.PGSQL.5432"))
        serving.send_signal(end)
        assert connection.recv(1) == b""
    serving.wait(SECONDS)
    assert serving.stdout.read() == ""  # once nobody can write any more, whoever takes the server down among them
    assert not folder.exists()
