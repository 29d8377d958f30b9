"""The battle on the board: the arrow of the attack, the boost, guardians and whom they guard, the powers compared."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from math import ceil
from typing import Any, Final

from PIL import Image

from engine.kernel.views import CardView, View, ZoneView
from render.common import board_layout
from render.common.arrows import between, put_aim, put_arrow, put_frame, put_link
from render.common.colours import ATTACK, GOLD, GUARD
from render.common.faces import SMALL_HIGH, SMALL_WIDE
from render.common.icons import Icon
from render.common.panels import comparison
from render.common.pen import Box, Point
from render.common.pictures import Stage
from render.vanguard.faces import face
from render.vanguard.geometry import Field
from render.vanguard.guardians import guardian
from render.wording import Texts

GUARDIAN_GAP: Final = 8
BOOST_LENGTH: Final = 56.0
ATTACK_LENGTH: Final = 110.0


@dataclass(frozen=True, slots=True)
class BattleFacts:
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


def battle_of(view: View) -> BattleFacts | None:
    """The battle in progress, or None."""
    facts: Mapping[str, Any] | None = view.facts.get("battle")
    return BattleFacts(**{name: facts[name] for name in BattleFacts.__slots__}) if facts else None


def draw_battle(stage: Stage, view: View, field: Field, battle: BattleFacts, near: int, texts: Texts) -> None:
    """Everything of a battle that is not a card on a circle."""
    attacker = view.zones.get(battle.attacker or "")
    targets = [view.zones[name] for name in battle.targets]
    if attacker is not None:
        booster = view.zones.get(battle.booster or "")
        if booster is not None:
            put_arrow(stage, between(_box(booster, field, near), _box(attacker, field, near), BOOST_LENGTH), 22, GOLD)
        for target in targets:
            put_arrow(stage, between(_box(attacker, field, near), _box(target, field, near), ATTACK_LENGTH), 32, ATTACK)
            put_aim(stage, _box(target, field, near))
        put_frame(stage, _box(attacker, field, near), Icon.SWORD, ATTACK)
    _put_guardians(stage, view, field, battle, near)
    if attacker is not None and targets:
        stage.put(_comparison(battle, attacker.player == near, stage.scale, texts), board_layout.BATTLE[:2])


def _box(zone: ZoneView, field: Field, near: int) -> Box:
    """Where the card on a circle lies."""
    rested = bool(zone.cards) and zone.cards[-1].rested
    wide, high = (SMALL_HIGH, SMALL_WIDE) if rested else (SMALL_WIDE, SMALL_HIGH)
    middle = field.circle(zone.place, zone.player, near=zone.player == near)
    return Box.around(middle, wide * field.size, high * field.size)


def _put_guardians(stage: Stage, view: View, field: Field, battle: BattleFacts, near: int) -> None:
    """Guardians lie across, in one row or two, each as near as can be to the unit it guards and with a line to it."""
    placed: list[tuple[CardView, ZoneView | None]] = [
        (card, view.zones.get(battle.guarding.get(card.id, "")))
        for player in (0, 1)
        for card in view.zones[f"G:{player}"].cards
    ]
    placed.sort(key=lambda pair: _box(pair[1], field, near).middle[0] if pair[1] is not None else board_layout.WIDE)
    spots, wide, high = _rows(len(placed))
    for (_, guarded), spot in zip(placed, spots, strict=True):
        if guarded is not None:
            _put_link(stage, spot, _box(guarded, field, near))
    for (card, _), spot in zip(placed, spots, strict=True):
        if card.definition is not None:
            stage.put_middle(guardian(face(card.definition, card.values), wide, high, stage.scale), spot)


def _rows(number: int) -> tuple[list[Point], float, float]:
    """The middles of so many guardians, and how wide and high they are; two rows are filled column by column."""
    band = board_layout.BAND
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


def _put_link(stage: Stage, start: Point, guarded: Box) -> None:
    goal = guarded.middle
    offset = max(-40.0, min(40.0, (start[0] - goal[0]) * 0.3))
    edge = guarded.top - 2 if goal[1] > start[1] else guarded.bottom + 2
    put_link(stage, start, (goal[0] + offset, edge))


def _comparison(battle: BattleFacts, near_attacks: bool, scale: float, texts: Texts) -> Image.Image:
    defending = tuple(battle.target_power.get(name, 0) for name in battle.targets)
    hits = [battle.power >= power for power in defending]
    word = texts("hits") if all(hits) else texts("hits-some") if any(hits) else texts("held")
    colour = ATTACK if any(hits) else GUARD
    return comparison(str(battle.power), " / ".join(map(str, defending)), word, colour, near_attacks, scale)
