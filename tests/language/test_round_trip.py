"""Text to tree to text to tree: what was read is what is printed, and printing it again changes nothing."""

from __future__ import annotations

import json
import random
from functools import cache

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.games import rulebooks
from engine.kernel.codec import encode
from engine.language.errors import CardTextError
from tests.language.derivations import Speaker
from tests.language.languages import GAMES, every_language, language_of

CONTRADICTIONS = (
    *("are on circles", "are in play, never", "at most", "too deeply", "inside another", "names the zones"),
    *("compared with that of the other player", "is not called", "numbers here go up to", "may be paid in two ways"),
    *(
        "the two zones are one",
        "the zones of its owner only",
        "one or the other of the two",
        "changes places with one other card",
    ),
    *("does not say than which other card", "would be the card that was paid with", "cannot be a cost"),
    *("is not in the hand when this is used", "only main characters have a level"),
    *("whether one of the cards looked at", "for nothing that could happen for the first time"),
    *("each of several cards is not negative", "what your opponent does is asked about"),
    *("are in the shield zone, never", "are in the battle zone, never", "so of certain cards"),
    *("for two sides, or for 360", "no number that grows or shrinks", "attacked or blocked by another"),
    *(
        "asks for mana",
        "so in the battle zone",
        "players do this",
        "cards are so",
        *("do not lie in the battle zone", "lies in the battle zone already", "under another one are not used"),
        "only of itself does a card say",
    ),
    *(
        "that there is another one",
        *("gates are destroyed, and members dropped", "or the one that the", "cards of the other player"),
        "done with cards, not with players",
        "in words of its own",
        "lies nowhere else",
        "the same zone twice",
        "only a shield trigger",
        "is said once",
        "to once a turn, not to the first time",
        "not asked whether it goes together",
        "means no card here",
        *("mean no cards here", "means no number here", "this could ask about"),
        "how much X is",
        "compare cards with X",
        "fewer things to choose among",
        "both of two things are chosen",
        "so of itself",
        "shield go is printed",
        *("being discarded says itself when", "being discarded says itself by what"),
        *("what is revealed is seen by everybody", "is strengthened by Force alone", "in one zone alone, which is not"),
        *("does not know whether something has happened", "would be the card that this one fights"),
        "unexpected 'at least as many'",  # before a number that is said by "as many as"
        "unexpected 'this creature from",  # what costs more than this creature, from a zone
    ),
)
CARDS = [(game.name, number) for game in GAMES for number, card in game.cards().items() if card.text]


@pytest.mark.parametrize(("game", "number"), CARDS)
def test_every_card_is_printed_in_the_words_of_its_file(game: str, number: str) -> None:
    card = rulebooks()[game].cards()[number]
    written = language_of(game).compile(card.text)
    assert language_of(game).print(written) == card.text


@pytest.mark.slow
@every_language
@given(seed=st.integers(0, 1 << 64))
def test_whatever_the_phrases_allow_compiles_and_prints_and_compiles_to_the_same(game: str, seed: int) -> None:
    language = language_of(game)
    read = language.compile(random_text(game, seed))
    printed = language.print(read)
    assert language.compile(printed) == read
    assert language.print(language.compile(printed)) == printed


@pytest.mark.slow
@every_language
@given(seed=st.integers(0, 1 << 64))
def test_trees_hold_only_what_a_saved_match_can_hold(game: str, seed: int) -> None:
    (ability,) = language_of(game).compile(random_text(game, seed))
    assert {node.saved_name() for node in ability.walk()} <= set(rulebooks()[game].nodes())
    saved = json.loads(json.dumps(encode(ability)))
    assert saved["@"] == ability.saved_name()


@cache
def speaker(game: str) -> Speaker:
    """Somebody who speaks the language of a game."""
    return Speaker(language_of(game).vocabulary)


def random_text(game: str, seed: int) -> str:
    """A random text of at most the allowed length that does not contradict itself."""
    chance = random.Random(seed)
    while True:
        text = speaker(game).ability(chance)
        try:
            language_of(game).compile(text)
        except CardTextError as error:
            if any(reason in error.problem for reason in CONTRADICTIONS):
                continue
            raise
        return text
