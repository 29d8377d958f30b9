"""Option keys: short, stable, readable names for the options of a decision ("play:AB01/008", "attack:L", "pass").

A card in a place of its own is named by the place, any other by its number, with "#2", "#3" for further copies. What
an option would do in words of the card language is not in the key: such options are told apart by their order.
A key is made of what the asked player may know, and of nothing else.
"""

from __future__ import annotations

from engine.kernel.abilities import Ability
from engine.kernel.cards import Card
from engine.kernel.decisions import Decision, Option
from engine.kernel.position import Position
from engine.kernel.visibility import sees


def option_keys(match: Position, decision: Decision) -> tuple[str, ...]:
    """The keys of a decision's options, in order; every key is different."""
    counts: dict[str, int] = {}
    keys: list[str] = []
    for option in decision.options:
        key = option_key(match, decision.player, option)
        seen = counts[key] = counts.get(key, 0) + 1
        keys.append(key if seen == 1 else f"{key}#{seen}")
    return tuple(keys)


def option_key(match: Position, player: int, option: Option) -> str:
    """The key of an option of a player's, where no other one has the same."""
    card, zone, value = option.card, option.zone, option.value
    key = option.verb if card is None else f"{option.verb}:{card_key(match, player, card)}"
    if zone is not None:
        key += f">{zone.place}" if card is not None else f":{zone.place}"
    return key if value is None or isinstance(value, Ability) else f"{key}:{value}"


def card_key(match: Position, player: int, card: Card) -> str:
    """What a player's keys call a card: its place if it is on the field, otherwise its number; its zone if unseen.

    Places of the turn player stand alone ("FL"), those of the other player carry the seat ("FL:1").
    """
    state = match.state
    zone = state.zone[card]
    if zone.kind.field and len(state.zones[zone]) == 1:
        return zone.place if zone.player == state.turn_player else zone.name
    return state.definition[card].number if sees(match, player, card) else zone.name
