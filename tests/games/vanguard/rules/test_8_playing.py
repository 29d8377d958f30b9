"""8.5. Playing cards and abilities, and the choices made on the way."""

from __future__ import annotations

import pytest

from engine.games.vanguard import field
from engine.games.vanguard.play import main_phase_actions, may_call, may_ride
from engine.kernel.visibility import sees
from engine.scenarios import Placed, ScenarioMatch
from tests.games.vanguard.positions import table
from tests.games.vanguard.written import written


def main_phase(text: str, **zones: list[Placed | str]) -> ScenarioMatch:
    """A main phase of a vanguard "Lead" with this text; zones are of the turn player, or of the other with "_1"."""
    named = {f"{name.removesuffix('_1')}:{int(name.endswith('_1'))}": cards for name, cards in zones.items()}
    return table({"V:0": ["Lead"], **named}, written("Lead", text, 3, 11000))


def rides(at: ScenarioMatch) -> list[str]:
    """The rides that are offered."""
    return [key for key in at.offered if key.startswith("ride")]


# ---- 8.5.1, what is played


@pytest.mark.rule("8.5.1")
def test_activated_automatic_abilities_and_cards_must_be_played_and_continuous_abilities_need_not() -> None:
    text = """CONT (VC): This unit gets power +1000.
    ACT (VC) [1/Turn]: This unit gets power +5000 until end of turn."""
    at = main_phase(text, hand=["One"])
    assert at.power("V:0") == 12000
    assert at.names("FL:0") == []
    at.answer("activate:V:2")
    assert at.power("V:0") == 17000


@pytest.mark.rule("8.5.1.1", "8.5.3.1", "10.6.1", "10.6.1.1")
def test_a_card_played_on_the_vanguard_circle_rides_and_the_old_vanguard_goes_to_the_soul() -> None:
    text = """AUTO: When a unit rides this unit, draw a card.
    Boost"""
    at = table({"V:0": ["Old"], "hand:0": ["Two"], "soul:0": ["Zero"]}, written("Old", text), step="ride_step")
    at.answer("ride:Two")
    assert at.names("V:0") == ["Two"]
    assert at.names("soul:0") == ["Zero", "Old"]
    assert at.count("hand:0") == 1


@pytest.mark.rule("8.5.1.2")
def test_the_new_vanguard_stands_however_the_old_one_was() -> None:
    at = table({"V:0": [Placed("One", rested=True)], "hand:0": ["Two"]}, step="ride_step").answer("ride:Two")
    assert not at.rested("V:0")


@pytest.mark.rule("8.5.1.3", "8.5.2", "8.5.2.2.1", "8.5.3", "8.5.3.2")
def test_a_card_played_on_a_rear_guard_circle_is_called_there_standing_and_the_older_unit_retires() -> None:
    at = table({"hand:0": ["One"], "FL:0": [Placed("Two", rested=True)]}).answer("call:One")
    assert (at.rule, at.offered) == ("8.5.2.2.1", ["circle:FL", "circle:FR", "circle:BL", "circle:BC", "circle:BR"])
    at.answer("circle:FL")
    assert at.names("FL:0") == ["One"]
    assert not at.rested("FL:0")
    assert at.names("drop:0") == ["Two"]


@pytest.mark.rule("8.5.1.3", "8.5.2.2.1.1", "8.5.3.3")
def test_in_the_guard_step_cards_are_called_to_the_guardian_circle_only_and_rest() -> None:
    at = table({"hand:1": ["One", "One"]}, step="start_step").answer("attack:V>V").answer("guard:One")
    assert at.names("G:1") == ["One"]
    assert at.rested("G:1")
    assert at.offered == ["pass", "guard:One"]


# ---- 8.5.2, grades and costs


@pytest.mark.rule("8.5.2.1", "8.5.2.1.1", "8.5.2.1.1.1")
@pytest.mark.parametrize(
    ("vanguard", "ride"), [("Zero", ["Zero", "One"]), ("One", ["One", "Two"]), ("Three", ["Three"])]
)
def test_one_rides_the_grade_of_the_vanguard_or_the_next_one(vanguard: str, ride: list[str]) -> None:
    at = table({"V:0": [vanguard], "hand:0": ["Zero", "One", "Two", "Three"]}, step="ride_step")
    assert rides(at) == [f"ride:{name}" for name in ride]


@pytest.mark.rule("8.5.2.1", "8.5.2.1.1", "8.5.2.1.1.2")
def test_one_calls_grades_up_to_that_of_the_vanguard_to_rear_guard_circles_and_any_grade_to_guard() -> None:
    hand: list[Placed | str] = ["Zero", "One", "Two", "Three"]
    at = table({"V:0": ["One"], "hand:0": [*hand]})
    assert at.offered == ["pass", "call:Zero", "call:One"]
    at = table({"V:1": ["One"], "hand:1": [*hand]}, step="start_step").answer("attack:V>V")
    assert at.offered == ["pass", "guard:Zero", "guard:One", "guard:Two", "guard:Three"]


