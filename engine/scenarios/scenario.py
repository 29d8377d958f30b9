"""Scenario files: TOML, checked field by field, so that a slip of the pen is an error that names the place."""

from __future__ import annotations

import tomllib
from typing import Any

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from engine.kernel.errors import EngineError
from engine.scenarios.position import DEFAULT_FILLING, Placed, ScenarioPosition


class BadScenario(EngineError):
    """A scenario file that cannot be read; the message says where and why."""


class _Strict(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True)


class PlacedCard(_Strict):
    """A card that does not simply lie there."""

    card: str
    rested: bool = False
    face_down: bool | None = None
    attached: dict[str, list[str | PlacedCard]] = {}
    covering: list[str] = []


class PositionText(_Strict):
    """Where the match stands; see `ScenarioPosition`."""

    step: str
    arguments: list[Any] = []
    turn: int = Field(default=3, ge=0)
    turn_player: int = Field(default=0, ge=0, le=1)
    first_player: int = Field(default=0, ge=0, le=1)
    seed: str = "scenario"
    filler: list[str] = []
    filling: int = Field(default=DEFAULT_FILLING, ge=0, le=100)
    memory: dict[str, Any] = {}
    zones: dict[str, list[str | PlacedCard]] = {}

    def position(self) -> ScenarioPosition:
        """The position that the text describes."""
        return ScenarioPosition(
            step=self.step,
            arguments=tuple(self.arguments),
            zones={name: [_placed(entry) for entry in cards] for name, cards in self.zones.items()},
            turn=self.turn,
            turn_player=self.turn_player,
            first_player=self.first_player,
            memory=self.memory,
            seed=self.seed.encode(),
            filler=self.filler,
            filling=self.filling,
        )


class OutcomeText(_Strict):
    """How the match is expected to have ended; ``winner`` is missing for a draw."""

    winner: int | None = None
    rule: str | None = None
    reason: str | None = None


class Expectation(_Strict):
    """What is expected at one moment. Whatever is not mentioned is not looked at."""

    asked: int | None = None  #: the seat that is asked
    rule: str | None = None  #: the rule that asks
    offered: list[str] = []  #: options that must be offered
    not_offered: list[str] = []  #: options that must not be offered
    only: list[str] | None = None  #: exactly the options offered, in any order
    zones: dict[str, list[str]] = {}  #: names of all cards of a zone, bottom to top
    counts: dict[str, int] = {}  #: how many cards a zone has
    values: dict[str, dict[str, Any]] = {}  #: characteristics of the topmost card of a zone
    rested: dict[str, bool] = {}  #: whether the topmost card of a zone is rested
    face_down: dict[str, int] = {}  #: how many cards of a zone are face down
    memory: dict[str, Any] = {}  #: what the game remembers
    told: list[str] = []  #: text ids that the log has, in this order
    over: bool | None = None  #: whether the match is over
    outcome: OutcomeText | None = None


class AnswerText(_Strict):
    """An answer, and what is expected just before it is given."""

    choose: list[str] | str
    expect: Expectation = Expectation()
    illegal: bool = False  #: the answer must be refused, and change nothing

    @property
    def keys(self) -> list[str]:
        """The keys of the chosen options."""
        return [self.choose] if isinstance(self.choose, str) else self.choose


class Scenario(_Strict):
    """A scenario: position, answers, expectations, and the rules that decide it."""

    title: str
    game: str
    editions: list[str] = []  #: those of the game in which it comes out so; only the newest one unless given
    rules: list[str] | dict[str, list[str]] = []  #: for judges; by edition where they are numbered otherwise
    book: str = ""  #: for judges: the rulebook whose numbers these are
    why: str = ""  #: for judges: how the rules lead to the outcome
    card: list[dict[str, Any]] = []  #: cards of the scenario's own, written as in a card file
    position: PositionText
    answer: list[AnswerText] = []
    expect: Expectation = Expectation()


def read_scenario(text: str) -> Scenario:
    """The scenario that a TOML text describes. Raises `BadScenario` with every fault."""
    try:
        return Scenario.model_validate(tomllib.loads(text))
    except tomllib.TOMLDecodeError as problem:
        raise BadScenario(f"this is not TOML: {problem}") from problem
    except ValidationError as problem:
        faults = [f"{'.'.join(map(str, fault['loc']))}: {fault['msg']}" for fault in problem.errors()]
        raise BadScenario("; ".join(faults)) from problem


def _placed(entry: str | PlacedCard) -> Placed:
    if isinstance(entry, str):
        return Placed(entry)
    attached = {name: [_placed(each) for each in cards] for name, cards in entry.attached.items()}
    return Placed(entry.card, entry.rested, entry.face_down, attached, tuple(entry.covering))
