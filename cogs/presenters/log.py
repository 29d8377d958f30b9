"""The log of a match, in pages of whole turns, the newest last."""

from collections.abc import Sequence

import discord

from cogs.components import ActionButton
from cogs.custom_ids import LogPage
from cogs.outgoing_messages import OutgoingMessage
from cogs.presenters import telling
from cogs.presenters.board import message_of, players
from cogs.words import Localizer, Safe
from host.summaries import MatchSummary
from host.tales import TurnTold

MOST_BYTES = 3400
MOST_LINES = 40
MOST_TURNS = 12  # a text each; Discord takes 40 components


def log_message(summary: MatchSummary, turns: Sequence[TurnTold], page: int, words: Localizer) -> OutgoingMessage:
    """One page of what happened; `NEWEST` or any number too large is the newest."""
    pages = pages_of(turns, words) or [[words.say("log-empty")]]
    page = min(page, len(pages) - 1)
    before = ActionButton.of(
        LogPage(summary.match_id, max(page - 1, 0)), words.plain("page-before"), disabled=page == 0
    )
    after = ActionButton.of(
        LogPage(summary.match_id, page + 1), words.plain("page-after"), disabled=page == len(pages) - 1
    )
    return message_of(
        discord.ui.Container(
            discord.ui.TextDisplay(words.say("log-title", match=summary.match_id, **players(words))),
            *map(discord.ui.TextDisplay, pages[page]),
            discord.ui.TextDisplay(words.say("page-number", page=page + 1, pages=len(pages))),
            discord.ui.ActionRow(before, after),
        )
    )


def pages_of(turns: Sequence[TurnTold], words: Localizer) -> list[list[Safe]]:
    """The turns in pages, a text each: as many whole ones as fit; one that is too long for a page has its own."""
    pages: list[list[Safe]] = []
    for turn in turns:
        parts = _parts_of(turn, words)
        texts = [Safe("\n".join(part)) for part in parts]
        if len(texts) == 1 and pages and len(pages[-1]) < MOST_TURNS and _fits([*pages[-1], *texts]):
            pages[-1] += texts
        else:
            pages += [[text] for text in texts]
    return pages


def _parts_of(turn: TurnTold, words: Localizer) -> list[list[str]]:
    """A turn under its heading, in as few parts as it fits into; what is told as one is never divided."""
    head = [telling.heading(turn, words)]
    summed = telling.counted(turn, words)
    parts: list[list[str]] = [[*head, *([summed] if summed else [])]]
    for tale in turn.tales:
        told = telling.told(tale, words)
        if not _fits([*parts[-1], told]):
            parts.append([words.say("log-turn-goes-on", turn=words.turn(turn.turn))])
        parts[-1].append(told)
    return parts


def _fits(lines: Sequence[str]) -> bool:
    text = "\n".join(lines)
    return len(text.encode()) <= MOST_BYTES and text.count("\n") < MOST_LINES
