"""11.2 to 11.9 and 11.13. Keyword abilities of the original era, and resist."""

from __future__ import annotations

import pytest

from engine.games.vanguard import field
from engine.games.vanguard.decks import faults_of
from engine.kernel.rulebook import Deck
from engine.scenarios import Placed, ScenarioMatch
from tests.games.vanguard.positions import table, unit
from tests.games.vanguard.written import written

Zones = dict[str, list[Placed | str]]


def four(name: str, count: int = 4) -> list[Placed | str]:
    """So many of a card."""
    return [name] * count


# ---- 11.2, drive


@pytest.mark.rule("11.2.1", "11.2.3.1", "11.2.4.1")
@pytest.mark.parametrize(("keyword", "checks"), [("", 1), ("twin drive", 2), ("triple drive", 3)])
def test_drive_abilities_add_drive_checks(keyword: str, checks: int) -> None:
    driver = unit("Driver", 3, 11000, keywords=frozenset({keyword} - {""}))
    at = table({"V:0": ["Driver"]}, driver, step="start_step").answer("attack:V>V")
    assert at.told.count("drive-checks") == checks


@pytest.mark.rule("11.2.2")
def test_of_several_drive_abilities_the_one_that_adds_most_counts_alone() -> None:
    driver = unit("Driver", 3, 11000, keywords=frozenset({"twin drive", "triple drive"}))
    at = table({"V:0": ["Driver"]}, driver)
    assert field.drive(at.match, at.card("V:0")) == 3


@pytest.mark.rule("11.2.1")
def test_rear_guards_make_no_drive_checks_whatever_their_drive_ability() -> None:
    at = table({"FL:0": ["Three"]}, step="start_step").answer("attack:FL>V")
    assert "drive-checks" not in at.told


# ---- 11.3 to 11.5


@pytest.mark.rule("11.3.1")
def test_a_unit_that_loses_intercept_cannot_intercept_and_one_that_gains_it_can() -> None:
    text = """CONT (VC): All of your grade 2 rear-guards lose Intercept.
    CONT (VC): All of your grade 1 rear-guards gain Intercept."""
    zones: Zones = {"V:1": ["Reformer"], "FL:1": ["One"], "FR:1": ["Two"]}
    at = table(zones, written("Reformer", text, 3), step="start_step").answer("attack:V>V")
    assert at.offered == ["pass", "intercept:FL:1"]


@pytest.mark.rule("11.3.1")
def test_a_unit_that_left_and_came_back_is_another_one_than_was_attacked_and_may_intercept() -> None:
    lead = written("Lead", "CONT (VC): This unit battles all units in your opponent's front row.", 3, 11000)
    back = written("Back", "Intercept\nAUTO (RC): When this unit is attacked, bind this unit, and call it to RC.", 2)
    zones: Zones = {"V:0": ["Lead"], "FL:1": ["Back"], "FR:1": ["Two"]}
    at = table(zones, lead, back, step="start_step").answer("attack:V>V").answer("circle:FL")
    assert at.offered == ["pass", "intercept:FL:1"], "the other one is being attacked itself"


@pytest.mark.rule("11.4.1")
def test_a_unit_that_gained_boost_boosts_a_unit_of_its_column() -> None:
    text = "CONT (VC): All of your grade 2 rear-guards gain Boost."
    zones: Zones = {"V:0": ["Trainer"], "BC:0": ["Two"], "hand:1": ["Zero"]}
    at = table(zones, written("Trainer", text, 3, 11000), step="start_step").answer("attack:V>V")
    assert at.rule == "7.4.1.10"
    at.answer("yes")
    assert at.power("V:0") == 20000


@pytest.mark.rule("11.4.1", "8.7.1.3", "8.7.1.4")
@pytest.mark.parametrize("duration", ["", "ACT"])
def test_a_boost_increases_a_power_and_so_adds_nothing_to_one_that_is_set(duration: str) -> None:
    text = (
        "ACT (RC): This unit has power 5000 until end of turn." if duration else "CONT (RC): This unit has power 5000."
    )
    zones: Zones = {"FL:0": ["Fixed"], "BL:0": ["One"], "FL:1": ["One"], "hand:1": ["Zero"]}
    at = table(zones, written("Fixed", text, 2, 9000))
    if duration:
        at.answer("activate:FL:1")
    at.passes().answer("attack:FL>FL").answer("yes")
    assert at.rested("BL:0")
    assert at.match.rulebook.marks(at.match)[at.card("FL:0")] == ("attacking", "boosted")
    assert at.power("FL:0") == 5000


