"""One player's own message in a match: hand and decision, in their direct messages or where only they see it."""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import NamedTuple

import discord

import render
from cogs import discord_calls
from cogs.bot_services import BotServices, Whereabouts, choices_shown, is_up_to_date
from cogs.ending import ending
from cogs.outgoing_messages import OutgoingMessage, Posted
from cogs.pictures import ShownPictures, Sketch, drawn
from cogs.presenters.choices import START, Prompt, PromptPlace
from cogs.presenters.ending import Ending
from cogs.presenters.hand import Standing, hand_message, shows_hand_of
from cogs.presenters.telling import brief
from cogs.undelivered import FailureReason, Undelivered
from cogs.words import Localizer, Safe
from engine.kernel.views import View
from host.stored import HandShownBy, Post, Request, UserRow
from host.summaries import MatchSummary, MatchView, PassingView, UndoView
from host.tales import tales

log = logging.getLogger(__name__)

PROMPT = "prompt"
POSTING = "posting"
"""The kind of what stands in a prompt's place while it is being posted: killed then, the next start looks for it."""
LATELY_SECONDS = 120.0
"""Whoever has acted so lately is there: their message is edited. Others get a new one, which notifies them."""
NOTHING_KEPT: Mapping[str, Posted] = MappingProxyType({})


class _Told(NamedTuple):
    """What a player is told beside what they see."""

    since: Sequence[Safe]  #: what has happened since their last decision
    undo: UndoView | None  #: what one of the players wants to take back
    ended: Ending | None  #: how the match has ended


@dataclass(frozen=True, slots=True)
class _Seen:
    """What a player's message shows. Two that are equal need not be shown twice."""

    view: View
    sequence: int | None  #: of the decision, if it is theirs
    requests: tuple[Request, ...]
    running: bool
    place: Whereabouts
    passing: PassingView


