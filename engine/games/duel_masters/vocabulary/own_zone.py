"""110.4g. Cards that speak of themselves in a zone other than the battle zone: their abilities are active there.

At the end of your turn, if you have no creatures, you may put this creature from your graveyard into the battle zone.
Whenever you cast a spell, if this creature is in your graveyard, return it to your hand.
While this creature is face up in your shield zone, your creatures get +1000 power.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import ClassVar, Final

from engine.games.duel_masters import zones
from engine.kernel.abilities import Context, Node
from engine.kernel.aspects import PLACES
from engine.kernel.cards import Card
from engine.kernel.match import Match
from engine.language.cards import FixedTarget, This
from engine.language.conditions import PlainCondition
from engine.language.errors import Contradiction
from engine.language.phrases import WordList, phrase

OWN_ZONES: Final = WordList(
    "a zone where everybody sees a card", {"graveyard": zones.GRAVEYARD.name, "mana zone": zones.MANA.name}
)

_ONE_ZONE: Final = WordList(OWN_ZONES.title, {word: (zone,) for word, zone in OWN_ZONES.words.items()})

AMONG_SHIELDS: Final = (zones.SHIELD.name,)
BATTLE_OR_SHIELD: Final = (zones.BATTLE.name, zones.SHIELD.name)
"""406.2. Where a card is looked for face up: among the shields only, or there and in the battle zone."""


@phrase("this creature from your {zone}", zone=OWN_ZONES)
@phrase("this creature from your shield_zone", zone=zones.SHIELD.name)
@dataclass(frozen=True, slots=True)
class ThisFromZone(FixedTarget):
    """The card with the ability, as long as it lies in a zone of its player."""

    looks_at: ClassVar[frozenset[str]] = frozenset({PLACES})
    zone: str

    @property
    def plural(self) -> bool:
        return False

    def cards(self, match: Match, context: Context) -> Iterable[Card]:
        """The card, or nothing if it lies elsewhere by now."""
        this = context.this(match)
        return () if this is None or not _lies_in(match, this, (self.zone,)) else (this,)


@phrase("{one} is/are in your {places}", places=_ONE_ZONE)
@phrase("{one} is/are face up in your shield_zone", places=AMONG_SHIELDS)
@phrase("{one} is/are in the battle zone or face up in your shield_zone", places=BATTLE_OR_SHIELD)
@dataclass(frozen=True, slots=True)
class ThisLiesIn(PlainCondition):
    """Whether the card with the ability lies in one of these zones of its player, face up: it is "it" then."""

    names_this: ClassVar[bool] = True
    looks_at: ClassVar[frozenset[str]] = frozenset({PLACES})
    one: FixedTarget
    places: tuple[str, ...]

    def __post_init__(self) -> None:
        if not isinstance(self.one, This):
            raise Contradiction("only of itself does a card say that it is in a zone")

    def holds(self, match: Match, context: Context) -> bool:
        this = context.this(match)
        return this is not None and _lies_in(match, this, self.places)


def _lies_in(match: Match, card: Card, places: tuple[str, ...]) -> bool:
    kind = match.state.zone[card].kind
    return kind.name in places and (kind is not zones.SHIELD or not match.state.face_down[card])


def zones_named(nodes: Iterable[Node]) -> tuple[str, ...]:
    """The zones in which the parts of a text look for their own card."""
    named: dict[str, None] = {}
    for node in nodes:
        if isinstance(node, ThisFromZone):
            named[node.zone] = None
        elif isinstance(node, ThisLiesIn):
            named.update(dict.fromkeys(node.places))
    return tuple(named)
