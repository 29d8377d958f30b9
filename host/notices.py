"""What the host tells whoever shows matches to people: that something has changed, and for whom.

The host never waits for who is told. They take note, return at once, and then pull the newest state (`Host.match_view`,
`Host.log`) at the pace that their channel allows: steps in between may be skipped.
"""

import logging
from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime

from storage import Invitation, RequestKind

log = logging.getLogger(__name__)

Viewer = int | None
"""Who looks: a seat (0 or 1), or None for the public, which is everybody else."""

PUBLIC: Viewer = None
EVERYBODY: frozenset[Viewer] = frozenset({0, 1, PUBLIC})


@dataclass(frozen=True, slots=True)
class MatchStarted:
    """A match has begun: by an accepted invitation, for practice or as a rematch. It has no thread yet."""

    match_id: int


@dataclass(frozen=True, slots=True)
class MatchUpdate:
    """A match has changed for these viewers, up to the journal's entry `sequence`: an answer, a take-back, the end.

    Others must not be shown anything anew: what they see is the same, and that something happened may be a secret.
    After a start it is told for those who have not been shown that entry.
    """

    match_id: int
    sequence: int
    viewers: frozenset[Viewer]


@dataclass(frozen=True, slots=True)
class RequestsChanged:
    """A request for a draw or a take-back was made, answered, withdrawn, or has lapsed."""

    match_id: int


@dataclass(frozen=True, slots=True)
class RequestRefused:
    """The other player does not agree to what the player at `seat` has asked for."""

    match_id: int
    kind: RequestKind
    seat: int


@dataclass(frozen=True, slots=True)
class ClockWarning:
    """The player who is asked has until `deadline`; then the decision's safe default is played for them.

    Or they lose the match (`loses`), having run out of time as often in a row as the server lets them.
    """

    match_id: int
    seat: int
    deadline: datetime
    loses: bool = False


@dataclass(frozen=True, slots=True)
class MatchClosed:
    """The match is over; its last `MatchUpdate` went before, maybe in a process that did not come to show it."""

    match_id: int


@dataclass(frozen=True, slots=True)
class DamageFound:
    """A running match cannot be taken up, because what is stored of it is damaged. None for a place that is not known.

    Nothing else can be asked about it.
    """

    match_id: int
    thread_id: int | None
    channel_id: int | None


@dataclass(frozen=True, slots=True)
class InvitationAnswered:
    """An invitation was accepted, declined or withdrawn, or has run out: see its status."""

    invitation: Invitation


Notice = (
    MatchStarted
    | MatchUpdate
    | RequestsChanged
    | RequestRefused
    | ClockWarning
    | MatchClosed
    | DamageFound
    | InvitationAnswered
)

Listener = Callable[[Notice], None]
"""Is given each notice, takes note of it and returns at once."""


class Notifier:
    """Passes notices on to the one who listens. Before there is one, nobody is told."""

    def __init__(self) -> None:
        self._listener: Listener | None = None

    def listen(self, listener: Listener) -> None:
        """Tell this listener from now on."""
        self._listener = listener

    def notify(self, notice: Notice) -> None:
        """Give a notice. A mistake of the listener is logged and stops no match."""
        if self._listener is None:
            return
        try:
            self._listener(notice)
        except Exception:
            log.exception("a notice was not taken")
