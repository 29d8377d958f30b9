"""What the host tells whoever shows matches to people: that something has changed, and for whom.

The host never waits for a publisher. A publisher returns at once, notes what is to be shown anew, and then pulls the
newest state (`Host.match_view`, `Host.log`) at the pace that its channel allows: steps in between may be skipped.
"""

import logging
from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime
from typing import Protocol

from storage import Invitation

log = logging.getLogger(__name__)

Viewer = int | None
"""Who looks: a seat (0 or 1), or None for the public, which is everybody else."""

EVERYBODY: frozenset[Viewer] = frozenset({0, 1, None})


@dataclass(frozen=True, slots=True)
class MatchUpdate:
    """A match has changed for these viewers, up to the journal's entry `sequence`.

    Others must not be shown anything anew: what they see is the same, and that something happened may be a secret.
    `resumed` is set when the process has started again, and these viewers have not been shown that entry.
    """

    match_id: int
    sequence: int
    viewers: frozenset[Viewer]
    resumed: bool = False


class Publisher(Protocol):
    """Whoever shows matches to people. Every method returns at once and raises nothing: it only takes note."""

    def match_started(self, match_id: int) -> None:
        """A match has begun: by an accepted invitation, for practice or as a rematch. It has no thread yet."""

    def match_changed(self, update: MatchUpdate) -> None:
        """The newest state is another one now (an answer, a take-back, the end), or has to be shown again."""

    def requests_changed(self, match_id: int) -> None:
        """A request for a draw or a take-back was made, answered, withdrawn, or has lapsed."""

    def clock_warning(self, match_id: int, seat: int, deadline: datetime) -> None:
        """The player who is asked has until `deadline`; then the decision's safe default is played for them."""

    def match_ended(self, match_id: int) -> None:
        """The match is over; the last `match_changed` went before, maybe in a process that did not come to show it."""

    def match_damaged(self, match_id: int, thread_id: int | None, channel_id: int | None) -> None:
        """A running match cannot be taken up, for what is stored of it is damaged; its places as far as they are known.

        Nothing else can be asked about it.
        """

    def invitation_closed(self, invitation: Invitation) -> None:
        """An invitation was accepted, declined or withdrawn, or has run out: see its status."""


class Notices:
    """A publisher's notices as the host gives them: a mistake of the publisher is logged and stops no match."""

    def __init__(self, publisher: Publisher) -> None:
        self._publisher = publisher

    def match_started(self, match_id: int) -> None:
        """See `Publisher`, as for all the others."""
        _give(lambda: self._publisher.match_started(match_id))

    def match_changed(self, update: MatchUpdate) -> None:
        """Not given when nobody's view has changed."""
        if update.viewers:
            _give(lambda: self._publisher.match_changed(update))

    def requests_changed(self, match_id: int) -> None:
        """See `Publisher`."""
        _give(lambda: self._publisher.requests_changed(match_id))

    def clock_warning(self, match_id: int, seat: int, deadline: datetime) -> None:
        """See `Publisher`."""
        _give(lambda: self._publisher.clock_warning(match_id, seat, deadline))

    def match_ended(self, match_id: int) -> None:
        """See `Publisher`."""
        _give(lambda: self._publisher.match_ended(match_id))

    def match_damaged(self, match_id: int, thread_id: int | None, channel_id: int | None) -> None:
        """See `Publisher`."""
        _give(lambda: self._publisher.match_damaged(match_id, thread_id, channel_id))

    def invitation_closed(self, invitation: Invitation) -> None:
        """See `Publisher`."""
        _give(lambda: self._publisher.invitation_closed(invitation))


def _give(notice: Callable[[], None]) -> None:
    try:
        notice()
    except Exception:
        log.exception("a publisher failed")
