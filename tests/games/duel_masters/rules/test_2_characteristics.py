"""106, 108, 110.4, 110.6, 200 to 207: characteristics, and in which order they change."""

from __future__ import annotations

import pytest

from engine.games.duel_masters.cards import all_cards
from engine.kernel.abilities import GAINED_ABILITIES
from engine.kernel.cards import Card
from engine.language.errors import CardTextError
from tests.games.duel_masters.positions import Attack, Fighter, Placed, Zones, attack, card, creature, spell, table

MANA: Zones = {"mana zone:0": ["One"] * 6}
SINK = spell("Sink", "Destroy all water creatures in the battle zone.")
SOAK = spell("Soak", "One of your opponent's creatures has the water civilization until the end of the turn.")
DOUBLE = spell("Double", "One of your creatures gets double power this turn.")
MORE = spell("More", "One of your creatures gets +2000 power this turn.")
FIVE_HUNDRED = creature("Leveller", 3000, "All of your creatures have fixed power 500.")


@pytest.mark.rule("106.4", "110.6")
def test_a_civilisation_that_an_effect_adds_is_no_ability_and_takes_none_away() -> None:
    match = table({**MANA, "hand:0": ["Soak", "Sink", "One"], "B1:1": ["Nine"]}, SOAK, SINK).answer("cast:Soak")
    values = match.match.values(match.card("B1:1"))
    assert values["civilizations"] == {"fire", "water"}
    assert not values.get(GAINED_ABILITIES)
    assert match.answer("cast:Sink").names("graveyard:1") == ["Nine"]


@pytest.mark.rule("206.4", "108.2")
@pytest.mark.parametrize("order", [("Double", "More"), ("More", "Double")])
def test_power_is_doubled_after_all_that_is_added_in_whichever_order_the_effects_came(order: tuple[str, str]) -> None:
    match = table({**MANA, "hand:0": [*order, "One"], "B1:0": ["Three"]}, DOUBLE, MORE)
    for each in order:
        match.answer(f"cast:{each}")
    assert match.power("B1:0") == (3000 + 2000) * 2


@pytest.mark.rule("206.3", "206.1")
def test_a_fixed_power_is_not_changed_by_anything_that_comes_before_or_after() -> None:
    match = table({**MANA, "hand:0": ["More", "Double", "One"], "B1:0": ["Leveller"]}, FIVE_HUNDRED, MORE, DOUBLE)
    assert match.power("B1:0") == 500
    assert match.answer("cast:More").power("B1:0") == 500
    assert match.answer("cast:Double").power("B1:0") == 500


@pytest.mark.rule("108.1c")
def test_infinite_power_stays_infinite_and_is_no_more_than_another() -> None:
    endless = card("Endless", power="infinite")
    zones: Zones = {**MANA, "hand:0": ["More", "One"], "B1:0": ["Endless"], "B1:1": [Placed("Endless", rested=True)]}
    match = table(zones, endless, MORE).answer("cast:More")
    match.answer("pass").answer("attack:B1").answer("target:B1:1").answer("pass-on")
    assert (match.names("graveyard:0")[-1], match.names("graveyard:1")) == ("Endless", ["Endless"])  # both have lost
    big = spell("Big", "One of your creatures gets infinite power this turn.")
    small = spell("Small", "One of your creatures gets minus infinite power this turn.")
    match = table({**MANA, "hand:0": ["Big", "Small", "One"], "B1:0": ["Two"]}, big, small).answer("cast:Big")
    assert match.names("B1:0") == ["Two"]
    assert match.answer("cast:Small").names("B1:0") == []


@pytest.mark.rule("108.1a")
def test_a_number_that_a_player_chooses_is_not_negative() -> None:
    pick = spell(
        "Pick",
        "Choose a number that is ten or less. Destroy all creatures that cost the chosen number in the battle zone.",
    )
    match = table(
        {**MANA, "hand:0": ["Pick", "One"], "B1:1": ["Two"], "B2:1": ["Free"]}, pick, creature("Free", 1000, cost=0)
    )
    match.answer("cast:Pick")
    assert min(int(key.rpartition(":")[2].rpartition("=")[2]) for key in match.offered) == 0
    assert len(match.offered) == 11
    match.answer(match.offered[0])
    assert match.names("graveyard:1") == ["Free"]


