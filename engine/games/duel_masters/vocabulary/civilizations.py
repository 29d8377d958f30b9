"""106.3. Choosing a civilisation, and the cards that are of it.

Choose a civilization. Tap all of your opponent's creatures of the chosen civilization.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from engine.games.duel_masters.characteristics import CIVILIZATION_WORDS, CIVILIZATIONS
from engine.kernel.abilities import Context
from engine.kernel.asking import ask
from engine.kernel.aspects import NOTHING
from engine.kernel.cards import Card, Values
from engine.kernel.decisions import Option, Procedure
from engine.kernel.match import Match
from engine.kernel.messages import Message, Ref, Seat
from engine.language.descriptions import Trait
from engine.language.instructions import Clause
from engine.language.phrases import phrase


@phrase("choose a civilization")
@dataclass(frozen=True, slots=True)
class ChooseCivilization(Clause):
    """106.3. One of the five; none of them is colourless."""

    def resolve(self, match: Match, context: Context) -> Procedure[None]:
        """Let the player choose; everybody hears it."""
        options = [Option("civilization", value=word) for word in CIVILIZATION_WORDS]
        prompt = Message("ask-civilization", {"card": Ref(context.source)})
        chosen = yield from ask(context.player, "106.3", prompt, options, card=context.source)
        context.declared = chosen.value
        match.tell("names-civilization", player=Seat(context.player), civilization=chosen.value)


@phrase("of the chosen civilization")
@dataclass(frozen=True, slots=True)
class OfChosenCivilization(Trait):
    """106. Of the civilisation that was chosen, and of others or not."""

    looks_at: ClassVar[frozenset[str]] = NOTHING
    reads: ClassVar[frozenset[str]] = frozenset({CIVILIZATIONS})

    def fits(self, match: Match, context: Context, card: Card, values: Values) -> bool:
        """Whether it is one of its civilisations."""
        return context.declared in values[CIVILIZATIONS]
