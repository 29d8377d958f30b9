"""Where a match's public messages go: its own thread or post, or the channel where it was begun."""

import asyncio
import logging
from collections import defaultdict

import discord

from cogs import discord_calls
from cogs.presenters.board import text_message
from cogs.undelivered import FailureReason, Undelivered
from cogs.words import Localizer
from host.host import Host
from host.summaries import MatchSummary
from host.texts import DEFAULT_LOCALE, BotTexts

log = logging.getLogger(__name__)


class MatchThreads:
    """Opens threads, and remembers why some matches have none."""

    def __init__(self, client: discord.Client, host: Host, texts: BotTexts) -> None:
        self._client = client
        self._host = host
        self._texts = texts
        self._opening: defaultdict[int, asyncio.Lock] = defaultdict(asyncio.Lock)
        self._without_thread: dict[int, FailureReason] = {}

    async def channel_of(self, match_id: int) -> int:
        """The id of the thread or channel for the match's messages; opens the thread when there is none yet."""
        async with self._opening[match_id]:
            summary = await self._host.summary(match_id)
            if summary.thread_id is not None:
                return summary.thread_id
            if match_id in self._without_thread or not summary.is_running:
                return summary.channel_id
            return await self._open_thread(summary)

    async def lost(self, summary: MatchSummary, reason: FailureReason) -> bool:
        """The place the match was shown in is gone, or locked; whether there is another to try.

        Whoever has locked the thread does not want another one.
        """
        if summary.thread_id is None:
            return False
        if reason is FailureReason.LOCKED:
            self._without_thread[summary.match_id] = reason
        await self._host.set_thread(summary.match_id, None)
        return self._client.get_channel(summary.channel_id) is not None

    def forget(self, match_id: int) -> None:
        """A match is over and shown: no thread is opened for it any more."""
        self._opening.pop(match_id, None)
        self._without_thread.pop(match_id, None)

    def why_no_thread(self, match_id: int) -> FailureReason | None:
        """Why the match is played in the channel; None if it has a thread, or is where it was meant to be."""
        return self._without_thread.get(match_id)

    def address(self, summary: MatchSummary) -> str:
        """The link to where the match is played."""
        return f"https://discord.com/channels/{summary.guild_id or '@me'}/{summary.thread_id or summary.channel_id}"

    async def _open_thread(self, summary: MatchSummary) -> int:
        home = _home(self._client.get_channel(summary.channel_id))
        if home is None:
            return summary.channel_id
        words = Localizer(self._texts, home.guild.preferred_locale.value or DEFAULT_LOCALE)
        about = {"match": summary.match_id, "first": summary.names[0], "second": summary.names[1]}
        name = words.plain("thread-name", **about)
        try:
            if isinstance(home, discord.ForumChannel):
                thread = await discord_calls.create_post(home, name, text_message(words.say("post-start", **about)))
            else:
                thread = await discord_calls.create_thread(home, name)
        except Undelivered as problem:
            if problem.passes:
                raise
            about_it = {"match": summary.match_id, "reason": problem.reason, "detail": str(problem)}
            log.warning("no thread", extra=about_it)
            self._without_thread[summary.match_id] = problem.reason
            return summary.channel_id
        await self._host.set_thread(summary.match_id, thread.id)
        for player in summary.players:
            if player.user_id is not None:
                await discord_calls.add_to_thread(thread, player.user_id)
        return thread.id


def _home(channel: object) -> discord.TextChannel | discord.ForumChannel | None:
    """The channel in which a match that was begun in this one has its thread; None where it has none."""
    if isinstance(channel, discord.Thread) and isinstance(channel.parent, discord.ForumChannel):
        return channel.parent
    return channel if isinstance(channel, discord.TextChannel) else None
