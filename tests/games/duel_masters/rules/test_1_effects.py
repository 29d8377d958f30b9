"""101, 108 to 111: what comes first, what is done as far as it can be, what abilities are."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from typing import Any, Final

import pytest

from engine.scenarios import ScenarioMatch
from tests.games.duel_masters.positions import Placed, Zones, attack, creature, spell, table

FREE: Final[dict[str, Any]] = {"cost": 0, "civilizations": []}

GLAD = creature("Glad", 2000, "When this creature is destroyed, draw a card.")
SAD = creature("Sad", 2000, "When this creature is destroyed, destroy one of your opponent's creatures.")
ALOOF = creature("Aloof", 2000, "When this creature would be destroyed, return it to its owner's hand instead.")
SWEEP = spell("Sweep", "Destroy all of your opponent's creatures.", **FREE)


def cast(match: ScenarioMatch, name: str) -> ScenarioMatch:
    return match.answer(f"cast:{name}")


@pytest.mark.rule("101.1", "101.2")
def test_a_card_beats_a_rule_and_a_prohibition_beats_a_permission() -> None:
    bold = creature("Bold", 2000, "This creature can attack untapped creatures.")
    torn = creature(
        "Torn", 2000, "This creature can attack untapped creatures.", "This creature can't attack creatures."
    )
    zones: Zones = {"B1:0": ["Bold"], "B2:0": ["Torn"], "B3:0": ["One"], "B1:1": ["Wall"], "S1:1": ["Blank"]}
    match = attack(zones, bold, torn).answer("attack:B1")
    assert match.offered == ["target-player", "target:B1:1"]
    match = attack(zones, bold, torn).answer("attack:B2")
    assert match.rule == "507.1a"  # there was nothing to choose: only the player may be attacked


@pytest.mark.rule("101.2", "110.2a")
def test_speed_does_not_help_a_creature_that_cannot_attack() -> None:
    fast = creature("Fast", 2000, "Speed attacker", "This creature can't attack.", **FREE)
    quick = creature("Swift", 2000, "Speed attacker", **FREE)
    match = table({"hand:0": ["Fast", "Swift", "Nine"]}, fast, quick).answer("summon:Fast").answer("summon:Swift")
    assert match.answer("pass").offered == ["pass", "attack:B2"]


@pytest.mark.rule("101.3", "605.2b", "605.2c")
def test_what_cannot_be_done_is_left_out_and_the_rest_is_done() -> None:
    both = spell("Both Deeds", "Destroy one of your opponent's creatures. Draw a card.", **FREE)
    match = table({"hand:0": ["Both-Deeds", "Nine"]}, both).answer("cast:Both-Deeds")
    assert sorted(match.names("hand:0")) == ["Blank", "Nine"]


@pytest.mark.rule("606.2", "101.3", "701.7b")
def test_of_two_cards_to_discard_the_only_one_is_discarded_by_whose_it_is() -> None:
    rob = spell("Rob", "Your opponent discards two cards.", **FREE)
    match = table({"hand:0": ["Rob", "Nine"], "hand:1": ["Two"]}, rob).answer("cast:Rob")
    assert match.names("graveyard:1") == ["Two"]
    match = table({"hand:0": ["Rob", "Nine"], "hand:1": ["Two", "One", "Fish"]}, rob).answer("cast:Rob")
    assert match.asked == 1
    match.answer("discard:Two", "discard:Fish")
    assert match.names("hand:1") == ["One"]


@pytest.mark.rule("101.4a", "101.4c", "603.3", "605.1", "111.1")
def test_a_new_effect_of_the_turn_player_comes_before_the_others_that_wait() -> None:
    zones: Zones = {"hand:0": ["Sweep", "Nine"], "B1:0": ["Glad"], "B2:0": ["Glad"], "B1:1": ["Sad"], "B2:1": ["Sad"]}
    match = cast(table(zones, SWEEP, GLAD, SAD), "Sweep")
    while match.asked == 1:
        match.answer(match.offered[0])
    told = [text for text in match.told if text in ("destroyed", "draws")]
    assert told == ["destroyed", "destroyed", "destroyed", "draws", "destroyed", "draws"]


@pytest.mark.rule("101.4d", "111.2a", "603.2", "111.2")
def test_what_triggers_in_the_middle_of_a_spell_waits_until_it_is_done() -> None:
    trade = spell("Trade", "Destroy one of your creatures. Put a card from your graveyard into your mana zone.", **FREE)
    zones: Zones = {"hand:0": ["Trade", "Nine"], "B1:0": ["Glad"]}
    match = table(zones, trade, GLAD).answer("cast:Trade")
    told = [text for text in match.told if text in ("destroyed", "draws", "puts-into-mana")]
    assert told == ["destroyed", "puts-into-mana", "draws"]


@pytest.mark.rule("101.5", "609.3", "609.8")
def test_of_two_replacements_of_one_event_the_player_applies_one() -> None:
    torn = creature(
        "Torn Away", 2000, "When this creature would be destroyed, return it to its owner's hand instead.",
        "When this creature would be destroyed, put it into its owner's mana zone instead.",
    )  # fmt: skip
    zones: Zones = {"hand:0": ["Sweep", "Nine"], "B1:1": ["Torn-Away"]}
    ends = []
    for index in (0, 1):
        match = cast(table(zones, SWEEP, torn), "Sweep")
        assert match.asked == 1
        assert len(match.offered) == 2  # and it cannot be destroyed after all
        match.answer(match.offered[index])
        ends.append((match.names("hand:1"), match.names("mana zone:1"), match.names("graveyard:1")))
    assert sorted(ends) == [([], ["Torn Away"], []), (["Torn Away"], [], [])]


@pytest.mark.rule("101.5b", "609.8")
@pytest.mark.parametrize("turn_player", [0, 1])
def test_the_replacement_of_the_turn_player_applies_whosever_the_creature_is(turn_player: int) -> None:
    greedy = creature(
        "Thief", 2000,
        "When your opponent's creature would be destroyed, put it into its owner's mana zone instead.",
    )  # fmt: skip
    end = spell("End", "Destroy all creatures that have power 1000 or less in the battle zone.", **FREE)
    weak = creature("Weak", 1000, "When this creature would be destroyed, return it to its owner's hand instead.")
    zones: Zones = {f"hand:{turn_player}": ["End", "Nine"], "B1:0": ["Thief"], "B1:1": ["Weak"]}
    match = cast(table(zones, end, greedy, weak, turn_player=turn_player), "End")
    assert (match.names("mana zone:1") == ["Weak"]) is (turn_player == 0)
    assert ("Weak" in match.names("hand:1")) is (turn_player == 1)


@pytest.mark.rule("609.9", "609.9a")
def test_of_events_at_once_the_turn_player_decides_about_all_of_them_before_the_other_about_any() -> None:
    greedy = creature(
        "Thief", 2000,
        "When your opponent's creature would be destroyed, you may put it into its owner's mana zone instead.",
    )  # fmt: skip
    end = spell("End", "Destroy all creatures that have power 1000 or less in the battle zone.", **FREE)
    weak = creature(
        "Weak", 1000, "When this creature would be destroyed, you may return it to its owner's hand instead."
    )
    zones: Zones = {"hand:0": ["End", "Nine"], "B1:0": ["Thief"], "B1:1": ["Weak"], "B2:1": ["Weak"], "B3:1": ["Weak"]}
    match = table(zones, end, greedy, weak).answer("cast:End")
    asked = []
    for answer in ("no", "yes", "no", "yes", "no"):
        asked.append(match.asked)
        assert not match.names("graveyard:1")  # 609.9: nothing is destroyed until all is decided
        match.answer(answer)
    assert asked == [0, 0, 0, 1, 1]
    assert match.names("mana zone:1") == ["Weak"]
    assert match.names("hand:1").count("Weak") == 1
    assert match.names("graveyard:1") == ["Weak"]


@pytest.mark.rule("609.9", "609.9b")
def test_what_is_given_for_one_creature_is_not_given_for_another_that_is_destroyed_with_it() -> None:
    saver = creature("Shield Bearer", 1000, "Saver: Armored Dragon")
    dragon = creature("Dragon", 6000, races=["Armored Dragon"])
    end = spell("End", "Destroy all creatures that have power 6000 or more in the battle zone.", **FREE)
    for count in (1, 2):
        bearers = {f"B{place}:0": ["Shield-Bearer"] for place in range(3, 3 + count)}
        zones: Zones = {"hand:0": ["End", "Nine"], "B1:0": ["Dragon"], "B2:0": ["Dragon"], **bearers}
        match = table(zones, end, saver, dragon).answer("cast:End")
        while "yes" in match.offered or any(each.startswith("replace:") for each in match.offered):
            match.answer(match.offered[0])
        assert match.names("graveyard:0").count("Shield Bearer") == count
        assert match.names("graveyard:0").count("Dragon") == 2 - count


@pytest.mark.rule("609.4", "609.5", "603.2d")
def test_what_was_replaced_did_not_happen() -> None:
    wary = creature(
        "Wary", 2000, "When this creature would be destroyed, return it to its owner's hand instead.",
        "When this creature is destroyed, draw a card.",
    )  # fmt: skip
    match = cast(table({"hand:0": ["Sweep", "Nine"], "B1:1": ["Wary"]}, SWEEP, wary), "Sweep")
    assert match.names("hand:1") == ["Wary"]
    assert "draws" not in match.told
    assert "destroyed" not in match.told


@pytest.mark.rule("609.1", "609.1a", "609.2")
def test_a_replacement_that_comes_too_late_changes_nothing() -> None:
    match = cast(table({"hand:0": ["Sweep", "Nine"], "B1:1": ["Two"], "graveyard:1": ["Aloof"]}, SWEEP, ALOOF), "Sweep")
    assert match.names("graveyard:1") == ["Aloof", "Two"]


@pytest.mark.rule("101.3a")
def test_if_you_do_asks_for_the_trying_and_not_for_what_came_of_it() -> None:
    text = "Destroy one of your creatures. If you do, destroy one of your opponent's creatures."
    zones: Zones = {"hand:0": ["Price", "Nine"], "B1:0": ["Aloof"], "B1:1": ["Two"]}
    match = cast(table(zones, spell("Price", text, **FREE), ALOOF), "Price")
    assert "Aloof" in match.names("hand:0")
    assert match.names("graveyard:1") == ["Two"]
    zones = {"hand:0": ["Price", "Nine"], "B1:1": ["Two"]}
    match = cast(table(zones, spell("Price", text, **FREE)), "Price")
    assert match.names("graveyard:1") == []  # there was nothing to destroy


@pytest.mark.rule("110.2c")
def test_the_same_ability_twice_works_twice() -> None:
    text = "When you put this creature into the battle zone, draw a card."
    match = table({"hand:0": ["Rich", "Nine"]}, creature("Rich", 2000, text, text, **FREE)).answer("summon:Rich")
    while match.rule == "101.4a":
        match.answer(match.offered[0])
    assert sorted(match.names("hand:0")) == ["Blank", "Blank", "Nine"]


@pytest.mark.rule("110.2e", "400.5")
def test_what_comes_back_is_another_card_that_no_effect_applies_to() -> None:
    weaken = spell("Weaken", "Choose one of your creatures. It gets -500 power until the end of the turn.", **FREE)
    lift = spell("Lift", "Return one of your creatures to your hand.", **FREE)
    airy = creature("Airy", 2000, **FREE)
    match = table({"hand:0": ["Weaken", "Lift", "Nine"], "B1:0": ["Airy"]}, weaken, lift, airy).answer("cast:Weaken")
    assert match.power("B1:0") == 1500
    match.answer("cast:Lift").answer("summon:Airy")
    assert match.power("B1:0") == 2000


@pytest.mark.rule("110.3d", "110.4c", "604.1", "604.2")
def test_an_ability_that_names_no_zone_works_in_the_battle_zone_only() -> None:
    chief = creature("Chief", 2000, "All of your other creatures get +1000 power.", **FREE)
    match = table({"hand:0": ["Chief", "Nine"], "B1:0": ["One"], "graveyard:0": ["Chief"]}, chief)
    assert match.power("B1:0") == 1000
    match.answer("summon:Chief")
    assert match.power("B1:0") == 2000


@pytest.mark.rule("110.4e", "604.3")
def test_what_changes_the_cost_of_its_own_card_works_in_the_hand() -> None:
    kin = creature("Kin", 3000, "Sympathy: Human", cost=4)
    zones: Zones = {"hand:0": ["Kin"], "mana zone:0": ["One"] * 2}
    assert table({**zones, "B1:0": ["One"]}, kin).offered == ["pass"]
    assert table({**zones, "B1:0": ["One"], "B2:0": ["Two"]}, kin).offered == ["pass", "summon:Kin"]
    zones = {"hand:0": ["Kin"], "mana zone:0": ["One"]}
    many: Zones = {f"B{number}:0": ["One"] for number in range(1, 5)}
    assert table({**zones, **many}, kin).offered == ["pass"]  # no less than two


@pytest.mark.rule("111.2d", "703.1", "703.3", "703.4c")
def test_a_creature_without_power_is_destroyed_in_the_middle_of_an_effect() -> None:
    wither = spell(
        "Wither", "Choose one of your opponent's creatures, and it gets -2000 power until the end of the turn. "
        "Put a creature from your opponent's graveyard into its owner's mana zone.", **FREE,
    )  # fmt: skip
    match = table({"hand:0": ["Wither", "Nine"], "B1:1": ["Two"]}, wither).answer("cast:Wither")
    assert match.names("mana zone:1") == ["Two"]


@pytest.mark.rule("104.1", "104.2b", "114.2", "703.4b")
def test_the_last_card_of_a_deck_loses_in_the_middle_of_an_effect() -> None:
    deep = spell("Deep", "Draw three cards. Shuffle all cards in your graveyard into your deck.", **FREE)
    zones: Zones = {"hand:0": ["Deep", "Nine"], "graveyard:0": ["One"]}
    lost = table(zones, deep, filling=3).answer("cast:Deep")
    assert lost.outcome is not None
    assert (lost.outcome.winner, lost.outcome.rule) == (1, "104.2b")
    kept = table(zones, deep, filling=4).answer("cast:Deep")
    assert kept.outcome is None
    assert kept.count("deck:0") == 2


@pytest.mark.rule("104.2b", "114.1")
def test_drawing_the_last_card_at_the_draw_step_loses() -> None:
    match = table({"hand:0": ["Nine"]}, step="draw_step", filling=1)
    assert match.outcome is not None
    assert (match.outcome.winner, match.outcome.rule) == (1, "104.2b")


@pytest.mark.rule("112.3g", "701.4a")
def test_what_is_used_for_nothing_is_used() -> None:
    poet = creature("Poet", 2000, "Whenever you cast a spell, draw a card.")
    zones: Zones = {"B1:0": ["Two"], "B9:0": ["One"], "B1:1": ["Poet"], "S1:1": ["Bolt"]}
    match = attack(zones, poet).answer("attack:B1").answer("shield-trigger:Bolt").answer("destroy:B1")
    assert match.names("hand:1") == ["Blank"]


@pytest.mark.rule("105.6", "701.2a")
def test_a_tapped_creature_may_be_chosen_to_be_tapped() -> None:
    hush = spell("Hush", "Choose one of your opponent's creatures, and tap it.", **FREE)
    zones: Zones = {"hand:0": ["Hush", "Nine"], "B1:1": [Placed("One", rested=True)], "B2:1": ["Two"]}
    match = table(zones, hush).answer("cast:Hush")
    assert match.offered == ["choose:B1:1", "choose:B2:1"]
    match.answer("choose:B1:1")
    assert not match.rested("B2:1")


@pytest.mark.rule("106.1", "106.2b", "106.2c")
def test_a_card_of_two_civilizations_is_of_each_and_a_colourless_one_of_none() -> None:
    burn = spell("Burn", "Destroy one of your opponent's nature creatures.", **FREE)
    blank = creature("Pale", 1000, civilizations=[])
    zones: Zones = {"hand:0": ["Burn", "Nine"], "B1:1": ["Both"], "B2:1": ["Two"], "B3:1": ["Pale"]}
    match = table(zones, burn, blank).answer("cast:Burn")
    assert match.names("graveyard:1") == ["Both"]
    zones = {"hand:0": ["Pale"], "mana zone:0": ["Fish", "One"]}
    assert table(zones, blank).offered == ["pass", "summon:Pale"]  # any mana pays for it


@pytest.mark.rule("108.1b", "206.1")
def test_power_below_zero_is_looked_at_as_zero() -> None:
    """A creature whose power is below 0 is destroyed at once, also if it was weak already."""
    wilt = spell(
        "Wilt", "Choose one of your opponent's creatures. It gets -9000 power until the end of the turn.", **FREE
    )
    match = table({"hand:0": ["Wilt", "Nine"], "B1:1": ["Two"]}, wilt).answer("cast:Wilt")
    assert match.names("graveyard:1") == ["Two"]
    assert match.power("graveyard:1") == 2000


@pytest.mark.rule("115.1a", "115.2", "115.3a")
def test_what_a_battle_triggers_comes_before_powers_are_compared() -> None:
    sly = creature("Sly", 1000, "Whenever this creature battles, destroy one of your opponent's creatures.")
    zones: Zones = {"B1:0": ["Sly"], "B9:0": ["One"], "B1:1": [Placed("Nine", rested=True)]}
    match = attack(zones, sly).answer("attack:B1").answer("target:B1:1")
    assert match.names("graveyard:1") == ["Nine"]
    assert match.names("B1:0") == ["Sly"]


@pytest.mark.rule("115.3c", "700.5", "700.5a")
def test_a_creature_that_wins_all_battles_wins_against_any_power_and_two_of_them_both_win() -> None:
    hero = creature(
        "Hero", 1000, "This creature wins all battles.", "When this creature wins a battle, draw a card.",
    )  # fmt: skip
    match = attack({"B1:0": ["Hero"], "B1:1": [Placed("Nine", rested=True)]}, hero).answer("attack:B1")
    match.answer("target:B1:1")
    assert match.names("graveyard:1") == ["Nine"]
    match = attack({"B1:0": ["Hero"], "B9:0": ["One"], "B1:1": [Placed("Hero", rested=True)]}, hero)
    match.answer("attack:B1").answer("target:B1:1")
    assert match.names("B1:0") == match.names("B1:1") == ["Hero"]
    assert (match.names("hand:0"), match.names("hand:1")) == (["Blank"], ["Blank"])


@pytest.mark.rule("115.3c")
def test_the_loser_against_it_is_destroyed_though_it_is_stronger() -> None:
    hero = creature("Hero", 1000, "This creature wins all battles.")
    match = attack({"B1:0": ["Nine"], "B9:0": ["One"], "B1:1": [Placed("Hero", rested=True)]}, hero)
    match.answer("attack:B1").answer("target:B1:1")
    assert match.names("graveyard:0") == ["Nine"]
    assert match.names("B1:1") == ["Hero"]


CHAIN = spell("Chain", "Cast a spell from your graveyard at random for no cost.", **FREE)


@pytest.mark.rule("101.3", "101.4d")
@pytest.mark.parametrize(("count", "is_over"), [(40, False), (80, False), (95, True), (400, True)])
def test_spells_that_cast_each_other_do_so_for_all_that_a_deck_holds_and_not_for_ever(
    count: int, is_over: bool
) -> None:
    match = table({"hand:0": ["Chain"], "graveyard:0": ["Chain"] * count}, CHAIN).answer("cast:Chain")
    if is_over:
        assert match.outcome is not None
        assert (match.outcome.winner, match.outcome.rule, match.outcome.reason) == (None, "101.3", "exhausted")
    else:
        assert match.outcome is None
        assert len(match.names("graveyard:0")) == count + 1


@pytest.fixture
def small_stack() -> Iterator[None]:
    """As Python begins: what another test has made of the stack does not help."""
    before = sys.getrecursionlimit()
    sys.setrecursionlimit(1000)
    yield
    sys.setrecursionlimit(before)


@pytest.mark.slow
@pytest.mark.rule("101.3", "101.4d")
@pytest.mark.usefixtures("small_stack")
@pytest.mark.parametrize(("count", "reason"), [(70, None), (95, "exhausted")])
def test_what_each_of_many_spells_says_within_many_options_is_done_too(count: int, reason: str | None) -> None:
    text = "cast a spell from your graveyard at random for no cost"
    for _ in range(16):
        text = f"choose one of these: ({text}) or (draw two cards)"
    deep = spell("Deep", f"{text[0].upper()}{text[1:]}.", **FREE)
    match = table({"hand:0": ["Deep"], "graveyard:0": ["Deep"] * count}, deep).answer("cast:Deep").match
    while match.decision is not None and match.decision.prompt.text != "ask-main-step":
        match.choose((0,))
    assert (match.state.outcome and match.state.outcome.reason) == reason


@pytest.mark.rule("101.3", "101.4f")
def test_battles_within_battles_that_never_end_are_a_draw() -> None:
    grown = "it gets +1000 power until the end of the turn. Choose one of your opponent's creatures."
    brawler = creature("Brawler", 9000, f"Whenever this creature battles, {grown} This creature and it battle.")
    zones: Zones = {"B1:0": ["Brawler"], "B1:1": [Placed("Wall", rested=True)]}
    match = attack(zones, brawler).answer("attack:B1").answer("target:B1:1")
    assert match.outcome is not None
    assert (match.outcome.winner, match.outcome.rule) == (None, "101.3")


@pytest.mark.slow
@pytest.mark.rule("101.4d")
def test_a_long_sentence_of_a_spell_among_many_that_cast_each_other_is_done_to_its_end() -> None:
    steps = ", ".join(["draw a card"] * 40)
    long = spell(
        "Long", f"{steps[0].upper()}{steps[1:]}, and cast a spell from your graveyard at random for no cost.", **FREE
    )
    zones: Zones = {"hand:0": ["Long"], "graveyard:0": ["Long"] * 35, "deck:0": ["Blank"] * 1500}
    match = table(zones, long).answer("cast:Long")
    assert len(match.names("graveyard:0")) == 36
