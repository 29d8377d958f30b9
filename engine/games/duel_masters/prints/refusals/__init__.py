"""Readings that grammar allows and print does not mean, and why.

Each module has one thing that a text may leave unclear:

    which_card      it does not say which card "it" is
    where_it_is     "it" would be a card of another zone, with which that cannot be done
    other_cards     it does not say than which card others are meant
    done_before     nothing was done before with the cards that are spoken of, or they are elsewhere
    battles         it does not say who battles
    how_many        it does not say how many, how long, or how strong together
    sentences       what comes next in a text may be meant in two ways
"""

from __future__ import annotations

from typing import Final

from engine.games.duel_masters.breaking import BREAK
from engine.games.duel_masters.keyword_abilities import SpellAbility
from engine.games.duel_masters.prints.refusals.battles import refusal_of_battles
from engine.games.duel_masters.prints.refusals.done_before import takes_what_is_in_play, was_done
from engine.games.duel_masters.prints.refusals.how_many import refusal_of_length, refusal_of_number, refusal_of_power
from engine.games.duel_masters.prints.refusals.other_cards import (
    is_other_than_what,
    refusal_of_another,
    refusal_of_others,
)
from engine.games.duel_masters.prints.refusals.sentences import refusal_of_sentences
from engine.games.duel_masters.prints.refusals.where_it_is import refusal_of_what_is_elsewhere
from engine.games.duel_masters.prints.refusals.which_card import (
    means_what_was_paid,
    of_what_was_chosen,
    own_nodes,
    refusal_of_it,
    refusal_of_options,
    refusal_of_spell,
    refusal_of_this_as_it,
)
from engine.games.duel_masters.vocabulary.after_casting import GoesAfterCasting
from engine.games.duel_masters.vocabulary.conditions import IsTapped
from engine.games.duel_masters.vocabulary.descriptions import OfEitherRace, OfRace, OfRaceOrCivilization, ShieldNoun
from engine.games.duel_masters.vocabulary.discarding import DiscardsThose
from engine.games.duel_masters.vocabulary.each_player import EachPlayer
from engine.games.duel_masters.vocabulary.either_cards import AmongThemOrFromHand
from engine.games.duel_masters.vocabulary.fighting import WeakerThanThis
from engine.games.duel_masters.vocabulary.groups import AnyonesCards, ThatShield
from engine.games.duel_masters.vocabulary.put_for_nothing import HasPutForNothing
from engine.games.duel_masters.vocabulary.races import FAMILIES
from engine.games.duel_masters.vocabulary.revealing import RevealUntil
from engine.games.duel_masters.vocabulary.said_of_players import misfit
from engine.games.duel_masters.vocabulary.shield_zone import leaves_open_which
from engine.games.duel_masters.vocabulary.triggers import HasLeft, IsPut
from engine.games.duel_masters.vocabulary.wider_groups import DoneThisWay, TakenFromDone
from engine.kernel.abilities import Ability, Automatic, Effect, Node
from engine.language.card_actions import LookAt, OpponentChooses, Reveal
from engine.language.cards import It, TheRest
from engine.language.changes import Affect
from engine.language.descriptions import Description
from engine.language.groups import AmongThem
from engine.language.hand_and_deck import Search
from engine.language.instructions import ForEach, Instruction, May, Resolution, Sentences, Then, sentences
from engine.language.replacing import Instead
from engine.language.triggers import Situation

_EACH_TIME: Final = "one may do it each time"


