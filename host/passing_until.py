"""What is answered for somebody who has said so: until when they pass, and which questions they have let go."""

from __future__ import annotations

from dataclasses import replace

from engine.kernel.idle import attack_on, idle_answer, offered
from engine.kernel.match import Match
from engine.kernel.ways import LettingGo
from storage import Passing, PassUntil


def begun(before: Passing, match: Match, until: PassUntil) -> Passing:
    """What is kept of a player who passes until then, and had said ``before``."""
    known = offered(match) if match.decision is not None and match.decision.player == before.seat else frozenset[str]()
    if before.until is PassUntil.CHANGE and goes_on(before, match):
        known |= set(before.known)
    attack = attack_on(match, before.seat)
    return replace(before, until=until, turn=match.state.turn, attack=attack, known=tuple(sorted(known)))


def goes_on(said: Passing, match: Match) -> bool:
    """Whether what a player has said is not over yet."""
    if said.until is None:
        return False
    if match.state.turn == said.turn:
        return True
    return said.until is not PassUntil.TURN and match.state.turn_player != said.seat


def answered(said: Passing, match: Match) -> tuple[int, ...] | None:
    """What is answered now for a player who has said so, by places of options; None where they are asked.

    Who passes until later does so also where they have let the question go.
    """
    decision = match.decision
    if decision is None:
        return None
    let_go, idle = _let_go(said, match), idle_answer(decision)
    if idle is not None and passes(said, match):
        return idle
    if let_go is None or let_go.answer is None:
        return None if let_go is None else idle
    return (decision.options.index(let_go.answer),)


def passes(said: Passing, match: Match) -> bool:
    """Whether a player who has said so passes whatever they could do now."""
    if said.while_ahead and is_ahead(match):
        return True
    if not goes_on(said, match):
        return False
    if said.until is PassUntil.TURN:
        return True
    if attack_on(match, said.seat) not in ("", said.attack):
        return False
    return said.until is PassUntil.ATTACK or offered(match) <= set(said.known)


def letting_go(before: Passing, match: Match) -> Passing:
    """What is kept of a player who from now on lets questions of this kind go where no more is at stake than here."""
    offered = lets_go(match)
    return before if offered is None else replace(before, lets_go={**before.lets_go, offered.label.text: offered.stake})


def lets_go(match: Match) -> LettingGo | None:
    """What the player who is asked may let go from now on."""
    decision = match.decision
    return None if decision is None else match.rulebook.ways(match, decision).lets_go


def _let_go(said: Passing, match: Match) -> LettingGo | None:
    """What is asked, if its player has let it go."""
    offered = lets_go(match) if said.lets_go else None
    known = offered is not None and offered.stake <= said.lets_go.get(offered.label.text, offered.stake - 1)
    return offered if known else None


def is_ahead(match: Match) -> bool:
    """Whether the player who is asked wins what is being decided, such as a battle, if nobody does any more."""
    decision = match.decision
    return decision is not None and match.rulebook.ways(match, decision).is_ahead


def after_attack(said: Passing, match: Match) -> Passing:
    """As said, without the attack under which it was said once that is over."""
    return replace(said, attack="") if said.attack and not attack_on(match, said.seat) else said
