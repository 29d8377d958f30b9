"""Who battles: two creatures that were chosen before, or one with another."""

from __future__ import annotations

from typing import Final

from engine.games.duel_masters.vocabulary.compared import DoneCards
from engine.games.duel_masters.vocabulary.fighting import LetBattle, LetThemBattle
from engine.kernel.abilities import Ability
from engine.language.cards import Chosen, It
from engine.language.choosing_both import ChooseBoth
from engine.language.numbers import Exactly, Literal

_TWO: Final = Exactly(Literal(2))


def says_who_battles(ability: Ability) -> bool:
    """Whether two creatures were chosen before "those 2 creatures battle", and one before "it battles"."""
    chosen = False
    for node in ability.walk():
        chosen = chosen or isinstance(node, ChooseBoth) or (isinstance(node, Chosen) and node.count == _TWO)
        if isinstance(node, LetThemBattle):
            return chosen
        if isinstance(node, LetBattle) and isinstance(node.first, It) and isinstance(node.second, DoneCards):
            return False  # once one is chosen, "that creature" is the chosen one
        if isinstance(node, LetBattle) and chosen:
            return not any(isinstance(one, It) for one in (node.first, node.second))
    return True
