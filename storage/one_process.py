"""One bot at a time on a database: whoever starts another one by mistake is told so.

Two would answer the same people and show the same boards, each without knowing what the other has shown.
"""

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager, nullcontext
from errno import EACCES, EAGAIN
from pathlib import Path

from sqlalchemy import make_url, text
from sqlalchemy.ext.asyncio import AsyncConnection

from storage.connections import Connections
from storage.errors import DatabaseInUse, StorageUnavailable

log = logging.getLogger(__name__)

ENDING_SECONDS = 20.0
"""How long to wait for a process that is about to end: it takes 15 s at most."""
LOOK_AGAIN_SECONDS = 0.2

ASK_SECONDS = 10.0
"""How often the server is asked whether the lock is still held."""

_SETTINGS = (
    "idle_in_transaction_session_timeout = 0",
    "tcp_keepalives_idle = 10",
    "tcp_keepalives_interval = 5",
    "tcp_keepalives_count = 3",
)
"""By which the server lets the transaction lie, and notices within half a minute that a machine is gone."""

_POSTGRESQL_LOCK = 8_724_110_363
"""Any number, but the same in every process, and another one than that of migrations."""


def alone_with(url: str, patience: float = ENDING_SECONDS) -> AbstractAsyncContextManager[None]:
    """Be the only process of a bot that uses the database, as long as this lasts; others are not kept from anything.

    The lock goes with the process however that ends. Raises `DatabaseInUse` where another process has not ended after
    `patience` seconds, and `StorageUnavailable` where the server cannot be asked.
    """
    address = make_url(url)
    if address.get_backend_name() == "postgresql":
        return _alone_on_server(url, patience)
    name = address.database
    if not name or not Path(name).parent.is_dir():
        return nullcontext()
    return _alone_with_file(name, patience)


# ---- SQLite: a file beside the database


@asynccontextmanager
async def _alone_with_file(name: str, patience: float) -> AsyncIterator[None]:
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
    import fcntl  # noqa: PLC0415 - only Unix has it, and elsewhere the bot has yet to say that it does not run there

    try:
        fcntl.lockf(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as problem:
        return problem.errno not in (EACCES, EAGAIN)
    return True


# ---- PostgreSQL: a lock of the server's


@asynccontextmanager
async def _alone_on_server(url: str, patience: float) -> AsyncIterator[None]:
    taken: asyncio.Future[None] = asyncio.get_running_loop().create_future()
    holding = asyncio.create_task(_hold(url, taken), name="the database is ours")
    try:
        done, _ = await asyncio.wait({taken}, timeout=patience)
        if not done:
            raise DatabaseInUse(str(make_url(url).database))
        taken.result()
        yield
    finally:
        holding.cancel()
        await asyncio.wait({holding})


async def _hold(url: str, taken: asyncio.Future[None]) -> None:
    """Take the lock and keep it until cancelled; it is lost with its connection, and then taken again.

    `taken` is told of the first time, or of what is in the way of asking.
    """
    while True:
        connections = Connections(url)
        try:
            async with connections.writing() as connection:
                for setting in _SETTINGS:
                    await connection.execute(text(f"SET LOCAL {setting}"))
                await _hold_in(connection, taken)
        except StorageUnavailable as problem:
            if not taken.done():
                taken.set_exception(problem)
                return
            log.warning("whether another bot uses the database is not known", extra={"reason": str(problem)})
        except Exception as problem:
            if not taken.done():
                taken.set_exception(problem)
                return
            log.exception("whether another bot uses the database is not known")
        finally:
            await connections.close()
        await asyncio.sleep(ASK_SECONDS)


async def _hold_in(connection: AsyncConnection, taken: asyncio.Future[None]) -> None:
    """Within a transaction that does nothing else: so the lock holds behind a pooler of connections, too."""
    trying = text("SELECT pg_try_advisory_xact_lock(:lock)")
    while True:
        is_ours = (await connection.execute(trying, {"lock": _POSTGRESQL_LOCK})).scalar_one()
        if is_ours and not taken.done():
            taken.set_result(None)
        if not is_ours and taken.done():
            log.error("another process of a bot uses the database; stop one of the two")
        await asyncio.sleep(ASK_SECONDS if taken.done() else LOOK_AGAIN_SECONDS)
