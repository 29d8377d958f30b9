"""10.27. Hearts: cards that lie under a vanguard which strode over them, and what it has of them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from engine.games.vanguard import battle_state, characteristics, damage, field, legion, locking, zones
from engine.games.vanguard.rule_changes import Added, HeartName
from engine.kernel import verbs
from engine.kernel.asking import ask
from engine.kernel.cards import NAMES, Card
from engine.kernel.decisions import Option, Procedure
from engine.kernel.effects import EffectInForce
from engine.kernel.events import Event
from engine.kernel.match import Match
from engine.kernel.memory import Remembered, RememberedBySeat
from engine.kernel.messages import Message, Ref
from engine.kernel.triggering import PriorPlace

G_UNIT: Final = "G unit"  #: 2.9.2: the kind of card that comes from the G deck

HEART: Final = "heart"  #: the duration of what a heart gives: as long as it is the heart chosen (10.27.5.2)

LEGIONS: Final = RememberedBySeat[tuple[Card, Card] | None]("heart legions", (None, None))
"""10.27.4. The legion among each player's hearts: (leader, mate), or None without one."""


MOVED_AWAY: Final = Remembered[tuple[tuple[Card, bool, bool], ...]]("moved away", (), touches="moved away")
"""4.6.9. The G units that left their circle: (card, was it a vanguard, was it rested)."""

_HEARTS: Final = tuple(zones.HEART[player] for player in (0, 1))


def is_g_unit(match: Match, card: Card) -> bool:
    """2.9.2. Whether a card is a G unit."""
    return match.state.definition[card].kind == G_UNIT


# ---- becoming hearts


def become(match: Match, player: int, vanguards: Sequence[Card], were: Mapping[Card, PriorPlace]) -> None:
    """10.27.1, 10.27.2. The vanguard, or a legion's leader and mate, become hearts: face up, standing, still a legion.

    8.6.5.1.5: abilities that trigger on this are active as if the cards were still units, as they ``were``. Those that
    a deleted unit had lost are not among them (10.26.3).
    """
    if len(vanguards) == 2:
        _remember_legion(match, player, (vanguards[0], vanguards[1]))
    damage.forget(match, player)
    locking.restore(match, vanguards)
    verbs.release(match, HEART, vanguards)
    for card in vanguards:
        battle_state.leave(match, card, match.state.zone[card])  # 7.4.1.8.1: it is no unit any more
        verbs.transfer(match, card, zones.HEART[player])
        match.state.rested[card] = False
    match.changed()
    if match.hears("become heart"):
        for card in vanguards:
            match.announce(Event("become heart", card, player, were[card].zone), were)


def put_as_heart(match: Match, player: int, card: Card) -> Procedure[bool]:
    """10.27.5. Put a card on the vanguard circle as a heart of the vanguard; returns whether it came there."""
    if field.vanguard(match, player) is None:
        return False
    yield from verbs.move(match, card, zones.HEART[player])
    if match.state.zone[card] is not zones.HEART[player]:  # also if it was removed at once (10.6.3.3.3.1)
        return False
    match.tell("becomes-heart", card=Ref(card))
    if match.hears("become heart"):
        match.announce(Event("become heart", card, player))
    return True


def join_legion(match: Match, player: int, leader: Card, mate: Card) -> bool:
    """10.25.18. Two hearts are in a legion state from now on, unless one of them is already (10.25.18.1)."""
    hearts = field.hearts(match, player)
    if pair(match, player) is not None or leader not in hearts or mate not in hearts:
        return False
    _remember_legion(match, player, (leader, mate))
    legion.remember(match, leader, mate)
    match.tell("legions", card=Ref(leader), mate=Ref(mate))
    return True


def pair(match: Match, player: int) -> tuple[Card, Card] | None:
    """10.27.4. The leader and the mate among a player's hearts that are in a legion state."""
    return LEGIONS.of_player(match, player)


# ---- the heart that is chosen


def choose(match: Match, player: int, rule: str = "10.28.2.3") -> Procedure[None]:
    """10.27.5.1, 10.28.2.3. Choose a heart that is no G unit: the vanguard has its name and its power besides."""
    unit = field.vanguard(match, player)
    candidates = [card for card in field.hearts(match, player) if not is_g_unit(match, card)]
    if unit is None or not candidates:
        return
    chosen = candidates[0]
    if len(candidates) > 1:
        options = [Option("heart", card) for card in candidates]
        prompt = Message("ask-heart", {"card": Ref(unit)})
        option = yield from ask(player, rule, prompt, options, card=unit)
        assert option.card is not None
        chosen = option.card
    written = match.state.definition[chosen].values
    changes = (HeartName(tuple(sorted(written[NAMES]))), Added(written[characteristics.POWER]))
    entered = match.state.entered[chosen]
    verbs.put_in_force(match, EffectInForce(0, player, chosen, entered, HEART, changes, (unit,)))


def chosen(match: Match, player: int) -> Card | None:
    """The heart whose name and power a player's vanguard has."""
    unit = field.vanguard(match, player)
    return next((e.source for e in match.state.effects if e.duration == HEART and unit in e.cards), None)


def choose_where_none(match: Match) -> Procedure[None]:
    """10.27.5.2. Choose another heart for every vanguard that has lost the one it had, the turn player's first.

    This happens as soon as a part of an effect has moved the chosen heart, or a cost. At check timing it is done for
    a vanguard that has come to be above the hearts otherwise: of several on its circle, only one will stay (9.3).
    Hearts of a G unit that has just left its circle are about to be vanguards again (4.6.9).
    """
    if MOVED_AWAY.of(match):
        return
    piles, first = match.state.zones, match.state.turn_player
    for player in (first, 1 - first):
        if not piles[_HEARTS[player]]:
            continue
        overloaded = len(piles[zones.VANGUARD[player]]) > 1
        if not overloaded and chosen(match, player) is None:
            yield from choose(match, player, "10.27.5.2")


def leave(match: Match, card: Card, player: int) -> None:
    """10.27.5.2. A heart has left the vanguard circle: the vanguard loses what it had of it."""
    losing = [unit for e in match.state.effects if e.duration == HEART and e.source == card for unit in e.cards]
    verbs.release(match, HEART, losing)
    if card in (pair(match, player) or ()):
        _remember_legion(match, player, None)


# ---- hearts no longer


def restore(match: Match, player: int, *, rested: bool) -> None:
    """10.27.4, 10.27.6, 10.28.3. Hearts are vanguards again, lying as the G unit lay; this is no placing, no legion."""
    _, mate = pair(match, player) or (None, None)
    for card in reversed(field.hearts(match, player)):
        leave(match, card, player)
        place = "L" if card == mate else "V"
        verbs.transfer(match, card, zones.VANGUARD.at(player, place), bottom=True)
        match.state.rested[card] = rested
    _remember_legion(match, player, None)
    match.changed()


def to_soul(match: Match, player: int) -> Procedure[None]:
    """10.6.1.4. Put the hearts into the soul: their vanguard was ridden over."""
    moves = [(card, zones.SOUL[player]) for card in field.hearts(match, player)]
    yield from verbs.move_together(match, moves, verbs.Arrival(detail="ride"))


def _remember_legion(match: Match, player: int, cards: tuple[Card, Card] | None) -> None:
    if pair(match, player) != cards:
        LEGIONS.set_player(match, player, cards)
