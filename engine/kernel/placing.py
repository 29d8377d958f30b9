"""Cards that come to where they are: into being, into a zone, as the same card or as another one.

Nothing can replace what is done here; `engine.kernel.moving` asks the replacement effects first.
"""

from __future__ import annotations

from typing import Any, Final

from msgspec.structs import replace

from engine.kernel.abilities import LOST_ABILITIES
from engine.kernel.aspects import STANDING_BY
from engine.kernel.attachments import borne
from engine.kernel.cards import Card, Values
from engine.kernel.contexts import Last, as_it_is
from engine.kernel.definitions import CardDefinition
from engine.kernel.events import Event
from engine.kernel.moments import TIED, prior_places, untie
from engine.kernel.pending import origin, release, resume
from engine.kernel.position import Position
from engine.kernel.standing_by import ResolvingAbility, StandingBy
from engine.kernel.state import Cover
from engine.kernel.structs import Struct
from engine.kernel.succession import become_another
from engine.kernel.triggering import AS_NOW
from engine.kernel.zones import Visibility, Zone

SHUFFLED: Final = "shuffled"
"""The detail of a card's coming to a pile that is shuffled then: nobody is asked in which order cards come."""


class Arrival(Struct, frozen=True):
    """How a card comes to a zone."""

    detail: Any = None  #: why, as the events of its moving tell it
    bottom: bool = False  #: below the cards that lie there
    face_down: bool | None = None  #: None: as it lay, within the field; elsewhere as cards come there
    rested: bool | None = None  #: None: as it lay, within the field; elsewhere standing
    answering: bool = False  #: its abilities answer the move as if it had not left yet
    covering: tuple[Zone, ...] = ()  #: all the places on which it comes to lie, if the zone is not the only one
    asked: bool = False  #: whether the replacement effects were asked already, and left it to go there

    def settled(self, zone: Zone, detail: Any, meant: Zone) -> Arrival:
        """How it comes after replacement effects: to which zone, and why; in a zone of another kind than was ``meant``
        it lies as cards come there.
        """
        if zone.kind is not meant.kind:
            return replace(self, detail=detail, face_down=None, rested=None, covering=())
        if detail is self.detail and (not self.covering or zone in self.covering):
            return self
        return replace(self, detail=detail, covering=self.covering if zone in self.covering else ())


PLAIN: Final = Arrival()


def create(
    match: Position,
    definition: CardDefinition,
    owner: int,
    zone: Zone,
    *,
    face_down: bool | None = None,
    covering: tuple[Zone, ...] = (),
) -> Card:
    """A new card of the match, on top of a zone; ``face_down`` None: as cards come there. Nothing is announced.

    It may cover other places of a wide kind.
    """
    state = match.state
    card = Card(len(state.definition))
    state.definition.append(definition)
    state.owner.append(owner)
    state.zone.append(zone)
    state.rested.append(False)
    state.face_down.append(zone.kind.face_down if face_down is None else face_down)
    state.clock += 1
    state.entered.append(state.clock)
    state.call_another(card)
    state.zones[zone] = (*state.zones.get(zone, ()), card)
    if zone.kind.wide:
        _cover(match, card, covering or (zone,))
    match.let_print(card, None, definition)
    match.moved(card, zone)
    return card


