"""Mutation testing draws the same sample from the same seed."""

from tests.mutants import sample

NAMES = [f"engine.games.tiny.rules.x_rule__mutmut_{number}" for number in range(300)]


def test_the_same_seed_draws_the_same_mutants_whatever_order_they_are_listed_in() -> None:
    drawn = sample(NAMES, 200, 1)
    assert drawn == sample(reversed(NAMES), 200, 1)
    assert len({*drawn}) == 200
    assert drawn != sample(NAMES, 200, 2)


def test_where_there_are_fewer_mutants_all_are_tried() -> None:
    assert sample(NAMES[:5], 200, 1) == sorted(NAMES[:5])
