"""What was done, in print: with how many cards, for an effect or for a cost."""

from __future__ import annotations

from typing import Final

from engine.games.vanguard.vocabulary.deeds import DEEDS, PUT, SEVERAL, HasDoneSoMany, HasPaidWith, PaidWith
from engine.games.vanguard.vocabulary.descriptions import CardNoun
from engine.language.deeds import HasDone
from engine.language.descriptions import Description
from engine.language.phrases import Phrase, WordList
from engine.language.prints.dialect import Phrases

_HOW: Final = ("", " with this effect", " this way")
_COST: Final = ("for this cost", "for that cost")
_PASSIVE: Final = WordList(
    "what was done",
    {"called": "call", "retired": "retire", "bound": "bind", "discarded": "discard", "put": "put", "returned": "put"},
)
_CARD: Final = Description(CardNoun())

DEED_PHRASES: Final[Phrases] = {
    HasDone: (
        *(Phrase(f"you {{deed}}{how}", {"deed": DEEDS, "description": _CARD}) for how in _HOW),
        *(Phrase(f"a {{description-}} was {{deed}}{how}", {"deed": _PASSIVE}) for how in _HOW),
        *(Phrase(f"it was {{deed}}{how}", {"deed": _PASSIVE, "description": _CARD}) for how in _HOW),
        *(Phrase(f"you returned a {{description-}}{where}", {"deed": "put"}) for where in ("", " to your deck")),
        Phrase("you returned a {description-} to your hand", {"deed": "put into hand"}),
    ),
    HasDoneSoMany: (
        *(
            Phrase(words + how, {"deed": deeds, "quantity": SEVERAL})
            for how in _HOW
            for words, deeds in (
                ("you put {quantity} {description} into {deed}", PUT),
                ("you put {quantity} {description}", "put"),
                ("you {deed} {quantity} {description}", DEEDS),
                ("{quantity} {description} were {deed}", _PASSIVE),
            )
        ),
        *(
            Phrase(f"{{quantity}} were {{deed}}{how}", {"deed": _PASSIVE, "quantity": SEVERAL, "description": _CARD})
            for how in _HOW
        ),
    ),
    HasPaidWith: tuple(
        Phrase(f"{words} {cost}", {"deed": deeds})
        for cost in _COST
        for words, deeds in (
            ("you put a {description-} into {deed}", PUT),
            ("you put a {description-}", "put"),
            ("you {deed} a {description-}", DEEDS),
            ("a {description-} was {deed}", _PASSIVE),
        )
    ),
    PaidWith: tuple(
        Phrase(f"the {thing}/{thing}s {words} {cost}", {"deed": deeds})
        for cost in _COST
        for thing in ("card", "unit")
        for words, deeds in (("put into {deed}", PUT), ("put", "put"), ("{deed}", DEEDS))
    ),
}
"""The phrases of deeds."""
