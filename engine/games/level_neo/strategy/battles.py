"""5 to 9. Battles: what to attack with what, when to cover, when to burst, what to give up."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from engine.games.level_neo.strategy.sight import Sight, ap, cost
from engine.kernel.views import CardView, OptionView

_THIN: Final = 3
"""With so few cards left in the deck one does not level up but to win."""

_NO: Final = ("pass",)


def attack(sight: Sight) -> tuple[str, ...]:
    """5.1. The attack that brings most; none if all would only cost something."""
    best: tuple[float, str] = (0.0, "pass")
    for option in sight.options("attack"):
        assert option.card is not None
        assert option.zone is not None
        partners = _free_partners(sight, option.card)
        strongest = max((ap(partner) for partner in partners), default=0)
        worth = _worth(sight, option.card, sight.at(option.zone), strongest)
        best = max(best, (worth, option.key))
    return (best[1],)


def _worth(sight: Sight, attacker: CardView, target: CardView, helped: int) -> float:
    """What an attack brings, alone or helped by so much AP more."""
    lead = ap(attacker) - ap(target)
    is_main, on_main = _is_main(sight, attacker), _is_main(sight, target)
    alone, together = lead > 0, lead + helped > 0
    if is_main:
        if sight.in_level_neo(sight.me):
            return 100.0
        if not together and on_main and sight.in_level_neo(sight.opponent):
            return -1.0  # 10.1: it would win the game
        return 6.0 if alone else 5.0 if together else 0.5  # 9.4: nothing is lost
    gain = 2.0 + sight.level(sight.opponent) if on_main else 1.0 + cost(target)
    if on_main and sight.level(sight.opponent) == 1:
        gain = 0.3
    if alone:
        return gain
    return gain - 0.8 if together else -1.0


def partner(sight: Sight) -> tuple[str, ...]:
    """5.8. The weakest support with which the attack wins; nobody if it wins alone or cannot win at all."""
    prompt = sight.decision.prompt.values
    attacker, target = _named(sight, prompt["card"]), _named(sight, prompt["target"])
    lead = ap(attacker) - ap(target)
    if lead > 0:
        return _NO
    enough = [o for o in sight.options("partner") if o.card is not None and lead + ap(o.card) > 0]
    return (_weakest(enough).key,) if enough else _NO


def cover(sight: Sight) -> tuple[str, ...]:
    """6.1. Whoever beats the attack back; for a high level also whoever is least missed."""
    battle, lead = sight.battle, sight.lead
    assert battle is not None
    if lead is None or lead > 0:
        return _NO
    options = [option for option in sight.options("cover") if option.card is not None]
    target = sight.at(battle["target"])
    holding = [o for o in options if o.card is not None and ap(o.card) > battle["attack"]]
    if holding:
        return (_weakest(holding).key,)
    if _is_main(sight, target) and sight.level(sight.me) > 2:
        return (_weakest(options).key,)
    cheaper = [o for o in options if o.card is not None and cost(o.card) + 1 < cost(target)]
    if cheaper and not _is_main(sight, target):
        return (_weakest(cheaper).key,)
    return _NO


def burst(sight: Sight) -> tuple[str, ...]:
    """8.2. As long as the battle is not being won."""
    lead = sight.lead
    options = sight.options("burst")
    if lead is None or lead > 0 or not options:
        return _NO
    return (options[0].key,)


def defeated(sight: Sight) -> tuple[str, ...]:
    """9.7. The opponent's stronger character."""
    return (max(sight.options("defeat"), key=lambda o: 0 if o.card is None else ap(o.card)).key,)


def level_up(sight: Sight) -> tuple[str, ...]:
    """7.2. Unless the deck would run out."""
    return ("yes",) if sight.deck(sight.me) > _THIN else ("no",)


def level_down(sight: Sight) -> tuple[str, ...]:
    """7.3. A card that has burst already, rather than one that may still."""
    options = sight.options("level-down")
    spent = [option for option in options if option.card is not None and not option.card.face_down]
    return ((spent or options)[0].key,)


def _is_main(sight: Sight, card: CardView) -> bool:
    return card.id in (sight.main(0).id, sight.main(1).id)


def _free_partners(sight: Sight, attacker: CardView) -> list[CardView]:
    """Supports that could be added to an attack."""
    if _is_main(sight, attacker) and sight.in_level_neo(sight.me):
        return []
    return [card for card in sight.supports(sight.me) if not card.rested and card.id != attacker.id]


def _named(sight: Sight, mention: object) -> CardView:
    """The character on the field that a prompt speaks of."""
    wanted = getattr(mention, "id", "")
    for player in (0, 1):
        for card in (sight.main(player), *sight.supports(player)):
            if card.id == wanted:
                return card
    raise LookupError(f"{wanted!r} is not on the field")


def _weakest(options: Iterable[OptionView]) -> OptionView:
    return min(options, key=lambda option: (0, 0) if option.card is None else (cost(option.card), ap(option.card)))
