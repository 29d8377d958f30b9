"""10.6.3, 2.16, 9.7. Imaginary gifts: Force, Accel and Protect."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from engine.games.vanguard import RULEBOOK, field, gifts, zones
from engine.games.vanguard.decks import faults_of
from engine.kernel import verbs
from engine.kernel.definitions import CardDefinition
from engine.kernel.rulebook import Deck
from engine.kernel.views import view
from engine.kernel.zones import Zone
from engine.scenarios import Placed, ScenarioMatch
from tests.games.vanguard.positions import table, unit
from tests.games.vanguard.written import written

FORCE, ACCEL, PROTECT = (unit(gift.title(), 3, 12000, gift=gift) for gift in gifts.GIFTS)
PROTECTOR = RULEBOOK.cards()[gifts.PROTECT_NUMBER]


def ridden(card: CardDefinition, *given: CardDefinition, **zones: Sequence[Placed | str]) -> ScenarioMatch:
    """After a ride of this card, which the player holds; the ride step goes on to the main phase."""
    placed: dict[str, Sequence[Placed | str]] = {name.replace("_", ":"): cards for name, cards in zones.items()}
    at = table({**placed, "hand:0": [card.name, *zones.get("hand_0", ())]}, card, PROTECTOR, *given, step="ride_step")
    return at.answer(f"ride:{card.name}")


def end_turn(at: ScenarioMatch) -> None:
    """Go on to the next turn's main phase without doing anything."""
    turn = at.match.state.turn
    while at.match.state.turn == turn or at.prompt != "ask-main-phase":
        at.answer("pass" if "pass" in at.offered else at.offered[0])


# ---- which gift, and when


@pytest.mark.rule("2.16.1", "2.16.2", "10.6.3")
def test_riding_a_card_without_the_icon_brings_nothing() -> None:
    at = ridden(unit("Plain Three", 3, 12000))
    assert at.memory[gifts.CHOSEN.name] == (None, None)
    assert at.prompt == "ask-main-phase"


@pytest.mark.rule("10.6.3")
def test_a_gift_is_resolved_at_the_check_timing_before_what_stands_by() -> None:
    glad = unit(
        "Glad",
        3,
        12000,
        *written("x", "AUTO (VC): When this unit is placed on VC, draw a card.").abilities,
        gift="force",
    )
    at = ridden(glad)
    assert at.prompt == "ask-force"
    assert at.count("hand:0") == 0
    at.answer("force:V")
    assert at.count("hand:0") == 1


@pytest.mark.rule("10.6.3")
def test_a_superior_ride_brings_the_gift_as_well() -> None:
    rider = written("Rider", "ACT (RC): Ride a card from your hand.")
    at = table({"FL:0": ["Rider"], "hand:0": ["Accel"]}, ACCEL, rider).answer("activate:FL:1")
    assert at.memory[field.GAINED_CIRCLES.name] == (1, 0)


@pytest.mark.rule("1.3.4", "10.6.3")
def test_of_the_gifts_of_both_players_that_of_the_turn_player_is_resolved_first() -> None:
    text = "ACT (RC): Ride a card from your opponent's soul. Ride a card from your soul."
    zones = {"FL:0": ["Rider"], "soul:0": ["Force"], "soul:1": ["Force"]}
    at = table(zones, FORCE, written("Rider", text)).answer("activate:FL:1")
    assert (at.prompt, at.asked) == ("ask-force", 0)
    at.answer("force:V")
    assert (at.prompt, at.asked) == ("ask-force", 1)


@pytest.mark.rule("10.6.3")
def test_who_has_had_one_gift_is_not_given_another_and_keeps_the_first() -> None:
    at = ridden(FORCE, ACCEL).answer("force:FL")
    match = at.match
    card = verbs.create(match, ACCEL, 0, zones.HAND[0])
    gifts.note_ride(match, 0, card)
    gifts.note_ride(match, 1, card)
    at.answer("pass" if "pass" in at.offered else at.offered[0])
    assert at.memory[gifts.CHOSEN.name] == ("force", "accel"), "each player has their own"
    assert at.memory[field.GAINED_CIRCLES.name] == (0, 1)
    assert at.memory[gifts.FORCED.name] == ("FL:0",)


# ---- Force


@pytest.mark.rule("2.16.2.1", "10.6.3.1")
def test_force_is_given_to_a_circle_and_helps_whoever_is_there_in_ones_own_turns() -> None:
    at = ridden(FORCE, FL_0=["Two"], hand_0=["One"])
    assert at.offered == ["force:V", "force:FL", "force:FR", "force:BL", "force:BC", "force:BR"]
    at.answer("force:FL")
    assert (at.power("FL:0"), at.power("V:0")) == (19000, 12000)
    at.answer("exchange:FL")
    assert at.power("BL:0") == 9000
    at.answer("call:One").answer("circle:FL")
    assert at.power("FL:0") == 17000
    end_turn(at)
    assert at.power("FL:0:0".removesuffix(":0")) == 7000, "not in the opponent's turn"
    end_turn(at)
    assert at.power("FL:0") == 17000, "for the rest of the game"


