"""What lies beside the field: a damage zone on one side, deck, drop zone, soul and the rest on the other."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PIL import Image

from engine.kernel.views import CardView, View, ZoneView
from render.common import bars, board_layout
from render.common.art import paint_art, paint_back
from render.common.bars import EMPTY
from render.common.colours import ATTACK, INK, MIST, SLATE, STEEL, WHITE
from render.common.faces import SHADE, CardFace, corner_badge, shade
from render.common.fonts import Weight
from render.common.panels import PANEL
from render.common.pen import Box, Pen
from render.common.pictures import Stage
from render.common.tiles import TILES
from render.vanguard import geometry
from render.vanguard.faces import face
from render.wording import Texts

LOST: Final = 6  #: 9.2.2: with so many cards in the damage zone a player loses
PILES: Final = ("deck", "drop", "soul")
RARE: Final = ("bind", "gzone", "removed")


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
        stage.put(_rare(texts(f"zone-{zone.kind}"), _numbers(zone), scale), (box.left + 111, box.top + 214 + i * 42))


def _numbers(zone: ZoneView) -> str:
    """How many cards a zone has; where some of them lie face up and others face down, both numbers."""
    up = sum(not card.face_down for card in zone.cards)
    return f"{zone.count - up}+{up}" if 0 < up < zone.count else str(zone.count)


def _damage_head(title: str, count: int, scale: float) -> Image.Image:
    pen = Pen(board_layout.SIDE - 16, 41, scale, PANEL)
    pen.text(title, Box(6, 0, 126, 41), MIST, size=28, align="left")
    colour = ATTACK if count >= LOST - 1 else WHITE
    number = Box(100, 0, pen.box.right - 6, 41)
    pen.text(f"{count}/{LOST}", number, colour, size=42, weight=Weight.BOLD, align="right")
    return pen.done()


def _slot(number: int, wide: float, high: float, scale: float) -> Image.Image:
    return bars.slot(str(number), ATTACK if number == LOST else STEEL, wide, high, scale)


def _bar(card: CardView, wide: float, high: float, scale: float) -> Image.Image:
    shown = face(card.definition, card.values) if card.definition is not None else None
    return bars.bar(shown, card.face_down, wide, high, scale)


def _pile(title: str, count: int, top: CardFace | None, scale: float) -> Image.Image:
    return TILES.get(("pile", title, count, top, scale), lambda: _draw_pile(title, count, top, scale))


def _draw_pile(title: str, count: int, top: CardFace | None, scale: float) -> Image.Image:
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


def _top_card(pen: Pen, spot: Box, top: CardFace) -> None:
    art = Pen(spot.width, spot.height, pen.scale, top.style.palette.deep)
    paint_art(art, Box(0, 0, spot.width, spot.height - 70), top.style, top.art)
    pen.stamp(art, (spot.left, spot.top), radius=9)
    pen.rounded(Box(spot.left, spot.bottom - 88, spot.right, spot.bottom), 9, fill=shade(top))
    words = Box(spot.left + 6, spot.bottom - 86, spot.right - 6, spot.bottom - 44)
    pen.text(top.name, words, WHITE, size=20, smallest=17, lines=2, short=top.short)
    pen.rounded(spot, 9, edge=INK, thick=5)
    pen.rounded(spot.inset(1.5), 8, edge=top.style.palette.accent, thick=3)
    corner_badge(pen, top, (spot.left + 20, spot.top + 21), 15)


def _rare(name: str, count: str, scale: float) -> Image.Image:
    def draw() -> Image.Image:
        pen = Pen(95, 37, scale, INK)
        width = 30 if len(count) < 3 else 44
        pen.text(name, Box(6, 0, 88 - width, 37), MIST, size=22, smallest=14, align="left")
        pen.text(count, Box(89 - width, 0, 90, 37), WHITE, size=30, smallest=18, weight=Weight.BOLD, align="right")
        pen.clip(7)
        return pen.done()

    return TILES.get(("rare", name, count, scale), draw)
