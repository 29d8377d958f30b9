"""One bot at a time on a SQLite database: whoever starts another one by mistake is told so.

Two would answer the same people and show the same boards, each without knowing what the other has shown.
"""

import asyncio
import fcntl
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from errno import EACCES, EAGAIN
from pathlib import Path

from sqlalchemy import make_url

from storage.errors import DatabaseInUse

log = logging.getLogger(__name__)

ENDING_SECONDS = 20.0
"""How long to wait for a process that is about to end: it takes 15 s at most."""
LOOK_AGAIN_SECONDS = 0.2


@asynccontextmanager
async def alone_with(url: str, patience: float = ENDING_SECONDS) -> AsyncIterator[None]:
    """Be the only process that uses the SQLite file at `url`, as long as this lasts; others are not kept from anything.

    The lock is a file beside it, and goes with the process however that ends. Raises `DatabaseInUse` where another
    process has not ended after `patience` seconds.
    """
    name = make_url(url).database
    if not url.startswith("sqlite") or not name or not Path(name).parent.is_dir():
        yield
        return
    try:
        file = Path(f"{name}-lock").open("ab")  # noqa: SIM115, ASYNC230 - held as long as this lasts
    except OSError as problem:
        log.warning("whether another bot uses the database is not known", extra={"reason": problem.strerror})
        yield
        return
    with file:
        deadline = asyncio.get_running_loop().time() + patience
        while not _locked(file.fileno()):
            if asyncio.get_running_loop().time() >= deadline:
                raise DatabaseInUse(name)
            await asyncio.sleep(LOOK_AGAIN_SECONDS)
        yield


def _locked(descriptor: int) -> bool:
    """Whether the lock is ours now; also where the file's system knows none."""
    try:
        fcntl.lockf(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as problem:
        return problem.errno not in (EACCES, EAGAIN)
    return True
