"""8. The battle on the board: who attacks where, both sides' logic between the fields, and what is compared."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from PIL import Image

from engine.games.luck_and_logic.characteristics import PARADOX, PARADOX_RULE
from engine.games.luck_and_logic.zones import BATTLE, INTERCEPT
from engine.games.luck_and_logic.zones import PARADOX as PARADOX_ZONE
from engine.kernel.views import CardView, View
from render.common import board_layout, icons
from render.common.arrows import between, put_aim, put_arrow, put_frame
from render.common.colours import ATTACK, GUARD, INK, MIST, SLATE, STEEL, WHITE, mix
from render.common.faces import CardFace
from render.common.fonts import Weight
from render.common.icons import Icon
from render.common.panels import comparison
from render.common.pen import Box, Pen
from render.common.pictures import Stage
from render.common.tiles import TILES
from render.luck_and_logic import geometry
from render.luck_and_logic.faces import face, logic_words
from render.luck_and_logic.members import PlacedMember
from render.wording import Texts

ATTACK_LENGTH: Final = 110.0
WIDEST: Final = 190.0  #: of a card between the fields
GAP: Final = 6.0


@dataclass(frozen=True, slots=True)
class BattleFacts:
    """The battle of a view's facts; zones are named, and the numbers are of what is ``compared``."""

    step: str
    attacker: str | None
    defender: str | None
    circle: str | None
    compared: str
    attack: int | None
    defence: int | None


def battle_of(view: View) -> BattleFacts | None:
    """The battle in progress, or None; the one that ended the match is over."""
    facts: Mapping[str, Any] | None = view.facts["battle"] if view.outcome is None else None
    return BattleFacts(**{name: facts[name] for name in BattleFacts.__slots__}) if facts else None


def draw_way(stage: Stage, battle: BattleFacts, members: Mapping[str, PlacedMember], near_seat: int) -> None:
    """An arrow to whom or what is attacked: under the members, so that it covers none of those that stand between."""
    attacker = members.get(battle.attacker or "")
    target = target_box(battle, members, near_seat)
    if target is not None and attacker is not None:
        put_arrow(stage, between(attacker.box, target, ATTACK_LENGTH), 30, ATTACK)


def draw_attack(stage: Stage, battle: BattleFacts, members: Mapping[str, PlacedMember], near_seat: int) -> None:
    """Over the members, who attacks and what is attacked."""
    attacker = members.get(battle.attacker or "")
    target = target_box(battle, members, near_seat)
    if target is not None:
        put_aim(stage, target)
    if attacker is not None:
        put_frame(stage, attacker.box, Icon.SWORD, ATTACK)


def target_box(battle: BattleFacts, members: Mapping[str, PlacedMember], near_seat: int) -> Box | None:
    """8.2.6.2. The defending member, or the circle that is attacked."""
    defender = members.get(battle.defender or "")
    if defender is not None:
        return defender.box
    if battle.circle is None:
        return None
    place, _, player = battle.circle.partition(":")
    return geometry.circle(place, int(player) == near_seat)


def put_comparison(stage: Stage, view: View, battle: BattleFacts, near_seat: int, texts: Texts) -> None:
    """8.5.3. What would come of the battle as it now stands."""
    attack, defence = battle.attack, battle.defence
    what = texts(f"compared-{battle.compared}")
    if battle.circle is None:
        return
    if attack is not None and defence is not None:
        wins = attack >= defence
        word = texts("attack-wins" if wins else "defence-wins", what=what)
    elif battle.defender is None:
        wins = attack is not None
        word = texts("gate-falls" if wins and _gate_stands(view, battle.circle) else "nothing-falls")
    else:
        wins, word = False, texts("no-attacker")
    numbers = ("–" if attack is None else str(attack), "–" if defence is None else str(defence))
    colour = ATTACK if wins else GUARD
    tile = comparison(*numbers, word, colour, view.turn_player == near_seat, stage.scale)
    stage.put(tile, board_layout.BATTLE[:2])


def _gate_stands(view: View, circle: str) -> bool:
    return any(card.face_down for card in view.zones[f"gate-{circle}"].cards)


def put_rows(stage: Stage, view: View, near_seat: int, texts: Texts) -> None:
    """4.12 to 4.14. Each player's interceptors, defined logic and paradoxes, on their side of the band."""
    for player in (0, 1):
        cards = in_battle(view, player)
        box = geometry.row(player == near_seat)
        wide = min(WIDEST, (box.width - GAP * (len(cards) - 1)) / max(1, len(cards)))
        left = box.middle[0] - (len(cards) * (wide + GAP) - GAP) / 2
        for i, card in enumerate(cards):
            at = (left + i * (wide + GAP), box.top)
            stage.put(_tile(card, wide, box.height, texts, stage.scale), at)


def in_battle(view: View, player: int) -> list[CardView]:
    """A player's cards between the fields: who intercepts, what is defined, and paradoxes of earlier battles."""
    kinds = (INTERCEPT, BATTLE, PARADOX_ZONE)
    return [card for kind in kinds for card in view.zones[f"{kind.name}:{player}"].cards]


def _tile(card: CardView, wide: float, high: float, texts: Texts, scale: float) -> Image.Image:
    if card.definition is None:
        shown, words = None, ""
    else:
        shown, words = face(card.definition, card.values), said_of(card, texts)
    intercepts = "intercepting" in card.marks
    key = ("logic", shown, words, card.face_down, intercepts, wide, high, scale)
    return TILES.get(key, lambda: _draw(shown, words, card.face_down, intercepts, wide, high, scale))


def said_of(card: CardView, texts: Texts) -> str:
    """What a card does for the member in battle: its logic, or what it lets be compared."""
    if card.face_down:
        return texts("turned-down")
    if card.definition is not None and card.definition.kind == PARADOX:
        return texts(f"battle-{card.values[PARADOX_RULE]}")
    return logic_words(card.values)


def _draw(
    shown: CardFace | None, words: str, down: bool, intercepts: bool, wide: float, high: float, scale: float
) -> Image.Image:
    pen = Pen(wide, high, scale, INK)
    if shown is None or down:
        ground, edge, ink = SLATE, STEEL, MIST
    else:
        colours = shown.style.palette
        ground, edge, ink = mix(colours.main, colours.deep, 0.45), colours.accent, WHITE
    pen.rounded(pen.box.inset(1), 10, fill=ground, edge=edge, thick=3)
    left = 8.0
    if intercepts:
        icons.badge(pen, Icon.SHIELD, (22, 20), 13, GUARD)
        left = 40.0
    if shown is not None:
        box = Box(left, 3, wide - 8, high * 0.52)
        pen.text(shown.name, box, ink, size=23, smallest=16, lines=2, short=shown.short)
    plate = Box(4, high * 0.54, wide - 4, high - 4)
    pen.rounded(plate, 7, fill=(*INK, 190))
    pen.text(words, plate.inset(2), WHITE if not down else MIST, size=32, smallest=16, weight=Weight.BOLD)
    pen.clip(10)
    return pen.done()
