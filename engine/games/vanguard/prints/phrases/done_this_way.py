"""What was done, in print: with how many cards, for an effect or for a cost."""

from __future__ import annotations

from typing import Final

from engine.games.vanguard.vocabulary.deck_ends import IsOnBottom
from engine.games.vanguard.vocabulary.descriptions import CardNoun
from engine.games.vanguard.vocabulary.done_this_way import DEEDS, PUT, SEVERAL, HasDoneSoMany, HasPaidWith, PaidWith
from engine.language.cards import It
from engine.language.descriptions import Description
from engine.language.done_this_way import DoneWith, HasDone
from engine.language.numbers import NoneAtAll
from engine.language.phrases import Phrase, WordList
from engine.language.places import YOURS
from engine.language.prints.dialect import Phrases

_HOW: Final = ("", " with this effect", " this_way")
_COST: Final = ("for this cost", "for that cost")
_PASSIVE: Final = WordList(
    "what was done",
    {"called": "call", "retired": "retire", "bound": "bind", "discarded": "discard", "put": "put", "returned": "put"},
)
_CARD: Final = Description(CardNoun())

_UNDONE: Final = WordList(
    "what was not done",
    {
        "call": "call",
        "retire": "retire",
        "bind": "bind",
        "discard": "discard",
        "choose": "choose",
        "reveal": "reveal",
        "lock": "lock",
        "unlock": "unlock",
        "put": "put",
        "return": "put",
    },
)
"""What "if you did not ..." speaks of."""

_UNPUT: Final = WordList("a zone", {**{f"put it into {zone}": deed for zone, deed in PUT.words.items()}})
_NONE: Final = NoneAtAll()


DEED_PHRASES: Final[Phrases] = {
    IsOnBottom: tuple(
        Phrase(f"you put {it} on the bottom of your deck", {"one": It(), "owner": YOURS}) for it in ("it", "that card")
    ),
    HasDone: (
        *(Phrase(f"you {{deed}}{how}", {"deed": DEEDS, "description": _CARD}) for how in _HOW),
        *(Phrase(f"a {{description-}} was {{deed}}{how}", {"deed": _PASSIVE}) for how in _HOW),
        *(Phrase(f"it was {{deed}}{how}", {"deed": _PASSIVE, "description": _CARD}) for how in _HOW),
        *(Phrase(f"you returned a {{description-}}{where}", {"deed": "put"}) for where in ("", " to your deck")),
        Phrase("you returned a {description-} to your hand", {"deed": "put into hand"}),
        *(
            Phrase(f"you put {it} into {{deed}}{how}", {"deed": PUT, "description": _CARD})
            for it in ("it", "that unit", "that card")
            for how in _HOW
        ),
        Phrase("it was put on the bottom of the deck", {"deed": "put", "description": _CARD}),
    ),
    HasDoneSoMany: (
        *(
            Phrase(f"you did not {{deed}}{what}{how}", {"deed": _UNDONE, "quantity": _NONE, "description": _CARD})
            for what in ("", " a card", " it", " any cards")
            for how in _HOW
        ),
        *(
            Phrase(f"you did not {{deed}} a {{description-}}{how}", {"deed": _UNDONE, "quantity": _NONE})
            for how in _HOW
        ),
        *(
            Phrase(f"you did not {{deed}}{how}", {"deed": _UNPUT, "quantity": _NONE, "description": _CARD})
            for how in _HOW
        ),
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
    DoneWith: tuple(
        Phrase(template, {"deed": "soul-charge"}) for template in ("the card soul charged", "the soul charged card")
    ),
}
"""The phrases of deeds."""
