"""Scenarios: positions written down as text, driven by option keys, with what is expected of them."""

from engine.scenarios.position import BadPosition, Placed, Position
from engine.scenarios.running import Report, run
from engine.scenarios.scenario import BadScenario, Scenario, read_scenario
from engine.scenarios.table import Table

__all__ = ["BadPosition", "BadScenario", "Placed", "Position", "Report", "Scenario", "Table", "read_scenario", "run"]
