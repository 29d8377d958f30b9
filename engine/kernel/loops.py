"""Loops: things that are done over and over. One that nobody can stop ends the match; players cut their own short.

Whoever could go on for ever chooses a number of times instead: then the loop is repeated so often without anybody being
asked or told about it, and cannot be gone through again in the same situation. When both players could stop it, both
choose, and the smaller number counts, unless the turn player alone has to (`Rulebook.turn_player_stops_loops`). Where
all that may be chosen leads back into the loop, nobody can stop it: one thing after the other is barred, and then it
goes on by itself.

A loop may come round in another way every time, so that there is nothing to repeat. Whoever has come back to a
situation often enough cannot leave it any more in a way in which they have left it before; and a turn does not go on
for ever.

A play timing, and check timing before every ability, is a *point* where a loop may come round. The first few points of
a turn are only counted, so that a usual turn pays nothing for it.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import Final

from msgspec.structs import replace

from engine.kernel import work
from engine.kernel.asking import ask
from engine.kernel.decisions import NO, PASS, Answer, Decision, Option, Procedure
from engine.kernel.loop_record import LOOPS, Bar, Choice, Done, Loops, Point, Run, Trail
from engine.kernel.messages import Message, Seat
from engine.kernel.position import Position

QUESTIONS: Final = frozenset({"ask-loop-times", "ask-loop-times-too"})
"""The ids of the texts that ask how often a loop is repeated."""

_LOOPS: Final = LOOPS.name  # where it stands in the memory, which is looked at with every question and every answer

GRACE: Final = 16
"""How many points of a turn are only counted."""

FORCED_LIMIT: Final = 1000
"""How many points may be passed in a row at which nobody could do otherwise; more are a loop in any case."""

RETURNS: Final = 20
"""How often a turn may come back to a situation by ways of all sorts, before these are barred one after the other."""

MOST_TIMES: Final = 200
"""The greatest number of times that a player may choose; what is done so often has done all that it can do."""


def pass_point(match: Position, name: str) -> Procedure[None]:
    """Note that a point is passed; if a loop has come round twice in the same way, settle how often it is repeated."""
    loops, standing = _current(match), len(match.state.standing_by)
    match.worked += work.POINT + standing + len(loops.trail)
    if loops.points + standing > match.rulebook.most_points:  # each that stands by is a point to come
        match.draw_game(match.rulebook.numbers.loop, "endless")
    if loops.points < GRACE:
        LOOPS.set(match, Loops(loops.turn, loops.points + 1))
        return
    here = match.kept(_point, name)
    run = loops.run
    if run is not None:
        goes_on = run.times > 0 and _outline([run.expected]) == _outline([here])
        run = run.advanced() if goes_on else None  # it is over, or goes another way
    loops = replace(loops, points=loops.points + 1, trail=(*loops.trail, here), run=run)
    LOOPS.set(match, loops)
    if run is None:
        yield from _settle(match, loops)


def foregone(match: Position, decision: Decision) -> tuple[Decision, Answer | None]:
    """A decision without the answers that are barred, and its answer if that is a part of a loop being repeated."""
    loops: Loops | None = match.state.memory.get(_LOOPS)
    if not loops or not (loops.run or loops.bars) or loops.turn != match.state.turn:
        return decision, None
    if loops.run is not None:
        wanted = loops.run.expected
        if isinstance(wanted, Done) and wanted.player == decision.player:
            answer = tuple([option for each in wanted.options for option in decision.options if option == each])
            if len(answer) == len(wanted.options):
                return decision, answer
        LOOPS.set(match, replace(loops, run=None))  # it cannot go on like this
    return _without_barred(loops, decision) if loops.bars else (decision, None)


def note(match: Position, decision: Decision, answer: Answer) -> None:
    """Remember an answer, once the points of the turn are more than counted."""
    loops: Loops | None = match.state.memory.get(_LOOPS)
    if not loops or not loops.trail or loops.turn != match.state.turn:
        return
    done = Done(decision.player, answer, len(decision.options) > decision.minimum or decision.ordered)
    bars, run = loops.bars, loops.run
    if run is not None:
        run = run.advanced()
    elif bars:
        place = _place(loops.trail)
        chosen = [Choice(*place, decision.player, option) for option in answer]
        bars = tuple([replace(bar, left=max(bar.left - 1, 0)) if bar.choice in chosen else bar for bar in bars])
    LOOPS.set(match, replace(loops, trail=(*loops.trail, done), bars=bars, run=run))


# ---- coming round


def _settle(match: Position, loops: Loops) -> Procedure[None]:
    """If the same was done twice since this situation, let the players who could stop it choose how often it is."""
    passed = _passed(loops.trail)
    cycle = _cycle(loops.trail, passed)
    choices = _choices(cycle)
    if not choices and len(passed) > RETURNS:
        _bar_the_way_back(match, loops, _choices(loops.trail[passed[-2] :]))
    if not choices:
        if _is_forced_for_ever(loops.trail):
            match.draw_game(match.rulebook.numbers.loop, "loop")
        return
    if any(bar.choice in choices for bar in loops.bars):
        return
    players = {choice.player for choice in choices}
    if match.rulebook.turn_player_stops_loops and match.state.turn_player in players:
        players = {match.state.turn_player}
    rule = match.rulebook.numbers.repeat if len(players) == 1 else match.rulebook.numbers.contest
    wishes: dict[int, int] = {}
    for player in (match.state.turn_player, 1 - match.state.turn_player):
        if player in players:
            options = [Option("times", value=number) for number in range(MOST_TIMES + 1)]
            prompt = (
                Message("ask-loop-times-too", {"wished": wishes[1 - player]}) if wishes else Message("ask-loop-times")
            )
            wishes[player] = (yield from ask(player, rule, prompt, options)).value
    stopping = min(wishes, key=lambda player: wishes[player])
    times = wishes[stopping]
    match.tell("repeats-loop", player=Seat(stopping), times=times)
    run = Run(cycle, times) if times else None
    bars = (*loops.bars, *_bars(choices, stopping))
    LOOPS.set(match, replace(_current(match), trail=loops.trail[-1:], bars=bars, run=run))


def _bar_the_way_back(match: Position, loops: Loops, choices: Sequence[Choice]) -> None:
    """The last of what each player chose on the way back to a situation cannot be chosen there any more."""
    last = {choice.player: choice for choice in choices}
    known = [bar.choice for bar in loops.bars]
    bars = [Bar(choice, left=0) for choice in last.values() if choice not in known]
    LOOPS.set(match, replace(loops, bars=(*loops.bars, *bars)))


def _passed(trail: Trail) -> list[int]:
    """Where the trail was in the situation in which it ends."""
    here = trail[-1]
    assert isinstance(here, Point)
    return [i for i, entry in enumerate(trail) if isinstance(entry, Point) and entry.situation == here.situation]


def _cycle(trail: Trail, passed: Sequence[int]) -> Trail:
    """What was done since the trail was last in the situation in which it ends, if it was the same the time before."""
    if len(passed) < 3:
        return ()
    first, second, last = passed[-3:]
    once, again = trail[first:second], trail[second:last]
    return again if _outline(once) == _outline(again) else ()


def _outline(trail: Sequence[Point | Done]) -> list[str | Done]:
    return [entry.situation if isinstance(entry, Point) else entry for entry in trail]


def _is_forced_for_ever(trail: Trail) -> bool:
    """Whether nobody could do otherwise since the trail was where it ends in every respect, or did for very long."""
    here, passed, forced = trail[-1], 0, True
    for entry in trail[-2::-1]:
        if isinstance(entry, Done):
            if entry.free and entry.options:
                return False
            forced = forced and not entry.free
        else:
            passed += 1
            if passed > FORCED_LIMIT or (forced and isinstance(here, Point) and entry.exact == here.exact):
                return True
    return False


def _choices(cycle: Trail) -> list[Choice]:
    """Where in a loop a player chose something, and what; where all only let it go on, where they declined to act."""
    found: list[Choice] = []
    for index, entry in enumerate(cycle):
        if isinstance(entry, Done) and entry.free and entry.options:
            situation, before = _place(cycle[:index])
            found.append(Choice(situation, before, entry.player, entry.options[0]))
    return [choice for choice in found if not choice.declines] or found


def _bars(choices: Sequence[Choice], stopping: int) -> tuple[Bar, ...]:
    """What the players cannot choose any more: the last of what each of them chose in the loop.

    Whoever stops it may not go on at once; the other may, to be stopped, and cannot begin it again after that.
    """
    last = {choice.player: choice for choice in choices}
    return tuple([Bar(choice, left=int(player != stopping)) for player, choice in last.items()])


# ---- helpers


def _current(match: Position) -> Loops:
    """What is remembered of this turn; nothing that was remembered of another one."""
    loops = LOOPS.of(match)
    return loops if loops and loops.turn == match.state.turn else Loops(match.state.turn)


def _place(trail: Trail) -> tuple[str, tuple[Done, ...]]:
    """The situation of the last point, and what was answered since."""
    since: list[Done] = []
    for entry in trail[::-1]:
        if isinstance(entry, Point):
            return entry.situation, tuple(reversed(since))
        since.append(entry)
    return "", tuple(reversed(since))


def _without_barred(loops: Loops, decision: Decision) -> tuple[Decision, Answer | None]:
    """The decision without the options that its player cannot choose any more, and its answer if that leaves no choice.

    Doing nothing is left to the player to say.
    """
    place = _place(loops.trail)
    barred = [bar.choice.option for bar in loops.bars if not bar.left and bar.choice[:3] == (*place, decision.player)]
    kept = [option for option in decision.options if option not in barred]
    if len(kept) == len(decision.options):
        return decision, None
    if len(kept) < decision.minimum:  # whatever is chosen, it goes on
        kept = list(decision.options[: decision.minimum])
    chosen = [decision.options[index] for index in decision.default]
    default = tuple([kept.index(option) for option in chosen if option in kept])
    left = replace(
        decision,
        options=kept,
        maximum=min(decision.maximum, len(kept)),
        default=default if len(default) >= decision.minimum else tuple(range(decision.minimum)),
    )
    settled = len(kept) == decision.minimum and not (NO in kept or PASS in kept)
    return left, tuple(kept) if settled else None


def _point(match: Position, name: str) -> Point:
    state = match.state
    standing = [(each.card, each.key) for each in state.standing_by]
    cards = [sorted(pile) if zone.kind.hidden else pile for zone, pile in state.zones.items()]
    attached = (sorted(state.attached.items()),) if state.attached else ()
    position = repr((name, cards, state.rested, state.face_down, standing, *attached))
    if state.covers:
        position += repr([(card, cover.zones) for card, cover in state.covers.items()])
    order = repr([pile for zone, pile in state.zones.items() if zone.kind.hidden])
    order += repr([*state.attached.items()]) if state.attached else ""
    effects = repr([(effect.source, effect.duration, effect.cards) for effect in state.effects])
    return Point(_hashed(position), _hashed(position + order + effects))


def _hashed(text: str) -> str:
    return hashlib.blake2b(text.encode(), digest_size=12).hexdigest()
