"""110.4, 112.3g, 302.2, 601.1a: keywords about using cards: cyclone, recycle, knight magic, mechraid, varavariety."""

from __future__ import annotations

from typing import Any, Final

import pytest

from engine.games.duel_masters.twinpacts import join
from tests.games.duel_masters.positions import Zones, creature, spell, table

FREE: Final[dict[str, Any]] = {"cost": 0, "civilizations": []}
WIND = spell("Wind", "Cyclone", "Draw a card.", **FREE)
EASY = creature("Easy", 1000, **FREE)


@pytest.mark.rule("302.2")
@pytest.mark.parametrize(
    ("before", "back"),
    [(["summon:Easy"], True), ([], False), (["summon:Easy", "cast:Calm"], False), (["cast:Calm", "summon:Easy"], True)],
)
def test_a_cyclone_goes_to_the_hand_if_a_creature_was_summoned_immediately_before(
    before: list[str], back: bool
) -> None:
    calm = spell("Calm", "Draw a card.", **FREE)
    match = table({"hand:0": ["Wind", "Easy", "Calm", "Nothing"]}, WIND, EASY, calm)
    for answer in before:
        match.answer(answer)
    match.answer("cast:Wind")
    assert ("Wind" in match.names("hand:0")) is back
    assert ("Wind" in match.names("graveyard:0")) is not back


@pytest.mark.rule("302.2", "808.3a", "112.3g")
def test_a_cyclone_stays_away_where_the_creature_has_cast_its_spell_half_in_between() -> None:
    when = "When you put this creature into the battle zone, cast this creature's spell side for no cost."
    halves = (
        creature("Duo", 1000, when, half_of="Duo/Beam", **FREE),
        spell("Beam", "Draw a card.", half_of="Duo/Beam", **FREE),
    )
    zones: Zones = {"hand:0": ["Wind", "Duo / Beam", "Nothing"]}
    match = table(zones, WIND, *halves, join("Duo/Beam", halves)).answer("summon:Duo/Beam").answer("cast:Wind")
    assert match.names("graveyard:0") == ["Wind"]


@pytest.mark.rule("302.2")
def test_a_creature_that_was_put_and_not_summoned_is_not_enough_for_a_cyclone() -> None:
    door = spell("Door", "Put a creature from your hand into the battle zone.", **FREE)
    match = table({"hand:0": ["Wind", "Door", "Easy"]}, WIND, EASY, door).answer("cast:Door")
    while match.rule != "504.1":
        match.answer(match.offered[0])
    match.answer("cast:Wind")
    assert "Wind" in match.names("graveyard:0")


@pytest.mark.rule("601.1a")
def test_what_is_recycled_is_cast_from_the_graveyard_for_its_price_and_goes_under_the_deck() -> None:
    again = spell("Again", "Recycle fire 2", "Draw a card.", cost=5)
    zones: Zones = {"hand:0": ["Nothing"], "graveyard:0": ["Again"], "mana zone:0": ["One"] * 2}
    match = table(zones, again).answer("cast:Again")
    assert (match.names("hand:0"), match.names("graveyard:0")) == (["Nothing", "Blank"], [])
    assert match.names("deck:0")[0] == "Again"
    poor = table({**zones, "mana zone:0": ["One"]}, again)
    assert poor.offered == ["pass"]


@pytest.mark.rule("603.2")
@pytest.mark.parametrize(("there", "answers", "drawn"), [("One", [], 1), ("Knight", ["yes"], 2), ("Knight", ["no"], 1)])
def test_something_is_done_again_if_something_is_so_and_the_player_likes(
    there: str, answers: list[str], drawn: int
) -> None:
    knight = creature("Knight", 1000, races=["Knight"])
    shot = spell("Shot", "Do this, and again if you like if you have a Knight creature: (draw a card).", **FREE)
    match = table({"hand:0": ["Shot", "Nothing"], "B1:0": [there]}, knight, shot).answer("cast:Shot")
    for answer in answers:
        match.answer(answer)
    assert (match.rule, match.count("hand:0")) == ("504.1", 1 + drawn)


RAID = (
    "Look at the top three cards of your deck, use up to one fire card that costs 2 or less from among them for no "
    "cost, and put the rest on the bottom of your deck in any order."
)


@pytest.mark.rule("112.3g")
@pytest.mark.parametrize(("found", "key"), [("One", "use-card:One"), ("Bolt", "use-card:Bolt")])
def test_a_card_of_any_type_may_be_used_for_nothing(found: str, key: str) -> None:
    raid = spell("Raid", RAID, **FREE)
    zones: Zones = {"hand:0": ["Raid", "Nothing"], "deck:0": ["Nine", "Fish", found], "B1:1": ["Nine"]}
    match = table(zones, raid).answer("cast:Raid")
    while key not in match.offered:
        match.answer(match.offered[0])
    assert "use-card:Fish" not in match.offered
    match.answer(key)
    while match.rule != "504.1":
        match.answer(*match.offered[: match.match.decision.minimum or 1] if match.match.decision else ())
    if found == "One":
        assert match.names("B1:0") == ["One"]
    else:
        assert (match.names("B1:1"), "Bolt" in match.names("graveyard:0")) == ([], True)


@pytest.mark.rule("604.2")
def test_a_varavariety_counts_elements_of_different_costs() -> None:
    vary = creature("Vary", 1000, "Varavariety 3: This creature gets +2000 power.", cost=1)
    dear = creature("Dear", 1000, cost=5)
    zones: Zones = {"hand:0": ["Nothing"], "B1:0": ["Vary"], "B2:0": ["One"], "B3:0": ["Two"]}
    assert table(zones, vary, dear).power("B1:0") == 1000, "two of the three cost the same"
    assert table({**zones, "B3:0": ["Dear"]}, vary, dear).power("B1:0") == 3000
    assert table({**zones, "B3:0": [], "B1:1": ["Dear"]}, vary, dear).power("B1:0") == 1000


@pytest.mark.rule("112.3g")
def test_what_is_summoned_for_nothing_is_summoned_and_not_put() -> None:
    text = "When you put this creature into the battle zone, you may summon a creature from your hand for no cost."
    bell = creature("Bell", 1000, "Whenever you summon a creature, draw a card.", **FREE)
    zones: Zones = {"hand:0": ["Caller", "One", "Bolt"], "B1:0": ["Bell"]}
    match = table(zones, bell, creature("Caller", 1000, text, **FREE)).answer("summon:Caller")
    while "use-card:One" not in match.offered:
        assert match.rule != "504.1"
        match.answer("yes" if "yes" in match.offered else match.offered[0])
    assert "use-card:Bolt" not in match.offered
    match.answer("use-card:One")
    while match.rule != "504.1":
        match.answer(match.offered[0])
    assert (match.names("B3:0"), match.names("hand:0")) == (["One"], ["Bolt", "Blank", "Blank"])


@pytest.mark.rule("401.4")
def test_cards_are_shuffled_under_the_deck_and_nobody_says_in_which_order() -> None:
    text = "Look at the top three cards of your deck. Shuffle the rest under your deck."
    zones: Zones = {"hand:0": ["Stir", "Nothing"], "deck:0": ["Nine", "One", "Two", "Three"]}
    orders = set()
    for seed in range(12):
        match = table(zones, spell("Stir", text, **FREE), seed=str(seed).encode()).answer("cast:Stir")
        while match.rule != "504.1":
            match.answer(match.offered[0])
        orders.add(tuple(match.names("deck:0")[:3]))
    assert {frozenset(order) for order in orders} == {frozenset({"Nine", "One", "Two"})}
    assert len(orders) > 1
