"""Where the circles and what lies beside them are on the board, whose frame is that of `render.common.board_layout`.

The far player's side is turned by 180 degrees, as it is across a table, so that the left column of one lies before the
right column of the other (4.6.2.1). The guardian circle is the band between the front rows.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from engine.games.vanguard.zones import REAR_GUARD, column
from engine.kernel.views import View
from render.common.board_layout import HIGH, SIDE, WIDE
from render.common.pen import Box, Point

COLUMN: Final = 196.0  #: from one column of circles to the next, as a match begins
ROWS: Final = {"front": 725, "back": 917}  #: the middles of the near player's rows
ROOM: Final = WIDE - 2 * (16 + SIDE)  #: how wide the field may be

_COLUMNS: Final = {"FL": -1, "BL": -1, "V": 0, "L": 0, "BC": 0, "FR": 1, "BR": 1}
_BACK: Final = ("BL", "BC", "BR")
_ALONE: Final = (0.0, 0.0)
_PAIR: Final = {  #: how far leader and mate in a legion lie from their circle's middle, in columns
    "standing": {"V": (0.22, 0.0), "L": (-0.36, 0.0)},  # so far apart that the power of both can be read
    "resting": {"V": (0.0, -0.17), "L": (-0.1, 0.16)},
}

CIRCLES: Final = ("V", "FL", "FR", "BL", "BC", "BR")


@dataclass(frozen=True, slots=True)
class Field:
    """How the circles lie: on both sides alike, closer together and smaller once circles have been gained (10.6.3.2).

    ``gained`` is how many circles each seat has gained, ``legion`` how two vanguards lie, if a seat has two.
    """

    gained: tuple[int, int] = (0, 0)
    legion: tuple[str, str] = ("", "")

    @property
    def column(self) -> float:
        """From one column of circles to the next."""
        reach = 1 + (max(self.gained) + 1) // 2
        return min(COLUMN, ROOM / (2 * reach + 1))

    @property
    def size(self) -> float:
        """How large circles and cards are; 1 as a match begins."""
        return self.column / COLUMN

    def circles(self, seat: int) -> tuple[str, ...]:
        """The places of a seat's circles."""
        return (*CIRCLES, *(f"{REAR_GUARD.grows}{number}" for number in range(1, self.gained[seat] + 1)))

    def circle(self, place: str, seat: int, *, near: bool) -> Point:
        """The middle of a seat's circle, or of a vanguard on it that shares it with another."""
        across = _COLUMNS.get(place)
        if across is None:
            across = column(REAR_GUARD.at(seat, place)) or 0
        aside, back = _PAIR.get(self.legion[seat], {}).get(place, _ALONE)
        x = WIDE / 2 + (across + aside) * self.column
        y = (ROWS["back"] if place in _BACK else ROWS["front"]) + back * self.column
        return (x, y) if near else (WIDE - x, HIGH - y)


def field_of(view: View) -> Field:
    """How the circles lie in a view."""
    gained = [0, 0]
    for zone in view.zones.values():
        if zone.kind == REAR_GUARD.name and zone.place not in REAR_GUARD.places:
            gained[zone.player] += 1
    return Field((gained[0], gained[1]), (_legion(view, 0), _legion(view, 1)))


def _legion(view: View, seat: int) -> str:
    mates = view.zones.get(f"L:{seat}")
    if mates is None or not mates.cards:
        return ""
    return "resting" if mates.cards[-1].rested else "standing"


def damage(near: bool) -> Box:
    """A player's damage zone: to the left of the field, from where its owner sits."""
    return Box(16, 642, 16 + SIDE, 1004) if near else Box(WIDE - 16 - SIDE, 76, WIDE - 16, 438)


def piles(near: bool) -> Box:
    """A player's deck, drop zone, soul and the zones that are not often used: to the right of the field."""
    return Box(WIDE - 16 - SIDE, 642, WIDE - 16, 1004) if near else Box(16, 76, 16 + SIDE, 438)
