"""701. What rules and cards do to cards: destroy them, put them into zones, add them to the shields."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from contextlib import nullcontext
from functools import lru_cache
from typing import Any, Final

from engine.games.duel_masters import (
    auras,
    buzzrender,
    ex_life,
    faces,
    field,
    forbidden,
    forbidding,
    fort_energy,
    gods,
    history,
    homes,
    kings,
    linking,
    over_drive,
    piles,
    put_this_turn,
    seals,
    shield_force,
    shields,
    trigger_bonus,
    twinpacts,
    zones,
)  # fmt: skip
from engine.games.duel_masters.characteristics import (
    CIVILIZATIONS,
    COME,
    COME_UNTAPPED,
    CREATURE,
    MANA_UNTAPPED,
    PUT,
    TYPES,
)
from engine.games.duel_masters.forbidden_abilities import ComesSealed, Elsewhere
from engine.games.duel_masters.god_links import LINKS, is_linked
from engine.games.duel_masters.keyword_abilities import ComesTapped, GodLink, MayComeTapped, evolution_of
from engine.games.duel_masters.keyword_conditions import ShieldForce
from engine.kernel import hand_and_deck, verbs
from engine.kernel.asking import may
from engine.kernel.aspects import ORIENTATION
from engine.kernel.cards import Card, Values
from engine.kernel.decisions import Procedure
from engine.kernel.definitions import CardDefinition
from engine.kernel.events import Move
from engine.kernel.match import Match
from engine.kernel.messages import Message, Ref, Seat
from engine.kernel.moments import at_once
from engine.kernel.settling import presence, settled_together, still_there
from engine.kernel.zones import Zone, ZoneKind

DESTROY: Final = "destroy"
"""701.6: why a card goes from the battle zone to the graveyard; the detail of the event."""

LEAVE: Final = "leave the battle zone"
"""101.2. What can be forbidden of a card in the battle zone, wherever it would go."""

CHARGE_MANA: Final = "put cards from the hand into the mana zone"
"""101.2. What can be forbidden to a player."""

CHARGE: Final = "charge"
"""701.8: why a card goes from the hand to the mana zone."""

_TOLD: Final = {zones.HAND: "puts-into-hand", zones.MANA: "puts-into-mana", zones.GRAVEYARD: "puts-into-graveyard"}
"""What the log says of a card that goes to a zone of this kind."""


def destroy(match: Match, cards: Sequence[Card]) -> Procedure[tuple[Card, ...]]:
    """701.6. Destroy cards in the battle zone by an effect, all at once; returns those that came to the graveyard.

    101.2, 700.3. What cannot be destroyed stays where it is.
    """
    able = [card for card in cards if not field.is_kept_from_effects(match, card)]
    return (yield from leave_together(match, to_owners(match, able, zones.GRAVEYARD, DESTROY), told=able))


def leave_together(match: Match, moves: Sequence[Move], *, told: Collection[Card]) -> Procedure[tuple[Card, ...]]:
    """703.3. Let cards leave for where each of them is to go, as one event; returns those that came anywhere.

    What would happen instead is settled for all before any of them leaves (609.9). The log says of those ``told`` that
    they are destroyed.
    """
    able = [each for each in moves if can_leave(match, each.card)]
    able = [each for each in able if each.detail != DESTROY or _can_be_destroyed(match, each.card)]
    untold = [each.card for each in able if each.card not in told]

    def tell_destroyed(match: Match, move: Move) -> None:
        if move.detail == DESTROY and move.card not in untold:  # 803.7: one of linked gods is told of as the whole
            tell_of(match, move)

    creatures = history.to_be_destroyed(match, [each.card for each in able if each.detail == DESTROY])
    came = yield from move_all(match, able, tell=tell_destroyed)
    history.note_destroyed(match, creatures, came)
    return came


def _can_be_destroyed(match: Match, card: Card) -> bool:
    in_battle_zone = match.state.zone[card].kind in zones.IN_BATTLE_ZONE
    return in_battle_zone and not field.cannot(match, card, field.BE_DESTROYED)


def leave(
    match: Match,
    cards: Sequence[Card],
    kind: ZoneKind,
    *,
    detail: Any = None,
    face_down: bool | None = None,
    told: bool = False,
) -> Procedure[tuple[Card, ...]]:
    """400.7. Put cards into a zone of their owners, all at once; returns those that came there, ``told`` of or not.

    603.5c. What leaves the battle zone still sees its own leaving. 803.7, 805.1b. Of what is linked a part may leave.
    """
    able = [card for card in cards if can_leave(match, card)]
    moves = to_owners(match, able, kind, detail)
    return (yield from move_all(match, moves, tell=tell_of if told else None, face_down=face_down))


def released(match: Match, moves: Sequence[Move], bottom: bool) -> Procedure[tuple[list[Move], list[Move]]]:
    """101.2, 803.7, 805.1b. What leaves when these cards would, wherever they go (`Hooks.released`)."""
    able = [each for each in moves if can_leave(match, each.card)]
    return (yield from linking.released(match, able, bottom=bottom))


def to_owners(match: Match, cards: Sequence[Card], kind: ZoneKind, detail: Any = None) -> list[Move]:
    """The moves of cards that are put into a zone of their owners."""
    return [Move(card, kind[match.state.owner[card]], detail) for card in cards]


def can_leave(match: Match, card: Card) -> bool:
    """101.2, 116.2a. Whether nothing keeps a card where it is; a sealed creature is nowhere for effects."""
    if not match.state.zone[card].kind.field:
        return True
    if seals.is_ignored(match, card) or not seals.can_be_removed(match, card):
        return False
    lying = match.state.zone[card].kind in (zones.BATTLE, zones.LINKED)
    return not (lying and field.cannot(match, card, LEAVE))


def tell_of(match: Match, move: Move) -> None:
    """Write down that a card is about to go to a zone, where that has a word of its own."""
    if move.detail == DESTROY:
        match.tell("destroyed", card=Ref(move.card))
    elif move.detail == verbs.SHUFFLED:
        hand_and_deck.tell_deck(match, [move])
    elif move.zone.kind in _TOLD:
        match.tell(_TOLD[move.zone.kind], player=Seat(move.zone.player), card=Ref(move.card))


def move_all(
    match: Match,
    moves: Sequence[Move],
    *,
    tell: Callable[[Match, Move], None] | None = None,
    face_down: bool | None = None,
    bottom: bool = False,
) -> Procedure[tuple[Card, ...]]:
    """Move cards at once; the log is to ``tell`` of each of them just before, but for what is replaced (609.5).

    609.9. The replacement effects are applied to all before any of them moves. ``face_down`` and at the ``bottom`` is
    said of those that come where they were to.
    """
    whole, leaving = (
        (yield from linking.released(match, moves, bottom=bottom)) if linking.is_any_linked(match) else (moves, ())
    )
    if tell is None and not leaving and len(whole) == 1:  # as often as not
        arrival = verbs.Arrival(detail=whole[0].detail, bottom=bottom, face_down=face_down, answering=True)
        return tuple((yield from verbs.move_together(match, [(whole[0].card, whole[0].zone)], arrival)))
    meant = {each.zone.kind for each in moves}
    with at_once(match) if leaving or tell is not None else nullcontext():
        if tell is not None:
            whole = yield from _unreplaced(match, whole, verbs.Arrival(bottom=bottom, face_down=face_down))
            for each in (*whole, *leaving):
                tell(match, each)
        gone: list[Card] = []
        for detail in dict.fromkeys([each.detail for each in whole]):
            arrival = verbs.Arrival(detail, bottom, face_down, answering=True, asked=tell is not None)
            alike = [(each.card, each.zone) for each in whole if each.detail == detail]
            gone += yield from verbs.move_together(match, alike, arrival)
        for each in leaving:
            lying = face_down if each.zone.kind in meant else None
            asked = verbs.Arrival(each.detail, bottom, lying, answering=True, asked=True)
            if (yield from verbs.move(match, each.card, each.zone, asked)):
                gone.append(each.card)
    return tuple(gone)


def _unreplaced(match: Match, moves: Sequence[Move], arrival: verbs.Arrival) -> Procedure[list[Move]]:
    """609.9. The moves that are left when all replacement effects have been applied to them."""
    were = {each.card: presence(match, each.card) for each in moves}
    settled = yield from settled_together(match, moves, arrival)
    return still_there(match, [each for each in settled if each is not None], were)


def put_into_mana(
    match: Match, cards: Sequence[Card], *, detail: Any = None, face_down: bool | None = None
) -> Procedure[tuple[Card, ...]]:
    """405. Put cards into their owners' mana zones, all at once, as cards come there or ``face_down``.

    811.1. A top card that has left by itself has come there, too.
    """
    moving = [card for card in cards if not _is_in(match, card, zones.MANA) and not _stays_in_hand(match, card)]
    told = _are_told_before(match, moving, zones.MANA)
    put = yield from leave(match, moving, zones.MANA, detail=detail, face_down=face_down, told=told)
    for card in () if told else put:
        match.tell("puts-into-mana", player=Seat(match.state.owner[card]), card=Ref(card))
    if len(put) == len(moving):  # as nearly always
        return put
    return (*put, *[card for card in moving if card not in put and _is_in(match, card, zones.MANA)])


def _stays_in_hand(match: Match, card: Card) -> bool:
    zone = match.state.zone[card]
    return zone.kind is zones.HAND and match.forbids(zone.player, CHARGE_MANA)


def put_into_graveyard(match: Match, cards: Sequence[Card]) -> Procedure[tuple[Card, ...]]:
    """404. Put cards into their owners' graveyards, all at once.

    701.6a, 701.7a. Those of the battle zone are destroyed so, and those of the hand discarded.
    """
    there = [card for card in cards if match.state.zone[card].kind in zones.IN_BATTLE_ZONE]
    destroyed = [card for card in there if not field.is_kept_from_effects(match, card)]
    discarded = [card for card in cards if _is_in(match, card, zones.HAND)]
    apart = (*there, *discarded)
    moving = [card for card in cards if card not in apart and not _is_in(match, card, zones.GRAVEYARD)]
    creatures = history.to_be_destroyed(match, [card for card in destroyed if can_leave(match, card)])
    several = bool(destroyed) + bool(discarded) + bool(moving) > 1
    with at_once(match) if several else nullcontext():  # what leaves others has left them before
        told = _are_told_before(match, destroyed, zones.GRAVEYARD)
        gone = yield from leave(match, destroyed, zones.GRAVEYARD, detail=DESTROY, told=told)
        history.note_destroyed(match, creatures, gone)
        thrown = yield from hand_and_deck.discard(match, discarded)
        put = (*gone, *(yield from leave(match, moving, zones.GRAVEYARD)))
    for card in put[len(gone) :] if told else put:
        match.tell("puts-into-graveyard", player=Seat(match.state.owner[card]), card=Ref(card))
    return (*put, *thrown)


def return_to_hand(match: Match, cards: Sequence[Card]) -> Procedure[tuple[Card, ...]]:
    """402. Put cards into their owners' hands, all at once."""
    moving = [card for card in cards if not _is_in(match, card, zones.HAND) and can_leave(match, card)]
    return (yield from move_all(match, to_owners(match, moving, zones.HAND), tell=tell_of))


