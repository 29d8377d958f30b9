"""Where "it" is: what lies in another zone is not destroyed, and gets no power.

"Choose one of your opponent's creatures. Put the top card of your deck into your mana zone. Destroy that creature."
"""

from __future__ import annotations

from typing import Final

from engine.games.duel_masters.vocabulary.card_actions import Destroy, DiscardsAtRandom, Tap
from engine.games.duel_masters.vocabulary.keywords import HasKeyword, PlainKeyword
from engine.kernel.abilities import Ability, Node
from engine.language.card_actions import LookAt, Reveal, Stand
from engine.language.cards import It, group_of
from engine.language.changes import Affect
from engine.language.groups import CardsFrom, CardsIn
from engine.language.hand_and_deck import Discard, OpponentDiscards, Search

_MANA: Final = "mana-card"
"""The deed that puts cards where they may be tapped, though they do not lie in the battle zone."""

_ELSEWHERE: Final = frozenset({"bury", "return", "discard", "destroy"})
"""The deeds that put cards where they are neither tapped nor untapped."""

_FROM_THERE: Final = frozenset({"put", "use-card"})
"""The deeds by which cards may come to the battle zone."""

_OF_SHIELDS: Final = (PlainKeyword("shield trigger"), PlainKeyword("guard strike"))
"""What a card has in the shield zone, where what creatures get in the battle zone does not reach it."""


def refusal_of_what_is_elsewhere(ability: Ability) -> str:
    """Why "it" cannot be the card that was spoken of last; "" if it can, in the order of the text."""
    if any(isinstance(node, HasKeyword) and node.keyword in _OF_SHIELDS for node in ability.walk()):
        return "only what lies in the shield zone does anything with that keyword"
    deed = ""  # how what was spoken of last came to lie outside of the battle zone; "" if it did not
    for node in ability.walk():
        done_with = getattr(node, "target", getattr(node, "subject", None))
        if isinstance(done_with, It):
            if (deed and isinstance(node, Destroy | Affect)) or (deed in _ELSEWHERE and isinstance(node, Tap | Stand)):
                return "the card that was spoken of last does not lie in the battle zone"
            deed = "" if getattr(node, "deed", "") in _FROM_THERE else deed
        elif isinstance(node, Discard | OpponentDiscards | DiscardsAtRandom):
            deed = "discard"
        elif isinstance(node, LookAt | Reveal | Search):
            deed = "look"
        elif done_with is not None:
            deed = _deed_of(node, done_with)
    return ""


def _deed_of(node: Node, done_with: object) -> str:
    """What has brought cards to another zone than the battle zone, or has found them there."""
    deed: str = getattr(node, "deed", "")
    if deed in _ELSEWHERE or deed == _MANA:
        return deed
    is_elsewhere = isinstance(group_of(done_with), CardsIn | CardsFrom) and deed not in _FROM_THERE
    return _MANA if is_elsewhere else ""  # whichever zone it is: it may be the mana zone
