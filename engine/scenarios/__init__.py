"""Scenarios: positions written down as text, driven by option keys, with what is expected of them."""

from engine.scenarios.position import BadPosition, Placed, ScenarioPosition
from engine.scenarios.running import Report, rulebooks_of, run
from engine.scenarios.scenario import BadScenario, Scenario, read_scenario
from engine.scenarios.scenario_match import ScenarioMatch

__all__ = [
    "BadPosition",
    "BadScenario",
    "Placed",
    "Report",
    "Scenario",
    "ScenarioMatch",
    "ScenarioPosition",
    "read_scenario",
    "rulebooks_of",
    "run",
]
