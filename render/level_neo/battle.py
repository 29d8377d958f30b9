"""The battle on the board: who attacks whom, who covers whom, the sides compared."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from PIL import Image

from engine.kernel.views import View
from render.common import board_layout
from render.common.arrows import between, put_aim, put_arrow, put_frame, put_link
from render.common.colours import ATTACK, GOLD, GUARD, INK
from render.common.fonts import Weight
from render.common.icons import Icon
from render.common.panels import comparison
from render.common.pen import Pen
from render.common.pictures import Stage
from render.common.tiles import TILES
from render.level_neo.field import PlacedCharacter
from render.wording import Texts

ATTACK_LENGTH: Final = 90.0  #: of an arrow, at least
LINK_LENGTH: Final = 24.0


@dataclass(frozen=True, slots=True)
class BattleFacts:
    """The battle of a view's facts; characters are named by their zones, the declared attacker first."""

    attackers: tuple[str, ...]
    target: str | None
    covered: str | None
    attack: int
    defence: int
    failed: tuple[int, ...]


def battle_of(view: View) -> BattleFacts | None:
    """The battle in progress, or None; the one that ended the match is over."""
    facts: Mapping[str, Any] | None = view.facts["battle"] if view.outcome is None else None
    return BattleFacts(**{name: facts[name] for name in BattleFacts.__slots__}) if facts else None


def draw_paths(stage: Stage, battle: BattleFacts, characters: Mapping[str, PlacedCharacter]) -> None:
    """What is under the cards: the ways of arrows behind the first row, and from who covers to who is covered."""
    for name in (*battle.attackers, battle.target):
        if name is not None and (fighter := characters[name]).gate != fighter.box:
            put_link(stage, fighter.gate.middle, fighter.middle, ATTACK)
    if battle.covered is not None and battle.target is not None:
        put_link(stage, *between(characters[battle.target].box, characters[battle.covered].box, LINK_LENGTH))


def draw_battle(
    stage: Stage, view: View, battle: BattleFacts, characters: Mapping[str, PlacedCharacter], near: int, texts: Texts
) -> None:
    """What is over the cards: arrows, frames, and the sides compared."""
    attackers = [characters[name] for name in battle.attackers]
    target, covered = characters.get(battle.target or ""), characters.get(battle.covered or "")
    if target is not None:
        for attacker in attackers:
            put_arrow(stage, between(attacker.gate, target.gate, ATTACK_LENGTH), 30, ATTACK)
        put_aim(stage, target.box)
    if covered is not None:
        _put_cover(stage, target, covered, texts)
    for attacker in attackers:
        put_frame(stage, attacker.box, Icon.SWORD, ATTACK)
    if attackers and target is not None:
        stage.put(_comparison(battle, view.turn_player == near, stage.scale, texts), board_layout.BATTLE[:2])


def _put_cover(stage: Stage, covering: PlacedCharacter | None, covered: PlacedCharacter, texts: Texts) -> None:
    """6.1. The character that was attacked at first, and the one that has taken its place."""
    if covering is not None:
        put_frame(stage, covering.box, Icon.SHIELD, GUARD)
    stage.put_middle(_tag(texts("covered"), stage.scale), (covered.middle[0], covered.box.top + 8))


def _comparison(battle: BattleFacts, near_attacks: bool, scale: float, texts: Texts) -> Image.Image:
    """9.1. What would come of the battle as it now stands."""
    if battle.attack > battle.defence:
        word, colour = texts("attack-wins"), ATTACK
    elif battle.attack < battle.defence:
        word, colour = texts("defence-wins"), GUARD
    else:
        word, colour = texts("both-lose"), GOLD
    return comparison(str(battle.attack), str(battle.defence), word, colour, near_attacks, scale)


def _tag(word: str, scale: float) -> Image.Image:
    def draw() -> Image.Image:
        pen = Pen(124, 42, scale, INK)
        pen.rounded(pen.box.inset(3), 12, fill=GUARD)
        pen.text(word, pen.box.inset(8), INK, size=30, weight=Weight.BOLD)
        pen.clip(14)
        return pen.done()

    return TILES.get(("tag", word, scale), draw)
