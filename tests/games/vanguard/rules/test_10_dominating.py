"""10.35 and 11.23. Dominated units: whose they are, where they are, what they can do, and until when."""

from __future__ import annotations

from typing import Any

import pytest

from engine.games.vanguard import actions, field
from engine.games.vanguard.battle_state import battle
from engine.kernel.abilities import Context
from engine.kernel.codec import load, save
from engine.kernel.decisions import Procedure
from engine.kernel.definitions import CardDefinition
from engine.kernel.match import Match
from engine.kernel.views import view
from engine.scenarios import Placed, ScenarioMatch
from tests.games.vanguard.positions import table
from tests.games.vanguard.rules.nodes import doing
from tests.games.vanguard.written import written

Zones = dict[str, list[Placed | str]]

FOR_THE_TURN = "ACT (VC) [1/Turn]: Choose one of your opponent's rear-guards, and dominate it until end of turn."


def ruler(text: str, zones: Zones, *cards: CardDefinition, **more: Any) -> ScenarioMatch:
    """A main phase of a vanguard "Ruler" with this text."""
    return table({"V:0": ["Ruler"], **zones}, written("Ruler", text, 3, 11000), *cards, **more)


def dominating(zones: Zones, *cards: CardDefinition, text: str = "", **more: Any) -> ScenarioMatch:
    """The unit on the opponent's front left circle has just been dominated until the end of the turn."""
    at = ruler(f"{FOR_THE_TURN}\n{text}", zones, *cards, **more).answer("activate:V:1")
    return at.answer("choose:FL:1") if "choose:FL:1" in at.offered else at


# ---- 10.35.1, the master


@pytest.mark.rule("10.35.1", "10.35.1.1", "10.35.5", "3.4.2")
def test_the_master_of_the_effect_is_the_master_of_a_dominated_unit_which_stays_on_its_circle() -> None:
    at = dominating({"FL:1": ["Two"], "FR:1": ["One"]})
    unit = at.card("FL:1")
    assert (at.match.master(unit), at.match.state.owner[unit]) == (0, 1)
    assert field.is_dominated(at.match, unit)
    assert at.names("FL:1") == ["Two"]
    assert view(at.match, None).zones["FL:1"].cards[0].marks == ("dominated",)
    at.passes(2)
    assert at.match.master(unit) == 1
    assert not field.is_dominated(at.match, unit)


@pytest.mark.rule("10.35.1.1.1", "10.35.2", "10.35.2.1")
def test_a_dominated_rear_guard_counts_for_the_dominating_player_and_not_for_the_original_master() -> None:
    counting = "CONT (VC): This unit gets power +1000 for each of your rear-guards."
    at = dominating({"V:1": ["Count"], "FL:1": ["Two"], "FR:1": ["One"]}, written("Count", counting, 3), text=counting)
    assert (at.power("V:0"), at.power("V:1")) == (12000, 9000)
    assert [at.match.state.definition[card].name for card in field.rear_guards(at.match, 0)] == ["Two"]
    assert [at.match.state.definition[card].name for card in field.rear_guards(at.match, 1)] == ["One"]


@pytest.mark.rule("10.35.1.1.2")
def test_a_dominated_unit_cannot_be_dominated_again() -> None:
    text = "ACT (VC): Choose one of your rear-guards, and dominate it until end of game. If you do, draw a card."
    at = dominating({"FL:1": ["Two"], "hand:1": ["Zero"]}, text=text).answer("activate:V:2")
    assert at.count("hand:0") == 0
    at.passes(2)
    assert not at.match.state.master


@pytest.mark.rule("10.35.1.2")
def test_without_a_duration_a_unit_is_dominated_only_while_the_effect_is_resolved() -> None:
    text = """ACT (VC): Choose one of your opponent's rear-guards, and dominate it. \
If you have a rear-guard, draw a card."""
    at = ruler(text, {"FL:1": ["Two"]}).answer("activate:V:1")
    assert at.count("hand:0") == 1
    assert not at.match.state.master
    assert not at.match.state.effects


