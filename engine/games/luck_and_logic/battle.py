"""8.3, 8.5, 8.6. Intercepting, who wins the battle, and its end. Between them is the logic definition (`logic`)."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from engine.games.luck_and_logic import actions, characteristics, field, paradoxes, stock, zones
from engine.games.luck_and_logic.attacking import attack_declaration_step
from engine.games.luck_and_logic.battle_state import Battle, decide, enter, fighters, require_battle, update
from engine.games.luck_and_logic.logic_definition import logic_definition_step
from engine.kernel import verbs
from engine.kernel.cards import Card
from engine.kernel.decisions import Decision, Option, Procedure
from engine.kernel.events import Event
from engine.kernel.match import Match
from engine.kernel.messages import Message, Ref
from engine.kernel.standing_by import StoodBy
from engine.kernel.steps import Following, step
from engine.kernel.timing import after_check_timing, check_timing


@step
def intercept_step(match: Match) -> Procedure[Following]:
    """8.3.1, 8.3.2. The intercept step begins."""
    enter(match, "intercept step")
    verbs.beginning(match, "intercept step")
    return (yield from after_check_timing(match, intercept))


@step
def intercept(match: Match) -> Procedure[Following]:
    """8.3.3 to 8.3.6. The non-turn player may place members with the intercept icon into the intercept zone."""
    player = 1 - match.state.turn_player
    able = interceptors(match, player)
    chosen: tuple[Card, ...] = ()
    if able:
        current = require_battle(match)
        assert current.attacker is not None
        assert current.defender is not None
        prompt = Message("ask-intercept", {"card": Ref(current.defender), "attacker": Ref(current.attacker)})
        options = [Option("intercept", card) for card in able]
        answer = yield Decision(player, "8.3.3", prompt, options, 0, len(options), default=())
        chosen = tuple([option.card for option in answer if option.card is not None])
    yield from place_interceptors(match, player, chosen)
    return (yield from after_check_timing(match, logic_definition_step))


def interceptors(match: Match, player: int) -> list[Card]:
    """8.3.3.1. The members that may intercept, standing or not (reading 37): all with the icon but the one attacked."""
    current = require_battle(match)
    if current.attacker is None or current.defender is None:
        return []
    if field.cannot(match, current.attacker, "be intercepted") or field.is_prohibited(match, player, "intercept"):
        return []
    return [
        card
        for card in field.members(match, player)
        if card != current.defender
        and match.value(card, characteristics.INTERCEPTS)
        and not field.cannot(match, card, "intercept")
    ]


def place_interceptors(match: Match, player: int, cards: tuple[Card, ...]) -> Procedure[None]:
    """5.17.1, 8.3.4, 8.3.5. Place members into the intercept zone: they intercept, which abilities answer as a move."""
    moves = [(card, zones.INTERCEPT[player]) for card in cards]
    placed = yield from verbs.move_together(match, moves)
    placed = [card for card in placed if match.state.zone[card] is zones.INTERCEPT[player]]
    if not placed:
        return
    current = require_battle(match)
    update(match, replace(current, interceptors=(*current.interceptors, *placed)))
    for card in placed:
        match.tell("intercepts", card=Ref(card))


@step
def victory_determination_step(match: Match) -> Procedure[Following]:
    """8.5.1, 8.5.2. The victory determination step (1.00: battle result step) begins."""
    enter(match, "victory determination step")
    verbs.beginning(match, "victory determination step")
    return (yield from after_check_timing(match, determine_victory))


@step
def determine_victory(match: Match) -> Procedure[Following]:
    """8.5.3 to 8.5.5. Who wins the battle."""
    current = require_battle(match)
    winner = _winner(match, current)
    losers = tuple([card for card in fighters(match) if card != winner])
    decide(match, winner, losers)
    for card, event in ((winner, "wins"), *((loser, "loses") for loser in losers)):
        if card is not None:
            other = current.defender if card == current.attacker else current.attacker
            match.announce(Event(event, card, match.master(card), other=other))
    return (yield from after_check_timing(match, stock_the_beaten))


def _winner(match: Match, current: Battle) -> Card | None:
    """8.5.3. The member that wins: by what is compared, the attacking one if that is equal; or the only one left."""
    attacker, defender = current.attacker, current.defender
    if attacker is None or defender is None:
        alone = attacker if attacker is not None else defender
        if alone is not None:
            match.tell("wins-alone", card=Ref(alone))
        return alone
    what = paradoxes.compared(match)
    attack, defence = match.values(attacker)[what], match.values(defender)[what]
    won = "attack" if attack >= defence else "defence"
    winner, loser = (attacker, defender) if won == "attack" else (defender, attacker)
    numbers = {"attack": attack, "defence": defence}
    match.tell("result", attacker=Ref(attacker), what=what, **numbers, won=won, card=Ref(winner), other=Ref(loser))
    return winner


@step
def stock_the_beaten(match: Match) -> Procedure[Following]:
    """8.5.6 to 8.5.8. A defending member that has lost goes to the stock."""
    current = require_battle(match)
    if current.defender is not None and current.defender in current.losers:
        yield from stock.put_on_stock(match, [current.defender])
    return (yield from after_check_timing(match, end_of_battle_step))


@step
def end_of_battle_step(match: Match) -> Procedure[Following]:
    """8.6. The end of the battle, again as long as anything is due at it; then the next attack may be declared."""
    enter(match, "end of battle step")
    stood_by: set[StoodBy] = set()
    beginning = Event("beginning:end of battle step", player=match.state.turn_player)
    verbs.announce_once(match, (beginning,), stood_by)  # 8.6.2
    while True:
        yield from check_timing(match)
        yield from _clear_battle_zones(match)
        ended = verbs.expire(match, "battle")  # 8.6.6
        verbs.announce_once(match, (beginning,), stood_by)  # 8.6.7: those that have come meanwhile, too
        if not (ended or match.state.standing_by or match.rule_actions_dirty):
            break
    update(match, None)
    return attack_declaration_step


_CLEARED: Final = tuple([kind[player] for player in (0, 1) for kind in (zones.BATTLE, zones.INTERCEPT, zones.PARADOX)])
"""8.6.4, 8.6.5. The zones that are cleared at the end of a battle."""


def _clear_battle_zones(match: Match) -> Procedure[None]:
    """8.6.4, 8.6.5. Face-up paradoxes come to the paradox zone, or stay there; all else is dropped."""
    state = match.state
    up = [card for player in (0, 1) for card in paradoxes.face_up_paradoxes(match, player)]
    leaving = [card for place in _CLEARED for card in state.zones[place] if card not in up]
    if up:
        staying = [card for card in up if state.zone[card].kind is zones.BATTLE]
        yield from verbs.move_together(match, [(card, zones.PARADOX[state.zone[card].player]) for card in staying])
    if leaving:
        yield from actions.drop(match, leaving)
