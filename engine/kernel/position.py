"""A position: a state under its rulebook, in which things happen. It announces them, and tells people of them.

A position knows nothing of steps, questions and answers: those are for `engine.kernel.match`.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from types import MappingProxyType
from typing import Any, Final

from engine.kernel import loop_record, work
from engine.kernel.abilities import GAINED_ABILITIES, Ability
from engine.kernel.ability_index import AbilityIndex
from engine.kernel.aspects import STANDING_BY
from engine.kernel.card_abilities import CardAbilities
from engine.kernel.cards import Card, Values
from engine.kernel.derived_state import DerivedState
from engine.kernel.events import Event
from engine.kernel.log import Log
from engine.kernel.messages import Seat
from engine.kernel.rulebook import Rulebook
from engine.kernel.stack import make_room
from engine.kernel.standing_by import ResolvingAbility, StandingBy
from engine.kernel.state import Frame, Outcome, State
from engine.kernel.triggering import AS_NOW, PriorPlace, idle_abilities, marked, triggered
from engine.kernel.zones import Zone

NOTHING_REPLACED: Final[Mapping[Card | None, frozenset[tuple[Card, str]]]] = MappingProxyType({})
"""What `Position.replaced` is while nothing was."""


class MatchOver(Exception):
    """Raised inside a step to end the match at once."""


class GoOnWith(Exception):
    """Raised inside a step to give up all that is being done, and to go on with another step: what stands by is lost.

    So a turn ends in the middle of an effect.
    """

    def __init__(self, following: Frame) -> None:
        super().__init__(following.step)
        self.following = following


class Moment:
    """What is happening at the same time: how everything was when it began, and what has happened since."""

    __slots__ = (
        "_attached",
        "_differing",
        "_idle",
        "_position",
        "_zones",
        "arrived",
        "clock",
        "covered",
        "held",
        "replaced_from",
    )

    def __init__(self, position: Position) -> None:
        self._position = position
        self.clock = position.state.clock  #: `State.clock` when it began
        self._differing = position.differing()
        self._zones = position.state.zone.copy()
        self._attached = position.state.attached
        self._idle = self._idle_on_the_field() if position.rulebook.leaving_is_answered else {}
        self.held: list[tuple[Event, Mapping[Card, PriorPlace]]] = []  #: to be announced when it is over
        self.arrived: dict[Zone, list[Card]] = {}  #: the cards that have come to places of the field
        self.covered: dict[Zone, None] = {}  #: the places of wide kinds to which any have come
        self.replaced_from: int | None = None  #: `State.clock` when what is being done instead of an event began

    def values(self, card: Card) -> Values:
        """What a card was when the moment began; what it is, if it has become another card since."""
        if self._position.state.entered[card] > self.clock:
            return self._position.values(card)
        return self._differing.get(card) or self._position.state.definition[card].values

    def _idle_on_the_field(self) -> dict[Card, frozenset[Ability]]:
        """The abilities of cards of the field whose own condition does not hold, where there are any."""
        position = self._position
        asked = position.index.conditional
        if position.could_change(GAINED_ABILITIES):
            asked = {**asked, **dict.fromkeys(card for card in self._differing if card >= 0)}
        if not asked:
            return {}
        zone = position.state.zone
        found = {card: idle_abilities(position, card, self.values(card)) for card in asked if zone[card].kind.field}
        return {card: abilities for card, abilities in found.items() if abilities}

    def idle(self, card: Card) -> frozenset[Ability]:
        """The abilities of a card whose own condition did not hold when the moment began.

        If it has become another card since, those of which it does not hold now.
        """
        if self._position.state.entered[card] > self.clock:
            return idle_abilities(self._position, card, self._position.values(card))
        return self._idle.get(card, frozenset())

    def differing(self) -> Iterator[tuple[Card, Values]]:
        """The cards that differed from what is printed when the moment began, or do since they have become others."""
        entered = self._position.state.entered
        yield from [each for each in self._differing.items() if each[0] < 0 or entered[each[0]] <= self.clock]
        now = self._position.differing().items()
        yield from [each for each in now if each[0] >= 0 and entered[each[0]] > self.clock]

    def zone(self, card: Card) -> Zone:
        """Where a card was when the moment began; where it is, if it came into being since."""
        return self._zones[card] if card < len(self._zones) else self._position.state.zone[card]

    def attached(self, bearer: Card) -> tuple[Card, ...]:
        """What was attached to a card when the moment began; what is, if it has become another card since."""
        if self._position.state.entered[bearer] > self.clock:
            return self._position.attached(bearer)
        return tuple([card for card, other in self._attached.items() if other == bearer]) if self._attached else ()

    def has_just_come(self, card: Card) -> bool:
        """Whether a card has moved in this moment before what is being done instead of one of its events.

        All that happens at once is settled before any of it: nobody can choose the card for that.
        """
        return self.replaced_from is not None and self.clock < self._position.state.entered[card] <= self.replaced_from

    def arrive(self, card: Card, zone: Zone) -> None:
        """Note that a card has come to a place of the field."""
        self.arrived.setdefault(zone, []).append(card)


class Position(CardAbilities):
    """A state under its rulebook, and what is going on in it just now.

    Abilities, effects, verbs and rules change and ask it. One that keeps a log writes down, for people, what happens.
    """

    __slots__ = (
        "in_rule_actions",
        "log",
        "moment",
        "nested",
        "overfull",
        "promised",
        "replaced",
        "replacing",
        "resolving",
        "situations_checked_at",
    )

    def __init__(
        self,
        rulebook: Rulebook,
        state: State,
        *,
        log: Log | None = None,
        index: AbilityIndex | None = None,
        like: DerivedState | None = None,
    ) -> None:
        super().__init__(rulebook, state, index, like)
        self.log = log
        self.overfull = True  #: whether a place of the field may hold several cards; the rule action resets it
        self.situations_checked_at = -1  #: the version for which situation triggers were asked
        self.let_nothing_go_on()

    def let_nothing_go_on(self) -> None:
        """Nothing is in progress, as it is between two steps."""
        self.resolving: ResolvingAbility | None = None  #: the ability that is being resolved
        self.promised: frozenset[Card] = frozenset()  #: what a cost is being paid with: it can pay for nothing else
        self.moment: Moment | None = None  #: what is happening at the same time (`engine.kernel.moments`)
        self.replacing: frozenset[tuple[Card, str]] = frozenset()  #: the replacement effects that do what they do now
        #: while rule actions are done, what has replaced which card's events: it is done with them once for all
        self.replaced: Mapping[Card | None, frozenset[tuple[Card, str]]] = NOTHING_REPLACED
        self.in_rule_actions = False  #: whether rule actions are being done
        self.nested = 0  #: how many abilities, and steps in the middle of a step, are in progress

    def note_crowd(self, places: Iterable[Zone]) -> None:
        """Note it if several cards lie on one of these places, which may be wide."""
        for place in places:
            if len(self.on(place)) > 1:
                self.note_overfull()
                return

    def note_overfull(self) -> None:
        """Note that a place of the field may hold several cards, which rule actions may have to put in order."""
        self.overfull = self.rule_actions_dirty = True

    # ---- events

    def hears(self, kind: str) -> bool:
        """Whether anything could listen to this kind of event, so that it is worth announcing."""
        return kind in self.index.heard or (self.grants_abilities and self.may_be_answered(kind))

    def hears_of(self, kind: str, card: Card) -> bool:
        """Whether anything could listen to this kind of event if it happens to this card."""
        return self.index.hears_of(kind, card) or (self.grants_abilities and self.may_be_answered(kind))

    def hears_of_move(self, source: Zone, zone: Zone, card: Card) -> bool:
        """Whether anything could listen to a card's leaving one zone and coming to another."""
        enter, leave, heard = zone.kind.enter, source.kind.leave, self.index.heard
        if not (enter in heard or leave in heard or self.grants_abilities):  # as mostly
            return False
        return self.hears_of(enter, card) or self.hears_of(leave, card)

    def announce(self, event: Event, there: Mapping[Card, PriorPlace] = AS_NOW) -> None:
        """Let the automatic abilities that this event triggers stand by; cards in ``there`` as they were before it.

        What happens at the same time as other things is announced together with them. A card that the event has taken
        away may have gained abilities that answer it, and that nothing else has any more.
        """
        if self.moment is not None:
            self.moment.held.append((marked(self, event), there))
        elif event.was is not None or self.hears(event.kind):
            found = triggered(self, event, there)
            if found:
                self.stand_by(found)

    def note_replaced(self, card: Card | None, effect: tuple[Card, str]) -> None:
        """Note that an effect replaced what a rule action would have done: that is due again, and is done then."""
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
        if self.log is not None and not loop_record.is_running(self):
            self.log.write(self, text, values, viewers)

    def tell_outcome(self, outcome: Outcome) -> None:
        """Write down how the match ended, also in the middle of a loop that is not told otherwise."""
        if self.log is None:
            return
        how = {"rule": outcome.rule, "reason": outcome.reason}
        if outcome.winner is None:
            self.log.write(self, "match-drawn", how, None, apart=True)
        else:
            seats = {"winner": Seat(outcome.winner), "loser": Seat(1 - outcome.winner)}
            self.log.write(self, "match-won", {**seats, **how}, None, apart=True)

    # ---- the end of a match

    def lose(self, players: Sequence[int], rule: str, reason: str) -> None:
        """End the match from inside a step: these players lose at the same time."""
        if len(players) > 1:
            self.draw_game(rule, reason)
        winner = 1 - players[0]
        self.state.outcome = Outcome(winner, rule, reason)
        self.changed()
        self.tell_outcome(self.state.outcome)
        raise MatchOver

    def draw_game(self, rule: str, reason: str) -> None:
        """End the match in a draw from inside a step."""
        self.state.outcome = Outcome(None, rule, reason)
        self.changed()
        self.tell_outcome(self.state.outcome)
        raise MatchOver

    # ---- work

    def begin_work(self) -> None:
        """Forget dear characteristics before an answer, so that it costs what it would cost in a copy."""
        self.rule_actions_dirty = self.overfull = True
        self.situations_checked_at = -1
        if self.applied > work.CHEAP:
            self.forget_characteristics()

    def begin_nested(self) -> None:
        """Something begins in the middle of whatever is in progress; beyond `work.MOST_NESTED` it is too much work."""
        self.nested += 1
        if self.nested == work.NESTED_AT_FIRST:
            make_room()
        if self.nested > work.MOST_NESTED:
            self.worked = max(self.worked, self.rulebook.work_budget + 1)
            self.due = 0

    def check_work(self) -> None:
        """End the match if this answer has cost too much. Call it only where no change of the state is half done."""
        if self.version < self.due:
            return
        price = work.CHANGE + work.RECOMPUTING * min(self.applying, work.FEW) + work.EVENTS * self.index.busiest
        self.worked += (self.version - self.counted) * price
        self.counted = self.version
        self.due = self.version + work.OFTEN
        if self.worked > self.patience:
            raise work.OutOfPatience
        if self.worked > self.rulebook.work_budget:
            self.draw_game(self.rulebook.numbers.loop, work.REASON)
