"""One card that goes here or there, in print: "put it into your hand or call it to RC"."""

from __future__ import annotations

from typing import Final

from engine.games.vanguard.vocabulary import moving
from engine.language.abilities import Fields
from engine.language.cards import It
from engine.language.errors import Contradiction
from engine.language.hand_and_deck import PutOnDeck
from engine.language.options import ChooseOption
from engine.language.phrases import Phrase
from engine.language.places import YOURS
from engine.language.prints.dialect import Phrases

_PLACED: Final = moving.Call | moving.PutInto | PutOnDeck
_ENDS: Final = ("top", "bottom")


def _one_or_other(values: Fields) -> Fields:
    """Where one card goes is chosen; what is said of two cards is no such choice."""
    first, second = values["first"], values["second"]
    if first == second or not all(isinstance(each.target, It) for each in (first, second)):
        raise Contradiction("")
    return {"player": YOURS, "options": (first, second)}


def _two_zones(values: Fields) -> Fields:
    first, second = (moving.PutInto(It(), YOURS, values[zone]) for zone in ("first", "second"))
    return _one_or_other({"first": first, "second": second})


def _deck_or_zone(values: Fields) -> Fields:
    on_deck, there = PutOnDeck(It(), values["end"], YOURS), moving.PutInto(It(), YOURS, values["zone"])
    both = {"first": on_deck, "second": there} if values["deck_first"] else {"first": there, "second": on_deck}
    return _one_or_other(both)


_ZONE: Final = moving.DESTINATIONS

EITHER_PLACE: Final[Phrases] = {
    ChooseOption: (
        Phrase("{first} or {second}", {"first": _PLACED, "second": _PLACED}, _one_or_other),
        *(
            Phrase(f"put it into your {{first}} or {your}{{second}}", {"first": _ZONE, "second": _ZONE}, _two_zones)
            for your in ("", "your ", "into your ")
        ),
        *(
            Phrase(template, {"zone": _ZONE, "end": end, "deck_first": deck_first}, _deck_or_zone)
            for end in _ENDS
            for template, deck_first in (
                (f"put it on the {end} of your deck or into your {{zone}}", True),
                (f"put it into your {{zone}} or on the {end} of your deck", False),
            )
        ),
    ),
}
"""The phrases of a card that goes to one of two places."""
