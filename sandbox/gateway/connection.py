"""One gateway connection from HELLO to its close."""

import asyncio
import json
import logging
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from enum import IntEnum
from typing import Any

from aiohttp import WSMsgType, web

from sandbox.gateway.session import Session
from sandbox.gateway.transport import transport_for
from sandbox.limits import DiscordLimits
from sandbox.world.model import JsonObject

log = logging.getLogger(__name__)


_TRAVEL_SECONDS = 0.02
"""How long a heartbeat's answer is on its way: discord.py notes when it sent one only after sending, and would take an
answer that is there before for one to the heartbeat before."""


class Op(IntEnum):
    """Gateway opcodes."""

    DISPATCH = 0
    HEARTBEAT = 1
    IDENTIFY = 2
    PRESENCE_UPDATE = 3
    VOICE_STATE_UPDATE = 4
    RESUME = 6
    RECONNECT = 7
    REQUEST_GUILD_MEMBERS = 8
    INVALID_SESSION = 9
    HELLO = 10
    HEARTBEAT_ACK = 11


class GatewayClosed(Exception):
    """The gateway closes the connection with a code of its own."""

    def __init__(self, code: int, reason: str) -> None:
        super().__init__(f"{code} {reason}")
        self.code = code
        self.reason = reason


# What IDENTIFY and RESUME lead to: a session, and the messages to send first. None: the session is invalid.
Open = Callable[[Op, JsonObject], "tuple[Session, list[JsonObject]] | None"]


class Connection:
    """A client's socket. `open_session` is asked when the client identifies or resumes."""

    def __init__(
        self, request: web.Request, socket: web.WebSocketResponse, limits: DiscordLimits, open_session: Open
    ) -> None:
        self._request = request
        self._socket = socket
        self._transport = transport_for(socket, request.query.get("compress"))
        self._limits = limits
        self._open_session = open_session
        self._outbox: asyncio.Queue[JsonObject] = asyncio.Queue()
        self._received: deque[float] = deque()
        self._next_heartbeat_by = 0.0
        self.session: Session | None = None

    async def run(self) -> None:
        """Speak until either side closes; the session is left without a connection."""
        interval = int(self._limits.heartbeat_seconds * 1000)
        self._outbox.put_nowait({"op": Op.HELLO, "d": {"heartbeat_interval": interval}, "s": None, "t": None})
        sender = asyncio.create_task(self._send_outbox())
        try:
            await self._receive()
        except GatewayClosed as closed:
            log.warning("The gateway closed a connection: %s", closed)
            await self._socket.close(code=closed.code, message=closed.reason.encode())
        finally:
            sender.cancel()
            with suppress(asyncio.CancelledError, ConnectionError):
                await sender
            if self.session is not None and self.session.outbox is self._outbox:
                self.session.outbox = None

    def send(self, op: Op, data: Any = None) -> None:
        """Queue a message that is no event."""
        self._outbox.put_nowait({"op": op, "d": data, "s": None, "t": None})

    async def close(self, code: int, reason: str = "") -> None:
        """Close the socket from the server's side."""
        await self._socket.close(code=code, message=reason.encode())

    def sever(self) -> None:
        """Lose the connection without a closing handshake."""
        if self._request.transport is not None:
            self._request.transport.abort()

    async def _send_outbox(self) -> None:
        while True:
            await self._transport.send(await self._outbox.get())

    async def _receive(self) -> None:
        clock = asyncio.get_running_loop().time
        # Discord is patient with a heartbeat or two that come late.
        patience = self._limits.heartbeat_seconds * 2
        self._next_heartbeat_by = clock() + patience
        while True:
            try:
                async with asyncio.timeout_at(self._next_heartbeat_by):
                    message = await self._socket.receive()
            except TimeoutError:
                raise GatewayClosed(4009, "Session timed out") from None
            if message.type not in {WSMsgType.TEXT, WSMsgType.BINARY}:
                return
            self._check_pace(clock())
            payload = _decoded(message.data)
            if payload["op"] == Op.HEARTBEAT:
                self._next_heartbeat_by = clock() + patience
                asyncio.get_running_loop().call_later(_TRAVEL_SECONDS, self.send, Op.HEARTBEAT_ACK)
            else:
                self._handle(payload)

    def _handle(self, payload: JsonObject) -> None:
        op, data = payload["op"], payload.get("d")
        if op in {Op.IDENTIFY, Op.RESUME}:
            self._begin(Op(op), data)
        elif op in {Op.PRESENCE_UPDATE, Op.VOICE_STATE_UPDATE, Op.REQUEST_GUILD_MEMBERS}:
            if self.session is None:
                raise GatewayClosed(4003, "Not authenticated.")
            if op != Op.PRESENCE_UPDATE:
                log.warning("The sandbox has no answer to gateway opcode %s", Op(op).name)
        else:
            raise GatewayClosed(4001, "Unknown opcode.")

    def _begin(self, op: Op, data: Any) -> None:
        if self.session is not None:
            raise GatewayClosed(4005, "Already authenticated.")
        if not isinstance(data, dict):
            raise GatewayClosed(4002, "Error while decoding payload.")
        opened = self._open_session(op, data)
        if opened is None:
            self.send(Op.INVALID_SESSION, False)
            return
        self.session, first = opened
        for message in first:
            self._outbox.put_nowait(message)
        self.session.outbox = self._outbox
        self.session.detached_at = None

    def _check_pace(self, now: float) -> None:
        window = self._limits.gateway_commands
        self._received.append(now)
        while self._received[0] <= now - window.seconds:
            self._received.popleft()
        if len(self._received) > window.requests:
            raise GatewayClosed(4008, "Rate limited.")


def _decoded(data: str | bytes) -> JsonObject:
    try:
        payload = json.loads(data)
    except ValueError:
        raise GatewayClosed(4002, "Error while decoding payload.") from None
    if not isinstance(payload, dict) or not isinstance(payload.get("op"), int):
        raise GatewayClosed(4002, "Error while decoding payload.")
    return payload