@pytest.mark.rule("108.1a")
def test_what_is_so_for_a_time_of_cards_with_a_chosen_number_is_so_of_that_number() -> None:
    text = (
        "All of your opponent's creatures that cost the chosen number can't attack until the start of your next turn."
    )
    ban = spell("Ban", f"Choose a number that is 99 or less. {text}")
    zones = {**MANA, "hand:0": ["Ban"], "B1:0": ["One"], "B1:1": ["Two"], "B2:1": ["Dear"]}
    match = table(zones, ban, creature("Dear", 3000, cost=5)).answer("cast:Ban")
    assert len(match.offered) == 100
    match.answer(next(key for key in match.offered if key.endswith(("=5", ":5"))))
    while match.asked == 0:
        match.answer("pass")
    while "attack:B1" not in match.offered:
        match.answer("pass")
    assert [key for key in match.offered if key.startswith("attack")] == ["attack:B1"]


@pytest.mark.rule("203.4")
def test_only_whole_races_that_cards_have_may_be_chosen() -> None:
    purge = spell("Purge", "Choose a race. Destroy all creatures that have the chosen race in the battle zone.")
    lord = creature("Lord", 2000, races=["Cyber Lord"])
    match = table({**MANA, "hand:0": ["Purge", "One"], "B1:1": ["Lord"], "B2:1": ["Two"]}, purge, lord)
    match.answer("cast:Purge")
    races = {race for each in all_cards().values() for race in each.values["races"]} | {"Cyber Lord", "Human"}
    named = [key.removeprefix("race=").removeprefix("race:") for key in match.offered]
    assert len(named) == len(set(named))
    assert not any(key.endswith(("=Cyber", ":Cyber", "=Dragon", ":Dragon")) for key in match.offered)
    (wanted,) = [key for key in match.offered if key.endswith("Cyber Lord")]
    match.answer(wanted)
    assert match.names("graveyard:1") == ["Lord"]
    assert "Cyber Lord" in races


@pytest.mark.rule("110.4a")
def test_what_defines_a_card_is_so_in_every_zone() -> None:
    rainbow = creature("Rainbow", 3000, "In every zone, this card has all civilizations.")
    leaf = creature("Leaf", 1000, civilizations=["nature"])
    match = table({"mana zone:0": ["Rainbow", "Rainbow"], "hand:0": ["Leaf", "Rainbow"]}, rainbow, leaf)
    assert "summon:Leaf" in match.offered  # in the mana zone
    assert "summon:Rainbow" not in match.offered  # in the hand: five civilisations are to be paid
    dive = spell("Dive", "Put a water card from your graveyard into your mana zone.")
    match = table({**MANA, "hand:0": ["Dive", "One"], "graveyard:0": ["Rainbow", "Two"]}, rainbow, dive)
    match.answer("cast:Dive")
    assert "Rainbow" in match.names("mana zone:0")
    buried = table({**MANA, "hand:0": ["Dive", "One"], "graveyard:0": ["Both", "Two"]}, dive).answer("cast:Dive")
    assert "Both" not in buried.names("mana zone:0")


@pytest.mark.rule("110.4b", "110.4c")
def test_an_ability_that_names_its_zones_works_in_no_other() -> None:
    doom = creature("Doom", 3000, "In any zone other than the hand or the battle zone: You lose the game.")
    back = spell("Back", "Return one of your creatures to your hand.")
    match = table({**MANA, "hand:0": ["Back", "One"], "B1:0": ["Doom"]}, doom, back).answer("cast:Back")
    assert match.outcome is None
    assert "Doom" in match.names("hand:0")


@pytest.mark.rule("110.4a")
def test_what_makes_a_number_grow_does_not_define_it() -> None:
    with pytest.raises(CardTextError):
        creature("Grower", 3000, "In every zone, this card gets +1000 power.")


@pytest.mark.rule("112.3e", "601.1b")
@pytest.mark.parametrize(("there", "offered"), [(2, True), (1, False)])
def test_gravity_zero_lets_a_card_be_used_for_nothing_while_its_condition_holds(there: int, offered: bool) -> None:
    free = creature("Free", 5000, "G-zero: You have two or more creatures", cost=9)
    match = table({"hand:0": ["Free"], **{f"B{at + 1}:0": ["Two"] for at in range(there)}}, free)
    assert ("summon:Free" in match.offered) is offered
    if offered:
        glad = creature("Glad", 1000, "Whenever you summon a creature, draw a card.")
        match = table({"hand:0": ["Free"], "B1:0": ["Two"], "B2:0": ["Glad"]}, free, glad).answer("summon:Free")
        assert match.names("B3:0") == ["Free"]
        assert match.count("hand:0") == 1  # it was summoned (112.3g)


