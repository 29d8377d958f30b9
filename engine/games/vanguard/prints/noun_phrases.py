"""Cards in print: how they are described, and which of them are meant."""

from __future__ import annotations

from typing import Final

from engine.games.vanguard.vocabulary.descriptions import (
    CLAN_WORDS,
    CardNoun,
    InTheRow,
    OfClan,
    Unit,
)
from engine.games.vanguard.vocabulary.groups import UnitsOf
from engine.language.abilities import Fields
from engine.language.cards import All, TopOfDeck
from engine.language.descriptions import Description, Named, Other, Quality, Trait
from engine.language.groups import Pile
from engine.language.phrases import Phrase, Several
from engine.language.places import OPPONENTS, OWNERS, YOURS
from engine.language.prints.dialect import Phrases
from engine.language.words import COUNT, NAME

_QUALITIES: Final = Several(Quality, " ")
_TRAITS: Final = Several(Trait, " ")


def _of_clan(values: Fields) -> Fields:
    """A clan as a noun: a unit of it."""
    of_clan = OfClan(values["clan"])
    return {"noun": Unit(), "qualities": (*values.get("qualities", ()), of_clan), "traits": values.get("traits", ())}


def _called(values: Fields) -> Fields:
    """A name as a noun: a card of this name."""
    return {"noun": CardNoun(), "qualities": values.get("qualities", ()), "traits": (Named((values["name"],)),)}


def _another(values: Fields) -> Fields:
    said = values["description"]
    return {**values, "description": Description(said.noun, (Other(), *said.qualities), said.traits)}


NOUNS: Final[Phrases] = {
    Description: (
        Phrase(
            "({qualities} )?{clan}( {traits})?",
            {"clan": CLAN_WORDS, "qualities": _QUALITIES, "traits": _TRAITS},
            _of_clan,
        ),
        Phrase("({qualities} )?{name}", {"name": NAME, "qualities": _QUALITIES}, _called),
    ),
    InTheRow: tuple(
        Phrase(f"in {whose} {row} row", {"front": row == "front"})
        for whose in ("your", "your opponent's")
        for row in ("front", "back")
    ),
    UnitsOf: (
        Phrase("their {description}", {"owner": OPPONENTS}),
        Phrase("another of your {description+}", {"owner": YOURS}, _another),
    ),
    TopOfDeck: (
        Phrase("{count} cards from the top of {owner} deck", {"count": COUNT, "owner": OWNERS}),
        Phrase("a card from the top of {owner} deck", {"owner": OWNERS, "count": 1}),
    ),
    All: (Phrase("all the {group+}", {"group": Pile}),),
}
"""The phrases of descriptions, groups and targets."""
