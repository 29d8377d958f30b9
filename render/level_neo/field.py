"""The characters in play: where each lies, and how it is drawn there."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Final

from PIL import Image

from engine.kernel.views import CardView, View, ZoneView
from render.common.faces import FINEST, SMALL_HIGH, SMALL_WIDE, back, small
from render.common.pen import Box, Point
from render.common.pictures import Stage
from render.level_neo import geometry
from render.level_neo.faces import face

FINE: Final = 15.0  #: how small names may be written, in units of the board, where cards are not small themselves


@dataclass(frozen=True, slots=True)
class Placed:
    """A character on the board; ``gate`` is where arrows from it and to it begin and end."""

    card: CardView
    middle: Point
    size: float
    box: Box
    gate: Box
    main: bool


def placed(view: View, near_seat: int) -> dict[str, Placed]:
    """The characters of both players, by their zones."""
    found: dict[str, Placed] = {}
    for player in (0, 1):
        near = player == near_seat
        for card in view.zones[f"M:{player}"].cards:
            middle, size = geometry.main(near), geometry.MAIN_SIZE
            box = geometry.card(middle, size, card.rested)
            found[f"M:{player}"] = Placed(card, middle, size, box, box, main=True)
        found |= _supports(support_zones(view, player), near)
    return found


def support_zones(view: View, player: int) -> list[ZoneView]:
    """A player's support places in their order, those without a card too."""
    return [zone for zone in view.zones.values() if zone.kind == "support" and zone.player == player]


def put_characters(stage: Stage, characters: Iterable[Placed]) -> None:
    """Draw the characters."""
    for each in characters:
        stage.put_middle(_tile(each, stage.scale), each.middle)


def _supports(zones: list[ZoneView], near: bool) -> dict[str, Placed]:
    """Support characters, smaller the more places they take. Behind the first row, arrows end before that row."""
    rows, columns = geometry.grid(max((i for i, zone in enumerate(zones, start=1) if zone.cards), default=0))
    found = {}
    for i, zone in enumerate(zones):
        for card in zone.cards:
            middle, size = geometry.support(i, rows, columns, near)
            box = geometry.card(middle, size, card.rested)
            gate = box if i < columns else geometry.gate(middle, near)
            found[zone.name] = Placed(card, middle, size, box, gate, main=False)
    return found


def _tile(placed: Placed, scale: float) -> Image.Image:
    """A character without what does not count in play: a level burst, and a main character's turn cost."""
    card, size = placed.card, placed.size
    if card.definition is None or card.face_down:
        return back(SMALL_WIDE * size, SMALL_HIGH * size, scale)
    shown = replace(face(card.definition, card.values), mark=None)
    if placed.main:
        shown = replace(shown, corner="", pips=())
    return small(shown, scale * size, rested=card.rested, finest=min(FINEST, FINE / size))
