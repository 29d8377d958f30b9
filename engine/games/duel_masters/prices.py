"""601.1a. A price for which a card may be used: its mana, and the creatures that are tapped for it."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final

from msgspec.structs import replace

from engine.games.duel_masters import field, payment, pricing, twinpacts
from engine.games.duel_masters.characteristics import COSTS, PriceChange
from engine.games.duel_masters.terms_offered import HyperEnergy, OtherTerms
from engine.kernel.abilities import Ability, Context
from engine.kernel.asking import ask, choose_cards
from engine.kernel.cards import Card
from engine.kernel.decisions import PASS, Option, Procedure
from engine.kernel.match import Match
from engine.kernel.messages import Message, Ref
from engine.kernel.structs import Struct
from engine.language.descriptions import Description

ENERGY: Final = PriceChange(-2, 1, "")
"""What each creature that is tapped for hyper energy is worth."""


class Price(Struct, frozen=True):
    """What is to be paid, before anything that may be done for it."""

    terms: OtherTerms | None = None  #: None: the card is used as any other
    given: Card | None = None  #: the creature that goes to the mana zone for it
    onto: tuple[Card, ...] = ()  #: what the card is to be put on, if that decides the price
    less: tuple[PriceChange, ...] = ()  #: what it costs less for what is done


def own_abilities(match: Match, card: Card, way: str) -> Sequence[Ability]:
    """808.3a. The abilities of a card; of a twinpact those of the half as which it is used."""
    return twinpacts.side_as(match, card, way).abilities


def cost_at(match: Match, card: Card, way: str, price: Price) -> int:
    """What is to be paid in mana: nothing where creatures are tapped instead, whatever makes cards dearer."""
    if price.terms is not None and price.terms.tapped_of is not None:
        return 0
    base = None if price.terms is None else price.terms.cost
    if base is not None and price.given is not None and price.terms is not None and price.terms.least is not None:
        base = max(base - match.values(price.given)[COSTS][0], price.terms.least)
    return pricing.cost_of(match, card, way, base, price.less)


def civilizations_of(price: Price) -> frozenset[str] | None:
    """The civilisations that are paid for; None: those of the card."""
    if price.terms is None or price.terms.civilizations is None:
        return None
    return frozenset(price.terms.civilizations)


def untapped(match: Match, player: int, besides: Collection[Card] = (), of: Description | None = None) -> list[Card]:
    """The player's untapped creatures, or what else there is of a description."""
    there = field.creatures(match, player) if of is None else field.elements(match, player)
    left = [card for card in there if not match.state.rested[card] and card not in besides]
    if of is None:
        return left
    contexts = {card: Context(card, player, match.state.entered[card]) for card in left}
    return [card for card in left if of.fits(match, contexts[card], card, match.values(card))]


def tap_for_terms(match: Match, player: int, card: Card, terms: OtherTerms | None) -> Procedure[list[Card]]:
    """Let the player tap the creatures that are tapped instead of paying mana, or besides it."""
    if terms is None or not terms.tapped:
        return []
    prompt = Message("ask-tap-for-terms", {"card": Ref(card), "count": terms.tapped})
    found = untapped(match, player, of=terms.tapped_of)
    count = terms.tapped
    return list((yield from choose_cards(player, "601.1a", prompt, found, count, count, verb="tap-card", card=card)))


def energy_of(match: Match, player: int, card: Card, way: str, tapped: Collection[Card]) -> dict[int, list[Card]]:
    """The creatures that may be tapped for hyper energy, by their cost: no two of the same."""
    found: dict[int, list[Card]] = {}
    if match.prints(HyperEnergy) and any(isinstance(each, HyperEnergy) for each in own_abilities(match, card, way)):
        for each in untapped(match, player, tapped):
            found.setdefault(match.values(each)[COSTS][0], []).append(each)
    return found


def tap_for_energy(
    match: Match, player: int, card: Card, way: str, price: Price, besides: Collection[Card]
) -> Procedure[list[Card]]:
    """Let the player tap creatures for hyper energy, one after the other, at least as many as they need."""
    tapped: list[Card] = []
    left = energy_of(match, player, card, way, besides)
    while left:
        now = replace(price, less=(*price.less, *[ENERGY] * len(tapped)))
        may_stop = payment.payable(match, player, card, cost_at(match, card, way, now), way, civilizations_of(price))
        options = [PASS] if may_stop else []
        options += [Option("tap-card", each) for alike in left.values() for each in alike]
        prompt = Message("ask-energy", {"card": Ref(card), "cost": cost_at(match, card, way, now)})
        only = options[0] if len(options) == 1 else None
        chosen = (only or (yield from ask(player, "601.1a", prompt, options, card=card))).card
        if chosen is None:
            break
        tapped.append(chosen)
        left = {cost: alike for cost, alike in left.items() if chosen not in alike}
    return tapped
