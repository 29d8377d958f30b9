"""10.27. Hearts: what they are, what the vanguard above has of them, and how they cease to be hearts."""

from __future__ import annotations

import pytest

from engine.games.vanguard import hearts, legion
from engine.kernel.events import Event
from engine.kernel.views import view
from engine.scenarios import Placed, ScenarioMatch
from tests.games.vanguard.g_units import down, g_unit
from tests.games.vanguard.positions import table
from tests.games.vanguard.rules.nodes import witness
from tests.games.vanguard.rules.test_10_stride import Zones, strode, to_end_phase
from tests.games.vanguard.written import written

LEADER = written("Leader", 'Seek Mate "Mate".', 3, 11000)
MATE = written("Mate", "", 3, 9000)
LEGION: Zones = {"V:0": ["Leader"], "L:0": ["Mate"]}


def legion_strode(zones: Zones = LEGION, heart: str = "Leader") -> ScenarioMatch:
    """The main phase after a stride over a legion, with this heart chosen."""
    return strode({**LEGION, **zones}, LEADER, MATE).answer(f"heart:{heart}")


@pytest.mark.rule("10.27.1", "10.27.2")
def test_a_vanguard_that_becomes_a_heart_stands_and_stays_the_card_it_was() -> None:
    text = "AUTO (VC): At the beginning of your ride phase, this unit gets power +3000 until end of turn."
    seen: list[Event] = []
    lead, watcher = written("Lead", text, 3, 11000), witness(seen, "stand", "enter:heart")
    at = strode({"V:0": [Placed("Lead", rested=True)], "drop:0": ["Witness"]}, lead, watcher)
    card = at.card("heart:0")
    assert (at.rested("heart:0"), at.face_down("heart:0"), at.rested("V:0")) == (False, 0, True)
    assert seen == []  # it neither moved nor was stood
    assert at.match.state.owner[card] == 0


@pytest.mark.rule("10.27.3", "4.1.4")
def test_what_a_vanguard_was_given_it_still_has_as_a_heart_and_when_it_is_a_vanguard_again() -> None:
    booster = written("Booster", "ACT (RC) [1/Turn]: Your vanguard gets power +3000 until end of turn.", 1)
    striding = "ACT (RC) [1/Turn]: Choose a card from your G zone, and stride it."
    bouncing = "ACT (RC) [1/Turn]: Put your vanguard into your G zone."
    zones: Zones = {"FL:0": ["Booster"], "FR:0": ["Caller"], "BC:0": ["Bouncer"], "gzone:0": [down("Giant")]}
    cards = (written("Caller", striding, 1), written("Bouncer", bouncing, 1), booster, g_unit("Giant"))
    at = table(zones, *cards).answer("activate:FL:1")
    assert at.power("V:0") == 14000
    at.answer("activate:FR:1")
    assert at.power("heart:0") == 14000
    assert at.power("V:0") == 15000 + 11000  # the power that is written on the heart (10.28.2.3)
    at.answer("activate:BC:1")
    assert at.power("V:0") == 14000


@pytest.mark.rule("10.27.3")
def test_a_heart_is_no_unit() -> None:
    text = "ACT (VC) [1/Turn]: All of your units get power +1000 until end of turn."
    at = strode({"gzone:0": [down("Titan")]}, g_unit("Titan", text), stride="Titan").answer("activate:V:2")
    assert (at.power("V:0"), at.power("heart:0")) == (15000 + 11000 + 1000, 11000)


@pytest.mark.rule("10.27.3")
def test_of_a_heart_card_a_text_may_ask_whatever_is_written_on_it() -> None:
    text = """CONT (VC): If you have a heart card with "hre" in its card name, this unit gets power +1000.
    CONT (VC): If you have a grade 3 heart card, this unit gets power +2000.
    CONT (VC): If you have a grade 2 heart card, this unit gets power +4000.
    CONT (VC): If you have two or more heart cards, this unit gets power +8000."""
    at = strode({"gzone:0": [down("Titan")]}, g_unit("Titan", text), stride="Titan")
    assert at.power("V:0") == 15000 + 11000 + 1000 + 2000


