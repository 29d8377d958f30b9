"""6. The turn: stand, draw, ride, main and end phases. The battle phase is in `battle`."""

from __future__ import annotations

from engine.games.vanguard import (
    actions,
    characteristics,
    coming_from_g_zone,
    field,
    g_zone,
    locking,
    striding,
    turn_memory,
    zones,
)
from engine.games.vanguard.play import main_phase_actions, may_ride, play_main_phase_action
from engine.kernel import hand_and_deck, loops, verbs
from engine.kernel.asking import ask, choose_cards, may
from engine.kernel.aspects import TURN
from engine.kernel.cards import Card
from engine.kernel.decisions import PASS, Procedure, option_of
from engine.kernel.events import BEGINNING, Event
from engine.kernel.match import Match
from engine.kernel.memory import forget
from engine.kernel.messages import Message, Ref, Seat
from engine.kernel.moments import at_once
from engine.kernel.standing_by import StoodBy
from engine.kernel.state import Frame
from engine.kernel.steps import Call, Following, Step, step
from engine.kernel.timing import after_check_timing, check_timing, settle, standing_by
from engine.language import extra_turns
from engine.language.times import PHASE

NEXT_STAND_PHASE = "next stand phase"
"""The duration of what lasts until the master of a unit has stood units up."""

ASSISTED = 3  # 6.4.1.2.2: below which grade a vanguard is assisted
ASSIST_CARDS = 5  # 6.4.1.2.5: how many cards a G assist looks at
ASSIST_PRICE = 2  # 6.4.1.2.5: how many cards the player removes for the card found


@step
def stand_phase(match: Match) -> Procedure[Following]:
    """6.3. The turn player stands their units."""
    begin_phase(match, "stand phase")
    grade = field.vanguard_grade(match, match.state.turn_player)
    g_zone.READY.set(match, grade is not None and grade >= g_zone.STRIDE_GRADE)  # 8.5.2.1.1.3
    verbs.beginning(match, "turn")  # 6.3.1.1
    verbs.beginning(match, "stand phase")
    yield from check_timing(match)
    units = field.units(match, match.state.turn_player)
    verbs.stand_together(match, units)  # 6.3.1.2
    if match.state.effects:
        verbs.release(match, NEXT_STAND_PHASE, units)
    return (yield from after_check_timing(match, draw_step))  # 6.3.1.3


@step
def draw_step(match: Match) -> Procedure[Following]:
    """6.4.1.1. The turn player draws a card."""
    begin_phase(match, "draw phase")
    verbs.beginning(match, "draw phase")
    yield from check_timing(match)
    yield from hand_and_deck.draw(match, match.state.turn_player)  # 6.4.1.1.2
    return (yield from after_check_timing(match, g_assist_step))


@step
def g_assist_step(match: Match) -> Procedure[Following]:
    """6.4.1.2. A turn player who cannot ride up may search the top of the deck for the next grade."""
    verbs.beginning(match, "G assist step")
    yield from check_timing(match)
    player = match.state.turn_player
    if (yield from _wants_assist(match, player)):
        yield from _assist(match, player)
    return (yield from after_check_timing(match, ride_step))  # 6.4.1.3


def _wants_assist(match: Match, player: int) -> Procedure[bool]:
    """6.4.1.2.1.2, 6.4.1.2.2. Whether the player wants to, whose vanguard is below grade 3 and whose hand cannot ride.

    Who can ride is asked as well where the next question would tell that they were not.
    """
    grade = field.vanguard_grade(match, player)
    if grade is None or grade >= ASSISTED:
        return False
    can_ride = any(match.value(card, characteristics.GRADE) == grade + 1 for card in field.hand(match, player))
    if can_ride and not match.hears(f"{BEGINNING}ride phase"):
        return False
    prompt = Message("ask-g-assist")
    return (yield from may(player, "6.4.1.2.1.2", prompt, secret=True, is_possible=not can_ride))


def _assist(match: Match, player: int) -> Procedure[None]:
    """6.4.1.2.4, 6.4.1.2.5. Show the hand, look at five cards, take one of the next grade, pay two for it, shuffle."""
    hand = field.hand(match, player)
    match.tell("g-assists", player=Seat(player))
    verbs.show(match, hand, (0, 1))
    for card in hand:
        match.tell("reveals", player=Seat(player), card=Ref(card))
    grade = field.vanguard_grade(match, player)
    looked_at = actions.look_at_top(match, player, ASSIST_CARDS)
    verbs.conceal(match, hand)
    fitting = [
        card for card in looked_at if grade is not None and match.value(card, characteristics.GRADE) == grade + 1
    ]
    prompt = Message("ask-assisted-card")
    taken = yield from hand_and_deck.find(player, "6.4.1.2.5", prompt, fitting, 1)
    for card in taken:
        verbs.show(match, [card], (0, 1))
        yield from hand_and_deck.put_into_hand(match, [card])
    verbs.conceal(match, [card for card in looked_at if card not in taken])
    if taken:
        hand = field.hand(match, player)
        prompt = Message("ask-assist-price")
        price = yield from choose_cards(player, "6.4.1.2.5", prompt, hand, ASSIST_PRICE, ASSIST_PRICE, verb="remove")
        yield from actions.remove(match, price)
    verbs.shuffle(match, zones.DECK[player])


