"""115, 508, 510, 701.13. Battles between creatures, and the end of an attack."""

from __future__ import annotations

from msgspec.structs import replace

from engine.games.duel_masters import battle_state, declaring_after_attack, field
from engine.games.duel_masters.battle_state import (
    ATTACK,
    BATTLE,
    BATTLE_LOST,
    BATTLE_WON,
    END_OF_BATTLE,
    LOST,
    Loss,
    creature_of,
    enlist,
)
from engine.games.duel_masters.battling_instead import who_battles
from engine.games.duel_masters.characteristics import CIVILIZATIONS, KEYWORDS, MAY
from engine.games.duel_masters.slayer import SLAYER
from engine.kernel import verbs
from engine.kernel.cards import Card, Values
from engine.kernel.decisions import Procedure
from engine.kernel.events import Event
from engine.kernel.match import Match
from engine.kernel.messages import Ref
from engine.kernel.standing_by import StandingBy
from engine.kernel.state import Frame
from engine.kernel.steps import Call, Following, step
from engine.kernel.timing import after_check_timing, check_timing, set_aside, settle, standing_by, take_up

WINS_BATTLES = "wins battles"
"""115.3c. What a creature may do that wins against any power."""


_RESULTS = {(True, False): "first", (False, True): "second", (True, True): "both", (False, False): "neither"}
"""How a battle ended, by whether each of the two has won it: as the log tells it."""


def battle(match: Match, first: Card, second: Card) -> Procedure[None]:
    """115.1 to 115.3. Two creatures battle: the one with the higher power wins; with equal powers both lose.

    101.4e, 101.4f. What triggers as it begins may let others battle; when these have, it goes on.
    """
    first, second = yield from who_battles(match, first, second)
    BATTLE.set(match, (*BATTLE.of(match), (enlist(match, first), enlist(match, second))))
    set_aside(match)  # 101.4f: in an effect, what stands by waits until it is done
    for card, other in ((first, second), (second, first)):
        if match.hears("battle"):
            match.announce(Event("battle", card, match.master(card), other=other))
    yield from check_timing(match)
    take_up(match)
    here, there = [creature_of(match, fighter) for fighter in BATTLE.of(match)[-1]]
    if here is not None and there is not None:
        _judge(match, here, there, {card: match.values(card) for card in (here, there)})
    number = battle_state.number_of_battle(match)
    BATTLE.set(match, BATTLE.of(match)[:-1])
    if match.hears(END_OF_BATTLE):
        match.announce(Event(END_OF_BATTLE, first, match.master(first), other=second, detail=number))


def _judge(match: Match, first: Card, second: Card, values: dict[Card, Values]) -> None:
    powers = {card: field.power(match, card) for card in (first, second)}  # 108.1b
    winning = {card for card in (first, second) if WINS_BATTLES in values[card][MAY]}
    winners = winning or {card for card, power in powers.items() if power > min(powers.values())}
    power, against = field.said_power(powers[first]), field.said_power(powers[second])
    result = _RESULTS[first in winners, second in winners]
    match.tell("battles", card=Ref(first), power=power, other=Ref(second), against=against, result=result)
    pairs = ((first, second), (second, first))
    losers = [(card, other) for card, other in pairs if card not in winners]
    lost = [
        Loss(enlist(match, card), enlist(match, other), not field.cannot(match, card, field.BE_DESTROYED))
        for card, other in losers  # which are battling still
    ]
    LOST.set(match, (*LOST.of(match), *lost))
    for card, other in pairs:
        kind = BATTLE_WON if card in winners else BATTLE_LOST
        if match.hears(kind):
            match.announce(Event(kind, card, match.master(card), other=other))
        if field.counts_against(values[card][KEYWORDS], "slayer", values[other][CIVILIZATIONS]):
            _slay(match, card, other)


def _slay(match: Match, card: Card, other: Card) -> None:
    """115.3d. A slayer destroys the other after the battle, also when it has lost."""
    entered = match.state.entered
    event = Event("slayer", other, match.master(card), entered=entered[other])
    match.stand_by([StandingBy(SLAYER, card, match.master(card), entered[card], event, "s", "s", timed=True)])


@step
def battle_step(match: Match) -> Procedure[Following]:
    """508.1. If the attack is aimed at a creature, the two battle; otherwise it goes on to the player."""
    if (yield from settle(match)):
        return Call(standing_by, battle_step)
    if not battle_state.goes_on(match):
        return end_of_attack.frame
    attacking, attacked = battle_state.attacker(match), battle_state.attacked(match)
    assert attacking is not None
    current = ATTACK.of(match)
    if attacked is None:
        if current is not None:
            ATTACK.set(match, replace(current, is_direct=True))
        return Frame("direct_attack")
    if current is not None and current.is_called_off:
        return end_of_attack.frame
    if current is not None:
        ATTACK.set(match, replace(current, has_battled=True))
    yield from battle(match, attacking, attacked)
    return (yield from after_check_timing(match, end_of_attack))


@step
def end_of_attack(match: Match) -> Procedure[Following]:
    """510.1. What triggers at the end of an attack is resolved while creatures are still attacking and blocking."""
    current = ATTACK.of(match)
    if current is not None and match.hears("end of attack"):
        match.announce(Event("end of attack", field.lead(match, current.attacker.card), match.state.turn_player))
    yield from declaring_after_attack.declare(match)
    return (yield from after_check_timing(match, attack_over))


@step
def attack_over(match: Match) -> Procedure[Following]:
    """510.2. Nothing attacks or blocks any more, and effects that last as long as the attack end."""
    ATTACK.reset(match)
    verbs.expire(match, "attack")
    return (yield from after_check_timing(match, Frame("attack_step")))
