"""Creatures that a player "controls", of one race or civilisation or another, as people type it."""

from __future__ import annotations

import pytest

from engine.language.errors import CardTextError
from tests.language.prints import CREATURES

PAIRS = [
    ("Fire creatures you control get +1000 power.", "All of your fire creatures get +1000 power."),
    ("Other Fire creatures you control get +1000 power.", "All of your other fire creatures get +1000 power."),
    (
        "Cyber Lord or Cyber Virus creatures you control get +1000 power.",
        "All of your Cyber Lord or Cyber Virus creatures get +1000 power.",
    ),
    ("Creatures you control can't be blocked.", "All of your creatures can't be blocked."),
    ("Creatures your opponent controls can't attack.", "All of your opponent's creatures can't attack."),
    (
        "When this creature attacks, tap all Fire creatures your opponent controls.",
        "Whenever this creature attacks, tap all of your opponent's fire creatures.",
    ),
    (
        "When this creature attacks, tap up to two Fire creatures your opponent controls.",
        "Whenever this creature attacks, tap up to two of your opponent's fire creatures.",
    ),
    (
        "When this creature attacks, tap two other creatures you control.",
        "Whenever this creature attacks, tap two of your other creatures.",
    ),
]


@pytest.mark.parametrize(("typed", "meant"), PAIRS)
def test_controlled_creatures_are_those_of_the_player(typed: str, meant: str) -> None:
    CREATURES.assert_means(typed, meant)


def test_two_races_one_after_the_other_are_refused_as_they_may_be_meant_of_either() -> None:
    for whose in ("Your Cyber Lord Cyber Virus creatures", "Cyber Lord Cyber Virus creatures you control"):
        with pytest.raises(CardTextError, match="cards of both races are meant, or of either"):
            CREATURES.reader().read(f"{whose} get +1000 power.")
