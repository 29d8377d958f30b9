"""10.2 to 10.8, 10.32 and 10.36. Specific actions that move cards."""

from __future__ import annotations

import pytest

from engine.kernel.visibility import sees
from engine.scenarios import Placed, ScenarioMatch
from tests.games.vanguard.positions import table
from tests.games.vanguard.written import written


def lead(text: str, **where: list[Placed | str]) -> ScenarioMatch:
    """A main phase of a vanguard "Lead" with this text; zones are of the turn player, or of the other with "_1"."""
    named = {f"{name.removesuffix('_1')}:{int(name.endswith('_1'))}": cards for name, cards in where.items()}
    return table({"V:0": ["Lead"], **named}, written("Lead", text, 3, 11000))


def played(text: str, **where: list[Placed | str]) -> ScenarioMatch:
    """After the vanguard's activated ability with this text was played."""
    return lead(f"ACT (VC) [1/Turn]: {text}", **where).answer("activate:V:1")


@pytest.mark.rule("10.2.1")
def test_to_draw_moves_the_top_card_of_the_deck_to_the_hand() -> None:
    at = played("Draw a card.", deck=["One", "Two"], hand=["Three"])
    assert at.names("hand:0") == ["Three", "One"]
    assert at.names("deck:0")[-1] == "Two"


@pytest.mark.rule("10.3.1", "10.3.1.1")
def test_to_discard_moves_a_card_from_the_hand_to_the_drop_zone_as_a_cost_or_an_effect() -> None:
    at = played("[Discard a card] Draw a card.", hand=["One", "Two"])
    assert at.offered == ["discard:One", "discard:Two"]
    at.answer("discard:Two")
    assert (at.names("hand:0"), at.names("drop:0")) == (["One", "Zero"], ["Two"])
    at = played("Discard a card.", hand=["One", "Two"]).answer("discard:One")
    assert (at.names("hand:0"), at.names("drop:0")) == (["Two"], ["One"])


@pytest.mark.rule("10.3.1.2")
def test_the_opponent_may_be_the_one_who_chooses_what_is_discarded() -> None:
    at = played("Your opponent discards a card.", hand_1=["One", "Two"])
    assert (at.asked, at.offered) == (1, ["discard:One", "discard:Two"])
    at.answer("discard:Two")
    assert at.names("drop:1") == ["Two"]


@pytest.mark.rule("10.4.1", "10.4.2")
def test_to_retire_moves_a_unit_from_the_field_to_the_drop_zone_however_it_came_about() -> None:
    text = """ACT (VC) [1/Turn]: Choose one of your other rear-guards, and retire it.
    AUTO (VC): When your rear-guard is put into the drop zone, Soul Charge 1."""
    at = lead(text, FL=["One"]).answer("activate:V:1")
    assert (at.names("FL:0"), at.names("drop:0"), at.count("soul:0")) == ([], ["One"], 1)
    at = lead(text, FL=["One"], hand=["Two"]).answer("call:Two").answer("circle:FL")  # by rule action
    assert (at.names("drop:0"), at.count("soul:0")) == (["One"], 1)


@pytest.mark.rule("10.5.1", "10.5.1.1")
def test_a_unit_is_placed_when_it_comes_from_elsewhere_played_or_not_and_not_when_it_moves_on_the_field() -> None:
    arrives = written("Arrives", "AUTO: When this unit is placed on RC, draw a card.")
    at = table({"hand:0": ["Arrives"]}, arrives).answer("call:Arrives").answer("circle:FL")
    assert at.count("hand:0") == 1
    at.answer("exchange:FL")
    assert at.names("BL:0") == ["Arrives"]
    assert at.count("hand:0") == 1
    caller = written("Caller", "ACT (VC) [1/Turn]: Call the top card of your deck to RC.", 3)
    at = table({"V:0": ["Caller"], "deck:0": ["Arrives"]}, arrives, caller).answer("activate:V:1").answer("circle:FL")
    assert at.count("hand:0") == 1


@pytest.mark.rule("10.6.1", "10.6.1.1")
def test_a_ride_that_is_not_played_is_a_superior_ride_and_asks_no_grade() -> None:
    at = played("Choose a card from your soul, and ride it.", soul=["Zero", "Two"])
    at.answer("choose:Zero")
    assert at.names("V:0") == ["Zero"]
    assert at.names("soul:0") == ["Two", "Lead"]
    assert not at.rested("V:0")


