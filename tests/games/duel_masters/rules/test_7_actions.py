"""701: the actions that cards name, where no other file has them."""

from __future__ import annotations

import pytest

from engine.kernel.views import view
from tests.games.duel_masters.positions import Placed, Zones, attack, card, creature, spell, table

MANA = {"mana zone:0": ["One", "Two", "Three"]}


@pytest.mark.rule("701.2b", "603.2c")
def test_what_becomes_tapped_or_untapped_is_what_was_not_so_before() -> None:
    calm = spell("Calm", "Tap all of your opponent's creatures.", cost=1)
    wake = spell("Wake", "Untap all of your creatures.", cost=1)
    zones: Zones = {
        **MANA,
        "hand:0": ["Calm", "Wake", "Nothing"],
        "B1:0": [Placed("One", rested=True)],
        "B1:1": [Placed("Two", rested=True)],
        "B2:1": ["Three"],
    }
    match = table(zones, calm, wake).answer("cast:Calm")
    assert match.rested("B1:1")
    assert match.rested("B2:1")
    match.answer("cast:Wake")
    assert not match.rested("B1:0")
    assert match.rested("B1:1")


@pytest.mark.rule("701.9", "701.9b", "401.5")
def test_a_card_that_is_revealed_stays_where_it_is_and_is_hidden_again_when_the_effect_is_over() -> None:
    look = spell("Look", "Reveal the top card of your deck. You may destroy one of your creatures.", cost=1)
    match = table({**MANA, "hand:0": ["Look"], "B1:0": ["One"], "deck:0": ["Nine"]}, look).answer("cast:Look")
    shown = match.match.state.shown
    assert [match.match.state.definition[each].name for each in shown] == ["Nine"]
    assert match.names("deck:0")[-1] == "Nine"
    match.answer("no")
    assert not match.match.state.shown


@pytest.mark.rule("400.2c", "400.2d")
def test_a_card_chosen_in_a_hidden_zone_is_not_shown_by_being_chosen() -> None:
    lose = spell("Lose", "Your opponent discards a card.", cost=1)
    match = table({**MANA, "hand:0": ["Lose"], "hand:1": ["Nine", "Two"]}, lose).answer("cast:Lose")
    assert match.asked == 1
    assert "Nine" not in str(view(match.match, 0))


@pytest.mark.rule("605.2e", "302.2", "409.1b")
def test_a_spell_goes_to_the_graveyard_as_the_last_part_of_its_resolution() -> None:
    count = spell("Count", "Return a spell from your graveyard to your hand.", cost=1)
    match = table({**MANA, "hand:0": ["Count", "Nothing"]}, count).answer("cast:Count")
    assert (match.names("hand:0"), match.names("graveyard:0")) == (["Nothing"], ["Count"])


@pytest.mark.rule("605.3", "601.1", "701.5", "701.5a")
def test_a_card_that_is_used_and_is_no_spell_goes_to_the_battle_zone() -> None:
    gear = card("Blade", "The crossed creature gets +2000 power.", type="cross gear", cost=1)
    match = table({**MANA, "hand:0": ["Blade", "Two"]}, gear).answer("generate:Blade")
    assert match.names("B1:0") == ["Blade"]
    assert match.rested("mana zone:0") or any(match.match.state.rested[each] for each in match.cards("mana zone:0"))
    match.answer("summon:Two")
    assert match.names("B2:0") == ["Two"]


@pytest.mark.rule("409.1f")
def test_of_two_creatures_put_together_neither_is_in_the_battle_zone_while_the_first_comes() -> None:
    gate = spell("Gate", "Put up to two creatures from your hand into the battle zone.", cost=1)
    first = creature("First", 1000, "When you put your other creature into the battle zone, draw a card.")
    zones: Zones = {**MANA, "hand:0": ["Gate", "First", "Two", "Nothing"]}
    match = table(zones, first, gate).answer("cast:Gate").answer("put:First", "put:Two")
    assert match.count("hand:0") == 2  # the second came when the first was there
    turned = table({**zones, "hand:0": ["Gate", "Two", "First", "Nothing"]}, first, gate).answer("cast:Gate")
    turned.answer("put:Two", "put:First")
    assert turned.count("hand:0") == 1  # and the other way round it had come before


