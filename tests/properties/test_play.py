"""Random play: matches end, keep their cards, offer what is legal, and are the same match however one gets there."""

from __future__ import annotations

import os
import subprocess
import sys
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.games.vanguard import RULEBOOK
from engine.kernel import codec
from engine.kernel.errors import IllegalAnswer
from engine.kernel.match import Match
from engine.kernel.records import Record, replay
from engine.kernel.rulebook import Deck
from engine.kernel.views import view
from engine.players import RandomPlayer
from engine.players.chance import Chance
from tests.properties.matches import begin, decks, positions, seeds, share

pytestmark = pytest.mark.property

MOST_ANSWERS = 20_000
"""No match of two decks of fifty cards takes longer: every turn draws a card, and an empty deck loses."""

REPLAYING = """
import sys
from engine.games.vanguard import RULEBOOK
from engine.kernel.codec import digest
from engine.kernel.records import Record, replay
print(digest(replay(RULEBOOK, Record.from_json(sys.stdin.read())).state))
"""


def played(first: Deck, second: Deck, seed: bytes) -> tuple[Match, Record]:
    """A match of two random players, and its record."""
    match = begin(first, second, seed)
    player = RandomPlayer()
    answers: list[tuple[int, tuple[str, ...]]] = []
    while match.decision is not None:
        seat = match.decision.player
        keys = player.choose(view(match, seat), Chance(seed + len(answers).to_bytes(4, "big")))
        match.answer(keys)
        answers.append((seat, keys))
    return match, Record(RULEBOOK.name, RULEBOOK.edition, seed, (first, second), tuple(answers))


@given(decks(), decks(), seeds())
def test_every_match_ends(first: Deck, second: Deck, seed: bytes) -> None:
    match = begin(first, second, seed)
    answers = max(positions(match, seed))
    assert answers < MOST_ANSWERS
    outcome = match.state.outcome
    assert outcome is not None
    assert outcome.rule in {"9.2.2", "9.2.3", "9.2.4", "12.1.1.1"}


@given(decks(), decks(), seeds())
def test_no_card_is_lost_or_made(first: Deck, second: Deck, seed: bytes) -> None:
    match = begin(first, second, seed)
    wanted = [Counter(deck.sections["main"]) for deck in (first, second)]
    state = match.state
    for _ in positions(match, seed):
        state = match.state
        rows = sorted(card for pile in state.zones.values() for card in pile)
        assert rows == list(range(len(state.definition)))
        assert all(card in state.zones[state.zone[card]] for card in rows)
    for player in (0, 1):
        owned = [d.number for d, owner in zip(state.definition, state.owner, strict=True) if owner == player]
        assert Counter(owned) == wanted[player]


@share(2)
@given(decks(), decks(), seeds())
def test_every_option_that_is_offered_may_be_chosen(first: Deck, second: Deck, seed: bytes) -> None:
    match = begin(first, second, seed)
    for number in positions(match, seed):
        decision = match.decision
        if decision is None or number % 7:
            continue
        assert len(set(match.keys)) == len(decision.options) >= decision.minimum
        match.fork().choose(decision.default)
        for index in range(len(decision.options)):
            others = [other for other in range(len(decision.options)) if other != index]
            count = max(1, decision.minimum)
            match.fork().choose((index, *others[: count - 1]))


@given(decks(), decks(), seeds())
def test_what_is_not_offered_is_refused_and_changes_nothing(first: Deck, second: Deck, seed: bytes) -> None:
    match = begin(first, second, seed)
    for number in positions(match, seed):
        decision = match.decision
        if decision is None or number % 11:
            continue
        before = codec.save(match)
        every = tuple(range(len(decision.options)))
        wrong = [("no-such-option",), match.keys[:1] * 2, ("",), (*match.keys, match.keys[0])]
        if decision.minimum:
            wrong.append(())
        if decision.maximum < len(every):
            wrong.append(match.keys)
        for keys in wrong:
            with pytest.raises(IllegalAnswer):
                match.answer(keys)
        assert codec.save(match) == before


@share(3)
@given(decks(), decks(), seeds())
def test_a_match_survives_saving_and_loading_at_every_decision(first: Deck, second: Deck, seed: bytes) -> None:
    match = begin(first, second, seed)
    for number in positions(match, seed):
        saved = codec.save(match)
        loaded = codec.load(RULEBOOK, saved)
        assert codec.save(loaded) == saved
        assert codec.digest(loaded.state) == codec.digest(match.state)
        assert loaded.keys == match.keys
        if number % 10 == 0:
            for viewer in (0, 1, None):
                assert repr(view(loaded, viewer)) == repr(view(match, viewer))


@share(3)
@given(decks(), decks(), seeds(), st.integers(0, 300))
def test_a_loaded_match_goes_on_like_the_one_that_was_saved(first: Deck, second: Deck, seed: bytes, when: int) -> None:
    match = begin(first, second, seed)
    for number in positions(match, seed):
        if number == when:
            break
    loaded = codec.load(RULEBOOK, codec.save(match))
    for _ in zip(positions(match, seed), positions(loaded, seed), strict=True):
        assert codec.digest(loaded.state) == codec.digest(match.state)


@given(decks(), decks(), seeds(), st.integers(0, 400), seeds())
def test_a_fork_goes_its_own_way(first: Deck, second: Deck, seed: bytes, when: int, other: bytes) -> None:
    match = begin(first, second, seed)
    for number in positions(match, seed):
        if number == when:
            break
    before = codec.save(match)
    fork = match.fork()
    assert codec.digest(fork.state) == codec.digest(match.state)
    for _ in positions(fork, other):
        pass
    assert codec.save(match) == before


@given(decks(), decks(), seeds())
def test_a_record_plays_again_to_the_same_end(first: Deck, second: Deck, seed: bytes) -> None:
    match, record = played(first, second, seed)
    again = replay(RULEBOOK, Record.from_json(record.to_json()))
    assert codec.digest(again.state) == codec.digest(match.state)
    assert again.state.outcome == match.state.outcome


@share(10)
@given(decks(), decks(), seeds(), st.integers(0, 2**32 - 1))
def test_a_record_plays_again_to_the_same_end_however_python_hashes(
    first: Deck, second: Deck, seed: bytes, hash_seed: int
) -> None:
    match, record = played(first, second, seed)
    environment = {**os.environ, "PYTHONHASHSEED": str(hash_seed)}
    command = [sys.executable, "-c", REPLAYING]
    run = subprocess.run(command, input=record.to_json(), env=environment, capture_output=True, text=True, check=True)
    assert run.stdout.strip() == codec.digest(match.state)
