"""8.2.1.3. Replacement effects: what happens instead, who decides, and how often."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pytest

from engine.kernel.codec import load, save
from engine.kernel.definitions import CardDefinition
from engine.kernel.views import view
from engine.scenarios import Placed, ScenarioMatch
from tests.games.vanguard.g_units import down, g_guardian
from tests.games.vanguard.positions import table
from tests.games.vanguard.written import abilities, written

Zones = Mapping[str, Sequence[Placed | str]]

LOYAL = written("Loyal", "CONT (RC): If this unit would be retired, put it into your soul instead.")
MAYBE = written("Maybe", "CONT (RC): If this unit would be retired, you may put it into your soul instead.")
PAYING = written(
    "Paying",
    "CONT (RC): If this unit would be retired, you may pay [Counter Blast 1], and return it to your hand instead.",
)
SHIELD = written("Shield", "CONT (RC): If your other rear-guard would be retired, you may retire this unit instead.")
HUNTER = written("Hunter", "ACT (VC): Retire all of your opponent's rear-guards. If you do, draw a card.", 3, 11000)
MOURNER = written("Mourner", "AUTO (RC): When your other rear-guard is put into the drop zone, Soul Charge 1.")


def hunted(zones: Zones, *cards: CardDefinition) -> ScenarioMatch:
    """Player 0 has retired all rear-guards of player 1, up to the first question that this asks."""
    return table({"V:0": ["Hunter"], **zones}, HUNTER, *cards).answer("activate:V:1")


# ---- instead


@pytest.mark.rule("8.2.1.3", "8.2.1.3.1")
def test_something_else_happens_instead_and_what_would_have_happened_does_not() -> None:
    at = hunted({"FL:1": ["Loyal"], "FR:1": ["Mourner"], "soul:1": []}, LOYAL, MOURNER)
    assert (at.names("drop:1"), at.names("soul:1")) == (["Mourner"], ["Loyal"])


@pytest.mark.rule("8.2.1.3.1")
def test_what_was_replaced_was_not_done() -> None:
    at = hunted({"FL:1": ["Loyal"]}, LOYAL)
    assert (at.names("soul:1"), at.count("hand:0")) == (["Loyal"], 0)


@pytest.mark.rule("8.2.1.3.1", "10.4.2")
def test_a_unit_is_retired_by_whatever_puts_it_from_the_field_into_the_drop_zone() -> None:
    hit = table({"FL:0": ["Two"], "FL:1": ["Loyal"]}, LOYAL, step="start_step").answer("attack:FL>FL")
    assert (hit.names("soul:1"), hit.names("drop:1")) == (["Loyal"], [])
    over = table({"FL:0": ["Loyal"], "hand:0": ["One"]}, LOYAL).answer("call:One").answer("circle:FL")
    assert (over.names("FL:0"), over.names("soul:0"), over.names("drop:0")) == (["One"], ["Loyal"], [])
    put = written("Putter", "ACT (VC): Put all of your rear-guards into your drop zone.", 3, 11000)
    by_effect = table({"V:0": ["Putter"], "FL:0": ["Loyal"]}, LOYAL, put).answer("activate:V:1")
    assert by_effect.names("soul:0") == ["Loyal"]
    payer = written("Payer", "ACT (VC): [Retire one of your rear-guards] Draw a card.", 3, 11000)
    cost = table({"V:0": ["Payer"], "FL:0": ["Loyal"], "FR:0": ["One"]}, LOYAL, payer).answer("activate:V:1")
    cost.answer("retire:FL")
    assert (cost.names("soul:0"), cost.count("hand:0")) == (["Loyal"], 1)


@pytest.mark.rule("8.2.1.3.1", "3.12.3")
def test_each_of_several_draws_is_replaced_by_itself() -> None:
    reader = written(
        "Reader", "CONT (VC): If you would draw a card, Soul Charge 1 instead.\nACT (VC): Draw three cards.", 3
    )
    at = table({"V:0": ["Reader"]}, reader).answer("activate:V:2")
    assert (at.count("hand:0"), at.count("soul:0")) == (0, 3)


@pytest.mark.rule("8.2.1.3.1", "3.12.4.1")
def test_up_to_three_draws_that_are_replaced_are_three_at_most() -> None:
    text = "CONT (VC): If you would draw a card, Soul Charge 1 instead.\nACT (VC): Draw up to three cards."
    at = table({"V:0": ["Reader"]}, written("Reader", text, 3)).answer("activate:V:2")
    at.answer("yes").answer("yes").answer("yes")
    assert (at.rule, at.count("soul:0")) == ("6.6.1.2", 3)


@pytest.mark.rule("8.2.1.3.1")
def test_what_is_put_into_the_soul_or_from_another_circle_is_not_what_it_speaks_of() -> None:
    text = "CONT (RC/VC): If this unit would be put into the drop zone from VC, put it into your hand instead."
    at = hunted({"FL:1": ["Proud"]}, written("Proud", text))
    assert (at.names("drop:1"), at.names("hand:1")) == (["Proud"], [])


@pytest.mark.rule("8.2.1.3.1", "10.4.1")
def test_a_card_that_is_discarded_is_not_retired_and_an_opponents_draw_is_not_ones_own() -> None:
    text = "CONT: If this unit would be retired, put it into your soul instead."
    payer = written("Payer", "ACT (VC): [Discard a card] Draw a card.", 3, 11000)
    at = table({"V:0": ["Payer"], "hand:0": ["Always"]}, payer, written("Always", text)).answer("activate:V:1")
    assert (at.names("drop:0"), at.names("soul:0")) == (["Always"], [])
    reader = written("Reader", "CONT (VC): If you would draw a card, Soul Charge 1 instead.", 3)
    drawer = written("Drawer", "ACT (VC): Draw two cards. Your opponent draws a card.", 3)
    at = table({"V:0": ["Drawer"], "V:1": ["Reader"]}, reader, drawer).answer("activate:V:1")
    assert (at.count("hand:0"), at.count("hand:1"), at.count("soul:1")) == (2, 0, 1)


@pytest.mark.rule("8.2.1.3.1")
@pytest.mark.parametrize(("shield", "other"), [("FL:1", "FR:1"), ("FR:1", "FL:1")])
def test_what_has_gone_elsewhere_instead_of_another_card_does_not_go_with_the_rest(shield: str, other: str) -> None:
    text = "CONT (RC): If your other rear-guard would be put into the hand, retire this unit instead."
    sweeper = written("Sweeper", "ACT (VC): Return all of your opponent's rear-guards to your opponent's hand.", 3)
    zones: Zones = {"V:0": ["Sweeper"], shield: ["Guarding"], other: ["Two"]}
    at = table(zones, sweeper, written("Guarding", text)).answer("activate:V:1")
    assert (at.names(other), at.names("drop:1"), at.names("hand:1")) == (["Two"], ["Guarding"], [])


@pytest.mark.rule("8.2.1.3.1")
def test_what_an_effect_does_after_something_in_it_was_replaced_is_still_due_to_that_effect() -> None:
    text = """AUTO (VC): When this unit stands due to your effect, draw a card.
    ACT (VC) [1/Turn]: [Rest this unit] Retire all of your opponent's rear-guards. Stand this unit."""
    at = table({"V:0": ["Lead"], "FL:1": ["Loyal"]}, written("Lead", text, 3, 11000), LOYAL).answer("activate:V:2")
    assert (at.names("soul:1"), at.count("hand:0")) == (["Loyal"], 1)


