"""8.7 and 8.8. Applying continuous effects, and final information."""

from __future__ import annotations

import pytest

from engine.scenarios import Placed, ScenarioMatch
from tests.games.vanguard.positions import table, unit
from tests.games.vanguard.written import written


def lead(text: str, **zones: list[Placed | str]) -> ScenarioMatch:
    """A main phase of a vanguard "Lead" with this text; zones are of the turn player, or of the other with "_1"."""
    named = {f"{name.removesuffix('_1')}:{int(name.endswith('_1'))}": cards for name, cards in zones.items()}
    return table({"V:0": ["Lead"], **named}, written("Lead", text, 3, 11000))


# ---- 8.7.1, the order of kinds


@pytest.mark.rule("8.7.1", "8.7.1.1", "8.7.1.3")
def test_what_is_printed_is_where_additions_begin() -> None:
    at = lead("CONT (VC): This unit gets power +3000.\nCONT (VC): This unit gets power -1000.")
    assert at.match.state.definition[at.card("V:0")].values["power"] == 11000
    assert at.power("V:0") == 13000


@pytest.mark.rule("8.7.1.2")
def test_effects_that_change_no_number_apply_before_those_that_do() -> None:
    adder = "CONT (VC): All of your Kagero rear-guards get power +1000."
    at = table(
        {"V:0": ["Adder"], "FL:0": ["Turncoat"], "FR:0": ["One"]},
        written("Adder", adder, 3),
        written("Turncoat", "CONT (RC): This unit is also a Kagero unit.", 1, 7000),
    )
    assert (at.power("FL:0"), at.power("FR:0")) == (8000, 7000)


@pytest.mark.rule("8.7.1.3", "8.7.1.4")
def test_setting_a_number_comes_after_all_additions_whatever_came_first() -> None:
    at = lead("CONT (VC): This unit has power 5000.\nACT (VC) [1/Turn]: This unit gets power +3000 until end of turn.")
    at.answer("activate:V:2")
    assert at.power("V:0") == 5000


# ---- 8.7.2, dependence and time stamps


@pytest.mark.rule("8.7.2")
def test_an_effect_that_another_one_changes_applies_after_it_though_it_is_older() -> None:
    elder = written("Elder", "CONT (RC): All of your rear-guards with Lord gain Resist.")
    younger = written("Younger", "CONT (RC): All of your rear-guards gain Lord.")
    at = table({"FL:0": ["Elder"], "FR:0": ["Younger"], "BL:0": ["One"]}, elder, younger)
    assert {"lord", "resist"} <= at.value("BL:0", "keywords")


@pytest.mark.rule("8.7.2.1")
@pytest.mark.parametrize(("first", "second", "power"), [("Small", "Large", 9000), ("Large", "Small", 4000)])
def test_of_two_effects_that_set_a_number_the_one_with_the_later_time_stamp_counts(
    first: str, second: str, power: int
) -> None:
    small = written("Small", "AUTO: When this unit is placed on RC, your vanguard has power 4000 until end of turn.")
    large = written("Large", "AUTO: When this unit is placed on RC, your vanguard has power 9000 until end of turn.")
    at = table({"hand:0": ["Small", "Large"]}, small, large)
    at.answer(f"call:{first}").answer("circle:FL").answer(f"call:{second}").answer("circle:FR")
    assert at.power("V:0") == power


@pytest.mark.rule("8.7.2.1.1")
def test_the_time_stamp_of_a_continuous_ability_is_when_its_unit_came_to_the_field_not_to_its_circle() -> None:
    small = written("Small", "CONT (RC): All of your vanguards have power 4000.")
    large = written("Large", "CONT (RC): All of your vanguards have power 9000.")
    at = table({"hand:0": ["Large"], "FL:0": ["Small"]}, small, large)
    at.answer("call:Large").answer("circle:FR")
    assert at.power("V:0") == 9000
    at.answer("exchange:FL")
    assert at.names("BL:0") == ["Small"]
    assert at.power("V:0") == 9000  # moving on the field makes it no younger


