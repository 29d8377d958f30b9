"""5. Setting up the game: which decks may be played."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from engine.decks import read_deck, write_deck
from engine.games.vanguard import RULEBOOK
from engine.games.vanguard.decks import faults_of
from engine.kernel.definitions import CardDefinition
from engine.kernel.rulebook import Deck, Starter
from engine.wording import Wording
from tests.games.vanguard.positions import unit
from tests.games.worded import Strict

STARTER = RULEBOOK.decks.starters()[0].deck
FIRST = "TD01/012"


def g_unit(name: str) -> CardDefinition:
    """A unit for the G deck."""
    made = unit(name, 3, 15000, keywords=frozenset({"triple drive"}))
    return CardDefinition(made.number, made.name, "G unit", made.values)


# Cards that the trial decks lack: sentinels, a second heal trigger, a reprint, G units.
MORE = (
    unit("Guardian", 1, 6000, keywords=frozenset({"sentinel"}), shield=None),
    unit("Other Guardian", 1, 6000, keywords=frozenset({"sentinel"}), shield=None),
    unit("Other Heal", 0, 5000, trigger="heal"),
    unit("Wingal again", 1, 6000, names=frozenset({"Wingal"})),
    *(g_unit(f"G{number}") for number in range(1, 6)),
)


CARDS = {**RULEBOOK.cards(), **{card.number: card for card in MORE}}


def changed(changes: Mapping[str, int], *, start: str | None = FIRST, g: Mapping[str, int] | None = None) -> Deck:
    """Trial Deck 01 with these numbers of cards more or less."""
    main = dict(STARTER.sections["main"])
    for number, difference in changes.items():
        main[number] = main.get(number, 0) + difference
    sections = {"main": {number: count for number, count in main.items() if count}}
    return Deck(sections | ({"g": g} if g else {}), start)


def faults(deck: Deck) -> list[tuple[str, str]]:
    """Rule and text of each fault of a deck; all of them can be put into words."""
    found = faults_of(deck, CARDS)
    words = Strict(RULEBOOK)
    assert all(words(fault.message) for fault in found)
    return [(fault.rule, fault.message.text) for fault in found]


@pytest.mark.rule("5.1.1", "5.2.1", "5.2.2.6", "5.3.1")
@pytest.mark.parametrize("starter", RULEBOOK.decks.starters(), ids=lambda starter: starter.key)
def test_the_trial_decks_may_be_played_with_a_g_deck_or_without_one(starter: Starter) -> None:
    assert faults(starter.deck) == []


@pytest.mark.rule("5.2.2.1")
@pytest.mark.parametrize("difference", [-1, 1])
def test_a_main_deck_has_exactly_fifty_cards(difference: int) -> None:
    assert faults(changed({"TD01/002": difference})) == [("5.2.2.1", "fault-main-size")]


@pytest.mark.rule("5.2.2.2")
def test_four_copies_are_allowed_and_a_fifth_is_not() -> None:
    assert faults(changed({"TD01/005": 3, "TD01/004": -3})) == []
    assert faults(changed({"TD01/005": 4, "TD01/004": -4})) == [("5.2.2.2.1", "fault-copies")]


@pytest.mark.rule("5.2.2.2.1")
def test_copies_are_counted_by_name_whatever_else_differs() -> None:
    assert faults(changed({"Wingal again": 2, "TD01/010": -2})) == []
    assert faults(changed({"Wingal again": 3, "TD01/010": -3})) == [("5.2.2.2.1", "fault-copies")]


@pytest.mark.rule("5.2.2.3")
@pytest.mark.parametrize(("trigger", "other"), [(-1, 1), (1, -1)])
def test_a_main_deck_has_exactly_sixteen_trigger_units(trigger: int, other: int) -> None:
    changes = {"TD01/016": -1, "TD01/005": 1} if trigger < 0 else {"TD02/013": 1, "TD01/005": -1}
    assert faults(changed(changes)) == [("5.2.2.3", "fault-triggers")]


@pytest.mark.rule("5.2.2.4")
def test_a_main_deck_has_at_most_four_heal_triggers_of_all_names_together() -> None:
    assert faults(changed({"Other Heal": 1, "TD01/016": -1})) == [("5.2.2.4", "fault-heals")]
    assert faults(changed({"Other Heal": 4, "TD01/014": -4})) == []


@pytest.mark.rule("5.2.2.5")
def test_a_main_deck_has_at_most_four_sentinels_of_all_names_together() -> None:
    assert faults(changed({"Guardian": 2, "Other Guardian": 2, "TD01/010": -4})) == []
    assert faults(changed({"Guardian": 3, "Other Guardian": 2, "TD01/010": -4, "TD01/011": -1})) == [
        ("5.2.2.5", "fault-sentinels")
    ]


@pytest.mark.rule("5.2.2.6", "5.3.3")
def test_each_kind_of_unit_belongs_to_its_own_deck() -> None:
    assert faults(changed({"G1": 1, "TD01/005": -1})) == [("5.2.2.6", "fault-not-main")]
    assert faults(changed({}, g={"TD01/005": 1})) == [("5.3.3", "fault-not-g")]


@pytest.mark.rule("5.3.2")
def test_a_g_deck_has_up_to_sixteen_cards() -> None:
    assert faults(changed({}, g={"G1": 4, "G2": 4, "G3": 4, "G4": 4})) == []
    assert faults(changed({}, g={"G1": 4, "G2": 4, "G3": 4, "G4": 4, "G5": 1})) == [("5.3.2", "fault-g-size")]


@pytest.mark.rule("5.3.2.1")
def test_a_g_deck_has_at_most_four_copies_of_a_name() -> None:
    assert faults(changed({}, g={"G1": 5})) == [("5.3.2.1", "fault-g-copies")]


@pytest.mark.rule("5.2.2.2", "5.3.2.1")
def test_copies_in_the_main_deck_and_in_the_g_deck_are_counted_apart() -> None:
    deck = changed({"TD01/005": 3, "TD01/004": -3}, g={"TD01/005": 4})
    assert faults(deck) == [("5.3.3", "fault-not-g")]


@pytest.mark.rule("5.4.3")
def test_the_first_vanguard_is_a_grade_0_card_of_the_main_deck() -> None:
    assert faults(changed({}, start=None)) == []
    assert faults(changed({}, start="TD01/013")) == []
    assert faults(changed({}, start="TD02/012")) == [("5.4.3", "fault-start-missing")]
    assert faults(changed({}, start="TD01/008")) == [("5.4.3", "fault-start-grade")]
    assert faults(changed({}, start="TD99/001")) == [("5.4.3", "fault-unknown-number")]


@pytest.mark.rule("5.4.3")
def test_a_deck_without_grade_0_cards_has_nothing_to_begin_with() -> None:
    deck = Deck({"main": {"TD01/001": 4}})
    assert ("5.4.3", "fault-no-grade-0") in faults(deck)


def test_everything_wrong_with_a_deck_is_told_at_once() -> None:
    deck = Deck({"main": {"TD01/001": 5, "TD99/001": 1}, "g": {"TD01/002": 17}}, "TD01/008")
    assert faults(deck) == [
        ("5.1.1", "fault-unknown-number"),
        ("5.2.2.1", "fault-main-size"),
        ("5.2.2.2.1", "fault-copies"),
        ("5.2.2.3", "fault-triggers"),
        ("5.3.2", "fault-g-size"),
        ("5.3.2.1", "fault-g-copies"),
        ("5.3.3", "fault-not-g"),
        ("5.4.3", "fault-no-grade-0"),
        ("5.4.3", "fault-start-missing"),
        ("5.4.3", "fault-start-grade"),
    ]


@pytest.mark.rule("5.3.1", "5.3.3")
@pytest.mark.parametrize("heading", ["G deck", "G zone (16)", "Strides:", "G units", "# Stride deck"])
def test_a_g_deck_is_read_under_its_heading(heading: str) -> None:
    starter = next(starter for starter in RULEBOOK.decks.starters() if starter.key == "tdg1")
    written = write_deck(RULEBOOK, starter.deck)
    assert "\nG deck (16)\n" in written
    reading = read_deck(RULEBOOK, written.replace("G deck (16)", heading))
    assert reading.is_legal, (reading.problems, reading.faults)
    assert reading.deck is not None
    assert reading.deck.listed("g") == starter.deck.listed("g")
    assert reading.deck.start == starter.deck.start


@pytest.mark.rule("5.2.2.6")
def test_g_units_without_a_heading_of_their_own_are_said_not_to_belong_in_the_main_deck() -> None:
    starter = next(starter for starter in RULEBOOK.decks.starters() if starter.key == "tdg1")
    reading = read_deck(RULEBOOK, write_deck(RULEBOOK, starter.deck).replace("G deck (16)", ""))
    assert {"5.2.2.1", "5.2.2.6"} == {fault.rule for fault in reading.faults}
    said = Wording(RULEBOOK)(next(fault.message for fault in reading.faults if fault.rule == "5.2.2.6"))
    assert said == "Meridian Colossus is a G unit and does not belong in the main deck."
