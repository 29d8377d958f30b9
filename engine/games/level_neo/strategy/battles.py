"""5 to 9. Battles: what to attack with what, when to cover, when to burst, what to give up."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from engine.games.level_neo.strategy.perspective import LevelNeoPerspective, ap, cost
from engine.kernel.views import CardView, OptionView

_THIN: Final = 3
"""With so few cards left in the deck one does not level up but to win."""

_NO: Final = ("pass",)


def attack(perspective: LevelNeoPerspective) -> tuple[str, ...]:
    """5.1. The attack that brings most; none if all would only cost something."""
    best: tuple[float, str] = (0.0, "pass")
    strongest: dict[str, int] = {}  # of those that could help each attacker
    for option in perspective.options("attack"):
        attacker = option.card
        assert attacker is not None
        assert option.zone is not None
        if attacker.id not in strongest:
            strongest[attacker.id] = max([ap(each) for each in _free_partners(perspective, attacker)], default=0)
        worth = _worth(perspective, attacker, perspective.at(option.zone), strongest[attacker.id])
        best = max(best, (worth, option.key))
    return (best[1],)


def _worth(perspective: LevelNeoPerspective, attacker: CardView, target: CardView, helped: int) -> float:
    """What an attack brings, alone or helped by so much AP more."""
    lead = ap(attacker) - ap(target)
    is_main, on_main = perspective.is_main(attacker), perspective.is_main(target)
    alone, together = lead > 0, lead + helped > 0
    if is_main:
        if perspective.in_level_neo(perspective.me):
            return 100.0
        if not together and on_main and perspective.in_level_neo(perspective.opponent):
            return -1.0  # 10.1: it would win the game
        return 6.0 if alone else 5.0 if together else 0.5  # 9.4: nothing is lost
    gain = 2.0 + perspective.level(perspective.opponent) if on_main else 1.0 + cost(target)
    if on_main and perspective.level(perspective.opponent) == 1:
        gain = 0.3
    if alone:
        return gain
    return gain - 0.8 if together else -1.0


def partner(perspective: LevelNeoPerspective) -> tuple[str, ...]:
    """5.8. The weakest support with which the attack wins; nobody if it wins alone or cannot win at all."""
    prompt = perspective.decision.prompt.values
    attacker, target = _named(perspective, prompt["card"]), _named(perspective, prompt["target"])
    lead = ap(attacker) - ap(target)
    if lead > 0:
        return _NO
    enough = [o for o in perspective.options("partner") if o.card is not None and lead + ap(o.card) > 0]
    return (_weakest(enough).key,) if enough else _NO


def cover(perspective: LevelNeoPerspective) -> tuple[str, ...]:
    """6.1. Whoever beats the attack back; for a high level also whoever is least missed."""
    battle, lead = perspective.battle, perspective.lead
    assert battle is not None
    if lead is None or lead > 0:
        return _NO
    options = [option for option in perspective.options("cover") if option.card is not None]
    target = perspective.at(battle["target"])
    holding = [o for o in options if o.card is not None and ap(o.card) > battle["attack"]]
    if holding:
        return (_weakest(holding).key,)
    if perspective.is_main(target) and perspective.level(perspective.me) > 2:
        return (_weakest(options).key,)
    cheaper = [o for o in options if o.card is not None and cost(o.card) + 1 < cost(target)]
    if cheaper and not perspective.is_main(target):
        return (_weakest(cheaper).key,)
    return _NO


def burst(perspective: LevelNeoPerspective) -> tuple[str, ...]:
    """8.2. As long as the battle is not being won."""
    lead = perspective.lead
    options = perspective.options("burst")
    if lead is None or lead > 0 or not options:
        return _NO
    return (options[0].key,)


def defeated(perspective: LevelNeoPerspective) -> tuple[str, ...]:
    """9.7. The opponent's stronger character."""
    return (max(perspective.options("defeat"), key=lambda o: 0 if o.card is None else ap(o.card)).key,)


def level_up(perspective: LevelNeoPerspective) -> tuple[str, ...]:
    """7.2. Unless the deck would run out."""
    return ("yes",) if perspective.deck(perspective.me) > _THIN else ("no",)


def level_down(perspective: LevelNeoPerspective) -> tuple[str, ...]:
    """7.3. A card that has burst already, rather than one that may still."""
    options = perspective.options("level-down")
    spent = [option for option in options if option.card is not None and not option.card.face_down]
    return ((spent or options)[0].key,)


def _free_partners(perspective: LevelNeoPerspective, attacker: CardView) -> list[CardView]:
    """Supports that could be added to an attack."""
    if perspective.is_main(attacker) and perspective.in_level_neo(perspective.me):
        return []
    return [card for card in perspective.supports(perspective.me) if not card.rested and card.id != attacker.id]


def _named(perspective: LevelNeoPerspective, mention: object) -> CardView:
    """The character on the field that a prompt speaks of."""
    wanted = getattr(mention, "id", "")
    for player in (0, 1):
        for card in (perspective.main(player), *perspective.supports(player)):
            if card.id == wanted:
                return card
    raise LookupError(f"{wanted!r} is not on the field")


def _weakest(options: Iterable[OptionView]) -> OptionView:
    return min(options, key=lambda option: (0, 0) if option.card is None else (cost(option.card), ap(option.card)))
