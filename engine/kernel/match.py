"""A match: a rulebook, a state and the answers given so far. It asks, is answered, and can be copied at any moment."""

from __future__ import annotations

import math
from collections.abc import Generator, Mapping, Sequence
from types import MappingProxyType
from typing import Any, Final

from engine.kernel import characteristics, loops, work
from engine.kernel.abilities import (
    GAINED,
    GIVERS,
    Ability,
    AbilityOf,
    Activated,
    Automatic,
    Context,
    Cost,
    ResolvingAbility,
    StandingBy,
)
from engine.kernel.aspects import ANYTHING, NOTHING, PLACES, STANDING_BY
from engine.kernel.cards import GAINED_ABILITIES, LOST_ABILITIES, Card, Values
from engine.kernel.decisions import Answer, Decision
from engine.kernel.effects import EffectInForce
from engine.kernel.errors import IllegalAnswer, NothingAsked, RulebookError
from engine.kernel.events import Event
from engine.kernel.keys import option_keys
from engine.kernel.log import Log
from engine.kernel.memory import first_values
from engine.kernel.messages import Seat
from engine.kernel.moments import Moment
from engine.kernel.rulebook import Deck, Rulebook
from engine.kernel.state import Outcome, State
from engine.kernel.steps import Following, stack_after
from engine.kernel.triggering import AS_NOW, AbilityIndex, PriorPlace, announce
from engine.kernel.zones import Zone, ZoneKind

NOTHING_REPLACED: Final[Mapping[Card | None, frozenset[tuple[Card, str]]]] = MappingProxyType({})
"""What `Match.replaced` is while nothing was."""


class MatchOver(Exception):
    """Raised inside a step to end the match at once."""


