"""What a text has done so far, in the words of Vanguard.

If you put a card into your hand this way, discard a card
Put the unit called this way into your soul
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from engine.games.vanguard import zones
from engine.kernel.abilities import Node
from engine.language.deeds import DoneWith, HasDone
from engine.language.phrases import Phrase, WordList

PUT: Final = WordList(
    "a zone",
    {
        f"your {zone}": f"put into {kind.name}"
        for zone, kind in (
            ("hand", zones.HAND),
            ("soul", zones.SOUL),
            ("drop zone", zones.DROP),
            ("damage zone", zones.DAMAGE),
            ("bind zone", zones.BIND),
        )
    },
)

DEEDS: Final = WordList(
    "what was done",
    {"called": "call", "rode": "ride", "retired": "retire", "bound": "bind", "discarded": "discard", "healed": "heal"},
)

PHRASINGS: Final[Mapping[type[Node], tuple[Phrase, ...]]] = {
    HasDone: (
        Phrase("you put a {description-} into {deed} this_way", {"deed": PUT}),
        Phrase("you put a {description-} this_way", {"deed": "put"}),
        Phrase("you {deed} a {description-} this_way", {"deed": DEEDS}),
    ),
    DoneWith: (
        Phrase("the card/cards put into {deed} this_way", {"deed": PUT}),
        Phrase("the card/cards {deed} this_way", {"deed": DEEDS}),
    ),
}