@pytest.mark.rule("10.35.1.2")
def test_domination_may_last_until_the_end_of_the_opponents_next_turn() -> None:
    text = "ACT (VC) [1/Turn]: Dominate one of your opponent's rear-guards until end of your opponent's next turn."
    at = ruler(text, {"FL:1": ["Two"], "FR:1": ["One"], "hand:1": ["Zero"]}).answer("activate:V:1")
    at.answer("dominate:FL:1").passes(2)
    at.answer("no" if "no" in at.offered else "pass")
    while at.memory["phase"] != "battle phase" or at.match.state.turn_player == 0:
        at.answer("no" if "no" in at.offered else "pass")
    assert "attack:FL>V" not in at.offered  # no unit of the turn player's
    assert "attack:FR>V" in at.offered
    while at.match.state.turn_player == 1:
        at.passes()
    assert not at.match.state.master


@pytest.mark.rule("10.35.1.3")
def test_your_next_stand_phase_is_that_of_whoever_is_the_master_then() -> None:
    tired = "ACT (RC) [1/Turn]: [Rest this unit] Draw a card. This unit does not stand in your next stand phase."
    at = dominating(
        {"FL:1": ["Tired"], "FR:1": [Placed("One", rested=True)], "hand:1": ["Zero"]}, written("Tired", tired)
    )
    at.answer("activate:FL:1:1")
    assert (at.count("hand:0"), at.rested("FL:1")) == (1, True)
    at.passes(2)
    assert at.match.state.turn_player == 1
    assert at.rested("FL:1")
    assert not at.rested("FR:1")


@pytest.mark.rule("10.35.1.4")
def test_both_units_of_a_legion_are_dominated_together() -> None:
    text = "ACT (VC) [1/Turn]: Dominate your opponent's vanguard until end of turn."
    at = ruler(text, {"V:1": ["Three"], "L:1": ["Two"], "FL:1": ["One"]}).answer("activate:V:1")
    assert all(field.is_dominated(at.match, at.card(place)) for place in ("V:1", "L:1"))
    at.passes(2)
    assert not at.match.state.master


# ---- 10.35.2, what the dominating player can do with it


@pytest.mark.rule("10.35.2.2")
def test_what_applies_to_the_dominating_players_units_applies_to_dominated_ones() -> None:
    text = """CONT (VC): All of your rear-guards get power +2000.
    ACT (VC) [1/Turn]: Choose one of your rear-guards, and it gets power +1000 until end of turn."""
    lord = written("Rival", "CONT (VC): All of your rear-guards get power +500.", 3)
    at = dominating({"V:1": ["Rival"], "FL:1": ["Two"]}, lord, text=text).answer("activate:V:3")
    assert at.power("FL:1") == 9000 + 2000 + 1000


@pytest.mark.rule("10.35.2.3", "3.4.4", "3.4.5", "3.4.6")
def test_the_dominating_player_uses_its_abilities_and_pays_for_them() -> None:
    able = """ACT (RC) [1/Turn]: [Counter Blast 1] Draw a card.
    AUTO (RC): [Soul Blast 1] When your other rear-guard is placed on RC, draw a card.
    CONT (RC): This unit gets power +1000 for each card in your hand."""
    zones: Zones = {"FL:1": ["Able"], "damage:0": ["Zero"], "soul:0": ["Zero"], "damage:1": ["Zero"], "hand:0": ["One"]}
    at = dominating(zones, written("Able", able, 2, 9000))
    assert at.power("FL:1") == 10000
    at.answer("activate:FL:1:1")
    assert (at.count("hand:0"), at.count("hand:1"), at.face_down("damage:0"), at.face_down("damage:1")) == (2, 0, 1, 0)
    at.answer("call:One").answer("circle:FL")
    assert at.asked == 0
    at.answer("yes")
    assert (at.count("hand:0"), at.count("soul:0")) == (2, 0)


@pytest.mark.rule("10.35.2.3.1")
def test_what_a_dominated_unit_lets_happen_later_is_the_dominating_players() -> None:
    able = "ACT (RC) [1/Turn]: At the end of turn, draw a card."
    at = dominating({"FL:1": ["Able"]}, written("Able", able)).answer("activate:FL:1:1").passes(2)
    while at.match.state.turn_player == 0:
        at.passes()
    assert at.count("hand:0") == 1


