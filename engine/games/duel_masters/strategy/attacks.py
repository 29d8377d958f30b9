"""Attacking and blocking."""

from __future__ import annotations

from engine.games.duel_masters.strategy.perspective import (
    DuelMastersPerspective,
    attacking_power,
    breaks,
    cost,
    has,
    power,
)
from engine.kernel.views import CardView, OptionView


def attack(perspective: DuelMastersPerspective) -> tuple[str, ...]:
    """505.5. Tap abilities first; then what gains something by attacking, the strongest first."""
    taps = perspective.options("tap-ability")
    useful = [option for option in perspective.options("attack") if option.card and _attacks(perspective, option.card)]
    if useful:
        return (
            max(useful, key=lambda option: (breaks(option.card), power(option.card)) if option.card else (0, 0)).key,
        )
    return (taps[0].key,) if taps else perspective.decision.default


def _strength(option: OptionView) -> tuple[int, int]:
    return (0, 0) if option.card is None else (breaks(option.card), power(option.card))


def _attacks(perspective: DuelMastersPerspective, card: CardView) -> bool:
    """Whether an attack by a creature seems to gain more than it loses."""
    if _victims(perspective, card):
        return True
    if "attack players" in card.values.get("cannot", ()):
        return False
    walls = [wall for wall in perspective.blockers(perspective.opponent) if power(wall) >= attacking_power(card)]
    attackers = len(perspective.options("attack"))
    return len(walls) < attackers


def _victims(perspective: DuelMastersPerspective, card: CardView) -> list[CardView]:
    """The tapped creatures of the opponent that a creature would destroy, and survive or be worth less."""
    return [
        each
        for each in perspective.creatures(perspective.opponent)
        if each.rested
        and (attacking_power(card) > power(each) or (has(card, "slayer") and cost(each) > cost(card)))
        and not (has(each, "slayer") and cost(each) < cost(card))
    ]


def target(perspective: DuelMastersPerspective) -> tuple[str, ...]:
    """506.1e. The player if that wins, then the best creature that would be destroyed, then the player."""
    attacker = next((card for card in perspective.creatures(perspective.me) if "attacking" in card.marks), None)
    player = perspective.options("target-player")
    if player and not perspective.shields(perspective.opponent):
        return (player[0].key,)
    victims = () if attacker is None else tuple(card.id for card in _victims(perspective, attacker))
    options = [option for option in perspective.options("target") if option.card and option.card.id in victims]
    if options:
        return (max(options, key=lambda option: cost(option.card) if option.card else 0).key,)
    return (player[0].key,) if player else perspective.decision.default


def block(perspective: DuelMastersPerspective) -> tuple[str, ...]:
    """507.1a. Block where the blocker wins, or where the attack would end the match or take one of few shields."""
    attack_facts = perspective.view.facts["attack"]
    attacker = perspective.at(attack_facts["attacker"])
    options = perspective.options("block")
    if attacker is None or not options:
        return perspective.decision.default
    winning = [option for option in options if option.card and power(option.card) > attacking_power(attacker)]
    if winning:
        return (min(winning, key=lambda option: power(option.card) if option.card else 0).key,)
    at_stake = attack_facts["target"] is None and perspective.shields(perspective.me) <= breaks(attacker)
    if at_stake:
        return (min(options, key=lambda option: cost(option.card) if option.card else 0).key,)
    return perspective.decision.default
