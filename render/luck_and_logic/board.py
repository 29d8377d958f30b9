"""The board of Luck & Logic as a picture: both fields across a table, the viewer's (or seat 0's) at the bottom."""

from __future__ import annotations

from collections.abc import Sequence

from engine.kernel.views import View
from render.common import board_layout
from render.common.board_frame import drawn_names, has_turn, put_line, put_outcome, put_shown, put_turn
from render.common.encoding import palette
from render.common.pictures import Picture, Size, Stage
from render.luck_and_logic.alt import describe
from render.luck_and_logic.battle import BattleFacts, battle_of, draw_attack, draw_way, put_comparison, put_rows
from render.luck_and_logic.faces import face
from render.luck_and_logic.gates import put_gates
from render.luck_and_logic.ground import ground
from render.luck_and_logic.levels import put_levels
from render.luck_and_logic.members import placed, put_members
from render.luck_and_logic.piles import put_piles
from render.wording import Texts


def board(view: View, names: Sequence[str], size: Size, texts: Texts) -> Picture:
    """The board as this viewer sees it; ``names`` are the players' by seat."""
    return compose(view, names, size, texts).finish("board", describe(view, names, texts), palette(view.folder))


def compose(view: View, names: Sequence[str], size: Size, texts: Texts) -> Stage:
    """The board before it is encoded."""
    names = drawn_names(names, texts)
    scale = size.width / board_layout.WIDE
    near = view.viewer if view.viewer is not None else 0
    stage = Stage(ground(scale), scale)
    for player in (0, 1):
        turn = texts("turn", number=view.turn) if has_turn(view, player) else ""
        put_line(stage, view, player, names[player], player == near, turn, texts)
        put_levels(stage, view, player, player == near, texts)
        put_piles(stage, view, player, player == near, texts)
    members, battle = placed(view, near), battle_of(view)
    if battle is not None:
        draw_way(stage, battle, members, near)
    put_members(stage, view, members, texts)
    for player in (0, 1):
        put_gates(stage, view, player, player == near, texts)
    put_outcome(stage, view, names, texts)
    if view.outcome is None:
        put_turn(stage, view, step_name(view, battle, texts), view.turn_player == near, texts)
        if battle is not None:
            draw_attack(stage, battle, members, near)
            put_comparison(stage, view, battle, near, texts)
        put_rows(stage, view, near, texts)
        put_shown(stage, view, face)
    return stage


def step_name(view: View, battle: BattleFacts | None, texts: Texts) -> str:
    """What is being done in the phase: the step of a battle, or how many attacks have been made."""
    if battle is not None:
        return texts(f"step-{battle.step.replace(' ', '-')}")
    made, limit = view.facts["attacks"]
    return texts("attacks", made=made, limit=limit) if view.facts["phase"] in ("main phase", "battle phase") else ""
