"""8.2.4, 8.3.3, 8.4.3. What attacks, intercepting and logic come to, in numbers, as their player is shown it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from engine.games.luck_and_logic import characteristics, deploying, field, paradoxes
from engine.games.luck_and_logic.battle_state import battle
from engine.games.luck_and_logic.geometry import Placement, across_the_row, is_front
from engine.games.luck_and_logic.logic import soul_power
from engine.kernel.cards import Card
from engine.kernel.decisions import Decision, Option
from engine.kernel.match import Match
from engine.kernel.messages import Message, Ref
from engine.kernel.ways import NO_WAYS, Expected, Way, Ways
from engine.kernel.zones import Zone


def ways(match: Match, decision: Decision) -> Ways:
    """The ways of a decision that has any."""
    found = _WAYS.get(decision.prompt.text)
    return NO_WAYS if found is None else found(match, decision)


def _deployments(match: Match, decision: Decision) -> Ways:
    """7.5.3.1, 5.12.2. Each member to be deployed, and its circles in the same choice, the likeliest first."""
    found = [
        _deployment(match, option, option.card, placement)
        for option in decision.options
        if option.verb == "deploy" and option.card is not None
        for placement in _likely_placements(match, decision.player, option.card)
    ]
    return Ways(found, ranked=False)


def _deployment(match: Match, option: Option, card: Card, placement: Placement) -> Way:
    placed, there = deploying.place_option(placement), field.member_on(match, placement[0])
    values = {"card": Ref(card), "zone": placement[0], "value": placed.value, "count": 0 if there is None else 1}
    if there is not None:
        values["there"] = Ref(there)
    label = Message("way-deploy" if len(placement) == 1 else "way-deploy-widely", values)
    lost = {other for circle in placement for other in field.members_on(match, circle)}
    note = Message("way-drops", {"count": len(lost)}) if lost else None
    then = (Expected("ask-circles", card, placed),)
    return Way(option, label, note, Message("option-deploy", {"card": Ref(card)}), then)


def _likely_placements(match: Match, player: int, card: Card) -> list[Placement]:
    """Where the fewest members are dropped; among those, before gates that could be attacked, then before others."""

    def unlikely(placement: Placement) -> tuple[int, int]:
        lost = {other for circle in placement for other in field.members_on(match, circle)}
        return len(lost), -sum(_guarded(match, circle) for circle in placement)

    return sorted(deploying.circles_for(match, player, card), key=unlikely)


def _guarded(match: Match, circle: Zone) -> int:
    """What a member on a circle keeps from being destroyed: 2 for a gate that could be attacked, 1 for another."""
    if not _has_gate(match, circle):
        return 0
    return 2 if is_front(circle) or not _has_gate(match, across_the_row(circle)) else 1


def _has_gate(match: Match, circle: Zone) -> bool:
    gate = field.gate_under(match, circle)
    return gate is not None and match.state.face_down[gate]


def _attacks(match: Match, decision: Decision) -> Ways:
    """Attacks on empty circles with a gate come first, then those that win, in the front row before the back row."""
    found = [
        _attack(match, option, option.card) for option in decision.options if option.card is not None and option.zone
    ]
    found.sort(key=lambda pair: pair[1])
    return Ways([way for way, _ in found], repeats=decision.prompt.text == "ask-attack")


def _attack(match: Match, option: Option, card: Card) -> tuple[Way, tuple[bool, bool, bool]]:
    """One attack, and where it comes among the others."""
    circle, what = option.zone, paradoxes.compared(match)
    assert circle is not None
    own: int = match.values(card)[what] + (soul_power(match, card) if what == characteristics.POWER else 0)
    who = {"card": Ref(card), "at": match.state.zone[card], "attack": own}
    target, gate = field.member_on(match, circle), field.gate_under(match, circle)
    values = {**who, "zone": circle}
    if target is None:
        falls = gate is not None and match.state.face_down[gate]
        note = Message("way-gate-falls" if falls else "way-no-gate")
        way = Way(option, Message("way-attack-on-empty", values), note, Message("way-attacker", who))
        return way, (not falls, False, not is_front(circle))
    against: int = match.values(target)[what]
    wins = own >= against  # 8.5.3.4
    values |= {"there": Ref(target), "defence": against, "sign": _sign(own, against)}
    note = (
        Message("way-wins", {"zone": circle})
        if wins
        else Message("way-behind", {"zone": circle, "missing": against - own})
    )
    way = Way(option, Message("way-attack", values), note, Message("way-attacker", who))
    return way, (not wins, True, not is_front(circle))


def _intercepts(match: Match, decision: Decision) -> Ways:
    """8.3.4. What each member would add to the defending one."""
    found = [Way(each, _adding(match, each, each.card)) for each in decision.options if each.card is not None]
    return Ways(found, _behind(match, decision.player))


def _definitions(match: Match, decision: Decision) -> Ways:
    """8.4.3, 8.4.5. What each card would add to the member in battle, the most first."""
    what = paradoxes.compared(match)
    found = [
        (Way(each, _adding(match, each, each.card), is_idle=_amount(match, each.card, what) == 0), each.card)
        for each in decision.options
        if each.verb == "define" and each.card is not None
    ]
    found.sort(key=lambda pair: -_amount(match, pair[1], what))
    return Ways([way for way, _ in found], _behind(match, decision.player))


def _adding(match: Match, option: Option, card: Card) -> Message:
    kinds = (characteristics.POWER, characteristics.AURA, characteristics.LIMIT)
    power, aura, limit = (_amount(match, card, kind) for kind in kinds)
    place = {"card": Ref(card), "at": match.state.zone[card]}
    return Message("way-adds", {**place, "how": option.verb, "power": power, "aura": aura, "limit": limit})


def _amount(match: Match, card: Card, kind: str) -> int:
    return sum(each.amount for each in match.values(card)[characteristics.LOGIC] if each.kind == kind)


def _behind(match: Match, player: int) -> Message | None:
    """How the battle stands for a player: the attacking member wins where the two are equal (8.5.3.4)."""
    current = battle(match)
    if current is None or current.attacker is None or current.defender is None:
        return None
    what = paradoxes.compared(match)
    attack, defence = (match.values(card)[what] for card in (current.attacker, current.defender))
    if player == match.state.turn_player:
        missing = max(0, defence - attack)
    else:
        missing = 0 if defence > attack else attack - defence + 1
    return Message("way-needs", {"missing": missing}) if missing else Message("way-ahead")


def _sign(own: int, other: int) -> str:
    return "more" if own > other else "same" if own == other else "less"


_WAYS: Final[dict[str, Callable[[Match, Decision], Ways]]] = {
    "ask-attack": _attacks,
    "ask-attack-now": _attacks,
    "ask-main-phase": _deployments,
    "ask-intercept": _intercepts,
    "ask-define": _definitions,
    "ask-define-now": _definitions,
}
