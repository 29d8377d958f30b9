"""Made-up Luck & Logic cards and quick positions for rule tests: members whose power is easy to calculate with."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

import pytest

from engine.games.luck_and_logic.cards import where_valid
from engine.games.luck_and_logic.characteristics import MEMBERS, Logic
from engine.games.luck_and_logic.rulebook import BOOKS, FIRST, LATEST
from engine.games.luck_and_logic.vocabulary import language
from engine.games.luck_and_logic.zones import PLACES
from engine.kernel.abilities import Ability
from engine.kernel.cards import values_of
from engine.kernel.definitions import CardDefinition
from engine.kernel.rulebook import Rulebook
from engine.language.times import PHASE
from engine.scenarios import Placed, ScenarioMatch
from tests.games.worded import WordedMatch

__all__ = ["FIRST", "LATEST", "Placed", "both_editions"]

Zones = Mapping[str, Sequence[Placed | str]]
"""The cards of a position, by zone."""

both_editions = pytest.mark.parametrize("book", BOOKS, ids=lambda book: str(book.edition))
"""Run a test by both rulebooks; it takes the ``book``."""

DOWN: Final = Placed("Gate", face_down=True)
"""A gate that is not destroyed."""


UP: Final = Placed("Gate", face_down=False)
"""A gate that is destroyed."""

DUEL: Final[Zones] = {"FL:0": ["Three"], "FR:1": ["Two"]}
"""An attacker of power 3000 and a member of power 2000."""


def member(name: str, power: int, kind: str = "logicalist", *text: str, **more: Any) -> CardDefinition:
    """A crimson member of level 0 and territory 1, with one aura and limit 1; ``more`` overrides any characteristic."""
    return card(name, kind, *text, **{"power": power, "aura": 1, "limit": 1, "territory": 1, **more})


def card(name: str, kind: str, *text: str, **more: Any) -> CardDefinition:
    """A crimson card of the world Here; its text is compiled line by line."""
    written: list[Ability] = [ability for line in text for ability in language().compile(line, name)]
    values = {
        "names": frozenset({name}),
        "title": name if kind in MEMBERS else "",
        "characters": frozenset({name} if kind in MEMBERS else ()),
        "types": frozenset({kind}),
        "covenanters": frozenset(),
        "soul": 0,
        "worlds": frozenset({"Here"}),
        "traits": frozenset(),
        "colour": "crimson",
        "level": 0,
        "cost": 0,
        "ability cost": 0,
        "territory": 0,
        "logic": (),
        "intercepts": False,
        "power": 0,
        "aura": 0,
        "limit": 0,
        "paradox rule": "",
        "gate number": "",
        "hearts": 0,
        "trances with supers": False,
        "cannot": frozenset(),
        **more,
    }
    return CardDefinition(name, name, kind, values_of(values), tuple(where_valid(each, kind) for each in written))


def logic(**amounts: int) -> tuple[Logic, ...]:
    """A logic icon: ``logic(power=2000)``."""
    return tuple(Logic(kind, amount) for kind, amount in amounts.items())


PLAIN: Mapping[str, CardDefinition] = {
    definition.number: definition
    for definition in (
        member("One", 1000),
        member("Two", 2000),
        member("Three", 3000),
        member("Other Three", 3000),
        member("Guest", 3000, "foreigner", soul=500),
        member("Host", 3000, soul=1000),
        member("Level One", 3000, level=1),
        member("Dear", 3000, cost=2),
        member("Nine", 9000),
        member("Wide", 4000, territory=2),
        member("Huge", 8000, territory=4),
        member("Union", 7000, "tranceunion"),
        member("Union of One", 7000, "tranceunion", level=1),
        member("Wide Union", 8000, "tranceunion", territory=2),
        member("Dear Union", 9000, "tranceunion", cost=2),
        member("Stranger", 7000, "tranceunion", level=1, colour="teal", worlds=frozenset({"There"})),
        member("Guard", 1000, intercepts=True, logic=logic(power=2000)),
        member("Able", 3000, limit=3),
        card("Plus Two", "tactics", logic=logic(power=2000)),
        card("Plus Aura", "tactics", logic=logic(aura=1)),
        card("Plus Limit", "tactics", logic=logic(limit=1)),
        card("Blank", "tactics"),
        card("Calm", "paradox", **{"paradox rule": "aura"}),
        card("Teal", "tactics", colour="teal", worlds=frozenset({"Here"})),
        card("There", "tactics", colour="crimson", worlds=frozenset({"There"})),
        card("Apart", "tactics", colour="amber", worlds=frozenset({"Nowhere"})),
        card("Gate", "gate", **{"gate number": "1"}),
        card("Other Gate", "gate", **{"gate number": "2"}),
    )
}
"""Numbers are names. "Blank" is a card that does nothing, of the world and colour of most; decks are made of it."""


def table(
    book: Rulebook,
    zones: Zones,
    *cards: CardDefinition,
    step: str = "main_phase",
    phase: str = "",
    kind: type[ScenarioMatch] = WordedMatch,
    **more: Any,
) -> ScenarioMatch:
    """A match at a step, in the third turn, which is seat 0's, with decks of "Blank" and six gates each.

    ``phase`` is what the step implies unless it is given; ``kind`` says whether all that is told is put into words;
    ``more`` are other fields of a `ScenarioPosition`.
    """
    phases = {"main_phase": "main phase", "stand_phase": "end phase", "place_level": "level phase"}
    phases |= {"draw_phase": "stand phase", "end_phase": "battle phase", "level_phase": "draw phase"}
    memory = {PHASE.name: phase or phases.get(step, "battle phase"), **more.pop("memory", {})}
    gates = {f"gate-{place}:{seat}": [DOWN] for seat in (0, 1) for place in PLACES}
    everything = {**PLAIN, **{definition.number: definition for definition in cards}}
    return kind(
        book,
        step=step,
        zones={**gates, **zones},
        cards=everything,
        memory=memory,
        filler=more.pop("filler", ("Blank", "Blank")),
        **more,
    )


def battle(book: Rulebook, zones: Zones, *cards: CardDefinition, **more: Any) -> ScenarioMatch:
    """A match in the battle phase, where the turn player chooses to attack and could do so four times.

    On the back right circle stands "One", so that the turn goes on after a battle.
    """
    levels = {"level:0": [Placed("Blank", rested=True)] * 4}
    return table(book, {**levels, "BR:0": ["One"], **zones}, *cards, step="choose_attack", **more)


def circles(match: ScenarioMatch, seat: int = 0) -> dict[str, str]:
    """Which member is on which circle of a player; a large one is on several."""
    found: dict[str, str] = {}
    for place in PLACES:
        there = match.match.on(match.match.rulebook.zone(f"{place}:{seat}"))
        if there:
            found[place] = match.match.state.definition[there[-1]].name
    return found
