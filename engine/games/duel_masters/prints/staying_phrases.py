"""Print about what stays in the battle zone instead of leaving it, and about which one of a turn is put."""

from __future__ import annotations

from typing import Final

from engine.games.duel_masters.keyword_abilities import KeywordCondition
from engine.games.duel_masters.vocabulary.abilities import instead
from engine.games.duel_masters.vocabulary.put_this_turn import NTH, IsTheNthPut
from engine.games.duel_masters.vocabulary.replacing import StaysInstead
from engine.kernel.abilities import Condition
from engine.language.abilities import Fields
from engine.language.cards import This
from engine.language.descriptions import Description
from engine.language.errors import Contradiction
from engine.language.instructions import Clause, If, Instruction, Then
from engine.language.phrases import Phrase
from engine.language.places import OPPONENTS, YOURS
from engine.language.prints.dialect import Phrases
from engine.language.replacing import Instead, Prospect

_STAYS: Final = (
    ("it stays", False),
    ("they stay", False),
    ("that creature stays", False),
    ("this creature stays", True),
)
"""How print says what stays, and whether that is the card with the ability."""

_IF: Final = ("if {requirement}, ", "if {requirement} ")


def _stays(values: Fields) -> Fields:
    """What would leave stays, perhaps only if something is so that is done before, and something more is done then."""
    own, first, then = values.pop("own"), values.pop("first", None), values.pop("then", None)
    if own and not isinstance(getattr(values["prospect"], "who", None), This):
        raise Contradiction("another card would leave than the one that stays")
    requirement = values.pop("requirement", None)
    done: Instruction = StaysInstead() if then is None else Then(StaysInstead(), then)
    done = done if requirement is None else If(requirement, done)
    return instead({**values, "effect": done if first is None else Then(first, done)})


_SLOTS: Final[Fields] = {
    "condition": KeywordCondition,
    "prospect": Prospect,
    "requirement": Condition,
    "first": Clause,
    "then": Instruction,
}


def _slots(template: str) -> Fields:
    return {name: kind for name, kind in _SLOTS.items() if f"{{{name}}}" in template}


STAYING: Final[Phrases] = {
    Instead: tuple(
        Phrase(template, {**_slots(template), "own": own}, _stays)
        for stays, own in _STAYS
        for template in (
            f"({{condition}}: )?when {{prospect}}, {stays}( in the battle zone)? instead.",
            *(f"({{condition}}: )?when {{prospect}}, {so}{stays}( in the battle zone)? instead." for so in _IF[:1]),
            *(
                f"({{condition}}: )?when {{prospect}}, {{first}}. {so}{stays}( in the battle zone)? instead{more}."
                for so in _IF
                for more in ("", " and {then}")
            ),
        )
    ),
    IsTheNthPut: tuple(
        Phrase(
            f"{it} {{number}} {{things-}} {put}( into the battle zone)? this turn",
            {"things": Description, "number": NTH, "player": player, "so": so},
        )
        for it, so in (
            ("it's the", True),
            ("its the", True),
            ("it was the", True),
            ("it's not the", False),
            ("it isn't the", False),
        )
        for put, player in (
            ("you put", YOURS),
            ("your opponent put", OPPONENTS),
        )
    ),
}
"""The phrases, by the nodes that they say."""
