"""What printed texts say and others seldom do: deeds asked about, cards outside of the field, certain battles."""

from __future__ import annotations

import pytest

from engine.kernel.abilities import Continuous
from engine.scenarios import ScenarioMatch
from tests.games.vanguard.language.cards_in_play import DOWN, UP, at, attack, battle_phase, card, main_phase
from tests.games.vanguard.positions import table
from tests.games.vanguard.written import written

ACTOR = "Actor"


def acted(text: str, zones: dict[str, list[str]], *answers: str) -> ScenarioMatch:
    """The main phase with a made-up unit on the front left circle, whose first ability has been activated."""
    match = table({"FL:0": [ACTOR], **zones}, written(ACTOR, f"ACT (RC) [1/Turn]: {text}")).answer("activate:FL:1")
    for each in answers:
        match.answer(each)
    return match


# ---- what the text has done


@pytest.mark.rule("1.3.2")
@pytest.mark.parametrize(
    ("asked", "charged"),
    [
        ("you put a card into your hand this way", 1),
        ("you put a grade 1 card into your hand this way", 1),
        ("you put a grade 2 card into your hand this way", 0),
        ("you put a card this way", 1),
        ("you put a card into your damage zone this way", 0),
        ("you discarded a card this way", 0),
    ],
)
def test_it_is_asked_what_was_put_where_even_if_something_else_was_done_since(asked: str, charged: int) -> None:
    text = f"Put a card from your drop zone into your hand, and shuffle your deck. If {asked}, Soul Charge 1."
    assert acted(text, {"drop:0": ["One"]}).count("soul:0") == charged


PICKED_UP = (
    "Put up to one card from your drop zone into your hand. If you put a card into your hand this way, Soul Charge 1."
)


def test_what_was_not_done_was_not_done() -> None:
    text = (
        "Put up to one card from your drop zone into your hand. If you put a card into your hand this way, draw a card."
    )
    match = acted(text, {"drop:0": ["One"]}).answer()
    assert (match.names("drop:0"), match.count("hand:0")) == (["One"], 0)
    assert match.count("soul:0") == 0


def test_what_an_ability_did_before_is_none_of_its_deeds_now() -> None:
    match = table(
        {"FL:0": [ACTOR], "FR:0": [ACTOR], "drop:0": ["One"]}, written(ACTOR, f"ACT (RC) [1/Turn]: {PICKED_UP}")
    )
    match.answer("activate:FL:1").answer("put:One")
    assert match.count("soul:0") == 1
    match.answer("activate:FR:1")
    assert match.count("soul:0") == 1


@pytest.mark.rule("8.6.6")
def test_what_was_called_is_meant_at_the_end_of_the_turn_whatever_was_chosen_since() -> None:
    text = (
        "Choose a card from your soul, call it to RC, choose your vanguard, and it gets power +2000 until end of turn, "
        "and at the end of turn, put the card called this way into your soul."
    )
    match = acted(text, {"soul:0": ["One"]}, "circle:FR")
    assert match.names("FR:0") == ["One"]
    match.answer("pass")
    while match.match.state.turn_player == 0:
        match.answer(match.offered[0])
    assert (match.names("FR:0"), match.names("soul:0"), match.names("V:0")) == ([], ["One"], ["Three"])


@pytest.mark.rule("8.6.6", "6.8.1.3")
def test_the_end_of_ones_own_turn_is_waited_for_through_the_opponents() -> None:
    watcher = written(ACTOR, "AUTO (RC): When this unit is attacked, at the end of your turn, draw a card.")
    match = battle_phase({"FL:1": [ACTOR], "hand:1": []}, watcher)
    attack(match, "V", "FL")
    while match.match.state.turn_player == 0:
        match.answer(match.offered[0])
    assert match.match.state.turn_player == 1
    drawn = match.count("hand:1")
    while match.match.state.turn_player == 1:
        drawn = match.count("hand:1")
        match.answer("pass" if "pass" in match.offered else match.offered[0])
    assert match.count("hand:1") == drawn + 1


# ---- cards outside of the field


@pytest.mark.rule("8.5.2.4")
@pytest.mark.parametrize(("cost", "drawn"), [("Soul Blast 1", 1), ("Put a card from your drop zone into your soul", 0)])
def test_a_card_goes_from_one_pile_to_another(cost: str, drawn: int) -> None:
    falling = written("Falling", "AUTO: When this card is put into the drop zone from your soul, draw a card.")
    actor = written(ACTOR, f"ACT (RC) [1/Turn]: [{cost}] Soul Charge 1.")
    zones = {"soul:0": ["Falling"]} if drawn else {"drop:0": ["Falling"]}
    match = table({"FL:0": [ACTOR], **zones}, actor, falling).answer("activate:FL:1")
    assert match.count("hand:0") == drawn


