"""The battle on the board: the arrow of the attack, the boost, guardians and whom they guard, the powers compared."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from math import ceil, hypot
from typing import Any, Final

from PIL import Image

from engine.kernel.views import CardView, View, ZoneView
from render.common import icons
from render.common.colours import ATTACK, GOLD, GUARD, INK, MIST, NIGHT, SLATE, WHITE, Colour, mix
from render.common.faces import SMALL_HIGH, SMALL_WIDE
from render.common.fonts import Weight
from render.common.icons import Icon
from render.common.pen import Box, Pen, Point
from render.common.pictures import Stage
from render.common.tiles import TILES
from render.vanguard import geometry
from render.vanguard.faces import face
from render.vanguard.guardians import guardian
from render.wording import Texts

GUARDIAN_GAP: Final = 8
BOOST_LENGTH: Final = 56.0
ATTACK_LENGTH: Final = 110.0


@dataclass(frozen=True, slots=True)
class Battle:
    """The battle of a view's facts; zones are named, ``guarding`` goes from a guardian's id to a zone."""

    step: str
    attacker: str | None
    targets: tuple[str, ...]
    booster: str | None
    power: int
    target_power: Mapping[str, int]
    guarding: Mapping[str, str]
    drive_checks: int
    drive: int


def battle_of(view: View) -> Battle | None:
    """The battle in progress, or None."""
    facts: Mapping[str, Any] | None = view.facts.get("battle")
    return Battle(**{name: facts[name] for name in Battle.__slots__}) if facts else None


def draw_battle(stage: Stage, view: View, battle: Battle, near: int, texts: Texts) -> None:
    """Everything of a battle that is not a card on a circle."""
    attacker = view.zones.get(battle.attacker or "")
    targets = [view.zones[name] for name in battle.targets]
    if attacker is not None:
        booster = view.zones.get(battle.booster or "")
        if booster is not None:
            _put_arrow(stage, _gap(booster, attacker, near, BOOST_LENGTH), 22, GOLD)
        for target in targets:
            _put_arrow(stage, _gap(attacker, target, near, ATTACK_LENGTH), 32, ATTACK)
            _put_aim(stage, target, near)
        _put_frame(stage, attacker, near)
    _put_guardians(stage, view, battle, near)
    if attacker is not None and targets:
        defending = tuple(battle.target_power.get(name, 0) for name in battle.targets)
        stage.put(
            _comparison(battle.power, defending, attacker.player == near, stage.scale, texts), geometry.BATTLE[:2]
        )


def _middle(zone: ZoneView, near: int) -> Point:
    return geometry.circle(zone.place, zone.player == near)


def _extent(zone: ZoneView) -> tuple[float, float]:
    """How wide and high the card on a circle lies."""
    rested = bool(zone.cards) and zone.cards[-1].rested
    return (SMALL_HIGH, SMALL_WIDE) if rested else (SMALL_WIDE, SMALL_HIGH)


def _gap(first: ZoneView, last: ZoneView, near: int, least: float) -> tuple[Point, Point]:
    """Where the line between two cards leaves the one and meets the other; pulled apart to be ``least`` units long."""
    start, end = _middle(first, near), _middle(last, near)
    across, down = end[0] - start[0], end[1] - start[1]
    length = hypot(across, down)

    def reach(zone: ZoneView) -> float:
        wide, high = _extent(zone)
        return min(wide / 2 / abs(across or 1e-9), high / 2 / abs(down or 1e-9))

    begins, ends = reach(first), 1 - reach(last)
    middle, half = (begins + ends) / 2, max(ends - begins, least / length) / 2
    points = [(start[0] + across * share, start[1] + down * share) for share in (middle - half, middle + half)]
    return points[0], points[1]


def _put_arrow(stage: Stage, ends: tuple[Point, Point], thick: float, colour: Colour) -> None:
    """An arrow with a dark rim."""
    (x, y), (to_x, to_y) = ends
    head = thick * 1.3 + 8
    left, top = min(x, to_x) - head, min(y, to_y) - head
    wide, high = abs(to_x - x) + 2 * head, abs(to_y - y) + 2 * head

    def draw() -> Image.Image:
        pen = Pen(wide, high, stage.scale)
        start, end = (x - left, y - top), (to_x - left, to_y - top)
        length = hypot(end[0] - start[0], end[1] - start[1])
        along = ((end[0] - start[0]) / length, (end[1] - start[1]) / length)
        tip = (end[0] - along[0] * 9, end[1] - along[1] * 9)
        icons.arrow(pen, start, end, thick + 12, head + 14, (*INK, 255))
        icons.arrow(pen, (start[0] + along[0] * 4, start[1] + along[1] * 4), tip, thick, head, (*colour, 255))
        return pen.done()

    stage.put(TILES.get(("arrow", ends, thick, colour, stage.scale), draw), (left, top))


def _put_aim(stage: Stage, target: ZoneView, near: int) -> None:
    """Brackets around the corners of a unit that is attacked."""
    wide, high = _extent(target)

    def draw() -> Image.Image:
        pen = Pen(wide + 28, high + 28, stage.scale)
        box = pen.box
        for ground, thick, gap in ((INK, 10.0, 1.0), (ATTACK, 5.0, 3.5)):
            inner = box.inset(gap + thick / 2)
            for x, turn in ((inner.left, 1), (inner.right, -1)):
                for y, drop in ((inner.top, 1), (inner.bottom, -1)):
                    pen.line([(x, y + drop * 34), (x, y), (x + turn * 34, y)], (*ground, 255), thick)
        return pen.done()

    stage.put_middle(TILES.get(("aim", wide, high, stage.scale), draw), _middle(target, near))


def _put_frame(stage: Stage, attacker: ZoneView, near: int) -> None:
    """A bright frame and a sword for the attacking unit."""
    wide, high = _extent(attacker)

    def draw() -> Image.Image:
        pen = Pen(wide + 44, high + 44, stage.scale)
        pen.rounded(pen.box.inset(17), 14, edge=(*INK, 255), thick=9)
        pen.rounded(pen.box.inset(18.5), 13, edge=(*ATTACK, 255), thick=5.5)
        icons.badge(pen, Icon.SWORD, (pen.box.right - 22, 22), 18, ATTACK, INK)
        return pen.done()

    stage.put_middle(TILES.get(("frame", wide, high, stage.scale), draw), _middle(attacker, near))


def _put_guardians(stage: Stage, view: View, battle: Battle, near: int) -> None:
    """Guardians lie across, in one row or two, each as near as can be to the unit it guards and with a line to it."""
    placed: list[tuple[CardView, ZoneView | None]] = [
        (card, view.zones.get(battle.guarding.get(card.id, "")))
        for player in (0, 1)
        for card in view.zones[f"G:{player}"].cards
    ]
    placed.sort(key=lambda pair: _middle(pair[1], near)[0] if pair[1] is not None else geometry.WIDE)
    spots, wide, high = _rows(len(placed))
    for (_, guarded), spot in zip(placed, spots, strict=True):
        if guarded is not None:
            _put_link(stage, spot, guarded, near)
    for (card, _), spot in zip(placed, spots, strict=True):
        if card.definition is not None:
            stage.put_middle(guardian(face(card.definition, card.values), wide, high, stage.scale), spot)


def _rows(number: int) -> tuple[list[Point], float, float]:
    """The middles of so many guardians, and how wide and high they are; two rows are filled column by column."""
    band = geometry.BAND
    rows = 1 if number <= 3 else 2
    columns = max(1, ceil(number / rows))
    wide = min(SMALL_HIGH, (band.width - GUARDIAN_GAP * (columns - 1)) / columns)
    high = min(SMALL_WIDE, (band.height - GUARDIAN_GAP * (rows - 1)) / rows)
    spots = []
    for i in range(number):
        column, row = divmod(i, rows)
        in_column = min(rows, number - column * rows)
        x = band.middle[0] + (column - (columns - 1) / 2) * (wide + GUARDIAN_GAP)
        spots.append((x, band.middle[1] + (row - (in_column - 1) / 2) * (high + GUARDIAN_GAP)))
    return spots, wide, high


def _put_link(stage: Stage, start: Point, target: ZoneView, near: int) -> None:
    goal = _middle(target, near)
    down = goal[1] > start[1]
    offset = max(-40.0, min(40.0, (start[0] - goal[0]) * 0.3))
    end = (goal[0] + offset, goal[1] + (-1 if down else 1) * (_extent(target)[1] / 2 + 2))
    left, top = min(start[0], end[0]) - 16, min(start[1], end[1]) - 16
    right, bottom = max(start[0], end[0]) + 16, max(start[1], end[1]) + 16

    def draw() -> Image.Image:
        pen = Pen(right - left, bottom - top, stage.scale, sharp=2)
        line = [(start[0] - left, start[1] - top), (end[0] - left, end[1] - top)]
        for colour, thick in ((INK, 11.0), (GUARD, 6.0)):
            pen.line(line, (*colour, 255), thick)
            pen.ellipse(Box.around(line[1], thick * 2.1, thick * 2.1), fill=(*colour, 255))
        return pen.done()

    stage.put(TILES.get(("link", start, end, stage.scale), draw), (left, top))


def _comparison(power: int, defending: tuple[int, ...], near_attacks: bool, scale: float, texts: Texts) -> Image.Image:
    def draw() -> Image.Image:
        box = Box(0, 0, geometry.BATTLE.width, geometry.BATTLE.height)
        pen = Pen(box.width, box.height, scale, NIGHT)
        pen.rounded(box, 14, fill=NIGHT, edge=mix(SLATE, WHITE, 0.15), thick=2.5)
        upper, lower = Box(0, 6, box.width, 70), Box(0, box.height - 70, box.width, box.height - 6)
        attack, defence = (lower, upper) if near_attacks else (upper, lower)
        _number(pen, attack, Icon.SWORD, ATTACK, str(power))
        _number(pen, defence, Icon.SHIELD, GUARD, " / ".join(map(str, defending)))
        hits = [power >= shield for shield in defending]
        word = texts("hits") if all(hits) else texts("hits-some") if any(hits) else texts("held")
        colour = ATTACK if any(hits) else GUARD
        pill = Box(14, 71, box.width - 14, box.height - 71)
        pen.rounded(pill, 11, fill=colour)
        pen.text(word, pill, INK, size=27, weight=Weight.BOLD)
        pen.clip(14)
        return pen.done()

    return TILES.get(("comparison", power, defending, near_attacks, scale, texts.locale), draw)


def _number(pen: Pen, box: Box, icon: Icon, colour: Colour, number: str) -> None:
    icons.badge(pen, icon, (box.left + 34, box.middle[1]), 19, colour, INK)
    words = WHITE if icon is Icon.SWORD else mix(WHITE, MIST, 0.2)
    pen.text(
        number, Box(box.left + 62, box.top, box.right - 10, box.bottom), words, size=58, smallest=24, weight=Weight.BOLD
    )
