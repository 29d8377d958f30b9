"""603.2d. What has triggered on something that has not happened after all."""

from __future__ import annotations

from collections.abc import Callable

from engine.kernel.aspects import STANDING_BY
from engine.kernel.events import Event
from engine.kernel.match import Match


def take_back(match: Match, is_it: Callable[[Event], bool]) -> None:
    """603.2d. Let nothing stand by that has triggered on an event like this."""
    standing = match.state.standing_by
    kept = tuple([each for each in standing if not is_it(each.event)])
    if len(kept) < len(standing):
        match.state.standing_by = kept
        match.changed(STANDING_BY, happens=False)
