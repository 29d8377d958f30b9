"""What card texts may say here: AUTO abilities that wait for the end of a round, besides what every game's may say."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Final

from engine.games.rock_paper_scissors.rounds import score
from engine.kernel.abilities import Ability, Automatic, Context, Node
from engine.kernel.cards import Card, Values
from engine.kernel.decisions import Procedure
from engine.kernel.events import Event
from engine.kernel.match import Match
from engine.language import shared_nodes
from engine.language.abilities import COSTS, EFFECT, automatic_fields, automatic_slots
from engine.language.compiler import Language
from engine.language.descriptions import Noun
from engine.language.instructions import Clause
from engine.language.phrases import Phrase, WordList, phrase
from engine.language.places import OWNERS, ZoneOf
from engine.language.triggers import PlainTrigger
from engine.language.vocabulary import Vocabulary

OUTCOMES: Final = WordList("how a round ends", {"wins": "wins", "loses": "loses", "ties": "ties"})
PILES: Final = WordList("a zone", {"hand": "hand", "deck": "deck", "discard pile": "discard"})


@phrase("card/cards")
@dataclass(frozen=True, slots=True)
class CardNoun(Noun):
    """Any card."""

    def fits(self, match: Match, context: Context, card: Card, values: Values) -> bool:
        """Always."""
        return True


@phrase("when this card {outcome}", outcome=OUTCOMES)
@dataclass(frozen=True, slots=True)
class RoundEnds(PlainTrigger):
    """2.3. The card has won, lost or tied."""

    outcome: str

    @property
    def kinds(self) -> tuple[str, ...]:
        """The outcome."""
        return (self.outcome,)

    def matches(self, match: Match, context: Context, event: Event) -> bool:
        """Whether it was this card."""
        return event.card == context.source


@phrase("score a point")
@dataclass(frozen=True, slots=True)
class Score(Clause):
    """2.2. Score one more point."""

    def resolve(self, match: Match, context: Context) -> Procedure[None]:
        """Score it."""
        yield from ()
        score(match, context.player)


PHRASINGS: Final[Mapping[type[Node], tuple[Phrase, ...]]] = {
    Automatic: (
        Phrase(
            "AUTO: ([{costs}] )?{trigger}, {effect}",
            {"costs": COSTS, "effect": EFFECT},
            automatic_fields,
            automatic_slots,
        ),
    ),
    ZoneOf: (Phrase("{owner} {zone}", {"owner": OWNERS, "zone": PILES}),),
}
"""How this game says what every game's texts say."""

TITLES: Final[Mapping[type[Node] | str, str]] = {**shared_nodes.TITLES, Ability: "an ability (AUTO)"}


@cache
def language() -> Language:
    """The card language of this game."""
    return Language(Vocabulary((sys.modules[__name__],), PHRASINGS, TITLES, shared=shared_nodes.MODULES))


def nodes() -> Mapping[str, type[Node]]:
    """Every node that a saved match may hold, by its class name."""
    return language().vocabulary.nodes
