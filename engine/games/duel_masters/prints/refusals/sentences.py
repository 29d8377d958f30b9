"""What a sentence means behind another one: done each time or once, besides or instead, at the end of which turn."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from engine.games.duel_masters.prints.refusals.which_card import introduces, speaks_of_it
from engine.games.duel_masters.vocabulary.descriptions import TypeNoun
from engine.games.duel_masters.vocabulary.each_player import ThisTurn
from engine.games.duel_masters.vocabulary.turns import TakesExtraTurn
from engine.language.card_actions import Choose
from engine.language.cards import Chosen, It
from engine.language.conditions import Is
from engine.language.delayed import Delayed
from engine.language.instructions import If, Instruction


def refusal_of_sentences(sentences: Sequence[Instruction]) -> str:
    """Why print cannot mean these sentences one after the other; "" if it can."""
    if any(_lasts(each) for each in sentences[:-1]):
        return "it does not say whether what comes next is done each time as well"
    if _ends_another_turn(sentences):
        return "it does not say at the end of which turn"
    if _chooses_again(sentences):
        return "it does not say whether these are chosen besides, or instead"
    if _goes_on_about_it(sentences):
        return "it does not say whether that is done only if the card is what was asked"
    return "it does not say which card is meant then" if _is_about_another(sentences) else ""


def _lasts(sentence: Instruction) -> bool:
    return any(isinstance(node, ThisTurn) for node in sentence.walk())


def _ends_another_turn(sentences: Sequence[Instruction]) -> bool:
    """Whether something waits for the end of a turn after an extra turn was spoken of, which may be that turn."""
    extra = False
    for sentence in sentences:
        if extra and any(isinstance(node, Delayed) for node in sentence.walk()):
            return True
        extra = extra or any(type(node) is TakesExtraTurn for node in sentence.walk())
    return False


def _chooses_again(sentences: Sequence[Instruction]) -> bool:
    """Whether others of the same sort are chosen if something is so, after some were."""
    for first, second in pairwise(sentences):
        if isinstance(first, Choose) and isinstance(second, If) and isinstance(second.instruction, Choose):
            before, again = first.target, second.instruction.target
            if isinstance(before, Chosen) and isinstance(again, Chosen) and before.among == again.among:
                return True
    return False


def _goes_on_about_it(sentences: Sequence[Instruction]) -> bool:
    """Whether a sentence of its own goes on about "it", after one that did something only if it is of a kind.

    "If it is a spell, reveal it. You may put it into your hand": only then, or in any case?
    """
    for first, second in pairwise(sentences):
        if not isinstance(first, If) or isinstance(second, If) or _asked_of_it(first) is None:
            continue
        if not introduces(first.instruction) and speaks_of_it(second):
            return True
    return False


def _asked_of_it(sentence: Instruction) -> Is | None:
    """What a sentence asks of "it" before it does anything, if it does."""
    condition = sentence.condition if isinstance(sentence, If) else None
    return condition if isinstance(condition, Is) and isinstance(condition.one, It) else None


def _is_about_another(sentences: Sequence[Instruction]) -> bool:
    """Whether a sentence asks what "it" is, and the one before may have chosen another card for "it" to mean."""
    for first, second in pairwise(sentences):
        asked, again = _asked_of_it(first), _asked_of_it(second)
        if asked is None or again is None or not isinstance(first, If):
            continue
        nouns = (asked.description.noun, again.description.noun)
        exclusive = all(type(noun) is TypeNoun for noun in nouns) and nouns[0] != nouns[1]
        if any(isinstance(node, Chosen) for node in first.instruction.walk()) and not exclusive:
            return True
    return False
