"""101.2, 201.2, 403, 603: costs that are compared, first times in a turn, what cannot be used, what comes tapped."""

from __future__ import annotations

import pytest

from tests.games.duel_masters.positions import Zones, attack, creature, spell, table

FREE = {"cost": 0, "civilizations": []}


@pytest.mark.rule("201.2")
def test_a_cost_is_compared_with_that_of_the_card_that_was_discarded() -> None:
    text = "Discard a card. Return a creature that costs less than the discarded card from your graveyard to your hand."
    dear = creature("Dear", 5000, cost=7)
    match = table({"hand:0": ["Trade", "Two"], "graveyard:0": ["One", "Dear"]}, spell("Trade", text, **FREE), dear)
    match.answer("cast:Trade")
    assert match.names("hand:0") == []  # neither costs less than 2
    held = {"hand:0": ["Trade", "Dear"], "graveyard:0": ["One"]}
    match = table(held, spell("Trade", text, **FREE), dear).answer("cast:Trade")
    if match.offered and match.offered[0].startswith("return:"):
        assert match.offered == ["return:One"]
        match.answer("return:One")
    assert match.names("hand:0") == ["One"]


@pytest.mark.rule("201.2")
def test_a_cost_is_compared_with_how_many_cards_there_are() -> None:
    text = "Destroy all creatures that cost less than the number of (cards in your mana zone) in the battle zone."
    sweep = spell("Sweep", text, **FREE)
    for count, left in ((2, ["One"]), (3, [])):
        zones: Zones = {"hand:0": ["Sweep", "Two"], "mana zone:0": ["Two"] * count, "B1:1": ["One"]}
        assert table(zones, sweep).answer("cast:Sweep").names("B1:1") == left


@pytest.mark.rule("201.2")
def test_cards_of_a_total_cost_are_chosen_one_after_the_other() -> None:
    text = "Choose any number of your opponent's creatures of total cost 5 or less, and destroy them."
    blast, dear = spell("Blast", text, **FREE), creature("Dear", 5000, cost=4)
    zones: Zones = {"hand:0": ["Blast", "Two"], "B1:1": ["One"], "B2:1": ["Two"], "B3:1": ["Dear"], "B4:1": ["Three"]}
    match = table(zones, blast, dear).answer("cast:Blast")
    assert sorted(key for key in match.offered if key.startswith("choose")) == [f"choose:B{n}:1" for n in (1, 2, 3, 4)]
    match.answer("choose:B1:1")
    assert sorted(key for key in match.offered if key.startswith("choose")) == ["choose:B2:1", "choose:B4:1"]
    match.answer("choose:B4:1")
    assert match.count("graveyard:1") == 2


@pytest.mark.rule("201.2")
@pytest.mark.parametrize(("cost", "left"), [(3, []), (4, ["B2:1"]), (1, [])])
def test_cards_may_cost_together_as_much_as_the_card_that_was_discarded(cost: int, left: list[str]) -> None:
    text = (
        "Discard a card, choose up to three of your opponent's creatures of total cost no more than the discarded "
        "card, and destroy them."
    )
    blast, paid = spell("Blast", text, **FREE), creature("Paid", 1000, cost=cost)
    zones: Zones = {"hand:0": ["Blast", "Paid"], "B1:1": ["Two"], "B2:1": ["Three"]}
    match = table(zones, blast, paid).answer("cast:Blast")
    offered = [key for key in match.offered if key.startswith("choose:B")]
    assert offered == (["choose:B1:1", "choose:B2:1"] if cost > 1 else [])
    if cost > 1:
        match.answer("choose:B1:1")
        assert [key for key in match.offered if key.startswith("choose:B")] == [f"choose:{place}" for place in left]


@pytest.mark.rule("201.2")
def test_cards_may_cost_together_as_much_as_there_are_cards() -> None:
    text = (
        "Choose any number of your opponent's creatures of total cost no more than the number of (cards in your "
        "graveyard), and destroy them."
    )
    zones: Zones = {"hand:0": ["Blast", "Blank"], "graveyard:0": ["One"] * 4, "B1:1": ["One"], "B2:1": ["Two"]}
    match = table({**zones, "B3:1": ["Three"]}, spell("Blast", text, **FREE)).answer("cast:Blast")
    match.answer("choose:B1:1").answer("choose:B2:1")
    assert match.names("B3:1") == ["Three"]
    assert match.count("graveyard:1") == 2


def test_cards_of_a_total_cost_are_taken_from_among_those_looked_at_once() -> None:
    text = (
        "Look at the top three cards of your deck. Put up to three creatures from among them of total cost 3 or less "
        "into your mana zone. Return a card from among them to your hand."
    )
    match = table({"hand:0": ["Sift"], "deck:0": ["One", "Two", "Three"]}, spell("Sift", text, **FREE))
    match.answer("cast:Sift").answer("mana-card:One")
    assert match.offered == ["return:Two", "return:Three"]


@pytest.mark.rule("201.2", "601.1h")
def test_cards_of_a_total_cost_are_chosen_anew_for_each() -> None:
    text = "For each of your creatures, tap up to one of your opponent's creatures of total cost 5 or less."
    hush = spell("Hush", text, **FREE)
    zones: Zones = {"hand:0": ["Hush", "Two"], "B1:0": ["One"], "B2:0": ["One"], "B1:1": ["One"], "B2:1": ["Two"]}
    match = table(zones, hush).answer("cast:Hush").answer("tap-card:B1:1")
    assert [key for key in match.offered if key.startswith("tap")] == ["tap-card:B1:1", "tap-card:B2:1"]


def test_cards_of_two_zones_are_counted_together() -> None:
    low = creature(
        "Low",
        1000,
        "While you have three or more creatures in total with creatures in your mana zone, it gets +1000 power.",
    )
    for there, power in ((1, 1000), (2, 2000)):
        assert table({"B1:0": ["Low"], "mana zone:0": ["One"] * there}, low).power("B1:0") == power


@pytest.mark.rule("603.2")
def test_what_happens_for_the_first_time_in_a_turn_is_told_from_the_second() -> None:
    swift = creature(
        "Swift", 2000, "The first time in each turn: Whenever this creature attacks, after the attack, untap it."
    )
    zones: Zones = {"B1:0": ["Swift"], "S1:1": ["One"], "S2:1": ["One"], "S3:1": ["One"], "hand:0": ["Nothing"]}
    match = attack(zones, swift).answer("attack:B1").answer("break:S1").answer("pass")
    assert not match.rested("B1:0")
    match.answer("attack:B1")
    while "pass-on" in match.offered:
        match.answer("pass")
    match.answer("break:S2").answer("pass")
    assert match.rested("B1:0")


@pytest.mark.rule("603.2")
def test_whoever_does_not_want_it_the_first_time_is_not_asked_again() -> None:
    text = "The first time in each turn: Whenever this creature becomes tapped, you may draw a card."
    tap = spell("Tap", "Tap one of your creatures.", "Untap one of your creatures.", **FREE)
    match = table({"B1:0": ["Keen"], "hand:0": ["Tap", "Tap", "Nothing"]}, creature("Keen", 2000, text), tap)
    match.answer("cast:Tap").answer("no")
    match.answer("cast:Tap")
    assert "no" not in match.offered
    assert match.names("hand:0") == ["Nothing"]
