"""11.17, 11.28, 11.31, 11.40. Abilities that are called by what they do or cost: rescue, burst, magia, Homare."""

from __future__ import annotations

import pytest

from tests.games.vanguard.keywords import Zones, asker, is_called, rests
from tests.games.vanguard.positions import table, unit
from tests.games.vanguard.written import written

# ---- 11.17, rescue


RESCUE = "Rescue 1 - ACT (VC): [Counter Blast 1] Heal a card from your damage zone, and deal 1 damage to your vanguard."


@pytest.mark.rule("11.17.1", "11.17.1.1")
def test_rescue_heals_damage_and_deals_as_much_which_is_checked() -> None:
    zones: Zones = {"V:0": ["Asker"], "damage:0": ["One", "Two"], "deck:0": ["Critical"]}
    at = table(zones, asker(RESCUE)).answer("activate:V:1").answer("counter-blast:One").answer("heal:One")
    assert at.told.count("damage-checks") == 1
    at.answer("critical:V")
    assert (at.names("drop:0"), at.names("damage:0")) == (["One"], ["Two", "Critical"])
    assert (at.power("V:0"), at.value("V:0", "critical")) == (16000, 2)


@pytest.mark.rule("11.17.1.1")
def test_only_what_heals_and_deals_as_much_as_its_number_is_called_rescue() -> None:
    heals_two = "AUTO (RC): When this unit attacks, heal two cards from your damage zone"
    assert is_called("Rescue 2", f"{heals_two}, and deal two damage to your vanguard.")
    assert not is_called("Rescue 2", f"{heals_two}, and deal one damage to your vanguard.")
    assert not is_called("Rescue 1", f"{heals_two}, and deal two damage to your vanguard.")
    assert not is_called("Rescue 2", f"{heals_two}.")
    chosen = "AUTO (RC): When this unit attacks, choose two cards from your damage zone"
    assert is_called("Rescue 2", f"{chosen}, heal them, and deal two damage to your vanguard.")
    assert not is_called("Rescue 1", f"{chosen}, heal them, and deal two damage to your vanguard.")
    assert not is_called("Rescue 2", f"{chosen}, bind them, and deal two damage to your vanguard.")


@pytest.mark.rule("11.17.1.2")
def test_cards_with_rescue_are_those_with_a_rescue_of_any_number() -> None:
    one = RESCUE.replace("(VC)", "(RC)")
    two = one.replace("Rescue 1", "Rescue 2").replace("Heal a card", "Heal two cards").replace("deal 1", "deal 2")
    healer = "ACT (RC): Heal a card from your damage zone."
    assert rests("with Rescue", one, two, healer) == [True, True, False]


# ---- 11.28, burst


@pytest.mark.rule("11.28.1")
@pytest.mark.parametrize(("power", "drawn"), [(12000, 0), (13000, 1), (14000, 1)])
def test_a_burst_looks_at_how_much_power_a_unit_has(power: int, drawn: int) -> None:
    burst = "Burst - ACT (RC): [Rest this unit] If your vanguard has power 13000 or greater, draw a card."
    at = table({"V:0": ["Mighty"], "FL:0": ["Burster"]}, unit("Mighty", 3, power), written("Burster", burst))
    assert at.answer("activate:FL:1").count("hand:0") == drawn


@pytest.mark.rule("11.28.1")
def test_only_what_looks_at_power_from_some_amount_on_is_called_burst() -> None:
    attack = "AUTO (RC): When this unit attacks, if"
    assert is_called("Burst", f"{attack} your vanguard has power 40000 or greater, draw a card.")
    assert is_called("Burst", f"{attack} you have a vanguard with power 40000 or greater, draw a card.")
    assert not is_called("Burst", f"{attack} your vanguard has power 40000 or less, draw a card.")
    assert not is_called("Burst", f"{attack} you have a grade 3 vanguard, draw a card.")
    burst = "ACT (RC): If your vanguard has power 5000 or greater, draw a card."
    assert rests("with Burst", f"Burst - {burst}", burst) == [True, False]


