"""202.2. Choosing a card name, and the cards that have it.

Choose a card name. Destroy all creatures that have the chosen name.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from engine.kernel.abilities import Context
from engine.kernel.asking import ask
from engine.kernel.aspects import NOTHING
from engine.kernel.cards import NAMES, Card, Values
from engine.kernel.decisions import Option, Procedure
from engine.kernel.match import Match
from engine.kernel.messages import Message, Ref, Seat
from engine.language.descriptions import Trait
from engine.language.instructions import Clause
from engine.language.phrases import phrase


@phrase("choose a card name")
@dataclass(frozen=True, slots=True)
class ChooseName(Clause):
    """202.2. A name that a card has. 803.6, 804.7, 806.6: of what has several, linked or on two sides, one of them."""

    def resolve(self, match: Match, context: Context) -> Procedure[None]:
        """Let the player choose among the names of all cards; everybody hears it."""
        cards = {*match.rulebook.cards().values(), *match.state.definition}
        options = [
            Option("name", value=name) for name in sorted({name for card in cards for name in card.values[NAMES]})
        ]
        prompt = Message("ask-name", {"card": Ref(context.source)})
        chosen = yield from ask(context.player, "202.2", prompt, options, card=context.source)
        context.declared = chosen.value
        match.tell("names", player=Seat(context.player), name=chosen.value)


@phrase("that has/have the chosen name")
@dataclass(frozen=True, slots=True)
class WithChosenName(Trait):
    """202.3a. With just the name that was chosen."""

    looks_at: ClassVar[frozenset[str]] = NOTHING
    reads: ClassVar[frozenset[str]] = frozenset({NAMES})

    def fits(self, match: Match, context: Context, card: Card, values: Values) -> bool:
        """Whether one of its names is this one."""
        return context.declared in values[NAMES]
