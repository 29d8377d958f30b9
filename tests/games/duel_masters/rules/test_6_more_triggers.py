"""603, 506.1: what comes to a mana zone, which attack of the turn it is, and how many cards chance discards."""

from __future__ import annotations

import pytest

from engine.scenarios import Placed
from tests.games.duel_masters.positions import Zones, attack, card, creature, spell, table

FREE = {"cost": 0, "civilizations": []}


@pytest.mark.rule("603.2")
def test_a_card_of_a_civilization_comes_to_the_mana_zone() -> None:
    text = "When a fire card comes to your mana zone, draw a card."
    for name, drawn in (("One", 1), ("Fish", 0)):
        match = table({"hand:0": [name, "Nothing"], "B1:0": ["Deep"]}, creature("Deep", 2000, text), step="charge_step")
        match.answer(next(key for key in match.offered if key.endswith(f":{name}")))
        assert match.names("hand:0").count("Blank") == drawn


@pytest.mark.rule("506.1")
def test_the_first_attack_of_a_turn_is_told_from_the_others() -> None:
    text = "Whenever your creature attacks, if it is the first attack this turn, draw a card."
    zones: Zones = {"B1:0": ["Keen"], "B2:0": ["One"], "S1:1": ["One"], "S2:1": ["One"], "S3:1": ["One"]}
    match = attack(zones, creature("Keen", 2000, text)).answer("attack:B2")
    assert match.count("hand:0") == 1
    match.answer("break:S1").answer("pass").answer("attack:B1")
    while "pass-on" in match.offered:
        match.answer("pass")
    assert match.offered == ["break:S2", "break:S3"]
    assert match.count("hand:0") == 1


@pytest.mark.rule("506.1", "506.1e")
def test_an_attack_is_the_first_of_the_turn_while_its_target_is_being_chosen() -> None:
    bait = creature("Bait", 9000, "While it is the first attack this turn, this creature lures attacks by creatures.")
    zones: Zones = {"B1:0": ["One"], "B2:0": ["Fish"], "B1:1": [Placed("Bait", rested=True)], "S1:1": ["One"]}
    match = attack(zones, bait).answer("attack:B1")
    assert match.names("B1:0") == []  # it has attacked the bait, and was not asked
    assert set(match.answer("attack:B2").offered) == {"target-player", "target:B1:1"}


@pytest.mark.rule("701.7")
def test_chance_discards_as_many_cards_as_the_text_says() -> None:
    tear = spell("Tear", "Your opponent discards at random two cards.", **FREE)
    match = table({"hand:0": ["Tear", "Nothing"], "hand:1": ["One", "Two", "Nine"]}, tear).answer("cast:Tear")
    assert (match.count("hand:1"), match.count("graveyard:1")) == (1, 2)


@pytest.mark.rule("316.1")
def test_what_is_no_creature_is_called_by_its_type() -> None:
    seed = card("Seed", "When you put this tamaseed into the battle zone, draw a card.", type="tamaseed", **FREE)
    match = table({"hand:0": ["Seed", "Nothing"]}, seed)
    match.answer(next(key for key in match.offered if key.endswith(":Seed")))
    assert match.names("hand:0").count("Blank") == 1


@pytest.mark.rule("701.6a")
def test_another_creature_is_another_one_of_either_player() -> None:
    mourner = creature("Mourner", 2000, "When either player's other creature is destroyed, draw a card.")
    for name, drawn in (("One", 1), ("Two", 1), ("Mourner", 0)):
        blow = spell("Blow", f'Destroy a creature named "{name}" in the battle zone.', **FREE)
        zones: Zones = {"hand:0": ["Blow", "Nothing"], "B1:0": ["Mourner"], "B2:0": ["One"], "B1:1": ["Two"]}
        match = table(zones, mourner, blow).answer("cast:Blow")
        assert match.names("hand:0").count("Blank") == drawn
