"""11.25, 11.27, 11.38, 11.41. Abilities called by what they wait for: shadowstitch, rush, bloom, Nitou Kaigan."""

from __future__ import annotations

import pytest

from engine.scenarios import Placed
from tests.games.vanguard.keywords import Zones, asker, is_called, rests
from tests.games.vanguard.positions import table, unit
from tests.games.vanguard.written import written

# ---- 11.25, shadowstitch


STITCH = "At the end of the battle that your unit attacked a vanguard, if that attack did not hit, draw a card."


@pytest.mark.rule("11.25.1")
@pytest.mark.parametrize(("aim", "power", "drawn"), [("V", 1000, 1), ("V", 20000, 0), ("FL", 1000, 0)])
def test_shadowstitch_resolves_when_an_attack_on_a_vanguard_did_not_hit(aim: str, power: int, drawn: int) -> None:
    stitcher = written("Stitcher", f"Shadowstitch - AUTO (RC): {STITCH}")
    zones: Zones = {"V:0": [Placed("Three", rested=True)], "FL:0": ["Attacker"], "BL:0": ["Stitcher"], "FL:1": ["Two"]}
    at = table(zones, stitcher, unit("Attacker", 2, power), step="start_step", turn=3)
    at.answer(f"attack:FL>{aim}")
    if at.rule == "7.4.1.10":
        at.answer("no")
    while at.rule == "7.5.1.2":
        at.passes()
    assert at.count("hand:0") == drawn


@pytest.mark.rule("11.25.1")
@pytest.mark.parametrize(("attacker", "drawn"), [("Two", 1), ("One", 0)])
def test_shadowstitch_remembers_the_attack_of_a_unit_that_has_left_the_field(attacker: str, drawn: int) -> None:
    text = STITCH.replace("your unit", "your grade 2 unit")
    hunter = asker("AUTO (VC): When this unit is attacked, retire all of your opponent's front row rear-guards.")
    zones: Zones = {"FL:0": [attacker], "BR:0": ["Stitcher"], "V:1": ["Asker"]}
    at = table(zones, written("Stitcher", f"Shadowstitch - AUTO (RC): {text}"), hunter, step="start_step", turn=3)
    at.answer("attack:FL>V").passes()
    assert (at.names("drop:0"), at.count("damage:1"), at.count("hand:0")) == ([attacker], 0, drawn)


@pytest.mark.rule("11.25.1")
def test_only_what_waits_for_an_attack_on_a_vanguard_that_did_not_hit_is_called_shadowstitch() -> None:
    assert is_called("Shadowstitch", f"AUTO (RC): {STITCH}")
    assert is_called("Shadowstitch", f"AUTO (RC): [Soul Blast 1] {STITCH.replace('your unit', 'this unit')}")
    assert not is_called("Shadowstitch", f"AUTO (RC): {STITCH.replace('a vanguard', 'a rear-guard')}")
    assert not is_called("Shadowstitch", f"AUTO (RC): {STITCH.replace('did not hit', 'hit')}")
    assert not is_called("Shadowstitch", "AUTO (RC): When this unit's attack does not hit, draw a card.")


# ---- 11.27, rush


RUSH = "Rush - AUTO (RC): When this unit stands due to your effect, draw a card."


@pytest.mark.rule("11.27.1")
def test_rush_triggers_when_the_unit_stands_due_to_an_effect_of_its_master_s_card() -> None:
    stander = asker("ACT (VC): Stand all of your rear-guards.")
    at = table({"V:0": ["Asker"], "FL:0": [Placed("Rusher", rested=True)]}, stander, written("Rusher", RUSH))
    assert at.answer("activate:V:1").count("hand:0") == 1
    helpful = asker("ACT (VC): Stand all of your opponent's rear-guards.")
    at = table({"V:0": ["Asker"], "FL:1": [Placed("Rusher", rested=True)]}, helpful, written("Rusher", RUSH))
    assert at.answer("activate:V:1").count("hand:1") == 0


@pytest.mark.rule("11.27.1")
def test_rush_does_not_trigger_when_the_unit_stands_by_the_rules_or_to_pay_a_cost() -> None:
    payer = asker("ACT (VC): [Stand one of your rear-guards] Soul Charge 1.")
    zones: Zones = {"V:0": ["Asker"], "FL:0": [Placed("Rusher", rested=True)]}
    assert table(zones, payer, written("Rusher", RUSH)).answer("activate:V:1").count("hand:0") == 0
    at = table(zones, payer, written("Rusher", RUSH), step="stand_phase")
    assert not at.rested("FL:0")
    assert at.count("hand:0") == 1, "the card of the draw phase"


