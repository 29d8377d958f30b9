"""What cards are like in comparison with others: power, names, races, numbers; what they can do.

Destroy one of your opponent's creatures that has lower power than it.
Return all cards that have the same name as it in your graveyard to your hand.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import chain
from typing import ClassVar, Final

from engine.games.duel_masters import field
from engine.games.duel_masters.attacking import ALL_ATTACKS, kept_from_attacking
from engine.games.duel_masters.battle_state import HAVE_ATTACKED, WHAT_STANDS_FOR_IT, creature_of
from engine.games.duel_masters.characteristics import MAY, POWER, RACES
from engine.games.duel_masters.god_links import others_of
from engine.games.duel_masters.keyword_abilities import SilentSkill
from engine.games.duel_masters.vocabulary.groups import InTheBattleZone, TheCrossedCreature, power_of_this
from engine.kernel.abilities import GAINED_ABILITIES, Context
from engine.kernel.aspects import ATTACHED, NOTHING, PLACES, TURN
from engine.kernel.cards import CANNOT, NAMES, Card, Values
from engine.kernel.match import Match
from engine.language.cards import It
from engine.language.descriptions import Trait
from engine.language.groups import CardsIn
from engine.language.last_information import ever_meant
from engine.language.phrases import WordList, phrase


@phrase("that has/have more power than this creature")
@dataclass(frozen=True, slots=True)
class StrongerThanThis(Trait):
    """206. With more power than the creature with the ability."""

    looks_at: ClassVar[frozenset[str]] = NOTHING
    reads: ClassVar[frozenset[str]] = frozenset({POWER})

    def fits(self, match: Match, context: Context, card: Card, values: Values) -> bool:
        """Whether its power is above that of the other, as it is, or as it last was (110.5a)."""
        return field.whole_power(max(0, values[POWER])) > power_of_this(match, context)


@phrase("that has/have lower power than {one}", least=1)
@phrase("that has/have no more power than {one}", least=0)
@dataclass(frozen=True, slots=True)
class NoStrongerThan(Trait):
    """206. With less power than a certain creature, or with no more."""

    looks_at: ClassVar[frozenset[str]] = frozenset({PLACES, ATTACHED})
    reads: ClassVar[frozenset[str]] = frozenset({POWER})
    one: It | TheCrossedCreature
    least: int  #: how much less it has

    def fits(self, match: Match, context: Context, card: Card, values: Values) -> bool:
        """Whether there is such a creature, and its power is as far above."""
        ones = [seen.values(match, each)[POWER] for each, seen in ever_meant(match, context, self.one)]
        powers = [field.whole_power(max(0, power)) for power in ones]
        return bool(powers) and field.whole_power(max(0, values[POWER])) + self.least <= min(powers)


@phrase("that has/have the same name as {one}")
@dataclass(frozen=True, slots=True)
class NamedAs(Trait):
    """202.3a. With a name that a certain card has."""

    looks_at: ClassVar[frozenset[str]] = NOTHING
    reads: ClassVar[frozenset[str]] = frozenset({NAMES})
    one: It

    def fits(self, match: Match, context: Context, card: Card, values: Values) -> bool:
        """Whether they have a name in common."""
        asked = ever_meant(match, context, self.one)
        return any(not values[NAMES].isdisjoint(seen.values(match, each)[NAMES]) for each, seen in asked)


@phrase("that has/have the same name as a {cards-}", cards=CardsIn | InTheBattleZone)
@dataclass(frozen=True, slots=True)
class NamedAsAny(Trait):
    """202.3a. With a name that one of certain cards has."""

    looks_at: ClassVar[frozenset[str]] = NOTHING
    reads: ClassVar[frozenset[str]] = frozenset({NAMES})
    cards: CardsIn | InTheBattleZone

    def fits(self, match: Match, context: Context, card: Card, values: Values) -> bool:
        """Whether they have a name in common."""
        others = [each for each in self.cards.cards(match, context) if each != card]
        return any(not values[NAMES].isdisjoint(match.values(each)[NAMES]) for each in others)


@phrase("that has/have a race of {one}")
@dataclass(frozen=True, slots=True)
class OfRaceOf(Trait):
    """203. With a race that a certain creature has."""

    looks_at: ClassVar[frozenset[str]] = NOTHING
    reads: ClassVar[frozenset[str]] = frozenset({RACES})
    one: It

    def fits(self, match: Match, context: Context, card: Card, values: Values) -> bool:
        """Whether they have a race in common."""
        asked = ever_meant(match, context, self.one)
        return any(not values[RACES].isdisjoint(seen.values(match, each)[RACES]) for each, seen in asked)


_ATTACKS: Final = WordList("how creatures attack", {"attack": "attack", "attack creatures": "attack creatures"})


@phrase("that can {act}", act=_ATTACKS)
@dataclass(frozen=True, slots=True)
class IsFreeTo(Trait):
    """506.1. Which nothing forbids to attack at all, or to attack creatures; nor is it forbidden to its player."""

    looks_at: ClassVar[frozenset[str]] = NOTHING
    reads: ClassVar[frozenset[str]] = frozenset({CANNOT, MAY})
    act: str

    def fits(self, match: Match, context: Context, card: Card, values: Values) -> bool:
        """Whether it is free to."""
        of_player = match.value_of_player(match.master(card), CANNOT)
        kept = kept_from_attacking(values[CANNOT] | of_player, values[MAY])
        return self.act not in kept and kept != ALL_ATTACKS


@phrase("that is/are new")
@dataclass(frozen=True, slots=True)
class CameThisTurn(Trait):
    """301.5. Which has come to the battle zone in this turn."""

    looks_at: ClassVar[frozenset[str]] = frozenset({PLACES, TURN})

    def fits(self, match: Match, context: Context, card: Card, values: Values) -> bool:
        """Whether it is new there."""
        return field.is_new(match, card)


@phrase("that has/have attacked this turn")
@dataclass(frozen=True, slots=True)
class HasAttackedThisTurn(Trait):
    """506.1. Which has attacked in this turn, as the creature that it now is."""

    looks_at: ClassVar[frozenset[str]] = WHAT_STANDS_FOR_IT | {HAVE_ATTACKED.touches}

    def fits(self, match: Match, context: Context, card: Card, values: Values) -> bool:
        """Whether it has."""
        return any(creature_of(match, each) == card for each in HAVE_ATTACKED.of(match))


@phrase("that has/have silent skill")
@dataclass(frozen=True, slots=True)
class WithSilentSkill(Trait):
    """501.1a. With a silent skill, printed or gained; 803.1b. of linked gods each may have it."""

    looks_at: ClassVar[frozenset[str]] = frozenset({ATTACHED})
    reads: ClassVar[frozenset[str]] = frozenset({GAINED_ABILITIES})

    def fits(self, match: Match, context: Context, card: Card, values: Values) -> bool:
        """Whether one of its abilities is one."""
        printed = [match.state.definition[each].abilities for each in (card, *others_of(match, card))]
        gained = values.get(GAINED_ABILITIES, ())
        return any(isinstance(ability, SilentSkill) for ability in (*chain.from_iterable(printed), *gained))
