"""303, 500.5, 601.1a, 609.8a, 701.7: the next card that is used, extra turns, what is left, counted, crossed."""

from __future__ import annotations

from typing import Any, Final

import pytest

from engine.scenarios import Placed
from tests.games.duel_masters.positions import Zones, attack, card, creature, spell, table

FREE: Final[dict[str, Any]] = {"cost": 0, "civilizations": []}
GREY: Final[dict[str, Any]] = {"civilizations": []}


# ---- prices


@pytest.mark.rule("601.1a")
def test_the_next_creature_costs_less_and_the_one_after_it_does_not() -> None:
    gift = spell("Gift", "The next creature that you summon costs 3 less to no less than 1 this turn.", **FREE)
    big = creature("Big", 3000, cost=4, **GREY)
    zones: Zones = {"hand:0": ["Gift", "Big", "Big", "Nothing"], "mana zone:0": ["One", "One"]}
    match = table(zones, gift, big)
    assert "summon:Big" not in match.offered
    match.answer("cast:Gift").answer("summon:Big")
    assert match.names("B1:0") == ["Big"]
    assert "summon:Big" not in match.offered


@pytest.mark.rule("601.1a")
def test_a_spell_is_no_next_creature() -> None:
    gift = spell("Gift", "The next creature that you summon costs 3 less to no less than 1 this turn.", **FREE)
    big, word = creature("Big", 3000, cost=4, **GREY), spell("Word", "Draw a card.", **FREE)
    zones: Zones = {"hand:0": ["Gift", "Word", "Big", "Nothing"], "mana zone:0": ["One"]}
    match = table(zones, gift, big, word).answer("cast:Gift").answer("cast:Word")
    assert "summon:Big" in match.offered


@pytest.mark.rule("601.1a")
def test_what_is_said_of_the_next_creature_ends_with_the_turn() -> None:
    gift = spell("Gift", "The next creature that you summon costs 3 less to no less than 1 this turn.", **FREE)
    zones: Zones = {"hand:0": ["Gift", "Nothing"]}
    match = table(zones, gift).answer("cast:Gift")
    lasting = len(match.match.state.effects)
    while match.match.state.turn_player == 0:
        match.answer("pass")
    assert len(match.match.state.effects) == lasting - 1


@pytest.mark.rule("601.1a")
def test_what_may_cost_less_costs_less_and_nobody_is_asked() -> None:
    lord = creature("Lord", 1000, "Your Goblin creatures may each cost 1 less to summon. They can't cost less than 1.")
    small = creature("Small", 1000, cost=2, races=["Goblin"], **GREY)
    zones: Zones = {"hand:0": ["Small", "Nothing"], "B1:0": ["Lord"], "mana zone:0": ["One", "Two"]}
    match = table(zones, lord, small).answer("summon:Small")
    match.answer(match.offered[0])
    assert match.names("B2:0") == ["Small"]
    assert sum(not match.match.state.rested[each] for each in match.cards("mana zone:0")) == 1


# ---- turns


@pytest.mark.rule("500.5", "511.1")
def test_a_player_who_loses_at_the_end_of_an_extra_turn_does_not_lose_before() -> None:
    doom = spell("Doom", "Take an extra turn at the end of which you lose the game.", **FREE)
    match = table({"hand:0": ["Doom", "Nothing"]}, doom).answer("cast:Doom")
    turn = match.match.state.turn
    while match.match.state.turn == turn:
        match.answer("pass")
    assert (match.match.state.turn_player, match.outcome) == (0, None)
    while match.outcome is None and match.match.state.turn == turn + 1:
        match.answer("pass")
    assert match.outcome is not None
    assert match.outcome.winner == 1


# ---- where things go, and what is left


@pytest.mark.rule("609.8a")
@pytest.mark.parametrize(
    ("place", "zone", "rested"), [("mana zone tapped", "mana zone:0", True), ("hand", "hand:0", False)]
)
def test_a_spell_says_where_it_goes_when_it_was_cast(place: str, zone: str, rested: bool) -> None:
    seed = spell("Seed", "Draw a card.", f"After casting, this spell goes to your {place}.", **FREE)
    match = table({"hand:0": ["Seed", "Nothing"]}, seed).answer("cast:Seed")
    assert "Seed" in match.names(zone)
    assert match.names("graveyard:0") == []
    if rested:
        assert match.rested("mana zone:0")


@pytest.mark.rule("609.8a")
def test_a_spell_goes_to_the_mana_zone_face_down_if_it_says_so() -> None:
    seed = spell("Seed", "Draw a card.", "After casting, this spell goes to your mana zone facing down.", **FREE)
    match = table({"hand:0": ["Seed", "Nothing"]}, seed).answer("cast:Seed")
    (card,) = [card for card in match.cards("mana zone:0") if match.match.state.definition[card].name == "Seed"]
    assert match.match.state.face_down[card]
    assert not match.match.state.rested[card]


