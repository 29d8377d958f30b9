"""What a game remembers besides cards, zones and effects: each thing declared once.

DUE = Remembered[tuple[str, ...]]("gifts due", ())
DUE.set(match, (*DUE.of(match), "force"))

Values are plain and immutable: tuples of numbers, texts, cards, and the game's own structs and named tuples.

What a rulebook lists in its `memory` is in saves from the first step on, can be given by a scenario, and is forgotten
at its moment. What it does not list, such as the kernel's own, is in saves from the time when it is first set.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Sequence
from itertools import compress
from operator import attrgetter, is_not
from typing import Any, Final, Generic, TypeVar, cast

from engine.kernel.aspects import ANYTHING
from engine.kernel.state import State
from engine.kernel.zones import Zone, ZoneKind

T = TypeVar("T")

UNOBSERVED: Final = ""
"""For `touches`: neither a characteristic nor a rule action depends on this value, so that nothing is computed anew."""


_NAME: Final = attrgetter("name")
_FIRST: Final = attrgetter("first")

_MANY: Final = 8
"""So many things to forget together are not visited one by one."""

MOST_PLACES: Final = 100
"""How many places a position may say that a player has gained."""

CHECK_TIMING: Final = "check timing"
"""For `until`: the end of the next check timing."""


class Remembering(ABC):
    """What has a memory: a match. A class and no protocol: compiled code then reads ``state`` from its slot."""

    __slots__ = ("state",)

    def __init__(self, state: State) -> None:
        self.state = state  #: all that changes

    @abstractmethod
    def changed(self, aspect: str = ANYTHING, happens: bool = True) -> None:
        """Note that an aspect of the state has changed; `DerivedState` says what that means."""


class Remembered(Generic[T]):
    """One thing that a game remembers during a match: its name in saves and scenarios, and its first value.

    ``touches`` is the aspect that a change of it touches (`engine.kernel.aspects`), ``until`` the moment at which it is
    forgotten ("turn": when that ends; `CHECK_TIMING`), or "" if it is kept.
    """

    __slots__ = ("first", "name", "touches", "until")

    def __init__(self, name: str, first: T, *, touches: str = ANYTHING, until: str = "") -> None:
        self.name = name
        self.first = first
        self.touches = touches
        self.until = until

    def __repr__(self) -> str:
        return f"<remembered {self.name}>"

    def of(self, match: Remembering) -> T:
        """The value as it now is."""
        value: T = match.state.memory.get(self.name, self.first)
        return value

    def set(self, match: Remembering, value: T, touches: str | None = None) -> None:
        """Remember another value; it touches what is declared unless ``touches`` says what else."""
        match.state.memory[self.name] = value
        aspect = self.touches if touches is None else touches
        if aspect != UNOBSERVED:
            match.changed(aspect)

    def drop(self, match: Remembering) -> None:
        """Remember the first value again, and leave nothing of it in saves. Notes no change."""
        match.state.memory.pop(self.name, None)

    def reset(self, match: Remembering) -> None:
        """Remember the first value again."""
        self.set(match, self.first)

    def admits(self, value: object) -> bool:
        """Whether something could be its value, as far as the kind of its first value tells."""
        return _is_like(value, self.first)

    def take_up(self, state: State) -> None:
        """Bring about in a position what goes with its value there: nothing, unless it says so."""


class RememberedInPart(Remembered[T]):
    """The same, of which a ``part`` changes less often: when it does, that touches an aspect of its own instead."""

    __slots__ = ("part", "part_touches")

    def __init__(
        self,
        name: str,
        first: T,
        *,
        part: Callable[[T], object],
        part_touches: str,
        touches: str = ANYTHING,
        until: str = "",
    ) -> None:
        super().__init__(name, first, touches=touches, until=until)
        self.part = part
        self.part_touches = part_touches

    def set(self, match: Remembering, value: T, touches: str | None = None) -> None:
        """Remember another value."""
        same = self.part(self.of(match)) == self.part(value)
        super().set(match, value, touches=touches if same else self.part_touches)


class RememberedBySeat(Remembered[tuple[T, T]]):
    """The same of each player."""

    __slots__ = ()

    def admits(self, value: object) -> bool:
        """Whether it is a value for each player."""
        if not isinstance(value, tuple) or len(value) != len(self.first):
            return False
        return all(_is_like(each, first) for each, first in zip(value, self.first, strict=True))

    def of_player(self, match: Remembering, player: int) -> T:
        """A player's value."""
        both: tuple[T, T] = match.state.memory.get(self.name, self.first)
        return both[player]

    def set_player(self, match: Remembering, player: int, value: T) -> None:
        """Remember another value of a player; the other player's stays."""
        first, second = self.of(match)
        self.set(match, (value, second) if player == 0 else (first, value))


class RememberedPlaces(RememberedBySeat[int]):
    """How many places of a kind of zone that grows each player has gained; these zones exist from then on."""

    __slots__ = ("kind",)

    def __init__(self, name: str, kind: ZoneKind) -> None:
        super().__init__(name, (0, 0))
        self.kind = kind

    def admits(self, value: object) -> bool:
        """Whether it is a number for each player, and no larger than anybody could want."""
        return super().admits(value) and all(0 <= number <= MOST_PLACES for number in cast("tuple[int, int]", value))

    def gain(self, match: Remembering, player: int) -> Zone:
        """The next place of a player, which is there now."""
        self.set_player(match, player, self.of_player(match, player) + 1)
        self.take_up(match.state)
        return self._place(player, self.of_player(match, player))

    def take_up(self, state: State) -> None:
        """Have a zone for each place."""
        for player, count in enumerate(state.memory.get(self.name, self.first)):
            for number in range(1, count + 1):
                state.zones.setdefault(self._place(player, number), ())

    def _place(self, player: int, number: int) -> Zone:
        return self.kind.at(player, f"{self.kind.grows}{number}")


def _is_like(value: object, first: object) -> bool:
    return first is None or isinstance(value, type(first))


def first_values(memory: Iterable[Remembered[Any]]) -> dict[str, Any]:
    """The contents of `State.memory` at the beginning of a match."""
    return {each.name: each.first for each in memory}


def forget(match: Remembering, memory: Sequence[Remembered[Any]]) -> None:
    """Let everything among these have its first value again that has another."""
    remembered = match.state.memory
    for each in memory if len(memory) < _MANY else _changed_among(memory, remembered):
        if remembered.get(each.name, each.first) != each.first:
            each.reset(match)


def _changed_among(memory: Sequence[Remembered[Any]], remembered: dict[str, Any]) -> Iterable[Remembered[Any]]:
    """Those of many that may have another value than their first; few of them do."""
    firsts = [*map(_FIRST, memory)]
    return compress(memory, map(is_not, map(remembered.get, map(_NAME, memory), firsts), firsts))
