"""2.8. Trigger icons, on cards that drive checks and damage checks reveal."""

from __future__ import annotations

import pytest

from engine.scenarios import Placed, ScenarioMatch
from tests.games.vanguard.positions import table, unit
from tests.games.vanguard.written import written

Zones = dict[str, list[Placed | str]]

RESTED_ONE = Placed("One", rested=True)


def driving(revealed: str, zones: Zones | None = None) -> ScenarioMatch:
    """A grade 2 vanguard, which checks one card, attacks; beside it is a rested rear-guard and one that stands."""
    field: Zones = {"V:0": ["Two"], "FL:0": [RESTED_ONE], "FR:0": ["Two"], "deck:0": [revealed], **(zones or {})}
    return table(field, step="start_step").answer("attack:V>V")


def damaged(revealed: str, zones: Zones | None = None) -> ScenarioMatch:
    """A rear-guard hits the opposing vanguard, whose damage check reveals a card."""
    field: Zones = {"FL:0": ["Three"], "deck:1": [revealed], **(zones or {})}
    return table(field, step="start_step").answer("attack:FL>V")


@pytest.mark.rule("2.8.1")
def test_icons_work_in_drive_checks_and_in_damage_checks() -> None:
    match = driving("Critical")
    assert (match.asked, match.rule) == (0, "2.8.2")
    match = damaged("Critical")
    assert (match.asked, match.rule) == (1, "2.8.2")
    assert match.names("trigger:1") == ["Critical"]


@pytest.mark.rule("2.8.1")
def test_an_icon_does_nothing_on_a_card_that_is_only_drawn() -> None:
    match = table({"deck:0": ["Draw", "Critical"]}, step="draw_step")
    assert match.names("hand:0") == ["Draw"]
    assert match.rule == "6.5.1.1.2"


@pytest.mark.rule("2.8.1")
@pytest.mark.parametrize(
    ("icon", "happens", "answer"),
    [
        ("Stand", "your rear-guard stands", "stand:FL"),
        ("Heal", "a card is put into your drop zone from damage zone", "heal:One"),
        ("Draw", "a card is put into your hand from deck", "draw"),
    ],
)
@pytest.mark.parametrize(("whose", "charged"), [("your", 1), ("your opponent's", 0)])
def test_what_an_icon_does_is_due_to_an_effect(icon: str, happens: str, answer: str, whose: str, charged: int) -> None:
    text = f"AUTO (VC): When {happens} due to {whose} effect, Soul Charge 1."
    at = table(
        {"V:0": ["Witness"], "FL:0": [RESTED_ONE], "damage:0": ["One"], "deck:0": [icon]},
        written("Witness", text, 2, 9000),
        step="start_step",
    )
    at.answer("attack:V>V").answer(answer).answer(at.offered[0])
    assert at.count("soul:0") == charged


@pytest.mark.rule("2.8.1.1.1")
def test_without_an_icon_nothing_happens() -> None:
    match = driving("One")
    assert match.names("hand:0") == ["One"]
    assert match.rule == "7.3.1.2"
    assert match.match.state.effects == ()


@pytest.mark.rule("2.8.1.1.2", "2.8.2", "2.8.3")
def test_a_critical_trigger_gives_critical_and_power_to_units_that_may_differ_in_any_order() -> None:
    match = driving("Critical")
    assert match.offered == ["critical:V", "critical:FL", "critical:FR", "power:V", "power:FL", "power:FR"]
    match.answer("power:FL")
    assert match.offered == ["critical:V", "critical:FL", "critical:FR"]
    match.answer("critical:V")
    assert (match.value("V:0", "critical"), match.power("V:0")) == (2, 9000)
    assert (match.value("FL:0", "critical"), match.power("FL:0")) == (1, 12000)


@pytest.mark.rule("2.8.1.1.2")
def test_a_critical_trigger_may_give_both_to_one_unit_until_the_end_of_the_turn() -> None:
    match = driving("Critical").answer("critical:V").answer("power:V")
    assert (match.value("V:0", "critical"), match.power("V:0")) == (2, 14000)
    assert match.count("damage:1") == 2
    assert match.rule == "7.3.1.2"
    match.passes()
    assert match.match.state.turn == 4
    assert (match.value("V:0", "critical"), match.power("V:0")) == (1, 9000)


