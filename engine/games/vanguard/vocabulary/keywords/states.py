"""11.21 to 11.37. Words for the states that units are in until the end of turn.

AUTO (RC): When this unit becomes engorged, draw a card.
CONT (RC): If your vanguard is blazing, this unit gets power +2000 for each of your units in harmony.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from engine.games.vanguard import characteristics, unit_states
from engine.games.vanguard.rule_changes import IN_HARMONY
from engine.games.vanguard.unit_states import BECOMES, BLAZING, CHARGING, ENGORGED, HOLLOWED, SUCCESSFUL
from engine.games.vanguard.vocabulary.keywords.endings import put_ending_in_force
from engine.kernel.abilities import Context
from engine.kernel.aspects import NOTHING
from engine.kernel.cards import Card, Values
from engine.kernel.events import Event
from engine.kernel.match import Match
from engine.language.cards import FixedTarget
from engine.language.conditions import PlainCondition
from engine.language.descriptions import Quality, Trait
from engine.language.instructions import ImmediateAction, TargetedCardAction
from engine.language.last_information import ever_meant
from engine.language.phrases import WordList, phrase
from engine.language.triggers import PlainTrigger, Who, is_who

_ALONE: Final = {state: state for state in (BLAZING, ENGORGED, CHARGING, HOLLOWED, SUCCESSFUL)}

STATES: Final = WordList("a state of units", _ALONE)
"""States that a unit is in by itself."""

ALL_STATES: Final = WordList("a state of units", {**_ALONE, "in_harmony": IN_HARMONY})


# ---- what units are like


@phrase("{state}", state=STATES)
@dataclass(frozen=True, slots=True)
class InThisState(Quality):
    """In a state: "your blazing vanguard"."""

    looks_at: ClassVar[frozenset[str]] = NOTHING
    reads: ClassVar[frozenset[str]] = frozenset({characteristics.STATES})
    state: str

    def fits(self, match: Match, context: Context, card: Card, values: Values) -> bool:
        return unit_states.is_in(values, self.state)


@phrase("in_harmony", with_this=False)
@phrase("in_harmony_with_this_unit", with_this=True)
@dataclass(frozen=True, slots=True)
class Harmonious(Trait):
    """11.34. In harmony with any unit, or with the one that has the ability."""

    reads: ClassVar[frozenset[str]] = frozenset({characteristics.STATES})
    with_this: bool

    def fits(self, match: Match, context: Context, card: Card, values: Values) -> bool:
        if self.with_this:
            return unit_states.are_in_harmony(match, context.source, card)
        return unit_states.is_in(values, IN_HARMONY)


@phrase("{one} is/are {state}", state=ALL_STATES, so=True)
@phrase("{one} is/are not {state}", state=ALL_STATES, so=False)
@dataclass(frozen=True, slots=True)
class IsInState(PlainCondition):
    """Whether certain units are in a state, or are not."""

    looks_at: ClassVar[frozenset[str]] = NOTHING
    reads: ClassVar[frozenset[str]] = frozenset({characteristics.STATES})
    one: FixedTarget
    state: str
    so: bool

    def holds(self, match: Match, context: Context) -> bool:
        """Whether there are any, and all of them are, or none is."""
        asked = ever_meant(match, context, self.one)
        return bool(asked) and all(
            self.so is unit_states.is_in(seen.values(match, each), self.state) for each, seen in asked
        )


@phrase("this unit was {state}", state=ALL_STATES)
@dataclass(frozen=True, slots=True)
class ThisWasInState(PlainCondition):
    """8.6.5.1.2. Whether this unit was in a state when it left the field."""

    state: str

    def holds(self, match: Match, context: Context) -> bool:
        """Whether its characteristics there, which the ability knows if leaving triggered it, have the state."""
        return context.known is not None and unit_states.is_in(context.known, self.state)


# ---- becoming so


@phrase("let {target} become {state} until end of turn", state=STATES)
@dataclass(frozen=True, slots=True)
class LetBecome(ImmediateAction, TargetedCardAction):
    """11.21.1, 11.24.1, 11.29.1, 11.33.1, 11.37.2. Let units come into a state."""

    state: str

    def do(self, match: Match, context: Context, cards: tuple[Card, ...]) -> tuple[Card, ...]:
        """Let them be so, and see to what follows from it; returns those that were not so before."""
        fresh = unit_states.become(match, cards, self.state, context)
        for card in fresh:
            put_ending_in_force(match, card, self.state)
        return fresh


@phrase("harmonize with {target} until end of turn")
@dataclass(frozen=True, slots=True)
class HarmonizeWith(ImmediateAction, TargetedCardAction):
    """11.34.1. Associate this unit with others."""

    def do(self, match: Match, context: Context, cards: tuple[Card, ...]) -> tuple[Card, ...]:
        """Associate this unit, if it is still there, with each of them; returns those that were still there too."""
        this = context.this(match)
        if this is None:
            return ()
        return tuple([card for card in cards if unit_states.harmonize(match, this, card, context)])


@phrase("when {who-} becomes {state}", state=ALL_STATES)
@dataclass(frozen=True, slots=True)
class Becomes(PlainTrigger):
    """11.34.1.3. A unit that was not in a state comes into it."""

    who: Who
    state: str

    @property
    def kinds(self) -> tuple[str, ...]:
        return (BECOMES + self.state,)

    def matches(self, match: Match, context: Context, event: Event) -> bool:
        """Whether it is the unit."""
        return is_who(match, context, self.who, event.card)
