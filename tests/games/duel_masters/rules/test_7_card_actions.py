"""701, 405: cards that were revealed, what comes to the mana zone tapped, and how many cards of a deck are meant."""

from __future__ import annotations

import pytest

from tests.games.duel_masters.positions import Zones, creature, spell, table

FREE = {"cost": 0, "civilizations": []}


@pytest.mark.rule("701.9")
def test_among_cards_that_were_revealed_some_are_taken_and_the_rest_goes_elsewhere() -> None:
    text = (
        "Reveal the top three cards of your deck. "
        "Return all creatures from among them to your hand, and put the rest into your graveyard."
    )
    zones: Zones = {"hand:0": ["Show", "Nothing"], "deck:0": ["One", "Blank", "Two", "Three"]}
    match = table(zones, spell("Show", text, **FREE)).answer("cast:Show")
    assert sorted(match.names("hand:0")) == ["Nothing", "One", "Two"]
    assert match.names("graveyard:0") == ["Blank", "Show"]


@pytest.mark.rule("701.9")
def test_to_reveal_one_of_the_cards_looked_at_does_not_change_which_are_the_rest() -> None:
    text = (
        "Look at the top two cards of your deck. Reveal a creature from among them, and return it to your hand. "
        "Put the rest into your graveyard."
    )
    zones: Zones = {"hand:0": ["Show", "Nothing"], "deck:0": ["One", "Blank", "Two"]}
    match = table(zones, spell("Show", text, **FREE)).answer("cast:Show").answer("reveal:One")
    assert sorted(match.names("hand:0")) == ["Nothing", "One"]
    assert match.names("graveyard:0") == ["Blank", "Show"]


@pytest.mark.rule("405.1")
def test_what_is_put_into_the_mana_zone_tapped_does_not_become_tapped_there() -> None:
    grow = spell("Grow", "Put the top two cards of your deck into your mana zone tapped.", **FREE)
    plain = spell("Plant", "Put the top card of your deck into your mana zone.", **FREE)
    zones: Zones = {"hand:0": ["Grow", "Plant", "Nothing"]}
    match = table(zones, grow, plain).answer("cast:Grow")
    state = match.match.state
    lying = [card for zone, cards in state.zones.items() if zone.kind.name == "mana zone" for card in cards]
    assert [state.rested[card] for card in lying] == [True, True]
    match.answer("cast:Plant")
    lying = [card for zone, cards in state.zones.items() if zone.kind.name == "mana zone" for card in cards]
    assert sorted(state.rested[card] for card in lying) == [False, True, True]


@pytest.mark.rule("401.1")
def test_of_up_to_so_many_top_cards_the_player_says_how_many() -> None:
    mill = spell("Mill", "Put up to three topmost cards of your deck into your graveyard.", **FREE)
    zones: Zones = {"hand:0": ["Mill", "Nothing"], "deck:0": ["One", "Two", "Three"]}
    match = table(zones, mill).answer("cast:Mill")
    assert match.offered == [f"number:{count}" for count in (3, 2, 1, 0)]
    match.answer("number:2")
    assert sorted(match.names("graveyard:0")) == ["Mill", "One", "Two"]


@pytest.mark.rule("101.3")
def test_a_player_that_is_chosen_does_it_with_what_is_theirs() -> None:
    wash = spell("Wash", "Choose a player who does this: shuffle all cards in your graveyard into your deck.", **FREE)
    zones: Zones = {"hand:0": ["Wash", "Nothing"], "graveyard:0": ["One"], "graveyard:1": ["Two", "Three"]}
    match = table(zones, wash).answer("cast:Wash")
    assert match.asked == 0
    match.answer("choose-opponent")
    assert match.names("graveyard:1") == []
    assert match.names("graveyard:0") == ["One", "Wash"]
    match = table(zones, wash).answer("cast:Wash").answer("choose-yourself")
    assert match.count("graveyard:1") == 2
    assert match.names("graveyard:0") == ["Wash"]


@pytest.mark.rule("701.30a")
def test_a_text_may_summon_from_the_super_gacharange_several_times() -> None:
    spin = spell("Spin", "Gacharange summon twice. They get slayer until the end of the turn.", **FREE)
    robot = creature("Robot", 1000, supertypes=["gacharange"], cost=1)
    zones: Zones = {"hand:0": ["Spin", "Nothing"], "super gacharange:0": ["Robot", "Robot", "Robot"]}
    match = table(zones, spin, robot)
    before = match.count("super gacharange:0")
    match.answer("cast:Spin")
    assert [match.names(f"B{place}:0") for place in (1, 2)] == [["Robot"], ["Robot"]]
    assert match.count("super gacharange:0") == before - 2


@pytest.mark.rule("108.1b")
def test_creatures_of_a_total_power_are_no_more_than_the_text_says() -> None:
    blast = spell("Blast", "Destroy up to two of your opponent's creatures that have total power 9000 or less.", **FREE)
    zones: Zones = {"hand:0": ["Blast", "Nothing"], "B1:1": ["One"], "B2:1": ["Two"], "B3:1": ["Three"]}
    match = table(zones, blast).answer("cast:Blast").answer("destroy:B1:1").answer("destroy:B2:1")
    assert match.names("B3:1") == ["Three"]
    assert match.count("graveyard:1") == 2


@pytest.mark.rule("700.2a")
def test_an_option_may_be_of_several_sentences() -> None:
    text = "Choose one of these: (draw a card) or (you may destroy one of your creatures. If you do, draw two cards)."
    zones: Zones = {"hand:0": ["Deal", "Nothing"], "B1:0": ["One"]}
    match = table(zones, spell("Deal", text, **FREE)).answer("cast:Deal")
    match.answer(match.offered[1])
    match.answer("yes")
    assert match.count("hand:0") == 3
