"""Shows matches to those who play and watch them, when the host tells that something has changed.

It listens to the host. It takes note and returns. A refresh loop for the public and one for each player
then pull the newest state, each at its own pace.
"""

import asyncio
import logging
from collections.abc import Callable, Coroutine, Sequence
from contextlib import suppress
from functools import partial
from typing import Any

from cogs import discord_calls
from cogs.bot_services import BotServices, Whereabouts
from cogs.ending import close_invitation
from cogs.pacing import Pace
from cogs.presenters.board import text_message
from cogs.private_hand import POSTING, PrivateHand
from cogs.public_board import PublicBoard
from cogs.refresh_loop import RefreshLoop
from cogs.undelivered import Undelivered
from cogs.words import Localizer, Safe
from host.errors import MatchDamaged
from host.notices import (
    EVERYBODY,
    PUBLIC,
    ClockWarning,
    DamageFound,
    InvitationAnswered,
    MatchClosed,
    MatchStarted,
    MatchUpdate,
    Notice,
    RequestRefused,
    RequestsChanged,
    Viewer,
)
from host.stored import Invitation, Post, RequestKind
from host.summaries import MatchSummary
from host.texts import DEFAULT_LOCALE

log = logging.getLogger(__name__)

PUBLIC_PAUSE_SECONDS = 1.2
"""A channel takes about five messages and edits in five seconds, from all matches in it together."""


DAMAGE = "damage"


