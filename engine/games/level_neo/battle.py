"""4.3, 5 to 9. The battle phase: attack, cover, level bursts, judgement."""

from __future__ import annotations

from engine.games.level_neo import actions, field
from engine.games.level_neo.battle_state import (
    Battle,
    attackers,
    battle,
    enlist,
    main_of,
    target,
    update,
)
from engine.games.level_neo.skills import LevelBurst
from engine.games.level_neo.turn import main_phase_2, open_window
from engine.kernel import verbs
from engine.kernel.abilities import Context
from engine.kernel.asking import ask, may
from engine.kernel.cards import Card
from engine.kernel.decisions import PASS, Option, Procedure
from engine.kernel.events import Event
from engine.kernel.match import Match
from engine.kernel.messages import Message, Ref, Seat
from engine.kernel.state import Frame
from engine.kernel.steps import Step, step
from engine.kernel.timing import check_timing

ATTACKED = "attacked"
"""The key in `State.memory` of the characters that have attacked in this turn: (card, `State.entered`) (5.1)."""


# ---- what may attack what


def may_attack(match: Match, card: Card) -> bool:
    """5.1. Whether a character may be set to rest to attack: Active, and for the first time in this turn."""
    state = match.state
    return not (
        state.rested[card]
        or (card, state.entered[card]) in state.memory[ATTACKED]
        or "attack" in match.values(card)["cannot"]
    )


def targets_of(match: Match, card: Card) -> list[Card]:
    """5.3 to 5.7, 5.9, 5.10. What an attack declared by this character may be aimed at, with or without a partner."""
    other = 1 - match.master(card)
    main = field.main_character(match, other)
    if field.is_main(match, card):
        found = [main]
    else:
        found = [found for found in field.characters(match, other) if match.state.rested[found]]
    return [each for each in found if "be attacked" not in match.values(each)["cannot"]]


def partners_of(match: Match, card: Card) -> list[Card]:
    """5.8, 7.6. The support characters that may be added to an attack declared by this character."""
    player = match.master(card)
    if field.is_main(match, card) and field.in_level_neo(match, player):
        return []
    if "combi attack" in match.values(card)["cannot"]:
        return []
    return [
        other
        for other in field.supports(match, player)
        if other != card and may_attack(match, other) and "combi attack" not in match.values(other)["cannot"]
    ]


# ---- the steps of a battle


@step
def declare_attack(match: Match) -> Procedure[Step | Frame]:
    """4.3.3, 5.1. The turn player declares an attack, or goes on to the second main phase."""
    yield from check_timing(match)
    player = match.state.turn_player
    options = [
        Option("attack", card, match.state.zone[aimed_at])
        for card in field.characters(match, player)
        if may_attack(match, card)
        for aimed_at in targets_of(match, card)
    ]
    chosen = PASS
    if options:
        chosen = yield from ask(player, "4.3.3", Message("ask-attack"), [PASS, *options])
    if chosen is PASS:
        match.state.memory[ATTACKED] = ()
        return main_phase_2
    assert chosen.card is not None
    assert chosen.zone is not None
    aimed_at = match.cards(chosen.zone)[0]
    partner = yield from _choose_partner(match, player, chosen.card, aimed_at)
    attacking = (chosen.card,) if partner is None else (chosen.card, partner)
    _begin_battle(match, player, attacking, aimed_at)
    return open_window(match, "after the attack")


def _choose_partner(match: Match, player: int, card: Card, aimed_at: Card) -> Procedure[Card | None]:
    """5.8. The support character that attacks together with this one, if the player wants one."""
    candidates = partners_of(match, card)
    if not candidates:
        return None
    prompt = Message("ask-partner", {"card": Ref(card), "target": Ref(aimed_at)})
    chosen = yield from ask(player, "5.8", prompt, [PASS, *(Option("partner", other) for other in candidates)])
    return chosen.card


def _begin_battle(match: Match, player: int, attacking: tuple[Card, ...], aimed_at: Card) -> None:
    """5.1. The attackers are set to rest, and the attack is declared."""
    actions.rest(match, attacking, None)
    fighters = tuple(enlist(match, card) for card in attacking)
    match.state.memory[ATTACKED] += fighters
    update(match, Battle(fighters, enlist(match, aimed_at)))
    if len(attacking) > 1:
        match.tell("attacks-together", card=Ref(attacking[0]), partner=Ref(attacking[1]), target=Ref(aimed_at))
    else:
        match.tell("attacks", card=Ref(attacking[0]), target=Ref(aimed_at))
    for card in attacking:
        match.announce(Event("attack", card, player, other=aimed_at))
    match.announce(Event("attacked", aimed_at, 1 - player, other=attacking[0]))


