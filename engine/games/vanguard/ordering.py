"""10.34. Attacks that effects order: they are made when the effect has been resolved, and any battle is over."""

from __future__ import annotations

from typing import Final, NamedTuple

from engine.games.vanguard import attacking, dominating
from engine.games.vanguard.battle_state import battle
from engine.kernel.abilities import Context, Replacing
from engine.kernel.asking import ask, choose_cards
from engine.kernel.cards import Card
from engine.kernel.decisions import Option, Procedure
from engine.kernel.match import Match
from engine.kernel.memory import Remembered
from engine.kernel.messages import Message, Ref
from engine.kernel.state import Frame
from engine.kernel.steps import Call, Following, Step, step
from engine.language.cards import Chosen, Target


class Order(NamedTuple):
    """Certain units attack what a text says."""

    player: int  #: the master of the effect
    source: Card
    stamp: int
    attackers: tuple[Card, ...]
    entered: tuple[int, ...]  #: `State.entered` of each attacker: another card would not be meant
    target: Target


ORDERS: Final = Remembered[tuple[Order, ...]]("ordered attacks", ())
"""The attacks that effects have ordered and that are yet to be made, first ones first."""


def order(match: Match, context: Context, attackers: tuple[Card, ...], target: Target) -> None:
    """10.34.1. Let units attack as soon as the effect that says so has been resolved."""
    entered = tuple([match.state.entered[card] for card in attackers])
    made = Order(context.player, context.source, context.stamp, attackers, entered, target)
    ORDERS.set(match, (*ORDERS.of(match), made))


def after_effect(match: Match, context: Context) -> None:
    """10.35.1.2. An effect that replaces something has been done: it dominates units no longer than that."""
    if isinstance(context.ability, Replacing):
        _let_go(match, context)


def after_ability(match: Match, context: Context) -> Step | None:
    """10.34.1, 10.34.1.3. An ability has been resolved: the attacks that it ordered follow, unless a battle goes on."""
    if battle(match) is not None:
        _let_go(match, context)
    elif ORDERS.of(match):
        return ordered_attacks
    else:
        dominating.conclude(match)
    return None


def _let_go(match: Match, context: Context) -> None:
    """10.35.1.2. Let go of the units that an effect has dominated, but for those that are yet to attack for it."""
    if held := context.bound.get(dominating.HELD):
        waiting = {card for each in ORDERS.of(match) for card in each.attackers}
        dominating.let_go(match, [card for card in held if card not in waiting])


def is_to_come(match: Match, moment: str) -> bool:
    """7.8.1.2. Whether the end that a text means is ahead: that of a battle that goes on, or that was ordered."""
    return moment not in ("battle", "end of battle") or battle(match) is not None or bool(ORDERS.of(match))


def ordered_before(match: Match, following: Step) -> Following:
    """10.34.1.3. What to return where attacks that were ordered, if there are any, come before a step."""
    if ORDERS.of(match):
        return Call(ordered_attacks, then=following)
    dominating.conclude(match)
    return following


@step
def ordered_attacks(match: Match) -> Procedure[Following]:
    """10.34.1.2. Make the attacks that were ordered, one after the other; then what lasted for them ends."""
    while orders := ORDERS.of(match):
        first, *others = orders
        attack = yield from _specified(match, first)
        if attack is not None:
            return Call(attack, then=ordered_attacks)
        ORDERS.set(match, tuple(others))
    dominating.conclude(match)
    return None


def _specified(match: Match, given: Order) -> Procedure[Frame | None]:
    """10.34.1.1. Specify a unit that attacks and what it attacks; None if there is no such combination any more."""
    context = Context(given.source, given.player, given.stamp)
    aims: dict[Card, list[Card]] = {}
    target = given.target
    meant = list(target.choosable(match, context) if isinstance(target, Chosen) else target.cards(match, context))
    for card, entered in zip(given.attackers, given.entered, strict=True):
        if match.state.entered[card] == entered and attacking.may_be_made_to_attack(match, card):
            possible = [unit for unit in meant if attacking.may_be_attacked(match, card, unit)]
            if possible:
                aims[card] = possible
    if not aims:
        return None
    attacker = next(iter(aims))
    if len(aims) > 1:
        options = [Option("attacker", card) for card in aims]
        chosen = yield from ask(given.player, "10.34.1.1", Message("ask-attacker"), options, card=given.source)
        assert chosen.card is not None
        attacker = chosen.card
    targets = tuple(aims[attacker])
    if isinstance(target, Chosen):
        fewest, most = target.bounds(match, context)
        prompt = Message("ask-target", {"card": Ref(attacker)})
        if most > 1:
            prompt = Message("ask-targets", {"card": Ref(attacker), "most": most})
        targets = yield from choose_cards(
            given.player, "10.34.1.1", prompt, targets, fewest, most, verb="target", card=attacker
        )
    return Frame("attack_step", (attacker, targets, True)) if targets else None
