"""What everybody may know of a match beyond its cards: the step of the turn, the attack, what is counted."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from engine.games.duel_masters import battle_state, d2_fields, declaring, declaring_at_end, field
from engine.kernel.cards import Card
from engine.kernel.decisions import Decision
from engine.kernel.match import Match
from engine.kernel.messages import Message
from engine.language.times import PHASE

_DECLARING: Final = (*declaring.RULES, *declaring_at_end.RULES)


def facts(match: Match, viewer: int | None) -> Mapping[str, Any]:
    """``phase``, ``shields`` and ``mana`` (how many each player has), and ``attack``: None, or as a mapping.

    The attack's keys: attacker, target (the creature that is attacked; None: the player) and blocker, each the name of
    a zone or None; declared, whether it was said what is attacked; and goes_on, whether that can still be attacked.
    """
    return {
        "phase": PHASE.of(match),
        "shields": tuple(len(field.shields(match, player)) for player in (0, 1)),
        "mana": tuple(len(field.mana(match, player)) for player in (0, 1)),
        "attack": _attack(match),
    }


def _attack(match: Match) -> Mapping[str, Any] | None:
    current = battle_state.ATTACK.of(match)
    if current is None:
        return None

    def place(card: Card | None) -> str | None:
        return None if card is None else match.state.zone[card].name

    return {
        "attacker": place(battle_state.attacker(match)),
        "target": place(battle_state.attacked(match)),
        "blocker": place(battle_state.blocker(match)),
        "declared": current.is_declared,
        "goes_on": battle_state.goes_on(match),
    }


def cover(match: Match, decision: Decision) -> tuple[str, Message]:
    """What others are shown while somebody is asked in secret: shields are looked at, or something may be declared."""
    return decision.rule if decision.rule in _DECLARING else "509.5", Message("deciding")


def marks(match: Match) -> Mapping[Card, tuple[str, ...]]:
    """What creatures are being in the attack, "attacking", "attacked", "blocking", and which are "sick" (301.5).

    Fields that lie upside down are "turned" (105.5).
    """
    found: dict[Card, tuple[str, ...]] = {
        card: ("sick",) for card in field.creatures(match, match.state.turn_player) if field.is_sick(match, card)
    }
    found |= {card: ("turned",) for card, entered in d2_fields.TURNED.of(match) if match.state.entered[card] == entered}
    for role, card in (
        ("attacking", battle_state.attacker(match)),
        ("attacked", battle_state.attacked(match)),
        ("blocking", battle_state.blocker(match)),
    ):
        if card is not None:
            found[card] = (*found.get(card, ()), role)
    return found
