"""Text to tree to text to tree: what was read is what is printed, and printing it again changes nothing."""

from __future__ import annotations

import json
import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.games.vanguard.cards import all_cards
from engine.games.vanguard.vocabulary import language, nodes
from engine.kernel.codec import encode
from engine.language.errors import CardTextError
from tests.language.derivations import Speaker

SPEAKER = Speaker(language().vocabulary)
CONTRADICTIONS = ("are on circles", "at most", "too deeply", "inside another", "names the zones")


@pytest.mark.parametrize("number", [number for number, card in all_cards().items() if card.text])
def test_every_card_is_printed_in_the_words_of_its_file(number: str) -> None:
    card = all_cards()[number]
    written = language().compile(card.text)
    assert language().print(written) == card.text


@given(st.integers(0, 1 << 64))
def test_whatever_the_phrases_allow_compiles_and_prints_and_compiles_to_the_same(seed: int) -> None:
    read = language().compile(random_text(seed))
    printed = language().print(read)
    assert language().compile(printed) == read
    assert language().print(language().compile(printed)) == printed


@given(st.integers(0, 1 << 64))
def test_trees_hold_only_what_a_saved_match_can_hold(seed: int) -> None:
    (ability,) = language().compile(random_text(seed))
    assert {type(node).__name__ for node in ability.walk()} <= set(nodes())
    saved = json.loads(json.dumps(encode(ability)))
    assert saved["@"] == type(ability).__name__


def random_text(seed: int) -> str:
    """A random text of at most the allowed length that does not contradict itself."""
    chance = random.Random(seed)
    while True:
        text = SPEAKER.ability(chance)
        try:
            language().compile(text)
        except CardTextError as error:
            if any(reason in error.problem for reason in CONTRADICTIONS):
                continue
            raise
        return text
