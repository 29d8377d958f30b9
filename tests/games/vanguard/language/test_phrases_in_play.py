"""Phrases that the trial decks do not use, on made-up cards: what they offer, and what they do."""

from __future__ import annotations

from typing import Any

import pytest

from engine.kernel.codec import load, save
from engine.kernel.definitions import CardDefinition
from engine.kernel.visibility import sees
from engine.scenarios import Placed, ScenarioMatch
from tests.games.vanguard.language.cards_in_play import (
    DOWN,
    UP,
    Zones,
    at,
    attack,
    battle_phase,
    card,
    main_phase,
    to_start_step,
)

ACTOR = "Actor"


def acting(text: str, zones: Zones, *more: CardDefinition, **fields: Any) -> ScenarioMatch:
    """Player 0's main phase with a made-up unit on the front left circle, whose first ability has been activated."""
    match = main_phase({"FL:0": [ACTOR], **zones}, card(ACTOR, text, **fields), *more)
    return match.answer("activate:FL:1")


def test_units_are_returned_to_the_hand_of_their_owner() -> None:
    match = acting(
        "ACT (RC): Choose one of your opponent's rear-guards, and return it to your opponent's hand.", {"FR:1": ["Two"]}
    )
    assert match.names("hand:1") == ["Two"]


def test_all_of_the_units_described_are_meant_without_choosing() -> None:
    match = acting(
        "ACT (RC): Retire all of your opponent's grade 1 or less rear-guards.",
        {"FR:1": ["Two"], "BR:1": ["One"], "BL:1": ["Zero"]},
    )
    assert sorted(match.names("drop:1")) == ["One", "Zero"]
    assert match.names("FR:1") == ["Two"]


def test_up_to_so_many_may_be_none() -> None:
    zones: Zones = {"FR:1": ["Two"], "BR:1": ["One"]}
    match = acting("ACT (RC): Choose up to two of your opponent's rear-guards, and retire them.", zones)
    assert match.match.decision is not None
    assert (match.match.decision.minimum, match.match.decision.maximum) == (0, 2)
    match.answer()
    assert match.names("drop:1") == []


def test_as_many_are_chosen_as_there_are() -> None:
    match = acting("ACT (RC): Choose two of your opponent's rear-guards, and retire them.", {"FR:1": ["Two"]})
    assert match.names("drop:1") == ["Two"]


def test_a_unit_with_resist_cannot_be_chosen_by_the_opponent_but_is_among_all() -> None:
    tough = card("Tough", "Resist", clan="Megacolony")
    zones: Zones = {"FR:1": ["Tough"], "BR:1": ["One"]}
    chosen = acting("ACT (RC): Choose one of your opponent's rear-guards, and retire it.", zones, tough)
    assert chosen.names("drop:1") == ["One"]
    every = acting("ACT (RC): Retire all of your opponent's rear-guards.", zones, tough)
    assert sorted(every.names("drop:1")) == ["One", "Tough"]


def test_what_follows_you_may_is_done_only_if_wanted_and_if_you_do_asks_for_it() -> None:
    text = "ACT (RC) [1/Turn]: You may retire this unit. If you do, draw a card. If you do not, Soul Charge 1."
    done = acting(text, {}).answer("yes")
    assert (done.names("drop:0"), done.count("hand:0"), done.count("soul:0")) == ([ACTOR], 1, 0)
    declined = acting(text, {}).answer("no")
    assert (declined.names("FL:0"), declined.count("hand:0"), declined.count("soul:0")) == ([ACTOR], 0, 1)


def test_once_a_turn_is_once_a_turn() -> None:
    match = acting("ACT (RC) [1/Turn]: Soul Charge 1.", {})
    assert "activate:FL:1" not in match.offered


def test_limit_break_wants_so_much_damage() -> None:
    unit = card(ACTOR, "ACT (RC) LB4: Draw a card.")
    assert "activate:FL:1" not in main_phase({"FL:0": [ACTOR], "damage:0": [UP] * 3}, unit).offered
    assert "activate:FL:1" in main_phase({"FL:0": [ACTOR], "damage:0": [UP, UP, DOWN, DOWN]}, unit).offered


