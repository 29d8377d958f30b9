"""What is remembered of the things that are done over and over in a turn: see `engine.kernel.loops`."""

from __future__ import annotations

from typing import Final, NamedTuple

from msgspec.structs import replace

from engine.kernel.decisions import NO, PASS, Answer, Option
from engine.kernel.memory import UNOBSERVED, Remembered, Remembering
from engine.kernel.structs import Struct


class Point(NamedTuple):
    """A point that was passed."""

    situation: str  #: where every card is and how it lies, and what stands by; but for the order of hidden cards
    exact: str  #: the same, with the order of hidden and of attached cards, and the effects in force


class Done(NamedTuple):
    """An answer that was given."""

    player: int
    options: Answer
    free: bool  #: whether the player could have answered otherwise


Trail = tuple[Point | Done, ...]


class Choice(NamedTuple):
    """What a player chooses in a certain place; the first of several things that are chosen at once."""

    situation: str  #: that of the point before
    before: tuple[Done, ...]  #: what was answered since
    player: int
    option: Option

    @property
    def declines(self) -> bool:
        """Whether it is the choice to do nothing."""
        return self.option in (NO, PASS)


class Bar(Struct, frozen=True):
    """Something that a player cannot choose any more."""

    choice: Choice
    left: int  #: how often it may still be chosen


class Run(Struct, frozen=True):
    """A loop that is being repeated by itself."""

    cycle: Trail
    times: int  #: how often it is still to be gone through, this time included
    place: int = 1  #: what comes next in the cycle, which begins with a point

    @property
    def expected(self) -> Point | Done:
        """What comes next."""
        return self.cycle[self.place]

    def advanced(self) -> Run:
        """One step further on; 0 times are left when the cycle is to end where it began."""
        if self.place + 1 < len(self.cycle):
            return replace(self, place=self.place + 1)
        return replace(self, place=0, times=self.times - 1)


class Loops(Struct, frozen=True):
    """What is remembered of a turn."""

    turn: int
    points: int = 0
    trail: Trail = ()  #: what was done after the first few points
    bars: tuple[Bar, ...] = ()
    run: Run | None = None


LOOPS: Final = Remembered[Loops | None]("loops", None, touches=UNOBSERVED)
"""What was done in the turn."""


def is_running(match: Remembering) -> bool:
    """Whether a loop is being repeated by itself, of which nobody is told."""
    loops = LOOPS.of(match)
    return bool(loops) and loops is not None and loops.run is not None
