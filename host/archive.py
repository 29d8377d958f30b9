"""Matches that are over, played again from their journals for whoever wants to see how they ended."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Mapping

from engine.kernel.errors import BrokenSave
from engine.kernel.rulebook import Rulebook
from host.course import Course, Diverged
from host.errors import MatchUnreadable
from host.restoring import course_of
from host.storing import explained
from storage import Database, Match

KEPT = 32
"""How many of them are kept in memory, the ones looked at last."""


class Archive:
    """The courses of matches that are over."""

    def __init__(self, database: Database, rulebooks: Mapping[str, Rulebook]) -> None:
        self._database = database
        self._rulebooks = rulebooks
        self._kept: OrderedDict[int, Course] = OrderedDict()

    def keep(self, match_id: int, course: Course) -> None:
        """A match has just ended: it will be looked at once more."""
        self._kept[match_id] = course
        self._kept.move_to_end(match_id)
        while len(self._kept) > KEPT:
            self._kept.popitem(last=False)

    async def course(self, match: Match, *, whole: bool = False) -> Course:
        """How a match ended; `whole` with everything that was said.

        Raises `MatchUnreadable` if the rules of today play it otherwise, and `StorageUnavailable`.
        """
        known = self._kept.get(match.id)
        if known is None or (whole and known.said_after >= 0):
            rulebook = self._rulebooks.get(match.game)
            if rulebook is None:
                raise MatchUnreadable(match.id)
            try:
                with explained():
                    known = await course_of(self._database, rulebook, match, whole=True)
            except (Diverged, BrokenSave) as problem:
                raise MatchUnreadable(match.id) from problem
        self.keep(match.id, known)
        return known
