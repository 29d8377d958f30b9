"""How Vanguard says what the texts of every game say: the phrases of nodes that have none of their own."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from engine.games.vanguard.g_skills import GGuardianSkill, StrideSkill
from engine.games.vanguard.vocabulary.battle_triggers import AttackHits, AttackMisses, DriveCheckReveals
from engine.games.vanguard.vocabulary.changes import ACTS, STATISTICS
from engine.games.vanguard.vocabulary.descriptions import VanguardNoun
from engine.games.vanguard.vocabulary.groups import ChosenVanguard, TheVanguard, UnitsOf
from engine.games.vanguard.vocabulary.places import (
    BEGINNINGS,
    DURATIONS,
    ENDINGS,
    PERIODS,
    PILES,
)
from engine.kernel.abilities import Activated, Automatic, Continuous, Node
from engine.language.card_actions import Choose, Stand
from engine.language.cards import All, Chosen, It
from engine.language.changes import MODIFIERS, Affect
from engine.language.delayed import DelayedToTurn
from engine.language.descriptions import Description, Oriented
from engine.language.groups import AmongThem
from engine.language.phrases import Phrase, WordList
from engine.language.places import OWNERS
from engine.language.replacing import Instead
from engine.language.triggers import Turns
from engine.language.usual_phrases import Words, usual_phrases

_WORDS: Final = Words(
    statistics=STATISTICS,
    acts=ACTS,
    piles=PILES,
    origins=PILES,
    periods=PERIODS,
    beginnings=BEGINNINGS,
    durations=DURATIONS,
    endings=ENDINGS,
    moments=WordList("a moment", {kind: kind for kind in dict.fromkeys(ENDINGS.words.values())}),
    gained=Automatic | Activated | Continuous | Instead | StrideSkill | GGuardianSkill,
)


def _choosing(values: dict[str, Any]) -> dict[str, Any]:
    """From the slot of the phrase: a vanguard that is to be chosen may not be chosen by everybody."""
    target = values["target"]
    return {"target": ChosenVanguard(target.owner) if isinstance(target, TheVanguard) else target}


def _of_vanguard(values: dict[str, Any]) -> dict[str, Any]:
    """From the slots of the phrase: whose vanguard it is, as a description of units."""
    others = {name: value for name, value in values.items() if name != "owner"}
    return {**others, "who": UnitsOf(values["owner"], Description(VanguardNoun()))}


def _whose(values: dict[str, Any]) -> dict[str, Any]:
    """To the slots of the phrase."""
    others = {name: value for name, value in values.items() if name != "who"}
    return {**others, "owner": values["who"].owner}


def _vanguards(template: str) -> Phrase:
    """A phrase that speaks of what a player's vanguard does."""
    return Phrase(template, {"owner": OWNERS}, _of_vanguard, _whose)


PHRASINGS: Final[Mapping[type[Node], tuple[Phrase, ...]]] = {
    **usual_phrases(_WORDS),
    DelayedToTurn: (Phrase("at the end of {owner} turn, {instruction}", {"moment": "end of turn", "owner": OWNERS}),),
    # cards
    Oriented: (Phrase("standing", {"rested": False}), Phrase("rested", {"rested": True})),
    It: (Phrase("that/those unit/units"),),
    All: (Phrase("all {group+}", {"group": AmongThem}),),
    Turns: (Phrase("when {who-} stands", {"kind": "stand"}), Phrase("when {who-} rests", {"kind": "rest"})),
    # battles
    AttackHits: (_vanguards("when {owner} vanguard's attack hits( a {hit-})?"),),
    AttackMisses: (_vanguards("when {owner} vanguard's attack does not hit"),),
    DriveCheckReveals: (_vanguards("when {owner} vanguard's drive check reveals a {revealed-}"),),
    # card actions
    Choose: (Phrase("choose {target}", {"target": Chosen | TheVanguard}, _choosing, dict),),
    Stand: (Phrase("stand {target}"),),
    # changes
    Affect: (
        Phrase("{subject} {modifiers} {duration}", {"modifiers": MODIFIERS, "duration": DURATIONS}),
        Phrase("{subject} {modifiers}", {"modifiers": MODIFIERS, "duration": "game"}),  # 8.2.1.2
    ),
}
