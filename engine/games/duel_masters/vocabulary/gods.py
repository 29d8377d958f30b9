"""803. Gods in texts: what they can be linked to, and being linked.

God link: "Geki, Dragon Ultimate God" right side
While this creature is linked, it has triple breaker.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Final

from engine.games.duel_masters import field
from engine.games.duel_masters.god_links import is_linked, others_as_it_left
from engine.games.duel_masters.gods import LINK
from engine.games.duel_masters.keyword_abilities import OPPOSITE, CenterLink, LinkSide, NamedLink, SideLink
from engine.kernel.abilities import Context, Node
from engine.kernel.aspects import ATTACHED
from engine.kernel.cards import Card, Values
from engine.kernel.events import Event
from engine.kernel.match import Match
from engine.language.abilities import Fields
from engine.language.cards import FixedTarget
from engine.language.conditions import PlainCondition
from engine.language.descriptions import Description, Quality
from engine.language.errors import Contradiction
from engine.language.groups import Pile
from engine.language.last_information import meant_as_which
from engine.language.numbers import Quantity
from engine.language.phrases import Phrase, Several, WordList, phrase
from engine.language.triggers import HappensTo, is_who
from engine.language.words import NAME

SIDES: Final = WordList("a side of a god", {side: side for side in OPPOSITE})

_ALL_AROUND: Final = 360


def _center(values: Fields) -> Fields:
    degrees = values.get("degrees")
    if degrees not in (None, _ALL_AROUND):
        raise Contradiction("a center god link is for two sides, or for 360 degrees")
    return {"around": degrees is not None}


def _center_slots(values: Mapping[str, Any]) -> Fields:
    return {"degrees": _ALL_AROUND if values["around"] else None}


ABILITIES: Final[Mapping[type[Node], tuple[Phrase, ...]]] = {
    LinkSide: (Phrase("{names} {side} side", {"names": Several(NAME, " or "), "side": SIDES}),),
    NamedLink: (Phrase("god link: {sides}", {"sides": Several(LinkSide, " and ")}),),
    SideLink: (Phrase("left god link", {"side": "left"}), Phrase("right god link", {"side": "right"})),
    CenterLink: (Phrase("center god link( {degrees})?", {"degrees": int}, _center, _center_slots),),
}
"""The phrases of these abilities."""


@phrase("{one} is/are linked")
@dataclass(frozen=True, slots=True)
class IsLinked(PlainCondition):
    """803. Whether a god is linked."""

    looks_at: ClassVar[frozenset[str]] = frozenset({ATTACHED})
    one: FixedTarget

    def holds(self, match: Match, context: Context) -> bool:
        """Whether it is, or was as it left (110.5a)."""
        meant = meant_as_which(match, context, self.one)
        return bool(meant) and all(_is_or_was_linked(match, *each) for each in meant)


def _is_or_was_linked(match: Match, card: Card, entered: int) -> bool:
    if not match.state.zone[card].kind.field:
        return bool(others_as_it_left(match, card))
    return match.state.entered[card] == entered and is_linked(match, card)


@phrase("linked")
@dataclass(frozen=True, slots=True)
class Linked(Quality):
    """803. A god that is linked."""

    looks_at: ClassVar[frozenset[str]] = frozenset({ATTACHED})

    def fits(self, match: Match, context: Context, card: Card, values: Values) -> bool:
        """Whether it is linked with another, or was as it left."""
        return is_linked(match, card) or bool(others_as_it_left(match, card))


def _linked_with(match: Match, context: Context) -> Sequence[Card]:
    """803.2a. The single cards with which the card with the ability is linked, or was as it left (110.5a)."""
    card = context.source
    if not match.state.zone[card].kind.field:
        return others_as_it_left(match, card)
    lead = match.lead(card)
    return [each for each in (lead, *field.linked(match, lead)) if each != card]


@phrase("there is/are {quantity} {things} linked_with this creature")
@dataclass(frozen=True, slots=True)
class IsLinkedWith(PlainCondition):
    """803. Whether the card with the ability is linked with so many cards like this, each judged by itself (803.2a)."""

    looks_at: ClassVar[frozenset[str]] = frozenset({ATTACHED})
    quantity: Quantity
    things: Description

    def holds(self, match: Match, context: Context) -> bool:
        """Whether it is, or was when the creature left (110.5a)."""
        linked = _linked_with(match, context)
        definition = match.state.definition
        fitting = [card for card in linked if self.things.fits(match, context, card, definition[card].values)]
        return self.quantity.includes(len(fitting))


@phrase("{description} linked_with this creature")
@dataclass(frozen=True, slots=True)
class CardsLinked(Pile):
    """803. The cards that the card with the ability is linked with, each judged by itself (803.2a)."""

    looks_at: ClassVar[frozenset[str]] = frozenset({ATTACHED})
    description: Description

    def cards(self, match: Match, context: Context) -> Iterable[Card]:
        """Those that fit."""
        linked = _linked_with(match, context)
        return [card for card in linked if self.matches(match, context, card, match.state.definition[card].values)]

    def matches(self, match: Match, context: Context, card: Card, values: Values) -> bool:
        return self.description.fits(match, context, card, values)


@phrase("whenever {who-} links with a other god")
@dataclass(frozen=True, slots=True)
class Links(HappensTo):
    """701.18. A god is linked; it is judged by what the whole is."""

    @property
    def kinds(self) -> tuple[str, ...]:
        return (LINK,)

    def matches(self, match: Match, context: Context, event: Event) -> bool:
        """Whether it is the creature."""
        return is_who(match, context, self.who, event.card)