@pytest.mark.rule("8.7.2.1.1.1")
def test_the_time_stamp_of_another_effect_is_when_its_ability_was_played() -> None:
    large = written("Large", "CONT (RC): All of your vanguards have power 9000.")
    text = "ACT (VC) [1/Turn]: This unit has power 4000 until end of turn."
    zones = {"V:0": ["Lead"], "hand:0": ["Large"]}
    cards = written("Lead", text, 3, 11000), large
    late = table(zones, *cards).answer("call:Large").answer("circle:FL").answer("activate:V:1")
    assert late.power("V:0") == 4000
    early = table(zones, *cards).answer("activate:V:1").answer("call:Large").answer("circle:FL")
    assert early.power("V:0") == 9000


# ---- 8.7.3 to 8.7.6


@pytest.mark.rule("8.7.3")
def test_an_effect_on_a_unit_stays_with_it_on_the_field_and_is_lost_when_it_leaves() -> None:
    text = """ACT (VC) [1/Turn]: Choose one of your rear-guards, and it gets power +5000 until end of turn.
    ACT (VC) [1/Turn]: Return all of your rear-guards to your hand."""
    at = lead(text, FL=["One"]).answer("activate:V:1").answer("exchange:FL")
    assert at.power("BL:0") == 12000
    at.answer("activate:V:2").answer("call:One").answer("circle:BL")
    assert at.power("BL:0") == 7000


@pytest.mark.rule("8.7.3.1")
def test_an_effect_that_changes_the_rules_holds_for_cards_that_come_later_too() -> None:
    ban = (
        "AUTO (VC): When this unit attacks, your opponent cannot call grade 1 or greater cards to GC until end of turn."
    )
    drawing = written("Drawing", "AUTO: When this unit is placed on GC, draw a card.", 0, 5000)
    zones = {"V:0": ["Ban"], "hand:1": ["Drawing", "Zero", "One"], "deck:1": ["Two"]}
    at = table(zones, written("Ban", ban, 3, 11000), drawing, step="start_step").answer("attack:V>V")
    assert at.offered == ["pass", "guard:Drawing", "guard:Zero"]
    at.answer("guard:Drawing")
    assert sorted(at.names("hand:1")) == ["One", "Two", "Zero"]
    assert at.offered == ["pass", "guard:Zero"]


@pytest.mark.rule("8.7.4", "8.7.5")
def test_a_card_is_changed_the_moment_it_comes_into_the_zone_and_triggers_see_it_so() -> None:
    text = """CONT (VC): All of your rear-guards gain Lord.
    AUTO (VC): When your unit with Lord is placed on RC, draw a card."""
    at = lead(text, hand=["One"]).answer("call:One").answer("circle:FL")
    assert "lord" in at.value("FL:0", "keywords")
    assert at.names("hand:0") == ["Zero"]


@pytest.mark.rule("8.7.6", "8.7.6.1")
def test_an_effect_that_is_nullified_is_lost_as_a_whole() -> None:
    text = """ACT (VC) [1/Turn]: All of your rear-guards get power +5000 and critical +1 until end of turn.
    ACT (VC) [1/Turn]: Choose one of your grade 1 rear-guards, and it gets power +1000 until end of turn.
    ACT (VC) [1/Turn]: Choose one of your grade 2 rear-guards, and nullify the effects on it. If you do, Soul Charge 1.
    CONT (VC): All of your rear-guards get power +500."""
    at = lead(text, FL=["One"], FR=["Two"]).answer("activate:V:1").answer("activate:V:2")
    assert (at.power("FL:0"), at.power("FR:0"), at.value("FL:0", "critical")) == (13500, 14500, 2)
    at.answer("activate:V:3")
    assert (at.power("FL:0"), at.power("FR:0"), at.value("FL:0", "critical")) == (8500, 9500, 1)
    assert at.count("soul:0") == 1


@pytest.mark.rule("8.7.6")
def test_nothing_is_nullified_where_no_effect_applies_and_what_the_rules_do_stays() -> None:
    text = """ACT (VC) [1/Turn]: Delete one of your rear-guards.
    ACT (VC) [1/Turn]: Choose one of your rear-guards, and nullify the effects on it. If you do, Soul Charge 1."""
    at = lead(text, FL=["One"]).answer("activate:V:1").answer("activate:V:2")
    assert (at.power("FL:0"), at.face_down("FL:0"), at.count("soul:0")) == (0, 1, 0)