def add_to_shields(match: Match, cards: Sequence[Card], *, face_up: bool = False) -> Procedure[tuple[Card, ...]]:
    """113.1. Put cards into their owners' shield zones, each as a shield of its own: face down, or ``face_up``.

    What goes along with a creature comes face down, as 310.8a has it of auras.
    """
    moves: list[Move] = []
    for player in (0, 1):
        place = zones.next_shield(match, player)
        for card in cards:
            if match.state.owner[card] == player and can_leave(match, card):
                moves.append(Move(card, place))
                for _ in (card, *_carried(match, card)):
                    place = zones.shield_after(place)
    known = [] if face_up else [each.card for each in moves if _lies_open(match, each.card)]

    def tell_known(match: Match, move: Move) -> None:
        if move.card in known:
            match.tell("puts-into-shields", player=Seat(move.zone.player), card=Ref(move.card))

    added = yield from move_all(match, moves, tell=tell_known if known else None, face_down=False if face_up else None)
    for player in (0, 1):
        theirs = [card for card in added if match.state.owner[card] == player and card not in known]
        seen = [card for card in theirs if _is_in(match, card, zones.SHIELD) and not match.state.face_down[card]]
        for card in seen:
            match.tell("adds-shield-face-up", player=Seat(player), card=Ref(card))
        count = len(theirs) - len(seen)
        if count:
            match.tell("adds-shields", player=Seat(player), count=count)
    return added


