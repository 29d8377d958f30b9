"""Luck & Logic's part of the card language: the nodes that card texts consist of, each with its phrases."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Final

from engine.games.luck_and_logic import characteristics
from engine.games.luck_and_logic.editions import Edition
from engine.games.luck_and_logic.keyword_abilities import UsualZones
from engine.games.luck_and_logic.limits import EveryPlayer, FaceUpLevels
from engine.games.luck_and_logic.logic import AdjustedByLogic, MembersInBattle
from engine.games.luck_and_logic.vocabulary import (
    abilities,
    arriving,
    battle_words,
    both_players,
    card_actions,
    changes,
    conditions,
    costs,
    delayed_triggers,
    descriptions,
    further_zones,
    groups,
    intercepting,
    keywords,
    later,
    later_abilities,
    later_costs,
    leaving,
    locations,
    looking,
    losing,
    moving_members,
    my_logicalists,
    offers,
    phrasings,
    player_actions,
    players,
    prohibitions,
    replacing,
    setting,
    specific_actions,
    stock_costs,
    this_turn,
    triggers,
)
from engine.kernel.abilities import Ability, Continuous, Node
from engine.language import cards as shared_cards
from engine.language import (
    choosing_both,
    choosing_numbers,
    drawn,
    on_behalf,
    options,
    other_than,
    otherwise,
    shared_nodes,
)
from engine.language import descriptions as shared_descriptions
from engine.language import drawing as shared_drawing
from engine.language.changes import Modifier
from engine.language.compiler import Language
from engine.language.limits import Limits
from engine.language.prospects import Prospect
from engine.language.vocabulary import Vocabulary
from engine.language.words import KIND

_MODULES: Final = (
    descriptions,
    groups,
    battle_words,
    changes,
    card_actions,
    triggers,
    keywords,
    setting,
    specific_actions,
    stock_costs,
    costs,
    delayed_triggers,
    intercepting,
    leaving,
    arriving,
    locations,
    looking,
    choosing_both,
    options,
    other_than,
    otherwise,
    moving_members,
    prohibitions,
    replacing,
    both_players,
    offers,
    on_behalf,
    conditions,
    this_turn,
    choosing_numbers,
    shared_drawing,
    drawn,
    *shared_nodes.MODULES,
)

_TITLES: Final[Mapping[type[Node] | str, str]] = {
    **shared_nodes.TITLES,
    Ability: "an ability (CONT, AUTO, ACT or LD)",
    Prospect: 'what is about to happen ("this member would be dropped")',
    prohibitions.PlayerChange: 'what is said of a player ("cannot draw cards")',
    Modifier: 'what is said of a member ("gets power +1000", "cannot attack")',
    shared_cards.FixedTarget: "certain cards (this member, it, all of your members)",
    shared_cards.Chosen: "cards to choose (one of your members, a card from your hand)",
    shared_descriptions.Noun: "a word for cards (member, Logicalist, gate, tactics, card)",
    shared_descriptions.Quality: "a quality of cards (crimson, resting, other)",
    shared_descriptions.Trait: "a trait of cards (named, with)",
    KIND: "a trait in < >, or a world in << >>",
}

_QUOTED: Final = r"(?:(?:CONT|AUTO|ACT|LD)\s*(?:[:(\[]|EX Soul|Vanguard|Detonate|Make Up)|TC\s*:)"
"""9.1. How a quoted ability begins: "Act Two" is a name."""

GREATEST_POWER: Final = 100_000

LIMITS: Final = Limits(
    statistics={
        characteristics.POWER: GREATEST_POWER,
        characteristics.AURA: 20,
        characteristics.LIMIT: 20,
        characteristics.LEVEL: 20,
        characteristics.COST: 20,
        characteristics.ABILITY_COST: 20,
    },
    nodes={
        descriptions.WithPower: GREATEST_POWER,
        conditions.HasNumber: GREATEST_POWER,
        choosing_numbers.ChooseNumber: 50,
    },
)
"""What is as great as may be printed on a card."""

_RULES: Final = (EveryPlayer, FaceUpLevels, AdjustedByLogic, MembersInBattle, UsualZones)
"""What the rules themselves put in force, or add to a text; a saved match may hold it."""


@cache
def first_language() -> Language:
    """The card language of 1.00."""
    zones = abilities.ZONES
    said = {**abilities.abilities(zones), **options.PHRASINGS, **phrasings.PHRASINGS, **replacing.instead(zones)}
    said[Continuous] = (prohibitions.all_the_time(zones), *said[Continuous])
    return Language(Vocabulary(_MODULES, said, _TITLES, quoted=_QUOTED, limits=LIMITS), "luck_and_logic_1")


@cache
def language() -> Language:
    """The card language of 2.04, in which all that 1.00 says can be said as well."""
    said = {**options.PHRASINGS, **phrasings.PHRASINGS, **phrasings.LATER, **later_abilities.ABILITIES}
    modules = (*_MODULES, player_actions, later, losing, my_logicalists, later_costs, players, further_zones)
    return Language(Vocabulary(modules, said, _TITLES, quoted=_QUOTED, limits=LIMITS), "luck_and_logic")


def language_of(edition: Edition) -> Language:
    """The card language of an edition."""
    return language() if edition.has_later_cards else first_language()


@cache
def nodes() -> Mapping[str, type[Node]]:
    """Every node that a saved match may hold, by the name that saves call it."""
    return {**language().vocabulary.nodes, **{node.saved_name(): node for node in _RULES}}
