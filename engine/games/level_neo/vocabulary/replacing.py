"""2.3. What happens instead of something else that is about to happen.

Cont: When this character would be put into the discard pile, put it into your hand instead.
Cont (Support): When your main character would level down, you may pay [put this character into the discard pile], and
draw a card instead.
Cont (Main): When you would draw a card, put the top card of your deck into the discard pile instead.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from engine.games.level_neo import actions, zones
from engine.games.level_neo.skills import AtLevel
from engine.games.level_neo.vocabulary.abilities import CONT_SKILLS_IN, in_zones_fields, in_zones_slots
from engine.games.level_neo.vocabulary.descriptions import SupportCharacterNoun
from engine.kernel.abilities import Context, Node
from engine.kernel.events import Event
from engine.kernel.match import Match
from engine.language.abilities import COSTS
from engine.language.errors import Contradiction
from engine.language.groups import InPlay
from engine.language.instructions import Instruction
from engine.language.phrases import Phrase, phrase
from engine.language.prospects import Prospect
from engine.language.replacing import Instead, instead_fields, instead_slots
from engine.language.triggers import Who, is_who


@phrase("{who-} would be put into the discard pile", destination=zones.DISCARD.name)
@phrase("{who-} would be put into the hand", destination=zones.HAND.name)
@dataclass(frozen=True, slots=True)
class WouldLeave(Prospect):
    """9.6. A support character is about to leave the field, defeated or by an effect."""

    who: Who
    destination: str

    @property
    def kinds(self) -> tuple[str, ...]:
        return (_ENTERS[self.destination],)

    def matches(self, match: Match, context: Context, event: Event) -> bool:
        """Whether it is the character, and it is in play."""
        source = event.source
        return source is not None and source.kind.field and is_who(match, context, self.who, event.card)


@phrase("{who-} would level up", kind=actions.LEVEL_UP)
@phrase("{who-} would level down", kind=actions.LEVEL_DOWN)
@dataclass(frozen=True, slots=True)
class WouldChangeLevel(Prospect):
    """7.2, 7.3. A main character is about to level up or down, by a battle or an effect."""

    who: Who
    kind: str

    def __post_init__(self) -> None:
        if isinstance(self.who, InPlay) and isinstance(self.who.description.noun, SupportCharacterNoun):
            raise Contradiction("only main characters have a level")

    @property
    def kinds(self) -> tuple[str, ...]:
        return (self.kind,)

    def matches(self, match: Match, context: Context, event: Event) -> bool:
        """Whether it is the character."""
        return is_who(match, context, self.who, event.card)


_ENTERS: Final = {zones.DISCARD.name: zones.DISCARD.enter, zones.HAND.name: zones.HAND.enter}

INSTEAD: Final[Mapping[type[Node], tuple[Phrase, ...]]] = {
    Instead: (
        Phrase(
            "Cont( ({zones}))?( {condition})?: when {prospect}, (you may pay [{costs}], and )?{effect} instead.",
            {
                "zones": CONT_SKILLS_IN,
                "condition": AtLevel,
                "prospect": Prospect,
                "costs": COSTS,
                "effect": Instruction,
            },
            lambda values: instead_fields(in_zones_fields(values)),
            lambda values: instead_slots(in_zones_slots(values)),
        ),
    )
}
"""The phrase of skills that replace something."""
