"""Than which card others are meant: the card with the ability, or one that was chosen or spoken of before."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from engine.games.duel_masters.keyword_abilities import SpellAbility
from engine.games.duel_masters.vocabulary.further import Further
from engine.games.duel_masters.vocabulary.groups import CardsOf, InTheBattleZone
from engine.games.duel_masters.vocabulary.wider_groups import TheUnchosen
from engine.games.duel_masters.zones import HAND
from engine.kernel.abilities import Ability, Automatic, Node
from engine.language.card_actions import Choose, LookAt, Reveal
from engine.language.cards import Chosen, TopOfDeck
from engine.language.descriptions import Other
from engine.language.groups import CardsFrom, CardsIn, InPlay
from engine.language.instructions import ForEach
from engine.language.places import OPPONENTS
from engine.language.replacing import Instead

_Group = InPlay | InTheBattleZone
_WHICH: Final = "it does not say than which other card"


def refusal_of_others(ability: Ability) -> str:
    """Why print cannot mean others than the card with the ability; "" if it can.

    "Whenever one of your creatures attacks, untap your other creatures": than the one that attacks, or than this one?
    "Choose one of your creatures, and tap all other creatures": all but the one that was chosen.
    """
    nodes = list(ability.walk())
    happens_to = list(_happens_to(ability))
    for place, node in enumerate(nodes):
        if isinstance(node, TheUnchosen) and not any(getattr(each, "deed", "") == "choose" for each in nodes[:place]):
            return "it does not say which others, as none was chosen"
        if not isinstance(node, _Group) or Other() not in node.description.qualities:
            continue
        if isinstance(node, CardsOf) and node.owner == OPPONENTS:
            return _WHICH
        if any(_may_be_among(each, node) for each in happens_to):
            return _WHICH
        before = [each for each in nodes[:place] if isinstance(each, Chosen) and node not in tuple(each.walk())]
        if any(isinstance(each.among, _Group) and _may_be_among(each.among, node) for each in before):
            return _WHICH
    return ""


def _happens_to(ability: Ability) -> Iterator[_Group]:
    """To which cards something happens, or would happen, for the ability to do anything."""
    spoken: Node | None = None
    if isinstance(ability, Automatic):
        spoken = ability.trigger
    elif isinstance(ability, Instead):
        spoken = ability.prospect
    for node in () if spoken is None else spoken.walk():
        if isinstance(node, _Group):
            yield node


def _may_be_among(spoken: _Group, others: _Group) -> bool:
    """Whether a card that was spoken of could be one of those others, but for being "other" than it."""
    if Other() in spoken.description.qualities or spoken.description.noun != others.description.noun:
        return False
    if isinstance(spoken, CardsOf) and isinstance(others, CardsOf):
        return spoken.owner == others.owner
    return True


def is_other_than_what(node: Node, ability: Ability) -> bool:
    """Whether others are meant, and not than the card with the ability: that is a spell, or in no hand."""
    if isinstance(node, CardsIn | CardsFrom):
        return Other() in node.description.qualities and node.place.zone == HAND.name
    return isinstance(node, Other) and isinstance(ability, SpellAbility)


def refusal_of_another(nodes: Sequence[Node], place: int) -> str:
    """Why others than those chosen, and what is done each time, cannot be meant so."""
    node = nodes[place]
    if isinstance(node, Further) and not any(_is_theirs(each) for each in _chosen_before(nodes, place)):
        return "it does not say than which other card"
    if isinstance(node, ForEach) and _chooses_further(node):
        return "all that are chosen are meant then"
    if _is_other_than_chosen(node) and any(each.introduces for each in _chosen_before(nodes, place)):
        return "it is meant besides the one that was chosen"
    return "each time these would be the same cards" if isinstance(node, ForEach) and _sees_the_top(node) else ""


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


def _sees_the_top(each: ForEach) -> bool:
    """Whether in each round the cards on top of a deck are looked at, which are the same again."""
    seen = [node for node in each.instruction.walk() if isinstance(node, LookAt | Reveal)]
    return any(isinstance(node.target, TopOfDeck) for node in seen)
