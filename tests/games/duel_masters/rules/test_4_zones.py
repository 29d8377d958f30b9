"""103, 400 to 409: how the game starts, who sees what, how cards move."""

from __future__ import annotations

from typing import Any, Final

import pytest

from engine.games.duel_masters import field
from engine.kernel.match import Match
from engine.kernel.messages import Seat
from engine.kernel.visibility import sees
from tests.games.duel_masters.positions import RULEBOOK, Placed, Zones, attack, card, creature, spell, table
from tests.games.duel_masters.rules.test_8_gacharange import gacha

FREE: Final[dict[str, Any]] = {"cost": 0, "civilizations": []}


def begun(seed: bytes) -> Match:
    starters = RULEBOOK.decks.starters()
    return Match.begin(RULEBOOK, [starters[0].deck, starters[1].deck], seed)


@pytest.mark.rule("103.3", "113.1", "401.1", "402.1", "406.1")
def test_a_match_begins_with_five_shields_and_five_cards_in_hand() -> None:
    match = begun(b"begin")
    for player in (0, 1):
        places = [match.cards(RULEBOOK.zone(f"S{number}:{player}")) for number in range(1, 6)]
        assert [len(cards) for cards in places] == [1] * 5
        assert all(match.state.face_down[cards[0]] for cards in places)
        assert len(match.cards(RULEBOOK.zone(f"hand:{player}"))) == 5
        assert len(match.cards(RULEBOOK.zone(f"deck:{player}"))) == 30


@pytest.mark.rule("103.2", "103.4", "701.11a")
def test_chance_says_how_decks_lie_and_who_begins() -> None:
    matches = [begun(b"seed %d" % number) for number in range(12)]
    assert {match.state.first_player for match in matches} == {0, 1}
    names = [[match.state.definition[card].name for card in match.cards(RULEBOOK.zone("deck:0"))] for match in matches]
    assert names[0] != names[1]
    assert all(match.state.turn_player == match.state.first_player for match in matches)


@pytest.mark.rule("103.5", "500.6", "502.1", "702.3b")
def test_only_the_first_turn_of_all_has_no_draw() -> None:
    first = table({"hand:0": ["Nine"]}, step="draw_step", turn=1)
    assert first.names("hand:0") == ["Nine"]
    second = table({"hand:1": ["Nine"]}, step="draw_step", turn=2, turn_player=1)
    assert second.names("hand:1") == ["Nine", "Blank"]


@pytest.mark.rule("400.2a", "400.2b", "401.2", "402.3", "404.2", "405.2", "406.2")
def test_who_sees_the_cards_of_a_zone() -> None:
    zones: Zones = {"hand:0": ["One"], "graveyard:0": ["One"], "mana zone:0": ["One"], "B1:0": ["One"], "S1:0": ["One"]}
    match = table(zones)
    seen = {
        zone: [sees(match.match, viewer, match.card(zone)) for viewer in (0, 1, None)] for zone in (*zones, "deck:0")
    }
    assert seen == {
        "hand:0": [True, False, False],
        "graveyard:0": [True] * 3,
        "mana zone:0": [True] * 3,
        "B1:0": [True] * 3,
        "S1:0": [False] * 3,
        "deck:0": [False] * 3,
    }


@pytest.mark.rule("400.2e", "400.5a")
def test_what_goes_from_a_public_zone_to_a_hidden_one_is_seen_no_more() -> None:
    match = table({"hand:0": ["Store", "Nine"], "mana zone:0": ["Two"]}, STORE).answer("cast:Store")
    assert match.names("S2:0") == ["Two"]
    assert [sees(match.match, viewer, match.card("S2:0")) for viewer in (0, 1, None)] == [False] * 3


STORE = spell("Store", "Add a card from your mana zone to your shields face down.", **FREE)


@pytest.mark.rule("113.3", "406.3", "400.4")
def test_a_new_shield_lies_behind_the_others_by_itself() -> None:
    shields = {"S1:0": ["One"], "S2:0": ["Two"], "S3:0": ["Three"]}
    match = table({"hand:0": ["Store", "Nine"], "mana zone:0": ["Fish"], **shields}, STORE).answer("cast:Store")
    assert [match.names(f"S{number}:0") for number in (1, 2, 3, 4)] == [["One"], ["Two"], ["Three"], ["Fish"]]


