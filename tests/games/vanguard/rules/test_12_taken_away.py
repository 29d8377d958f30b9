"""10.29, 12.2, 12.3 and 12.11. Costs, abilities, trigger effects and effects that something takes away."""

from __future__ import annotations

from typing import Any

import pytest

from engine.kernel.codec import load, save
from engine.kernel.definitions import CardDefinition
from engine.scenarios import Placed, ScenarioMatch
from tests.games.vanguard.positions import table
from tests.games.vanguard.written import written

Zones = dict[str, list[Placed | str]]


def lead(text: str, zones: Zones, *cards: CardDefinition, **more: Any) -> ScenarioMatch:
    """A main phase of a vanguard "Lead" with this text."""
    return table({"V:0": ["Lead"], **zones}, written("Lead", text, 3, 11000), *cards, **more)


def outline(at: ScenarioMatch) -> tuple[object, ...]:
    """What may be different about the opponent's front left unit: where it is, how it lies, whose it is, its values."""
    circle = at.match.rulebook.zone("FL:1")
    return tuple(
        (
            at.match.state.rested[unit],
            at.match.state.face_down[unit],
            at.match.master(unit),
            at.power("FL:1"),
            at.value("FL:1", "keywords"),
            at.value("FL:1", "cannot"),
        )
        for unit in at.match.cards(circle)
    )


# ---- 10.29, costs


@pytest.mark.rule("10.29.1")
def test_an_ability_that_has_lost_its_cost_is_played_without_doing_what_the_cost_says() -> None:
    text = """ACT (VC) [1/Turn]: All of your rear-guards lose the costs of their ACT abilities until end of turn.
    ACT (VC): [Counter Blast 1] Soul Charge 1."""
    blaster = written("Blaster", "ACT (RC): [Counter Blast 2 & discard a card] Draw a card.", 2)
    at = lead(text, {"FL:0": ["Blaster"], "damage:0": ["Zero"]}, blaster)
    assert "activate:FL:1" not in at.offered
    at.answer("activate:V:1").answer("activate:FL:1").answer("activate:FL:1")
    assert (at.count("hand:0"), at.face_down("damage:0")) == (2, 0)
    at.answer("activate:V:2")  # the cost of another unit is paid
    assert at.face_down("damage:0") == 1
    at.passes(2)
    assert not at.match.state.effects


@pytest.mark.rule("10.29.1")
def test_an_automatic_ability_without_its_cost_may_still_be_left_unused() -> None:
    text = "CONT (VC): All of your rear-guards lose the costs of their AUTO abilities."
    caller = written("Caller", "AUTO: [Soul Blast 5] When this unit is placed on RC, draw a card.", 1)
    for answer, drawn in (("yes", 1), ("no", 0)):
        at = lead(text, {"hand:0": ["Caller"]}, caller).answer("call:Caller").answer("circle:FL")
        assert at.prompt == "ask-pay"
        at.answer(answer)
        assert at.count("hand:0") == drawn


# ---- 12.2, abilities that cannot be used


@pytest.mark.rule("12.2.1", "12.2.1.1", "12.2.1.2")
def test_a_unit_that_cannot_use_its_abilities_neither_plays_nor_triggers_them() -> None:
    text = """ACT (VC) [1/Turn]: One of your rear-guards cannot use ACT abilities until end of turn.
    ACT (VC) [1/Turn]: One of your rear-guards cannot use AUTO abilities until end of turn."""
    able = written(
        "Able", "ACT (RC): Draw a card.\nAUTO (RC): When your other rear-guard is placed on RC, Soul Charge 1."
    )
    zones: Zones = {"FL:0": ["Able"], "hand:0": ["One"]}
    at = lead(text, zones, able).answer("activate:V:1")
    assert "activate:FL:1" not in at.offered
    at.answer("call:One").answer("circle:FR")
    assert at.count("soul:0") == 1
    at = lead(text, zones, able).answer("activate:V:2")
    assert "activate:FL:1" in at.offered
    at.answer("call:One").answer("circle:FR")
    assert at.count("soul:0") == 0


@pytest.mark.rule("12.2.1.2", "8.6.5.1.2")
def test_an_ability_that_could_not_be_used_on_the_field_does_not_trigger_when_its_unit_leaves() -> None:
    text = """ACT (VC): Choose one of your rear-guards, and it cannot use AUTO abilities until end of turn.
    ACT (VC): Retire one of your rear-guards."""
    heir = written("Heir", "AUTO: When this unit is put into the drop zone from RC, draw a card.")
    free = lead(text, {"FL:0": ["Heir"]}, heir).answer("activate:V:2")
    held = lead(text, {"FL:0": ["Heir"]}, heir).answer("activate:V:1").answer("activate:V:2")
    assert (free.count("hand:0"), held.count("hand:0")) == (1, 0)


