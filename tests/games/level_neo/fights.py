"""Steps through a battle for tests of card texts, and made-up cards with texts."""

from __future__ import annotations

from dataclasses import replace

from engine.games.level_neo.battle import end_battle
from engine.games.level_neo.battle_state import BATTLE
from engine.games.level_neo.cards import CardRow, definition
from engine.kernel.definitions import CardDefinition
from engine.scenarios import ScenarioMatch
from tests.games.level_neo.positions import pass_until

ATTACK = "4.3.3"


def written(name: str, text: str = "", **more: object) -> CardDefinition:
    """A made-up red character of turn cost 1 with 3000 AP and a text; its number is its name."""
    fields = {"number": "X/001", "name": name, "colour": "red", "turn_cost": 1, "ap": 3000, "text": text, **more}
    return replace(definition(CardRow.model_validate(fields)), number=name)


def written_event(name: str, text: str, **more: object) -> CardDefinition:
    """A made-up red event of turn cost 1 with a text."""
    return written(name, text, **{"kind": "event", "ap": None, **more})


def attack(at: ScenarioMatch, attacker: str, target: str, partner: str | None = None) -> ScenarioMatch:
    """Go on to the next attack and declare this one, alone or together with a partner."""
    pass_until(at, ATTACK).answer(f"attack:{attacker}>{target}")
    if at.prompt == "ask-partner":
        at.answer("pass" if partner is None else f"partner:{partner}")
    return at


def to_bursts(at: ScenarioMatch) -> ScenarioMatch:
    """Go on to the first level burst that somebody may perform, covering nothing."""
    while at.prompt != "ask-burst":
        at.answer("pass")
    return at


def finish(at: ScenarioMatch, *, levels_up: bool = False) -> ScenarioMatch:
    """Let the battle go on to the Start skills of its end: nobody uses, covers or bursts anything more.

    Whoever must choose takes the first.
    """
    while at.memory[BATTLE.name] is not None and end_battle.frame not in at.match.state.stack:
        wanted = "yes" if at.prompt == "ask-level-up" and levels_up else "no"
        at.answer(next((key for key in ("pass", wanted) if key in at.offered), at.offered[0]))
    return at


def ap(at: ScenarioMatch, zone: str) -> int:
    """The AP of the character in a place."""
    points: int = at.value(zone, "ap")
    return points


def level(at: ScenarioMatch, player: int) -> int:
    """The level of a player's main character."""
    return at.count(f"level:{player}") + 1
