"""Duel Masters' part of the card language: the nodes that card texts consist of, each with its phrases."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from types import MappingProxyType
from typing import Final

from engine.games.duel_masters import declared_effects, declaring_after_attack, shield_trigger_effects, slayer
from engine.games.duel_masters.keyword_abilities import CenterLink, Keyword
from engine.games.duel_masters.layers import (
    AreEvolutions,
    AuraPower,
    HaveAllOfTheGods,
    LinkedGods,
    NeoEvolutions,
    PowerAttackers,
    TheAttacker,
    WithAuras,
)
from engine.games.duel_masters.vocabulary import (
    abilities,
    ability_words,
    after_casting,
    attached,
    being_chosen,
    card_actions,
    casting_again,
    causes,
    changes,
    changing_attacks,
    characteristics,
    charging,
    choosing,
    civilizations,
    coming,
    compared,
    comparisons,
    conditions,
    crossing,
    deck_tops,
    descriptions,
    different_names,
    discarding,
    drawing,
    drawing_attacks,
    dynamo,
    each_player,
    either_cards,
    evolutions,
    evolving,
    face_up_shields,
    faces,
    fighting,
    final_revolution,
    further,
    gacharange,
    gods,
    groups,
    history,
    icons,
    in_all,
    judging,
    keywords,
    kinds_among,
    kizuna,
    lying_under,
    more_triggers,
    naming,
    next_turn,
    next_use,
    numbers,
    on_behalf,
    onto_decks,
    other_types,
    own_price,
    own_zone,
    paid_keywords,
    parting,
    phrasings,
    players,
    price_changes,
    put_for_nothing,
    put_this_turn,
    race_abilities,
    rearranging,
    replacing,
    restrictions,
    revealing,
    seals,
    several_races,
    shield_zone,
    shields,
    soul_cross,
    spared,
    switching,
    tap_abilities,
    terms,
    triggers,
    turns,
    twinpact_cards,
    twinpacts,
    under_deck,
    underneath,
    unless,
    using_for_nothing,
    wider_groups,
    zeron,
)
from engine.kernel.abilities import Ability, Node
from engine.language import (
    alternatives,
    choosing_both,
    choosing_numbers,
    options,
    otherwise,
    several_options,
    shared_nodes,
)
from engine.language import cards as shared_cards
from engine.language import descriptions as shared_descriptions
from engine.language import drawing as shared_drawing
from engine.language.changes import Modifier
from engine.language.compiler import Language
from engine.language.conditions import Is
from engine.language.descriptions import Description
from engine.language.limits import Limits
from engine.language.phrases import Phrase
from engine.language.prospects import Prospect
from engine.language.vocabulary import Vocabulary

_MODULES: Final = (
    descriptions,
    several_races,
    twinpact_cards,
    groups,
    keywords,
    ability_words,
    changes,
    characteristics,
    choosing_numbers,
    choosing_both,
    otherwise,
    alternatives,
    shared_drawing,
    conditions,
    triggers,
    casting_again,
    attached,
    being_chosen,
    evolving,
    coming,
    more_triggers,
    card_actions,
    faces,
    fighting,
    changing_attacks,
    twinpacts,
    gods,
    kizuna,
    final_revolution,
    paid_keywords,
    naming,
    replacing,
    causes,
    parting,
    gacharange,
    players,
    seals,
    spared,
    other_types,
    zeron,
    civilizations,
    shield_zone,
    shields,
    face_up_shields,
    underneath,
    shield_trigger_effects,
    declared_effects,
    declaring_after_attack,
    slayer,
    drawing,
    discarding,
    each_player,
    after_casting,
    turns,
    judging,
    options,
    several_options,
    rearranging,
    switching,
    using_for_nothing,
    own_zone,
    either_cards,
    wider_groups,
    comparisons,
    restrictions,
    on_behalf,
    revealing,
    under_deck,
    onto_decks,
    compared,
    in_all,
    charging,
    deck_tops,
    kinds_among,
    crossing,
    history,
    next_turn,
    next_use,
    put_for_nothing,
    put_this_turn,
    numbers,
    unless,
    drawing_attacks,
    dynamo,
    lying_under,
    icons,
    further,
    different_names,
)

_TITLES: Final[Mapping[type[Node] | str, str]] = {
    **shared_nodes.TITLES,
    Ability: "an ability",
    Keyword: "a keyword",
    Prospect: 'what is about to happen ("this creature would be destroyed")',
    Modifier: 'what is said of a card ("gets +1000 power", "can\'t attack")',
    shared_cards.FixedTarget: "certain cards (this creature, it, all of your creatures)",
    shared_cards.Chosen: "cards to choose (one of your creatures, a card from your hand)",
    shared_descriptions.Noun: "a word for cards (creature, spell, card)",
    shared_descriptions.Quality: "a quality of cards (fire, tapped, other)",
    shared_descriptions.Trait: "what cards have (that have power 4000 or less)",
}

_BRIEF: Final = r"(?P<brief>(?:sympathy|saver|crew breaker):)"
_QUOTED: Final = rf"{_BRIEF}|(?:When|Whenever|While|At|[Tt]ap ability)\b|[a-z]"
"""How a quoted ability begins: with a keyword that has no stop, with one of these words, or in small letters."""

LIMITS: Final = Limits(
    statistics={"power": 1_000_000},
    nodes={
        descriptions.WithPower: 1_000_000,
        descriptions.WithTotalPower: 1_000_000,
        keywords.PowerAttacker: 1_000_000,
        keywords.PowerAttackerForEach: 1_000_000,
        CenterLink: 360,
        Is: 1_000_000,
        Description: 1_000_000,
    },
)
"""What is as great as may be printed on a card."""

NOTHING_MORE: Final[Mapping[type[Node], tuple[Phrase, ...]]] = MappingProxyType({})

_OWNERS_ZONES: Final = (
    card_actions.ReturnToHand,
    card_actions.PutIntoMana,
    charging.PutIntoManaTapped,
    charging.PutIntoManaFaceDown,
    card_actions.PutIntoGraveyard,
    onto_decks.PutOnDeck,
    onto_decks.ShuffleInto,
)
"""Cards go to the zones of their owners: no text gives a card to the other player."""

_RULES: Final = (
    history.IsDrawnEarly,
    more_triggers.TriggersFor,
    gacharange.HasMana,
    soul_cross.WholeCreature,
    choosing.WithinTotal,
    groups.CardsToUse,
    price_changes.CostsLess,
    price_changes.CostsMore,
    price_changes.CostsLessForEach,
    own_price.ItselfCostsLess,
    race_abilities.BreaksForEach,
    AreEvolutions,
    HaveAllOfTheGods,
    LinkedGods,
    AuraPower,
    NeoEvolutions,
    PowerAttackers,
    TheAttacker,
    WithAuras,
)
"""What the rules themselves put in force or let stand by; a saved match may hold it."""


def vocabulary(further: Mapping[type[Node], tuple[Phrase, ...]] = NOTHING_MORE) -> Vocabulary:
    """The nodes that texts consist of and their phrases, with further phrases of these nodes."""
    own = {
        **abilities.ABILITIES,
        **tap_abilities.TAP_ABILITIES,
        **evolutions.EVOLUTIONS,
        **ability_words.CONDITIONS,
        **price_changes.PRICES,
        **own_price.OWN_PRICES,
        **terms.TERMS,
        **race_abilities.RACE_ABILITIES,
        **gacharange.ABILITIES,
        **seals.ABILITIES,
        **players.ABILITIES,
        **characteristics.ABILITIES,
        **gods.ABILITIES,
        **kizuna.ABILITIES,
        **final_revolution.ABILITIES,
        **paid_keywords.ABILITIES,
        **soul_cross.ABILITIES,
        **restrictions.RESTRICTIONS,
        **other_types.ABILITIES,
        **after_casting.ABILITIES,
        **more_triggers.ABILITIES,
        **options.PHRASINGS,
        **phrasings.PHRASINGS,
    }
    both = {node: (*own.get(node, ()), *further.get(node, ())) for node in {**own, **further}}
    return Vocabulary(
        _MODULES,
        both,
        _TITLES,
        quoted=_QUOTED,
        shared=shared_nodes.MODULES,
        limits=LIMITS,
        owners_zones=_OWNERS_ZONES,
    )


@cache
def language() -> Language:
    """Duel Masters' card language."""
    return Language(vocabulary(), "duel_masters")


@cache
def nodes() -> Mapping[str, type[Node]]:
    """Every node that a saved match may hold, by the name that saves call it."""
    return {**language().vocabulary.nodes, **{node.saved_name(): node for node in _RULES}}
