"""The public board of one match: a new message each turn, edited within it, and the result at the end."""

import logging
from collections.abc import Sequence
from dataclasses import dataclass, replace

import discord

import render
from cogs import discord_calls
from cogs.bot_services import BotServices, is_up_to_date
from cogs.ending import ending, tell_channel
from cogs.outgoing_messages import OutgoingMessage, Posted, posted_pictures
from cogs.presenters.board import Board, board_message, turn_message
from cogs.presenters.ending import result_message
from cogs.presenters.telling import heading, story, told
from cogs.undelivered import FailureReason, Undelivered
from cogs.words import Localizer, Safe
from host.notices import PUBLIC
from host.stored import Post
from host.summaries import MatchSummary, MatchView
from host.tales import TurnTold

log = logging.getLogger(__name__)

BOARD, RESULT = "board", "result"
MOST_STORY_BYTES = 3000


@dataclass(frozen=True, slots=True)
class _Shown:
    """The message that shows the board from turn `first` on, which is an earlier one where whole turns were skipped.

    `board` is what it shows and `pictures` how, None for a message of an earlier process. After an edit without an
    answer, `pictures` is None too.
    """

    message_id: int
    channel_id: int
    first: int
    turn: int
    sequence: int
    board: Board | None = None
    pictures: Sequence[Posted] | None = None