@pytest.mark.rule("10.6.3.1.1")
def test_force_given_twice_to_a_circle_counts_twice() -> None:
    at = ridden(FORCE).answer("force:V")
    gifts.note_ride(at.match, 0, at.card("V:0"))
    at.match.choose((0,))
    while at.prompt != "ask-force":
        at.answer("pass")
    at.answer("force:V")
    assert at.memory[gifts.FORCED.name] == ("V:0", "V:0")
    assert at.power("V:0") in (12000, 32000)
    at.match.state.turn_player = 0
    at.match.changed()
    assert at.power("V:0") == 32000


# ---- Accel


@pytest.mark.rule("2.16.2.2", "10.6.3.2", "10.6.3.2.1")
def test_accel_gains_a_circle_in_the_front_row_that_strengthens_its_unit() -> None:
    at = ridden(ACCEL, hand_0=["Two"])
    at.answer("call:Two")
    assert "circle:A1" in at.offered
    at.answer("circle:A1")
    assert at.power("A1:0") == 19000
    at.answer("pass")
    assert "attack:A1>V" in at.offered
    end_turn(at)
    assert at.power("A1:0") == 9000


@pytest.mark.rule("10.6.3.2.1", "7.5.1.2.4")
def test_a_unit_on_an_accel_circle_is_attacked_and_intercepts_as_in_the_front_row() -> None:
    at = table({"A1:1": ["Two"], "FL:0": ["Two"]}, step="start_step", memory={field.GAINED_CIRCLES.name: (0, 1)})
    assert "attack:FL>A1" in at.offered
    at.answer("attack:FL>V")
    assert "intercept:A1:1" in at.offered


@pytest.mark.rule("10.6.3.2.2", "10.6.3.2.2.1", "4.6.2.1")
def test_circles_are_gained_left_and_right_in_turn_and_face_those_of_the_opponent() -> None:
    mine = [zones.REAR_GUARD.at(0, f"A{number}") for number in (1, 2, 3, 4)]
    assert [zones.column(circle) for circle in mine] == [-2, 2, -3, 3]
    theirs = [zones.REAR_GUARD.at(1, f"A{number}") for number in (2, 1, 4, 3)]
    assert all(zones.same_column(one, other) for one, other in zip(mine, theirs, strict=True))
    assert not zones.same_column(mine[0], theirs[1])
    assert zones.behind(mine[0]) is None


# ---- Protect


@pytest.mark.rule("2.16.2.3", "10.6.3.3", "10.6.3.3.1")
def test_protect_adds_a_card_to_the_hand_that_everybody_can_tell_from_the_others() -> None:
    at = ridden(PROTECT, hand_0=["Two"])
    assert at.names("hand:0") == ["Two", PROTECTOR.name]
    for viewer in (0, 1, None):
        seen = [card.definition for card in view(at.match, viewer).zones["hand:0"].cards]
        assert PROTECTOR in seen
        assert (None in seen) is (viewer != 0)


@pytest.mark.rule("10.6.3.3.2", "10.6.3.3.5")
def test_the_protect_card_is_neither_called_to_a_rear_guard_circle_nor_ridden() -> None:
    caller = written("Caller", "ACT (RC): Call a card from your hand to RC.")
    at = ridden(PROTECT, caller, FL_0=["Caller"])
    assert not [key for key in at.offered if key.startswith("call:")]
    at.answer("activate:FL:1")
    assert at.names("hand:0") == [PROTECTOR.name]
    zero = table({"V:0": ["Zero"], "hand:0": [PROTECTOR.number]}, PROTECTOR, step="ride_step")
    assert zero.offered == ["pass"]


@pytest.mark.rule("10.6.3.3", "10.6.3.3.3.3", "10.6.3.3.3.1", "9.7.1")
def test_the_protect_card_guards_and_is_removed_when_it_leaves_the_guardian_circle() -> None:
    at = table({"hand:1": [PROTECTOR.number, "One"], "FL:0": ["Three"]}, PROTECTOR, step="start_step")
    at.answer("attack:FL>V").answer(f"guard:{PROTECTOR.number}")
    assert [at.card("G:1")] == list(field.guardians(at.match, 1))
    assert at.prompt == "ask-pay"
    at.answer("yes")
    if at.prompt == "ask-choose":
        at.answer(at.offered[0])
    while at.prompt == "ask-guard":
        at.answer("pass")
    assert at.count("damage:1") == 0, "the vanguard could not be hit"
    assert at.names("removed:1") == [PROTECTOR.name]
    assert at.names("drop:1") == ["One"]


