"""Battles: what attacks what in which order, when to boost, and where the power of triggers goes."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, NamedTuple

from engine.games.vanguard.strategy.perspective import SHIELD_UNIT, VanguardPerspective, demand, grade, has, power
from engine.games.vanguard.zones import FRONT_ROW
from engine.kernel.views import CardView, OptionView


class _Attack(NamedTuple):
    """An attack that could be made. Attacks of a lower ``turn`` are made first, then those of more ``worth``."""

    turn: int
    worth: float
    key: str


def attack(perspective: VanguardPerspective) -> tuple[str, ...]:
    """7.3.1.2. The next attack: a weaker rear-guard, the vanguard with its drive checks, the strongest rear-guard."""
    attacks = [found for option in perspective.decision.options if (found := _attack(perspective, option)) is not None]
    if not attacks:
        return perspective.decision.default
    best = min(attacks, key=lambda found: (found.turn, -found.worth, found.key))
    return (best.key,)


def attacker(perspective: VanguardPerspective) -> tuple[str, ...] | None:
    """7.4.1.3. The strongest of the units that can attack."""
    return (max(perspective.decision.options, key=lambda option: power(option.card)).key,)


def target(perspective: VanguardPerspective) -> tuple[str, ...] | None:
    """7.4.1.6. What the attacking unit hits with most profit."""

    def worth(option: OptionView) -> float:
        place = perspective.place_of(option.card) if option.card is not None else None
        if option.card is None or place is None:
            return 0.0
        return _worth(perspective, power(perspective.decision.card), option.card, place, drives=False)

    return (max(perspective.decision.options, key=worth).key,)


def _attack(perspective: VanguardPerspective, option: OptionView) -> _Attack | None:
    """What an attack promises; None if it promises nothing."""
    if option.verb != "attack" or option.card is None or option.zone is None:
        return None
    place = perspective.place_of(option.card)
    target_place, _, player = option.zone.partition(":")
    target = perspective.unit(int(player), target_place)
    if place is None or target is None:
        return None
    force = perspective.force(place) if place in FRONT_ROW else power(option.card)
    worth = _worth(perspective, force, target, target_place, drives=place == "V")
    if worth <= 0:
        return None
    return _Attack(_turn(perspective, place), worth, option.key)


def _worth(perspective: VanguardPerspective, force: int, target: CardView, target_place: str, *, drives: bool) -> float:
    steps = demand(force, power(target))
    if target_place == "V":
        if steps:
            return 2.0 + min(steps, 4) * 0.5 + 0.5 * perspective.damage(perspective.opponent)
        if not drives:
            return 0.0
        return 1.0 if demand(force + 2 * SHIELD_UNIT, power(target)) else 0.3  # drive checks may yet show triggers
    if not steps:
        return 0.1 if drives else 0.0
    prize = 1.0 + power(target) / 10_000 + (0.6 if has(target, "intercept") else 0.0) + 0.1 * grade(target)
    early = 0.8 if perspective.damage(perspective.opponent) <= 1 and not drives else 0.0
    return prize + early


def _turn(perspective: VanguardPerspective, place: str) -> int:
    """In which order the columns attack: power from drive checks is best spent on a strong rear-guard after it."""
    if place == "V":
        return 1
    waiting = [side for side in ("FL", "FR") if perspective.ready(side)]
    if not perspective.ready("V") or len(waiting) < 2:
        return 2 if perspective.ready("V") else 0
    weaker = min(waiting, key=perspective.force)
    return 0 if place == weaker else 2


def boost(perspective: VanguardPerspective) -> tuple[str, ...]:
    """7.4.1.10. Always: a unit behind the attacking one has nothing better to do."""
    return ("yes",)


# ---- triggers


def trigger(perspective: VanguardPerspective) -> tuple[str, ...] | None:
    """2.8.2. Draw and heal first, then the effect for a unit, then the power."""
    by_verb: dict[str, list[OptionView]] = {}
    for option in perspective.decision.options:
        by_verb.setdefault(option.verb, []).append(option)
    for verb, choose in _CHOICES.items():
        if verb in by_verb:
            return (choose(perspective, by_verb[verb]).key,)
    return None


def _first(perspective: VanguardPerspective, options: list[OptionView]) -> OptionView:
    return options[0]


def _healed(perspective: VanguardPerspective, options: list[OptionView]) -> OptionView:
    """A card that counter blast cannot use any more."""
    return max(options, key=lambda option: option.card is not None and option.card.face_down)


def _stood(perspective: VanguardPerspective, options: list[OptionView]) -> OptionView:
    """The strongest rested rear-guard in the front row."""

    def worth(option: OptionView) -> tuple[bool, bool, int]:
        place = perspective.place_of(option.card) if option.card is not None else None
        rested = option.card is not None and option.card.rested
        return rested and place in ("FL", "FR"), rested and place not in (None, "V"), power(option.card)

    return max(options, key=worth)


def _critical(perspective: VanguardPerspective, options: list[OptionView]) -> OptionView:
    """The attacking vanguard if its attack is going to hit, or else a unit that has yet to attack."""
    battle = perspective.battle
    if perspective.is_my_turn and battle is not None and battle["attacker"] is not None:
        defence = max(battle["target_power"].values(), default=0)
        left = battle["drive"] - battle["drive_checks"]
        hits = demand(battle["power"] + (SHIELD_UNIT if left else 0), defence) > 0
        if hits and any(target.startswith("V:") for target in battle["targets"]):
            return _at(perspective, options, battle["attacker"].partition(":")[0])
    return _powered(perspective, options)


def _powered(perspective: VanguardPerspective, options: list[OptionView]) -> OptionView:
    """The unit that will make most of power: in one's own turn an attacker, in the opponent's turn the vanguard."""
    battle = perspective.battle
    if not perspective.is_my_turn:
        attacked = [t.partition(":")[0] for t in battle["targets"]] if battle is not None else []
        return _at(perspective, options, "V" if not attacked or "V" in attacked else attacked[0])
    if battle is not None and battle["attacker"] is not None:
        defence = max(battle["target_power"].values(), default=0)
        short = defence - battle["power"]
        if 0 < short <= SHIELD_UNIT and any(target.startswith("V:") for target in battle["targets"]):
            return _at(perspective, options, battle["attacker"].partition(":")[0])
    waiting = [place for place in FRONT_ROW if perspective.ready(place)]
    if waiting:
        return _at(perspective, options, max(waiting, key=perspective.force))
    return _at(perspective, options, "V")


def _at(perspective: VanguardPerspective, options: list[OptionView], place: str) -> OptionView:
    """The option for one's own unit on a circle, or else the first."""
    for option in options:
        card = option.card
        if card is not None and card.master == perspective.me and perspective.place_of(card) == place:
            return option
    return options[0]


_CHOICES: Final[Mapping[str, Callable[[VanguardPerspective, list[OptionView]], OptionView]]] = {
    "draw": _first,
    "heal": _healed,
    "stand": _stood,
    "critical": _critical,
    "power": _powered,
}
"""How each part of a trigger icon is used, in the order in which the parts are done."""
