"""The tiny game with a nod that takes as long as a test wants: it is given out that it is much work."""

from __future__ import annotations

import threading
from dataclasses import replace

from engine.kernel.asking import ask
from engine.kernel.decisions import Option, Procedure
from engine.kernel.match import Match
from engine.kernel.messages import Message
from engine.kernel.rulebook import Rulebook
from engine.kernel.steps import Step, step
from host.long_answers import PATIENCE
from tests.host import tiny_game


class Gate:
    """Where the match waits whose nod takes long, in whichever thread plays it."""

    def __init__(self) -> None:
        self.closed = False  #: whether to wait there at all
        self.reached = threading.Event()
        self.opened = threading.Event()
        self.passed: list[str] = []  #: the names of the threads that have come through

    def pass_through(self) -> None:
        """Wait until the gate is opened, if it is closed."""
        if self.closed:
            self.reached.set()
            self.opened.wait()
        self.passed.append(threading.current_thread().name)


def slow(gate: Gate) -> Rulebook:
    """The game of this gate."""

    @step
    def answer_bet(match: Match) -> Procedure[Step]:
        """2.3. The other player nods, and that is much work."""
        yield from ask(1 - match.state.turn_player, "2.3", Message("ask-nod"), [Option("nod")])
        match.worked += PATIENCE + 1
        match.due = 0
        match.check_work()
        gate.pass_through()
        tiny_game.NODS.set(match, tiny_game.NODS.of(match) + 1)
        match.changed()
        return tiny_game.choose_step

    return replace(tiny_game.RULEBOOK, steps={**tiny_game.RULEBOOK.steps, "answer_bet": answer_bet})