@step
def declare_cover(match: Match) -> Procedure[Frame]:
    """4.3.5, 6. The defending player may let an Active support character take the attack upon itself."""
    yield from check_timing(match)
    current = battle(match)
    assert current is not None
    if _is_broken_off(match, current):
        return _break_off(match)
    defender = 1 - match.state.turn_player
    candidates = covers(match, current, defender)
    if candidates:
        aimed_at = current.target.card
        prompt = Message("ask-cover", {"card": Ref(aimed_at), **_totals(match, current)})
        options = [PASS, *(Option("cover", card) for card in candidates)]
        chosen = yield from ask(defender, "4.3.5", prompt, options)
        if chosen.card is not None:
            actions.rest(match, (chosen.card,), None)
            update(match, current._replace(target=enlist(match, chosen.card), covered=current.target))
            match.tell("covers", card=Ref(chosen.card), covered=Ref(aimed_at))
            match.announce(Event("cover", chosen.card, defender, other=aimed_at))
    return open_window(match, "before the bursts")


def covers(match: Match, current: Battle, defender: int) -> list[Card]:
    """6.1, 6.3, 7.7. The Active support characters that may cover; none if a Level Neo attacks."""
    attacker = 1 - defender
    main = main_of(match, current, attacker)
    if main is not None and field.in_level_neo(match, attacker):
        return []
    if any("be covered" in match.values(card)["cannot"] for card in attackers(match, current)):
        return []
    return [
        card
        for card in field.supports(match, defender)
        if not match.state.rested[card] and "cover" not in match.values(card)["cannot"]
    ]


@step
def begin_level_bursts(match: Match) -> Procedure[Frame]:
    """4.3.7, 8.2. The attacking player chooses first."""
    yield from ()
    return level_burst(match.state.turn_player, False)


@step
def level_burst(match: Match, player: int, declined: bool) -> Procedure[Frame]:
    """8. The players take turns at turning a face-down level card up, until neither will or can any more.

    ``player`` may burst now; ``declined`` is whether the other one has just not done so.
    """
    yield from check_timing(match)
    current = battle(match)
    assert current is not None
    if _is_broken_off(match, current):
        return _break_off(match)
    cards = field.burstable(match, player) if may_burst(match, current, player) else []
    chosen = PASS
    if cards:
        prompt = Message("ask-burst", _totals(match, current))
        options = [PASS, *(Option("burst", card, value=_position(match, card)) for card in cards)]
        chosen = yield from ask(player, "8.5" if declined else "8.2", prompt, options)
    if chosen.card is None:
        return judgement.frame if declined else level_burst(1 - player, True)  # 8.9, 8.10
    yield from _burst(match, player, chosen.card)
    return level_burst(1 - player, False)  # 8.8


def may_burst(match: Match, current: Battle, player: int) -> bool:
    """8.1, 8.3. Whether the player's main character is in the battle and its level burst has not failed."""
    main = main_of(match, current, player)
    return main is not None and player not in current.failed and "level burst" not in match.values(main)["cannot"]


def _burst(match: Match, player: int, card: Card) -> Procedure[None]:
    """8.5 to 8.7. Turn a level card face up; without a level burst text it fails, and no other may follow."""
    verbs.turn_face(match, card, down=False)
    definition = match.state.definition[card]
    burst = next((ability for ability in definition.abilities if isinstance(ability, LevelBurst)), None)
    if burst is None:
        current = battle(match)
        assert current is not None
        update(match, current._replace(failed=(*current.failed, player)))
        match.tell("burst-fails", player=Seat(player), card=Ref(card))
        return
    match.tell("bursts", player=Seat(player), card=Ref(card), ability=burst)
    match.announce(Event("level burst", card, player))
    if burst.effect is not None:
        context = Context(card, player, match.state.entered[card], burst, known=match.values(card))
        yield from burst.effect.resolve(match, context)


