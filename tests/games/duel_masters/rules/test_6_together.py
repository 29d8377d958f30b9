"""609.9: several events at once, and what happens instead of which; 703.3: what is saved again and again."""

from __future__ import annotations

from typing import Any, Final

import pytest

from tests.games.duel_masters.positions import Placed, Zones, attack, creature, spell, table

FREE: Final[dict[str, Any]] = {"cost": 0, "civilizations": []}
KILL: Final = spell("Kill", "Destroy one of your opponent's creatures.", **FREE)
SWEEP: Final = spell("Sweep", "Destroy all of your opponent's creatures.", **FREE)
KEEPER: Final = creature("Keeper", 1000, "When your creature would be destroyed, discard a card instead.")
GUARD: Final = creature("Guard", 1000, "When your other creature would be destroyed, destroy this creature instead.")
CURSE: Final = spell(
    "Curse", "Choose one of your opponent's creatures. It gets -3000 power until the end of the turn.", **FREE
)
THREE: Final[Zones] = {"B2:1": ["One"], "B3:1": ["Two"]}


@pytest.mark.rule("609.9a")
@pytest.mark.parametrize(("saved", "name"), [("B1:1", "Keeper"), ("B2:1", "One"), ("B3:1", "Two")])
def test_a_player_says_of_which_event_something_else_must_happen_that_can_happen_once(saved: str, name: str) -> None:
    zones: Zones = {"hand:0": ["Sweep", "Nine"], "B1:1": ["Keeper"], **THREE, "hand:1": ["Nine"]}
    match = table(zones, KEEPER, SWEEP).answer("cast:Sweep")
    assert (match.asked, match.rule) == (1, "609.9a")
    assert match.offered == ["replaced:B1:1", "replaced:B2:1", "replaced:B3:1"]
    match.answer(f"replaced:{saved}")
    assert match.names(saved) == [name]
    assert sorted(match.names("graveyard:1")) == sorted({"Keeper", "One", "Two", "Nine"} - {name})


@pytest.mark.rule("609.9a")
def test_with_two_cards_to_discard_two_creatures_are_saved() -> None:
    zones: Zones = {"hand:0": ["Sweep", "Nine"], "B1:1": ["Keeper"], **THREE, "hand:1": ["Nine", "Nine"]}
    match = table(zones, KEEPER, SWEEP).answer("cast:Sweep").answer("replaced:B3:1").answer("discard:Nine")
    assert match.offered == ["replaced:B1:1", "replaced:B2:1"]
    match.answer("replaced:B2:1")
    assert (match.names("B2:1"), match.names("B3:1")) == (["One"], ["Two"])
    assert sorted(match.names("graveyard:1")) == ["Keeper", "Nine", "Nine"]


@pytest.mark.rule("609.9a", "609.9b")
def test_the_player_says_for_which_creature_the_one_that_guards_all_is_destroyed() -> None:
    zones: Zones = {"hand:0": ["Sweep", "Nine"], "B1:1": ["Guard"], **THREE}
    match = table(zones, GUARD, SWEEP).answer("cast:Sweep")
    assert (match.rule, match.offered) == ("609.9a", ["replaced:B2:1", "replaced:B3:1"])
    match.answer("replaced:B3:1")
    assert (sorted(match.names("graveyard:1")), match.names("B3:1")) == (["Guard", "One"], ["Two"])


@pytest.mark.rule("609.9a")
@pytest.mark.parametrize(("saved", "left"), [("B1:1", ["First"]), ("B2:1", ["Second"])])
def test_of_two_that_each_have_to_go_for_the_other_the_player_says_which_is_saved(saved: str, left: list[str]) -> None:
    text = "When your other creature would be destroyed, destroy this creature instead."
    zones: Zones = {"hand:0": ["Sweep", "Nine"], "B1:1": ["First"], "B2:1": ["Second"]}
    match = table(zones, creature("First", 1000, text), creature("Second", 1000, text), SWEEP).answer("cast:Sweep")
    assert (match.asked, match.rule, match.offered) == (1, "609.9a", ["replaced:B1:1", "replaced:B2:1"])
    match.answer(f"replaced:{saved}")
    assert [*match.names("B1:1"), *match.names("B2:1")] == left
    assert match.count("graveyard:1") == 1


@pytest.mark.rule("609.9a")
def test_nothing_is_asked_where_each_goes_elsewhere_itself() -> None:
    text = "When this creature would be destroyed, put this creature into your mana zone instead."
    zones: Zones = {"hand:0": ["Sweep", "Nine"], "B1:1": ["Away"], "B2:1": ["Away"]}
    match = table(zones, creature("Away", 1000, text), SWEEP).answer("cast:Sweep")
    assert (match.rule, match.count("mana zone:1")) == ("504.1", 2)


