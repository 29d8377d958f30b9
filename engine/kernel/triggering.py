"""Who listens to what: printed abilities by the events they wait for, and how an event makes abilities stand by."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from types import MappingProxyType
from typing import TYPE_CHECKING, Final, NamedTuple

from engine.kernel import usage
from engine.kernel.abilities import (
    GAINED,
    GIVERS,
    Ability,
    AbilityOf,
    Activated,
    Automatic,
    Context,
    Continuous,
    Replacing,
    StandingBy,
)
from engine.kernel.cards import GAINED_ABILITIES, LOST_ABILITIES, Card, CardDefinition, Values
from engine.kernel.characteristics import Printed, printed_on
from engine.kernel.effects import EffectInForce
from engine.kernel.events import Event
from engine.kernel.zones import Zone

if TYPE_CHECKING:
    from engine.kernel.match import Match

Listener = tuple[Card, Automatic, str]
"""A card with an automatic ability, and the key of the ability."""


class PriorPlace(NamedTuple):
    """Where a card was before an event, and which abilities it had lost there."""

    zone: Zone
    lost: frozenset[Ability]


AS_NOW: Final[Mapping[Card, PriorPlace]] = MappingProxyType({})
"""Every card is judged where it is."""


class AbilityIndex:
    """The printed abilities of a match's cards by what they are for, so that no event has to ask every card."""

    __slots__ = (
        "activated",
        "activated_in",
        "busiest",
        "changes",
        "continuous",
        "continuous_cards",
        "grants",
        "heard",
        "listeners",
        "own_listeners",
        "replacing",
        "shared",
        "writes",
    )

    def __init__(self, definitions: Sequence[CardDefinition] = ()) -> None:
        self.shared = False  #: whether several matches look at it, so that it must not change any more
        self.continuous: list[Printed] = []
        self.continuous_cards: set[Card | None] = set()
        self.activated: dict[Card, list[tuple[Card, Activated, str]]] = {}
        self.activated_in: set[str] = set()  #: the kinds of zones for which any of these is written
        self.heard: set[str] = set()  #: the kinds of events that anything waits for
        self.listeners: dict[str, list[Listener]] = {}  #: by the kind of event
        self.own_listeners: dict[str, dict[Card | None, list[Listener]]] = {}  #: also by the card it happens to
        self.replacing: dict[str, list[AbilityOf]] = {}
        self.grants = False  #: whether a continuous ability may give others abilities
        self.busiest = 0  #: how many abilities wait for the kind of event that most wait for
        self.changes = 0  #: how many changes continuous abilities consist of
        self.writes: set[str] = set()  #: the characteristics that continuous abilities may change
        for row, definition in enumerate(definitions):
            self.add(Card(row), definition)

    def add(self, card: Card, definition: CardDefinition) -> None:
        """Note what the printed abilities of a card are for."""
        for continuous, key, looks_at, footprints in printed_on(definition):
            self.continuous.append(Printed(card, continuous, key, looks_at, footprints))
            self.continuous_cards.add(card)
            self.changes += len(footprints)
            self.writes.update(*(change.writes for change in continuous.change))
            self.grants = "gained" in self.writes
        for key, ability in _others(definition):
            if isinstance(ability, Automatic) and ability.trigger is not None:
                self.heard.update(ability.trigger.kinds)
                for kind in ability.trigger.kinds:
                    if ability.trigger.own:
                        self.own_listeners.setdefault(kind, {}).setdefault(card, []).append((card, ability, key))
                    else:
                        listening = self.listeners.setdefault(kind, [])
                        listening.append((card, ability, key))
                        self.busiest = max(self.busiest, len(listening))
            elif isinstance(ability, Activated):
                self.activated.setdefault(card, []).append((card, ability, key))
                self.activated_in.update(ability.zones)
            elif isinstance(ability, Replacing):
                for kind in ability.kinds:
                    self.replacing.setdefault(kind, []).append(AbilityOf(card, ability, key, key))

    def hears_of(self, kind: str, card: Card) -> bool:
        """Whether a printed ability waits for this kind of event, if it happens to this card."""
        if kind not in self.heard:
            return False
        return kind in self.listeners or card in self.own_listeners[kind]

    def listening(self, event: Event) -> Sequence[Listener]:
        """The printed automatic abilities that this event may trigger."""
        listening: Sequence[Listener] = self.listeners.get(event.kind, ())
        own = self.own_listeners.get(event.kind)
        return [*listening, *own.get(event.card, ())] if own is not None else listening

    def is_extended_by(self, effects: tuple[EffectInForce, ...]) -> bool:
        """Whether, with these effects in force, there may be abilities that are printed on no card."""
        return self.grants or any(
            effect.ability is not None or any("gained" in change.writes for change in effect.changes)
            for effect in effects
        )


