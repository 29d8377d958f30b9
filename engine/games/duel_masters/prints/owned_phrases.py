"""Phrases of print about cards "of yours" in a zone: "one of your Goblins from your graveyard"."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from engine.games.duel_masters.vocabulary.charging import PutIntoBattleZoneTapped
from engine.language.abilities import Fields
from engine.language.cards import All, Chosen
from engine.language.descriptions import Description
from engine.language.errors import Contradiction
from engine.language.groups import CardsFrom, CardsIn
from engine.language.numbers import AnyNumber, Count
from engine.language.phrases import Phrase
from engine.language.places import YOURS, ZoneOf
from engine.language.prints.dialect import Phrases


def _yours(values: Fields) -> ZoneOf:
    place: ZoneOf = values["place"]
    if place.owner != YOURS:
        raise Contradiction("one's own cards lie in one's own zones")
    return place


def _chosen(values: Fields) -> Fields:
    return {"count": values["count"], "among": CardsFrom(values["description"], _yours(values)), "random": False}


def _all(values: Fields) -> Fields:
    return {"group": CardsIn(values["description"], _yours(values))}


def _cards(values: Fields) -> Fields:
    return {"description": values["description"], "place": _yours(values)}


_SAID: Final = {"description": Description, "place": ZoneOf}


def _of_yours() -> Iterator[Phrase]:
    for where in ("from", "in"):
        yield Phrase(f"{{count}} of your {{description+}} {where} {{place}}", {**_SAID, "count": Count}, _chosen)
        yield Phrase(f"any_number of your {{description+}} {where} {{place}}", {**_SAID, "count": AnyNumber()}, _chosen)


OWNED: Final[Phrases] = {
    Chosen: tuple(_of_yours()),
    All: tuple(
        Phrase(f"{every} your {{description+}} {where} {{place}}", _SAID, _all)
        for every in ("all", "all of")
        for where in ("from", "in")
    ),
    CardsIn: (Phrase("of your {description+} in {place}", _SAID, _cards),),
    PutIntoBattleZoneTapped: (Phrase("put/puts {target} into the battle zone tapped"),),
}
"""The phrases, by the nodes that they say."""
