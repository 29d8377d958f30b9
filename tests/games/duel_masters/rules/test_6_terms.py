"""112.2d, 601.1a: the terms on which cards are used. What is done for a lower price, other zones, other prices."""

from __future__ import annotations

import pytest

from engine.language.errors import CardTextError
from engine.scenarios import ScenarioMatch
from tests.games.duel_masters.positions import Placed, Zones, creature, spell, table

RASH = creature(
    "Rash", 1000, "Terms: You may pay 2 less to summon this. If you do, after the turn, destroy this creature.", cost=4
)
VICTIM = creature(
    "Victim",
    1000,
    "Terms: You may destroy this creature to pay 3 less for a Human creature. It can't cost less than 0.",
    races=["Ghost"],
)
DEAR = creature("Dear", 5000, cost=4)
TIRED = creature("Tired", 5000, "Hyper energy", cost=6)
HAUNTING = creature(
    "Haunting",
    3000,
    "Terms: You may summon this from your graveyard. If you do, this creature can attack players at once this turn. "
    "After the turn, put this creature on the bottom of its owner's deck.",
)
HAUNTED: Zones = {"graveyard:0": ["Haunting"], "mana zone:0": ["One"] * 2, "hand:0": ["Nothing"]}
CLIMBER = creature(
    "Climber",
    3000,
    "Terms: You may pay fire 1 and tap 2 of your creatures to summon this from your hand or graveyard.",
    cost=5,
)
BURIED = creature("Buried", 3000, "Terms: You may pay fire and water 3 to summon this from your mana zone.", cost=7)
RISING = creature(
    "Rising",
    3000,
    "Terms: You may put a creature of yours into your mana zone and tap it to pay fire 7 minus its cost, "
    "but no less than 1, to summon this from your graveyard.",
    cost=9,
)


def _tapped(match: ScenarioMatch, zone: str) -> list[str]:
    cards = zip(match.cards(zone), match.names(zone), strict=True)
    return [name for card, name in cards if match.match.state.rested[card]]


@pytest.mark.rule("601.1a")
def test_a_card_may_cost_less_for_what_is_done_after_that() -> None:
    match = table({"hand:0": ["Rash", "Nothing"], "mana zone:0": ["One"] * 4}, RASH).answer("summon:Rash")
    assert (match.offered, match.rule) == (["yes", "no"], "601.1a")
    match.answer("yes")
    assert match.names("B1:0") == ["Rash"]
    assert len(_tapped(match, "mana zone:0")) == 2
    match.answer("pass").answer("pass")
    assert match.names("graveyard:0") == ["Rash"]


@pytest.mark.rule("601.1a")
def test_who_pays_the_whole_price_has_nothing_to_do_for_it() -> None:
    match = table({"hand:0": ["Rash", "Nothing"], "mana zone:0": ["One"] * 4}, RASH).answer("summon:Rash").answer("no")
    assert len(_tapped(match, "mana zone:0")) == 4
    match.answer("pass").answer("pass")
    assert match.names("B1:0") == ["Rash"]


@pytest.mark.rule("601.1a", "601.1b")
def test_who_cannot_pay_otherwise_is_not_asked_whether_to_pay_less() -> None:
    match = table({"hand:0": ["Rash", "Nothing"], "mana zone:0": ["One"] * 2}, RASH).answer("summon:Rash")
    assert match.names("B1:0") == ["Rash"]
    assert match.rule == "504.1"


@pytest.mark.rule("112.2d", "601.1a")
def test_a_creature_may_be_given_up_for_a_fitting_one_before_the_mana_is_paid() -> None:
    zones: Zones = {"hand:0": ["Dear", "Fish"], "mana zone:0": ["One"], "B1:0": ["Victim"]}
    match = table(zones, VICTIM, DEAR)
    assert "summon:Fish" not in match.offered  # 2 of water; and it is no Human
    match.answer("summon:Dear")
    assert match.names("graveyard:0") == ["Victim"]
    assert [match.names(zone) for zone in ("B1:0", "B2:0")] in ([["Dear"], []], [[], ["Dear"]])
    assert _tapped(match, "mana zone:0") == ["One"]


@pytest.mark.rule("101.2", "601.1a")
def test_what_cannot_be_destroyed_cannot_be_given_up() -> None:
    stubborn = creature(
        "Stubborn",
        1000,
        "Terms: You may destroy this creature to pay 3 less for a Human creature. It can't cost less than 0.",
        "This creature can't be destroyed.",
    )
    match = table({"hand:0": ["Dear"], "mana zone:0": ["One"], "B1:0": ["Stubborn"]}, stubborn, DEAR)
    assert "summon:Dear" not in match.offered


