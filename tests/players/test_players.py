"""Computer players: they answer legally, from views alone, the same way again, and the better one wins."""

from __future__ import annotations

from collections import Counter

import pytest

from engine.games.vanguard import RULEBOOK
from engine.kernel import codec
from engine.kernel.match import Match
from engine.kernel.messages import Line
from engine.kernel.views import DecisionView, OptionView, View, view
from engine.players import PLAYERS, Chance, HeuristicPlayer, RandomPlayer
from engine.players.answers import answer_size, is_legal
from engine.players.playout import playout, random_answers
from tests.kernel import tiny

DECKS = [starter.deck for starter in RULEBOOK.decks.starters()][:2]


def begin(seed: int) -> Match:
    return Match.begin(RULEBOOK, DECKS if seed % 2 else DECKS[::-1], seed.to_bytes(8, "big"), log=False)


def play(match: Match, names: tuple[str, str], seed: int) -> int | None:
    """Play a match to its end; returns the winner's seat."""
    players = [PLAYERS[name]() for name in names]
    answers = 0
    while match.decision is not None:
        seat = match.decision.player
        match.answer(players[seat].choose(view(match, seat), Chance(f"{seed}.{answers}".encode())))
        answers += 1
        assert answers < 10_000, "the players stall"
    assert match.state.outcome is not None
    return match.state.outcome.winner


def test_the_heuristic_player_beats_the_random_player_nearly_always() -> None:
    won = Counter(play(begin(seed), ("heuristic", "random"), seed) for seed in range(15))
    won += Counter(1 - (play(begin(seed), ("random", "heuristic"), seed) or 0) for seed in range(15, 30))
    assert won[0] >= 29


@pytest.mark.parametrize("seed", range(4))
def test_two_heuristic_players_fight_to_the_end(seed: int) -> None:
    match = begin(seed)
    play(match, ("heuristic", "heuristic"), seed)
    assert match.state.outcome is not None
    assert match.state.outcome.reason == "damage"


@pytest.mark.parametrize("name", PLAYERS)
def test_a_player_answers_the_same_view_and_chance_the_same_way(name: str) -> None:
    one, two = begin(5), begin(5)
    play(one, (name, name), 5)
    play(two, (name, name), 5)
    assert one.state.turn == two.state.turn
    assert list(one.state.zones.values()) == list(two.state.zones.values())


def test_a_heuristic_player_does_not_need_the_match_to_stay_as_it_was() -> None:
    match = begin(3)
    seen = view(match, match.decision.player if match.decision else 0)
    playout(match, b"on")
    assert HeuristicPlayer({"vanguard": RULEBOOK}).choose(seen, Chance(b"1"))


def test_random_answers_are_spread_evenly_over_all_legal_ones() -> None:
    sizes = Counter(answer_size(3, 0, 2, Chance(bytes([n % 256, n // 256]))) for n in range(2000))
    assert set(sizes) == {0, 1, 2}
    assert abs(sizes[1] - sizes[2]) < 200  # 1, 3 and 3 ways to choose
    assert 180 < sizes[0] < 400
    ordered = Counter(answer_size(3, 0, 2, Chance(bytes([n % 256, n // 256])), ordered=True) for n in range(2000))
    assert ordered[2] > 1000  # 1, 3 and 6 ways


def test_chance_depends_on_its_seed_alone() -> None:
    one, two, other = Chance(b"a"), Chance(b"a"), Chance(b"b")
    drawn = [[chance.below(1000) for _ in range(5)] for chance in (one, two, other)]
    assert drawn[0] == drawn[1] != drawn[2]
    assert sorted(one.some(range(9), 9)) == list(range(9))


def test_a_playout_reaches_the_end_and_counts_its_answers() -> None:
    match, again = begin(1), begin(1)
    answers = playout(match, b"seed")
    assert match.decision is None
    assert answers == len(list(random_answers(again, b"seed"))) > 20
    assert codec.save(match) == codec.save(again)


def asked(minimum: int, maximum: int, *keys: str) -> DecisionView:
    options = tuple(OptionView(key, key, Line("option-pass", {}), None, None) for key in keys)
    return DecisionView("1", Line("ask", {}), options, minimum, maximum, False, keys[:minimum], None, False)


@pytest.mark.parametrize(
    ("answer", "legal"), [(("a",), True), (("a", "b"), True), ((), False), (("a", "a"), False), (("c",), False)]
)
def test_advice_is_taken_only_if_it_is_legal(answer: tuple[str, ...], legal: bool) -> None:
    assert is_legal(asked(1, 2, "a", "b"), answer) is legal


def test_a_game_without_a_strategy_is_played_safely() -> None:
    match = tiny.begin({"plain": 6})
    seen: View = view(match, 0)
    assert seen.decision is not None
    answer = HeuristicPlayer({"tiny": tiny.RULEBOOK}).choose(seen, Chance(b"1"))
    assert answer == seen.decision.default


def test_a_random_player_of_another_game_answers_legally() -> None:
    match = tiny.begin({"plain": 6})
    number = 0
    while match.decision is not None:
        seat = match.decision.player
        match.answer(RandomPlayer().choose(view(match, seat), Chance(bytes([number % 256]))))
        number += 1
    assert match.state.outcome is not None
