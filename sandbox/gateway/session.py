"""A gateway session: what it wants to hear, what it was sent, and how it goes on over another connection."""

import asyncio
import secrets
from collections import deque
from dataclasses import dataclass, field

from sandbox.gateway.intents import Intent
from sandbox.world.model import JsonObject, Snowflake


@dataclass(slots=True)
class Session:
    """A session of one shard. `sent` keeps the newest events for replay; `outbox` feeds the connection."""

    intents: Intent
    shard: tuple[int, int]
    kept_events: int
    id: str = field(default_factory=lambda: secrets.token_hex(16))
    sequence: int = 0
    sent: deque[JsonObject] = field(default_factory=deque)
    outbox: "asyncio.Queue[JsonObject] | None" = None
    detached_at: float | None = None

    def wants(self, guild_id: Snowflake | None, intent: Intent) -> bool:
        """Whether an event is for this session. What happens in direct messages is for shard 0 alone."""
        number, count = self.shard
        shard = 0 if guild_id is None else (guild_id >> 22) % count
        return shard == number and (intent is Intent.NONE or bool(self.intents & intent))

    def dispatch(self, name: str, payload: JsonObject) -> None:
        """Number an event, keep it, and send it if a connection is there."""
        self.sequence += 1
        event: JsonObject = {"op": 0, "t": name, "s": self.sequence, "d": payload}
        self.sent.append(event)
        if len(self.sent) > self.kept_events:
            self.sent.popleft()
        if self.outbox is not None:
            self.outbox.put_nowait(event)

    def missed_since(self, sequence: int) -> list[JsonObject] | None:
        """The events after `sequence`; None where some of them are no longer kept, or it was never reached."""
        oldest = self.sent[0]["s"] if self.sent else self.sequence + 1
        if sequence > self.sequence or sequence < oldest - 1:
            return None
        return [event for event in self.sent if event["s"] > sequence]
