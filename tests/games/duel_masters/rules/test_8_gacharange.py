"""118, 408, 701.30, 809: gacharange creatures, and what comes with them."""

from __future__ import annotations

from typing import Any

import pytest

from engine.games.duel_masters import zones as kinds
from engine.games.duel_masters.decks import faults_of
from engine.kernel import verbs
from engine.kernel.definitions import CardDefinition
from engine.kernel.rulebook import Deck
from engine.kernel.visibility import sees
from engine.scenarios import ScenarioMatch
from tests.games.duel_masters.positions import PLAIN, Placed, Zones, attack, creature, spell, table


def gacha(name: str, power: int, *text: str, **more: Any) -> CardDefinition:
    """A gacharange creature."""
    return creature(name, power, *text, **{"supertypes": ["gacharange"], **more})


def _gacharange(match: ScenarioMatch, player: int = 0) -> list[str]:
    """What lies in a super gacharange, the lowest first."""
    return list(match.names(f"super gacharange:{player}"))


GEAR = gacha("Gear", 2000)
ROBOT = gacha("Robot", 3000)
SUMMON = spell("Summon", "Gacharange summon. That creature gets speed attacker until the end of the turn.", cost=1)


@pytest.mark.rule("701.30a", "809.2a")
def test_the_top_card_of_the_super_gacharange_is_summoned_as_if_it_was_paid_for() -> None:
    watcher = creature("Watcher", 1000, "Whenever you summon a creature, draw a card.")
    zones: Zones = {"hand:0": ["Summon"], "mana zone:0": ["One"], "super gacharange:0": ["Gear", "Robot"]}
    match = table({**zones, "B1:0": ["Watcher"]}, SUMMON, GEAR, ROBOT, watcher).answer("cast:Summon")
    assert match.names("B2:0") == ["Gear"]
    assert _gacharange(match)[-1] == "Robot"
    assert match.names("hand:0") == ["Blank"]
    assert match.answer("pass").offered == ["pass", "attack:B1", "attack:B2"]


@pytest.mark.rule("701.30a")
def test_nothing_is_summoned_from_an_empty_super_gacharange() -> None:
    zones: Zones = {"hand:0": ["Summon"], "mana zone:0": ["One"], "super gacharange:1": ["Gear"]}
    match = table(zones, SUMMON, GEAR, filling=1)
    for card in match.cards("super gacharange:0"):
        verbs.place(match.match, card, kinds.GRAVEYARD[0])
    match.answer("cast:Summon")
    assert match.names("B1:0") == []
    assert _gacharange(match, 1)[-1] == "Gear"


@pytest.mark.rule("118.1", "809.1", "809.2b")
@pytest.mark.parametrize(
    "text",
    [
        "Destroy one of your creatures.",
        "Return one of your creatures to its owner's hand.",
        "Put one of your creatures into its owner's mana zone.",
        "Choose one of your creatures, and add it to your shields face down.",
    ],
)
def test_a_gacharange_creature_goes_under_the_super_gacharange_from_wherever_it_comes_to(text: str) -> None:
    away = spell("Away", text, cost=1)
    zones: Zones = {"hand:0": ["Away"], "mana zone:0": ["One"], "B1:0": ["Gear"], "super gacharange:0": ["Robot"]}
    match = table(zones, away, GEAR, ROBOT).answer("cast:Away")
    pile = _gacharange(match)
    assert (pile[0], pile[-1]) == ("Gear", "Robot")
    assert match.names("hand:0") == []
    assert match.names("graveyard:0") == ["Away"]
    assert match.names("mana zone:0") == ["One"]
    assert match.names("S2:0") == []


@pytest.mark.rule("118.1", "809.2b")
def test_a_gacharange_creature_was_destroyed_before_it_goes_back() -> None:
    last = gacha("Last", 1000, "When this creature is destroyed, draw a card.")
    zones: Zones = {"B1:0": ["Last"], "B1:1": [Placed("Nine", rested=True)]}
    match = attack(zones, last).answer("attack:B1").answer("target:B1:1")
    assert _gacharange(match)[0] == "Last"
    assert match.names("hand:0") == ["Blank"]


@pytest.mark.rule("118.2")
def test_a_card_that_is_no_gacharange_creature_does_not_stay_in_the_super_gacharange() -> None:
    match = table({"hand:0": ["Two"]}, GEAR)
    verbs.place(match.match, match.cards("hand:0")[0], kinds.GACHARANGE[0])
    assert "Two" not in _gacharange(match)
    assert match.names("graveyard:0") == ["Two"]


@pytest.mark.rule("408.2")
def test_nobody_sees_into_a_super_gacharange() -> None:
    match = table({"super gacharange:0": ["Gear", "Robot"]}, GEAR, ROBOT)
    for card in match.cards("super gacharange:0"):
        assert not sees(match.match, 0, card)
        assert not sees(match.match, 1, card)