@pytest.mark.rule("609.9a")
def test_of_two_that_each_have_to_discard_the_same_card_the_player_says_which_is_saved() -> None:
    torn = creature("Torn", 1000, "When this creature would be destroyed, discard a card instead.")
    zones: Zones = {"hand:0": ["Sweep", "Nine"], "B1:1": ["Torn"], "B2:1": ["Torn"], "hand:1": ["Nine"]}
    match = table(zones, torn, SWEEP).answer("cast:Sweep").answer("replaced:B2:1")
    assert (match.names("B1:1"), match.names("B2:1")) == ([], ["Torn"])


@pytest.mark.rule("609.9a")
@pytest.mark.parametrize(
    "text",
    [
        "When your creature would be destroyed, return it to your hand instead.",
        "When your creature would be destroyed, draw a card instead.",
    ],
)
def test_nothing_is_asked_where_something_else_can_happen_of_all(text: str) -> None:
    zones: Zones = {"hand:0": ["Sweep", "Nine"], "B1:1": ["Calm"], **THREE}
    match = table(zones, creature("Calm", 1000, text), SWEEP).answer("cast:Sweep")
    assert (match.asked, match.names("graveyard:1"), match.count("hand:1")) == (0, [], 3)


@pytest.mark.rule("609.9a")
def test_who_may_let_something_else_happen_is_asked_of_each_in_turn() -> None:
    text = "When your other creature would be destroyed, you may destroy this creature instead."
    zones: Zones = {"hand:0": ["Sweep", "Nine"], "B1:1": ["Saver"], **THREE}
    match = table(zones, creature("Saver", 1000, text), SWEEP).answer("cast:Sweep")
    assert match.offered == ["yes", "no"]
    match.answer("no").answer("yes")
    assert (match.names("B3:1"), sorted(match.names("graveyard:1"))) == (["Two"], ["One", "Saver"])


@pytest.mark.rule("609.9a", "703.3", "703.4c")
def test_of_creatures_without_power_the_player_says_too_which_is_saved() -> None:
    blight = creature("Blight", 1000, "All of your opponent's creatures get -2000 power.")
    zones: Zones = {
        "hand:0": ["Blight", "Nine"], "mana zone:0": ["One"] * 2,
        "B1:1": ["Guard"], "B2:1": ["Two"], "B3:1": ["Two"], "B4:1": ["Nine"],
    }  # fmt: skip
    guard = creature("Guard", 9000, "When your other creature would be destroyed, destroy this creature instead.")
    match = table(zones, guard, blight).answer("summon:Blight")
    assert (match.rule, match.offered) == ("609.9a", ["replaced:B2:1", "replaced:B3:1"])
    match.answer("replaced:B2:1")  # which still has no power, and then nothing saves it
    assert sorted(match.names("graveyard:1")) == ["Guard", "Two", "Two"]


@pytest.mark.rule("609.3", "703.3", "703.4c")
@pytest.mark.parametrize(("held", "left"), [(["Nine"] * 3, 0), ([], 0)])
def test_a_creature_without_power_is_saved_as_often_as_something_else_can_happen(held: list[str], left: int) -> None:
    zones: Zones = {"hand:0": ["Curse", "Nine"], "B1:1": ["Keeper"], "hand:1": held}
    match = table(zones, KEEPER, CURSE).answer("cast:Curse")
    while match.rule == "605.2b" and match.asked == 1:
        match.answer(match.offered[0])
    assert (match.names("B1:1"), match.count("hand:1")) == ([], left)
    assert sorted(match.names("graveyard:1")) == sorted(["Keeper", *held])


@pytest.mark.rule("609.3", "703.3", "104.2b")
def test_who_must_draw_again_and_again_instead_loses_with_the_last_card() -> None:
    text = "When this creature would be destroyed, draw a card instead."
    zones: Zones = {"hand:0": ["Curse", "Nine"], "B1:1": ["Reader"], "deck:1": ["One"] * 3, "deck:0": ["One"] * 3}
    match = table(zones, creature("Reader", 1000, text), CURSE, filler=("", ""), filling=0).answer("cast:Curse")
    outcome = match.match.state.outcome
    assert outcome is not None
    assert (outcome.winner, outcome.rule, match.count("hand:1")) == (0, "104.2b", 3)


@pytest.mark.rule("609.3", "703.3")
def test_who_may_let_something_else_happen_of_a_creature_without_power_is_asked_each_time() -> None:
    text = "When this creature would be destroyed, you may draw a card instead."
    zones: Zones = {"hand:0": ["Curse", "Nine"], "B1:1": ["Reader"]}
    match = table(zones, creature("Reader", 1000, text), CURSE).answer("cast:Curse")
    match.answer("yes").answer("yes").answer("no")
    assert (match.names("graveyard:1"), match.count("hand:1")) == (["Reader"], 2)