def place(match: Position, card: Card, zone: Zone, arrival: Arrival = PLAIN) -> None:
    """Put a card into a zone and announce it; nothing can replace this any more, and nothing goes along.

    A pending card comes from its origin; if it is put back there, nothing has happened to it.
    """
    state = match.state
    bottom = arrival.bottom
    here, lay, covered = state.zone[card], state.rested[card], state.face_down[card]
    source = origin(match, card) if here.kind.pending else here
    if source is zone and here is not zone:
        resume(match, card, bottom=bottom)
        return
    kind = zone.kind
    heard = match.hears_of_move(source, zone, card)
    hooks = match.rulebook.hooks
    was = last_values(match, card) if heard or (hooks.remembers is not None and hooks.remembers(match, card)) else None
    bears = state.attached or match.moment is not None
    bore = borne(match, card) if bears and (heard or hooks.after_bearing is not None) else ()
    leaves = match.rulebook.leaving_is_answered and source.kind.field and not kind.field
    there = prior_places(match, _answering(match, card, bore)) if heard and (leaves or arrival.answering) else AS_NOW
    bore_in = tuple([state.zone[each] for each in bore]) if bore else ()
    player = match.master(card)
    _take_away(match, card, here)
    among = state.zones.get(zone, ())
    state.zones[zone] = (card, *among) if bottom else (*among, card)
    state.zone[card] = zone
    lay_on: tuple[Zone, ...] = ()
    if state.covers:
        gone = state.covers.pop(card, None)
        lay_on = () if gone is None or len(gone.zones) == 1 else gone.zones
    if kind.wide:
        _cover(match, card, arrival.covering or (zone,))
    elif kind.field and (among or match.moment is not None):
        _arrive(match, card, zone)
    stays_the_same = kind.is_ground_of(here.kind)
    _lie(match, card, zone, arrival, stays_the_same)
    if stays_the_same:
        match.moved(card, here)
    else:
        become_another(match, card, here)
        if bore and hooks.after_bearing is not None:
            hooks.after_bearing(match, card, bore)
        if kind.hidden or (state.face_down[card] and kind.visibility is not Visibility.PUBLIC):
            state.call_another(card)
        if state.shown:
            state.shown.pop(card, None)
    if heard:
        for event in (kind.enter, source.kind.leave):
            moved = Event(
                event,
                card,
                player,
                source,
                zone,
                was=was,
                detail=arrival.detail,
                bore=bore,
                rested=lay,
                face_down=covered,
                covering=lay_on,
                bore_in=bore_in,
            )
            match.announce(moved, there)
    if hooks.after_zone_change is not None:
        hooks.after_zone_change(match, card, source, lay, was, player)


def _answering(match: Position, card: Card, bore: tuple[Card, ...]) -> list[Card]:
    """The cards that answer a card's leaving as they are now: itself, and what goes along and answers with it."""
    answers_along = match.rulebook.hooks.answers_along
    return [card] if answers_along is None else [card, *[each for each in bore if answers_along(match, each)]]


def transfer(match: Position, card: Card, zone: Zone, *, bottom: bool = False) -> None:
    """Let a card of the field lie elsewhere on the field although it does not move, as the rules see it.

    Nothing is announced, and the card stays the card it is, as it lies.
    """
    state = match.state
    source = state.zone[card]
    state.zones[source] = tuple([other for other in state.zones[source] if other != card])
    there = state.zones.get(zone, ())
    state.zones[zone] = (card, *there) if bottom else (*there, card)
    state.zone[card] = zone
    if len(state.zones[zone]) > 1:
        match.note_overfull()
    match.moved(card, source)


def last_values(match: Position, card: Card) -> Values:
    """The characteristics with which a card is about to leave its zone.

    A card of the field that lies face down and keeps no abilities so, or lies in a silent place, has lost the printed
    abilities that are not for this place: its leaving triggers none of them. Cards that leave at the same time are
    what they were before any of them left.
    """
    values = match.values(card) if match.moment is None else match.moment.values(card)
    kind = match.state.zone[card].kind
    hushed = match.state.face_down[card] and not match.rulebook.hooks.keeps_abilities_face_down(match.state, card)
    if not kind.field or not (kind.silent or hushed):
        return values
    elsewhere = {each for each in match.state.definition[card].abilities if kind.name not in each.zones}
    without: dict[str, Any] = {**values, LOST_ABILITIES: values.get(LOST_ABILITIES, frozenset()) | elsewhere}
    return without


