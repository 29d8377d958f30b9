"""Attacks that a player chooses ahead: what is done next, and where something has changed so that nothing is done.

The first one is the player's answer. The others follow when the same question is asked again in the turn, as long as
each comes to what it came to when it was chosen, or is ahead by more, and nobody can do what they could not do then,
to whomever. The last
of them may be to do no more, and then what comes after that, such as the attacks after a main phase. What they may
pass meanwhile, such as a window, they are asked once; what was chosen with an attack for later, such as to level up if
it wins, is answered whenever it is asked.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Final, NamedTuple

from msgspec import structs

from engine.kernel.idle import idle_answer, offered
from engine.kernel.match import Match
from engine.kernel.mentions import Mention
from engine.kernel.messages import Line
from engine.kernel.views import DecisionView, ExpectedView, WayView, answer_to, view
from engine.kernel.zones import Zone
from storage import Queue, QueuedWay, WhyDropped

PASSES: Final = frozenset({"pass", "pass-on"})
"""The verbs of options with which a window is passed."""

AFTER: Final = "then:"
"""What begins the names of ways that answer what is asked after doing no more (`DecisionView.after`)."""

MEANWHILE: Final = "meanwhile"
"""What is chosen besides ways: to do nothing of what may be done in between, as far as it can be done now."""

SIGN: Final = "sign"
"""The value of labels that says which of two numbers is more."""

PLACE: Final = "at"
"""The value of labels that says where a card is: its option's key says it as well, or it is not there yet."""

