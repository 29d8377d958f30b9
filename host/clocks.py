"""The clock of a decision: when it begins, when it warns, when it runs out."""

from datetime import datetime, timedelta

from engine.kernel.match import Match
from storage import DecisionClock, EntryKind, MatchRow, ServerSettings

GRACE = timedelta(seconds=60)
"""The time that a player has at least after a restart, whatever their clock says."""

RETRY = timedelta(seconds=30)
"""When to try again what the database did not take."""


def clock_for(stored: MatchRow, match: Match, settings: ServerSettings, now: datetime) -> DecisionClock | None:
    """A fresh clock for what is asked now. None without a clock, for computer players, and after the end."""
    decision = match.decision
    if decision is None or settings.clock_seconds == 0 or stored.seats[decision.player].computer is not None:
        return None
    return DecisionClock(now + timedelta(seconds=settings.clock_seconds))


def clock_after(
    stored: MatchRow, before: Match, after: Match, kind: EntryKind, settings: ServerSettings, now: datetime
) -> DecisionClock | None:
    """The clock for the decision asked in `after`, to which an entry of this kind has led from `before`.

    A secret answer does not wind the clock for the same player's next decision, or the new deadline would give it away;
    nor does stepping back, or one could do so for ever.
    """
    fresh = clock_for(stored, after, settings, now)
    asked, asked_before = after.decision, before.decision
    goes_on = kind is EntryKind.STEP_BACK or (
        kind in (EntryKind.ANSWER, EntryKind.AUTOMATIC)
        and asked is not None
        and asked_before is not None
        and asked_before.secret
        and asked_before.player == asked.player
    )
    return stored.clock if goes_on and fresh is not None and stored.clock is not None else fresh


def warn_at(clock: DecisionClock, settings: ServerSettings) -> datetime:
    """When the player is warned. The deadline (so never) if the server wants no warning, or has no time for one."""
    if not 0 < settings.warning_seconds < settings.clock_seconds:
        return clock.deadline
    return clock.deadline - timedelta(seconds=settings.warning_seconds)


def with_grace(clock: DecisionClock, now: datetime) -> DecisionClock:
    """The clock as it goes on after a restart."""
    return clock if clock.deadline >= now + GRACE else DecisionClock(now + GRACE)
