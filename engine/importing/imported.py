"""What became of a card that was to be imported."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, NamedTuple

PLAYABLE: Final = "playable"
INCOMPLETE: Final = "a fact is missing"
DECLINED: Final = "declined"
FLAGGED: Final = "flagged"
STATUSES: Final = (PLAYABLE, INCOMPLETE, FLAGGED, DECLINED)


class Imported(NamedTuple):
    """What became of a card of the source."""

    number: str
    name: str
    status: str  #: one of `STATUSES`
    why: str = ""  #: at which word it was declined, which facts are missing, what is doubted
    row: Mapping[str, Any] | None = None  #: of a card file; None unless it is playable
    there: bool = False  #: whether the game has a card of this number already
    others: tuple[Mapping[str, Any], ...] = ()  #: the rows of its other faces, if it is playable

    @property
    def rows(self) -> tuple[Mapping[str, Any], ...]:
        """The rows of all faces, the front first; none unless it is playable."""
        return () if self.row is None else (self.row, *self.others)
