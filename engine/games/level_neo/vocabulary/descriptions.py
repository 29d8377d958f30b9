"""What cards are like: nouns, what is said before them, and what is said after them."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import ClassVar, Final

from engine.games.level_neo import characteristics, zones
from engine.games.level_neo.colours import COLOURS
from engine.games.level_neo.skills import LevelBurst
from engine.kernel.abilities import Context
from engine.kernel.aspects import NOTHING
from engine.kernel.cards import Card, Values
from engine.kernel.match import Match
from engine.kernel.zones import ZoneKind
from engine.language.descriptions import Noun, Trait
from engine.language.features import AnyCard, OfColours, OfTrait, WithNumber, numbered
from engine.language.phrases import Several, WordList, phrase
from engine.language.words import KIND

COLOUR_WORDS: Final = WordList("a colour", {colour: colour for colour in COLOURS})


# ---- nouns


@phrase("card/cards")
@dataclass(frozen=True, slots=True)
class CardNoun(AnyCard):
    """Any card."""

    kinds: ClassVar[tuple[ZoneKind, ...]] = (zones.MAIN, zones.SUPPORT)


@phrase("character/characters")
@dataclass(frozen=True, slots=True)
class CharacterNoun(Noun):
    """A character: in play a main or support character, elsewhere a card that could be one."""

    looks_at: ClassVar[frozenset[str]] = NOTHING
    asks: ClassVar[bool] = True
    kinds: ClassVar[tuple[ZoneKind, ...]] = (zones.MAIN, zones.SUPPORT)

    def fits(self, match: Match, context: Context, card: Card, values: Values) -> bool:
        """Whether it is a character card."""
        return match.state.definition[card].kind == "character"


@phrase("event/events")
@phrase("event_card/event_cards")
@dataclass(frozen=True, slots=True)
class EventNoun(Noun):
    """An event card. It is never in play."""

    asks: ClassVar[bool] = True

    def fits(self, match: Match, context: Context, card: Card, values: Values) -> bool:
        return match.state.definition[card].kind == "event"


@dataclass(frozen=True, slots=True)
class PlacedNoun(AnyCard):
    """A word for characters in certain places. Whether one is there, the group or trigger sees to."""

    only: ClassVar[str] = "main characters and support characters are in play"


@phrase("main_character/main_characters")
@dataclass(frozen=True, slots=True)
class MainCharacterNoun(PlacedNoun):
    """3.2. A main character."""

    kinds: ClassVar[tuple[ZoneKind, ...]] = (zones.MAIN,)


@phrase("support_character/support_characters")
@dataclass(frozen=True, slots=True)
class SupportCharacterNoun(PlacedNoun):
    """4.2.1. A support character."""

    kinds: ClassVar[tuple[ZoneKind, ...]] = (zones.SUPPORT,)


# ---- before the noun


@phrase("{colours}", colours=Several(COLOUR_WORDS, " or "))
@dataclass(frozen=True, slots=True)
class OfColour(OfColours):
    """1. Of one of these colours."""

    reads: ClassVar[frozenset[str]] = frozenset({characteristics.COLOUR})


@phrase("{trait}", trait=KIND)
@dataclass(frozen=True, slots=True)
class WithTrait(OfTrait):
    """1. With a trait."""

    reads: ClassVar[frozenset[str]] = frozenset({characteristics.TRAITS})


# ---- after the noun


@numbered("with turn cost")
@dataclass(frozen=True, slots=True)
class WithTurnCost(WithNumber):
    """1. With such a turn cost."""

    reads: ClassVar[frozenset[str]] = frozenset({characteristics.TURN_COST})
    number: int = field(metadata={"saved_as": "cost"})


@numbered("with AP")
@dataclass(frozen=True, slots=True)
class WithAP(WithNumber):
    """1. With so much AP."""

    reads: ClassVar[frozenset[str]] = frozenset({characteristics.AP})
    number: int = field(metadata={"saved_as": "ap"})


@phrase("with a Level Burst")
@dataclass(frozen=True, slots=True)
class WithLevelBurst(Trait):
    """8.6. With a Level Burst text."""

    def fits(self, match: Match, context: Context, card: Card, values: Values) -> bool:
        """Whether there is one on the card."""
        return any(isinstance(ability, LevelBurst) for ability in match.state.definition[card].abilities)
