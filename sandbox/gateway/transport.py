"""How gateway messages go over the wire: plain JSON text, or one compressed stream a connection."""

import json
import zlib
from typing import Protocol

import zstandard
from aiohttp import web

from sandbox.world.model import JsonObject


class Transport(Protocol):
    """Sends JSON messages over one connection."""

    async def send(self, message: JsonObject) -> None:
        """Send one message."""


class PlainText:
    """JSON as text."""

    def __init__(self, socket: web.WebSocketResponse) -> None:
        self._socket = socket

    async def send(self, message: JsonObject) -> None:
        """Send one message."""
        await self._socket.send_str(json.dumps(message))


class ZlibStream:
    """`compress=zlib-stream`: one zlib context, flushed after each message."""

    def __init__(self, socket: web.WebSocketResponse) -> None:
        self._socket = socket
        self._context = zlib.compressobj()

    async def send(self, message: JsonObject) -> None:
        """Send one message."""
        data = self._context.compress(json.dumps(message).encode()) + self._context.flush(zlib.Z_SYNC_FLUSH)
        await self._socket.send_bytes(data)


class ZstdStream:
    """`compress=zstd-stream`: one zstd frame, flushed after each message."""

    def __init__(self, socket: web.WebSocketResponse) -> None:
        self._socket = socket
        self._context = zstandard.ZstdCompressor().compressobj()

    async def send(self, message: JsonObject) -> None:
        """Send one message."""
        data = self._context.compress(json.dumps(message).encode())
        await self._socket.send_bytes(data + self._context.flush(zstandard.COMPRESSOBJ_FLUSH_BLOCK))


def transport_for(socket: web.WebSocketResponse, compression: str | None) -> Transport:
    """The transport that the client asked for in the gateway's address."""
    if compression == "zlib-stream":
        return ZlibStream(socket)
    if compression == "zstd-stream":
        return ZstdStream(socket)
    return PlainText(socket)
