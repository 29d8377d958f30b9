"""Made-up Vanguard cards and quick positions for rule tests: plain units whose numbers are easy to calculate with."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from engine.games.vanguard import RULEBOOK
from engine.kernel.abilities import Ability
from engine.kernel.cards import values_of
from engine.kernel.definitions import CardDefinition
from engine.scenarios import Placed, ScenarioMatch
from tests.games.worded import WordedMatch

_DRIVES = {0: "boost", 1: "boost", 2: "intercept", 3: "twin drive", 4: "triple drive"}


def unit(name: str, grade: int = 1, power: int = 8000, *abilities: Ability, **more: Any) -> CardDefinition:
    """A unit of the clan Plain with the keyword that its grade usually has; ``more`` overrides any characteristic."""
    values = {
        "names": frozenset({name}),
        "clans": frozenset({"Plain"}),
        "races": frozenset({"Human"}),
        "nations": frozenset(),
        "grade": grade,
        "power": power,
        "critical": 1,
        "shield": None if grade > 2 else 10000 if grade == 0 else 5000,
        "drive": 1,
        "trigger": None,
        "trigger_power": 5000,
        "keywords": frozenset({_DRIVES[grade]}),
        "cannot": frozenset(),
        "may": frozenset(),
        **more,
    }
    kind = "trigger unit" if values["trigger"] else "normal unit"
    return CardDefinition(name, name, kind, values_of(values), abilities)


PLAIN: Mapping[str, CardDefinition] = {
    definition.number: definition
    for definition in (
        unit("Zero", 0, 5000),
        unit("One", 1, 7000),
        unit("Other One", 1, 6000),
        unit("Two", 2, 9000),
        unit("Other Two", 2, 10000),
        unit("Three", 3, 11000),
        unit("Other Three", 3, 10000),
        unit("Stranger", 1, 8000, clans=frozenset({"Elsewhere"})),
        unit("Critical", 0, 5000, trigger="critical"),
        unit("Draw", 0, 5000, trigger="draw", shield=5000),
        unit("Stand", 0, 5000, trigger="stand"),
        unit("Heal", 0, 5000, trigger="heal"),
        unit("Front", 0, 5000, trigger="front", trigger_power=10000),
        unit("Strange Critical", 0, 5000, trigger="critical", clans=frozenset({"Elsewhere"})),
    )
}
"""Numbers are names. "Stranger" and "Strange Critical" are of another clan than the rest."""


def table(
    zones: Mapping[str, Sequence[Placed | str]],
    *cards: CardDefinition,
    step: str = "main_phase",
    phase: str = "",
    **more: Any,
) -> ScenarioMatch:
    """A match at a step, with vanguards of grade 3 unless the zones say otherwise, and decks filled with "Zero".

    ``phase`` is what the step implies unless it is given; ``more`` are other fields of a `Position`.
    """
    phases = {"stand_phase": "end phase", "draw_step": "draw phase", "g_assist_step": "draw phase"}
    phases |= {"ride_step": "ride phase", "stride_step": "ride phase", "main_phase": "main phase"}
    memory = {"phase": phase or phases.get(step, "battle phase"), **more.pop("memory", {})}
    arguments = more.pop("arguments", (True,) if step == "start_step" else ())
    full = {"V:0": ["Three"], "V:1": ["Three"], **zones}
    known = {**PLAIN, **{card.number: card for card in cards}}
    return WordedMatch(
        RULEBOOK,
        step=step,
        zones=full,
        cards=known,
        memory=memory,
        arguments=arguments,
        filler=more.pop("filler", ("Zero", "Zero")),
        **more,
    )