# ---- optional, and for a cost


@pytest.mark.rule("8.2.1.3.2")
@pytest.mark.parametrize(("answer", "soul", "drop", "drawn"), [("yes", ["Maybe"], [], 0), ("no", [], ["Maybe"], 1)])
def test_who_may_is_asked_first(answer: str, soul: list[str], drop: list[str], drawn: int) -> None:
    at = hunted({"FL:1": ["Maybe"]}, MAYBE)
    assert (at.asked, at.rule, at.prompt, at.offered) == (1, "8.2.1.3", "ask-use", ["yes", "no"])
    at.match = load(at.match.rulebook, save(at.match))
    at.answer(answer)
    assert (at.names("soul:1"), at.names("drop:1"), at.count("hand:0")) == (soul, drop, drawn)


@pytest.mark.rule("8.2.1.3.2", "8.6.4")
def test_who_may_for_a_cost_pays_it() -> None:
    at = hunted({"FL:1": ["Paying"], "damage:1": ["Zero"]}, PAYING)
    assert (at.asked, at.rule, at.prompt) == (1, "8.2.1.3", "ask-pay")
    at.answer("yes")
    assert (at.names("hand:1"), at.face_down("damage:1")) == (["Paying"], 1)
    refused = hunted({"FL:1": ["Paying"], "damage:1": ["Zero"]}, PAYING).answer("no")
    assert (refused.names("drop:1"), refused.face_down("damage:1")) == (["Paying"], 0)


