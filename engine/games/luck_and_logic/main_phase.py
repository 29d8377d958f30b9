"""7.5. The main phase: what the turn player may do, as often as they like."""

from __future__ import annotations

from typing import Final

from engine.games.luck_and_logic import arranging, deploying, field, playing, stock, trance
from engine.games.luck_and_logic.keyword_abilities import DRIVES, LogicDrive
from engine.games.luck_and_logic.soul import soul_of
from engine.kernel import loops
from engine.kernel.abilities import Activated
from engine.kernel.asking import ask
from engine.kernel.cards import Card
from engine.kernel.decisions import PASS, Option, Procedure, option_of
from engine.kernel.events import Event
from engine.kernel.match import Match
from engine.kernel.memory import Remembered
from engine.kernel.messages import Message
from engine.kernel.state import Frame
from engine.kernel.steps import Call, Following, Step, step
from engine.kernel.timing import (
    activated_abilities,
    after_check_timing,
    play_activated,
    playable,
    settle,
    standing_by,
)

DRIVEN: Final = Remembered("logic drive", False, touches="logic drive", until="turn")
"""7.5.3.5. Whether the turn player has used a logic drive in this turn."""


@step
def main_phase(match: Match) -> Procedure[Following]:
    """7.5.3, 7.5.4. A play timing: again and again, until the player chooses to do nothing."""
    if (yield from settle(match)):
        return Call(standing_by, then=main_phase)
    player = match.state.turn_player
    yield from loops.pass_point(match, "main phase")
    chosen = yield from ask(player, "7.5.3", Message("ask-main-phase"), match.kept(_actions, player))
    if chosen is PASS:  # 7.5.3.8
        return Frame("attack_declaration_step", (True,))
    following = yield from _act(match, player, chosen)
    if following is not None:
        return Call(following, then=main_phase)
    return (yield from after_check_timing(match, main_phase))


def _actions(match: Match, player: int) -> list[Option]:
    """7.5.3.1 to 7.5.3.8. What the turn player may do."""
    options = [PASS]
    options += [option_of("deploy", card) for card in playing.playable_members(match, player)]  # 7.5.3.1
    options += trance.trance_options(match, player)  # 7.5.3.2
    options += trance.change_options(match, player)  # 7.5.3.3
    if stock.may_luck_drive(match, player):  # 7.5.3.4
        options.append(Option("luck-drive"))
    options += [option_of("rearrange", card) for card in arranging.movable(match, player)]  # 7.5.3.6
    for card, ability, key in activated_abilities(match, player):
        if isinstance(ability, LogicDrive):  # 7.5.3.5
            if may_drive(match, card) and playable(match, card, ability, key):
                options.append(Option("logic-drive", card, value=key))
        elif playable(match, card, ability, key):  # 7.5.3.7
            options.append(Option("act", card, value=key))
    return options


def may_drive(match: Match, member: Card) -> bool:
    """11.4.2. Whether a logic drive of a member may be used: it has soul, and none was used in this turn."""
    if DRIVEN.of(match) or field.is_prohibited(match, match.master(member), DRIVES):
        return False
    return bool(soul_of(match, member))


def _act(match: Match, player: int, chosen: Option) -> Procedure[Step | Frame | None]:
    """Do what the turn player has chosen; returns the step that the rules let follow at once, if any."""
    card = chosen.card
    if chosen.verb == "luck-drive":
        yield from stock.luck_drive(match, player)
        return None
    assert card is not None
    if chosen.verb == "deploy":
        yield from deploying.deploy_by_rule(match, player, card)
        return None
    if chosen.verb in ("trance", "trance-change"):
        assert chosen.zone is not None
        second = field.member_on(match, chosen.zone)
        assert second is not None
        perform = trance.trance_by_rule if chosen.verb == "trance" else trance.trance_change
        yield from perform(match, player, trance.Pair(card, second))
        return None
    if chosen.verb == "rearrange":
        yield from arranging.rearrange(match, player, card)
        return None
    ability = next(found.ability for found in match.abilities(card) if found.key == chosen.value)
    assert isinstance(ability, Activated)
    if chosen.verb == "logic-drive":
        DRIVEN.set(match, True)
        match.announce(Event(DRIVES, card, player))
    return (yield from play_activated(match, card, ability, chosen.value))