@pytest.mark.rule("101.4")
def test_what_no_player_has_chosen_is_the_rest() -> None:
    text = "Each player does this: choose one of your creatures. Tap the others of creatures in the battle zone."
    warp = spell("Warp", text, **FREE)
    zones: Zones = {"hand:0": ["Warp", "Nothing"], "B1:0": ["One"], "B2:0": ["Two"], "B1:1": ["One"], "B2:1": ["Two"]}
    match = table(zones, warp).answer("cast:Warp").answer("choose:B2")
    match.answer(match.offered[0])
    places = ("B1:0", "B2:0", "B1:1", "B2:1")
    assert [match.rested(place) for place in places] == [True, False, False, True]


@pytest.mark.rule("101.3")
def test_the_opponent_keeps_what_they_chose_and_takes_up_the_rest() -> None:
    text = (
        "For each of your shields, your opponent chooses one of your opponent's shields. "
        "Return the others of your opponent's shields to their owner's hands."
    )
    zones: Zones = {"hand:0": ["Melt", "Nothing"], "S1:1": ["One"], "S2:1": ["Two"], "S3:1": ["Three"], "hand:1": []}
    match = table(zones, spell("Melt", text, **FREE)).answer("cast:Melt")
    assert match.asked == 1
    match.answer("choose:S2:1")
    while match.offered == ["pass"]:
        match.answer("pass")
    assert match.names("S2:1") == ["Two"]
    assert {"One", "Three"} <= set(match.names("hand:1"))


# ---- what is counted


@pytest.mark.rule("106.4")
def test_civilizations_count_once_each() -> None:
    text = "This creature gets +2000 power for each civilization among creatures in the battle zone."
    zones: Zones = {"B1:0": ["Giant"], "B2:0": ["Both"], "B1:1": ["Fish"], "B2:1": ["One"]}
    assert table(zones, creature("Giant", 1000, text)).power("B1:0") == 7000  # fire, nature and water


@pytest.mark.rule("203.4")
def test_races_count_once_each_but_for_the_one_left_out() -> None:
    totem = spell("Totem", "For each race besides Human among your creatures, draw a card.", **FREE)
    zones: Zones = {"hand:0": ["Totem", "Nothing"], "B1:0": ["Both"], "B2:0": ["Fish"], "B3:0": ["Fish"]}
    assert table(zones, totem).answer("cast:Totem").names("hand:0").count("Blank") == 2


@pytest.mark.rule("701.10b")
@pytest.mark.parametrize(("theirs", "most"), [(3, 2), (1, 0)])
def test_one_may_search_for_as_many_as_the_opponent_has_more(theirs: int, most: int) -> None:
    text = (
        "Search your deck for up to how many more your opponent has of (creature) creatures, return them to your hand, "
        "and shuffle your deck."
    )
    zones: Zones = {"hand:0": ["Even", "Nothing"], "B1:0": ["One"], "deck:0": ["One", "Two", "Three", "Blank"]}
    zones = {**zones, **{f"B{place}:1": ["One"] for place in range(1, theirs + 1)}}
    match = table(zones, spell("Even", text, **FREE)).answer("cast:Even")
    if most:
        match.answer("find:One", "find:Two")
    assert len([each for each in match.names("hand:0") if each in ("One", "Two")]) == most


@pytest.mark.rule("206.1")
@pytest.mark.parametrize(
    ("bound", "left"), [("above", ["Two", "One"]), ("below", ["Two", "Three"]), ("of just", ["Three", "One"])]
)
def test_powers_are_compared_strictly(bound: str, left: list[str]) -> None:
    storm = spell("Storm", f"Destroy all creatures that have power {bound} 2000 in the battle zone.", **FREE)
    zones: Zones = {"hand:0": ["Storm", "Nothing"], "B1:1": ["Two"], "B2:1": ["Three"], "B3:1": ["One"]}
    match = table(zones, storm).answer("cast:Storm")
    assert [name for place in ("B1:1", "B2:1", "B3:1") for name in match.names(place)] == left


# ---- draws and discards


@pytest.mark.rule("701.7", "603.2b")
def test_each_card_that_is_discarded_counts() -> None:
    keen = creature("Keen", 1000, "Whenever you discard a card, draw a card.")
    toss = spell("Toss", "Discard two cards.", **FREE)
    zones: Zones = {"hand:0": ["Toss", "One", "Two"], "B1:0": ["Keen"]}
    match = table(zones, keen, toss).answer("cast:Toss")
    while match.offered and match.offered[0].startswith("standing"):
        match.answer(match.offered[0])
    assert match.names("hand:0") == ["Blank", "Blank"]