@pytest.mark.rule("8.7.6")
def test_what_keeps_a_unit_from_standing_in_its_next_stand_phase_is_nullified_like_all_else() -> None:
    text = """ACT (VC) [1/Turn]: Choose one of your rear-guards, and it does not stand in your next stand phase.
    ACT (VC) [1/Turn]: Choose one of your rear-guards, and nullify the effects on it. If you do, Soul Charge 1."""
    at = lead(text, FL=["One"]).answer("activate:V:1").answer("activate:V:2")
    assert at.count("soul:0") == 1


@pytest.mark.rule("8.7.6", "12.11.1")
def test_an_effect_that_is_not_applied_to_a_unit_is_none_on_it_to_be_nullified() -> None:
    foe = "AUTO (VC): When this unit is attacked, all of your opponent's rear-guards get power -2000 until end of turn."
    text = (
        'AUTO (VC): When this unit attacks, choose one of your rear-guards named "Tough", '
        "and nullify the effects on it. If you do, Soul Charge 1."
    )
    tough = written("Tough", "CONT (RC): This unit is not affected by your opponent's effects.", 1, 8000)
    zones = {"V:0": ["Lead"], "V:1": ["Foe"], "FL:0": ["Tough"], "FR:0": ["Two"], "FL:1": ["One"]}
    at = table(zones, written("Lead", text, 3, 11000), written("Foe", foe, 3, 11000), tough, step="start_step")
    at.answer("attack:FR>V")
    while at.prompt != "ask-attack":
        at.answer("pass")
    at.answer("attack:V>FL")
    assert (at.power("FL:0"), at.power("FR:0"), at.count("soul:0")) == (8000, 7000, 0)


# ---- 8.8


@pytest.mark.rule("8.8.1")
def test_an_ability_whose_card_moves_while_it_resolves_looks_at_what_the_card_was() -> None:
    text = """CONT (RC): This unit is also a Kagero unit.
    ACT (RC): Put this unit into your soul. All of your units of the same clan get power +1000 until end of turn."""
    dragon = unit("Dragon", 1, 7000, clans=frozenset({"Kagero"}))
    at = table({"FL:0": ["Friend"], "FR:0": ["Dragon"]}, written("Friend", text), dragon).answer("activate:FL:2")
    assert at.names("soul:0") == ["Friend"]
    assert "Kagero" not in at.value("soul:0", "clans")
    assert at.power("FR:0") == 8000


@pytest.mark.rule("8.8.1")
@pytest.mark.parametrize(
    ("action", "quality"),
    [
        ("Retire one of your rear-guards. If it", "is a unit with power 12000 or greater"),
        ("Retire one of your rear-guards. If it", "has power 12000 or greater"),
        ("Choose one of your rear-guards, and bind it. If it", "is a unit with Lord"),
        ("Return one of your rear-guards to your hand. If it", "is a rested unit"),
        ("[Retire one of your rear-guards] If it", "is a unit with power 12000 or greater"),
    ],
)
def test_of_a_card_that_an_ability_moves_its_text_asks_what_the_card_was_before(action: str, quality: str) -> None:
    text = f"""CONT (VC): All of your rear-guards get power +5000 and gain Lord.
    ACT (VC): {action} {quality}, draw a card. Soul Charge 1."""
    at = lead(text, FL=[Placed("Two", rested=True)]).answer("activate:V:2")
    assert (at.count("FL:0"), at.count("soul:0")) == (0, 1)
    assert "Zero" in at.names("hand:0")


@pytest.mark.rule("8.8.1")
def test_of_a_unit_that_moves_to_another_circle_the_text_asks_what_it_is_there() -> None:
    text = """CONT (VC): All of your front row rear-guards get power +5000.
    ACT (VC): Move one of your rear-guards to another RC. If it has power 12000 or greater, draw a card."""
    for circle, drawn in (("FR", 1), ("BR", 0)):
        at = table({"V:0": ["Lead"], "FL:0": ["Two"]}, written("Lead", text, 3))
        assert at.answer("activate:V:2").answer(f"circle:{circle}").count("hand:0") == drawn
