"""Loose cards X1, card by card: a keyword each among the clans of United Sanctuary and Dragon Empire."""

from __future__ import annotations

import pytest

from engine.scenarios import Placed
from tests.games.vanguard.keywords import call, state
from tests.games.vanguard.language.cards_in_play import UP, Zones, attack, battle_phase, main_phase
from tests.games.vanguard.positions import unit
from tests.games.vanguard.written import written


@pytest.mark.parametrize(("hand", "power", "drawn"), [(3, 12000, 1), (4, 9000, 0)])
def test_rowena_is_strong_and_draws_with_a_small_hand(hand: int, power: int, drawn: int) -> None:
    zones: Zones = {"FL:0": ["Last Lantern, Rowena"], "V:1": ["One"], "damage:0": [UP], "hand:0": ["Two"] * hand}
    match = battle_phase(zones)
    assert match.power("FL:0") == power
    attack(match, "FL", "V")
    if drawn:
        match.answer("yes")
    assert match.count("hand:0") == hand + drawn


@pytest.mark.parametrize(("beside", "attacks"), [("Little Sage, Marron", True), ("Slag Wyvern", False)])
def test_the_sovereign_leads_one_clan_alone(beside: str, attacks: bool) -> None:
    zones: Zones = {"V:0": ["Sovereign of One Banner"], "FL:0": [beside], "FR:0": ["Little Sage, Marron"]}
    match = battle_phase(zones)
    assert ("attack:V>V" in match.offered) is attacks
    assert match.power("V:0") == 12000 + 2000 * (1 + attacks)


@pytest.mark.parametrize(("hand", "offered"), [(4, False), (5, True)])
def test_the_augur_changes_a_card_of_a_large_hand(hand: int, offered: bool) -> None:
    match = main_phase({"FL:0": ["Augur of the Crowded Shelf"], "hand:0": ["Two"] * hand})
    assert ("activate:FL:1" in match.offered) is offered
    if offered:
        match.answer("activate:FL:1")
        match.answer(next(key for key in match.offered if "Two" in key))
        assert (match.rested("FL:0"), match.count("hand:0"), match.names("deck:0")[0]) == (True, 5, "Two")


def test_the_surgeon_heals_and_deals_a_damage() -> None:
    zones: Zones = {"V:0": ["Surgeon of the White Bell"], "damage:0": ["Two"], "deck:0": ["One"], "hand:1": ["Zero"]}
    match = attack(battle_phase(zones), "V", "V").answer("yes")
    assert (match.names("drop:0"), match.names("damage:0")) == (["Two"], ["One"])


@pytest.mark.parametrize(("ones", "power"), [(2, 9000), (3, 12000)])
def test_the_chorister_is_stronger_with_three_grade_1_cards_in_the_drop_zone(ones: int, power: int) -> None:
    assert main_phase({"FL:0": ["Chorister of the Ninth Crypt"], "drop:0": ["One"] * ones}).power("FL:0") == power


@pytest.mark.parametrize("ones", [1, 2])
def test_the_chorister_draws_for_another_rear_guard_when_it_is_placed(ones: int) -> None:
    zones: Zones = {"hand:0": ["Chorister of the Ninth Crypt"], "FR:0": ["Two"], "drop:0": ["One"] * ones}
    match = call(main_phase(zones), "TC-X1/005", "FL")
    if ones == 2:
        match.answer("yes")
    assert (match.names("FR:0"), match.count("hand:0")) == ((["Two"], 0) if ones == 1 else ([], 1))


@pytest.mark.parametrize(("calls", "power"), [(1, 9000), (2, 14000)])
def test_the_banner_attacks_harder_after_two_calls(calls: int, power: int) -> None:
    zones: Zones = {"FL:0": ["Banner of the Joined Hands"], "hand:0": ["One"] * calls, "hand:1": ["Zero"]}
    match = main_phase(zones)
    for circle in ("FR", "BR")[:calls]:
        call(match, "One", circle)
    assert attack(match.passes(), "FL", "V").power("FL:0") == power


def test_the_adjutant_lets_limit_breaks_be_active() -> None:
    breaker = written("Breaker", "CONT (VC) LB4: This unit gets power +5000.", 3, 11000)
    zones: Zones = {"V:0": ["Breaker"], "FL:0": ["Adjutant with a Second Wind"]}
    match = main_phase(zones, breaker)
    assert match.power("V:0") == 11000
    match.answer("activate:FL:1")
    assert (match.power("V:0"), match.names("soul:0")) == (16000, ["Adjutant with a Second Wind"])


def test_the_basin_reveals_and_is_stronger_for_it() -> None:
    match = main_phase({"hand:0": ["Basin of Clear Portents"], "FR:0": ["Two"], "deck:0": ["One"]})
    call(match, "TC-X1/008", "FL").answer("yes").answer("rest:FR")
    assert (match.names("soul:0"), match.rested("FR:0"), match.power("FL:0")) == (["One"], True, 10000)