@pytest.mark.rule("2.8.1.1.3", "2.8.2")
@pytest.mark.parametrize("answers", [("draw", "power:FL"), ("power:FL", "draw")])
def test_a_draw_trigger_draws_a_card_and_gives_power_in_any_order(answers: tuple[str, str]) -> None:
    match = driving("Draw", {"deck:0": ["Draw", "Three"]})
    assert match.offered == ["draw", "power:V", "power:FL", "power:FR"]
    match.answer(answers[0])
    if answers[0] == "power:FL":
        assert match.rule == "7.3.1.2"  # one way is left to do the rest, and nothing is asked
    else:
        assert match.names("hand:0") == ["Three"]
        match.answer(answers[1])
    assert match.names("hand:0") == ["Three", "Draw"]
    assert match.power("FL:0") == 12000


@pytest.mark.rule("2.8.1.1.4", "2.8.2")
def test_a_stand_trigger_stands_a_rear_guard_and_gives_power_to_a_unit_that_may_differ() -> None:
    match = driving("Stand", {"FL:0": [Placed("Two", rested=True)]})
    assert match.offered == ["stand:V", "stand:FL", "stand:FR", "power:V", "power:FL", "power:FR"]
    match.answer("stand:FL").answer("power:V")
    assert not match.rested("FL:0")
    assert match.power("V:0") == 14000
    assert "attack:FL>V" in match.offered


@pytest.mark.rule("2.8.1.1.4")
def test_a_stand_trigger_does_not_stand_a_vanguard() -> None:
    match = driving("Stand").answer("stand:V").answer("power:V")
    assert match.rested("V:0")


@pytest.mark.rule("2.8.1.1.5")
@pytest.mark.parametrize(
    ("mine", "theirs", "heals"), [(0, 0, False), (1, 0, True), (1, 1, True), (2, 1, True), (1, 2, False)]
)
def test_a_heal_trigger_heals_a_card_of_a_player_with_at_least_as_much_damage(
    mine: int, theirs: int, heals: bool
) -> None:
    match = driving("Heal", {"damage:0": ["Other One"] * mine, "damage:1": ["One"] * theirs})
    assert any(key.startswith("heal:") for key in match.offered) == heals
    assert {"power:V", "power:FL"} <= set(match.offered)
    if heals:
        match.answer("heal:Other One").answer("power:V")
        assert match.names("drop:0") == ["Other One"]
        assert match.count("damage:0") == mine - 1
    else:
        match.answer("power:FL")
        assert match.count("damage:0") == mine
        assert match.power("FL:0") == 12000
        assert match.count("drop:0") == 0


@pytest.mark.rule("2.8.1.1.5")
def test_the_card_of_the_damage_check_itself_is_not_counted_and_cannot_be_healed() -> None:
    match = damaged("Heal", {"damage:1": ["One"], "damage:0": ["One", "One"], "FL:1": ["One"]})
    assert match.offered == ["power:V:1", "power:FL:1"]
    match.answer("power:FL:1")
    assert match.names("damage:1") == ["One", "Heal"]


@pytest.mark.rule("2.8.1.1.6")
def test_a_front_trigger_gives_power_to_every_unit_in_the_front_row_and_to_no_other() -> None:
    match = driving("Front", {"BL:0": ["One"]})
    assert match.rule == "7.3.1.2"
    assert [match.power(zone) for zone in ("V:0", "FL:0", "FR:0", "BL:0")] == [19000, 17000, 19000, 7000]
    assert match.power("V:1") == 11000


@pytest.mark.rule("2.8.3")
@pytest.mark.parametrize("amount", [5000, 10000])
def test_a_unit_gets_as_much_power_as_the_icon_says(amount: int) -> None:
    icon = unit("Icon", 0, 5000, trigger="critical", trigger_power=amount)
    match = table({"V:0": ["Two"], "deck:0": ["Icon"], "FL:0": ["Two"]}, icon, step="start_step")
    match.answer("attack:V>V").answer("power:FL").answer("critical:V")
    assert match.power("FL:0") == 9000 + amount


@pytest.mark.rule("2.8.1.1.2", "3.8.2")
def test_guardians_are_units_that_a_trigger_may_choose() -> None:
    field: Zones = {"FL:0": ["Two"], "BL:0": ["Three"], "deck:1": ["Critical"], "hand:1": ["Other Three"]}
    match = table(field, unit("Two", 2, 20000), step="start_step").answer("attack:FL>V").answer("guard:Other Three")
    assert match.rule == "2.8.2"
    assert match.offered == ["critical:V:1", "critical:G:1", "power:V:1", "power:G:1"]
