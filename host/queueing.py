"""Attacks that a player chooses ahead: what is done next, and where something has changed so that nothing is done.

The first one is the player's answer. The others follow when the same question is asked again in the turn, as long as
each comes to what it came to when it was chosen and nobody can do what they could not do then, to whomever. The last
of them may be to do no more. What they may pass meanwhile, such as a window, they are asked once; what was chosen
with an attack for later, such as to level up if it wins, is answered whenever it is asked.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Final, NamedTuple

from engine.kernel.idle import idle_answer, offered
from engine.kernel.match import Match
from engine.kernel.mentions import Mention
from engine.kernel.messages import Line
from engine.kernel.views import DecisionView, ExpectedView, WayView, answer_to, view
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
    if decision is None or seen is None:
        return None
    ways = {way.name: _queued(way) for way in seen.ways}
    if seen.closing is not None:
        ways[seen.closing] = QueuedWay(seen.closing, seen.closing, "")
    if not names or not set(names) <= set(ways):
        return None
    # What is expected after the first one is answered together with it.
    first, *others = [ways[name] for name in names]
    if not first.later and (not others or not seen.repeats):
        return None
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


def due(queue: Queue, match: Match, number: int, seen: DecisionView | None = None) -> Due | WhyDropped | None:
    """What the queue answers to decision number ``number``, or why it is dropped; None where its player is asked.

    ``seen`` is what the player of the queue sees of the decision, if that is known already.
    """
    decision = match.decision
    if decision is None or decision.player != queue.seat or queue.turn != match.state.turn or not queue.ways:
        return None
    given = done(queue, number)
    if given == 0:
        return None
    seen = view(match, queue.seat).decision if seen is None else seen
    assert seen is not None
    expected = queue.ways[given - 1].then
    at = number - queue.sequence - 1
    if 0 <= at < len(expected):
        known = answer_to(seen, *expected[at])
        if known is not None:
            return Due((known,), at_once=True)
    idle = {way.key for way in seen.ways if way.is_idle}
    for each in queue.ways[given - 1].later:
        known = answer_to(seen, *each)
        if known is not None and known not in idle:
            return Due((known,))
    if given == len(queue.ways):
        return None
    if decision.prompt.text != queue.asked:
        known = _after_the_end(queue.ways[given], seen)
        if known is not None:
            return Due((known,), is_next=True)
        may_pass = is_window(match) and windows(match, seen) <= set(queue.passed)
        return Due([match.keys[each] for each in decision.default]) if may_pass else None
    following = {option.key for option in seen.options if option.verb in seen.follows}
    why = _changed(queue.ways[given], seen, _done_by(offered(match) - following) - _done_by(queue.known))
    return why or Due((queue.ways[given].key,), is_next=True)


def _after_the_end(way: QueuedWay, seen: DecisionView) -> str | None:
    """The key of what follows on doing no more, where that came by itself because nothing more could be done."""
    is_end = bool(way.then) and way.key in PASSES
    return answer_to(seen, *way.then[0]) if is_end else None


def done(queue: Queue, number: int) -> int:
    """How many ways have been answered when ``number`` is asked: not the last one, where it is that which was lost."""
    return queue.given - (number <= queue.sequence)


def advanced(queue: Queue, number: int, asked: str) -> Queue:
    """The queue when its next one answers decision number ``number``, which asks this.

    Where it is what follows on doing no more, the way itself is past.
    """
    given = done(queue, number)
    ways = list(queue.ways)
    if asked != queue.asked:
        ways[given] = replace(ways[given], then=())
    return replace(queue, given=given + 1, sequence=number, ways=tuple(ways))


def is_window(match: Match) -> bool:
    """Whether what is asked may be passed, and not only declined."""
    decision = match.decision
    idle = None if decision is None else idle_answer(decision)
    return decision is not None and bool(idle) and all(decision.options[at].verb in PASSES for at in idle or ())


def windows(match: Match, seen: DecisionView | None = None) -> frozenset[str]:
    """What could be done in the window that is asked about, in which one it is, and what it comes to for its player."""
    decision = match.decision
    if decision is None:
        return frozenset()
    seen = view(match, decision.player).decision if seen is None else seen
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
    return QueuedWay(way.name, way.key, comes_to(way), _questions(way.then), _questions(way.later))


def _questions(expected: Sequence[ExpectedView]) -> tuple[tuple[str, str, str], ...]:
    return tuple((each.asked, each.card.id, each.key) for each in expected)


def _changed(queued: QueuedWay, seen: DecisionView, new: frozenset[str]) -> WhyDropped | None:
    if queued.name == seen.closing:
        return WhyDropped.NEW if new else None
    way = next((way for way in seen.ways if way.name == queued.name), None)
    if way is None:
        return WhyDropped.GONE
    if comes_to(way) != queued.comes_to:
        return WhyDropped.NUMBERS
    return WhyDropped.NEW if new else None
