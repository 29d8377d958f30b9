"""8.7. Changes: what continuous effects do to characteristics, and the instruction that puts them in force."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any, ClassVar, Final

from engine.games.vanguard import zones
from engine.games.vanguard.battle import ATTACK_REAR_GUARDS, ATTACK_VANGUARDS, FRONT_ROW
from engine.games.vanguard.turn import PHASE
from engine.games.vanguard.vocabulary.descriptions import CLAN_WORDS, KEYWORDS, refuse_circles
from engine.games.vanguard.vocabulary.groups import CardsIn
from engine.games.vanguard.vocabulary.places import DURATIONS, OPPONENTS, OWNERS, ZoneOf, ending, seat
from engine.kernel import verbs
from engine.kernel.abilities import Ability, Activated, Automatic, Change, Context, Continuous
from engine.kernel.cards import Card
from engine.kernel.decisions import Procedure
from engine.kernel.effects import EffectInForce
from engine.kernel.match import Match
from engine.kernel.messages import Ref
from engine.language.cards import DID, IT, Description, Group, InPlay, Pile, Target
from engine.language.instructions import Clause
from engine.language.phrases import Several, WordList, says
from engine.language.words import SIGNED

OTHER: Final = "other"  # 8.7.1.2
ADD: Final = "add"  # 8.7.1.3
SET: Final = "set"  # 8.7.1.4

STATISTICS: Final = WordList(
    "a characteristic", {word: word for word in ("power", "critical", "shield", "drive", "grade")}
)

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
        "boost": "boost",
        "intercept": "intercept",
        "be chosen by your opponent's effects": "be chosen by opponent",
        "be called to GC": "guard",
    },
)
"""What "cannot" can forbid; the values are what the rules look for."""

LIBERTIES: Final = WordList(
    "something units may do besides",
    {
        "attack the unit in the back row of the same column": "attack back row of same column",
        "make drive checks": "drive check",
    },
)


@dataclass(frozen=True, slots=True)
class Predicate(Change):
    """What is said of a unit: it gets power +5000."""

    def fixed(self, match: Match, context: Context) -> Change:
        """The change as it is from now on: numbers that it counts are counted now (12.6.2)."""
        return self


@says("gets/get {statistic} {amount} for each {each-}", statistic=STATISTICS, amount=SIGNED, each=Pile)
@says("gets/get {statistic} {amount} for each of {each+}", statistic=STATISTICS, amount=SIGNED, each=InPlay)
@says("gets/get {statistic} {amount}", statistic=STATISTICS, amount=SIGNED)
@dataclass(frozen=True, slots=True)
class Gets(Predicate):
    """8.7.1.3. A number grows or shrinks, once or as many times as there are certain cards."""

    layer: ClassVar[str] = ADD
    writes: ClassVar[frozenset[str]] = frozenset(STATISTICS.words)
    statistic: str
    amount: int
    each: Group | None = None

    def apply(self, match: Match, context: Context, card: Card, values: dict[str, Any]) -> None:
        """Add the amount."""
        amount = self.amount * self._times(match, context)
        values[self.statistic] = (values[self.statistic] or 0) + amount

    def fixed(self, match: Match, context: Context) -> Change:
        """With the cards counted."""
        return replace(self, amount=self.amount * self._times(match, context), each=None)

    def _times(self, match: Match, context: Context) -> int:
        return 1 if self.each is None else sum(1 for _ in self.each.cards(match, context))


@says("has/have {statistic} {number}", statistic=STATISTICS)
@dataclass(frozen=True, slots=True)
class Has(Predicate):
    """8.7.1.4. A number becomes a certain number."""

    layer: ClassVar[str] = SET
    writes: ClassVar[frozenset[str]] = frozenset(STATISTICS.words)
    statistic: str
    number: int

    def apply(self, match: Match, context: Context, card: Card, values: dict[str, Any]) -> None:
        """Set the number."""
        values[self.statistic] = self.number


@says('gains/gain "{ability}"', ability=Automatic | Activated | Continuous)
@dataclass(frozen=True, slots=True)
class GainsAbility(Predicate):
    """10.21.3. An ability more."""

    layer: ClassVar[str] = OTHER
    writes: ClassVar[frozenset[str]] = frozenset({"gained"})
    ability: Ability

    def apply(self, match: Match, context: Context, card: Card, values: dict[str, Any]) -> None:
        """Add the ability."""
        values["gained"] = (*values["gained"], self.ability)


@says("gains/gain {keyword}", keyword=KEYWORDS)
@dataclass(frozen=True, slots=True)
class GainsKeyword(Predicate):
    """10.21.3. A keyword ability more."""

    layer: ClassVar[str] = OTHER
    writes: ClassVar[frozenset[str]] = frozenset({"keywords"})
    keyword: str

    def apply(self, match: Match, context: Context, card: Card, values: dict[str, Any]) -> None:
        """Add the keyword."""
        values["keywords"] |= {self.keyword}


@says("loses/lose {keyword}", keyword=KEYWORDS)
@dataclass(frozen=True, slots=True)
class LosesKeyword(Predicate):
    """10.21.2. Without a keyword ability."""

    layer: ClassVar[str] = OTHER
    writes: ClassVar[frozenset[str]] = frozenset({"keywords"})
    keyword: str

    def apply(self, match: Match, context: Context, card: Card, values: dict[str, Any]) -> None:
        """Take the keyword away."""
        values["keywords"] -= {self.keyword}


@says("cannot {acts}", acts=Several(ACTS, " or "))
@dataclass(frozen=True, slots=True)
class Cannot(Predicate):
    """Something the unit cannot do, or that cannot be done to it."""

    layer: ClassVar[str] = OTHER
    writes: ClassVar[frozenset[str]] = frozenset({"cannot"})
    acts: tuple[str, ...]

    def apply(self, match: Match, context: Context, card: Card, values: dict[str, Any]) -> None:
        """Forbid it."""
        values["cannot"] |= frozenset(self.acts)


@says("may also {liberty}", liberty=LIBERTIES)
@dataclass(frozen=True, slots=True)
class MayAlso(Predicate):
    """Something the unit may do although the rules do not say so."""

    layer: ClassVar[str] = OTHER
    writes: ClassVar[frozenset[str]] = frozenset({"may"})
    liberty: str

    def apply(self, match: Match, context: Context, card: Card, values: dict[str, Any]) -> None:
        """Allow it."""
        values["may"] |= {self.liberty}


@says("battles/battle all units in your opponent's front row")
@dataclass(frozen=True, slots=True)
class BattlesFrontRow(Predicate):
    """10.20. An attack on several units at once."""

    layer: ClassVar[str] = OTHER
    writes: ClassVar[frozenset[str]] = frozenset({"may"})

    def apply(self, match: Match, context: Context, card: Card, values: dict[str, Any]) -> None:
        """Let its attacks be such attacks."""
        values["may"] |= {FRONT_ROW}


@says("is/are also a {clan} unit/units", clan=CLAN_WORDS)
@dataclass(frozen=True, slots=True)
class IsAlsoOfClan(Predicate):
    """A clan more."""

    layer: ClassVar[str] = OTHER
    writes: ClassVar[frozenset[str]] = frozenset({"clans"})
    clan: str

    def apply(self, match: Match, context: Context, card: Card, values: dict[str, Any]) -> None:
        """Add the clan."""
        values["clans"] |= {self.clan}


@says("is/are also named {name}")
@dataclass(frozen=True, slots=True)
class IsAlsoNamed(Predicate):
    """12.7.2. A card name more."""

    layer: ClassVar[str] = OTHER
    writes: ClassVar[frozenset[str]] = frozenset({"names"})
    name: str

    def apply(self, match: Match, context: Context, card: Card, values: dict[str, Any]) -> None:
        """Add the name."""
        values["names"] |= {self.name}


@dataclass(frozen=True, slots=True)
class StaysRested(Change):
    """A unit that does not stand in its master's stand phase."""

    layer: ClassVar[str] = OTHER
    writes: ClassVar[frozenset[str]] = frozenset({"cannot"})

    @property
    def steady(self) -> bool:
        """It looks at the phase."""
        return False

    def apply(self, match: Match, context: Context, card: Card, values: dict[str, Any]) -> None:
        """Forbid standing while it is a stand phase."""
        if match.state.memory[PHASE] == "stand phase":
            values["cannot"] |= {"stand"}


