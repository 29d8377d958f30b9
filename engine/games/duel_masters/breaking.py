"""104.2a, 113, 509, 701.14. The direct attack, and breaking shields."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from msgspec.structs import replace

from engine.games.duel_masters import battle_state, field, shield_triggers, trigger_bonus
from engine.games.duel_masters.battle_state import ATTACK, BROKE, DEFEATED, ShieldBreaker, enlist
from engine.games.duel_masters.characteristics import BREAKS, MAY, MORE_BREAKS
from engine.games.duel_masters.shield_trigger_effects import SHIELD_TRIGGER
from engine.games.duel_masters.shields import CHOSEN
from engine.kernel.asking import ask
from engine.kernel.cards import Card
from engine.kernel.decisions import Decision, Option, Procedure
from engine.kernel.events import Event
from engine.kernel.match import Match
from engine.kernel.messages import Message, Ref, Seat
from engine.kernel.replacement import is_replaceable, replaced_together
from engine.kernel.state import Frame
from engine.kernel.steps import Following, step
from engine.kernel.timing import after_check_timing, check_timing
from engine.kernel.zones import Zone

POWER_FOR_ONE_MORE: Final = 6000
"""The power for which a creature with powered breaker breaks one shield more."""

BREAK = "break"
"""The event of a shield's being about to break: the card breaks it, the source is the shield."""

CHOOSE_BROKEN = "choose the shields that are broken"
"""101.2, 509.3. What a player may do who chooses which of their own shields the opponent's creatures break."""

SILENTLY = "break shields without shield triggers"
"""112.3a. What a creature does when it breaks shields whose shield triggers cannot be used."""


@step
def direct_attack(match: Match) -> Procedure[Following]:
    """509.1. Nothing has taken the attack: without a shield the player has lost, otherwise shields are broken."""
    attacking = battle_state.attacker(match)
    current = ATTACK.of(match)
    assert attacking is not None
    assert current is not None
    player = 1 - match.state.turn_player
    if not field.shields(match, player):
        if not current.is_changed:
            match.tell("attacks-directly", card=Ref(attacking), player=Seat(player))
            DEFEATED.set(match, (player,))
        return (yield from after_check_timing(match, Frame("end_of_attack")))
    count = yield from _count(match, attacking)
    breaker = breaker_of(match, attacking)
    there = field.shields(match, player)
    places = yield from choose_shields(match, match.state.turn_player, attacking, there, count)
    CHOSEN.set(match, tuple([(zone.player, zone.place) for zone in places]))
    if match.hears("before breaking"):
        match.announce(Event("before breaking", attacking, match.state.turn_player))
    yield from check_timing(match)  # 509.3, 509.4
    left = [zone for zone in places if (zone.player, zone.place) in CHOSEN.of(match)]  # 509.5: no new shields
    CHOSEN.reset(match)
    yield from break_shields(match, left, breaker)
    return (yield from after_check_timing(match, Frame("end_of_attack")))


def _count(match: Match, card: Card) -> Procedure[int]:
    """509.2. How many shields a creature breaks: one, or as many as one of its breaker abilities says."""
    numbers = sorted(_numbers(match, card), reverse=True)
    there = len(field.shields(match, 1 - match.master(card)))
    different = list(dict.fromkeys(min(number, there) for number in numbers))
    if len(different) == 1:
        return different[0]
    options = [Option("breaker", value=number) for number in different]
    chosen = yield from ask(
        match.master(card), "509.2c", Message("ask-breaker", {"card": Ref(card)}), options, card=card
    )
    number: int = chosen.value
    return number


def _numbers(match: Match, card: Card) -> set[int]:
    """509.2a, 509.2b. The numbers of the breaker abilities of a creature; powered breaker counts its power.

    701.14d. What breaks one more does so with each of them.
    """
    breaks, more = match.value(card, BREAKS), match.value(card, MORE_BREAKS)
    numbers = {*breaks}
    if field.has_keyword(match, card, "powered breaker"):
        numbers.add(1 + field.power(match, card) // POWER_FOR_ONE_MORE)
    return {number + more for number in numbers or {1}}


def choose_shields(
    match: Match, chooser: int, breaker: Card, there: Sequence[Zone], count: int, least: int | None = None
) -> Procedure[list[Zone]]:
    """509.3, 509.6. Choose which of these shields are to be broken, none of them twice: so many, or at ``least``.

    Of the shields of a player whom a text lets choose, that player chooses, not ``chooser``.
    """
    owners = {zone.player for zone in there if zone.player != match.master(breaker)}
    if len(owners) == 1 and CHOOSE_BROKEN in match.value_of_player(owner := owners.pop(), MAY):
        chooser = owner
    count = min(count, len(there))
    least = count if least is None else min(least, count)
    if least == len(there):
        return list(there)
    options = [Option("break", zone=zone) for zone in there]
    prompt = Message("ask-break", {"card": Ref(breaker), "most": count})
    answer = yield Decision(chooser, "509.3", prompt, options, least, count, default=tuple(range(count)), card=breaker)
    return [option.zone for option in answer if option.zone is not None]


def breaker_of(match: Match, card: Card) -> ShieldBreaker:
    """509.3. A creature as that which breaks the shields that are chosen now."""
    return ShieldBreaker(enlist(match, card), match.values(card), match.master(card))


def break_shields(match: Match, places: Sequence[Zone], by: ShieldBreaker) -> Procedure[None]:
    """509.5, 701.14. Break these shields together: shield triggers are declared, all cards come to the hand.

    509.4c. They break even if the creature that does so has left: what waits for it judges it by what it was.
    801.2. It may have evolved since, and is the same creature.
    """
    breaking = [zone for zone in places if match.cards(zone)]
    now = battle_state.creature_of(match, by.fighter)
    acting = by if now is None else breaker_of(match, now)
    last = by.values if now is None else None
    breaker, entered = acting.fighter.card, acting.fighter.entered
    if is_replaceable(match, BREAK):
        would = Event(BREAK, breaker, acting.master, was=last, detail=acting, entered=entered)
        events = [replace(would, source=zone) for zone in breaking]
        after = yield from replaced_together(match, events)  # 609.9
        breaking = [
            zone for zone, event in zip(breaking, after, strict=True) if event is not None and match.cards(zone)
        ]
    if not breaking:
        return
    player = breaking[0].player
    match.tell("breaks", card=Ref(breaker), player=Seat(player), count=len(breaking))
    trigger_bonus.note_broken(match, player, len(breaking))
    BROKE.set(match, (*BROKE.of(match), by.fighter))
    current = ATTACK.of(match)
    if current is not None and now is not None and battle_state.attacker(match) == now:
        ATTACK.set(match, replace(current, has_broken=True))
    cards = [card for zone in breaking for card in match.cards(zone)]
    without = (SHIELD_TRIGGER,) if SILENTLY in acting.values[MAY] else ()
    yield from shield_triggers.add_to_hand(match, player, cards, without=without, breaker=acting)
    broken = Event("broken", breaker, player, was=last, detail=acting, entered=entered)
    for zone in breaking:
        match.announce(replace(broken, source=zone))
