"""What lies in the battle zone: where, and how it is drawn there, with what lies under it and is attached to it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from PIL import Image

from engine.games.duel_masters.characteristics import FIELD, FORTRESS, TYPES
from engine.kernel.views import CardView, View
from render.common import icons
from render.common.colours import GOLD, INK, MIST, WHITE
from render.common.faces import FINEST, SMALL_HIGH, SMALL_WIDE, CardFace, back, small
from render.common.fonts import Weight
from render.common.icons import Icon
from render.common.pen import Box, Pen
from render.common.pictures import Stage
from render.common.tiles import TILES
from render.duel_masters import geometry
from render.duel_masters.faces import face
from render.duel_masters.geometry import Seated

BATTLE: Final = "battle zone"
ACROSS: Final = frozenset({FORTRESS, FIELD})
"""306.3, 308.3. The types of the cards that lie across when they are untapped; others do when they are tapped."""
SIGNS: Final = {"sick": Icon.HOURGLASS, "turned": Icon.DOWN}
"""301.5, 105.5. The signs of creatures that cannot attack yet, and of fields that lie upside down."""
SMALLEST_SIGN: Final = 0.6  #: of its size: on small cards it is smaller, so that it covers no number
FINE: Final = 14.0  #: how small names may be written, in units of the board
UNDER: Final = Box(0, 0, 46, 28)  #: how many cards lie under one
SEALS_AT: Final = 0.3  #: how far down on a card that sign is, of its height
FADED: Final = 0.55  #: how dark a sealed creature is
SEALS: Final = Box(0, 0, 96, 40)  #: the sign of seals on a card, in units of a card
GEAR: Final = 26.0  #: the height of what is attached
PLATES: Final = 90.0  #: the height of name and power, in units of a card
CHANGE: Final = 24.0  #: that of how far the power is from the printed one


@dataclass(frozen=True, slots=True)
class PlacedCard:
    """A card in the battle zone: how many lie below it, what is attached to it otherwise, how many seals are on it.

    A sealed creature is ``ignored``.
    """

    card: CardView
    seat: Seated
    under: int
    worn: tuple[CardView, ...]
    seals: int = 0
    ignored: bool = False

    @property
    def box(self) -> Box:
        """What it covers of the board."""
        return geometry.card(self.seat, lies_across(self.card))


def lies_across(card: CardView) -> bool:
    """105.1, 306.3, 308.3. Whether a card lies sideways."""
    return card.rested or not ACROSS.isdisjoint(card.values.get(TYPES, ()))


def placed(view: View, near_seat: int) -> dict[str, PlacedCard]:
    """What lies in both battle zones by itself, by its zone."""
    found: dict[str, PlacedCard] = {}
    for player in (0, 1):
        below = {card.id for card in view.zones[f"under:{player}"].cards}
        seals = {card.id for card in view.zones[f"seals:{player}"].cards}
        zones = [zone for zone in view.zones.values() if zone.kind == BATTLE and zone.player == player and zone.cards]
        worn = {each.id for zone in zones for card in zone.cards for each in card.attached}
        tops = {zone.name: card for zone in zones for card in zone.cards if card.id not in worn}
        sealed = view.zones[f"sealed:{player}"].cards
        worn |= {each.id for card in sealed for each in card.attached}
        tops |= {f"sealed-{card.id}:{player}": card for card in sealed if card.id not in worn}
        seats = geometry.seats([lies_across(card) for card in tops.values()], player == near_seat)
        for (name, card), seat in zip(tops.items(), seats, strict=True):
            under = sum(each.id in below for each in card.attached)
            on = sum(each.id in seals for each in card.attached)
            gear = tuple(each for each in card.attached if each.id not in below and each.id not in seals)
            found[name] = PlacedCard(card, seat, under, gear, on, name.startswith("sealed-"))
    return found


def put_cards(stage: Stage, cards: Iterable[PlacedCard]) -> None:
    """Draw them."""
    for each in cards:
        stage.put_middle(_tile(each, stage.scale), each.seat.middle)
        box = each.box
        if each.under:
            stage.put(_under(each.under, stage.scale), (box.right - UNDER.width - 4, box.top + 5))
        plates = (PLATES + (CHANGE if each.worn and _shows_a_change(each.card) else 0)) * each.seat.size
        for number, gear in enumerate(each.worn):
            top = box.bottom - plates - (number + 1) * GEAR
            stage.put(_gear(gear, box.width - 8, stage.scale), (box.left + 4, top))
        if each.seals:
            at = (each.seat.middle[0], box.top + SEALS_AT * box.height)
            stage.put_middle(_seals(each.seals, SEALS.width * each.seat.size, stage.scale), at)
        sign = next((sign for mark, sign in SIGNS.items() if mark in each.card.marks), None)
        if sign is not None:
            size = max(SMALLEST_SIGN, min(1.0, each.seat.size))
            at = (box.right - 20 * size, box.top + (36 if each.under else 0) + 22 * size)
            stage.put_middle(_sign(sign, stage.scale * size), at)


def _shows_a_change(card: CardView) -> bool:
    """Whether there is, above the name of an upright card, how far its power is from the printed one."""
    return card.definition is not None and not lies_across(card) and bool(face(card.definition, card.values).change)


def _tile(placed_card: PlacedCard, scale: float) -> Image.Image:
    card, size = placed_card.card, placed_card.seat.size
    if card.definition is None or card.face_down:
        return back(SMALL_WIDE * size, SMALL_HIGH * size, scale)
    shown = face(card.definition, card.values)
    tile = small(shown, scale * size, rested=lies_across(card), finest=min(FINEST, FINE / size))
    return _faded(tile) if placed_card.ignored else tile


def _faded(tile: Image.Image) -> Image.Image:
    """116.2. A card as if it was not there: dark, in its own outline."""
    dark = Image.new(tile.mode, tile.size, INK)
    if tile.mode == "RGBA":
        dark.putalpha(tile.getchannel("A"))
    return Image.blend(tile, dark, FADED)


def _under(count: int, scale: float) -> Image.Image:
    """How many cards lie under a card."""

    def draw() -> Image.Image:
        pen = Pen(UNDER.width, UNDER.height, scale, INK)
        icons.draw(pen, Icon.CARDS, (14, UNDER.height / 2), 10, MIST)
        pen.text(str(count), Box(24, 0, UNDER.width - 3, UNDER.height), WHITE, size=24, weight=Weight.BOLD)
        pen.clip(8)
        return pen.done()

    return TILES.get(("under", count, scale), draw)


def _seals(count: int, wide: float, scale: float) -> Image.Image:
    """116. How many seals lie on a card: a lock with their number."""

    def draw() -> Image.Image:
        high = wide * SEALS.height / SEALS.width
        pen = Pen(wide, high, scale, INK)
        pen.rounded(pen.box, 8, fill=INK, edge=GOLD, thick=3)
        icons.draw(pen, Icon.LOCK, (high * 0.6, high / 2), high * 0.32, GOLD)
        words = Box(high, 0, wide - 6, high)
        pen.text(f"×{count}", words, WHITE, size=high * 0.75, weight=Weight.BOLD)
        pen.clip(8)
        return pen.done()

    return TILES.get(("seals", count, wide, scale), draw)


def _gear(gear: CardView, wide: float, scale: float) -> Image.Image:
    """A card that is attached to a creature, as a label across it."""
    shown: CardFace | None = face(gear.definition, gear.values) if gear.definition is not None else None

    def draw() -> Image.Image:
        pen = Pen(wide, GEAR - 2, scale, INK)
        pen.rounded(pen.box, 6, fill=INK, edge=shown.style.palette.accent if shown else MIST, thick=2.5)
        if shown is not None:
            words = Box(6, 0, wide - 6, GEAR - 2)
            pen.text(shown.name, words, WHITE, size=20, smallest=13, short=shown.short, weight=Weight.MEDIUM)
        pen.clip(6)
        return pen.done()

    return TILES.get(("gear", shown, wide, scale), draw)


def _sign(icon: Icon, scale: float) -> Image.Image:
    """One of the `SIGNS`."""

    def draw() -> Image.Image:
        pen = Pen(36, 36, scale)
        icons.badge(pen, icon, (18, 18), 14, GOLD)
        return pen.done()

    return TILES.get(("sign", icon, scale), draw)
