"""Made-up Duel Masters cards and quick positions for rule tests: creatures whose power is easy to calculate with."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from engine.games.duel_masters.battle_state import ATTACK, Attack, Fighter
from engine.games.duel_masters.cards import CardRow, definition
from engine.games.duel_masters.declaring import PASSING
from engine.games.duel_masters.rulebook import RULEBOOK
from engine.kernel.definitions import CardDefinition
from engine.language.times import PHASE
from engine.scenarios import Placed, ScenarioMatch
from engine.scenarios.position import DEFAULT_FILLING
from tests.games.worded import WordedMatch

__all__ = ["ATTACK", "RULEBOOK", "Attack", "Fighter", "Placed"]

Zones = Mapping[str, Sequence[Placed | str]]
"""The cards of a position, by zone."""


def creature(name: str, power: int, *text: str, **more: Any) -> CardDefinition:
    """A fire creature of cost 2 and the race Human; ``more`` overrides any field of its row."""
    return card(name, *text, **{"power": power, "races": ["Human"], **more})


def spell(name: str, *text: str, **more: Any) -> CardDefinition:
    """A fire spell of cost 2."""
    return card(name, *text, **{"type": "spell", **more})


def card(name: str, *text: str, **more: Any) -> CardDefinition:
    """A fire card of cost 2; its text is compiled line by line."""
    row = {"number": name.replace(" ", "-"), "name": name, "civilizations": ["fire"], "cost": 2, **more}
    return definition(CardRow(**row, text="\n".join(text)))


PLAIN: Final[Mapping[str, CardDefinition]] = {
    made.number: made
    for made in (
        creature("One", 1000),
        creature("Two", 2000),
        creature("Three", 3000),
        creature("Other Three", 3000),
        creature("Nine", 9000),
        creature("Wall", 3000, "Blocker"),
        creature("Quick", 2000, "Speed attacker"),
        creature("Killer", 1000, "Slayer"),
        creature("Twin", 4000, "Double breaker"),
        creature("Fish", 2000, civilizations=["water"], races=["Liquid People"]),
        creature("Both", 4000, civilizations=["fire", "nature"], races=["Human", "Beast Folk"]),
        creature("Risen", 6000, "Evolution: Put on one of your Human creatures", supertypes=["evolution"]),
        spell("Bolt", "Shield trigger", "Destroy one of your opponent's creatures."),
        spell("Blank", "Draw a card."),
        card("Nothing", "Shield trigger", power=1000, cost=9),
    )
}
"""Numbers are names. "One" to "Nine" have so many thousands of power."""


def table(zones: Zones, *cards: CardDefinition, step: str = "main_step", phase: str = "", **more: Any) -> ScenarioMatch:
    """A match at a step, in the third turn, which is seat 0's, with decks of "Blank" and one shield each.

    What lies there has been there since before the turn; ``phase`` is what the step implies unless it is given. With
    ``declaring`` the players are asked what they declare; otherwise they pass until their hand or mana changes.
    """
    shields = {f"S1:{seat}": ["Blank"] for seat in (0, 1)}
    zones = {**shields, **zones}
    cards_there = 2 * DEFAULT_FILLING + sum(_count(each) for pile in zones.values() for each in pile)
    phases = {"main_step": "main step", "attack_step": "attack step", "end_of_turn": "attack step"}
    passing = tuple(
        (seat, 10_000, len(zones.get(f"hand:{seat}", ())), len(zones.get(f"mana zone:{seat}", ()))) for seat in (0, 1)
    )
    asked = {} if more.pop("declaring", False) else {PASSING.name: passing}
    memory = asked | {
        PHASE.name: phase or phases.get(step, "attack step"),
        "turn began": cards_there,
        **more.pop("memory", {}),
    }
    everything = {**PLAIN, **{each.number: each for each in cards}}
    return WordedMatch(
        RULEBOOK,
        step=step,
        zones=zones,
        cards=everything,
        memory=memory,
        filler=more.pop("filler", ("Blank", "Blank")),
        **more,
    )


def _count(placed: Placed | str) -> int:
    """How many cards it is, with those attached to it."""
    below = placed.attached.values() if isinstance(placed, Placed) else ()
    return 1 + sum(_count(each) for pile in below for each in pile)


def attack(zones: Zones, *cards: CardDefinition, **more: Any) -> ScenarioMatch:
    """A match in the attack step."""
    return table(zones, *cards, step="attack_step", **more)