@pytest.mark.rule("11.4.1", "8.7.1.4")
def test_a_unit_whose_power_is_set_boosts_with_this_power() -> None:
    zones: Zones = {"FL:0": ["Two"], "BL:0": ["Fixed"], "hand:1": ["Zero"]}
    fixed = written("Fixed", "CONT (RC): This unit has power 1000.", 1, 9000)
    assert table(zones, fixed, step="start_step").answer("attack:FL>V").answer("yes").power("FL:0") == 10000


@pytest.mark.rule("3.11.3", "8.7.1.4")
def test_guardians_guard_a_unit_whose_power_is_set() -> None:
    zones: Zones = {"V:1": ["Fixed"], "FL:0": ["Two"], "hand:1": ["One", "Zero"]}
    fixed = written("Fixed", "CONT (VC): This unit has power 5000.", 3, 11000)
    at = table(zones, fixed, step="start_step").answer("attack:FL>V").answer("guard:One")
    assert at.power("V:1") == 10000


@pytest.mark.rule("11.4.1", "11.3.1", "1.3.3")
def test_a_unit_that_cannot_boost_or_intercept_does_neither_though_it_has_the_keyword() -> None:
    lazy = written("Lazy", "CONT (RC): This unit cannot boost.", 1, 7000)
    proud = written("Proud", "CONT (RC): This unit cannot intercept.", 2, 9000)
    zones: Zones = {"FL:0": ["Two"], "BL:0": ["Lazy"], "FL:1": ["Proud"], "FR:1": ["Two"], "hand:1": []}
    at = table(zones, lazy, proud, step="start_step").answer("attack:FL>V")
    assert at.offered == ["pass", "intercept:FR:1"]


@pytest.mark.rule("11.8.1", "10.35.2")
def test_a_lord_that_is_dominated_looks_at_the_units_of_the_dominating_player() -> None:
    lead = written("Lead", "ACT (VC): Dominate one of your opponent's rear-guards until end of turn.", 3, 11000)
    zones: Zones = {"V:0": ["Lead"], "FL:1": ["Majesty"], "FR:1": ["One"]}
    lord = written("Majesty", "Lord", 2)

    def attacks(zones: Zones) -> list[str]:
        at = table(zones, lead, lord).answer("activate:V:1").answer("dominate:FL:1").passes()
        return [key for key in at.offered if key.startswith("attack:FL:1>")]

    assert attacks(zones)
    assert not attacks({**zones, "FR:0": ["Stranger"]})


@pytest.mark.rule("11.5.1")
def test_a_unit_with_restraint_cannot_attack_until_it_loses_it() -> None:
    text = "Restraint\nACT (RC): This unit loses Restraint until end of turn."
    at = table({"FL:0": ["Caged"], "FR:0": ["Caged"]}, written("Caged", text, 2, 12000))
    at.answer("activate:FL:2").passes()
    assert at.offered == ["pass", "attack:V>V", "attack:FL>V"]


@pytest.mark.rule("11.5.1", "11.8.1", "10.26.3")
def test_a_deleted_unit_is_held_back_by_neither_restraint_nor_lord() -> None:
    deleter = written("Deleter", "ACT (VC): Delete all of your rear-guards.", 3, 11000)
    caged, lord = written("Caged", "Restraint", 2), written("Majesty", "Lord", 2)
    zones: Zones = {"V:0": ["Deleter"], "FL:0": ["Caged"], "FR:0": ["Majesty"], "BR:0": ["Stranger"]}
    assert table(zones, deleter, caged, lord).passes().offered == ["pass", "attack:V>V"]
    at = table(zones, deleter, caged, lord).answer("activate:V:1").passes()
    assert at.offered == ["pass", "attack:V>V", "attack:FL>V", "attack:FR>V"]


# ---- 11.6, limit break


@pytest.mark.rule("11.6.1")
@pytest.mark.parametrize(("number", "damage", "power"), [(4, 3, 11000), (4, 4, 16000), (5, 4, 11000), (5, 5, 16000)])
def test_a_limit_break_is_active_with_its_number_of_damage_or_more(number: int, damage: int, power: int) -> None:
    breaker = written("Breaker", f"CONT (VC) LB{number}: This unit gets power +5000.", 3, 11000)
    zones: Zones = {"V:0": ["Breaker"], "damage:0": four("Zero", damage), "damage:1": four("Zero", 5)}
    assert table(zones, breaker).power("V:0") == power