def _are_told_before(match: Match, cards: Sequence[Card], kind: ZoneKind) -> bool:
    """118.1. Whether the log has to name these before they move: one of them goes on to where nobody sees it."""
    home = any(homes.goes_on(match, card, kind[match.state.owner[card]]) for card in cards)
    return home and all(_lies_open(match, card) for card in cards)


def _lies_open(match: Match, card: Card) -> bool:
    """Whether a card lies where everybody sees it: it is known where it goes, too."""
    return not (match.state.zone[card].kind.hidden or match.state.face_down[card])


def put_with_shields(match: Match, moves: Sequence[Move], *, on_top: bool) -> Procedure[tuple[Card, ...]]:
    """113.2. Put cards to shields that are there, at once: on top of them face up, or below them face down.

    What goes along with a card comes to the same shield, below the card, face down.
    """
    able = [each for each in moves if can_leave(match, each.card)]
    lay = {each.zone: match.cards(each.zone) for each in able}
    put = yield from move_all(match, able, face_down=False if on_top else None, bottom=not on_top)
    for place, before in lay.items() if on_top else ():
        came = [card for card in match.cards(place) if card not in before]
        verbs.arrange(match, place, sorted(came, key=lambda card: card in put))
    return put


def put_into_battle_zone(match: Match, player: int, card: Card, *, told: bool = False) -> Procedure[bool]:
    """403, 409.1a, 801.1. Put a card into the battle zone, an evolution creature on what it evolves from.

    Returns whether it came; if it went nowhere, it lies where it was. What is used was ``told`` of before. 101.2. Some
    cards cannot be put there; a land and a rule plus card can, but do not stay (313.3, 314.4).
    """
    if match.value(card, TYPES).isdisjoint(COME) or forbidding.is_kept_from(match, player, card, PUT):
        kings.resume(match, player, card)
        resume(match, card)
        return False
    suspend(match, card)
    twinpacts.show_half(match, card, CREATURE)
    evolution, onto = evolution_of(match.state.definition[card]), tuple[Card, ...]()
    if evolution is not None and (not evolution.optional or (yield from piles.is_to_evolve(match, player, card))):
        onto = yield from piles.evolve(match, player, card, evolution)
        came = bool(onto)
    else:
        came = yield from verbs.move(match, card, zones.free_place(match, player))
    if came:
        kings.combine(match, player, card)
        if not told and match.state.zone[card].kind.field:
            match.tell("puts-into-battle-zone", player=Seat(player), card=Ref(card))
        piles.tell_onto(match, card, onto)
        yield from after_coming(match, card)
    else:
        kings.resume(match, player, card)
    twinpacts.show_whole(match, card)
    resume(match, card)
    return came


