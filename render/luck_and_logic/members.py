"""2.10, 4.2. The members on their circles: a large one is drawn across all that it covers."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from PIL import Image

from engine.games.luck_and_logic.characteristics import AURA, HEARTS, LIMIT
from engine.games.luck_and_logic.zones import PLACES, SOUL
from engine.kernel.views import CardView, View
from render.common import icons
from render.common.art import paint_art
from render.common.colours import DOWN, GOLD, INK, MIST, STEEL, UP, WHITE, Colour, hexed, mix
from render.common.faces import SHADE, CardFace, back, corner_badge
from render.common.fonts import Weight
from render.common.icons import Icon
from render.common.pen import Box, Pen
from render.common.pictures import Stage
from render.common.tiles import TILES
from render.luck_and_logic import geometry
from render.luck_and_logic.faces import LETTERS, face, printed, short
from render.wording import Texts

FOOT: Final = 78.0  #: the height of name and numbers
TALL_FOOT: Final = 92.0  #: the same of a member that covers both rows
HEART: Final[tuple[str, Colour]] = ("♥", hexed("ff8fb0"))


@dataclass(frozen=True, slots=True)
class Number:
    """A number beside a letter on a disc: aura, limit, hearts; ``change`` is how far it is from the printed one."""

    letter: str
    colour: Colour
    value: int
    change: int


@dataclass(frozen=True, slots=True)
class PlacedMember:
    """A card on circles."""

    card: CardView
    box: Box
    places: tuple[str, ...]


def placed(view: View, near_seat: int) -> dict[str, PlacedMember]:
    """The cards on circles, by the names of all their circles; of several on one, the one placed last."""
    found: dict[str, PlacedMember] = {}
    for player in (0, 1):
        for place in PLACES:
            for card in view.zones[f"{place}:{player}"].cards:
                circles = card.covers or (f"{place}:{player}",)
                places = tuple(name.partition(":")[0] for name in circles)
                box = geometry.around_all(geometry.circle(each, player == near_seat) for each in places)
                found |= dict.fromkeys(circles, PlacedMember(card, box, places))
    return found


def put_members(stage: Stage, view: View, members: Mapping[str, PlacedMember], texts: Texts) -> None:
    """Draw every card on circles once."""
    for each in {member.card.id + member.places[0]: member for member in members.values()}.values():
        stage.put(_tile(view, each, texts, stage.scale), each.box[:2])


def soul_of(view: View, card: CardView) -> list[CardView]:
    """4.15.2.1. The soul of a member."""
    soul = {each.id for player in (0, 1) for each in view.zones[f"{SOUL.name}:{player}"].cards}
    return [each for each in card.attached if each.definition is not None and each.id in soul]


def set_on(view: View, card: CardView) -> list[CardView]:
    """5.24. The cards that are Set to a member, a hidden one as a back."""
    soul = soul_of(view, card)
    return [each for each in card.attached if each not in soul]


def _tile(view: View, placed: PlacedMember, texts: Texts, scale: float) -> Image.Image:
    card, box = placed.card, placed.box
    if card.definition is None or card.face_down:
        return back(box.height * 0.72, box.height, scale)
    shown = face(card.definition, card.values)
    numbers = []
    for name in (AURA, LIMIT):
        value = card.values.get(name, 0)
        numbers.append(Number(*LETTERS[name], value, value - printed(card.definition, name)))
    if hearts := card.values.get(HEARTS, 0):
        numbers.append(Number(*HEART, hearts, hearts))
    tags = []
    if soul := soul_of(view, card):
        named = box.width > geometry.COLUMN
        names = " · ".join(short(each.definition) for each in soul if each.definition is not None)
        tags.append((texts("soul-named", names=names) if named else texts("soul", count=len(soul)), GOLD))
    for each in set_on(view, card):
        definition = each.definition
        known = texts("set-hidden") if definition is None else texts("set-named", name=short(definition))
        tags.append((known, MIST))
    if card.rested:
        tags.append((texts("rests"), WHITE))
    key = ("member", shown, tuple(numbers), tuple(tags), card.rested, box.width, box.height, scale)
    return TILES.get(key, lambda: _draw(shown, numbers, tags, card.rested, box.width, box.height, scale))


def _draw(
    shown: CardFace,
    numbers: list[Number],
    tags: list[tuple[str, Colour]],
    rested: bool,
    wide: float,
    high: float,
    scale: float,
) -> Image.Image:
    colours = shown.style.palette
    tall = high > geometry.CIRCLE_HIGH
    foot = Box(0, high - (TALL_FOOT if tall else FOOT), wide, high)
    pen = Pen(wide, high, scale, colours.deep)
    paint_art(pen, Box(0, 0, wide, foot.top + 4), shown.style, shown.art)
    if rested:
        pen.rounded(pen.box, 0, fill=(*INK, 150))
    pen.rounded(foot, 0, fill=SHADE)
    name = Box(8, foot.top + 1, wide - 8, foot.top + (42 if tall else 34))
    pen.text(shown.name, name, MIST if rested else WHITE, size=30 if tall else 24, smallest=18, short=shown.short)
    _numbers(pen, shown, numbers, Box(6, name.bottom - 1, wide - 6, high - 4))
    pen.rounded(pen.box, 12, edge=INK, thick=5.5)
    pen.rounded(pen.box.inset(1.5), 12, edge=mix(colours.accent, INK, 0.45 if rested else 0), thick=3.5)
    corner_badge(pen, shown, (24, 25), 19)
    if shown.mark is not None:
        icons.badge(pen, shown.mark.icon, (62, 23), 14, shown.mark.colour)
    _tags(pen, tags, wide)
    pen.clip(13)
    return pen.done()


def _numbers(pen: Pen, shown: CardFace, numbers: list[Number], box: Box) -> None:
    """Power at the left, how far it is from the printed one as a triangle; then each number with its letter."""
    room = 43.0 * min(1.0, (box.width - 96) / (43.0 * max(1, len(numbers)))) if box.width < 250 else 58.0
    left = box.right - room * len(numbers)
    colour = _colour(shown.change)
    words = Box(box.left + (18 if shown.change else 2), box.top, left - 4, box.bottom)
    if shown.change:
        _change(pen, shown.change, (box.left + 10, box.middle[1]), 8)
    align = "center" if box.width >= 250 else "left"
    pen.text(shown.power, words, colour, size=42, smallest=24, weight=Weight.BOLD, align=align)
    for i, number in enumerate(numbers):
        x = left + i * room
        disc = Box.around((x + 11, box.middle[1]), 22, 22)
        pen.ellipse(disc, fill=number.colour)
        pen.text(number.letter, disc, INK, size=20, weight=Weight.BOLD)
        digits = Box(x + 23, box.top, x + room, box.bottom)
        pen.text(str(number.value), digits, _colour(number.change), size=32, smallest=18, weight=Weight.BOLD)
        if number.change:
            _change(pen, number.change, (x + 11, box.middle[1] + (-16 if number.change > 0 else 16)), 5)


def _change(pen: Pen, change: int, middle: tuple[float, float], radius: float) -> None:
    icons.draw(pen, Icon.UP if change > 0 else Icon.DOWN, middle, radius, _colour(change))


def _colour(change: int) -> Colour:
    return UP if change > 0 else DOWN if change < 0 else WHITE


def _tags(pen: Pen, tags: list[tuple[str, Colour]], wide: float) -> None:
    """Soul, Set cards and rest: plates at the top right, one under another."""
    reach = 96.0 if wide < 250 else 290.0
    for i, (words, colour) in enumerate(tags[:3]):
        plate = Box(wide - reach - 6, 6 + i * 28, wide - 6, 31 + i * 28)
        pen.rounded(plate, 8, fill=INK, edge=mix(colour, STEEL, 0.4), thick=2)
        room = Box(plate.left + 8, plate.top + 3, plate.right - 8, plate.bottom - 3)
        pen.text(words, room, colour, size=20, smallest=14, weight=Weight.BOLD)