@pytest.mark.rule("112.2d", "601.1a")
def test_creatures_of_different_costs_are_tapped_for_hyper_energy() -> None:
    zones: Zones = {
        "hand:0": ["Tired"], "mana zone:0": ["One"] * 4, "B1:0": ["One"], "B2:0": ["Two"], "B3:0": ["Dear"],
    }  # fmt: skip
    match = table(zones, TIRED, DEAR).answer("summon:Tired")
    assert match.offered == ["tap-card:B1", "tap-card:B2", "tap-card:B3"]  # 6 is more than there is
    match.answer("tap-card:B2")
    assert match.offered == ["pass", "tap-card:B3"]  # One costs as much as Two
    match.answer("tap-card:B3")
    assert len(_tapped(match, "mana zone:0")) == 2
    assert [_tapped(match, zone) for zone in ("B1:0", "B2:0", "B3:0")] == [[], ["Two"], ["Dear"]]


@pytest.mark.rule("601.1a", "601.1b")
def test_hyper_energy_needs_as_many_creatures_of_different_costs() -> None:
    zones: Zones = {"hand:0": ["Tired"], "mana zone:0": ["One"] * 3, "B1:0": ["One"], "B2:0": ["Two"]}
    assert "summon:Tired" not in table(zones, TIRED).offered


@pytest.mark.rule("601.1a", "301.5")
def test_a_creature_that_may_be_summoned_from_the_graveyard_attacks_players_only_at_once() -> None:
    match = table({**HAUNTED, "B1:1": [Placed("One", rested=True)]}, HAUNTING).answer("summon:Haunting").answer("pass")
    assert match.offered == ["pass", "attack:B1"]
    match.answer("attack:B1")
    assert match.rule == "509.5a"


@pytest.mark.rule("601.1a")
def test_what_is_to_be_done_for_other_terms_is_done() -> None:
    match = table(HAUNTED, HAUNTING).answer("summon:Haunting").answer("pass").answer("pass")
    assert match.names("B1:0") == []
    assert match.names("graveyard:0") == []
    assert "Haunting" in (match.names("deck:0")[0], match.names("deck:0")[-1])


@pytest.mark.rule("601.1a")
def test_another_price_may_be_paid_with_tapped_creatures() -> None:
    zones: Zones = {"graveyard:0": ["Climber"], "mana zone:0": ["One"], "B1:0": ["One"], "B2:0": ["Two"]}
    match = table(zones, CLIMBER).answer("summon:Climber")
    assert [_tapped(match, zone) for zone in ("mana zone:0", "B1:0", "B2:0")] == [["One"], ["One"], ["Two"]]
    assert match.names("graveyard:0") == []


@pytest.mark.rule("601.1a")
def test_of_two_prices_that_could_be_paid_the_player_chooses() -> None:
    zones: Zones = {"hand:0": ["Climber"], "mana zone:0": ["One"] * 5, "B1:0": ["One"], "B2:0": ["Two"]}
    match = table(zones, CLIMBER).answer("summon:Climber")
    assert (match.offered, match.rule) == (["yes", "no"], "601.1a")
    match.answer("no")
    assert len(_tapped(match, "mana zone:0")) == 5
    assert _tapped(match, "B1:0") == []


@pytest.mark.rule("112.2a", "601.1a", "601.1c")
def test_the_civilizations_of_another_price_are_paid_for() -> None:
    zones: Zones = {"mana zone:0": ["Buried", "One", "Fish"]}
    match = table(zones, BURIED).answer("summon:Buried")  # it pays for itself, too
    assert match.names("B1:0") == ["Buried"]
    assert "summon:Buried" not in table({"mana zone:0": ["Buried", "One", "One"]}, BURIED).offered


@pytest.mark.rule("601.1a")
def test_a_creature_is_put_into_the_mana_zone_and_its_cost_taken_off() -> None:
    zones: Zones = {"graveyard:0": ["Rising"], "mana zone:0": ["One"] * 3, "B1:0": ["Dear"], "B2:0": ["One"]}
    match = table(zones, RISING, DEAR).answer("summon:Rising")  # 7 - 4 can be paid, 7 - 2 cannot
    assert match.names("mana zone:0") == ["One", "One", "One", "Dear"]
    assert len(_tapped(match, "mana zone:0")) == 4


