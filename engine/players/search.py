"""A player who tries answers out in worlds that could be the real one, before choosing among them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from itertools import islice
from math import inf, sqrt
from statistics import fmean
from typing import TYPE_CHECKING, Final

from engine.kernel.loops import QUESTIONS
from engine.kernel.rulebook import Rulebook
from engine.kernel.views import View
from engine.players.candidates import candidates
from engine.players.chance import Chance
from engine.players.heuristic import HeuristicPlayer
from engine.players.playing_on import prospects

if TYPE_CHECKING:
    from engine.players.imagining import World

PLAYOUTS: Final = 400
"""How many times a match is played on for one decision at most; how many answers, `ComputerPlayer.answers` says."""

ROUNDS: Final = 4
"""Into how many equal parts the playouts and the answers are divided; after each of them answers are dropped."""

NOTICEABLE: Final = 0.003
"""An answer that cannot be better than the advice by more than this is not tried any further."""

SPREAD: Final = 0.05
"""How much results differ while few can tell: it counts as one of them, so that two that are alike prove little."""

CONFIDENCE: Final = 1.0
"""By how many standard errors an answer must do better than the advice to be preferred to it."""


class SearchPlayer:
    """Tries answers out, and follows ``Rulebook.computer.strategy`` unless another answer surely does better.

    All answers are tried out in the same worlds and with the same chance. After each round those that cannot do better
    than the advice, or hardly, are dropped, and the worse half of the others: what is hard to tell apart is played on.
    """

    def __init__(
        self, rulebooks: Mapping[str, Rulebook], *, playouts: int = PLAYOUTS, answers: int | None = None
    ) -> None:
        """``answers`` stands in for what each game says (`ComputerPlayer.answers`)."""
        self._rulebooks = rulebooks
        self._adviser = HeuristicPlayer(rulebooks)
        self._playouts = playouts
        self._answers = answers

    def choose(self, view: View, chance: Chance, worlds: Iterable[World] = ()) -> tuple[str, ...]:
        """The answer that does best in these worlds; the advice where there are none, or nothing to choose."""
        decision, seat = view.decision, view.viewer
        assert decision is not None
        assert seat is not None
        advice = self._adviser.choose(view, chance)
        answers = candidates(decision, advice, chance)
        if len(answers) == 1 or view.turn == 0:  # before the first turn there is nothing to play on from
            return advice
        if decision.prompt.text in QUESTIONS:  # a hundred times through a loop is as long as the match
            return advice
        most = self._rulebooks[view.game].computer.answers if self._answers is None else self._answers
        trial = _Trial(answers, seat, self._adviser)
        supply = iter(worlds)
        for part in range(1, ROUNDS + 1):
            for world in islice(supply, max(1, self._playouts // (ROUNDS * trial.size))):
                trial.hold(world, chance.seed())
                if trial.given >= most * part // ROUNDS:
                    break
            trial.drop()
            if trial.is_decided or trial.given >= most:
                break
        return trial.best


class _Trial:
    """Answers that compete in the same worlds; the first of them is the advice, which always stays in."""

    def __init__(self, answers: list[tuple[str, ...]], seat: int, both: HeuristicPlayer) -> None:
        self._advice, *self._rivals = answers
        self._seat = seat
        self._both = both
        self._results: dict[tuple[str, ...], list[float]] = {answer: [] for answer in answers}
        self.given = 0  #: how many answers were given in all matches, and to find their worlds

    @property
    def size(self) -> int:
        """How many answers are left."""
        return 1 + len(self._rivals)

    @property
    def is_decided(self) -> bool:
        """Whether nothing but the advice is left."""
        return not self._rivals

    @property
    def best(self) -> tuple[str, ...]:
        """The answer that surely does better than the advice, by most; the advice if there is none."""
        better = [answer for answer in self._rivals if self._advantage(answer, -CONFIDENCE) > 0]
        return max(better, key=lambda answer: self._advantage(answer, -CONFIDENCE), default=self._advice)

    def hold(self, world: World, seed: bytes) -> None:
        """Try all answers that are left in a world."""
        self.given += world.answers
        for answer in (self._advice, *self._rivals):
            match = world.begin(seed)
            self._results[answer].append(prospects(match, answer, self._seat, self._both, Chance(seed)))
            self.given += match.answers

    def drop(self) -> None:
        """Drop the answers that cannot do better than the advice, and the worse half of the others."""
        hopeful = [answer for answer in self._rivals if self._advantage(answer, CONFIDENCE) > NOTICEABLE]
        hopeful.sort(key=lambda answer: self._advantage(answer, 0), reverse=True)
        self._rivals = hopeful[: max(1, self.size // 2)]

    def _advantage(self, answer: tuple[str, ...], errors: float) -> float:
        """By how much an answer does better than the advice, and so many standard errors of that more."""
        differences = [
            value - advised for value, advised in zip(self._results[answer], self._results[self._advice], strict=True)
        ]
        count = len(differences)
        if count < 2:
            return errors * inf if errors else sum(differences)
        mean = fmean(differences)
        squares = sum((difference - mean) ** 2 for difference in differences)
        return mean + errors * sqrt(squares + SPREAD**2) / count