@pytest.mark.parametrize(
    ("cost", "zones", "payable"),
    [
        ("Discard a card & discard a grade 3 card", {"hand:0": ["Three"]}, False),
        ("Discard a card & discard a grade 3 card", {"hand:0": ["Three", "Zero"]}, True),
        ("Retire one of your rear-guards & retire this unit", {}, False),
        ("Retire one of your rear-guards & retire this unit", {"BR:0": ["One"]}, True),
        ("Counter Blast 1 - Royal Paladin cards", {"damage:0": [UP]}, False),
        ("Counter Blast 1 - Royal Paladin cards", {"damage:0": ["Wingal"]}, True),
        ("Soul Blast 2", {"soul:0": ["Zero"]}, False),
        ("Soul Blast 2", {"soul:0": ["Zero", "One"]}, True),
        ("Rest two of your rear-guards", {"BR:0": [Placed("One", rested=True)]}, False),
        ("Rest two of your rear-guards", {"BR:0": ["One"]}, True),
        ("Reveal a grade 3 card from your hand", {"hand:0": ["Two"]}, False),
        ("Reveal a grade 3 card from your hand", {"hand:0": ["Three"]}, True),
        ("Discard your hand", {"hand:0": []}, False),
        ("Discard your hand", {"hand:0": ["One"]}, True),
    ],
)
def test_an_ability_is_offered_only_if_its_whole_cost_can_be_paid_with_different_cards(
    cost: str, zones: Zones, payable: bool
) -> None:
    match = main_phase({"FL:0": [ACTOR], **zones}, card(ACTOR, f"ACT (RC): [{cost}] Draw a card."))
    assert ("activate:FL:1" in match.offered) is payable


def test_one_part_of_a_cost_cannot_be_paid_so_that_the_other_could_not() -> None:
    match = acting("ACT (RC): [Discard a card & discard a grade 3 card] Draw a card.", {"hand:0": ["Three", "Zero"]})
    assert match.names("hand:0") == ["Three", "Zero"]
    assert match.offered == [
        "discard:Three"
    ]  # the first part had to be "Zero"; that there is but one way, nobody is told
    match.answer("discard:Three")
    assert sorted(match.names("drop:0")) == ["Three", "Zero"]
    several = acting(
        "ACT (RC): [Discard a card & discard a grade 3 card] Draw a card.", {"hand:0": ["Three", "Zero", "One"]}
    )
    assert several.offered == ["discard:Zero", "discard:One"]


def test_looking_at_the_top_of_the_deck_shows_it_to_the_player_only_until_the_effect_ends() -> None:
    text = (
        "ACT (RC): Look at the top three cards of your deck, choose up to one grade 2 or greater card from among them, "
        "call it to RC, and put the rest on the bottom of your deck in any order."
    )
    match = acting(text, {"deck:0": ["Two", "One", "Critical"]})
    assert match.offered == ["choose:Two"]
    seen = match.cards("deck:0")[-3:]
    assert all(sees(match.match, 0, seen_card) and not sees(match.match, 1, seen_card) for seen_card in seen)
    match.answer("choose:Two").answer(match.offered[0])
    assert match.prompt == "ask-order-bottom"
    match.answer(*match.offered)
    assert sorted(match.names("deck:0")[:2]) == ["Critical", "One"]
    assert not match.match.state.shown


def test_a_found_card_may_be_called_and_the_deck_is_shuffled() -> None:
    match = acting(
        "ACT (RC): Search your deck for up to one grade 2 card, call it to an open RC, and shuffle your deck.",
        {"deck:0": ["Two", "One"], "FR:0": ["One"]},
    )
    match.answer("find:Two")
    assert match.offered == ["circle:BL", "circle:BC", "circle:BR"]
    match.answer("circle:BC")
    assert match.names("BC:0") == ["Two"]


def test_a_timed_trigger_does_to_the_card_what_the_text_said_when_its_time_comes() -> None:
    text = (
        'ACT (RC) [1/Turn]: Choose one of your rear-guards named "One", and it gets power +3000 until '
        "end of turn, and at the end of turn, return it to your hand."
    )
    match = acting(text, {"BR:0": ["One"]})
    assert match.power("BR:0") == 10000
    again = ScenarioMatch.of(load(match.match.rulebook, save(match.match)))
    again.answer("pass")
    while again.match.state.turn == 3:
        again.answer(again.offered[0])
    assert again.names("BR:0") == []
    assert "One" in again.names("hand:0")