class PublicBoard:
    """Shows one match to everybody."""

    def __init__(self, services: BotServices, match_id: int, *, is_new: bool) -> None:
        """A match that ``is_new`` has begun in this process: no other can have posted anything of it."""
        self._services = services
        self._match_id = match_id
        self._shown: _Shown | None = None
        self._unclosed: list[_Shown] = []  #: of turns that are over, for as long as Discord may yet take that
        self._announced = False
        self._recalled = False
        self._has_posted = is_new

    async def show(self) -> bool:
        """Bring the board up to date; False when the match is over and its result announced. Raises `Undelivered`."""
        try:
            going_on = await self._show()
        except Undelivered as problem:
            self._services.note_trouble(self._match_id, problem.reason)
            raise
        self._services.note_trouble(self._match_id, None)
        return going_on

    async def _show(self) -> bool:
        """Show the board where the match is played, or elsewhere if that turns out to be gone or locked."""
        await self._recall()
        try:
            return await self._show_in_place()
        except Undelivered as problem:
            if problem.reason not in (FailureReason.GONE, FailureReason.LOCKED):
                raise
            if not await self._services.threads.lost(await self._services.host.summary(self._match_id), problem.reason):
                raise
        return await self._show_in_place()

    async def _show_in_place(self) -> bool:
        match_view = await self._services.host.match_view(self._match_id, PUBLIC)
        words = self._services.words_for_watchers(match_view.summary)
        board = await self._board(match_view, words)
        if not self._is_shown(board, match_view.summary):
            await self._put(match_view, board, words)
        if not match_view.summary.is_running and not self._announced:
            await self._announce(match_view, words)
        await self._services.host.shown(self._match_id, match_view.summary.last_entry)
        await self._close_left(match_view.summary, words)
        return match_view.summary.is_running

    def _is_shown(self, board: Board, summary: MatchSummary) -> bool:
        shown = self._shown
        if shown is None:
            return False
        return shown.board == board if shown.board is not None else is_up_to_date(shown.sequence, summary)

    async def _board(self, match_view: MatchView, words: Localizer) -> Board:
        summary = match_view.summary
        notes = [
            words.say("board-no-dms", player=summary.names[seat], reason=reason.value)
            for seat, reason in sorted(self._services.unreachable_seats(self._match_id).items())
        ]
        no_thread = self._services.threads.why_no_thread(self._match_id)
        if no_thread is not None:
            notes.append(words.say(_no_thread(no_thread), reason=words.say(f"undelivered-{no_thread}")))
        return Board(
            match=self._match_id,
            view=match_view.view,
            status=summary.status,
            result=summary.result,
            lines=await self._lines(summary, self._first_turn(match_view.view.turn), match_view.view.turn, words),
            requests=tuple((request.kind.value, 1 - request.seat) for request in summary.requests),
            undo=await self._services.host.undo_asked(self._match_id, PUBLIC) if summary.requests else None,
            notes=tuple(notes),
            deadline=None if summary.deadline is None else int(summary.deadline.timestamp()),
        )

    def _first_turn(self, turn: int) -> int:
        """Where the log begins in the message of this turn: after the last one that was shown."""
        shown = self._shown
        if shown is None:
            return 0
        return shown.first if shown.turn == turn else min(turn, shown.turn + 1)

    async def _turns(self, summary: MatchSummary, first: int, last: int) -> list[TurnTold]:
        turns = await self._services.turns_told(summary, PUBLIC)
        return [turn for turn in turns if first <= turn.turn <= last]

    async def _lines(self, summary: MatchSummary, first: int, last: int, words: Localizer) -> tuple[Safe, ...]:
        turns = await self._turns(summary, first, last)
        found: list[Safe] = []
        for turn in turns:
            if len(turns) > 1:
                found.append(heading(turn, words))
            found += [told(tale, words) for tale in turn.tales]
        return tuple(found)

    async def _put(self, match_view: MatchView, board: Board, words: Localizer) -> None:
        """Show a board: in the message of its turn while that is there, otherwise in a new one."""
        channel_id = await self._services.threads.channel_of(self._match_id)
        shown, is_closed = self._shown, True
        if shown is not None and shown.channel_id == channel_id:
            if shown.turn == board.view.turn:
                message = await self._edit(shown, board_message(board, words, await self._picture(match_view)))
                if message is not None:
                    pictures, entry = posted_pictures(message), match_view.summary.last_entry
                    self._shown = replace(shown, sequence=entry, board=board, pictures=pictures)
                    self._services.host.posts.shows(shown.message_id, entry)
                    return
            else:
                is_closed = await self._close(shown, match_view.summary, words)
        before = 0 if shown is None else shown.message_id
        outgoing = board_message(board, words, await self._services.board_picture(match_view))
        nonce, tried_before = f"b{before}-{self._match_id}", not self._has_posted
        message = await self._services.editor.post(channel_id, outgoing, nonce, tried_before=tried_before)
        self._has_posted = True
        first, turn, entry = self._first_turn(board.view.turn), board.view.turn, match_view.summary.last_entry
        await self._keep(_Shown(message.id, channel_id, first, turn, entry, board, posted_pictures(message)))
        if shown is not None and is_closed:
            await self._services.host.posts.remove(shown.message_id)
        elif shown is not None:
            self._unclosed.append(shown)

    async def _picture(self, match_view: MatchView) -> render.Picture | Posted:
        """The board as it is now: the picture that its message has, as long as nothing on it has changed."""
        shown, table = self._shown, render.table(match_view.view)
        if shown is not None and shown.board is not None and shown.pictures and render.table(shown.board.view) == table:
            return shown.pictures[0]
        return await self._services.board_picture(match_view)

    async def _edit(self, shown: _Shown, outgoing: OutgoingMessage) -> discord.Message | None:
        """Edit the message of this turn; None if it has to be a new one."""
        self._shown = replace(shown, pictures=None)  # an edit without an answer may have arrived
        try:
            return await self._services.editor.edit(shown.channel_id, shown.message_id, outgoing)
        except Undelivered as problem:
            if problem.passes:
                raise
            log.info("board not edited", extra={"match": self._match_id, "reason": problem.reason})
            return None

    async def _close(self, shown: _Shown, summary: MatchSummary, words: Localizer) -> bool:
        """The turn of a message is over: it keeps its picture and says what happened, for whoever looks in late.

        Where that is refused it stays as it is: the next turn's board does not depend on it. False where it may be
        taken later.
        """
        try:
            await self._try_to_close(shown, summary, words)
        except Undelivered as problem:
            log.info("turn not closed", extra={"match": self._match_id, "reason": problem.reason})
            return not problem.passes
        return True

    async def _try_to_close(self, shown: _Shown, summary: MatchSummary, words: Localizer) -> None:
        lines = story(await self._turns(summary, shown.first, shown.turn), words, MOST_STORY_BYTES)
        editor, channel_id, message_id = self._services.editor, shown.channel_id, shown.message_id
        pictures = shown.pictures
        if pictures is None:
            pictures = posted_pictures(await discord_calls.fetch(editor.partial(channel_id, message_id)))
        await editor.edit(channel_id, message_id, turn_message(self._match_id, shown.turn, lines, words, pictures))

    async def _close_left(self, summary: MatchSummary, words: Localizer) -> None:
        """Close the turns that could not be closed when they ended. After the match's end there is no later time."""
        for shown in list(self._unclosed):
            if not await self._close(shown, summary, words):
                if not summary.is_running:
                    raise Undelivered(FailureReason.TROUBLE, f"the message of turn {shown.turn} cannot be edited")
                return
            self._unclosed.remove(shown)
            await self._services.host.posts.remove(shown.message_id)

    async def _announce(self, match_view: MatchView, words: Localizer) -> None:
        channel_id = await self._services.threads.channel_of(self._match_id)
        await tell_channel(self._services, match_view.summary)
        ended = await ending(self._services, match_view, words)
        outgoing = result_message(ended, await self._services.board_picture(match_view), words)
        message = await self._services.editor.post(channel_id, outgoing, f"r-{self._match_id}")
        self._announced = True
        await self._services.host.posts.save(
            Post(message.id, self._match_id, RESULT, channel_id, match_view.summary.last_entry)
        )

    async def _keep(self, shown: _Shown) -> None:
        self._shown = shown
        kind = f"{BOARD}:{shown.first}:{shown.turn}"
        await self._services.host.posts.save(
            Post(shown.message_id, self._match_id, kind, shown.channel_id, shown.sequence)
        )

    async def _recall(self) -> None:
        """Find the messages of an earlier process."""
        if self._recalled:
            return
        for post in await self._services.host.posts.of_match(self._match_id):
            kind, *turns = post.kind.split(":")
            if kind == BOARD and len(turns) == 2 and all(turn.isdecimal() for turn in turns):
                if self._shown is not None:  # it was replaced, and perhaps not closed yet
                    self._unclosed.append(self._shown)
                first, turn = map(int, turns)
                self._shown = _Shown(post.message_id, post.channel_id, first, turn, post.sequence)
            elif kind == RESULT:
                self._announced = True
        self._recalled = True


def _no_thread(reason: FailureReason) -> str:
    """The id of the text that says why a match is played in the channel."""
    return "board-thread-locked" if reason is FailureReason.LOCKED else "board-no-thread"
