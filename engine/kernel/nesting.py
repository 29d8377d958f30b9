"""Steps in the middle of a step: what cannot wait until the step in progress is over."""

from __future__ import annotations

from engine.kernel.decisions import Procedure
from engine.kernel.position import Position
from engine.kernel.state import Frame
from engine.kernel.steps import Step, frame_of, stack_after


def play_through(match: Position, first: Step | Frame) -> Procedure[None]:
    """Do a step, and those that follow on it until nothing is left of them, in the middle of the step in progress.

    While they are done they lie on the step stack, above the step in progress. What the rules do in them is not done
    by the ability that is being resolved around them.
    """
    outer, match.resolving = match.resolving, None
    match.begin_nested()
    below = match.state.stack
    match.state.stack = (*below, frame_of(first))
    while len(match.state.stack) > len(below):
        if match.version >= match.due:
            match.check_work()
        frame = match.state.stack[-1]
        following = yield from match.rulebook.steps[frame.step].play(match, *frame.arguments)
        match.state.stack = stack_after(match.state.stack, following)
    match.nested -= 1
    match.resolving = outer
