"""Readings of effects that grammar allows and print does not mean: of cards that were not spoken of, or not so."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from engine.games.duel_masters.keyword_abilities import SpellAbility
from engine.games.duel_masters.vocabulary.deeds import (
    DiscardsAtRandom,
    OpponentMayPut,
    PutIntoBattleZone,
    ReturnToHand,
    Tap,
)
from engine.games.duel_masters.vocabulary.each_player import ThisTurn, ThisTurnInstead
from engine.games.duel_masters.vocabulary.further import Further
from engine.games.duel_masters.vocabulary.gacharange import GacharangeSummon, GacharangeSummons
from engine.games.duel_masters.vocabulary.groups import CardsOf, InTheBattleZone, ThisCreature
from engine.games.duel_masters.vocabulary.revealing import RevealUntil
from engine.games.duel_masters.vocabulary.wider_groups import DoneThisWay, TakenFromDone
from engine.kernel.abilities import Ability, Automatic, Node
from engine.language.card_actions import Choose, LookAt, Reveal, Stand
from engine.language.cards import All, Chosen, It, TheRest, TopOfDeck
from engine.language.changes import GainsAbility
from engine.language.conditions import YouDo
from engine.language.descriptions import Other
from engine.language.hand_and_deck import Discard, Search
from engine.language.instructions import ForEach, If, Resolution, Then, sentences
from engine.language.options import ChooseOption
from engine.language.places import OPPONENTS, YOURS

_SPEAK_OF_CARDS: Final = (
    Discard | DiscardsAtRandom | GacharangeSummon | GacharangeSummons | OpponentMayPut | ThisTurn | ThisTurnInstead
)
"""What is done with cards that "it" means from then on, besides what names them."""


def refusal_of_effects(ability: Ability) -> str:
    """Why print cannot mean this; "" if it can."""
    if isinstance(ability, SpellAbility) and (why := _refusal_of_spell(list(_own(ability)))) != "":
        return why
    if _means_what_was_paid(ability):
        return "it does not say whether the card is meant that was discarded"
    nodes = list(ability.walk())
    if _takes_what_is_in_play(nodes):
        return "it does not say from where, or from among which cards"
    for place, node in enumerate(nodes):
        if (why := _refusal_of_others(nodes, place)) != "":
            return why
        if (why := _refusal_of_options(node)) != "":
            return why
        if isinstance(node, DoneThisWay | TakenFromDone) and not _was_done(nodes[:place], node):
            return "it does not say before with which cards that was done"
    return ""


def _takes_what_is_in_play(nodes: Sequence[Node]) -> bool:
    """Whether what is in the battle zone would be put there, or all players' creatures into one's own hand.

    "Reveal the top 5 cards of your deck. Put all creatures into the battle zone and the rest into your graveyard."
    """
    looked = taken = False
    for node in nodes:
        target = getattr(node, "target", None)
        if isinstance(target, All | Chosen):
            group = target.group if isinstance(target, All) else target.among
            there = isinstance(group, InTheBattleZone)
            taken = taken or (looked and there)
            if there and (isinstance(node, PutIntoBattleZone) or _is_returned_to_you(node)):
                return True
            if isinstance(node, PutIntoBattleZone) and isinstance(group, CardsOf):
                return True
        if isinstance(node, TheRest) and taken:
            return True
        looked = looked or isinstance(node, LookAt | Reveal | RevealUntil | Search)
    return False


def _is_returned_to_you(node: Node) -> bool:
    return isinstance(node, ReturnToHand) and node.owner == YOURS


def _introduces(node: Node) -> bool:
    return any(each.introduces for each in node.walk())


def _speaks_of_it(node: Node) -> bool:
    """Whether something is said of "it" that is not chosen in the same place."""
    for each in node.walk():
        if isinstance(each, It):
            return True
        if each.introduces:
            return False
    return False


def _refusal_of_others(nodes: Sequence[Node], place: int) -> str:
    """Why others than those chosen, and what is done each time, cannot be meant so."""
    node = nodes[place]
    if isinstance(node, Further) and not any(_is_theirs(each) for each in _chosen_before(nodes, place)):
        return "it does not say than which other card"
    if isinstance(node, ForEach) and _chooses_further(node):
        return "all that are chosen are meant then"
    if _is_other_than_chosen(node) and any(each.introduces for each in _chosen_before(nodes, place)):
        return "it is meant besides the one that was chosen"
    return "each time these would be the same cards" if isinstance(node, ForEach) and _sees_the_top(node) else ""


def _refusal_of_options(node: Node) -> str:
    """Why things of which one is done cannot be these: each option says by itself with which cards."""
    if isinstance(node, ChooseOption):
        first, *others = node.options
        if _introduces(first) and any(_speaks_of_it(each) for each in others):
            return "it does not say with which card that is done if the other is not"
    if not isinstance(node, Then):
        return ""
    if isinstance(node.first, ChooseOption) and _introduces(node.first) and _speaks_of_it(node.then):
        return "it does not say which card is meant then"
    if isinstance(node.then, ChooseOption) and all(_is_done_with_it(each) for each in (node.first, *node.then.options)):
        return "it does not say whether one of all these is done"  # "tap it, destroy it, or return it": one of three
    if isinstance(node.first, Choose) and isinstance(node.then, ChooseOption):
        several = getattr(node.first.target, "plural", False)
        if several and all(isinstance(each, Tap | Stand) for each in node.then.options):
            return "it does not say whether the same is done with each"
    return ""


def _is_done_with_it(node: Node) -> bool:
    return isinstance(getattr(node, "target", None), It)


def _chosen_before(nodes: Sequence[Node], place: int) -> Sequence[Node]:
    """What was spoken of before a card that is now chosen: without that choice itself, in which the node stands."""
    return [each for each in nodes[:place] if nodes[place] not in tuple(each.walk())]


def _is_theirs(node: Node) -> bool:
    return isinstance(node, Chosen) and isinstance(node.among, CardsOf) and node.among.owner == OPPONENTS


def _chooses_further(each: ForEach) -> bool:
    """Whether in each round another card is chosen, and nothing done with it until all are chosen."""
    chosen = [node for node in each.instruction.walk() if isinstance(node, Choose)]
    return any(isinstance(part, Further) for node in chosen for part in node.walk())


def _is_other_than_chosen(node: Node) -> bool:
    """Whether "another of your opponent's creatures" is taken for another one than the card with the ability."""
    return (
        isinstance(node, Chosen)
        and isinstance(node.among, CardsOf)
        and (node.among.owner == OPPONENTS and Other() in node.among.description.qualities)
    )


def _means_what_was_paid(ability: Ability) -> bool:
    """Whether "it" would be a card that one may discard, though another card was spoken of before.

    "Choose one of your opponent's creatures. You may discard a card. If you do, destroy that creature."
    """
    if not isinstance(ability, Automatic | SpellAbility) or not isinstance(ability.effect, Resolution):
        return False
    spoken = isinstance(ability, Automatic) and ability.trigger is not None and not ability.trigger.own
    parts = sentences(ability.effect.effect)
    for place, part in enumerate(parts[1:], 1):
        paid = any(isinstance(node, Discard) for node in parts[place - 1].walk())
        known = spoken or any(_introduces(each) for each in parts[: place - 1])
        if not (paid and known and isinstance(part, If) and isinstance(part.condition, YouDo)):
            continue
        if _speaks_of_it(part.instruction):
            return True
    return False


def _own(node: Node) -> Iterator[Node]:
    """The nodes of a text, without the abilities that it gives to others: these speak of their own cards."""
    yield node
    for child in node.children():
        if not isinstance(child, GainsAbility):
            yield from _own(child)


def _refusal_of_spell(nodes: Sequence[Node]) -> str:
    known = False
    for node in nodes:
        if isinstance(node, ThisCreature):
            return "a spell is no creature"
        if isinstance(node, It) and not known:
            return "it does not say which card"
        known = known or node.introduces or isinstance(node, _SPEAK_OF_CARDS)
    return ""


def _sees_the_top(each: ForEach) -> bool:
    """Whether in each round the cards on top of a deck are looked at, which are the same again."""
    seen = [node for node in each.instruction.walk() if isinstance(node, LookAt | Reveal)]
    return any(isinstance(node.target, TopOfDeck) for node in seen)


def _was_done(before: Sequence[Node], meant: DoneThisWay | TakenFromDone) -> bool:
    """Whether something that came before does this with cards, and not with those meant alone."""
    doing = [node for node in before if getattr(node, "deed", "") == meant.deed]
    return any(meant not in tuple(node.walk()) for node in doing if not isinstance(node, DoneThisWay | TakenFromDone))
