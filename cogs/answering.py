"""Answering whoever acted: acknowledge first, then work, and always say what came of it, to them alone.

async with answering(services, interaction) as answer:
    await answer.acknowledge()
    ...
    await answer.say("deck-deleted", name=name)

Whatever the block raises is told to the one who acted: refusals in their own words, anything unexpected with a number
that also stands in the log.
"""

import logging
import secrets
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from enum import Enum, auto

import discord

from cogs import discord_calls
from cogs.bot_services import BotServices
from cogs.discord_calls import Interaction
from cogs.outgoing_messages import OutgoingMessage
from cogs.presenters.board import text_message
from cogs.undelivered import FailureReason, Undelivered
from cogs.words import Localizer, Safe
from host.errors import ChannelNotAllowed, Refused, UnknownDeck, WrongServerSettings
from host.stored import StorageUnavailable, Unreadable

log = logging.getLogger(__name__)


class CannotDo(Refused):
    """Something that the surface itself refuses, explained by the text of this id."""

    def __init__(self, text: str, **values: object) -> None:
        super().__init__(text, **values)
        self.explained_by = text


class _Acknowledged(Enum):
    NOT_YET = auto()
    WITH_NEW_MESSAGE = auto()
    WITH_OLD_MESSAGE = auto()


class Answer:
    """The conversation with one person about one thing they did."""

    def __init__(self, services: BotServices, interaction: Interaction) -> None:
        self.services = services
        self.interaction = interaction
        self.words: Localizer = services.words(interaction)
        self.refusing: Callable[[Safe], OutgoingMessage] = text_message
        """The message that says what is refused or has gone wrong: with what they would have to type again."""
        self._acknowledged = _Acknowledged.NOT_YET
        self._answered = False

    async def acknowledge(self, *, private: bool = True) -> None:
        """Before any work: a new message follows, to them alone unless it is not `private`."""
        await discord_calls.defer_command(self.interaction, private=private)
        self._acknowledged = _Acknowledged.WITH_NEW_MESSAGE
        await self.services.server_known(self.interaction.guild_id)

    async def acknowledge_press(self) -> None:
        """Before any work: the message with the component stays, and may be changed."""
        await discord_calls.defer_press(self.interaction)
        self._acknowledged = _Acknowledged.WITH_OLD_MESSAGE
        await self.services.server_known(self.interaction.guild_id)

    async def say(self, text: str, **values: object) -> None:
        """Say something, to them alone."""
        await self.tell(text_message(self.words.say(text, **values)))

    async def refuse(self, text: str, **values: object) -> None:
        """Say why nothing comes of what they did, to them alone."""
        await self.tell(self.refusing(self.words.say(text, **values)))

    async def say_all(self, lines: list[Safe]) -> None:
        """Say several things in one message."""
        await self.tell(text_message(Safe("\n".join(lines))))

    async def tell(self, outgoing: OutgoingMessage) -> discord.Message | None:
        """Send this: the message that follows the acknowledgement, or one more, to them alone."""
        if self._acknowledged is _Acknowledged.NOT_YET:
            await self.acknowledge()
        if self._acknowledged is _Acknowledged.WITH_NEW_MESSAGE and not self._answered:
            self._answered = True
            return await discord_calls.fill(self.interaction, outgoing)
        return await discord_calls.whisper(self.interaction, outgoing)


@asynccontextmanager
async def answering(services: BotServices, interaction: Interaction) -> AsyncIterator[Answer]:
    """The conversation about what somebody did; raises nothing."""
    with services.in_conversation():
        answer = Answer(services, interaction)
        try:
            try:
                yield answer
            except Refused as refused:
                log.info("refused", extra={"user": interaction.user.id, "why": str(refused)})
                await answer.tell(answer.refusing(explained(refused, answer.words, interaction.guild)))
            except Undelivered as problem:
                if problem.reason is FailureReason.EXPIRED:
                    raise
                log.warning("undelivered", extra={"user": interaction.user.id, "reason": problem.reason})
                await answer.refuse("undelivered", reason=answer.words.say(f"undelivered-{problem.reason}"))
            except StorageUnavailable:
                log.warning("storage unavailable", extra={"user": interaction.user.id})
                await answer.refuse("refused-storage-unavailable")
            except Unreadable as problem:
                log.error("what is stored is damaged", extra={"user": interaction.user.id, "reason": str(problem)})
                await answer.refuse("refused-stored-damaged")
            except Exception:
                number = secrets.token_hex(3)
                log.exception("unexpected error", extra={"user": interaction.user.id, "number": number})
                await answer.refuse("unexpected", number=number)
        except (Undelivered, discord.HTTPException) as problem:
            # Nobody is left to be told.
            log.warning("answer not delivered", extra={"user": interaction.user.id, "problem": str(problem)})


def explained(refused: Refused, words: Localizer, guild: discord.Guild | None = None) -> Safe:
    """A refusal in words, on a server if it is one."""
    if isinstance(refused, ChannelNotAllowed):
        there = [each for each in refused.channels if guild is None or guild.get_channel(each) is not None]
        if not there:
            return words.say("refused-channels-gone")
        return words.say(refused.text, channels=Safe(", ".join(f"<#{channel}>" for channel in there)))
    if isinstance(refused, UnknownDeck) and refused.values["nearest"]:
        return words.say(f"{refused.text}-near", **refused.values)
    if isinstance(refused, WrongServerSettings):
        return words.say(refused.text, **{**refused.values, "setting": Safe(refused.values["setting"])})
    if isinstance(refused, CannotDo):
        return words.say(refused.explained_by, **refused.values)
    return words.say(refused.text, **refused.values)
