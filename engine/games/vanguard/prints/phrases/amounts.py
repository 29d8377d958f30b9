"""How much and how many, in print: so much instead of so much, and costs in the middle of effects."""

from __future__ import annotations

from typing import Final

from engine.games.vanguard.vocabulary import changes
from engine.games.vanguard.vocabulary.comparing import WithLesserGrade
from engine.games.vanguard.vocabulary.groups import TheVanguard
from engine.language.abilities import COSTS, Fields
from engine.language.cards import It
from engine.language.errors import Contradiction
from engine.language.paying import PayTo
from engine.language.phrases import Phrase
from engine.language.places import OWNERS
from engine.language.prints.dialect import Phrases
from engine.language.words import SIGNED

_ONES: Final = It | TheVanguard


def _instead(values: Fields) -> Fields:
    """ "Power +5000 instead of power +3000": of one characteristic."""
    if values.pop("same") != values["statistic"]:
        raise Contradiction("so much of one characteristic is not instead of another")
    return values


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
}
"""The phrases of amounts."""
