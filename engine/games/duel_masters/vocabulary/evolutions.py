"""801, 802, 811. What evolution creatures are put on.

Evolution: Put on one of your fire creatures
Vortex evolution: Put on one of your Human creatures and one of your Liquid People creatures
Evolution: Put on two darkness creatures lying in your graveyard
Super infinite evolution: Put on as many as you like of your Dragonoid creatures
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from engine.games.duel_masters import zones
from engine.games.duel_masters.keyword_abilities import Evolution, Source
from engine.games.duel_masters.vocabulary.groups import CardsOf
from engine.kernel.abilities import Node
from engine.language.abilities import Fields
from engine.language.descriptions import Description
from engine.language.groups import CardsFrom
from engine.language.phrases import Phrase, Several, WordList
from engine.language.places import YOURS, ZoneOf
from engine.language.words import COUNT

SOURCES: Final = Several(Source, " and ")

ELSEWHERE: Final = WordList(
    "a zone of what a creature is put on",
    {kind.name: kind.name for kind in (zones.MANA, zones.GRAVEYARD, zones.HAND)},
)


def source_elsewhere(values: Fields) -> Fields:
    """The fields of what a creature is put on that lies in another zone, from the slots of a phrase."""
    place = ZoneOf(YOURS, values["zone"])
    return {"count": values["count"], "group": CardsFrom(values["description"], place)}


def any_number(values: Fields) -> Fields:
    """The fields of an evolution onto as many creatures as the player likes."""
    return {"sources": (Source(1, values["group"]),), "any_number": True}


def any_number_elsewhere(values: Fields) -> Fields:
    """The fields of an evolution onto as many cards of another zone as the player likes."""
    return {"sources": (Source(**source_elsewhere({"count": 1, **values})),), "any_number": True}


def _source_slots(values: Mapping[str, Any]) -> Fields:
    group = values["group"]
    if not isinstance(group, CardsFrom):
        return {"count": values["count"], "description": group.description, "zone": ""}
    return {"count": values["count"], "description": group.description, "zone": group.place.zone}


def _of_one_source(values: Mapping[str, Any]) -> Fields:
    source = values["sources"][0]
    return {"group": source.group, **_source_slots({"count": source.count, "group": source.group})}


def _is_there(source: Source) -> bool:
    return isinstance(source.group, CardsOf)


def _is_plain(ability: Evolution) -> bool:
    return len(ability.sources) == 1 and not (ability.optional or ability.is_star or ability.any_number)


EVOLUTIONS: Final[Mapping[type[Node], tuple[Phrase, ...]]] = {
    Source: (
        Phrase("{count} of {group+}", {"count": COUNT, "group": CardsOf}, when=_is_there),
        Phrase(
            "{count} {description} lying_in your {zone}",
            {"count": COUNT, "description": Description, "zone": ELSEWHERE},
            source_elsewhere,
            _source_slots,
            lambda node: not _is_there(node),
        ),
    ),
    Evolution: (
        Phrase("evolution: put on {sources}", {"sources": SOURCES}, when=_is_plain),
        Phrase("vortex evolution: put on {sources}", {"sources": SOURCES}, when=lambda node: len(node.sources) > 1),
        Phrase(
            "super infinite evolution: put on as_many_as_you_like of {group+}",
            {"group": CardsOf},
            any_number,
            _of_one_source,
            lambda node: node.any_number and _is_there(node.sources[0]),
        ),
        Phrase(
            "super infinite evolution: put on as_many_as_you_like {description+} lying_in your {zone}",
            {"description": Description, "zone": ELSEWHERE},
            any_number_elsewhere,
            _of_one_source,
            lambda node: node.any_number and not _is_there(node.sources[0]),
        ),
        Phrase(
            "NEO evolution: you may put this on {sources}",
            {"sources": SOURCES, "optional": True},
            when=lambda node: not node.is_g,
        ),
        Phrase("G-NEO evolution: you may put this on {sources}", {"sources": SOURCES, "optional": True, "is_g": True}),
        Phrase("star evolution: put on {sources}", {"sources": SOURCES, "is_star": True}),
    ),
}
"""The phrases of what they are put on."""
