"""The guard step: which attacks are let through, and which cards stop the others."""

from __future__ import annotations

from itertools import combinations
from typing import Final, NamedTuple

from engine.games.vanguard import characteristics
from engine.games.vanguard.rule_actions import LOSING_DAMAGE
from engine.games.vanguard.strategy.perspective import (
    SHIELD_UNIT,
    VanguardPerspective,
    grade,
    has,
    keeping,
    power,
    shield,
)
from engine.games.vanguard.tickets import power_of

_MOST_GUARDIANS: Final = 5
_MOST_CANDIDATES: Final = 11
_TICKET: Final = 0.6  #: what using a ticket costs: it is good for nothing else
_G_GUARDIAN: Final = 0.4  #: what having one G guardian fewer costs, besides what is paid for it


class _Guardian(NamedTuple):
    """A card that could guard: its shield, and what using it costs."""

    key: str
    shield: int
    price: float


class _Threat(NamedTuple):
    """What an attack would do if nobody stopped it."""

    short: int  #: how much shield is missing for the attack not to hit
    checks: int  #: drive checks still to come
    lethal: bool
    nearly: bool  #: lethal if a check shows a critical trigger
    after: int  #: damage after the attack


def guard(perspective: VanguardPerspective) -> tuple[str, ...]:
    """7.5.1.2. The cheapest guardians that stop the attack, if stopping it is worth them."""
    battle = perspective.battle
    if battle is None or not battle["targets"]:
        return ("pass",)
    guardians = _guardians(perspective)
    if f"V:{perspective.me}" in battle["targets"]:
        chosen = _for_vanguard(perspective, _threat(perspective), guardians)
    else:
        chosen = _for_rear_guard(perspective, guardians)
    return (chosen[0].key,) if chosen else ("pass",)


def guarded(perspective: VanguardPerspective) -> tuple[str, ...] | None:
    """7.5.1.2.2. Of several units being attacked, the vanguard."""
    for option in perspective.decision.options:
        if option.card is not None and perspective.place_of(option.card) == "V":
            return (option.key,)
    return None


def _threat(perspective: VanguardPerspective) -> _Threat:
    battle = perspective.battle
    assert battle is not None
    attacker = (
        perspective.unit(perspective.opponent, battle["attacker"].partition(":")[0]) if battle["attacker"] else None
    )
    critical = attacker.values.get(characteristics.CRITICAL, 1) if attacker is not None else 1
    checks = max(0, battle["drive"] - battle["drive_checks"])
    after = perspective.damage(perspective.me) + critical
    short = battle["power"] - battle["target_power"][f"V:{perspective.me}"] + 1
    return _Threat(short, checks, after >= LOSING_DAMAGE, checks > 0 and after + 1 >= LOSING_DAMAGE, after)


def _for_vanguard(
    perspective: VanguardPerspective, threat: _Threat, guardians: list[_Guardian]
) -> tuple[_Guardian, ...]:
    """Against an attack on the vanguard: everything when it would lose, little when there is damage to spare."""
    if threat.short <= 0 and not (threat.lethal or threat.nearly):
        return ()
    if threat.lethal:
        for margin in range(threat.checks, -1, -1):
            chosen = _cheapest(guardians, threat.short + margin * SHIELD_UNIT, _MOST_GUARDIANS)
            if chosen is not None:
                return chosen
        return ()
    margin = min(threat.checks, 1)
    most, price = _budget(perspective, threat)
    return _cheapest(guardians, threat.short + margin * SHIELD_UNIT, most, price) or ()


def _budget(perspective: VanguardPerspective, threat: _Threat) -> tuple[int, float]:
    """How many guardians, and how dear, an attack that does not lose is worth."""
    spare = max(0, len(perspective.hand) - 4)
    if threat.after <= 2:
        return 0, 0.0
    if threat.after == 3:
        return (1, 1.2) if spare >= 3 and threat.checks == 0 else (0, 0.0)
    if threat.after == 4:
        return (1, 2.0) if spare >= 1 and threat.checks == 0 else (1, 1.3)
    return (3, 5.0) if threat.nearly else (2, 3.5)


def _for_rear_guard(perspective: VanguardPerspective, guardians: list[_Guardian]) -> tuple[_Guardian, ...]:
    """Against an attack on rear-guards: one cheap card for a unit that is worth it."""
    battle = perspective.battle
    assert battle is not None
    name, defence = max(battle["target_power"].items(), key=lambda item: item[1], default=("", 0))
    target = perspective.mine(name.partition(":")[0]) if name else None
    if target is None or len(perspective.hand) < 4 or (grade(target) < 2 and power(target) < 9000):
        return ()
    return _cheapest(guardians, battle["power"] - defence + 1, 1, 1.3) or ()


def _guardians(perspective: VanguardPerspective) -> list[_Guardian]:
    """Everything that could guard now, the cheapest first; several copies of a card count one by one."""
    found: list[_Guardian] = []
    for option in perspective.decision.options:
        card = option.card
        if card is None or card.definition is None:
            continue
        if option.verb == "intercept":
            found.append(_Guardian(option.key, shield(card), 0.9 + power(card) / 20_000))
        elif option.verb == "ticket":
            held = [other for other in perspective.hand if other.definition is card.definition]
            found += [_Guardian(option.key, power_of(card.definition), _TICKET) for _ in held]
        elif option.verb == "g-guard":
            found.append(_Guardian(option.key, shield(card), _price_of_g_guardian(perspective)))
        elif option.verb == "guard":
            copies = [other for other in perspective.hand if other.definition is card.definition]
            worth = 1_000_000 if has(card, "sentinel") and not shield(card) else shield(card)
            found += [_Guardian(option.key, worth, keeping(perspective, other)) for other in copies]
    useful = [guardian for guardian in found if guardian.shield > 0]
    return sorted(useful, key=lambda guardian: (guardian.price / guardian.shield, guardian.key))[:_MOST_CANDIDATES]


def _price_of_g_guardian(perspective: VanguardPerspective) -> float:
    """11.14.2. What a G guardian usually costs: the heal trigger that one can best do without, and a chance of few."""
    heals = [keeping(perspective, card) for card in perspective.hand if card.values[characteristics.TRIGGER] == "heal"]
    return min(heals, default=0.0) + _G_GUARDIAN


def _cheapest(
    guardians: list[_Guardian], needed: int, most: int, price: float = float("inf")
) -> tuple[_Guardian, ...] | None:
    """The cheapest guardians whose shields suffice; None if none do, or only dearer ones."""
    if needed <= 0:
        return ()
    best: tuple[_Guardian, ...] | None = None
    for count in range(1, most + 1):
        for chosen in combinations(guardians, count):
            if sum(guardian.shield for guardian in chosen) >= needed:
                cost = sum(guardian.price for guardian in chosen)
                if cost < price:
                    best, price = chosen, cost
    return best
