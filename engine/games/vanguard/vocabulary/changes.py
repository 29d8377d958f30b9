"""8.7. Changes that only Vanguard knows: keywords, clans, what units may do besides, and the words for the others."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, ClassVar, Final

from engine.games.vanguard import characteristics, zones
from engine.games.vanguard.attacking import (
    ATTACK_REAR_GUARDS,
    ATTACK_VANGUARDS,
    BACK_OF_COLUMN,
    FROM_BACK_ROW,
    INTERCEPT_FROM_BACK,
    VANGUARDS_FROM_BACK_ROW,
)
from engine.games.vanguard.nations import CLANS, NATION_ICON, NATIONS, clans_of, nations_of
from engine.games.vanguard.restrictions import BE_NORMAL_CALLED, BE_NORMAL_RIDDEN, BE_RIDDEN, USE_ACT, USE_AUTO
from engine.games.vanguard.turn import NEXT_STAND_PHASE
from engine.games.vanguard.vocabulary.descriptions import CLAN_WORDS, KEYWORDS, RearGuard
from engine.games.vanguard.vocabulary.groups import UnitsOf
from engine.games.vanguard.vocabulary.places import DURATIONS
from engine.kernel import verbs
from engine.kernel.abilities import Change, Context
from engine.kernel.aspects import NOTHING, TURN
from engine.kernel.cards import CANNOT, Card, Characteristic
from engine.kernel.decisions import Procedure
from engine.kernel.effects import EffectInForce
from engine.kernel.match import Match
from engine.language.cards import DID, IT, All, Target
from engine.language.changes import ADD, OTHER, Cannot, IsAlso, Modifier, put_in_force
from engine.language.descriptions import Description, refuse_places
from engine.language.groups import CHOSEN_BY_OPPONENT, CardsIn
from engine.language.instructions import Clause
from engine.language.phrases import WordList, phrase
from engine.language.places import OPPONENTS, OWNERS, ZoneOf
from engine.language.times import PHASE, ending
from engine.language.words import SIGNED

STATISTICS: Final = WordList(
    "a characteristic", {word: word for word in ("power", "critical", "shield", "drive", "grade")}
)

RETIRED_BY_ANY: Final = "be retired"
RETIRED_BY_OWN: Final = "be retired by own"
RETIRED_BY_OPPONENT: Final = "be retired by opponent"
"""Whose effects cannot retire a unit; costs and rules can."""

ACTS: Final = WordList(
    "something units do",
    {
        "attack": "attack",
        "attack vanguards": ATTACK_VANGUARDS,
        "attack rear-guards": ATTACK_REAR_GUARDS,
        "be attacked": "be attacked",
        "be hit": "be hit",
        "be boosted": "be boosted",
        "stand": "stand",
        "deal damage": "deal damage",
        "boost": "boost",
        "intercept": "intercept",
        "be chosen by your opponent's effects": CHOSEN_BY_OPPONENT,
        "be ridden": BE_RIDDEN,
        "be normal ridden": BE_NORMAL_RIDDEN,
        "be normal called to RC": BE_NORMAL_CALLED,
        "be called to GC": "guard",
        "be normal called to GC": "guard normally",
        "be retired by effects": RETIRED_BY_ANY,
        "be retired by your effects": RETIRED_BY_OWN,
        "be retired by your opponent's effects": RETIRED_BY_OPPONENT,
        "use ACT abilities": USE_ACT,
        "use AUTO abilities": USE_AUTO,
    },
)
"""What "cannot" can forbid; the values are what the rules look for."""

_GAINED: Final = WordList(
    "a keyword", {word: keyword for word, keyword in KEYWORDS.words.items() if keyword != "forerunner"}
)
"""Keywords that the rules of play look for. Forerunner is but short for an ability (11.7.1)."""

LIBERTIES: Final = WordList(
    "something units may do besides",
    {
        "attack the unit in_the_back_row of the same column": BACK_OF_COLUMN,
        "attack from the back row": FROM_BACK_ROW,
        "attack vanguards from the back row": VANGUARDS_FROM_BACK_ROW,
        "intercept from the back row": INTERCEPT_FROM_BACK,
        "make drive checks": "drive check",
    },
)


@phrase("gains/gain {keyword}", keyword=_GAINED)
@dataclass(frozen=True, slots=True)
class GainsKeyword(IsAlso):
    """10.21.3. A keyword ability more."""

    characteristic: ClassVar[Characteristic[frozenset[str]]] = characteristics.KEYWORDS
    keyword: str

    @property
    def more(self) -> Iterable[str]:
        return (self.keyword,)


@phrase("loses/lose {keyword}", keyword=_GAINED)
@dataclass(frozen=True, slots=True)
class LosesKeyword(Modifier):
    """10.21.2. Without a keyword ability."""

    layer: ClassVar[str] = OTHER
    looks_at: ClassVar[frozenset[str]] = NOTHING
    writes: ClassVar[frozenset[str]] = frozenset({characteristics.KEYWORDS})
    keyword: str

    def apply(self, match: Match, context: Context, card: Card, values: dict[str, Any]) -> None:
        values[characteristics.KEYWORDS] -= {self.keyword}


@phrase("may also {liberty}", liberty=LIBERTIES)
@dataclass(frozen=True, slots=True)
class MayAlso(IsAlso):
    """Something the unit may do although the rules do not say so."""

    characteristic: ClassVar[Characteristic[frozenset[str]]] = characteristics.MAY
    liberty: str

    @property
    def more(self) -> Iterable[str]:
        return (self.liberty,)


@phrase("is/are also a {clan} unit/units", clan=CLAN_WORDS)
@dataclass(frozen=True, slots=True)
class IsAlsoOfClan(IsAlso):
    """2.2.4. A clan more, and its nation for a card that has no nation icon (2.15.4)."""

    characteristic: ClassVar[Characteristic[frozenset[str]]] = characteristics.CLANS
    writes: ClassVar[frozenset[str]] = frozenset({characteristics.CLANS, characteristics.NATIONS})
    clan: str

    @property
    def more(self) -> Iterable[str]:
        return clans_of(self.clan)

    def apply(self, match: Match, context: Context, card: Card, values: dict[str, Any]) -> None:
        """Add the clan, and the nation."""
        IsAlso.apply(self, match, context, card, values)
        if not match.state.definition[card].facts.get(NATION_ICON):
            values[characteristics.NATIONS] |= frozenset(nations_of(self.clan))


@phrase("is/are from all clans_and_nations")
@dataclass(frozen=True, slots=True)
class IsOfAllClans(IsAlso):
    """2.2.4, 2.15.2. Every clan, and every nation."""

    characteristic: ClassVar[Characteristic[frozenset[str]]] = characteristics.CLANS
    writes: ClassVar[frozenset[str]] = frozenset({characteristics.CLANS, characteristics.NATIONS})

    @property
    def more(self) -> Iterable[str]:
        return CLANS

    def apply(self, match: Match, context: Context, card: Card, values: dict[str, Any]) -> None:
        """Add the clans, and the nations."""
        IsAlso.apply(self, match, context, card, values)
        values[characteristics.NATIONS] |= frozenset(NATIONS)


@phrase("gets/get {statistic} {amount} instead_of {former}", statistic=STATISTICS, amount=SIGNED, former=SIGNED)
@dataclass(frozen=True, slots=True)
class GetsInstead(Modifier):
    """A number grows by so much, and not by what the text has let it grow by before: "gets ... instead of ..."."""

    layer: ClassVar[str] = ADD
    looks_at: ClassVar[frozenset[str]] = NOTHING
    statistic: str
    amount: int
    former: int

    @property
    def writes(self) -> frozenset[str]:
        return frozenset((self.statistic,))

    def apply(self, match: Match, context: Context, card: Card, values: dict[str, Any]) -> None:
        """Add what is missing of it."""
        values[self.statistic] = (values[self.statistic] or 0) + self.amount - self.former


@dataclass(frozen=True, slots=True)
class StaysRested(Change):
    """A unit that does not stand in the stand phase of whoever is its master then (10.35.1.3)."""

    layer: ClassVar[str] = OTHER
    writes: ClassVar[frozenset[str]] = frozenset({CANNOT})
    looks_at: ClassVar[frozenset[str]] = frozenset({TURN, PHASE.touches})

    def apply(self, match: Match, context: Context, card: Card, values: dict[str, Any]) -> None:
        """Forbid standing while it is a stand phase."""
        if PHASE.of(match) == "stand phase" and match.state.turn_player == match.master(card):
            values[CANNOT] |= {"stand"}


@phrase("does/do not stand in its/their stand phase/phases")
@dataclass(frozen=True, slots=True)
class StaysRestedAlways(Modifier):
    """6.3. A unit that does not stand in the stand phases of its master."""

    layer: ClassVar[str] = OTHER
    writes: ClassVar[frozenset[str]] = StaysRested.writes
    looks_at: ClassVar[frozenset[str]] = StaysRested.looks_at

    def apply(self, match: Match, context: Context, card: Card, values: dict[str, Any]) -> None:
        """Forbid standing while it is such a phase."""
        StaysRested().apply(match, context, card, values)


@phrase("{subject} does/do not stand in {owner} next stand phase", owner=OWNERS)
@dataclass(frozen=True, slots=True)
class DoesNotStand(Clause):
    """Let units stay rested in their master's next stand phase."""

    subject: Target
    owner: str

    def resolve(self, match: Match, context: Context) -> Procedure[None]:
        """Put the change in force until their master has stood units up."""
        cards = yield from self.subject.pick(match, context, "choose")
        context.bound[IT] = context.bound[DID] = cards
        put_in_force(match, context, cards, [StaysRested()], NEXT_STAND_PHASE, None)


