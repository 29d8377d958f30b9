"""When it is done, and for how long something is so: later, in this turn, in an extra turn."""

from __future__ import annotations

from typing import Final

from engine.games.duel_masters.vocabulary.each_player import ThisTurn
from engine.games.duel_masters.vocabulary.places import DURATIONS
from engine.games.duel_masters.vocabulary.turns import TakesExtraTurnAnd
from engine.kernel.abilities import Trigger
from engine.language.abilities import Fields
from engine.language.delayed import Delayed
from engine.language.errors import Contradiction
from engine.language.instructions import Clause, Instruction
from engine.language.phrases import Phrase
from engine.language.places import YOURS
from engine.language.prints.dialect import Phrases


def _this_turn(values: Fields) -> Fields:
    if values.pop("duration") != "turn":
        raise Contradiction("it can only wait until the end of the turn")
    return values


TIMES: Final[Phrases] = {
    ThisTurn: (
        Phrase(
            "{trigger} {duration}, {instruction}",
            {"duration": DURATIONS, "trigger": Trigger, "instruction": Instruction},
            _this_turn,
        ),
        Phrase(
            "{duration}, {trigger}, {instruction}",
            {"duration": DURATIONS, "trigger": Trigger, "instruction": Instruction},
            _this_turn,
        ),
    ),
    Delayed: tuple(
        Phrase(template, {"instruction": Clause, "moment": moment})
        for template, moment in (
            ("{instruction} after the battle", "end of battle"),
            ("{instruction} after it battles", "end of battle"),
            ("{instruction} after the attack", "end of attack"),
            ("{instruction} at the end of the turn", "end of turn"),
            ("{instruction} at the end of that turn", "end of turn"),
            ("at the end of the turn, {instruction}", "end of turn"),
            ("at the end of that turn, {instruction}", "end of turn"),
        )
    ),
    TakesExtraTurnAnd: (
        Phrase("take an extra turn after_this_one. {instruction} at the end of that turn", {"player": YOURS}),
        Phrase("take an extra turn after_this_one. at the end of that turn, {instruction}", {"player": YOURS}),
    ),
}
"""The phrases, by the nodes that they say."""
