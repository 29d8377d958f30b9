"""118, 701.30, 809. Gacharange in texts: summoning, mana drive.

Gacharange summon. That creature gets speed attacker until the end of the turn.
Mana drive 2 water: When you put this creature into the battle zone, draw a card.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, ClassVar, Final

from engine.games.duel_masters import characteristics, field, gacharange, using, zones
from engine.games.duel_masters.vocabulary.descriptions import CIVILIZATIONS
from engine.games.duel_masters.vocabulary.places import IN_BATTLE_ZONE
from engine.kernel.abilities import Automatic, Context, Node, Trigger
from engine.kernel.cards import Card
from engine.kernel.decisions import Procedure
from engine.kernel.match import Match
from engine.kernel.resolving import follow_up
from engine.language.abilities import EFFECT, Fields, automatic_fields, automatic_slots
from engine.language.cards import DID, IT
from engine.language.conditions import PlainCondition
from engine.language.errors import Contradiction
from engine.language.instructions import Clause
from engine.language.phrases import Phrase, phrase
from engine.language.words import COUNT


@dataclass(frozen=True, slots=True)
class HasMana(PlainCondition):
    """Whether the player has so many cards in the mana zone, and one of this civilisation among them."""

    looks_at: ClassVar[frozenset[str]] = frozenset({zones.MANA.name})
    number: int
    civilization: str

    def holds(self, match: Match, context: Context) -> bool:
        cards = field.mana(match, context.player)
        civilizations = [match.values(card)[characteristics.CIVILIZATIONS] for card in cards]
        return len(cards) >= self.number and any(self.civilization in each for each in civilizations)


@dataclass(frozen=True, slots=True)
class ManaDrive(Automatic):
    """603.4. An ability that is resolved if the mana zone is such by then."""


@phrase("gacharange summon")
@dataclass(frozen=True, slots=True)
class GacharangeSummon(Clause):
    """701.30a. Summon the top card of the super gacharange."""

    introduces: ClassVar[bool] = True

    def may_begin(self, match: Match, context: Context) -> bool:
        """Whether there is any."""
        return gacharange.can_summon(match, context.player)

    def resolve(self, match: Match, context: Context) -> Procedure[None]:
        """Summon it; the creature is what is spoken of after that."""
        card = yield from using.gacharange_summon(match, context.player)
        context.bound[IT] = context.bound[DID] = () if card is None else (card,)


@phrase("gacharange summon twice", times=2)
@phrase("gacharange summon {times} times", times=COUNT)
@dataclass(frozen=True, slots=True)
class GacharangeSummons(Clause):
    """701.30a. Gacharange summon several times, one after the other; all these creatures are spoken of after that."""

    introduces: ClassVar[bool] = True
    plural: ClassVar[bool] = True
    times: int

    def may_begin(self, match: Match, context: Context) -> bool:
        """Whether there is any."""
        return gacharange.can_summon(match, context.player)

    def resolve(self, match: Match, context: Context) -> Procedure[None]:
        """Summon them."""
        summoned: dict[Card, int] = {}
        for _ in range(self.times):
            match.check_work()
            card = yield from using.gacharange_summon(match, context.player)
            if card is not None:
                summoned[card] = match.state.entered[card]
            yield from follow_up(match, context)
        context.bound[IT] = context.bound[DID] = tuple(summoned)
        for card, entered in summoned.items():
            context.note_left(match, card, entered)


def _drive_fields(values: Fields) -> Fields:
    condition = HasMana(values.pop("number"), values.pop("civilization"))
    made = automatic_fields({**values, "zones": IN_BATTLE_ZONE})
    if made.get("requirement") is not None:
        raise Contradiction("a mana drive asks for mana, and for nothing else")
    return {**made, "requirement": condition}


def _drive_slots(values: Mapping[str, Any]) -> Fields:
    condition = values["requirement"]
    made = automatic_slots({**values, "requirement": None})
    return {**made, "number": condition.number, "civilization": condition.civilization}


ABILITIES: Final[Mapping[type[Node], tuple[Phrase, ...]]] = {
    ManaDrive: (
        Phrase(
            "mana drive {number} {civilization}: {trigger}, {effect}",
            {"number": int, "civilization": CIVILIZATIONS, "trigger": Trigger, "effect": EFFECT},
            _drive_fields,
            _drive_slots,
        ),
    ),
}
"""The phrases of these abilities."""