@pytest.mark.rule("12.2.1.3")
def test_an_ability_that_stands_by_is_cancelled_when_it_cannot_be_used_any_more() -> None:
    placed = "When your rear-guard is placed on RC"
    hush = f"AUTO (RC): {placed}, all of your rear-guards cannot use AUTO abilities until end of turn."
    chatty = written("Chatty", "AUTO (RC): When your other rear-guard is placed on RC, draw a card.")
    zones: Zones = {"FL:0": ["Chatty"], "FR:0": ["Hush"], "hand:0": ["One"]}
    at = table(zones, chatty, written("Hush", hush)).answer("call:One").answer("circle:BC")
    assert at.offered == ["play:FL:1", "play:FR:1"]
    at.answer("play:FR:1")
    assert (at.rule, at.count("hand:0")) == ("6.6.1.2", 0)
    assert not at.match.state.standing_by


@pytest.mark.rule("12.2.1.3", "8.6.6", "10.31.2")
def test_what_an_effect_has_made_for_later_is_no_ability_of_a_unit_that_cannot_use_its_own() -> None:
    able = written("Able", "ACT (RC): At the end of turn, draw a card.")
    hush = "ACT (VC): All of your rear-guards cannot use AUTO abilities until end of turn."
    at = lead(hush, {"FL:0": ["Able"]}, able).answer("activate:FL:1").answer("activate:V:1").passes(2)
    assert at.count("hand:0") == 1
    leap = f"ACT (VC): Time leap one of your rear-guards.\n{hush}"
    at = lead(leap, {"FL:0": ["One"], "deck:0": ["Two"]}).answer("activate:V:1").answer("find:Two").answer("circle:FL")
    at.answer("activate:V:2").passes()
    while at.match.state.turn_player == 0:
        at.answer("pass" if "pass" in at.offered else "circle:FL")
    assert (at.names("FL:0"), at.names("deck:0")[0]) == (["One"], "Two")


@pytest.mark.rule("12.2.1.2", "10.26.3")
def test_what_a_deleted_unit_has_lost_does_not_trigger() -> None:
    text = """ACT (VC) [1/Turn]: Delete one of your rear-guards.
    ACT (VC): Retire one of your rear-guards."""
    chatty = """AUTO (RC): When your other rear-guard is placed on RC, draw a card.
    AUTO: When this unit is put into the drop zone, draw a card."""
    at = lead(text, {"FL:0": ["Chatty"], "hand:0": ["One"]}, written("Chatty", chatty)).answer("activate:V:1")
    at.answer("call:One").answer("circle:FR")
    assert at.count("hand:0") == 0
    at.answer("activate:V:2").answer("retire:FL")
    assert (at.names("drop:0"), at.count("hand:0")) == (["Chatty"], 0)


# ---- 12.5, for the rest of a turn or of the game


@pytest.mark.rule("12.5.1", "8.1.1.1.2.1", "8.1.1.1.2.1.1")
@pytest.mark.parametrize(("span", "again"), [("turn", True), ("game", False)])
def test_an_ability_that_says_so_cannot_be_used_for_the_rest_of_a_turn_or_of_the_game(span: str, again: bool) -> None:
    text = f"""ACT (VC): If you have a card in your soul, draw a card. \
This ability cannot be used for the rest of that {span}."""
    at = lead(text, {}).answer("activate:V:1")
    assert "activate:V:1" not in at.offered  # although there was no card
    while at.memory["phase"] != "main phase" or at.match.state.turn != 5:
        at.answer("no" if "no" in at.offered else "pass")
    assert ("activate:V:1" in at.offered) is again


@pytest.mark.rule("12.5.1.1", "12.2.1.2")
def test_once_a_game_lasts_longer_than_once_a_turn() -> None:
    at = lead("ACT (VC) [1/Turn]: Draw a card.\nACT (VC) [1/Game]: Draw a card.", {})
    at.answer("activate:V:1").answer("activate:V:2")
    while at.memory["phase"] != "main phase" or at.match.state.turn != 5:
        at.answer("no" if "no" in at.offered else "pass")
    assert ("activate:V:1" in at.offered, "activate:V:2" in at.offered) == (True, False)