def test_a_timed_trigger_forgets_a_card_that_has_become_another() -> None:
    text = (
        'ACT (RC) [1/Turn]: Choose one of your rear-guards named "One", and at the end of turn, return it to your hand.'
    )
    match = acting(text, {"BR:0": ["One"], "hand:0": ["Two"]})
    match.answer("call:Two").answer("circle:BR").answer("pass")
    while match.match.state.turn == 3:
        match.answer(match.offered[0])
    assert match.names("drop:0") == ["One"]


def test_power_for_each_is_counted_when_the_effect_resolves() -> None:
    match = acting(
        "ACT (RC): This unit gets power +1000 for each of your other rear-guards until end of turn.",
        {"BL:0": ["One"], "BR:0": ["Two"], "hand:0": ["Zero"]},
    )
    assert match.power("FL:0") == 10000
    match.answer("call:Zero").answer("circle:BC")
    assert match.power("FL:0") == 10000


def test_power_for_each_of_a_continuous_ability_is_counted_all_the_time() -> None:
    match = main_phase(
        {"FL:0": [ACTOR], "hand:0": ["Zero"]},
        card(ACTOR, "CONT (RC): This unit gets power +1000 for each of your other rear-guards."),
    )
    assert match.power("FL:0") == 8000
    match.answer("call:Zero").answer("circle:BC")
    assert match.power("FL:0") == 9000


def test_a_continuous_ability_changes_the_units_it_speaks_of_in_its_part_of_the_turn_only() -> None:
    leader = card(
        ACTOR,
        "CONT (RC): During your turn, all of your other Royal Paladin rear-guards get power +2000 and critical +1.",
    )
    match = main_phase({"FL:0": [ACTOR], "BR:0": ["Wingal"], "BL:0": ["One"]}, leader)
    assert (match.power("BR:0"), match.value("BR:0", "critical"), match.power("BL:0")) == (8000, 2, 7000)
    match.answer("pass")
    while match.match.state.turn == 3:
        match.answer(match.offered[0])
    assert match.power("BR:0") == 6000


def test_setting_a_number_comes_after_adding_to_it() -> None:
    unit = card(ACTOR, "CONT (RC): This unit has power 5000.\nACT (RC): This unit gets power +3000 until end of turn.")
    match = main_phase({"FL:0": [ACTOR]}, unit).answer("activate:FL:2")
    assert match.power("FL:0") == 5000


def test_a_unit_that_cannot_be_hit_is_not_hit() -> None:
    wall = card(
        "Wall",
        "AUTO: [Discard a card] When this unit is placed on GC from hand, choose one of your units, and "
        "it cannot be hit until end of battle.",
        grade=0,
    )
    match = battle_phase({"V:0": ["Three"], "V:1": ["One"], "hand:1": ["Wall", "Zero"]}, wall)
    attack(match, "V", "V").answer("guard:Wall").answer("yes")
    match.answer("choose:V:1")
    to_start_step(match)
    assert match.count("damage:1") == 0


def test_the_opponent_cannot_guard_with_what_the_text_forbids() -> None:
    lion = card(
        ACTOR,
        "AUTO (RC): When this unit attacks, your opponent cannot call grade 1 or greater cards to GC "
        "until end of battle.",
    )
    match = battle_phase({"FL:0": [ACTOR], "hand:1": ["Zero", "One", "Two"]}, lion)
    attack(match, "FL", "V")
    assert match.offered == ["pass", "guard:Zero"]


def test_a_unit_stays_rested_in_the_next_stand_phase() -> None:
    match = acting(
        "ACT (RC): Choose one of your opponent's rear-guards, and it does not stand in your opponent's "
        "next stand phase.",
        {"FR:1": [Placed("Two", rested=True)], "BR:1": [Placed("One", rested=True)]},
    )
    match.answer("choose:FR:1").answer("pass")
    while match.match.state.turn == 3:
        match.answer(match.offered[0])
    assert match.rested("FR:1")
    assert not match.rested("BR:1")


