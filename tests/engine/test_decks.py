"""Deck lists: what people write is understood, what cannot be understood is named, what is too much is refused."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.card_names import find_card
from engine.decks import MAX_BYTES, MAX_LINES, MOST_SUGGESTIONS, game_of, nearest_game_of, read_deck, write_deck
from engine.games import rulebooks
from engine.games.vanguard import RULEBOOK
from engine.kernel.rulebook import Deck, Rulebook
from tests.host import tiny_game
from tests.work import work_of

BLADE, WINGAL, TRUMPETER = "TD01/005", "TD01/009", "TD01/012"


def wide(text: str) -> str:
    """Letters as wide as Japanese ones."""
    return "".join(chr(ord(letter) + 0xFEE0) for letter in text)


WIDE_BLADE = wide("blaster") + "\u3000" + wide("blade")


def main_of(text: str | bytes) -> dict[str, int]:
    """The main deck of a list that must be understood."""
    reading = read_deck(RULEBOOK, text)
    assert not reading.problems, reading.problems
    assert reading.deck is not None
    return dict(reading.deck.sections.get("main", {}))


def problems(text: str | bytes) -> list[tuple[int, str]]:
    """Lines and text ids of everything that cannot be understood in a list."""
    return [(problem.line, problem.message.text) for problem in read_deck(RULEBOOK, text).problems]


@pytest.mark.parametrize(
    "line",
    [
        "4 Blaster Blade",
        "4x Blaster Blade",
        "4xBlaster Blade",
        "4 x Blaster Blade",
        "4× Blaster Blade",
        "x4 Blaster Blade",
        "Blaster Blade x4",
        "Blaster Blade ×4",
        "Blaster Blade (4)",
        "Blaster Blade [x4]",
        "Blaster Blade 4",
        "Blaster Blade, 4",
        "4, Blaster Blade",
        "4\tBlaster Blade",
        "4 TD01/005",
        "4 td01-005",
        "TD01/005 x4",
        "4 TD01/005 Blaster Blade",
        "4 Blaster Blade (TD01/005)",
        "4 Blaster Blade - TD01/005",
        "- 4 Blaster Blade",
        "* 4 Blaster Blade",
        "• 4 Blaster Blade",
        "> 4 **Blaster Blade**",
        "4 blaster-blade",
        "4 BLASTER   BLADE!",
        "4 " + WIDE_BLADE,
        "\uff14 Blaster Blade",
        "4 Bláster Blade",
        "  4 Blaster Blade  // the avatar",
        "4 Blaster Blade # the avatar",
        "4 Blaster Blade ; the avatar",
        "4 Blaster Blade -- the avatar",
        "4 Blaster Blade https://example.org/td01-005",
        "4 [Blaster Blade](https://example.org/td01-005)",
        "(4) Blaster Blade",
        "[4x] Blaster Blade",
        "\u25cf4 Blaster Blade",
        "- [ ] 4 Blaster Blade",
        "**4** Blaster Blade",
        "__4x Blaster Blade__",
        "_4 Blaster Blade_",
        "\uff14\uff58 Blaster Blade",
        "\uff084\uff09Blaster Blade",
        "4\ufe0f\u20e3 Blaster Blade",
        "\U0001f525 4 Blaster Blade",
        "Blaster Blade x4 \U0001f525\u2728",
        "\u202d4 Blaster\u200b Blade\u202c",
        "TD01/005,Blaster Blade,4",
        '"TD01/005","Blaster Blade",4',
        "12. Blaster Blade x4",
        "||4 Blaster Blade||",
        "4 Blaster Blade (TD01)",
        "4x Blaster Blade [DM-05]",
        "Blaster Blade (BT01) x4",
    ],
)
def test_a_line_may_be_written_in_many_ways(line: str) -> None:
    assert main_of(line) == {BLADE: 4}


def test_a_card_without_a_count_is_one_card_and_lines_add_up() -> None:
    assert main_of("Blaster Blade\n2 Wingal\nBlaster Blade") == {BLADE: 2, WINGAL: 2}


@pytest.mark.parametrize("ending", ["\n", "\r\n", "\r"])
def test_line_ends_of_every_system_are_understood(ending: str) -> None:
    assert main_of(ending.join(["4 Blaster Blade", "", "2 Wingal", ""])) == {BLADE: 4, WINGAL: 2}


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16"])
def test_a_file_may_begin_with_a_byte_order_mark(encoding: str) -> None:
    assert main_of("4 Blaster Blade".encode(encoding)) == {BLADE: 4}


def test_comments_headings_and_rules_between_sections_are_no_cards() -> None:
    text = """
    // My deck
    # since May
    ## Main Deck (50)
    === Grade 2 ===
    4 Blaster Blade
    **Grade 1:** 8
    Grade 1s
    Heal trigger
    Trigger unit (4)
    -----
    2 Wingal
    ```
    """
    assert main_of(text) == {BLADE: 4, WINGAL: 2}


@pytest.mark.parametrize(
    "text",
    [
        "First Vanguard: Stardust Trumpeter\n4 Blaster Blade",
        "FV: 1 Stardust Trumpeter\n4 Blaster Blade",
        "fv = TD01/012\n4 Blaster Blade",
        "First vanguard\n1 Stardust Trumpeter\n\nMain deck\n4 Blaster Blade",
        "# First Vanguard\nStardust Trumpeter\n# Main\n4 Blaster Blade",
        "1 Stardust Trumpeter (FV)\n4 Blaster Blade",
        "4 Blaster Blade\nStardust Trumpeter [First Vanguard] x1",
    ],
)
def test_the_first_vanguard_is_named_by_heading_label_or_mark(text: str) -> None:
    reading = read_deck(RULEBOOK, text)
    assert not reading.problems
    assert reading.deck == Deck({"main": {TRUMPETER: 1, BLADE: 4}}, TRUMPETER)


def test_a_label_names_one_card_and_the_section_goes_on() -> None:
    assert main_of("4 Blaster Blade\nFV: Stardust Trumpeter\n2 Wingal") == {BLADE: 4, WINGAL: 2, TRUMPETER: 1}


def test_a_first_vanguard_listed_apart_is_counted_once_whether_or_not_the_rest_holds_it() -> None:
    starter = RULEBOOK.decks.starters()[0].deck
    rest = dict(starter.listed("main"))
    whole = "\n".join(f"{count} {number}" for number, count in rest.items())
    without = "\n".join(f"{count} {number}" for number, count in rest.items() if number != TRUMPETER)
    for text in (f"FV: Stardust Trumpeter\nMain deck\n{whole}", f"FV: Stardust Trumpeter\nMain deck\n{without}"):
        reading = read_deck(RULEBOOK, text)
        assert reading.is_legal, reading
        assert reading.deck == Deck({"main": rest}, TRUMPETER)


@pytest.mark.parametrize(
    "heading", ["Hauptdeck:", "## Deck principal (4)", "Mazo principal", "メインデッキ (4)", "主卡组："]
)
def test_the_main_deck_may_be_called_as_in_other_languages(heading: str) -> None:
    reading = read_deck(RULEBOOK, f"G Deck\n2 Wingal\n{heading}\n4 Blaster Blade")
    assert reading.problems == ()
    assert reading.deck == Deck({"main": {BLADE: 4}, "g": {WINGAL: 2}})


def test_a_g_deck_is_a_section_of_its_own() -> None:
    reading = read_deck(RULEBOOK, "4 Blaster Blade\n\nG Deck\n2 Wingal")
    assert reading.deck == Deck({"main": {BLADE: 4}, "g": {WINGAL: 2}})


def test_everything_wrong_with_a_list_is_told_at_once_with_its_line() -> None:
    text = "4 Blaster Blad\n4 TD01/005 Wingal\nMaybeboard:\n0 Wingal\nFV: Wingal\nFV: Flogal\n4 qqqqqqqq"
    assert problems(text) == [
        (1, "deck-unknown-card-near"),
        (2, "deck-number-and-name"),
        (3, "deck-unknown-heading"),
        (4, "deck-bad-count"),
        (7, "deck-unknown-card"),
        (6, "deck-second-start"),
    ]


def test_the_rules_are_checked_even_when_lines_are_unreadable() -> None:
    reading = read_deck(RULEBOOK, "5 Blaster Blade\n4 Blaster Blad")
    assert [fault.rule for fault in reading.faults] == ["5.2.2.1", "5.2.2.2.1", "5.2.2.3", "5.4.3"]
    assert not reading.is_legal


@pytest.mark.parametrize(
    ("text", "refusal"),
    [
        ("", "deck-empty"),
        ("// nothing but a comment", "deck-empty"),
        ("4 Wingal\n" * (MAX_LINES + 1), "deck-too-many-lines"),
        ("4 Blaster Blade\n" * 10_000, "deck-too-large"),
        (b"\x89PNG\r\n\x1a\n\x00\x00", "deck-not-text"),
        (b"4 Wing\x00al", "deck-not-text"),
        (b"%PDF-1.4\n4 Wingal\n", "deck-not-text"),
        (b"\xff\xfe\x00", "deck-not-text"),
        ("é" * (MAX_BYTES // 2 + 1), "deck-too-large"),
        (b"PK\x03\x04" + b"\x00" * MAX_BYTES, "deck-too-large"),
    ],
)
def test_what_is_no_list_is_refused_before_it_is_read(text: str | bytes, refusal: str) -> None:
    reading = read_deck(RULEBOOK, text)
    assert reading.deck is None
    assert [(problem.line, problem.message.text) for problem in reading.problems] == [(0, refusal)]


def test_a_line_that_is_too_long_does_not_spoil_the_others() -> None:
    assert problems("4 Wingal\n" + "x" * 5000) == [(2, "deck-line-too-long")]


HOSTILE_LINES = [
    "a" + " " * 65 + "(" + " " * 65 + "1" + " " * 65 + "!",
    "a" + "," * 198,
    "a" + " ,;" * 66,
    ":" * 200,
    "# a" + "#" * 190 + "!",
    "- " * 100,
    "(" * 200,
    "（" * 100 + "a" + "）" * 99,
    "1x" * 100,
    "a" + "\u0301\u0323" * 40,
    "\ufdfa" * 60,
    "4 Blastr Blad",
    "|" * 200,
    "a\t" * 100,
    "number,name",
    "number|name|" + '"|' * 90,
]


@pytest.mark.parametrize("line", HOSTILE_LINES, ids=range(len(HOSTILE_LINES)))
def test_twice_as_many_hostile_lines_are_at_most_twice_the_work(line: str) -> None:
    most = min(MAX_LINES, MAX_BYTES // (len(line.encode()) + 1))

    def read(count: int) -> None:
        text = "\n".join([line] * count)
        read_deck(RULEBOOK, text)
        game_of(text, [RULEBOOK, tiny_game.RULEBOOK])

    read(1)  # the cards are made ready
    whole, half = work_of(lambda: read(most)), work_of(lambda: read(most // 2))
    assert whole < 2.1 * half + 1000
    assert whole < 500_000, "no list that is read at all takes longer than a moment"
    text = "\n".join([line] * most)
    assert work_of(lambda: nearest_game_of(text, [RULEBOOK, tiny_game.RULEBOOK])) < 100_000, "of its first lines alone"


def test_near_names_are_looked_for_in_so_many_lines_only() -> None:
    found = problems("\n".join(["4 Blastr Blad"] * (MOST_SUGGESTIONS + 5)))
    assert [text for _, text in found].count("deck-unknown-card-near") == MOST_SUGGESTIONS
    assert len(found) == MOST_SUGGESTIONS + 5


@given(st.text(max_size=300) | st.binary(max_size=300))
def test_reading_a_list_never_fails(text: str | bytes) -> None:
    reading = read_deck(RULEBOOK, text)
    assert reading.deck is not None or reading.problems


@given(
    st.dictionaries(st.sampled_from(sorted(RULEBOOK.cards())), st.integers(1, 9), min_size=1),
    st.dictionaries(st.sampled_from(sorted(RULEBOOK.cards())), st.integers(1, 9)),
    st.data(),
)
def test_a_deck_written_down_is_read_back(main: dict[str, int], extra: dict[str, int], data: st.DataObject) -> None:
    start = data.draw(st.none() | st.sampled_from(sorted(main)))
    sections = {"main": main, "g": extra} if extra else {"main": main}
    deck = Deck(sections, start)
    reading = read_deck(RULEBOOK, write_deck(RULEBOOK, deck))
    assert not reading.problems
    assert reading.deck == deck


@pytest.mark.parametrize(
    ("text", "game"),
    [
        ("4 Blaster Blade\n4 Wingal", "vanguard"),
        ("Main deck\n3 stone\npaper x3\nTD01/005", "tiny"),
        ("3 STONE\nwhat is this\n1 nobody knows", "tiny"),
        ("3 stone\n4 Wingal", None),
        ("4 Nobody", None),
        ("", None),
        (b"\x00\xff", "vanguard"),
    ],
)
def test_a_list_is_of_the_game_whose_cards_it_names_most(text: str | bytes, game: str | None) -> None:
    found = game_of(text, [RULEBOOK, tiny_game.RULEBOOK])
    assert (found.name if found is not None else None) == game


@pytest.mark.parametrize(
    ("text", "game"),
    [
        ("4 Blastr Blad\n4 Wingall", "vanguard"),
        ("4 Blastr Blad\n4 Nobody I Know", "vanguard"),
        ("4 Blastr Blad\n4 Nobody I Know\n4 Lightning of Elsewhere", None),
        ("4 Blastr Blad\n4 Stonne", None),
        ("4 Nobody I Know", None),
        (b"\x00\xff", None),
    ],
)
def test_a_list_that_names_no_card_may_come_near_those_of_one_game(text: str | bytes, game: str | None) -> None:
    found = nearest_game_of(text, [RULEBOOK, tiny_game.RULEBOOK])
    assert (found.name if found is not None else None) == game


@pytest.mark.parametrize("book", rulebooks().values(), ids=lambda book: book.name)
def test_every_heading_of_every_game_begins_its_section_in_all_its_forms_and_is_no_card(book: Rulebook) -> None:
    (number, _), *_ = book.decks.starters()[0].deck.listed(next(iter(book.decks.form.headings)))
    for section, titles in book.decks.form.headings.items():
        for title in titles:
            assert find_card(book, title) is None
            for written in (title, f"{title.upper()} (4):", f"## {title} cards", f"- {title.removesuffix('s')}s - 4"):
                reading = read_deck(book, f"{written}\n4 {number}\n")
                assert not reading.problems, written
                assert reading.deck is not None
                assert list(reading.deck.sections) == [section], written


def test_a_number_in_brackets_behind_a_heading_counts_its_cards_and_is_no_part_of_it() -> None:
    for heading, section in (("G (4)", "g"), ("G [4]:", "g"), ("G 4", "main"), ("G4", "main"), ("Grade 4 (2)", "main")):
        reading = read_deck(RULEBOOK, f"{heading}\n4 Wingal\n")
        assert reading.deck is not None
        assert list(reading.deck.sections) == [section], heading
