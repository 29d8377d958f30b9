"""Triggering: which abilities an event makes stand by. `engine.kernel.ability_index` knows which ones to ask."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from types import MappingProxyType
from typing import Final, NamedTuple

from msgspec.structs import replace

from engine.kernel import first_times, usage
from engine.kernel.abilities import (
    GAINED,
    GAINED_ABILITIES,
    GIVERS,
    LOST_ABILITIES,
    Ability,
    Automatic,
    Context,
)
from engine.kernel.ability_index import Listener, listeners_on
from engine.kernel.card_abilities import CardAbilities
from engine.kernel.cards import Card, Values
from engine.kernel.definitions import CardDefinition
from engine.kernel.events import Event
from engine.kernel.standing_by import StandingBy
from engine.kernel.zones import Zone


class PriorPlace(NamedTuple):
    """Where a card was before an event, which abilities it had lost there, and whether it lay face up."""

    zone: Zone
    lost: frozenset[Ability]
    face_up: bool
    printed: CardDefinition | None = None  #: which side of it was up, if that is known
    #: the abilities whose own condition did not hold there; None: that is asked as it now is
    idle: frozenset[Ability] | None = None


AS_NOW: Final[Mapping[Card, PriorPlace]] = MappingProxyType({})
"""Every card is judged where it is."""


def triggered(match: CardAbilities, event: Event, there: Mapping[Card, PriorPlace] = AS_NOW) -> list[StandingBy]:
    """The automatic abilities that are to stand by because of this event: printed, gained, and timed triggers.

    All of them are found before any stands by, so that one position judges them. Abilities are active or not where
    their cards are; those of the cards in ``there``, as if they were as before.
    """
    zone_of = match.state.zone
    found: list[StandingBy] = []
    if event.kind in match.index.waiting_once or event.kind in match.index.own_once:
        first_times.note(match, event)
    parts = match.rulebook.hooks.parts if match.state.attached else None
    others = () if parts is None or event.card is None else parts(match, event.card)
    listeners = match.index.listening(event, others)
    if there:
        listeners = _as_printed_before(match, listeners, event, there)
    for card, ability, key in listeners:
        places = ability.zones
        if places and not there and zone_of[card].kind.name not in places:  # as mostly
            continue
        prior = there.get(card)
        zone = zone_of[card] if prior is None else prior.zone
        if prior is not None and prior.lost and ability in prior.lost:
            continue
        if not places or zone.kind.name in places:
            found += _triggered(match, card, ability, key, key, event, there)
    was = event.was
    if was is not None and event.card is not None and was.get(GAINED_ABILITIES):
        found += _last_gained(match, event.card, was, event, there)
    if match.grants_abilities and match.may_be_answered(event.kind):
        differing = match.differing() if match.could_change(GAINED_ABILITIES) else {}
        for card, values in differing.items():
            match.worked += len(values[GAINED_ABILITIES])
            for each in match.gained(card, values) if values[GAINED_ABILITIES] else ():
                if _listens(each.ability, event):
                    found += _triggered(match, card, each.ability, each.key, each.mark, event, there)
        found += _timed(match, event)
    return found


def idle_abilities(match: CardAbilities, card: Card, values: Values) -> frozenset[Ability]:
    """The automatic abilities of a card with these characteristics whose own condition does not hold as it now is."""
    if not values.get(GAINED_ABILITIES) and card not in match.index.conditional:
        return frozenset()
    return frozenset(
        [
            each.ability
            for each in match.abilities(card)
            if isinstance(each.ability, Automatic)
            and each.ability.condition is not None
            and not match.is_active(card, each.ability, gained=each.key.startswith(GAINED))
        ]
    )


def _as_printed_before(
    match: CardAbilities,
    listeners: Sequence[Listener],
    event: Event,
    there: Mapping[Card, PriorPlace],
) -> Sequence[Listener]:
    """Of cards that were turned over since the event the abilities of the side that was up: those answer it.

    What is still a part of another card's object has not been turned over by leaving it.
    """
    definition = match.state.definition
    turned = {
        card: prior.printed
        for card, prior in there.items()
        if prior.printed is not None and prior.printed is not definition[card]
    }
    if not turned:
        return listeners
    found = [each for each in listeners if each[0] not in turned]
    for card, printed in turned.items():
        found += [(card, *each) for each in listeners_on(printed, event.kind, own=card == event.card)]
    return sorted(found, key=lambda each: each[0])


def _last_gained(
    match: CardAbilities, card: Card, was: Values, event: Event, there: Mapping[Card, PriorPlace]
) -> Iterator[StandingBy]:
    """Abilities that a card had gained and lost by moving still answer this move, as printed ones do."""
    kept = match.values(card).get(GIVERS, ())
    for found in match.gained(card, was):
        if found.mark not in kept and _listens(found.ability, event) and (card in there or not found.ability.zones):
            yield from _triggered(match, card, found.ability, found.key, found.mark, event, there)


def _listens(ability: Ability, event: Event) -> bool:
    """Whether an ability waits for events of this kind."""
    return isinstance(ability, Automatic) and ability.trigger is not None and event.kind in ability.trigger.kinds


def _triggered(
    match: CardAbilities,
    card: Card,
    ability: Ability,
    key: str,
    mark: str,
    event: Event,
    there: Mapping[Card, PriorPlace],
) -> tuple[StandingBy, ...]:
    """What is to stand by: the ability of a card with this key and mark, if the event triggers it, or nothing."""
    if not isinstance(ability, Automatic) or not ability.trigger:
        return ()
    gained, prior = key.startswith(GAINED), there.get(card)
    zone, was_up = (match.state.zone[card], False) if prior is None else (prior.zone, prior.face_up)
    settled = prior is not None and prior.idle is not None
    if prior is not None and prior.idle and ability in prior.idle:
        return ()
    if not match.is_active(card, ability, zone, event, gained=gained, was_up=was_up, settled=settled):
        return ()
    if not gained and _was_lost(card, ability, event):
        return ()
    player, stamp = match.master(card), match.state.entered[card]
    if match.rulebook.last_master_answers and event.player is not None and event.last_of(card) is not None:
        player = event.player
    context = Context(card, player, stamp, ability, event)
    if not ability.trigger.matches(match, context, event):
        return ()
    if usage.is_used_up(match, card, ability, mark) or not match.may_use(card, ability, event.last_of(card)):
        return ()
    if first_times.is_past(match, card, ability):
        return ()
    standing = marked(match, event)
    meant = ability.trigger.meant(match, context, event)
    if meant is not None and (*meant,) != (event.card,):
        standing = replace(standing, meant=tuple([(each, match.state.entered[each]) for each in meant]))
    return (StandingBy(ability, card, player, stamp, standing, key, mark),)


def marked(match: CardAbilities, event: Event) -> Event:
    """The event with `State.entered` of its card, which tells the card from what it becomes later."""
    if event.card is None or event.entered is not None:
        return event
    return replace(event, entered=match.state.entered[event.card])


def _was_lost(card: Card, ability: Ability, event: Event) -> bool:
    """Whether a card had lost an ability where it was in play, so that leaving does not trigger it."""
    if event.was is None or event.card != card or ability.zones:
        return False
    return event.source is not None and event.source.kind.field and ability in event.was.get(LOST_ABILITIES, ())


def _timed(match: CardAbilities, event: Event) -> list[StandingBy]:
    """The timed triggers that this event sets off, if there is anything left to do. Those that trigger once end."""
    effects = match.state.effects
    match.worked += len(effects)
    found: list[StandingBy] = []
    spent: set[int] = set()
    for effect in effects:
        ability = effect.ability
        if not (isinstance(ability, Automatic) and ability.trigger is not None and event.kind in ability.trigger.kinds):
            continue
        context = Context(effect.source, effect.player, effect.entered, ability, event)
        if ability.trigger.matches(match, context, event):
            key, meant = f"t{effect.stamp}", marked(match, event)
            standing = StandingBy(ability, effect.source, effect.player, effect.entered, meant, key, key, timed=True)
            if ability.effect is None or not ability.effect.is_void(match, context):
                found.append(standing)
            if effect.once:
                spent.add(effect.stamp)
    if spent:
        match.let_effects(tuple(effect for effect in effects if effect.stamp not in spent))
    return found
