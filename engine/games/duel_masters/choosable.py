"""101.2. Which cards of the other player an effect may choose."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from engine.games.duel_masters.characteristics import COSTS, SPELL, TYPES
from engine.games.duel_masters.field import forbidden_of
from engine.games.duel_masters.keyword_abilities import SpellAbility
from engine.kernel.abilities import Context
from engine.kernel.cards import Card, Values
from engine.kernel.position import Position

BE_CHOSEN: Final = "be chosen"
BY_SPELL: Final = "be chosen by a spell of "
"""What cannot be done to a card by its player's opponent: the second one is followed by the greatest cost."""


def what_acts(match: Position, context: Context) -> Values:
    """110.5a, 808.3a. What the source of an effect is, or last was; of a spell that is cast the half that is cast."""
    if isinstance(context.ability, SpellAbility) and context.known is not None:
        return context.known
    return context.information(match)


def choosable(match: Position, context: Context, cards: Iterable[Card]) -> list[Card]:
    """Of these cards those that whoever chooses for an effect may choose."""
    values = what_acts(match, context)
    cost = min(values[COSTS], default=0) if SPELL in values[TYPES] else None
    return [card for card in cards if match.master(card) == context.chooser or not _is_spared(match, card, cost)]


def _is_spared(match: Position, card: Card, cost: int | None) -> bool:
    """Whether a card cannot be chosen by a spell of a cost, or by what is no spell (None)."""
    cannot = forbidden_of(match, card)
    if BE_CHOSEN in cannot:
        return True
    said = [each.removeprefix(BY_SPELL) for each in cannot if each.startswith(BY_SPELL)]
    return cost is not None and any(cost <= int(most) for most in said)
