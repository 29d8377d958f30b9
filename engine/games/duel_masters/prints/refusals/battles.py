"""Who battles: two creatures that were chosen before, or one with another; and of whom it is asked whether it does."""

from __future__ import annotations

from typing import Final

from engine.games.duel_masters.vocabulary import conditions
from engine.games.duel_masters.vocabulary.compared import DoneCards
from engine.games.duel_masters.vocabulary.fighting import LetBattle, LetThemBattle
from engine.kernel.abilities import Ability, Automatic, Continuous, Node
from engine.language.cards import Chosen, FixedTarget, It, This
from engine.language.choosing_both import ChooseBoth
from engine.language.numbers import Exactly, Literal

_TWO: Final = Exactly(Literal(2))
_FIGHTS: Final = conditions.Attacking | conditions.AttackingWhat | conditions.Blocking | conditions.Battling


def refusal_of_battles(ability: Ability) -> str:
    """Why print cannot mean this; "" if it can."""
    if not _says_who_battles(ability):
        return "it does not say which two creatures battle"
    if any(_asks_of_another(node) for node in ability.walk()):
        return "it does not say whether each of these gets it while it does that itself"
    if isinstance(ability, Automatic) and isinstance(ability.requirement, _FIGHTS):
        return "it does not say whether it is done only then, or is so as long as it does that"
    return ""


def _asks_of_another(node: Node) -> bool:
    """Whether creatures get something while the one with the ability attacks: print means while they do."""
    if not isinstance(node, Continuous) or node.requirement is None or node.subject is None:
        return False
    own = isinstance(node.subject, This) or (isinstance(node.subject, FixedTarget) and node.subject.are_players)
    return not own and any(isinstance(each, _FIGHTS) for each in node.requirement.walk())


def _says_who_battles(ability: Ability) -> bool:
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
