"""101.4, 506 to 508, 601, 603, 701.7: what older cards say: each player, this turn, no battle, what costs more."""

from __future__ import annotations

from typing import Any, Final

import pytest

from engine.scenarios import Placed
from tests.games.duel_masters.positions import Zones, attack, creature, spell, table

FREE: Final[dict[str, Any]] = {"cost": 0, "civilizations": []}
NO_BATTLE: Final = "Whenever this creature becomes blocked, no battle happens."


@pytest.mark.rule("101.4")
def test_each_player_chooses_of_what_is_theirs() -> None:
    famine = spell("Famine", "Each player does this: destroy one of your creatures.", **FREE)
    zones: Zones = {
        "hand:0": ["Famine", "Nothing"],
        "B1:0": ["One"],
        "B2:0": ["Two"],
        "B1:1": ["Three"],
        "B2:1": ["Nine"],
    }
    match = table(zones, famine).answer("cast:Famine").answer("destroy:B2")
    assert len(match.offered) == 2
    match.answer(match.offered[0])
    assert (match.names("graveyard:0"), match.names("graveyard:1")) == (["Two", "Famine"], ["Three"])


@pytest.mark.rule("101.4")
def test_each_player_decides_whether_they_do_what_they_may() -> None:
    gift = spell("Gift", "Each player does this: you may draw a card.", **FREE)
    match = table({"hand:0": ["Gift", "Nothing"], "hand:1": []}, gift).answer("cast:Gift").answer("no").answer("yes")
    assert (match.names("hand:0"), match.names("hand:1")) == (["Nothing"], ["Blank"])


@pytest.mark.rule("101.4", "114.2a", "603.5c")
def test_what_each_player_does_before_drawing_is_done_together() -> None:
    text = "Each player does this: destroy one of your creatures, then draw a card."
    mourner = creature("Mourner", 1000, "When any player's creature is destroyed, draw a card.")
    zones: Zones = {"hand:0": ["Wake", "Nothing"], "B1:0": ["Mourner"], "B1:1": ["Mourner"]}
    match = table(zones, spell("Wake", text, **FREE), mourner).answer("cast:Wake")
    while match.rule == "101.4a":
        match.answer(match.offered[0])
    assert (match.count("hand:0"), match.count("hand:1")) == (3, 2)  # each sees only its own leaving


@pytest.mark.rule("409.1e", "104.2b")
def test_spells_that_each_player_casts_are_cast_one_after_the_other() -> None:
    text = "Each player does this: cast a spell from your graveyard for no cost."
    decks: Zones = {"deck:0": ["One", "One"], "deck:1": ["One", "One"]}
    zones: Zones = {"hand:0": ["Echo"], "graveyard:0": ["Two Cards"], "graveyard:1": ["Two Cards"], **decks}
    match = table(zones, spell("Echo", text, **FREE), spell("Two Cards", "Draw two cards."), filling=0)
    match.answer("cast:Echo")
    assert match.outcome is not None
    assert match.outcome.winner == 1


@pytest.mark.rule("603.3")
def test_what_waits_this_turn_does_so_each_time_until_the_turn_is_over() -> None:
    text = "From now on this turn, whenever your creature attacks, it gets +5000 power until the end of the turn."
    zones: Zones = {"hand:0": ["Rally", "Nothing"], "B1:0": ["One"], "B2:0": ["Two"], "S1:1": ["One"], "S2:1": ["One"]}
    match = table(zones, spell("Rally", text, **FREE)).answer("cast:Rally").answer("pass")
    assert (match.power("B1:0"), match.power("B2:0")) == (1000, 2000)
    match.answer("attack:B1").answer("pass-on").answer("break:S1").answer("pass")
    assert (match.power("B1:0"), match.power("B2:0")) == (6000, 2000)
    match.answer("attack:B2")
    assert match.power("B2:0") == 7000


@pytest.mark.rule("603.3")
def test_what_waits_for_the_end_of_the_turn_speaks_of_the_creature_that_was_chosen_before() -> None:
    text = "Choose one of your creatures. From now on this turn, at the end of your turn, destroy it."
    zones: Zones = {"hand:0": ["Doom", "Nothing"], "B1:0": ["One"], "B2:0": ["Two"], "S1:1": ["One"]}
    match = table(zones, spell("Doom", text, **FREE)).answer("cast:Doom").answer("choose:B1")
    match.answer("pass").answer("pass")
    assert (match.names("B1:0"), match.names("B2:0")) == ([], ["Two"])