class DiscordPublisher:
    """Shows matches to people; the host's listener."""

    def __init__(self, services: BotServices, pace: Pace) -> None:
        self._services = services
        self._pace = pace
        self._loops: dict[tuple[int, Viewer], RefreshLoop] = {}
        self._hands: dict[tuple[int, int], PrivateHand] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._closed = False

    # ---- what the host tells

    def take(self, notice: Notice) -> None:
        """Take note of what has changed, and return."""
        match notice:
            case MatchStarted(match_id):
                self._wake(match_id, EVERYBODY, is_new=True)
            case RequestsChanged(match_id) | MatchClosed(match_id):
                self._wake(match_id, EVERYBODY)
            case MatchUpdate(match_id, _, viewers):
                self._wake(match_id, viewers)
            case ClockWarning(match_id):
                self._start(self._warn(notice), f"warning {match_id}")
            case RequestRefused(match_id, kind, seat):
                self._start(self._tell_refusal(match_id, kind, seat), f"refusal in match {match_id}")
            case DamageFound(match_id, thread_id, channel_id):
                self._start(self._tell_damage(match_id, thread_id, channel_id), f"damage of match {match_id}")
            case InvitationAnswered(invitation):
                self._start(self._close_invitation(invitation), f"invitation {invitation.id}")

    # ---- what the rest of the surface asks

    def hand(self, match_id: int, seat: int) -> PrivateHand:
        """The private message of a seat."""
        return self._hands.setdefault((match_id, seat), PrivateHand(self._services, match_id, seat))

    def let_go(self, match_id: int, seat: int) -> None:
        """A match that is over was looked at: unless its end is still to be shown, its private message is not kept."""
        if (match_id, seat) not in self._loops:
            self._hands.pop((match_id, seat), None)

    def show_again(self, match_id: int, viewer: Viewer) -> None:
        """Somebody asks for the newest state."""
        if viewer is not None:
            self.hand(match_id, viewer).show_anew()
        self._wake(match_id, frozenset({viewer}))

    def server_changed(self, guild_id: int) -> None:
        """Something on a server may have been put right: boards that could not be shown there are tried again."""
        in_trouble = self._services.matches_in_trouble()
        if in_trouble:
            self._start(self._try_again(in_trouble, guild_id), "boards of a server that has changed")

    async def close_left_over(self) -> None:
        """See to the messages that the process before this one was posting, or about to close, when it died."""
        for invitation in await self._services.host.lobby.untold():
            self._start(self._close_invitation(invitation), f"invitation {invitation.id}")
        for post in await self._services.host.posts.of_kind(POSTING):
            self.show_again(post.match_id, post.seat)

    async def close(self) -> None:
        """Show nothing more, whatever is told from now on."""
        self._closed = True
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, *(each.close() for each in self._loops.values()), return_exceptions=True)

    # ---- showing

    def _wake(self, match_id: int, viewers: frozenset[Viewer], *, is_new: bool = False) -> None:
        if self._closed:
            return
        for viewer in viewers:
            key = (match_id, viewer)
            loop = self._loops.get(key)
            if loop is None or loop.finished:
                loop = self._loops[key] = self._loop(match_id, viewer, is_new=is_new)
                loop.when_finished(partial(self._let_go_of, key, loop))
            loop.wake()

    def _loop(self, match_id: int, viewer: Viewer, *, is_new: bool) -> RefreshLoop:
        if viewer is None:
            board = PublicBoard(self._services, match_id, is_new=is_new)
            return RefreshLoop(
                f"match {match_id}, public", lambda: self._show_board(match_id, board), pause=PUBLIC_PAUSE_SECONDS
            )
        seat = viewer
        return RefreshLoop(f"match {match_id}, seat {seat}", lambda: self._show_hand(match_id, seat), pause=0.0)

    def _let_go_of(self, key: tuple[int, Viewer], loop: RefreshLoop) -> None:
        """A loop is finished: another one may have taken its place already."""
        if self._loops.get(key) is loop:
            del self._loops[key]

    async def _show_board(self, match_id: int, board: PublicBoard) -> bool:
        """Show everybody the board. If it has moved, or cannot be shown, the players' hands say so."""
        before = self._services.whereabouts(await self._services.host.summary(match_id))
        await self._pace.before_board()
        try:
            going_on = await board.show()
        except Undelivered:
            await self._tell_if_elsewhere(match_id, before)
            raise
        await self._tell_if_elsewhere(match_id, before)
        if not going_on:
            self._loops.pop((match_id, PUBLIC), None)
            self._services.forget(match_id)
        return going_on

    async def _tell_if_elsewhere(self, match_id: int, before: Whereabouts) -> None:
        summary = await self._services.host.summary(match_id)
        if summary.is_running and self._services.whereabouts(summary) != before:
            self._wake(match_id, frozenset(player.seat for player in summary.players))

    async def _show_hand(self, match_id: int, seat: int) -> bool:
        """Show a player their hand. If their direct messages are closed, the public board says so."""
        summary = await self._services.host.summary(match_id)
        if summary.players[seat].user_id is None:
            return False
        before = self._services.unreachable_seats(match_id)
        try:
            going_on = await self.hand(match_id, seat).show()
        finally:
            if self._services.unreachable_seats(match_id) != before:
                self._wake(match_id, frozenset({PUBLIC}))
        if not going_on:
            self._loops.pop((match_id, seat), None)
            self._hands.pop((match_id, seat), None)
        return going_on

    async def _try_again(self, match_ids: Sequence[int], guild_id: int) -> None:
        """Show the boards of those matches that are played on this server."""
        for match_id in match_ids:
            if (await self._services.host.summary(match_id)).guild_id == guild_id:
                self._wake(match_id, frozenset({PUBLIC}))

    async def _warn(self, warning: ClockWarning) -> None:
        match_id = warning.match_id
        ends = int(warning.deadline.timestamp())
        at, then = Safe(f"<t:{ends}:R>"), "loses" if warning.loses else "default"
        await self._tell_player(
            await self._services.host.summary(match_id),
            warning.seat,
            lambda words, player: words.say("clock-warning", player=player, match=match_id, at=at, then=then),
            f"w{match_id}-{ends}",
        )

    async def _tell_refusal(self, match_id: int, kind: RequestKind, seat: int) -> None:
        summary = await self._services.host.summary(match_id)
        about = {"kind": kind.value, "other": summary.names[1 - seat], "match": match_id}
        await self._tell_player(
            summary,
            seat,
            lambda words, player: words.say("consent-refused", player=player, **about),
            f"n{match_id}-{summary.sequence}-{kind.value[0]}{seat}",
        )

    async def _tell_player(
        self, summary: MatchSummary, seat: int, say: Callable[[Localizer, str], Safe], nonce: str
    ) -> None:
        """Tell one player something that passes: by direct message, or where those are closed in the thread.

        There they are mentioned, which notifies them. `say` is given what they are called.
        """
        user_id, client = summary.players[seat].user_id, self._services.client
        if user_id is None:
            return
        user = await self._services.host.users.get(user_id)
        if user.dm_channel_id is not None and seat not in self._services.unreachable_seats(summary.match_id):
            hand = self._hands.get((summary.match_id, seat))
            words = self._services.words_for_player(summary, None if hand is None else hand.locale)
            try:
                channel = client.get_partial_messageable(user.dm_channel_id)
                await discord_calls.send(channel, text_message(say(words, summary.names[seat])), nonce)
            except Undelivered as problem:
                if problem.passes:
                    raise
            else:
                return
        said = say(self._services.words_for_watchers(summary), Safe(f"<@{user_id}>"))
        channel = client.get_partial_messageable(summary.thread_id or summary.channel_id)
        await discord_calls.send(channel, text_message(said), f"{nonce}-t", ping=user_id)

    async def _tell_damage(self, match_id: int, thread_id: int | None, channel_id: int | None) -> None:
        """Once for all starts: a post that says so is remembered."""
        known = await self._services.host.posts.of_match(match_id)
        if any(post.kind == DAMAGE for post in known):
            return
        outgoing = text_message(Localizer(self._services.texts, DEFAULT_LOCALE).say(MatchDamaged.text, match=match_id))
        for place in (thread_id, channel_id):
            if place is not None:
                try:
                    channel = self._services.client.get_partial_messageable(place)
                    message = await discord_calls.send(channel, outgoing, f"d{match_id}")
                except Undelivered as problem:
                    log.info("not shown", extra={"what": f"damage of match {match_id}", "reason": problem.reason})
                else:
                    await self._services.host.posts.save(Post(message.id, match_id, DAMAGE, place, 0))
                    return

    async def _close_invitation(self, invitation: Invitation) -> None:
        if invitation.match_id is not None:
            with suppress(Undelivered):  # then the link leads to where the match was begun
                await self._services.threads.channel_of(invitation.match_id)
        await close_invitation(self._services, invitation)

    def _start(self, work: Coroutine[Any, Any, None], name: str) -> None:
        if self._closed:
            work.close()
            return

        async def carefully() -> None:
            try:
                await work
            except Undelivered as problem:
                log.info("not shown", extra={"what": name, "reason": problem.reason})
            except Exception:
                log.exception("not shown", extra={"what": name})

        task = asyncio.create_task(carefully(), name=name)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
