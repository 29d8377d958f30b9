"""Positions for tests of card texts: real or made-up cards among plain ones, with decks that do not run out."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from engine.games.vanguard.cards import CardRow, definition
from engine.kernel.definitions import CardDefinition
from engine.scenarios import Placed, ScenarioMatch
from tests.games.vanguard.positions import table

Zones = Mapping[str, Sequence[Placed | str]]

UP = Placed("Zero")
DOWN = Placed("Zero", face_down=True)
"""Cards for damage zones: what counter blast can turn, and what it cannot."""


def at(step: str, zones: Zones, *cards: CardDefinition, **more: Any) -> ScenarioMatch:
    """A match at a step; player 0 is the turn player, both vanguards are plain grade 3 units unless given."""
    return table({"deck:0": [], "deck:1": [], **zones}, *cards, step=step, **more)


def main_phase(zones: Zones, *cards: CardDefinition) -> ScenarioMatch:
    """Player 0's main phase."""
    return at("main_phase", zones, *cards)


def battle_phase(zones: Zones, *cards: CardDefinition) -> ScenarioMatch:
    """Player 0's battle phase, before the first attack."""
    return at("start_step", zones, *cards)


def card(
    name: str, text: str, *, grade: int = 1, power: int = 8000, clan: str = "Kagero", **more: object
) -> CardDefinition:
    """A made-up unit with a text; its number is its name."""
    fields = {"number": "X/001", "name": name, "clan": clan, "grade": grade, "power": power, "shield": 5000, **more}
    return replace(definition(CardRow.model_validate({**fields, "text": text})), number=name)


def attack(match: ScenarioMatch, attacker: str, target: str, *, boost: bool | None = None) -> ScenarioMatch:
    """Attack, with or without the boost if one is offered, up to the first question after it."""
    match.answer(f"attack:{attacker}>{target}")
    if boost is not None:
        assert match.prompt == "ask-boost"
        match.answer("yes" if boost else "no")
    return match


def to_start_step(match: ScenarioMatch) -> ScenarioMatch:
    """Go on, guarding nothing and giving triggers' bonuses to whoever comes first, until the next attack may begin."""
    while match.prompt not in ("ask-attack", None):
        match.answer("pass" if "pass" in match.offered else match.offered[0])
    return match