@pytest.mark.rule("10.35.2.4")
def test_a_dominated_unit_that_is_locked_is_not_dominated_any_more() -> None:
    at = dominating({"FL:1": ["Two"]}, text="ACT (VC): Lock one of your rear-guards.").answer("activate:V:2")
    assert at.names("lock-FL:1") == ["Two"]
    assert at.match.master(at.card("lock-FL:1")) == 1
    assert not at.match.state.master


@pytest.mark.rule("10.35.2.5", "10.35.4.1")
def test_cards_that_go_to_both_decks_are_shuffled_into_both() -> None:
    text = "ACT (VC): Put all of your rear-guards on top of your deck, and shuffle your deck."
    at = dominating({"FL:1": ["Two"], "FL:0": ["One"]}, text=text)
    at.answer("activate:V:2")  # one card each: there is no order to choose
    assert at.told.count("shuffles") == 2
    decks = [at.names(f"deck:{player}") for player in (0, 1)]
    assert ("One" in decks[0], "Two" in decks[1]) == (True, True)
    alone = dominating({"FL:1": ["Two"]}, text=text).answer("activate:V:2")
    assert alone.told.count("shuffles") == 1  # only the deck that the text names
    assert alone.names("deck:1")[-1] == "Two"


# ---- 10.35.3, where it is


@pytest.mark.rule("10.35.3", "10.35.3.1")
@pytest.mark.parametrize(("place", "column"), [("FL", ["FR", "BR"]), ("FR", ["FL", "BL"])])
def test_a_dominated_unit_is_in_the_column_of_the_dominating_player_across_from_it(
    place: str, column: list[str]
) -> None:
    near = "ACT (RC): All of your other rear-guards in the same column as this unit get power +1000 until end of turn."
    zones: Zones = {f"{place}:1": ["Near"], **{f"{own}:0": ["One"] for own in ("FL", "BL", "BC", "FR", "BR")}}
    at = dominating(zones, written("Near", near)).answer(f"activate:{place}:1:1")
    assert [own for own in ("FL", "BL", "BC", "FR", "BR") if at.power(f"{own}:0") == 8000] == column


@pytest.mark.rule("10.35.3.2")
def test_a_dominated_unit_of_the_front_row_is_in_the_same_row_as_the_front_row_units_of_the_dominating_player() -> None:
    rows = "ACT (VC): All of your front row rear-guards get power +1000 until end of turn."
    at = dominating({"FL:1": ["Two"], "BL:1": ["One"], "FR:0": ["One"], "BR:0": ["One"]}, text=rows)
    at.answer("activate:V:2")
    assert (at.power("FL:1"), at.power("FR:0"), at.power("BR:0")) == (10000, 8000, 7000)


# ---- 10.35.4 and 10.35.5, where it goes


@pytest.mark.rule("10.35.4", "10.35.4.1", "4.1.6")
@pytest.mark.parametrize(
    ("action", "zone"),
    [
        ("Retire one of your rear-guards", "drop"),
        ("Return one of your rear-guards to your hand", "hand"),
        ("Put one of your rear-guards into your soul", "soul"),
        ("Put one of your rear-guards into your damage zone", "damage"),
        ("Bind one of your rear-guards", "bind"),
    ],
)
def test_a_dominated_unit_goes_to_its_owners_zones(action: str, zone: str) -> None:
    at = dominating({"FL:1": ["Two"]}, text=f"ACT (VC) [1/Turn]: {action}.").answer("activate:V:2")
    assert (at.names(f"{zone}:1"), at.names(f"{zone}:0")) == (["Two"], [])
    assert not at.match.state.master


@pytest.mark.rule("10.35.4.2")
def test_a_dominated_unit_does_not_move_to_a_circle_of_the_dominating_player() -> None:
    able = "ACT (RC): Move this unit to your VC. If you do not, Soul Charge 1."
    at = dominating({"FL:1": ["Able"]}, written("Able", able)).answer("activate:FL:1:1")
    assert (at.names("FL:1"), at.names("V:0"), at.count("soul:0")) == (["Able"], ["Ruler"], 1)
    own = table({"FL:0": ["Able"]}, written("Able", able)).answer("activate:FL:1")
    assert (own.names("FL:0"), own.names("V:0"), own.names("soul:0")) == ([], ["Able"], ["Three"])