@pytest.mark.rule("8.2.1.3.2", "8.6.4")
def test_nobody_is_asked_for_a_cost_that_everybody_sees_cannot_be_paid() -> None:
    at = hunted({"FL:1": ["Paying"], "damage:1": [Placed("Zero", face_down=True)]}, PAYING)
    assert (at.rule, at.names("drop:1")) == ("6.6.1.2", ["Paying"])


@pytest.mark.rule("8.2.1.3.2")
@pytest.mark.parametrize("condition", ["", "if you have a card in your soul, "])
@pytest.mark.parametrize(("beside", "retired"), [([], ["Sharing"]), (["One"], ["One"])])
def test_nothing_is_asked_and_nothing_replaced_where_nothing_can_be_done_instead(
    condition: str, beside: list[str], retired: list[str]
) -> None:
    done = f"{condition}you may retire one of your other grade 1 rear-guards instead."
    sharing = written("Sharing", f"CONT (RC): If this unit would be retired, {done}", 2)
    leader = written("Leader", "ACT (VC) [1/Turn]: Choose one of your grade 2 rear-guards, and retire it.", 3)
    zones: Zones = {"V:0": ["Leader"], "FL:0": ["Sharing"], "FR:0": beside, "soul:0": ["Zero"]}
    at = table(zones, leader, sharing).answer("activate:V:1")
    assert (at.prompt == "ask-use") is bool(beside)
    if beside:
        at.answer("yes")
    assert at.names("drop:0") == retired


@pytest.mark.rule("8.2.1.3.2", "8.5.4.1.4")
def test_who_could_pay_for_all_that_others_know_is_asked_all_the_same() -> None:
    text = "CONT (RC): If this unit would be retired, you may pay [Discard a grade 3 card], and rest it instead."
    at = hunted({"FL:1": ["Hidden"], "hand:1": ["One"]}, written("Hidden", text))
    assert (at.asked, at.offered) == (1, ["no"])
    assert at.answer("no").names("drop:1") == ["Hidden"]
    able = hunted({"FL:1": ["Hidden"], "hand:1": ["Three"]}, written("Hidden", text)).answer("yes")
    if able.prompt != "ask-main-phase":
        able.answer("discard:Three")
    assert (able.names("FL:1"), able.names("drop:1"), able.rested("FL:1")) == (["Hidden"], ["Three"], True)


@pytest.mark.rule("8.2.1.3.2", "8.5.4.1.4")
@pytest.mark.parametrize("held", ["One", "Three"])
def test_nobody_else_can_tell_that_a_card_of_the_hand_could_replace_something_or_be_paid_for(held: str) -> None:
    text = "CONT (hand): If you would draw a card, you may pay [Discard a grade 3 card], and Soul Charge 1 instead."
    zones: Zones = {"hand:0": ["Held", held], "V:0": ["Drawer"]}
    at = table(zones, written("Held", text), written("Drawer", "ACT (VC): Draw a card.", 3)).answer("activate:V:1")
    assert (at.asked, at.rule, "yes" in at.offered) == (0, "8.2.1.3", held == "Three")
    assert at.match.decision is not None
    assert at.match.decision.secret
    asking = view(at.match, 1).asking
    assert asking is not None
    assert asking.text == "ask-main-phase"