@pytest.mark.rule("10.27.3")
@pytest.mark.parametrize(
    ("cards", "power"),
    [("two or more vanguards or heart cards", 1000), ("three or more vanguards or heart cards", 0)],
)
def test_hearts_may_be_counted_with_the_vanguard_on_their_circle(cards: str, power: int) -> None:
    text = f"CONT (VC): If you have {cards}, this unit gets power +1000."
    at = strode({"gzone:0": [down("Titan")]}, g_unit("Titan", text), stride="Titan")
    assert at.power("V:0") == 15000 + 11000 + power


def test_everybody_sees_the_hearts() -> None:
    at = strode()
    for viewer in (0, 1, None):
        (heart,) = view(at.match, viewer).zones["heart:0"].cards
        assert heart.definition is not None
        assert heart.definition.name == "Three"


# ---- hearts in legion


@pytest.mark.rule("10.27.2", "10.27.4", "10.28.2.2")
def test_both_vanguards_of_a_legion_become_hearts_and_are_a_legion_again_afterwards() -> None:
    seen: list[Event] = []
    zones: Zones = {**LEGION, "drop:0": ["Witness"]}
    at = strode(zones, LEADER, MATE, witness(seen, "legion", "enter:vanguard circle")).answer("heart:Leader")
    assert (at.names("V:0"), at.names("L:0"), at.names("heart:0")) == (["Giant"], [], ["Leader", "Mate"])
    to_end_phase(at)
    assert (at.names("V:0"), at.names("L:0"), at.names("heart:0")) == (["Leader"], ["Mate"], [])
    assert [event.kind for event in seen] == ["enter:vanguard circle"]  # the Giant's; it is no legion once more


@pytest.mark.rule("10.27.4", "10.28.3")
def test_the_hearts_of_a_legion_lie_as_the_g_unit_lay() -> None:
    rested: Zones = {"V:0": [Placed("Leader", rested=True)], "L:0": [Placed("Mate", rested=True)]}
    at = to_end_phase(legion_strode(rested))
    assert (at.rested("V:0"), at.rested("L:0")) == (True, True)


@pytest.mark.rule("10.27.5.1", "10.28.2.3")
@pytest.mark.parametrize(("heart", "power"), [("Leader", 11000), ("Mate", 9000)])
def test_of_several_hearts_the_player_chooses_the_one_that_gives_its_name_and_power(heart: str, power: int) -> None:
    at = strode(LEGION, LEADER, MATE)
    assert (at.asked, at.rule, at.offered) == (0, "10.28.2.3", ["heart:Leader", "heart:Mate"])
    at.answer(f"heart:{heart}")
    assert at.power("V:0") == 15000 + power
    assert at.value("V:0", "names") == {"Giant", heart}


# ---- losing hearts


def losing(text: str, zones: Zones = LEGION, heart: str = "Leader") -> ScenarioMatch:
    """After a rear-guard's ability with this text was played upon a legion's hearts."""
    loser = written("Loser", f"ACT (RC) [1/Turn]: {text}", 1)
    at = strode({**zones, "FL:0": ["Loser"]}, LEADER, MATE, loser)
    if at.prompt == "ask-heart":
        at.answer(f"heart:{heart}")
    return at.answer("activate:FL:1")


@pytest.mark.rule("10.27.5.2")
def test_when_the_heart_that_was_chosen_is_moved_its_name_and_power_are_lost_and_another_one_gives_its_own() -> None:
    at = losing('Choose one of your heart cards named "Leader", and put it into your soul.')
    assert (at.names("heart:0"), at.names("soul:0")) == (["Mate"], ["Leader"])
    assert at.power("V:0") == 15000 + 9000
    assert at.value("V:0", "names") == {"Giant", "Mate"}


@pytest.mark.rule("10.27.5.2")
def test_the_vanguard_has_the_name_and_the_power_of_the_next_heart_before_the_effect_goes_on() -> None:
    at = losing(
        """Choose one of your heart cards named "Leader", and put it into your soul.
        If your vanguard is a unit named "Mate", Soul Charge 1.""".replace("\n       ", "")
    )
    assert at.names("soul:0") == ["Leader", "Zero"]


