"""10.28, 6.5.1.2, 8.5.2.1.1.3 and 4.6.9. Striding over the vanguard, and how G units go back to the G zone."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType

import pytest

from engine.games.vanguard import zones
from engine.kernel import verbs
from engine.kernel.definitions import CardDefinition
from engine.kernel.events import Event
from engine.kernel.views import view
from engine.kernel.visibility import public_id
from engine.scenarios import Placed, ScenarioMatch
from tests.games.vanguard.g_units import GIANT, down, g_unit
from tests.games.vanguard.positions import table
from tests.games.vanguard.rules.nodes import witness
from tests.games.vanguard.written import written

Zones = Mapping[str, Sequence[Placed | str]]


def stride_step(zones: Zones = MappingProxyType({}), *cards: CardDefinition) -> ScenarioMatch:
    """A stride step, with a face-down Giant and a grade 3 card to pay with unless the zones say otherwise."""
    full: Zones = {"gzone:0": [down("Giant")], "hand:0": ["Other Three"], **zones}
    return table(full, GIANT, *cards, step="stride_step")


def strode(zones: Zones = MappingProxyType({}), *cards: CardDefinition, stride: str = "Giant") -> ScenarioMatch:
    """The main phase after striding a Giant over the vanguard, for a grade 3 card of the hand."""
    return stride_step(zones, *cards).answer(f"stride:{stride}").answer("discard:Other Three")


def to_end_phase(at: ScenarioMatch) -> ScenarioMatch:
    """Pass until the other player's turn."""
    while at.outcome is None and at.match.state.turn == 3:
        at.answer("pass" if "pass" in at.offered else at.offered[0])
    return at


# ---- the stride step


@pytest.mark.rule("6.5.1.2.2", "8.5.1.4", "8.5.3.4")
def test_the_turn_player_may_normal_stride_once_in_the_stride_step() -> None:
    zones: Zones = {"gzone:0": [down("Giant"), down("Giant")], "hand:0": ["Other Three", "Other Three"]}
    at = stride_step(zones)
    assert (at.asked, at.rule, at.offered) == (0, "6.5.1.2.2", ["pass", "stride:Giant"])
    at.answer("stride:Giant").answer("discard:Other Three")
    assert at.names("V:0") == ["Giant"]
    assert at.names("heart:0") == ["Three"]
    assert at.prompt == "ask-main-phase"  # and not asked whether to stride once more


@pytest.mark.rule("6.5.1.2.2")
def test_nobody_has_to_stride() -> None:
    at = stride_step().passes()
    assert at.prompt == "ask-main-phase"
    assert (at.names("V:0"), at.count("hand:0"), at.face_down("gzone:0")) == (["Three"], 1, 1)


@pytest.mark.rule("6.5.1.2.3", "8.5.2.2.2")
def test_a_card_that_is_stridden_with_goes_to_the_vanguard_circle_and_nothing_else_is_played() -> None:
    at = stride_step({"hand:0": ["Other Three", "One"], "FL:0": ["One"]})
    assert at.offered == ["pass", "stride:Giant"]
    at.answer("stride:Giant").answer("discard:Other Three")
    assert at.names("V:0") == ["Giant"]
    assert at.names("FL:0") == ["One"]


@pytest.mark.rule("8.5.2.1.1.3")
@pytest.mark.parametrize(
    ("mine", "theirs", "may"),
    [("Three", "Three", True), ("Three", "Two", False), ("Two", "Three", False), ("Two", "Two", False)],
)
def test_both_vanguards_must_be_of_grade_3_or_greater(mine: str, theirs: str, may: bool) -> None:
    at = stride_step({"V:0": [mine], "V:1": [theirs]})
    assert (at.prompt == "ask-stride") is may


@pytest.mark.rule("8.5.2.1.1.3")
def test_a_vanguard_of_grade_3_at_the_beginning_of_the_turn_is_enough_whatever_the_other_one_is() -> None:
    zones: Zones = {"V:1": ["Two"], "gzone:0": [down("Giant")], "hand:0": ["Other Three"]}
    at = table(zones, GIANT, step="stand_phase")
    while at.prompt == "ask-ride":
        at.passes()
    assert at.offered == ["pass", "stride:Giant"]
    lower = table({**zones, "V:0": ["Two"]}, GIANT, step="stand_phase")
    while lower.prompt == "ask-ride":
        lower.answer("ride:Other Three")
    assert lower.prompt == "ask-main-phase"


