"""9. Rule actions: what the game does by itself at check timing."""

from __future__ import annotations

from engine.games.vanguard import actions, damage, field, gifts, hearts, striding, zones
from engine.games.vanguard.battle_state import BATTLE
from engine.games.vanguard.triggers import resolve_icon
from engine.kernel import verbs
from engine.kernel.asking import ask
from engine.kernel.cards import Card
from engine.kernel.decisions import Option, Procedure
from engine.kernel.match import Match
from engine.kernel.messages import Message, Ref, Seat

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
    state, piles, memory = match.state, match.state.zones, match.state.memory
    if memory[hearts.ASTRAY]:
        striding.bring_back(match)
    _check_losing(match)
    moved = False
    if match.crowded:
        match.crowded = False
        moved = yield from _overloaded_circles(match)
    if piles[_GUARDIANS[0]] or piles[_GUARDIANS[1]]:
        at_peace = memory["phase"] != "battle phase" and memory[BATTLE] is None  # 10.34: battles of other phases
        if at_peace:
            moved |= yield from _illegal_guardians(match)
    if not (piles[_VANGUARDS[0]] and piles[_VANGUARDS[1]]):
        moved |= yield from _missing_vanguards(match)
    if piles[_HEARTS[0]] or piles[_HEARTS[1]]:
        yield from hearts.choose_where_none(match)
    if memory[gifts.DUE]:
        moved |= yield from gifts.resolve_due(match)
    if moved:
        return True
    if any(memory[damage.VANGUARD_DAMAGE]):
        first = state.turn_player  # 9.6.1.1
        yield from _damage_process(match, first if damage.due(match, first) else 1 - first)
        return True
    return False


def _check_losing(match: Match) -> None:
    """9.2. Six damage, an empty deck, or no vanguard and no soul: whoever fulfils one loses, both at once draw."""
    piles = match.state.zones
    losers: list[int] = []
    decided = ("", "")
    for player, deck, damage_zone, vanguard, soul in _LOSING:
        if len(piles[damage_zone]) >= LOSING_DAMAGE:
            decided = ("9.2.2", "damage")
        elif not piles[deck]:
            decided = ("9.2.3", "deck")
        elif not piles[vanguard] and not piles[soul]:
            decided = ("9.2.4", "no vanguard")
        else:
            continue
        losers.append(player)
    if losers:
        match.lose(losers, *decided)


def _overloaded_circles(match: Match) -> Procedure[bool]:
    """9.3. Of several units on one circle the one last placed stays."""
    moved = False
    for player in (0, 1):
        moved |= yield from _overloaded_vanguard_circle(match, player)
        for zone in field.rear_guard_circles(match, player):
            while len(match.state.zones.get(zone, ())) > 1:  # 9.3.6
                moved = True
                yield from actions.retire(match, [match.state.zones[zone][0]], None)
    return moved


def _overloaded_vanguard_circle(match: Match, player: int) -> Procedure[bool]:
    """9.3.1 to 9.3.5. The vanguard last placed stays, and so does the legion mate last placed if its leader does."""
    piles = match.state.zones
    leaders, mates = (zones.VANGUARD.at(player, place) for place in ("V", "L"))
    leaving = [*piles[leaders][:-1], *(piles[mates] if len(piles[leaders]) > 1 else piles[mates][:-1])]
    for card in leaving:
        if hearts.is_g_unit(match, card):  # 10.32.4
            striding.return_to_g_zone(match, card)
        else:
            yield from actions.feed_soul(match, card, player)
    return bool(leaving)


def _illegal_guardians(match: Match) -> Procedure[bool]:
    """9.4. Guardians outside of the battle phase go to the drop zone."""
    moved = False
    for player in (0, 1):
        guardians = field.guardians(match, player)
        if guardians:
            moved = True
            yield from actions.retire(match, guardians, None)
    return moved


def _missing_vanguards(match: Match) -> Procedure[bool]:
    """9.5. A player without a vanguard rides a card from the soul."""
    moved = False
    for player in (match.state.turn_player, 1 - match.state.turn_player):
        if match.state.zones[zones.VANGUARD[player]]:
            continue
        soul = field.soul(match, player)
        chosen: Card = soul[0]
        if len(soul) > 1:
            options = [Option("ride", card) for card in soul]
            option = yield from ask(player, "9.5.1", Message("ask-new-vanguard"), options, default=len(soul) - 1)
            assert option.card is not None
            chosen = option.card
        yield from actions.superior_ride(match, player, chosen, None)
        moved = True
    return moved


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
        yield from verbs.move(match, card, zones.TRIGGER[player], detail="damage check")  # 9.6.3
        match.tell("damage-checks", player=Seat(player), card=Ref(card))
        if field.shares_clan(match, card, player):  # 9.6.5
            yield from resolve_icon(match, player, card)
        if match.state.zone[card] is zones.TRIGGER[player]:  # 9.6.6
            yield from verbs.move(match, card, zones.DAMAGE[match.state.owner[card]], detail="damage")
    if match.state.effects:
        verbs.expire(match, "damage check")
