"""Attacking and blocking."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.games.duel_masters.strategy.perspective import (
    DuelMastersPerspective,
    attacking_power,
    breaks,
    cannot,
    cost,
    has,
    power,
)
from engine.kernel.views import CardView, OptionView

FEW: Final = 2  #: shields of the opponent, at which every attack counts


def attack(perspective: DuelMastersPerspective) -> tuple[str, ...]:
    """505.5. Tap abilities first; then what gains something by attacking, the strongest first."""
    taps = perspective.options("tap-ability")
    if wins_now(perspective):
        useful = [option for option in perspective.options("attack") if _reaches_players(option)]
    else:
        useful = [
            option for option in perspective.options("attack") if option.card and _attacks(perspective, option.card)
        ]
    if useful:
        return (max(useful, key=_strength).key,)
    return (taps[0].key,) if taps else perspective.decision.default


def _strength(option: OptionView) -> tuple[int, int]:
    return (0, 0) if option.card is None else (breaks(option.card), power(option.card))


def _reaches_players(option: OptionView) -> bool:
    return option.card is not None and not cannot(option.card, "attack players")


def wins_now(perspective: DuelMastersPerspective) -> bool:
    """Whether the creatures that may still attack, and the one that attacks, win if no shield helps the opponent."""
    mine, theirs = perspective.me, perspective.opponent
    able = [card for card in perspective.creatures(mine) if _may_attack_now(card)]
    return _wins(able, len(perspective.blockers(theirs)), perspective.shields(theirs))


def _may_attack_now(card: CardView) -> bool:
    return "attacking" in card.marks or (not card.rested and "sick" not in card.marks and not cannot(card, "attack"))


def _wins(attackers: Sequence[CardView], walls: int, shields: int) -> bool:
    """509.1. Whether attackers break all shields and have one left, when the best of them are blocked."""
    able = [card for card in attackers if not cannot(card, "attack players")]
    free = [breaks(card) for card in able if cannot(card, "be blocked")]
    others = sorted(breaks(card) for card in able if not cannot(card, "be blocked"))
    through = sorted(free + others[: max(0, len(others) - walls)])
    return bool(through) and sum(through[1:]) >= shields


def _attacks(perspective: DuelMastersPerspective, card: CardView) -> bool:
    """Whether an attack by a creature seems to gain more than it loses."""
    if _victims(perspective, card):
        return True
    if cannot(card, "attack players") or _is_needed_at_home(perspective, card):
        return False
    if perspective.shields(perspective.opponent) > FEW and _is_exposed(perspective, card):
        return False
    walls = [wall for wall in perspective.blockers(perspective.opponent) if power(wall) >= attacking_power(card)]
    attackers = len(perspective.options("attack"))
    return cannot(card, "be blocked") or len(walls) < attackers


def _is_exposed(perspective: DuelMastersPerspective, card: CardView) -> bool:
    """Whether a stronger creature of the opponent may attack this one in the next turn, if it is tapped then."""
    return any(
        attacking_power(each) > power(card)
        for each in perspective.creatures(perspective.opponent)
        if not cannot(each, "attack") and not cannot(each, "attack creatures")
    )


def _is_needed_at_home(perspective: DuelMastersPerspective, card: CardView) -> bool:
    """Whether the opponent could win in the next turn if this blocker were tapped then."""
    if not has(card, "blocker"):
        return False
    walls = sum(each.id != card.id for each in perspective.blockers(perspective.me))
    threats = [each for each in perspective.creatures(perspective.opponent) if not cannot(each, "attack")]
    return _wins(threats, walls, perspective.shields(perspective.me))


def _victims(perspective: DuelMastersPerspective, card: CardView) -> list[CardView]:
    """The creatures of the opponent that a creature may attack and would destroy, and survive or be worth less."""
    if cannot(card, "attack creatures"):
        return []
    walls = [wall for wall in perspective.blockers(perspective.opponent) if power(wall) >= attacking_power(card)]
    if walls and not cannot(card, "be blocked"):
        return []
    return [
        each
        for each in perspective.creatures(perspective.opponent)
        if (each.rested or may_attack_untapped(card)) and _beats(card, each)
    ]


def may_attack_untapped(card: CardView) -> bool:
    """505.2. Whether a creature may attack untapped creatures."""
    return "attack untapped creatures" in card.values.get("may", ())


def _beats(card: CardView, other: CardView) -> bool:
    """Whether an attacking creature gains by a battle."""
    if attacking_power(card) > power(other):
        return not has(other, "slayer") or cost(other) >= cost(card)
    return (attacking_power(card) == power(other) or has(card, "slayer")) and cost(other) > cost(card)


def target(perspective: DuelMastersPerspective) -> tuple[str, ...]:
    """506.1e. The player if that wins, then the best creature that would be destroyed, then the player."""
    attacker = next((card for card in perspective.creatures(perspective.me) if "attacking" in card.marks), None)
    player = perspective.options("target-player")
    if player and (not perspective.shields(perspective.opponent) or wins_now(perspective)):
        return (player[0].key,)
    victims = () if attacker is None else tuple(card.id for card in _victims(perspective, attacker))
    options = [option for option in perspective.options("target") if option.card and option.card.id in victims]
    if options:
        return (max(options, key=lambda option: cost(option.card) if option.card else 0).key,)
    return (player[0].key,) if player else perspective.decision.default


def block(perspective: DuelMastersPerspective) -> tuple[str, ...]:
    """507.1a. Block where the blocker wins or is worth less than what it destroys, or where the match is at stake."""
    facts = perspective.view.facts["attack"]
    attacker, attacked = perspective.at(facts["attacker"]), perspective.at(facts["target"])
    options = [option for option in perspective.options("block") if option.card]
    if attacker is None or not options:
        return perspective.decision.default
    winning = [option for option in options if option.card and _holds(option.card, attacker)]
    if winning:
        return (min(winning, key=_value).key,)
    cheapest = min(options, key=_value)
    if attacked is None:
        at_stake = _is_at_stake(perspective, attacker)
    else:
        at_stake = power(attacked) <= attacking_power(attacker) and cost(attacked) > _value(cheapest) + 1
    return (cheapest.key,) if at_stake else perspective.decision.default


def _value(option: OptionView) -> int:
    return cost(option.card) if option.card else 0


def _holds(blocker: CardView, attacker: CardView) -> bool:
    """Whether a blocker gains by the battle."""
    if power(blocker) > attacking_power(attacker):
        return not has(attacker, "slayer") or cost(attacker) >= cost(blocker)
    return (power(blocker) == attacking_power(attacker) or has(blocker, "slayer")) and cost(attacker) >= cost(blocker)


def _is_at_stake(perspective: DuelMastersPerspective, attacker: CardView) -> bool:
    """Whether the match is lost if this attack reaches the player, and all that may follow in this turn."""
    shields = perspective.shields(perspective.me) - breaks(attacker)
    if perspective.shields(perspective.me) == 0:
        return True
    others = [
        card for card in perspective.creatures(perspective.opponent) if card.id != attacker.id and _may_attack_now(card)
    ]
    return _wins(others, len(perspective.blockers(perspective.me)) - 1, max(0, shields))