@pytest.mark.rule("8.5.2.4", "11.11.1")
@pytest.mark.parametrize(
    ("hand", "payable"),
    [(["Three"], True), (["One", "Two"], True), (["One", "One", "One"], True), (["Two", "Zero"], False), ([], False)],
)
def test_only_what_can_be_paid_for_is_offered_and_the_question_does_not_tell(hand: list[str], payable: bool) -> None:
    at = stride_step({"hand:0": hand})
    assert ("stride:Giant" in at.offered) is payable
    assert at.prompt == "ask-stride"
    seen = view(at.match, 1)
    assert seen.asking is not None
    assert seen.asking.text == "ask-stride"


@pytest.mark.rule("8.5.2.4", "11.11.2")
def test_the_cost_is_paid_with_as_many_cards_as_one_likes_and_with_more_until_their_grades_are_enough() -> None:
    at = stride_step({"hand:0": ["One", "Two", "Two", "Zero"]}).answer("stride:Giant")
    assert at.offered == ["discard:One", "discard:Two", "discard:Two#2", "discard:Zero"]
    decision = at.match.decision
    assert decision is not None
    assert (decision.minimum, decision.maximum, decision.rule) == (1, 4, "8.5.2.3")
    at.answer("discard:One")
    assert at.offered == ["discard:Two", "discard:Two#2", "discard:Zero"]
    assert at.count("hand:0") == 4  # all is paid at once
    at.answer("discard:Two", "discard:Zero")
    assert at.names("drop:0") == ["One", "Two", "Zero"]
    assert at.names("V:0") == ["Giant"]


@pytest.mark.rule("8.5.2.4", "11.11.2")
@pytest.mark.parametrize(("hand", "payable"), [("Three", True), ("Other Three", False)])
def test_the_cost_may_ask_for_cards_that_are_like_ones_own_vanguard(hand: str, payable: bool) -> None:
    price = "[Discard one or more cards with the same card name as your vanguard with a total grade of 3 or greater]"
    choosy = g_unit("Choosy", skill=f"Stride: {price}")
    at = stride_step({"V:0": ["Three"], "hand:0": [hand], "gzone:0": [down("Choosy")]}, choosy)
    assert ("stride:Choosy" in at.offered) is payable


def test_by_default_a_stride_is_paid_for_with_the_fewest_cards() -> None:
    at = stride_step({"hand:0": ["One", "Zero", "Three", "Two"]}).answer("stride:Giant")
    assert at.match.decision is not None
    assert [at.offered[index] for index in at.match.decision.default] == ["discard:Three"]


def test_of_several_copies_one_is_offered_and_a_card_that_lies_face_up_is_not() -> None:
    at = stride_step({"gzone:0": [down("Giant"), down("Giant"), "Titan"]}, g_unit("Titan"))
    assert at.offered == ["pass", "stride:Giant"]


def test_without_face_down_cards_in_the_g_zone_nothing_is_asked() -> None:
    assert stride_step({"gzone:0": ["Giant"]}).prompt == "ask-main-phase"


# ---- how it is done


@pytest.mark.rule("10.28.1", "10.28.2", "10.28.2.1", "10.28.2.2", "10.28.2.3")
def test_a_g_unit_comes_over_the_vanguard_which_becomes_its_heart_and_gives_it_name_and_power() -> None:
    at = strode({"soul:0": ["One"]})
    assert (at.names("V:0"), at.names("heart:0"), at.names("soul:0")) == (["Giant"], ["Three"], ["One"])
    assert at.face_down("V:0") == 0
    assert at.power("V:0") == 15000 + 11000
    assert at.value("V:0", "names") == {"Giant", "Three"}
    assert at.told.count("strides") == 1


@pytest.mark.rule("10.28.2.1.1", "8.5.1.4.1", "4.6.4.1")
@pytest.mark.parametrize("rested", [True, False])
def test_it_lies_as_the_vanguard_lay(rested: bool) -> None:
    assert strode({"V:0": [Placed("Three", rested=rested)]}).rested("V:0") is rested