@pytest.mark.rule("112.4", "201.1b")
def test_nobody_pays_for_what_lies_in_the_hyperspatial_zone_or_the_super_gacharange() -> None:
    front = creature("Front", 3000, supertypes=["psychic"], cost=1)
    gacha = creature("Gacha", 3000, supertypes=["gacharange"], cost=1)
    zones: Zones = {**MANA, "hyperspatial zone:0": ["Front"], "super gacharange:0": ["Gacha"], "hand:0": ["One"]}
    assert table(zones, front, gacha).offered == ["pass", "summon:One"]


@pytest.mark.rule("201.2", "201.2a")
def test_a_cost_is_the_number_that_is_printed_whatever_it_costs_to_use() -> None:
    helper = creature(
        "Helper",
        1000,
        "Your creatures that have Dragon in their race each cost 2 less to summon. They can't cost less than 1.",
    )
    dragon = creature("Drake", 3000, cost=4, races=["Armored Dragon"])
    cheap = spell("Cheap", "Destroy all creatures that cost 2 or less in the battle zone.")
    zones: Zones = {"mana zone:0": ["One"] * 4, "hand:0": ["Drake", "Cheap", "One"], "B1:0": ["Helper"]}
    match = table(zones, helper, dragon, cheap).answer("summon:Drake").answer("cast:Cheap")
    assert match.names("B1:0") == []
    assert match.names("B2:0") == ["Drake"]


@pytest.mark.rule("202.3")
def test_a_part_of_a_name_is_found_anywhere_in_it() -> None:
    hunt = spell("Hunt", 'Destroy all creatures with "Bolshack" in their card names in the battle zone.')
    other = creature("Cocco Bolshackian", 3000)
    apart = creature("Bol Shack", 3000)
    match = table(
        {**MANA, "hand:0": ["Hunt", "One"], "B1:1": [other.number], "B2:1": [apart.number]}, hunt, other, apart
    )
    match.answer("cast:Hunt")
    assert (match.names("B1:1"), match.names("B2:1")) == ([], ["Bol Shack"])


@pytest.mark.rule("202.4", "202.3a")
def test_a_card_with_another_name_has_both_and_a_whole_name_is_asked_exactly() -> None:
    hunt = spell("Hunt", 'Destroy all creatures named "Two" in the battle zone.')
    doubled = creature("Mask", 3000, 'This creature is also named "Two".')
    longer = creature("Two Three", 3000)
    zones: Zones = {**MANA, "hand:0": ["Hunt", "One"], "B1:1": ["Mask"], "B2:1": [longer.number]}
    match = table(zones, hunt, doubled, longer).answer("cast:Hunt")
    assert (match.names("B1:1"), match.names("B2:1")) == ([], ["Two Three"])
    own = spell("Own", 'Destroy all creatures named "Mask" in the battle zone.')
    match = table({**MANA, "hand:0": ["Own", "One"], "B1:1": ["Mask"]}, own, doubled).answer("cast:Own")
    assert match.names("B1:1") == []


@pytest.mark.rule("205.1a")
def test_a_keyword_before_a_text_is_not_what_the_text_says() -> None:
    rider = creature("Rider", 3000, "Wave striker: This creature has blocker.")
    strikers = spell("Strike", "Destroy all creatures that have wave striker in the battle zone.")
    blockers = spell("Block", "Destroy all creatures that have blocker in the battle zone.")
    zones: Zones = {**MANA, "hand:0": ["Block", "Strike", "One"], "B1:1": ["Rider"]}
    match = table(zones, rider, strikers, blockers).answer("cast:Block")
    assert match.names("B1:1") == ["Rider"]
    assert match.answer("cast:Strike").names("B1:1") == []


@pytest.mark.rule("207.1", "207.2")
def test_a_mana_card_gives_the_number_that_is_on_it_or_that_an_effect_puts_there() -> None:
    rich = spell("Rich", "A card from your mana zone has mana number 3 this turn.", cost=1)
    dear = creature("Dear", 1000, cost=3)
    match = table({"mana zone:0": ["One", "One"], "hand:0": ["Rich", "Dear"]}, rich, dear)
    assert "summon:Dear" not in match.offered
    match.answer("cast:Rich")
    while match.rule != "504.1":
        match.answer(match.offered[-1])
    assert ("summon:Dear" in match.offered) or match.match.state.rested[match.cards("mana zone:0")[1]]
    none = card("None", type="impulse", cost=0, mana=0)
    assert table({"mana zone:0": ["None", "None"], "hand:0": ["One"]}, none).offered == ["pass"]