# ---- for other units, and several effects


@pytest.mark.rule("8.2.1.3.2")
def test_a_unit_may_be_retired_instead_of_another_one() -> None:
    striker = written("Striker", "ACT (VC): Choose one of your opponent's rear-guards, and retire it.", 3, 11000)
    zones: Zones = {"V:0": ["Striker"], "FL:1": ["Two"], "FR:1": ["Shield"]}
    at = table(zones, striker, SHIELD).answer("activate:V:1").answer("choose:FL:1").answer("yes")
    assert (at.names("FL:1"), at.names("FR:1"), at.names("drop:1")) == (["Two"], [], ["Shield"])
    own = table(zones, striker, SHIELD).answer("activate:V:1").answer("choose:FR:1")
    assert (own.rule, own.names("drop:1")) == ("6.6.1.2", ["Shield"]), "it speaks of other units only"


@pytest.mark.rule("8.2.1.3.2", "8.2.1.3")
@pytest.mark.parametrize(("shield", "other"), [("FL:1", "FR:1"), ("FR:1", "FL:1")])
def test_a_unit_that_retires_instead_of_another_one_retires_once_though_both_would(shield: str, other: str) -> None:
    at = hunted({other: ["Two"], shield: ["Shield"], "BL:1": ["Mourner"]}, SHIELD, MOURNER)
    assert (at.prompt, at.offered) == ("ask-use", ["yes", "no"])
    at.answer("yes")
    assert at.prompt == "ask-main-phase", "it is not there any more to be retired instead of a third one"
    assert (at.names(other), at.names(shield)) == (["Two"], [])
    assert sorted(at.names("drop:1")) == ["Mourner", "Shield"]


@pytest.mark.rule("8.2.1.3")
def test_two_units_that_stand_in_for_each_other_do_so_once() -> None:
    striker = written("Striker", "ACT (VC): Choose one of your opponent's rear-guards, and retire it.", 3, 11000)
    must = "CONT (RC): If your other rear-guard would be retired, retire this unit instead."
    zones: Zones = {"V:0": ["Striker"], "FL:1": ["Two"], "FR:1": ["First"], "BL:1": ["Second"]}
    at = table(zones, striker, written("First", must), written("Second", must))
    at.answer("activate:V:1").answer("choose:FL:1")
    assert (at.asked, at.rule, at.offered) == (1, "8.2.1.3", ["replace:FR:1:1", "replace:BL:1:1"])
    at.answer("replace:FR:1:1")
    assert (at.names("FL:1"), at.names("FR:1"), at.names("drop:1")) == (["Two"], ["First"], ["Second"])


@pytest.mark.rule("8.2.1.3", "8.2.1.3.2")
def test_the_master_of_the_unit_chooses_which_of_several_effects_comes_first_and_the_others_follow() -> None:
    both = written(
        "Both",
        """CONT (RC): If this unit would be retired, you may put it into your soul instead.
        CONT (RC): If this unit would be retired, you may bind it instead.""",
    )
    at = hunted({"FL:1": ["Both"]}, both)
    assert (at.asked, at.rule, at.offered) == (1, "8.2.1.3", ["replace:FL:1:1", "replace:FL:1:2"])
    at.answer("replace:FL:1:2")
    assert at.offered == ["yes", "no"]
    assert at.answer("yes").names("bind:1") == ["Both"]
    declined = hunted({"FL:1": ["Both"]}, both).answer("replace:FL:1:2").answer("no")
    assert declined.offered == ["yes", "no"], "then the other one is asked for"
    assert declined.answer("no").names("drop:1") == ["Both"]