def _faults(gacharange: dict[str, int], main: dict[str, int] | None = None) -> list[str]:
    more = {f"G{number}": gacha(f"G{number}", 1000) for number in range(7)}
    plain = {f"P{number}": creature(f"P{number}", 1000) for number in range(10)}
    cards = {**PLAIN, **more, **plain}
    filling = main or dict.fromkeys(plain, 4)
    deck = Deck(sections={"main": filling, "gacharange": gacharange})
    return [fault.rule for fault in faults_of(deck, cards)]


@pytest.mark.rule("100.4", "100.4a", "408.1")
def test_a_super_gacharange_has_twelve_cards_or_none_and_no_more_than_two_of_a_name() -> None:
    six = {f"G{number}": 2 for number in range(6)}
    assert _faults({}) == []
    assert _faults(six) == []
    assert _faults({**six, "G0": 1}) == ["100.4"]
    assert _faults({**six, "G6": 1}) == ["100.4"]
    assert _faults({**six, "G0": 3, "G1": 1}) == ["100.4a"]


@pytest.mark.rule("408.1", "809.2")
def test_gacharange_creatures_are_not_in_the_deck_and_others_not_in_the_super_gacharange() -> None:
    main = {f"P{number}": 4 for number in range(9)}
    assert _faults({}, {**main, "G0": 4}) == ["103.1"]
    five = {f"G{number}": 2 for number in range(5)}
    assert _faults({**five, "P0": 2}) == ["408.1"]


DRIVE = gacha("Drive", 2000, "Mana drive 3 water: When you put this creature into the battle zone, draw a card.")


@pytest.mark.rule("603.4")
@pytest.mark.parametrize(
    ("mana", "drawn"), [(["Fish", "One", "One"], 1), (["Fish", "One"], 0), (["One", "One", "One"], 0)]
)
def test_mana_drive_asks_for_so_many_cards_and_one_of_the_civilisation(mana: list[str], drawn: int) -> None:
    zones: Zones = {"hand:0": ["Summon"], "mana zone:0": mana, "super gacharange:0": ["Drive"]}
    match = table(zones, SUMMON, DRIVE).answer("cast:Summon")
    assert len(match.cards("hand:0")) == drawn


@pytest.mark.rule("400.8", "703.4c")
def test_what_has_gone_before_the_next_is_summoned_gets_nothing() -> None:
    twice = spell("Twice", "Gacharange summon twice. They get +1000 power this turn.", cost=1)
    frost = creature("Frost", 5000, "All of your opponent's creatures get -2000 power.")
    zones: Zones = {"hand:0": ["Twice"], "mana zone:0": ["One"], "super gacharange:0": ["Gear", "Robot"]}
    match = table({**zones, "B1:1": ["Frost"], "B9:0": ["Nine"]}, twice, GEAR, ROBOT, frost).answer("cast:Twice")
    assert (match.power("B1:0"), match.told.count("gets")) == (2000, 1)


@pytest.mark.rule("603.4")
def test_mana_drive_counts_the_mana_when_it_is_resolved() -> None:
    ramp = spell("Ramp", "Gacharange summon. Put the top card of your deck into your mana zone.", cost=1)
    zones: Zones = {"hand:0": ["Ramp"], "mana zone:0": ["Fish", "One"], "super gacharange:0": ["Drive"]}
    match = table(zones, ramp, DRIVE).answer("cast:Ramp")
    assert match.names("hand:0") == ["Blank"]


@pytest.mark.rule("509.2b")
@pytest.mark.parametrize(("power", "count"), [(5000, 1), (6000, 2), (11000, 2), (12000, 3)])
def test_a_powered_breaker_breaks_one_shield_more_for_each_6000_power(power: int, count: int) -> None:
    powered = creature("Powered", power, "Powered breaker")
    shields: Zones = {f"S{number}:1": ["Two"] for number in range(1, 5)}
    match = attack({"B1:0": ["Powered"], **shields}, powered).answer("attack:B1")
    match.answer(*[f"break:S{number}" for number in range(1, count + 1)]).answer("pass")
    assert [not match.cards(f"S{number}:1") for number in range(1, 5)] == [index < count for index in range(4)]


@pytest.mark.rule("509.2c")
def test_powered_breaker_and_double_breaker_are_a_choice_and_neither_is_left_out() -> None:
    powered = creature("Powered", 12000, "Powered breaker", "Double breaker")
    shields: Zones = {f"S{number}:1": ["Two"] for number in range(1, 5)}
    assert attack({"B1:0": ["Powered"], **shields}, powered).answer("attack:B1").offered == ["breaker:3", "breaker:2"]