@pytest.mark.rule("10.28.2.1.1", "8.5.1.4.1", "10.27.2", "10.26.5")
def test_nothing_else_of_how_the_vanguard_lay_persists() -> None:
    deleter = written("Deleter", "AUTO (VC): At the beginning of your ride phase, delete your vanguard.", 3, 11000)
    zones: Zones = {"V:0": ["Deleter"], "gzone:0": [down("Giant")], "hand:0": ["Other Three"]}
    at = table(zones, deleter, GIANT, step="ride_step")
    assert at.face_down("V:0") == 1
    at.passes().answer("stride:Giant").answer("discard:Other Three")
    assert (at.face_down("V:0"), at.face_down("heart:0")) == (0, 0)
    assert at.power("V:0") == 26000
    to_end_phase(at)
    assert (at.names("V:0"), at.face_down("V:0"), at.power("V:0")) == (["Deleter"], 0, 11000)


@pytest.mark.rule("10.28.4")
def test_a_stride_is_neither_a_ride_nor_a_call_but_the_unit_is_placed() -> None:
    seen: list[Event] = []
    watcher = witness(seen, "stride", "enter:vanguard circle")
    placed = g_unit("Placed", "AUTO: When this unit is placed on VC, draw a card.")
    zones: Zones = {"drop:0": ["Witness"], "gzone:0": [down("Placed")]}
    at = stride_step(zones, watcher, placed).answer("stride:Placed").answer("discard:Other Three")
    assert [event.kind for event in seen] == ["enter:vanguard circle", "stride"]
    assert at.count("hand:0") == 1
    assert "rides" not in at.told


@pytest.mark.rule("8.6.5.1.5")
def test_abilities_of_the_vanguard_that_trigger_on_the_stride_are_played_as_if_it_were_a_unit() -> None:
    text = """AUTO (VC): When your G unit strides, your vanguard gets power +5000 until end of turn.
    AUTO (VC): When this unit becomes a heart, draw a card."""
    lead = written("Lead", text, 3, 11000)
    at = strode({"V:0": ["Lead"]}, lead)
    assert at.prompt == "ask-ability"
    at.answer("play:heart:1")
    assert at.power("V:0") == 15000 + 11000 + 5000
    assert at.count("hand:0") == 1
    assert at.prompt == "ask-main-phase"


@pytest.mark.rule("8.6.5.1.5")
def test_no_other_ability_of_a_heart_is_active() -> None:
    text = """CONT (VC): All of your rear-guards get power +1000.
    CONT: This unit gets power +2000.
    ACT (VC): Draw a card.
    AUTO (VC): When your unit is placed on RC, draw a card.
    AUTO: When your unit is placed on RC, draw a card."""
    at = strode({"V:0": ["Lead"], "FL:0": ["One"], "hand:0": ["Other Three", "One"]}, written("Lead", text, 3, 11000))
    assert at.power("FL:0") == 7000
    assert at.power("V:0") == 26000
    assert not any(key.startswith("activate") for key in at.offered)
    at.answer("call:One").answer("circle:FR")
    assert at.count("hand:0") == 0


def test_an_opponents_stride_triggers_nothing_that_waits_for_ones_own() -> None:
    lead = written("Lead", "AUTO (VC): When your G unit strides, draw a card.", 3, 11000)
    at = strode({"V:1": ["Lead"]}, lead)
    assert at.count("hand:1") == 0


@pytest.mark.rule("3.7.1.2")
def test_a_trigger_may_ask_for_the_original_name_of_the_g_unit_which_what_it_gains_is_not() -> None:
    text = 'AUTO (VC): When your G unit with "Gi" in its original card name strides, draw a card.'
    assert strode({"V:0": ["Lead"]}, written("Lead", text, 3, 11000)).count("hand:0") == 1
    named = 'AUTO (VC): When your G unit with "Lead" in its original card name strides, draw a card.'
    assert strode({"V:0": ["Lead"]}, written("Lead", named, 3, 11000)).count("hand:0") == 0
    gained = 'AUTO (VC): When your G unit with "Lead" in its card name strides, draw a card.'
    assert strode({"V:0": ["Lead"]}, written("Lead", gained, 3, 11000)).count("hand:0") == 1


# ---- strides by effects


def superior(text: str, zones: Zones, *cards: CardDefinition) -> ScenarioMatch:
    """After a rear-guard's activated ability with this text was played."""
    caller = written("Caller", f"ACT (RC) [1/Turn]: {text}", 1)
    at = table({"FL:0": ["Caller"], "gzone:0": [down("Giant")], **zones}, caller, GIANT, *cards)
    return at.answer("activate:FL:1")


