"""100: what people are told of a deck that is not legal."""

from __future__ import annotations

import pytest

from engine.games.duel_masters.rulebook import RULEBOOK
from engine.kernel.rulebook import Deck
from tests.games.worded import Strict

NUMBERS = {card.name: card.number for card in RULEBOOK.cards().values()}
SAY = Strict(RULEBOOK)


def told(**sections: dict[str, int]) -> list[tuple[str, str]]:
    """The rules that a deck breaks, with what is said of them, but for the size of so small a deck."""
    deck = Deck({name: {NUMBERS[card]: count for card, count in cards.items()} for name, cards in sections.items()})
    return [
        (fault.rule, SAY(fault.message)) for fault in RULEBOOK.faults_in(deck) if fault.message.text != "fault-size"
    ]


@pytest.mark.rule("103.1", "407.1")
def test_a_card_in_the_wrong_section_is_told_where_it_belongs() -> None:
    assert told(main={"Apache Hyahho": 1, "Bishamon Kid": 1}, hyperspatial={"Aqua Surfer": 1}) == [
        ("103.1", "Bishamon Kid belongs to the hyperspatial zone: write it under “Hyperspatial zone”."),
        ("407.1", "Aqua Surfer belongs to the 40 cards of the deck: write it under “Deck”."),
    ]


@pytest.mark.rule("804.1", "806.1")
def test_the_other_side_of_a_card_is_told_with_the_name_to_write() -> None:
    [(rule, said)] = told(hyperspatial={"Zantetsu Big Horn, Passion Dragon": 1})
    assert rule == "804.1"
    assert (
        said == "Zantetsu Big Horn, Passion Dragon is only a side of Gaial Horn, Iron-slashing Sword: write that one."
    )


def test_a_half_and_a_super_creature_are_told_with_the_names_of_the_whole_cards() -> None:
    super_creature = "Explosive Dash! Masashi, Crimson Sabre"
    said = [words for _, words in told(main={"Bunbun Burst": 1}, hyperspatial={super_creature: 1})]
    assert said == [
        "Bunbun Burst is only a side of The Bike, Runaway / Bunbun Burst: write that one.",
        f"{super_creature} is only a side of Immortal Boost, Crimson Lord or Bishamon Kid: write that one.",
    ]


@pytest.mark.rule("100.3", "100.3a")
def test_the_hyperspatial_zone_has_limits_of_its_own() -> None:
    assert told(hyperspatial={"Gaial Horn, Iron-slashing Sword": 5, "Bishamon Kid": 4}) == [
        ("100.3", "At most 8 cards lie in the hyperspatial zone; there are 9."),
        ("100.3a", "At most 4 cards named Gaial Horn, Iron-slashing Sword may be there; there are 5."),
    ]
