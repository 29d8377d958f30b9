"""What cards have gone through in the turn so far: called, retired, put somewhere, by whose effect and from where.

If in this turn two or more of your rear-guards were called from soul through your effect
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final, NamedTuple

from engine.games.vanguard import zones
from engine.games.vanguard.turn_memory import MOVED, WERE, Moved
from engine.games.vanguard.vocabulary.descriptions import FieldNoun
from engine.games.vanguard.vocabulary.places import PILES
from engine.kernel.abilities import Context, Last
from engine.kernel.cards import Card, Values
from engine.kernel.match import Match
from engine.language.cards import FixedTarget
from engine.language.conditions import PlainCondition
from engine.language.descriptions import Description
from engine.language.numbers import AtLeast, AtMost, ExactCount, NoneAtAll, Quantity, Some
from engine.language.phrases import WordList, phrase
from engine.language.places import OWNERS, seat

_FIELD: Final = frozenset(kind.name for kind in zones.ZONE_KINDS if kind.field)
_UNITS: Final = frozenset(kind.name for kind in zones.UNITS)
_ANY: Final = frozenset(kind.name for kind in zones.ZONE_KINDS)


class _Way(NamedTuple):
    """From where to where a card goes, by the kinds of zones."""

    source: frozenset[str]
    zone: frozenset[str]


_WAYS: Final = {
    "call": _Way(_ANY - _FIELD, _UNITS - {zones.VANGUARD.name}),
    "ride": _Way(_ANY - _FIELD, frozenset({zones.VANGUARD.name})),
    "retire": _Way(_FIELD, frozenset({zones.DROP.name})),
    "discard": _Way(frozenset({zones.HAND.name}), frozenset({zones.DROP.name})),
    "bind": _Way(_ANY, frozenset({zones.BIND.name})),
    "put into hand": _Way(_ANY, frozenset({zones.HAND.name})),
    "put into soul": _Way(_ANY, frozenset({zones.SOUL.name})),
    "put into drop": _Way(_ANY, frozenset({zones.DROP.name})),
    "put into damage": _Way(_ANY, frozenset({zones.DAMAGE.name})),
}
WAYS: Final = WordList(
    "what became of cards",
    {
        "called": "call",
        "ridden": "ride",
        "retired": "retire",
        "discarded": "discard",
        "bound": "bind",
        "put into hand": "put into hand",
        "put into soul": "put into soul",
        "put into drop": "put into drop",
        "put into damage": "put into damage",
    },
)


SEVERAL: Final = AtLeast | AtMost | ExactCount | NoneAtAll
"""How many cards; "any" are at least one."""

ANYBODYS: Final = "anybody's"
"""Whose effect or ability did something, where it makes no difference."""

_WERE: Final = "{description+} were {deed}( from {origin})?"
_SLOTS: Final[dict[str, Any]] = {"deed": WAYS, "origin": PILES}


Declare = Callable[["type[HappenedThisTurn]"], "type[HappenedThisTurn]"]


def _through(amount: str, **given: Any) -> Declare:
    """The phrases that say by whose effect, or by whose ability, whether that did it by its effect or its cost."""

    def declare(node: type[HappenedThisTurn]) -> type[HappenedThisTurn]:
        for word, cost_too in (("ability", True), ("effect", False)):
            for whose, effect in (("a", ANYBODYS), ("{effect}", OWNERS)):
                template = f"in_this_turn {amount} of {{owner}} {_WERE} through {whose} {word}"
                node = phrase(template, owner=OWNERS, effect=effect, cost_too=cost_too, **given, **_SLOTS)(node)
        return node

    return declare


@_through("any", quantity=Some())
@phrase(f"in_this_turn any of {{owner}} {_WERE}", owner=OWNERS, quantity=Some(), **_SLOTS)
@phrase(f"in_this_turn any of any_player's {_WERE}", owner="", quantity=Some(), **_SLOTS)
@_through("{quantity}", quantity=SEVERAL)
@phrase(f"in_this_turn {{quantity}} of {{owner}} {_WERE}", owner=OWNERS, quantity=SEVERAL, **_SLOTS)
@phrase(f"in_this_turn {{quantity}} of any_player's {_WERE}", owner="", quantity=SEVERAL, **_SLOTS)
@dataclass(frozen=True, slots=True)
class HappenedThisTurn(PlainCondition):
    """Whether so many such cards of a player, or of anybody, came somewhere in this turn, by whatever is said."""

    quantity: Quantity
    owner: str
    description: Description
    deed: str
    origin: str | None = None
    effect: str = ""
    cost_too: bool = False  #: whether what was paid for an ability counts as well (3.1.1.5)

    def aspects(self) -> frozenset[str]:
        """What the rules remember of it."""
        return frozenset({MOVED.touches})

    def holds(self, match: Match, context: Context) -> bool:
        """Whether it were so many; a card that went there twice counts twice."""
        were = dict(WERE.of(match))
        meant = [self._is_meant(match, context, moved, were.get(n)) for n, moved in enumerate(MOVED.of(match))]
        return self.quantity.includes(sum(meant))

    def _is_meant(self, match: Match, context: Context, moved: Moved, was: Values | None) -> bool:
        way = _WAYS[self.deed]
        if moved.source not in way.source or moved.zone not in way.zone:
            return False
        if self.origin is not None and moved.source != self.origin:
            return False
        if not self._is_explained(context, moved):
            return False
        leaves = moved.source in _FIELD
        whose = moved.player if leaves else moved.to
        if self.owner and whose != seat(context, self.owner):
            return False
        noun = self.description.noun
        if isinstance(noun, FieldNoun) and noun.only:
            place = moved.source if leaves else moved.zone
            if place not in {kind.name for kind in noun.kinds}:
                return False
        if was is None:  # 8.6.5.1.2: what has left the field was as it is printed
            was = match.printed(moved.card) if leaves and moved.zone not in _FIELD else match.values(moved.card)
        if moved.circle is not None:
            last = Last(None, moved.circle, moved.player, moved.rested, False, was)
            context = context.looking_back(moved.card, last)
        return self.description.fits(match, context, moved.card, was)

    def _is_explained(self, context: Context, moved: Moved) -> bool:
        if not self.effect:
            return True
        player = moved.ability_of if self.cost_too else moved.effect_of
        return player >= 0 if self.effect == ANYBODYS else player == seat(context, self.effect)


@phrase("{one} has/have come from {origin}", origin=PILES)
@phrase("{one} has/have come through {effect} effect", effect=OWNERS)
@phrase("{one} has/have come through {effect} ability", effect=OWNERS, cost_too=True)
@dataclass(frozen=True, slots=True)
class WasPlaced(PlainCondition):
    """10.5. From where, or by whose effect, a unit came to the field as what it is now, in this turn."""

    one: FixedTarget
    origin: str | None = None
    effect: str = ""
    cost_too: bool = False  #: whether being called to pay for an ability counts as well (3.1.1.5)

    def aspects(self) -> frozenset[str]:
        """What the rules remember of it, and who is meant."""
        return frozenset({MOVED.touches, *self.one.aspects()})

    def holds(self, match: Match, context: Context) -> bool:
        """Whether there are any such units, and each came so."""
        cards = tuple(self.one.cards(match, context))
        return bool(cards) and all(self._came(match, context, card) for card in cards)

    def _came(self, match: Match, context: Context, card: Card) -> bool:
        coming = [m for m in MOVED.of(match) if m.card == card and m.zone in _UNITS and m.source not in _FIELD]
        if not coming or not match.state.zone[card].kind.field:
            return False
        last = coming[-1]
        if self.origin is not None and last.source != self.origin:
            return False
        player = last.ability_of if self.cost_too else last.effect_of
        return not self.effect or player == seat(context, self.effect)