@pytest.mark.rule("11.6.2")
def test_a_unit_is_with_a_limit_break_of_its_own_number_whether_it_is_active_or_not() -> None:
    text = "ACT (VC): Choose one of your rear-guards with LB4, and rest it."
    four_or_more = written("Four", "CONT (RC) LB4: This unit gets power +1000.")
    five_or_more = written("Five", "CONT (RC) LB5: This unit gets power +1000.")
    zones: Zones = {"V:0": ["Caller"], "FL:0": ["Four"], "FR:0": ["Five"], "BL:0": ["One"]}
    at = table(zones, four_or_more, five_or_more, written("Caller", text, 3)).answer("activate:V:1")
    assert (at.rested("FL:0"), at.rested("FR:0"), at.rested("BL:0")) == (True, False, False)


@pytest.mark.rule("11.6.2", "11.12.2", "10.26.3")
@pytest.mark.parametrize("icon", ["LB4", "GB1"])
def test_a_unit_that_has_lost_its_text_is_no_longer_with_the_icon(icon: str) -> None:
    text = f"CONT (VC): All of your rear-guards with {icon} gain Resist.\nACT (VC): Delete all of your rear-guards."
    breaker = written("Breaker", f"CONT (RC) {icon}: This unit gets power +1000.")
    at = table({"V:0": ["Caller"], "FL:0": ["Breaker"]}, breaker, written("Caller", text, 3))
    assert "resist" in at.value("FL:0", "keywords")
    assert "resist" not in at.answer("activate:V:2").value("FL:0", "keywords")


@pytest.mark.rule("11.6.3.1", "11.6.3.1.1")
def test_a_continuous_limit_break_ends_and_begins_with_the_damage() -> None:
    text = "CONT (VC) LB4: This unit gets power +5000.\nACT (VC) [1/Turn]: Heal a card from your damage zone."
    again = "ACT (VC) [1/Turn]: Deal 1 damage to your vanguard."
    zones: Zones = {"V:0": ["Breaker"], "damage:0": four("Two")}
    at = table(zones, written("Breaker", f"{text}\n{again}", 3, 11000))
    at.answer("activate:V:2").answer("heal:Two")
    assert at.power("V:0") == 11000
    at.answer("activate:V:3")
    assert at.power("V:0") == 16000


@pytest.mark.rule("11.6.3.2", "11.6.3.2.1")
def test_an_automatic_limit_break_does_not_trigger_with_too_little_damage_but_resolves_once_triggered() -> None:
    breaks = "AUTO (VC) LB4: When this unit attacks, this unit gets power +5000 until end of battle."
    heals = "AUTO (VC): When this unit attacks, heal a card from your damage zone."
    breaker = written("Breaker", f"{breaks}\n{heals}", 3, 11000)
    zones: Zones = {"V:0": ["Breaker"], "hand:1": ["Zero"]}
    at = (
        table({**zones, "damage:0": four("Two", 3)}, breaker, step="start_step").answer("attack:V>V").answer("heal:Two")
    )
    assert at.power("V:0") == 11000
    at = table({**zones, "damage:0": four("Two")}, breaker, step="start_step").answer("attack:V>V")
    at.answer("play:V:2").answer("heal:Two")
    assert (at.count("damage:0"), at.power("V:0")) == (3, 16000)


@pytest.mark.rule("11.6.3.3", "11.6.3.3.1")
def test_an_activated_limit_break_is_playable_with_enough_damage_and_resolves_even_if_its_cost_lowers_it() -> None:
    text = "ACT (VC) LB4: [Heal a card from your damage zone] This unit gets power +5000 until end of turn."
    breaker = written("Breaker", text, 3, 11000)
    assert table({"V:0": ["Breaker"], "damage:0": four("Two", 3)}, breaker).offered == ["pass"]
    at = table({"V:0": ["Breaker"], "damage:0": four("Two")}, breaker).answer("activate:V:1").answer("heal:Two")
    assert at.power("V:0") == 16000
    assert at.offered == ["pass"]  # three damage are left


# ---- 11.7 and 11.8


def scout(clan: str = "Plain") -> ScenarioMatch:
    """A ride over a vanguard with forerunner."""
    made = unit("Scout", 0, 5000, *written("Text", FORERUNNER).abilities, keywords=frozenset({"boost", "forerunner"}))
    rider = unit("Rider", 1, 7000, clans=frozenset({clan}))
    return table({"V:0": ["Scout"], "hand:0": ["Rider"]}, made, rider, step="ride_step").answer("ride:Rider")


