"""Cross gears in print: what is crossed by effects, and what is crossed with a creature."""

from __future__ import annotations

from typing import Final

from engine.games.duel_masters.vocabulary.crossing import CrossedWith, CrossForNothing
from engine.games.duel_masters.vocabulary.groups import ThisCreature
from engine.language.cards import Target, This
from engine.language.phrases import Phrase
from engine.language.prints.dialect import Phrases

GEARS: Final[Phrases] = {
    CrossForNothing: tuple(
        Phrase(f"cross {gear} {onto} {{bearer}} for no cost", given)
        for onto in ("with", "to")
        for gear, given in (
            ("{target}", {"target": Target, "bearer": Target}),
            ("this", {"target": This(), "bearer": Target}),
        )
    ),
    CrossedWith: tuple(
        Phrase(f"{crossed} {{one}}", {"one": ThisCreature}) for crossed in ("crossed_with", "crossed to")
    ),
}
"""The phrases, by the nodes that they say."""
