"""601 to 609: using cards, abilities, effects that last, and what changes while they do."""

from __future__ import annotations

from typing import Any, Final

import pytest

from engine.kernel.messages import Seat
from tests.games.duel_masters.positions import Placed, Zones, attack, creature, spell, table

FREE: Final[dict[str, Any]] = {"cost": 0, "civilizations": []}


@pytest.mark.rule("601.1h")
def test_of_several_that_are_chosen_together_none_is_chosen_twice() -> None:
    hush = spell("Hush", "Choose up to two of your opponent's creatures, and tap them.", **FREE)
    match = table({"hand:0": ["Hush", "Nothing"], "B1:1": ["One"], "B2:1": ["One"], "B3:1": ["One"]}, hush)
    match.answer("cast:Hush")
    decision = match.match.decision
    assert decision is not None
    assert (decision.minimum, decision.maximum, len(decision.options)) == (0, 2, 3)
    match.answer("choose:B1:1", "choose:B3:1")
    assert [match.rested(f"B{number}:1") for number in (1, 2, 3)] == [True, False, True]


@pytest.mark.rule("605.2b")
def test_as_many_are_chosen_as_there_are_and_all_are_not_chosen() -> None:
    pair = spell("Pair", "Destroy two of your opponent's creatures.", **FREE)
    match = table({"hand:0": ["Pair", "Nothing"], "B1:1": ["One"]}, pair).answer("cast:Pair")
    assert match.names("graveyard:1") == ["One"]
    match = table({"hand:0": ["Pair", "Nothing"], "B1:1": ["One"], "B2:1": ["Two"], "B3:1": ["Nine"]}, pair)
    match.answer("cast:Pair")
    decision = match.match.decision
    assert decision is not None
    assert (decision.minimum, decision.maximum) == (2, 2)


@pytest.mark.rule("601.1f", "601.1e", "105.3", "107.2")
def test_the_cost_is_paid_before_the_card_does_anything() -> None:
    match = table({"hand:0": ["Blank", "Nothing"], "mana zone:0": ["One"] * 3}).answer("cast:Blank")
    assert sum(match.match.state.rested[each] for each in match.cards("mana zone:0")) == 2
    assert match.count("hand:0") == 2


@pytest.mark.rule("603.4", "605.2a")
def test_a_condition_is_asked_when_the_ability_is_resolved() -> None:
    heir = creature(
        "Heir", 2000, "When this creature is destroyed, if you have no creatures, draw a card."
    )  # fmt: skip
    last = creature("Last", 1000, "When this creature is destroyed, destroy one of your creatures.")
    sweep = spell("Sweep", "Destroy all of your opponent's creatures that have power 2000 or less.", **FREE)
    zones: Zones = {"hand:0": ["Sweep", "Nothing"], "B1:1": ["Heir"], "B2:1": ["Last"], "B3:1": ["Nine"]}
    for first, cards in (("Last", 1), ("Heir", 0)):
        match = table(zones, heir, last, sweep).answer("cast:Sweep")
        assert match.rule == "101.4a"
        match.answer(next(key for key in match.offered if first in key))
        assert match.count("hand:1") == cards


@pytest.mark.rule("603.1", "603.5", "603.5a", "110.3b")
def test_a_creature_hears_of_its_own_coming_and_of_others() -> None:
    host = creature("Host", 2000, "When you put your creature into the battle zone, draw a card.", **FREE)
    match = table({"hand:0": ["Host", "Nothing"]}, host).answer("summon:Host")
    assert match.names("hand:0") == ["Nothing", "Blank"]


@pytest.mark.rule("603.2b", "603.5c")
def test_of_creatures_destroyed_together_each_triggers_what_stays() -> None:
    watch = creature("Watch", 5000, "When your other creature is destroyed, draw a card.")
    sweep = spell("Sweep", "Destroy all of your opponent's creatures that have power 2000 or less.", **FREE)
    zones: Zones = {"hand:0": ["Sweep", "Nothing"], "B1:1": ["Watch"], "B2:1": ["One"], "B3:1": ["Two"]}
    match = table(zones, watch, sweep).answer("cast:Sweep")
    while match.asked == 1:
        match.answer(match.offered[0])
    assert match.count("hand:1") == 2


@pytest.mark.rule("603.6", "603.6a", "607.2")
def test_what_is_to_be_done_later_is_done_though_its_source_is_gone() -> None:
    text = "Whenever this creature attacks, after the attack, destroy one of your opponent's creatures."
    brief = creature("Brief", 1000, text)
    match = attack({"B1:0": ["Brief"], "B9:0": ["One"], "B1:1": ["Wall"], "B2:1": [Placed("Two", rested=True)]}, brief)
    match.answer("attack:B1").answer("target:B2:1").answer("block:B1:1")
    assert match.names("graveyard:0") == ["Brief"]
    assert match.rule == "605.2b"
    match.answer("destroy:B1:1")
    assert match.names("graveyard:1") == ["Wall"]


@pytest.mark.rule("608.3", "608.3a", "608.3b")
def test_what_a_static_ability_gives_is_given_while_it_is_there_to_whom_it_fits_then() -> None:
    chief = creature("Chief", 2000, "All of your other creatures get +1000 power.")
    smash = spell("Smash", "Destroy one of your creatures.", **FREE)
    late = creature("Late", 1000, **FREE)
    match = table({"hand:0": ["Late", "Smash", "Nothing"], "B1:0": ["Chief"]}, chief, smash, late)
    match.answer("summon:Late")
    assert match.power("B2:0") == 2000
    match.answer("cast:Smash").answer("destroy:B1")
    assert match.power("B2:0") == 1000


