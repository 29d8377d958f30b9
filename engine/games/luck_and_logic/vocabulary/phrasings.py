"""How Luck & Logic says what the texts of every game say: the phrases of nodes that have none of their own."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from engine.games.luck_and_logic.deploying import BY_TRANCE_CHANGE as BY_CHANGE
from engine.games.luck_and_logic.keyword_abilities import TranceChange
from engine.games.luck_and_logic.vocabulary.both_players import SomeCards
from engine.games.luck_and_logic.vocabulary.changes import ACTS, LATER_STATISTICS, STATISTICS, IsGivenAbility
from engine.games.luck_and_logic.vocabulary.descriptions import CardNoun
from engine.games.luck_and_logic.vocabulary.places import BEGINNINGS, DURATIONS, LATER_PILES, PERIODS, PILES
from engine.games.luck_and_logic.vocabulary.this_turn import BY_TRANCE_CHANGE
from engine.games.luck_and_logic.vocabulary.triggers import IsDeployed
from engine.games.luck_and_logic.zones import HAND
from engine.kernel.abilities import Activated, Automatic, Continuous, Node
from engine.language.card_actions import Choose, Reveal, Stand
from engine.language.cards import All, Chosen, It
from engine.language.changes import Gets
from engine.language.conditions import Compare
from engine.language.descriptions import Description, Oriented
from engine.language.groups import CardsIn, InPlay, Pile
from engine.language.instructions import ForEach
from engine.language.numbers import ONE
from engine.language.phrases import Phrase, WordList
from engine.language.places import OPPONENTS, YOURS, ZoneOf
from engine.language.replacing import Instead
from engine.language.triggers import Turns
from engine.language.usual_phrases import Words, numbers, usual_phrases, zones
from engine.language.words import SIGNED

_WORDS: Final = Words(
    statistics=STATISTICS,
    acts=ACTS,
    piles=PILES,
    origins=WordList("a zone", {f"the {words}": zone for words, zone in PILES.words.items()}),
    periods=PERIODS,
    beginnings=BEGINNINGS,
    durations=DURATIONS,
    endings=WordList("a moment", {"turn": "beginning:end phase"}),
    moments=WordList("a moment", {"beginning of the end phase": "beginning:end phase"}),
    gained=Automatic | Activated | Continuous | Instead,
    gains=IsGivenAbility,
)


def _numbers(statistics: WordList) -> dict[type[Node], tuple[Phrase, ...]]:
    """The phrases of changes to numbers; "for every" is how the rules say "for each" (12.5)."""
    usual, changed = numbers(statistics), {"statistic": statistics, "amount": SIGNED}
    every = (
        Phrase("gets/get {statistic} {amount} for every {each-}", {**changed, "each": Pile}),
        Phrase("gets/get {statistic} {amount} for every_one_of {each+}", {**changed, "each": InPlay}),
    )
    return {**usual, Gets: (*usual[Gets], *every)}


def _hand(owner: str) -> All:
    """All the cards in a player's hand."""
    return All(CardsIn(Description(CardNoun()), ZoneOf(owner, HAND.name)))


PHRASINGS: Final[Mapping[type[Node], tuple[Phrase, ...]]] = {
    **usual_phrases(_WORDS),
    **_numbers(STATISTICS),
    ForEach: (
        Phrase("for every_one_of {group+}, {instruction}", {"group": InPlay}),
        Phrase("for every {group-}, {instruction}", {"group": Pile}),
    ),
    Compare: (
        Phrase("your opponent has fewer {things+} than you", {"more": True}),
        Phrase("your opponent has more {things+} than you", {"more": False}),
    ),
    Oriented: (Phrase("standing", {"rested": False}), Phrase("resting", {"rested": True})),
    It: (Phrase("that/those member/members"),),
    Turns: (
        Phrase("when {who-} stands", {"kind": "stand"}),
        Phrase("when {who-} rests", {"kind": "rest"}),
    ),
    Chosen: (
        Phrase("a {among-}", {"among": SomeCards, "count": ONE, "random": False}),
        Phrase("{count} {among}", {"among": SomeCards, "random": False}),
    ),
    Choose: (Phrase("choose {target}", {"target": Chosen}),),
    Reveal: (
        Phrase("your opponent reveals their hand", {"target": _hand(OPPONENTS)}),
        Phrase("reveal your hand", {"target": _hand(YOURS)}),
    ),
    Stand: (Phrase("stand {target}"),),
}

LATER: Final[Mapping[type[Node], tuple[Phrase, ...]]] = {
    ZoneOf: zones(LATER_PILES),
    **BY_TRANCE_CHANGE,
    IsDeployed: (Phrase("when {who-} is_deployed by_trance_change", {"how": BY_CHANGE}),),
    IsGivenAbility: (Phrase('gains/gain "{ability}"', {"ability": _WORDS.gained | TranceChange}),),
    **_numbers(LATER_STATISTICS),
}
"""What 2.04 says in more words: its zones, hearts, and Trance Change that is gained."""
