"""The public message of a match: the board, how it stands, who is asked by which rule, the last moves."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import discord

from cogs.components import ActionButton, rows_of
from cogs.custom_ids import NEWEST, Decide, LogPage, ShowHand
from cogs.outgoing_messages import Attachable, OutgoingMessage, Posted
from cogs.presenters.requests import request_parts
from cogs.presenters.telling import coloured
from cogs.words import Localizer, Safe
from engine.kernel.messages import Line, Seat
from engine.kernel.views import View
from host.stored import MatchStatus, Result
from host.summaries import MatchSummary, UndoView
from render import Picture

MOST_LINES = 14
MOST_LOG_BYTES = 2400
MOST_ALT_TEXT = 1024
_RUNNING, OVER = discord.Colour(0x3BA55D), discord.Colour(0x80848E)


@dataclass(frozen=True, slots=True)
class Board:
    """What the public message shows. Two that are equal need not be shown twice."""

    match: int
    view: View
    status: MatchStatus
    result: Result | None
    lines: tuple[Safe, ...]  #: this turn's log, each thing that is told as one
    requests: tuple[tuple[str, int], ...] = ()  #: kinds of pending requests, with the seat that is to answer
    undo: UndoView | None = None  #: what is to be taken back
    notes: tuple[Safe, ...] = ()  #: what the players should know about where they play
    deadline: int | None = None  #: when the clock runs out, in seconds since 1970

    @property
    def over(self) -> bool:
        """Whether the match takes no more answers."""
        return self.status is not MatchStatus.RUNNING


def board_message(board: Board, words: Localizer, picture: Picture | Posted) -> OutgoingMessage:
    """The message. When the match is over its buttons stay in their places; those that are for playing are off."""
    parts: list[discord.ui.Item[Any]] = [
        discord.ui.TextDisplay(
            words.say("board-title", match=board.match, turn=words.turn(board.view.turn), **players(words))
        ),
        gallery(picture),
        discord.ui.TextDisplay(status(board, words)),
    ]
    if board.lines:
        parts += [discord.ui.Separator(), discord.ui.TextDisplay(tail(board.lines, words))]
    for kind, asked in () if board.over else board.requests:
        parts += request_parts(board.match, kind, asked, board.undo, words)
    buttons = [
        ActionButton.of(
            Decide(board.match), words.plain("button-decide"), discord.ButtonStyle.primary, disabled=board.over
        ),
        ActionButton.of(ShowHand(board.match), words.plain("button-hand"), disabled=board.over),
        ActionButton.of(LogPage(board.match, NEWEST), words.plain("button-log")),
    ]
    container = discord.ui.Container(*parts, *rows_of(buttons), accent_colour=OVER if board.over else _RUNNING)
    return message_of(container, picture)


def turn_message(
    match: int, turn: int, told: Sequence[Safe], words: Localizer, pictures: Sequence[Posted]
) -> OutgoingMessage:
    """The message of a turn that has passed: the picture it has and what happened, with nothing left to press."""
    title = words.say("board-title", match=match, turn=words.turn(turn), **players(words))
    parts: list[discord.ui.Item[Any]] = [discord.ui.TextDisplay(title), *map(gallery, pictures)]
    if told:
        parts.append(discord.ui.TextDisplay(Safe("\n".join(told))))
    return message_of(discord.ui.Container(*parts, accent_colour=OVER), *pictures)


def status(board: Board, words: Localizer) -> Safe:
    """Whose decision it is and which rule asks, or how the match ended."""
    view = board.view
    if board.over:
        return outcome(board.status, board.result, view, words)
    lines = []
    phase = view.facts.get("phase")
    if isinstance(phase, str):
        lines.append(words.say("board-phase", player=words.names[view.turn_player], phase=phase))
    if view.asked is not None:
        asked = words.names[view.asked]
        if view.asking is not None:
            lines.append(words.say("board-asked", player=asked, prompt=words.line(view.asking), rule=view.asking_rule))
        else:
            lines.append(words.say("board-thinking", player=asked))
    if board.deadline is not None:
        lines.append(words.say("board-clock", at=Safe(f"<t:{board.deadline}:R>")))
    return Safe("\n".join([*lines, *board.notes]))


def viewed_message(
    summary: MatchSummary, view: View, picture: Picture, words: Localizer, address: str
) -> OutgoingMessage:
    """The board as it is now, for whoever asked."""
    title = words.say("board-title", match=summary.match_id, turn=words.turn(view.turn), **players(words))
    link = words.say("board-link", table=Safe(address))
    return message_of(
        discord.ui.Container(discord.ui.TextDisplay(title), gallery(picture), discord.ui.TextDisplay(link)), picture
    )


def outcome(status: MatchStatus, result: Result | None, view: View, words: Localizer) -> Safe:
    """Who won and why, or why the match is over without a result."""
    if status is not MatchStatus.FINISHED or result is None:
        return words.say(f"over-{status}")
    rule = view.outcome.rule if view.outcome is not None else ""
    how: dict[str, object] = {"reason": result.reason, "rule": rule}
    if result.winner is None:
        return words.say("board-drawn", how=words.line(Line("match-drawn", how)))
    how |= {"winner": Seat(result.winner), "loser": Seat(1 - result.winner)}
    return words.say("board-won", how=words.line(Line("match-won", how)))


def tail(lines: Sequence[Safe], words: Localizer) -> Safe:
    """The last moves, as many as fit; those before them are counted, and stand in the log."""
    kept: list[str] = []
    size = told = 0
    for line in reversed(lines):
        size += len(line.encode()) + 1
        told += line.count("\n") + 1
        if kept and (told > MOST_LINES or size > MOST_LOG_BYTES):
            break
        kept.append(line)
    earlier = len(lines) - len(kept)
    first = [words.say("board-earlier", count=earlier)] if earlier else []
    return Safe("\n".join([*first, *reversed(kept)]))


def players(words: Localizer) -> dict[str, object]:
    """The two players' names with their colours as arguments of a text."""
    return {"first": coloured(words.names, 0), "second": coloured(words.names, 1)}


def gallery(picture: Picture | Posted) -> discord.ui.MediaGallery[Any]:
    """A picture of the message's files with its alt text, as wide as the message."""
    item = discord.MediaGalleryItem(f"attachment://{picture.filename}", description=picture.alt[:MOST_ALT_TEXT])
    return discord.ui.MediaGallery(item)


def message_of(item: discord.ui.Item[Any], *files: Attachable | Posted) -> OutgoingMessage:
    """A message of one item, with files to send or to keep. It never times out: its components are dynamic."""
    view = discord.ui.LayoutView(timeout=None)
    view.add_item(item)
    kept = [file.attachment for file in files if isinstance(file, Posted)]
    return OutgoingMessage(view, [file for file in files if not isinstance(file, Posted)], kept)


def text_message(text: Safe) -> OutgoingMessage:
    """A message that only says something."""
    return message_of(discord.ui.TextDisplay(text))