@pytest.mark.rule("10.28.1")
def test_an_effect_may_let_a_player_stride_in_the_main_phase() -> None:
    text = "Choose a face-down card from your G zone, and stride it."
    at = superior(text, {"V:0": [Placed("Three", rested=True)]})
    assert (at.names("V:0"), at.names("heart:0"), at.rested("V:0")) == (["Giant"], ["Three"], True)
    assert at.power("V:0") == 26000


@pytest.mark.rule("10.28.2.1.1")
def test_an_effect_may_say_how_the_unit_is_to_lie() -> None:
    zones: Zones = {"V:0": [Placed("Three", rested=True)]}
    assert not superior("Choose a card from your G zone, and stride it standing.", zones).rested("V:0")
    assert superior("Choose a card from your G zone, and stride it rested.", {}).rested("V:0")


def test_what_is_no_g_unit_of_the_g_zone_cannot_be_stridden_with() -> None:
    at = superior("Choose a card from your hand, and stride it.", {"hand:0": ["One"]})
    assert (at.names("V:0"), at.names("hand:0")) == (["Three"], ["One"])


@pytest.mark.rule("10.28.2.2", "10.28.2.3", "10.27.5.1")
def test_a_stride_over_a_stride_makes_the_g_unit_a_heart_and_the_card_below_gives_name_and_power_again() -> None:
    caller = written("Caller", 'ACT (RC): Choose a card named "Titan" from your G zone, and stride it.', 1)
    zones: Zones = {"FL:0": ["Caller"], "gzone:0": [down("Giant"), down("Titan")]}
    at = strode(zones, caller, g_unit("Titan", power=20000)).answer("activate:FL:1")
    at.answer("choose:Titan")
    assert (at.names("V:0"), at.names("heart:0")) == (["Titan"], ["Three", "Giant"])
    assert at.power("V:0") == 20000 + 11000
    assert at.value("V:0", "names") == {"Titan", "Three"}
    to_end_phase(at)
    assert (at.names("V:0"), at.names("heart:0"), at.names("soul:0")) == (["Three"], [], [])
    assert sorted(at.names("gzone:0")) == ["Giant", "Titan"]
    assert at.face_down("gzone:0") == 0


# ---- going back


@pytest.mark.rule("6.8.1.1.1", "10.28.3", "10.27.6")
@pytest.mark.parametrize("rested", [True, False])
def test_at_the_end_of_the_turn_it_goes_to_the_g_zone_face_up_and_the_heart_lies_as_it_lay(rested: bool) -> None:
    at = to_end_phase(strode({"V:0": [Placed("Three", rested=rested)]}))
    assert (at.names("V:0"), at.names("heart:0")) == (["Three"], [])
    assert (at.names("gzone:0"), at.face_down("gzone:0")) == (["Giant"], 0)
    assert at.rested("V:0") is rested
    assert (at.power("V:0"), at.value("V:0", "names")) == (11000, {"Three"})


@pytest.mark.rule("10.27.6")
def test_a_heart_that_is_a_vanguard_again_is_not_placed() -> None:
    text = """AUTO: When this unit is placed on VC, draw a card.
    CONT (VC): All of your rear-guards get power +1000."""
    at = strode({"V:0": ["Lead"], "FL:0": ["One"]}, written("Lead", text, 3, 11000))
    hand = at.count("hand:0")
    to_end_phase(at)
    assert at.count("hand:0") == hand
    assert at.power("FL:0") == 8000


@pytest.mark.rule("6.8.1.1.1")
def test_g_units_on_rear_guard_circles_go_back_too_whosever_turn_it_is() -> None:
    at = to_end_phase(table({"FL:0": ["Giant"], "BC:0": ["Giant"], "FL:1": ["Giant"]}, GIANT))
    assert (at.names("FL:0"), at.names("BC:0"), at.names("gzone:0")) == ([], [], ["Giant", "Giant"])
    assert (at.names("FL:1"), at.names("gzone:1"), at.face_down("gzone:1")) == ([], ["Giant"], 0)


@pytest.mark.rule("6.8.1.1.1", "10.28.3")
def test_a_g_unit_of_the_opponent_that_is_a_vanguard_goes_back_as_well() -> None:
    at = to_end_phase(table({"V:1": ["Giant"], "heart:1": ["Three"]}, GIANT))
    assert (at.names("V:1"), at.names("heart:1"), at.names("gzone:1")) == (["Three"], [], ["Giant"])


