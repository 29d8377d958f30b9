"""11.11, 11.12 and 11.14, 7.5.1.2.3. What strides cost, generation break, and G guardians."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType

import pytest

from engine.games.vanguard.zones import DROP, G_ZONE, GUARDIAN
from engine.kernel.abilities import Context, Replacing
from engine.kernel.definitions import CardDefinition
from engine.kernel.events import Event
from engine.kernel.views import view
from engine.scenarios import Placed, ScenarioMatch
from tests.games.vanguard.g_units import GIANT, STRIDE, down, g_guardian, g_unit
from tests.games.vanguard.positions import table
from tests.games.vanguard.rules.test_10_stride import Zones, stride_step, strode
from tests.games.vanguard.written import written

WALL = g_guardian("Wall")
NOTHING: Zones = MappingProxyType({})


# ---- what a stride costs


@pytest.mark.rule("11.11.1", "11.11.2")
@pytest.mark.parametrize(
    ("skill", "hand", "paid"),
    [
        ("Stride: [Discard a card with the same card name as your vanguard]", ["One", "Three"], ["Three"]),
        ("Stride: [Counter Blast 1 & discard a card]", ["One"], ["One"]),
        (STRIDE, ["Three"], ["Three"]),
    ],
)
def test_a_stride_costs_what_its_skill_says(skill: str, hand: list[str], paid: list[str]) -> None:
    zones: Zones = {"gzone:0": [down("Titan")], "hand:0": hand, "damage:0": ["Zero"]}
    at = stride_step(zones, g_unit("Titan", skill=skill)).answer("stride:Titan")
    if at.prompt != "ask-main-phase":
        at.answer(f"discard:{paid[0]}")
    assert at.names("drop:0") == paid
    assert at.names("V:0") == ["Titan"]
    assert at.face_down("damage:0") == ("Counter" in skill)


def test_a_skill_whose_parts_cannot_be_paid_together_is_not_offered() -> None:
    titan = g_unit("Titan", skill="Stride: [Discard a grade 3 card & discard a card]")
    assert stride_step({"gzone:0": [down("Titan")], "hand:0": ["Three"]}, titan).offered == ["pass"]
    assert stride_step({"gzone:0": [down("Titan")], "hand:0": ["Three", "One"]}, titan).offered == [
        "pass",
        "stride:Titan",
    ]


@pytest.mark.rule("11.11.1")
def test_a_card_may_be_worth_more_grades_for_the_cost_of_stride_and_only_for_it() -> None:
    helper = written("Helper", "CONT (hand): This card counts as grade +2 for the cost of Stride.", 1)
    at = stride_step({"hand:0": ["Helper", "Zero"]}, helper).answer("stride:Giant").answer("discard:Helper")
    assert at.names("V:0") == ["Giant"]
    text = "ACT (VC): [Discard one or more cards with a total grade of 3 or greater] Draw a card."
    assert (
        "activate:V:1"
        not in table({"V:0": ["Buyer"], "hand:0": ["Helper", "Zero"]}, helper, written("Buyer", text, 3)).offered
    )


@pytest.mark.rule("11.11.1")
def test_a_unit_may_let_its_master_pay_something_else_for_a_stride() -> None:
    text = 'CONT (VC): This unit lets you Stride a G unit with "Gi" in its card name by paying [Counter Blast 1].'
    payer, titan = written("Payer", text, 3, 11000), g_unit("Titan")
    zones: Zones = {"V:0": ["Payer"], "damage:0": ["Zero"], "gzone:0": [down("Giant"), down("Titan")]}
    at = stride_step(zones, payer, titan)
    assert at.offered == ["pass", "stride:Giant", "stride-paying:Giant:1", "stride:Titan"]
    at.answer("stride-paying:Giant:1")
    assert (at.names("V:0"), at.count("hand:0"), at.face_down("damage:0")) == (["Giant"], 1, 1)
    assert stride_step({**zones, "hand:0": []}, payer, titan).offered == ["pass", "stride-paying:Giant:1"]
    assert stride_step({**zones, "damage:0": []}, payer, titan).offered == ["pass", "stride:Giant", "stride:Titan"]


def test_a_card_may_tell_that_it_is_discarded_for_a_stride() -> None:
    told = "AUTO: When this card is discarded for the cost of Stride, draw a card."
    other = "AUTO: When this card is discarded for the cost of a G Guardian, draw a card."
    zones: Zones = {"hand:0": ["Told", "Other"]}
    cards = (written("Told", told, 2), written("Other", other, 1))
    at = stride_step(zones, *cards).answer("stride:Giant").answer("discard:Told", "discard:Other")
    assert at.count("hand:0") == 1
    text = "ACT (VC) [1/Turn]: [Discard a card] Choose one of your units, and it gets power +1000 until end of turn."
    at = table({"V:0": ["Buyer"], "hand:0": ["Told"]}, *cards, written("Buyer", text, 3)).answer("activate:V:1")
    assert at.count("hand:0") == 0


# ---- generation break


def broken(
    text: str, face_up: int, zones: Mapping[str, Sequence[Placed | str]] = NOTHING, step: str = "main_phase"
) -> ScenarioMatch:
    """A vanguard "Breaker" with this text, and so many face-up G units in the G zone beside a face-down one."""
    pile = ["Giant"] * face_up + [down("Giant")]
    breaker = written("Breaker", text, 3, 11000)
    return table({"V:0": ["Breaker"], "gzone:0": pile, **zones}, GIANT, WALL, breaker, step=step)


@pytest.mark.rule("11.12.1", "11.12.3", "11.12.3.1", "11.12.3.1.1")
def test_a_continuous_ability_with_generation_break_is_in_effect_while_enough_g_units_lie_face_up() -> None:
    text = """CONT (VC) GB2: This unit gets power +5000.
    ACT (VC): [Turn a face-down card from your G zone face up] Draw a card.
    ACT (VC): [Turn a face-up card from your G zone face down] Draw a card."""
    at = broken(text, 1)
    assert at.power("V:0") == 11000
    at.answer("activate:V:2")
    assert at.power("V:0") == 16000
    at.answer("activate:V:3").answer("turn:Giant")
    assert at.power("V:0") == 11000


@pytest.mark.rule("11.12.1")
def test_g_units_on_the_vanguard_circle_and_g_guardians_count_and_others_do_not() -> None:
    text = "CONT (VC/RC) GB1: This unit gets power +5000."
    breaker = written("Breaker", text, 3, 10000)
    at = strode({"FL:0": ["Breaker"]}, breaker)
    assert at.power("FL:0") == 15000
    assert table({"gzone:0": ["Wall"], "FL:0": ["Breaker"]}, WALL, breaker).power("FL:0") == 15000
    assert table({"gzone:0": ["One"], "FL:0": ["Breaker"]}, breaker).power("FL:0") == 10000
    assert table({"gzone:1": ["Giant"], "FR:0": ["Giant"], "FL:0": ["Breaker"]}, GIANT, breaker).power("FL:0") == 10000


@pytest.mark.rule("11.12.3.2")
def test_an_automatic_ability_with_generation_break_triggers_only_while_enough_lie_face_up() -> None:
    text = "AUTO (VC) GB1: When this unit attacks, draw a card."
    for face_up in (0, 1):
        at = broken(text, face_up, {"hand:1": ["Zero"]}, "start_step").answer("attack:V>V")
        assert at.count("hand:0") == face_up


@pytest.mark.rule("11.12.3.2", "8.6.5.1.5")
def test_the_first_stride_is_enough_for_an_ability_that_triggers_on_it() -> None:
    lead = written("Lead", "AUTO (VC) GB1: When your G unit strides, draw a card.", 3, 11000)
    assert strode({"V:0": ["Lead"]}, lead).count("hand:0") == 1


@pytest.mark.rule("11.12.3.2.1")
def test_an_ability_that_has_triggered_resolves_even_if_too_few_lie_face_up_by_then() -> None:
    text = """AUTO (VC): When this unit attacks, turn all face-up cards in your G zone face down.
    AUTO (VC) GB1: When this unit attacks, draw a card."""
    at = broken(text, 1, {"hand:1": ["Zero"]}, "start_step").answer("attack:V>V").answer("play:V:1")
    assert at.face_down("gzone:0") == 2
    assert at.count("hand:0") == 1


@pytest.mark.rule("11.12.3.3", "11.12.3.3.1")
def test_an_activated_ability_with_generation_break_is_played_while_enough_lie_face_up_and_then_resolves() -> None:
    text = "ACT (VC) GB1: [Turn a face-up card from your G zone face down] Draw a card."
    assert "activate:V:1" not in broken(text, 0).offered
    at = broken(text, 1).answer("activate:V:1")
    assert (at.count("hand:0"), at.face_down("gzone:0")) == (1, 2)


@pytest.mark.rule("11.12.2")
def test_units_that_generation_break_is_written_on_are_units_with_it_whether_it_is_active_or_not() -> None:
    text = "ACT (VC) [1/Turn]: All of your units with GB1 get power +3000 until end of turn."
    with_it = written("With", "CONT (RC) GB1: This unit gets power +5000.", 1, 7000)
    other = written("Other", "CONT (RC) GB2: This unit gets power +5000.", 1, 7000)
    lead = written("Lead", text, 3, 11000)
    at = table({"V:0": ["Lead"], "FL:0": ["With"], "FR:0": ["Other"]}, with_it, other, lead).answer("activate:V:1")
    assert (at.power("FL:0"), at.power("FR:0")) == (10000, 7000)


# ---- G guardians


def guarding(zones: Zones = NOTHING, *cards: CardDefinition) -> ScenarioMatch:
    """Player 1, with a face-down G guardian and a heal trigger, is attacked on the vanguard circle."""
    full: Zones = {"gzone:1": [down("Wall")], "hand:1": ["Heal", "One"], **zones}
    return table(full, WALL, *cards, step="start_step").answer("attack:V>V")


@pytest.mark.rule("7.5.1.2.3", "8.5.2.2.2", "11.14.1", "11.14.2")
def test_a_g_guardian_is_called_for_its_cost_from_face_down_to_the_guardian_circle() -> None:
    at = guarding()
    assert (at.asked, at.offered) == (1, ["pass", "guard:Heal", "guard:One", "g-guard:Wall"])
    at.answer("g-guard:Wall").answer("discard:Heal")
    assert (at.names("G:1"), at.face_down("G:1"), at.rested("G:1")) == (["Wall"], 0, True)
    assert (at.names("drop:1"), at.count("gzone:1")) == (["Heal"], 0)
    assert at.power("V:1") == 11000 + 15000
    assert (at.asked, at.prompt) == (1, "ask-guard")


@pytest.mark.rule("7.5.1.2.3")
@pytest.mark.parametrize(
    ("vanguards", "may"), [(("Three", "Three"), True), (("Two", "Three"), False), (("Three", "Two"), False)]
)
def test_it_is_called_only_while_both_vanguards_are_of_grade_3_or_greater(
    vanguards: tuple[str, str], may: bool
) -> None:
    at = guarding({"V:0": [vanguards[0]], "V:1": [vanguards[1]]})
    assert ("g-guard:Wall" in at.offered) is may


@pytest.mark.rule("7.5.1.2.3")
@pytest.mark.parametrize(("spent", "may"), [(3, True), (4, False)])
def test_four_face_up_g_guardians_in_the_g_zone_are_enough(spent: int, may: bool) -> None:
    at = guarding({"gzone:1": ["Wall"] * spent + ["Giant", down("Wall")]}, GIANT)
    assert ("g-guard:Wall" in at.offered) is may


@pytest.mark.rule("7.5.1.2.3", "11.14.2")
def test_it_is_not_called_without_its_cost_and_a_g_unit_with_a_stride_skill_not_at_all() -> None:
    assert "g-guard:Wall" not in guarding({"hand:1": ["One"]}).offered
    assert guarding({"gzone:1": [down("Giant")]}, GIANT).offered == ["pass", "guard:Heal", "guard:One"]


@pytest.mark.rule("7.5.1.2.3")
def test_the_player_chooses_which_of_the_attacked_units_it_guards() -> None:
    lead = written("Lead", "CONT (VC): This unit battles all units in your opponent's front row.", 3, 11000)
    at = guarding({"V:0": ["Lead"], "FL:1": ["Two"]}, lead).answer("g-guard:Wall").answer("discard:Heal")
    assert at.offered == ["protect:V:1", "protect:FL:1"]
    at.answer("protect:FL:1")
    assert at.power("FL:1") == 24000


@pytest.mark.rule("7.5.1.2.1.1")
def test_whether_a_player_with_an_empty_hand_could_call_a_g_guardian_does_not_show() -> None:
    free = g_guardian("Free", skill="G Guardian: [Counter Blast 1]")
    zones: Zones = {"hand:1": [], "gzone:1": [down("Free")]}
    assert guarding({**zones, "damage:1": ["Zero"]}, free).offered == ["pass", "g-guard:Free"]
    at = guarding({**zones, "damage:1": []}, free)
    assert (at.prompt, at.offered) == ("ask-guard", ["pass"])
    assert "Free" not in repr(view(at.match, 0))


@pytest.mark.rule("11.14.3", "7.7.1.9")
def test_at_the_end_of_the_damage_step_it_is_put_into_the_g_zone_face_up_before_the_others_retire() -> None:
    text = "AUTO (VC): When your guardian is put into the drop zone, Soul Charge 1."
    lead = written("Lead", text, 3, 11000)
    at = guarding({"V:1": ["Lead"]}, lead).answer("g-guard:Wall").answer("discard:Heal")
    at.answer("guard:One").passes()
    while at.prompt not in ("ask-attack", "ask-ride"):
        at.answer("pass" if "pass" in at.offered else at.offered[0])
    assert (at.names("gzone:1"), at.face_down("gzone:1")) == (["Wall"], 0)
    assert sorted(at.names("drop:1")) == ["Heal", "One"]
    assert at.count("soul:1") == 1  # for the guardian from hand alone


@pytest.mark.rule("11.14.3")
@pytest.mark.parametrize(
    "text",
    [
        "AUTO (VC): When your opponent's unit is placed on GC, retire all of your opponent's guardians.",
        "AUTO (VC): When your opponent's unit is placed on GC, bind all of your opponent's guardians face down.",
        "AUTO (VC): When your opponent's G guardian is placed on GC, return it to your opponent's hand.",
    ],
)
def test_wherever_it_would_be_moved_it_is_put_into_the_g_zone_instead(text: str) -> None:
    at = guarding({"V:0": ["Hunter"]}, written("Hunter", text, 3, 11000)).answer("g-guard:Wall").answer("discard:Heal")
    assert (at.names("gzone:1"), at.face_down("gzone:1"), at.names("G:1")) == (["Wall"], 0, [])
    assert (at.names("drop:1"), at.names("bind:1"), at.names("hand:1")) == (["Heal"], [], ["One"])
    assert at.power("V:1") == 11000


@pytest.mark.rule("11.14.3")
def test_it_replaces_nothing_that_happens_to_another_card_and_nobody_looks_for_that() -> None:
    at = guarding().answer("g-guard:Wall").answer("discard:Heal")
    wall, other = at.card("G:1"), at.card("hand:1")
    (ability,) = [each for each in WALL.abilities if isinstance(each, Replacing)]
    leaving = GUARDIAN.leave
    for card, replaces in ((wall, True), (other, False)):
        event = Event(leaving, card, 1, GUARDIAN[1], DROP[1])
        assert ability.applies(at.match, Context(wall, 1, 0, ability), event) == replaces
        assert at.match.index.may_replace(leaving, card) == replaces


def test_what_a_g_guardian_says_of_being_placed_is_played() -> None:
    shield = "this unit gets shield +5000 until end of battle."
    text = f"""AUTO: When this unit is placed on GC, retire all of your opponent's rear-guards that are attacking.
    AUTO GB1: [Turn a face-down G guardian from your G zone face up] When this unit is placed on GC, {shield}"""
    hero = g_guardian("Hero", text)
    zones: Zones = {"gzone:1": [down("Hero"), down("Wall"), "Wall"], "FL:0": ["Other Two"], "hand:1": ["Heal", "One"]}
    at = table(zones, WALL, hero, step="start_step").answer("attack:FL>V").answer("g-guard:Hero")
    at.answer("discard:Heal").answer("play:G:1:2").answer("yes")
    at.answer(*at.offered)
    assert at.face_down("gzone:1") == 0
    assert at.power("V:1") == 11000 + 20000
    assert at.names("drop:0") == ["Other Two"]


def test_a_card_may_tell_that_it_is_discarded_for_a_g_guardian() -> None:
    told = written(
        "Told", "AUTO: When this card is discarded for the cost of a G guardian, Soul Charge 1.", 0, trigger="heal"
    )
    at = guarding({"hand:1": ["Told"]}, told).answer("g-guard:Wall").answer("discard:Told")
    assert at.count("soul:1") == 1


@pytest.mark.parametrize(("name", "drawn"), [("Wall", 1), ("Hero", 0)])
def test_the_g_guardian_may_be_one_of_a_certain_name(name: str, drawn: int) -> None:
    text = f'AUTO: When this card is discarded for the cost of a G guardian named "{name}", Soul Charge 1.'
    told = written("Told", text, 0, trigger="heal")
    at = guarding({"hand:1": ["Told"]}, told).answer("g-guard:Wall").answer("discard:Told")
    assert at.count("soul:1") == drawn


# ---- skills that are gained

TEACHER = 'CONT (VC): All G units in your G zone gain "{}".'


@pytest.mark.rule("10.21.3", "11.11.1")
def test_a_stride_skill_may_be_gained() -> None:
    lead = written("Lead", TEACHER.format("Stride: [Counter Blast 1]"), 3, 11000)
    mute = g_unit("Mute", skill="")
    zones: Zones = {"V:0": ["Lead"], "gzone:0": [down("Mute")], "damage:0": ["Zero"], "hand:0": []}
    assert stride_step({**zones, "V:0": ["Three"]}, mute).offered == ["pass"]
    at = stride_step(zones, lead, mute).answer("stride:Mute")
    assert (at.names("V:0"), at.face_down("damage:0")) == (["Mute"], 1)


@pytest.mark.rule("10.21.3", "11.11.1")
def test_who_has_gained_another_stride_skill_may_pay_for_either() -> None:
    lead = written("Lead", TEACHER.format("Stride: [Counter Blast 1]"), 3, 11000)
    zones: Zones = {"V:0": ["Lead"], "gzone:0": [down("Giant")], "damage:0": ["Zero"], "hand:0": ["Three"]}
    at = stride_step(zones, lead)
    assert at.offered == ["pass", "stride:Giant", "stride-paying:Giant:1"]
    at.answer("stride-paying:Giant:1")
    assert (at.names("hand:0"), at.face_down("damage:0")) == (["Three"], 1)


@pytest.mark.rule("10.21.3", "11.42.1", "8.5.2.1.2.2", "10.28.5")
def test_an_ultimate_stride_skill_may_be_gained_and_has_the_conditions_and_the_end_of_one() -> None:
    lead = written("Lead", TEACHER.format("Ultimate Stride: [Counter Blast 1]"), 3, 11000, nations=frozenset({"Zoo"}))
    mute = g_unit("Mute", skill="", nations=frozenset({"Zoo"}))
    zones: Zones = {"V:0": ["Lead"], "damage:0": ["Zero"], "hand:0": []}
    two = stride_step({**zones, "gzone:0": [down("Mute"), "Giant", "Giant"]}, lead, mute)
    assert "stride:Mute" not in two.offered
    at = stride_step({**zones, "gzone:0": [down("Mute"), "Giant", "Giant", "Giant"]}, lead, mute)
    at.answer("stride:Mute")
    assert at.names("V:0") == ["Mute"]
    while at.match.state.turn_player == 0:
        at.answer("pass" if "pass" in at.offered else at.offered[0])
    assert at.count("gzone:0") == 0


@pytest.mark.rule("10.21.3", "11.14.1", "11.14.2", "11.14.3")
def test_a_g_guardian_skill_may_be_gained() -> None:
    lead = written("Lead", TEACHER.format("G Guardian: [Counter Blast 1]"), 3, 11000)
    mute = g_unit("Mute", skill="", power=0, shield=20000)
    zones: Zones = {"V:1": ["Lead"], "gzone:1": [down("Mute")], "damage:1": ["Zero"], "hand:1": ["One"]}
    at = guarding(zones, lead, mute).answer("g-guard:Mute")
    assert at.power("V:1") == 31000
    while at.prompt != "ask-attack" and at.match.state.turn_player == 0:
        at.answer("pass" if "pass" in at.offered else at.offered[0])
    assert at.names("gzone:1") == ["Mute"]


@pytest.mark.rule("10.21.3", "11.14.2")
def test_who_has_gained_another_g_guardian_skill_may_pay_for_either() -> None:
    lead = written("Lead", TEACHER.format("G Guardian: [Counter Blast 1]"), 3, 11000)
    zones: Zones = {"V:1": ["Lead"], "gzone:1": [down("Wall")], "damage:1": ["Zero"], "hand:1": ["Heal"]}
    at = guarding(zones, lead)
    assert [key for key in at.offered if key.startswith("g-")] == ["g-guard:Wall", "g-guard-paying:Wall:1"]
    at.answer("g-guard-paying:Wall:1")
    assert (at.names("hand:1"), at.names("G:1")) == (["Heal"], ["Wall"])


@pytest.mark.rule("10.21.3", "11.11.1")
def test_a_skill_that_is_gained_until_end_of_turn_is_gone_then() -> None:
    text = 'ACT (VC) [1/Turn]: All G units in your G zone gain "Stride: [Counter Blast 1]" until end of turn.'
    at = table({"V:0": ["Lead"], "gzone:0": [down("Mute")]}, written("Lead", text, 3, 11000), g_unit("Mute", skill=""))
    (mute,) = at.match.cards(G_ZONE[0])
    at.answer("activate:V:1")
    assert len(at.match.abilities(mute)) == 1
    at.passes(2)
    assert at.match.abilities(mute) == []


def test_what_was_discarded_for_a_stride_was_not_discarded_for_a_g_guardian() -> None:
    told = written("Told", "AUTO: When this card is discarded for the cost of a G guardian, draw a card.", 3)
    lead = written("Lead", TEACHER.format("G Guardian: [Counter Blast 1]"), 3, 11000)
    at = stride_step({"V:0": ["Lead"], "gzone:0": [down("Giant")], "hand:0": ["Told"]}, told, lead)
    at.answer("stride:Giant").answer("discard:Told")
    assert (at.names("drop:0"), at.count("hand:0")) == (["Told"], 0)


@pytest.mark.rule("11.14.1")
@pytest.mark.parametrize(
    ("text", "may"),
    [
        ("This card counts as a heal trigger for the cost of a G Guardian.", True),
        ("This card gets power +1000.", False),
    ],
)
def test_a_card_may_count_as_a_heal_trigger_for_a_g_guardian_and_for_nothing_else(text: str, may: bool) -> None:
    nurse = written("Nurse", f"CONT (hand): {text}\nACT (hand): [Discard a heal trigger card] Draw a card.")
    at = guarding({"hand:1": ["Nurse", "One"]}, nurse)
    assert ("g-guard:Wall" in at.offered) is may
    if may:
        at.answer("g-guard:Wall").answer("discard:Nurse")
        assert (at.names("G:1"), at.names("drop:1")) == (["Wall"], ["Nurse"])
    main = table({"hand:0": ["Nurse"]}, nurse)
    assert not [option for option in main.offered if option.startswith("activate:")]


@pytest.mark.rule("10.28.2", "10.6.3")
@pytest.mark.parametrize(("had", "may"), [(None, True), ("force", False)])
def test_a_g_unit_may_stride_by_its_own_ability_and_bring_two_gifts(had: str | None, may: bool) -> None:
    titan = g_unit(
        "Titan", "ACT (G zone) (if you have had no gift): [Discard a card] Stride this card, and get two Accel gifts."
    )
    zones: Zones = {"gzone:0": [down("Titan")], "hand:0": ["One"]}
    at = table(zones, titan, memory={"gifts": (had, None)})
    offered = [option for option in at.offered if option.startswith("activate:")]
    assert bool(offered) is may
    if may:
        at.answer(offered[0])
        assert (at.names("V:0"), at.match.state.memory["gained circles"][0]) == (["Titan"], 2)
