"""8.2. The attack declaration step: who attacks which circle, and what happens on an empty one."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from msgspec.structs import replace

from engine.games.luck_and_logic import actions, characteristics, field, zones
from engine.games.luck_and_logic.battle_state import ATTACKS, Battle, require_battle, update
from engine.games.luck_and_logic.editions import edition
from engine.games.luck_and_logic.geometry import across_the_row, is_front
from engine.games.luck_and_logic.turn import begin_phase
from engine.kernel import loops, verbs
from engine.kernel.asking import ask
from engine.kernel.cards import Card
from engine.kernel.decisions import PASS, Option, Procedure, option_of
from engine.kernel.events import Event
from engine.kernel.match import Match
from engine.kernel.messages import Message, Ref, Seat
from engine.kernel.state import Frame
from engine.kernel.steps import Call, Following, step
from engine.kernel.timing import after_check_timing, check_timing, settle, standing_by
from engine.kernel.zones import Zone


def attackers(match: Match, player: int) -> list[Card]:
    """8.2.5. The player's standing members that may attack."""
    rested = match.state.rested
    members = field.members(match, player)
    held_back = field.held_back(match, members, "attack")
    return [card for card in members if not rested[card] and card not in held_back]


def attackable(match: Match, player: int) -> Sequence[Zone]:
    """8.2.6, 8.2.6.1. The player's circles that may be attacked (reading 16).

    One in the back row, only if the gate in front of it has been destroyed.
    """
    within_reach = _within_reach(player, field.circles_with_gates(match, player))
    spared = field.held_back(match, field.members(match, player), "be attacked")
    if not spared:
        return within_reach
    untouchable = {circle for member in spared for circle in match.covered(member)}
    return [each for each in within_reach if each not in untouchable]


@cache
def _within_reach(player: int, with_gates: frozenset[Zone]) -> Sequence[Zone]:
    """8.2.6.1. The circles in the front row, and those behind one whose gate does not stand."""
    return [each for each in zones.CIRCLE.of(player) if is_front(each) or across_the_row(each) not in with_gates]


def attack_limit(match: Match, player: int) -> int:
    """8.2.3. How often the player may attack in this turn."""
    return match.value_of_player(player, characteristics.ATTACK_LIMIT)


def may_attack(match: Match, player: int) -> bool:
    """8.2.4. Whether the player may attack once more in this turn."""
    return attacks_left(match, player) > 0 and not field.is_prohibited(match, player, "attack")


def attack_options(match: Match, player: int, members: Sequence[Card]) -> list[Option]:
    """8.2.5, 8.2.6. Which circle each of these members of a player may attack, if the player may attack at all."""
    if not members:
        return []
    circles = attackable(match, 1 - player)
    return [option_of("attack", card, circle) for card in members for circle in circles]


def _attacks(match: Match, player: int) -> list[Option]:
    """8.2.5, 8.2.6. Which circle each of the player's members may attack."""
    return attack_options(match, player, attackers(match, player))


@step
def attack_declaration_step(match: Match, first: bool = False) -> Procedure[Following]:
    """7.6.1, 8.2.1 to 8.2.4. The turn player may attack; the first of these steps also begins the battle phase."""
    if first:
        begin_phase(match, "battle phase")
        verbs.beginning(match, "battle phase")
    verbs.beginning(match, "attack declaration step")
    return (yield from after_check_timing(match, choose_attack))


def attacks_left(match: Match, player: int) -> int:
    """8.2.4.1. How often a player may still attack in this turn."""
    return int(attack_limit(match, player)) - ATTACKS.of(match)


@step
def choose_attack(match: Match) -> Procedure[Following]:
    """8.2.4. The turn player chooses to attack, with a member and a circle in mind, or goes on to the end phase."""
    if (yield from settle(match)):
        return Call(standing_by, then=choose_attack)
    player = match.state.turn_player
    options = match.kept(_attacks, player)
    if not options or not may_attack(match, player):
        return Frame("end_phase")
    yield from loops.pass_point(match, "attack declaration step")
    chosen = yield from ask(player, "8.2.4", Message("ask-attack"), [PASS, *options])
    if chosen is PASS:  # 8.2.4.2
        return Frame("end_phase")
    assert chosen.card is not None
    return begin_battle(chosen.card, chosen.zone)


@step
def begin_battle(match: Match, card: Card, circle: Zone) -> Procedure[Following]:
    """8.2.4.1 to 8.2.8. The battle begins: a member rests to attack a circle.

    They come as the turn player meant them when choosing to attack. If anything happens at the check timing between,
    the player chooses again; who cannot any more has begun a battle all the same (8.1.3, reading 15).
    """
    player = match.state.turn_player
    before = match.happened
    yield from check_timing(match)
    again = match.happened != before
    ATTACKS.set(match, ATTACKS.of(match) + 1)
    update(match, Battle())
    if again:
        options = match.kept(_attacks, player)
        if not options:
            return Frame("end_of_battle_step")
        chosen = yield from ask(player, "8.2.5", Message("ask-attack-now"), options)
        assert chosen.card is not None
        assert chosen.zone is not None
        card, circle = chosen.card, chosen.zone
    verbs.rest(match, card)  # 8.2.5
    fighters = (card, field.member_on(match, circle)) if edition(match).fights_from_the_choice else (None, None)
    update(
        match, replace(require_battle(match), chosen=card, attacker=fighters[0], circle=circle, defender=fighters[1])
    )
    match.tell("attacks", card=Ref(card), player=Seat(1 - player), zone=circle)
    return (yield from after_check_timing(match, attack_declared))


@step
def attack_declared(match: Match) -> Procedure[Following]:
    """8.2.9 to 8.2.11. From now on there are an attacking member and, if one is on the circle, a defending member."""
    current = require_battle(match)
    circle = current.circle
    assert circle is not None
    defender = field.member_on(match, circle)
    update(match, replace(current, attacker=current.chosen, defender=defender))
    attacker, player = current.chosen, match.state.turn_player
    match.announce(Event("attacks", attacker, player, destination=circle, other=defender))
    if defender is None:
        return (yield from after_check_timing(match, destroy_the_gate))
    match.announce(Event("is attacked", defender, 1 - player, destination=circle, other=attacker))
    match.announce(Event("defends", defender, 1 - player, destination=circle, other=attacker))
    return (yield from after_check_timing(match, Frame("intercept_step")))


@step
def destroy_the_gate(match: Match) -> Procedure[Following]:
    """8.2.10.3, 8.2.10.4. The attacking member, if there still is one, destroys the gate of the empty circle."""
    current = require_battle(match)
    assert current.circle is not None
    gate = field.gate_under(match, current.circle)
    if current.attacker is not None and gate is not None:
        yield from actions.destroy_gate(match, gate, current.attacker)
    return (yield from after_check_timing(match, Frame("end_of_battle_step")))