@pytest.mark.rule("8.1.1.2.3.1", "8.1.1.2.3.1.1", "12.2.1.3")
def test_an_automatic_ability_is_used_up_only_if_it_changed_something_and_may_be_let_go() -> None:
    text = """AUTO (VC): When your rear-guard is placed on RC, if you have a card in your soul, draw a card. \
This ability cannot be used for the rest of that turn."""
    zones: Zones = {"hand:0": ["One", "Other One"], "damage:0": ["Zero"]}
    at = lead(text, zones).answer("call:One").answer("circle:FL")
    assert at.offered == ["play:V:1", "decline:V:1"]
    at.answer("play:V:1")
    assert not at.memory["used"]  # nothing has changed
    at.answer("call:Other One").answer("circle:FR").answer("decline:V:1")
    rich = lead(text, {**zones, "soul:0": ["Zero"]}).answer("call:One").answer("circle:FL").answer("play:V:1")
    rich.answer("call:Other One").answer("circle:FR")
    assert (rich.rule, rich.count("hand:0")) == ("6.6.1.2", 1)


@pytest.mark.rule("12.5.1")
def test_an_ability_may_use_itself_up_only_if_something_was_done() -> None:
    text = """ACT (VC): You may discard a card. If you do, draw a card. \
If you do, this ability cannot be used for the rest of that turn."""
    at = lead(text, {"hand:0": ["One"]}).answer("activate:V:1").answer("no")
    at.answer("activate:V:1").answer("yes")
    assert "activate:V:1" not in at.offered


# ---- 12.3, trigger effects


@pytest.mark.rule("12.3.1", "12.3.2")
@pytest.mark.parametrize("icon", ["Critical", "Draw", "Stand", "Heal", "Front"])
def test_nothing_of_a_nullified_trigger_is_done(icon: str) -> None:
    text = "CONT (VC): During your turn, your opponent's trigger effects are nullified."
    zones: Zones = {"FL:0": ["Three"], "deck:1": [icon], "damage:1": ["Zero"], "FL:1": [Placed("One", rested=True)]}
    at = lead(text, zones, step="start_step").answer("attack:FL>V")
    assert (at.names("damage:1"), at.power("V:1"), at.power("FL:1")) == (["Zero", icon], 11000, 7000)
    assert (at.count("hand:1"), at.rested("FL:1"), at.value("V:1", "critical")) == (0, True, 1)
    assert "trigger-nullified" in at.told


@pytest.mark.rule("12.3.1")
def test_only_the_trigger_effects_that_are_named_are_nullified_and_only_as_long_as_it_is_said() -> None:
    text = """CONT (VC): During your turn, your opponent's trigger effects are nullified.
    AUTO (VC): At the end of the battle that this unit attacked, draw a card."""
    zones: Zones = {"FL:0": ["One"], "deck:0": ["Draw", "Zero"], "deck:1": ["Draw"]}
    at = lead(text, zones, step="start_step").answer("attack:V>V").answer("draw").answer("power:V")
    assert (at.power("V:0"), at.power("V:1"), at.names("damage:1")) == (16000, 11000, ["Draw"])
    theirs = table({"V:1": ["Lead"], "deck:1": ["Critical"]}, written("Lead", text, 3, 11000), step="start_step")
    theirs.answer("attack:V>V")
    assert theirs.rule == "2.8.2"  # it is not the turn of whose text it is


@pytest.mark.rule("12.3.1", "8.7.3.1")
def test_an_effect_nullifies_triggers_that_come_later_for_one_damage_check_or_for_the_turn() -> None:
    for duration, power in (("until end of that damage check", 16000), ("until end of turn", 11000)):
        text = f"""ACT (VC) [1/Turn]: Deal one damage to your opponent's vanguard. \
Your opponent's trigger effects are nullified {duration}."""
        at = lead(text, {"FL:0": ["Three"], "deck:1": ["Critical", "Critical"]}).answer("activate:V:1")
        assert (at.count("damage:1"), at.power("V:1")) == (1, 11000)
        at.passes().answer("attack:FL>V")
        if power > 11000:
            at.answer("critical:V:1")
        assert (at.count("damage:1"), at.power("V:1")) == (2, power)


# ---- 12.11, cards that effects cannot affect

TOUGH = "CONT (VC/RC): This unit is not affected by your opponent's effects."


