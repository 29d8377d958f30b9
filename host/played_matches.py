"""The matches that are being played in this process, and what is done when one asks somebody or ends."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from host.alarms import Alarms
from host.archive import Archive
from host.computers import Computers
from host.passing import AutomaticPassing
from host.running import RunningMatch


class PlayedMatches:
    """Running matches by number; the listener of each of them."""

    def __init__(self, alarms: Alarms, archive: Archive, computers: Computers, passing: AutomaticPassing) -> None:
        self._alarms = alarms
        self._archive = archive
        self._computers = computers
        self._passing = passing
        self._running: dict[int, RunningMatch] = {}
        self._ended: set[int] | None = None

    def __len__(self) -> int:
        return len(self._running)

    def __contains__(self, match_id: int) -> bool:
        return match_id in self._running

    def get(self, match_id: int) -> RunningMatch | None:
        """A match that is being played."""
        return self._running.get(match_id)

    def add(self, running: RunningMatch) -> RunningMatch:
        """Play this match from now on. If one is played under its number already, that one stays and is returned."""
        return self._running.setdefault(running.id, running)

    def drop(self, match_id: int) -> None:
        """Play a match no more, if it is played."""
        self._running.pop(match_id, None)
        self._alarms.clear(match_id)

    @contextmanager
    def noting_ends(self) -> Iterator[set[int]]:
        """While this lasts, the numbers of the matches that end are put into the set."""
        self._ended = set()
        try:
            yield self._ended
        finally:
            self._ended = None

    # ---- as the listener of each match

    def asked(self, running: RunningMatch) -> None:
        """Let a computer player think, if it is one who is asked, or a person be spared the question."""
        self._computers.wake(running)
        self._passing.wake(running)

    def closed(self, running: RunningMatch) -> None:
        """Keep the match for those who look at it once more."""
        self.drop(running.id)
        self._passing.closed(running)
        if self._ended is not None:
            self._ended.add(running.id)
        self._archive.keep(running.id, running.journaled)
