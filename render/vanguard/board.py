"""4. The board of Vanguard as a picture: both fields across a table, the viewer's (or seat 0's) at the bottom."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.kernel.views import View
from render.common import board_layout
from render.common.board_frame import drawn_names, has_turn, put_line, put_outcome, put_shown, put_turn
from render.common.encoding import palette
from render.common.pictures import Picture, Size, Stage
from render.vanguard.alt import describe
from render.vanguard.battle import battle_of, draw_battle
from render.vanguard.checks import check
from render.vanguard.faces import face
from render.vanguard.geometry import Field, field_of
from render.vanguard.ground import ground
from render.vanguard.sides import put_damage, put_piles
from render.vanguard.units import put_units
from render.wording import Texts

CHECKS: Final = {"drive step": "drive-check", "damage step": "damage-check"}


def board(view: View, names: Sequence[str], size: Size, texts: Texts) -> Picture:
    """The board as this viewer sees it; ``names`` are the players' by seat."""
    return compose(view, names, size, texts).finish("board", describe(view, names, texts), palette(view.folder))


def compose(view: View, names: Sequence[str], size: Size, texts: Texts) -> Stage:
    """The board before it is encoded."""
    names = drawn_names(names, texts)
    scale = size.width / board_layout.WIDE
    near = view.viewer if view.viewer is not None else 0
    field = field_of(view)
    stage = Stage(ground(scale, field, near), scale)
    for player in (0, 1):
        _put_player(stage, view, field, player, names[player], near, texts)
    battle = battle_of(view)
    put_outcome(stage, view, names, texts)
    if view.outcome is None:
        _put_turn(stage, view, near, texts)
        if battle is not None:
            draw_battle(stage, view, field, battle, near, texts)
        put_shown(stage, view, face)
    return stage


def _put_player(stage: Stage, view: View, field: Field, player: int, name: str, near_seat: int, texts: Texts) -> None:
    near = player == near_seat
    turn = texts("turn", number=view.turn) if has_turn(view, player) else ""
    put_line(stage, view, player, name, near, turn, texts)
    put_damage(stage, view.zones[f"damage:{player}"].cards, near, texts)
    put_piles(stage, view, player, near, texts)
    put_units(stage, view, field, player, near=near, texts=texts)


def _put_turn(stage: Stage, view: View, near: int, texts: Texts) -> None:
    """The turn and its phase, or the card of a check while one is made."""
    battle = battle_of(view)
    step = battle.step if battle is not None else ""
    checked = [
        card for player in (0, 1) for card in view.zones[f"trigger:{player}"].cards if card.definition is not None
    ]
    if checked and checked[-1].definition is not None:
        card = face(checked[-1].definition, checked[-1].values)
        number = f"{battle.drive_checks}/{battle.drive}" if battle is not None and step == "drive step" else ""
        stage.put(check(card, texts(CHECKS.get(step, "check")), number, stage.scale), board_layout.TURN[:2])
    else:
        step_word = texts(f"step-{step.replace(' ', '-')}") if step else ""
        put_turn(stage, view, step_word, view.turn_player == near, texts)
