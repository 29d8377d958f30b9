"""Battles in print: in which battle something happens, attacks that are ordered, and whom they are changed to."""

from __future__ import annotations

from typing import Final

from engine.games.vanguard.vocabulary import battle_triggers
from engine.games.vanguard.vocabulary.attacks import Attack, ChangeAim
from engine.games.vanguard.vocabulary.descriptions import Unit
from engine.games.vanguard.vocabulary.during_battles import DuringBattle, WhileBoosted
from engine.games.vanguard.vocabulary.groups import TheVanguard, ThisUnit, UnitsOf
from engine.games.vanguard.vocabulary.provisos import BattleNumber
from engine.language.abilities import Fields
from engine.language.battles import ORDINALS
from engine.language.cards import Chosen, It, Target
from engine.language.conditions import Either
from engine.language.descriptions import Description
from engine.language.errors import Contradiction
from engine.language.groups import InPlay
from engine.language.numbers import ONE
from engine.language.phrases import Phrase
from engine.language.places import OPPONENTS, YOURS
from engine.language.prints.dialect import Phrases
from engine.language.triggers import PlainTrigger


def _units(owner: str, description: Description | None = None) -> UnitsOf:
    return UnitsOf(owner, description or Description(Unit()))


def _their_attack(values: Fields) -> Fields:
    """ "During the battle that your opponent's vanguard attacked": one of the player's units is attacked in it."""
    attacker = values["attacker"]
    if not isinstance(attacker, UnitsOf):
        raise Contradiction("")  # this unit attacks in its own words
    attacked = YOURS if attacker.owner == OPPONENTS else OPPONENTS
    return {"trigger": values["trigger"], "attacked": _units(attacked), "attacker": attacker}


def _aimed(values: Fields) -> Fields:
    return {"target": values["target"], "adds": False}


def _one_battle_of_two(values: Fields) -> Fields:
    return {name: BattleNumber(values[name], onwards=False) for name in ("first", "second")}


BATTLING: Final[Phrases] = {
    DuringBattle: tuple(
        Phrase(
            f"{{trigger}} during the battle{that} {{attacker-}} attacked",
            {"trigger": PlainTrigger, "attacker": InPlay},
            _their_attack,
        )
        for that in ("", " that")
    ),
    battle_triggers.AttackMisses: (
        Phrase("when a attack does not hit", {"who": _units(OPPONENTS)}),
        Phrase("when a attack did not hit", {"who": _units(OPPONENTS)}),
        Phrase("when its attack did not hit", {"who": ThisUnit()}),
        Phrase("when this unit's attack did not hit", {"who": ThisUnit()}),
        Phrase("when its attack does not hit", {"who": ThisUnit()}),
    ),
    battle_triggers.IsAttacked: (Phrase("when attacked", {"who": ThisUnit()}),),
    ChangeAim: (Phrase("change that attack's target to {target}", {"target": Target}, _aimed),),
    Attack: (
        Phrase("attack your opponent's other unit", {"subject": It(), "target": Chosen(ONE, _units(OPPONENTS))}),
        Phrase("attack your opponent's vanguard with {subject}", {"subject": It, "target": TheVanguard(OPPONENTS)}),
    ),
    Either: (
        Phrase(
            "it is the {first} or {second} battle of that turn",
            {"first": ORDINALS, "second": ORDINALS},
            _one_battle_of_two,
        ),
    ),
    WhileBoosted: (Phrase("{trigger} and is not boosted", {"trigger": battle_triggers.Attacks, "boosted": False}),),
}
"""The phrases of battles."""