FORERUNNER = "AUTO: When a unit of the same clan rides this unit, you may call this card to RC."


@pytest.mark.rule("11.7.1")
def test_a_forerunner_may_be_called_when_a_unit_of_its_clan_rides_it() -> None:
    at = scout()
    assert (at.asked, at.offered) == (0, ["yes", "no"])
    declined = ScenarioMatch.of(at.match.fork()).answer("no")
    assert declined.names("soul:0") == ["Scout"]
    at.answer("yes").answer("circle:BC")
    assert (at.names("BC:0"), at.names("soul:0")) == (["Scout"], [])


@pytest.mark.rule("11.7.1")
def test_a_forerunner_stays_in_the_soul_when_a_unit_of_another_clan_rides_it() -> None:
    at = scout("Elsewhere")
    assert at.names("soul:0") == ["Scout"]
    assert at.rule == "6.6.1.2"


@pytest.mark.rule("11.7.1", "8.6.5.1.2", "8.6.5.1.4")
def test_a_forerunner_is_of_the_clans_that_it_had_as_the_vanguard_that_was_ridden() -> None:
    guest = written("Guest", "CONT (VC): This unit is also a Kagero unit.\nForerunner", 0, 5000)
    rider = unit("Rider", 1, 7000, clans=frozenset({"Kagero"}))
    at = table({"V:0": ["Guest"], "hand:0": ["Rider"]}, guest, rider, step="ride_step").answer("ride:Rider")
    assert at.offered == ["yes", "no"]


@pytest.mark.rule("11.8.1", "10.35.2")
def test_a_unit_that_its_master_dominates_keeps_a_lord_from_attacking_too() -> None:
    text = "Lord\nACT (VC): Dominate one of your opponent's rear-guards until end of turn."
    zones: Zones = {"V:0": ["Majesty"], "FL:0": ["Two"], "FL:1": ["Stranger"]}
    at = table(zones, written("Majesty", text, 3, 11000)).answer("activate:V:2").passes()
    assert "attack:V>FR:1" not in at.offered
    assert not any(key.startswith("attack:V>") for key in at.offered)
    assert any(key.startswith("attack:FL>") for key in at.offered)


@pytest.mark.rule("11.8.1")
@pytest.mark.parametrize(("beside", "attacks"), [("One", True), ("Stranger", False)])
def test_a_lord_cannot_attack_beside_a_unit_without_its_clan(beside: str, attacks: bool) -> None:
    lord = written("Majesty", "Lord", 3, 11000)
    at = table({"V:0": ["Majesty"], "FL:0": ["Two"], "BR:0": [beside]}, lord, step="start_step")
    assert ("attack:V>V" in at.offered) is attacks
    assert "attack:FL>V" in at.offered


# ---- 11.9 and 11.13


@pytest.mark.rule("11.9.1")
@pytest.mark.parametrize(("first", "second", "legal"), [(4, 0, True), (2, 2, True), (3, 2, False)])
def test_a_deck_may_hold_four_cards_with_sentinel_whatever_their_names(first: int, second: int, legal: bool) -> None:
    guards = {name: written(name, "Sentinel", 1, 6000) for name in ("Guard", "Other Guard")}
    faults = faults_of(Deck({"main": {"Guard": first, "Other Guard": second}}), guards)
    assert ("5.2.2.5" not in {fault.rule for fault in faults}) is legal


@pytest.mark.rule("11.9.2")
def test_texts_can_speak_of_cards_with_sentinel() -> None:
    text = "ACT (VC) [1/Turn]: Choose one of your rear-guards with Sentinel, and rest it."
    guard = written("Guard", "Sentinel", 1, 6000)
    at = table({"V:0": ["Caller"], "FL:0": ["Guard"], "FR:0": ["One"]}, guard, written("Caller", text, 3))
    at.answer("activate:V:1")
    assert (at.rested("FL:0"), at.rested("FR:0")) == (True, False)


@pytest.mark.rule("11.13.1")
def test_a_unit_with_resist_cannot_be_chosen_by_the_opponents_effects_and_can_by_its_masters() -> None:
    resisting = written("Firm", "Resist", 1, 7000)
    theirs = written("Theirs", "ACT (VC): Choose one of your opponent's rear-guards, and rest it.", 3)
    at = table({"V:0": ["Theirs"], "FL:1": ["Firm"], "FR:1": ["One"], "BL:1": ["One"]}, resisting, theirs)
    at.answer("activate:V:1")
    assert at.offered == ["choose:FR:1", "choose:BL:1"]
    mine = written("Mine", "ACT (VC): Choose one of your rear-guards, and rest it.", 3)
    at = table({"V:0": ["Mine"], "FL:0": ["Firm"], "FR:0": ["One"]}, resisting, mine).answer("activate:V:1")
    assert at.offered == ["choose:FL", "choose:FR"]


