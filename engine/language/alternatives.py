"""Triggers that wait for either of two things."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from engine.kernel.abilities import Context, Node, Trigger
from engine.kernel.cards import Card
from engine.kernel.events import Event
from engine.kernel.match import Match
from engine.language.cards import This
from engine.language.descriptions import Description
from engine.language.groups import Group
from engine.language.phrases import phrase
from engine.language.triggers import CardIsPut, During, PlainTrigger


@phrase("either {first} or_else {second}")
@dataclass(frozen=True, slots=True)
class OneOrOther(Trigger):
    """One thing happens, or another one."""

    first: PlainTrigger | During
    second: PlainTrigger | During

    @property
    def kinds(self) -> tuple[str, ...]:
        return tuple(dict.fromkeys((*self.first.kinds, *self.second.kinds)))

    @property
    def own(self) -> bool:
        """If both speak of the card with the ability."""
        return self.first.own and self.second.own

    def matches(self, match: Match, context: Context, event: Event) -> bool:
        """Whether the event is one of them."""
        return any(each.matches(match, context, event) for each in self._meant_by(event))

    def meant(self, match: Match, context: Context, event: Event) -> Sequence[Card] | None:
        """Whom the one that happened speaks of."""
        happened = [each for each in self._meant_by(event) if each.matches(match, context, event)]
        return happened[0].meant(match, context, event) if happened else None

    def _meant_by(self, event: Event) -> list[PlainTrigger | During]:
        return [each for each in (self.first, self.second) if event.kind in each.kinds]


def is_about_no_card(trigger: Node) -> bool:
    """Whether what is waited for happens to no card: a part of the turn begins or ends, or something is so."""
    while isinstance(trigger, During):
        trigger = trigger.trigger
    if isinstance(trigger, OneOrOther):
        return is_about_no_card(trigger.first) and is_about_no_card(trigger.second)
    return isinstance(trigger, PlainTrigger) and trigger.names_no_card


def speaks_of_this(trigger: Trigger) -> bool:
    """Whether what is waited for happens to the card with the ability, be it to another one as well."""
    return any(isinstance(node, This) for node in trigger.walk())


def speaks_of_another(trigger: Trigger) -> bool:
    """Whether what is waited for happens to another card than the one with the ability, or to another one as well."""
    return any(isinstance(node, CardIsPut | Description | Group) for node in trigger.walk())


def meets_a_foe(trigger: Trigger) -> bool:
    """Whether "it" means a card that the one with the ability fights: "When this attacks a red card"."""
    return any(isinstance(node, PlainTrigger) and node.described_foe is not None for node in trigger.walk())