@pytest.mark.rule("6.8.1.1")
@pytest.mark.parametrize(("circle", "drawn"), [("lock-FL:0", 0), ("FL:0", 1)])
def test_g_units_go_back_while_what_is_locked_is_still_locked(circle: str, drawn: int) -> None:
    watcher = written("Watcher", "AUTO (RC): When a card is put into your G zone, draw a card.")
    at = table({circle: [Placed("Watcher", face_down=not drawn)], "BC:0": ["Giant"]}, GIANT, watcher)
    to_end_phase(at)
    assert (at.names("FL:0"), at.names("gzone:0"), at.count("hand:0")) == (["Watcher"], ["Giant"], drawn)


@pytest.mark.rule("6.8.1.2")
def test_abilities_that_wait_for_the_g_zone_are_played_before_those_of_the_end_of_the_turn() -> None:
    text = "AUTO: When this unit is put into the G zone from VC, draw a card."
    late = written("Late", "AUTO (VC): At the end of your turn, put all cards in your hand into your soul.", 3, 11000)
    at = stride_step({"V:0": ["Late"], "gzone:0": [down("Titan")]}, late, g_unit("Titan", text))
    to_end_phase(at.answer("stride:Titan").answer("discard:Other Three"))
    assert at.count("hand:0") == 0
    assert at.count("soul:0") == 1 + at.told.count("drive-checks")


@pytest.mark.rule("4.6.9")
def test_a_g_unit_that_is_moved_elsewhere_is_put_into_its_owners_g_zone_face_up() -> None:
    for text in (
        "Return all of your opponent's rear-guards to your opponent's hand.",
        "Retire all of your opponent's rear-guards.",
        "Put all of your opponent's rear-guards on the bottom of your opponent's deck.",
        "Bind all of your opponent's rear-guards face down.",
    ):
        at = superior(text, {"FL:1": ["Giant"]})
        assert at.names("FL:1") == []
        assert (at.names("gzone:1"), at.face_down("gzone:1")) == (["Giant"], 0)
        assert "Giant" not in {name for zone in ("hand:1", "drop:1", "deck:1", "bind:1") for name in at.names(zone)}


@pytest.mark.rule("4.6.9")
def test_it_goes_back_when_its_moving_is_over_and_not_before() -> None:
    text = "Retire all of your opponent's rear-guards, and bind them."
    at = superior(text, {"FL:1": ["Giant"], "FR:1": ["One"]})
    assert (at.names("bind:1"), at.names("drop:1"), at.names("gzone:1")) == (["One"], [], ["Giant"])


@pytest.mark.rule("4.6.9")
def test_it_may_move_from_one_rear_guard_circle_to_another_and_come_to_a_circle_from_the_g_zone() -> None:
    text = "Choose a card from your G zone, call it to RC, and move it to another RC."
    at = superior(text, {"gzone:0": [down("Giant")]}).answer("circle:BL").answer("circle:FR")
    assert (at.names("FR:0"), at.names("gzone:0")) == (["Giant"], [])
    at.answer("exchange:FR")
    assert at.names("BR:0") == ["Giant"]


@pytest.mark.rule("4.6.9", "10.28.3")
@pytest.mark.parametrize("rested", [True, False])
def test_a_g_unit_that_leaves_the_vanguard_circle_leaves_its_hearts_as_it_lay(rested: bool) -> None:
    bouncer = written("Bouncer", "ACT (RC) [1/Turn]: Return your vanguard to your hand.", 1)
    at = strode({"V:0": [Placed("Three", rested=rested)], "FL:0": ["Bouncer"]}, bouncer).answer("activate:FL:1")
    assert (at.names("V:0"), at.names("heart:0"), at.rested("V:0")) == (["Three"], [], rested)
    assert (at.names("gzone:0"), at.count("hand:0"), at.power("V:0")) == (["Giant"], 0, 11000)


@pytest.mark.rule("10.28.3", "11.12.1")
def test_a_text_may_put_the_g_unit_into_the_g_zone_and_stand_the_vanguard_below() -> None:
    text = "ACT (VC): Put this unit into your G zone, choose one of your vanguards, and stand it."
    zones: Zones = {"V:0": [Placed("Three", rested=True)], "gzone:0": [down("Titan")]}
    at = stride_step(zones, g_unit("Titan", text)).answer("stride:Titan").answer("discard:Other Three")
    at.answer("activate:V:2")
    assert (at.names("V:0"), at.names("gzone:0"), at.rested("V:0")) == (["Three"], ["Titan"], False)


