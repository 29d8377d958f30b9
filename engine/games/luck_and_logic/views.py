"""What everybody may know of a match beyond its cards: the phase, refresh points, attacks, and the battle."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from engine.games.luck_and_logic import attacking, field, paradoxes
from engine.games.luck_and_logic.battle_state import ATTACKER, ATTACKS, DEFENDER, Battle, battle
from engine.games.luck_and_logic.editions import number
from engine.games.luck_and_logic.refreshing import REFRESH_POINTS
from engine.kernel.cards import Card
from engine.kernel.decisions import Decision
from engine.kernel.match import Match
from engine.kernel.messages import Message
from engine.language.times import PHASE


def facts(match: Match, viewer: int | None) -> Mapping[str, Any]:
    """``phase``, ``refresh_points``, ``gates`` (face-down) and ``levels`` of both seats, ``attacks`` (made, limit).

    ``battle`` is None, or the battle as a mapping: step, attacker and defender (the names of their zones, or None),
    circle (the name of the one attacked), what is ``compared``, ``attack`` and ``defence`` (the numbers compared, or
    None).
    """
    current = battle(match)
    return {
        "phase": PHASE.of(match),
        "refresh_points": REFRESH_POINTS.of(match),
        "gates": tuple(len(field.standing_gates(match, player)) for player in (0, 1)),
        "levels": tuple(field.level(match, player) for player in (0, 1)),
        "attacks": (ATTACKS.of(match), attacking.attack_limit(match, match.state.turn_player)),
        "battle": _battle_facts(match, current) if current is not None else None,
    }


def _battle_facts(match: Match, current: Battle) -> Mapping[str, Any]:
    what = paradoxes.compared(match)
    zone_of = match.state.zone

    def place(card: Card | None) -> str | None:
        return None if card is None else zone_of[card].name

    def strength(card: Card | None) -> int | None:
        return None if card is None else match.values(card)[what]

    return {
        "step": current.step,
        "attacker": place(current.attacker),
        "defender": place(current.defender),
        "circle": None if current.circle is None else current.circle.name,
        "compared": what,
        "attack": strength(current.attacker),
        "defence": strength(current.defender),
    }


_COVERS: Final = {
    "preparation": ("6.2.1.8", "ask-preparation"),
    "main phase": ("7.5.3", "ask-main-phase"),
}


def cover(match: Match, decision: Decision) -> tuple[str, Message]:
    """What others are shown while somebody is asked in secret: the question that this phase asks in any case."""
    rule, prompt = _COVERS.get(PHASE.of(match), ("9.5.3", "ask-ability"))
    return number(match, rule), Message(prompt)


def marks(match: Match) -> Mapping[Card, tuple[str, ...]]:
    """What cards are being in the battle: "attacking", "defending", "intercepting"."""
    current = battle(match)
    if current is None:
        return {}
    found: dict[Card, tuple[str, ...]] = dict.fromkeys(current.interceptors, ("intercepting",))
    for card, role in ((current.attacker, ATTACKER), (current.defender, DEFENDER)):
        if card is not None:
            found[card] = (role,)
    return found