def after_coming(match: Match, card: Card) -> Procedure[None]:
    """110.4f, 803.1a. What a card does as it comes to the battle zone, in whatever way it has come there."""
    if _brings_more(match.state.definition[card]):
        yield from gods.on_entering(match, card)
        yield from forbidden.seal_coming(match, card)
        yield from ex_life.on_entering(match, card)
        yield from shield_force.on_entering(match, card)
        yield from _come_tapped_if_wanted(match, card)


def _come_tapped_if_wanted(match: Match, card: Card) -> Procedure[None]:
    """110.4f. Ask the player of a card that may come tapped; it has never lain there untapped."""
    state = match.state
    if not any(isinstance(each, MayComeTapped) for each in state.definition[card].abilities):
        return
    if state.zone[card].kind is not zones.BATTLE or state.rested[card]:
        return
    prompt = Message("ask-come-tapped", {"card": Ref(card)})
    if (yield from may(match.master(card), "110.4f", prompt, card=card)):
        state.rested[card] = True
        match.changed(ORIENTATION)


@lru_cache(maxsize=4096)
def _brings_more(definition: CardDefinition) -> bool:
    """110.4f, 803.1a. Whether a card is linked as it comes, or comes with seals or shields, or tapped."""
    return any(
        isinstance(each, GodLink | ComesSealed | MayComeTapped | ex_life.ExLife)
        or isinstance(each.condition, ShieldForce)
        for each in definition.abilities
    )


def suspend(match: Match, card: Card) -> None:
    """409.1. Let a card be pending until it moves, unless it is: it is counted nowhere, and has left no zone."""
    zone = match.state.zone[card]
    if not zone.kind.field and zone.kind is not zones.PENDING:
        verbs.suspend(match, card, zones.PENDING[zone.player])


