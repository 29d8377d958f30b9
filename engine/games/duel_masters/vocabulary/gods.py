"""803. Gods in texts: what they can be linked to, and being linked.

God link: "Geki, Dragon Ultimate God" right side
While this creature is linked, it has triple breaker.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, ClassVar, Final

from engine.games.duel_masters.god_links import is_linked
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
from engine.language.descriptions import Quality
from engine.language.errors import Contradiction
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
        cards = list(self.one.cards(match, context))
        return bool(cards) and all(is_linked(match, card) for card in cards)


@phrase("linked")
@dataclass(frozen=True, slots=True)
class Linked(Quality):
    """803. A god that is linked."""

    looks_at: ClassVar[frozenset[str]] = frozenset({ATTACHED})

    def fits(self, match: Match, context: Context, card: Card, values: Values) -> bool:
        """Whether it is linked with another."""
        return is_linked(match, card)


@phrase("whenever {who-} links with another god")
@dataclass(frozen=True, slots=True)
class Links(HappensTo):
    """701.18. A god is linked; it is judged by what the whole is."""

    @property
    def kinds(self) -> tuple[str, ...]:
        return (LINK,)

    def matches(self, match: Match, context: Context, event: Event) -> bool:
        """Whether it is the creature."""
        return is_who(match, context, self.who, event.card)
