"""How Duel Masters says what the texts of every game say: the phrases of nodes that have none of their own."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from engine.games.duel_masters.battle_state import END_OF_BATTLE
from engine.games.duel_masters.keyword_abilities import TapAbility
from engine.games.duel_masters.vocabulary.changes import SEVERAL_ACTS, STATISTICS
from engine.games.duel_masters.vocabulary.either_cards import CardsFromEither
from engine.games.duel_masters.vocabulary.groups import InTheBattleZone
from engine.games.duel_masters.vocabulary.lying_under import CardsUnder
from engine.games.duel_masters.vocabulary.onto_decks import PutOnDeck
from engine.games.duel_masters.vocabulary.places import DURATIONS, PERIODS, PERIODS_AS_CONDITIONS, PILES
from engine.games.duel_masters.vocabulary.said_of_players import fitting
from engine.games.duel_masters.vocabulary.wider_groups import Extreme, InBothZones
from engine.kernel.abilities import Automatic, Continuous, Node
from engine.language.card_actions import Choose, Stand
from engine.language.cards import All, Chosen, It
from engine.language.changes import MODIFIERS, Affect, Cannot, GainsAbility, Gets, Has
from engine.language.conditions import ItIs
from engine.language.delayed import Delayed, EndOf, EndOfThat
from engine.language.descriptions import Oriented
from engine.language.drawn import Draws
from engine.language.groups import AmongThem, InPlay, Pile
from engine.language.hand_and_deck import ENDS
from engine.language.instructions import ForEach, May
from engine.language.phrases import Phrase, WordList
from engine.language.places import OPPONENTS, OWNERS, YOURS, ZoneOf
from engine.language.replacing import Instead
from engine.language.triggers import AtBeginning, CardIsPut, During, Turns
from engine.language.usual_phrases import may_have
from engine.language.words import SIGNED

_NUMBERS: Final = {"statistic": STATISTICS, "amount": SIGNED}
_MOMENTS: Final = WordList(
    "a moment", {"the battle": END_OF_BATTLE, "the attack": "end of attack", "the turn": "end of turn"}
)

PHRASINGS: Final[Mapping[type[Node], tuple[Phrase, ...]]] = {
    # cards
    Oriented: (Phrase("untapped", {"rested": False}), Phrase("tapped", {"rested": True})),
    It: (Phrase("that/those creature/creatures"),),
    All: (
        Phrase("all {group+}", {"group": InTheBattleZone}),
        Phrase("all {group+}", {"group": AmongThem}),
        Phrase("all {group+}", {"group": CardsFromEither}),
        Phrase("all {group+}", {"group": CardsUnder}),
        Phrase("all {group}", {"group": Extreme}),
    ),
    ZoneOf: (Phrase("{owner} {zone}", {"owner": OWNERS, "zone": PILES}),),
    # times
    ItIs: (Phrase("{period}", {"period": PERIODS_AS_CONDITIONS}),),
    During: (Phrase("during {period}, {trigger}", {"period": PERIODS}),),
    AtBeginning: (Phrase("at the start of {period}", {"period": PERIODS}),),
    CardIsPut: (Phrase("when a {description-} comes_to {place}"),),
    Turns: (
        Phrase("whenever {who-} becomes tapped", {"kind": "rest"}),
        Phrase("whenever {who-} becomes untapped", {"kind": "stand"}),
    ),
    Draws: (
        Phrase("whenever you draw a card", {"player": YOURS}),
        Phrase("whenever your opponent draws a card", {"player": OPPONENTS}),
    ),
    EndOf: (Phrase("at the end of {kind}", {"kind": _MOMENTS}, printed_only=True),),
    EndOfThat: (
        Phrase(
            "at the end of {kind}", {"kind": _MOMENTS}, None, lambda said: {"kind": said["kind"]}, printed_only=True
        ),
    ),
    ForEach: (Phrase("for each {group-}, {instruction}", {"group": InBothZones}),),
    Delayed: (Phrase("after {moment}, {instruction}", {"moment": _MOMENTS}),),
    May: (may_have(DURATIONS),),
    # card actions
    Choose: (Phrase("choose {target}", {"target": Chosen}),),
    Stand: (Phrase("untap {target}"),),
    PutOnDeck: (
        Phrase("put {target} {end} of its/their owner's deck in any order", {"end": ENDS, "owner": "", "freely": True}),
        Phrase("put {target} {end} of its/their owner's deck", {"end": ENDS, "owner": ""}),
    ),
    # changes
    Affect: (
        Phrase("{subject} {modifiers} {duration}", {"modifiers": MODIFIERS, "duration": DURATIONS}, fitting, dict),
    ),
    Gets: (
        Phrase("gets/get {amount} {statistic} for each {each-}", {**_NUMBERS, "each": Pile}),
        Phrase("gets/get {amount} {statistic} for each of {each+}", {**_NUMBERS, "each": InPlay}),
        Phrase("gets/get {amount} {statistic} for each {each-}", {**_NUMBERS, "each": InTheBattleZone}),
        Phrase("gets/get {amount} {statistic} for each {each-}", {**_NUMBERS, "each": InBothZones}),
        Phrase("gets/get {amount} {statistic} for each {each-}", {**_NUMBERS, "each": CardsUnder}),
        Phrase("gets/get {amount} {statistic}", _NUMBERS),
    ),
    Has: (Phrase("has/have fixed {statistic} {number}", {"statistic": STATISTICS}),),
    GainsAbility: (Phrase('gets/get "{ability}"', {"ability": Automatic | Instead | Continuous | TapAbility}),),
    Cannot: (Phrase("can't {acts}", {"acts": SEVERAL_ACTS}),),
}
"""The phrases of shared nodes."""
