"""What is found out about a position, and kept until something changes at which it looks."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, Self, TypeVar

from engine.kernel.places import Places
from engine.kernel.rulebook import Rulebook
from engine.kernel.state import State

K = TypeVar("K")
T = TypeVar("T")

NEVER: Final = -1
"""The version at which what is kept was found out, where it is out of date."""


class Keeping(Places):
    """A state and its rulebook, and what has been asked about them; what changes the state says what that ends."""

    __slots__ = ("_kept", "_kept_until", "_kept_version", "version")

    def __init__(self, rulebook: Rulebook, state: State) -> None:
        super().__init__(rulebook, state)
        self.version = 0  #: grows with every change of the state
        self._kept: dict[Any, Any] = {}  # what has been found out at this version
        self._kept_version = 0
        self._kept_until: dict[str, dict[Any, Any]] = {}  # what is kept for longer, by the aspect that ends it

    def kept(self, find: Callable[[Self, K], T], about: K) -> T:
        """What ``find`` says of the position: asked once, and kept until anything at all changes.

        ``find`` looks at nothing but ``about`` and the position, without such memory as touches no aspect of it
        (`engine.kernel.memory`). Nobody changes what it returns.
        """
        if self._kept_version != self.version:
            self._kept, self._kept_version = {}, self.version
        known = self._kept
        place = find, about
        if place in known:
            found: T = known[place]
            return found
        found = known[place] = find(self, about)
        return found

    def kept_until(self, aspect: str, find: Callable[[Self, K], T], about: K) -> T:
        """What ``find`` says of the position: asked once, and kept until this aspect of it changes.

        ``find`` looks at nothing but ``about``, the aspect, and what is printed on cards. Nobody changes what it
        returns.
        """
        known = self._kept_until.get(aspect)
        if known is None:
            known = self._kept_until[aspect] = {}
        place = find, about
        if place in known:
            found: T = known[place]
            return found
        found = known[place] = find(self, about)
        return found
