"""602.3a, 701.15. What is used by tapping a creature, and cards of the mana zone with it, instead of letting it attack.

Tap ability: Draw a card.
Tap ability, tapping four cards in your mana zone: Draw two cards.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from engine.games.duel_masters import zones
from engine.games.duel_masters.keyword_abilities import TapAbility
from engine.games.duel_masters.vocabulary.card_actions import Tap
from engine.games.duel_masters.vocabulary.descriptions import CardNoun
from engine.games.duel_masters.vocabulary.places import IN_BATTLE_ZONE
from engine.kernel.abilities import Node
from engine.language.abilities import EFFECT, Fields, effect_slots, played_fields
from engine.language.cards import Chosen
from engine.language.costs import ActionCost
from engine.language.descriptions import Description, Oriented
from engine.language.groups import CardsFrom
from engine.language.numbers import Exactly, Literal
from engine.language.phrases import Phrase
from engine.language.places import YOURS, ZoneOf
from engine.language.words import COUNT

_UNTAPPED_MANA: Final = CardsFrom(Description(CardNoun(), (Oriented(rested=False),)), ZoneOf(YOURS, zones.MANA.name))


def read_tap(values: Fields) -> Fields:
    """The fields of a tap ability: it works in the battle zone."""
    return played_fields({**values, "zones": IN_BATTLE_ZONE})


def read_tap_with_mana(values: Fields) -> Fields:
    """The same where cards of the mana zone are tapped for it as well; the text speaks of none of them."""
    count = Exactly(Literal(values.pop("count")))
    return {**read_tap(values), "costs": (ActionCost(Tap(Chosen(count, _UNTAPPED_MANA))),)}


def _slots(values: Mapping[str, Any]) -> Fields:
    (cost,) = values["costs"]
    return {**effect_slots(values), "count": cost.action.target.count.number.number}


TAP_ABILITIES: Final[Mapping[type[Node], tuple[Phrase, ...]]] = {
    TapAbility: (
        Phrase("tap ability: {effect}", {"effect": EFFECT}, read_tap, effect_slots, lambda node: not node.costs),
        Phrase(
            "tap ability, tapping {count} cards in your mana zone: {effect}",
            {"count": COUNT, "effect": EFFECT},
            read_tap_with_mana,
            _slots,
            lambda node: bool(node.costs),
        ),
    ),
}
"""The phrases of tap abilities."""
