"""A PostgreSQL server that stops answering when it is told to: what goes between it and its clients is kept back."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

from tests.postgresql import Server


class Line:
    """The line to a server. While it is quiet connections are taken, and nothing is ever answered."""

    def __init__(self, server: Server) -> None:
        self._socket = server.folder / ".s.PGSQL.5432"
        self._open = asyncio.Event()
        self._open.set()
        self._tasks: list[asyncio.Task[None]] = []
        self.port = 0

    @property
    def url(self) -> str:
        """The address of the server at the other end."""
        return f"postgresql+asyncpg://tablecast@127.0.0.1:{self.port}/tablecast"

    def go_quiet(self) -> None:
        """Let nothing through any more."""
        self._open.clear()

    def go_on(self) -> None:
        """Let everything through again."""
        self._open.set()

    def take(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Pass on what a client and the server say to each other."""
        self._tasks.append(asyncio.create_task(self._connect(reader, writer)))

    async def close(self) -> None:
        """Cut everybody off."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _connect(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        ends = [writer]
        try:
            await self._open.wait()
            server_reader, server_writer = await asyncio.open_unix_connection(str(self._socket))
            ends.append(server_writer)
            await asyncio.gather(self._pass_on(reader, server_writer), self._pass_on(server_reader, writer))
        finally:
            for end in ends:
                end.transport.abort()
                with suppress(OSError):
                    await end.wait_closed()

    async def _pass_on(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            while said := await reader.read(65536):
                await self._open.wait()
                writer.write(said)
                await writer.drain()
        writer.close()


@asynccontextmanager
async def line_to(server: Server) -> AsyncIterator[Line]:
    """A line to a server, for as long as the block."""
    line = Line(server)
    listening = await asyncio.start_server(line.take, "127.0.0.1", 0)
    line.port = listening.sockets[0].getsockname()[1]
    try:
        yield line
    finally:
        listening.close()
        await line.close()
