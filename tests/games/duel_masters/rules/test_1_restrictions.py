"""101.2, 110.4f, 503.1, 701.9: what players cannot do, what comes tapped, what others do, and revealing until."""

from __future__ import annotations

from typing import Any, Final

import pytest

from engine.language.errors import CardTextError
from tests.games.duel_masters.positions import Placed, Zones, attack, creature, spell, table

FREE: Final[dict[str, Any]] = {"cost": 0, "civilizations": []}
MANA: Final = ["One", "One", "One"]


@pytest.mark.rule("101.2")
def test_players_may_be_kept_from_casting_certain_spells() -> None:
    law = creature("Law", 1000, "Both players can't cast any non-light spells.")
    ray = spell("Ray", "Draw a card.", civilizations=["light"], cost=0)
    zones: Zones = {"hand:0": ["Bolt", "Ray", "Quick", "Nothing"], "mana zone:0": MANA, "B1:1": ["Law"]}
    assert "cast:Bolt" in table({**zones, "B1:1": ["One"]}, ray).offered
    offered = table(zones, law, ray).offered
    assert "cast:Bolt" not in offered
    assert "summon:Quick" in offered


@pytest.mark.rule("101.2")
def test_what_a_text_says_of_you_is_said_of_its_player_and_not_of_the_one_who_cannot() -> None:
    law = creature(
        "Law", 1000, "Your opponent can't cast any spells that cost no more than the number of (cards in your hand)."
    )
    zones: Zones = {"hand:0": ["Bolt", "Nothing"], "hand:1": ["One"], "mana zone:0": MANA, "B1:1": ["Law"]}
    assert "cast:Bolt" in table(zones, law).offered
    assert "cast:Bolt" not in table({**zones, "hand:1": ["One", "One"]}, law).offered


@pytest.mark.rule("101.2")
def test_a_spell_that_cannot_be_cast_cannot_be_cast_for_nothing_either() -> None:
    law = creature("Law", 1000, "Both players can't cast any fire spells.")
    zones: Zones = {"B1:0": ["One"], "B2:0": ["One"], "B1:1": ["Law"], "S1:1": ["Bolt"], "S2:1": ["Blank"]}
    match = attack(zones, law).answer("attack:B1").answer("break:S1")
    assert "shield-trigger:Bolt" not in match.offered


@pytest.mark.rule("101.2")
def test_shield_triggers_of_certain_cards_cannot_be_used() -> None:
    for text, there in (("fire", False), ("light", True)):
        law = creature("Law", 1000, f"Both players can't use shield triggers of any {text} cards.")
        zones: Zones = {"B1:0": ["One"], "B2:0": ["Law"], "S1:1": ["Bolt"], "S2:1": ["Blank"]}
        match = attack(zones, law).answer("attack:B1").answer("break:S1")
        assert ("shield-trigger:Bolt" in match.offered) is there


@pytest.mark.rule("101.2")
def test_players_may_be_kept_from_something_for_a_time() -> None:
    gag = spell("Gag", "Both players can't summon any fire creatures until the end of the turn.", **FREE)
    zones: Zones = {"hand:0": ["Gag", "Quick", "Bolt"], "mana zone:0": MANA, "B1:1": ["One"]}
    match = table(zones, gag)
    assert "summon:Quick" in match.offered
    match.answer("cast:Gag")
    assert "cast:Bolt" in match.offered
    assert "summon:Quick" not in match.offered


@pytest.mark.rule("101.2")
def test_a_creature_may_be_summoned_only_while_something_is_so() -> None:
    late = creature("Late", 9000, "You can summon this creature only if you have no shields.")
    zones: Zones = {"hand:0": ["Late", "Nothing"], "mana zone:0": MANA}
    assert "summon:Late" not in table(zones, late).offered
    assert "summon:Late" in table({**zones, "S1:0": []}, late).offered


@pytest.mark.rule("101.2", "701.6a")
@pytest.mark.parametrize(
    ("text", "left"),
    [
        ("Destroy all of your opponent's creatures.", ["Firm"]),
        ("Put all of your opponent's creatures into their owner's graveyard.", ["Firm"]),
        ("Return all of your opponent's creatures to their owner's hand.", []),
        ("All of your opponent's creatures get -3000 power until the end of the turn.", []),
    ],
)
def test_what_effects_cannot_destroy_is_destroyed_without_power_and_leaves_in_other_ways(
    text: str, left: list[str]
) -> None:
    firm = creature("Firm", 3000, "This creature can't be destroyed by effects.")
    zones: Zones = {"hand:0": ["Act", "Nothing"], "B1:1": ["Firm"], "B2:1": ["One"]}
    match = table(zones, firm, spell("Act", text, **FREE)).answer("cast:Act")
    assert [*match.names("B1:1"), *match.names("B2:1")] == left


