"""7.1 to 7.4, 7.7. The turn: stand, draw, level and end phases."""

from __future__ import annotations

from typing import Final

from engine.games.luck_and_logic import actions, characteristics, field, stock, zones
from engine.games.luck_and_logic.editions import edition
from engine.games.luck_and_logic.playing import distinct
from engine.kernel import hand_and_deck, verbs
from engine.kernel.asking import ask
from engine.kernel.aspects import TURN
from engine.kernel.cards import Card
from engine.kernel.decisions import PASS, Option, Procedure, option_of
from engine.kernel.events import Event
from engine.kernel.match import Match
from engine.kernel.memory import forget
from engine.kernel.messages import Message, Ref, Seat
from engine.kernel.moments import at_once
from engine.kernel.standing_by import StoodBy
from engine.kernel.state import Frame
from engine.kernel.steps import Following, Step, step
from engine.kernel.timing import after_check_timing, check_timing, settle
from engine.language.times import PHASE, START_OF_NEXT_TURN

DRAWS: Final = 2  # 7.3.3

_STANDING: Final = tuple(
    [
        [zone for kind in (zones.CIRCLE, zones.SET, zones.GATE, zones.LEVEL) for zone in kind.of(player)]
        for player in (0, 1)
    ]
)
"""7.2.4. Where the cards of each player stand up."""


@step
def stand_phase(match: Match) -> Procedure[Following]:
    """7.2. The turn player stands all cards on the field and in the level zone."""
    player = match.state.turn_player
    begin_phase(match, "stand phase")
    verbs.expire(match, START_OF_NEXT_TURN)  # 7.2.2: before anything that waits for this beginning is primed
    if match.state.turn <= edition(match).turns_that_begin_the_game:  # reading 9
        verbs.beginning(match, "game")
    verbs.beginning(match, "turn")
    verbs.beginning(match, "stand phase")
    yield from check_timing(match)
    piles = match.state.zones
    verbs.stand_together(match, [card for zone in _STANDING[player] for card in piles[zone]])  # 7.2.4
    return (yield from after_check_timing(match, draw_phase))


@step
def draw_phase(match: Match) -> Procedure[Following]:
    """7.3. The turn player draws two cards, and puts one from the deck on the stock."""
    player = match.state.turn_player
    begin_phase(match, "draw phase")
    verbs.beginning(match, "draw phase")
    yield from check_timing(match)
    yield from hand_and_deck.draw(match, player, DRAWS)
    yield from check_timing(match)  # 7.3.4
    yield from stock.stock_from_deck(match, player)
    return (yield from after_check_timing(match, level_phase))


@step
def level_phase(match: Match) -> Procedure[Following]:
    """7.4.1, 7.4.2. The level phase begins."""
    begin_phase(match, "level phase")
    verbs.beginning(match, "level phase")
    return (yield from after_check_timing(match, place_level))


@step
def place_level(match: Match) -> Procedure[Following]:
    """7.4.3. The turn player may put a card of the hand into the level zone, or exchange one of a full one."""
    player = match.state.turn_player
    options = [option_of("level", card) for card in distinct(match, field.hand(match, player))]
    level = field.level(match, player)
    full = level >= match.value_of_player(player, characteristics.LEVEL_LIMIT)
    if options and (level or not full):  # where the limit is 0, there is nothing to exchange
        prompt = Message("ask-level-exchange") if full else Message("ask-level", {"level": level})
        rule = "7.4.3.1.1" if full else "7.4.3"
        chosen = yield from ask(player, rule, prompt, [PASS, *options])
        if chosen.card is not None and full:
            yield from _exchange(match, player, chosen.card)
        elif chosen.card is not None:
            hidden = match.state.turn == 1  # 7.4.3.1
            yield from verbs.move(match, chosen.card, zones.LEVEL[player], verbs.Arrival(face_down=hidden))
            match.tell("levels", player=Seat(player), hidden=str(hidden), card=Ref(chosen.card))
    return (yield from after_check_timing(match, begin_main_phase))


def _exchange(match: Match, player: int, card: Card) -> Procedure[None]:
    """7.4.3.1.1, 5.11. A card of the hand and one of the full level zone change places (reading 7)."""
    options = [Option("take-back", other) for other in field.level_cards(match, player)]
    chosen = yield from ask(player, "7.4.3.1.1", Message("ask-take-back", {"card": Ref(card)}), options)
    assert chosen.card is not None
    with at_once(match):
        verbs.place(match, card, zones.LEVEL[player])
        match.tell("exchanges-level", player=Seat(player), card=Ref(card), other=Ref(chosen.card))
        verbs.place(match, chosen.card, zones.HAND[player])


@step
def begin_main_phase(match: Match) -> Procedure[Following]:
    """7.5.1, 7.5.2. The main phase begins."""
    begin_phase(match, "main phase")
    verbs.beginning(match, "main phase")
    return (yield from after_check_timing(match, Frame("main_phase")))


@step
def end_phase(match: Match) -> Procedure[Step]:
    """7.7. The end of the turn, again as long as anything is due at it; then the other player's turn begins."""
    player = match.state.turn_player
    begin_phase(match, "end phase")
    stood_by: set[StoodBy] = set()  # reading 22
    due = (Event("beginning:end phase", player=player), Event("end of turn", player=player))
    verbs.announce_once(match, due, stood_by)  # 7.7.2
    while True:
        yield from check_timing(match)
        left = [card for seat in (0, 1) for card in match.cards(zones.PARADOX[seat])]
        yield from actions.drop(match, left)  # 7.7.4, reading 21
        if edition(match).checks_after_paradoxes:
            yield from check_timing(match)  # 7.7.5
        limit = match.value_of_player(player, characteristics.HAND_LIMIT)
        if limit is not None:
            yield from actions.discard_down_to(match, player, limit, "7.7.6")
        verbs.expire(match, "turn")  # 7.7.7 (1.00: 7.7.5)
        verbs.announce_once(match, due, stood_by)  # 7.7.8 (1.00: 7.7.6): those that have come meanwhile, too
        happened = match.happened
        if not (yield from settle(match)) and match.happened == happened:
            break  # what has ended asks for nothing, so that nobody discards once more
    forget(match, match.rulebook.forgotten_by_turn)
    match.state.turn += 1
    match.state.turn_player = 1 - player
    match.changed(TURN)
    match.tell("turn-begins", player=Seat(1 - player), turn=match.state.turn)
    return stand_phase


def begin_phase(match: Match, phase: str) -> None:
    """Note which phase the turn is in."""
    if PHASE.of(match) != phase:
        PHASE.set(match, phase)