@pytest.mark.rule("603.3")
def test_what_waits_this_turn_speaks_of_the_number_that_was_discarded_before() -> None:
    text = "Discard two cards. From now on this turn, whenever your creature attacks, draw that many cards."
    zones: Zones = {"hand:0": ["Rally", "Nothing", "Nothing"], "B1:0": ["One"], "S1:1": ["One"]}
    match = table(zones, spell("Rally", text, **FREE)).answer("cast:Rally")
    assert match.answer("attack:B1").count("hand:0") == 2


@pytest.mark.rule("701.7")
def test_what_is_chosen_from_a_hand_that_was_looked_at_is_discarded() -> None:
    peek = "Look at all cards in your opponent's hand, choose a card from your opponent's hand, and discard it."
    loss = creature("Loss", 1000, "When this creature is discarded, draw a card.")
    zones: Zones = {"hand:0": ["Peek", "Nothing"], "hand:1": ["Loss", "Two"]}
    match = table(zones, spell("Peek", peek, **FREE), loss).answer("cast:Peek").answer("choose:Loss")
    assert match.names("graveyard:1") == ["Loss"]
    assert match.names("hand:1") == ["Two", "Blank"]


@pytest.mark.rule("508.1")
def test_a_blocked_creature_may_be_spared_the_battle() -> None:
    zones: Zones = {"B1:0": ["Sly"], "B2:0": ["One"], "B1:1": ["Wall"]}
    match = attack(zones, creature("Sly", 1000, NO_BATTLE)).answer("attack:B1").answer("block:B1:1")
    assert (match.names("B1:0"), match.names("B1:1")) == (["Sly"], ["Wall"])
    assert (match.rested("B1:0"), match.rested("B1:1")) == (True, True)
    assert match.names("S1:1") == ["Blank"]


@pytest.mark.rule("508.1")
def test_the_next_attack_has_its_battle() -> None:
    zones: Zones = {"B1:0": ["Sly"], "B2:0": ["One"], "B1:1": ["Wall"], "B2:1": ["Wall"]}
    match = attack(zones, creature("Sly", 1000, NO_BATTLE)).answer("attack:B1").answer("block:B1:1")
    match.answer("attack:B2").answer("target-player").answer("block:B2:1")
    assert (match.names("B1:0"), match.names("graveyard:0")) == (["Sly"], ["One"])


@pytest.mark.rule("506.1e")
def test_some_untapped_creatures_can_be_attacked() -> None:
    hunter = creature("Hunter", 2000, "This creature can also attack untapped water creatures.")
    zones: Zones = {"B1:0": ["Hunter"], "B2:0": ["One"], "B1:1": ["One"], "B2:1": ["Fish"]}
    assert attack(zones, hunter).answer("attack:B1").offered == ["target-player", "target:B2:1"]
    assert "target:B2:1" not in attack(zones, hunter).answer("attack:B2").offered


@pytest.mark.rule("506.3")
@pytest.mark.parametrize(("what", "drawn"), [("a creature", {"target:B1:1"}), ("your opponent", {"target-player"})])
def test_it_matters_what_is_attacked(what: str, drawn: set[str]) -> None:
    ram = creature("Ram", 4000, f"Whenever this creature attacks {what}, draw a card.")
    for target in ("target:B1:1", "target-player"):
        zones: Zones = {"B1:0": ["Ram"], "B1:1": [Placed("One", rested=True)]}
        match = attack(zones, ram).answer("attack:B1").answer(target)
        assert bool(match.names("hand:0")) is (target in drawn)


@pytest.mark.rule("506.1e", "507.1a")
@pytest.mark.parametrize(("target", "blockable"), [("target:B1:1", False), ("target-player", True)])
def test_something_is_so_while_a_creature_is_attacked(target: str, blockable: bool) -> None:
    ram = creature("Ram", 4000, "While attacking a creature, this creature can't be blocked.")
    zones: Zones = {"B1:0": ["Ram"], "B1:1": [Placed("One", rested=True)], "B2:1": ["Wall"]}
    match = attack(zones, ram).answer("attack:B1").answer(target)
    assert ("block:B2:1" in match.offered) is blockable


@pytest.mark.rule("507.3")
@pytest.mark.parametrize(("target", "left"), [("target:B1:1", 2), ("target-player", 1)])
def test_only_who_attacks_the_player_is_blocked_as_such(target: str, left: int) -> None:
    text = "Whenever this creature attacks your opponent and becomes blocked, it breaks one of your opponent's shields."
    zones: Zones = {
        "B1:0": ["Ram"],
        "B1:1": [Placed("One", rested=True)],
        "B2:1": ["Wall"],
        "S1:1": ["Blank"],
        "S2:1": ["Blank"],
    }
    match = attack(zones, creature("Ram", 9000, text)).answer("attack:B1").answer(target).answer("block:B2:1")
    if left == 1:
        match.answer("break:S1").answer("pass")
    assert len([place for place in ("S1:1", "S2:1") if match.names(place)]) == left