@pytest.mark.rule("400.5b", "400.5")
def test_a_tapped_mana_card_comes_untapped_to_the_battle_zone() -> None:
    rise = spell("Rise", "Put a creature from your mana zone into the battle zone.", **FREE)
    match = table({"hand:0": ["Rise", "Nine"], "mana zone:0": [Placed("Two", rested=True)]}, rise).answer("cast:Rise")
    assert match.names("B1:0") == ["Two"]
    assert not match.rested("B1:0")


@pytest.mark.rule("405.1", "400.5")
def test_a_tapped_creature_comes_untapped_to_the_mana_zone_and_one_of_two_civilizations_tapped() -> None:
    root = spell("Root", "Put all of your opponent's creatures into their owner's mana zone.", **FREE)
    zones: Zones = {"hand:0": ["Root", "Nine"], "B1:1": [Placed("Two", rested=True)], "B2:1": ["Both"]}
    match = table(zones, root).answer("cast:Root")
    state = match.match.state
    assert {state.definition[each].name: state.rested[each] for each in match.cards("mana zone:1")} == {
        "Two": False,
        "Both": True,
    }


@pytest.mark.rule("400.7", "603.5c")
def test_cards_that_leave_together_see_only_their_own_leaving() -> None:
    heir = creature("Heir", 2000, "When this creature is destroyed, draw a card.")
    watch = creature("Watch", 2000, "When your creature is destroyed, draw a card.")
    sweep = spell("Sweep", "Destroy all of your opponent's creatures.", **FREE)
    zones: Zones = {"hand:0": ["Sweep", "Nine"], "B1:1": ["Watch"], "B2:1": ["Heir"], "B3:1": ["One"]}
    match = table(zones, heir, watch, sweep).answer("cast:Sweep")
    while match.asked == 1:
        match.answer(match.offered[0])
    assert match.count("hand:1") == 2  # one for each of the two, and none for the others


@pytest.mark.rule("603.5c")
@pytest.mark.parametrize(
    "text",
    [
        "Destroy one of your creatures.",
        "Add one of your creatures to your shields face down.",
        "Put one of your creatures into your mana zone facing down.",
        "Put one of your creatures on the bottom of your deck.",
        "Shuffle one of your creatures into your deck.",
        "Shuffle all of your creatures under your deck.",
    ],
)
def test_a_creature_sees_its_own_leaving_wherever_it_goes(text: str) -> None:
    leaver = creature("Leaver", 2000, "When this creature leaves the battle zone, draw a card.")
    zones: Zones = {"hand:0": ["Act", "Nine"], "B1:0": ["Leaver"]}
    match = table(zones, leaver, spell("Act", text, **FREE)).answer("cast:Act")
    assert match.count("hand:0") == 2


@pytest.mark.rule("401.4", "400.2e")
def test_cards_that_go_back_to_a_deck_together_go_in_an_order_that_only_their_owner_knows() -> None:
    bury = spell("Bury", "Put two cards from your hand on the bottom of your deck in any order.", **FREE)
    match = table({"hand:0": ["Bury", "One", "Two"]}, bury).answer("cast:Bury")
    assert (match.asked, match.rule) == (0, "401.4")
    decision = match.match.decision
    assert decision is not None
    assert decision.secret
    match.answer("order:Two", "order:One")
    deck = match.names("deck:0")
    assert deck[:2] == ["One", "Two"]  # the one that is drawn first lies above the other


@pytest.mark.rule("402.2")
def test_a_hand_has_no_greatest_size() -> None:
    match = table({"hand:0": ["Nine"] * 12}).answer("pass")
    assert match.match.state.turn_player == 1
    assert match.count("hand:0") == 12


@pytest.mark.rule("409.1b", "409.1c")
def test_a_spell_that_is_being_cast_is_in_no_hand() -> None:
    typhoon = spell("Typhoon", "Draw two cards. Discard a card.", **FREE)
    match = table({"hand:0": ["Typhoon"]}, typhoon).answer("cast:Typhoon")
    assert match.offered == ["discard:Blank", "discard:Blank#2"]
    match.answer(match.offered[0])
    assert match.names("graveyard:0") == ["Blank", "Typhoon"]


@pytest.mark.rule("409.1c", "703.1", "703.4c")
def test_a_creature_whose_power_is_the_hand_is_destroyed_before_a_spell_draws() -> None:
    proud = creature("Proud", 0, "This creature gets +3000 power for each card in your hand.")
    stream = spell("Stream", "Draw three cards.", **FREE)
    match = table({"hand:0": ["Stream"], "B1:0": ["Proud"]}, proud, stream)
    assert match.power("B1:0") == 3000
    match.answer("cast:Stream")
    assert match.names("graveyard:0") == ["Proud", "Stream"]


