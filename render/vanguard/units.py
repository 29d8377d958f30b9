"""The units on their circles, and what else a card there may be: locked, deleted, a heart, given Force."""

from __future__ import annotations

from typing import Final

from PIL import Image

from engine.kernel.views import CardView, View
from render.common.colours import ATTACK, GOLD, INK, STEEL, WHITE, Colour
from render.common.faces import SMALL_HIGH, SMALL_WIDE, back, small
from render.common.fonts import Weight
from render.common.pen import Box, Pen
from render.common.pictures import Stage
from render.common.tiles import TILES
from render.vanguard.faces import face, short
from render.vanguard.geometry import Field
from render.wording import Texts

TAG_HIGH: Final = 27
WIDE_TAG: Final = 1.36  #: how wide those are that may be wider than a card, in cards
SMALL: Final = 0.75  #: a field with circles so small, where words need more room
FADED: Final = 0.62  #: how much of a deleted unit's face is lost in the dark
HEART_RED: Final[Colour] = (196, 52, 82)


def put_units(stage: Stage, view: View, field: Field, seat: int, *, near: bool, texts: Texts) -> None:
    """Every card on a player's circles, each with what is to be said of it."""
    for place in field.circles(seat):
        middle = field.circle(place, seat, near=near)
        locked = view.zones.get(f"lock-{place}:{seat}")
        if locked is not None and locked.cards:
            stage.put_middle(back(SMALL_WIDE * field.size, SMALL_HIGH * field.size, stage.scale), middle)
            _put_tag(stage, texts("locked"), STEEL, middle, field.size)
    for place in ("L", *field.circles(seat)):
        zone = view.zones.get(f"{place}:{seat}")
        for card in zone.cards if zone is not None else ():
            _put_unit(stage, view, field, card, place, seat, near=near, texts=texts)
            _put_gauge(stage, field, card, place, seat, near=near, texts=texts)
    _put_hearts(stage, view, field, seat, near=near)
    _put_force(stage, view, field, seat, near=near, texts=texts)


def is_deleted(view: View, card: CardView) -> bool:
    """10.26.2. Whether a unit lies face down because it is deleted, and not because the match has not begun."""
    return card.face_down and card.definition is not None and view.turn > 0


def _put_unit(
    stage: Stage, view: View, field: Field, card: CardView, place: str, seat: int, *, near: bool, texts: Texts
) -> None:
    middle, scale = field.circle(place, seat, near=near), stage.scale * field.size
    deleted = is_deleted(view, card)
    if card.definition is None or (card.face_down and not deleted):
        stage.put_middle(back(SMALL_WIDE, SMALL_HIGH, scale), middle)
        return
    shown = face(card.definition, card.values)
    if not deleted:
        stage.put_middle(small(shown, scale, rested=card.rested), middle)
        return
    faded = TILES.get(("deleted", shown, scale, card.rested), lambda: _faded(small(shown, scale, rested=card.rested)))
    stage.put_middle(faded, middle)
    _put_tag(stage, texts("deleted"), ATTACK, middle, field.size)


def _faded(tile: Image.Image) -> Image.Image:
    dark = Image.new(tile.mode, tile.size, (*INK, 255) if tile.mode == "RGBA" else INK)
    faded = Image.blend(tile, dark, FADED)
    if tile.mode == "RGBA":
        faded.putalpha(tile.getchannel("A"))
    return faded


def _put_gauge(stage: Stage, field: Field, card: CardView, place: str, seat: int, *, near: bool, texts: Texts) -> None:
    """How many cards lie face down under a unit, across its picture."""
    if card.attached:
        x, y = field.circle(place, seat, near=near)
        _put_tag(stage, texts("gauge", count=len(card.attached)), STEEL, (x, y - 16 * field.size), field.size)


def _put_hearts(stage: Stage, view: View, field: Field, seat: int, *, near: bool) -> None:
    """10.27. The names of the cards under a vanguard, at its far edge."""
    zone = view.zones.get(f"heart:{seat}")
    names = [short(card.definition.name) for card in zone.cards if card.definition is not None] if zone else []
    if not names:
        return
    x, y = field.circle("V", seat, near=near)
    reach = SMALL_HIGH * field.size / 2
    words = "♥ " + " · ".join(names)
    _put_tag(stage, words, HEART_RED, (x, y - reach + _tag_high(field.size) / 2 - 4), field.size, wide=WIDE_TAG)


def _put_force(stage: Stage, view: View, field: Field, seat: int, *, near: bool, texts: Texts) -> None:
    """10.6.3.1. Which circles have been given Force, and how often."""
    for name, count in sorted(view.facts.get("force", {}).items()):
        place, _, player = name.partition(":")
        if int(player) == seat:
            x, y = field.circle(place, seat, near=near)
            pair = field.legion[seat] if place == "V" else ""
            reach = (SMALL_WIDE if pair == "resting" else SMALL_HIGH) * field.size / 2
            away = reach + _tag_high(field.size) / 2 - 6 * field.size
            at = (x, y - away if pair else y + away)  # its mate lies beside a leader or below
            _put_tag(stage, texts("force", count=count), GOLD, at, field.size)


def _put_tag(
    stage: Stage, words: str, colour: Colour, middle: tuple[float, float], size: float, *, wide: float = 1.0
) -> None:
    """A few words on a plate across a card; a small card has a plate wider than itself."""
    width, high = (SMALL_WIDE - 6) * size * (wide if size > SMALL else WIDE_TAG), _tag_high(size)
    key = ("tag", words, colour, width, high, stage.scale)
    stage.put_middle(TILES.get(key, lambda: _tag(words, colour, width, high, stage.scale)), middle)


def _tag_high(size: float) -> float:
    return TAG_HIGH * max(SMALL, min(1.0, size))


def _tag(words: str, colour: Colour, wide: float, high: float, scale: float) -> Image.Image:
    pen = Pen(wide, high, scale, INK)
    plate = Box(0, 0, wide, high)
    pen.rounded(plate.inset(1.5), 7, fill=colour)
    ink = INK if sum(colour) > 2 * 255 else WHITE
    pen.text(words, Box(4, 0, wide - 4, high), ink, size=high * 0.74, smallest=11, weight=Weight.BOLD)
    pen.clip(8)
    return pen.done()
