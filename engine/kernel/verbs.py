"""The verbs of every card game: the only code, with each game's own verbs, that changes a state.

A verb first asks the replacement effects, then acts, then announces what happened. Verbs that may be replaced, and so
may ask somebody something, are generators; the plain functions below them change the state and announce, no more.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Any, Final

from engine.kernel import usage
from engine.kernel.abilities import LOST_ABILITIES
from engine.kernel.aspects import EFFECTS, ORIENTATION, SHOWN
from engine.kernel.attachments import Move, borne, free, is_bearer
from engine.kernel.cards import CANNOT, Card, Values
from engine.kernel.decisions import Procedure
from engine.kernel.definitions import CardDefinition
from engine.kernel.effects import EffectInForce
from engine.kernel.events import BEGINNING, Event
from engine.kernel.moments import TIED, at_once, prior_places, untie
from engine.kernel.position import Position
from engine.kernel.randomness import shuffled, word
from engine.kernel.replacement import is_replaceable, replaced
from engine.kernel.settling import may_be_replaced, orders, presence, settled, settled_along, still_there
from engine.kernel.state import Cover
from engine.kernel.triggering import AS_NOW
from engine.kernel.zones import Visibility, Zone, ZoneKind

DRAW: Final = "draw"
"""The event of a card's being about to be drawn, and what a player may be forbidden (`DerivedState.forbids`)."""

# ---- cards that come into being


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
    state.counter += 1
    state.ident.append(word(state.seed, state.counter) >> 24)
    state.zones[zone] = (*state.zones.get(zone, ()), card)
    if zone.kind.wide:
        _cover(match, card, covering or (zone,))
    match.let_print(card, None, definition)
    match.moved(card, zone)
    return card


# ---- moving


def move(
    match: Position,
    card: Card,
    zone: Zone,
    *,
    detail: Any = None,
    bottom: bool = False,
    face_down: bool | None = None,
    rested: bool | None = None,
    answering: bool = False,
    covering: tuple[Zone, ...] = (),
) -> Procedure[bool]:
    """Move a card to a zone, unless a replacement effect makes something else happen. True if it came there.

    What is attached to it may go along (`Hooks.goes_along`), at the same time and to the same end, but lies by itself.
    ``rested`` None keeps its orientation within the field and stands it up otherwise; ``face_down`` None likewise keeps
    how it lies, or lets it lie as cards come there. The abilities of an ``answering`` card answer the move as if it had
    not left yet.
    ``covering`` are all the places that the card comes to lie on, if the zone is not the only one.
    """
    if match.state.attached and is_bearer(match, card):
        moved = yield from move_together(
            match,
            [(card, zone)],
            detail=detail,
            bottom=bottom,
            face_down=face_down,
            rested=rested,
            answering=answering,
            covering=covering,
        )
        return bool(moved)
    if match.state.zone[card].kind.keeps:
        return False
    if may_be_replaced(match, card, zone):
        after = yield from settled(match, card, zone, detail)
        if after is None:
            return False
        _, destination, detail = after
        covering = covering if destination is zone else ()
        zone = destination
    place(
        match,
        card,
        zone,
        detail=detail,
        bottom=bottom,
        face_down=face_down,
        rested=rested,
        answering=answering,
        covering=covering,
    )
    return True


def move_together(
    match: Position,
    moves: Sequence[tuple[Card, Zone]],
    *,
    detail: Any = None,
    bottom: bool = False,
    face_down: bool | None = None,
    rested: bool | None = None,
    whole: bool = False,
    answering: bool = False,
    covering: tuple[Zone, ...] = (),
) -> Procedure[list[Card]]:
    """Move several cards at the same time: what becomes of each is settled before any of them leaves.

    Returns those that came somewhere, without what is attached to them and went along. ``whole``: none moves if one of
    them would stay where it is. A card that has been moved instead of another one of them is not moved again.
    ``covering`` are all the places that one of them comes to lie on, if its zone is not the only one.
    """
    if not moves:
        return []
    bearing = bool(match.state.attached) and any(is_bearer(match, card) for card, _ in moves)
    if len(moves) == 1 and not bearing and not may_be_replaced(match, *moves[0]):  # as often as not: nothing to settle
        card, zone = moves[0]
        moving = move(
            match,
            card,
            zone,
            detail=detail,
            bottom=bottom,
            face_down=face_down,
            rested=rested,
            answering=answering,
            covering=covering,
        )
        return [card] if (yield from moving) else []
    were = {card: presence(match, card) for card, _ in moves}
    arriving: list[Move] = []
    with at_once(match):
        for card, zone in moves:
            after = yield from settled(match, card, zone, detail)
            if after is not None:
                arriving.append(after)
            elif whole and presence(match, card) == were[card]:
                arriving.clear()
                break
        arriving = still_there(match, arriving, were)
        along: list[Move] = []
        lying: dict[Zone, list[Card]] = {}
        if bearing:
            along = yield from settled_along(match, arriving, were)
            arriving = still_there(match, arriving, were)
            lying = yield from orders(match, arriving, along)
        for card, zone, why in arriving:
            place(
                match,
                card,
                zone,
                detail=why,
                bottom=bottom,
                face_down=face_down,
                rested=rested,
                answering=answering,
                covering=covering if zone in covering else (),
            )
        for card, zone, why in along:
            place(match, card, zone, detail=why, bottom=bottom)
        for zone, order in lying.items():
            arrange(match, zone, [card for card in order if match.state.zone[card] is zone])
    return [each.card for each in arriving]


