"""Readings in which "it" is the card with the ability, where print means a card that was spoken of before.

"Whenever one of your Goblins wins a battle, you may tap this creature. If you do, untap that Goblin."
"""

from __future__ import annotations

from engine.games.duel_masters.vocabulary.faces import Flip
from engine.kernel.abilities import Ability, Automatic
from engine.language.cards import Chosen, It, This
from engine.language.replacing import Instead
from engine.language.triggers import HappensTo


def refusal_of_this_as_it(ability: Ability) -> str:
    """Why print cannot mean the card with the ability by "it"; "" if it can."""
    spoken, this = _is_about_others(ability), False
    for node in ability.walk():
        done_with = getattr(node, "target", getattr(node, "subject", None))
        if isinstance(done_with, This):
            this = not isinstance(node, Flip)  # "flip this card to its creature side and untap it" is a formula
        elif isinstance(node, Chosen) or node.introduces:
            spoken, this = True, False
        elif isinstance(node, It) and spoken and this:
            return "it does not say whether this card is meant, or the one that was spoken of before"
    return ""


def _is_about_others(ability: Ability) -> bool:
    """Whether something happens, or would happen, to other cards than the one with the ability."""
    if isinstance(ability, Instead):
        return ability.prospect is not None and not isinstance(getattr(ability.prospect, "who", None), This | None)
    if not isinstance(ability, Automatic) or ability.trigger is None:
        return False
    happening = [node for node in ability.trigger.walk() if isinstance(node, HappensTo)]
    return any(not isinstance(each.who, This) for each in happening)