@pytest.mark.rule("110.4e")
def test_what_a_card_says_of_its_own_cost_counts_wherever_it_may_be_used_from() -> None:
    cheap = creature(
        "Cheap",
        1000,
        "Terms: You may summon this from your graveyard.",
        "This costs 1 less to summon for each of your creatures. It can't cost less than 1.",
        cost=3,
    )
    zones: Zones = {"graveyard:0": ["Cheap"], "mana zone:0": ["One"], "B1:0": ["One"], "B2:0": ["Two"]}
    assert "summon:Cheap" in table(zones, cheap).offered


@pytest.mark.rule("601.1a")
def test_what_makes_cards_of_a_player_cost_less_counts_wherever_they_may_be_used_from() -> None:
    helper = creature("Helper", 1000, "Your creatures each cost 1 less to summon. They can't cost less than 1.")
    zones: Zones = {"graveyard:0": ["Haunting"], "mana zone:0": ["One"], "B1:0": ["Helper"]}
    assert "summon:Haunting" in table(zones, HAUNTING, helper).offered


@pytest.mark.rule("808.3a")
def test_a_spell_may_have_terms_of_its_own() -> None:
    echo = spell("Echo", "Terms: You may cast this from your graveyard.", "Draw a card.", cost=1)
    match = table({"graveyard:0": ["Echo"], "mana zone:0": ["One"]}, echo).answer("cast:Echo")
    assert match.names("hand:0") == ["Blank"]
    assert match.names("graveyard:0") == ["Echo"]


HASTE = creature(
    "Haste", 5000,
    "Terms: You may pay fire 1 to summon this from your hand if you have two or more cards in your mana zone. If you "
    "do, after the turn, destroy this creature, and draw a card.",
    cost=4,
)  # fmt: skip


@pytest.mark.rule("601.1a")
@pytest.mark.parametrize(("mana", "offered"), [(["One"], False), (["One", "Two"], True)])
def test_another_price_is_offered_only_if_something_is_so(mana: list[str], offered: bool) -> None:
    match = table({"hand:0": ["Haste", "Blank"], "mana zone:0": mana}, HASTE)
    assert ("summon:Haste" in match.offered) is offered


@pytest.mark.rule("601.1a", "112.2d")
def test_what_is_summoned_for_another_price_has_its_end_and_for_its_own_has_not() -> None:
    cheap = table({"hand:0": ["Haste", "Blank"], "mana zone:0": ["One", "Two"]}, HASTE).answer("summon:Haste")
    assert cheap.names("B1:0") == ["Haste"]
    held = len(cheap.names("hand:0"))
    while not cheap.names("graveyard:0"):
        cheap.answer("pass")
    assert cheap.names("graveyard:0") == ["Haste"]
    assert len(cheap.names("hand:0")) == held + 1


@pytest.mark.rule("601.1a")
def test_who_could_pay_the_own_price_too_is_asked_which() -> None:
    zones: Zones = {"hand:0": ["Haste", "Blank"], "mana zone:0": ["One", "Two", "Three", "Quick"]}
    match = table(zones, HASTE).answer("summon:Haste").answer("no")
    assert match.names("B1:0") == ["Haste"]
    assert sum(match.match.state.rested[each] for each in match.cards("mana zone:0")) == 4
    while match.match.state.turn_player == 0:
        match.answer("pass")
    assert match.names("B1:0") == ["Haste"]


@pytest.mark.rule("601.1a", "811.1")
def test_a_top_card_that_alone_goes_to_the_mana_zone_for_a_price_is_tapped() -> None:
    onto = "Star evolution: Put on one of your Human creatures"
    star = creature("Star", 6000, onto, supertypes=["evolution", "star"], cost=5)
    pile = Placed("Star", attached={"under:0": ["Two"]})
    zones: Zones = {"graveyard:0": ["Rising"], "B1:0": [pile], "mana zone:0": ["One"] * 2, "hand:0": ["Nine"]}
    match = table(zones, RISING, star).answer("summon:Rising")
    assert _tapped(match, "mana zone:0") == ["One", "One", "Star"]
    assert match.names("B1:0") == ["Two"]


@pytest.mark.rule("601.1a", "109.2c")
def test_all_cards_of_a_creature_that_goes_to_the_mana_zone_for_a_price_are_tapped() -> None:
    pile = Placed("Risen", attached={"under:0": ["Two"]})
    zones: Zones = {"graveyard:0": ["Rising"], "B1:0": [pile], "mana zone:0": ["One"] * 5, "hand:0": ["Nine"]}
    match = table(zones, RISING).answer("summon:Rising")
    assert _tapped(match, "mana zone:0") == [*["One"] * 5, "Risen", "Two"]


SHIFTING = creature(
    "Shifting", 9000, "Evolution: Put on one of your Human creatures", "Soulshift", supertypes=["evolution"], cost=8
)
DEARER = creature("Dearer", 1000, cost=5)


