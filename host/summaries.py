"""What callers get to see of a match: a summary, what one viewer sees, and the lines of its log."""

from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum

from engine.kernel.mentions import Mention
from engine.kernel.messages import Line
from engine.kernel.views import View
from storage import MatchRow, MatchStatus, PassUntil, Request, Result, WhyDropped


@dataclass(frozen=True, slots=True)
class Participant:
    """Somebody who plays or invites: an id, and the name that others see."""

    user_id: int
    name: str


@dataclass(frozen=True, slots=True)
class SeatedPlayer:
    """Who sits at a seat. `user_id` is None for a computer player, and `computer` is None for a person."""

    seat: int
    name: str
    user_id: int | None
    computer: str | None
    deck_name: str


@dataclass(frozen=True, slots=True)
class MatchSummary:
    """A match from the outside, with nothing hidden in it except the sequence number.

    `sequence` is the number that the next answer must carry. Some answers are secret, so it may stand in prompts for
    the asked player only, never in anything public. `deadline` is the end of the pending decision's time, if a clock
    runs. `result` is set once the match is over.
    """

    match_id: int
    game: str
    guild_id: int | None
    channel_id: int
    thread_id: int | None
    players: tuple[SeatedPlayer, ...]
    status: MatchStatus
    result: Result | None
    created_at: datetime
    sequence: int
    shown_sequence: int
    requests: tuple[Request, ...] = ()
    deadline: datetime | None = None
    ended_at: datetime | None = None

    @property
    def names(self) -> tuple[str, ...]:
        """The players' names by seat."""
        return tuple(player.name for player in self.players)

    def seat_of(self, user_id: int) -> int | None:
        """The seat of a person, or None if they do not play here."""
        return next((player.seat for player in self.players if player.user_id == user_id), None)

    @property
    def last_entry(self) -> int:
        """The number of the journal's last entry: a view of this moment shows the match up to it."""
        return self.sequence - 1

    @property
    def is_running(self) -> bool:
        """Whether the match still takes answers."""
        return self.status is MatchStatus.RUNNING


@dataclass(frozen=True, slots=True)
class PassingView:
    """What a player is shown of their passing.

    `until` is when they pass until, if they said so. `answers` is set while they are asked and an answer is given for
    them, `may_pass` where they are asked and could pass, and `automatic` is whether they are spared questions. `queued`
    is how much of what they have chosen ahead is still to be done, and `dropped` why the rest is not. `while_ahead` is
    whether they pass in what they win as it stands, `later` whether something is answered that they chose with what
    they have done, and `is_ahead` whether that is so of what they are asked. `lets_go` is whether
    there is anything that they pass as long as no more is at stake.
    """

    until: PassUntil | None = None
    answers: bool = False
    may_pass: bool = False
    automatic: bool = False
    queued: int = 0
    dropped: WhyDropped | None = None
    while_ahead: bool = False
    is_ahead: bool = False
    later: bool = False
    lets_go: bool = False

    @property
    def goes_on(self) -> bool:
        """Whether something that they chose ahead is still to be done or answered."""
        return self.queued > 0 or self.later


NOTHING_PASSED = PassingView()


@dataclass(frozen=True, slots=True)
class MatchView:
    """A match as one viewer sees it at one moment: summary and view belong together.

    Where an answer is given for the viewer (`PassingView.answers`) the view holds no decision.
    """

    summary: MatchSummary
    view: View
    passing: PassingView = NOTHING_PASSED


@dataclass(frozen=True, slots=True)
class UndoView:
    """What an undo takes back, as one viewer may know it.

    `what` is the choice, or what was asked if it `is_question`; `later` is how much else has been told since. `seen`
    are the cards that somebody has come to see since, and `by_chance` is whether chance has decided something.
    """

    what: tuple[Line, ...]
    is_question: bool = False
    later: int = 0
    seen: tuple[Mention, ...] = ()
    by_chance: bool = False


class HowUndone(StrEnum):
    """What became of somebody's wish to take a choice back."""

    FREELY = "freely"
    """It is taken back; nothing had happened since."""
    COMPUTER = "computer"
    """It is taken back; the computer player agrees."""
    ASKED = "asked"
    """The other player is asked."""


@dataclass(frozen=True, slots=True)
class UndoAsked:
    """What became of it, and which choice it is, as the one who asked may know it."""

    how: HowUndone
    what: UndoView


@dataclass(frozen=True, slots=True)
class LogLine:
    """Something that happened: the journal entry that led to it (0: the beginning), the turn, and what to say.

    `whose` is the seat whose doing it is, where the viewer may know, and `in_passage` whether it is a part of something
    that is told as one (`engine.kernel.telling`).
    """

    sequence: int
    turn: int
    line: Line
    whose: int | None = None
    in_passage: bool = False


def summary_of(match: MatchRow, sequence: int, requests: tuple[Request, ...] = ()) -> MatchSummary:
    """The summary of a stored match whose next answer has this number."""
    players = tuple(
        SeatedPlayer(seat.seat, seat.name, seat.user_id, seat.computer, seat.deck.name) for seat in match.seats
    )
    return MatchSummary(
        match_id=match.id,
        game=match.game,
        guild_id=match.guild_id,
        channel_id=match.channel_id,
        thread_id=match.thread_id,
        players=players,
        status=match.status,
        result=match.result,
        created_at=match.created_at,
        sequence=sequence,
        shown_sequence=match.shown_sequence,
        requests=requests,
        deadline=None if match.clock is None else match.clock.deadline,
        ended_at=match.ended_at,
    )
