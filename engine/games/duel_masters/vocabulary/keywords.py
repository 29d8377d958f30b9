"""205.1a. The keywords as texts say them: as a paragraph, or as what a creature gets or has."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar, Final

from engine.games.duel_masters.battle_state import CYCLONE
from engine.games.duel_masters.characteristics import BREAKS, KEYWORDS, MORE_BREAKS, POWER, POWER_ATTACKER
from engine.games.duel_masters.hyper_mode import HYPER_MODE
from engine.games.duel_masters.keyword_abilities import Keyword
from engine.games.duel_masters.trigger_bonus import PLUS, SUPER
from engine.games.duel_masters.vocabulary.descriptions import CIVILIZATIONS
from engine.games.duel_masters.vocabulary.groups import InTheBattleZone
from engine.kernel.abilities import Change, Context
from engine.kernel.aspects import NOTHING
from engine.kernel.cards import Card, Values
from engine.kernel.match import Match
from engine.language.changes import OTHER, Modifier, less
from engine.language.errors import Contradiction
from engine.language.groups import Group, InPlay, Pile
from engine.language.phrases import WordList, phrase
from engine.language.words import COUNT, SIGNED

SHIELD_GO: Final = "shield go"
DYNAMO: Final = "dynamo"

_WORDS: Final = (
    "blocker", "guardman", "speed attacker", "slayer", "shield trigger", "shield trigger cross", "guard strike",
    "charger", "wave striker", "judgment emblem", "link release", "powered breaker", "shinkarise",
    "mach fighter", SUPER, PLUS, HYPER_MODE, CYCLONE, SHIELD_GO, DYNAMO,
)  # fmt: skip

SHIELD_GO_MEANS: Final = """When this creature is destroyed, add it to your shields face up.
When this creature would leave your shield zone face up, put this creature into your graveyard instead."""
"""110.3d. What a creature with shield go does, in the words of the card language."""

WORDS: Final = WordList("a keyword", {word: word for word in _WORDS})

_ALSO: Final = dict.fromkeys(("shield trigger cross", SUPER, PLUS), ("shield trigger",))
"""Keywords that are others, too."""

_AGAINST: Final = WordList("a keyword", {word: word for word in ("blocker", "slayer")})

BREAKERS: Final = WordList("how many shields are broken", {"double": 2, "triple": 3, "quattro": 4, "world": 99})


@phrase("{word}", word=WORDS)
@dataclass(frozen=True, slots=True)
class PlainKeyword(Keyword):
    """A keyword that is no more than a word."""

    writes: ClassVar[frozenset[str]] = frozenset({KEYWORDS})
    looks_at: ClassVar[frozenset[str]] = NOTHING
    word: str

    def add(self, values: dict[str, Any]) -> None:
        values[KEYWORDS] |= {self.word, *_ALSO.get(self.word, ())}

    def is_had(self, values: Values) -> bool:
        """Whether it is there, be it against a civilisation only."""
        return Keyword.is_had(self, values) or any(each.endswith(f" {self.word}") for each in values[KEYWORDS])


@phrase("{civilization} stealth", civilization=CIVILIZATIONS)
@dataclass(frozen=True, slots=True)
class Stealth(Keyword):
    """It cannot be blocked while the opponent has a card of the civilisation in the mana zone."""

    writes: ClassVar[frozenset[str]] = frozenset({KEYWORDS})
    looks_at: ClassVar[frozenset[str]] = NOTHING
    civilization: str

    def add(self, values: dict[str, Any]) -> None:
        values[KEYWORDS] |= {f"{self.civilization} stealth"}


@phrase("{civilization} {word}", civilization=CIVILIZATIONS, word=_AGAINST)
@dataclass(frozen=True, slots=True)
class AgainstCivilization(Keyword):
    """700.4, 115.3d. A blocker that may block only creatures of a civilisation, a slayer that slays only those."""

    writes: ClassVar[frozenset[str]] = frozenset({KEYWORDS})
    looks_at: ClassVar[frozenset[str]] = NOTHING
    civilization: str
    word: str

    def add(self, values: dict[str, Any]) -> None:
        values[KEYWORDS] |= {f"{self.civilization} {self.word}"}


@phrase("{number} breaker", number=BREAKERS)
@dataclass(frozen=True, slots=True)
class Breaker(Keyword):
    """509.2b. It breaks so many shields."""

    writes: ClassVar[frozenset[str]] = frozenset({BREAKS})
    looks_at: ClassVar[frozenset[str]] = NOTHING
    number: int

    def add(self, values: dict[str, Any]) -> None:
        values[BREAKS] |= {self.number}


@phrase("has/have {number} breaker instead_of {former} breaker", number=BREAKERS, former=BREAKERS)
@dataclass(frozen=True, slots=True)
class BreaksInstead(Modifier):
    """509.2b. It breaks so many shields, and has no more the ability to break another number of them."""

    layer: ClassVar[str] = OTHER
    looks_at: ClassVar[frozenset[str]] = NOTHING
    reads: ClassVar[frozenset[str]] = frozenset({BREAKS})
    writes: ClassVar[frozenset[str]] = frozenset({BREAKS})
    number: int
    former: int

    def apply(self, match: Match, context: Context, card: Card, values: dict[str, Any]) -> None:
        values[BREAKS] = (values[BREAKS] - {self.former}) | {self.number}


@phrase("power attacker {amount}", amount=SIGNED)
@dataclass(frozen=True, slots=True)
class PowerAttacker(Keyword):
    """110.7. It gets so much power while attacking."""

    writes: ClassVar[frozenset[str]] = frozenset({POWER_ATTACKER})
    looks_at: ClassVar[frozenset[str]] = NOTHING
    amount: int

    def add(self, values: dict[str, Any]) -> None:
        values[POWER_ATTACKER] += self.amount


@phrase("gets/get {amount} as_power_attacker for each {each-}", amount=SIGNED, each=Pile | InTheBattleZone)
@phrase("gets/get {amount} as_power_attacker for each of {each+}", amount=SIGNED, each=InPlay)
@dataclass(frozen=True, slots=True)
class PowerAttackerForEach(Modifier):
    """110.7. Power attacker with an amount for each of certain cards."""

    layer: ClassVar[str] = OTHER
    looks_at: ClassVar[frozenset[str]] = NOTHING
    amount: int
    each: Group

    def __post_init__(self) -> None:
        if self.amount < 0:
            raise Contradiction("power attacker for each of several cards is not negative")

    @property
    def writes(self) -> frozenset[str]:
        """What the keyword is written in."""
        return PowerAttacker.writes

    def apply(self, match: Match, context: Context, card: Card, values: dict[str, Any]) -> None:
        self._now(match, context).add(values)

    def fixed(self, match: Match, context: Context) -> Change:
        """As much as there is when the effect begins."""
        return HasKeyword(self._now(match, context))

    def _now(self, match: Match, context: Context) -> PowerAttacker:
        return PowerAttacker(self.amount * sum(1 for _ in self.each.cards(match, context)))


@phrase("breaks/break one_more_shield for each {each-}", each=Pile | InTheBattleZone, count=1)
@phrase("breaks/break one_more_shield for each of {each+}", each=InPlay, count=1)
@phrase("breaks/break one_more_shield", count=1, each=None)
@phrase("breaks/break {count} shields_more", count=COUNT, each=None)
@dataclass(frozen=True, slots=True)
class BreaksMore(Modifier):
    """701.14d. It breaks one shield more, or one for each of certain cards, by an attack or by an effect."""

    layer: ClassVar[str] = OTHER
    looks_at: ClassVar[frozenset[str]] = NOTHING
    writes: ClassVar[frozenset[str]] = frozenset({MORE_BREAKS})
    each: Group | None = None
    count: int = 1

    def apply(self, match: Match, context: Context, card: Card, values: dict[str, Any]) -> None:
        values[MORE_BREAKS] += self._all(match, context)

    def fixed(self, match: Match, context: Context) -> Change:
        """As many as there are when the effect begins."""
        return BreaksMore(None, self._all(match, context))

    def _all(self, match: Match, context: Context) -> int:
        return self.count if self.each is None else sum(1 for _ in self.each.cards(match, context))


@phrase("gets/get {keyword}")
@phrase("has/have {keyword}")
@dataclass(frozen=True, slots=True)
class HasKeyword(Modifier):
    """A keyword more."""

    layer: ClassVar[str] = OTHER
    looks_at: ClassVar[frozenset[str]] = NOTHING
    keyword: Keyword

    def __post_init__(self) -> None:
        if self.keyword == PlainKeyword(SHIELD_GO):
            raise Contradiction("shield go is printed, and no card is given it")

    @property
    def writes(self) -> frozenset[str]:
        """What the keyword is written in; with "power attacker -1000" the creature has less power while attacking."""
        lowers = isinstance(self.keyword, PowerAttacker) and self.keyword.amount < 0
        return self.keyword.writes | {less(POWER)} if lowers else self.keyword.writes

    def apply(self, match: Match, context: Context, card: Card, values: dict[str, Any]) -> None:
        self.keyword.add(values)
