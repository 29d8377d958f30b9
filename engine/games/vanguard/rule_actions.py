"""9. Rule actions: what the game does by itself at check timing."""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.vanguard import actions, damage, field, gauges, gifts, hearts, striding, zones
from engine.games.vanguard.battle_state import battle
from engine.games.vanguard.triggers import resolve_icon
from engine.kernel import moments, verbs
from engine.kernel.asking import ask
from engine.kernel.cards import Card
from engine.kernel.decisions import Option, Procedure
from engine.kernel.events import Event
from engine.kernel.match import Match
from engine.kernel.messages import Message, Ref, Seat
from engine.kernel.moments import at_once
from engine.language.times import PHASE

LOSING_DAMAGE = 6
"""9.2.2. How many cards in the damage zone lose the game."""


_LOSING = tuple(
    (player, zones.DECK[player], zones.DAMAGE[player], zones.VANGUARD[player], zones.SOUL[player]) for player in (0, 1)
)
_GUARDIANS = tuple(zones.GUARDIAN[player] for player in (0, 1))
_HEARTS = tuple(zones.HEART[player] for player in (0, 1))
_VANGUARDS = tuple(zones.VANGUARD[player] for player in (0, 1))


def rule_actions(match: Match) -> Procedure[bool]:
    """9.1.3. Perform the rule actions that are due, all at the same time; False when none was."""
    state, piles = match.state, match.state.zones
    if hearts.MOVED_AWAY.of(match):
        striding.bring_back(match)
    _check_losing(match)
    moved = overfull = False
    if match.overfull:
        match.overfull = False
        overfull = _is_overloaded(match, 0) or _is_overloaded(match, 1)
    stray = (piles[_GUARDIANS[0]] or piles[_GUARDIANS[1]]) and not _is_fought(match)
    if overfull or stray or not (piles[_VANGUARDS[0]] and piles[_VANGUARDS[1]]):
        moved = yield from _put_in_order(match, overfull=overfull, fighting=_is_fought(match))
    if piles[_HEARTS[0]] or piles[_HEARTS[1]]:
        yield from hearts.choose_where_none(match)
    if gifts.DUE.of(match):
        moved |= yield from gifts.resolve_due(match)
    if gauges.LEFT_BEHIND.of(match):
        moved |= yield from gauges.put_away(match)
    if moved:
        return True
    if damage.VANGUARD_DAMAGE.of(match) != damage.VANGUARD_DAMAGE.first:
        first = state.turn_player  # 9.6.1.1
        yield from _damage_process(match, first if damage.due(match, first) else 1 - first)
        return True
    return False


def _is_overloaded(match: Match, player: int) -> bool:
    """9.3. Whether several cards are on one of a player's circles."""
    piles = match.state.zones
    circles = (*zones.VANGUARD.of(player), *field.rear_guard_circles(match, player))
    return bool([circle for circle in circles if len(piles[circle]) > 1])


def _is_fought(match: Match) -> bool:
    """9.4.1, 10.34. Whether guardians stay: in the battle phase, and in battles of other phases."""
    return PHASE.of(match) == "battle phase" or battle(match) is not None


def _check_losing(match: Match) -> None:
    """9.2. Six damage, an empty deck, or no vanguard and no soul: whoever fulfils one loses, both at once draw.

    Of two that are fulfilled, the first is told.
    """
    piles = match.state.zones
    losing: dict[int, tuple[str, str]] = {}
    for player, deck, damage_zone, vanguard, soul in _LOSING:
        if len(piles[damage_zone]) >= LOSING_DAMAGE:
            losing[player] = "9.2.2", "damage"
        elif not piles[deck]:
            losing[player] = "9.2.3", "deck"
        elif not piles[vanguard] and not piles[soul]:
            losing[player] = "9.2.4", "no vanguard"
    if losing:
        match.lose([*losing], *min(losing.values()))


def _put_in_order(match: Match, *, overfull: bool, fighting: bool) -> Procedure[bool]:
    """9.3 to 9.5. Let units leave overloaded circles, and guardians theirs, and players without a vanguard ride.

    All of it happens at the same time. The turn player chooses first, and the other one sees what (1.3.4).
    """
    moved = False
    with at_once(match):
        for player in (match.state.turn_player, 1 - match.state.turn_player):
            if overfull:
                moved |= yield from _clear_circles(match, player)
            if not fighting:
                moved |= yield from _retire(match, field.guardians(match, player))  # 9.4.1
            if not match.cards(zones.VANGUARD[player]):
                moved |= yield from _ride_anew(match, player)
    moments.untie(match)
    return moved


