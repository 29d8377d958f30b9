"""How much and how many, in print: so much instead of so much, and costs in the middle of effects."""

from __future__ import annotations

from functools import partial
from typing import Final

from engine.games.vanguard.vocabulary import changes
from engine.games.vanguard.vocabulary.comparing import NumberOf, WithLesserGrade
from engine.games.vanguard.vocabulary.groups import TheVanguard, ThisUnit
from engine.games.vanguard.vocabulary.multiples import GradeOf, Matching, TopAsMany
from engine.games.vanguard.vocabulary.places import DURATIONS
from engine.language.abilities import COSTS, Fields
from engine.language.cards import FixedTarget, It
from engine.language.errors import Contradiction
from engine.language.groups import CardsIn, InPlay
from engine.language.paying import PayTo
from engine.language.phrases import Phrase
from engine.language.places import OWNERS, YOURS
from engine.language.prints.dialect import Phrases
from engine.language.words import COUNT, SIGNED

_ONES: Final = It | TheVanguard


def _instead(values: Fields) -> Fields:
    """ "Power +5000 instead of power +3000": of one characteristic."""
    if values.pop("same") != values["statistic"]:
        raise Contradiction("so much of one characteristic is not instead of another")
    return values


def _as_grade(values: Fields) -> Fields:
    return {"number": GradeOf(TheVanguard(values["whose"])), "owner": YOURS}


def _as_number(values: Fields) -> Fields:
    return {"number": NumberOf(values["things"]), "owner": YOURS}


_MATCHED: Final[tuple[tuple[str, FixedTarget], ...]] = (("this unit's", ThisUnit()), ("that unit's", It()))


def _matching(subject: FixedTarget, values: Fields) -> Fields:
    if values.get("one", 1) != 1:
        raise Contradiction("a player has one vanguard")
    model = TheVanguard(values["owner"])
    return {"subject": subject, "statistic": values["statistic"], "one": model, "duration": values["duration"]}


AMOUNTS: Final[Phrases] = {
    changes.GetsInstead: (
        Phrase(
            "gets/get {statistic} {amount} instead_of {same} {former}",
            {"statistic": changes.STATISTICS, "amount": SIGNED, "same": changes.STATISTICS, "former": SIGNED},
            _instead,
        ),
    ),
    PayTo: (
        Phrase("[{costs}], {instruction}", {"costs": COSTS}),
        Phrase("[{costs}], and {instruction}", {"costs": COSTS}),
    ),
    WithLesserGrade: (
        Phrase("with grade less than or equal to {one}", {"one": _ONES, "equal": True}),
        Phrase("with grade less than {one}", {"one": _ONES, "equal": False}),
        *(
            Phrase(
                f"with grade less than {equal}{{owner}} vanguard's",
                {"owner": OWNERS, "equal": bool(equal)},
                lambda values: {"one": TheVanguard(values["owner"]), "equal": values["equal"]},
            )
            for equal in ("", "or equal to ")
        ),
    ),
    TopAsMany: (
        Phrase(
            "the same number of cards from the top of your deck as {whose} vanguard's grade",
            {"whose": OWNERS},
            _as_grade,
        ),
        Phrase(
            "the same number of cards from the top of your deck as the number of {things+}",
            {"things": InPlay | CardsIn},
            _as_number,
        ),
    ),
    Matching: tuple(
        Phrase(
            template, {"statistic": "power", **slots, "duration": DURATIONS, "owner": OWNERS}, partial(_matching, one)
        )
        for whose, one in _MATCHED
        for model, slots in (
            ("{owner} vanguard's power", {}),
            ("{one} of {owner} vanguard's power", {"one": COUNT}),
            ("{one} of {owner} vanguards", {"one": COUNT}),
        )
        for template in (
            f"increase or decrease {whose} power to match {model} {{duration}}",
            f"{{duration}}, increase or decrease {whose} power to match {model}",
        )
    ),
}
"""The phrases of amounts."""
