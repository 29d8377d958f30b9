"""601.1a. What is so of the next card that a player uses in a turn, and over when they have used one."""

from __future__ import annotations

from typing import Final

from engine.kernel import verbs
from engine.kernel.abilities import Context
from engine.kernel.cards import Card
from engine.kernel.match import Match
from engine.kernel.memory import UNOBSERVED, Remembered

USED: Final = Remembered[tuple[tuple[int, str, Card], ...]]("used cards", (), touches="used cards", until="turn")
"""601.1. The creatures that were summoned in this turn and the spells that were cast, each with its player and how."""

LOWERED: Final = Remembered[tuple[int, ...]]("lowered", (), touches=UNOBSERVED, until="turn")
"""601.1a. What says once a turn that a card may cost less, and was heeded in this turn: `State.entered` of each."""

UNTIL_USED: Final = "until the next use"
"""How long what is said of the next card lasts: until one is used, or the turn is over."""


def note_used(match: Match, player: int, card: Card, way: str) -> None:
    """A player uses a card, paid for or not: what was said of the next one is over."""
    if way in ("summon", "cast"):
        USED.set(match, (*USED.of(match), (player, way, card)))
    for effect in match.state.effects:
        if effect.duration != UNTIL_USED or effect.player != player or effect.subject is None:
            continue
        context = Context(effect.source, effect.player, effect.entered)
        if getattr(effect.changes[0], "use", way) != way:
            continue
        if effect.subject.matches(match, context, card, match.values(card)):
            verbs.nullify(match, effect.stamp)
