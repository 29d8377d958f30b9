"""How Luck & Logic says what the texts of every game say: the phrases of nodes that have none of their own."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from engine.games.luck_and_logic.vocabulary.changes import ACTS, LATER_STATISTICS, STATISTICS, IsGivenAbility
from engine.games.luck_and_logic.vocabulary.places import BEGINNINGS, DURATIONS, LATER_PILES, PERIODS, PILES
from engine.kernel.abilities import Activated, Automatic, Continuous, Node
from engine.language.card_actions import Choose, Stand
from engine.language.cards import Chosen, It
from engine.language.descriptions import Oriented
from engine.language.phrases import Phrase, WordList
from engine.language.places import ZoneOf
from engine.language.triggers import Turns
from engine.language.usual_phrases import Words, numbers, usual_phrases, zones

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
    gained=Automatic | Activated | Continuous,
    gains=IsGivenAbility,
)

PHRASINGS: Final[Mapping[type[Node], tuple[Phrase, ...]]] = {
    **usual_phrases(_WORDS),
    Oriented: (Phrase("standing", {"rested": False}), Phrase("resting", {"rested": True})),
    It: (Phrase("that/those member/members"),),
    Turns: (
        Phrase("when {who-} stands", {"kind": "stand"}),
        Phrase("when {who-} rests", {"kind": "rest"}),
    ),
    Choose: (Phrase("choose {target}", {"target": Chosen}),),
    Stand: (Phrase("stand {target}"),),
}

LATER: Final[Mapping[type[Node], tuple[Phrase, ...]]] = {ZoneOf: zones(LATER_PILES), **numbers(LATER_STATISTICS)}
"""What 2.04 says in more words: its zones, and hearts."""