class Match:
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
        "_generator",
        "_given",
        "_grown",
        "_in_force",
        "_keys",
        "_looks_at",
        "_plan",
        "_present",
        "_table",
        "_weighed",
        "answers",
        "applied",
        "counted",
        "decision",
        "due",
        "grants_abilities",
        "happened",
        "in_rule_actions",
        "index",
        "log",
        "moment",
        "overfull",
        "patience",
        "promised",
        "replaced",
        "replacing",
        "resolving",
        "rule_actions_dirty",
        "rulebook",
        "situations_checked_at",
        "state",
        "version",
        "watched",
        "worked",
    )

    def __init__(
        self, rulebook: Rulebook, state: State, *, log: Log | None = None, index: AbilityIndex | None = None
    ) -> None:
        """A match that stands at a step boundary; `begin`, `fork` and `load` make one."""
        self.rulebook = rulebook
        self.state = state
        self.log = log
        self.decision: Decision | None = None
        self.version = 0  #: grows with every change of the state, for what is kept until something changes
        #: grows with every ability that is played and every change, but not with what is shown or stands by
        self.happened = 0
        self.overfull = True  #: whether a place of the field may hold several cards; the rule action resets it
        self.answers = 0  #: how many were given to this object: grows with every question that is answered
        self.rule_actions_dirty = True  #: whether a rule action may be due (see `engine.kernel.timing`)
        self.situations_checked_at = -1  #: the version for which situation triggers were asked
        self.resolving: ResolvingAbility | None = None  #: the ability that is being resolved
        self.promised: frozenset[Card] = frozenset()  #: what a cost is being paid with: it can pay for nothing else
        self.moment: Moment | None = None  #: what is happening at the same time (`engine.kernel.moments`)
        self.replacing: frozenset[tuple[Card, str]] = frozenset()  #: the replacement effects that do what they do now
        #: while rule actions are done, what has replaced which card's events: it is done with them once for all
        self.replaced: Mapping[Card | None, frozenset[tuple[Card, str]]] = NOTHING_REPLACED
        self.in_rule_actions = False  #: whether rule actions are being done
        self.worked = 0  #: what the answer that is being played has cost so far (see `engine.kernel.work`)
        self.counted = 0  #: up to which version that is counted
        self.applied = 0  #: what it has cost to compute the characteristics, unless that was certainly cheap
        self.due = 0  #: the version from which on it is looked whether that is too much
        self._weighed: tuple[EffectInForce, ...] | None = None  # the effects for which ``watched`` is known
        self.watched = False  #: whether computing the characteristics could be dear, as of the pending decision
        self.patience = math.inf  #: what an answer may cost before `OutOfPatience` is raised, and this match is useless
        self._table: characteristics.ValuesByCard | None = None
        self._in_force = characteristics.prepare(state.effects)
        self._plan: characteristics.Plan | None = None  # what the table was computed from
        self._present: list[characteristics.Printed] | None = None  # until a card with such an ability moves
        self._looks_at = NOTHING  # the aspects of the position on which the table depends
        self._generator: Generator[Decision, Answer, Following] | None = None
        self._checkpoint = state
        self._grown: dict[tuple[str, int], tuple[int, tuple[Zone, ...]]] = {}  # places, and among how many zones
        self._given: list[tuple[int, ...]] = []  # the answers since the checkpoint
        self._answered: list[tuple[int, int]] = []  # who gave each of them, at which version
        self._keys: tuple[str, ...] | None = None
        self.index = index or AbilityIndex(state.definition)
        #: whether any card may have an ability that is not printed on it
        self.grants_abilities = self.index.is_extended_by(state.effects)

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
        """An independent match in the same position, without a log, for trying things out."""
        index = None
        if self._checkpoint.definition == self.state.definition:  # no card has come into being, or shows another side
            index = self.index
            index.shared = True
        return Match(self.rulebook, self._checkpoint.copy(), index=index)._after(self._given)

    @property
    def position(self) -> tuple[State, tuple[tuple[int, ...], ...]]:
        """The state at the beginning of a step, and the answers given since: all that a save needs."""
        return self._checkpoint, tuple(self._given)

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
        count = len(chosen)
        if not decision.minimum <= count <= decision.maximum:
            wanted = str(decision.minimum)
            if decision.maximum != decision.minimum:
                wanted += f" to {decision.maximum}"
            raise IllegalAnswer(f"{wanted} of the options must be chosen, not {count}")
        if count > 1:
            if len(set(chosen)) != count:
                raise IllegalAnswer("an option may be chosen only once")
            if not decision.ordered:
                chosen = tuple(sorted(chosen))
        if count and not (min(chosen) >= 0 and max(chosen) < len(decision.options)):
            raise IllegalAnswer(f"there are only {len(decision.options)} options")
        self._given.append(chosen)
        self.answers += 1
        self._answered.append((decision.player, self.version))
        options = decision.options
        answer = tuple([options[index] for index in chosen])
        self.worked, self.counted, self.due = 0, self.version, self.version + work.OFTEN
        if self.watched:
            work.begin(self)
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
        given = self._given[:-1]
        self.state = self._checkpoint.copy()
        self.index = AbilityIndex(self.state.definition)
        self.let_effects(self.state.effects)
        self.overfull = True
        if self.log is not None:
            self.log.rewind()
        self.refresh()
        self._after(given)

    def concede(self, player: int, rule: str) -> None:
        """End the match at once: this player loses."""
        self.end(1 - player, rule, "concession")

    def end(self, winner: int | None, rule: str, reason: str) -> None:
        """End the match from outside its steps: concession, agreement, a clock. Raises `NothingAsked` after the end."""
        if self.state.outcome is not None:
            raise NothingAsked("the match is over already")
        self.state.outcome = Outcome(winner, rule, reason)
        self._generator = None
        self.decision = None
        self._keys = None
        self._checkpoint = self.state
        self._given = []
        self.changed()
        self._tell_outcome(self.state.outcome)

    def lose(self, players: Sequence[int], rule: str, reason: str) -> None:
        """End the match from inside a step: these players lose at the same time."""
        if len(players) > 1:
            self.draw_game(rule, reason)
        winner = 1 - players[0]
        self.state.outcome = Outcome(winner, rule, reason)
        self.changed()
        self._tell_outcome(self.state.outcome)
        raise MatchOver

    def draw_game(self, rule: str, reason: str) -> None:
        """End the match in a draw from inside a step."""
        self.state.outcome = Outcome(None, rule, reason)
        self.changed()
        self._tell_outcome(self.state.outcome)
        raise MatchOver

    # ---- what the rules ask of a match

    def cards(self, zone: Zone) -> tuple[Card, ...]:
        """The cards in a zone, bottom to top."""
        return self.state.zones.get(zone, ())

    def places(self, kind: ZoneKind, player: int) -> tuple[Zone, ...]:
        """The zones of this kind that a player has now: those of the start, and those that have opened since."""
        if not kind.grows or len(self.state.zones) == len(self.rulebook.zones):
            return kind.of(player)
        number, found = self._grown.get((kind.name, player), (0, ()))
        if number != len(self.state.zones):
            found = tuple([zone for zone in self.state.zones if zone.kind is kind and zone.player == player])
            self._grown[kind.name, player] = len(self.state.zones), found
        return found

    def values(self, card: Card) -> Values:
        """The characteristics of a card as they now are."""
        table = self._table
        if table is None:
            in_force = self._prepare()
            if self._present is None:
                self._present = characteristics.present(self)
            table = self._table = {}
            self._plan = plan = characteristics.compute(self, table, in_force, self._present, self._plan)
            self._looks_at = plan.looks_at
        changed = table.get(card)
        return self.state.definition[card].values if changed is None else changed

    def could_change(self, characteristic: str) -> bool:
        """Whether anything in force just now could change this characteristic of a card."""
        prepared = self._in_force if self.state.effects is self._in_force.effects else self._prepare()
        if characteristic in prepared.writes or characteristic in self.index.writes:
            return True
        return self.index.grants or "gained" in prepared.writes

    @property
    def applying(self) -> int:
        """How many changes of characteristics there may be: those of effects in force and those printed on cards."""
        prepared = self._in_force if self.state.effects is self._in_force.effects else self._prepare()
        return prepared.changes + self.index.changes

    def _prepare(self) -> characteristics.InForce:
        """The effects in force, made ready."""
        if self.state.effects is not self._in_force.effects:
            self._in_force = characteristics.prepare(self.state.effects, self._in_force)
        return self._in_force

    def let_effects(self, effects: tuple[EffectInForce, ...]) -> None:
        """Let these effects, and no others, be in force."""
        self.worked += len(effects)
        self.state.effects = effects
        self.grants_abilities = self.index.is_extended_by(effects)
        self._table = None

    def differing(self) -> Mapping[Card, Values]:
        """The cards whose characteristics now differ from what is printed, with these characteristics.

        What changes later leaves this as it is.
        """
        self.values(Card(0))
        table: Mapping[Card, Values] = self._table if self._table is not None else {}
        return table

    def master(self, card: Card) -> int:
        """The player who is using the card now: that of its zone, unless an effect says otherwise."""
        if self.state.master:
            other = self.state.master.get(card)
            if other is not None:
                return other
        player = self.state.zone[card].player
        return player if player >= 0 else self.state.owner[card]

    def is_active(
        self,
        card: Card,
        ability: Ability,
        zone: Zone | None = None,
        event: Event | None = None,
        *,
        gained: bool = False,
    ) -> bool:
        """Whether the card has the ability, is where it is active, and the ability's own condition holds.

        ``zone`` is where the card is taken to be, if not where it is; ``event`` is what may trigger the ability. What a
        card has ``gained`` it has even if it has lost the same as printed on it.
        """
        kind = (self.state.zone[card] if zone is None else zone).kind
        if kind.name not in ability.zones if ability.zones else kind.silent:
            return False
        if self.state.face_down[card] and not self.rulebook.keeps_abilities_face_down(self.state, card):
            return False
        if not gained and self.could_change(LOST_ABILITIES) and ability in self.values(card).get(LOST_ABILITIES, ()):
            return False
        if ability.condition is None:
            return True
        context = Context(card, self.master(card), self.state.entered[card], ability, event)
        return ability.condition.holds(self, context)

    def may_use(self, card: Card, ability: Ability, values: Values | None = None) -> bool:
        """Whether nothing says that an ability cannot be used; ``values`` are the card's last ones, if it has left."""
        is_forbidden = self.rulebook.is_use_forbidden
        return is_forbidden is None or not is_forbidden(self, card, ability, values)

    def is_immune(self, context: Context, values: Values) -> bool:
        """Whether a card with these characteristics cannot be affected by the effects of an ability."""
        is_immune = self.rulebook.is_immune
        return is_immune is not None and is_immune(self, context, values)

    def costs(self, card: Card, ability: Activated | Automatic) -> tuple[Cost, ...]:
        """What is to be paid for an ability; if something says so, only what is no action."""
        is_cost_waived = self.rulebook.is_cost_waived
        if is_cost_waived is None or not ability.costs or not is_cost_waived(self, card, ability):
            return ability.costs
        return tuple([cost for cost in ability.costs if not cost.is_action])

    def abilities(self, card: Card) -> list[AbilityOf]:
        """The card's abilities, printed and gained, each with its key."""
        values = self.values(card)
        lost = values.get(LOST_ABILITIES, ())
        printed = self.state.definition[card].keyed_abilities()
        found = [AbilityOf(card, a, key, key) for key, a in printed if a not in lost]
        return found + self.gained(card, values)

    def gained(self, card: Card, values: Values) -> list[AbilityOf]:
        """The abilities that a card with these characteristics has gained."""
        given = zip(values.get(GAINED_ABILITIES, ()), values.get(GIVERS, ()), strict=True)
        return [AbilityOf(card, ability, f"{GAINED}{index}", mark) for index, (ability, mark) in enumerate(given)]

    def mark(self, card: Card, key: str) -> str:
        """What tells an ability of the card, as it is called now, from all that the card ever has: see `AbilityOf`."""
        marks: tuple[str, ...] = self.values(card)[GIVERS] if key.startswith(GAINED) else ()
        return marks[int(key.removeprefix(GAINED))] if marks else key

    def changed(self, aspect: str = ANYTHING, *, happens: bool = True) -> None:
        """Note that an aspect of the state has changed (`engine.kernel.aspects`).

        Characteristics stay as they are unless something that applies to them looks at it. What does not ``happen`` is
        no change as the rules see it: somebody is shown a card, an ability begins to stand by.
        """
        self.version += 1
        self.happened += happens
        if aspect not in self.rulebook.indifferent:
            self.rule_actions_dirty = True
        looks_at = self._looks_at
        if looks_at and (aspect == ANYTHING or aspect in looks_at or ANYTHING in looks_at):
            self._table = None

    def moved(self, card: Card, source: Zone) -> None:
        """Note that a card has come from a zone to where it is now, however it lies, or has been turned over there."""
        self.version += 1
        self.happened += 1
        self.rule_actions_dirty = True
        if card in self.index.continuous_cards:
            self._table = self._present = self._weighed = None
        elif self._table is not None:
            touched = (source.kind.name, self.state.zone[card].kind.name, PLACES, ANYTHING)
            if not self._looks_at.isdisjoint(touched):
                self._table = None

    def forget_characteristics(self) -> None:
        """Compute them anew when they are next asked for, although nothing has changed."""
        self._table = None

    def refresh(self) -> None:
        """Note a change that may touch any characteristics, even printed ones."""
        self.version += 1
        self.happened += 1
        self.rule_actions_dirty = True
        self._table = self._present = self._weighed = None

    # ---- events

    def hears(self, kind: str) -> bool:
        """Whether anything could listen to this kind of event, so that it is worth announcing."""
        return self.grants_abilities or kind in self.index.heard

    def hears_of(self, kind: str, card: Card) -> bool:
        """Whether anything could listen to this kind of event if it happens to this card."""
        return self.grants_abilities or self.index.hears_of(kind, card)

    def announce(self, event: Event, there: Mapping[Card, PriorPlace] = AS_NOW) -> None:
        """Let the automatic abilities that this event triggers stand by; cards in ``there`` as they were before it.

        What happens at the same time as other things is announced together with them.
        """
        if self.moment is not None:
            self.moment.hold(event, there)
        else:
            announce(self, event, there)

    def note_replaced(self, card: Card | None, effect: tuple[Card, str]) -> None:
        """Note that something else happened than a rule action would have done: that is due again, and happens then."""
        if self.in_rule_actions:
            self.replaced = {**self.replaced, card: self.replaced.get(card, frozenset()) | {effect}}

    def stand_by(self, standing: Sequence[StandingBy]) -> None:
        """Let abilities that have triggered wait for check timing."""
        self.state.standing_by += tuple(standing)
        self.worked += len(self.state.standing_by) + work.TRIGGER * len(standing)
        self.changed(STANDING_BY, happens=False)

    # ---- telling people what happens

    def tell(self, text: str, *, viewers: tuple[int | None, ...] | None = None, **values: Any) -> None:
        """Write down for people (or only for ``viewers``) what happens, if anybody keeps a log."""
        if self.log is not None and not loops.is_running(self):
            self.log.write(self, text, values, viewers)

    def _tell_outcome(self, outcome: Outcome) -> None:
        """Write down how the match ended; also in the middle of a loop, of which else nothing is told."""
        if self.log is None:
            return
        how = {"rule": outcome.rule, "reason": outcome.reason}
        if outcome.winner is None:
            self.log.write(self, "match-drawn", how, None)
        else:
            seats = {"winner": Seat(outcome.winner), "loser": Seat(1 - outcome.winner)}
            self.log.write(self, "match-won", {**seats, **how}, None)

    # ---- running

    def _after(self, given: Sequence[tuple[int, ...]]) -> Match:
        """This match, which stands at the beginning of a step, after these answers."""
        if self.state.outcome is None:
            self._run()
            for chosen in given:
                self.choose(chosen)
        return self

    def _run(self) -> None:
        self._take_checkpoint()
        self._enter()
        self._advance(None)

    def _enter(self) -> None:
        """Make the generator of the step on top of the stack.

        A checkpoint is taken if anything was answered since the last one: steps that ask nothing can be done again.
        """
        if self._given:
            self._take_checkpoint()
        frame = self.state.stack[-1]
        self.resolving = self.moment = None
        self.promised = frozenset()
        self.replacing, self.replaced, self.in_rule_actions = frozenset(), NOTHING_REPLACED, False
        self._generator = self.rulebook.steps[frame.step].play(self, *frame.arguments)

    def _take_checkpoint(self) -> None:
        self._checkpoint = self.state.copy()
        self._given.clear()
        self._answered.clear()
        if self.log is not None:
            self.log.checkpoint()

    def _advance(self, value: Answer | None) -> None:
        """Run until something is asked or the match is over."""
        self._keys = None
        while True:
            assert self._generator is not None
            try:
                if self.version >= self.due:
                    work.check(self)
                self.decision = next(self._generator) if value is None else self._generator.send(value)
                if self._weighed is not self.state.effects:
                    self._weigh()
                if self.watched:
                    self._look()
            except StopIteration as end:
                self._leave(end.value)
            except MatchOver:
                self._stop()
                return
            else:
                value = self._foregone()
                if value is None:
                    return
                continue
            self._enter()
            value = None

    def _weigh(self) -> None:
        """Find out whether computing the characteristics could be dear; for as long as these effects are in force."""
        self.watched = self.grants_abilities or self.applying > work.FEW
        self._weighed = self.state.effects

    def _look(self) -> None:
        """Something is asked: who looks at the match must not be the first to compute what is dear."""
        self.values(Card(0))
        if self.applied > work.MOST_APPLIED:
            work.spend(self, self.applied)
        work.check(self)

    def _foregone(self) -> Answer | None:
        """Take out of the pending decision what a loop leaves no more; the answer, if a loop repeats itself."""
        assert self.decision is not None
        self.decision, answer = loops.foregone(self, self.decision)
        if answer is not None:
            loops.note(self, self.decision, answer)
        return answer

    def _leave(self, following: Following) -> None:
        """Go on with what follows the finished step, or with the step below it.

        Raises `RulebookError` if there is neither: a match goes on until it has an outcome.
        """
        last = self.state.stack[-1]
        self.state.stack = stack_after(self.state.stack, following)
        if not self.state.stack:
            raise RulebookError(f"the step {last.step!r} names none to follow it, and the match is not over")

    def _stop(self) -> None:
        self._generator = None
        self.decision = None
        self._checkpoint = self.state
        self._given.clear()