def _keep_for_standing(match: Position, card: Card) -> None:
    """Let abilities that stand by know what their card, or what it was a part of, was before it leaves.

    So do those whose event speaks of the card that leaves.
    """
    state = match.state
    lead, entered = match.lead(card), state.entered[card]
    kept: list[StandingBy] = []
    for each in state.standing_by:
        mine = each.stamp == state.entered[each.card] and (each.card == card or match.lead(each.card) == card)
        if mine:
            last = replace(_last(match, lead), entered=each.stamp)
            kept.append(replace(each, gone=_with(each.gone, each.card, last)))
        elif _speaks_of(each.event, card, entered):
            kept.append(replace(each, gone=_with(each.gone, card, _last(match, card))))
        else:
            kept.append(each)
    if any(after is not before for after, before in zip(kept, state.standing_by, strict=True)):
        state.standing_by = tuple(kept)
        match.changed(STANDING_BY, happens=False)


def _speaks_of(event: Event, card: Card, entered: int) -> bool:
    """Whether "it" means a card to what answers an event, as the card that came to its zone at ``entered``."""
    if event.meant is not None:
        return (card, entered) in event.meant
    return event.card == card and event.entered == entered


def _last(match: Position, card: Card) -> Last:
    """What a card is right before it leaves its zone."""
    return as_it_is(match, card, last_values(match, card), borne(match, card))


def _with(gone: tuple[tuple[Card, Last], ...], card: Card, last: Last) -> tuple[tuple[Card, Last], ...]:
    """What is known of cards that have left, and what this one was as it leaves."""
    return (*[pair for pair in gone if pair[0] != card or pair[1].entered != last.entered], (card, last))


def _keep_for_resolving(match: Position, card: Card, resolving: ResolvingAbility | None) -> None:
    """Let the abilities that are being resolved, one inside the other, know what their card was before it moves."""
    while resolving is not None:
        context = resolving.context
        if context.source == card and context.stamp == match.state.entered[card]:
            context.gone = _with(context.gone, card, _last(match, card))
        resolving = resolving.outer


def _take_away(match: Position, card: Card, zone: Zone) -> None:
    """Let a card be in its zone no longer."""
    if match.state.standing_by and zone.kind.field:
        _keep_for_standing(match, card)
    if match.resolving is not None:
        _keep_for_resolving(match, card, match.resolving)
    pile = match.state.zones[zone]
    if pile[-1] == card:
        match.state.zones[zone] = pile[:-1]
    else:
        at = pile.index(card)
        match.state.zones[zone] = pile[:at] + pile[at + 1 :]
    if zone.kind.pending:
        release(match, card)


def _lie(match: Position, card: Card, zone: Zone, arrival: Arrival, as_before: bool) -> None:
    """Turn and orient a card that has come to a zone: as it arrives, ``as_before``, or as cards come there."""
    face_down, rested = arrival.face_down, arrival.rested
    if face_down is not None or not as_before:
        match.state.face_down[card] = zone.kind.face_down if face_down is None else face_down
    if rested is not None or not as_before:
        match.state.rested[card] = bool(rested)


def _arrive(match: Position, card: Card, zone: Zone) -> None:
    """Note that a card has come to a place of the field, where others may be or come at the same time."""
    if len(match.state.zones[zone]) > 1:
        match.note_overfull()
        if TIED.of(match):
            untie(match, card)
    if match.moment is not None:
        match.moment.arrive(card, zone)


def _cover(match: Position, card: Card, zones: tuple[Zone, ...]) -> None:
    """Let a card lie on these places. What comes within a moment comes at the same time."""
    state = match.state
    state.clock += 1
    since = state.clock if match.moment is None else match.moment.clock + 1
    state.covers.pop(card, None)
    state.covers[card] = Cover(zones, since)
    if match.moment is not None:
        match.moment.covered.update(dict.fromkeys(zones))
    else:
        match.note_crowd(zones)
