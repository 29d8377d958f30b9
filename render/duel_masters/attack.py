"""The attack on the board: who attacks whom, who blocks, what the two have."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from PIL import Image

from engine.games.duel_masters.characteristics import POWER
from engine.kernel.views import View
from render.common import board_layout
from render.common.arrows import between, put_aim, put_arrow, put_frame
from render.common.colours import ATTACK, GOLD, GUARD
from render.common.icons import Icon
from render.common.panels import comparison
from render.common.pen import Box
from render.common.pictures import Stage
from render.duel_masters import geometry
from render.duel_masters.creatures import PlacedCard
from render.wording import Texts

LENGTH: Final = 90.0  #: of an arrow, at least


@dataclass(frozen=True, slots=True)
class AttackFacts:
    """The attack of a view's facts; creatures are named by their zones, a target of None is the player."""

    attacker: str | None
    target: str | None
    blocker: str | None
    declared: bool
    goes_on: bool

    @property
    def aims(self) -> bool:
        """Whether there is something that is attacked."""
        return self.declared and self.goes_on


def attack_of(view: View) -> AttackFacts | None:
    """The attack in progress; the one that ended the match is over."""
    facts: Mapping[str, Any] | None = view.facts["attack"] if view.outcome is None else None
    return AttackFacts(**{name: facts[name] for name in AttackFacts.__slots__}) if facts else None


def put_way(stage: Stage, view: View, attack: AttackFacts, cards: Mapping[str, PlacedCard], near_seat: int) -> None:
    """The arrow to what is attacked: under the cards, so that it covers none of those that lie between."""
    attacker = cards.get(attack.attacker or "")
    if attacker is not None and attack.aims:
        put_arrow(stage, between(attacker.box, _aim(view, attack, cards, near_seat), LENGTH), 30, ATTACK)


def put_attack(
    stage: Stage, view: View, attack: AttackFacts, cards: Mapping[str, PlacedCard], near_seat: int, texts: Texts
) -> None:
    """Frames over the cards, and the sides compared."""
    attacker = cards.get(attack.attacker or "")
    if attacker is None:
        return
    near_attacks = view.turn_player == near_seat
    target = cards.get(attack.target or "")
    blocker = cards.get(attack.blocker or "")
    if attack.aims:
        put_aim(stage, _aim(view, attack, cards, near_seat))
        if blocker is not None:  # 507.2a: it is what is attacked now
            put_frame(stage, blocker.box, Icon.SHIELD, GUARD)
    put_frame(stage, attacker.box, Icon.SWORD, ATTACK)
    if attack.aims:
        stage.put(_sides(view, attacker, target, near_attacks, stage.scale, texts), board_layout.BATTLE[:2])


def _aim(view: View, attack: AttackFacts, cards: Mapping[str, PlacedCard], near_seat: int) -> Box:
    """What is attacked: a creature, or a player's shields."""
    target = cards.get(attack.target or "")
    return target.box if target is not None else geometry.mirrored(geometry.SHIELDS, view.turn_player != near_seat)


def _sides(
    view: View, attacker: PlacedCard, defender: PlacedCard | None, near_attacks: bool, scale: float, texts: Texts
) -> Image.Image:
    """115.3. What would come of the battle as it now stands; against a player, how many shields there are."""
    power = _power(attacker)
    if defender is None:
        shields = view.facts["shields"][1 - view.turn_player]
        word = texts("breaks-shields") if shields else texts("attacks-directly")
        return comparison(str(power), str(shields), word, ATTACK, near_attacks, scale)
    other = _power(defender)
    if power == other:
        return comparison(str(power), str(other), texts("both-lose"), GOLD, near_attacks, scale)
    word, colour = (texts("attack-wins"), ATTACK) if power > other else (texts("defence-wins"), GUARD)
    return comparison(str(power), str(other), word, colour, near_attacks, scale)


def _power(placed: PlacedCard) -> int:
    power: int = placed.card.values.get(POWER, 0)
    return max(0, power)