@pytest.mark.rule("8.5.2.1.1.2.1")
def test_without_a_vanguard_nothing_can_be_called() -> None:
    text = "AUTO (VC): When this unit is attacked, return this unit to your hand."
    vanishing = written("Vanishing", text, 3, 11000)
    zones = {"V:1": ["Vanishing"], "soul:1": ["One"], "hand:1": ["Zero"]}
    at = table(zones, vanishing, step="start_step").answer("attack:V>V")
    assert at.names("V:1") == ["One"]  # the rule action rode before anybody could be asked
    assert at.offered == ["pass", "guard:Zero", "guard:Vanishing"]
    at = table({"hand:0": ["One"]})
    at.match.state.zones[at.match.rulebook.zone("V:0")] = ()
    at.match.changed()
    grade = field.vanguard_grade(at.match, 0)
    assert not may_call(at.match, at.card("hand:0"), grade)
    assert not may_ride(at.match, at.card("hand:0"), grade)
    assert [option.verb for option in main_phase_actions(at.match, 0)] == ["pass"]


@pytest.mark.rule("8.5.2.2")
def test_a_unit_called_needs_a_choice_of_circle_and_of_the_unit_guarded_where_there_are_several() -> None:
    at = table({"hand:0": ["One"]}).answer("call:One")
    assert at.names("hand:0") == ["One"]  # not before the circle is chosen
    at.answer("circle:BR")
    assert at.names("BR:0") == ["One"]


@pytest.mark.rule("8.5.2.3")
@pytest.mark.parametrize(
    ("damage", "hand", "offered"),
    [(["Zero"], ["One"], True), (["Zero"], [], False), ([], ["One"], False)],
    ids=["all parts", "first part only", "second part only"],
)
def test_an_activated_ability_is_offered_only_if_all_parts_of_its_cost_can_be_paid(
    damage: list[Placed | str], hand: list[Placed | str], offered: bool
) -> None:
    at = main_phase("ACT (VC): [Counter Blast 1 & Discard a card] Soul Charge 1.", damage=damage, hand=hand)
    assert ("activate:V:1" in at.offered) is offered


@pytest.mark.rule("8.5.2.3")
def test_one_card_cannot_pay_for_two_parts_of_a_cost() -> None:
    text = "ACT (VC): [Discard a grade 1 card & Discard a card] Soul Charge 1."
    assert "activate:V:1" not in main_phase(text, hand=["One"]).offered
    at = main_phase(text, hand=["One", "Two"]).answer("activate:V:1")
    assert at.offered == ["discard:One"]
    at.answer("discard:One")  # whether there is another grade 1 card is not shown by asking or not
    assert at.names("drop:0") == ["One", "Two"]


@pytest.mark.rule("8.5.2.3.1")
def test_an_activated_ability_of_a_card_in_hand_shows_the_card_while_it_is_played() -> None:
    secret = written("Secret", "ACT (hand): Choose one of your rear-guards, and rest it.")
    at = table({"hand:0": ["Secret"], "FL:0": ["One"], "FR:0": ["One"]}, secret).answer("activate:Secret:1")
    assert at.rule == "8.5.4"
    assert sees(at.match, 1, at.card("hand:0"))
    at.answer("choose:FL")
    assert at.names("hand:0") == ["Secret"]
    assert not sees(at.match, 1, at.card("hand:0"))


# ---- 8.5.3 and 8.5.4, resolving and choosing


@pytest.mark.rule("8.5.3.5", "8.5.4")
def test_what_an_effect_chooses_is_chosen_when_it_resolves_after_the_cost() -> None:
    at = main_phase("ACT (VC): [Discard a card] Choose one of your rear-guards, and rest it.", hand=["One"], FL=["Two"],
                    FR=["Two"]).answer("activate:V:1")  # fmt: skip
    assert at.names("drop:0") == ["One"]
    assert (at.rule, at.offered) == ("8.5.4", ["choose:FL", "choose:FR"])
    at.answer("choose:FR")
    assert (at.rested("FL:0"), at.rested("FR:0")) == (False, True)


@pytest.mark.rule("8.5.4.1")
def test_a_number_that_is_named_must_be_chosen() -> None:
    at = main_phase("ACT (VC): Choose two of your opponent's rear-guards, and retire them.", FL_1=["One"],
                    FR_1=["One"], BL_1=["One"]).answer("activate:V:1")  # fmt: skip
    decision = at.match.decision
    assert decision is not None
    assert (decision.minimum, decision.maximum) == (2, 2)
    at.answer("choose:FL:1", "choose:BL:1")
    assert (at.names("FL:1"), at.names("FR:1"), at.names("BL:1")) == ([], ["One"], [])


