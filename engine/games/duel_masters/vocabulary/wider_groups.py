"""Groups of cards of several places: of a zone of both players, of either of two groups, the weakest of a group.

This creature gets +1000 power for each card in either player's graveyard.
Your opponent chooses a card among your opponent's creatures or else your opponent's shields.
Destroy a weakest of all creatures in the battle zone.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import ClassVar, Final

from engine.games.duel_masters import field, gods, zones
from engine.games.duel_masters.vocabulary.groups import InTheBattleZone
from engine.kernel.abilities import Context, Number
from engine.kernel.aspects import NOTHING
from engine.kernel.cards import Card, Values
from engine.kernel.match import Match
from engine.kernel.zones import ZoneKind
from engine.language.cards import CAME, DONE, FixedTarget
from engine.language.descriptions import Description, refuse_places
from engine.language.groups import CardsFrom, CardsIn, InPlay, Pile, TakenCards
from engine.language.numbers import Count
from engine.language.phrases import WordList, phrase
from engine.language.places import OPPONENTS, YOURS, ZoneOf

_SEEN: Final = WordList("a zone that everybody sees", {"graveyard": zones.GRAVEYARD.name, "mana zone": zones.MANA.name})


@phrase("{description} in either player's {zone}", zone=_SEEN)
@dataclass(frozen=True, slots=True)
class InBothZones(TakenCards):
    """400. Cards in a zone of the one player or of the other, the player's own first."""

    looks_at: ClassVar[frozenset[str]] = NOTHING
    description: Description
    zone: str

    def __post_init__(self) -> None:
        refuse_places(self.description, self.zone)

    def aspects(self) -> frozenset[str]:
        """The zones of this kind."""
        return frozenset((self.zone,))

    def cards(self, match: Match, context: Context) -> Iterable[Card]:
        """The cards, bottom to top."""
        places = (ZoneOf(YOURS, self.zone), ZoneOf(OPPONENTS, self.zone))
        return [card for place in places for card in CardsFrom(self.description, place).cards(match, context)]

    def matches(self, match: Match, context: Context, card: Card, values: Values) -> bool:
        return self.description.fits(match, context, card, values)


@phrase("card_among {first+} or_else {second+}")
@dataclass(frozen=True, slots=True)
class EitherGroup(TakenCards):
    """Cards of the one group or of the other."""

    first: InPlay | TakenCards
    second: InPlay | TakenCards

    def choosable(self, match: Match, context: Context) -> list[Card]:
        """Those that may be chosen of either."""
        return [*self.first.choosable(match, context), *self.second.choosable(match, context)]

    def cards(self, match: Match, context: Context) -> Iterable[Card]:
        return [*self.first.cards(match, context), *self.second.cards(match, context)]

    def matches(self, match: Match, context: Context, card: Card, values: Values) -> bool:
        return any(each.matches(match, context, card, values) for each in (self.first, self.second))

    def may_be_denied(self, match: Match, context: Context) -> bool:
        """Whether nobody else can tell that there is such a card in either."""
        return self.first.may_be_denied(match, context) and self.second.may_be_denied(match, context)

    def conceivable(self, match: Match, context: Context) -> Sequence[Card]:
        """What either could be as far as others can tell."""
        return [*self.first.conceivable(match, context), *self.second.conceivable(match, context)]


Others = InPlay | InTheBattleZone | CardsIn
"""Of what cards some were chosen."""


@phrase("weakest_of {among+}", strongest=False)
@phrase("strongest_of {among+}", strongest=True)
@dataclass(frozen=True, slots=True)
class Extreme(TakenCards):
    """206. Of some creatures those that have the least power, or the most; of several any may be chosen."""

    compares: ClassVar[bool] = True
    among: InPlay | InTheBattleZone
    strongest: bool

    def choosable(self, match: Match, context: Context) -> list[Card]:
        """101.2. Without those that cannot be chosen, which still count."""
        meant = self.cards(match, context)
        return [card for card in self.among.choosable(match, context) if card in meant]

    def cards(self, match: Match, context: Context) -> list[Card]:
        """Those that no other is below, or above."""
        there = {card: field.power(match, card) for card in self.among.cards(match, context)}
        if not there:
            return []
        bound = max(there.values()) if self.strongest else min(there.values())
        return [card for card, power in there.items() if power == bound]