@pytest.mark.rule("10.35.4.3")
def test_a_dominated_unit_may_move_to_another_circle_of_its_owner_and_stays_dominated() -> None:
    able = "ACT (RC) [1/Turn]: Move this unit to another RC."
    at = dominating({"FL:1": ["Able"], "FR:0": ["One"]}, written("Able", able)).answer("activate:FL:1:1")
    assert at.offered == [f"circle:{place}" for place in ("FR", "BL", "BC", "BR")]
    at.answer("circle:BR")
    assert field.is_dominated(at.match, at.card("BR:1"))


@pytest.mark.rule("10.35.5")
def test_the_circle_of_a_dominated_unit_is_not_the_dominating_players() -> None:
    at = dominating({"FL:1": ["Two"], "hand:0": ["One"]}).answer("call:One")
    assert at.offered == [f"circle:{place}" for place in ("FL", "FR", "BL", "BC", "BR")]
    at.answer("circle:FL")
    assert (at.names("FL:0"), at.names("FL:1")) == (["One"], ["Two"])


@pytest.mark.rule("10.35.5.1")
@pytest.mark.parametrize("dominated", [True, False])
def test_nobody_elses_card_is_called_to_the_circle_of_a_dominated_unit(dominated: bool) -> None:
    def intrude(match: Match, context: Context) -> Procedure[None]:
        yield from actions.call(match, field.hand(match, 0)[0], match.rulebook.zone("FL:1"))

    zones: Zones = {"FL:1": ["Two"], "FR:0": ["Intruder"], "hand:0": ["One"]}
    text = FOR_THE_TURN if dominated else "ACT (VC) [1/Turn]: Choose one of your opponent's rear-guards, and rest it."
    at = ruler(text, zones, doing("Intruder", intrude)).answer("activate:V:1").answer("activate:FR:1")
    assert (at.names("FL:1"), at.count("hand:0")) == ((["Two"], 1) if dominated else (["One"], 0))


@pytest.mark.rule("10.7.1.1.1", "10.31.2")
def test_the_dominating_player_calls_no_card_of_the_original_master_back() -> None:
    able = written("Able", "ACT (RC) [1/Turn]: Time leap this unit.")
    at = dominating({"FL:1": ["Able"], "deck:0": ["Two"]}, able).answer("activate:FL:1:1")
    at.answer("find:Two").answer("circle:FL").passes()
    while at.match.state.turn_player == 0:
        at.passes()
    assert (at.names("deck:0")[0], at.names("bind:1")) == ("Two", ["Able"])
    assert not any(at.names(f"{place}:{player}") for place in ("FL", "FR", "BL", "BC", "BR") for player in (0, 1))


# ---- 10.35.6 and 10.35.7, battle


@pytest.mark.rule("10.35.6")
def test_a_dominated_unit_neither_boosts_nor_intercepts() -> None:
    text = "ACT (VC) [1/Turn]: Dominate all of your opponent's rear-guards until end of turn."
    at = ruler(text, {"FL:1": ["Two"], "BL:1": ["One"], "FR:0": ["Two"], "BR:0": ["One"], "hand:1": ["Zero"]})
    at.answer("activate:V:1").passes()
    at.answer("attack:FL:1>V").answer("yes")  # boosted from the back of the dominating player's own column
    current = battle(at.match)
    assert current is not None
    assert current.booster == at.card("BR:0")
    assert at.offered == ["pass", "guard:Zero"]  # the other rear-guard of the front row cannot intercept
    at.passes()
    at.answer("attack:FR>V")
    assert at.rule == "7.5.1.2"  # no boost from the dominated unit across, and one's own has rested


@pytest.mark.rule("10.35.6")
def test_a_dominated_unit_does_not_intercept_for_its_original_master() -> None:
    at = dominating({"FL:1": ["Two"], "FR:1": ["Other Two"], "hand:1": ["Zero"]}).passes().answer("attack:V>V")
    assert at.offered == ["pass", "guard:Zero", "intercept:FR:1"]


