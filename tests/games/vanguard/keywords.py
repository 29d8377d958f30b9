"""Helpers for the tests of keyword abilities: what they are called, which units have them, what units have become."""

from __future__ import annotations

from engine.games.vanguard.unit_states import is_in
from engine.kernel.definitions import CardDefinition
from engine.language.errors import CardTextError
from engine.scenarios import Placed, ScenarioMatch
from tests.games.vanguard.positions import table
from tests.games.vanguard.written import abilities, written

Zones = dict[str, list[Placed | str]]


def asker(*lines: str) -> CardDefinition:
    """A vanguard with this text."""
    return written("Asker", "\n".join(lines), 3, 11000)


def is_called(name: str, ability: str) -> bool:
    """Whether an ability may be called so; it must be said rightly in any case."""
    abilities(ability)
    try:
        abilities(f"{name} - {ability}")
    except CardTextError as error:
        if "is not called" not in error.problem:
            raise
        return False
    return True


def rests(words: str, *texts: str) -> list[bool]:
    """Which of some rear-guards, FL to BR, with these texts, an effect for rear-guards that are so rests."""
    circles = ("FL", "FR", "BL", "BR")[: len(texts)]
    zones: Zones = {f"{circle}:0": [f"Unit {circle}"] for circle in circles}
    units = [written(f"Unit {circle}", text) for circle, text in zip(circles, texts, strict=True)]
    caller = asker(f"ACT (VC): Rest all of your rear-guards {words}.")
    at = table({**zones, "V:0": ["Asker"]}, caller, *units).answer("activate:V:1")
    return [at.rested(f"{circle}:0") for circle in circles]


def state(at: ScenarioMatch, zone: str, name: str) -> bool:
    """Whether the unit on a circle is in a state."""
    return is_in(at.match.values(at.card(zone)), name)


def call(at: ScenarioMatch, card: str, circle: str) -> ScenarioMatch:
    """Call a card from hand in the main phase."""
    return at.answer(f"call:{card}").answer(f"circle:{circle}")