@pytest.mark.rule("8.2.1.3")
def test_an_effect_of_the_opponents_is_used_by_its_own_master() -> None:
    thief = written("Thief", "CONT (RC): If your opponent's rear-guard would be retired, you may bind it instead.")
    at = hunted({"FL:0": ["Thief"], "FL:1": ["Two"]}, thief)
    assert at.asked == 0
    assert at.answer("yes").names("bind:1") == ["Two"]


# ---- where it is active


@pytest.mark.rule("8.2.1.3", "10.21.3")
def test_a_replacement_effect_may_be_gained_and_ends_with_what_gave_it() -> None:
    giver = written(
        "Giver",
        """AUTO (VC): When this unit attacks, all of your rear-guards gain "CONT (RC): If this unit would be \
retired, put it into your soul instead." until end of battle. Retire all of your grade 1 rear-guards.
        AUTO (VC): At the beginning of your end phase, retire all of your rear-guards.""",
        3,
        11000,
    )
    zones: Zones = {"V:0": ["Giver"], "FL:0": ["One"], "FR:0": ["Two"], "hand:1": ["Zero"]}
    at = table(zones, giver, step="start_step").answer("attack:V>V")
    assert (at.names("soul:0"), at.names("drop:0")) == (["One"], [])
    while at.match.state.turn_player == 0:
        at.answer("pass" if "pass" in at.offered else at.offered[0])
    assert (at.names("soul:0"), at.names("drop:0")) == (["One"], ["Two"])


@pytest.mark.rule("8.2.1.3", "10.26.3", "11.6.3.1")
def test_a_replacement_effect_is_active_where_its_head_says_and_not_of_a_deleted_unit() -> None:
    lead = written(
        "Lead",
        "ACT (VC): Delete all of your opponent's rear-guards. Retire all of your opponent's rear-guards.",
        3,
        11000,
    )
    at = table({"V:0": ["Lead"], "FL:1": ["Loyal"]}, lead, LOYAL).answer("activate:V:1")
    assert at.names("drop:1") == ["Loyal"]
    broken = written("Broken", "CONT (RC) LB4: If this unit would be retired, put it into your soul instead.")
    assert hunted({"FL:1": ["Broken"], "damage:1": ["Zero"] * 3}, broken).names("drop:1") == ["Broken"]
    assert hunted({"FL:1": ["Broken"], "damage:1": ["Zero"] * 4}, broken).names("soul:1") == ["Broken"]


@pytest.mark.rule("8.2.1.3.1")
def test_a_guardian_may_go_elsewhere_when_it_would_be_retired() -> None:
    back = written("Back", "CONT (GC): If this unit would be retired, return it to your hand instead.", 0)
    at = table({"FL:0": ["Two"], "hand:1": ["Back"]}, back, step="start_step").answer("attack:FL>V")
    at.answer("guard:Back")
    assert (at.names("G:1"), at.names("drop:1")) == ([], [])
    assert "Back" in at.names("hand:1")


@pytest.mark.rule("8.2.1.3", "11.14.3")
def test_a_g_guardian_goes_to_the_g_zone_or_where_its_text_says_as_its_master_likes() -> None:
    text = "CONT (GC): If this unit would be retired, draw a card instead."
    wall = g_guardian("Wall", text, skill="G Guardian: [Counter Blast 1]")
    zones: Zones = {"FL:0": ["Two"], "gzone:1": [down("Wall")], "damage:1": ["Zero"], "hand:1": ["One"]}
    at = table(zones, wall, step="start_step").answer("attack:FL>V").answer("g-guard:Wall").answer("pass")
    assert (at.asked, at.rule) == (1, "8.2.1.3")
    assert len(at.offered) == 2
    while at.names("gzone:1") != ["Wall"]:
        assert at.prompt in ("ask-replacement", "ask-attack", "ask-main-phase", "ask-ride", "ask-guard")
        at.answer(at.offered[0])


