"""What is counted in a deck: its curve, its triggers, its types, as each game counts them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

import pytest

from engine.deck_counts import Counted, Sort, counted, in_order
from engine.games import rulebooks
from engine.kernel.deck_facts import Curve, DeckCount
from engine.kernel.rulebook import Deck, Rulebook
from engine.wording import Wording

BOOKS = rulebooks()


def deck_of(rulebook: Rulebook, **sections: Mapping[str, int]) -> Deck:
    """A deck of cards by their names, which need not be legal."""
    numbers = {card.name: number for number, card in sorted(rulebook.cards().items(), reverse=True)}
    return Deck({part: {numbers[name]: count for name, count in cards.items()} for part, cards in sections.items()})


def starter(game: str, name: str) -> Deck:
    """A starter by the beginning of its name."""
    return next(each.deck for each in BOOKS[game].decks.starters() if each.name.startswith(name))


def told(rulebook: Rulebook, deck: Deck) -> dict[str, str]:
    """What is counted, in words: the sorts in their order, each with its count."""
    words = Wording(rulebook)

    def named(each: Counted, sort: Sort) -> str:
        return f"{words.sort(each.text, sort.sort)}{'+' if sort.or_more else ''} {sort.count}"

    return {
        words.text(each.text): ", ".join(named(each, sort) for sort in each.sorts) for each in counted(rulebook, deck)
    }


def test_a_vanguard_deck_is_counted_by_grades_of_the_main_deck_triggers_types_and_clans() -> None:
    """The sixteen G units are of grade 4, and in no curve: nobody draws them."""
    assert told(BOOKS["vanguard"], starter("vanguard", "Trial Deck G1")) == {
        "Grades": "0 17, 1 14, 2 11, 3 8",
        "Triggers": "critical 4, draw 4, heal 4, stand 4",
        "Card types": "normal unit 34, trigger unit 16, G unit 16",
        "Limited": "sentinel 4",
        "Clans": "Gear Chronicle 66",
        "Sections": "Main deck 50, G deck 16",
    }


def test_a_deck_of_one_section_is_not_counted_by_sections_nor_by_what_it_has_nothing_of() -> None:
    found = told(BOOKS["vanguard"], starter("vanguard", "Trial Deck 01"))
    assert "Sections" not in found
    assert "Limited" not in found  # it has no sentinel


def test_a_duel_masters_card_of_two_halves_and_one_of_two_civilizations_count_for_each() -> None:
    """201, 106: the deck has 40 cards, its costs come to 43, the lower half of each twinpact among them."""
    deck = starter("duel_masters", "Hyperspatial Fire")
    found = {each.text: each for each in counted(BOOKS["duel_masters"], deck)}
    assert sum(deck.sections["main"].values()) == 40
    assert sum(sort.count for sort in found["count-costs"].sorts) == 43
    assert found["count-costs"].overlaps
    assert not found["count-triggers"].overlaps
    assert told(BOOKS["duel_masters"], starter("duel_masters", "Walls"))["Civilizations"] == "light 22, water 20"


def test_a_card_without_a_civilization_is_counted_too_and_said_to_be_without() -> None:
    book = BOOKS["duel_masters"]
    bare = next(card for card in book.cards().values() if not card.values["civilizations"] and not card.side)
    assert told(book, Deck({"main": {bare.number: 3}}))["Civilizations"] == "without a civilization 3"


def test_a_level_neo_deck_is_counted_by_turn_costs_colours_types_and_level_bursts() -> None:
    assert told(BOOKS["level_neo"], starter("level_neo", "Kiln")) == {
        "Turn costs": "1 14, 2 10, 3 10, 4 4, 5 2",
        "Colours": "red 20, yellow 20",
        "Card types": "character 30, event 10",
        "In the level zone": "Level Burst 16",
    }


def test_a_luck_and_logic_deck_is_counted_by_its_main_deck_and_its_gates_by_their_numbers() -> None:
    found = told(BOOKS["luck_and_logic"], starter("luck_and_logic", "Brinelight"))
    assert found["Levels"] == "0 17, 1 27, 2 3, 3 3"
    assert found["Colours"] == "crimson 31, ivory 19"
    assert found["Gates by number"] == "1 2, 2 2, 3 2, 5 2, 6 2"
    assert found["Sections"] == "Main deck 50, Gate deck 10, My Logicalist 1, Tool deck 4"
    assert sum(int(each.rsplit(" ", 1)[1]) for each in found["Card types"].split(", ")) == 50


@pytest.mark.parametrize("book", [book for book in BOOKS.values() if book.decks.counts], ids=lambda book: book.name)
def test_a_curve_of_every_starter_has_the_cards_of_its_section_and_no_hole(book: Rulebook) -> None:
    for each in book.decks.starters():
        curve, *others = counted(book, each.deck)
        assert curve.is_curve
        assert not any(other.is_curve for other in others)
        columns = [sort.sort for sort in curve.sorts]
        assert columns == list(range(int(columns[0]), int(columns[-1]) + 1))
        total = sum(each.deck.sections["main"].values())
        counts = sum(sort.count for sort in curve.sorts)
        assert counts > total if curve.overlaps else counts == total


VANGUARD = BOOKS["vanguard"]


def by_grade(last: int) -> Rulebook:
    """Vanguard with a curve of its grades that ends somewhere, and nothing else that is counted."""
    count = DeckCount("count-grades", lambda card: (card.values["grade"],), curve=Curve(last))
    return replace(VANGUARD, decks=replace(VANGUARD.decks, counts=(count,)))


def columns(book: Rulebook, deck: Deck) -> list[tuple[int | str, int, bool]]:
    (curve,) = counted(book, deck)
    return [(sort.sort, sort.count, sort.or_more) for sort in curve.sorts]


def grades(*wanted: int) -> Deck:
    """A deck with one card of each of these grades, and a number that no card has."""
    found = {card.values["grade"]: card.number for card in VANGUARD.cards().values()}
    return Deck({"main": {**{found[grade]: 1 for grade in wanted}, "nothing": 9}})


def test_a_curve_shows_holes_and_ends_in_what_is_that_much_or_more() -> None:
    assert columns(by_grade(9), grades(0, 3)) == [(0, 1, False), (1, 0, False), (2, 0, False), (3, 1, False)]
    assert columns(by_grade(3), grades(0, 3)) == columns(by_grade(9), grades(0, 3))  # nothing is more than three
    assert columns(by_grade(2), grades(1, 2, 3)) == [(1, 1, False), (2, 2, True)]
    assert columns(by_grade(2), grades(3)) == [(2, 1, True)]


def test_a_deck_of_nothing_that_exists_is_counted_without_columns() -> None:
    assert counted(by_grade(9), grades()) == []
    assert in_order(by_grade(9), grades()) == []


def test_cards_come_by_section_then_along_the_curve_then_by_number() -> None:
    main = {"Crimson Butterfly, Brigitte": 1, "Blaster Blade": 4, "Flogal": 4, "Stardust Trumpeter": 1}
    deck = deck_of(VANGUARD, g={"Aion, Eater of Ages": 1}, main=main)
    assert [card.name for card, _ in in_order(VANGUARD, deck)] == [
        *("Stardust Trumpeter", "Flogal", "Blaster Blade", "Crimson Butterfly, Brigitte"),
        "Aion, Eater of Ages",
    ]
    assert [count for _, count in in_order(VANGUARD, deck)] == [1, 4, 4, 1, 1]
