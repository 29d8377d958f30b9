"""Running a scenario: give the answers, compare what is with what is expected, and report."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from engine.kernel import codec
from engine.kernel.errors import IllegalAnswer
from engine.kernel.messages import Line
from engine.kernel.rulebook import Rulebook
from engine.scenarios.position import check_remembered, zone_called
from engine.scenarios.scenario import AnswerText, BadScenario, Expectation, Scenario
from engine.scenarios.scenario_match import ScenarioMatch


@dataclass(frozen=True, slots=True)
class Report:
    """What came of a scenario: every difference from what was expected, and the position at the end."""

    title: str
    edition: str
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
            "edition": self.edition,
            "passed": self.passed,
            "differences": list(self.differences),
            "asked": self.asked,
            "rule": self.rule,
            "options": list(self.options),
            "zones": self.zones,
            "outcome": self.outcome,
            "log": list(self.told),
        }


def rulebooks_of(scenario: Scenario, rulebooks: Mapping[str, Rulebook]) -> list[Rulebook]:
    """The rulebooks by which a scenario is to be played, out of all, by name.

    Raises `BadScenario` for a game or an edition that there is not.
    """
    newest = rulebooks.get(scenario.game)
    if newest is None:
        raise BadScenario(f"there is no game {scenario.game!r}; there are {', '.join(sorted(rulebooks))}")
    editions = {book.edition: book for book in rulebooks.values() if book.folder == newest.folder}
    unknown = [edition for edition in scenario.editions if edition not in editions]
    if unknown:
        raise BadScenario(f"{newest.title} has no edition {', '.join(unknown)}; it has {', '.join(editions)}")
    return [editions[edition] for edition in scenario.editions] or [newest]


def run(scenario: Scenario, rulebook: Rulebook) -> Report:
    """Play a scenario. Raises `BadPosition` or a card error where it cannot even begin, or expects what cannot be."""
    for expected in (*(answer.expect for answer in scenario.answer), scenario.expect):
        _check_names(expected, rulebook)
    cards = rulebook.read_cards(scenario.card) if scenario.card else None
    match = scenario.position.position().begin(rulebook, cards)
    played = ScenarioMatch.of(match)
    differences: list[str] = []
    for number, answer in enumerate(scenario.answer, 1):
        differences += [f"before answer {number}: {text}" for text in _compare(played, answer.expect)]
        problem = _give(played, answer)
        if problem:
            differences.append(f"answer {number}: {problem}")
            break
    else:
        differences += [f"at the end: {text}" for text in _compare(played, scenario.expect)]
    outcome = played.outcome
    return Report(
        title=scenario.title,
        edition=rulebook.edition,
        differences=tuple(differences),
        asked=played.asked,
        rule=played.rule,
        options=tuple(played.offered),
        zones={zone.name: played.names(zone.name) for zone, pile in match.state.zones.items() if pile},
        outcome=outcome._asdict() if outcome else None,
        told=tuple(played.told),
        lines=tuple(match.log.lines(None)) if match.log is not None else (),
    )


def _check_names(expected: Expectation, rulebook: Rulebook) -> None:
    """Refuse zones that the game does not have, and what it does not remember. Raises `BadPosition`."""
    for zone in (*expected.zones, *expected.counts, *expected.values, *expected.rested, *expected.face_down):
        zone_called(rulebook, zone)
    check_remembered(rulebook, expected.memory)


def _give(played: ScenarioMatch, answer: AnswerText) -> str | None:
    """Give one answer; what is wrong with how it was taken, or None."""
    if played.match.decision is None:
        return f"{answer.keys} cannot be given: the match is over"
    before = codec.digest(played.match.state)
    try:
        played.answer(*answer.keys)
    except IllegalAnswer as refusal:
        if not answer.illegal:
            return str(refusal)
        return None if codec.digest(played.match.state) == before else "it was refused, but changed the match"
    return f"{answer.keys} should have been refused" if answer.illegal else None


def _compare(played: ScenarioMatch, expected: Expectation) -> Iterator[str]:
    """Every difference between the match and what is expected of it, in words."""
    offered = played.offered
    pairs: list[tuple[str, Any, Any]] = []
    if expected.asked is not None:
        pairs.append(("the seat asked", played.asked, expected.asked))
    if expected.rule is not None:
        pairs.append(("the rule that asks", played.rule, expected.rule))
    if expected.only is not None:
        pairs.append(("the options", sorted(offered), sorted(expected.only)))
    if expected.over is not None:
        pairs.append(("the match being over", played.outcome is not None, expected.over))
    pairs += [(zone, played.names(zone), names) for zone, names in expected.zones.items()]
    pairs += [(f"the number of cards in {zone}", played.count(zone), n) for zone, n in expected.counts.items()]
    pairs += [
        (f"rested in {zone}", played.rested(zone) if played.count(zone) else None, rested)
        for zone, rested in expected.rested.items()
    ]
    pairs += [(f"face down in {zone}", played.face_down(zone), n) for zone, n in expected.face_down.items()]
    pairs += [
        (f"{name} in {zone}", _plain(played.values(zone).get(name)) if played.count(zone) else None, value)
        for zone, values in expected.values.items()
        for name, value in values.items()
    ]
    pairs += [(f"memory {name}", _plain(played.memory[name]), value) for name, value in expected.memory.items()]
    if expected.outcome is not None:
        wanted = expected.outcome.model_dump(exclude_unset=True)
        found = played.outcome._asdict() if played.outcome else {}
        pairs.append(("the outcome", {name: found.get(name) for name in wanted}, wanted))
    yield from (f"{what} is {found!r}, expected {wanted!r}" for what, found, wanted in pairs if found != wanted)
    yield from (
        f"{key} is not offered, but only {', '.join(offered)}" for key in expected.offered if key not in offered
    )
    yield from (f"{key} is offered, and must not be" for key in expected.not_offered if key in offered)
    rest = iter(played.told)
    yield from (f"the log does not tell {text!r} (in this order)" for text in expected.told if text not in rest)


def _plain(value: Any) -> Any:
    if isinstance(value, frozenset):
        return sorted(value)
    return list(value) if isinstance(value, tuple) else value
