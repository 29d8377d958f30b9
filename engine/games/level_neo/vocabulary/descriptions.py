"""What cards are like: nouns, what is said before them, and what is said after them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from operator import eq, ge, le
from typing import ClassVar, Final

from engine.games.level_neo import characteristics, zones
from engine.games.level_neo.colours import COLOURS
from engine.games.level_neo.skills import LevelBurst
from engine.kernel.abilities import Context
from engine.kernel.aspects import NOTHING
from engine.kernel.cards import Card, Values
from engine.kernel.match import Match
from engine.kernel.zones import ZoneKind
from engine.language.descriptions import Noun, Quality, Trait
from engine.language.phrases import Several, WordList, phrase
from engine.language.words import KIND

COLOUR_WORDS: Final = WordList("a colour", {colour: colour for colour in COLOURS})


# ---- nouns


@phrase("card/cards")
@dataclass(frozen=True, slots=True)
class CardNoun(Noun):
    """Any card."""

    looks_at: ClassVar[frozenset[str]] = NOTHING
    kinds: ClassVar[tuple[ZoneKind, ...]] = (zones.MAIN, zones.SUPPORT)

    def fits(self, match: Match, context: Context, card: Card, values: Values) -> bool:
        return True


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
class PlacedNoun(Noun):
    """A word for characters in certain places. Whether one is there, the group or trigger sees to."""

    looks_at: ClassVar[frozenset[str]] = NOTHING
    only: ClassVar[str] = "main characters and support characters are in play"

    def fits(self, match: Match, context: Context, card: Card, values: Values) -> bool:
        return True


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
class OfColour(Quality):
    """1. Of one of these colours."""

    looks_at: ClassVar[frozenset[str]] = NOTHING
    reads: ClassVar[frozenset[str]] = frozenset({characteristics.COLOUR})
    colours: tuple[str, ...]

    def fits(self, match: Match, context: Context, card: Card, values: Values) -> bool:
        """Whether it has one of the colours."""
        return values[characteristics.COLOUR] in self.colours


@phrase("{trait}", trait=KIND)
@dataclass(frozen=True, slots=True)
class WithTrait(Quality):
    """1. With a trait."""

    looks_at: ClassVar[frozenset[str]] = NOTHING
    reads: ClassVar[frozenset[str]] = frozenset({characteristics.TRAITS})
    trait: str

    def fits(self, match: Match, context: Context, card: Card, values: Values) -> bool:
        """Whether it has the trait."""
        return self.trait in values[characteristics.TRAITS]


# ---- after the noun


_COMPARED: Final[Mapping[str, Callable[[int, int], bool]]] = {"most": le, "least": ge, "just": eq}


@phrase("with turn cost {cost} or less", bound="most")
@phrase("with turn cost {cost} or more", bound="least")
@phrase("with turn cost {cost}", bound="just")
@dataclass(frozen=True, slots=True)
class WithTurnCost(Trait):
    """1. With such a turn cost."""

    looks_at: ClassVar[frozenset[str]] = NOTHING
    reads: ClassVar[frozenset[str]] = frozenset({characteristics.TURN_COST})
    cost: int
    bound: str

    def fits(self, match: Match, context: Context, card: Card, values: Values) -> bool:
        """Whether its turn cost is within the bound."""
        return _COMPARED[self.bound](values[characteristics.TURN_COST], self.cost)


@phrase("with AP {ap} or less", bound="most")
@phrase("with AP {ap} or more", bound="least")
@dataclass(frozen=True, slots=True)
class WithAP(Trait):
    """1. With so much AP."""

    looks_at: ClassVar[frozenset[str]] = NOTHING
    reads: ClassVar[frozenset[str]] = frozenset({characteristics.AP})
    ap: int
    bound: str

    def fits(self, match: Match, context: Context, card: Card, values: Values) -> bool:
        """Whether its AP is within the bound."""
        return _COMPARED[self.bound](values[characteristics.AP], self.ap)


@phrase("with a Level Burst")
@dataclass(frozen=True, slots=True)
class WithLevelBurst(Trait):
    """8.6. With a Level Burst text."""

    def fits(self, match: Match, context: Context, card: Card, values: Values) -> bool:
        """Whether there is one on the card."""
        return any(isinstance(ability, LevelBurst) for ability in match.state.definition[card].abilities)