@pytest.mark.rule("10.35.7", "7.6.1.2.3")
def test_the_dominating_player_makes_the_drive_checks_of_a_dominated_vanguard() -> None:
    text = """ACT (VC) [1/Turn]: Stand your opponent's vanguard, dominate it, and it attacks all of your opponent's \
rear-guards."""
    zones: Zones = {
        "V:1": [Placed("Three", rested=True)],
        "FL:1": ["One"],
        "BL:1": ["One"],
        "deck:0": ["Critical", "Stand"],
        "hand:1": ["Zero"],
    }
    at = ruler(text, zones).answer("activate:V:1")
    assert (at.asked, at.offered) == (1, ["pass", "guard:Zero"])
    at.passes()
    assert at.asked == 0
    assert at.offered[0].startswith(("critical:", "power:"))
    assert "critical:V:1" in at.offered  # a unit of the dominating player's, for now
    at.answer("critical:V").answer("power:V:1").answer("stand:V").answer("power:V")
    assert (at.names("hand:0"), at.count("hand:1")) == (["Critical", "Stand"], 1)
    assert (at.count("FL:1"), at.count("BL:1"), at.rested("V:1")) == (0, 0, True)
    assert not at.match.state.master


# ---- domination that ends or begins in the middle


@pytest.mark.rule("7.7.1.3", "7.7.1.5.2")
def test_an_attack_does_not_hit_once_the_master_of_the_attacking_unit_has_changed() -> None:
    seize = "AUTO (GC): When this unit is placed on GC, dominate the attacking unit until end of battle."
    zones: Zones = {"FL:0": ["Three"], "FR:0": ["Three"], "hand:1": ["Seizer", "Zero"]}
    at = table(zones, written("Seizer", seize, 0, shield=0), step="start_step")
    at.answer("attack:FL>V").answer("guard:Seizer")
    assert at.match.master(at.card("FL:0")) == 1
    at.passes()
    assert (at.count("damage:1"), at.match.master(at.card("FL:0"))) == (0, 0)
    at.answer("attack:FR>V").passes()
    assert at.count("damage:1") == 1


@pytest.mark.rule("7.7.1.3", "7.7.1.9")
def test_a_rear_guard_attacked_by_a_unit_whose_master_has_changed_is_not_hit_and_not_retired() -> None:
    seize = "AUTO (GC): When this unit is placed on GC, dominate the attacking unit until end of battle."
    answering = written(
        "Answering",
        """AUTO (RC): When this unit's attack hits, Soul Charge 1.
        AUTO (RC): When this unit's attack does not hit, draw a card.""",
        2,
        20000,
    )
    zones: Zones = {"FL:0": ["Answering"], "FL:1": ["One"], "hand:1": ["Seizer", "Zero"], "soul:1": []}
    at = table(zones, answering, written("Seizer", seize, 0, shield=0), step="start_step")
    at.answer("attack:FL>FL").answer("guard:Seizer").passes()
    assert "hits" not in at.told
    assert "misses" in at.told
    assert (at.names("FL:1"), at.names("drop:1")) == (["One"], ["Seizer"])
    assert at.count("soul:0") + at.count("soul:1") == 0, "what answers a hit is not played"


@pytest.mark.rule("7.7.1.3")
def test_an_attack_does_not_hit_once_the_master_of_the_attacked_unit_has_changed() -> None:
    text = "AUTO (VC): When this unit attacks a rear-guard, dominate the attacked unit until end of turn."
    at = ruler(text, {"FL:1": ["One"], "deck:0": ["Zero"]}, step="start_step").answer("attack:V>FL")
    assert (at.names("FL:1"), at.match.master(at.card("FL:1"))) == (["One"], 0)
    assert "misses" in at.told


def test_a_match_with_a_dominated_unit_is_saved_and_loaded() -> None:
    at = dominating({"FL:1": ["Two"], "FR:1": ["One"]})
    again = load(at.match.rulebook, save(at.match))
    assert again.state.master == at.match.state.master
    assert field.rear_guards(again, 0) == field.rear_guards(at.match, 0)


# ---- 11.23


@pytest.mark.rule("11.23.1")
def test_texts_may_speak_of_cards_with_the_dominate_ability() -> None:
    text = "ACT (VC): Choose a card with the Dominate ability from your drop zone, and return it to your hand."
    at = ruler(text, {"drop:0": ["One", "Tyrant"]}, written("Tyrant", FOR_THE_TURN, 3)).answer("activate:V:1")
    assert at.names("hand:0") == ["Tyrant"]