@pytest.mark.rule("11.28.1")
@pytest.mark.parametrize(("power", "own"), [(12000, 8000), (13000, 13000)])
def test_a_burst_may_be_a_continuous_ability(power: int, own: int) -> None:
    burst = "Burst - CONT (RC) Brave: If your vanguard has power 13000 or greater, this unit gets power +5000."
    zones: Zones = {"V:0": ["Mighty"], "FL:0": ["Burster"]}
    assert table(zones, unit("Mighty", 3, power), written("Burster", burst)).power("FL:0") == own
    assert not is_called("Burst", "CONT (RC): This unit gets power +5000.")
    assert not is_called("Rush", "CONT (RC): This unit gets power +5000.")
    assert rests("with Burst", burst, burst.replace("Burst - ", "")) == [True, False]


# ---- 11.31, magia


MAGIA = "Call up to one card from your soul to RC, and at the end of turn, put it into your soul."


@pytest.mark.rule("11.31.1")
def test_what_magia_calls_from_the_soul_goes_back_there_at_the_end_of_the_turn() -> None:
    at = table({"V:0": ["Asker"], "soul:0": ["One", "Two"]}, asker(f"Magia - ACT (VC) [1/Turn]: {MAGIA}"))
    at.answer("activate:V:1").answer("call:Two").answer("circle:FL")
    assert (at.names("FL:0"), at.names("soul:0")) == (["Two"], ["One"])
    at.passes(2)
    assert at.match.state.turn_player == 1
    assert (at.names("FL:0"), at.names("soul:0")) == ([], ["One", "Two"])


@pytest.mark.rule("11.31.1")
def test_a_unit_can_tell_that_it_was_called_by_magia() -> None:
    text = "AUTO: When this unit is placed on RC due to your Magia ability, draw a card."
    plain = "ACT (VC): Call up to one card from your soul to RC."
    zones: Zones = {"V:0": ["Asker"], "soul:0": ["Called"]}
    for line, drawn in (("1", 1), ("2", 0)):
        at = table(zones, asker(f"Magia - ACT (VC): {MAGIA}", plain), written("Called", text))
        at.answer(f"activate:V:{line}").answer("call:Called").answer("circle:FL")
        assert at.count("hand:0") == drawn


@pytest.mark.rule("11.31.1")
def test_the_return_to_the_soul_belongs_to_the_magia_too() -> None:
    text = "AUTO: When this unit is put into the soul from RC due to your Magia ability, draw a card."
    zones: Zones = {"V:0": ["Asker"], "soul:0": ["Called"]}
    at = table(zones, asker(f"Magia - ACT (VC): {MAGIA}"), written("Called", text))
    at.answer("activate:V:1").answer("call:Called").answer("circle:FL")
    assert at.passes(2).count("hand:0") == 1


@pytest.mark.rule("11.31.1")
def test_only_what_calls_units_and_puts_them_into_the_soul_later_is_called_magia() -> None:
    assert is_called("Magia", f"AUTO (VC): [Soul Blast 1] When this unit attacks, {MAGIA.lower()}".replace("rc", "RC"))
    assert not is_called("Magia", "ACT (VC): Call up to one card from your soul to RC.")
    assert not is_called("Magia", f"ACT (VC): {MAGIA.replace('from your soul', 'from your drop zone')}")
    assert not is_called("Magia", "ACT (VC): At the end of turn, put this unit into your soul.")
    assert not is_called("Magia", f"ACT (VC): {MAGIA.replace('into your soul', 'on the bottom of your deck')}")


# ---- 11.40, homare


HOMARE = "Homare - AUTO (RC): [Soul Blast 1] When this unit attacks, draw a card."


