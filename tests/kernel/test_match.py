"""Asking, answering, going back, copying and ending a match."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.kernel import codec, verbs
from engine.kernel.abilities import Activated
from engine.kernel.decisions import Procedure
from engine.kernel.definitions import CardDefinition
from engine.kernel.errors import IllegalAnswer, NoCheckpoint, NothingAsked, RulebookError
from engine.kernel.match import Match
from engine.kernel.memory import first_values
from engine.kernel.rulebook import Deck
from engine.kernel.state import Frame, State
from engine.kernel.steps import step
from tests.kernel import tiny


def test_an_unknown_option_is_refused_and_changes_nothing() -> None:
    match = tiny.begin({"plain": 6})
    before = codec.save(match)
    with pytest.raises(IllegalAnswer, match="play:nonsense"):
        match.answer(["play:nonsense"])
    assert codec.save(match) == before
    match.answer(["pass"])


@pytest.mark.parametrize("keys", [[], ["pass", "play:plain"]])
def test_too_few_or_too_many_options_are_refused(keys: list[str]) -> None:
    match = tiny.begin({"plain": 6})
    with pytest.raises(IllegalAnswer, match="must be chosen"):
        match.answer(keys)


def test_options_with_equal_names_have_different_keys() -> None:
    assert tiny.begin({"plain": 6}).keys == ("pass", "play:plain", "play:plain#2")


def test_a_choice_can_be_taken_back_while_nothing_has_happened() -> None:
    match = tiny.begin({"plain": 6})
    before = codec.save(match)
    match.answer(["play:plain"])
    assert list(match.keys) == ["seat:T1", "seat:T2"]
    assert match.can_step_back
    match.step_back()
    assert list(match.keys) == ["pass", "play:plain", "play:plain#2"]
    assert codec.save(match) == before


def test_there_is_nothing_to_take_back_before_the_first_choice_of_a_step() -> None:
    assert not tiny.begin({"plain": 6}).can_step_back


def test_a_choice_with_consequences_cannot_be_taken_back() -> None:
    match = tiny.begin({"plain": 6})
    match.answer(["play:plain"])
    match.answer(["seat:T1"])
    assert not match.can_step_back
    with pytest.raises(IllegalAnswer, match="something has happened"):
        match.step_back()


def test_a_fork_in_the_middle_of_a_step_is_independent() -> None:
    match = tiny.begin({"scholar": 6})
    match.answer(["play:scholar"])
    fork = match.fork()
    assert fork.keys == match.keys
    fork.answer(["seat:T1"])
    assert match.keys == ("seat:T1", "seat:T2")
    assert not match.cards(tiny.TABLE.at(0, "T1"))
    assert len(fork.cards(tiny.HAND[0])) == 3  # one played, two drawn


def test_a_fork_finds_the_activated_abilities_of_its_own_position() -> None:
    drummer = tiny.card("drummer", 1, "green", Activated(("hand",)))
    rulebook = replace(tiny.RULEBOOK, deal=lambda match, decks: deal(match, drummer))
    match = Match.begin(rulebook, [Deck({}), Deck({})], tiny.SEED)
    match.answer(["pass"])
    before = [*match.activated(0)]
    verbs.place(match, match.cards(tiny.HAND[0])[0], tiny.GRAVE[0])
    assert len(match.activated(0)) == len(before) - 1
    assert match.fork().activated(0) == before


@pytest.mark.parametrize("overfull", [True, False])
def test_a_fork_looks_for_overfull_places_where_its_step_began_to(overfull: bool) -> None:
    match = tiny.begin({"plain": 6})
    match.overfull = overfull
    match.answer(["pass"])
    match.overfull = not overfull  # as a rule action does that asks something before anything has moved
    assert match.fork().overfull is overfull


def deal(match: Match, definition: CardDefinition) -> None:
    """Six of a card for each player."""
    for player in (0, 1):
        for _ in range(6):
            verbs.create(match, definition, player, tiny.DECK[player])


def test_a_match_that_keeps_no_checkpoints_is_played_on_but_not_copied_saved_or_stepped_back() -> None:
    match, other = tiny.begin({"plain": 6}), tiny.begin({"plain": 6})
    match.answer(["play:plain"])
    match.keep_no_checkpoints()
    assert not match.can_step_back
    for refused in (match.fork, lambda: codec.save(match)):
        with pytest.raises(NoCheckpoint):
            refused()
    for key in ("seat:T1", "pass", "pass"):
        match.answer([key])
        assert not match.can_step_back
    for key in ("play:plain", "seat:T1", "pass", "pass"):
        other.answer([key])
    assert codec.save(match) == codec.save(other)  # it is over: nothing is left that could go another way
    assert match.fork().decision is None


def test_a_match_that_is_over_can_be_copied_and_saved_whoever_would_play_it_on() -> None:
    match = tiny.begin({"plain": 6})
    match.concede(0, "1")
    match.keep_no_checkpoints()
    assert match.fork().state.outcome == match.state.outcome
    assert codec.load(tiny.RULEBOOK, codec.save(match)).state.outcome == match.state.outcome


def test_the_same_seed_and_answers_lead_to_the_same_state() -> None:
    digests = set()
    for _ in range(2):
        match = tiny.begin({"plain": 3, "scholar": 3})
        match.choose((1,))
        match.choose((0,))
        digests.add(codec.digest(match.state))
    assert len(digests) == 1


def test_another_seed_leads_to_another_state() -> None:
    first = tiny.begin({"plain": 3, "scholar": 3}, seed=b"a" * 16)
    second = tiny.begin({"plain": 3, "scholar": 3}, seed=b"b" * 16)
    assert first.state.zones != second.state.zones


def test_after_the_end_nothing_is_asked() -> None:
    match = tiny.begin({"plain": 6})
    match.answer(["play:plain"])
    match.answer(["seat:T1"])
    match.answer(["pass"])
    match.answer(["pass"])
    assert match.state.outcome is not None
    assert match.state.outcome.winner == 0
    assert match.decision is None
    with pytest.raises(NothingAsked):
        match.answer(["pass"])


def test_equal_totals_are_a_draw() -> None:
    match = tiny.begin({"plain": 6})
    match.answer(["pass"])
    match.answer(["pass"])
    assert match.state.outcome is not None
    assert match.state.outcome.winner is None


def test_conceding_ends_the_match_at_once_in_any_step() -> None:
    match = tiny.begin({"plain": 6})
    match.answer(["play:plain"])
    match.concede(0, "1.2.4")
    assert match.decision is None
    assert match.state.outcome == (1, "1.2.4", "concession")
    assert codec.load(tiny.RULEBOOK, codec.save(match)).state.outcome == (1, "1.2.4", "concession")


@step
def dead_end(match: Match) -> Procedure[None]:
    """A step after which nothing comes, although nobody has won."""
    yield from ()


def test_a_step_that_names_none_to_follow_it_is_an_error_that_names_the_step() -> None:
    rulebook = replace(tiny.RULEBOOK, steps={**tiny.RULEBOOK.steps, "end_turn": dead_end, "dead_end": dead_end})
    match = Match.begin(rulebook, [Deck({"main": {"plain": 6}})] * 2, tiny.SEED)
    with pytest.raises(RulebookError, match="'end_turn' names none to follow it"):
        match.answer(["pass"])


def test_a_position_whose_only_step_is_a_part_of_another_is_an_error_that_names_the_step() -> None:
    rulebook = replace(tiny.RULEBOOK, steps={**tiny.RULEBOOK.steps, "dead_end": dead_end})
    state = State(tiny.SEED)
    state.memory = first_values(rulebook.memory)
    state.stack = (Frame("dead_end"),)
    with pytest.raises(RulebookError, match="'dead_end' names none to follow it"):
        Match.at(rulebook, state, [])


def test_copies_share_what_was_found_out_where_their_step_began() -> None:
    asked: list[str] = []

    def times_asked(_: Match, about: str) -> int:
        asked.append(about)
        return len(asked)

    match = tiny.begin({"plain": 6})
    assert match.kept(times_asked, "hand") == 1
    match.changed()
    assert match.kept(times_asked, "hand") == 2
    assert match.fork().kept(times_asked, "hand") == 1
    assert match.fork().kept(times_asked, "deck") == match.fork().kept(times_asked, "deck") == 3