@pytest.mark.rule("609.3", "703.3", "111.2d")
def test_it_is_saved_no_more_often_in_the_middle_of_an_effect_than_after_it() -> None:
    curse = spell(
        "Long Curse", "Choose one of your opponent's creatures. It gets -3000 power until the end of the turn.",
        "Draw a card.", **FREE,
    )  # fmt: skip
    zones: Zones = {"hand:0": ["Long-Curse", "Nine"], "B1:1": ["Keeper"], "hand:1": ["Nine", "Nine"]}
    match = table(zones, KEEPER, curse).answer("cast:Long-Curse").answer("discard:Nine")
    assert (sorted(match.names("graveyard:1")), match.count("hand:0")) == (["Keeper", "Nine", "Nine"], 2)


@pytest.mark.rule("609.3", "104.2b", "703.4b")
def test_who_does_something_else_instead_of_losing_for_an_empty_deck_does_so_until_it_cannot_be_done() -> None:
    text = "When you would lose the game, discard a card instead."
    zones: Zones = {
        "hand:0": ["Blank", "Nine", "Nine"],
        "B1:0": ["Stay"],
        "mana zone:0": ["One"] * 2,
        "deck:0": ["One"],
    }
    match = table(zones, creature("Stay", 1000, text), filler=("", "Blank"), filling=3).answer("cast:Blank")
    while match.asked == 0 and match.match.state.outcome is None:
        match.answer(match.offered[0])
    outcome = match.match.state.outcome
    assert outcome is not None
    assert (outcome.winner, match.count("hand:0")) == (1, 0)


@pytest.mark.rule("609.9a", "509.5")
@pytest.mark.parametrize("saved", ["S1", "S2"])
def test_the_player_says_of_which_shield_something_else_happens(saved: str) -> None:
    text = "When a shield of yours would be broken, destroy this creature instead."
    zones: Zones = {"B1:0": ["Twin"], "B9:0": ["One"], "S1:1": ["Blank"], "S2:1": ["Blank"], "B1:1": ["Cover"]}
    match = attack(zones, creature("Cover", 1000, text)).answer("attack:B1")
    assert (match.asked, match.rule) == (1, "609.9a")
    assert match.offered == ["replaced-there:S1", "replaced-there:S2"]
    match.answer(f"replaced-there:{saved}").answer("pass")
    assert (match.names("graveyard:1"), match.count("hand:1")) == (["Cover"], 1)
    assert match.names(f"{saved}:1") == ["Blank"]


@pytest.mark.rule("609.9", "509.4c")
def test_the_other_shields_break_when_the_breaker_goes_instead_of_one() -> None:
    text = "When this creature would break a shield, destroy this creature instead."
    rash = creature("Rash", 4000, "Double breaker", text)
    zones: Zones = {"B1:0": ["Rash"], "B9:0": ["One"], "S1:1": ["Blank"], "S2:1": ["Blank"]}
    match = attack(zones, rash).answer("attack:B1")
    assert (match.asked, match.rule) == (0, "609.9a")
    match.answer("replaced-there:S2").answer("pass")
    assert (match.names("graveyard:0"), match.count("hand:1")) == (["Rash"], 1)
    assert match.names("S2:1") == ["Blank"]


@pytest.mark.rule("609.9a", "115.3b")
def test_of_two_lost_battles_the_turn_players_is_replaced_first() -> None:
    text = "When this creature would lose a battle, return it to your hand instead."
    home = creature("Home", 3000, text)
    zones: Zones = {"B1:0": ["Home"], "B9:0": ["One"], "B1:1": [Placed("Home", rested=True)]}
    match = attack(zones, home).answer("attack:B1").answer("target:B1:1")
    assert (match.names("hand:0"), match.names("hand:1")) == (["Home"], ["Home"])
    assert (match.names("graveyard:0"), match.names("graveyard:1")) == ([], [])


@pytest.mark.rule("609.3", "703.3")
@pytest.mark.parametrize("held", [0, 1, 3])
def test_it_is_saved_as_often_where_no_effect_is_being_resolved(held: int) -> None:
    noon = creature("Noon", 1000, "While it is your turn, all of your opponent's creatures get -2000 power.")
    zones: Zones = {"B1:0": ["Noon"], "B1:1": ["Keeper"], "hand:1": ["Nine"] * held, "deck:0": ["One"] * 5}
    match = table(zones, KEEPER, noon, step="start_of_turn")
    while match.asked == 1:
        match.answer(match.offered[0])
    assert (match.count("hand:1"), match.names("graveyard:1")) == (0, ["Nine"] * held + ["Keeper"])
