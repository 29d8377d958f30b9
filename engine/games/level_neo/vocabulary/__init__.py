"""Level Neo's part of the card language: the nodes that card texts consist of, each with its phrases."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Final

from engine.games.level_neo.skills import AtLevel, EveryMainCharacter, LevelBonus
from engine.games.level_neo.vocabulary import (
    abilities,
    battle_triggers,
    battles,
    both_players,
    card_actions,
    changes,
    conditions,
    descriptions,
    groups,
    phrasings,
    replacing,
    swapping,
    triggers,
)
from engine.kernel.abilities import Ability, Node
from engine.language import cards as shared_cards
from engine.language import descriptions as shared_descriptions
from engine.language import drawing, drawn, on_behalf, options, other_than, otherwise, shared_nodes
from engine.language.changes import Modifier
from engine.language.compiler import Language
from engine.language.hand_and_deck import PutOnDeck, ShuffleInto
from engine.language.limits import Limits
from engine.language.prospects import Prospect
from engine.language.vocabulary import Vocabulary
from engine.language.words import KIND

_MODULES: Final = (
    descriptions,
    groups,
    battles,
    changes,
    conditions,
    card_actions,
    triggers,
    battle_triggers,
    both_players,
    on_behalf,
    swapping,
    replacing,
    drawing,
    options,
    other_than,
    otherwise,
    drawn,
    *shared_nodes.MODULES,
)

_TITLES: Final[Mapping[type[Node] | str, str]] = {
    **shared_nodes.TITLES,
    Ability: "a skill (Cont, Start, Use or Level Burst)",
    Modifier: 'what is said of a character ("gets AP +1000", "cannot attack")',
    Prospect: 'what would happen ("this character would be put into the discard pile")',
    shared_cards.FixedTarget: "certain cards (this character, it, all of your characters)",
    shared_cards.Chosen: "cards to choose (one of your characters, a card from your hand)",
    shared_descriptions.Noun: "a word for cards (character, support character, event, card)",
    shared_descriptions.Quality: "a quality of cards (red, resting, other)",
    shared_descriptions.Trait: "a trait of cards (named, with)",
    KIND: "a trait in < >",
}

_QUOTED: Final = r"(?:(?:Cont|Start)\s*[:(\[]|Use\s*\()"
"""2.1. How a quoted skill begins: "Start Again" is a name."""

LIMITS: Final = Limits(
    statistics={"ap": 100_000, "turn cost": 20},
    nodes={
        descriptions.WithTurnCost: 20,
        descriptions.WithAP: 100_000,
        conditions.HasAP: 100_000,
        AtLevel: 5,
    },
)
"""What is as great as may be printed on a card; there are five levels (7.5, 10.1)."""

_OWNERS_ZONES: Final = (card_actions.PutIntoHand, PutOnDeck, ShuffleInto)
"""Cards go to the zones of their owners: no text of the game gives a card to the other player."""

_RULES: Final = (LevelBonus, EveryMainCharacter)
"""What the rules themselves put in force; a saved match may hold it."""


@cache
def language() -> Language:
    """Level Neo's card language."""
    said = {**abilities.ABILITIES, **replacing.INSTEAD, **options.PHRASINGS, **phrasings.PHRASINGS}
    vocabulary = Vocabulary(_MODULES, said, _TITLES, quoted=_QUOTED, limits=LIMITS, owners_zones=_OWNERS_ZONES)
    return Language(vocabulary, "level_neo")


@cache
def nodes() -> Mapping[str, type[Node]]:
    """Every node that a saved match may hold, by the name that saves call it."""
    return {**language().vocabulary.nodes, **{node.saved_name(): node for node in _RULES}}