@pytest.mark.rule("9.6.3")
@pytest.mark.parametrize(("player", "drawn"), [(1, 1), (0, 0)])
def test_a_damage_check_reveals_a_card_of_whoever_was_dealt_the_damage(player: int, drawn: int) -> None:
    seen = written("Seen", "AUTO: When this card is revealed by your damage check, Soul Charge 1.", 0)
    match = battle_phase({f"deck:{player}": ["Seen"] * 4, "FL:0": ["One"], "hand:1": []}, seen)
    attack(match, "V", "V")
    while match.prompt != "ask-attack":
        match.answer("pass" if "pass" in match.offered else match.offered[0])
    assert match.count("soul:1") == drawn
    assert "Seen" in match.names("damage:1" if drawn else "hand:0")


# ---- certain battles


GUARD_STEP = (
    "AUTO (RC): At the beginning of the guard step of the battle that your {attacked} is attacked{by}, draw a card."
)


@pytest.mark.rule("7.5.1.1")
@pytest.mark.parametrize(
    ("attacked", "by", "target", "drawn"),
    [
        ("vanguard", "", "V", 1),
        ("vanguard", "", "FL", 0),
        ("unit", "", "FL", 1),
        ("vanguard", " by a vanguard", "V", 1),
        ("vanguard", " by a rear-guard", "V", 0),
    ],
)
def test_the_guard_step_of_a_battle_is_that_of_whom_is_attacked(
    attacked: str, by: str, target: str, drawn: int
) -> None:
    watcher = written("Watcher", GUARD_STEP.format(attacked=attacked, by=by), 2)
    match = battle_phase({"FL:1": ["One"], "FR:1": ["Watcher"], "hand:1": []}, watcher)
    attack(match, "V", target)
    assert match.count("hand:1") == drawn


@pytest.mark.rule("7.4.1.12")
@pytest.mark.parametrize(("target", "drawn"), [("V", 1), ("FL", 0)])
def test_something_happens_during_a_battle_that_is_fought_about_a_certain_unit(target: str, drawn: int) -> None:
    guardian = written(
        "Guardian",
        "AUTO: When this unit is placed on GC during the battle that your vanguard is attacked by your opponent's "
        "vanguard, Soul Charge 1.",
        0,
    )
    match = battle_phase({"FL:1": ["One"], "hand:1": ["Guardian"]}, guardian)
    attack(match, "V", target).answer("guard:Guardian")
    assert match.count("soul:1") == drawn


@pytest.mark.rule("7.4.1.12")
def test_who_attacks_in_that_battle_is_asked_as_well() -> None:
    guardian = written(
        "Guardian",
        "AUTO: When this unit is placed on GC during the battle that your vanguard is attacked by your opponent's "
        "rear-guard, Soul Charge 1.",
        0,
    )
    match = battle_phase({"hand:1": ["Guardian"]}, guardian)
    assert attack(match, "V", "V").answer("guard:Guardian").count("soul:1") == 0


@pytest.mark.rule("8.4.1")
@pytest.mark.parametrize(("target", "power"), [("V", 11000), ("FL", 8000)])
def test_a_unit_is_stronger_while_it_attacks_a_vanguard(target: str, power: int) -> None:
    brave = written(ACTOR, "CONT (RC): If this unit is attacking a vanguard, this unit gets power +3000.")
    match = battle_phase({"FL:0": [ACTOR], "FL:1": ["One"], "hand:1": ["Zero"]}, brave)
    assert match.power("FL:0") == 8000
    attack(match, "FL", target)
    assert match.power("FL:0") == power


# ---- what cards are like


@pytest.mark.rule("2.2.4", "2.15.2")
def test_a_card_of_all_clans_and_nations_is_of_each() -> None:
    asker = written(
        "Asker",
        "CONT (RC): If you have a Kagero rear-guard, this unit gets power +1000.\n"
        "CONT (RC): If you have a Zoo rear-guard, this unit gets power +5000.",
    )
    all_of_them = written("All of Them", "CONT: This card is from all clans and nations.")
    assert table({"FL:0": ["Asker"], "FR:0": ["All of Them"]}, asker, all_of_them).power("FL:0") == 14000


