"""Searches in print: for cards that are like each of those that were chosen."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from engine.games.vanguard.vocabulary.g_units import WithNameOf
from engine.games.vanguard.vocabulary.searching import SearchForEach
from engine.language.abilities import Fields
from engine.language.cards import It
from engine.language.descriptions import Description
from engine.language.numbers import Count
from engine.language.phrases import Phrase
from engine.language.prints.dialect import Phrases


def _named_as_each(values: Fields) -> Fields:
    """ "A card with the same card name as each of those units": for each of them."""
    said: Description = values["description"]
    return {"count": values["count"], "description": replace(said, traits=(*said.traits, WithNameOf(It())))}


SEARCHING: Final[Phrases] = {
    SearchForEach: tuple(
        Phrase(
            f"search your deck for {{count}} {{description}} with_the_same_card_name_as each of those {things}",
            {"count": Count, "description": Description},
            _named_as_each,
        )
        for things in ("units", "cards", "rear-guards")
    ),
}
"""The phrases of searches."""
