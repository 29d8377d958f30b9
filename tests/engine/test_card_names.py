"""Names of cards as people write them: the card that is meant is found, or the names that are nearly the same."""

from __future__ import annotations

import pytest

from engine.card_names import find_card, fold, nearest_names
from engine.games import rulebooks
from engine.games.vanguard import RULEBOOK
from engine.kernel.rulebook import Rulebook
from tests.work import work_of


def test_a_card_is_found_by_name_and_by_number() -> None:
    for text in ("Blaster Blade", "blasterblade", "TD01/005", "td01 005"):
        card = find_card(RULEBOOK, text)
        assert card is not None
        assert card.number == "TD01/005"
    assert find_card(RULEBOOK, "Blaster") is None


def test_folding_keeps_what_tells_names_apart() -> None:
    wide = "".join(chr(ord(letter) + 0xFEE0) for letter in "OVERLORD")  # as Japanese letters are
    assert fold("Dragonic Overlord") == fold(f"dragonic\u3000{wide}") != fold("Dragonic Overlord 2")
    assert fold("が") != fold("か")
    assert fold("Café") == fold("cafe")


def test_a_text_of_any_length_is_folded_piece_by_piece() -> None:
    """Accents are put in order in time by the square of their number: a run of them is cut before that."""
    accents = "\u05a4\u0591" * 5_000
    short, long = work_of(lambda: fold(accents[:1_000])), work_of(lambda: fold(accents))
    assert 9 * short < long < 11 * short
    assert fold("ab " * 2_000) == "ab" * 2_000


def test_an_unknown_card_is_answered_with_the_nearest_names() -> None:
    assert nearest_names(RULEBOOK, "blastr blade")[0] == "Blaster Blade"
    assert nearest_names(RULEBOOK, "Brigitte")[0] == "Crimson Butterfly, Brigitte"
    assert nearest_names(RULEBOOK, "qqqqqqqq") == ()
    assert nearest_names(RULEBOOK, "Blaster Blade" * 10) == ()


@pytest.mark.parametrize(
    ("game", "written", "meant"),
    [
        ("vanguard", "Blastr Balde", "Blaster Blade"),
        ("vanguard", "BlasterBlad", "Blaster Blade"),
        ("vanguard", "Epona, Bringer of Good Luck", "Bringer of Good Luck, Epona"),
        ("vanguard", "Epona Bringr of Luck", "Bringer of Good Luck, Epona"),
        ("vanguard", "Augur of the Shelf", "Augur of the Crowded Shelf"),
        ("vanguard", "Augur Crowded Shelf", "Augur of the Crowded Shelf"),
        ("vanguard", "Bailif of the 10th Bolt", "Bailiff of the Tenth Bolt"),
        ("vanguard", "Banner of Joined Hand", "Banner of the Joined Hands"),
        ("vanguard", "Balm Bringer Orsola", "Balm-Bringer Orsolya"),
        ("vanguard", "Supplanted Meteor Clark", "Meteor Clerk"),
        ("duel_masters", "Chen Treg", "Chen Treg, Vizier of Blades"),
        ("duel_masters", "Vizier of Blades Chentreg", "Chen Treg, Vizier of Blades"),
        ("duel_masters", "Bilgias Demon of Hellfir", "Bilgias, Hardened Demon of Hellfire"),
        ("duel_masters", "Dokindam X", "Dokindam X, The Legendary Forbidden"),
        ("duel_masters", "Aqua Surfr", "Aqua Surfer"),
        ("duel_masters", "Appo Valbo Star", "Appo <Valbo Star>"),
        ("level_neo", "Dorothea Chime, Aprentice", "Dorothea Chime, Apprentice Ringer"),
        ("level_neo", "Otter Postman Ebb", "Ebb, the Otter Postman"),
        ("level_neo", "Kettle Captain of Firing Squad", "Kettle, Captain of the Firing Squad"),
        ("level_neo", "Walking Towr", "Campanile, the Walking Tower"),
        ("luck_and_logic", "Quill, Accountant of Spark", "Accountant of Sparks, Quill"),
        ("luck_and_logic", "Page Turnd Back", "A Page Turned Back"),
        ("luck_and_logic", "Bear of the Bindrey Bram", "Bear of the Bindery, Bram"),
        ("luck_and_logic", "Becalmd", "Becalmed"),
        ("luck_and_logic", "Beggar at Grate", "Beggar at the Grate, Tick"),
    ],
)
def test_a_misspelt_name_is_recognised(game: str, written: str, meant: str) -> None:
    assert meant in nearest_names(rulebooks()[game], written)


@pytest.mark.parametrize("game", ["duel_masters", "level_neo", "luck_and_logic", "vanguard"])
@pytest.mark.parametrize(
    "written",
    [
        "Pebble of Nowhere", "Pebble from Nowhere", "Master of the Void", "The Big Red Car", "Whatever the One",
        "Unknown Card of My Own Making", "Light in the Dark", "of the", "of", "a",
    ],
)  # fmt: skip
def test_no_name_is_suggested_for_a_little_word_that_it_shares(game: str, written: str) -> None:
    assert nearest_names(rulebooks()[game], written) == ()


@pytest.mark.parametrize("book", rulebooks().values(), ids=lambda book: book.name)
@pytest.mark.parametrize(
    ("written", "meant"),
    [
        ("Transplant Surgeon", set()),
        ("Television Star", set()),
        ("Shushing Librarian", set()),
        ("Supplanted Meteor Clark", {"Meteor Clerk"}),
    ],
)
def test_no_short_name_is_suggested_for_a_text_that_happens_to_contain_it(
    book: Rulebook, written: str, meant: set[str]
) -> None:
    assert {*nearest_names(book, written)} <= meant
