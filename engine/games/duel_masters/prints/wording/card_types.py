"""Cards of rare types: draghearts and weapons (305.2), twinpacts (808), tamaseeds and NEO evolutions."""

from __future__ import annotations

from typing import Final

from engine.language.prints.rewording import rewordings

CARD_TYPES: Final = rewordings(
    (
        r"\bcast (?:its spell side|the spell side of this creature) in the battle zone for",
        "cast this creature's spell side for",
    ),
    (r"\bthe spell side of this card\b", "its spell side"),
    (r"\b[Dd]ragheart [Ww]eapon(s?)\b(?! that can\b)", r"weapon\1"),
    (r"\bthat that has\b", "that has"),
    (r"\b(this tamaseed isn't) treated as (a creature) in the battle zone\b", r"\1 \2"),
    (r"\bA creature equipped with(?: this(?: dragheart| weapon| card)?)?\b", "The equipped creature"),
    (r"\bThe creature equipped with(?: this(?: dragheart| weapon| card)?)?\b", "The equipped creature"),
    (r"\b(?:a|the) creature equipped with(?: this(?: dragheart| weapon| card)?)?\b", "the equipped creature"),
    (r"(?<=\.) ?hyperspatial dragheart\.?$", ""),
    (r"\bflip this(?: dragheart)? to (?=its |the )", "flip this card to "),
    (r"\b([Ww])hen you put this dragheart\b", r"\1hen you put this card"),
    (r"\bto the (creature|fortress|weapon) side\b", r"to its \1 side"),
    (r"^(Dragsolution|Awaken|Release) ?[-|] ?(?=When|At|If)", r"\1: "),
    (
        r"\b([Ii])f th(?:is|is creature) is a N(?:eo|EO) [Ee]volution [Cc]reature, it\b",
        r"\1f this creature is an evolution creature, it",
    ),
    (
        r"\b([Ii])f th(?:is|is creature) is a N(?:eo|EO) [Ee]volution [Cc]reature\b",
        r"\1f this creature is an evolution creature",
    ),
)