@pytest.mark.rule("10.27.5.2")
@pytest.mark.parametrize(
    ("text", "left"),
    [
        ('Choose one of your heart cards named "Leader", and put it into your hand.', ["Mate", "One", "Two"]),
        ("Put all of your grade 3 heart cards into your hand.", ["One", "Two"]),
        ("[Put all of your grade 3 heart cards into your hand]", ["One", "Two"]),
    ],
)
def test_the_next_heart_is_chosen_at_once_when_all_have_left_that_leave_together(text: str, left: list[str]) -> None:
    loser = written("Loser", f"ACT (RC) [1/Turn]: {text} Soul Charge 1.", 1)
    giver = written("Giver", "ACT (RC): Choose a card from your drop zone, and put it on your VC as a heart.", 1)
    zones: Zones = {**LEGION, "FL:0": ["Loser"], "FR:0": ["Giver"], "drop:0": ["One", "Two"]}
    at = strode(zones, LEADER, MATE, loser, giver).answer("heart:Leader")
    for name in ("One", "Two"):
        at.answer("activate:FR:1").answer(f"choose:{name}")
    at.answer("activate:FL:1")
    assert (at.rule, at.offered) == ("10.27.5.2", [f"heart:{name}" for name in left])
    assert at.count("soul:0") == 0, "the rest of the effect is still to come"
    at.answer("heart:Two")
    assert (at.power("V:0"), at.value("V:0", "names"), at.count("soul:0")) == (15000 + 9000, {"Giant", "Two"}, 1)


@pytest.mark.rule("10.27.5.2")
def test_when_another_heart_is_moved_nothing_changes_and_its_legion_is_over() -> None:
    at = losing('Choose one of your heart cards named "Mate", and put it into your soul.')
    assert (at.names("heart:0"), at.power("V:0")) == (["Leader"], 26000)
    to_end_phase(at)
    assert (at.names("V:0"), at.names("L:0")) == (["Leader"], [])


@pytest.mark.rule("10.27.5.2")
def test_without_a_heart_the_vanguard_has_neither_name_nor_power_of_one() -> None:
    at = losing("Put all of your heart cards into your drop zone.", {"V:0": ["Three"]})
    assert (at.power("V:0"), at.value("V:0", "names")) == (15000, {"Giant"})
    assert at.names("drop:0") == ["Other Three", "Three"]
    to_end_phase(at)
    assert at.outcome is not None
    assert (at.outcome.winner, at.outcome.rule) == (1, "9.2.4")


def test_without_a_heart_and_without_the_g_unit_a_card_of_the_soul_is_the_vanguard() -> None:
    at = losing("Put all of your heart cards into your soul.", {"V:0": ["Three"]})
    to_end_phase(at)
    assert (at.names("V:0"), at.names("soul:0")) == (["Three"], [])


@pytest.mark.rule("8.6.5.1.5", "10.26.3")
@pytest.mark.parametrize(("action", "triggered"), [("delete", False), ("rest", True)])
def test_a_deleted_vanguard_has_no_ability_that_triggers_when_it_becomes_a_heart(action: str, triggered: bool) -> None:
    text = f"""AUTO (VC): At the beginning of your ride phase, {action} this unit.
    AUTO (VC): When this unit becomes a heart, draw a card.
    AUTO (VC): When your G unit strides, Soul Charge 1."""
    zones: Zones = {"V:0": ["Old"], "hand:0": ["Three"], "gzone:0": [down("Giant")]}
    at = table(zones, written("Old", text, 3, 11000), g_unit("Giant"), step="ride_step")
    at.answer("pass").answer("stride:Giant").answer("discard:Three")
    assert (at.face_down("heart:0"), at.rule == "8.4.1") == (0, triggered)
    if triggered:
        at.answer("play:heart:2")
    assert (at.count("hand:0"), at.count("soul:0")) == (int(triggered), int(triggered))


@pytest.mark.rule("8.6.5.1.5", "10.26.7")
def test_a_deleted_vanguard_has_the_ability_that_it_was_given_when_it_becomes_a_heart() -> None:
    giver = """AUTO (RC): At the beginning of your ride phase, delete your vanguard. \
Your vanguard gains "AUTO (VC): When this unit becomes a heart, draw a card." until end of turn."""
    zones: Zones = {"FL:0": ["Giver"], "hand:0": ["Other Three"], "gzone:0": [down("Giant")]}
    at = table(zones, written("Giver", giver), g_unit("Giant"), step="ride_step")
    at.answer("pass").answer("stride:Giant").answer("discard:Other Three")
    assert at.count("hand:0") == 1


