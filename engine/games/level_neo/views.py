"""What everybody may know of a Level Neo match beyond its cards: the phase, turn markers, levels and the battle."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.games.level_neo import field, zones
from engine.games.level_neo.battle_state import Battle, attackers, battle, takes_part, target, total_ap
from engine.games.level_neo.turn import WINDOWS
from engine.kernel.cards import Card
from engine.kernel.decisions import Decision
from engine.kernel.match import Match
from engine.kernel.messages import Message
from engine.language.times import PHASE


def facts(match: Match, viewer: int | None) -> Mapping[str, Any]:
    """``phase``, ``turn_markers`` and ``levels`` (both seats), and ``battle``: None, or the battle as a mapping.

    The battle's keys: attackers (zone names, the declared one first), target (zone name of the character that the
    attack is aimed at now, or None), covered (zone name of the one it was declared on, if another covers it, or None),
    attack and defence (the AP of the sides) and failed (the seats whose level burst has failed).
    """
    current = _shown(match)
    return {
        "phase": PHASE.of(match),
        "turn_markers": field.TURN_MARKERS.of(match),
        "levels": tuple(field.level(match, player) for player in (0, 1)),
        "battle": _battle_facts(match, current) if current is not None else None,
    }


def _shown(match: Match) -> Battle | None:
    """The battle that is still being fought: the AP of one that is over say nothing any more."""
    current = battle(match)
    return None if current is None or current.is_over else current


def _battle_facts(match: Match, current: Battle) -> Mapping[str, Any]:
    zone_of = match.state.zone
    aimed_at, covered = target(match, current), _covered(match, current)
    attack, defence = total_ap(match, current)
    return {
        "attackers": tuple(zone_of[card].name for card in attackers(match, current)),
        "target": zone_of[aimed_at].name if aimed_at is not None else None,
        "covered": zone_of[covered].name if covered is not None else None,
        "attack": attack,
        "defence": defence,
        "failed": current.failed,
    }


def _covered(match: Match, current: Battle) -> Card | None:
    if current.covered is None or not takes_part(match, current.covered):
        return None
    return current.covered.card


def cover(match: Match, decision: Decision) -> tuple[str, Message]:
    """What others are shown while somebody is asked in secret: that the match is being prepared, or a window."""
    phase = PHASE.of(match)
    if phase == "preparation":
        return "3.1", Message("ask-preparation")
    return WINDOWS.get(phase, WINDOWS["before the attack"])[0], Message("deciding")


def marks(match: Match) -> Mapping[Card, tuple[str, ...]]:
    """What characters are being in the battle: "attacking", "attacked", "covering", "covered"; level cards, "burst"."""
    current = _shown(match)
    if current is None:
        return {}
    lying = [card for card in current.bursts if match.state.zone[card].kind is zones.LEVEL]
    found: dict[Card, tuple[str, ...]] = dict.fromkeys(lying, ("burst",))
    found |= dict.fromkeys(attackers(match, current), ("attacking",))
    aimed_at, covered = target(match, current), _covered(match, current)
    if aimed_at is not None:
        found[aimed_at] = ("attacked",) if current.covered is None else ("attacked", "covering")
    if covered is not None:
        found[covered] = ("covered",)
    return found
