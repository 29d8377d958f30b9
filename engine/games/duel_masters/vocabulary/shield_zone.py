"""113.2. The single cards of a shield zone, as texts speak of them beside shields: each card counts.

Whenever this creature attacks, put a face-up card from your shield zone into your graveyard.
If you have three or more face-up cards in your shield zone, this creature gets +3000 power.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import ClassVar, Final

from engine.games.duel_masters import field, zones
from engine.games.duel_masters.vocabulary.descriptions import ShieldNoun
from engine.games.duel_masters.vocabulary.own_zone import ThisFromZone
from engine.kernel.abilities import Context, Node
from engine.kernel.cards import Card, Values
from engine.kernel.match import Match
from engine.kernel.node_facts import fact_of_node
from engine.language.cards import Bygone, Captured, It, Target, This
from engine.language.conditions import PlainCondition
from engine.language.descriptions import Description
from engine.language.groups import Group, Pile, TakenCards, as_they_lie, is_legible
from engine.language.instructions import CardAction
from engine.language.numbers import Quantity
from engine.language.phrases import WordList, phrase
from engine.language.places import OPPONENTS, OWNERS, YOURS, seat

ANYONES: Final = "anyone's"
_WHOSE: Final = WordList("whose", {**OWNERS.words, "any_player's": ANYONES})


def _there(match: Match, context: Context, owner: str, description: Description) -> list[Card]:
    """The single cards that fit in the shield zone of a player, or of both; of what lies face down only how it lies."""
    seats = (context.player, 1 - context.player) if owner == ANYONES else (seat(context, owner),)
    there = [card for player in seats for place in field.shields(match, player) for card in match.cards(place)]
    return as_they_lie(match, context, CardsInShields(description, owner), there)


def _fits(match: Match, context: Context, description: Description, card: Card, values: Values) -> bool:
    return is_legible(match, card, description) and description.fits(match, context, card, values)


@dataclass(frozen=True, slots=True)
class _CardsOfShields(Group):
    """113.2. Cards in a shield zone: each card counts, and not each shield."""

    looks_at: ClassVar[frozenset[str]] = frozenset({zones.SHIELD.name})
    description: Description
    owner: str

    def cards(self, match: Match, context: Context) -> Iterable[Card]:
        """The cards, shield by shield."""
        return _there(match, context, self.owner, self.description)

    def matches(self, match: Match, context: Context, card: Card, values: Values) -> bool:
        return _fits(match, context, self.description, card, values)


@phrase("{description} in {owner} shield_zone", owner=_WHOSE)
@dataclass(frozen=True, slots=True)
class CardsInShields(_CardsOfShields, Pile):
    """113.2. The single cards of a shield zone."""


@phrase("{description} from {owner} shield_zone", owner=_WHOSE)
@dataclass(frozen=True, slots=True)
class CardsFromShields(_CardsOfShields, TakenCards):
    """113.2. Single cards to be taken from a shield zone; what else belongs to the shield stays."""


@phrase("you have {quantity} {description} in your shield_zone", owner=YOURS)
@phrase("your opponent has {quantity} {description} in their shield_zone", owner=OPPONENTS)
@dataclass(frozen=True, slots=True)
class HasInShields(PlainCondition):
    """113.2. Whether a player has so many such cards in the shield zone."""

    looks_at: ClassVar[frozenset[str]] = frozenset({zones.SHIELD.name})
    owner: str
    quantity: Quantity
    description: Description

    def holds(self, match: Match, context: Context) -> bool:
        """Whether it is so many."""
        return self.quantity.includes(len(_there(match, context, self.owner, self.description)))


def cards_meant(match: Match, context: Context, target: Target, cards: Sequence[Card]) -> Sequence[Card]:
    """113.2. All cards of the shields for which these cards stand, and the other cards as they are.

    A card that is taken from a shield zone, or speaks of itself there, stands for itself; so does "it", where a text
    has chosen such a card.
    """
    zone_of = match.state.zone
    ability = context.ability if isinstance(target, Bygone) else None
    single = ability is not None and speaks_of_single(ability)
    if single or isinstance(target, This | ThisFromZone | CapturedSingle) or _is_single(target):
        return cards
    found = [match.cards(zone_of[card]) if zone_of[card].kind is zones.SHIELD else (card,) for card in cards]
    return list(dict.fromkeys(card for pile in found for card in pile))


@phrase("it/them/they", printed_only=True)
@dataclass(frozen=True, slots=True)
class CapturedSingle(Captured):
    """113.2. Single cards that lay in a shield zone when "it" meant them and an effect began to wait."""


def _is_single(target: Node) -> bool:
    """Whether words name single cards of a shield zone."""
    return isinstance(_named_by(target), _CardsOfShields)


def _is_shield(target: Node) -> bool:
    """Whether words name shields."""
    description = getattr(_named_by(target), "description", None)
    return description is not None and isinstance(description.noun, ShieldNoun)


def _named_by(target: Node) -> Node | None:
    """The group of cards from which words name some or all; None if it is no group."""
    group = getattr(target, "among", getattr(target, "group", None))
    return group if isinstance(group, Node) else None


@fact_of_node
def speaks_of_single(ability: Node) -> bool:
    """Whether "it" means single cards of a shield zone: a text has chosen such cards, and no shields."""
    return any(node.introduces and _is_single(node) for node in ability.walk())


def leaves_open_which(ability: Node) -> bool:
    """Whether a text chooses shields and single cards, does something with "it", and does not say which of them."""
    named = [node for node in ability.walk() if node.introduces]
    both = any(_is_single(node) for node in named) and any(_is_shield(node) for node in named)
    return both and any(isinstance(node, CardAction) and isinstance(node.targets(), It) for node in ability.walk())
