"""10. Rule processing: what the game does by itself at every check timing. Decks that run out are in `refreshing`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.games.luck_and_logic import actions, characteristics, field, limits, paradoxes, setting, zones
from engine.games.luck_and_logic.refreshing import REFRESH_POINTS, refreshed_cards
from engine.kernel import moments, verbs
from engine.kernel.asking import choose_cards
from engine.kernel.cards import Card
from engine.kernel.decisions import Procedure
from engine.kernel.match import Match
from engine.kernel.messages import Message, Seat
from engine.kernel.moments import at_once
from engine.kernel.zones import Zone

_CIRCLES: Final = zones.CIRCLE.of(0) + zones.CIRCLE.of(1)
_GATES: Final = zones.GATE.of(0) + zones.GATE.of(1)

LOSING_REFRESHES: Final = 2
"""10.3.1.2. How many cards in the refresh zone lose the game."""


def rule_actions(match: Match) -> Procedure[bool]:
    """10.1.2.2. Do what is due, all at the same time; False when nothing was."""
    _check_losing(match)
    overfull, match.overfull = match.overfull, False
    leaving = (yield from _overloading(match)) if overfull else []
    moments.untie(match)
    leaving += _illegal(match)
    seats = (match.state.turn_player, 1 - match.state.turn_player)  # 1.3.4
    over_level = [player for player in seats if _excess_levels(match, player) > 0]
    refreshing = [player for player in seats if REFRESH_POINTS.of_player(match, player)]
    paradox = paradoxes.overloaded(match)
    if not (leaving or over_level or refreshing or paradox):
        return False
    with at_once(match):
        if leaving:
            yield from _clear(match, leaving)
        if paradox:
            yield from paradoxes.settle(match)
        for player in over_level:
            yield from _drop_levels(match, player)
        for player in refreshing:
            yield from _resolve_refresh_point(match, player)
    return True


def _check_losing(match: Match) -> None:
    """10.3.1. Who has no face-down gate, or two cards in the refresh zone, loses; both at once draw (1.2.3).

    If it is the one for one player and the other for the other, the first is told.
    """
    losing: dict[int, tuple[str, str]] = {}
    for player in (0, 1):
        if not field.has_standing_gate(match, player):
            losing[player] = "10.3.1.1", "gates"
        elif refreshed_cards(match, player) >= LOSING_REFRESHES:
            losing[player] = "10.3.1.2", "refresh"
    if losing:
        match.lose([*losing], *min(losing.values()))


def _overloading(match: Match) -> Procedure[list[Card]]:
    """10.4, 10.5. On each circle all members but the one placed last, in each gate zone all gates but that."""
    leaving: dict[Card, None] = {}
    for player in (match.state.turn_player, 1 - match.state.turn_player):
        for kind in (zones.CIRCLE, zones.GATE):
            for zone in kind.of(player):
                there = field.members_on(match, zone) if kind is zones.CIRCLE else field.gates_in(match, zone)
                if len(there) > 1:
                    staying = yield from _staying(match, player, zone, there)
                    leaving.update(dict.fromkeys(card for card in there if card != staying))
    return list(leaving)


def _staying(match: Match, player: int, zone: Zone, there: Sequence[Card]) -> Procedure[Card]:
    """10.4.2, 10.5.2. What was placed last; of several, what the player whose place it is chooses (reading 25)."""
    if zone.kind is zones.CIRCLE:
        rule, since = "10.4.2", [match.state.covers[card].since for card in there]
        last = [card for card, stamp in zip(there, since, strict=True) if stamp == max(since)]
    else:
        rule, last = "10.5.2", list(moments.tied(match, there[-1]))
    chosen = yield from choose_cards(player, rule, Message("ask-kept", {"zone": zone}), last, 1, 1, verb="keep")
    return chosen[0]


def _is_illegal_member(match: Match, card: Card) -> bool:
    """10.7.1.1. Whether a card on a circle is no member: it lies face down, or is something else."""
    return match.state.face_down[card] or match.state.definition[card].kind not in characteristics.MEMBERS


def _is_paradox_too_many(match: Match, card: Card) -> bool:
    """10.6. Whether a card is a face-up paradox, and not the only one."""
    return paradoxes.is_face_up_paradox(match, card) and paradoxes.overloaded(match)


def _may_be_above_limit(match: Match, card: Card) -> bool:
    """10.8. Whether there may be too many cards in the level zone in which a card is."""
    level = len(match.state.zones[match.state.zone[card]])
    return level > limits.LEVEL_LIMIT or match.could_change(characteristics.LEVEL_LIMIT)


AWAITED: Final = {
    zones.CIRCLE.name: _is_illegal_member,
    zones.BATTLE.name: _is_paradox_too_many,
    zones.PARADOX.name: _is_paradox_too_many,
    zones.LEVEL.name: _may_be_above_limit,
}
"""What cards coming to these kinds of zones can make due. Several on one circle are noted by the kernel (10.4)."""


def _illegal(match: Match) -> list[Card]:
    """10.7.1. Cards that are no members on circles, no gates in gate zones, or Set to nothing any more."""
    state = match.state
    piles, definition = state.zones, state.definition
    found = [card for circle in _CIRCLES for card in piles[circle] if _is_illegal_member(match, card)]
    found += [card for zone in _GATES for card in piles[zone] if definition[card].kind != characteristics.GATE]
    return found + setting.bereft(match)


def _clear(match: Match, leaving: list[Card]) -> Procedure[None]:
    """10.4.1, 10.5.1, 10.7.1. Gates go to the remove zone face down, everything else to the drop zone.

    Gates, members and Set cards (5.24.3) go to the zones of their owners, all else to those of its masters (4.1.7).
    """
    gates = [card for card in leaving if field.is_gate(match, card) and match.state.zone[card].kind is zones.GATE]
    moves = [(card, zones.REMOVE[match.state.owner[card]]) for card in gates]
    yield from verbs.move_together(match, moves, verbs.Arrival(face_down=True))
    others = [card for card in leaving if card not in gates]
    owners = [card for card in others if field.is_member(match, card) or match.state.zone[card].kind is zones.SET]
    yield from actions.drop(match, others, owners)
    match.overfull |= any(match.state.zone[card].kind.field for card in leaving)  # something else may have happened


def _excess_levels(match: Match, player: int) -> int:
    """4.7.2. How many level cards a player has above the limit, which may be as low as nothing."""
    return field.level(match, player) - max(0, match.value_of_player(player, characteristics.LEVEL_LIMIT))


def _drop_levels(match: Match, player: int) -> Procedure[None]:
    """10.8.1. A player with too many level cards keeps as many as the limit says, and drops the others."""
    excess = _excess_levels(match, player)
    prompt = Message("ask-over-level", {"count": excess})
    cards = field.level_cards(match, player)
    yield from actions.drop(
        match, (yield from choose_cards(player, "10.8.1", prompt, cards, excess, excess, verb="drop"))
    )


def _resolve_refresh_point(match: Match, player: int) -> Procedure[None]:
    """10.9.1. The top card of the deck goes to the refresh zone, for one refresh point."""
    REFRESH_POINTS.set_player(match, player, REFRESH_POINTS.of_player(match, player) - 1)
    deck = match.cards(zones.DECK[player])
    if deck:
        yield from verbs.move(match, deck[-1], zones.REFRESH[player])
        match.tell("refresh-zone", player=Seat(player), count=len(match.cards(zones.REFRESH[player])))
