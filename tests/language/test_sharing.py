"""What games share of the card language: each takes of it what it has words and a place for."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from engine.kernel.abilities import Automatic, Node
from engine.language import shared_nodes
from engine.language.abilities import EFFECT, automatic_fields, automatic_slots
from engine.language.compiler import Language
from engine.language.errors import CardTextError, VocabularyError
from engine.language.groups import InPlay
from engine.language.hand_and_deck import Draw
from engine.language.phrases import Phrase
from engine.language.vocabulary import Vocabulary

ABILITY = Phrase("AUTO: {trigger}, {effect}", {"effect": EFFECT}, automatic_fields, automatic_slots)
PHRASINGS: Mapping[type[Node], tuple[Phrase, ...]] = {Automatic: (ABILITY,)}


def test_a_game_that_only_says_how_abilities_begin_has_a_language() -> None:
    language = Language(Vocabulary((), PHRASINGS, shared_nodes.TITLES, shared=shared_nodes.MODULES))
    text = "AUTO: At the end of your turn, you may draw two cards. If you do, your opponent draws a card."
    (ability,) = language.compile(text)
    assert language.print((ability,)) == text
    with pytest.raises(CardTextError):
        language.compile("AUTO: At the end of your turn, choose one of your units, and rest it.")


def test_phrases_about_what_a_game_has_no_words_for_are_left_out() -> None:
    vocabulary = Vocabulary((), PHRASINGS, shared_nodes.TITLES, shared=shared_nodes.MODULES)
    assert Draw in vocabulary.phrases
    assert not any(issubclass(node, InPlay) for node in vocabulary.phrases)


def test_what_a_game_says_itself_must_have_words_for_every_slot() -> None:
    own = Vocabulary(shared_nodes.MODULES, PHRASINGS, shared_nodes.TITLES)
    with pytest.raises(VocabularyError, match="no phrase says a"):
        Language(own).compile("AUTO: At the end of your turn, draw a card.")
