"""How Level Neo says what the texts of every game say: the phrases of nodes that have none of their own."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from engine.games.level_neo.skills import UseSkill
from engine.games.level_neo.vocabulary.changes import ACTS, STATISTICS
from engine.games.level_neo.vocabulary.groups import TheMainCharacter
from engine.games.level_neo.vocabulary.places import DURATIONS, ORIGINS, PERIODS, PILES
from engine.kernel.abilities import Automatic, Continuous, Node
from engine.language.card_actions import Choose, Stand
from engine.language.cards import Chosen, It
from engine.language.descriptions import Oriented
from engine.language.phrases import Phrase, WordList
from engine.language.replacing import Instead
from engine.language.triggers import Turns
from engine.language.usual_phrases import Words, usual_phrases

_WORDS: Final = Words(
    statistics=STATISTICS,
    acts=ACTS,
    piles=PILES,
    origins=ORIGINS,
    periods=PERIODS,
    beginnings=PERIODS,
    durations=DURATIONS,
    endings=WordList("a moment", {"turn": "end of turn"}),
    moments=WordList("a moment", {"end of turn": "end of turn"}),
    gained=Automatic | UseSkill | Continuous | Instead,
)

PHRASINGS: Final[Mapping[type[Node], tuple[Phrase, ...]]] = {
    **usual_phrases(_WORDS),
    Oriented: (Phrase("Active", {"rested": False}), Phrase("resting", {"rested": True})),
    It: (Phrase("that/those character/characters"),),
    Turns: (
        Phrase("when {who-} becomes Active", {"kind": "stand"}),
        Phrase("when {who-} rests", {"kind": "rest"}),
    ),
    Choose: (Phrase("choose {target}", {"target": Chosen | TheMainCharacter}),),
    Stand: (Phrase("set {target} to Active"), Phrase("{target} becomes/become Active")),
}