@pytest.mark.rule("10.6.1.3", "10.6.1.4")
def test_a_ride_over_a_g_unit_sends_it_to_the_g_zone_and_the_hearts_to_the_soul() -> None:
    rider = written("Rider", "ACT (RC): Choose a card from your drop zone, and ride it.", 1)
    at = strode({"FL:0": ["Rider"], "V:0": [Placed("Three", rested=True)]}, rider).answer("activate:FL:1")
    assert (at.names("V:0"), at.names("heart:0"), at.names("soul:0")) == (["Other Three"], [], ["Three"])
    assert (at.names("gzone:0"), at.face_down("gzone:0")) == (["Giant"], 0)
    assert (at.power("V:0"), at.value("V:0", "names"), at.rested("V:0")) == (10000, {"Other Three"}, False)


@pytest.mark.rule("10.32.4")
def test_a_unit_that_moves_onto_a_g_unit_sends_it_to_the_g_zone_and_not_into_the_soul() -> None:
    seen: list[Event] = []
    mover = written("Mover", "AUTO (VC): When this unit is placed on VC, draw a card.", 1)
    at = strode({"FL:0": ["Mover"], "drop:0": ["Witness"]}, mover, witness(seen, "enter:soul", "enter:gzone"))
    _move_to_vanguard_circle(at, "FL:0")
    assert (at.names("V:0"), at.names("heart:0"), at.names("gzone:0")) == (["Mover"], [], ["Giant"])
    assert at.names("soul:0") == ["Three"]  # a vanguard again, it is one too many (9.3.1)
    assert [at.match.state.definition[event.card].name for event in seen if event.card is not None] == [
        "Giant",
        "Three",
    ]
    assert at.count("hand:0") == 0


def _move_to_vanguard_circle(at: ScenarioMatch, place: str) -> None:
    """Move a rear-guard to the vanguard circle, and let check timing come."""
    verbs.place(at.match, at.card(place), zones.VANGUARD[0], verbs.Arrival(rested=False))
    at.answer(next(key for key in at.offered if key.startswith("exchange")))


# ---- hidden information


@pytest.mark.rule("4.11.1", "4.11.2", "4.11.3")
def test_others_see_the_face_up_cards_of_a_g_zone_and_of_the_rest_only_how_many_there_are() -> None:
    at = table({"gzone:0": [down("Titan"), "Giant", down("Giant")]}, GIANT, g_unit("Titan"))
    for viewer in (1, None):
        zone = view(at.match, viewer).zones["gzone:0"]
        assert [card.definition.name if card.definition else None for card in zone.cards] == [None, None, "Giant"]
    mine = view(at.match, 0).zones["gzone:0"]
    assert sorted(card.definition.name for card in mine.cards if card.definition) == ["Giant", "Giant", "Titan"]


@pytest.mark.rule("4.11.2")
def test_a_card_that_is_turned_face_down_in_the_g_zone_cannot_be_told_from_the_others() -> None:
    text = "Choose a face-up card from your G zone, and turn it face down."
    caller = written("Caller", f"ACT (RC): {text}", 1)
    at = table({"FL:0": ["Caller"], "gzone:0": ["Giant", down("Titan")]}, caller, GIANT, g_unit("Titan"))
    before = public_id(at.match, at.cards("gzone:0")[0])
    at.answer("activate:FL:1")
    assert at.face_down("gzone:0") == 2
    assert public_id(at.match, at.cards("gzone:0")[0]) != before
    assert [card.id for card in view(at.match, 1).zones["gzone:0"].cards] == ["gzone:0/back"] * 2


def test_others_are_not_shown_what_a_player_thinks_of_striding() -> None:
    at = stride_step()
    for viewer in (1, None):
        assert "Giant" not in repr(view(at.match, viewer))
    at.answer("stride:Giant")
    for viewer in (1, None):
        assert "Giant" not in repr(view(at.match, viewer))


@pytest.mark.rule("4.6.9", "10.27.5.2", "10.27.6")
def test_a_unit_that_a_g_unit_was_switched_with_gets_nothing_of_what_was_its_heart() -> None:
    text = 'ACT (RC) [1/Turn]: Switch your vanguard and one of your rear-guards named "Two".'
    at = strode({"FL:0": ["Switcher"], "FR:0": ["Two"]}, written("Switcher", text, 1)).answer("activate:FL:1")
    assert (at.names("V:0"), at.names("soul:0"), at.names("gzone:0")) == (["Two"], ["Three"], ["Giant"])
    assert (at.power("V:0"), at.value("V:0", "names")) == (9000, {"Two"})