@pytest.mark.rule("112.2d", "601.1a", "801.1a")
def test_soulshift_takes_off_the_cost_of_what_the_creature_is_put_on_and_it_is_put_on_that() -> None:
    zones: Zones = {"B1:0": ["Three"], "B2:0": ["Dearer"], "B3:0": ["Fish"], "hand:0": ["Shifting", "Nothing"]}
    match = table({**zones, "mana zone:0": ["One"] * 7}, SHIFTING, DEARER).answer("summon:Shifting")
    assert (match.rule, match.offered) == ("801.1a", ["evolve:B1", "evolve:B2"])
    match.answer("evolve:B1")
    assert (match.rule, match.names("B1:0"), match.names("under:0")) == ("504.1", ["Shifting"], ["Three"])
    assert len(_tapped(match, "mana zone:0")) == 6
    match = table({**zones, "mana zone:0": ["One"] * 3}, SHIFTING, DEARER).answer("summon:Shifting")
    assert (match.rule, match.names("B2:0")) == ("504.1", ["Shifting"])  # nothing else could be paid for
    assert "summon:Shifting" not in table({**zones, "mana zone:0": ["One"] * 2}, SHIFTING, DEARER).offered


@pytest.mark.rule("112.2d", "601.1a")
def test_soulshift_leaves_something_to_pay_and_is_of_creatures_that_evolve() -> None:
    equal = creature("Equal", 1000, cost=9)
    match = table({"B1:0": ["Equal"], "hand:0": ["Shifting", "Nothing"], "mana zone:0": ["One"] * 2}, SHIFTING, equal)
    match.answer("summon:Shifting")
    assert len(_tapped(match, "mana zone:0")) == 1
    with pytest.raises(CardTextError, match="soulshift"):
        creature("Plain", 1000, "Soulshift")


RISER = creature("Riser", 6000, "Evolution: Put on one of your Human creatures", supertypes=["evolution"], cost=8)
HUMAN = creature(
    "Human",
    1000,
    "Terms: You may destroy this creature to pay 3 less for a Human creature. It can't cost less than 0.",
)


@pytest.mark.rule("601.1b", "801.1a")
def test_what_an_evolution_creature_needs_is_not_given_for_its_price() -> None:
    zones: Zones = {"B1:0": ["Human"], "hand:0": ["Riser", "Nothing"]}
    assert "summon:Riser" not in table({**zones, "mana zone:0": ["One"] * 5}, HUMAN, RISER).offered
    match = table({**zones, "mana zone:0": ["One"] * 8}, HUMAN, RISER).answer("summon:Riser")
    assert (match.names("B1:0"), match.names("under:0")) == (["Riser"], ["Human"])  # nothing was asked
    match = table({**zones, "B2:0": ["Human"], "mana zone:0": ["One"] * 5}, HUMAN, RISER).answer("summon:Riser")
    match.answer("no")  # so the other one is given
    assert (match.names("under:0"), match.names("graveyard:0")) == (["Human"], ["Human"])
    assert "summon:Riser" not in table({**zones, "B2:0": ["Human"], "mana zone:0": ["One"] * 2}, HUMAN, RISER).offered


@pytest.mark.rule("601.1b", "801.1a")
def test_so_it_is_where_any_creature_may_be_given() -> None:
    text = "Terms: As you summon this you may do this to pay 3 less but no less than 1: Destroy one of your creatures."
    eager = creature(
        "Eager", 6000, "Evolution: Put on one of your Human creatures", text, supertypes=["evolution"], cost=8
    )
    zones: Zones = {"B1:0": ["Two"], "hand:0": ["Eager", "Nothing"], "mana zone:0": ["One"] * 5}
    assert "summon:Eager" not in table(zones, eager).offered
    match = table({**zones, "B2:0": ["Fish"]}, eager).answer("summon:Eager")
    assert (match.names("under:0"), match.names("graveyard:0")) == (["Two"], ["Fish"])


@pytest.mark.rule("112.2d", "601.1a", "801.1a")
def test_what_soulshift_puts_the_creature_on_is_not_given_for_its_price() -> None:
    zones: Zones = {"B1:0": ["Human"], "B2:0": ["Dearer"], "hand:0": ["Shifting", "Nothing"]}
    match = table({**zones, "mana zone:0": ["One"]}, SHIFTING, DEARER, HUMAN).answer("summon:Shifting")
    assert (match.names("B2:0"), match.names("under:0")) == (["Shifting"], ["Dearer"])
    assert match.names("graveyard:0") == ["Human"]
