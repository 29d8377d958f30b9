"""Abilities in print: evolutions, what is so all the time, what costs less, and keywords with something behind them."""

from __future__ import annotations

from typing import Final

from engine.games.duel_masters.keyword_abilities import (
    Evolution,
    GravityZero,
    KeywordCondition,
    Source,
)
from engine.games.duel_masters.vocabulary.abilities import continuous
from engine.games.duel_masters.vocabulary.groups import CardsOf
from engine.games.duel_masters.vocabulary.places import PERIODS
from engine.games.duel_masters.vocabulary.price_changes import USES, CostReduction, reduction
from engine.kernel.abilities import Condition, Continuous
from engine.language.abilities import Fields
from engine.language.cards import Target
from engine.language.changes import MODIFIERS
from engine.language.conditions import ItIs
from engine.language.errors import Contradiction
from engine.language.phrases import Phrase, Several
from engine.language.prints.dialect import Phrases

_SOURCES: Final = Several(Source, " and ")
_NOT_FOR_NOTHING: Final = "they can't cost {most} or less"


def _vortex(values: Fields) -> Fields:
    """801. An evolution onto several creatures."""
    if len(values["sources"]) < 2:
        raise Contradiction("a vortex evolution is put on several creatures")
    return values


def _during(values: Fields) -> Fields:
    """What is so in a part of the turn."""
    period = values.pop("period")
    return continuous({**values, "requirement": ItIs(period)})


def _above(values: Fields) -> Fields:
    """A cost that is not lowered to so little."""
    return reduction({**values, "floor": values["most"] + 1})


_SAID: Final = {"condition": KeywordCondition, "requirement": Condition, "subject": Target, "change": MODIFIERS}
_LESS: Final = {"group": CardsOf, "amount": int, "use": USES, "most": int}

ABILITIES: Final[Phrases] = {
    Evolution: (
        Phrase("evolution: put on {sources}.", {"sources": _SOURCES}),
        Phrase("vortex evolution: put on {sources}.", {"sources": _SOURCES}, _vortex),
        *(
            Phrase(f"NEO evolution: {put} {{sources}}.", {"sources": _SOURCES, "optional": True})
            for put in ("put on", "you may put it on", "you may put this on", "you may put this creature on top of")
        ),
        Phrase("star evolution: put on {sources}.", {"sources": _SOURCES, "is_star": True}),
    ),
    Continuous: (
        Phrase("({condition}: )?if {requirement}, {subject} {change}.", _SAID, continuous),
        Phrase("({condition}: )?{subject} {change} while {requirement}.", _SAID, continuous),
        Phrase("({condition}: )?{subject} {change} if {requirement}.", _SAID, continuous),
        Phrase(
            "during {period}, {subject} {change}.",
            {"period": PERIODS, "subject": Target, "change": MODIFIERS},
            _during,
        ),
    ),
    GravityZero: (
        Phrase("gravity_zero if {requirement}, you may summon this creature for no cost."),
        Phrase("gravity_zero: if {requirement}, you may summon this creature for no cost."),
        Phrase("if {requirement}, you may summon this creature for no cost."),
        Phrase("if {requirement}, you may cast this spell for no cost."),
    ),
    CostReduction: (
        Phrase(
            "{group+} cost {amount} less to {use}. they can't cost less than {floor}.",
            {"group": CardsOf, "amount": int, "use": USES, "floor": int},
            reduction,
        ),
        Phrase(f"{{group+}} cost {{amount}} less to {{use}}. {_NOT_FOR_NOTHING}.", _LESS, _above),
        Phrase(f"{{group+}} each cost {{amount}} less to {{use}}. {_NOT_FOR_NOTHING}.", _LESS, _above),
    ),
}
"""The phrases of abilities."""
