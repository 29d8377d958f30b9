"""107.2, 601.1e: fort energy, by which a creature does something if a card of a race was tapped to summon it."""

from __future__ import annotations

import pytest

from engine.scenarios import ScenarioMatch
from tests.games.duel_masters.positions import creature, spell, table

FORT = creature(
    "Fort",
    3000,
    "Fort energy Beast Folk: When you put this creature into the battle zone, draw a card.",
    "Fort energy Dragon: This creature has double breaker.",
    cost=3,
)
ROCK = creature("Rock", 1000, races=["Giant"])
WYRM = creature("Wyrm", 1000, races=["Armored Dragon"])
BACK = spell("Back", "Return one of your creatures to your hand.", cost=0, civilizations=[])
RISE = spell("Rise", "Put a creature from your hand into the battle zone.", cost=0, civilizations=[])


def _summoned(*mana: str, hand: tuple[str, ...] = ()) -> ScenarioMatch:
    zones = {"hand:0": ["Fort", *hand, "Nothing"], "mana zone:0": mana}
    return table(zones, FORT, ROCK, WYRM, BACK, RISE).answer("summon:Fort")


def _does(match: ScenarioMatch) -> tuple[int, bool]:
    """Whether it has drawn a card, and has double breaker."""
    return match.names("hand:0").count("Blank"), 2 in match.value("B1:0", "breaks")


@pytest.mark.rule("107.2", "601.1e")
@pytest.mark.parametrize(
    ("mana", "does"),
    [
        (["Rock"] * 3, (0, False)),
        (["Rock", "Rock", "Both"], (1, False)),
        (["Rock", "Wyrm", "Rock"], (0, True)),  # 203.2: a Dragon by the name of its race
        (["Wyrm", "Both", "Rock"], (1, True)),
    ],
)
def test_it_does_what_it_says_if_a_card_of_the_race_was_tapped(mana: list[str], does: tuple[int, bool]) -> None:
    match = _summoned(*mana)
    assert (match.rule, _does(match)) == ("504.1", does)


@pytest.mark.rule("601.1e")
def test_cards_of_the_race_are_another_mana_to_choose_from() -> None:
    match = _summoned("Rock", "Rock", "Wyrm", "Wyrm")
    assert match.offered == ["tap:1 fire, 2 fire Dragon", "tap:2 fire, 1 fire Dragon"]
    assert _does(match.answer("tap:2 fire, 1 fire Dragon")) == (0, True)
    assert table({"hand:0": ["Rock"], "mana zone:0": ["Wyrm", "Rock"]}, FORT, ROCK, WYRM).offered == [
        "pass",
        "summon:Rock",
    ]


@pytest.mark.rule("400.5", "601.1e")
def test_it_is_over_when_the_creature_leaves() -> None:
    match = _summoned("Rock", "Wyrm", "Rock", hand=("Back", "Rise"))
    match.answer("cast:Back").answer("cast:Rise")
    match.answer(next(key for key in match.offered if key.endswith("Fort")))
    assert _does(match) == (0, False)