@pytest.mark.rule("11.40.1")
def test_a_player_pays_for_one_homare_ability_in_a_turn_alone() -> None:
    zones: Zones = {"FL:0": ["Praised"], "FR:0": ["Praised"], "soul:0": ["One", "Two"], "V:0": ["Asker"]}
    also = asker("ACT (VC) [1/Turn]: Draw a card.", "Homare - ACT (VC): [Soul Blast 1] Draw a card.")
    at = table(zones, written("Praised", HOMARE, 2), also)
    assert "activate:V:2" in at.offered
    at.passes().answer("attack:FL>V")
    assert at.rule == "8.6.4"
    at.answer("yes").answer("soul-blast:One")
    assert at.count("hand:0") == 1
    at.answer("attack:FR>V")
    assert at.rule == "7.3.1.2", "the other one's cost is not even asked for"
    assert at.count("hand:0") == 1


@pytest.mark.rule("11.40.1")
def test_a_homare_cost_that_was_not_paid_leaves_the_others_payable() -> None:
    zones: Zones = {"FL:0": ["Praised"], "FR:0": ["Praised"], "soul:0": ["One", "Two"]}
    at = table(zones, written("Praised", HOMARE, 2), step="start_step").answer("attack:FL>V").answer("no")
    assert at.answer("attack:FR>V").rule == "8.6.4"


@pytest.mark.rule("11.40.1")
def test_of_two_homare_abilities_that_stand_by_together_one_is_paid_for() -> None:
    zones: Zones = {"V:0": ["Asker"], "FL:0": ["One"], "soul:0": ["One", "Two"], "hand:1": ["Two"]}
    two = "Homare - AUTO (VC): [Soul Blast 1] When this unit attacks, draw a card."
    at = table(zones, asker(two, two), step="start_step").answer("attack:V>V")
    at.answer("play:V:1").answer("yes").answer("soul-blast:One")
    assert (at.rule, at.count("hand:0")) == ("7.5.1.2", 1)


@pytest.mark.rule("11.40.1")
def test_a_played_homare_ability_is_paid_for_once_a_turn_and_again_in_the_next() -> None:
    zones: Zones = {"V:0": ["Asker"], "V:1": ["Asker"], "soul:0": ["One"] * 3, "soul:1": ["One"]}
    at = table(zones, asker("Homare - ACT (VC): [Soul Blast 1] Draw a card."))
    at.answer("activate:V:1").answer("soul-blast:One")
    assert "activate:V:1" not in at.offered
    at.passes()
    while at.rule != "6.6.1.2":
        at.passes()
    assert (at.asked, "activate:V:1" in at.offered) == (1, True)


@pytest.mark.rule("11.40.1")
def test_what_one_player_has_paid_leaves_the_homare_costs_of_the_other_payable() -> None:
    mine = written("Mine", "Homare - AUTO (VC): [Soul Blast 1] When this unit attacks, draw a card.", 3)
    theirs = written("Theirs", "Homare - AUTO (VC): [Soul Blast 1] When this unit is attacked, draw a card.", 3)
    zones: Zones = {"V:0": ["Mine"], "V:1": ["Theirs"], "soul:0": ["One"], "soul:1": ["One"]}
    at = table(zones, mine, theirs, step="start_step").answer("attack:V>V").answer("yes")
    assert (at.asked, at.rule, at.offered) == (1, "8.6.4", ["yes", "no"])


@pytest.mark.rule("11.40.1", "10.29.1")
def test_to_lose_the_cost_of_a_homare_ability_is_no_way_to_use_it_twice() -> None:
    free = "ACT (VC): This unit loses the costs of its ACT abilities until end of turn."
    zones: Zones = {"V:0": ["Asker"], "soul:0": ["One"]}
    at = table(zones, asker("Homare - ACT (VC): [Soul Blast 1] Draw a card.", free))
    at.answer("activate:V:2").answer("activate:V:1")
    assert (at.count("soul:0"), at.count("hand:0")) == (1, 1)
    assert "activate:V:1" not in at.offered


@pytest.mark.rule("11.40.2")
def test_cards_with_the_homare_ability_are_spoken_of() -> None:
    assert rests(
        "with the Homare ability", HOMARE, "AUTO (RC): [Soul Blast 1] When this unit attacks, draw a card."
    ) == [
        True,
        False,
    ]
    assert not is_called("Homare", "AUTO (RC): When this unit attacks, draw a card.")
