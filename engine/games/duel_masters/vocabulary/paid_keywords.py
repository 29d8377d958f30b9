"""Keywords for which something is paid: buzzrender, hyperify, kirifudash.

Buzzrender 2: Draw a card.
Hyperify: Tap one of your other creatures
Kirifudash fire and nature 5
Hyper mode: This creature has double breaker.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, ClassVar, Final

from engine.games.duel_masters import buzzrender
from engine.games.duel_masters.declaring_after_attack import Kirifudash
from engine.games.duel_masters.hyper_mode import HYPER_MODE
from engine.games.duel_masters.keyword_abilities import Buzzrender, Hyperify, KeywordCondition
from engine.games.duel_masters.vocabulary.descriptions import CIVILIZATIONS
from engine.games.duel_masters.vocabulary.groups import ThisCreature
from engine.games.duel_masters.vocabulary.keywords import HasKeyword, PlainKeyword
from engine.games.duel_masters.vocabulary.places import IN_BATTLE_ZONE
from engine.games.duel_masters.vocabulary.triggers import IsPut
from engine.kernel.abilities import Context, Effect, Node
from engine.kernel.aspects import ATTACHED, EFFECTS
from engine.kernel.decisions import Procedure
from engine.kernel.match import Match
from engine.kernel.resolving import follow_up
from engine.language.abilities import EFFECT, Fields, effect_fields, effect_slots
from engine.language.changes import Affect
from engine.language.instructions import Clause, Resolution
from engine.language.phrases import Phrase, Several, phrase
from engine.language.times import START_OF_NEXT_TURN
from engine.language.words import COUNT


@phrase("use its buzzrender", printed_only=True)
@dataclass(frozen=True, slots=True)
class UseBuzzrender(Clause):
    """The ability is used once, and once for each time that more was paid."""

    ability: Effect

    def resolve(self, match: Match, context: Context) -> Procedure[None]:
        """Do it again and again."""
        for _ in range(1 + buzzrender.times(match, context.source)):
            match.check_work()
            yield from self.ability.resolve(match, context)
            yield from follow_up(match, context)


def _buzzrender(values: Fields) -> Fields:
    effect = Resolution(UseBuzzrender(effect_fields({"effect": values["effect"]})["effect"]))
    return {"number": values["number"], "zones": IN_BATTLE_ZONE, "trigger": IsPut(ThisCreature()), "effect": effect}


def _buzzrender_slots(values: Mapping[str, Any]) -> Fields:
    return effect_slots({**values, "effect": values["effect"].effect.ability})


_IN_HYPER_MODE: Final = HasKeyword(PlainKeyword(HYPER_MODE))
_UNLEASHED: Final = Affect(ThisCreature(), (_IN_HYPER_MODE,), START_OF_NEXT_TURN)
"""What hyperify does."""


@phrase("hyper mode")
@dataclass(frozen=True, slots=True)
class HyperMode(KeywordCondition):
    """The creature is in hyper mode, by an effect: that its text speaks of it does not suffice."""

    looks_at: ClassVar[frozenset[str]] = frozenset({EFFECTS, ATTACHED})

    def holds(self, match: Match, context: Context) -> bool:
        """Whether such an effect is in force for it."""
        this = match.lead(context.source)
        return any(this in effect.cards and _IN_HYPER_MODE in effect.changes for effect in match.state.effects)


def unleashed() -> Fields:
    """The fields of what lets a creature be in hyper mode."""
    return {"subject": _UNLEASHED.subject, "modifiers": _UNLEASHED.modifiers, "duration": _UNLEASHED.duration}


def hyperify(values: Fields) -> Fields:
    """The fields of hyperify, from the slots of a phrase."""
    return {**values, "zones": IN_BATTLE_ZONE, "effect": Resolution(_UNLEASHED)}


ABILITIES: Final[Mapping[type[Node], tuple[Phrase, ...]]] = {
    Buzzrender: (
        Phrase("buzzrender {number}: {effect}", {"number": int, "effect": EFFECT}, _buzzrender, _buzzrender_slots),
    ),
    Kirifudash: (
        Phrase(
            "kirifudash {civilizations} {cost}",
            {"civilizations": Several(CIVILIZATIONS, " and "), "cost": int},
        ),
    ),
    Hyperify: (
        Phrase(
            "hyperify: tap {count} of your other creatures",
            {"count": COUNT},
            hyperify,
            lambda values: {"count": values["count"]},
        ),
    ),
}
"""The phrases of these abilities."""