def place(
    match: Position,
    card: Card,
    zone: Zone,
    *,
    detail: Any = None,
    bottom: bool = False,
    face_down: bool | None = None,
    rested: bool | None = None,
    answering: bool = False,
    covering: tuple[Zone, ...] = (),
) -> None:
    """Put a card into a zone and announce it; nothing can replace this any more, and nothing goes along."""
    state = match.state
    source, lay, covered = state.zone[card], state.rested[card], state.face_down[card]
    kind = zone.kind
    leave, enter = source.kind.leave, kind.enter
    index = match.index
    heard = match.grants_abilities or index.hears_of(enter, card) or index.hears_of(leave, card)
    hooks = match.rulebook.hooks
    was = last_values(match, card) if heard or (hooks.remembers is not None and hooks.remembers(match, card)) else None
    tells = heard or hooks.after_bearing is not None
    bore = borne(match, card) if tells and (state.attached or match.moment is not None) else ()
    there = prior_places(match, (card,)) if answering else AS_NOW
    player = match.master(card)
    pile = state.zones[source]
    state.zones[source] = pile[:-1] if pile[-1] == card else tuple([other for other in pile if other != card])
    among = state.zones.get(zone, ())
    state.zones[zone] = (card, *among) if bottom else (*among, card)
    state.zone[card] = zone
    if state.covers:
        state.covers.pop(card, None)
    if kind.wide:
        _cover(match, card, covering or (zone,))
    elif kind.field and (among or match.moment is not None):
        _arrive(match, card, zone)
    stays_the_same = kind.is_ground_of(source.kind)
    _lie(match, card, zone, face_down=face_down, rested=rested, as_before=stays_the_same)
    if stays_the_same:
        match.moved(card, source)
    else:
        become_another(match, card, source)
        if bore and hooks.after_bearing is not None:
            hooks.after_bearing(match, card, bore)
        if kind.hidden or (state.face_down[card] and kind.visibility is not Visibility.PUBLIC):
            hide(match, card)
        if state.shown:
            state.shown.pop(card, None)
    if heard:
        for event in (enter, leave):
            moved = Event(
                event, card, player, source, zone, was=was, detail=detail, bore=bore, rested=lay, face_down=covered
            )
            match.announce(moved, there)
    if hooks.after_zone_change is not None:
        hooks.after_zone_change(match, card, source, lay, was)


def _lie(
    match: Position, card: Card, zone: Zone, *, face_down: bool | None, rested: bool | None, as_before: bool
) -> None:
    """Turn and orient a card that has come to a zone; what is None stays ``as_before``, or is as cards come there."""
    if face_down is not None or not as_before:
        match.state.face_down[card] = zone.kind.face_down if face_down is None else face_down
    if rested is not None or not as_before:
        match.state.rested[card] = bool(rested)


def _arrive(match: Position, card: Card, zone: Zone) -> None:
    """Note that a card has come to a place of the field, where others may be or come at the same time."""
    if len(match.state.zones[zone]) > 1:
        match.overfull = True
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
    if any(len(match.on(zone)) > 1 for zone in zones):
        match.overfull = True


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
        match.overfull = True
    match.moved(card, source)