def refusal(ability: Ability) -> str:
    """Why print cannot mean this; "" if it can."""
    if isinstance(ability, Automatic) and ability.optional and _is_done_for_each(ability.effect):
        return _EACH_TIME
    of_breaking = isinstance(ability, Instead) and getattr(ability.prospect, "kind", "") == BREAK
    of_another = isinstance(ability, Automatic) and ability.trigger is not None and not ability.trigger.own
    looked = False
    for node in ability.walk():
        looked = looked or isinstance(node, LookAt | Reveal | RevealUntil | Search)
        if isinstance(node, AmongThem | AmongThemOrFromHand | TheRest) and not looked:
            return "it does not say among which cards, or of which these are the rest"
        if is_other_than_what(node, ability):
            return "it does not say than which other card"
        if isinstance(node, WeakerThanThis) and (of_another or looked or of_what_was_chosen(node, ability)):
            return "it does not say than which creature"
        if isinstance(node, It if of_breaking else ThatShield):
            return "it does not say which shield"
        if (why := _refusal_of_trigger(node) or _refusal_of(node)) != "":
            return why
    if leaves_open_which(ability):
        return "it does not say whether a shield is meant, or a single card of one"
    length = refusal_of_length(ability) or refusal_of_number(ability)
    meant = refusal_of_it(ability) or refusal_of_this_as_it(ability) or refusal_of_others(ability)
    meant = meant or refusal_of_what_is_elsewhere(ability)
    return refusal_of_battles(ability) or refusal_of_power(ability) or length or meant or _refusal_of_effects(ability)


def _refusal_of_trigger(node: Node) -> str:
    """Why nothing could ever trigger so."""
    if isinstance(node, HasLeft) and any(isinstance(each, ShieldNoun) for each in node.who.walk()):
        return "shields leave the shield zone, all cards of one at once"
    if isinstance(node, IsPut) and isinstance(node.who, AnyonesCards):
        return "nobody puts the cards of others"
    if isinstance(node, Situation) and isinstance(node.situation, HasPutForNothing):
        return "it is meant when that is put"
    return ""


def _refusal_of_effects(ability: Ability) -> str:
    """Why print cannot mean this; "" if it can."""
    if isinstance(ability, SpellAbility) and any(isinstance(each, GoesAfterCasting) for each in _done(ability)):
        return "that is said of the spell, and nothing that it does"
    if isinstance(ability, SpellAbility) and (why := refusal_of_spell(list(own_nodes(ability)))) != "":
        return why
    if means_what_was_paid(ability):
        return "it does not say whether the card is meant that was discarded"
    nodes = list(ability.walk())
    if takes_what_is_in_play(nodes):
        return "it does not say from where, or from among which cards"
    for place, node in enumerate(nodes):
        if (why := refusal_of_another(nodes, place)) != "":
            return why
        if (why := refusal_of_options(node)) != "":
            return why
        if isinstance(node, DoneThisWay | TakenFromDone) and not was_done(nodes[:place], node):
            return "it does not say before with which cards that was done"
    return ""


def _refusal_of(node: Node) -> str:
    if isinstance(node, Sentences):
        return refusal_of_sentences(node.sentences)
    if isinstance(node, Then) and isinstance(node.first, OpponentChooses) and isinstance(node.then, DiscardsThose):
        return "who chooses what is discarded is said in another way"
    if (why := _refusal_of_races(node)) != "":
        return why
    if (
        isinstance(node, EachPlayer)
        and any(isinstance(each, It) for each in node.instruction.walk())
        and not any(each.introduces for each in node.instruction.walk())
    ):
        return "it does not say which of the cards of each player"
    if isinstance(node, Affect) and (problem := misfit(node.subject, node.modifiers)):
        return problem
    if isinstance(node, May) and isinstance(node.instruction, ForEach):
        return _EACH_TIME
    if isinstance(node, Situation) and isinstance(node.situation, IsTapped):
        return "it is meant when a creature becomes tapped"
    return ""


def _refusal_of_races(node: Node) -> str:
    """Why no such races could be meant."""
    if isinstance(node, OfRace | OfEitherRace | OfRaceOrCivilization) and any(
        getattr(node, name, "") in FAMILIES.words for name in ("race", "first", "second")
    ):
        return "a word in the names of races is meant, and no race"
    if isinstance(node, Description) and sum(isinstance(each, OfRace) for each in node.qualities) > 1:
        return 'it does not say whether cards of both races are meant, or of either: write "or" between them'
    return ""


def _done(ability: SpellAbility) -> tuple[Instruction, ...]:
    """What a spell does in any case, sentence by sentence."""
    return sentences(ability.effect.effect) if isinstance(ability.effect, Resolution) else ()


def _is_done_for_each(effect: Effect | None) -> bool:
    return isinstance(effect, Resolution) and isinstance(effect.effect, ForEach)
