"""11.42, 8.5.2.1.2, 10.28.5, 12.10 and 10.37. Ultimate strides, and cards with something on both sides."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from types import MappingProxyType

import pytest

from engine.games.vanguard.cards import CardRow, definition
from engine.games.vanguard.decks import faults_of
from engine.kernel import codec
from engine.kernel.definitions import CardDefinition
from engine.kernel.rulebook import Deck
from engine.kernel.views import view
from engine.scenarios import Placed, ScenarioMatch
from tests.games.vanguard.g_units import GIANT, down, g_unit
from tests.games.vanguard.positions import table, unit
from tests.games.vanguard.rules.test_10_stride import Zones, to_end_phase
from tests.games.vanguard.written import written

SAME_NAME = "[Discard a card with the same card name as your vanguard]"
HERE, THERE = frozenset({"Dragon Empire"}), frozenset({"Zoo"})
LEAD = unit("Lead", 3, 11000, nations=HERE)
ZERO = g_unit("Omega", skill=f"Ultimate Stride: {SAME_NAME}", power=25000, nations=HERE)


def ultimate(zones: Zones = MappingProxyType({}), *cards: CardDefinition) -> ScenarioMatch:
    """A stride step with three face-up cards in the G zone beside the face-down Omega, and a copy of the vanguard."""
    full: dict[str, Sequence[Placed | str]] = {
        "V:0": ["Lead"],
        "hand:0": ["Lead"],
        "gzone:0": ["Giant", "Giant", "Giant", down("Omega"), down("Giant")],
        **zones,
    }
    return table(full, LEAD, ZERO, GIANT, *cards, step="stride_step")


# ---- the conditions


@pytest.mark.rule("8.5.2.1.2", "8.5.2.1.2.2", "11.42.1", "11.42.2", "11.42.2.1")
def test_an_ultimate_stride_asks_for_three_face_up_cards_in_the_g_zone_and_its_own_cost() -> None:
    at = ultimate({"V:1": ["Two"]})
    assert at.offered == ["pass", "stride:Omega"]
    at.answer("stride:Omega").answer("discard:Lead")
    assert (at.names("V:0"), at.names("heart:0"), at.names("drop:0")) == (["Omega"], ["Lead"], ["Lead"])
    assert at.power("V:0") == 25000 + 11000
    few: Zones = {"gzone:0": ["Giant", "Giant", down("Omega"), down("Giant")]}
    assert ultimate(few).offered == ["pass", "stride:Giant"]
    assert ultimate({**few, "V:1": ["Two"]}).prompt == "ask-main-phase"
    assert ultimate({"hand:0": ["Three"], "V:1": ["Two"]}).offered == ["pass"]


@pytest.mark.rule("8.5.2.1.2.1")
def test_the_card_and_the_vanguard_must_be_of_the_same_nation() -> None:
    far = unit("Lead", 3, 11000, nations=THERE)
    zones: Zones = {"V:1": ["Two"]}
    assert "stride:Omega" not in ultimate(zones, far).offered
    both = unit("Lead", 3, 11000, nations=HERE | THERE)
    assert "stride:Omega" in ultimate(zones, both).offered


@pytest.mark.rule("8.5.2.1.2.1.1", "2.2.5")
def test_over_a_vanguard_without_a_nation_only_a_cray_elemental_strides() -> None:
    nobody = unit("Lead", 3, 11000, nations=frozenset())
    assert "stride:Omega" not in ultimate({}, nobody).offered
    row = {"number": "X/1", "name": "Element", "type": "G unit", "clan": "Cray Elemental", "grade": 4, "power": 25000}
    element = replace(
        definition(CardRow.model_validate({**row, "text": f"Ultimate Stride: {SAME_NAME}"})), number="Element"
    )
    pile: Zones = {"gzone:0": ["Giant", "Giant", "Giant", down("Element")]}
    assert "stride:Element" in ultimate(pile, nobody, element).offered
    assert "stride:Element" in ultimate(pile, element).offered


@pytest.mark.rule("11.42.3")
def test_nothing_that_changes_the_cost_of_a_stride_changes_that_of_an_ultimate_one() -> None:
    text = "CONT (VC): This unit lets you Stride by paying [Counter Blast 1]."
    lead = written("Lead", text, 3, 11000, nations=HERE)
    at = ultimate({"damage:0": ["Zero"], "hand:0": ["Lead"]}, lead)
    assert at.offered == ["pass", "stride:Omega", "stride:Giant", "stride-paying:Giant:1"]
    costly = g_unit(
        "Omega", skill="Ultimate Stride: [Discard one or more cards with a total grade of 3 or greater]", nations=HERE
    )
    helper = written("Helper", "CONT (hand): This card counts as grade +2 for the cost of Stride.", 1)
    assert ultimate({"hand:0": ["Helper"]}, costly, helper).offered == ["pass", "stride:Giant"]
    assert "stride:Omega" in ultimate({"hand:0": ["Helper", "Two"]}, costly, helper).offered


# ---- what it leaves behind


@pytest.mark.rule("10.28.5")
def test_when_it_goes_back_the_whole_g_zone_is_removed() -> None:
    at = to_end_phase(ultimate().answer("stride:Omega"))
    assert at.names("V:0") == ["Lead"]
    assert at.count("gzone:0") == 0
    assert sorted(at.names("removed:0")) == ["Giant"] * 4 + ["Omega"]
    assert at.face_down("removed:0") == 0


@pytest.mark.rule("10.28.5", "4.6.9")
def test_it_is_so_however_the_unit_left_the_vanguard_circle() -> None:
    bouncer = written("Bouncer", "ACT (RC) [1/Turn]: Return your vanguard to your hand.", 1)
    at = ultimate({"FL:0": ["Bouncer"]}, bouncer).answer("stride:Omega")
    at.answer("discard:Lead").answer("activate:FL:1")
    assert (at.names("V:0"), at.count("gzone:0"), at.count("removed:0")) == (["Lead"], 0, 5)


@pytest.mark.rule("10.28.5")
def test_a_unit_that_came_by_a_usual_stride_removes_nothing() -> None:
    caller = written("Caller", "ACT (RC) [1/Turn]: Choose a face-down card from your G zone, and stride it.", 1)
    zones: Zones = {"FL:0": ["Caller"], "gzone:0": ["Giant", "Giant", "Giant", down("Omega")]}
    at = to_end_phase(ultimate(zones, caller).passes().answer("activate:FL:1"))
    assert (at.names("V:0"), at.count("gzone:0"), at.count("removed:0")) == (["Lead"], 4, 0)


def test_the_other_players_g_zone_stays() -> None:
    at = to_end_phase(ultimate({"gzone:1": ["Giant", down("Giant")]}).answer("stride:Omega"))
    assert (at.count("gzone:1"), at.count("removed:1")) == (2, 0)


# ---- cards with two sides

DRAGONS = tuple(unit(f"Dragon {n}", 4, 25000, races=frozenset({"Zeroth Dragon"})) for n in range(1, 6))


def _side(other: str, **fields: object) -> CardDefinition:
    row = {"number": "G/X", "clan": "Cray Elemental", "other_side": other, **fields}
    made = definition(CardRow.model_validate(row))
    return replace(made, number=made.name)


NEON = _side(
    "Destruction",
    name="Neon",
    grade=0,
    power=5000,
    text=f"""AUTO: When a unit rides this unit, put this card into your G zone.
    Ultimate Stride "Destruction": {SAME_NAME}
    ACT (RC) [1/Turn]: Flip this card over.
    ACT (drop) [1/Turn]: Flip this card over.""",
)
DESTRUCTION = _side(
    "Neon",
    name="Destruction",
    type="G unit",
    grade=5,
    power=50000,
    skill="Triple Drive!!!",
    text="ACT (VC) [1/Turn]: Draw a card.",
)
BOTH = (NEON, DESTRUCTION)


def gyze(zones: Mapping[str, Sequence[Placed | str]] = MappingProxyType({}), *cards: CardDefinition) -> ScenarioMatch:
    """A stride step with Neon face up in the G zone and five kinds of Zeroth Dragons bound."""
    full: dict[str, Sequence[Placed | str]] = {
        "V:0": ["Lead"],
        "hand:0": ["Lead"],
        "gzone:0": ["Neon", down("Giant")],
        "bind:0": [dragon.name for dragon in DRAGONS],
        **zones,
    }
    return table(full, LEAD, GIANT, *BOTH, *DRAGONS, *cards, step="stride_step")


@pytest.mark.rule("8.5.2.1.2.3")
def test_gyze_asks_for_a_grade_3_vanguard_and_five_kinds_of_zeroth_dragons_in_the_bind_zone() -> None:
    zones: Zones = {"V:1": ["Two"]}
    assert gyze(zones).offered == ["pass", "stride:Neon"]
    four = [dragon.name for dragon in DRAGONS[:4]]
    assert gyze({**zones, "bind:0": [*four, "Dragon 1"]}).prompt == "ask-main-phase"
    assert gyze({**zones, "bind:0": [*four, down("Dragon 5")]}).prompt == "ask-main-phase"
    low = unit("Lead", 2, 9000, nations=HERE)
    assert gyze(zones, low).prompt == "ask-main-phase"
    assert gyze({**zones, "gzone:0": ["Giant"] * 3}).prompt == "ask-main-phase"


@pytest.mark.rule("11.42.2.2", "11.42.2.2.1", "10.37.1", "12.10.3")
def test_gyze_removes_all_else_flips_over_and_strides() -> None:
    zones: Zones = {"FL:0": ["One"], "BR:0": ["Two"], "soul:0": ["Zero"], "hand:0": ["Lead", "One"], "drop:0": ["Two"]}
    at = gyze(zones).answer("stride:Neon").answer("discard:Lead")
    assert (at.names("V:0"), at.value("V:0", "names")) == (["Destruction"], {"Destruction"})
    assert (at.power("V:0"), at.value("V:0", "grade"), at.rested("V:0")) == (50000, 5, False)
    assert all(at.names(place) == [] for place in ("FL:0", "BR:0", "soul:0", "gzone:0", "heart:0"))
    assert sorted(at.names("removed:0")) == ["Giant", "Lead", "One", "Two", "Zero"]
    assert (at.names("hand:0"), at.names("drop:0"), at.count("bind:0")) == (["One"], ["Two", "Lead"], 5)
    assert at.names("V:1") == ["Three"]
    assert "activate:V:b1" in at.offered
    assert "flips-over" in at.told


@pytest.mark.rule("10.28.5", "12.10.3.3")
def test_when_it_goes_back_it_is_removed_too_and_its_player_has_no_vanguard_left() -> None:
    at = to_end_phase(gyze().answer("stride:Neon"))
    assert at.outcome is not None
    assert (at.outcome.winner, at.outcome.rule) == (1, "9.2.4")
    assert "Neon" in at.names("removed:0")


@pytest.mark.rule("12.10.1", "12.10.2", "12.10.3.2")
def test_a_card_with_two_sides_is_in_the_main_deck_as_its_normal_unit_and_never_in_the_g_deck() -> None:
    cards = {card.number: card for card in BOTH}
    assert (NEON.kind, DESTRUCTION.kind) == ("normal unit", "G unit")
    rules = {fault.rule for fault in faults_of(Deck({"main": {"Neon": 1}, "g": {"Destruction": 1}}), cards)}
    assert "12.10.3.2" in rules
    assert "5.2.2.6" in {fault.rule for fault in faults_of(Deck({"main": {"Destruction": 1}}), cards)}
    assert not rules & {"5.2.2.6", "5.3.3"}


@pytest.mark.rule("12.10.3.1", "12.10.3.1.1", "10.37.1", "10.37.2", "12.10.3.4")
def test_only_the_active_side_counts_and_it_is_the_same_card() -> None:
    text = "ACT (RC) [1/Turn]: All of your rear-guards get power +1000 until end of turn."
    booster = written("Booster", text, 1)
    at = table({"FL:0": ["Neon"], "FR:0": ["Booster"]}, *BOTH, booster).answer("activate:FR:1")
    card = at.card("FL:0")
    assert at.power("FL:0") == 6000
    at.answer("activate:FL:3")
    assert at.card("FL:0") == card
    assert (at.power("FL:0"), at.value("FL:0", "grade"), at.value("FL:0", "names")) == (51000, 5, {"Destruction"})
    assert at.face_down("FL:0") == 0
    assert not any(key.startswith("activate:FL") for key in at.offered)
    loaded = codec.load(at.match.rulebook, codec.save(at.match))
    assert codec.digest(loaded.state) == codec.digest(at.match.state)
    assert loaded.keys == at.match.keys


@pytest.mark.rule("12.10.3.1", "12.10.3.4", "12.5.1.1.1")
def test_the_abilities_of_both_sides_are_used_up_apart_and_stay_so_when_the_card_is_flipped_over_again() -> None:
    flipping = "ACT (RC) [1/Turn]: Flip this card over."
    neon = _side("Destruction", name="Neon", grade=0, power=5000, text=flipping)
    destruction = _side("Neon", name="Destruction", type="G unit", grade=5, power=50000, text=flipping)
    at = table({"FL:0": ["Neon"]}, neon, destruction).answer("activate:FL:1")
    assert at.names("FL:0") == ["Destruction"]
    assert "activate:FL:b1" in at.offered
    at.answer("activate:FL:b1")
    assert at.names("FL:0") == ["Neon"]
    assert not any(key.startswith("activate:FL") for key in at.offered), "each was used in this turn"


@pytest.mark.rule("12.10.3.1", "8.6.5.1.2")
@pytest.mark.parametrize(("power", "so"), [(8000, True), (9000, False)])
def test_the_other_side_asks_for_what_was_retired_before_it_became_the_active_one(power: int, so: bool) -> None:
    """Nothing else in the match asks for that, and for the power that it had by then."""
    neon = _side("Destruction", name="Neon", grade=0, power=5000, text="ACT (RC) [1/Turn]: Flip this card over.")
    asking = f"CONT (RC): If in this turn any of your rear-guards with power {power} or greater were retired,"
    text = f"{asking} this unit gets power +1000."
    destruction = _side("Neon", name="Destruction", type="G unit", grade=5, power=50000, text=text)
    own = "ACT (VC) [1/Turn]: Choose one of your grade 1 rear-guards, and it gets power +1000 until end of turn."
    leader = written("Leader", f"{own}\nACT (VC) [1/Turn]: Retire all of your grade 1 rear-guards.", 3, 11000)
    at = table({"V:0": ["Leader"], "FL:0": ["Neon"], "FR:0": ["One"]}, leader, neon, destruction)
    at.answer("activate:V:1").answer("activate:V:2").answer("activate:FL:1")
    assert at.names("drop:0") == ["One"]
    assert at.power("FL:0") == 50000 + 1000 * so


def test_an_answer_after_a_card_was_flipped_over_may_be_taken_back() -> None:
    text = "ACT (RC) [1/Turn]: Flip this card over, choose one of your units, choose one of your units, and rest it."
    neon = _side("Destruction", name="Neon", grade=0, power=5000, text=text)
    at = table({"FL:0": ["Neon"], "FR:0": ["One"]}, neon, DESTRUCTION).answer("activate:FL:1").answer("choose:FR")
    assert at.match.can_step_back
    at.match.step_back()
    assert at.names("FL:0") == ["Destruction"]
    at.answer("choose:V").answer("choose:FL")
    assert (at.rested("FL:0"), at.value("FL:0", "grade")) == (True, 5)


@pytest.mark.rule("10.37.3")
def test_a_card_with_one_side_is_not_flipped_over() -> None:
    flipper = written("Flipper", "ACT (RC) [1/Turn]: Flip your vanguard over.", 1)
    at = table({"FL:0": ["Flipper"]}, flipper).answer("activate:FL:1")
    assert (at.names("V:0"), at.face_down("V:0")) == (["Three"], 0)


@pytest.mark.rule("10.37.3")
def test_a_card_is_not_flipped_over_to_a_side_that_is_not_among_the_cards() -> None:
    alone = _side("Nowhere", name="Neon", grade=0, power=5000, text="ACT (RC) [1/Turn]: Flip this card over.")
    at = table({"FL:0": ["Neon"]}, alone).answer("activate:FL:1")
    assert at.names("FL:0") == ["Neon"]


@pytest.mark.rule("12.10.3.3")
def test_the_side_stays_on_circles_and_in_the_g_zone_and_is_the_normal_unit_anywhere_else() -> None:
    mover = written("Mover", "ACT (RC) [1/Turn]: Choose one of your grade 5 rear-guards, and move it to an open RC.", 1)
    at = table({"FL:0": ["Neon"], "FR:0": ["Mover"]}, *BOTH, mover).answer("activate:FL:3")
    at.answer("activate:FR:1").answer("circle:BC")
    assert at.names("BC:0") == ["Destruction"]
    for text, zone in (
        ("Return all of your rear-guards to your hand.", "hand:0"),
        ("Retire all of your rear-guards.", "drop:0"),
        ("Put all of your rear-guards into your soul.", "soul:0"),
    ):
        leaver = written("Leaver", f"ACT (VC) [1/Turn]: {text}", 3)
        at = table({"V:0": ["Leaver"], "FL:0": ["Neon"]}, *BOTH, leaver).answer("activate:FL:3").answer("activate:V:1")
        assert at.names(zone) == ["Neon"]
        assert at.value(zone, "grade") == 0
    keeper = written("Keeper", "ACT (VC) [1/Turn]: Put all of your rear-guards into your G zone.", 3)
    at = table({"V:0": ["Keeper"], "FL:0": ["Neon"]}, *BOTH, keeper).answer("activate:FL:3").answer("activate:V:1")
    assert at.names("gzone:0") == ["Destruction"]


@pytest.mark.rule("12.10.4", "12.10.5")
def test_such_a_card_may_lie_face_down_whichever_side_is_active() -> None:
    text = "ACT (RC) [1/Turn]: Delete your opponent's vanguard."
    deleter = written("Deleter", text, 1)
    at = table({"V:1": ["Destruction"], "FL:0": ["Deleter"]}, *BOTH, deleter).answer("activate:FL:1")
    assert (at.face_down("V:1"), at.names("V:1"), at.power("V:1")) == (1, ["Destruction"], 0)
    hidden = table({"gzone:0": [down("Neon")]}, *BOTH)
    assert view(hidden.match, 1).zones["gzone:0"].cards[0].definition is None


@pytest.mark.rule("12.10.1.1")
@pytest.mark.parametrize(("zone", "viewer"), [("hand:0", 1), ("hand:0", None), ("deck:0", 0), ("deck:0", None)])
def test_nobody_tells_a_card_with_two_sides_from_others_by_its_back(zone: str, viewer: int | None) -> None:
    first, second = [
        table({zone: [*cards], "FL:0": ["Neon"]}, *BOTH, seed=b"\1" * 16)
        for cards in (("Neon", "One"), ("One", "Neon"))
    ]
    assert view(first.match, viewer) == view(second.match, viewer)


@pytest.mark.rule("12.10.3.5")
@pytest.mark.parametrize("viewer", [0, 1, None])
def test_everybody_sees_which_side_of_a_card_is_active(viewer: int | None) -> None:
    def shown(at: ScenarioMatch) -> str | None:
        card = view(at.match, viewer).zones["FL:0"].cards[0]
        return None if card.definition is None else card.definition.name

    at = table({"FL:0": ["Neon"]}, *BOTH)
    assert shown(at) == "Neon"
    assert shown(at.answer("activate:FL:3")) == "Destruction"


@pytest.mark.rule("12.10.3.2")
def test_a_neon_that_is_ridden_over_goes_to_the_g_zone_as_what_it_is_and_is_no_generation_break() -> None:
    counter = written("Counter", "CONT (RC) GB1: This unit gets power +5000.", 1, 7000)
    zones: Zones = {"V:0": ["Neon"], "hand:0": ["One"], "FL:0": ["Counter"]}
    at = table(zones, *BOTH, counter, step="ride_step").answer("ride:One")
    assert (at.names("gzone:0"), at.face_down("gzone:0"), at.names("V:0")) == (["Neon"], 0, ["One"])
    assert at.power("FL:0") == 7000