def resume(match: Match, card: Card) -> None:
    """409.2. If a card has gone nowhere after all, it lies where it came from, as it did."""
    if match.state.zone[card].kind is zones.PENDING:
        verbs.resume(match, card)
        twinpacts.show_whole(match, card)


def after_bearing(match: Match, card: Card, bore: Sequence[Card]) -> None:
    """801.4, 803.7. The card that stood for a creature has left: what stays of it lies by itself again."""
    gods.after_leaving(match, card, bore)
    piles.rebuild(match, card, bore)


def _comes_tapped(match: Match, card: Card) -> bool:
    """110.4f. Whether a card comes to the battle zone tapped, by its own text or by that of another card."""
    if match.prints(ComesTapped) and any(
        isinstance(ability, ComesTapped) for ability in match.state.definition[card].abilities
    ):
        return True
    return forbidding.is_kept_from(match, match.state.owner[card], card, COME_UNTAPPED)


def after_zone_change(match: Match, card: Card, source: Zone, rested: bool, was: Values | None, master: int) -> None:
    """117.1, 405.1. What a card does by itself: go home to the hyperspatial zone, come to the mana zone tapped."""
    state = match.state
    if source.kind is zones.LINKED:
        linking.part_without(match, card, source)
    elif source.kind is zones.SHIELD:
        ex_life.forget(match, source)
        shield_force.forget(match, source)
        shields.forget(match, source)
    if state.zone[card].kind.field:
        if state.zone[card].kind is zones.BATTLE and not source.kind.field:
            put_this_turn.note_put(match, card)
            seals.note_command(match, card)
            if _comes_tapped(match, card):
                state.rested[card] = True
                match.changed(ORIENTATION)
        return
    history.note_arrival(match, card, source)
    if match.prints(Elsewhere):
        forbidden.note_elsewhere(match, card)
    if LINKS.of(match):
        gods.forget(match, card)
    if source.kind.field:
        over_drive.forget(match, card)
        fort_energy.forget(match, card)
        buzzrender.forget(match, card)
        trigger_bonus.forget(match, card)
    if not homes.lies_anywhere(state.definition[card]) or state.zone[card].kind in homes.HOMES:
        if faces.go_home(match, card) or homes.goes_where_it_belongs(match, card):
            return
        twinpacts.show_whole(match, card)
    if state.zone[card].kind is zones.MANA and _comes_to_mana_tapped(match, card):
        state.rested[card] = True
        match.changed(ORIENTATION)


def _comes_to_mana_tapped(match: Match, card: Card) -> bool:
    """106.2, 405.1. Whether a card comes to the mana zone tapped: of several civilisations, or by a text."""
    if not match.state.face_down[card] and len(match.value(card, CIVILIZATIONS)) > 1:
        return True
    return forbidding.is_kept_from(match, match.state.owner[card], card, MANA_UNTAPPED)


def goes_along(match: Match, card: Card, zone: Zone, detail: object) -> Sequence[tuple[Card, Zone]]:
    """109.2b, 310.8, 805. What lies under a creature, is linked with it or is an aura on it goes where it goes.

    Each comes to the zone of its owner: to the shield to which the card is put (113.2), or as a new one, as auras do in
    any case (310.8a).
    """
    if zone.kind.field:
        return ()
    owner, below = match.state.owner, _carried(match, card)
    if zone.kind is not zones.SHIELD:
        return [(each, zone.kind[owner[each]]) for each in below]
    found: list[tuple[Card, Zone]] = []
    is_there = bool(match.cards(zone))
    last = {} if is_there else {zone.player: zone}  # the last new shield of each player
    for each in below:
        if is_there and owner[each] == zone.player and not auras.is_aura(match, each):
            found.append((each, zone))
            continue
        before = last.get(owner[each])
        last[owner[each]] = zones.next_shield(match, owner[each]) if before is None else zones.shield_after(before)
        found.append((each, last[owner[each]]))
    return found


def _carried(match: Match, card: Card) -> list[Card]:
    """What goes along with a card that leaves the battle zone."""
    if piles.parts(match, card):
        return []
    under = field.under(match, card) if is_linked(match, card) else field.under_all(match, card)
    bearers = under if is_linked(match, card) else (card, *under)
    cells = [cell for each in bearers for cell in linking.cells_of(match, each)]
    return [*under, *cells, *auras.auras_of(match, card)]


def _is_in(match: Match, card: Card, kind: ZoneKind) -> bool:
    return match.state.zone[card].kind is kind