@pytest.mark.rule("112.3a")
def test_a_shield_trigger_that_is_used_is_heard_of() -> None:
    wary = creature("Wary", 2000, "Whenever your opponent uses a card by shield trigger, draw a card.")
    zones: Zones = {"B1:0": ["Wary"], "B2:0": ["Nine"], "S1:1": ["Bolt"]}
    used = attack(zones, wary).answer("attack:B1").answer("shield-trigger:Bolt").answer("destroy:B2")
    assert used.names("hand:0") == ["Blank"]
    assert attack(zones, wary).answer("attack:B1").answer().names("hand:0") == []


@pytest.mark.rule("603.5b")
def test_a_creature_of_either_player_that_comes_is_seen_but_not_itself() -> None:
    text = "When any player's other creature enters the battle zone, this creature gets +1000 power "
    text += "until the end of the turn."
    seer = creature("Seer", 2000, text, **FREE)
    mine = table({"hand:0": ["Seer", "Free"], "B1:0": ["Nine"]}, seer, creature("Free", 1000, **FREE))
    mine.answer("summon:Seer")
    assert mine.power("B2:0") == 2000
    mine.answer("summon:Free")
    assert mine.power("B2:0") == 3000


@pytest.mark.rule("601.1a")
def test_what_costs_more_does_so_for_both_or_for_one() -> None:
    mana = {"mana zone:0": ["One", "One"], "hand:0": ["Two", "Blank"]}
    both = creature("Toll", 1000, "Each fire creature costs 1 more to summon.")
    assert "summon:Two" in table({**mana}, both).offered
    assert "summon:Two" not in table({**mana, "B1:1": ["Toll"]}, both).offered
    assert "summon:Two" not in table({**mana, "B1:0": ["Toll"]}, both).offered
    assert "cast:Blank" in table({**mana, "B1:1": ["Toll"]}, both).offered
    one = creature("Tax", 1000, "Your opponent's spells each cost 1 more to cast.")
    assert "cast:Blank" not in table({**mana, "B1:1": ["Tax"]}, one).offered
    assert "cast:Blank" in table({**mana, "B1:0": ["Tax"]}, one).offered


@pytest.mark.rule("403.1")
def test_creatures_of_both_players_are_counted() -> None:
    text = "If there are three or more creatures in the battle zone, draw a card."
    count = spell("Count", text, **FREE)
    three: Zones = {"hand:0": ["Count"], "B1:0": ["One"], "B1:1": ["One"], "B2:1": ["Two"]}
    assert table(three, count).answer("cast:Count").names("hand:0") == ["Blank"]
    two: Zones = {"hand:0": ["Count"], "B1:0": ["One"], "B1:1": ["One"]}
    assert table(two, count).answer("cast:Count").names("hand:0") == []


@pytest.mark.rule("602.3a")
def test_a_tap_ability_is_shared_with_others() -> None:
    text = 'All of your water creatures get "Tap ability: Draw a card.".'
    zones: Zones = {"B1:0": ["School"], "B2:0": ["Fish"], "B3:0": ["One"]}
    match = attack(zones, creature("School", 2000, text))
    (tap,) = [key for key in match.offered if key.startswith("tap-ability")]
    assert tap.startswith("tap-ability:B2")


@pytest.mark.rule("507.2a", "506.1d")
def test_the_blocking_and_the_attacking_creature_are_those_of_the_attack() -> None:
    slip = creature(
        "Slip", 1000, "Whenever this creature becomes blocked, return the blocking one to its owner's hand."
    )
    match = attack({"B1:0": ["Slip"], "B1:1": ["Wall"]}, slip).answer("attack:B1").answer("block:B1:1")
    assert "Wall" in match.names("hand:1")
    net = creature("Net", 9000, "Whenever this creature becomes attacked, destroy the attacking one.")
    zones: Zones = {"B1:0": ["One"], "B2:0": ["Two"], "B1:1": [Placed("Net", rested=True)]}
    match = attack(zones, net).answer("attack:B1").answer("target:B1:1")
    assert match.names("graveyard:0") == ["One"]


@pytest.mark.rule("205.1a")
def test_creatures_without_a_keyword_are_all_others() -> None:
    sweep = spell("Sweep", "Destroy all creatures that don't have blocker in the battle zone.", **FREE)
    zones: Zones = {"hand:0": ["Sweep", "Nothing"], "B1:0": ["One"], "B1:1": ["Wall"], "B2:1": ["Two"]}
    match = table(zones, sweep).answer("cast:Sweep")
    assert (match.names("graveyard:0"), match.names("graveyard:1")) == (["One", "Sweep"], ["Two"])
