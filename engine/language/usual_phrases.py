"""How most games say what the texts of every game say, with their own words for times, zones, numbers and deeds."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from engine.kernel.abilities import Node
from engine.language.cards import Target
from engine.language.changes import MODIFIERS, Affect, Cannot, GainsAbility, Gets, Has
from engine.language.conditions import ItIs
from engine.language.delayed import Delayed, EndOf
from engine.language.groups import InPlay, Pile
from engine.language.instructions import May
from engine.language.phrases import Phrase, Several, WordList
from engine.language.places import OPPONENTS, OWNERS, ZoneOf
from engine.language.times import as_conditions
from engine.language.triggers import AtBeginning, CardIsPut, During
from engine.language.words import SIGNED

Phrasings = Mapping[type[Node], tuple[Phrase, ...]]


@dataclass(frozen=True, slots=True)
class Words:
    """A game's own words."""

    statistics: WordList  #: the numbers that effects change
    acts: WordList  #: what "cannot" can forbid
    piles: WordList  #: the zones that texts name, with their owner
    origins: WordList  #: those from which a card may come, as "from" names them
    periods: WordList  #: the parts of a turn
    beginnings: WordList  #: those whose beginning may be waited for
    durations: WordList  #: how long something lasts
    endings: WordList  #: at whose end something may be done later
    moments: WordList  #: the same, as the ability that waits is told of
    gained: Any  #: the kinds of abilities that cards can be given
    gains: type[GainsAbility] = GainsAbility  #: the change that gives them


def may_have(durations: WordList) -> Phrase:
    """How it is said that something may be so for a time: "you may have this card get power +1000 until ..."."""
    return Phrase(
        "you may have {those} {modifiers+} {duration}",  # "have them get", where subjects are "they"
        {"those": Target, "modifiers": MODIFIERS, "duration": durations},
        _may_have,
        _what_it_may_have,
        lambda may: isinstance(may.instruction, Affect),
    )


def _may_have(values: Mapping[str, Any]) -> dict[str, Any]:
    return {"instruction": Affect(values["those"], values["modifiers"], values["duration"])}


def _what_it_may_have(values: Mapping[str, Any]) -> dict[str, Any]:
    affects = values["instruction"]
    if not isinstance(affects, Affect):
        return {}
    return {"those": affects.subject, "modifiers": affects.modifiers, "duration": affects.duration}


def usual_phrases(words: Words) -> dict[type[Node], tuple[Phrase, ...]]:
    """The phrases that do not differ from game to game, but for these words."""
    return {
        ZoneOf: zones(words.piles),
        # times
        ItIs: (Phrase("{period}", {"period": as_conditions(words.periods)}),),
        During: (Phrase("during {period}, {trigger}", {"period": words.periods}),),
        AtBeginning: (Phrase("at the beginning of {period}", {"period": words.beginnings}),),
        CardIsPut: (Phrase("when a {description-} is put into {place}( from {origin})?", {"origin": words.origins}),),
        EndOf: (Phrase("at the {kind}", {"kind": words.moments}, printed_only=True),),
        Delayed: (Phrase("at the end of {moment}, {instruction}", {"moment": words.endings}),),
        # changes
        Affect: (Phrase("{subject} {modifiers} {duration}", {"modifiers": MODIFIERS, "duration": words.durations}),),
        May: (may_have(words.durations),),
        **numbers(words.statistics),
        words.gains: (Phrase('gains/gain "{ability}"', {"ability": words.gained}),),
        Cannot: (Phrase("cannot {acts}", {"acts": Several(words.acts, " or ")}),),
    }


def zones(piles: WordList) -> tuple[Phrase, ...]:
    """The phrases of zones with these words for them; "their" are those of the opponent, of whom a text speaks so."""
    return (
        Phrase("{owner} {zone}", {"owner": OWNERS, "zone": piles}),
        Phrase("their {zone}", {"owner": OPPONENTS, "zone": piles}),
    )


def numbers(statistics: WordList) -> Phrasings:
    """The phrases of changes to numbers with these words for them."""
    changed = {"statistic": statistics, "amount": SIGNED}
    return {
        Gets: (
            Phrase("gets/get {statistic} {amount} for each {each-}", {**changed, "each": Pile}),
            Phrase("gets/get {statistic} {amount} for each of {each+}", {**changed, "each": InPlay}),
            Phrase("gets/get {statistic} {amount}", changed),
        ),
        Has: (Phrase("has/have {statistic} {number}", {"statistic": statistics}),),
    }
