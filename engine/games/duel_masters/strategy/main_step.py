"""Charging mana and using cards."""

from __future__ import annotations

from typing import Final

from engine.games.duel_masters.characteristics import CIVILIZATIONS, KEYWORDS, SUPERTYPES
from engine.games.duel_masters.hyper_mode import HYPER_MODE
from engine.games.duel_masters.strategy.perspective import DuelMastersPerspective, civilizations, cost
from engine.games.duel_masters.strategy.spells import does_something
from engine.kernel.views import CardView, OptionView

ENOUGH: Final = 8  #: cards in the mana zone, after which one keeps the cards


def charge(perspective: DuelMastersPerspective) -> tuple[str, ...]:
    """503.1. While there is little mana: what brings a missing civilisation, or costs most of what can wait."""
    options = perspective.options("charge")
    mana = perspective.mana(perspective.me)
    if not options or mana >= ENOUGH or (mana >= ENOUGH - 2 and len(options) < 2):
        return ("pass",)
    zone = perspective.pile("mana zone")
    there = frozenset[str]().union(*[card.values.get(CIVILIZATIONS, frozenset()) for card in zone])
    return (max(options, key=lambda option: _charging(option.card, there, mana)).key,)


def _charging(card: CardView | None, there: frozenset[str], mana: int) -> tuple[int, int]:
    """How gladly a card is charged."""
    if card is None:
        return 0, 0
    missing = len(civilizations(card) - there)
    return missing, abs(cost(card) - (mana + 2))


def use(perspective: DuelMastersPerspective) -> tuple[str, ...]:
    """504.1. The dearest card that can be used."""
    options = [
        option for option in perspective.decision.options if option.verb != "pass" and _is_worth_it(perspective, option)
    ]
    best = max(options, key=_worth, default=None)
    return ("pass",) if best is None else (best.key,)


def _is_worth_it(perspective: DuelMastersPerspective, option: OptionView) -> bool:
    """Gears are crossed once, D2 fields not in place of one's own, and many spells need what they are about."""
    card = option.card
    if card is None or option.verb == "summon":
        return card is not None
    if option.verb == "cross":
        mine = perspective.creatures(perspective.me)
        return bool(mine) and all(gear.id != card.id for each in mine for gear in each.attached)
    if option.verb == "hyperify":
        return HYPER_MODE not in card.values.get(KEYWORDS, frozenset())
    if option.verb == "expand":
        return not _has_d2(perspective)
    return option.verb != "cast" or card.definition is None or does_something(perspective, card.definition)


def _has_d2(perspective: DuelMastersPerspective) -> bool:
    """703.4l. Whether a D2 field of one's own would go if another came."""
    mine = [zone for zone in perspective.view.zones.values() if zone.name[0] == "B" and zone.player == perspective.me]
    return any("D2" in card.values.get(SUPERTYPES, ()) for zone in mine for card in zone.cards)


def _worth(option: OptionView) -> tuple[int, bool]:
    return (0, False) if option.card is None else (cost(option.card), option.verb == "summon")