def test_units_of_the_same_grade_as_one_that_was_chosen() -> None:
    text = "Choose one of your rear-guards, and retire all of your opponent's rear-guards with the same grade as it."
    match = acted(text, {"FR:0": ["Two"], "FL:1": ["Two"], "FR:1": ["Other Two"], "BL:1": ["One"]}, "choose:FR")
    assert (sorted(match.names("drop:1")), match.names("BL:1")) == (["Other Two", "Two"], ["One"])


@pytest.mark.rule("4.6.2")
def test_units_in_the_column_of_one_that_was_chosen() -> None:
    others = "all of your opponent's rear-guards in the same column as it"
    text = f"Choose one of your opponent's rear-guards, and retire {others}."
    match = acted(text, {"FL:1": ["Two"], "BL:1": ["One"], "FR:1": ["One"], "BC:1": ["One"]}, "choose:FL:1")
    assert (sorted(match.names("drop:1")), match.names("FR:1"), match.names("BC:1")) == (
        ["One", "Two"],
        ["One"],
        ["One"],
    )


@pytest.mark.rule("4.6.2")
@pytest.mark.parametrize(
    ("column", "where", "power"),
    [
        ("middle", "BC:0", 13000),
        ("middle", "BL:0", 8000),
        ("right", "BR:0", 13000),
        ("right", "BC:0", 8000),
        ("left", "BR:0", 8000),
        ("left", "BL:0", 13000),
    ],
)
def test_columns_are_named_as_their_player_sees_them(column: str, where: str, power: int) -> None:
    text = f"CONT (RC): If you have another rear-guard in your {column} column, this unit gets power +5000."
    assert table({"FL:0": [ACTOR], where: ["One"]}, written(ACTOR, text)).power("FL:0") == power


@pytest.mark.rule("4.6.2")
@pytest.mark.parametrize(("column", "across"), [("left", "FR:1"), ("right", "FL:1"), ("middle", "BC:1")])
def test_a_column_goes_across_the_field(column: str, across: str) -> None:
    text = f"CONT (RC): If your opponent has a rear-guard in your {column} column, this unit gets power +5000."
    assert table({"FL:0": [ACTOR], across: ["One"]}, written(ACTOR, text)).power("FL:0") == 13000
    other = {"FR:1": "FL:1", "FL:1": "FR:1", "BC:1": "FR:1"}[across]
    assert table({"FL:0": [ACTOR], other: ["One"]}, written(ACTOR, text)).power("FL:0") == 8000


@pytest.mark.rule("1.3.2")
@pytest.mark.parametrize(("mine", "theirs", "power"), [(1, 1, 13000), (2, 1, 13000), (0, 1, 8000)])
def test_at_least_as_many(mine: int, theirs: int, power: int) -> None:
    asked = "you have at least as many cards in your damage zone as your opponent"
    text = f"CONT (RC): If {asked}, this unit gets power +5000."
    zones = {"FL:0": [ACTOR], "damage:0": ["One"] * mine, "damage:1": ["One"] * theirs}
    assert table(zones, written(ACTOR, text)).power("FL:0") == power


@pytest.mark.parametrize(
    "asked", ["you have more {}", "you have fewer {}", "you have at least as many {}", "you have at most as many {}"]
)
def test_who_has_more_depends_on_nothing_but_the_zones_that_are_compared(asked: str) -> None:
    than = "than" if "as many" not in asked else "as"
    said = f"{asked.format('cards in your damage zone')} {than} your opponent"
    leader = written("Leader", f"CONT (VC): If {said}, this unit gets power +1000.", 3)
    (ability,) = [each for each in leader.abilities if isinstance(each, Continuous)]
    assert ability.requirement is not None
    assert ability.requirement.aspects() == {"damage"}


# ---- what is done


@pytest.mark.rule("10.7.1.3")
def test_a_unit_is_called_rested_where_the_text_says_so() -> None:
    match = acted("Call a card from your drop zone to RC rested.", {"drop:0": ["One"]}, "circle:FR")
    assert (match.names("FR:0"), match.rested("FR:0")) == (["One"], True)


@pytest.mark.rule("10.7.1.3", "4.6.2")
def test_a_unit_is_called_to_the_column_of_the_unit_with_the_ability_alone() -> None:
    match = acted("Call a card from your drop zone to RC in the same column as this unit.", {"drop:0": ["One"]})
    assert match.offered == ["circle:FL", "circle:BL"]


