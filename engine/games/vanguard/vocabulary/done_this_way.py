"""What a text has done so far, in the words of Vanguard.

If you put a card into your hand this way, discard a card
Put the unit called this way into your soul
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import ClassVar, Final

from engine.games.vanguard import zones
from engine.kernel.abilities import Context, Node
from engine.kernel.cards import Card
from engine.kernel.match import Match
from engine.language.cards import DONE, Bygone
from engine.language.conditions import PlainCondition
from engine.language.costs import PAID
from engine.language.descriptions import Description
from engine.language.done_this_way import DoneWith, HasDone, dealt_with
from engine.language.numbers import AtLeast, AtMost, ExactCount, NoneAtAll, Quantity
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
    {
        "called": "call",
        "rode": "ride",
        "retired": "retire",
        "bound": "bind",
        "discarded": "discard",
        "healed": "heal",
        "soul charged": "soul-charge",
        "rested": "rest",
        "locked": "lock",
        "unlocked": "unlock",
        "revealed": "reveal",
        "chose": "choose",
        "stood": "stand",
    },
)

PARTICIPLES: Final = WordList(
    "what was done", {{"rode": "ridden", "chose": "chosen"}.get(word, word): deed for word, deed in DEEDS.words.items()}
)

SEVERAL: Final = AtLeast | AtMost | ExactCount | NoneAtAll
"""How many cards something was done with; "a card" is at least one."""


@dataclass(frozen=True, slots=True)
class HasDoneSoMany(PlainCondition):
    """Whether this ability has done something with so many such cards since its effect began; "put" them, wherever."""

    asks_back: ClassVar[bool] = True
    deed: str
    quantity: Quantity
    description: Description

    def holds(self, match: Match, context: Context) -> bool:
        """Whether it were so many, as they are now."""
        return self.quantity.includes(len(done_with(match, context, DONE + self.deed, self.description)))


@dataclass(frozen=True, slots=True)
class HasPaidWith(PlainCondition):
    """8.5.2.3. Whether such a card was paid for the cost of this ability, by something that was done with it."""

    asks_back: ClassVar[bool] = True
    deed: str
    description: Description

    def holds(self, match: Match, context: Context) -> bool:
        """Whether any of the cards fits, as it is now."""
        return bool(done_with(match, context, PAID + self.deed, self.description))


@dataclass(frozen=True, slots=True)
class PaidWith(Bygone):
    """8.5.2.3. The cards that were paid for the cost of this ability, by something that was done with them."""

    deed: str

    def cards(self, match: Match, context: Context) -> Iterable[Card]:
        """These cards, wherever they have been put since."""
        return dealt_with(context, PAID + self.deed)


def done_with(match: Match, context: Context, deed: str, description: Description) -> list[Card]:
    """The cards like this that the ability remembers under a deed, or under one that begins so, each once."""
    done = dealt_with(context, deed)
    return [card for card in done if description.fits(match, context, card, context.values(match, card))]


PHRASINGS: Final[Mapping[type[Node], tuple[Phrase, ...]]] = {
    HasDone: (
        Phrase("you put a {description-} into {deed} this_way", {"deed": PUT}),
        Phrase("you put a {description-} this_way", {"deed": "put"}),
        Phrase("you {deed} a {description-} this_way", {"deed": DEEDS}),
    ),
    HasDoneSoMany: (
        Phrase("you put {quantity} {description} into {deed} this_way", {"deed": PUT, "quantity": SEVERAL}),
        Phrase("you put {quantity} {description} this_way", {"deed": "put", "quantity": SEVERAL}),
        Phrase("you {deed} {quantity} {description} this_way", {"deed": DEEDS, "quantity": SEVERAL}),
    ),
    HasPaidWith: (
        Phrase("you put a {description-} into {deed} for_this_cost", {"deed": PUT}),
        Phrase("you put a {description-} for_this_cost", {"deed": "put"}),
        Phrase("you {deed} a {description-} for_this_cost", {"deed": DEEDS}),
    ),
    PaidWith: (
        Phrase("the card/cards put into {deed} for_this_cost", {"deed": PUT}),
        Phrase("the card/cards put for_this_cost", {"deed": "put"}),
        Phrase("the card/cards {deed} for_this_cost", {"deed": DEEDS}),
    ),
    DoneWith: (
        Phrase("the card/cards put into {deed} this_way", {"deed": PUT}),
        Phrase("the card/cards put this_way", {"deed": "put"}),
        Phrase("the card/cards {deed} this_way", {"deed": PARTICIPLES}),
    ),
}
