"""What everybody may know of a Vanguard match beyond its cards: the phase and the battle in progress."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from engine.games.vanguard import damage, field, gifts
from engine.games.vanguard.battle import drives
from engine.games.vanguard.battle_state import Battle, Role, battle, boosting, takes_part
from engine.kernel.cards import Card
from engine.kernel.decisions import Decision
from engine.kernel.match import Match
from engine.kernel.messages import Message
from engine.kernel.timing import standing_by
from engine.kernel.visibility import public_id
from engine.language.times import PHASE


def facts(match: Match, viewer: int | None) -> Mapping[str, Any]:
    """``phase``, ``vanguard_damage`` (both seats), ``force`` and ``battle``, which is None or the battle as a mapping.

    ``force`` says how often Force was given to circles, by zone name (10.6.3.1).

    The battle's keys: step, attacker, targets, booster (zone names or None), power (the attacker's, boost included),
    target_power (by zone name, shields included), guarding (view id of a guardian -> zone name of the unit it guards),
    drive_checks (done) and drive (in all).
    """
    current = battle(match)
    phase = PHASE.of(match)
    decision = match.decision
    if phase == "draw phase" and decision is not None and decision.secret and decision.player != viewer:
        phase = "ride phase"  # a G assist being offered tells what the hand lacks; see `cover`
    return {
        "phase": phase,
        "vanguard_damage": damage.VANGUARD_DAMAGE.of(match),
        "force": dict(Counter(gifts.FORCED.of(match))),
        "battle": _battle_facts(match, current) if current is not None else None,
    }


def _battle_facts(match: Match, current: Battle) -> Mapping[str, Any]:
    there = [card for card in current.targets if takes_part(match, current, "target", card)]
    attacker = current.attacker if takes_part(match, current, "attacker", current.attacker) else None
    booster = boosting(match, current)
    zone_of = match.state.zone
    return {
        "step": current.step,
        "attacker": zone_of[attacker].name if attacker is not None else None,
        "targets": tuple(zone_of[card].name for card in there),
        "booster": zone_of[booster].name if booster is not None else None,
        "power": field.power(match, attacker) if attacker is not None else 0,
        "target_power": {zone_of[card].name: field.power(match, card) for card in there},
        "guarding": {
            public_id(match, guardian): zone_of[target].name
            for guardian, target in current.guarding
            if takes_part(match, current, "guardian", guardian) and target in there
        },
        "drive_checks": current.drive_checks,
        "drive": field.drive(match, attacker) if attacker is not None and drives(match, current) else 0,
    }


_COVERS = {
    "preparation": ("5.4.3", "ask-preparation"),
    "draw phase": ("6.5.1.1.2", "ask-ride"),
    "ride phase": ("6.5.1.1.2", "ask-ride"),
    "main phase": ("6.6.1.2", "ask-main-phase"),
}


def cover(match: Match, decision: Decision) -> tuple[str, Message]:
    """What others are shown while somebody is asked in secret: the question that this phase asks in any case."""
    rule, prompt = "8.4.1", "ask-ability"
    if _step(match) == "stride_step":
        rule, prompt = "6.5.1.2.2", "ask-stride"
    elif battle(match) is None:  # an effect may begin a battle in any phase (10.34)
        rule, prompt = _COVERS.get(PHASE.of(match), (rule, prompt))
    return rule, Message(prompt)


def _step(match: Match) -> str:
    """The step that is being done, or that goes on as soon as the abilities are played that stand by in it."""
    steps = [frame.step for frame in match.state.stack if frame.step != standing_by.name]
    return steps[-1]


def marks(match: Match) -> Mapping[Card, tuple[str, ...]]:
    """What units are being: "dominated"; in the battle "attacking", "attacked", "boosting", "boosted", "guarding"."""
    found: dict[Card, tuple[str, ...]] = dict.fromkeys(match.state.master, ("dominated",))
    current = battle(match)
    if current is None:
        return found

    def mark(role: Role, card: Card | None, word: str) -> None:
        if card is not None and takes_part(match, current, role, card):
            found[card] = (*found.get(card, ()), word)

    mark("attacker", current.attacker, "attacking")
    mark("mate", current.mate, "attacking")  # 10.25.5
    if current.booster is not None:
        mark(current.boosted_role, current.boosted, "boosted")
    mark("booster", boosting(match, current), "boosting")
    for target in current.targets:
        mark("target", target, "attacked")
    for guardian, _ in current.guarding:
        mark("guardian", guardian, "guarding")
    return found
