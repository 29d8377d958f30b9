"""5, 6. What attacks and covers come to, in AP, as their player is shown it: as things stand, before any burst."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from engine.games.level_neo import field
from engine.games.level_neo.attack import partners_of
from engine.games.level_neo.battle_state import require_battle, total_ap
from engine.games.level_neo.characteristics import TURN_COST
from engine.kernel.cards import Card
from engine.kernel.decisions import PASS, Decision, Option
from engine.kernel.match import Match
from engine.kernel.messages import Message, Ref
from engine.kernel.ways import NO_WAYS, Expected, Way, Ways


def ways(match: Match, decision: Decision) -> Ways:
    """The ways of a decision that has any."""
    found = _WAYS.get(decision.prompt.text)
    return NO_WAYS if found is None else found(match, decision)


def _attacks(match: Match, decision: Decision) -> Ways:
    """5.8. Each attack alone and with each partner, those that win first.

    Among them those of the main character, which can lose nothing (9.4), then those that take most.
    """
    found = []
    for option in reversed(decision.options):
        if option.card is not None and option.zone is not None:
            target = match.cards(option.zone)[0]
            partners = (None, *partners_of(match, option.card))
            found += [_attack(match, option, option.card, partner, target) for partner in partners]
    found.sort(key=lambda pair: pair[1])
    return Ways([way for way, _ in found], closing=PASS, repeats=True)


def _attack(
    match: Match, option: Option, card: Card, partner: Card | None, target: Card
) -> tuple[Way, tuple[bool, bool, int, bool]]:
    """One attack, and where it comes among the others."""
    own, added = field.ap(match, card), 0 if partner is None else field.ap(match, partner)
    against = field.ap(match, target)
    sign = _sign(own + added, against)
    who = {"card": Ref(card), "at": match.state.zone[card], "attack": own}
    values = {**who, "there": Ref(target), "zone": option.zone, "defence": against, "sign": sign}
    note = Message("way-outcome", {"zone": option.zone, "sign": sign, "missing": against - own - added})
    if partner is None:
        then = (Expected("ask-partner", card, PASS),) if partners_of(match, card) else ()
        way = Way(option, Message("way-attack", values), note, Message("way-attacker", who), then)
    else:
        combi = {"partner": Ref(partner), "added": added}
        way = Way(
            option,
            Message("way-combi-attack", {**values, **combi}),
            note,
            Message("way-combi-attackers", {**who, **combi}),
            (Expected("ask-partner", card, Option("partner", partner)),),
        )
    return way, (sign != "more", not field.is_main(match, card), -_taken(match, target), partner is not None)


def _taken(match: Match, target: Card) -> int:
    """What winning takes: a level of the main character, the more the higher it is, or a support of this cost."""
    if not field.is_main(match, target):
        return 1 + int(match.values(target)[TURN_COST])
    level = field.level(match, match.master(target))
    return 2 + level if level > 1 else 0


def _partners(match: Match, decision: Decision) -> Ways:
    """5.8. What the attack comes to with each partner, where it is asked about on its own."""
    card, target = decision.prompt.values["card"].card, decision.prompt.values["target"].card
    own, against = field.ap(match, card), field.ap(match, target)
    found = []
    for option in decision.options:
        if option.card is not None:
            added = field.ap(match, option.card)
            at = match.state.zone[option.card]
            values = {"card": Ref(option.card), "at": at, "added": added, "attack": own + added, "defence": against}
            found.append(Way(option, Message("way-partner", {**values, "sign": _sign(own + added, against)})))
    return Ways(found)


def _covers(match: Match, decision: Decision) -> Ways:
    """6.1. Who would hold against the attack, the least first; who would not comes after them, the strongest first."""
    attack, defence = total_ap(match, require_battle(match))
    found = []
    for option in decision.options:
        if option.card is not None:
            ap, at = field.ap(match, option.card), match.state.zone[option.card]
            values = {"card": Ref(option.card), "at": at, "defence": ap, "attack": attack, "sign": _sign(ap, attack)}
            missing = {"sign": _sign(ap, attack), "missing": attack - ap}
            found.append((Way(option, Message("way-cover", values), Message("way-holds", missing)), ap))
    found.sort(key=lambda pair: (pair[1] <= attack, pair[1] if pair[1] > attack else -pair[1]))
    return Ways(
        [way for way, _ in found], Message("way-defence", {"sign": _sign(defence, attack), "missing": attack - defence})
    )


def _bursts(match: Match, decision: Decision) -> Ways:
    """8. What is missing before a level card is turned up; what is on it nobody knows."""
    attack, defence = total_ap(match, require_battle(match))
    mine, theirs = (attack, defence) if decision.player == match.state.turn_player else (defence, attack)
    return Ways(note=Message("way-defence", {"sign": _sign(mine, theirs), "missing": max(0, theirs - mine)}))


def _sign(own: int, other: int) -> str:
    return "more" if own > other else "same" if own == other else "less"


_WAYS: Final[dict[str, Callable[[Match, Decision], Ways]]] = {
    "ask-attack": _attacks,
    "ask-partner": _partners,
    "ask-cover": _covers,
    "ask-burst": _bursts,
}
