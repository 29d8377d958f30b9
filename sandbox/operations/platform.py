"""What every operation needs: the world, its limits, and who is listening."""

import asyncio
import logging
import secrets
from collections import defaultdict, deque
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field

from sandbox.gateway.intents import Intent
from sandbox.limits import DiscordLimits, Window
from sandbox.payloads import messages as message_payloads
from sandbox.world.model import Attachment, CallbackType, Channel, ChatMessage, JsonObject, Snowflake
from sandbox.world.tables import ChatWorld
from sandbox.world.visibility import may_see_channel, may_see_message

log = logging.getLogger(__name__)

Dispatch = Callable[[str, JsonObject, Snowflake | None, Intent], None]
Hear = Callable[[JsonObject], None]


@dataclass(frozen=True, slots=True)
class Acknowledgement:
    """How the app answered an interaction first: after how many `seconds`, and which message that made, if any."""

    type: CallbackType
    seconds: float
    data: JsonObject
    message_id: Snowflake | None = None


@dataclass(slots=True)
class Platform:
    """The world and everybody connected to it. `dispatch` sends a gateway event to the bot.

    `nonces` are, by author and nonce, the messages that were sent with one, and when, in that order.
    """

    world: ChatWorld
    limits: DiscordLimits
    base_url: str = ""
    dispatch: Dispatch = lambda _name, _payload, _guild_id, _intent: None
    may_read_content: bool = False  # whether the app holds the message content intent
    secret: bytes = field(default_factory=lambda: secrets.token_bytes(16))
    listeners: dict[Snowflake, list[Hear]] = field(default_factory=lambda: defaultdict(list))
    waiting: dict[Snowflake, asyncio.Future[Acknowledgement]] = field(default_factory=dict)
    nonces: dict[tuple[Snowflake, str], tuple[Snowflake, float]] = field(default_factory=dict)
    _spent: dict[tuple[str, Snowflake | None], deque[float]] = field(default_factory=lambda: defaultdict(deque))

    def now(self) -> float:
        """Seconds since 1970 by the world's clock."""
        return self.world.clock()

    def spend(self, name: str, key: Snowflake | None, window: Window) -> float:
        """Use one of a window's requests: 0.0 where there was one left, otherwise the seconds until there is."""
        spent, now = self._spent[name, key], self.now()
        while spent and spent[0] <= now - window.seconds:
            spent.popleft()
        if len(spent) >= window.requests:
            return spent[0] + window.seconds - now
        spent.append(now)
        return 0.0

    def signed_address(self, attachment: Attachment) -> str:
        """Where the bot finds a file; good for whoever holds it."""
        signature = message_payloads.signature_of(attachment.id, self.secret)
        return f"{self.base_url}{message_payloads.path_of(attachment)}?hm={signature}"

    def message_for_bot(self, message: ChatMessage) -> JsonObject:
        """The message object that REST and gateway give the bot."""
        return message_payloads.message(self.world, message, self.signed_address)

    def message_for_person(self, message: ChatMessage) -> JsonObject:
        """The message object that a person's client gets; its files are fetched with `?as=<user id>`."""
        return message_payloads.message(self.world, message, message_payloads.path_of)

    def tell(self, user_ids: Iterable[Snowflake], event: JsonObject) -> None:
        """Send the event to every client of these people."""
        for user_id in user_ids:
            for hear in tuple(self.listeners.get(user_id, ())):
                hear(event)

    def who_sees_channel(self, channel: Channel) -> list[Snowflake]:
        """The connected people who have the channel in their list."""
        return [user_id for user_id in self.listeners if may_see_channel(self.world, channel, user_id)]

    def who_sees_message(self, message: ChatMessage) -> list[Snowflake]:
        """The connected people who have the message on their screen."""
        return [user_id for user_id in self.listeners if may_see_message(self.world, message, user_id)]
