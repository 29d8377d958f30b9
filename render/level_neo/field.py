"""The characters in play: where each lies, and how it is drawn there."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Final

from PIL import Image

from engine.kernel.views import CardView, View, ZoneView
from render.common.colours import INK, MIST
from render.common.faces import FINEST, SMALL_HIGH, SMALL_WIDE, back, small
from render.common.fonts import Weight
from render.common.pen import Box, Pen, Point
from render.common.pictures import Stage
from render.common.tiles import TILES
from render.level_neo import geometry
from render.level_neo.faces import face

FINE: Final = 15.0  #: how small names may be written, in units of the board, where cards are not small themselves
TAG: Final = Box(0, 0, 34, 23)  #: at the top of a support
TAG_INSET: Final = 20.0  #: room for the sign of an attack, right of it


@dataclass(frozen=True, slots=True)
class PlacedCharacter:
    """A character on the board; ``gate`` is where arrows from it and to it begin and end."""

    card: CardView
    middle: Point
    size: float
    box: Box
    gate: Box
    main: bool = False
    tag: str = ""  #: what its place is called, where its name does not tell it from others


def placed(view: View, near_seat: int) -> dict[str, PlacedCharacter]:
    """The characters of both players, by their zones."""
    found: dict[str, PlacedCharacter] = {}
    for player in (0, 1):
        near = player == near_seat
        for card in view.zones[f"M:{player}"].cards:
            middle, size = geometry.main(near), geometry.MAIN_SIZE
            box = geometry.card(middle, size, card.rested)
            found[f"M:{player}"] = PlacedCharacter(card, middle, size, box, box, main=True)
        found |= _supports(support_zones(view, player), near)
    return found


def support_zones(view: View, player: int) -> list[ZoneView]:
    """A player's support places in their order, those without a card too."""
    return [zone for zone in view.zones.values() if zone.kind == "support" and zone.player == player]


def tags_of(zones: Sequence[ZoneView]) -> dict[str, str]:
    """What the places are called, by their zones, of those supports that have a name in common with another one."""
    names = {zone.name: card.definition.name for zone in zones for card in zone.cards if card.definition is not None}
    copies = Counter(names.values())
    return {zone.name: zone.place for zone in zones if zone.name in names and copies[names[zone.name]] > 1}


def put_characters(stage: Stage, characters: Iterable[PlacedCharacter]) -> None:
    """Draw the characters."""
    for each in characters:
        stage.put_middle(_tile(each, stage.scale), each.middle)
        if each.tag:
            stage.put(_tag(each.tag, stage.scale), (each.box.right - TAG.width - TAG_INSET, each.box.top))


def _supports(zones: list[ZoneView], near: bool) -> dict[str, PlacedCharacter]:
    """Support characters, smaller the more places they take. Behind the first row, arrows end before that row."""
    rows, columns = geometry.grid(max((i for i, zone in enumerate(zones, start=1) if zone.cards), default=0))
    found, tags = {}, tags_of(zones)
    for i, zone in enumerate(zones):
        for card in zone.cards:
            middle, size = geometry.support(i, rows, columns, near)
            box = geometry.card(middle, size, card.rested)
            gate = box if i < columns else geometry.gate(middle, near)
            found[zone.name] = PlacedCharacter(card, middle, size, box, gate, tag=tags.get(zone.name, ""))
    return found


def _tile(placed: PlacedCharacter, scale: float) -> Image.Image:
    """A character without what does not count in play: a level burst, and a main character's turn cost."""
    card, size = placed.card, placed.size
    if card.definition is None or card.face_down:
        return back(SMALL_WIDE * size, SMALL_HIGH * size, scale)
    shown = face(card.definition, card.values)
    if placed.main:
        shown = replace(shown, mark=None, corner="", pips=())
    elif shown.mark is not None:
        shown = replace(shown, mark=None)
    return small(shown, scale * size, rested=card.rested, finest=min(FINEST, FINE / size))


def _tag(place: str, scale: float) -> Image.Image:
    """What a place is called."""

    def draw() -> Image.Image:
        pen = Pen(TAG.width, TAG.height, scale, INK)
        pen.text(place, TAG, MIST, size=19, weight=Weight.SEMIBOLD)
        pen.clip(6)
        return pen.done()

    return TILES.get(("place", place, scale), draw)