@step
def judgement(match: Match) -> Procedure[Frame]:
    """4.3.8, 9.1. The side with more AP wins; with equal AP both sides lose."""
    current = battle(match)
    assert current is not None
    if _is_broken_off(match, current):
        return _break_off(match)
    player = match.state.turn_player
    attack, defence = total_ap(match, current)
    result = "attack" if attack > defence else "defence" if attack < defence else "both"
    match.tell("judgement", attack=attack, defence=defence, result=result)
    attacking, aimed_at = attackers(match, current), current.target.card
    fighting = [*attacking, aimed_at]
    winners = attacking if attack > defence else [aimed_at] if attack < defence else []
    _check_level_neo(match, winners)
    for card in fighting:
        kind = "battle won" if card in winners else "battle lost"
        match.announce(Event(kind, card, match.master(card)))
    if aimed_at not in winners:
        yield from _defender_loses(match, aimed_at)
    if not attack > defence:
        yield from _attackers_lose(match, attacking, 1 - player)
    elif main_of(match, current, player) is not None:
        yield from _winner_levels_up(match, player)
    verbs.release(match, "next battle", fighting)  # 4.3.8, 9.8
    return end_battle.frame


def total_ap(match: Match, current: Battle) -> tuple[int, int]:
    """5.8, 9.1. The AP of both sides: the attackers' together, and that of the character attacked."""
    aimed_at = target(match, current)
    attack = sum(field.ap(match, card) for card in attackers(match, current))
    return attack, field.ap(match, aimed_at) if aimed_at is not None else 0


def _check_level_neo(match: Match, winners: list[Card]) -> None:
    """7.8, 9.3, 10.1. A main character in Level Neo that wins a battle, on either side, wins the game."""
    for card in winners:
        player = match.master(card)
        if field.is_main(match, card) and field.in_level_neo(match, player):
            match.lose((1 - player,), "10.1", "level-neo")


def _defender_loses(match: Match, card: Card) -> Procedure[None]:
    """9.5, 9.6. A main character levels down, a support character goes to the discard pile."""
    if field.is_main(match, card):
        yield from actions.level_down(match, match.master(card))
    else:
        yield from actions.send_to_discard(match, [card], None, detail=actions.DEFEAT)


def _attackers_lose(match: Match, attacking: list[Card], chooser: int) -> Procedure[None]:
    """9.4, 9.6, 9.7. With a main character nothing happens; of two supports the other player chooses one.

    9.7 lets the winning player choose; with equal AP nobody wins, and the defending player chooses all the same.
    """
    if any(field.is_main(match, card) for card in attacking):
        return
    lost = attacking[0]
    if len(attacking) > 1:
        options = [Option("defeat", card) for card in attacking]
        chosen = yield from ask(chooser, "9.7", Message("ask-defeated"), options)
        assert chosen.card is not None
        lost = chosen.card
    yield from actions.send_to_discard(match, [lost], None, detail=actions.DEFEAT)


def _winner_levels_up(match: Match, player: int) -> Procedure[None]:
    """7.2, 9.2. An attacking main character that has won, alone or in a combi attack, may level up."""
    main = field.main_character(match, player)
    prompt = Message("ask-level-up", {"card": Ref(main), "level": field.level(match, player) + 1})
    if not field.in_level_neo(match, player) and (yield from may(player, "7.2", prompt, card=main)):
        yield from actions.level_up(match, player)


@step
def end_battle(match: Match) -> Procedure[Frame]:
    """8.13. The battle is over, judged or broken off; another attack may follow (4.3.2)."""
    verbs.expire(match, "battle")
    update(match, None)
    yield from check_timing(match)
    return open_window(match, "before the attack")


def _is_broken_off(match: Match, current: Battle) -> bool:
    """Whether a side of the battle has left the field: there is nothing to judge then."""
    return not attackers(match, current) or target(match, current) is None


def _break_off(match: Match) -> Frame:
    """End a battle that cannot be judged: nobody wins or loses it."""
    match.tell("broken-off")
    return end_battle.frame


def _position(match: Match, card: Card) -> int:
    """Where a card lies in its zone, counted from 1: what tells face-down cards apart."""
    return match.cards(match.state.zone[card]).index(card) + 1


def _totals(match: Match, current: Battle) -> dict[str, int]:
    attack, defence = total_ap(match, current)
    return {"attack": attack, "defence": defence}
