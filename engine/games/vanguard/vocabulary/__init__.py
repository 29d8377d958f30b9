"""Vanguard's part of the card language: the nodes that card texts consist of, each with its phrases."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from types import MappingProxyType
from typing import Final

from engine.games.vanguard import rule_changes, zones
from engine.games.vanguard.ticket_abilities import TicketAbility
from engine.games.vanguard.vocabulary import (
    abilities,
    after_paying,
    attacks,
    battle_triggers,
    battles,
    both_players,
    calling_together,
    card_actions,
    changes,
    changing_places,
    circle_words,
    comparing,
    conditions,
    cradles,
    deck_building,
    deck_ends,
    declaring,
    descriptions,
    differing,
    dominating,
    done_this_way,
    during_battles,
    either_cost,
    extremes,
    from_either,
    g_units,
    gauge_words,
    gifts,
    groups,
    growing,
    happened_this_turn,
    how_often,
    instructions,
    legions,
    likeness,
    locked_by_opponents,
    moments,
    movement_triggers,
    moving,
    multiples,
    openly,
    opponents_choice,
    opponents_doing,
    origins,
    outside_of_the_field,
    phrasings,
    provisos,
    reasons,
    replacing,
    restricting,
    searching,
    states,
    strides,
    this_turn,
    ticket_words,
    token_words,
)
from engine.games.vanguard.vocabulary.keywords import (
    demands,
    endings,
    gaining,
    heads,
    homare,
    labels,
    references,
    shorthands,
    time_leap,
    words,
)
from engine.games.vanguard.vocabulary.keywords import states as keyword_states
from engine.kernel.abilities import Ability, Node
from engine.language import (
    alternatives,
    choosing_both,
    choosing_numbers,
    drawn,
    options,
    other_than,
    otherwise,
    paying,
    shared_nodes,
)
from engine.language import cards as shared_cards
from engine.language import descriptions as shared_descriptions
from engine.language import done_this_way as shared_done_this_way
from engine.language import drawing as shared_drawing
from engine.language.changes import Modifier
from engine.language.compiler import Language
from engine.language.hand_and_deck import PutOnDeck, ShuffleInto
from engine.language.limits import Limits
from engine.language.phrases import Phrase
from engine.language.prospects import Prospect
from engine.language.vocabulary import Vocabulary
from engine.language.words import KIND

_MODULES: Final = (
    abilities,
    descriptions,
    groups,
    battles,
    changes,
    conditions,
    card_actions,
    moving,
    instructions,
    battle_triggers,
    movement_triggers,
    changing_places,
    origins,
    provisos,
    both_players,
    choosing_both,
    choosing_numbers,
    alternatives,
    paying,
    otherwise,
    growing,
    shared_drawing,
    drawn,
    deck_building,
    restricting,
    searching,
    calling_together,
    gifts,
    cradles,
    gauge_words,
    this_turn,
    attacks,
    dominating,
    states,
    legions,
    declaring,
    g_units,
    strides,
    comparing,
    deck_ends,
    moments,
    reasons,
    ticket_words,
    options,
    other_than,
    token_words,
    circle_words,
    differing,
    multiples,
    after_paying,
    how_often,
    likeness,
    locked_by_opponents,
    from_either,
    openly,
    opponents_choice,
    opponents_doing,
    happened_this_turn,
    during_battles,
    either_cost,
    extremes,
    outside_of_the_field,
    shared_done_this_way,
    replacing,
    heads,
    demands,
    labels,
    homare,
    references,
    shorthands,
    gaining,
    keyword_states,
    endings,
    time_leap,
    *shared_nodes.MODULES,
)

_TITLES: Final[Mapping[type[Node] | str, str]] = {
    **shared_nodes.TITLES,
    Ability: "an ability (AUTO, ACT, CONT or a keyword)",
    Modifier: 'what is said of a unit ("gets power +5000", "cannot attack")',
    Prospect: 'what is about to happen ("this unit would be retired")',
    shared_cards.FixedTarget: "certain cards (this unit, it, all of your units)",
    shared_cards.Chosen: "cards to choose (one of your units, a card from your hand)",
    shared_descriptions.Noun: "a word for cards (unit, rear-guard, vanguard, card)",
    shared_descriptions.Quality: "a quality of cards (grade 3, other)",
    shared_descriptions.Trait: "a trait of cards (named, with)",
    KIND: "a race in < >",
}

GREATEST_POWER: Final = 100_000
"""The greatest power of which a text may speak; also the greatest that may be printed."""

_OWNERS_ZONES: Final = (
    moving.PutInto,
    moving.PutIntoDamageFaceDown,
    deck_ends.PutOnEitherEnd,
    PutOnDeck,
    ShuffleInto,
)
"""4.1.6. Cards go to zones of their owners, unless these are the `_ANYONES_ZONES`."""

_ANYONES_ZONES: Final = (zones.SOUL.name, zones.DAMAGE.name)

LIMITS: Final = Limits(
    statistics={"power": GREATEST_POWER, "shield": GREATEST_POWER, "critical": 10, "drive": 10, "grade": 5},
    nodes={
        descriptions.OfGrade: 5,
        descriptions.OfEitherGrade: 5,
        descriptions.OfGradeOrLess: 5,
        descriptions.NotOfGrade: 5,
        descriptions.OfPower: GREATEST_POWER,
        descriptions.OfGradeOrGreater: 5,
        descriptions.WithPower: GREATEST_POWER,
        comparing.HasPower: GREATEST_POWER,
        comparing.HasCritical: 10,
        shorthands.Shorthand: GREATEST_POWER,
        TicketAbility: GREATEST_POWER,
        conditions.LimitBreak: 6,
        conditions.UsesBreakEarlier: 6,
        conditions.WithLimitBreak: 6,
        instructions.DealDamage: 6,
        g_units.GenerationBreak: 16,
        g_units.WithGenerationBreak: 16,
        g_units.GradeToStride: 5,
        g_units.GradeAsToStride: 5,
        labels.Rescue: 6,
        declaring.DeclareGrade: 5,
        choosing_numbers.ChooseNumber: 50,
    },
)
"""Among the cards are grades up to 5; a deck has 50 cards, and 16 in the G zone; six damage lose (1.2.2.1)."""

NOTHING_MORE: Final[Mapping[type[Node], tuple[Phrase, ...]]] = MappingProxyType({})


def vocabulary(further: Mapping[type[Node], tuple[Phrase, ...]] = NOTHING_MORE) -> Vocabulary:
    """The nodes that texts consist of and their phrases, with further phrases of these nodes."""
    own = {
        **abilities.ABILITIES,
        **legions.SEEK_MATE,
        **strides.SKILLS,
        **replacing.INSTEAD,
        **endings.PHRASINGS,
        **done_this_way.PHRASINGS,
        **options.PHRASINGS,
        **ticket_words.PHRASINGS,
        **phrasings.PHRASINGS,
    }
    both = {node: (*own.get(node, ()), *further.get(node, ())) for node in {**own, **further}}
    return Vocabulary(
        _MODULES,
        both,
        _TITLES,
        quoted=words.QUOTED,
        limits=LIMITS,
        owners_zones=_OWNERS_ZONES,
        anyones_zones=_ANYONES_ZONES,
    )


@cache
def language() -> Language:
    """Vanguard's card language."""
    return Language(vocabulary(), "vanguard")


@cache
def nodes() -> Mapping[str, type[Node]]:
    """Every node that a saved match may hold, by the name that saves call it."""
    return {**language().vocabulary.nodes, **{node.saved_name(): node for node in rule_changes.NODES}}
