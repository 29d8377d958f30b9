"""Units for rules that no card text of this era reaches: with any action as an ability, or noting any event."""

from __future__ import annotations

from engine.kernel.abilities import Activated, Automatic
from engine.kernel.definitions import CardDefinition
from engine.kernel.events import Event
from tests.games.nodes import Action, Do, Watching
from tests.games.vanguard.positions import unit


def doing(name: str, action: Action, *, grade: int = 3, power: int = 11000) -> CardDefinition:
    """A unit with an activated ability that does this, for nothing, wherever it is."""
    return unit(name, grade, power, Activated(effect=Do(action)))


def witness(seen: list[Event], *kinds: str) -> CardDefinition:
    """The card "Witness", which notes in ``seen`` every event of these kinds, wherever it lies face up."""
    return unit("Witness", 0, 5000, Automatic(trigger=Watching(kinds, seen)))