@pytest.mark.rule("11.13.1")
def test_resist_is_no_shelter_from_effects_that_choose_nothing() -> None:
    resisting = written("Firm", "Resist", 1, 7000)
    sweeper = written("Sweeper", "ACT (VC): Retire all of your opponent's rear-guards.", 3)
    at = table({"V:0": ["Sweeper"], "FL:1": ["Firm"]}, resisting, sweeper).answer("activate:V:1")
    assert at.names("drop:1") == ["Firm"]


@pytest.mark.rule("11.13.1")
def test_a_vanguard_with_resist_cannot_be_chosen_either() -> None:
    text = "ACT (VC): Choose your opponent's vanguard, and it gets power -5000 until end of turn."
    resisting = written("Firm", "Resist", 3, 11000)
    chooser = written("Chooser", text, 3)
    assert table({"V:0": ["Chooser"], "V:1": ["Firm"]}, resisting, chooser).answer("activate:V:1").power("V:1") == 11000
    assert table({"V:0": ["Chooser"]}, resisting, chooser).answer("activate:V:1").power("V:1") == 6000


@pytest.mark.rule("11.13.1")
def test_an_opponent_s_effect_cannot_let_the_master_choose_a_unit_with_resist() -> None:
    resisting = written("Firm", "Resist", 1, 7000)
    text = "ACT (VC): Your opponent chooses one of your opponent's rear-guards, and retire it."
    zones: Zones = {"V:0": ["Theirs"], "FL:1": ["Firm"], "FR:1": ["One"], "BL:1": ["Two"]}
    at = table(zones, resisting, written("Theirs", text, 3)).answer("activate:V:1")
    assert (at.asked, at.offered) == (1, ["choose:FR:1", "choose:BL:1"])


@pytest.mark.rule("11.13.1", "8.5.2.3")
@pytest.mark.parametrize("shelter", ["Resist", "CONT (RC): This unit cannot be chosen by your opponent's effects."])
def test_a_cost_is_no_effect_so_a_unit_with_resist_may_be_chosen_to_pay_it(shelter: str) -> None:
    firm = written("Firm", shelter, 1, 7000)
    payer = written("Payer", "ACT (VC) [1/Turn]: [Retire one of your opponent's rear-guards] Soul Charge 1.", 3)
    zones: Zones = {"V:0": ["Payer"], "FL:1": ["Firm"], "FR:1": ["One"]}
    at = table(zones, firm, payer).answer("activate:V:1")
    assert (at.rule, at.offered) == ("8.5.2.3", ["retire:FL:1", "retire:FR:1"])
    at.answer("retire:FL:1")
    assert (at.names("drop:1"), at.count("soul:0")) == (["Firm"], 1)
    assert "activate:V:1" in table({"V:0": ["Payer"], "FL:1": ["Firm"]}, firm, payer).offered


@pytest.mark.rule("11.13.1", "8.5.2.3")
def test_a_vanguard_with_resist_may_be_chosen_to_pay_a_cost_and_is_then_affected_by_it() -> None:
    text = "ACT (VC) [1/Turn]: [Choose your opponent's vanguard] It gets power -5000 until end of turn."
    zones: Zones = {"V:0": ["Payer"], "V:1": ["Firm"]}
    at = table(zones, written("Firm", "Resist", 3, 11000), written("Payer", text, 3)).answer("activate:V:1")
    assert at.power("V:1") == 6000


@pytest.mark.rule("11.13.1", "10.22.3")
def test_a_locked_card_has_no_resist_whatever_is_written_on_it() -> None:
    text = "ACT (VC): Choose one of your opponent's locked cards, and unlock it."
    locked = Placed("Firm", face_down=True)
    zones: Zones = {"V:0": ["Theirs"], "lock-FL:1": [locked], "lock-FR:1": [locked]}
    at = table(zones, written("Firm", "Resist", 1, 7000), written("Theirs", text, 3)).answer("activate:V:1")
    assert len(at.offered) == 2
    at.answer(at.offered[0])
    assert at.names("FL:1") == ["Firm"]
