"""Made-up Level Neo cards and quick positions for rule tests: characters whose AP is easy to calculate with."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from engine.games.level_neo import RULEBOOK, field
from engine.games.level_neo.skills import LevelBurst
from engine.kernel.abilities import Ability
from engine.kernel.cards import values_of
from engine.kernel.definitions import CardDefinition
from engine.language.times import PHASE
from engine.scenarios import Placed, ScenarioMatch
from tests.games.worded import WordedMatch

Zones = dict[str, Sequence[Placed | str]]
"""The cards of a position, by zone."""


def character(name: str, cost: int = 1, ap: int = 3000, *abilities: Ability, **more: Any) -> CardDefinition:
    """A red character without colour cost or traits; ``more`` overrides any characteristic."""
    return _card("character", name, cost, abilities, {"ap": ap, **more})


def event(name: str, *abilities: Ability, cost: int = 1, **more: Any) -> CardDefinition:
    """A red event card without colour cost; ``more`` overrides any characteristic."""
    return _card("event", name, cost, abilities, more)


def _card(kind: str, name: str, cost: int, abilities: Sequence[Ability], more: Mapping[str, Any]) -> CardDefinition:
    values = {
        "names": frozenset({name}),
        "colour": "red",
        "turn cost": cost,
        "colour cost": (),
        "ap": 0,
        "traits": frozenset(),
        "cannot": frozenset(),
        **more,
    }
    return CardDefinition(name, name, kind, values_of(values), tuple(abilities))


PLAIN: Mapping[str, CardDefinition] = {
    definition.number: definition
    for definition in (
        character("Main", 1, 3000),
        character("Other Main", 1, 3000),
        character("One", 1, 1000),
        character("Two", 2, 2000),
        character("Three", 3, 3000),
        character("Other Three", 3, 3000),
        character("Four", 4, 4000),
        character("Five", 5, 5000),
        character("Nine", 9, 9000),
        character("Blue", 1, 1000, colour="blue"),
        character("Burst", 1, 1000, LevelBurst()),
        character("Other Burst", 1, 1000, LevelBurst()),
        event("Nothing"),
    )
}
"""Numbers are names, and characters are as strong as they are dear. "Burst" has a Level Burst text that does nothing,
"Nothing" is an event without a skill, which nobody can use: whoever holds it is asked in every window."""


def table(
    zones: Zones,
    *cards: CardDefinition,
    step: str = "main_phase_1",
    phase: str = "",
    markers: tuple[int, int] = (9, 9),
    kind: type[ScenarioMatch] = WordedMatch,
    **more: Any,
) -> ScenarioMatch:
    """A match at a step, with "Main" as both main characters unless the zones say otherwise, and decks of "Nothing".

    ``phase`` is what the step implies unless it is given; ``markers`` are both turn markers; ``kind`` says whether all
    that is told is put into words; ``more`` are other fields of a `Position`. It is the turn of seat 0, so that its
    main character has 500 AP more for each level.
    """
    phases = {"begin_battle_phase": "main phase 1", "main_phase_2": "battle phase", "end_of_turn": "main phase 2"}
    phases |= {"start_of_turn": "end of turn", "main_phase_1": "start of turn"}
    memory = {PHASE.name: phase or phases.get(step, "battle phase"), field.TURN_MARKERS.name: markers}
    return kind(
        RULEBOOK,
        step=step,
        zones={"M:0": ["Main"], "M:1": ["Main"], **zones},
        cards={**PLAIN, **{card.number: card for card in cards}},
        memory={**memory, **more.pop("memory", {})},
        filler=more.pop("filler", ("Nothing", "Nothing")),
        **more,
    )


def in_battle(zones: Zones, *cards: CardDefinition, **more: Any) -> ScenarioMatch:
    """A match at the beginning of its battle phase."""
    return table(zones, *cards, step="begin_battle_phase", **more)


def resting(*names: str) -> list[Placed]:
    """These cards, set to rest."""
    return [Placed(name, rested=True) for name in names]


def levels(*names: str) -> list[Placed]:
    """These cards, face down, as they lie in a level zone."""
    return [Placed(name, face_down=True) for name in names]


def pass_until(at: ScenarioMatch, rule: str) -> ScenarioMatch:
    """Pass, or decline, until somebody is asked by this rule."""
    while at.rule != rule:
        _decline(at)
    return at


def next_turn(at: ScenarioMatch) -> ScenarioMatch:
    """Pass, or decline, until the next turn has begun."""
    turn = at.match.state.turn
    while at.match.state.turn == turn:
        _decline(at)
    return at


def _decline(at: ScenarioMatch) -> None:
    at.answer("pass" if "pass" in at.offered else "no")
