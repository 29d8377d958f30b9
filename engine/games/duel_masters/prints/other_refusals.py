"""Readings in which others than the card with the ability are meant, where print means others than another card."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from engine.games.duel_masters.vocabulary.groups import CardsOf, InTheBattleZone
from engine.games.duel_masters.vocabulary.wider_groups import TheUnchosen
from engine.kernel.abilities import Ability, Automatic, Node
from engine.language.cards import Chosen
from engine.language.descriptions import Other
from engine.language.groups import InPlay
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
