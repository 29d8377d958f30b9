"""What is printed on the cards of a match, by what it is for: which abilities wait for which kind of event."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from engine.kernel.abilities import Ability, AbilityOf, Activated, Automatic, Continuous, Replacing
from engine.kernel.cards import Card
from engine.kernel.characteristics import Printed, printed_on
from engine.kernel.definitions import CardDefinition
from engine.kernel.effects import EffectInForce
from engine.kernel.events import Event

Listener = tuple[Card, Automatic, str]
"""A card with an automatic ability, and the key of the ability."""


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