@pytest.mark.rule("10.27.3", "8.6.5.1.2")
def test_what_a_heart_says_of_a_units_leaving_does_not_trigger() -> None:
    heir = written("Heir", "AUTO: When this unit is put into the drop zone, draw a card.", 3)
    text = "ACT (RC): Put all of your heart cards into your drop zone."
    at = strode({"V:0": ["Heir"], "FL:0": ["Thief"]}, heir, written("Thief", text))
    hand = at.count("hand:0")
    at.answer("activate:FL:1")
    assert ("Heir" in at.names("drop:0"), at.count("hand:0")) == (True, hand)


# ---- cards that are put there as hearts


@pytest.mark.rule("10.27.5", "10.27.5.2")
def test_a_card_may_be_put_on_the_vanguard_circle_as_a_heart_and_takes_the_place_of_those_that_leave() -> None:
    text = """Choose a card from your drop zone, and put it on your VC as a heart.
    If you do, put all of your heart cards other than it into your drop zone.""".replace("\n    ", " ")
    at = losing(text, {"V:0": ["Three"]})
    assert (at.names("V:0"), at.names("heart:0"), at.names("drop:0")) == (["Giant"], ["Other Three"], ["Three"])
    assert (at.power("V:0"), at.value("V:0", "names")) == (15000 + 10000, {"Giant", "Other Three"})
    assert "rides" not in at.told
    to_end_phase(at)
    assert at.names("V:0") == ["Other Three"]


@pytest.mark.rule("10.27.5")
def test_a_further_heart_changes_nothing_as_long_as_the_chosen_one_is_there() -> None:
    at = losing("Choose a card from your drop zone, and put it on your VC as a heart.", {"V:0": ["Three"]})
    assert (at.names("heart:0"), at.power("V:0")) == (["Three", "Other Three"], 26000)


@pytest.mark.rule("10.27.2", "10.27.5")
def test_a_resting_rear_guard_that_is_put_as_a_heart_stands() -> None:
    at = losing("Put one of your rear-guards on your VC as a heart.", {"FR:0": [Placed("Two", rested=True)]})
    at.answer("put:FR")
    assert at.names("heart:0")[-1] == "Two"
    assert not at.rested("heart:0")


@pytest.mark.rule("10.25.18", "10.25.17")
@pytest.mark.parametrize(("below", "found"), [("Leader", "Mate"), ("Mate", "Leader")])
def test_a_heart_may_come_into_legion_with_a_card_that_can_legion_with_it(below: str, found: str) -> None:
    text = "Search your deck for a card that can legion with your heart card, put it on your VC as a heart in legion, "
    at = losing(f"{text}and shuffle your deck.", {"V:0": [below], "deck:0": ["One", found]})
    assert at.offered == [f"find:{found}"]
    at.answer(f"find:{found}")
    assert at.names("heart:0") == [below, found]
    assert all(legion.has_legioned(at.match, card) for card in at.cards("heart:0"))
    to_end_phase(at)
    assert (at.names("V:0"), at.names("L:0")) == (["Leader"], ["Mate"])


@pytest.mark.rule("10.25.18.1")
def test_hearts_that_are_in_legion_come_into_no_other() -> None:
    text = "Choose a card from your drop zone, and put it on your VC as a heart in legion."
    at = losing(text, {**LEGION, "drop:0": ["Mate"]}).answer("choose:Mate")
    leader, mate, third = at.cards("heart:0")
    assert hearts.pair(at.match, 0) == (leader, mate)
    assert not legion.has_legioned(at.match, third)


def test_a_card_that_cannot_legion_with_a_heart_is_a_heart_alone() -> None:
    at = losing("Choose a card from your drop zone, and put it on your VC as a heart in legion.", {"V:0": ["Leader"]})
    assert at.names("heart:0") == ["Leader", "Other Three"]
    to_end_phase(at)
    assert (at.names("V:0"), at.names("L:0")) == (["Other Three"], [])
    assert at.names("soul:0") == ["Leader"]  # two vanguards that are in no legion (9.3.1)
