"""112.3a, 506.1e, 509.3: effects that are ignored, shields that are broken without their triggers or as one chooses."""

from __future__ import annotations

from typing import Any, Final

import pytest

from engine.scenarios import Placed
from tests.games.duel_masters.positions import Zones, attack, creature, spell, table

FREE: Final[dict[str, Any]] = {"cost": 0, "civilizations": []}
READ: Final = spell("Read", "Shield trigger", "Draw a card.")
TWO_SHIELDS: Final[Zones] = {"S1:1": ["One"], "S2:1": ["Two"]}


@pytest.mark.rule("101.2")
@pytest.mark.parametrize("kept", ["attack", "attack players"])
def test_what_keeps_from_attacking_players_can_be_ignored(kept: str) -> None:
    calm = creature("Calm", 3000, f"This creature can't {kept}.")
    rush = spell("Rush", "All of your creatures can attack players in spite of effects this turn.", **FREE)
    zones: Zones = {"hand:0": ["Rush", "Nothing"], "B1:0": ["Calm"], "B1:1": [Placed("One", rested=True)]}
    match = table(zones, calm, rush).answer("cast:Rush").answer("pass").answer("attack:B1")
    if kept == "attack":
        assert match.answer("pass-on").prompt == "ask-shield-triggers"  # there was nothing else to attack
    else:
        assert match.offered == ["target-player", "target:B1:1"]


@pytest.mark.rule("101.2", "506.1e")
def test_a_creature_that_attacks_in_spite_of_effects_attacks_anything() -> None:
    wild = creature("Wild", 3000, "This creature can't attack.", "This creature can attack in spite of effects.")
    zones: Zones = {"B1:0": ["Wild"], "B1:1": [Placed("One", rested=True)]}
    assert attack(zones, wild).answer("attack:B1").offered == ["target-player", "target:B1:1"]


@pytest.mark.rule("506.1e")
def test_a_creature_that_came_this_turn_still_waits() -> None:
    wild = creature("Wild", 3000, "This creature can attack in spite of effects.", **FREE)
    zones: Zones = {"hand:0": ["Wild", "Nothing"], "B1:0": ["One"]}
    match = table(zones, wild).answer("summon:Wild").answer("pass")
    assert [each for each in match.offered if each.startswith("attack:")] == ["attack:B1"]


@pytest.mark.rule("506.1e")
def test_an_untapped_creature_can_be_attacked_as_if_it_was_tapped() -> None:
    mark = spell(
        "Mark", "Choose one of your opponent's creatures. It can be attacked while untapped this turn.", **FREE
    )
    zones: Zones = {"hand:0": ["Mark", "Nothing"], "B1:0": ["One"], "B1:1": ["Two"], "B2:1": ["Three"]}
    match = table(zones, mark).answer("cast:Mark").answer("choose:B2:1").answer("pass").answer("attack:B1")
    assert match.offered == ["target-player", "target:B2:1"]


@pytest.mark.rule("112.3a")
def test_shields_are_broken_without_their_triggers() -> None:
    hush = creature("Hush", 2000, "This creature breaks shields without their shield triggers.")
    zones: Zones = {"B1:0": ["Hush"], "B2:0": ["One"], "S1:1": ["Bolt"], "S2:1": ["Bolt"]}
    match = attack(zones, hush).answer("attack:B1").answer("break:S1")
    assert match.offered == ["pass"]
    match.answer("pass").answer("attack:B2").answer("pass-on")
    assert "shield-trigger:Bolt" in match.offered


@pytest.mark.rule("112.3a")
@pytest.mark.parametrize(("attacker", "drawn"), [("B1", ["Blank"]), ("B2", [])])
def test_a_trigger_of_a_shield_that_a_certain_creature_broke_is_heard_of(attacker: str, drawn: list[str]) -> None:
    text = "Whenever your opponent uses a card by shield trigger when this creature broke it, draw a card."
    zones: Zones = {"B1:0": ["Wary"], "B2:0": ["Nine"], "S1:1": ["Bolt"]}
    match = attack(zones, creature("Wary", 2000, text)).answer(f"attack:{attacker}").answer("shield-trigger:Bolt")
    assert match.answer("destroy:B2" if attacker == "B1" else "destroy:B1").names("hand:0") == drawn