def _clear_circles(match: Match, player: int) -> Procedure[bool]:
    """9.3. Of several units on one circle the one last placed stays."""
    leaving = yield from _overloading_vanguards(match, player)
    moved = yield from _retire(match, (yield from _overloading_rear_guards(match, player)))
    g_units = [card for card in leaving if hearts.is_g_unit(match, card)]
    for card in g_units:  # 10.32.4
        striding.return_to_g_zone(match, card)
    fed = yield from actions.feed_soul(match, [(card, player) for card in leaving if card not in g_units])
    match.overfull |= len(leaving) > len(g_units) + len(fed)  # one may have stayed: something else happened instead
    return moved or bool(g_units or fed)


def _retire(match: Match, units: Sequence[Card]) -> Procedure[bool]:
    """Retire units; whether any of them left, to the drop zone or elsewhere."""
    yield from actions.retire(match, units)
    stayed = [card for card in units if match.state.zone[card].kind.field]
    match.overfull |= bool(stayed)
    return len(stayed) < len(units)


def _overloading_vanguards(match: Match, player: int) -> Procedure[list[Card]]:
    """9.3.1 to 9.3.5. All but the vanguard last placed, or all but the legion mate last placed if its leader stays."""
    piles = match.state.zones
    leaders, mates = (piles[zones.VANGUARD.at(player, place)] for place in ("V", "L"))
    if len(leaders) > 1:
        staying = yield from _last_placed(match, player, leaders, "9.3.5" if mates else "9.3.3")
        return [card for card in (*leaders, *mates) if card != staying]
    if len(mates) > 1:
        staying = yield from _last_placed(match, player, mates, "9.3.4")
        return [card for card in mates if card != staying]
    return []


def _overloading_rear_guards(match: Match, player: int) -> Procedure[list[Card]]:
    """9.3.6, 9.3.7. On each rear-guard circle all but the unit last placed."""
    leaving: list[Card] = []
    for circle in field.rear_guard_circles(match, player):
        units = match.cards(circle)
        if len(units) > 1:
            staying = yield from _last_placed(match, player, units, "9.3.7")
            leaving += [card for card in units if card != staying]
    return leaving


def _last_placed(match: Match, player: int, units: Sequence[Card], rule: str) -> Procedure[Card]:
    """The unit last placed on a circle; of several placed there at the same time, the one that the player chooses."""
    last = moments.tied(match, units[-1])
    if len(last) == 1:
        return units[-1]
    options = [Option("keep", card) for card in units if card in last]
    prompt = Message("ask-kept-unit", {"zone": match.state.zone[units[-1]]})
    chosen = yield from ask(player, rule, prompt, options, default=len(options) - 1)
    assert chosen.card is not None
    return chosen.card


def _ride_anew(match: Match, player: int) -> Procedure[bool]:
    """9.5.1. A player without a vanguard rides a card from the soul.

    Whoever has lost both only now, instead of something else that was due, loses at the next rule actions (9.2.4).
    """
    soul = field.soul(match, player)
    if not soul:
        return False
    chosen = soul[0]
    if len(soul) > 1:
        options = [Option("ride", card) for card in soul]
        option = yield from ask(player, "9.5.1", Message("ask-new-vanguard"), options, default=len(soul) - 1)
        assert option.card is not None
        chosen = option.card
    return (yield from actions.ride(match, player, chosen))


def _damage_process(match: Match, seat: int) -> Procedure[None]:
    """9.6. A damage check for each point of damage that the vanguard on a player's circle was dealt, by its master."""
    while damage.due(match, seat) > 0:
        damage.take_one(match, seat)  # 9.6.2
        vanguard = field.vanguard(match, seat)
        player = seat if vanguard is None else match.master(vanguard)
        deck = match.cards(zones.DECK[player])
        if not deck:
            return  # 1.3.2; the empty deck loses at the next check timing
        card = deck[-1]
        yield from verbs.move(match, card, zones.TRIGGER[player])  # 9.6.3
        match.tell("damage-checks", player=Seat(player), card=Ref(card))
        if match.hears("damage check reveals"):
            match.announce(Event("damage check reveals", card, player))
        if field.shares_clan(match, card, player):  # 9.6.5
            yield from resolve_icon(match, player, card)
        if match.state.zone[card] is zones.TRIGGER[player]:  # 9.6.6
            yield from verbs.move(match, card, zones.DAMAGE[match.state.owner[card]])
    if match.state.effects:
        verbs.expire(match, "damage check")
