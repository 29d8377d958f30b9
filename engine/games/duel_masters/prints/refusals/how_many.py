"""How many are meant, how long something lasts, and how strong cards are together."""

from __future__ import annotations

from engine.games.duel_masters.vocabulary.card_actions import Destroy
from engine.games.duel_masters.vocabulary.characteristics import CostsChosenNumber
from engine.games.duel_masters.vocabulary.descriptions import WithTotalPower
from engine.kernel.abilities import Ability, Automatic
from engine.language.cards import Chosen
from engine.language.changes import Affect
from engine.language.choosing_numbers import ChooseNumber, ThatMany
from engine.language.instructions import Clause, ForEach
from engine.language.triggers import Situation


def refusal_of_number(ability: Ability) -> str:
    """Why nobody can tell how many are meant where "the same number" is said: nothing was done before."""
    done = numbers = False
    for node in ability.walk():
        numbers = numbers or isinstance(node, ChooseNumber)
        if isinstance(node, CostsChosenNumber) and not numbers:
            return "it does not say which number"
        if isinstance(node, ThatMany) and not done:
            return "it does not say how many"
        if isinstance(node, ForEach) and any(isinstance(each, ThatMany) for each in node.instruction.walk()):
            return "it does not say whether that many are meant each time"
        done = done or (isinstance(node, Clause) and not any(isinstance(each, ThatMany) for each in node.walk()))
    return ""


def refusal_of_length(ability: Ability) -> str:
    """Why something cannot last for good: it is said to be so whenever something else is."""
    whenever = isinstance(ability, Automatic) and isinstance(ability.trigger, Situation)
    if whenever and any(isinstance(node, Affect) and node.duration == "game" for node in ability.walk()):
        return "it is meant as long as that is so"
    return ""


def refusal_of_power(ability: Ability) -> str:
    """Why what is chosen cannot be within a total power: only what is destroyed is chosen so."""
    for node in ability.walk():
        chosen = [child for child in node.children() if isinstance(child, Chosen)]
        total = any(isinstance(each, WithTotalPower) for child in chosen for each in child.walk())
        if total and not isinstance(node, Destroy):
            return "only what is destroyed is chosen within a total power"
    return ""
