"""What lies beside the field: a damage zone on one side, deck, drop zone, soul and the rest on the other."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PIL import Image

from engine.kernel.views import CardView, View
from render.common import icons
from render.common.art import paint_art, paint_back
from render.common.colours import ATTACK, INK, MIST, SLATE, STEEL, WHITE, mix
from render.common.faces import SHADE, Face, corner_badge
from render.common.fonts import Weight
from render.common.pen import Box, Pen
from render.common.pictures import Stage
from render.common.tiles import TILES
from render.vanguard import geometry
from render.vanguard.faces import face
from render.vanguard.ground import PANEL
from render.wording import Texts

LOST: Final = 6  #: 9.2.2: with so many cards in the damage zone a player loses
PILES: Final = ("deck", "drop", "soul")
RARE: Final = ("bind", "gzone", "removed")
EMPTY: Final = mix(PANEL, INK, 0.4)


def put_damage(stage: Stage, cards: Sequence[CardView], near: bool, texts: Texts) -> None:
    """A damage zone: a bar for each card with its name, hatched and dim if it lies face down, and places for six."""
    box, scale = geometry.damage(near), stage.scale
    title, count = texts("zone-damage"), len(cards)
    head = TILES.get(("damage", title, count, scale), lambda: _damage_head(title, count, scale))
    stage.put(head, (box.left + 8, box.top + 5))
    step = (box.height - 56) / max(LOST, count)
    wide, high = box.width - 20, step - 5
    for i in range(max(LOST, count)):
        at = (box.left + 10, box.top + 48 + i * step)
        stage.put(_bar(cards[i], wide, high, scale) if i < count else _slot(i + 1, wide, high, scale), at)


def put_piles(stage: Stage, view: View, player: int, near: bool, texts: Texts) -> None:
    """The piles with their top cards, and zones that are not often used with their numbers while they have cards."""
    box, scale = geometry.piles(near), stage.scale
    for i, kind in enumerate(PILES):
        zone = view.zones[f"{kind}:{player}"]
        top = zone.cards[-1] if zone.cards and kind != "deck" else None
        shown = face(top.definition, top.values) if top is not None and top.definition is not None else None
        at = (box.left + 10 + i % 2 * 101, box.top + 4 + i // 2 * 178)
        stage.put(_pile(texts(f"zone-{kind}"), zone.count, shown, scale), at)
    used = [zone for kind in RARE if (zone := view.zones[f"{kind}:{player}"]).count]
    for i, zone in enumerate(used):
        stage.put(_rare(texts(f"zone-{zone.kind}"), zone.count, scale), (box.left + 111, box.top + 214 + i * 42))


def _damage_head(title: str, count: int, scale: float) -> Image.Image:
    pen = Pen(geometry.SIDE - 16, 41, scale, PANEL)
    pen.text(title, Box(6, 0, 126, 41), MIST, size=28, align="left")
    colour = ATTACK if count >= LOST - 1 else WHITE
    number = Box(100, 0, pen.box.right - 6, 41)
    pen.text(f"{count}/{LOST}", number, colour, size=42, weight=Weight.BOLD, align="right")
    return pen.done()


def _slot(number: int, wide: float, high: float, scale: float) -> Image.Image:
    """A place for a card that is not there yet."""

    def draw() -> Image.Image:
        pen = Pen(wide, high, scale, EMPTY)
        pen.rounded(pen.box, 8, edge=SLATE, thick=2)
        colour = ATTACK if number == LOST else STEEL
        pen.text(str(number), pen.box, colour, size=26, weight=Weight.BOLD)
        pen.clip(8)
        return pen.done()

    return TILES.get(("slot", number, wide, high, scale), draw)


def _bar(card: CardView, wide: float, high: float, scale: float) -> Image.Image:
    """A card in the damage zone, as the edge of a card that lies across."""
    shown = face(card.definition, card.values) if card.definition is not None else None
    if shown is None or card.face_down:
        name, short = (shown.name, shown.short) if shown is not None else ("", "")
        return TILES.get(("bar", name, wide, high, scale), lambda: _bar_down(name, short, wide, high, scale))
    return TILES.get(("bar", shown, wide, high, scale), lambda: _bar_up(shown, wide, high, scale))


def _bar_down(name: str, short: str, wide: float, high: float, scale: float) -> Image.Image:
    pen = Pen(wide, high, scale, INK)
    for i in range(int(wide / 14) + 3):
        x = i * 14 - high / 2
        pen.line([(x, high), (x + high / 2, 0)], SLATE, 3)
    pen.rounded(pen.box, 8, edge=STEEL, thick=2.5)
    paint_back(pen, Box(8, 6, 34, high - 6))
    plate = Box(38, 8, wide - 8, high - 8)
    pen.rounded(plate, 6, fill=(*INK, 220))
    pen.text(name, plate.inset(3), MIST, size=22, smallest=18, weight=Weight.MEDIUM, short=short, align="left")
    pen.clip(8)
    return pen.done()


def _bar_up(shown: Face, wide: float, high: float, scale: float) -> Image.Image:
    colours = shown.style.palette
    pen = Pen(wide, high, scale, mix(colours.main, colours.deep, 0.35))
    pen.rounded(pen.box, 8, edge=colours.accent, thick=3)
    corner_badge(pen, shown, (22, high / 2), 15)
    if shown.mark:
        icons.badge(pen, shown.mark.icon, (wide - 21, high / 2), 13, shown.mark.colour)
    words = Box(42, 0, wide - (38 if shown.mark else 8), high)
    pen.text(shown.name, words, WHITE, size=24, smallest=19, short=shown.short, align="left")
    pen.clip(8)
    return pen.done()


def _pile(title: str, count: int, top: Face | None, scale: float) -> Image.Image:
    return TILES.get(("pile", title, count, top, scale), lambda: _draw_pile(title, count, top, scale))


def _draw_pile(title: str, count: int, top: Face | None, scale: float) -> Image.Image:
    pen = Pen(95, 172, scale, PANEL)
    pen.text(title, Box(0, 0, 95, 32), MIST, size=26)
    spot = Box(0, 32, 95, 172)
    pen.rounded(spot, 9, fill=EMPTY, edge=SLATE, thick=2)
    if count and top is None:
        paint_back(pen, spot)
    elif top is not None:
        _top_card(pen, spot, top)
    plate = Box(spot.left + 5, spot.bottom - 44, spot.right - 5, spot.bottom - 5)
    if count:
        pen.rounded(plate, 5, fill=SHADE)
    pen.text(str(count), plate, WHITE if count else STEEL, size=40, weight=Weight.BOLD)
    return pen.done()


def _top_card(pen: Pen, spot: Box, top: Face) -> None:
    art = Pen(spot.width, spot.height, pen.scale, top.style.palette.deep)
    paint_art(art, Box(0, 0, spot.width, spot.height - 70), top.style, top.name)
    pen.stamp(art, (spot.left, spot.top), radius=9)
    pen.rounded(Box(spot.left, spot.bottom - 88, spot.right, spot.bottom), 9, fill=(*SHADE, 200))
    words = Box(spot.left + 6, spot.bottom - 86, spot.right - 6, spot.bottom - 44)
    pen.text(top.name, words, WHITE, size=20, smallest=17, lines=2, short=top.short)
    pen.rounded(spot, 9, edge=INK, thick=5)
    pen.rounded(spot.inset(1.5), 8, edge=top.style.palette.accent, thick=3)
    corner_badge(pen, top, (spot.left + 20, spot.top + 21), 15)


def _rare(name: str, count: int, scale: float) -> Image.Image:
    def draw() -> Image.Image:
        pen = Pen(95, 37, scale, INK)
        pen.text(name, Box(7, 0, 62, 37), MIST, size=22, align="left")
        pen.text(str(count), Box(55, 0, 88, 37), WHITE, size=30, weight=Weight.BOLD, align="right")
        pen.clip(7)
        return pen.done()

    return TILES.get(("rare", name, count, scale), draw)