@pytest.mark.rule("10.6.2")
@pytest.mark.parametrize(("first", "second"), [("One", "Two"), ("Two", "One")])
def test_cards_that_are_to_be_ridden_at_once_are_ridden_in_the_order_that_their_master_likes(
    first: str, second: str
) -> None:
    at = played("Ride all cards in your soul.", soul=["One", "Two"])
    assert (at.asked, at.rule) == (0, "10.6.2")
    at.answer(f"order:{first}", f"order:{second}")
    assert at.names("V:0") == [second]
    assert at.names("soul:0") == ["Lead", first]


@pytest.mark.rule("10.7.1", "10.7.1.1.1", "10.7.1.1.1.2", "10.7.1.2", "10.7.1.2.1")
def test_a_normal_call_takes_one_card_from_hand_to_a_circle_in_the_main_phase_or_the_guard_step() -> None:
    at = table({"hand:0": ["One", "One"], "hand:1": ["Two"]}).answer("call:One").answer("circle:FL")
    assert (at.names("FL:0"), at.names("hand:0")) == (["One"], ["One"])
    at.passes().answer("attack:V>V").answer("guard:Two")
    assert "guards" in at.told


@pytest.mark.rule("10.7.1.1", "10.7.1.1.1.1", "10.7.1.1.1.1.1", "10.7.1.1.2", "10.7.1.3")
def test_cards_called_at_once_go_to_separate_circles_and_are_placed_together() -> None:
    at = played(
        "Choose two cards from your drop zone, and call them to separate RC.", drop=["One", "Two"], FL=["Three"]
    )
    assert (at.rule, at.offered) == ("10.7.1.1.1", ["circle:FL", "circle:FR", "circle:BL", "circle:BC", "circle:BR"])
    at.answer("circle:FR")
    assert at.offered == ["circle:FL", "circle:BL", "circle:BC", "circle:BR"]
    assert at.names("FR:0") == []  # not before all circles are chosen
    at.answer("circle:BL")
    assert (at.names("FR:0"), at.names("BL:0"), at.names("FL:0")) == (["One"], ["Two"], ["Three"])


@pytest.mark.rule("10.7.1.1.1.1")
def test_of_more_cards_than_circles_as_many_as_possible_are_called() -> None:
    where: dict[str, list[Placed | str]] = {place: ["One"] for place in ("FL", "FR", "BL", "BC")}
    at = played("Choose two cards from your drop zone, and call them to open RC.", drop=["Two", "Three"], **where)
    assert at.offered == ["call:Two", "call:Three"]
    at.answer("call:Three")
    assert at.names("BR:0") == ["Three"]
    assert at.names("drop:0") == ["Two"]


@pytest.mark.rule("10.7.1.3.1")
def test_a_unit_superior_called_as_a_guardian_rests_and_guards_the_attacked_unit() -> None:
    text = "AUTO (VC): When this unit is attacked, choose a card from your drop zone, and call it to GC."
    zones = {"V:1": ["Summoner"], "drop:1": ["One"], "hand:1": ["Zero"]}
    at = table(zones, written("Summoner", text, 3, 11000), step="start_step").answer("attack:V>V")
    assert at.names("G:1") == ["One"]
    assert at.rested("G:1")
    assert at.power("V:1") == 16000


@pytest.mark.rule("10.7.1.4")
def test_a_card_called_from_a_hidden_zone_is_known_before_its_circle_is_chosen() -> None:
    at = played("Call the top card of your deck to RC.", deck=["Two"])
    assert at.rule == "10.7.1.1.1"
    card = at.card("deck:0")
    assert sees(at.match, 0, card)
    assert sees(at.match, 1, card)
    at.answer("circle:FL")
    assert at.names("FL:0") == ["Two"]
    assert at.face_down("FL:0") == 0


@pytest.mark.rule("10.8.1")
def test_to_heal_moves_a_card_from_the_damage_zone_to_the_drop_zone() -> None:
    at = played("Heal a card from your damage zone.", damage=["One"])
    assert (at.names("damage:0"), at.names("drop:0")) == ([], ["One"])


@pytest.mark.rule("10.18.1")
def test_to_soul_charge_moves_cards_from_the_top_of_the_deck_to_the_soul() -> None:
    at = played("Soul Charge 2.", deck=["One", "Two", "Three"], soul=["Zero"])
    assert at.names("soul:0") == ["Zero", "One", "Two"]