@pytest.mark.rule("12.11.1")
@pytest.mark.parametrize(
    "action",
    [
        "Retire one of your opponent's rear-guards",
        "Rest one of your opponent's rear-guards",
        "Choose one of your opponent's rear-guards, and bind it",
        "Return one of your opponent's rear-guards to your opponent's hand",
        "Lock one of your opponent's rear-guards",
        "Delete one of your opponent's rear-guards",
        "Dominate one of your opponent's rear-guards until end of turn",
        "All of your opponent's rear-guards get power -5000 until end of turn",
        "All of your opponent's rear-guards lose Intercept until end of turn",
        "Choose one of your opponent's rear-guards, and it cannot intercept until end of turn",
        "Your opponent chooses one of your opponent's rear-guards. Retire it",
    ],
)
def test_an_opponents_effect_changes_nothing_about_a_unit_that_it_cannot_affect(action: str) -> None:
    zones: Zones = {"FL:1": ["Tough"], "hand:1": ["Zero"]}
    at = lead(f"ACT (VC) [1/Turn]: {action}.", zones, written("Tough", TOUGH, 2, 9000)).answer("activate:V:1")
    plain = lead(f"ACT (VC) [1/Turn]: {action}.", {"FL:1": ["Two"]}).answer("activate:V:1")
    assert outline(at) == outline(lead("", {"FL:1": ["Tough"]}, written("Tough", TOUGH, 2, 9000)))
    assert outline(plain) != outline(lead("", {"FL:1": ["Two"]}))  # it does something to another unit


@pytest.mark.rule("12.11.1")
def test_a_unit_that_effects_cannot_affect_may_be_chosen_and_hit_and_its_own_players_effects_reach_it() -> None:
    text = """CONT (VC): All of your rear-guards are not affected by your opponent's effects.
    ACT (VC) [1/Turn]: Choose one of your rear-guards, and it gets power +5000 until end of turn."""
    at = lead(text, {"FL:0": ["Two"], "FR:0": ["One"]}).answer("activate:V:2").answer("choose:FL")
    assert at.power("FL:0") == 14000
    picker = "ACT (VC) [1/Turn]: Choose one of your opponent's rear-guards, and retire it. If you do not, draw a card."
    chosen = lead(picker, {"FL:1": ["Tough"]}, written("Tough", TOUGH)).answer("activate:V:1")
    assert (chosen.names("FL:1"), chosen.count("hand:0")) == (["Tough"], 1)
    chosen.passes().answer("attack:V>FL")
    assert chosen.names("drop:1") == ["Tough"]


@pytest.mark.rule("12.11.1")
def test_effects_of_other_cards_than_those_named_do_affect_the_unit() -> None:
    tough = "CONT (RC): This unit is not affected by the effects of your opponent's grade 3 or greater vanguards."
    text = "ACT (VC/RC) [1/Turn]: All of your opponent's rear-guards get power -1000 until end of turn."
    at = lead(text, {"FL:0": ["Small"], "FL:1": ["Tough"]}, written("Small", text, 1), written("Tough", tough, 2, 9000))
    at.answer("activate:V:1")
    assert at.power("FL:1") == 9000
    at.answer("activate:FL:1")
    assert at.power("FL:1") == 8000


@pytest.mark.rule("12.11.1", "3.8.2", "3.14.1.1")
@pytest.mark.parametrize(
    ("named", "source", "cost", "stays"),
    [
        ("rear-guards", "FL", "", True),
        ("rear-guards", "FL", "[Retire this unit] ", True),
        ("rear-guards", "V", "", False),
        ("vanguards", "V", "", True),
        ("vanguards", "FL", "", False),
        ("units", "FL", "", True),
    ],
)
def test_the_units_named_are_those_that_their_circle_makes_them(
    named: str, source: str, cost: str, stays: bool
) -> None:
    tough = f"CONT (RC): This unit is not affected by the effects of your opponent's {named}."
    sweeper = written("Sweeper", f"ACT (VC/RC) [1/Turn]: {cost}Retire all of your opponent's rear-guards.", 3)
    at = table({f"{source}:0": ["Sweeper"], "FL:1": ["Tough"]}, sweeper, written("Tough", tough))
    at.answer(f"activate:{source}:1")
    assert at.names("FL:1") == (["Tough"] if stays else [])


@pytest.mark.rule("12.11.1", "8.7.2")
def test_an_effect_that_applied_before_does_not_apply_while_the_unit_cannot_be_affected() -> None:
    weaken = (
        "ACT (VC) [1/Turn]: All of your opponent's rear-guards get power -5000 and lose Intercept until end of turn."
    )
    shelter = written("Shelter", "CONT (RC): All of your rear-guards are not affected by your opponent's effects.")
    save_them = "AUTO (RC): When this unit is attacked, call a card from your hand to RC."
    zones: Zones = {"FL:0": ["Three"], "FL:1": ["Saver"], "hand:1": ["Shelter", "Zero"]}
    at = lead(weaken, zones, shelter, written("Saver", save_them, 2, 9000)).answer("activate:V:1")
    assert at.power("FL:1") == 4000
    at.passes().answer("attack:FL>FL").answer("call:Shelter").answer("circle:BR")
    assert at.power("FL:1") == 9000
    assert "intercept" in at.value("FL:1", "keywords")
    again = load(at.match.rulebook, save(at.match))
    assert again.values(at.card("FL:1"))["power"] == 9000


