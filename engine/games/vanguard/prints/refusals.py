"""Readings that print cannot mean, for what it leaves open or always says."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import pairwise
from typing import Final

from engine.games.vanguard.prints.phrases.others import leaves_open_which, likens_to_it, names_opponents_others
from engine.games.vanguard.vocabulary.changes import GetsInstead
from engine.games.vanguard.vocabulary.comparing import NamedAsThis
from engine.games.vanguard.vocabulary.groups import PlacedUnit, ThisUnit
from engine.games.vanguard.vocabulary.movement_triggers import IsPlaced, Rides
from engine.games.vanguard.vocabulary.moving import Call, Ride
from engine.games.vanguard.vocabulary.searching import SearchForEach
from engine.kernel.abilities import Ability, Activated, Automatic, Effect, Node
from engine.language.card_actions import Choose
from engine.language.cards import This
from engine.language.changes import Affect
from engine.language.conditions import Have, YouDoNot
from engine.language.costs import ActionCost
from engine.language.delayed import Delayed
from engine.language.descriptions import Description, Other
from engine.language.done_this_way import DoneWith
from engine.language.groups import AmongThem
from engine.language.hand_and_deck import Search
from engine.language.instructions import (
    CardAction,
    ForEach,
    If,
    Instruction,
    May,
    Resolution,
    Sentences,
    Then,
    sentences,
)
from engine.language.numbers import Some
from engine.language.paying import PayTo
from engine.language.places import YOURS


def refusal(ability: Ability) -> str:
    """Why print cannot mean this; "" if it can."""
    return next((why for node in ability.walk() for is_meant, why in _REFUSED if is_meant(node)), "")


def _pays_late(node: Node) -> bool:
    """Whether an ability without a cost begins with one that may be paid: print means the cost of the ability."""
    return isinstance(node, Automatic | Activated) and not node.costs and _pays_first(node.effect)


def _pays_first(effect: Effect | None) -> bool:
    """Whether an effect begins with a cost that may be paid."""
    first = sentences(effect.effect)[0] if isinstance(effect, Resolution) else effect
    while isinstance(first, If | May):
        first = first.instruction
    return isinstance(first, PayTo)


def _lasts_for_ever(node: Node) -> bool:
    """8.2.1.2. Print says of all effects how long they last; one without it shares that of another."""
    return isinstance(node, Affect) and node.duration == "game"


def _awaits_what_is_not_done(node: Node) -> bool:
    return isinstance(node, Delayed) and any(isinstance(each, YouDoNot) for each in node.walk())


def _decides_before(node: Node) -> bool:
    """Whether it is decided now what is done at the end: print means "at the end, you may"."""
    if isinstance(node, Automatic) and node.optional and isinstance(node.effect, Resolution):
        return isinstance(sentences(node.effect.effect)[0], Delayed)
    return isinstance(node, May) and isinstance(node.instruction, Delayed)


def _likens_to_itself(node: Node) -> bool:
    """Whether it asks for a unit with the card name of this unit, which this unit always is."""
    if not isinstance(node, Have) or node.player != YOURS or not isinstance(node.quantity, Some):
        return False
    things = node.things
    return (
        isinstance(things, Description) and NamedAsThis(same=True) in things.traits and Other() not in things.qualities
    )


def _puts_off_for_each(node: Node) -> bool:
    """Whether it is done at the end of the turn or battle as often as there are certain cards, perhaps never."""
    return isinstance(node, ForEach) and any(isinstance(each, Delayed) for each in node.walk())


def _undoes_perhaps(node: Node) -> bool:
    """Whether what was done is undone at the end of the turn, but only if something else was done before.

    "Bind all of your rear-guards, and if you have no cards in your hand, this unit gets [Power] +3000 until end of
    turn, and at the end of that turn, put the bound cards into your hand": as it reads, they stay bound if there is a
    card in your hand.
    """
    if not isinstance(node, Then) or not isinstance(node.first, CardAction):
        return False
    rest: Instruction = node.then
    while isinstance(rest, Then):
        rest = rest.then
    if not isinstance(rest, If) or not isinstance(rest.instruction, Then):
        return False
    done = {each.deed for each in rest.walk() if isinstance(each, CardAction)}
    later = [part for each in rest.walk() if isinstance(each, Delayed) for part in each.walk()]
    return node.first.deed not in done and DoneWith(node.first.deed) in later


def _gives_to_what_is_gone(node: Node) -> bool:
    """Whether this unit is to get something that has left the field to pay for it, and does not come back."""
    if not isinstance(node, Automatic | Activated) or node.effect is None:
        return False
    gone = any(isinstance(cost, ActionCost) and _takes_this_away(cost.action) for cost in node.costs)
    done = list(_of_its_own(node.effect))
    gets = any(isinstance(each, Affect) and each.subject == ThisUnit() for each in done)
    return gone and gets and not any(isinstance(each, Call | Ride) for each in done)


def _takes_this_away(action: CardAction) -> bool:
    return action.deed in _AWAY and isinstance(action.targets(), ThisUnit | This)


def _of_its_own(node: Node) -> Iterator[Node]:
    """A node and those inside it, without the abilities that it quotes, which speak of other units as "this unit"."""
    yield node
    for child in node.children():
        if not isinstance(child, Ability):
            yield from _of_its_own(child)


_AWAY: Final = frozenset(
    {"retire", "bind", "put", "lock", "put into soul", "put into hand", "put into drop", "put into damage"}
)
"""What is done to a unit that pays by leaving the field."""


def _likens_others(node: Node) -> bool:
    return isinstance(node, Description) and leaves_open_which(node)


def _calls_for_each(node: Node) -> bool:
    """Whether units are called one after the other, where print has them called together."""
    return isinstance(node, ForEach) and any(isinstance(each, Call) for each in node.walk())


def _amends_what_may_not_be_given(node: Node) -> bool:
    """Whether there is so much "instead of" what a sentence before gives only if something is so, or if wanted."""
    return isinstance(node, Sentences) and any(
        isinstance(before, If | May) and any(isinstance(each, GetsInstead) for each in after.walk())
        for before, after in pairwise(node.sentences)
    )


def _likens_to_what_may_not_be_found(node: Node) -> bool:
    """Whether cards are to be like "that unit" after a search for another one like it, which may find none."""
    if not isinstance(node, Then) or not isinstance(node.first, Search) or not likens_to_it(node.first.description):
        return False
    return any(isinstance(each, Description) and likens_to_it(each) for each in node.then.walk())


def _speaks_of_what_it_does_not_do(node: Node) -> bool:
    """Whether "the retired card" stands where the ability retires none: what it answers has happened otherwise."""
    if not isinstance(node, Ability):
        return False
    parts = list(node.walk())
    asked = {each.deed for each in parts if isinstance(each, DoneWith)} & _ELSEWHERE
    return bool(asked) and asked.isdisjoint(getattr(each, "deed", "") for each in parts if isinstance(each, CardAction))


def _searches_for_none(node: Node) -> bool:
    """Whether cards like "each of those units" are searched for, and none have been chosen."""
    if not isinstance(node, Ability):
        return False
    parts = list(node.walk())
    searched = [place for place, part in enumerate(parts) if isinstance(part, SearchForEach)]
    return bool(searched) and not any(isinstance(part, Choose) for part in parts[: searched[0]])


def _likens_to_those_among_which(node: Node) -> bool:
    """Whether one of the cards looked at is to be like "that unit", which by then are these cards themselves."""
    return isinstance(node, AmongThem) and likens_to_it(node.description)


def _speaks_of_what_is_not_placed(node: Node) -> bool:
    """Whether "that placed unit" stands in an ability that waits for no unit that comes to a circle."""
    if not isinstance(node, Automatic) or not any(isinstance(each, PlacedUnit) for each in node.walk()):
        return False
    return not any(isinstance(each, IsPlaced | Rides) for each in node.walk())


_ELSEWHERE: Final = frozenset({"retire", "discard", "lock", "unlock", "stand", "rest"})
"""What may be done to a card of which an ability speaks that does none of it; other words are of several actions."""


_REFUSED: Final[tuple[tuple[Callable[[Node], bool], str], ...]] = (
    (_pays_late, "what is paid first is the cost of the ability"),
    (_lasts_for_ever, "it does not say how long this lasts"),
    (_awaits_what_is_not_done, "it does not say what is not done"),
    (_decides_before, "it does not say when this is decided"),
    (_likens_to_itself, "this unit has that card name itself"),
    (_puts_off_for_each, "it does not say whether this is done at the end in any case"),
    (_undoes_perhaps, "it does not say whether they come back in any case"),
    (_gives_to_what_is_gone, "this unit has left the field to pay for it"),
    (_likens_others, "it does not say other than which card"),
    (names_opponents_others, "all units of the opponent are other ones than this"),
    (_likens_to_what_may_not_be_found, "it does not say whether the card is meant for which others are searched"),
    (_speaks_of_what_it_does_not_do, "it does not do with any card what it says was done"),
    (_searches_for_none, "it does not say which units those are"),
    (_likens_to_those_among_which, "it does not say like which card: say the unit chosen with this effect"),
    (_speaks_of_what_is_not_placed, "no unit is placed of which it could speak"),
    (_calls_for_each, "it does not say whether they are called together"),
    (_amends_what_may_not_be_given, "it does not say what is so where nothing is given before"),
)
"""What no print means, and why: the first that is so of a part of an ability is told."""