class PrivateHand:
    """Shows one seat of one match to its player."""

    def __init__(self, services: BotServices, match_id: int, seat: int) -> None:
        self._services = services
        self._match_id = match_id
        self._seat = seat
        self._post: Post | None = None
        self._seen: _Seen | None = None
        self._anew = False
        self._ephemeral: int | None = None
        self._pictures = ShownPictures()
        self._to_take_away: list[Post] = []
        self._acted_at = float("-inf")
        self._recalled = False
        self.locale: str | None = None  #: the language in which the player has used something of this match
        self._decided: int | None = None
        self._at_rest = asyncio.Event()
        self._at_rest.set()

    def decided(self, sequence: int) -> None:
        """The player has answered the decision of this number: what has happened since is told with the next one."""
        self._decided = sequence

    @contextmanager
    def under_way(self) -> Iterator[None]:
        """While this lasts, the player's own answers go on: what they lead to is shown when the last one is given."""
        self._at_rest.clear()
        try:
            yield
        finally:
            self._at_rest.set()

    @property
    def address(self) -> str | None:
        """The link to the player's direct message, if there is one."""
        return (
            None
            if self._post is None
            else f"https://discord.com/channels/@me/{self._post.channel_id}/{self._post.message_id}"
        )

    def acted(self, locale: str, message_id: int | None = None, *, ephemeral: bool = False) -> None:
        """The player has used something of this match just now: an ephemeral message of theirs, or something else."""
        self._acted_at = time.monotonic()
        self.locale = locale
        if ephemeral:
            self._ephemeral = message_id

    def show_anew(self) -> None:
        """Next time show everything anew, even what has not changed or is being shown right now."""
        self._anew = True

    async def show(self) -> bool:
        """Bring the player's messages up to date; False when the match is over. Raises `Undelivered`."""
        await self._at_rest.wait()
        match_view = await self._services.host.match_view(self._match_id, self._seat)
        await self._recall(match_view)
        waiting, self._to_take_away = self._to_take_away, []
        for post in waiting:
            await self._take_away(post)
        if self._anew:
            self._anew, self._seen = False, None
            self._pictures.forget()
        seen = self._seeing(match_view)
        if seen != self._seen:
            asked_anew = seen.sequence is not None and (self._seen is None or self._seen.sequence is None)
            await self._show_ephemeral(match_view)
            await self._show_directly(match_view, notify=asked_anew and not self._acted_lately())
            self._seen = seen
        return match_view.summary.is_running

    async def message(
        self,
        match_view: MatchView,
        place: PromptPlace = START,
        *,
        directly: bool,
        kept: Mapping[str, Posted] = NOTHING_KEPT,
    ) -> OutgoingMessage:
        """The message that shows this, with the prompt at this place.

        Sent `directly`, far from the public board, it shows whoever is asked the board as well. `kept` are pictures of
        the message that it takes the place of, by their filenames, which show what they would show now.
        """
        words = self._words(match_view.summary)
        sketches = await self._sketches(match_view, directly=directly)
        told = await self._told(match_view, words)
        return self._message(match_view, words, await drawn(sketches, kept), told, place)

    def _message(
        self,
        match_view: MatchView,
        words: Localizer,
        pictures: Sequence[render.Picture | Posted],
        told: _Told,
        place: PromptPlace = START,
    ) -> OutgoingMessage:
        summary, view = match_view.summary, match_view.view
        prompt = None
        if view.decision is not None and summary.is_running:
            numbers = render.numbers(view) if choices_shown(view) else {}
            prompt = Prompt(self._match_id, summary.sequence, view.decision, numbers, render.descriptions(view))
        return hand_message(
            match_view,
            words,
            pictures,
            prompt=prompt,
            place=place,
            standing=Standing(
                self._services.threads.address(summary),
                self._notes(summary, words),
                told.since,
                told.ended,
                [request.kind.value for request in summary.requests if request.seat != self._seat],
                told.undo,
                [request.kind.value for request in summary.requests if request.seat == self._seat],
            ),
        )

    async def _sketches(self, match_view: MatchView, *, directly: bool) -> list[Sketch]:
        """The pictures of the message: far from the public board, the board as well, also for who waits.

        When the match is over, the final board alone.
        """
        boards = [await self._services.board_sketch(match_view)] if directly else []
        if boards and not match_view.summary.is_running:
            return boards
        return boards + await self._services.hand_sketches(match_view, is_low=directly)

    async def _told(self, match_view: MatchView, words: Localizer) -> _Told:
        undo = None
        if match_view.summary.requests:
            undo = await self._services.host.undo_asked(self._match_id, self._seat)
        ended = None if match_view.summary.is_running else await ending(self._services, match_view, words)
        return _Told(await self._since(match_view, words), undo, ended)

    async def _since(self, match_view: MatchView, words: Localizer) -> list[Safe]:
        """What has happened since the player's last decision; in this turn, where that is not known."""
        summary = match_view.summary
        after = -1 if self._decided is None else self._decided - 1
        said = await self._services.host.recent(summary.match_id, self._seat, after=after)
        if self._decided is None:
            said = [each for each in said if each.turn == match_view.view.turn]
        told = tales([each for each in said if each.sequence <= summary.last_entry], self._services.telling_of(summary))
        return [line for tale in told for line in brief(tale, words)]

    def _words(self, summary: MatchSummary) -> Localizer:
        return self._services.words_for_player(summary, self.locale)

    def _notes(self, summary: MatchSummary, words: Localizer) -> list[Safe]:
        notes = []
        reason = self._services.unreachable_seats(summary.match_id).get(self._seat)
        if reason is not None:
            notes.append(words.say("hand-why-here", reason=reason.value))
        if self._services.threads.why_no_thread(summary.match_id) is FailureReason.LOCKED:
            notes.append(words.say("hand-thread-locked"))
        trouble = self._services.trouble_with(summary.match_id)
        if trouble is not None:
            notes.append(words.say("hand-board-trouble", reason=words.say(f"undelivered-{trouble}")))
        return notes

    def _seeing(self, match_view: MatchView) -> _Seen:
        sequence = match_view.summary.sequence if match_view.view.decision is not None else None
        place = self._services.whereabouts(match_view.summary)
        summary = match_view.summary
        return _Seen(match_view.view, sequence, summary.requests, summary.is_running, place, match_view.passing)

    async def _show_ephemeral(self, match_view: MatchView) -> None:
        ephemeral, editor = self._ephemeral, self._services.editor
        if ephemeral is None or not editor.is_fresh(ephemeral):
            return

        async def edit(outgoing: OutgoingMessage) -> discord.Message:
            return await editor.edit_by_interaction(ephemeral, outgoing)

        try:
            await self._put_in_place(ephemeral, match_view, edit, directly=False)
        except Undelivered as problem:
            if problem.passes:
                raise
            log.debug("ephemeral message not edited", extra={"match": self._match_id, "reason": problem.reason})
            self._ephemeral = None

    async def _show_directly(self, match_view: MatchView, *, notify: bool) -> None:
        """By direct message: in the one that is there, or in a new one which notifies the player."""
        old = self._post
        user = await self._user(match_view.summary)
        if user.hand is HandShownBy.EPHEMERAL:
            await self._take_away(old)
            return
        if old is None and not match_view.summary.is_running:
            return
        known = self._services.unreachable_seats(self._match_id).get(self._seat)
        may_post = known is None or known is FailureReason.TOO_MANY_DMS
        if old is not None and not (notify and may_post) and await self._edit(old, match_view):
            return
        if not may_post:
            return
        words = self._words(match_view.summary)
        sketches = await self._sketches(match_view, directly=True)
        try:
            channel_id = user.dm_channel_id or await self._open(user.user_id)
            nonce = f"p{self._match_id}-{self._seat}" if old is None else f"p{old.message_id}"
            await self._note_posting(channel_id, match_view)
            told = await self._told(match_view, words)
            outgoing = self._message(match_view, words, await drawn(sketches, NOTHING_KEPT), told)
            message = await self._services.editor.post(channel_id, outgoing, nonce)
        except Undelivered as problem:
            await self._not_sent(problem, user.user_id)
            if old is not None:  # which says all that a new one would have said, and notifies nobody
                await self._edit(old, match_view)
            return
        self._pictures.note(message, sketches)
        self._services.note_unreachable(self._match_id, self._seat, None)
        await self._keep(
            Post(message.id, self._match_id, PROMPT, channel_id, match_view.summary.last_entry, self._seat)
        )
        await self._services.host.posts.remove(self._posting_id)
        await self._take_away(old)

    async def _take_away(self, post: Post | None) -> None:
        """A direct message is replaced, or not wanted any more."""
        if post is None:
            return
        if post is self._post:
            self._post = None
        try:
            await discord_calls.delete(self._services.editor.partial(post.channel_id, post.message_id))
        except Undelivered as problem:
            log.info("message not deleted yet", extra={"match": self._match_id, "reason": problem.reason})
            self._to_take_away.append(post)
        else:
            await self._services.host.posts.remove(post.message_id)

    async def _put_in_place(
        self,
        message_id: int,
        match_view: MatchView,
        edit: Callable[[OutgoingMessage], Awaitable[discord.Message]],
        *,
        directly: bool,
    ) -> None:
        """Edit a message of the player's; its pictures that have not changed are neither drawn nor sent again."""
        words = self._words(match_view.summary)
        sketches = await self._sketches(match_view, directly=directly)
        pictures = await drawn(sketches, self._pictures.unchanged(message_id, sketches))
        self._pictures.forget(message_id)  # an edit without an answer may have arrived
        outgoing = self._message(match_view, words, pictures, await self._told(match_view, words))
        self._pictures.note(await edit(outgoing), sketches)

    async def _edit(self, post: Post, match_view: MatchView) -> bool:
        """Edit the direct message; False if it has to be a new one."""

        async def edit(outgoing: OutgoingMessage) -> discord.Message:
            return await self._services.editor.edit(post.channel_id, post.message_id, outgoing)

        try:
            await self._put_in_place(post.message_id, match_view, edit, directly=True)
        except Undelivered as problem:
            if problem.passes:
                raise
            log.info("direct message not edited", extra={"match": self._match_id, "reason": problem.reason})
            return False
        self._post = replace(post, sequence=match_view.summary.last_entry)
        self._services.host.posts.shows(post.message_id, self._post.sequence)
        return True

    async def _not_sent(self, problem: Undelivered, user_id: int) -> None:
        if problem.reason is FailureReason.TOO_MANY_DMS or not problem.passes:
            self._services.note_unreachable(self._match_id, self._seat, problem.reason)
        if problem.passes:
            raise problem
        log.info("no direct messages", extra={"match": self._match_id, "seat": self._seat, "reason": problem.reason})
        if problem.reason is FailureReason.GONE:
            await self._services.host.users.set_dm_channel(user_id, None)

    async def _open(self, user_id: int) -> int:
        channel_id = await self._services.direct_messages.open(user_id)
        await self._services.host.users.set_dm_channel(user_id, channel_id)
        return channel_id

    @property
    def _posting_id(self) -> int:
        """The id of what stands in a prompt's place; no message of Discord's has one below 0."""
        return -(2 * self._match_id + self._seat)

    async def _note_posting(self, channel_id: int, match_view: MatchView) -> None:
        post = Post(self._posting_id, self._match_id, POSTING, channel_id, match_view.summary.last_entry, self._seat)
        await self._services.host.posts.save(post)

    async def _close_left_over(self, channel_id: int, posts: Sequence[Post]) -> None:
        """Delete the messages of this match that an earlier process has posted and did not come to note."""
        known = {post.message_id for post in posts}
        try:
            there = await discord_calls.latest(self._services.client.get_partial_messageable(channel_id))
        except Undelivered as problem:
            if problem.passes:
                raise
            log.info("left-over message not looked for", extra={"match": self._match_id, "reason": problem.reason})
            there = []
        for message in there:
            if shows_hand_of(message) == self._match_id and message.id not in known:
                await discord_calls.delete(self._services.editor.partial(channel_id, message.id))
        await self._services.host.posts.remove(self._posting_id)

    async def _keep(self, post: Post) -> None:
        self._post = post
        await self._services.host.posts.save(post)

    async def _user(self, summary: MatchSummary) -> UserRow:
        user_id = summary.players[self._seat].user_id
        assert user_id is not None
        return await self._services.host.users.get(user_id)

    def _acted_lately(self) -> bool:
        return time.monotonic() - self._acted_at < LATELY_SECONDS

    async def _recall(self, match_view: MatchView) -> None:
        """Find the message of an earlier process, and delete one that it had replaced but not deleted yet."""
        if self._recalled:
            return
        posts = await self._services.host.posts.of_match(self._match_id)
        mine = [post for post in posts if post.kind == PROMPT and post.seat == self._seat]
        if mine:
            *replaced, self._post = mine
            for post in replaced:
                await self._take_away(post)
            if is_up_to_date(self._post.sequence, match_view.summary):
                self._seen = self._seeing(match_view)
        for post in posts:
            if post.message_id == self._posting_id:
                await self._close_left_over(post.channel_id, posts)
        self._recalled = True