@pytest.mark.rule("113.2", "113.5", "701.14b", "112.3a")
def test_a_shield_that_an_effect_returns_is_not_broken_but_may_be_a_shield_trigger() -> None:
    proud = creature("Glad", 2000, "Whenever this creature breaks a shield, draw a card.")
    open_up = spell("Open Up", "Return one of your opponent's shields to its owner's hand.", **FREE)
    zones: Zones = {"hand:0": ["Open-Up", "Nine"], "B1:0": ["Glad"], "S1:1": ["One", "Bolt"]}
    match = table(zones, proud, open_up).answer("cast:Open-Up")
    assert match.offered == ["shield-trigger:Bolt"]
    match.answer("shield-trigger:Bolt")
    assert match.names("hand:1") == ["One"]
    assert match.names("graveyard:0") == ["Open Up", "Glad"]
    assert match.names("hand:0") == ["Nine"]


@pytest.mark.rule("113.2")
def test_a_shield_of_several_cards_goes_to_the_graveyard_as_one() -> None:
    burn = spell("Burn", "Put one of your opponent's shields into its owner's graveyard.", **FREE)
    match = table({"hand:0": ["Burn", "Nine"], "S1:1": ["One", "Bolt"]}, burn).answer("cast:Burn")
    assert sorted(match.names("graveyard:1")) == ["Bolt", "One"]


@pytest.mark.rule("509.5a", "400.2d")
def test_the_owner_of_broken_shields_is_asked_in_secret_whatever_they_are() -> None:
    match = attack({"B1:0": ["Two"], "S1:1": ["One"]}).answer("attack:B1")
    assert (match.asked, match.offered) == (1, ["pass"])
    decision = match.match.decision
    assert decision is not None
    assert decision.secret


def test_the_log_says_who_begins() -> None:
    match = begun(b"told")
    assert match.log is not None
    told = [line for _, line in match.log.lines(None) if line.text == "goes-first"]
    assert [line.values["player"] for line in told] == [Seat(match.state.first_player)]


@pytest.mark.rule("113.1", "310.8a", "400.7", "406.1")
def test_creatures_of_several_cards_that_become_shields_together_are_a_shield_for_each_card() -> None:
    gear, cloak = gacha("Gear", 2000), card("Cloak", type="aura", bonus=3000)
    fort = spell("Fort", "Add all of your creatures to your shields face down.", cost=1)
    zones: Zones = {
        "hand:0": ["Fort", "Nine"], "mana zone:0": ["One"],
        "B1:0": [Placed("Risen", attached={"under:0": ["Two"]})], "B2:0": ["Three"],
        "B3:0": [Placed("Gear", attached={"B4:0": ["Cloak"]})],
    }  # fmt: skip
    match = table(zones, gear, cloak, fort).answer("cast:Fort")
    shields = [match.names(zone.name) for zone in field.shields(match.match, 0)]
    assert shields == [["Blank"], ["Risen"], ["Two"], ["Three"], ["Cloak"]]  # the gacharange creature went home


@pytest.mark.rule("101.2", "603.2d")
def test_nothing_is_told_of_a_creature_that_cannot_leave_and_stays() -> None:
    rock = creature("Rock", 3000, "This creature can't leave the battle zone.")
    back = spell("Back", "Return one of your creatures to its owner's hand.", cost=1)
    smash = spell("Smash", "Destroy one of your creatures.", cost=1)
    zones: Zones = {"hand:0": ["Back", "Smash", "Nine"], "mana zone:0": ["One"] * 2, "B1:0": ["Rock"]}
    match = table(zones, rock, back, smash).answer("cast:Back").answer("cast:Smash")
    assert match.names("B1:0") == ["Rock"]
    assert match.told == ["uses-card", "uses-card"]


@pytest.mark.rule("701.6a", "700.3")
def test_a_creature_that_cannot_be_destroyed_is_not_put_into_the_graveyard_either() -> None:
    rock = creature("Rock", 3000, "This creature can't be destroyed.")
    drop = spell("Drop", "Put one of your creatures into its owner's graveyard.", cost=1)
    match = table({"hand:0": ["Drop", "Nine"], "mana zone:0": ["One"], "B1:0": ["Rock"]}, rock, drop).answer(
        "cast:Drop"
    )
    assert match.names("B1:0") == ["Rock"]
