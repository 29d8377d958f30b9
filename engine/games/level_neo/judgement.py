"""4.3.8, 9. Battle judgement: who has won, and what comes of it."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from engine.games.level_neo import actions, field
from engine.games.level_neo.battle import break_off, end_battle, is_broken_off
from engine.games.level_neo.battle_state import attackers, enlist, require_battle, total_ap, update
from engine.kernel import verbs
from engine.kernel.asking import ask, may
from engine.kernel.cards import Card
from engine.kernel.decisions import Option, Procedure
from engine.kernel.events import Event
from engine.kernel.match import Match
from engine.kernel.messages import Message, Ref
from engine.kernel.state import Frame
from engine.kernel.steps import step


@step
def judgement(match: Match) -> Procedure[Frame]:
    """4.3.8, 9.1. The side with more AP wins; with equal AP both sides lose."""
    current = require_battle(match)
    if is_broken_off(match, current):
        return break_off(match)
    attack, defence = total_ap(match, current)
    result = "attack" if attack > defence else "defence" if attack < defence else "both"
    attacking, defending = attackers(match, current), current.target.card
    together = tuple([Ref(card) for card in attacking])
    match.tell("judgement", attackers=together, target=Ref(defending), attack=attack, defence=defence, result=result)
    winners = attacking if result == "attack" else [defending] if result == "defence" else []
    _check_level_neo(match, winners)
    fighting = [*attacking, defending]
    update(match, replace(current, judged=tuple(enlist(match, card) for card in fighting)))
    for card in fighting:
        kind = "battle won" if card in winners else "battle lost"
        match.announce(Event(kind, card, match.master(card)))
    if result == "attack":
        yield from _winners_level_up(match, attacking)
    yield from _lose(match, [] if result == "attack" else attacking, [] if result == "defence" else [defending])
    verbs.release(match, "next battle", fighting)  # 4.3.8, 9.8
    return end_battle.frame


def _check_level_neo(match: Match, winners: Sequence[Card]) -> None:
    """7.8, 9.3, 10.1. A main character in Level Neo that wins a battle, on either side, wins the game (decision 16)."""
    for card in winners:
        player = match.master(card)
        if field.is_main(match, card) and field.in_level_neo(match, player):
            match.lose((1 - player,), "10.1", "level-neo")


def _winners_level_up(match: Match, attacking: Sequence[Card]) -> Procedure[None]:
    """7.2, 9.2. An attacking main character that has won, alone or in a combi attack, may level up (decision 17)."""
    for main in attacking:
        if not field.is_main(match, main):
            continue
        player = match.master(main)
        prompt = Message("ask-level-up", {"card": Ref(main), "level": field.level(match, player) + 1})
        if (yield from may(player, "7.2", prompt, card=main)):
            yield from actions.level_up(match, player)


def _lose(match: Match, attacking: Sequence[Card], defending: Sequence[Card]) -> Procedure[None]:
    """9.4 to 9.7. What losers lose: levels, and support characters, all of them at the same time (decision 21)."""
    lost: list[Card] = []
    for card in defending:
        if field.is_main(match, card):
            yield from actions.level_down(match, match.master(card))
        else:
            lost.append(card)
    if not any(field.is_main(match, card) for card in attacking):
        lost += yield from _one_of(match, attacking)
    yield from actions.send_to_discard(match, lost, how=actions.DEFEAT)


def _one_of(match: Match, attacking: Sequence[Card]) -> Procedure[Sequence[Card]]:
    """9.7. Of two supports in a lost combi attack, the one that the defending player chooses (decision 20)."""
    if len(attacking) < 2:
        return attacking
    options = [Option("defeat", card) for card in attacking]
    chosen = yield from ask(1 - match.state.turn_player, "9.7", Message("ask-defeated"), options)
    assert chosen.card is not None
    return [chosen.card]