@step
def ride_step(match: Match) -> Procedure[Step]:
    """6.5.1.1. The turn player may normal ride once."""
    begin_phase(match, "ride phase")
    verbs.beginning(match, "ride phase")
    yield from check_timing(match)
    player = match.state.turn_player
    hand = field.hand(match, player)
    if hand and not turn_memory.NO_NORMAL_RIDE.of_player(match, player):
        # Asked whether or not a card fits: being asked must not tell what the hand holds.
        grade = field.vanguard_grade(match, player)
        options = [option_of("ride", card) for card in distinct(match, hand) if may_ride(match, card, grade)]
        chosen = yield from ask(player, "6.5.1.1.2", Message("ask-ride"), [PASS, *options], secret=True)
        if chosen.card is not None:
            yield from actions.ride(match, player, chosen.card)
    yield from check_timing(match)
    return stride_step


@step
def stride_step(match: Match) -> Procedure[Step]:
    """6.5.1.2. The turn player may normal stride once."""
    verbs.beginning(match, "stride step")
    yield from check_timing(match)  # 6.5.1.2.1
    player = match.state.turn_player
    if match.cards(zones.G_ZONE[player]) and coming_from_g_zone.could_stride(match, player):
        chosen = yield from ask(
            player,
            "6.5.1.2.2",
            Message("ask-stride"),
            [PASS, *coming_from_g_zone.stride_options(match, player)],
            secret=True,
        )
        if chosen is not PASS:
            yield from coming_from_g_zone.play_stride(match, player, chosen)
    yield from check_timing(match)  # 6.5.1.3
    begin_phase(match, "main phase")
    verbs.beginning(match, "main phase")  # 6.6.1.1
    return main_phase


@step
def main_phase(match: Match) -> Procedure[Following]:
    """6.6.1.2. A play timing: normal calls, activated abilities and exchanges, until the player passes."""
    if (yield from settle(match)):
        return Call(standing_by, then=main_phase)
    player = match.state.turn_player
    yield from loops.pass_point(match, "main phase")
    chosen = yield from ask(player, "6.6.1.2", Message("ask-main-phase"), match.kept(main_phase_actions, player))
    if chosen is PASS:
        return Frame("start_step", (True,))
    following = yield from play_main_phase_action(match, player, chosen)
    return main_phase if following is None else Call(following, then=main_phase)


@step
def end_phase(match: Match) -> Procedure[Step]:
    """6.8. What happens at the end of the turn; then the other player's turn begins."""
    begin_phase(match, "end phase")
    player = match.state.turn_player
    _restore_normal_states(match, player)  # 6.8.1.1
    yield from check_timing(match)  # 6.8.1.2
    events = Event("beginning:end phase", player=player), Event("end of turn", player=player)
    yield from conclude(match, "turn", events)  # 6.8.1.3 to 6.8.1.5
    forget(match, match.rulebook.forgotten_by_turn)
    following = extra_turns.proceed(match)
    match.state.turn += 1
    match.state.turn_player = following
    match.changed(TURN)
    match.tell("turn-begins", player=Seat(following), turn=match.state.turn)
    return stand_phase


def _restore_normal_states(match: Match, player: int) -> None:
    """6.8.1.1. All G units go to the G zone; locked cards and deleted units of the turn player are turned face up."""
    returning = [card for seat in (player, 1 - player) for card in striding.g_units_to_return(match, seat)]
    if returning:  # 6.8.1.1.1: on whosever circles they are
        with at_once(match):
            for card in returning:
                striding.return_to_g_zone(match, card)
    locked = locking.locked_cards(match, player)
    deleted = [unit for unit in field.units_on_circles(match, player) if locking.is_deleted(match, unit)]
    if locked or deleted:  # 6.8.1.1.2
        with at_once(match):
            locking.unlock(match, locked)
            locking.restore(match, deleted)


def conclude(match: Match, duration: str, events: tuple[Event, ...]) -> Procedure[None]:
    """6.8.1.3 to 6.8.1.5, 7.8.1.1 to 7.8.1.3. Play the abilities that wait for an end, and end what lasts until then.

    This may make further abilities active, or rule actions due: then it is all done again, with those abilities only.
    """
    stood_by: set[StoodBy] = set()
    ended = True
    while True:
        verbs.announce_once(match, events, stood_by)
        if not ended and not match.state.standing_by:
            return
        yield from check_timing(match)
        ended = verbs.expire(match, duration)


def begin_phase(match: Match, phase: str) -> None:
    """Note which phase the turn is in."""
    if PHASE.of(match) != phase:
        PHASE.set(match, phase)
        field.watch_guardians(match)


def distinct(match: Match, cards: tuple[Card, ...]) -> list[Card]:
    """One card of each definition: copies in a hand are the same choice."""
    definition = match.state.definition
    return list({definition[card].number: card for card in reversed(cards)}.values())[::-1]
