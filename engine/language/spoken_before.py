"""What a text speaks of has to have been spoken of before: the deed of an "if you do", the cards of an "among them".

"ACT: Draw a card, and put the rest on the bottom of your deck" would do nothing with any card, and nobody would notice
why.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from engine.kernel.abilities import Ability, Condition, Cost, Node
from engine.language.cards import Chosen
from engine.language.conditions import YouDo, YouDoNot
from engine.language.continuing import Continued
from engine.language.errors import Contradiction
from engine.language.instructions import ForEach, If, Instruction, May, Then

_JOINING = (Then, Continued, If, May, ForEach)
"""Instructions that do nothing by themselves."""


@dataclass
class _Spoken:
    """What the text has said so far."""

    deed: bool = False  #: whether it has done anything, or let a player do it
    by_other: bool = False  #: whether that was left to the other player
    cards: bool = False  #: whether it has shown cards


def refuse_words_of_nothing(costs: Iterable[Cost], sentences: Iterable[Instruction]) -> None:
    """Raise `Contradiction` for "if you do", "that many", "among them" or "the rest" with nothing before them.

    What is done to pay is no deed of the text.
    """
    spoken = _Spoken()
    for cost in costs:
        _read(cost, spoken)
    spoken.deed = False
    for sentence in sentences:
        _read(sentence, spoken)


def _read(node: Node, spoken: _Spoken) -> None:
    """Go through a part of a text in the order in which it is said."""
    if isinstance(node, Ability):  # it has an effect of its own
        return
    if isinstance(node, If) and _leaves_open_in_which_case(node):
        raise Contradiction(_WHICH_CASE)
    if node.of_last and not spoken.deed:
        raise Contradiction(_NO_DEED if isinstance(node, Condition) else _NO_NUMBER)
    if spoken.by_other and isinstance(node, YouDo | YouDoNot):
        raise Contradiction(_THEIR_DEED)
    if node.of_looked_at and not spoken.cards:
        raise Contradiction(_NO_CARDS)
    if spoken.cards and isinstance(node, Chosen) and node.among.unplaced:
        raise Contradiction(_WHERE)
    if isinstance(node, Instruction) and node.waits:  # what is done then is not done now; what is shown now is not then
        later = _Spoken(spoken.deed, spoken.by_other)
        for child in node.children():
            _read(child, later)
        return
    for child in node.children():
        _read(child, spoken)
    if isinstance(node, Instruction) and not isinstance(node, _JOINING):
        spoken.deed, spoken.by_other = True, node.by_other
    if node.shows_cards:
        spoken.cards = True


def _leaves_open_in_which_case(node: If) -> bool:
    """Whether "if you do not" stands in what is done if something is so, behind what has to be done then.

    "If you have two or more members, drop one of them, and if you do not, draw a card": if you do not have them, or if
    none was dropped?
    """
    if isinstance(node.condition, YouDo | YouDoNot):
        return False
    rest = node.instruction
    while isinstance(rest, Then) and not isinstance(rest.first, May):
        rest = rest.then
        if isinstance(rest, If) and isinstance(rest.condition, YouDoNot):
            return True
    return False


_WHICH_CASE = (
    'it does not say whether "if you do not" is about the "if" before it or about what is done: write "but otherwise" '
    'for the former, and for the latter begin a sentence of its own with "If you do not, ..."'
)
_NO_DEED = (
    'nothing is done before that this could ask about: say first what is to be done. A cost needs no "if you do", as '
    "what follows is done only when it is paid"
)
_THEIR_DEED = 'what your opponent does is asked about with "if they do": say so, or what you do yourself'
_NO_NUMBER = '"that many" means no number here, as none was chosen and nothing is done before: say how many'
_WHERE = (
    'it does not say whether one of the cards looked at is meant: say "from among them", or whose cards, as in '
    '"one of both players\' members"'
)
_NO_CARDS = (
    '"among them" and "the rest" mean no cards here: say first which cards are looked at, revealed from the deck or '
    "searched for, or name the zone"
)
