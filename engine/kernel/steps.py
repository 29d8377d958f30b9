"""Steps: each numbered step of a rulebook is one generator function; between two steps nothing but data remains."""

from __future__ import annotations

from collections.abc import Callable, Generator
from types import ModuleType
from typing import TYPE_CHECKING, Any

from engine.kernel.decisions import Answer, Decision
from engine.kernel.errors import RulebookError
from engine.kernel.state import Frame

if TYPE_CHECKING:
    from engine.kernel.match import Match


class Step:
    """A step of a rulebook, made by the `step` decorator. Call it with plain data to name it with these arguments."""

    def __init__(self, function: Callable[..., Generator[Decision, Answer, Step | Frame | None]]) -> None:
        self.name = function.__name__
        self.play = function
        self.__doc__ = function.__doc__
        self.frame = Frame(self.name)

    def __call__(self, *arguments: Any) -> Frame:
        """The step with these arguments, as an entry of the step stack."""
        return Frame(self.name, arguments)

    def __repr__(self) -> str:
        return f"<step {self.name}>"


def step(function: Callable[..., Generator[Decision, Answer, Step | Frame | None]]) -> Step:
    """Declare a step. The function takes the match and the plain data it was named with."""
    return Step(function)


def play_through(match: Match, frame: Frame) -> Generator[Decision, Answer, None]:
    """Do a step, and those that follow on it until one names no other, as a part of the step in progress."""
    following: Step | Frame | None = frame
    while following is not None:
        named = following.frame if isinstance(following, Step) else following
        following = yield from match.rulebook.steps[named.step].play(match, *named.arguments)


def steps_of(*modules: ModuleType) -> dict[str, Step]:
    """All steps declared in these modules, by name."""
    steps: dict[str, Step] = {}
    for module in modules:
        for value in vars(module).values():
            if isinstance(value, Step) and steps.setdefault(value.name, value) is not value:
                raise RulebookError(
                    f"two steps are called {value.name!r}; a step's name must be unique in its rulebook"
                )
    return steps
