"""How what is said of who seems to be winning is compared with who wins."""

from __future__ import annotations

import math

import pytest

from benchmarks.appraisals import Appraised, appraised, rows
from engine.games.level_neo import RULEBOOK


def test_the_log_loss_is_that_of_what_came_true_and_the_correlation_that_with_winning() -> None:
    loss, correlation = rows("game", [Appraised(0.8, True), Appraised(0.2, False), Appraised(0.5, True)])
    assert loss.value == pytest.approx(-(2 * math.log(0.8) + math.log(0.5)) / 3)
    assert correlation.value == pytest.approx(0.866, abs=0.001)


def test_every_turn_of_a_match_is_appraised_once_for_who_wins_it() -> None:
    said = appraised(RULEBOOK, 1, 0)
    assert len(said) > 2
    assert len({each.won for each in said}) == 1
    assert appraised(RULEBOOK, 1, 0) == said
    assert appraised(RULEBOOK, 1, 50) != said
