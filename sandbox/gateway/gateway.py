"""The gateway: sessions of all shards, who may identify, and how connections are lost on demand."""

from typing import Any

from aiohttp import web

from sandbox.gateway.connection import Connection, GatewayClosed, Op
from sandbox.gateway.intents import KNOWN_BITS, PRIVILEGED, Intent
from sandbox.gateway.session import Session
from sandbox.operations.platform import Platform
from sandbox.payloads import basics
from sandbox.world.model import Guild, JsonObject, Snowflake


class Gateway:
    """`granted` are the privileged intents the app holds; `identifies` counts the sessions that were started."""

    def __init__(self, platform: Platform, token: str, granted: Intent) -> None:
        self._platform = platform
        self._token = token
        self._granted = granted
        self._connections: list[Connection] = []
        self._sessions: dict[str, Session] = {}
        self._held: list[tuple[Session, list[Guild]]] | None = None  # what new sessions are still to be told
        self._identified_at = float("-inf")
        self.identifies = 0
        self.resumes = 0

    async def serve(self, request: web.Request) -> web.WebSocketResponse:
        """Handle a connection to the gateway's address."""
        socket = web.WebSocketResponse(max_msg_size=15 * 1024)
        await socket.prepare(request)
        if request.query.get("v", "10") != "10" or request.query.get("encoding", "json") != "json":
            await socket.close(code=4012, message=b"Invalid API version")
            return socket
        connection = Connection(request, socket, self._platform.limits, self._open)
        self._connections.append(connection)
        try:
            await connection.run()
        finally:
            self._connections.remove(connection)
            self._detach(connection, socket.close_code)
        return socket

    def dispatch(self, name: str, payload: JsonObject, guild_id: Snowflake | None, intent: Intent) -> None:
        """Send an event to every session that wants it; those without a connection get it when they resume."""
        for session in tuple(self._sessions.values()):
            if session.wants(guild_id, intent):
                session.dispatch(name, payload)

    @property
    def shards(self) -> list[tuple[int, int]]:
        """The (number, count) of every shard that is connected."""
        return [each.session.shard for each in self._connections if each.session is not None]

    def session_start_limit(self) -> JsonObject:
        """The object of that name in the answer to GET /gateway/bot."""
        total = self._platform.limits.session_starts
        left = max(total - self.identifies, 0)
        return {"total": total, "remaining": left, "reset_after": 86_400_000, "max_concurrency": 1}

    def drop(self, resumable: bool = True, ask: bool = False) -> None:
        """Lose all connections. Without `ask` the socket just goes; with it the client is told to reconnect (op 7).

        Where it is not `resumable`, the sessions are gone and RESUME is answered with INVALID_SESSION.
        """
        if not resumable:
            self._sessions.clear()
        for connection in tuple(self._connections):
            if ask:
                connection.send(Op.RECONNECT)
            else:
                connection.sever()

    def hold_servers(self) -> None:
        """Let new sessions know the ids of their servers alone, as right after READY, until these are told."""
        self._held = []

    def tell_servers(self) -> None:
        """Tell what was held."""
        held, self._held = self._held or [], None
        for session, guilds in held:
            self._create_guilds(session, guilds)

    async def close(self) -> None:
        """Close every connection, as when the server goes down."""
        for connection in tuple(self._connections):
            await connection.close(1001, "Going away")

    def _open(self, op: Op, data: JsonObject) -> tuple[Session, list[JsonObject]] | None:
        if data.get("token") != self._token:
            raise GatewayClosed(4004, "Authentication failed.")
        return self._identify(data) if op is Op.IDENTIFY else self._resume(data)

    def _identify(self, data: JsonObject) -> tuple[Session, list[JsonObject]] | None:
        intents = self._intents(data.get("intents"))
        number, count = self._shard(data.get("shard", [0, 1]))
        now = self._platform.now()
        if now - self._identified_at < self._platform.limits.identify_seconds:
            return None
        self._identified_at = now
        self.identifies += 1
        self._forget_expired()
        session = Session(intents, (number, count), self._platform.limits.resume_events)
        self._sessions[session.id] = session
        world = self._platform.world
        guilds = [guild for guild in world.guilds if session.wants(guild.id, Intent.NONE) and self._is_in(guild)]
        session.dispatch("READY", self._ready(session, guilds))
        if intents & Intent.GUILDS:
            if self._held is None:
                self._create_guilds(session, guilds)
            else:
                self._held.append((session, guilds))
        return session, list(session.sent)

    def _create_guilds(self, session: Session, guilds: list[Guild]) -> None:
        for guild in guilds:
            session.dispatch("GUILD_CREATE", basics.guild_create(self._platform.world, guild))

    def _resume(self, data: JsonObject) -> tuple[Session, list[JsonObject]] | None:
        session = self._sessions.get(str(data.get("session_id")))
        sequence = data.get("seq")
        if session is None or not isinstance(sequence, int) or self._has_expired(session):
            return None
        missed = session.missed_since(sequence)
        if missed is None:
            return None
        self.resumes += 1
        session.dispatch("RESUMED", {})
        return session, [*missed, session.sent[-1]]

    def _ready(self, session: Session, guilds: list[Guild]) -> JsonObject:
        bot = self._platform.world.bot
        return {
            "v": 10,
            "user": basics.user(bot),
            "guilds": [{"id": str(guild.id), "unavailable": True} for guild in guilds],
            "session_id": session.id,
            "resume_gateway_url": f"{self._platform.base_url.replace('http', 'ws', 1)}/gateway",
            "shard": list(session.shard),
            "application": {"id": str(bot.id), "flags": 0},
        }

    def _is_in(self, guild: Guild) -> bool:
        return guild.member(self._platform.world.bot.id) is not None

    def _intents(self, value: Any) -> Intent:
        if not isinstance(value, int) or not 0 <= value <= KNOWN_BITS:
            raise GatewayClosed(4013, "Invalid intent(s).")
        if Intent(value) & PRIVILEGED & ~self._granted:
            raise GatewayClosed(4014, "Disallowed intent(s).")
        return Intent(value)

    def _shard(self, value: Any) -> tuple[int, int]:
        match value:
            case [int(number), int(count)] if 0 <= number < count:
                return number, count
        raise GatewayClosed(4010, "Invalid shard.")

    def _detach(self, connection: Connection, close_code: int | None) -> None:
        """A client that closes with 1000 or 1001 ends its session; anything else leaves it to be resumed."""
        session = connection.session
        if session is None:
            return
        if close_code in {1000, 1001}:
            self._sessions.pop(session.id, None)
        elif session.outbox is None:
            session.detached_at = self._platform.now()
        self._forget_expired()

    def _forget_expired(self) -> None:
        self._sessions = {key: each for key, each in self._sessions.items() if not self._has_expired(each)}

    def _has_expired(self, session: Session) -> bool:
        detached_at = session.detached_at
        return detached_at is not None and self._platform.now() - detached_at > self._platform.limits.resume_seconds
