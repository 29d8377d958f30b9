"""How Luck & Logic says what the texts of every game say: the phrases of nodes that have none of their own."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from engine.games.luck_and_logic.vocabulary.changes import ACTS, LATER_STATISTICS, STATISTICS, IsGivenAbility
from engine.games.luck_and_logic.vocabulary.places import (
    BEGINNINGS,
    DURATIONS,
    LATER_PILES,
    PERIODS,
    PERIODS_AS_CONDITIONS,
    PILES,
)
from engine.kernel.abilities import Activated, Automatic, Continuous, Node
from engine.language.card_actions import Choose, Stand
from engine.language.cards import Chosen, It
from engine.language.changes import MODIFIERS, Affect, Cannot, Gets, Has
from engine.language.conditions import ItIs
from engine.language.delayed import Delayed, EndOf
from engine.language.descriptions import Oriented
from engine.language.groups import InPlay, Pile
from engine.language.phrases import Phrase, Several, WordList
from engine.language.places import OWNERS, ZoneOf
from engine.language.triggers import AtBeginning, CardIsPut, During, Turns
from engine.language.words import SIGNED

_NUMBERS: Final = {"statistic": STATISTICS, "amount": SIGNED}
_ORIGINS: Final = WordList("a zone", {f"the {words}": zone for words, zone in PILES.words.items()})
_ENDINGS: Final = WordList("a moment", {"turn": "beginning:end phase"})
_MOMENTS: Final = WordList("a moment", {"beginning of the end phase": "beginning:end phase"})

PHRASINGS: Final[Mapping[type[Node], tuple[Phrase, ...]]] = {
    # cards
    Oriented: (Phrase("standing", {"rested": False}), Phrase("resting", {"rested": True})),
    It: (Phrase("that/those member/members"),),
    ZoneOf: (Phrase("{owner} {zone}", {"owner": OWNERS, "zone": PILES}),),
    # times
    ItIs: (Phrase("{period}", {"period": PERIODS_AS_CONDITIONS}),),
    During: (Phrase("during {period}, {trigger}", {"period": PERIODS}),),
    AtBeginning: (Phrase("at the beginning of {period}", {"period": BEGINNINGS}),),
    CardIsPut: (Phrase("when a {description-} is put into {place}( from {origin})?", {"origin": _ORIGINS}),),
    Turns: (
        Phrase("when {who-} stands", {"kind": "stand"}),
        Phrase("when {who-} rests", {"kind": "rest"}),
    ),
    EndOf: (Phrase("at the {kind}", {"kind": _MOMENTS}, printed_only=True),),
    Delayed: (Phrase("at the end of {moment}, {instruction}", {"moment": _ENDINGS}),),
    # card actions
    Choose: (Phrase("choose {target}", {"target": Chosen}),),
    Stand: (Phrase("stand {target}"),),
    # changes
    Affect: (Phrase("{subject} {modifiers} {duration}", {"modifiers": MODIFIERS, "duration": DURATIONS}),),
    Gets: (
        Phrase("gets/get {statistic} {amount} for each {each-}", {**_NUMBERS, "each": Pile}),
        Phrase("gets/get {statistic} {amount} for each of {each+}", {**_NUMBERS, "each": InPlay}),
        Phrase("gets/get {statistic} {amount}", _NUMBERS),
    ),
    Has: (Phrase("has/have {statistic} {number}", {"statistic": STATISTICS}),),
    IsGivenAbility: (Phrase('gains/gain "{ability}"', {"ability": Automatic | Activated | Continuous}),),
    Cannot: (Phrase("cannot {acts}", {"acts": Several(ACTS, " or ")}),),
}

_LATER_NUMBERS: Final = {"statistic": LATER_STATISTICS, "amount": SIGNED}

LATER: Final[Mapping[type[Node], tuple[Phrase, ...]]] = {
    ZoneOf: (Phrase("{owner} {zone}", {"owner": OWNERS, "zone": LATER_PILES}),),
    Gets: (
        Phrase("gets/get {statistic} {amount} for each {each-}", {**_LATER_NUMBERS, "each": Pile}),
        Phrase("gets/get {statistic} {amount} for each of {each+}", {**_LATER_NUMBERS, "each": InPlay}),
        Phrase("gets/get {statistic} {amount}", _LATER_NUMBERS),
    ),
}
"""What 2.04 says in more words: its zones, and hearts."""
