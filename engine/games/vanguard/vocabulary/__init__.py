"""Vanguard's part of the card language: the nodes that card texts consist of, each with its phrases."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Final

from engine.games.vanguard.battle import Boosted, Guarded
from engine.games.vanguard.triggers import IconBonus
from engine.games.vanguard.vocabulary import (
    abilities,
    battle_triggers,
    battles,
    changes,
    conditions,
    deeds,
    descriptions,
    groups,
    instructions,
    movement_triggers,
    moving,
    places,
    triggers,
)
from engine.kernel.abilities import Ability, Condition, Cost, Effect, Node, Number, Trigger
from engine.language import cards as shared_cards
from engine.language import conditions as shared_conditions
from engine.language import costs as shared_costs
from engine.language import instructions as shared_instructions
from engine.language import numbers as shared_numbers
from engine.language.compiler import Language
from engine.language.phrases import Saying
from engine.language.vocabulary import Vocabulary
from engine.language.words import KIND

_MODULES: Final = (
    abilities,
    descriptions,
    groups,
    battles,
    changes,
    conditions,
    deeds,
    moving,
    instructions,
    places,
    triggers,
    battle_triggers,
    movement_triggers,
    shared_cards,
    shared_conditions,
    shared_costs,
    shared_instructions,
    shared_numbers,
)

_TITLES: Final[Mapping[type[Node] | str, str]] = {
    Ability: "an ability (AUTO, ACT, CONT or a keyword)",
    Condition: "a condition",
    Cost: "a cost",
    Effect: "an instruction",
    shared_instructions.Instruction: "an instruction",
    Number: "a number",
    Trigger: 'a trigger ("when ...", "at the beginning of ...")',
    changes.Predicate: 'what is said of a unit ("gets power +5000", "cannot attack")',
    shared_cards.Definite: "certain cards (this unit, it, all of your units)",
    shared_cards.Chosen: "cards to choose (one of your units, a card from your hand)",
    shared_cards.Description: "a description of cards",
    shared_cards.Noun: "a word for cards (unit, rear-guard, vanguard, card)",
    shared_cards.Quality: "a quality of cards (grade 3, other)",
    shared_cards.Trait: "a trait of cards (named, with)",
    shared_numbers.Quantity: "how many",
    shared_numbers.Count: "how many",
    KIND: "a race in < >",
}

_MORE: Final[Mapping[type[Node], tuple[Saying, ...]]] = {
    **abilities.ABILITIES,
    shared_cards.It: (Saying("that/those unit/units"),),
}

_QUOTED: Final = r"(?:AUTO|ACT|CONT)\s*(?:[:(\[]|LB)"
"""8.1.1. How a quoted ability begins: "AUTO Repair!" is a name."""

_RULES: Final = (Boosted, Guarded, IconBonus)
"""Changes that the rules themselves put in force; a saved match may hold them."""


@cache
def language() -> Language:
    """Vanguard's card language."""
    return Language(Vocabulary(_MODULES, _MORE, _TITLES, quoted=_QUOTED))


def nodes() -> Mapping[str, type[Node]]:
    """Every node that a saved match may hold, by its class name."""
    return {**language().vocabulary.nodes, **{node.__name__: node for node in _RULES}}
