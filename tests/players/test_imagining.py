"""Worlds: they look like the real match from a seat, and what the seat cannot see has no part in them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from itertools import islice
from typing import Any

import pytest

from engine.games.vanguard import RULEBOOK
from engine.kernel.cards import Card
from engine.kernel.codec import save
from engine.kernel.match import Match
from engine.kernel.rulebook import Deck, Rulebook, Starter
from engine.kernel.state import State
from engine.kernel.views import view
from engine.kernel.visibility import sees
from engine.players import Chance
from engine.players.guessing import Guesser
from engine.players.imagining import imagined
from engine.players.playout import random_answers
from tests.host import tiny_game
from tests.kernel import tiny
from tests.players import hiding

DECKS = [starter.deck for starter in RULEBOOK.decks.starters()][:2]


def at(seed: int, answers: int, rulebook: Rulebook = RULEBOOK, decks: Sequence[Any] = DECKS) -> Match:
    """A match after so many random answers, or the last decision before its end."""
    match = Match.begin(rulebook, decks, b"%d" % seed, log=False)
    previous = match
    for _ in zip(range(answers), random_answers(match, b"%d" % seed), strict=False):
        if match.decision is None:
            return previous
        previous = match.fork()
    return match


def asked(match: Match) -> int:
    assert match.decision is not None
    return match.decision.player


def worlds(match: Match, seed: bytes = b"world", count: int = 3) -> list[Match]:
    """Matches begun in the first worlds that the asked player imagines."""
    return [world.begin(b"future") for world in islice(imagined(match, asked(match), Chance(seed)), count)]


POSITIONS = [(seed, answers) for seed in range(4) for answers in (0, 9, 40, 77, 130, 201)]


@pytest.mark.parametrize(("seed", "answers"), POSITIONS)
def test_a_world_looks_like_the_real_match_to_who_imagines_it(seed: int, answers: int) -> None:
    match = at(seed, answers)
    found = worlds(match)
    assert len(found) == 3
    assert all(view(world, asked(match)) == view(match, asked(match)) for world in found)


@pytest.mark.parametrize(("seed", "answers"), POSITIONS)
def test_a_world_tells_how_many_answers_were_given_to_find_it(seed: int, answers: int) -> None:
    match = at(seed, answers)
    again = len(match.checkpoint.given)
    for world in islice(imagined(match, asked(match), Chance(b"world")), 3):
        assert world.answers >= again
        assert world.answers == 0 if again == 0 else world.answers % again == 0


@pytest.mark.parametrize(("seed", "answers"), POSITIONS)
def test_imagining_leaves_the_match_as_it_is(seed: int, answers: int) -> None:
    match = at(seed, answers)
    before = save(match)
    for world in worlds(match):
        for _ in zip(range(30), random_answers(world, b"on"), strict=False):
            pass
    assert save(match) == before


def test_hidden_cards_are_others_in_other_worlds_but_ones_own_deck_keeps_its_cards() -> None:
    match = at(0, 9)
    me = asked(match)
    zones = match.rulebook.zones
    hands, tops = set(), set()
    for world in worlds(match, count=12):
        numbers = [definition.number for definition in world.state.definition]
        hands.add(tuple(numbers[card] for card in world.cards(zones[f"hand:{1 - me}"])))
        tops.add(numbers[world.cards(zones[f"deck:{me}"])[-1]])
        assert Counter(numbers[card] for card in world.cards(zones[f"deck:{me}"])) == Counter(
            match.state.definition[card].number for card in match.cards(zones[f"deck:{me}"])
        )
    assert len(hands) > 1
    assert len(tops) > 1


def test_the_other_players_deck_is_taken_for_the_starter_that_agrees_with_what_is_seen_of_it() -> None:
    match = at(2, 150)
    me = asked(match)
    for world in worlds(match):
        theirs = Counter(
            definition.number
            for definition, owner in zip(world.state.definition, world.state.owner, strict=True)
            if owner != me
        )
        assert theirs == Counter(DECKS[1 - me].sections["main"])


def test_what_chance_brings_is_decided_by_the_seed_that_a_world_is_begun_with() -> None:
    match = at(3, 40)
    world = next(imagined(match, asked(match), Chance(b"1")))
    ends = []
    for seed in (b"one", b"one", b"two"):
        begun = world.begin(seed)
        for _ in zip(range(60), random_answers(begun, b"on"), strict=False):
            pass
        ends.append(save(begun))
    assert ends[0] == ends[1] != ends[2]


# ---- what the seat cannot see


def with_other_hidden_cards(match: Match, seat: int) -> Match | None:
    """The match with another deck in the other player's hands, and the cards of one's own deck in another order.

    Cards that moved since the step began stay what they are. None if nothing can be exchanged.
    """
    state = match.checkpoint.state.copy()
    rows = [Card(row) for row in range(len(state.definition))]
    unseen = [card for card in rows if not sees(match, seat, card) and _trace(state, card) == _trace(match.state, card)]
    mine = [card for card in unseen if state.owner[card] == seat]
    definitions = [state.definition[card] for card in mine]
    for card, definition in zip(mine, definitions[1:] + definitions[:1], strict=True):
        state.definition[card] = definition
    stranger = match.rulebook.cards()["TD01/014"]
    for card in unseen:
        if state.owner[card] != seat:
            state.definition[card] = stranger
    return _again(match, state)


def _trace(state: State, card: Card) -> tuple[int, int]:
    return state.entered[card], state.ident_of(card)


def _again(match: Match, state: State) -> Match | None:
    """The answers of the step given again; None where these cards make others possible."""
    again = Match.at(match.rulebook, state, ())
    actual = Match.at(match.rulebook, match.checkpoint.state.copy(), ())
    for chosen in match.checkpoint.given:
        if again.keys != actual.keys:
            return None
        again.choose(chosen)
        actual.choose(chosen)
    return again


@pytest.mark.parametrize(("seed", "answers"), [(seed, answers) for seed, answers in POSITIONS if answers])
def test_the_worlds_of_a_seat_are_the_same_whatever_it_cannot_see(seed: int, answers: int) -> None:
    match = at(seed, answers)
    other = with_other_hidden_cards(match, asked(match))
    assert other is not None
    assert save(other) != save(match)
    assert [save(world) for world in worlds(other)] == [save(world) for world in worlds(match)]


def test_a_card_seen_before_it_was_shuffled_into_a_pile_may_be_anywhere_in_it() -> None:
    match = hiding.hidden(1)
    begun = [world.begin(b"%d" % n) for n, world in enumerate(islice(imagined(match, 1, Chance(b"1")), 40))]
    assert set(map(hiding.place_of_the_ball, begun)) == {0, 1, 2, 3}


def test_what_the_other_player_chose_in_secret_is_chosen_anew() -> None:
    match = throwing(b"seed")
    first = match.cards(tiny_game.HAND[0])
    thrown = set()
    for own in range(3):
        actual = match.fork()
        actual.choose((own,))
        chosen = [world.state.memory["chosen"][0] for world in worlds(actual, count=30)]
        assert set(chosen) == set(first)
        thrown.add(tuple(chosen))
    assert len(thrown) == 1, "which one was really chosen makes no difference"


def throwing(seed: bytes) -> Match:
    """Stone, paper, scissors: the turn player is about to choose in secret."""
    match = Match.begin(tiny_game.RULEBOOK, (tiny_game.EVEN, tiny_game.EVEN), seed, log=False)
    match.answer(["no"])
    match.answer(["nod"])
    return match


@pytest.mark.parametrize("number", ["plain", "blue"])
def test_the_other_player_is_taken_to_have_a_starter_of_the_rulebook_that_is_played_by(number: str) -> None:
    deck = Deck({"main": {number: 6}})
    decks = replace(tiny.RULEBOOK.decks, starters=lambda: (Starter(number, number, deck),))
    match = Match.begin(replace(tiny.RULEBOOK, decks=decks), (deck, deck), b"seed", log=False)
    theirs = [Card(row) for row, owner in enumerate(match.state.owner) if owner == 1]
    guesser = Guesser(match, match.state, 0, ())
    dealt = [guesser.deal(theirs, Chance(b"%d" % count)) for count in range(20)]
    assert {definition.number for guessed in dealt for _, definition in guessed} == {number}


def test_a_card_is_taken_for_one_with_the_same_back() -> None:
    deck = Deck({"main": {"plain": 3, "blue": 3}})
    hooks = replace(tiny.RULEBOOK.hooks, back=lambda definition: str(definition.values["colour"]))
    decks = replace(tiny.RULEBOOK.decks, starters=lambda: (Starter("both", "Both", deck),))
    match = Match.begin(replace(tiny.RULEBOOK, decks=decks, hooks=hooks), (deck, deck), b"seed", log=False)
    everything = [Card(row) for row in range(len(match.state.definition))]
    for count in range(20):
        guessed = dict(Guesser(match, match.state, 0, ()).deal(everything, Chance(b"%d" % count)))
        assert guessed == {card: match.state.definition[card] for card in everything}


def test_without_a_deck_that_agrees_nothing_is_imagined() -> None:
    def telltale(match: Match, viewer: int | None) -> dict[str, Any]:
        return {"hands": [match.state.definition[card].number for card in match.cards(tiny.HAND[1])]}

    rulebook = replace(tiny.RULEBOOK, views=telltale)
    match = Match.begin(rulebook, (Deck({"main": {"plain": 6}}), Deck({"main": {"blue": 6}})), b"seed")
    assert list(imagined(match, 0, Chance(b"1"))) == []
