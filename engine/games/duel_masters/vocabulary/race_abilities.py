"""Abilities that are a word and a race: survivor, saver, crew breaker.

Survivor: This creature gets +1000 power.
Saver: Armored Dragon
Crew breaker: Armored Dragon
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, ClassVar, Final

from engine.games.duel_masters import field, zones
from engine.games.duel_masters.characteristics import BREAKS, CREATURE, RACES
from engine.games.duel_masters.keyword_abilities import KeywordAbility
from engine.games.duel_masters.race_names import is_of
from engine.games.duel_masters.vocabulary import races
from engine.games.duel_masters.vocabulary.card_actions import Destroy
from engine.games.duel_masters.vocabulary.descriptions import OfRace, TypeNoun
from engine.games.duel_masters.vocabulary.groups import CardsOf, ThisCreature
from engine.games.duel_masters.vocabulary.keywords import HasKeyword
from engine.games.duel_masters.vocabulary.places import IN_BATTLE_ZONE
from engine.games.duel_masters.vocabulary.replacing import WouldBeDestroyed
from engine.kernel.abilities import Automatic, Change, Context, Continuous, Node
from engine.kernel.cards import Card
from engine.kernel.match import Match
from engine.language.abilities import Fields
from engine.language.cards import All
from engine.language.changes import OTHER, GainsAbility
from engine.language.descriptions import Description
from engine.language.errors import Contradiction
from engine.language.instructions import Resolution
from engine.language.phrases import Phrase
from engine.language.places import YOURS
from engine.language.replacing import Instead

SURVIVOR: Final = "Survivor"
SHARED: Final = Automatic | Continuous | Instead | KeywordAbility
"""The abilities that others may have, too."""


@dataclass(frozen=True, slots=True)
class SurvivorAbility(Continuous):
    """Each of the player's Survivors has this ability."""


@dataclass(frozen=True, slots=True)
class Saver(Instead):
    """609. The creature may be destroyed instead of another one of a race."""


@dataclass(frozen=True, slots=True)
class CrewBreaker(Continuous):
    """509.2b. It breaks one more shield for each other creature of a race that its player has."""


@dataclass(frozen=True, slots=True)
class BreaksForEach(Change):
    """509.2b. A breaker ability whose number is counted."""

    layer: ClassVar[str] = OTHER
    looks_at: ClassVar[frozenset[str]] = frozenset({zones.BATTLE.name})
    reads: ClassVar[frozenset[str]] = frozenset({RACES})
    writes: ClassVar[frozenset[str]] = frozenset({BREAKS})
    race: str

    def apply(self, match: Match, context: Context, card: Card, values: dict[str, Any]) -> None:
        mine = [each for each in field.creatures(match, context.player) if each != card]
        values[BREAKS] |= {1 + sum(is_of(match.values(each)[RACES], self.race) for each in mine)}


def _of_race(race: str) -> CardsOf:
    return CardsOf(YOURS, Description(TypeNoun(CREATURE), (OfRace(race),)))


def shared(ability: Any) -> tuple[Change, ...]:
    """What makes other cards have an ability, too: as their own, or as what it says of its card."""
    if isinstance(ability, KeywordAbility) and ability.keyword is not None:
        return (HasKeyword(ability.keyword),)
    if ability.zones and zones.BATTLE.name not in ability.zones:
        raise Contradiction("what is shared is so in the battle zone")
    if type(ability) is Continuous and ability.subject is None and ability.requirement is None:
        return ability.change
    return (GainsAbility(ability),)


def _survivor_fields(values: Fields) -> Fields:
    return {"zones": IN_BATTLE_ZONE, "change": shared(values["ability"]), "subject": All(_of_race(SURVIVOR))}


def shared_slots(values: Mapping[str, Any]) -> Fields:
    """The ability that others have, from what makes them have it."""
    change = values["change"]
    if isinstance(change[0], GainsAbility):
        return {"ability": change[0].ability}
    if isinstance(change[0], HasKeyword) and len(change) == 1:
        return {"ability": KeywordAbility(keyword=change[0].keyword)}
    return {"ability": Continuous(zones=IN_BATTLE_ZONE, change=change)}


def _saver_fields(values: Fields) -> Fields:
    prospect = WouldBeDestroyed(_of_race(values["race"]))
    effect = Resolution(Destroy(ThisCreature()))
    return {
        "zones": IN_BATTLE_ZONE, "kinds": prospect.kinds, "optional": True, "prospect": prospect, "effect": effect,
    }  # fmt: skip


def _crew_fields(values: Fields) -> Fields:
    return {"zones": IN_BATTLE_ZONE, "change": (BreaksForEach(values["race"]),)}


RACE_ABILITIES: Final[Mapping[type[Node], tuple[Phrase, ...]]] = {
    SurvivorAbility: (
        Phrase(
            "survivor: {ability}",
            {"ability": SHARED},
            _survivor_fields,
            shared_slots,
        ),
    ),
    Saver: (
        Phrase(
            "saver: {race}",
            {"race": races.RACES},
            _saver_fields,
            lambda values: {"race": values["prospect"].who.description.qualities[0].race},
        ),
    ),
    CrewBreaker: (
        Phrase(
            "crew breaker: {race}",
            {"race": races.RACES},
            _crew_fields,
            lambda values: {"race": values["change"][0].race},
        ),
    ),
}
"""The phrases of these abilities."""
