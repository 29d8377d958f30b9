"""Matches that are over. They are played again from their journals when somebody looks at them."""

from __future__ import annotations

import logging

from cachetools import LRUCache

from engine.kernel.rulebook import Rulebook
from host.books import Books
from host.errors import EndedMatchDamaged, MatchDamaged, MatchUnreadable
from host.journaled_match import JournaledMatch
from host.restoring import match_from_journal, unreadable_as_damage
from storage import Database, MatchRow, StorageUnavailable

log = logging.getLogger(__name__)

KEPT = 32
"""How many of them are kept in memory, the ones looked at last."""


class Archive:
    """Matches that are over, as far as somebody looked at them lately."""

    def __init__(self, database: Database, books: Books) -> None:
        self._database = database
        self._books = books
        self._kept: LRUCache[int, JournaledMatch] = LRUCache(KEPT)

    def keep(self, match_id: int, journaled: JournaledMatch) -> None:
        """Keep a match that has just ended, for those who look at it once more."""
        self._kept[match_id] = journaled

    async def get(self, match: MatchRow, *, whole: bool = False) -> JournaledMatch:
        """How a match ended; `whole` with all of its log.

        Raises `MatchUnreadable` if the rules of today play it otherwise, `EndedMatchDamaged`, and `StorageUnavailable`.
        """
        known = self._kept.get(match.id)
        if known is None or (whole and known.logged_after >= 0):
            with unreadable_as_damage(match.id, EndedMatchDamaged):
                rulebook = await self._books.of_match(match)
            if rulebook is None:
                raise MatchUnreadable(match.id)
            known = await self.played(match, rulebook)
        self.keep(match.id, known)
        return known

    async def played(self, match: MatchRow, rulebook: Rulebook) -> JournaledMatch:
        """A match played again from its beginning. Raises as `get`."""
        try:
            with unreadable_as_damage(match.id, EndedMatchDamaged):
                return await match_from_journal(self._database, rulebook, match, whole=True)
        except (MatchDamaged, StorageUnavailable):
            raise
        except Exception as problem:
            # Whatever it is, it may be cured by another version.
            log.error("a match cannot be played again", extra={"match": match.id, "error": type(problem).__name__})
            raise MatchUnreadable(match.id) from problem
