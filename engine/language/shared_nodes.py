"""What the card languages of all games have in common: the nodes that they share, and the words of errors for these."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from engine.kernel.abilities import Condition, Cost, Effect, Node, Number, Trigger
from engine.language import (
    card_actions,
    cards,
    changes,
    conditions,
    continuing,
    costs,
    delayed,
    descriptions,
    groups,
    hand_and_deck,
    hand_sizes,
    instructions,
    numbers,
    places,
    triggers,
)

MODULES: Final = (
    descriptions,
    groups,
    cards,
    places,
    numbers,
    conditions,
    continuing,
    instructions,
    costs,
    changes,
    card_actions,
    hand_and_deck,
    hand_sizes,
    triggers,
    delayed,
)
"""The modules whose nodes every game's texts may consist of."""

TITLES: Final[Mapping[type[Node] | str, str]] = {
    Condition: "a condition",
    Cost: "a cost",
    Effect: "an instruction",
    instructions.Instruction: "an instruction",
    Number: "a number",
    Trigger: 'a trigger ("when ...", "at the beginning of ...")',
    descriptions.Description: "a description of cards",
    groups.Group: "a group of cards",
    places.ZoneOf: "a zone of a player",
    numbers.Quantity: "how many",
    numbers.Count: "how many",
}