@pytest.mark.rule("207.3", "106.2c")
def test_colourless_mana_counts_and_stands_for_no_civilisation() -> None:
    grey = creature("Grey", 1000, civilizations=[])
    assert table({"mana zone:0": ["Grey", "Grey"], "hand:0": ["One"]}, grey).offered == ["pass"]
    assert "summon:One" in table({"mana zone:0": ["Grey", "One"], "hand:0": ["One"]}, grey).offered


@pytest.mark.rule("110.5", "110.2e")
def test_the_source_of_an_effect_is_the_card_with_the_ability_and_not_what_gave_it() -> None:
    shy = creature("Shy", 9000, "This creature can't be chosen by spells that cost 9 or less.")
    given = "Whenever this creature attacks, destroy one of your opponent's creatures."
    lend = spell("Lend", f'One of your creatures gets "{given}" this turn.')
    zones: Zones = {**MANA, "hand:0": ["Lend", "One"], "B1:0": ["Two"], "B1:1": ["Shy"]}
    match = table(zones, shy, lend).answer("cast:Lend").answer("pass").answer("attack:B1").answer("pass-on")
    assert match.names("graveyard:1") == ["Shy"]


@pytest.mark.rule("110.3a", "302.2")
def test_what_a_spell_says_is_done_while_it_is_cast_and_at_no_other_time() -> None:
    match = table({**MANA, "hand:0": ["Blank", "One"], "graveyard:0": ["Blank"], "B1:0": ["Two"]})
    assert match.count("hand:0") == 2
    assert match.answer("cast:Blank").count("hand:0") == 2  # one cast, one drawn
    assert match.count("graveyard:0") == 2


@pytest.mark.rule("110.2b")
def test_what_a_card_demands_for_its_use_is_an_ability_of_that_card_alone() -> None:
    zones: Zones = {**MANA, "hand:0": ["Risen", "Two"]}
    assert table(zones).offered == ["pass", "summon:Two"]
    assert "summon:Risen" in table({**zones, "B1:0": ["One"]}).offered


@pytest.mark.rule("110.2d", "111.2b")
def test_one_ability_may_do_something_once_and_change_something_for_a_time() -> None:
    both = creature(
        "Chant",
        3000,
        "When you put this creature into the battle zone, "
        "draw a card, and this creature gets +2000 power until the end of the turn.",
    )
    lead = creature("Lead", 3000, "All of your creatures get +1000 power.")
    match = table({**MANA, "hand:0": ["Chant", "One"], "B1:0": ["Lead"]}, both, lead).answer("summon:Chant")
    assert match.power("B2:0") == 3000 + 2000 + 1000  # a static ability affects what came later, too
    assert match.count("hand:0") == 2


@pytest.mark.rule("204.3a", "204.3")
def test_a_creature_may_be_of_several_supertypes_and_each_is_told() -> None:
    both = creature(
        "Deep", 7000, "Evolution: Put on one of your Human creatures", supertypes=["evolution", "psychic"]
    )  # fmt: skip
    for noun in ("evolution", "psychic"):
        sweep = spell("Sweep", f"Destroy all {noun} creatures in the battle zone.")
        match = table({**MANA, "hand:0": ["Sweep", "One"], "B1:1": ["Deep"], "B2:1": ["Two"]}, both, sweep)
        match.answer("cast:Sweep")
        assert (match.names("B1:1"), match.names("B2:1")) == ([], ["Two"])


@pytest.mark.rule("204.3b", "204.3c", "204.2")
@pytest.mark.parametrize(("kind", "supertype"), [("impulse", "forbidden"), ("field", "D2")])
def test_impulses_and_fields_may_have_supertypes_of_their_own(kind: str, supertype: str) -> None:
    made = card("Thing", type=kind, supertypes=[supertype])
    assert (made.values["types"], made.values["supertypes"]) == ({kind}, {supertype})


@pytest.mark.rule("204.2", "204.3a")
def test_a_card_has_one_of_the_card_types_and_a_spell_none_of_the_supertypes() -> None:
    with pytest.raises(ValueError, match="type"):
        card("Odd", type="planeswalker")
    with pytest.raises(ValueError, match="supertype"):
        spell("Risen Spell", "Draw a card.", supertypes=["evolution"])
    with pytest.raises(ValueError, match="supertype"):
        card("Heart", type="impulse", supertypes=["psychic"])