@pytest.mark.rule("608.2a", "110.5a")
def test_what_a_spell_has_changed_concerns_only_what_was_there() -> None:
    all_up = spell("All Up", "All of your creatures get +1000 power until the end of the turn.", **FREE)
    late = creature("Late", 1000, **FREE)
    match = table({"hand:0": ["All-Up", "Late", "Nothing"], "B1:0": ["One"]}, all_up, late).answer("cast:All-Up")
    match.answer("summon:Late")
    assert (match.power("B1:0"), match.power("B2:0")) == (2000, 1000)


@pytest.mark.rule("608.2b")
def test_a_number_that_is_counted_on_resolving_stays() -> None:
    count = spell(
        "Count",
        "Choose one of your creatures. It gets +1000 power for each card in your hand until the end of the turn.",
        **FREE,
    )
    match = table({"hand:0": ["Count", "Blank", "Nothing"], "B1:0": ["One"], "mana zone:0": ["One"] * 2}, count)
    match.answer("cast:Count")
    assert match.power("B1:0") == 3000
    discard = match.answer("cast:Blank")
    assert discard.count("hand:0") == 2
    assert match.power("B1:0") == 3000


@pytest.mark.rule("603.5b", "608.3c")
def test_a_creature_comes_with_what_static_abilities_make_of_it() -> None:
    chief = creature("Chief", 2000, "All of your other creatures have slayer.")
    host = creature("Host", 2000, "When you put your creature that has slayer into the battle zone, draw a card.")
    late = creature("Late", 1000, **FREE)
    match = table({"hand:0": ["Late", "Nothing"], "B1:0": ["Chief"], "B2:0": ["Host"]}, chief, host, late)
    match.answer("summon:Late")
    assert match.names("hand:0") == ["Nothing", "Blank"]
    match = table({"hand:0": ["Late", "Nothing"], "B2:0": ["Host"]}, chief, host, late).answer("summon:Late")
    assert match.names("hand:0") == ["Nothing"]


@pytest.mark.rule("108.2", "608.1")
def test_plus_and_minus_are_taken_together() -> None:
    up = spell("Up", "Choose one of your creatures. It gets +2000 power until the end of the turn.", **FREE)
    down = spell("Down", "Choose one of your creatures. It gets -2500 power until the end of the turn.", **FREE)
    match = (
        table({"hand:0": ["Up", "Down", "Nothing"], "B1:0": ["One"]}, up, down).answer("cast:Up").answer("cast:Down")
    )
    assert match.power("B1:0") == 500


@pytest.mark.rule("701.6a", "701.6b", "404.1", "607.1")
def test_what_is_destroyed_goes_to_its_owners_graveyard() -> None:
    smash = spell("Smash", "Destroy one of your opponent's creatures.", **FREE)
    match = table({"hand:0": ["Smash", "Nothing"], "B1:1": ["Two"]}, smash).answer("cast:Smash")
    assert match.names("graveyard:1") == ["Two"]
    assert match.names("graveyard:0") == ["Smash"]


@pytest.mark.rule("701.10a", "701.10b", "701.10c", "401.2a", "701.11b")
def test_one_may_fail_to_find_and_need_not_show_what_is_found() -> None:
    seek = spell("Seek", "Search your deck for a creature. Return it to your hand. Shuffle your deck.", **FREE)
    zones: Zones = {"hand:0": ["Seek", "Nothing"], "deck:0": ["Two"]}
    match = table(zones, seek).answer("cast:Seek")
    decision = match.match.decision
    assert decision is not None
    assert (decision.minimum, decision.maximum, decision.secret) == (0, 1, True)
    assert match.offered == ["find:Two"]
    found = match.answer("find:Two")
    assert sorted(found.names("hand:0")) == ["Nothing", "Two"]
    assert not found.match.state.shown
    missed = table(zones, seek).answer("cast:Seek").answer()
    assert missed.names("hand:0") == ["Nothing"]


@pytest.mark.rule("114.3")
def test_a_card_that_is_fetched_is_not_drawn() -> None:
    seek = spell("Seek", "Search your deck for a creature. Return it to your hand. Shuffle your deck.", **FREE)
    match = table({"hand:0": ["Seek", "Nothing"], "deck:0": ["Two"]}, seek).answer("cast:Seek").answer("find:Two")
    assert "draws" not in match.told


@pytest.mark.rule("700.3", "703.1a")
def test_an_effect_that_waits_for_something_is_no_action_of_the_rules() -> None:
    heir = creature("Heir", 1000, "When this creature is destroyed, draw a card.")
    wither = spell(
        "Wither",
        "Choose one of your opponent's creatures, and it gets -2000 power until the end of the turn. Draw a card.",
        **FREE,
    )
    match = table({"hand:0": ["Wither", "Nothing"], "B1:1": ["Heir"]}, heir, wither).answer("cast:Wither")
    assert match.match.log is not None
    drawn = [line.values["player"] for _, line in match.match.log.lines(None) if line.text == "draws"]
    assert drawn == [Seat(0), Seat(1)]  # it was destroyed at once, but its ability waited for the end of the spell


@pytest.mark.rule("703.2", "703.3", "703.4c")
def test_all_without_power_are_destroyed_together() -> None:
    heir = creature("Heir", 1000, "When your creature is destroyed, draw a card.")
    wither = spell("Wither", "All of your opponent's creatures get -2000 power until the end of the turn.", **FREE)
    zones: Zones = {"hand:0": ["Wither", "Nothing"], "B1:1": ["Heir"], "B2:1": ["One"], "B3:1": ["Two"]}
    match = table(zones, heir, wither).answer("cast:Wither")
    assert match.count("hand:1") == 1  # it saw itself go, and nothing else
    assert match.count("graveyard:1") == 3