@pytest.mark.rule("115.3b", "703.4d")
@pytest.mark.parametrize(("attacker", "left"), [("Nine", []), ("Killer", ["Firm"])])
def test_what_effects_cannot_destroy_loses_battles_and_is_not_slain(attacker: str, left: list[str]) -> None:
    firm = creature("Firm", 3000, "This creature can't be destroyed by effects.")
    match = attack({"B1:0": [attacker], "B1:1": [Placed("Firm", rested=True)]}, firm).answer("attack:B1")
    assert match.answer("target:B1:1").names("B1:1") == left


@pytest.mark.rule("101.2", "115.3b")
@pytest.mark.parametrize(("attacker", "left"), [("Nine", ["Firm"]), ("Killer", [])])
def test_what_cannot_be_destroyed_while_battling_survives_battles_and_is_slain_after_them(
    attacker: str, left: list[str]
) -> None:
    firm = creature("Firm", 500, "While battling, this creature can't be destroyed.")
    match = attack({"B1:0": [attacker], "B1:1": [Placed("Firm", rested=True)]}, firm).answer("attack:B1")
    assert match.answer("target:B1:1").names("B1:1") == left


@pytest.mark.rule("503.1")
def test_a_player_may_be_kept_from_charging_mana() -> None:
    void = creature("Void", 1000, "Your opponent can't put cards from the hand into the mana zone.")
    zones: Zones = {"hand:0": ["One", "Grow"], "B1:1": ["Void"]}
    grow = spell("Grow", "Put a card from your hand into your mana zone.", **FREE)
    assert "charge:One" in table({**zones, "B1:1": ["One"]}, grow, step="charge_step").offered
    match = table(zones, void, grow, step="charge_step")
    assert "charge:One" not in match.offered
    match.answer("cast:Grow")
    assert match.names("mana zone:0") == []


@pytest.mark.rule("110.4f")
def test_a_creature_may_come_tapped() -> None:
    slow = creature("Slow", 1000, "This creature enters the battle zone tapped.", **FREE)
    match = table({"hand:0": ["Slow", "Nothing"]}, slow).answer("summon:Slow")
    assert match.rested("B1:0")


@pytest.mark.rule("110.4f")
def test_creatures_of_the_opponent_may_come_tapped() -> None:
    ice = creature("Ice", 1000, "Your opponent can't put untapped any creatures.")
    zones: Zones = {"hand:0": ["Quick", "Nothing"], "mana zone:0": MANA, "B1:1": ["Ice"]}
    match = table(zones, ice).answer("summon:Quick")
    assert match.rested("B1:0")
    zones = {**zones, "B1:1": [], "B1:0": ["Ice"]}
    assert not table(zones, ice).answer("summon:Quick").rested("B2:0")


@pytest.mark.rule("700.4")
def test_a_blocker_may_be_one_against_a_civilization() -> None:
    wall = creature("Dam", 5000, "Water blocker")
    zones: Zones = {"B1:0": ["One"], "B2:0": ["Fish"], "B1:1": ["Dam"], "S2:1": ["Blank"]}
    match = attack(zones, wall).answer("attack:B2")
    assert "block:B1:1" in match.offered
    match = attack(zones, wall).answer("attack:B1")
    assert "block:B1:1" not in match.offered


@pytest.mark.rule("115.3d")
def test_a_slayer_may_be_one_against_a_civilization() -> None:
    for word, slain in (("Fire", True), ("Light", False)):
        killer = creature("Fang", 1000, f"{word} slayer", "Blocker")
        match = attack({"B1:0": ["Nine"], "B1:1": ["Fang"]}, killer).answer("attack:B1").answer("block:B1:1")
        assert (match.names("graveyard:0") == ["Nine"]) is slain


@pytest.mark.rule("703.4d")
def test_losing_a_battle_may_not_destroy_a_creature() -> None:
    for word, survives in (("fire", True), ("light", False)):
        text = f"This creature isn't destroyed by losing battles against {word} creatures."
        tough = creature("Tough", 1000, text, "Blocker")
        match = attack({"B1:0": ["Nine"], "B1:1": ["Tough"]}, tough).answer("attack:B1").answer("block:B1:1")
        assert (match.names("B1:1") == ["Tough"]) is survives


@pytest.mark.rule("701.9a")
def test_cards_are_revealed_until_one_fits() -> None:
    text = (
        "Reveal cards from the top of your deck until you reveal a creature, return it to your hand, and "
        "put the rest "
        "into your graveyard."
    )
    zones: Zones = {"hand:0": ["Dig", "Nothing"], "deck:0": ["Blank", "Bolt", "One", "Two"]}
    match = table(zones, spell("Dig", text, **FREE)).answer("cast:Dig")
    assert match.names("hand:0") == ["Nothing", "One"]
    assert match.names("graveyard:0") == ["Blank", "Bolt", "Dig"]