@phrase("your opponent cannot intercept {duration}", act="intercept", duration=DURATIONS)
@phrase("your opponent cannot boost {duration}", act="boost", duration=DURATIONS)
@dataclass(frozen=True, slots=True)
class OpponentCannotHelp(Clause):
    """7.4.1.10, 7.5.1.2.4. Let the opponent not boost or intercept, also with rear-guards that come later.

    A unit that is boosted already stays so (7.4.1.11).
    """

    act: str
    duration: str

    def resolve(self, match: Match, context: Context) -> Procedure[None]:
        """Put the rule in force."""
        moment, turn = ending(match, context, self.duration)
        units = All(UnitsOf(OPPONENTS, Description(RearGuard())))
        entered = match.state.entered[context.source]
        changes = (Cannot((self.act,)),)
        effect = EffectInForce(0, context.player, context.source, entered, moment, changes, subject=units, turn=turn)
        verbs.put_in_force(match, effect)
        yield from ()


@phrase("your opponent cannot normal call {description+} to GC {duration}", duration=DURATIONS, normal=True)
@phrase("your opponent cannot call {description+} to GC {duration}", duration=DURATIONS)
@dataclass(frozen=True, slots=True)
class OpponentCannotGuardWith(Clause):
    """8.7.3.1. Let the opponent not guard with certain cards from hand, also with those drawn later.

    What cannot be normal called may still be called by an effect (10.7.1.2, 10.7.1.3).
    """

    description: Description
    duration: str
    normal: bool = False

    def __post_init__(self) -> None:
        refuse_places(self.description, zones.HAND.name)

    def resolve(self, match: Match, context: Context) -> Procedure[None]:
        """Put the rule in force."""
        moment, turn = ending(match, context, self.duration)
        hand = CardsIn(self.description, ZoneOf(OPPONENTS, zones.HAND.name))
        entered = match.state.entered[context.source]
        changes = (Cannot(("guard normally" if self.normal else "guard",)),)
        effect = EffectInForce(0, context.player, context.source, entered, moment, changes, subject=hand, turn=turn)
        verbs.put_in_force(match, effect)
        yield from ()
