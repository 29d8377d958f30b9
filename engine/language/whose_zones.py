"""Whose zone a card goes to, where a game puts cards only into the zones of their owners.

"Put one of your opponent's characters into your hand" would put it into the hand of the opponent, and nobody would
notice why.
"""

from __future__ import annotations

from dataclasses import dataclass

from engine.kernel.abilities import Ability, Node
from engine.language.cards import It, This, group_of
from engine.language.continuing import Continued
from engine.language.errors import Contradiction
from engine.language.groups import InPlay
from engine.language.instructions import ForEach, If, Instruction, May, Sentences, Then
from engine.language.places import OPPONENTS, YOURS
from engine.language.triggers import PlainTrigger
from engine.language.vocabulary import Vocabulary

_JOINING = (Sentences, Then, Continued, If, May, ForEach)
"""Instructions in which "you" and "it" mean what they do before them."""


@dataclass
class _Spoken:
    """What the text has said so far."""

    it: str | None = None  #: whose "it" is, if that is certain


def refuse_zones_of_others(ability: Ability, vocabulary: Vocabulary) -> None:
    """Raise `Contradiction` where a card of one player is to go to a zone of the other.

    It concerns the `owners_zones` of the vocabulary: nodes that put cards where their owners have them.
    """
    _read(ability, vocabulary, _Spoken())


def _read(node: Node, vocabulary: Vocabulary, spoken: _Spoken) -> None:
    """Go through a part of a text in the order in which it is said."""
    if isinstance(node, Instruction) and not isinstance(node, _JOINING) and _does_others(node):
        spoken.it = None
    for child in node.children():
        _read(child, vocabulary, _Spoken() if isinstance(child, Ability) else spoken)
    if type(node) in vocabulary.owners_zones and getattr(node, "zone", "") not in vocabulary.anyones_zones:
        named, whose = getattr(node, "owner", ""), _whose(getattr(node, "target", None), spoken)
        if named and whose is not None and named != whose:
            theirs = "your opponent's" if whose == OPPONENTS else "yours"
            raise Contradiction(f"a card goes to the zones of its owner only, and this one is {theirs}")
    if node.introduces:
        spoken.it = _whose(node, spoken)
    elif isinstance(node, PlainTrigger):
        spoken.it = _whose_event(node)


def _whose_event(trigger: PlainTrigger) -> str | None:
    """Whose card "it" is after "when this card attacks": the other one is the opponent's, where one is described."""
    who = getattr(trigger, "who", None)
    if isinstance(who, This):
        return YOURS if trigger.described_foe is None else OPPONENTS
    owner = getattr(who, "owner", None)
    return owner if owner in (YOURS, OPPONENTS) else None


def _does_others(node: Instruction) -> bool:
    """Whether it has other things done, perhaps by others, to whom "your" is something else."""
    return any(isinstance(child, Instruction) for child in node.children())


def _whose(target: object, spoken: _Spoken) -> str | None:
    """Whose cards these are: ``YOURS``, ``OPPONENTS``, or None where that is not certain."""
    if isinstance(target, It):
        return spoken.it
    if isinstance(target, This):
        return YOURS
    group = group_of(target)
    if group is None:
        named = getattr(target, "owner", None)
    elif isinstance(group, InPlay):
        named = group.owner
    else:
        named = getattr(getattr(group, "place", None), "owner", None)
    return named if named in (YOURS, OPPONENTS) else None
