"""A match: a rulebook, a state and the answers given so far. It asks, is answered, and can be copied at any moment."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import NamedTuple

from engine.kernel import loops, work
from engine.kernel.abilities import GAINED_ABILITIES
from engine.kernel.ability_index import AbilityIndex
from engine.kernel.aspects import STANDING_BY
from engine.kernel.cards import Card
from engine.kernel.decisions import Answer, Decision, Procedure
from engine.kernel.errors import IllegalAnswer, NoCheckpoint, NothingAsked, RulebookError
from engine.kernel.hiding import conceal
from engine.kernel.keys import option_keys
from engine.kernel.log import Log
from engine.kernel.memory import first_values
from engine.kernel.position import GoOnWith, MatchOver, Position
from engine.kernel.rulebook import Deck, Rulebook
from engine.kernel.state import Outcome, State
from engine.kernel.steps import stack_after


class Checkpoint(NamedTuple):
    """A step boundary of a match: its state there, which nobody changes, and the answers given since.

    An answer is the indices of the options that were chosen.
    """

    state: State
    given: tuple[tuple[int, ...], ...]


class Match(Position):
    """A match being played.

    ``decision`` is what is asked now (None once the match is over); answer it with `answer`. A match that keeps a
    log also writes down, for people, what happened; simulations go without.

    >>> from tests.kernel.tiny import RULEBOOK, SEED
    >>> from engine.kernel.rulebook import Deck
    >>> match = Match.begin(RULEBOOK, [Deck({"main": {"plain": 6}}), Deck({"main": {"blue": 6}})], SEED)
    >>> match.decision.rule, match.decision.player, match.keys
    ('2', 0, ('pass', 'play:plain', 'play:plain#2'))
    >>> match.answer(["play:plain"])
    >>> match.keys
    ('seat:T1', 'seat:T2')
    >>> other = match.fork()
    >>> other.answer(["seat:T2"])
    >>> other.decision.player, match.decision.player
    (1, 0)
    >>> match.answer(["seat:T9"])
    Traceback (most recent call last):
    engine.kernel.errors.IllegalAnswer: seat:T9: not among the options seat:T1, seat:T2
    """

    __slots__ = (
        "_answered",
        "_checkpoint",
        "_checkpoint_activated",
        "_checkpoint_checked",
        "_checkpoint_due",
        "_checkpoint_found",
        "_checkpoint_index",
        "_checkpoint_indifferent",
        "_checkpoint_overfull",
        "_given",
        "_keys",
        "_running",
        "answers",
        "decision",
        "watched",
    )

    _checkpoint: State | None  # None while the match is only played on

    def __init__(
        self,
        rulebook: Rulebook,
        state: State,
        *,
        log: Log | None = None,
        index: AbilityIndex | None = None,
        like: Match | None = None,
    ) -> None:
        """A match that stands at a step boundary; `begin`, `fork` and `load` make one."""
        super().__init__(rulebook, state, log=log, index=index, like=like)
        self.decision: Decision | None = None
        self.answers = 0  #: how many were given to this object: grows with every question that is answered
        self.watched = False  #: whether computing the characteristics could be dear, as of the pending decision
        self._running: Procedure[None] | None = None  # the steps that are being done
        self._keep_checkpoint(state)
        self._given: list[tuple[int, ...]] = []  # the answers since the checkpoint
        self._answered: list[tuple[int, int]] = []  # who gave each of them, at which version
        self._keys: tuple[str, ...] | None = None

    # ---- beginning, copying

    @classmethod
    def begin(cls, rulebook: Rulebook, decks: Sequence[Deck], seed: bytes, *, log: bool = True) -> Match:
        """Begin a match between the owners of these decks (seat 0 and seat 1). ``seed`` must be secret and random."""
        match = cls.dealt(rulebook, decks, seed, log=Log() if log else None)
        match.state.stack = (rulebook.first_step.frame,)
        match._run()
        return match

    @classmethod
    def dealt(cls, rulebook: Rulebook, decks: Sequence[Deck], seed: bytes, *, log: Log | None = None) -> Match:
        """The cards of these decks where they lie before the first step; nothing is asked yet."""
        state = State(seed)
        state.zones = dict.fromkeys(rulebook.zones.values(), ())
        state.memory = first_values(rulebook.memory)
        state.effects = rulebook.effects
        match = cls(rulebook, state, log=log)
        rulebook.deal(match, decks)
        return match

    @classmethod
    def at(
        cls,
        rulebook: Rulebook,
        state: State,
        given: Sequence[tuple[int, ...]],
        *,
        log: Log | None = None,
        patience: float = math.inf,
    ) -> Match:
        """The match from ``state``, which stands at the beginning of a step, after these answers (option indices).

        ``patience`` is how much work each of them, and each that is given later, may be: see `Match.patience`.
        """
        match = cls(rulebook, state, log=log)
        match.patience = patience
        return match._after(given)

    def fork(self) -> Match:
        """An independent match in the same position, without a log, for trying things out.

        Raises `NoCheckpoint` where `checkpoint` does.
        """
        state, given = self.checkpoint
        fork = Match(self.rulebook, state.copy(), index=self._checkpoint_index, like=self)
        fork._activated = self._checkpoint_activated
        fork.take_over(self._checkpoint_found)
        fork.overfull = self._checkpoint_overfull
        fork.rule_actions_dirty = self._checkpoint_due
        fork.indifferent = self._checkpoint_indifferent
        if self._checkpoint_checked:
            fork.situations_checked_at = fork.version
        return fork._after(given, state)

    @property
    def checkpoint(self) -> Checkpoint:
        """The last checkpoint, and the answers given since: all that a save needs.

        Raises `NoCheckpoint` if the match keeps none and is not over yet.
        """
        if self._checkpoint is None:
            raise NoCheckpoint("this match is only played on: it keeps no checkpoints")
        return Checkpoint(self._checkpoint, tuple(self._given))

    def keep_no_checkpoints(self) -> None:
        """From now on only play the match on, which is quicker: it is not copied, saved or stepped back before its end.

        One that is over stays as it is.
        """
        if self.state.outcome is None:
            self._checkpoint = None
            self._given.clear()

    # ---- asking and answering

    @property
    def keys(self) -> tuple[str, ...]:
        """The key of every option of the pending decision, in order; each different."""
        if self._keys is None:
            self._keys = option_keys(self, self.decision) if self.decision else ()
        return self._keys

    def answer(self, keys: Sequence[str]) -> None:
        """Answer the pending decision by the keys of the chosen options, and play on to the next one.

        Raises `IllegalAnswer` (and changes nothing) if these options may not be chosen, `NothingAsked` after the end.
        """
        if self.decision is None:
            raise NothingAsked("the match is over; there is nothing to answer")
        position = {key: index for index, key in enumerate(self.keys)}
        unknown = [key for key in keys if key not in position]
        if unknown:
            raise IllegalAnswer(f"{', '.join(unknown)}: not among the options {', '.join(self.keys) or '(none)'}")
        self.choose(tuple(position[key] for key in keys))

    def choose(self, chosen: tuple[int, ...]) -> None:
        """Answer by the indices of options; otherwise as `answer`."""
        decision = self.decision
        if decision is None:
            raise NothingAsked("the match is over; there is nothing to answer")
        options = decision.options
        if len(chosen) == 1 and decision.minimum <= 1 <= decision.maximum and 0 <= chosen[0] < len(options):
            answer: Answer = (options[chosen[0]],)  # as mostly
        else:
            chosen = _checked(decision, chosen)
            answer = tuple([options[index] for index in chosen])
        self.answers += 1
        if self._checkpoint is not None:
            self._given.append(chosen)
            self._answered.append((decision.player, self.version))
        self.worked, self.counted, self.due = 0, self.version, self.version + work.OFTEN
        if self.watched:
            self.begin_work()
        loops.note(self, decision, answer)
        self._advance(answer)

    @property
    def can_step_back(self) -> bool:
        """Whether the last answer may be taken back freely: the same player gave it, and nothing happened since."""
        return (
            self.decision is not None
            and bool(self._given)
            and self._answered[-1] == (self.decision.player, self.version)
        )

    def step_back(self) -> None:
        """Take back the last answer, which `can_step_back` allows: its question is asked again."""
        if not self.can_step_back:
            raise IllegalAnswer("the last answer cannot be taken back freely: something has happened since")
        state, given = self.checkpoint
        self.let_be(state.copy(), self._checkpoint_index)
        self.overfull = self._checkpoint_overfull
        if self.log is not None:
            self.log.rewind()
        self._after(given[:-1])

    def decide_afresh(self, number: int) -> None:
        """Let chance decide what it decides from now on with ``number`` and those that follow: see the state's method.

        For a match that was taken back to here, so that nobody can foresee what they have seen come.
        """
        later = self.checkpoint.state.copy()
        self.state.decide_afresh(number)
        later.afresh = self.state.afresh
        self._checkpoint = later

    def concede(self, player: int, rule: str) -> None:
        """End the match at once: this player loses."""
        self.end(1 - player, rule, "concession")

    def end(self, winner: int | None, rule: str, reason: str) -> None:
        """End the match from outside its steps: concession, agreement, a clock. Raises `NothingAsked` after the end."""
        if self.state.outcome is not None:
            raise NothingAsked("the match is over already")
        self.state.outcome = Outcome(winner, rule, reason)
        self._running = None
        self.let_nothing_go_on()
        self.decision = None
        self._keys = None
        self._keep_checkpoint(self.state)
        self._given = []
        self.changed()
        self.tell_outcome(self.state.outcome)

    # ---- running

    def _after(self, given: Sequence[tuple[int, ...]], checkpoint: State | None = None) -> Match:
        """This match, which stands at the beginning of a step, after these answers; ``checkpoint`` as in `_run`."""
        if self.state.outcome is None:
            self._run(checkpoint)
            for chosen in given:
                self.choose(chosen)
        return self

    def _run(self, checkpoint: State | None = None) -> None:
        """Do the step on top of the stack; ``checkpoint`` is an equal state that nobody changes, if there is one."""
        self.let_nothing_go_on()
        if checkpoint is None:
            self._take_checkpoint()
        else:
            self._keep_checkpoint(checkpoint)
        self._running = self._steps()
        self._advance(None)

    def _take_checkpoint(self) -> None:
        self._keep_checkpoint(self.state.copy())
        self._given.clear()
        self._answered.clear()
        if self.log is not None:
            self.log.checkpoint()

    def _keep_checkpoint(self, state: State) -> None:
        """Let forks begin with this state, whose cards have the printed abilities that they have now.

        They share what is found out about it, before the step changes anything or after it.
        """
        self._checkpoint = state
        self._checkpoint_index = self.index
        self._checkpoint_activated = self._activated
        self._checkpoint_found = self.found_out()
        # what is due then, which the step may have done since
        self._checkpoint_overfull = self.overfull
        self._checkpoint_due = self.rule_actions_dirty
        self._checkpoint_indifferent = self.indifferent
        self._checkpoint_checked = self.situations_checked_at == self.version
        self.index.shared = True

    def _steps(self) -> Procedure[None]:
        """Do the step on top of the stack, and those that follow on it, for as long as the match goes on.

        Raises `RulebookError` if no step is left to go on with: a match goes on until it has an outcome.
        """
        while True:
            if self.version >= self.due:
                self.check_work()
            frame = self.state.stack[-1]
            try:
                play, arguments = self.rulebook.steps[frame.step].play, frame.arguments
                following = yield from play(self, *arguments) if arguments else play(self)
            except GoOnWith as other:
                self.let_nothing_go_on()
                conceal(self, [*self.state.shown])  # for what is not done any more
                self.state.standing_by, self.state.stack = (), (other.following,)
                self.changed(STANDING_BY, happens=False)
            else:
                self.state.stack = stack = stack_after(self.state.stack, following)
                if not stack:
                    raise RulebookError(f"the step {frame.step!r} names none to follow it, and the match is not over")
            if self._checkpoint is not None:
                self._take_checkpoint()

    def _advance(self, value: Answer | None) -> None:
        """Run until something is asked or the match is over."""
        self._keys = None
        while True:
            assert self._running is not None
            try:
                if self.version >= self.due:
                    self.check_work()
                self.decision = next(self._running) if value is None else self._running.send(value)
                if self._weighed is not self.state.effects:
                    self._weigh()
                if self.watched:
                    self._look()
            except MatchOver:
                self._stop()
                return
            self.decision, value = loops.foregone(self, self.decision)
            if value is None:
                return
            loops.note(self, self.decision, value)

    def _weigh(self) -> None:
        """Find out whether the characteristics may be dear to compute while these effects and abilities are there."""
        may_gain = self._in_force.adds_abilities or self.could_change(GAINED_ABILITIES)
        self.watched = may_gain or self.applying > work.FEW
        self._weighed = self.state.effects

    def _look(self) -> None:
        """Compute dear characteristics as soon as something is asked: who looks at the match must not pay for them."""
        self.values(Card(0))
        if self.applied > work.MOST_APPLIED:
            self.spend(self.applied)
        self.check_work()

    def _stop(self) -> None:
        self._running = None
        self.let_nothing_go_on()
        self.decision = None
        self._keep_checkpoint(self.state)
        self._given.clear()


def _checked(decision: Decision, chosen: tuple[int, ...]) -> tuple[int, ...]:
    """The indices of options that are chosen, sorted where their order says nothing.

    Raises `IllegalAnswer` if these options may not be chosen.
    """
    count = len(chosen)
    if not decision.minimum <= count <= decision.maximum:
        wanted = str(decision.minimum)
        if decision.maximum != decision.minimum:
            wanted += f" to {decision.maximum}"
        raise IllegalAnswer(f"{wanted} of the options must be chosen, not {count}")
    if len(set(chosen)) != count:
        raise IllegalAnswer("an option may be chosen only once")
    if not all(0 <= index < len(decision.options) for index in chosen):
        raise IllegalAnswer(f"there are only {len(decision.options)} options")
    return chosen if decision.ordered else tuple(sorted(chosen))