def become_another(match: Position, card: Card, source: Zone) -> None:
    """From now on the card, which has come from a zone, is another card.

    Effects that applied to it end; what it was attached to, or was attached to it, is so no longer.
    """
    state = match.state
    state.clock += 1
    state.entered[card] = state.clock
    if state.effects:
        _forget_card(match, card)
    if state.master:
        state.master.pop(card, None)
    if state.attached:
        free(match, card)
    match.moved(card, source)


def flip_over(match: Position, card: Card, definition: CardDefinition) -> None:
    """Let another side of a card be the one that counts. It is the same card as before; nothing is announced."""
    before = match.state.definition[card]
    match.state.definition[card] = definition
    match.let_print(card, before, definition)
    match.forget_characteristics()
    match.changed()


def swap(match: Position, first: Zone, second: Zone) -> None:
    """Exchange the cards of two places of the field at the same time (either may be empty)."""
    state = match.state
    state.zones[first], state.zones[second] = state.zones[second], state.zones[first]
    for source, zone in ((second, first), (first, second)):
        for card in state.zones[zone]:
            state.zone[card] = zone
            match.moved(card, source)


def rearrange(match: Position, places: Mapping[Card, tuple[Zone, ...]]) -> None:
    """Move cards of the field to other places of their wide kind, all at the same time.

    ``places`` are all that each comes to lie on, its zone first. They stay the cards they are, as they lie.
    """
    with at_once(match):
        for card, zones in places.items():
            place(match, card, zones[0], covering=zones)


def arrange(match: Position, zone: Zone, cards: Sequence[Card]) -> None:
    """Let cards of a zone lie in this order, in the places that they have among the others."""
    order = iter(cards)
    state = match.state
    state.zones[zone] = tuple([next(order) if card in cards else card for card in state.zones[zone]])
    match.changed(zone.kind.name)


def draw(match: Position, player: int, deck: ZoneKind, hand: ZoneKind) -> Procedure[Card | None]:
    """Move the top card of a player's deck to their hand; None if the deck is empty, or the player cannot `DRAW`."""
    cards = match.state.zones[deck[player]]
    if not cards or match.forbids(player, DRAW):
        return None
    card = cards[-1]
    if is_replaceable(match, DRAW) and (yield from replaced(match, Event(DRAW, card, player))) is None:
        return None
    place(match, card, hand[player])
    return card


def shuffle(match: Position, zone: Zone) -> None:
    """Put the cards of a zone in a random order that nobody knows."""
    state = match.state
    state.counter += 1
    state.zones[zone] = shuffled(state.seed, state.counter, state.zones[zone])
    if state.shown:
        for card in state.zones[zone]:
            state.shown.pop(card, None)
    match.changed()


def at_random(match: Position, items: Sequence[Any], count: int = 1) -> list[Any]:
    """``count`` of these, every choice equally likely."""
    match.state.counter += 1
    match.changed()
    return list(shuffled(match.state.seed, match.state.counter, items)[:count])


# ---- what is seen


def hide(match: Position, card: Card) -> None:
    """Give a card an id that nobody can link to the one it had."""
    state = match.state
    state.counter += 1
    state.ident[card] = word(state.seed, state.counter) >> 24


def show(match: Position, cards: Iterable[Card], viewers: tuple[int, ...]) -> None:
    """Let seats see these hidden cards until `conceal`. Showing to both seats is revealing: spectators see it too."""
    shown = match.state.shown
    for card in cards:
        before = shown.get(card, ())
        after = tuple(sorted({*before, *viewers}))
        if after != before:
            shown[card] = after
            match.changed(SHOWN, happens=False)


def conceal(match: Position, cards: Iterable[Card]) -> None:
    """End `show`: these cards are hidden again, under new ids."""
    for card in cards:
        if match.state.shown.pop(card, None):
            if match.state.zone[card].kind.visibility is not Visibility.PUBLIC:
                hide(match, card)
            match.changed(SHOWN, happens=False)


# ---- orientation


def stand(match: Position, card: Card) -> bool:
    """Stand a rested card, and what stands with it. False if it stood already, or any of these may not stand."""
    return bool(stand_together(match, (card,)))


def stand_together(match: Position, cards: Iterable[Card]) -> tuple[Card, ...]:
    """Stand several cards at the same time, before anything answers it; returns those that stood up."""
    standing: dict[Card, None] = {}
    for card in cards:
        resting = [each for each in match.rulebook.hooks.orients_with(match, card) if match.state.rested[each]]
        if resting and not any("stand" in match.values(each).get(CANNOT, ()) for each in resting):
            standing.update(dict.fromkeys(resting))
    return _orient(match, standing, "stand", rested=False)