# ---- rule actions


@pytest.mark.rule("8.2.1.3", "9.3.6", "9.1.3")
@pytest.mark.parametrize(("instead", "drawn"), [("draw a card", 1), ("rest this unit", 0), ("you may draw a card", 1)])
def test_what_a_rule_action_does_is_replaced_once_and_then_done(instead: str, drawn: int) -> None:
    clinging = written("Clinging", f"CONT (RC): If this unit would be retired, {instead} instead.")
    at = table({"FL:0": ["Clinging"], "hand:0": ["One"]}, clinging).answer("call:One").answer("circle:FL")
    if "may" in instead:
        at.answer("yes")
    assert (at.names("FL:0"), at.names("drop:0"), at.count("hand:0")) == (["One"], ["Clinging"], drawn)
    assert at.rule == "6.6.1.2"


@pytest.mark.rule("8.2.1.3", "9.4.1")
def test_guardians_outside_of_battles_are_moved_though_something_else_happens_first() -> None:
    clinging = written("Clinging", "CONT (GC): If this unit would be retired, draw a card instead.", 0)
    at = table({"G:0": ["Clinging"]}, clinging)
    assert (at.names("G:0"), at.names("drop:0"), at.count("hand:0")) == ([], ["Clinging"], 1)


# ---- the words


@pytest.mark.rule("8.2.1.3.1")
@pytest.mark.parametrize(
    "text",
    [
        "CONT (RC): If this unit would be retired, instead put it into your soul.",
        "CONT (RC): If this unit would be put into the drop zone, put it into your soul instead.",
    ],
)
def test_it_may_be_said_in_other_words(text: str) -> None:
    assert hunted({"FL:1": ["Loyal"]}, written("Loyal", text)).names("soul:1") == ["Loyal"]
    assert abilities(text)


# ---- instead of a part of a cost


GUARDED_BY = "CONT (RC): If your other rear-guard would be retired, you may"


@pytest.mark.rule("8.5.2.3", "8.2.1.3.2")
@pytest.mark.parametrize("hand", [1, 2])
@pytest.mark.parametrize("order", [1, -1])
@pytest.mark.parametrize("instead", ["discard a card instead.", "pay [Discard a card], and Soul Charge 1 instead."])
def test_what_one_part_of_a_cost_takes_cannot_be_used_instead_of_another_part(
    instead: str, order: int, hand: int
) -> None:
    parts = ["Retire one of your other rear-guards", "Discard a card"][::order]
    payer = written("Payer", f"ACT (RC): [{' & '.join(parts)}] Your opponent draws a card.")
    spare = written("Spare", f"{GUARDED_BY} {instead}")
    at = table({"FL:0": ["Payer"], "FR:0": ["Spare"], "BR:0": ["One"], "hand:0": ["Two"] * hand}, payer, spare)
    at.answer("activate:FL:1")
    while at.rule != "6.6.1.2":
        at.answer(next(key for key in ("retire:BR", "yes", at.offered[0]) if key in at.offered))
    assert at.count("hand:1") == 1
    assert at.names("BR:0") == ([] if hand == 1 else ["One"])
    assert sorted(at.names("drop:0")) == (["One", "Two"] if hand == 1 else ["Two", "Two"])


@pytest.mark.rule("8.5.2.3", "8.2.1.3.2")
def test_a_unit_that_a_cost_is_paid_with_is_not_chosen_to_be_retired_instead_of_itself() -> None:
    payer = written("Payer", "ACT (VC): [Retire one of your rear-guards] Draw a card.", 3, 11000)
    spare = written("Spare", f"{GUARDED_BY} bind one of your rear-guards instead.")
    at = table({"V:0": ["Payer"], "FR:0": ["Spare"], "BR:0": ["One"], "BL:0": ["Two"]}, payer, spare)
    at.answer("activate:V:1").answer("retire:BR").answer("yes")
    assert at.offered == ["bind:FR", "bind:BL"]
