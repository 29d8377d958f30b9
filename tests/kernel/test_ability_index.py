"""The index of printed abilities changes by one card, and is then what it would be if it were built anew."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.kernel import verbs
from engine.kernel.ability_index import AbilityIndex
from engine.kernel.cards import Card
from engine.kernel.definitions import CardDefinition
from tests.games.kits import Kit, every_game
from tests.kernel import tiny
from tests.kernel.tiny import begin, put

CARDS = 6
"""How many cards there are at first in the properties below."""


def contents(index: AbilityIndex) -> dict[str, Any]:
    """All that an index says, in order where the order counts. A compiled class has no slots, but the same names."""
    names = [name for name in dir(index) if not name.startswith("_") and not callable(getattr(index, name))]
    found = {name: getattr(index, name) for name in names if name != "shared"}
    return {**found, "the order of activated": list(index.activated)}


def drawn(data: st.DataObject, cards: Sequence[CardDefinition]) -> CardDefinition:
    return data.draw(st.sampled_from(cards))


def check_any_series(data: st.DataObject, cards: Sequence[CardDefinition]) -> None:
    """Turn cards, and let cards come into being, in any order. Who looks at an index goes on to see it."""
    definitions = [drawn(data, cards) for _ in range(CARDS)]
    index = AbilityIndex(definitions)
    looked_at: list[tuple[AbilityIndex, list[CardDefinition]]] = []
    for _ in range(data.draw(st.integers(1, 12), "changes")):
        if data.draw(st.booleans(), "somebody looks at it"):
            index.shared = True
            looked_at.append((index, definitions.copy()))
        row, after = data.draw(st.integers(0, len(definitions)), "card"), drawn(data, cards)
        if row == len(definitions):
            definitions.append(after)
            index = index.replace(Card(row), None, after)
        else:
            before, definitions[row] = definitions[row], after
            index = index.replace(Card(row), before, after)
        assert contents(index) == contents(AbilityIndex(definitions))
    for seen, were in looked_at:
        assert contents(seen) == contents(AbilityIndex(were))


@given(st.data())
def test_any_series_of_changes_leads_to_the_index_built_anew(data: st.DataObject) -> None:
    check_any_series(data, list(tiny.CARDS.values()))


@pytest.mark.property
@every_game
@given(st.data())
def test_so_it_is_with_the_cards_of_every_game(kit: Kit, data: st.DataObject) -> None:
    cards = list(kit.rulebook.cards().values())
    check_any_series(data, data.draw(st.lists(st.sampled_from(cards), min_size=3, max_size=12), "cards"))


def test_a_card_of_three_faces_has_the_abilities_of_the_one_that_counts() -> None:
    match = begin({"plain": 8})
    card, ally = put(match, "plain"), put(match, "plain", place="T2")
    for face, might, ally_has in (("chief", 3, 5), ("giant", 10, 3), ("plain", 3, 3)) * 2:
        verbs.flip_over(match, card, tiny.CARDS[face])
        assert (match.values(card)["might"], match.values(ally)["might"]) == (might, ally_has)
        assert match.index.continuous == AbilityIndex(match.state.definition).continuous


def test_a_face_that_is_turned_away_answers_nothing_any_more() -> None:
    match = begin({"plain": 8}, {"plain": 8})
    card = put(match, "mourner")
    verbs.place(match, put(match, "plain", 1), tiny.GRAVE[1])
    verbs.flip_over(match, card, tiny.CARDS["plain"])
    verbs.place(match, put(match, "plain", 1), tiny.GRAVE[1])
    assert [each.card for each in match.state.standing_by] == [card]


def test_a_card_that_gives_no_abilities_any_more_leaves_nothing_to_look_for() -> None:
    match = begin({"plain": 8}, {"plain": 8})
    card = put(match, "teacher")
    assert match.hears("a kind of event that no card names")
    verbs.flip_over(match, card, tiny.CARDS["plain"])
    assert not match.hears("a kind of event that no card names")


def test_a_fork_in_the_step_of_a_turn_begins_with_the_faces_of_the_checkpoint() -> None:
    match = begin({"plain": 8})
    card = put(match, "chief")
    match.answer(["pass"])  # a checkpoint at the beginning of the other player's turn
    verbs.flip_over(match, card, tiny.CARDS["mourner"])
    fork = match.fork()
    assert contents(fork.index) == contents(AbilityIndex(fork.state.definition))
    assert fork.state.definition[card] is tiny.CARDS["chief"]
    assert contents(match.index) == contents(AbilityIndex(match.state.definition))