@pytest.mark.rule("12.11.1", "10.25.11", "10.35.1.4")
@pytest.mark.parametrize("action", ["rest", "dominate"])
def test_of_two_in_legion_an_effect_that_cannot_affect_one_changes_the_state_of_neither(action: str) -> None:
    text = f"ACT (VC): Choose one of your opponent's vanguards, and {action} it."
    text = text if action == "rest" else text.replace("it.", "it until end of turn.")
    for mate, changed in (("Tough", False), ("Two", True)):
        at = lead(text, {"V:1": ["Three"], "L:1": [mate]}, written("Tough", TOUGH, 2)).answer("activate:V:1")
        at.answer("choose:V:1")
        assert [at.rested(place) or at.match.master(at.card(place)) == 0 for place in ("V:1", "L:1")] == [changed] * 2


@pytest.mark.rule("12.11.1", "10.38.2")
def test_a_unit_that_an_effect_cannot_affect_is_not_switched() -> None:
    text = "ACT (VC): Switch one of your opponent's rear-guards and one of your rear-guards."
    at = lead(text, {"FL:0": ["One"], "FL:1": ["Tough"]}, written("Tough", TOUGH)).answer("activate:V:1")
    assert (at.names("FL:0"), at.names("FL:1")) == (["One"], ["Tough"])


@pytest.mark.rule("12.11.1")
def test_a_cost_is_no_effect_and_moves_what_effects_cannot_affect() -> None:
    text = "ACT (RC): [Retire this unit] Draw a card."
    at = lead("", {"FL:0": ["Tough"]}, written("Tough", f"{TOUGH}\n{text}")).answer("activate:FL:2")
    assert (at.names("drop:0"), at.count("hand:0")) == (["Tough"], 1)


@pytest.mark.rule("12.11.1", "10.35.1", "10.26.3")
@pytest.mark.parametrize("sheltered", [False, True])
def test_a_state_that_a_unit_is_in_already_outlasts_its_coming_to_be_beyond_the_effect(sheltered: bool) -> None:
    text = """ACT (VC) [1/Turn]: Choose one of your opponent's rear-guards, and it gets power -1000 until end of turn.
    ACT (VC) [1/Turn]: Choose one of your opponent's rear-guards, and dominate it until end of turn."""
    shelter = """AUTO (VC): When this unit is attacked, choose one of your opponent's rear-guards, and it is not
    affected by your opponent's effects until end of turn.""".replace("\n   ", "")
    warden = written("Warden", shelter if sheltered else "", 3, 11000)
    zones: Zones = {"V:1": ["Warden"], "FL:1": ["Two"], "hand:1": ["Zero"]}
    at = lead(text, zones, warden).answer("activate:V:1").answer("activate:V:2")
    assert (at.power("FL:1"), at.match.master(at.card("FL:1"))) == (8000, 0)
    at.passes().answer("attack:V>V")
    assert at.power("FL:1") == (9000 if sheltered else 8000), (
        "what changes numbers is applied anew all the time (8.7.1)"
    )
    assert at.match.master(at.card("FL:1")) == 0, "what has become of it has been performed"


@pytest.mark.rule("12.11.1", "10.26.3")
def test_a_deleted_unit_that_comes_to_be_beyond_the_effect_that_deleted_it_has_its_text_and_its_power_no_more() -> None:
    deleting = "ACT (VC) [1/Turn]: Delete your opponent's vanguard."
    shelter = """AUTO (RC): When this unit is attacked, choose your vanguard, and it is not affected by your opponent's
    effects until end of turn.""".replace("\n   ", "")
    boss = written("Boss", "CONT (VC): All of your rear-guards get power +1000.", 3, 11000)
    zones: Zones = {"V:1": ["Boss"], "FL:1": ["Shelter"], "hand:1": ["Zero"]}
    at = lead(deleting, zones, boss, written("Shelter", shelter, 1, 7000))
    at.answer("activate:V:1").passes().answer("attack:V>FL")
    assert "unaffected" in at.match.values(at.card("V:1"))
    assert (at.power("V:1"), at.power("FL:1"), at.face_down("V:1")) == (0, 7000, 1)
