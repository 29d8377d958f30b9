"""What differs between the editions."""

from __future__ import annotations

from typing import NamedTuple

from engine.kernel.match import Match


class Edition(NamedTuple):
    """One edition of the rulebook."""

    to_win: int  #: 3.1: how many points win


def edition(match: Match) -> Edition:
    """The edition that a match is played by."""
    found: Edition = match.rulebook.variant
    return found
