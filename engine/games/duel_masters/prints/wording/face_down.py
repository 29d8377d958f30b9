"""405.4, 406. Cards that are put or lie face down in the mana zone or among the shields."""

from __future__ import annotations

from typing import Final

from engine.language.prints.rewording import rewordings

FACE_DOWN: Final = rewordings(
    # 406.2: of a shield that lies face down nobody knows what it has
    (
        r"\byou have (a|\d+ or more) (cards?) that (has|have) \"?[Ss]hield [Gg]o\"? in your (?=shields?\b)",
        r"you have \1 face up \2 that \3 shield go in your ",
    ),
    (r"(?<=face down\.) ?crystal mana\.?$", ""),
    (r"\b(\d+ or more|each) face down (?=cards? in your mana zone\b)", r"\1 face-down "),
    (r"\bthe number of face down (?=cards in your mana zone\b)", "the number of face-down "),
    (r"\binto your mana zone face down\b", "into your mana zone facing down"),
    (r"\binto (your|their|its owner's|their owner's) shield zone face down\b", r"into \1 shields face down"),
    (
        r"\b(?:[Pp]ut|[Aa]dd) ([^.,]{1,80}) into (?:its|their) owner's shields face down\b",
        r"add \1 to its owner's shields face down",
    ),
)