def rest(match: Position, card: Card) -> bool:
    """Rest a standing card, and what rests with it. False if it was rested already."""
    return bool(rest_together(match, (card,)))


def rest_together(match: Position, cards: Iterable[Card]) -> tuple[Card, ...]:
    """Rest several cards at the same time; returns those that rested, and what rests with them."""
    lies = match.state.rested
    together = [each for card in cards for each in match.rulebook.hooks.orients_with(match, card) if not lies[each]]
    return _orient(match, dict.fromkeys(together), "rest", rested=True)


def _orient(match: Position, cards: Iterable[Card], kind: str, *, rested: bool) -> tuple[Card, ...]:
    turned = tuple(cards)
    if not turned:
        return turned
    for card in turned:
        match.state.rested[card] = rested
    match.changed(ORIENTATION)
    if match.hears(kind):
        for card in turned:
            match.announce(Event(kind, card, match.master(card)))
    return turned


def turn_face(match: Position, card: Card, *, down: bool) -> bool:
    """Turn a card face up or down. False if it was so already."""
    if match.state.face_down[card] == down:
        return False
    kind = "turned face down" if down else "turned face up"
    was = match.values(card) if down and match.hears(kind) else None
    match.state.face_down[card] = down
    if down and match.state.zone[card].kind.visibility is not Visibility.PUBLIC:
        hide(match, card)
    match.moved(card, match.state.zone[card])
    if match.hears(kind):
        match.announce(Event(kind, card, match.master(card), was=was))
    if match.rulebook.hooks.after_turning_over is not None:
        match.rulebook.hooks.after_turning_over(match, card)
    return True


# ---- effects


def put_in_force(match: Position, effect: EffectInForce) -> None:
    """Let an effect begin to apply, with the time stamp of now."""
    match.state.clock += 1
    match.let_effects((*match.state.effects, effect._replace(stamp=match.state.clock)))
    if effect.masters:
        match.let_masters({**match.state.master, **dict.fromkeys(effect.cards, effect.player)})
    match.changed(EFFECTS)


def nullify(match: Position, stamp: int) -> None:
    """Take the whole of an effect in force away."""
    _keep(match, tuple(effect for effect in match.state.effects if effect.stamp != stamp))


def expire(match: Position, duration: str) -> bool:
    """End effects and usage restrictions whose duration ends at this moment; returns whether any effect ended."""
    state = match.state
    kept = tuple(e for e in state.effects if e.duration != duration or e.turn not in (None, state.turn))
    ended = len(kept) != len(state.effects)
    if ended:
        _keep(match, kept)
    usage.renew(match, duration)
    return ended


def release(match: Position, duration: str, cards: Collection[Card]) -> None:
    """End the effects of a duration for these cards; for others they go on."""
    state = match.state
    kept: list[EffectInForce] = []
    for effect in state.effects:
        if effect.duration == duration and effect.cards:
            left = tuple(card for card in effect.cards if card not in cards)
            if left:
                kept.append(effect._replace(cards=left) if len(left) < len(effect.cards) else effect)
        else:
            kept.append(effect)
    if kept != list(state.effects):
        _keep(match, tuple(kept))


def _keep(match: Position, effects: tuple[EffectInForce, ...]) -> None:
    """Let only these effects stay in force. Cards that an ended one had taken over go back."""
    state = match.state
    match.let_effects(effects)
    if state.master:
        held = {card for effect in effects if effect.masters for card in effect.cards}
        match.let_masters({card: player for card, player in state.master.items() if card in held})
    match.changed(EFFECTS)


def beginning(match: Position, moment: str) -> None:
    """Announce the beginning of a phase or step."""
    kind = BEGINNING + moment
    if match.hears(kind):
        match.announce(Event(kind, player=match.state.turn_player))


def _forget_card(match: Position, card: Card) -> None:
    """A card changed zones: effects that applied to it as the card it was apply to it no longer."""
    effects = match.state.effects
    if not [effect for effect in effects if card in effect.cards and effect.ability is None]:
        return
    kept: list[EffectInForce] = []
    for effect in effects:
        if card in effect.cards and effect.ability is None:
            cards = tuple(other for other in effect.cards if other != card)
            if cards:
                kept.append(effect._replace(cards=cards))
        else:
            kept.append(effect)
    match.let_effects(tuple(kept))