@pytest.mark.rule("10.19.1")
def test_to_bind_moves_cards_to_the_bind_zone_of_their_owner() -> None:
    at = played("Choose one of your opponent's rear-guards, and bind it.", FL_1=["One"])
    assert (at.names("bind:0"), at.names("bind:1")) == ([], ["One"])
    assert at.face_down("bind:1") == 0


@pytest.mark.rule("10.32.1")
def test_a_unit_that_an_effect_moves_goes_to_another_circle_as_the_card_that_it_is() -> None:
    text = "AUTO: When this unit is placed on RC, draw a card.\nACT (RC): Move this unit to an open RC."
    mover = written("Mover", text, 1, 7000)
    at = table({"hand:0": ["Mover"], "FR:0": ["Two"]}, mover).answer("call:Mover").answer("circle:FL")
    assert at.count("hand:0") == 1
    at.answer("activate:FL:2")
    assert (at.rule, at.offered) == ("10.32.1", ["circle:BL", "circle:BC", "circle:BR"])
    at.answer("circle:BR")
    assert (at.names("FL:0"), at.names("BR:0")) == ([], ["Mover"])
    assert at.count("hand:0") == 1  # it was not placed


@pytest.mark.rule("10.32.1")
def test_a_unit_that_moves_stays_rested_and_retires_whoever_was_there() -> None:
    text = "ACT (VC): Choose one of your rear-guards, and move it to another RC."
    zones: dict[str, list[Placed | str]] = {"FL:0": [Placed("One", rested=True)], "FR:0": ["Two"]}
    at = table({"V:0": ["Lead"], **zones}, written("Lead", text, 3)).answer("activate:V:1")
    at.answer("choose:FL").answer("circle:FR")
    assert (at.names("FL:0"), at.names("FR:0"), at.names("drop:0")) == ([], ["One"], ["Two"])
    assert at.rested("FR:0")


@pytest.mark.rule("10.32.2")
@pytest.mark.parametrize("act", ["exchange", "intercept"])
def test_units_that_are_exchanged_or_intercept_move_and_are_not_placed(act: str) -> None:
    placed = written("Placed", "AUTO: When this unit is placed on RC or GC, draw a card.", 2)
    if act == "exchange":
        at = table({"FL:0": [Placed("Placed", rested=True)], "BL:0": ["One"]}, placed).answer("exchange:FL")
        assert (at.names("BL:0"), at.names("FL:0")) == (["Placed"], ["One"])
        assert at.rested("BL:0")
        assert at.count("hand:0") == 0
    else:
        zones: dict[str, list[Placed | str]] = {"FL:1": ["Placed"], "hand:1": ["Zero"]}
        at = table(zones, placed, step="start_step").answer("attack:V>V").answer("intercept:FL:1")
        assert at.names("G:1") == ["Placed"]
        assert at.count("hand:1") == 1


@pytest.mark.rule("10.36.1", "10.36.1.1")
def test_removed_cards_have_left_the_game_and_everybody_may_see_them() -> None:
    at = table({"V:0": ["One"], "hand:0": ["One", "Three", "Zero"], "deck:0": ["Two"]}, step="g_assist_step")
    assert at.rule == "6.4.1.2.1.2"
    at.answer("yes").answer("find:Two").answer("remove:Three", "remove:Zero")
    assert at.names("removed:0") == ["Three", "Zero"]
    assert sorted(at.names("hand:0")) == ["One", "Two"]
    assert all(sees(at.match, seat, card) for seat in (0, 1, None) for card in at.cards("removed:0"))


@pytest.mark.rule("10.36.1")
def test_effects_can_remove_cards_wherever_they_are() -> None:
    text = """ACT (VC): Remove one of your opponent's rear-guards from the game.
    ACT (VC): [Remove a card from your soul from the game] Draw a card."""
    zones: dict[str, list[Placed | str]] = {"V:0": ["Remover"], "FL:1": ["Two"], "soul:0": ["One"]}
    at = table(zones, written("Remover", text, 3)).answer("activate:V:1").answer("activate:V:2")
    assert (at.names("removed:1"), at.names("FL:1"), at.names("drop:1")) == (["Two"], [], [])
    assert (at.names("removed:0"), at.count("soul:0"), at.count("hand:0")) == (["One"], 0, 1)
    assert "activate:V:2" not in at.offered