@pytest.mark.rule("8.7.3.1")
@pytest.mark.parametrize(
    ("whose", "by_own", "by_other"),
    [("effects", False, False), ("your effects", False, True), ("your opponent's effects", True, False)],
)
def test_a_unit_that_effects_cannot_retire_stays(whose: str, by_own: bool, by_other: bool) -> None:
    tough = written("Tough", f"CONT (RC): This unit cannot be retired by {whose}.", 2)
    retiring = written(ACTOR, 'ACT (RC) [1/Turn]: Retire all of your units named "Tough".', 2)
    match = table({"FL:0": [ACTOR], "FR:0": ["Tough"]}, tough, retiring).answer("activate:FL:1")
    assert (match.names("drop:0") == ["Tough"]) is by_own
    harmful = written(ACTOR, "ACT (RC) [1/Turn]: Retire all of your opponent's rear-guards.", 2)
    match = table({"FL:0": [ACTOR], "FR:1": ["Tough"]}, tough, harmful).answer("activate:FL:1")
    assert (match.names("drop:1") == ["Tough"]) is by_other


@pytest.mark.rule("8.7.3.1", "9.3.6")
def test_a_unit_that_effects_cannot_retire_pays_costs_and_makes_room_all_the_same() -> None:
    tough = written("Tough", "CONT (RC): This unit cannot be retired by effects.", 2)
    paying = written(ACTOR, "ACT (RC) [1/Turn]: [Retire one of your other rear-guards] Draw a card.", 2)
    match = table({"FL:0": [ACTOR], "FR:0": ["Tough"]}, tough, paying).answer("activate:FL:1")
    assert (match.names("drop:0"), match.count("hand:0")) == (["Tough"], 1)
    called = table({"FR:0": ["Tough"], "hand:0": ["One"]}, tough).answer("call:One").answer("circle:FR")
    assert (called.names("FR:0"), called.names("drop:0")) == (["One"], ["Tough"])


@pytest.mark.rule("12.8.1")
@pytest.mark.parametrize(("number", "power"), [(4, 16000), (5, 11000)])
def test_a_limit_break_of_a_number_is_active_with_less_damage(number: int, power: int) -> None:
    helper = written("Helper", f"CONT (RC): Your vanguard may use LB{number} abilities with less damage.")
    leader = written("Leader", "CONT (VC) LB4: This unit gets power +5000.\nACT (VC) LB4: Draw a card.", 3, 11000)
    match = table({"V:0": ["Leader"], "FL:0": ["Helper"]}, helper, leader)
    assert (match.power("V:0"), "activate:V:2" in match.offered) == (power, number == 4)
    alone = table({"V:0": ["Leader"]}, helper, leader)
    assert (alone.power("V:0"), "activate:V:2" in alone.offered) == (11000, False)


@pytest.mark.rule("6.5.1.1.2", "8.7.3.1")
def test_who_cannot_normal_ride_is_not_asked_until_the_next_turn() -> None:
    rider = written("Rider", "AUTO (VC): At the beginning of your ride phase, you cannot normal ride this turn.", 2)
    match = at("ride_step", {"V:0": ["Rider"], "hand:0": ["Three"], "hand:1": ["Three"], "V:1": ["Two"]}, rider)
    assert match.prompt == "ask-main-phase"
    match.answer("pass")
    while match.prompt != "ask-ride":
        match.answer("pass" if "pass" in match.offered else match.offered[0])
    assert match.asked == 1  # the opponent may


@pytest.mark.rule("8.5.4")
@pytest.mark.parametrize(("key", "soul", "down"), [("option", 0, 0), ("option#2", 1, 1)])
def test_one_of_two_things_is_done_whichever_the_player_chooses(key: str, soul: int, down: int) -> None:
    text = "ACT (RC) [1/Turn]: Choose one of these: (Counter Charge 1) or (Soul Charge 1)."
    match = main_phase({"FL:0": [ACTOR], "damage:0": [DOWN]}, card(ACTOR, text)).answer("activate:FL:1")
    assert (match.asked, match.rule, match.offered) == (0, "8.5.4", ["option", "option#2"])
    match.answer(key)
    assert (match.count("soul:0"), match.face_down("damage:0")) == (soul, down)


@pytest.mark.rule("8.5.4", "1.3.2")
def test_one_may_choose_what_does_nothing() -> None:
    text = "ACT (RC) [1/Turn]: Choose one of these: (Counter Charge 1) or (Soul Charge 1)."
    match = main_phase({"FL:0": [ACTOR], "damage:0": [UP]}, card(ACTOR, text)).answer("activate:FL:1").answer("option")
    assert (match.count("soul:0"), match.face_down("damage:0")) == (0, 0)
