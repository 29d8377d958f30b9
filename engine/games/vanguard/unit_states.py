"""11.21 to 11.37. States that units are in until the end of a turn, and units in harmony with each other (11.34)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.games.vanguard import zones
from engine.games.vanguard.characteristics import STATES
from engine.games.vanguard.rule_changes import IN_HARMONY, InHarmony, InState
from engine.kernel import verbs
from engine.kernel.abilities import Change, Context
from engine.kernel.cards import Card, Values
from engine.kernel.effects import EffectInForce
from engine.kernel.events import Event
from engine.kernel.match import Match
from engine.kernel.messages import Ref

BLAZING: Final = "blazing"
ENGORGED: Final = "engorged"
CHARGING: Final = "charging"
HOLLOWED: Final = "hollowed"
SUCCESSFUL: Final = "successful"

BECOMES: Final = "becomes "
"""Prefix of the kind of event that a unit comes into a state: ``BECOMES + "blazing"``."""


def is_in(values: Values, state: str) -> bool:
    """Whether a unit with these characteristics is in a state."""
    return state in values.get(STATES, ())


def is_unit(match: Match, card: Card) -> bool:
    """3.8.2. Whether a card is a vanguard, a rear-guard or a guardian now."""
    return match.state.zone[card].kind in zones.UNITS


def become(match: Match, cards: Sequence[Card], state: str, context: Context) -> tuple[Card, ...]:
    """Let units be in a state until the end of turn; returns those that were not in it before."""
    fresh = tuple([card for card in cards if is_unit(match, card) and not is_in(match.values(card), state)])
    if fresh:
        _put_in_force(match, InState(state), fresh, context)
        _announce(match, fresh, state, context)
    return fresh


def harmonize(match: Match, first: Card, second: Card, context: Context) -> bool:
    """11.34.1. Associate two units with each other until the end of turn. They may be associated with others as well.

    11.34.1.1: nothing happens, and the answer is False, if one of them has left or has got another master.
    """
    units = (first, second)
    if not all(is_unit(match, unit) for unit in units) or match.master(first) != match.master(second):
        return False
    fresh = [unit for unit in units if not is_in(match.values(unit), IN_HARMONY)]
    entered = (match.state.entered[first], match.state.entered[second])
    _put_in_force(match, InHarmony(units, entered), units, context)
    _announce(match, fresh, IN_HARMONY, context)  # 11.34.1.3.1
    return True


def are_in_harmony(match: Match, first: Card, second: Card) -> bool:
    """11.34.1. Whether two units are in harmony with each other."""
    return any(
        isinstance(change, InHarmony) and {*change.units} == {first, second} and change.lasts(match)
        for effect in match.state.effects
        for change in effect.changes
    )


def _put_in_force(match: Match, change: Change, cards: tuple[Card, ...], context: Context) -> None:
    source, turn = context.source, match.state.turn
    entered = match.state.entered[source]
    verbs.put_in_force(match, EffectInForce(0, context.player, source, entered, "turn", (change,), cards, turn=turn))


def _announce(match: Match, cards: Sequence[Card], state: str, context: Context) -> None:
    for card in cards:
        match.tell("becomes", card=Ref(card), state=state)
        if match.hears(BECOMES + state):
            match.announce(Event(BECOMES + state, card, match.master(card)))