@phrase("the others of {among+}", among=Others)
@dataclass(frozen=True, slots=True)
class TheUnchosen(FixedTarget):
    """101.3. The cards of a group that nobody has chosen since the effect began."""

    of_deeds: ClassVar[bool] = True
    looks_at: ClassVar[frozenset[str]] = NOTHING
    among: Others

    @property
    def plural(self) -> bool:
        return True

    def cards(self, match: Match, context: Context) -> Iterable[Card]:
        """All but those."""
        chosen = context.bound.get(DONE + "choose", ())
        return [card for card in self.among.cards(match, context) if card not in chosen]


_DEEDS: Final = WordList(
    "what was done with cards",
    {
        "destroyed this way": "destroy",
        "discarded this way": "discard",
        "returned this way": "return",
        "put into the mana zone this way": "mana-card",
        "put into the graveyard this way": "bury",
        "put into the battle zone this way": "put",
        "revealed this way": "reveal",
        "chosen this way": "choose",
        "tapped this way": "tap-card",
        "untapped this way": "stand",
    },
)

_PUT: Final = "put"
_CAME_TO: Final[dict[str, ZoneKind]] = {
    "destroy": zones.GRAVEYARD,
    "discard": zones.GRAVEYARD,
    "return": zones.HAND,
    "mana-card": zones.MANA,
    "bury": zones.GRAVEYARD,
    _PUT: zones.BATTLE,
}
"""Where cards come with which this is done; of what leaves them where they are, all count."""


def _lies_where_put(match: Match, card: Card, deed: str) -> bool:
    """Whether a card lies where it came when this was done with it."""
    kind, lies = _CAME_TO.get(deed), match.state.zone[card].kind
    return kind is None or lies is kind or (deed == _PUT and lies in (zones.LINKED, zones.UNDER))


@phrase("{description} {deed}", deed=_DEEDS)
@dataclass(frozen=True, slots=True)
class DoneThisWay(Pile):
    """Cards with which the text has done something, as far as they came where that puts them, by what they were.

    117.1, 118.1. Also those that have gone home from there.
    """

    of_deeds: ClassVar[bool] = True
    description: Description
    deed: str

    def cards(self, match: Match, context: Context) -> Iterable[Card]:
        """These cards."""
        done, known = context.bound.get(DONE + self.deed, ()), context.bound.get(DONE + CAME + self.deed, ())
        came = [card for card in done if card in known or _lies_where_put(match, card, self.deed)]
        fitting = [card for card in came if self.description.fits(match, context, card, context.values(match, card))]
        return gods.as_creatures(match, fitting) if self.deed == _PUT else fitting


@phrase("{description} taken_from_those {deed}", deed=_DEEDS)
@dataclass(frozen=True, slots=True)
class TakenFromDone(TakenCards):
    """Cards to be taken from among those with which the text has done something, while they lie where that put them."""

    of_deeds: ClassVar[bool] = True
    description: Description
    deed: str

    def cards(self, match: Match, context: Context) -> Iterable[Card]:
        """These cards."""
        done = DoneThisWay(self.description, self.deed)
        return [card for card in done.cards(match, context) if _lies_where_put(match, card, self.deed)]


@phrase("so_many_as ({things+})")
@dataclass(frozen=True, slots=True)
class AsManyAs(Number):
    """As many as there are of certain cards."""

    looks_at: ClassVar[frozenset[str]] = NOTHING
    things: Pile | InPlay | InTheBattleZone

    @property
    def plural(self) -> bool:
        """Said of any number."""
        return True

    def value(self, match: Match, context: Context) -> int:
        """How many there are."""
        return sum(1 for _ in self.things.cards(match, context))


@phrase("one_or_as_many_more_as_there_are ({things+})")
@dataclass(frozen=True, slots=True)
class OneAndMore(Count):
    """One, and another one for each of certain cards if the player likes."""

    things: InBothZones

    @property
    def plural(self) -> bool:
        """Several may be meant."""
        return True

    def bounds(self, match: Match, context: Context) -> tuple[int, int]:
        """From one to one more than there are."""
        return 1, 1 + sum(1 for _ in self.things.cards(match, context))
