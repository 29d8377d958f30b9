"""101.3, 302.2, 403.4, 701: cards with which something was done, under others, and where spells go that were cast."""

from __future__ import annotations

import pytest

from engine.kernel.visibility import sees
from tests.games.duel_masters.positions import Placed, Zones, attack, creature, spell, table

FREE = {"cost": 0, "civilizations": []}


@pytest.mark.rule("403.4")
def test_a_card_under_a_creature_is_put_into_the_graveyard_and_the_creature_stays() -> None:
    risen = creature(
        "Burner",
        6000,
        "Evolution: Put on one of your Human creatures",
        (
            "Whenever this creature attacks, you may put a card lying under this creature into your graveyard. "
            "If you do, draw a card."
        ),
        supertypes=["evolution"],
    )
    zones: Zones = {"B1:0": [Placed("Burner", attached={"under:0": ["One", "Two"]})], "hand:0": ["Nothing"]}
    match = attack(zones, risen).answer("attack:B1").answer("yes")
    assert sorted(key for key in match.offered if key.startswith("bury")) == ["bury:One", "bury:Two"]
    match.answer("bury:One")
    assert match.names("graveyard:0") == ["One"]
    assert match.names("B1:0") == ["Burner"]
    assert match.names("under:0") == ["Two"]
    assert match.count("hand:0") == 2


@pytest.mark.rule("403.4")
def test_how_many_cards_lie_under_a_creature_is_asked() -> None:
    risen = creature(
        "Deep",
        6000,
        "Evolution: Put on one of your Human creatures",
        "While there are two or more cards lying under this creature, it gets +1000 power.",
        supertypes=["evolution"],
    )
    for under, power in ((["One"], 6000), (["One", "Two"], 7000)):
        assert table({"B1:0": [Placed("Deep", attached={"under:0": under})]}, risen).power("B1:0") == power


@pytest.mark.rule("401.1")
def test_a_card_is_put_on_that_end_of_its_owners_deck_which_somebody_likes() -> None:
    text = "Choose one of your opponent's creatures. Your opponent does this: put it on either end of your deck."
    zones: Zones = {"hand:0": ["Send", "Nothing"], "B1:1": ["Nine"]}
    for end, place in (("deck-top", -1), ("deck-bottom", 0)):
        match = table(zones, spell("Send", text, **FREE)).answer("cast:Send")
        assert match.asked == 1
        match.answer(end)
        assert match.names("deck:1")[place] == "Nine"


@pytest.mark.rule("701.9")
def test_for_each_card_that_was_revealed_something_is_done() -> None:
    text = "Reveal any number of spells from your hand. For each spell revealed this way, draw a card."
    zones: Zones = {"hand:0": ["Show", "Bolt", "Blank", "One"]}
    match = table(zones, spell("Show", text, **FREE)).answer("cast:Show")
    match.answer("reveal:Bolt", "reveal:Blank")
    assert match.count("hand:0") == 5


@pytest.mark.rule("701.9")
@pytest.mark.parametrize("who", ["Your opponent does this", "Each player does this"])
def test_a_card_that_the_opponent_reveals_is_seen_no_longer_than_the_effect_lasts(who: str) -> None:
    show = spell("Show", f"{who}: reveal a card from your hand. Draw a card.", **FREE)
    match = table({"hand:0": ["Show", "Two"], "hand:1": ["One", "Nine"]}, show).answer("cast:Show")
    match.answer("reveal:One")
    assert not any(sees(match.match, 0, card) for card in match.cards("hand:1"))


@pytest.mark.rule("101.3")
def test_a_number_that_another_player_has_chosen_for_a_text_is_that_many() -> None:
    text = "Choose a player who does this: choose a number that is 3 or less. Draw that many cards."
    match = table({"hand:0": ["Count"]}, spell("Count", text, **FREE)).answer("cast:Count")
    match.answer("choose-opponent").answer("number:2")
    assert match.count("hand:0") == 2


@pytest.mark.rule("404.1")
def test_among_cards_that_were_put_into_the_graveyard_one_is_taken() -> None:
    text = (
        "Put the top two cards of your deck into your graveyard. "
        "Return a creature taken from those put into the graveyard this way to your hand."
    )
    zones: Zones = {"hand:0": ["Dig", "Nothing"], "deck:0": ["One", "Two"], "graveyard:0": ["Nine"]}
    match = table(zones, spell("Dig", text, **FREE)).answer("cast:Dig")
    assert match.offered == ["return:One", "return:Two"]


@pytest.mark.rule("101.4")
def test_what_each_player_does_knows_of_what_was_done_before_and_is_known_afterwards() -> None:
    text = (
        "Each player does this: Discard a card. For each card discarded this way, draw a card.",
        (
            "Destroy all of your opponent's creatures. "
            "Each player does this: for each creature destroyed this way, draw a card."
        ),
    )
    zones: Zones = {"hand:0": ["Fair", "Two"], "hand:1": ["One"]}
    match = table(zones, spell("Fair", text[0], **FREE)).answer("cast:Fair")
    assert (match.count("hand:0"), match.count("hand:1")) == (2, 0)
    zones = {"hand:0": ["Fair", "Nothing"], "B1:1": ["One"], "B2:1": ["Two"]}
    match = table(zones, spell("Fair", text[1], **FREE)).answer("cast:Fair")
    assert (match.count("hand:0"), match.count("hand:1")) == (3, 2)


@pytest.mark.rule("101.3a")
def test_yet_another_card_is_none_that_was_chosen_before() -> None:
    text = (
        "Choose one of your opponent's creatures, and tap it. "
        "Choose one of your opponent's yet other creatures, and destroy it."
    )
    zones: Zones = {"hand:0": ["Pick", "Nothing"], "B1:1": ["One"], "B2:1": ["Two"], "B3:1": ["Three"]}
    match = table(zones, spell("Pick", text, **FREE)).answer("cast:Pick").answer("choose:B1:1")
    assert sorted(match.offered) == ["choose:B2:1", "choose:B3:1"]


@pytest.mark.rule("205.1a")
def test_a_creature_that_is_given_an_ability_is_none_without_abilities() -> None:
    sweep = spell("Sweep", "Destroy all creatures that have no abilities in the battle zone.", **FREE)
    zones: Zones = {"hand:0": ["Sweep", "Nothing"], "B1:1": ["One"], "B2:1": ["Wall"], "B3:1": ["Twin"]}
    match = table(zones, sweep).answer("cast:Sweep")
    assert [match.names(f"B{place}:1") for place in (1, 2, 3)] == [[], ["Wall"], ["Twin"]]
    guide = creature("Guide", 3000, "All of your other creatures get slayer.")
    zones = {"hand:0": ["Sweep", "Nothing"], "B1:1": ["One"], "B2:1": ["Guide"]}
    match = table(zones, sweep, guide).answer("cast:Sweep")
    assert match.names("B1:1") == ["One"]