@pytest.mark.rule("506.2", "506.2a", "505.5")
def test_without_an_attack_the_other_parts_of_the_step_are_left_out() -> None:
    match = attack({"B1:0": ["One"], "B1:1": ["Wall"], "hand:1": ["Nothing"]}, declaring=True).answer("pass")
    assert match.match.state.turn_player == 1
    assert match.rule == "503.1"


@pytest.mark.rule("400.6")
def test_what_is_done_with_a_hand_is_done_with_all_its_cards() -> None:
    again = spell("Again", "Shuffle all cards in your hand into your deck, then draw two cards.", cost=1)
    match = table({**MANA, "hand:0": ["Again", "One", "Two", "Nine"]}, again).answer("cast:Again")
    assert match.count("hand:0") == 2


@pytest.mark.rule("401.7")
def test_what_is_shuffled_into_a_deck_is_neither_on_top_nor_under_it() -> None:
    again = spell("Again", "Shuffle all cards in your hand into your deck.", cost=1)
    places = set()
    for seed in range(12):
        zones: Zones = {**MANA, "hand:0": ["Again", "Nine"]}
        match = table(zones, again, seed=b"%d" % seed).answer("cast:Again")
        places.add(match.names("deck:0").index("Nine"))
    assert len(places) > 4


@pytest.mark.rule("408.3", "118.2")
def test_nobody_looks_into_the_super_gacharange_and_its_order_stays() -> None:
    match = table({"super gacharange:0": ["One", "Two"], "hand:0": ["Nothing"]})
    for viewer in (0, 1, None):
        assert "'One'" not in str(view(match.match, viewer).zones["super gacharange:0"])


@pytest.mark.rule("609.7")
def test_a_spells_own_instead_comes_before_what_others_put_in_its_place() -> None:
    charger = spell("Charger", "Charger", "Draw a card.", cost=1)
    match = table({**MANA, "hand:0": ["Charger", "Nothing"]}, charger).answer("cast:Charger")
    assert "Charger" in match.names("mana zone:0")
    assert match.names("graveyard:0") == []


@pytest.mark.rule("501.2a")
def test_what_comes_during_the_start_of_the_turn_waits_for_the_next_one() -> None:
    dawn = creature("Dawn", 1000, "At the start of your turn, draw a card.")
    bringer = creature(
        "Bringer", 1000, "At the start of your turn, put a creature from your hand into the battle zone."
    )
    zones: Zones = {"B1:0": ["Bringer"], "hand:0": ["Dawn", "Nothing"]}
    match = table(zones, dawn, bringer, step="start_of_turn").answer("put:Dawn")
    assert match.names("B2:0") == ["Dawn"]
    assert match.count("hand:0") == 2  # the draw of the draw step alone


@pytest.mark.rule("507.3b", "603.2a")
def test_a_creature_that_becomes_what_a_trigger_asks_for_after_it_blocked_does_not_trigger_it() -> None:
    drums = creature("Drums", 1000, "Whenever your creature that has power 4000 or more blocks, draw a card.")
    wall = creature(
        "Proud", 3000, "Blocker", "Whenever this creature blocks, it gets +3000 power until the end of the turn."
    )
    zones: Zones = {"B1:0": ["Two"], "B1:1": ["Drums"], "B2:1": ["Proud"], "hand:1": ["Nothing"]}
    match = attack(zones, drums, wall).answer("attack:B1")
    match.answer("block:B2:1")
    assert match.told.count("ability") == 1  # that of the blocker


@pytest.mark.rule("507.3f", "507.3d")
def test_the_player_whose_creature_blocks_is_asked_for_no_declaration() -> None:
    ninja = creature("Ninja", 3000, "Ninja strike 1", races=["Shinobi"], cost=5)
    zones: Zones = {"B1:0": ["Two"], "B1:1": ["Wall"], "hand:1": ["Ninja"], "mana zone:1": ["One"]}
    match = attack(zones, ninja, declaring=True).answer("attack:B1")
    assert (match.asked, match.prompt) == (1, "ask-declare")
    match.answer()
    match.answer("block:B1:1")
    assert match.asked != 1 or match.prompt != "ask-declare-blocked"


