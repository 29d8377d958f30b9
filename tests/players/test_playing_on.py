"""Playing on: where an answer is appraised."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.games import rulebooks
from engine.kernel.match import Match
from engine.players import Chance
from engine.players.heuristic import HeuristicPlayer
from engine.players.playing_on import prospects
from engine.players.playout import random_answers


@pytest.mark.parametrize("game", ["level_neo", "vanguard"])
@pytest.mark.parametrize("horizon", [1, 2, 3])
def test_all_answers_are_appraised_after_as_many_turns_as_the_game_says(game: str, horizon: int) -> None:
    book = rulebooks()[game]
    appraised: list[int] = []

    def appraise(match: Match, seat: int) -> float:
        appraised.append(match.state.turn)
        return 0.25

    book = replace(book, computer=replace(book.computer, appraise=appraise, horizon=horizon))
    match = Match.begin(book, [starter.deck for starter in book.decks.starters()][:2], b"horizon", log=False)
    answers = random_answers(match, b"horizon")
    while match.decision is None or match.state.turn < 2 or len(match.keys) < 2:
        next(answers)
    assert match.decision is not None
    player, turn = match.decision.player, match.state.turn
    both = HeuristicPlayer({game: book})
    for key in match.keys:
        assert prospects(match.fork(), (key,), player, both, Chance(b"on")) == 0.25
    assert set(appraised) == {turn + horizon}
    assert len(appraised) >= 2