@lru_cache(maxsize=4096)
def _others(definition: CardDefinition) -> tuple[tuple[str, Ability], ...]:
    """The printed abilities of a card that are not continuous, with their keys."""
    return tuple([(key, each) for key, each in definition.keyed_abilities() if not isinstance(each, Continuous)])


def prior_places(match: Match, cards: Iterable[Card]) -> dict[Card, PriorPlace]:
    """Where cards are before an event that they answer as they are now, or as they were when the moment began."""
    values = match.values if match.moment is None else match.moment.values
    return {card: PriorPlace(match.state.zone[card], values(card).get(LOST_ABILITIES, frozenset())) for card in cards}


def announce(match: Match, event: Event, there: Mapping[Card, PriorPlace] = AS_NOW) -> None:
    """Let the automatic abilities that this event triggers stand by: printed ones, gained ones, and timed triggers.

    All of them are found before any stands by, so that one position judges them. Abilities are active or not where
    their cards are; those of the cards in ``there``, as if they were as before.
    """
    zone_of = match.state.zone
    found: list[StandingBy] = []
    for card, ability, key in match.index.listening(event):
        zone = zone_of[card]
        if card in there:
            zone, lost = there[card]
            if ability in lost:
                continue
        if not ability.zones or zone.kind.name in ability.zones:
            found += _triggered(match, AbilityOf(card, ability, key, key), event, zone)
    was = event.was
    if was is not None and event.card is not None and was.get("gained"):
        found += _last_gained(match, event.card, was, event, there)
    if match.grants_abilities:
        for card, values in match.differing().items():
            match.worked += len(values[GAINED_ABILITIES])
            for each in match.gained(card, values) if values[GAINED_ABILITIES] else ():
                if _listens(each.ability, event):
                    found += _triggered(match, each, event, there[card].zone if card in there else zone_of[card])
        found += _timed(match, event)
    if found:
        match.stand_by(found)


def _last_gained(
    match: Match, card: Card, was: Values, event: Event, there: Mapping[Card, PriorPlace]
) -> Iterator[StandingBy]:
    """Abilities that a card had gained and lost by moving still answer this move, as printed ones do."""
    kept = match.values(card).get(GIVERS, ())
    zone = there[card].zone if card in there else match.state.zone[card]
    for found in match.gained(card, was):
        if found.mark not in kept and _listens(found.ability, event) and (card in there or not found.ability.zones):
            yield from _triggered(match, found, event, zone)


def _listens(ability: Ability, event: Event) -> bool:
    """Whether an ability waits for events of this kind."""
    return isinstance(ability, Automatic) and ability.trigger is not None and event.kind in ability.trigger.kinds


def _triggered(match: Match, found: AbilityOf, event: Event, zone: Zone) -> tuple[StandingBy, ...]:
    """What is to stand by: the ability, if the event triggers it, or nothing."""
    card, ability, key, mark = found
    gained = key.startswith(GAINED)
    if not isinstance(ability, Automatic) or not ability.trigger:
        return ()
    if not match.is_active(card, ability, zone, event, gained=gained):
        return ()
    if not gained and _was_lost(card, ability, event):
        return ()
    player, stamp = match.master(card), match.state.entered[card]
    if not ability.trigger.matches(match, Context(card, player, stamp, ability, event), event):
        return ()
    if usage.is_used(match, card, mark) or not match.may_use(card, ability, event.last_of(card)):
        return ()
    return (StandingBy(ability, card, player, stamp, marked(match, event), key, mark),)


def marked(match: Match, event: Event) -> Event:
    """The event with `State.entered` of its card, which tells the card from what it becomes later."""
    if event.card is None or event.entered is not None:
        return event
    return event._replace(entered=match.state.entered[event.card])


def _was_lost(card: Card, ability: Ability, event: Event) -> bool:
    """Whether a card had lost an ability where it was in play, so that leaving does not trigger it."""
    if event.was is None or event.card != card or ability.zones:
        return False
    return event.source is not None and event.source.kind.field and ability in event.was.get(LOST_ABILITIES, ())


def _timed(match: Match, event: Event) -> list[StandingBy]:
    """The timed triggers that this event sets off. Those that trigger once end with it."""
    effects = match.state.effects
    match.worked += len(effects)
    found: list[StandingBy] = []
    spent: set[int] = set()
    for effect in effects:
        ability = effect.ability
        if not (isinstance(ability, Automatic) and ability.trigger is not None and event.kind in ability.trigger.kinds):
            continue
        context = Context(effect.source, effect.player, effect.entered, ability, event)
        context.bound["chosen"] = effect.cards
        if ability.trigger.matches(match, context, event):
            key, meant = f"t{effect.stamp}", marked(match, event)
            found.append(StandingBy(ability, effect.source, effect.player, effect.entered, meant, key, key, timed=True))
            if effect.once:
                spent.add(effect.stamp)
    if spent:
        match.let_effects(tuple(effect for effect in effects if effect.stamp not in spent))
    return found