@pytest.mark.rule("702.3c", "702.3d", "702.2")
def test_attackers_and_blockers_are_declared_before_anything_that_waits_for_it() -> None:
    scout = creature("Scout", 2000, "Whenever this creature attacks, draw a card.")
    wall = creature("Watch", 3000, "Blocker", "Whenever this creature blocks, draw a card.")
    zones: Zones = {"B1:0": ["Scout"], "B9:0": ["One"], "B1:1": ["Watch"], "hand:0": ["Nothing"], "hand:1": ["Nothing"]}
    match = attack(zones, scout, wall)
    assert (match.asked, match.count("hand:0")) == (0, 1)
    match.answer("attack:B1")
    assert (match.asked, match.count("hand:0"), match.count("hand:1")) == (1, 2, 1)
    match.answer("block:B1:1")
    assert match.answer("pass").count("hand:1") == 2


@pytest.mark.rule("605.2d", "110.5")
def test_a_number_is_counted_once_when_it_is_done() -> None:
    rally = spell(
        "Rally", "One of your creatures gets +1000 power for each of your creatures until the end of the turn.", cost=1
    )
    zones: Zones = {**MANA, "B1:0": ["One"], "B2:0": ["Two"], "hand:0": ["Rally", "Three"]}
    match = table(zones, rally).answer("cast:Rally")
    while match.prompt != "ask-main-step":
        match.answer(match.offered[0])
    assert match.power("B1:0") == 3000
    match.answer("summon:Three")
    assert match.power("B1:0") == 3000


@pytest.mark.rule("401.3", "400.3")
def test_everybody_may_count_a_deck_and_nobody_sees_it() -> None:
    match = table({"hand:0": ["Nothing"]})
    for viewer in (0, 1, None):
        seen = view(match.match, viewer).zones["deck:1"]
        assert seen.count == match.count("deck:1")
        assert "Blank" not in str(seen)


@pytest.mark.rule("701.14d", "701.14c")
def test_one_more_shield_is_broken_by_attacks_and_by_effects() -> None:
    more = creature("More", 2000, "This creature breaks one more shield.", "Speed attacker")
    shot = spell("Shot", "One of your creatures breaks one of your opponent's shields.", cost=1)
    shields = {f"S{number}:1": ["Blank"] for number in range(1, 6)}
    match = attack({**shields, "B1:0": ["More"], "B9:0": ["One"]}, more).answer("attack:B1")
    match.answer("break:S1", "break:S2").answer("pass")
    assert sum(match.count(zone) for zone in shields) == 3
    match = table({**MANA, **shields, "B1:0": ["More"], "hand:0": ["Shot", "Nothing"]}, more, shot).answer("cast:Shot")
    assert match.rule == "509.3"
    match.answer(*match.offered[:2]).answer("pass")
    assert sum(match.count(zone) for zone in shields) == 3


@pytest.mark.rule("701.26", "701.26c")
@pytest.mark.parametrize("hand", [["One", "Two"], []])
def test_two_zones_are_switched_as_a_whole_even_if_nothing_is_in_one(hand: list[str]) -> None:
    turn = spell("Turn", "Switch your hand with your graveyard.", cost=1)
    zones: Zones = {**MANA, "hand:0": ["Turn", *hand], "graveyard:0": ["Nine"]}
    match = table(zones, turn).answer("cast:Turn")
    assert match.names("hand:0") == ["Nine"]
    assert sorted(match.names("graveyard:0")) == sorted([*hand, "Turn"])


@pytest.mark.rule("401.6")
@pytest.mark.parametrize(("deck", "place"), [(["Nine", "Two", "One"], 2), (["Nine"], 1)])
def test_third_from_the_top_is_the_bottom_of_a_deck_that_is_too_small(deck: list[str], place: int) -> None:
    sink = spell("Sink", "Put one of your opponent's creatures into its owner's deck third from the top.", cost=1)
    zones: Zones = {**MANA, "hand:0": ["Sink", "Nothing"], "B1:1": ["Three"], "deck:1": deck}
    match = table({**zones, "deck:0": ["Two"]}, sink, filling=0 if len(deck) == 1 else 20).answer("cast:Sink")
    assert match.names("deck:1")[::-1].index("Three") == place


