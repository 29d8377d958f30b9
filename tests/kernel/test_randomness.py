"""Randomness derived from seed and counter."""

from __future__ import annotations

from collections import Counter

from engine.kernel import codec, verbs
from engine.kernel.cards import Card
from engine.kernel.match import Match
from engine.kernel.randomness import endless, shuffled, words
from engine.kernel.verbs import shuffle
from tests.kernel import tiny

SEED = b"s" * 16


def test_the_same_seed_and_counter_give_the_same_numbers() -> None:
    assert words(SEED, 5, 20) == words(SEED, 5, 20)
    assert words(SEED, 5, 20)[:10] == words(SEED, 5, 10)


def test_another_counter_or_seed_gives_other_numbers() -> None:
    assert words(SEED, 5, 3) != words(SEED, 6, 3)
    assert words(SEED, 5, 3) != words(b"t" * 16, 5, 3)


def test_numbers_that_are_drawn_as_they_are_needed_are_the_same() -> None:
    together = [number for counter in (1, 2, 3) for number in words(SEED, counter, 16)]
    assert [number for number, _ in zip(endless(SEED, 2), range(40), strict=False)] == together[:40]


def test_shuffling_keeps_every_item() -> None:
    assert sorted(shuffled(SEED, 1, range(52))) == list(range(52))


def test_every_order_is_about_equally_likely() -> None:
    rounds = 6000
    counts = Counter(shuffled(SEED, counter, "abc") for counter in range(rounds))
    assert len(counts) == 6
    chi_squared = sum((count - rounds / 6) ** 2 / (rounds / 6) for count in counts.values())
    assert chi_squared < 20.5  # 5 degrees of freedom: one sound shuffle in a thousand seeds would exceed it


def order_after(match: Match, shuffles: int = 1) -> list[str]:
    """How the deck of the first player lies after it was shuffled so often."""
    for _ in range(shuffles):
        shuffle(match, tiny.DECK[0])
    return [str(card) for card in match.cards(tiny.DECK[0])]


def asked_for_a_seat() -> Match:
    """A match in the middle of a step: a card is chosen, and it is asked where it goes."""
    match = tiny.begin({"plain": 30})
    match.answer(["play:plain"])
    return match


def test_what_was_taken_back_is_decided_afresh_and_like_nothing_that_was_decided() -> None:
    match = asked_for_a_seat()
    taken_back = asked_for_a_seat()
    seen = [order_after(match) for _ in range(3)]
    taken_back.decide_afresh(match.state.next_number)
    assert codec.digest(taken_back.state) != codec.digest(asked_for_a_seat().state)
    assert order_after(taken_back) not in seen
    assert order_after(asked_for_a_seat()) == seen[0], "without it chance decides the same again"
    assert taken_back.state.next_number > match.state.next_number, "whoever takes that back too finds new numbers"


def test_a_copy_and_a_saved_match_decide_afresh_from_the_same_answer_on() -> None:
    """What chance decided earlier in the step stays: it is done again when the match is read."""
    match = asked_for_a_seat()
    match.decide_afresh(1000)
    loaded = codec.load(tiny.RULEBOOK, codec.save(match))
    fork = match.fork()
    assert loaded.keys == fork.keys == match.keys
    assert codec.digest(loaded.state) == codec.digest(fork.state) == codec.digest(match.state)
    assert order_after(loaded) == order_after(fork) == order_after(match) != order_after(asked_for_a_seat())


def test_taken_back_twice_in_one_step_a_copy_still_draws_what_was_drawn() -> None:
    """The step is done again from its beginning: what was drawn between the two must come again, and nothing else."""
    match = asked_for_a_seat()
    match.decide_afresh(1000)
    first = order_after(match)
    match.decide_afresh(2000)
    checkpoint, _ = match.checkpoint
    again, before = checkpoint.copy(), asked_for_a_seat().state.counter
    while again.counter < before:
        again.drawn()
    assert [again.drawn(), again.drawn()] == [1000, 2000], "as the match did, and will do"
    assert order_after(match) != first


def test_what_cards_are_called_stays_when_another_seed_decides_what_comes() -> None:
    match = tiny.begin({"plain": 6})
    card = match.cards(tiny.HAND[0])[0]
    verbs.place(match, card, tiny.DECK[0])
    copy = match.state.copy()
    copy.reseed(b"another")
    assert copy.ident == match.state.ident
    assert [copy.ident_of(Card(row)) for row in range(len(copy.zone))] == match.state.ident
    for state in (copy, match.state):
        state.call_another(card)
    assert copy.ident_of(card) != match.state.ident_of(card)