@pytest.mark.rule("10.6.3.3.3", "10.6.3.3.3.1", "10.6.3.3.3.2", "10.6.3.3.3.4")
@pytest.mark.parametrize("zone", [zones.DECK[0], zones.DROP[0], zones.SOUL[0], zones.BIND[0], zones.LOCK[0]])
def test_the_protect_card_moves_like_others_and_is_removed_from_anywhere_else_at_once(zone: Zone) -> None:
    at = ridden(PROTECT)
    verbs.place(at.match, at.card("hand:0"), zone, verbs.Arrival(face_down=zone.kind is zones.LOCK))
    assert at.names("removed:0") == [PROTECTOR.name]
    assert at.count(zone.name) == 0 or PROTECTOR.name not in at.names(zone.name)


@pytest.mark.rule("9.7.1")
@pytest.mark.parametrize(
    "effect",
    [
        "Discard a card, and put it into your hand.",
        "Bind a card from your hand face down, and at the end of turn, put it into your hand.",
        "Choose a card from your hand, put it into your soul, and put it on top of your deck.",
    ],
)
def test_the_protect_card_that_was_removed_comes_back_by_no_effect_that_speaks_of_it(effect: str) -> None:
    at = table({"V:0": ["Lead"], "hand:0": [PROTECTOR.number]}, written("Lead", f"ACT (VC): {effect}", 3), PROTECTOR)
    at.answer("activate:V:1").passes(2)
    assert (at.asked, at.names("removed:0"), at.count("hand:0")) == (1, [PROTECTOR.name], 0)
    assert not {"puts-into-hand", "puts-on-deck"} & {*at.told}


@pytest.mark.rule("10.6.3.3.3.1", "10.27.5")
def test_the_protect_card_becomes_no_heart() -> None:
    text = "ACT (VC): Choose a card from your hand, and put it on your VC as a heart. If you do, draw a card."
    at = table({"V:0": ["Lead"]}, written("Lead", text, 3))
    verbs.create(at.match, RULEBOOK.cards()[gifts.PROTECT_NUMBER], 0, RULEBOOK.zone("hand:0"))
    at.answer("activate:V:1")
    assert (at.count("removed:0"), at.count("heart:0"), at.count("hand:0")) == (1, 0, 0)
    assert "becomes-heart" not in at.told


@pytest.mark.rule("10.6.3.3.4")
def test_what_the_protect_card_does_not_have_counts_as_nothing() -> None:
    values = PROTECTOR.values
    assert (values["grade"], values["power"], values["shield"] or 0, values["critical"]) == (0, 0, 0, 0)
    assert not values["clans"]
    assert not values["races"]
    assert values["trigger"] is None


@pytest.mark.rule("10.6.3.3", "10.6.3.3.4")
@pytest.mark.parametrize(
    ("cost", "payable"),
    [
        ("a card", True),
        ("a grade 0 card", False),
        ("a grade 0 or 1 card", False),
        ("a grade 1 or less card", False),
        ("a grade 0 or greater card", False),
        ("a non-grade 0 card", True),
        ("a card with no greater grade than your vanguard", False),
        ("a normal unit", False),
        ("a trigger unit", False),
        ("a unit card", False),
    ],
)
def test_the_grade_of_the_protect_card_is_no_number_and_it_has_no_type(cost: str, payable: bool) -> None:
    payer = written("Payer", f"ACT (VC): [Discard {cost}] Draw a card.", 3, 11000)
    at = table({"V:0": ["Payer"], "hand:0": [PROTECTOR.number]}, PROTECTOR, payer, step="main_phase")
    assert ("activate:V:1" in at.offered) is payable


@pytest.mark.rule("10.6.3.3")
def test_the_protect_card_is_not_of_the_grade_of_a_grade_0_unit() -> None:
    text = "AUTO (VC): [Discard a card with the same grade as it] When your other unit is placed on RC, draw a card."
    payer = written("Payer", text, 3, 11000)
    at = table({"V:0": ["Payer"], "hand:0": [PROTECTOR.number, "Zero"]}, PROTECTOR, payer, step="main_phase")
    assert at.answer("call:Zero").answer("circle:FL").offered == ["no"]


@pytest.mark.rule("10.6.3.3.2")
def test_the_protect_card_belongs_into_no_deck() -> None:
    faults = faults_of(Deck({"main": {PROTECTOR.number: 1}}), RULEBOOK.cards())
    assert "5.2.2.6" in {fault.rule for fault in faults}
