"""Cards of two zones, in print: "a card from your hand or soul", "search your deck or drop zone for"."""

from __future__ import annotations

from typing import Final

from engine.games.vanguard.vocabulary import moving
from engine.games.vanguard.vocabulary.from_either import CardsFromEither, SearchedDeck, SearchEither
from engine.games.vanguard.vocabulary.places import PILES
from engine.language.abilities import Fields
from engine.language.cards import Chosen
from engine.language.descriptions import Description
from engine.language.errors import Contradiction
from engine.language.numbers import Count
from engine.language.phrases import Phrase
from engine.language.places import YOURS, ZoneOf
from engine.language.prints.dialect import Phrases

_ZONES: Final = {"first": PILES, "second": PILES}


def _either(values: Fields) -> Fields:
    """ "From your hand or soul"."""
    first, second = (ZoneOf(YOURS, values[place]) for place in ("first", "second"))
    return {"description": values["description"], "first": first, "second": second}


def _in_total(values: Fields) -> Fields:
    return {"count": values["count"], "among": CardsFromEither(**_either(values)), "random": False}


def _search(values: Fields) -> Fields:
    if values["count"].plural:
        raise Contradiction("it does not say how many are from where")
    return values


_COUNTED: Final = {"count": Count, "description": Description, **_ZONES}

TWO_ZONES: Final[Phrases] = {
    CardsFromEither: tuple(
        Phrase(
            f"{{description}} {frm} your {{first}} {joint}{{second}}", {"description": Description, **_ZONES}, _either
        )
        for frm in ("from", "in")
        for joint in ("or ", "or your ", "or from your ")
    ),
    Chosen: tuple(
        Phrase(template, _COUNTED, _in_total)
        for joint in ("or ", "and ", "or your ", "and your ")
        for template in (
            f"{{count}} {{description}} in_total from your {{first}} {joint}{{second}}",
            f"{{count}} {{description}} from your {{first}} {joint}{{second}} in_total",
        )
    ),
    SearchEither: tuple(
        Phrase(template, {"count": Count, "description": Description, "zone": PILES}, _search)
        for template in (
            "search your deck or {zone} for {count} {description}",
            "search for {count} {description} from your deck or {zone}",
        )
    ),
    SearchedDeck: (Phrase("you searched your deck"),),
    moving.Remove: (Phrase("remove {target}"),),
}
"""The phrases of two zones."""