def test_the_stoker_lets_the_vanguard_blaze() -> None:
    zones: Zones = {"FL:0": ["Two"], "BC:0": ["Stoker of the Long Fire"], "hand:1": ["Zero"]}
    match = attack(battle_phase(zones), "FL", "V").answer("attacker:FL").answer("target:V:1")
    assert (state(match, "V:0", "blazing"), match.power("BC:0")) == (True, 10000)


@pytest.mark.parametrize(("power", "bound"), [(1000, 1), (20000, 0)])
def test_the_faceless_one_binds_a_card_of_the_hand_if_an_attack_on_the_vanguard_fails(power: int, bound: int) -> None:
    zones: Zones = {"FL:0": ["Weak"], "BR:0": ["Faceless at the Seventh Gate"], "damage:0": [UP], "hand:1": ["Zero"]}
    match = attack(battle_phase(zones, unit("Weak", 2, power)), "FL", "V").passes()
    if bound:
        match.answer("yes")
    assert (match.count("bind:1"), match.face_down("bind:1"), match.count("hand:1")) == (bound, bound, 1 - bound)


def test_the_puppeteer_dominates_a_rear_guard_that_can_attack_then() -> None:
    rested = Placed("Two", rested=True)
    zones: Zones = {"V:0": ["Puppeteer Behind the Screen"], "FL:1": [rested], "hand:0": ["One"], "damage:0": [UP]}
    match = main_phase(zones).answer("activate:V:1")
    assert match.match.master(match.card("FL:1")) == 0
    assert "attack:FL:1>V" in match.passes().offered


def test_the_tyrant_engorges_on_another_rear_guard() -> None:
    zones: Zones = {"FL:0": ["Gorgecrest Tyrant"], "FR:0": ["One"], "hand:1": ["Zero"]}
    match = attack(battle_phase(zones), "FL", "V").answer("yes")
    assert (match.names("drop:0"), match.power("FL:0")) == (["One"], 14000)


def test_the_echo_returns_when_a_bound_card_does() -> None:
    echo = "Echo of a Drawn Sleeve"
    match = main_phase({"FL:0": [echo], "FR:0": [echo], "bind:1": ["Two"]}).answer("activate:FL:2")
    assert (match.names("hand:1"), match.names("deck:0")[0]) == (["Two"], echo)
    assert match.answer("yes").names("FR:0") == []
    assert match.count("hand:0") == 2


def test_the_keeper_seals_a_card_and_gives_it_back() -> None:
    match = main_phase({"hand:0": ["Keeper of Sealed Letters", "Two"], "deck:0": ["One"]})
    call(match, "TC-X1/014", "FL").answer("yes")
    assert (match.names("bind:0"), match.face_down("bind:0"), match.names("hand:0")) == (["Two"], 1, ["One"])
    match.answer("activate:FL:2")
    assert (match.count("bind:0"), sorted(match.names("hand:0"))) == (0, ["One", "Two"])


@pytest.mark.parametrize(("bound", "power"), [(0, 9000), (1, 14000)])
def test_the_tally_binds_a_small_unit_and_counts_bound_cards(bound: int, power: int) -> None:
    zones: Zones = {
        "hand:0": ["Tally of the Ninth Bolt"],
        "soul:0": ["Zero"],
        "FL:1": ["One"],
        "FR:1": ["Two"],
        "bind:1": ["Two"] * bound,
    }
    match = call(main_phase(zones), "TC-X1/015", "FL").answer("yes")
    assert (match.names("bind:1")[-1], match.names("FL:1"), match.face_down("bind:1")) == ("One", [], 0)
    assert match.power("FL:0") == power


@pytest.mark.parametrize(
    ("damage", "offered"), [(["Three"], True), (["Two"], False), ([Placed("Three", face_down=True)], False)]
)
def test_the_bailiff_counter_blasts_a_grade_3_card_and_no_other(damage: list[Placed | str], offered: bool) -> None:
    match = main_phase({"FL:0": ["Bailiff of the Tenth Bolt"], "damage:0": damage, "FL:1": ["Two"], "FR:1": ["Three"]})
    assert ("activate:FL:1" in match.offered) is offered
    if offered:
        match.answer("activate:FL:1")
        assert (match.names("FL:1"), match.names("FR:1"), match.face_down("damage:0")) == ([], ["Three"], 1)


def test_the_bailiff_trades_its_players_hand_for_two_cards() -> None:
    zones: Zones = {
        "FL:0": ["Bailiff of the Tenth Bolt"],
        "V:1": ["Zero"],
        "hand:0": ["One"],
        "deck:0": ["Two", "Three"],
    }
    match = attack(battle_phase(zones), "FL", "V").answer("yes")
    assert (match.names("drop:0"), sorted(match.names("hand:0"))) == (["One"], ["Three", "Two"])