def test_a_forerunner_is_called_when_a_unit_of_its_clan_rides_it() -> None:
    scout = card("Scout", "Forerunner", grade=0, clan="Royal Paladin")
    match = at("ride_step", {"V:0": ["Scout"], "hand:0": ["Wingal", "Lizard Runner, Undeux"]}, scout)
    match.answer("ride:TD01/009")
    assert match.prompt == "ask-use"
    match.answer("yes")
    match.answer("circle:BC")
    assert match.names("BC:0") == ["Scout"]
    stranger = at("ride_step", {"V:0": ["Scout"], "hand:0": ["Lizard Runner, Undeux"]}, scout)
    stranger.answer("ride:TD02/012")
    assert stranger.names("soul:0") == ["Scout"]
    assert stranger.prompt == "ask-main-phase"


def test_an_ability_of_a_unit_that_was_retired_looks_back_at_it() -> None:
    ghost = card(
        "Ghost",
        "AUTO: When this unit is put into the drop zone from RC, you may put this card on the bottom of "
        "your deck. If you do, draw a card.",
    )
    match = main_phase({"FL:0": ["Ghost"], "hand:0": ["One"]}, ghost)
    match.answer("call:One").answer("circle:FL").answer("yes")
    assert match.names("drop:0") == []
    assert match.names("deck:0")[0] == "Ghost"
    assert match.count("hand:0") == 1


def test_cards_move_between_soul_drop_zone_damage_zone_and_bind_zone() -> None:
    zones: Zones = {"soul:0": ["Zero"], "drop:0": ["One"], "damage:0": [UP], "hand:0": ["Two"]}
    bound = acting(
        "ACT (RC) [1/Turn]: Bind a card from your drop zone, and put a card from your hand into your soul.", zones
    )
    assert (bound.names("bind:0"), bound.names("soul:0")) == (["One"], ["Zero", "Two"])
    healed = acting(
        "ACT (RC) [1/Turn]: Heal a card from your damage zone, and put this unit into your damage zone.", zones
    )
    assert (healed.names("drop:0"), healed.names("damage:0")) == (["One", "Zero"], [ACTOR])
    called = acting("ACT (RC) [1/Turn]: Call a card from your soul to RC.", zones)
    called.answer("circle:BR")
    assert called.names("BR:0") == ["Zero"]


def test_counter_charge_turns_damage_face_up() -> None:
    match = acting("ACT (RC) [1/Turn]: Counter Charge 1.", {"damage:0": [DOWN, DOWN]})
    match.answer(match.offered[0])
    assert sum(match.match.state.face_down[found] for found in match.cards("damage:0")) == 1


def test_damage_dealt_by_an_effect_is_checked_like_any_other() -> None:
    match = acting("ACT (RC) [1/Turn]: Deal one damage to your opponent's vanguard.", {})
    assert match.count("damage:1") == 1
    assert "damage-checks" in match.told


def test_the_opponent_chooses_what_the_text_leaves_to_them() -> None:
    match = acting(
        "ACT (RC): Your opponent chooses one of your opponent's rear-guards, and retire it.",
        {"FR:1": ["Two"], "BR:1": ["One"]},
    )
    assert match.asked == 1
    match.answer("choose:BR:1")
    assert match.names("drop:1") == ["One"]


def test_for_each_repeats_and_never_chooses_the_same_again() -> None:
    text = (
        "ACT (RC) [1/Turn]: For each of your grade 2 rear-guards, choose one of your opponent's "
        "rear-guards, and retire it."
    )
    match = acting(text, {"BL:0": ["Two"], "BR:0": ["Two"], "FR:1": ["Two"], "BR:1": ["One"], "BL:1": ["Zero"]})
    match.answer("choose:FR:1").answer("choose:BR:1")
    assert match.names("BL:1") == ["Zero"]


def test_a_situation_stands_by_when_it_comes_about() -> None:
    lonely = card(ACTOR, "AUTO (RC) [1/Turn]: Whenever you have no cards in your hand, draw a card.")
    match = main_phase({"FL:0": [ACTOR], "hand:0": ["One"]}, lonely)
    match.answer("call:One").answer("circle:BR")
    assert match.prompt == "ask-ability"
    match.answer(next(key for key in match.offered if key.startswith("play")))
    assert match.count("hand:0") == 1
