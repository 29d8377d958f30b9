"""605.2b: what waits for being chosen; 506.1: the second attack of a turn; 609.4: what is chosen to be done instead."""

from __future__ import annotations

from typing import Any, Final

import pytest

from engine.games.duel_masters.prints import reader
from engine.games.duel_masters.vocabulary import language
from tests.games.duel_masters.positions import Placed, Zones, attack, card, creature, spell, table

FREE: Final[dict[str, Any]] = {"cost": 0, "civilizations": []}
PROUD: Final = creature("Proud", 3000, "Whenever your opponent chooses this creature, draw a card.")
KILL: Final = spell("Kill", "Destroy one of your opponent's creatures.", **FREE)


@pytest.mark.rule("605.2b", "110.5a")
def test_a_creature_that_was_chosen_has_triggered_though_it_is_gone() -> None:
    match = table({"hand:0": ["Kill", "Nine"], "B1:1": ["Proud"], "B2:1": ["One"]}, PROUD, KILL).answer("cast:Kill")
    assert match.answer("destroy:B1:1").count("hand:1") == 1
    match = table({"hand:0": ["Kill", "Nine"], "B1:1": ["Proud"], "B2:1": ["One"]}, PROUD, KILL).answer("cast:Kill")
    assert match.answer("destroy:B2:1").count("hand:1") == 0


@pytest.mark.rule("605.2b")
def test_the_only_one_there_is_is_chosen_too_and_all_are_not() -> None:
    zones: Zones = {"hand:0": ["Kill", "Nine"], "B1:1": ["Proud"]}
    assert table(zones, PROUD, KILL).answer("cast:Kill").count("hand:1") == 1
    sweep = spell("Kill", "Destroy all of your opponent's creatures.", **FREE)
    assert table(zones, PROUD, sweep).answer("cast:Kill").count("hand:1") == 0


@pytest.mark.rule("605.2b")
def test_who_chooses_their_own_creature_is_not_the_opponent() -> None:
    mine = spell("Mine", "Destroy one of your creatures.", **FREE)
    match = table({"hand:0": ["Mine", "Nine"], "B1:0": ["Proud"]}, PROUD, mine).answer("cast:Mine")
    assert match.count("hand:0") == 1
    theirs = spell("Theirs", "Your opponent chooses one of your opponent's creatures, and destroy it.", **FREE)
    match = table({"hand:0": ["Theirs", "Nine"], "B1:1": ["Proud"]}, PROUD, theirs).answer("cast:Theirs")
    assert (match.names("graveyard:1"), match.count("hand:1")) == (["Proud"], 0)


@pytest.mark.rule("509.5b", "605.2b", "506.1e")
def test_guard_strike_chooses_and_an_attack_does_not() -> None:
    ward = creature("Ward", 1000, "Guard strike")
    zones: Zones = {"B1:0": ["Proud"], "S1:1": ["Ward"]}
    match = attack(zones, PROUD, ward).answer("attack:B1").answer("guard-strike:Ward")
    assert match.count("hand:0") == 1
    zones = {"B1:0": ["Nine"], "B9:0": ["One"], "B1:1": [Placed("Proud", rested=True)]}
    assert attack(zones, PROUD).answer("attack:B1").answer("target:B1:1").count("hand:1") == 0


@pytest.mark.rule("506.1", "806.1a", "603.4")
def test_what_waits_for_the_second_attack_of_a_turn_comes_after_it() -> None:
    sword = card(
        "Sword", "The equipped creature gets speed attacker.",
        "Dragsolution: Whenever your creature attacks, if it is the second attack this turn, after the attack, "
        "flip this card to its creature side, and untap it.",
        type="weapon", supertypes=["dragheart"], other_sides=["Dragon"],
    )  # fmt: skip
    dragon = creature("Dragon", 9000, supertypes=["dragheart"], other_sides=["Sword"], side="b", cost=7)
    shields = {f"S{number}:1": ["Blank"] for number in range(1, 5)}
    zones: Zones = {"B1:0": [Placed("Two", attached={"B2:0": ["Sword"]})], "B3:0": ["Two"], "B4:0": ["One"], **shields}
    match = attack(zones, sword, dragon)
    for place in ("B1", "B3"):
        assert match.names("B2:0") == ["Sword"]
        match.answer(f"attack:{place}")
        while match.rule not in {"506.1a", "505.5"}:
            match.answer(match.offered[0])
    assert (match.names("B2:0"), match.rested("B2:0")) == (["Dragon"], False)
    assert match.offered == ["pass", "attack:B2", "attack:B4"]


@pytest.mark.rule("813.1", "609.4", "700.2a")
def test_a_player_chooses_what_happens_instead_of_losing_among_what_can_happen() -> None:
    options = '(destroy this creature) or (discard a card named "Max")'
    text = f"When you would lose the game, choose one of these: {options} instead."
    top = creature("Max", 7000, text, supertypes=["star max", "evolution"])
    zones: Zones = {"B1:1": ["Nine"], "B1:0": ["Max"], "S1:0": [], "hand:0": ["Max", "One"]}
    match = attack(zones, top, turn_player=1).answer("attack:B1")
    assert (match.asked, match.rule, match.offered) == (0, "700.2a", ["option", "option#2"])
    match.answer("option#2").answer("discard:Max")
    assert (match.names("graveyard:0"), match.names("B1:0"), match.match.state.outcome) == (["Max"], ["Max"], None)
    alone = attack({**zones, "hand:0": ["One"]}, top, turn_player=1).answer("attack:B1")
    assert alone.offered == ["option"]
    assert alone.answer("option").names("graveyard:0") == ["Max"]
    held = creature("Max", 7000, text, "This creature can't be destroyed.", supertypes=["star max", "evolution"])
    lost = attack({**zones, "hand:0": ["One"]}, held, turn_player=1).answer("attack:B1")
    while lost.asked == 0:
        lost.answer(lost.offered[0])
    assert lost.match.state.outcome is not None


@pytest.mark.parametrize(
    ("printed", "meant"),
    [
        (
            "Whenever your opponent chooses this creature, draw a card.",
            "Whenever your opponent chooses this creature, draw a card.",
        ),
        (
            "Whenever any of your creatures attacks, if that attack is the second attack of this turn, draw a card.",
            "Whenever your creature attacks, if it is the second attack this turn, draw a card.",
        ),
    ],
)
def test_print_says_so_as_well(printed: str, meant: str) -> None:
    assert reader().read(printed) == language().compile(meant)


@pytest.mark.rule("609.4", "701.7a")
@pytest.mark.parametrize(("held", "place"), [("Max", "B1:1"), ("One", "graveyard:1")])
def test_what_is_not_in_the_hand_is_not_discarded_instead(held: str, place: str) -> None:
    victim = creature("Victim", 1000, 'When this creature would be destroyed, discard a card named "Max" instead.')
    zones: Zones = {"hand:0": ["Kill", "Nine"], "B1:1": ["Victim"], "hand:1": [held]}
    match = table(zones, victim, creature("Max", 1000), KILL).answer("cast:Kill")
    while match.asked == 1:
        match.answer(match.offered[0])
    assert match.names(place) == ["Victim"]
