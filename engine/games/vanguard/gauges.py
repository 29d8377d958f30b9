"""Gauges: cards that lie face down under a unit. The rulebook is from before there were any; they follow their print.

They stay under the unit wherever it moves on the field. When it leaves the field or is locked, they are put into the
drop zone once all abilities of that check timing are done: until then abilities may still speak of the gauge it had.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.games.vanguard import zones
from engine.kernel import verbs
from engine.kernel.attachments import attach
from engine.kernel.cards import Card
from engine.kernel.decisions import Procedure
from engine.kernel.match import Match
from engine.kernel.memory import Remembered
from engine.kernel.messages import Ref, Seat
from engine.kernel.position import Position
from engine.kernel.zones import ZoneKind

LAST: Final = Remembered[tuple[tuple[Card, int, tuple[Card, ...]], ...]]("last gauges", ())
"""The units that have lost their gauges until check timing has ended: (card, `State.entered`, the cards under it)."""

LEFT_BEHIND: Final = Remembered[tuple[Card, ...]]("gauges left behind", ())
"""The cards under units that have left, until they are put into the drop zone."""


def gauge_of(match: Position, unit: Card, kind: ZoneKind, stamp: int | None = None) -> list[Card]:
    """The cards of a gauge of a unit, oldest first; of one that has left in this check timing, those it had.

    With a ``stamp`` (`Context.stamp`), those it had as the unit that it was then.
    """
    if not (match.state.attached or LAST.of(match)):
        return []
    there = match.attached(unit)
    if not there and match.state.zone[unit].kind not in zones.UNITS:
        known = [cards for card, entered, cards in LAST.of(match) if card == unit and entered >= (stamp or 0)]
        meant = known[-1:] if stamp is None else known[:1]
        attached = match.state.attached
        there = tuple([card for cards in meant for card in cards if card not in attached])
    return [card for card in there if match.state.zone[card].kind is kind]


def put_under(match: Match, cards: Sequence[Card], unit: Card, kind: ZoneKind) -> Procedure[tuple[Card, ...]]:
    """Put cards face down under a unit as its gauge; returns those that came there."""
    if match.state.zone[unit].kind not in zones.UNITS:
        return ()
    moves = [(card, kind[match.state.owner[card]]) for card in cards if card != unit]
    came = yield from verbs.move_together(match, moves, verbs.Arrival(face_down=True))
    there = tuple([card for card in came if match.state.zone[card].kind is kind])
    if match.state.zone[unit].kind in zones.UNITS:
        attach(match, there, unit)
    for card in there:
        match.tell("puts-under", card=Ref(card), other=Ref(unit), zone=match.state.zone[card])
    return there


def leave_behind(match: Match, unit: Card, bore: Sequence[Card]) -> None:
    """A unit has become another card: its gauge stays where it lies until check timing has ended."""
    left = tuple([card for card in bore if match.state.zone[card].kind in zones.GAUGES])
    if left:
        LAST.set(match, (*LAST.of(match), (unit, match.state.entered[unit], left)))
        LEFT_BEHIND.set(match, (*LEFT_BEHIND.of(match), *left))


def put_away(match: Match) -> Procedure[bool]:
    """Put what units have left behind into the drop zone, unless an ability stands by; whether anything was."""
    if any(not each.aside for each in match.state.standing_by):
        return False
    LAST.reset(match)
    attached, zone_of, owner = match.state.attached, match.state.zone, match.state.owner
    left = [card for card in LEFT_BEHIND.of(match) if zone_of[card].kind in zones.GAUGES and card not in attached]
    LEFT_BEHIND.reset(match)
    put = yield from verbs.move_together(match, [(card, zones.DROP[owner[card]]) for card in left])
    for card in put:
        match.tell("puts-into", player=Seat(owner[card]), card=Ref(card), zone=match.state.zone[card])
    return bool(put)