@pytest.mark.rule("401.6", "109.2b")
def test_what_goes_to_the_middle_of_a_deck_with_a_creature_lies_there_with_it() -> None:
    sink = spell("Sink", "Put one of your opponent's creatures into its owner's deck second from the top.", cost=1)
    pile = Placed("Risen", attached={"under:1": ["One", "Two"]})
    zones: Zones = {**MANA, "hand:0": ["Sink", "Nothing"], "B1:1": [pile], "deck:1": ["Three", "Nine"]}
    match = table({**zones, "deck:0": ["Two"]}, sink).answer("cast:Sink").answer("order:B1:1", "order:One", "order:Two")
    assert match.names("deck:1")[-5:][::-1] == ["Three", "Risen", "One", "Two", "Nine"]


@pytest.mark.rule("401.6")
def test_what_lies_in_the_deck_already_goes_to_its_place_there_too() -> None:
    sink = spell("Sink", "Reveal the top card of your deck. Put it into its owner's deck third from the top.", cost=1)
    match = table({**MANA, "hand:0": ["Sink", "Nothing"], "deck:0": ["Two", "Three", "Nine"]}, sink).answer("cast:Sink")
    assert match.names("deck:0")[-3:][::-1] == ["Three", "Nine", "Two"]


@pytest.mark.rule("409.1e")
def test_of_two_spells_cast_by_one_effect_the_second_is_not_in_the_hand_while_the_first_is_done() -> None:
    style = creature(
        "Style",
        2000,
        "When you put this creature into the battle zone, cast up to two spells from your hand for no cost.",
    )
    drop = spell("Drop", "Discard a card.", cost=5)
    zones: Zones = {**MANA, "hand:0": ["Style", "Drop", "Blank"]}
    match = table(zones, style, drop).answer("summon:Style").answer("cast:Drop", "cast:Blank")
    match.answer("use-card:Drop", "use-card:Blank")
    assert match.names("graveyard:0") == ["Drop", "Blank"]  # nothing was left to discard when it was cast
    assert match.count("hand:0") == 1


@pytest.mark.rule("400.8")
def test_what_has_gone_where_an_effect_does_not_mean_it_is_left_alone() -> None:
    slip = creature("Slip", 2000, "When this creature would be destroyed, return it to its owner's hand instead.")
    bury = spell("Bury", "Destroy one of your opponent's creatures, and put it into its owner's mana zone.", cost=1)
    zones: Zones = {**MANA, "hand:0": ["Bury", "Nothing"], "B1:1": ["Slip"]}
    match = table(zones, slip, bury).answer("cast:Bury")
    assert (match.names("hand:1"), match.names("mana zone:1")) == (["Slip"], [])
    plain = table({**zones, "B1:1": ["Two"]}, slip, bury).answer("cast:Bury")
    assert plain.names("mana zone:1") == ["Two"]


@pytest.mark.rule("604.4b", "813.1a", "101.4")
def test_of_what_is_due_for_both_players_that_of_the_turn_player_comes_first() -> None:
    top = creature("Top", 9000, supertypes=["evolution", "star max"])
    zones: Zones = {f"B{number}:{seat}": ["Top"] for number in (1, 2) for seat in (0, 1)}
    match = table({**zones, "hand:0": ["Nothing"]}, top, step="charge_step").answer("pass")
    assert (match.asked, match.prompt) == (0, "ask-keep")
    match.answer("keep:B1")
    assert (match.asked, match.prompt) == (1, "ask-keep")
    match.answer("keep:B1:1")
    assert [match.count(f"hand:{seat}") for seat in (0, 1)] == [2, 1]


@pytest.mark.rule("701.7a", "603.2")
def test_a_card_that_an_effect_puts_from_the_hand_into_the_graveyard_is_discarded() -> None:
    scrap = spell("Scrap", "Put a card from your hand into your graveyard.", cost=1)
    heard = creature("Heard", 1000, "When this creature is discarded, draw a card.")
    match = table({**MANA, "hand:0": ["Scrap", "Heard"]}, scrap, heard).answer("cast:Scrap")
    assert (match.names("graveyard:0"), match.names("hand:0")) == (["Heard", "Scrap"], ["Blank"])
    assert "discards" in match.told