@pytest.mark.rule("112.3a", "110.5a", "509.4c")
def test_a_breaker_that_has_left_is_judged_by_what_it_was_when_it_broke_the_shield() -> None:
    fan = creature(
        "Fan", 1000,
        "Whenever your opponent uses a card by shield trigger when your other creature that has power 5000 or more "
        "broke it, draw a card.",
        "All of your other creatures get +2000 power.",
    )  # fmt: skip
    zones: Zones = {"B1:0": ["Twin"], "B2:0": ["Fan"], "S1:1": ["Bolt"], "S2:1": ["Read"]}
    match = attack(zones, fan, READ).answer("attack:B1").answer("shield-trigger:Bolt", "shield-trigger:Read")
    match.answer("play:Bolt:shield trigger").answer("destroy:B1")
    assert match.names("graveyard:0") == ["Twin"]
    assert match.count("hand:0") == 2


@pytest.mark.rule("112.3a", "400.5", "509.4c")
def test_a_breaker_that_has_left_and_come_back_is_another_creature() -> None:
    blink = spell(
        "Blink", "Shield trigger",
        "Destroy one of your opponent's creatures. Put it into the battle zone.",
    )  # fmt: skip
    text = "Whenever your opponent uses a card by shield trigger when this creature broke it, draw a card."
    zones: Zones = {"B1:0": ["Wary"], "B2:0": ["Nine"], "S1:1": ["Blink"], "S2:1": ["Read"]}
    match = attack(zones, creature("Wary", 2000, "Double breaker", text), blink, READ).answer("attack:B1")
    match.answer("shield-trigger:Blink", "shield-trigger:Read")
    match.answer("play:Blink:shield trigger").answer("destroy:B1")
    assert match.names("graveyard:0") == []
    assert match.count("hand:0") == 1  # for the first one


@pytest.mark.rule("509.3")
def test_a_player_may_choose_which_of_their_own_shields_are_broken() -> None:
    guide = creature("Guide", 1000, "You can choose the shields that are broken.")
    match = attack({**TWO_SHIELDS, "B1:0": ["Nine"], "B1:1": ["Guide"]}, guide).answer("attack:B1")
    assert match.asked == 1
    match.answer("break:S2").answer("pass")
    assert "Two" in match.names("hand:1")


@pytest.mark.rule("509.3")
def test_otherwise_who_attacks_chooses_the_shields() -> None:
    guide = creature("Guide", 1000, "You can choose the shields that are broken.")
    assert attack({**TWO_SHIELDS, "B1:0": ["Guide"]}, guide).answer("attack:B1").asked == 0


@pytest.mark.rule("801.1a")
def test_evolution_creatures_of_any_race_are_put_on_a_creature() -> None:
    host = creature("Host", 1000, "This creature can be evolved into any race.", races=["Goblin"])
    free = {"supertypes": ["evolution"], **FREE}
    risen = creature("Grown", 6000, "Evolution: Put on one of your Human creatures", **free)
    zones: Zones = {"hand:0": ["Grown", "Nothing"], "B1:0": ["Host"]}
    assert table(zones, host, risen).answer("summon:Grown").names("B1:0") == ["Grown"]
    green = creature("Grown", 6000, "Evolution: Put on one of your nature creatures", **free)
    assert "summon:Grown" not in table(zones, host, green).offered


@pytest.mark.rule("801.4")
def test_the_card_on_top_of_a_creature_is_put_elsewhere_alone() -> None:
    text = (
        "Choose one of your opponent's evolution creatures, and put the topmost card of it into its owner's mana zone."
    )
    zones: Zones = {"hand:0": ["Peel", "Nothing"], "B1:1": [Placed("Risen", attached={"under:1": ["One"]})]}
    match = table(zones, spell("Peel", text, **FREE)).answer("cast:Peel")
    assert (match.names("mana zone:1"), match.names("B1:1")) == (["Risen"], ["One"])