@pytest.mark.rule("101.3")
def test_the_opponent_decides_about_what_is_theirs_and_the_text_asks_whether_they_did_it() -> None:
    text = (
        "When you put this creature into the battle zone, your opponent does this: you may return one of "
        "your creatures "
        "to its owner's hand. If you do, draw a card."
    )
    bell = creature("Bell", 1000, text, **FREE)
    zones: Zones = {"hand:0": ["Bell", "Nothing"], "hand:1": [], "B1:0": ["One"], "B1:1": ["Two"]}
    match = table(zones, bell).answer("summon:Bell")
    assert match.asked == 1
    match.answer("yes")
    assert (match.names("hand:1"), match.names("hand:0")) == (["Two"], ["Nothing", "Blank"])
    match = table(zones, bell).answer("summon:Bell").answer("no")
    assert (match.names("hand:1"), match.names("hand:0")) == ([], ["Nothing"])


@pytest.mark.rule("101.3")
def test_the_owner_of_what_came_pays_for_it() -> None:
    text = (
        "When any player's other creature enters the battle zone, the owner of it does this: put a "
        "card from your "
        "mana zone into your graveyard."
    )
    toll = creature("Toll", 1000, text)
    zones: Zones = {
        "hand:0": ["Quick", "Nothing"],
        "mana zone:0": ["One", "One"],
        "mana zone:1": ["Two"],
        "B1:1": ["Toll"],
    }
    match = table(zones, toll).answer("summon:Quick")
    match.answer(match.offered[0])
    assert (match.names("graveyard:0"), match.names("graveyard:1")) == (["One"], [])


def test_one_thing_or_the_other_is_done_as_something_is_so_before_either() -> None:
    text = "If you have no shields, draw a card but otherwise put one of your shields into your graveyard."
    match = table({"hand:0": ["Turn", "Nothing"]}, spell("Turn", text, **FREE)).answer("cast:Turn")
    assert match.names("hand:0") == ["Nothing"]
    match = table({"hand:0": ["Turn", "Nothing"], "S1:0": []}, spell("Turn", text, **FREE)).answer("cast:Turn")
    assert match.names("hand:0") == ["Nothing", "Blank"]


EXILE = creature("Exile", 3000, "You can't put any exile creatures.", supertypes=["exile"], **FREE)
FETCH = "When you put this creature into the battle zone, put an exile creature from your hand into the battle zone."


@pytest.mark.rule("101.2")
def test_what_a_player_cannot_put_is_neither_summoned_nor_put() -> None:
    other = creature("Other", 3000, supertypes=["exile"], **FREE)
    zones: Zones = {"hand:0": ["Other", "Fetch", "Nothing"]}
    fetch = creature("Fetch", 1000, FETCH, **FREE)
    match = table({**zones, "B1:0": ["Exile"]}, EXILE, other, fetch)
    assert "summon:Other" not in match.offered
    match.answer("summon:Fetch")
    while match.rule != "504.1":
        match.answer(match.offered[0])
    assert match.names("hand:0") == ["Other", "Nothing"]
    free = table({**zones, "B1:1": ["Exile"]}, EXILE, other, fetch)
    assert "summon:Other" in free.offered, "it is the other player who cannot"


@pytest.mark.rule("101.2", "506.1a", "506.1e")
def test_what_a_player_cannot_do_in_attacks_none_of_their_creatures_can() -> None:
    zones: Zones = {"B1:0": ["One"], "B1:1": ["Warden"], "B2:1": [Placed("Two", rested=True)]}
    match = attack(zones, creature("Warden", 1000, "Your opponent can't attack players.")).answer("attack:B1")
    assert match.names("graveyard:0") == ["One"]  # it had nothing else to attack than the tapped creature
    match = attack(zones, creature("Warden", 1000, "Your opponent can't attack creatures.")).answer("attack:B1")
    assert match.rule == "509.5a"
    hand: Zones = {**zones, "hand:0": ["Nothing"]}
    match = table(hand, creature("Warden", 1000, "Your opponent can't attack."), phase="main step").answer("pass")
    assert match.asked == 1


@pytest.mark.rule("101.2", "507.1a")
def test_while_a_player_cannot_block_no_creature_of_theirs_blocks() -> None:
    zones: Zones = {"B1:0": ["One"], "B2:0": ["Herald"], "B1:1": ["Wall"]}
    match = attack(zones, creature("Herald", 1000, "Your opponent can't block.")).answer("attack:B1")
    assert match.rule == "509.5a"


@pytest.mark.rule("608.2", "506.1a")
def test_a_creature_that_comes_later_cannot_attack_either_where_its_player_cannot() -> None:
    hush = spell("Hush", "Both players can't attack players this turn.", cost=0, civilizations=[])
    match = table({"hand:0": ["Hush", "Quick"], "mana zone:0": ["One"] * 2, "B1:0": ["One"]}, hush)
    match.answer("cast:Hush").answer("summon:Quick")
    assert (match.names("B2:0"), match.asked) == (["Quick"], 1)


@pytest.mark.rule("101.2")
@pytest.mark.parametrize("said", ["can't be attacked", "can attack untapped creatures", "wins all battles"])
def test_what_creatures_alone_are_or_may_do_is_not_said_of_players(said: str) -> None:
    with pytest.raises(CardTextError, match="cards are so"):
        creature("Warden", 1000, f"Your opponent {said}.")
