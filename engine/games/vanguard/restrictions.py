"""12.2, 10.29, 12.11. Abilities that cannot be used, abilities without their cost, cards that effects cannot affect."""

from __future__ import annotations

from typing import Final, NamedTuple

from engine.kernel.abilities import Ability, Activated, Automatic, Context
from engine.kernel.cards import CANNOT, Card, Values
from engine.kernel.characteristics import UNAFFECTED
from engine.kernel.match import Match
from engine.language.descriptions import Description

USE_ACT: Final = "use ACT"
USE_AUTO: Final = "use AUTO"
"""What a card may be forbidden: to use its abilities of a kind (12.2)."""

BE_RIDDEN: Final = "be ridden"
BE_NORMAL_RIDDEN: Final = "be normal ridden"
BE_NORMAL_CALLED: Final = "be normal called"
"""What may be forbidden of a card: to ride it at all, or from hand in the ride phase; to call it in the main phase."""

COSTLESS: Final = "costless"
"""The characteristic of the kinds of abilities that have lost their cost (10.29): `USE_ACT`, `USE_AUTO`."""


class Exempt(NamedTuple):
    """12.11. What cannot affect a card: the effects of the opponent, or of certain cards of the opponent."""

    player: int  #: the master of the effect that says so
    source: Card
    stamp: int
    description: Description | None = None


def is_use_forbidden(match: Match, card: Card, ability: Ability, values: Values | None) -> bool:
    """12.2.1. Whether an ability cannot be used: neither played nor triggered."""
    if values is None and not match.could_change(CANNOT):
        return False
    return _use_of(ability) in (match.values(card) if values is None else values)["cannot"]


def is_forbidden(match: Match, card: Card, act: str) -> bool:
    """8.7.3.1. Whether something cannot be done with a card."""
    return match.could_change(CANNOT) and act in match.value(card, CANNOT)


def is_cost_waived(match: Match, card: Card, ability: Ability) -> bool:
    """10.29.1. Whether the actions of the cost are not performed when the cost of an ability is to be paid."""
    return match.could_change(COSTLESS) and _use_of(ability) in match.values(card).get(COSTLESS, ())


def is_immune(match: Match, context: Context, values: Values) -> bool:
    """12.11.1. Whether the effects of an ability are not applied to a card with these characteristics."""
    return any(_is_met(match, exempt, context) for exempt in values.get(UNAFFECTED, ()))


def _is_met(match: Match, exempt: Exempt, context: Context) -> bool:
    if context.player == exempt.player:
        return False
    if exempt.description is None:
        return True
    noun, place = exempt.description.noun, context.own_zone(match)
    if noun.only and place is not None and place.kind not in noun.kinds:
        return False
    speaker = Context(exempt.source, exempt.player, exempt.stamp)
    return exempt.description.fits(match, speaker, context.source, match.values(context.source))


def _use_of(ability: Ability) -> str:
    return USE_ACT if isinstance(ability, Activated) else USE_AUTO if isinstance(ability, Automatic) else ""