WAITS: Final = "waits"
"""The value of labels that says that something is done before."""


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
    ways, known = _ways_of(seen), set(offered(match))
    passed = frozenset[str]()
    if MEANWHILE in names and seen.meanwhile is not None:
        passed = _meanwhile(seen.meanwhile, [option.key for option in seen.meanwhile.options])
    names = [name for name in names if name != MEANWHILE]
    if seen.after is not None:
        asked = seen.after.prompt.text
        ways |= {f"{AFTER}{name}": replace(way, asked=asked) for name, way in _ways_of(seen.after).items()}
        known |= {option.key for option in seen.after.options}
    if not names or not set(names) <= set(ways) or any(way.waits for way in seen.ways if way.name == names[0]):
        return None
    # What is expected after the first one is answered together with it.
    first, *others = [ways[name] for name in names]
    if not first.later and not passed and (not others or not seen.repeats):
        return None
    return Queue(
        match_id,
        decision.player,
        turn=match.state.turn,
        sequence=sequence,
        given=1,
        asked=seen.prompt.text,
        ways=(replace(first, then=()), *others),
        known=tuple(sorted(_done_by(known))),
        passed=tuple(sorted(passed)),
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
    nth = number - queue.sequence - 1
    if 0 <= nth < len(expected):
        known = answer_to(seen, *expected[nth])
        if known is not None:
            return Due((known,), at_once=True)
    idle = {way.key for way in seen.ways if way.is_idle}
    for each in queue.ways[given - 1].later:
        known = answer_to(seen, *each)
        if known is not None and known not in idle:
            return Due((known,))
    at = _next(queue, given, decision.prompt.text)
    if at is not None:
        return _next_due(queue, given, at, match, seen)
    known = _after_the_end(queue.ways[given], seen) if given < len(queue.ways) else None
    if known is not None:
        return Due((known,), is_next=True)
    return Due([match.keys[each] for each in decision.default]) if _may_pass(queue, given, match, seen) else None


def _next_due(queue: Queue, given: int, at: int, match: Match, seen: DecisionView) -> Due | WhyDropped:
    """The next way of the queue, unless something has changed; what was possible only then is no change afterwards."""
    way = as_offered(queue.ways[at], seen)
    if way is None:
        return WhyDropped.GONE
    if not _is_as_good(way, queue.ways[at]):
        return WhyDropped.NUMBERS
    following = {option.key for option in seen.options if option.verb in seen.follows}
    is_new = bool(_done_by(offered(match) - following) - _done_by(queue.known))
    if is_new and asked_by(queue, at) == asked_by(queue, given - 1):
        return WhyDropped.NEW
    return Due((way.key,), is_next=True)


def asked_by(queue: Queue, at: int) -> str:
    """The question that a way of the queue answers."""
    return queue.ways[at].asked or queue.asked


def questions(queue: Queue) -> frozenset[str]:
    """The questions that are answered by what was chosen ahead."""
    return frozenset(asked_by(queue, at) for at in range(len(queue.ways)))


def as_offered(queued: QueuedWay, seen: DecisionView) -> QueuedWay | None:
    """A way as it is now, or what is the same and could not be chosen yet, or of a card that was not there yet."""
    ways = _ways_of(structs.replace(seen, ways=tuple(way for way in seen.ways if not way.waits)))
    same = [way for way in ways.values() if _is_as_good(way, queued)]
    alike = next((way for way in same if way.key == queued.key), same[0] if same and queued.asked else None)
    return ways.get(queued.name) or alike


def _is_as_good(way: QueuedWay, chosen: QueuedWay) -> bool:
    """Whether it comes to what it came to when it was chosen, or is ahead by more."""
    is_less = way.margin is not None and chosen.margin is not None and way.margin < chosen.margin
    return way.comes_to == chosen.comes_to and not is_less


def _ways_of(seen: DecisionView) -> dict[str, QueuedWay]:
    """All ways to answer, by name, and to do no more."""
    ways = {way.name: _queued(way) for way in seen.ways}
    if seen.closing is not None:
        ways[seen.closing] = QueuedWay(seen.closing, seen.closing, "")
    return ways


def _may_pass(queue: Queue, given: int, match: Match, seen: DecisionView) -> bool:
    """Whether its player passes a window: as they have before, or because they do nothing of it meanwhile."""
    if not is_window(match):
        return False
    is_known = given < len(queue.ways) and windows(match, seen) <= set(queue.passed)
    could = _meanwhile(seen, offered(match))
    return is_known or (bool(could) and could <= set(queue.passed))


def passes_meanwhile(queue: Queue) -> bool:
    """Whether its player does nothing of what may be done in between."""
    return any(passed.startswith(f"{MEANWHILE} ") for passed in queue.passed)


def _meanwhile(seen: DecisionView, keys: Iterable[str]) -> frozenset[str]:
    """What may be done in a window, whichever it is of those that ask the same."""
    return frozenset(f"{MEANWHILE} {seen.prompt.text} {key}" for key in keys)


def _next(queue: Queue, given: int, asked: str) -> int | None:
    """The place of the next way, if it answers this: to do no more is past where what comes after it is asked."""
    for at in range(given, len(queue.ways)):
        if asked_by(queue, at) == asked:
            return at
        if queue.ways[at].comes_to:
            break
    return None


def _after_the_end(way: QueuedWay, seen: DecisionView) -> str | None:
    """The key of what follows on doing no more, where that came by itself because nothing more could be done."""
    is_end = bool(way.then) and way.key in PASSES
    return answer_to(seen, *way.then[0]) if is_end else None


def done(queue: Queue, number: int) -> int:
    """How many ways have been answered when ``number`` is asked: not the last one, where it is that which was lost."""
    return queue.given - (number <= queue.sequence)


def advanced(queue: Queue, number: int, match: Match) -> Queue:
    """The queue when its next one answers decision number ``number``, which is asked now.

    Where it is what follows on doing no more, the way itself is past. Where it is the first one that answers another
    question, what can be done there was made possible by what was chosen before.
    """
    decision, given, ways = match.decision, done(queue, number), list(queue.ways)
    seen = view(match, queue.seat).decision
    assert decision is not None
    assert seen is not None
    at = _next(queue, given, decision.prompt.text)
    if at is None:
        at = given
        ways[at] = replace(ways[at], then=())
    else:
        now = as_offered(ways[at], seen)
        assert now is not None
        ways[at] = replace(now, asked=ways[at].asked)
    known = set(queue.known)
    if asked_by(queue, at) != asked_by(queue, given - 1):
        known |= _done_by(offered(match))
    return replace(queue, given=at + 1, sequence=number, ways=tuple(ways), known=tuple(sorted(known)))


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
    which = [value for _, value in sorted(seen.prompt.values.items()) if isinstance(value, str)]
    stands = [] if seen.note is None else [_numbers(seen.note)]
    return frozenset(" ".join([seen.prompt.text, *which, *stands, key]) for key in offered(match))


def left(queue: Queue, number: int) -> int:
    """How many ways are still to be done when ``number`` is asked, not counting to do no more."""
    return sum(bool(way.comes_to) for way in queue.ways[done(queue, number) :])


def comes_to(way: WayView) -> str:
    """What a label says, without the words, and what kind of thing it comes to; with a margin, no numbers either."""
    if way.margin is not None:
        named = {name: value for name, value in way.label.values.items() if not isinstance(value, int) and name != SIGN}
        return _numbers(Line(way.label.text, named))
    return " ".join([_numbers(way.label), *(() if way.note is None else (way.note.text,))])


def _numbers(line: Line) -> str:
    said = sorted((name, value) for name, value in line.values.items() if name not in (PLACE, WAITS))
    return " ".join([line.text, *(f"{name}={_said(value)}" for name, value in said)])


def _done_by(keys: Iterable[str]) -> frozenset[str]:
    """What is done and who does it, without to whom."""
    return frozenset(key.partition(">")[0] for key in keys)


def _said(value: object) -> str:
    if isinstance(value, Mention):
        return value.id if value.definition is None else value.definition.number
    return value.name if isinstance(value, Zone) else str(value)


def _queued(way: WayView) -> QueuedWay:
    return QueuedWay(way.name, way.key, comes_to(way), _questions(way.then), _questions(way.later), margin=way.margin)


def _questions(expected: Sequence[ExpectedView]) -> tuple[tuple[str, str, str], ...]:
    return tuple((each.asked, each.card.id, each.key) for each in expected)