PREDICATES: Final = Several(Predicate, " and ", elided="gets/get")


@says("{subject} {predicates} {duration}", predicates=PREDICATES, duration=DURATIONS)
@dataclass(frozen=True, slots=True)
class Affect(Clause):
    """8.2.1.2. Let something be so for a time: "this unit gets power +3000 until end of battle"."""

    subject: Target
    predicates: tuple[Predicate, ...]
    duration: str

    def resolve(self, match: Match, context: Context) -> Procedure[None]:
        """Put the changes in force for the cards that are meant now (8.7.3)."""
        cards = yield from self.subject.pick(match, context, "choose")
        context.bound[IT] = context.bound[DID] = cards
        fixed = [predicate.fixed(match, context) for predicate in self.predicates]
        changes = tuple(change for change in fixed if not isinstance(change, Gets) or change.amount)  # 2.5.4.1
        put_in_force(match, context, cards, changes, *ending(match, context, self.duration))
        for card in cards:
            for change in changes:
                if isinstance(change, Gets):
                    match.tell("gets", card=Ref(card), characteristic=change.statistic, amount=change.amount)


@says("{subject} does/do not stand in {owner} next stand phase", owner=OWNERS)
@dataclass(frozen=True, slots=True)
class DoesNotStand(Clause):
    """Let units stay rested in a player's next stand phase."""

    subject: Target
    owner: str

    def resolve(self, match: Match, context: Context) -> Procedure[None]:
        """Put the change in force until the end of that turn."""
        cards = yield from self.subject.pick(match, context, "choose")
        context.bound[IT] = context.bound[DID] = cards
        ahead = 1 if match.state.turn_player != seat(context, self.owner) else 2
        put_in_force(match, context, cards, (StaysRested(),), "turn", match.state.turn + ahead)


@says("your opponent cannot call {description+} to GC {duration}", duration=DURATIONS)
@dataclass(frozen=True, slots=True)
class OpponentCannotGuardWith(Clause):
    """8.7.3.1. Let the opponent not guard with certain cards from hand, also with those drawn later."""

    description: Description
    duration: str

    def __post_init__(self) -> None:
        refuse_circles(self.description, zones.HAND.name)

    def resolve(self, match: Match, context: Context) -> Procedure[None]:
        """Put the rule in force."""
        moment, turn = ending(match, context, self.duration)
        hand = CardsIn(self.description, ZoneOf(OPPONENTS, zones.HAND.name))
        entered = match.state.entered[context.source]
        verbs.put_in_force(
            match,
            EffectInForce(
                0, context.player, context.source, entered, moment, (Cannot(("guard",)),), subject=hand, turn=turn
            ),
        )
        yield from ()


def put_in_force(
    match: Match, context: Context, cards: tuple[Card, ...], changes: tuple[Change, ...], moment: str, turn: int | None
) -> None:
    """Let changes apply to these cards until a moment."""
    if cards and changes:
        entered = match.state.entered[context.source]
        verbs.put_in_force(
            match, EffectInForce(0, context.player, context.source, entered, moment, changes, cards, turn=turn)
        )
