"""The page that a match ends with: who has won and why, the final board, who did what, the decks, and a rematch."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import discord

from cogs.components import ActionButton, rows_of
from cogs.custom_ids import NEWEST, LogPage, PlayedDeck, Rematch
from cogs.outgoing_messages import OutgoingMessage
from cogs.presenters.board import OVER, gallery, message_of, outcome
from cogs.presenters.decks import deck_parts, room_below
from cogs.presenters.fitting import fitting
from cogs.presenters.telling import coloured, line_of
from cogs.words import Localizer, Safe
from engine.kernel.views import View
from host.decks import KeptDeck
from host.summaries import LogLine, MatchSummary, SeatedPlayer
from render import Picture

MOST_DEEDS = 6


@dataclass(frozen=True, slots=True)
class Ending:
    """How a match has ended, in words."""

    match: int
    players: tuple[SeatedPlayer, ...]
    outcome: Safe
    about: tuple[Safe, ...]  #: each player with their deck and what they did, and how long it was


def ending_of(summary: MatchSummary, view: View, said: Sequence[LogLine], words: Localizer) -> Ending:
    """How a match has ended, of which everybody could read what is `said`."""
    minutes = 0 if summary.ended_at is None else round((summary.ended_at - summary.created_at).total_seconds() / 60)
    about: list[Safe] = []
    for player in summary.players:
        about.append(words.say("result-deck", player=coloured(words.names, player.seat), deck=player.deck_name))
        did = deeds(player.seat, said, words)
        if did:
            about.append(line_of(did))
    about.append(words.say("result-length", turn=words.turn(view.turn), minutes=minutes))
    return Ending(summary.match_id, summary.players, outcome(summary.status, summary.result, view, words), tuple(about))


def deeds(seat: int, said: Sequence[LogLine], words: Localizer) -> list[str]:
    """What a player did, as far as it is counted, the most frequent first; in bold what the other did less often.

    What befell them, such as that a card of theirs was destroyed, is none of their doing.
    """
    counts = [Counter(each.line.text for each in said if each.whose == one) for one in (seat, 1 - seat)]
    found = []
    for text, count in counts[0].most_common():
        counted = words.counted(text, count)
        if counted is not None and not words.befalls(text):
            found.append(f"**{counted}**" if count > counts[1][text] else counted)
    return found[:MOST_DEEDS]


def ending_parts(ending: Ending, words: Localizer) -> list[discord.ui.Item[Any]]:
    """The words and buttons of the page; the pictures stand between its title and these."""
    buttons = [
        ActionButton.of(Rematch(ending.match), words.plain("button-rematch"), discord.ButtonStyle.primary),
        *(
            ActionButton.of(
                PlayedDeck(ending.match, player.seat),
                words.plain("button-played-deck", player=coloured(words.names, player.seat)),
            )
            for player in ending.players
        ),
        ActionButton.of(LogPage(ending.match, NEWEST), words.plain("button-log")),
    ]
    return [discord.ui.TextDisplay(Safe("\n".join(ending.about))), *rows_of(buttons)]


def result_message(ending: Ending, picture: Picture, words: Localizer) -> OutgoingMessage:
    """The page in public, a message of its own: its buttons never move under a finger that meant another."""
    container = discord.ui.Container(
        discord.ui.TextDisplay(Safe("## " + ending.outcome)),
        gallery(picture),
        *ending_parts(ending, words),
        accent_colour=OVER,
    )
    return message_of(container, picture)


def played_deck_message(
    player: str, deck: KeptDeck, game: str, counts: Safe, listed: str, picture: Picture, words: Localizer
) -> OutgoingMessage:
    """The deck that somebody played, as a grid and as a list."""
    lines = [words.text(line) for line in listed.splitlines()]
    heading = words.say("played-deck", player=player, name=deck.name, game=game)
    return message_of(
        discord.ui.Container(
            *deck_parts(heading, counts, picture),
            discord.ui.TextDisplay(Safe("\n".join(fitting(lines, len(lines), words, room_below(counts))))),
        ),
        picture,
    )
