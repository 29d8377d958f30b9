"""Decks are dealt at once, and lie as if their cards had come into being one by one."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from engine.kernel import codec, verbs
from engine.kernel.abilities import Activated
from engine.kernel.match import Match
from engine.kernel.rulebook import Deck
from tests.kernel import tiny

DRUMMER = tiny.card("drummer", 1, "green", Activated(("hand",)))
DEALT = (
    verbs.Copies(DRUMMER, 3, 0, tiny.HAND[0]),
    verbs.Copies(tiny.CARDS["plain"], 4, 0, tiny.DECK[0]),
    verbs.Copies(tiny.CARDS["blue"], 4, 1, tiny.DECK[1]),
    verbs.Copies(tiny.CARDS["plain"], 0, 1, tiny.DECK[1]),
    verbs.Copies(tiny.CARDS["plain"], 2, 1, tiny.VAULT[1], face_down=True),
    verbs.Copies(DRUMMER, 1, 1, tiny.HAND[1]),
)


def begun(deal: Callable[[Match], None]) -> Match:
    rulebook = replace(tiny.RULEBOOK, deal=lambda match, decks: deal(match))
    return Match.dealt(rulebook, [Deck({}), Deck({})], tiny.SEED)


def together(match: Match) -> None:
    verbs.deal(match, DEALT)


def one_by_one(match: Match) -> None:
    for definition, amount, owner, zone, face_down in DEALT:
        for _ in range(amount):
            verbs.create(match, definition, owner, zone, face_down=face_down)


def test_cards_that_are_dealt_lie_as_if_they_had_come_one_by_one() -> None:
    assert codec.digest(begun(together).state) == codec.digest(begun(one_by_one).state)


def test_what_is_printed_on_dealt_cards_is_found_and_stays_with_their_match() -> None:
    match, other = begun(together), begun(together)
    assert [card for card, *_ in match.activated(0)] == [*match.cards(tiny.HAND[0])]
    new = verbs.create(match, DRUMMER, 0, tiny.HAND[0])
    assert [card for card, *_ in match.activated(0)] == [*match.cards(tiny.HAND[0])]
    assert new not in other.index.activated
