"""Attacks that a player chooses ahead: what is done next, and where something has changed so that nothing is done.

The first one is the player's answer. The others follow when the same question is asked again in the turn, as long as
each comes to what it came to when it was chosen and nobody can do what they could not do then, to whomever. The last
of them may be to do no more. What they may pass meanwhile, such as a window, they are asked once.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Final, NamedTuple

from engine.kernel.idle import idle_answer, offered
from engine.kernel.match import Match
from engine.kernel.mentions import Mention
from engine.kernel.messages import Line
from engine.kernel.views import DecisionView, WayView, answer_to, view
from engine.kernel.zones import Zone
from storage import Queue, QueuedWay, WhyDropped

PASSES: Final = frozenset({"pass", "pass-on"})
"""The verbs of options with which a window is passed."""


class Due(NamedTuple):
    """What is answered to the question that is asked."""

    keys: Sequence[str]
    is_next: bool = False  #: whether it is the next one of the queue
    at_once: bool = False  #: whether it belongs to the one before, and nobody waits for it


def begun(match_id: int, match: Match, sequence: int, names: Sequence[str]) -> Queue | None:
    """The queue of these ways, the first of which answers decision number ``sequence``; None if there is none."""
    decision = match.decision
    seen = None if decision is None else view(match, decision.player).decision
    if decision is None or seen is None or not seen.repeats:
        return None
    ways = {way.name: _queued(way) for way in seen.ways}
    if seen.closing is not None:
        ways[seen.closing] = QueuedWay(seen.closing, seen.closing, "")
    if len(names) < 2 or not set(names) <= set(ways):
        return None
    # What is expected after the first one is answered together with it.
    first, *others = [ways[name] for name in names]
    return Queue(
        match_id,
        decision.player,
        turn=match.state.turn,
        sequence=sequence,
        given=1,
        asked=seen.prompt.text,
        ways=(replace(first, then=()), *others),
        known=tuple(sorted(_done_by(offered(match)))),
    )


def due(queue: Queue, match: Match, number: int) -> Due | WhyDropped | None:
    """What the queue answers to decision number ``number``, or why it is dropped; None where its player is asked."""
    decision = match.decision
    if decision is None or decision.player != queue.seat or queue.turn != match.state.turn or not queue.ways:
        return None
    given = done(queue, number)
    if given == 0:
        return None
    expected = queue.ways[given - 1].then
    at = number - queue.sequence - 1
    if 0 <= at < len(expected):
        key = answer_to(view(match, queue.seat).decision, *expected[at])
        if key is not None:
            return Due((key,), at_once=True)
    if given == len(queue.ways):
        return None
    if decision.prompt.text != queue.asked:
        may_pass = is_window(match) and windows(match) <= set(queue.passed)
        return Due([match.keys[each] for each in decision.default]) if may_pass else None
    seen = view(match, queue.seat).decision
    assert seen is not None
    following = {option.key for option in seen.options if option.verb in seen.follows}
    why = _changed(queue.ways[given], seen, _done_by(offered(match) - following) - _done_by(queue.known))
    return why or Due((queue.ways[given].key,), is_next=True)


def done(queue: Queue, number: int) -> int:
    """How many ways have been answered when ``number`` is asked: not the last one, where it is that which was lost."""
    return queue.given - (number <= queue.sequence)


def advanced(queue: Queue, number: int) -> Queue:
    """The queue when its next one answers decision number ``number``."""
    return replace(queue, given=done(queue, number) + 1, sequence=number)


def is_window(match: Match) -> bool:
    """Whether what is asked may be passed, and not only declined."""
    decision = match.decision
    idle = None if decision is None else idle_answer(decision)
    return decision is not None and bool(idle) and all(decision.options[at].verb in PASSES for at in idle or ())


def windows(match: Match) -> frozenset[str]:
    """What could be done in the window that is asked about, in which one it is, and what it comes to for its player."""
    decision = match.decision
    if decision is None:
        return frozenset()
    seen = view(match, decision.player).decision
    assert seen is not None
    stands = "" if seen.note is None else f" {_numbers(seen.note)}"
    return frozenset(f"{decision.prompt.text}{stands} {key}" for key in offered(match))


def left(queue: Queue, number: int) -> int:
    """How many ways are still to be done when ``number`` is asked, not counting to do no more."""
    return sum(bool(way.comes_to) for way in queue.ways[done(queue, number) :])


def comes_to(way: WayView) -> str:
    """What a label says, without the words, and what kind of thing it comes to."""
    return " ".join([_numbers(way.label), *(() if way.note is None else (way.note.text,))])


def _numbers(line: Line) -> str:
    return " ".join([line.text, *(f"{name}={_said(value)}" for name, value in sorted(line.values.items()))])


def _done_by(keys: Iterable[str]) -> frozenset[str]:
    """What is done and who does it, without to whom."""
    return frozenset(key.partition(">")[0] for key in keys)


def _said(value: object) -> str:
    if isinstance(value, Mention):
        return value.id
    return value.name if isinstance(value, Zone) else str(value)


def _queued(way: WayView) -> QueuedWay:
    then = tuple((each.asked, each.card.id, each.key) for each in way.then)
    return QueuedWay(way.name, way.key, comes_to(way), then)


def _changed(queued: QueuedWay, seen: DecisionView, new: frozenset[str]) -> WhyDropped | None:
    if queued.name == seen.closing:
        return WhyDropped.NEW if new else None
    way = next((way for way in seen.ways if way.name == queued.name), None)
    if way is None:
        return WhyDropped.GONE
    if comes_to(way) != queued.comes_to:
        return WhyDropped.NUMBERS
    return WhyDropped.NEW if new else None
