"""Steps: each numbered step of a rulebook is one generator function; between two steps nothing but data remains.

The step stack says what is being done: its last frame is the step in progress, those below it are what goes on after.
"""

from __future__ import annotations

from collections.abc import Callable
from types import ModuleType
from typing import Any

from engine.kernel.decisions import Procedure
from engine.kernel.errors import RulebookError
from engine.kernel.state import Frame
from engine.kernel.structs import Struct


class Step:
    """A step of a rulebook, made by the `step` decorator. Call it with plain data to name it with these arguments."""

    def __init__(self, function: Callable[..., Procedure[Following]]) -> None:
        self.name = function.__name__
        self.play = function
        self.frame = Frame(self.name)

    def __call__(self, *arguments: Any) -> Frame:
        """The step with these arguments, as an entry of the step stack."""
        return Frame(self.name, arguments)

    def __repr__(self) -> str:
        return f"<step {self.name}>"


class Call(Struct, frozen=True):
    """What a step returns to have another one, and all that follows on it, done before ``then``."""

    nested: Step | Frame
    then: Step | Frame


Following = Step | Frame | Call | None
"""What a step returns: the step that follows it, or None to go on with what lies below it on the stack."""


def step(function: Callable[..., Procedure[Following]]) -> Step:
    """Declare a step. The function takes the match and the plain data it was named with."""
    return Step(function)


def stack_after(stack: tuple[Frame, ...], following: Following) -> tuple[Frame, ...]:
    """The step stack after its last step has ended and has returned this."""
    if isinstance(following, Step):
        following = following.frame
    if len(stack) == 1 and isinstance(following, Frame):  # as mostly
        return (following,)
    below = stack[:-1]
    if following is None:
        return below
    if isinstance(following, Call):
        return (*below, frame_of(following.then), frame_of(following.nested))
    return (*below, following)


def frame_of(named: Step | Frame) -> Frame:
    """The entry of the step stack for a step; one without arguments may be named by itself."""
    return named.frame if isinstance(named, Step) else named


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