@pytest.mark.rule("101.5a", "609.3")
@pytest.mark.parametrize("saved", [False, True])
def test_a_sentence_after_one_that_was_replaced_is_an_event_of_its_own(saved: bool) -> None:
    slip = creature("Slip", 3000, "When this creature would be destroyed, return it to your hand instead.")
    twice = spell("Twice", "Destroy one of your opponent's creatures. Your opponent discards a card at random.")
    zones: Zones = {**MANA, "hand:0": ["Twice", "One"], "B1:1": ["Slip" if saved else "Two"], "hand:1": ["Nine"]}
    match = table(zones, slip, twice).answer("cast:Twice")
    assert match.count("hand:1") == (1 if saved else 0)  # one of two was discarded, or the only one
    both = spell("Both Gone", "Destroy all of your opponent's creatures. Destroy all of your opponent's creatures.")
    zones = {
        **MANA,
        "hand:0": [both.number, "One"],
    }
    again = creature("Again", 3000, "When this creature would be destroyed, draw a card instead.")
    match = table({**zones, "B1:1": ["Again"]}, again, both).answer(f"cast:{both.number}")
    assert match.names("B1:1") == ["Again"]  # each destroying was replaced, for each is an event
    assert match.count("hand:1") == 2


@pytest.mark.rule("110.4g", "603.2")
def test_what_can_only_trigger_elsewhere_works_there() -> None:
    thrown = creature("Thrown", 3000, "When this card is discarded, put it into the battle zone.")
    rob = spell("Rob", "Your opponent discards a card at random.")
    match = table({**MANA, "hand:0": ["Rob", "One"], "hand:1": ["Thrown"]}, thrown, rob).answer("cast:Rob")
    assert match.names("B1:1") == ["Thrown"]
    bury = spell("Bury", "Destroy one of your opponent's creatures.")
    match = table({**MANA, "hand:0": ["Bury", "One"], "B1:1": ["Thrown"]}, thrown, bury).answer("cast:Bury")
    assert match.names("graveyard:1") == ["Thrown"]  # destroyed, and not discarded


@pytest.mark.rule("104.2c")
def test_a_player_who_wins_and_loses_by_one_event_wins() -> None:
    end = spell("End", "You win the game.")
    match = table({**MANA, "hand:0": ["End", "One"]}, end).answer("cast:End")
    assert match.outcome is not None
    assert (match.outcome.winner, match.outcome.rule) == (0, "104.2c")
    last = creature("Last", 3000, "Whenever this creature attacks, your opponent loses the game.")
    match = attack({"B1:0": ["Last"]}, last).answer("attack:B1")
    assert match.outcome is not None
    assert (match.outcome.winner, match.outcome.rule) == (0, "104.2c")
    empty = table(
        {"S1:0": [], "S1:1": [], "B1:0": ["One"]}, step="direct_attack", filler=("", "Blank"),
        memory={"attack": Attack(Fighter(Card(0), 1), None, None, is_declared=True)},
    )  # fmt: skip
    assert empty.outcome is not None
    assert (empty.outcome.winner, empty.outcome.rule) == (0, "104.2a")


@pytest.mark.rule("110.4d", "601.1c")
@pytest.mark.parametrize("opened", [False, True])
def test_what_lets_a_card_be_used_for_nothing_works_wherever_the_card_may_be_used_from(opened: bool) -> None:
    gate = creature("Gate", 3000, "You can summon creatures from your mana zone.")
    free = creature("Free", 5000, "G-zero: You have two or more creatures", cost=9)
    there: Zones = {"B1:0": ["Gate" if opened else "Two"], "B2:0": ["Two"], "mana zone:0": ["Free"], "hand:0": ["Nine"]}
    match = table(there, gate, free)
    assert ("summon:Free" in match.offered) is opened
    if opened:
        assert match.answer("summon:Free").names("B3:0") == ["Free"]
        paid = table({**there, "mana zone:0": ["Two", "One"]}, gate).answer("summon:Two")
        assert paid.names("B3:0") == ["Two"]  # it was itself tapped for its cost


@pytest.mark.rule("113.2a", "113.2")
def test_shields_that_are_rearranged_keep_their_places_and_how_many_cards_each_has() -> None:
    turn = spell("Turn", "Rearrange your shields.")
    zones: Zones = {**MANA, "hand:0": ["Turn", "One"], "S1:0": ["Two", "Three"], "S2:0": ["Nine"], "S4:0": ["Fish"]}
    match = table(zones, turn).answer("cast:Turn")
    assert len(match.offered) == 4
    shown = [match.match.state.shown.get(card) for card in match.cards("S1:0")]
    assert shown == [(0,), (0,)], "only who rearranges them sees them"
    match.answer(*match.offered[::-1])
    assert not match.match.state.shown
    assert [match.names(place) for place in ("S1:0", "S2:0", "S4:0")] == [["Fish", "Nine"], ["Three"], ["Two"]]
