"""The log of a match, in pages, the newest last."""

from collections.abc import Sequence

import discord

from cogs.components import ActionButton
from cogs.custom_ids import LogPage
from cogs.outgoing_messages import OutgoingMessage
from cogs.presenters.board import message_of, players
from cogs.words import Localizer, Safe
from host.summaries import LogLine, MatchSummary

LINES_ON_PAGE = 25
MOST_CHARACTERS = 3400
LAST_PAGE = 99_999


def log_message(summary: MatchSummary, said: Sequence[LogLine], page: int, words: Localizer) -> OutgoingMessage:
    """One page of what happened; `LAST_PAGE` or any number too large is the newest."""
    pages = max(1, -(-len(said) // LINES_ON_PAGE))
    page = min(page, pages - 1)
    here = said[page * LINES_ON_PAGE : (page + 1) * LINES_ON_PAGE]
    lines: list[str] = []
    turn: int | None = said[page * LINES_ON_PAGE - 1].turn if page else None
    for each in here:
        if each.turn != turn:
            turn = each.turn
            lines.append(words.say("log-turn", turn=words.turn(turn)))
        lines.append(words.line(each.line))
    text = _fitting(lines) if lines else words.say("log-empty")
    before = ActionButton.of(
        LogPage(summary.match_id, max(page - 1, 0)), words.plain("page-before"), disabled=page == 0
    )
    after = ActionButton.of(LogPage(summary.match_id, page + 1), words.plain("page-after"), disabled=page == pages - 1)
    return message_of(
        discord.ui.Container(
            discord.ui.TextDisplay(words.say("log-title", match=summary.match_id, **players(words))),
            discord.ui.TextDisplay(text),
            discord.ui.TextDisplay(words.say("page-number", page=page + 1, pages=pages)),
            discord.ui.ActionRow(before, after),
        )
    )


def _fitting(lines: Sequence[str]) -> Safe:
    """All lines, each cut as far as is needed for them to fit into one message together."""
    most = MOST_CHARACTERS // len(lines)
    text = "\n".join(lines)
    if len(text.encode()) <= MOST_CHARACTERS:
        return Safe(text)
    return Safe("\n".join(line if len(line) <= most else line[: most - 1] + "…" for line in lines))
