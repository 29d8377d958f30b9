"""Words in which players say what other phrases say as well: named, retired, discarded, in a row, whose attack."""

from __future__ import annotations

import pytest

from engine.language.errors import CardTextError
from tests.games.vanguard.positions import table
from tests.games.vanguard.written import abilities, written


@pytest.mark.parametrize(
    ("condition", "power"),
    [
        ('your vanguard is named "Three"', 13000),
        ('your vanguard is named "Two" or "Three"', 13000),
        ('your vanguard is named "Two"', 8000),
        ('your vanguard is not named "Two"', 13000),
        ('your vanguard is not named "Two" or "Three"', 8000),
    ],
)
def test_a_unit_may_be_asked_for_its_name(condition: str, power: int) -> None:
    asker = written("Asker", f"CONT (RC): If {condition}, this unit gets power +5000.")
    assert table({"FL:0": ["Asker"]}, asker).power("FL:0") == power


def test_a_name_that_is_gained_is_a_name() -> None:
    asker = written("Asker", 'CONT (RC): If your vanguard is named "Hero", this unit gets power +5000.')
    hero = written("Three Too", 'ACT (VC): This unit is also named "Hero" until end of turn.', 3)
    at = table({"V:0": ["Three Too"], "FL:0": ["Asker"]}, asker, hero)
    assert at.power("FL:0") == 8000
    assert at.answer("activate:V:1").power("FL:0") == 13000


@pytest.mark.rule("10.3.1", "10.3.1.1")
def test_a_card_of_the_hand_may_be_discarded_for_its_own_ability() -> None:
    card = written("Fuel", "ACT (hand): [Discard this card] Soul Charge 1.")
    at = table({"hand:0": ["Fuel"]}, card).answer("activate:Fuel:1")
    assert (at.count("hand:0"), at.names("drop:0"), at.count("soul:0")) == (0, ["Fuel"], 1)


@pytest.mark.rule("10.3.1")
def test_what_is_not_in_the_hand_is_not_discarded() -> None:
    with pytest.raises(CardTextError, match="not in the hand"):
        written("Fuel", "ACT (RC): [Discard this card] Soul Charge 1.")
    at = table({"FL:0": ["Fuel"]}, written("Fuel", "ACT (RC): Discard this card."))
    assert at.answer("activate:FL:1").names("FL:0") == ["Fuel"]


@pytest.mark.rule("10.4.2")
@pytest.mark.parametrize(
    ("does", "drawn"), [("retire it", 1), ("put it into your drop zone", 1), ("put it into your soul", 0)]
)
def test_a_unit_is_retired_that_comes_to_the_drop_zone_from_the_field(does: str, drawn: int) -> None:
    leader = written("Leader", f"ACT (VC): Choose one of your rear-guards, and {does}.", 3)
    watcher = written("Watcher", "AUTO (VC/RC): When your rear-guard is retired due to your effect, draw a card.", 3)
    own = written("Own", "AUTO: When this unit is retired, Soul Charge 1.")
    at = table({"V:0": ["Leader"], "FL:0": ["Own"], "FR:0": ["Watcher"]}, leader, watcher, own)
    at.answer("activate:V:1").answer("choose:FL")
    while at.rule != "6.6.1.2":
        at.answer(at.offered[0])
    assert at.count("hand:0") == drawn


@pytest.mark.rule("4.6.3")
def test_a_row_may_be_said_after_the_noun() -> None:
    leader = written("Leader", "CONT (VC): All of your units in the front row get power +1000.", 3, 11000)
    other = written("Other", "CONT (VC): All of your units in the back row get power +1000.", 3, 11000)
    zones = {"V:0": ["Leader"], "FL:0": ["One"], "BL:0": ["One"], "V:1": ["Other"], "FL:1": ["One"], "BC:1": ["One"]}
    at = table(zones, leader, other)
    assert [at.power(zone) for zone in ("V:0", "FL:0", "BL:0")] == [12000, 8000, 7000]
    assert [at.power(zone) for zone in ("V:1", "FL:1", "BC:1")] == [11000, 7000, 8000]


@pytest.mark.parametrize(
    ("said", "means"),
    [
        ("your vanguard's attack hits", "the attack of your vanguard hits"),
        ("your opponent's vanguard's attack hits", "the attack of your opponent's vanguard hits"),
        ("your vanguard's attack hits a vanguard", "the attack of your vanguard hits a vanguard"),
        ("your vanguard's attack does not hit", "the attack of your vanguard does not hit"),
        (
            "your vanguard's drive check reveals a grade 3 card",
            "the drive check of your vanguard reveals a grade 3 card",
        ),
        ("this unit is retired", "this unit is put into the drop zone"),
    ],
)
def test_what_is_said_in_other_words_means_the_same(said: str, means: str) -> None:
    assert abilities(f"AUTO (RC): When {said}, draw a card.") == abilities(f"AUTO (RC): When {means}, draw a card.")


@pytest.mark.parametrize(
    ("said", "powers"),
    [
        ("If your field has five or more open RC, this unit gets power +5000", (8000, 11000, 9000)),
        ("If your field has four or more open RC, this unit gets power +5000", (13000, 11000, 9000)),
        ("This unit gets the original power of your vanguard", (19000, 11000, 9000)),
        ("All of your units in legion get power +1000", (8000, 12000, 10000)),
        (
            "All of your units with the same card name as any of (your grade 3 units) get power +1000",
            (8000, 12000, 9000),
        ),
    ],
)
def test_what_is_said_all_the_time_of_circles_names_and_legions(said: str, powers: tuple[int, ...]) -> None:
    at = table({"FL:0": ["Asker"], "L:0": ["Two"]}, written("Asker", f"CONT (RC): {said}."))
    assert tuple(at.power(zone) for zone in ("FL:0", "V:0", "L:0")) == powers