@pytest.mark.rule("11.27.1")
def test_a_stand_trigger_is_an_effect_of_a_card_too() -> None:
    zones: Zones = {"FL:0": [Placed("Rusher", rested=True)], "deck:0": ["Stand"]}
    at = table(zones, written("Rusher", RUSH), step="start_step").answer("attack:V>V")
    at.answer("stand:FL").answer("power:V")
    assert at.count("hand:0") == 2 + 1, "two drive checks, one draw"


@pytest.mark.rule("11.27.1")
def test_only_what_triggers_so_is_called_rush() -> None:
    assert is_called("Rush", "AUTO (RC): [Soul Blast 1] When this unit stands due to your effect, draw a card.")
    assert not is_called("Rush", "AUTO (RC): When this unit stands, draw a card.")
    assert not is_called("Rush", "AUTO (RC): When this unit stands due to your opponent's effect, draw a card.")
    assert not is_called("Rush", "AUTO (RC): When this unit rests due to your effect, draw a card.")
    assert not is_called("Rush", "AUTO (RC): When your other unit stands due to your effect, draw a card.")


# ---- 11.38, bloom


@pytest.mark.rule("11.38.1")
def test_bloom_triggers_when_another_unit_of_the_kind_meant_is_placed() -> None:
    text = "Bloom - AUTO (RC): When your other unit with the same card name as this unit is placed on RC, draw a card."
    flower = written("Flower", text)
    at = table({"FL:0": ["Flower"], "hand:0": ["Flower", "One", "Zero"]}, flower)
    at.answer("call:One").answer("circle:FR")
    assert at.count("hand:0") == 2
    at.answer("call:Flower").answer("circle:BL")
    assert at.count("hand:0") == 1 + 1, "the unit that was placed does not answer its own placing"


@pytest.mark.rule("11.38.1")
def test_only_what_triggers_on_other_units_of_one_s_own_being_placed_is_called_bloom() -> None:
    assert is_called("Bloom", "AUTO (RC): When your other unit is placed on RC or GC, draw a card.")
    assert is_called("Bloom", "AUTO (VC): During your turn, when your other grade 1 unit is placed on RC, draw a card.")
    assert not is_called("Bloom", "AUTO (RC): When your unit is placed on RC, draw a card.")
    assert not is_called("Bloom", "AUTO (RC): When your opponent's other unit is placed on RC, draw a card.")
    assert not is_called("Bloom", "AUTO (RC): When this unit is placed on RC, draw a card.")


# ---- 11.41, nitou kaigan


@pytest.mark.rule("11.41.1")
@pytest.mark.parametrize(("behind", "drawn"), [("One", 0), ("Other One", 1)])
def test_nitou_kaigan_resolves_when_the_unit_is_boosted_by_the_unit_meant(behind: str, drawn: int) -> None:
    text = 'Nitou Kaigan - AUTO (RC): When this unit is boosted by a card named "Other One", draw a card.'
    zones: Zones = {"FL:0": ["Swordsman"], "BL:0": [behind]}
    at = table(zones, written("Swordsman", text, 2), step="start_step").answer("attack:FL>V")
    assert at.answer("yes").count("hand:0") == drawn


@pytest.mark.rule("11.41.1")
@pytest.mark.parametrize(("before", "drawn"), [("Two", 0), ("Other Two", 1)])
def test_nitou_kaigan_resolves_when_the_unit_boosts_the_unit_meant(before: str, drawn: int) -> None:
    text = 'Nitou Kaigan - AUTO (RC): When this unit boosts a card named "Other Two", draw a card.'
    zones: Zones = {"FL:0": [before], "BL:0": ["Swordsman"]}
    at = table(zones, written("Swordsman", text, 1), step="start_step").answer("attack:FL>V")
    assert at.answer("yes").count("hand:0") == drawn


@pytest.mark.rule("11.41.1", "11.41.1.1")
def test_only_what_triggers_on_boosts_is_called_nitou_kaigan_and_cards_with_it_are_spoken_of() -> None:
    boosted = "AUTO (RC): When this unit is boosted, draw a card."
    assert is_called("Nitou Kaigan", "AUTO (RC): At the end of the battle that this unit was boosted, draw a card.")
    assert not is_called("Nitou Kaigan", "AUTO (RC): When this unit attacks, draw a card.")
    assert not is_called("Nitou Kaigan", "AUTO (RC): When your other unit boosts, draw a card.")
    assert rests("with the Nitou Kaigan ability", f"Nitou Kaigan - {boosted}", boosted) == [True, False]