@pytest.mark.rule("8.5.4.1.1")
@pytest.mark.parametrize("chosen", [[], ["choose:FL:1"], ["choose:FL:1", "choose:FR:1"]])
def test_up_to_a_number_may_be_any_smaller_one_and_none(chosen: list[str]) -> None:
    at = main_phase("ACT (VC): Choose up to two of your opponent's rear-guards, and retire them.", FL_1=["One"],
                    FR_1=["One"], BL_1=["One"]).answer("activate:V:1")  # fmt: skip
    at.answer(*chosen)
    assert at.count("drop:1") == len(chosen)


@pytest.mark.rule("8.5.4.1.2")
def test_where_there_are_fewer_than_the_number_all_of_them_are_taken() -> None:
    at = main_phase("ACT (VC): Choose two of your opponent's rear-guards, and retire them.", BC_1=["One"])
    at.answer("activate:V:1")
    assert at.names("drop:1") == ["One"]


@pytest.mark.rule("8.5.4.1.3")
def test_where_there_is_nothing_to_choose_what_relies_on_the_choice_is_ignored_and_the_rest_is_done() -> None:
    text = "ACT (VC) [1/Turn]: Choose one of your opponent's rear-guards, and retire it. Draw a card."
    at = main_phase(text).answer("activate:V:1")
    assert at.rule == "6.6.1.2"
    assert at.count("drop:1") == 0
    assert at.count("hand:0") == 1


@pytest.mark.rule("8.5.4.1.3", "8.3.2")
@pytest.mark.parametrize("skipped", ["if you have a card in your soul, choose", "you may choose"])
def test_what_relies_on_a_choice_that_was_left_out_is_ignored(skipped: str) -> None:
    text = f"AUTO (VC): When your rear-guard is placed on RC, {skipped} one of your opponent's rear-guards. Retire it."
    at = table({"V:0": ["Lead"], "FL:1": ["Two"], "hand:0": ["One"]}, written("Lead", text, 3))
    at.answer("call:One").answer("circle:FL")
    if "no" in at.offered:
        at.answer("no")
    assert (at.names("FL:0"), at.names("FL:1")) == (["One"], ["Two"])


@pytest.mark.rule("8.5.4.1.4", "10.10.1.1")
def test_a_card_that_must_be_like_something_need_not_be_found_in_a_hidden_zone() -> None:
    at = main_phase("ACT (VC) [1/Turn]: Choose a grade 3 card from your hand, and put it into your soul.",
                    hand=["Three"]).answer("activate:V:1")  # fmt: skip
    decision = at.match.decision
    assert decision is not None
    assert decision.minimum == 0
    at.answer()
    assert at.names("hand:0") == ["Three"]


@pytest.mark.rule("8.5.4.1.4")
def test_any_card_of_a_hidden_zone_and_a_card_of_a_public_one_must_be_chosen() -> None:
    at = main_phase("ACT (VC) [1/Turn]: Choose a card from your hand, and put it into your soul.", hand=["Three"])
    at.answer("activate:V:1")
    assert at.names("soul:0") == ["Three"]
    at = main_phase("ACT (VC) [1/Turn]: Choose a grade 3 card from your drop zone, and put it into your soul.",
                    drop=["Three"]).answer("activate:V:1")  # fmt: skip
    assert at.names("soul:0") == ["Three"]


# ---- 8.5.5, what texts leave out


@pytest.mark.rule("8.5.5.1")
def test_an_effect_that_names_no_player_is_done_by_its_master() -> None:
    theirs = written("Theirs", "AUTO (VC): When this unit is attacked, draw a card.", 3, 11000)
    at = table({"V:1": ["Theirs"]}, theirs, step="start_step").answer("attack:V>V")
    assert (at.count("hand:0"), at.count("hand:1")) == (0, 1)


@pytest.mark.rule("8.5.5.2")
def test_a_card_goes_to_the_zone_of_its_owner() -> None:
    at = main_phase("ACT (VC): Retire all of your opponent's rear-guards.", FL_1=["One"]).answer("activate:V:1")
    assert (at.names("drop:0"), at.names("drop:1")) == ([], ["One"])


@pytest.mark.rule("8.5.5.3")
def test_an_effect_that_chooses_no_unit_is_about_the_unit_with_the_ability() -> None:
    boasting = written(
        "Boasting", "AUTO: When this unit is placed on RC, it gets power +2000 until end of turn.", 1, 7000
    )
    at = table({"hand:0": ["Boasting"], "FR:0": ["One"]}, boasting).answer("call:Boasting").answer("circle:FL")
    assert (at.power("FL:0"), at.power("FR:0")) == (9000, 7000)
