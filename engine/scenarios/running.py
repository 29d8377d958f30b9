"""Running a scenario: give the answers, compare what is with what is expected, and report."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from engine.kernel import codec
from engine.kernel.errors import IllegalAnswer
from engine.kernel.messages import Line
from engine.kernel.rulebook import Rulebook
from engine.scenarios.scenario import AnswerText, Expectation, Scenario
from engine.scenarios.table import Table


@dataclass(frozen=True, slots=True)
class Report:
    """What came of a scenario: every difference from what was expected, and the position at the end."""

    title: str
    differences: tuple[str, ...]
    asked: int | None
    rule: str | None
    options: tuple[str, ...]
    zones: dict[str, list[str]]
    outcome: dict[str, Any] | None
    told: tuple[str, ...]
    lines: tuple[tuple[int, Line], ...]  #: the log as spectators read it, each line with its turn

    @property
    def passed(self) -> bool:
        """Whether everything came as expected."""
        return not self.differences

    def to_json(self) -> dict[str, Any]:
        """The report as JSON values."""
        return {
            "title": self.title,
            "passed": self.passed,
            "differences": list(self.differences),
            "asked": self.asked,
            "rule": self.rule,
            "options": list(self.options),
            "zones": self.zones,
            "outcome": self.outcome,
            "log": list(self.told),
        }


def run(scenario: Scenario, rulebook: Rulebook) -> Report:
    """Play a scenario. Raises `BadPosition` or a card error where it cannot even begin."""
    cards = rulebook.read_cards(scenario.card) if scenario.card else None
    match = scenario.position.position().begin(rulebook, cards)
    table = Table.of(match)
    differences: list[str] = []
    for number, answer in enumerate(scenario.answer, 1):
        differences += [f"before answer {number}: {text}" for text in _compare(table, answer.expect)]
        problem = _give(table, answer)
        if problem:
            differences.append(f"answer {number}: {problem}")
            break
    else:
        differences += [f"at the end: {text}" for text in _compare(table, scenario.expect)]
    outcome = table.outcome
    return Report(
        title=scenario.title,
        differences=tuple(differences),
        asked=table.asked,
        rule=table.rule,
        options=tuple(table.offered),
        zones={zone.name: table.names(zone.name) for zone, pile in match.state.zones.items() if pile},
        outcome=outcome._asdict() if outcome else None,
        told=tuple(table.told),
        lines=tuple(match.log.lines(None)) if match.log is not None else (),
    )


def _give(table: Table, answer: AnswerText) -> str | None:
    """Give one answer; what is wrong with how it was taken, or None."""
    if table.match.decision is None:
        return f"{answer.keys} cannot be given: the match is over"
    before = codec.digest(table.match.state)
    try:
        table.answer(*answer.keys)
    except IllegalAnswer as refusal:
        if not answer.illegal:
            return str(refusal)
        return None if codec.digest(table.match.state) == before else "it was refused, but changed the match"
    return f"{answer.keys} should have been refused" if answer.illegal else None


def _compare(table: Table, expected: Expectation) -> Iterator[str]:
    """Every difference between the table and what is expected of it, in words."""
    offered = table.offered
    pairs: list[tuple[str, Any, Any]] = []
    if expected.asked is not None:
        pairs.append(("the seat asked", table.asked, expected.asked))
    if expected.rule is not None:
        pairs.append(("the rule that asks", table.rule, expected.rule))
    if expected.only is not None:
        pairs.append(("the options", sorted(offered), sorted(expected.only)))
    if expected.over is not None:
        pairs.append(("the match being over", table.outcome is not None, expected.over))
    pairs += [(zone, table.names(zone), names) for zone, names in expected.zones.items()]
    pairs += [(f"the number of cards in {zone}", table.count(zone), n) for zone, n in expected.counts.items()]
    pairs += [
        (f"rested in {zone}", table.rested(zone) if table.count(zone) else None, rested)
        for zone, rested in expected.rested.items()
    ]
    pairs += [(f"face down in {zone}", table.face_down(zone), n) for zone, n in expected.face_down.items()]
    pairs += [
        (f"{name} in {zone}", _plain(table.value(zone, name)) if table.count(zone) else None, value)
        for zone, values in expected.values.items()
        for name, value in values.items()
    ]
    pairs += [(f"memory {name}", _plain(table.memory[name]), value) for name, value in expected.memory.items()]
    if expected.outcome is not None:
        wanted = expected.outcome.model_dump(exclude_unset=True)
        found = table.outcome._asdict() if table.outcome else {}
        pairs.append(("the outcome", {name: found.get(name) for name in wanted}, wanted))
    yield from (f"{what} is {found!r}, expected {wanted!r}" for what, found, wanted in pairs if found != wanted)
    yield from (
        f"{key} is not offered, but only {', '.join(offered)}" for key in expected.offered if key not in offered
    )
    yield from (f"{key} is offered, and must not be" for key in expected.not_offered if key in offered)
    rest = iter(table.told)
    yield from (f"the log does not tell {text!r} (in this order)" for text in expected.told if text not in rest)


def _plain(value: Any) -> Any:
    if isinstance(value, frozenset):
        return sorted(value)
    return list(value) if isinstance(value, tuple) else value
