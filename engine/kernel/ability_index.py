"""What is printed on the cards of a match, by what it is for: which abilities wait for which kind of event."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from operator import itemgetter
from typing import Any, Final, NamedTuple, TypeVar

from engine.kernel.abilities import FIRST_TIME, GAINED_ABILITIES, Ability, AbilityOf, Activated, Automatic, Replacing
from engine.kernel.aspects import EVERYTHING, NOTHING
from engine.kernel.cards import Card
from engine.kernel.characteristics import Printed, PrintedOn, answered_by_gift, printed_on, written
from engine.kernel.definitions import CardDefinition
from engine.kernel.events import Event
from engine.kernel.zones import Zone

Listener = tuple[Card, Automatic, str]
"""A card with an automatic ability, and the key of the ability."""

Entry = TypeVar("Entry", bound=tuple[Any, ...])
Counted = TypeVar("Counted")

_card: Final = itemgetter(0)


class AbilityIndex:
    """The printed abilities of a match's cards by what they are for, each kind in the order of the cards.

    An index that several matches look at is ``shared``: it stays as it is, and `replace` makes another one.
    """

    __slots__ = (
        "_placed",
        "_placed_of",
        "activated",
        "activated_places",
        "answered_by_gift",
        "busiest",
        "changes",
        "conditional",
        "continuous",
        "continuous_places",
        "continuous_writes",
        "grants",
        "heard",
        "listeners",
        "looked_at",
        "others_replacing",
        "own_listeners",
        "own_once",
        "printed",
        "replacing",
        "shared",
        "waiting_once",
        "writes",
    )

    def __init__(self, definitions: Iterable[CardDefinition] = ()) -> None:
        self.shared = False  #: whether several matches look at it, so that it must not change any more
        self.continuous: tuple[Printed, ...] = ()
        self._placed: list[tuple[Card, tuple[str, ...], Printed]] = []  # their cards and zones, and they themselves
        self._placed_of: tuple[Printed, ...] = ()
        #: the kinds of zones in which the continuous abilities of a card may be active, `ANYTHING` among them: in any
        self.continuous_places: dict[Card, frozenset[str]] = {}
        #: the characteristics that the continuous abilities of a card may change of itself, and of any card;
        #: `ANYTHING`: any
        self.continuous_writes: dict[Card, tuple[frozenset[str], frozenset[str]]] = {}
        self.conditional: dict[Card, None] = {}  #: the cards with an automatic ability that has a condition of its own
        self.activated: dict[Card, tuple[tuple[Card, Activated, str], ...]] = {}
        self.activated_places: dict[Card, frozenset[str]] = {}  #: likewise of its activated ones
        self.listeners: dict[str, tuple[Listener, ...]] = {}  #: by the kind of event
        self.own_listeners: dict[str, dict[Card | None, tuple[Listener, ...]]] = {}  #: also by the card it happens to
        #: by the kind of event those that wait for the first time in a turn that it happens to others
        self.waiting_once: dict[str, tuple[Listener, ...]] = {}
        self.own_once: dict[str, int] = {}  #: the kinds for which cards wait so of themselves
        self.replacing: dict[str, tuple[AbilityOf, ...]] = {}
        self.others_replacing: dict[str, int] = {}  #: the kinds that abilities replace for other cards too
        self.grants = False  #: whether a continuous ability may give others abilities
        self.busiest = 0  #: how many abilities wait for the kind of event that most wait for
        self.changes = 0  #: how many changes continuous abilities consist of
        # how often each occurs, so that taking one away leaves the others
        self.heard: dict[str, int] = {}  #: the kinds of events that anything waits for
        #: the kinds of events that abilities wait for or replace which continuous ones may give; `ANYTHING`: any
        self.answered_by_gift: dict[str, int] = {}
        self.writes: dict[str, int] = {}  #: the characteristics that continuous abilities may change; `ANYTHING`: any
        #: the aspects of a position at which any text looks (`engine.kernel.aspects`)
        self.looked_at: dict[str, int] = {}
        self.printed: dict[type[Ability], int] = {}  #: the classes of abilities that any card has
        for row, definition in enumerate(definitions):
            self._put(Card(row), _NOTHING, _on(definition))

    def present(self, zone_of: Sequence[Zone]) -> list[Printed]:
        """The continuous abilities whose cards are where they are active; the same until such a card moves."""
        if self._placed_of is not self.continuous:
            self._placed = [(each.card, each.ability.zones, each) for each in self.continuous]
            self._placed_of = self.continuous
        return [each for card, zones, each in self._placed if not zones or zone_of[card].kind.name in zones]

    def replace(self, card: Card, before: CardDefinition | None, after: CardDefinition) -> AbilityIndex:
        """The index in which a card has what is printed on ``after`` instead of ``before`` (None: it is a new card).

        It is this one, unless that is shared. The cost is about that of the abilities of the one card.
        """
        if before is after:
            return self
        old, new = _NOTHING if before is None else _on(before), _on(after)
        index = self._copy() if self.shared else self
        index._put(card, old, new)
        return index

    def hears_of(self, kind: str, card: Card) -> bool:
        """Whether a printed ability waits for this kind of event, if it happens to this card."""
        if kind not in self.heard:
            return False
        return kind in self.listeners or card in self.own_listeners[kind] or kind in self.own_once

    def may_replace(self, kind: str, card: Card) -> bool:
        """Whether a printed ability could replace this kind of event, if it happens to this card."""
        if kind not in self.replacing:
            return False
        return kind in self.others_replacing or card in [each.card for each in self.replacing[kind]]

    def listening(self, event: Event, parts: Sequence[Card] = ()) -> Sequence[Listener]:
        """The printed automatic abilities that this event may trigger; ``parts`` are what it happens to besides."""
        listening: Sequence[Listener] = self.listeners.get(event.kind, ())
        own = self.own_listeners.get(event.kind)
        if own is None or not (parts or event.card in own):
            return listening
        return [*listening, *own.get(event.card, ()), *[each for part in parts for each in own.get(part, ())]]

    # ---- helpers

    def _copy(self) -> AbilityIndex:
        new = AbilityIndex()
        new.continuous = self.continuous
        new.continuous_places = self.continuous_places.copy()
        new.continuous_writes = self.continuous_writes.copy()
        new.conditional = self.conditional.copy()
        new.activated = self.activated.copy()
        new.activated_places = self.activated_places.copy()
        new.listeners = self.listeners.copy()
        new.own_listeners = self.own_listeners.copy()  # what is inside is replaced, never changed
        new.waiting_once = self.waiting_once.copy()
        new.own_once = self.own_once.copy()
        new.replacing = self.replacing.copy()
        new.others_replacing = self.others_replacing.copy()
        new.grants = self.grants
        new.busiest = self.busiest
        new.changes = self.changes
        new.heard = self.heard.copy()
        new.answered_by_gift = self.answered_by_gift.copy()
        new.writes = self.writes.copy()
        new.looked_at = self.looked_at.copy()
        new.printed = self.printed.copy()
        return new

    def _put(self, card: Card, old: _Abilities, new: _Abilities) -> None:
        """Let a card have these abilities in place of those."""
        if old.classes or new.classes:
            _count(self.printed, old.classes, new.classes)
            _count(self.looked_at, old.looked_at, new.looked_at)
        if old.continuous or new.continuous:
            self.continuous = _with(self.continuous, card, [Printed(card, *each) for each in new.continuous])
            if new.continuous:
                self.continuous_places[card] = new.continuous_places
                self.continuous_writes[card] = new.own_writes, new.others_writes
            else:
                self.continuous_places.pop(card, None)
                self.continuous_writes.pop(card, None)
            self.changes += new.changes - old.changes
            _count(self.writes, old.writes, new.writes)
            _count(self.answered_by_gift, old.answered_by_gift, new.answered_by_gift)
            self.grants = GAINED_ABILITIES in self.writes
        _mark(self.conditional, card, so=new.conditional)
        if old.activated or new.activated:
            self._put_activated(card, new)
        if old.heard or new.heard:
            self._put_listeners(card, old, new)
        if old.others_replacing or new.others_replacing:
            _count(self.others_replacing, old.others_replacing, new.others_replacing)
        for kind in {**old.replacing, **new.replacing} if old.replacing or new.replacing else ():
            having = [AbilityOf(card, ability, key, key) for ability, key in new.replacing.get(kind, ())]
            _exchange(self.replacing, kind, card, having)

    def _put_listeners(self, card: Card, old: _Abilities, new: _Abilities) -> None:
        for kind in {**old.listeners, **new.listeners}:
            _exchange(self.listeners, kind, card, [(card, *each) for each in new.listeners.get(kind, ())])
        for kind in {**old.waiting_once, **new.waiting_once} if old.waiting_once or new.waiting_once else ():
            _exchange(self.waiting_once, kind, card, [(card, *each) for each in new.waiting_once.get(kind, ())])
        if old.own_once or new.own_once:
            _count(self.own_once, old.own_once, new.own_once)
        for kind in {**old.own, **new.own}:
            self._put_own(kind, card, [(card, *each) for each in new.own.get(kind, ())])
        _count(self.heard, old.heard, new.heard)
        if old.listeners or new.listeners:
            self.busiest = max(map(len, self.listeners.values()), default=0)

    def _put_activated(self, card: Card, new: _Abilities) -> None:
        in_order = card in self.activated or card >= next(reversed(self.activated), card)
        self.activated[card] = tuple([(card, *each) for each in new.activated])
        self.activated_places[card] = new.activated_places
        if not new.activated:
            del self.activated[card], self.activated_places[card]
        elif not in_order:
            self.activated = dict(sorted(self.activated.items()))

    def _put_own(self, kind: str, card: Card, listeners: list[Listener]) -> None:
        own = {**self.own_listeners.get(kind, {}), card: tuple(listeners)}
        if not listeners:
            del own[card]
        self.own_listeners[kind] = own
        if not own:
            del self.own_listeners[kind]


@lru_cache(maxsize=64)
def printed_on_all(definitions: tuple[CardDefinition, ...]) -> AbilityIndex:
    """The index of a match with these cards, which all matches with the same cards share."""
    index = AbilityIndex(definitions)
    index.shared = True
    return index


def listeners_on(definition: CardDefinition, kind: str, *, own: bool) -> Sequence[tuple[Automatic, str]]:
    """The automatic abilities of a card that wait for this kind of event; ``own``: also if it happens to the card."""
    abilities = _on(definition)
    others = abilities.listeners.get(kind, ())
    return (*others, *abilities.own.get(kind, ())) if own else others


class _Abilities(NamedTuple):
    """The printed abilities of a card by what they are for, each with its key."""

    continuous: tuple[PrintedOn, ...] = ()
    continuous_places: frozenset[str] = NOTHING  #: where these may be active
    activated: tuple[tuple[Activated, str], ...] = ()
    activated_places: frozenset[str] = NOTHING  #: where these may be active
    listeners: Mapping[str, tuple[tuple[Automatic, str], ...]] = {}  #: by the kind of event
    own: Mapping[str, tuple[tuple[Automatic, str], ...]] = {}  #: those that wait for what happens to the card itself
    waiting_once: Mapping[str, tuple[tuple[Automatic, str], ...]] = {}  #: those that wait for a first time, for others
    own_once: tuple[str, ...] = ()  #: the kinds of events for which it waits so of itself, each as often as it occurs
    replacing: Mapping[str, tuple[tuple[Replacing, str], ...]] = {}
    others_replacing: tuple[str, ...] = ()  #: the kinds replaced for other cards too, each as often as it occurs
    writes: tuple[str, ...] = ()  #: the characteristics that the continuous ones may change, each as often as it occurs
    own_writes: frozenset[str] = NOTHING  #: those among them that they may change of the card itself
    others_writes: frozenset[str] = NOTHING  #: those that they may change of any card
    heard: tuple[str, ...] = ()  #: the kinds of events for which the automatic ones wait, likewise
    changes: int = 0
    classes: tuple[type[Ability], ...] = ()  #: of all of them, each as often as it occurs
    answered_by_gift: frozenset[str] = NOTHING  #: the kinds of events that what the continuous ones may give answers
    looked_at: frozenset[str] = NOTHING  #: the aspects of a position at which any of them looks, or what it may give
    conditional: bool = False  #: whether an automatic one has a condition of its own


_NOTHING: Final = _Abilities()


@lru_cache(maxsize=4096)
def _on(definition: CardDefinition) -> _Abilities:
    """What is printed on a card."""
    if not definition.abilities:
        return _NOTHING
    continuous = printed_on(definition)
    changes = [change for ability, *_ in continuous for change in ability.change]
    only_own = [each for ability, *_ in continuous if ability.subject is None for each in ability.change]
    only_own = [change for change in only_own if change.gives == ()]
    activated = tuple([(each, key) for key, each in definition.keyed_abilities() if isinstance(each, Activated)])
    listeners: dict[str, tuple[tuple[Automatic, str], ...]] = {}
    own: dict[str, tuple[tuple[Automatic, str], ...]] = {}
    replacing: dict[str, tuple[tuple[Replacing, str], ...]] = {}
    heard: list[str] = []
    for key, ability in definition.keyed_abilities():
        if isinstance(ability, Automatic) and ability.trigger is not None:
            waiting = own if ability.trigger.own else listeners
            heard += ability.trigger.kinds
            for kind in ability.trigger.kinds:
                waiting[kind] = (*waiting.get(kind, ()), (ability, key))
        elif isinstance(ability, Replacing):
            for kind in ability.kinds:
                replacing[kind] = (*replacing.get(kind, ()), (ability, key))
    return _Abilities(
        continuous,
        NOTHING.union(*[ability.zones or EVERYTHING for ability, *_ in continuous]),
        activated,
        NOTHING.union(*[ability.zones or EVERYTHING for ability, _ in activated]),
        listeners,
        own,
        {kind: once for kind, each in listeners.items() if (once := tuple(filter(_waits_once, each)))},
        tuple([kind for kind, each in own.items() if any(map(_waits_once, each))]),
        replacing,
        tuple([kind for kind, having in replacing.items() for ability, _ in having if not ability.own]),
        tuple([name for change in changes for name in written(change)]),
        NOTHING.union(*[written(change) for change in only_own]),
        NOTHING.union(*[written(change) for change in changes if not any(change is each for each in only_own)]),
        tuple(heard),
        len(changes),
        tuple([type(each) for each in definition.abilities]),
        answered_by_gift(changes),
        NOTHING.union(*[node.aspects() for each in definition.abilities for node in each.walk()]),
        _is_conditional(definition),
    )


def _waits_once(listener: tuple[Automatic, str]) -> bool:
    """Whether an ability triggers the first time in a turn alone."""
    return listener[0].restriction == FIRST_TIME


def _is_conditional(definition: CardDefinition) -> bool:
    """Whether an ability that is printed on a card triggers only while something is so."""
    return any(isinstance(each, Automatic) and each.condition is not None for each in definition.abilities)


def _with(entries: tuple[Entry, ...], card: Card, having: Sequence[Entry]) -> tuple[Entry, ...]:
    """These entries, in the order of their cards, with those of a card exchanged for others."""
    if not entries or entries[-1][0] < card:
        return (*entries, *having)
    first = bisect_left(entries, card, key=_card)
    return (*entries[:first], *having, *entries[bisect_right(entries, card, first, key=_card) :])


def _exchange(table: dict[str, tuple[Entry, ...]], kind: str, card: Card, having: Sequence[Entry]) -> None:
    """Exchange what a card has in a table for something else; what is left empty goes."""
    entries = _with(table.get(kind, ()), card, having)
    if entries:
        table[kind] = entries
    else:
        table.pop(kind, None)


def _mark(marked: dict[Card, None], card: Card, *, so: bool) -> None:
    """Let a card be among those that are marked, or not."""
    if so:
        marked[card] = None
    elif card in marked:
        del marked[card]


def _count(counts: dict[Counted, int], old: Iterable[Counted], new: Iterable[Counted]) -> None:
    """Count what is new, and no longer count what is old."""
    for each in new:
        counts[each] = counts.get(each, 0) + 1
    for each in old:
        counts[each] -= 1
        if not counts[each]:
            del counts[each]