@pytest.mark.rule("502.1")
def test_the_card_of_the_draw_step_is_left_out() -> None:
    text = "Whenever your opponent draws a card besides the card of the draw step, draw a card."
    zones: Zones = {"B1:1": ["Watcher"], "hand:0": ["Blank"], "hand:1": [], "mana zone:0": ["One", "Two"]}
    match = table(zones, creature("Watcher", 1000, text), step="draw_step", phase="draw step")
    assert match.names("hand:1") == []
    match.answer("pass").answer("cast:Blank")
    assert match.names("hand:1") == ["Blank"]


# ---- cross gears

GEAR: Final = card("Gear", "The crossed creature gets +1000 power.", type="cross gear")


@pytest.mark.rule("303.3")
def test_an_effect_crosses_a_gear_without_paying() -> None:
    smith = creature(
        "Smith",
        1000,
        "When you put this creature into the battle zone, cross one of your cross gears onto this creature "
        "for no cost.",
        **FREE,
    )
    zones: Zones = {"hand:0": ["Smith", "Nothing"], "B1:0": [Placed("Two", attached={"B2:0": ["Gear"]})]}
    match = table(zones, smith, GEAR).answer("summon:Smith")
    assert (match.power("B1:0"), match.power("B3:0")) == (2000, 2000)


@pytest.mark.rule("303.3")
def test_only_a_gear_that_is_crossed_with_the_creature_takes_its_place() -> None:
    text = (
        "When this creature would be destroyed, you may put one of your cross gears that are crossed with "
        "this creature into your graveyard instead."
    )
    bearer = creature("Bearer", 1000, text)
    crossed: Zones = {"B1:0": [Placed("Bearer", attached={"B2:0": ["Gear"]})], "B1:1": [Placed("Nine", rested=True)]}
    match = attack(crossed, bearer, GEAR).answer("attack:B1").answer("target:B1:1").answer("yes")
    assert (match.names("B1:0"), match.names("graveyard:0")) == (["Bearer"], ["Gear"])
    loose: Zones = {"B1:0": ["Bearer"], "B2:0": ["Gear"], "B1:1": [Placed("Nine", rested=True)]}
    match = attack(loose, bearer, GEAR).answer("attack:B1").answer("target:B1:1")
    assert match.names("graveyard:0") == ["Bearer"]


# ---- players, names and races


@pytest.mark.rule("101.3")
@pytest.mark.parametrize(("answer", "seat"), [("choose-yourself", 0), ("choose-opponent", 1)])
def test_the_player_who_is_chosen_does_it(answer: str, seat: int) -> None:
    gift = spell("Gift", "Choose a player who does this: draw two cards.", **FREE)
    match = table({"hand:0": ["Gift", "Nothing"], "hand:1": []}, gift).answer("cast:Gift").answer(answer)
    assert match.names(f"hand:{seat}").count("Blank") == 2
    assert match.names(f"hand:{1 - seat}").count("Blank") == 0


@pytest.mark.rule("202.3a")
def test_cards_named_as_others_are_forbidden() -> None:
    text = "Your opponent can't cast any fire spells that have the same name as a spell in your opponent's graveyard."
    ban = creature("Ban", 1000, text)
    zones: Zones = {
        "B1:1": ["Ban"],
        "hand:0": ["Blank", "Bolt"],
        "graveyard:0": ["Blank"],
        "mana zone:0": ["One", "Two"],
    }
    offered = table(zones, ban).offered
    assert "cast:Bolt" in offered
    assert "cast:Blank" not in offered


@pytest.mark.rule("203.4")
def test_a_race_may_be_left_out_of_the_choice() -> None:
    both = spell(
        "Pick",
        "Choose a race besides Human. Destroy all creatures that have the chosen race in the battle zone.",
        **FREE,
    )
    zones: Zones = {"hand:0": ["Pick", "Nothing"], "B1:1": ["Fish"]}
    match = table(zones, both).answer("cast:Pick")
    assert "race:Human" not in match.offered
    assert match.answer("race:Liquid People").names("graveyard:1") == ["Fish"]


@pytest.mark.rule("608.1")
def test_what_is_for_good_lasts_beyond_the_turn() -> None:
    haste = spell("Haste", "Choose one of your creatures. It gets blocker for good.", **FREE)
    zones: Zones = {"hand:0": ["Haste", "Nothing"], "B1:0": ["One"], "B1:1": ["Two"]}
    match = table(zones, haste).answer("cast:Haste")
    while match.match.state.turn_player == 0:
        match.answer("pass")
    while "attack:B1" not in match.offered:
        match.answer("pass")
    match.answer("attack:B1")
    while match.offered == ["pass", "pass-on"]:  # nothing is declared
        match.answer("pass-on")
    assert "block:B1:0" in match.offered
