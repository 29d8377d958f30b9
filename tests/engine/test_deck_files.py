"""Decks as other programs write them are read like a typed list, and hostile files are refused unread."""

from __future__ import annotations

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.decks import MAX_LINES, game_of, read_deck
from engine.games import rulebooks
from engine.games.vanguard import RULEBOOK
from engine.kernel.rulebook import Deck, Rulebook
from engine.wording import Wording
from tests.work import work_of

COCKATRICE = """<?xml version="1.0" encoding="UTF-8"?>
<cockatrice_deck version="1">
    <deckname>Paladins &amp; more</deckname>
    <comments>4 Blaster Dark</comments>
    <zone name="main">
        <card number="4" price="0" name="Blaster Blade"/>
        <card number="2" name="Wingal"/>
    </zone>
</cockatrice_deck>
"""

OCTGN = """<?xml version="1.0" encoding="utf-8" standalone="yes"?>
<deck game="a4b3a3c2-1d1f-4d0a-a94c-6b1a2d7a3c11">
  <section name="Main" shared="False">
    <card qty="4" id="1e4d2f7a-0000-0000-0000-000000000001">Blaster Blade</card>
    <card qty="2" id="1e4d2f7a-0000-0000-0000-000000000002">Wingal</card>
  </section>
  <section name="G Zone" shared="False" />
  <notes><![CDATA[4 Blaster Dark]]></notes>
</deck>
"""

FOUR = {"name": "Blaster Blade", "count": 4}
TWO = {"name": "Wingal", "qty": "2"}
JSON_DECKS = {
    "cards with counts": {"name": "Mine", "cards": [FOUR, TWO]},
    "a card a copy": [{"id": "TD01/005", "name": "Blaster Blade"}] * 4 + [{"name": "Wingal"}] * 2,
    "names": ["Blaster Blade"] * 4 + ["Wingal"] * 2,
    "pairs": [["Blaster Blade", 4], [2, "Wingal"]],
    "pairs by section": {"main": [[4, "Blaster Blade"], ["Wingal", 2]]},
    "counts by name": {"deck": {"Blaster Blade": 4, "Wingal": 2}},
    "by section": {"title": "Mine", "Main deck": {"Blaster Blade": 4, "Wingal": 2}},
    "cards in cards": {"main": [{"card": {"name": "Blaster Blade"}, "quantity": 4}, {"code": "TD01/009", "copies": 2}]},
    "sections of objects": {"sections": {"main": {"cards": [FOUR, TWO]}}},
    "a section each": [{**FOUR, "section": "Main"}, {**TWO, "zone": "Units", "price": 0.5, "tags": ["a", "b"]}],
}

TABLES = {
    "commas": "Count,Name\n4,Blaster Blade\n2,Wingal\n",
    "semicolons": "Qty;Card;Price\n4;Blaster Blade;1\n2;Wingal;3\n",
    "tabs": "Name\tQuantity\nBlaster Blade\t4\nWingal\t2\n",
    "quotes": '"Quantity","Card Name","Section"\n"4","Blaster Blade","Main Deck"\n"2","Wingal",""\n',
    "numbers": "\n\nAmount,Card Number\n4x,TD01/005\n2x,TD01/009\n",
    "a number of copies": "Number,Name\n4,Blaster Blade\n2,Wingal\n",
    "a number of the card": "Number,Name,Copies\nTD01/005,Blaster Blade,4\nTD01/009,Wingal,2\n",
    "markdown": "| Count | Card |\n|:---:|---|\n| 4 | Blaster Blade |\n| 2x | **Wingal** |\n",
    "markdown without a frame": "Card | #\n--- | ---\n[Blaster Blade](https://example.org/1) | 4\nWingal | 2\n",
    "markdown without a header": "| 4 | Blaster Blade |\n| 2 | Wingal |\n",
    "markdown with an empty header": "| | |\n|---|---|\n| Blaster Blade | 4 |\n| Wingal | 2 |\n",
    "a frame of a terminal": "+-+--+\n| X | Name |\n+-+--+\n| 4 | Blaster Blade |\n| 2 | Wingal |\n+-+--+\n",
    "a title above": "My paladins\t\t\n\t\t\nQty\tCard Name\tGrade\n4\tBlaster Blade\t2\n2\tWingal\t1\n",
    "headings and totals between": (
        "### Units\n| Qty | Card |\n|--|--|\n| | **Grade 2** |\n| 4 | Blaster Blade |\n| Grade 1 | |\n"
        "| 2 | Wingal |\n| Total | 6 |\n| 6 | |\n"
    ),
    "numbers of the rows": (
        "No.\tCard\n1\tBlaster Blade\n2\tWingal\n3\tBlaster Blade\n4\tBlaster Blade\n5\tWingal\n6\tBlaster Blade\n"
    ),
    "numbers of the rows beside counts": "#,Card,Qty\n1.,Blaster Blade,3\n2.,Wingal,2\n3.,Blaster Blade,1\n",
    "numbers of the rows beside those of the cards": (
        "| No | Card No | Copies |\n|---|---|---|\n| 1 | TD01/005 | 2 |\n| 2 | TD01/009 | 2 |\n| 3 | TD01/005 | 2 |\n"
    ),
    "numbers of the rows under headings": (
        "No,Name\nMain deck,\n1,Blaster Blade\n2,Blaster Blade\n,\n1,Blaster Blade\n4,Total\n"
        "\nNo,Name\n5,Blaster Blade\n6,Wingal\n7,Wingal\n"
    ),
    "cells of other things": "4\tBlaster Blade\tGrade 2\tRare\nWingal\tGrade 1\tRare\tx2\n",
    "two tables": "Qty,Card\n4,Blaster Blade\n\nCard,Qty\nWingal,2\n",
    "spaces": " count , name \n 4 , Blaster Blade \n\n 2 , Wingal \n",
}

LISTS = {
    "Arena": "Deck\n4 Blaster Blade (TD01) 5\n2 Wingal (BT01) 9a *F*\n",
    "title above": "My first paladins\n\n4 Blaster Blade\n2 Wingal\n",
    "about itself": "Name: Paladins\nClan: Royal Paladin\nBy: someone\n4 Blaster Blade\n2 Wingal\n",
    "totals": "Main deck\n4 Blaster Blade\n2 Wingal\nTotal: 6\n6 cards\n= 6\n",
    "a link beside": "https://example.org/decks/12\n4 Blaster Blade\n2 Wingal\n",
    "bullets": "• 4 Blaster Blade\n* 2x Wingal\n",
    "who made it": "My paladins\nby Ann\nCreated with Decks 1.2\n4 Blaster Blade\n2 Wingal\nExported from a site\n",
    "counts of the whole": "4 Blaster Blade\n2 Wingal\n6/50\nCards: 6 / 50\nDeck size: 6\n",
    "marks of a forum": "[b]Main deck[/b]\n[i]4 Blaster Blade[/i]\n2 [u]Wingal[/u]\n",
    "a numbered list": "1. 4 Blaster Blade\n2. Wingal x2\n",
    "a table without a header": "TD01/005,Blaster Blade,4\nTD01/009,Wingal,2\n",
    "Japanese counts": "メインデッキ 6枚\n4枚 Blaster Blade\nWingal2枚\n計6枚\n",
    "Chinese and Korean counts": "Blaster Blade（4张）\nWingal × 2장\n",
    "headings of one": "Normal unit\n4 Blaster Blade\nTrigger Unit (2)\n2 Wingal\n",
}


PAGES = {
    "a list of a page": "<html><body><h1>Paladins</h1><ul><li>4 Blaster Blade</li><li>2 Wingal</li></ul></body></html>",
    "a page that is not closed": "<ul><li>4 Blaster Blade<li>2 Wingal",
    "a table of a page": "<table><tr><td>4</td><td>Blaster Blade</td></tr><tr><td>2</td><td>Wingal</td></tr></table>",
    "a table of a page with more in it": (
        "<table><tr><th>Card</th><th>Grade</th><th>Qty</th></tr><tr><td>Blaster Blade</td><td>2</td><td>4</td></tr>"
        "<tr><td>Wingal</td><td>1</td><td>2</td></tr></table>"
    ),
    "ends of lines": "4 Blaster Blade<br>2&nbsp;Wing&#97;l<BR />",
    "links of a page": '<p>4 <a href="https://example.org/4-Wingal">Blaster Blade</a></p><p>2 <b>Wingal</b></p>',
}


def main_of(text: str | bytes) -> dict[str, int]:
    """The main deck of a list that must be understood."""
    reading = read_deck(RULEBOOK, text)
    assert not reading.problems, reading.problems
    assert reading.deck is not None
    return dict(reading.deck.sections["main"])


def problems(text: str | bytes) -> list[str]:
    """The ids of what cannot be understood in a list."""
    return [problem.message.text for problem in read_deck(RULEBOOK, text).problems]


MEANT = {"TD01/005": 4, "TD01/009": 2}


@pytest.mark.parametrize(
    "text",
    [
        pytest.param(text, id=name)
        for name, text in {
            "Cockatrice": COCKATRICE,
            "OCTGN": OCTGN,
            **{name: json.dumps(deck) for name, deck in JSON_DECKS.items()},
            **TABLES,
            **LISTS,
            **PAGES,
        }.items()
    ],
)
def test_every_way_of_writing_a_deck_down_is_the_same_deck(text: str) -> None:
    assert main_of(text) == MEANT
    assert main_of(text.encode("utf-16")) == MEANT
    assert game_of(text, list(rulebooks().values())) is RULEBOOK


def test_the_sections_of_a_file_are_those_of_the_game() -> None:
    cards = {"G deck": {"Blaster Blade": 1}, "Main deck": {"Wingal": 2}}
    assert read_deck(RULEBOOK, json.dumps(cards)).deck == Deck({"g": {"TD01/005": 1}, "main": {"TD01/009": 2}})
    as_xml = '<deck><section name="G Zone"><card qty="1">Blaster Blade</card></section></deck>'
    assert read_deck(RULEBOOK, as_xml).deck == Deck({"g": {"TD01/005": 1}})


def test_a_section_of_another_game_is_named_rather_than_guessed() -> None:
    assert problems(COCKATRICE.replace('"main"', '"tokens"')) == ["deck-no-card-known", *["deck-unknown-heading"] * 2]
    main, ruins = (f'<section name="{name}"><card>Wingal</card></section>' for name in ("Main", "Ruins"))
    assert problems(f"<deck>{main}{ruins}</deck>") == ["deck-unknown-heading"]


def test_numbers_among_names_are_never_passed_over() -> None:
    assert problems(json.dumps(["Blaster Blade", 4, "Wingal", 2])) == ["deck-file-unreadable"]
    assert problems(json.dumps({"main": ["Wingal", 2, "Blaster Blade"]})) == ["deck-file-unreadable"]


@pytest.mark.parametrize(
    "text", ["4\tWingal\t1\t7000", "| Wingal | 1 | 7000 | 4 |", "4 | Wingal | Blaster Blade", "Wingal | Grade 1 | Rare"]
)
def test_a_row_without_a_header_that_may_say_either_is_not_guessed_at(text: str) -> None:
    found = [text for text in problems(f"4 Blaster Blade\n{text}") if text != "deck-unknown-card-near"]
    assert found in ([], ["deck-unknown-card"])
    assert len(problems(f"4 Blaster Blade\n{text}")) == 1


def test_the_section_of_a_row_is_told_by_a_heading_in_a_row_of_its_own() -> None:
    text = "Qty\tCard\n\tG deck\n1\tBlaster Blade\nMain deck\t\n2\tWingal\n"
    assert read_deck(RULEBOOK, text).deck == Deck({"g": {"TD01/005": 1}, "main": {"TD01/009": 2}})


def test_what_a_file_gets_wrong_is_told_as_in_a_list() -> None:
    assert problems(COCKATRICE.replace("Wingal", "Wingall")) == ["deck-unknown-card-near"]
    assert problems(COCKATRICE.replace('number="2"', 'number="two"')) == ["deck-bad-count"]
    assert problems(json.dumps({"main": {"Wingal": -3}})) == ["deck-bad-count"]
    reading = read_deck(RULEBOOK, "Count,Name\n4,Wingal\n4,Wingall\n")
    assert [(problem.line, problem.message.text) for problem in reading.problems] == [(3, "deck-unknown-card-near")]


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("https://example.org/decks/12345", "deck-is-a-link"),
        ("  HTTP://example.org/a?b=c#d \n", "deck-is-a-link"),
        ("<https://example.org/decks/12345>", "deck-is-a-link"),
        ("my deck: https://example.org/decks/12345", "deck-is-a-link"),
        ("www.example.org/decks\n", "deck-is-a-link"),
        ("decks.example.org/view/12345", "deck-is-a-link"),
        ("Could you make me a deck with dragons?", "deck-no-card-known"),
        ("<html><body></body></html>", "deck-empty"),
        ("<wingal><ruins>4 Wingal", "deck-file-unreadable"),
        ('{"main": {"Wingal": 4}', "deck-file-unreadable"),
        ("{}", "deck-empty"),
        ("[]", "deck-empty"),
        ("Count,Name\n", "deck-empty"),
    ],
)
def test_what_is_no_deck_is_said_in_one_sentence(text: str, said: str) -> None:
    assert problems(text) == [said]


def test_a_count_that_cannot_be_meant_is_told_with_its_card_however_long_it_is() -> None:
    """In a list, in JSON and in CSV, where some have no lines to be told by."""
    long = "9" * 150
    for text in (f"{long} Wingal", json.dumps({"main": {"Wingal": int(long)}}), f"Count,Name\n{long},Wingal"):
        (problem,) = read_deck(RULEBOOK, text).problems
        assert problem.message.text == "deck-bad-count"
        assert "copies of “Wingal” cannot be meant" in Wording(RULEBOOK)(problem.message)


def test_a_list_of_nothing_known_is_told_what_was_looked_for() -> None:
    assert problems("4 Lightning Bolt\n4 Counterspell\n")[0] == "deck-no-card-known"
    assert "deck-no-card-known" not in problems("4 Wingal\n4 Counterspell\n")
    assert problems("4 Blastr Blade") == ["deck-unknown-card-near"]  # it is this game's, but for a letter


def test_an_old_encoding_of_the_west_is_read_and_what_is_none_is_not_guessed() -> None:
    assert main_of("4 Blaster Blade // caf\u00e9\n2 Wingal".encode("cp1252")) == MEANT
    assert problems("\u30d6\u30e9\u30b9\u30bf\u30fc\u30d6\u30ec\u30fc\u30c9 4".encode("shift-jis")) == ["deck-not-text"]
    assert problems("4 Wingal".encode("utf-16-le")) == ["deck-not-text"]


def test_marks_of_pages_within_other_files_are_theirs() -> None:
    assert main_of(OCTGN.replace("4 Blaster Dark", "<b>4</b><br>Blaster Dark")) == MEANT
    assert main_of(json.dumps({"notes": "<b>good</b>", "main": {"Blaster Blade": 4, "Wingal": 2}})) == MEANT


@pytest.mark.parametrize("line", ["4. Wingal", "4) Wingal", "-4 Wingal", "1.5 Wingal", "4 Wingal (mine)"])
def test_what_may_be_meant_in_two_ways_is_asked_about_rather_than_guessed(line: str) -> None:
    assert problems(f"2 Blaster Blade\n{line}") == ["deck-unknown-card-near"]


@pytest.mark.parametrize("text", ["<a " * 5_000, "<br " + "x" * 16_000, "<b>" * 5_000, "&lt;" * 4_000, "-a." * 5_000])
def test_hostile_pages_take_work_in_proportion(text: str) -> None:
    text = text[:16_000]
    read_deck(RULEBOOK, text)  # what is found out once is not counted
    whole, half = work_of(lambda: read_deck(RULEBOOK, text)), work_of(lambda: read_deck(RULEBOOK, text[:8_000]))
    assert whole < 2.1 * half + 1000


def test_a_misspelled_first_line_is_no_title() -> None:
    assert problems("Blastr Blade\n4 Wingal\n") == ["deck-unknown-card-near"]
    assert problems("4 Zzz\n4 Wingal\n") == ["deck-unknown-card"]
    assert problems("A title\nZzz\n4 Wingal\n") == ["deck-unknown-card"]
    assert problems("4 Wingal\nZzz\n") == ["deck-unknown-card"]


BOMB = """<?xml version="1.0"?><!DOCTYPE deck [<!ENTITY a "Wingal"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;">]>
<deck><section name="Main"><card qty="4">&b;</card></section></deck>"""
OUTSIDE = """<!DOCTYPE deck [<!ENTITY a SYSTEM "file:///etc/passwd">]>
<deck><section name="Main"><card>&a;</card></section></deck>"""


@pytest.mark.parametrize("text", [BOMB, OUTSIDE, "[" * 16_000, '{"a":' * 3_000, "<deck>" * 2_500, "[" * 20 + "]" * 20])
def test_what_expands_loads_or_is_nested_too_deep_is_refused(text: str) -> None:
    assert problems(text) == ["deck-file-unreadable"]


def test_a_file_of_too_many_cards_is_refused() -> None:
    assert problems(json.dumps(["Wingal"] * (MAX_LINES + 1))) == ["deck-too-many-lines"]
    assert sum(main_of(json.dumps(["Wingal"] * MAX_LINES)).values()) == MAX_LINES


@given(
    st.recursive(
        st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
        lambda inner: (
            st.lists(inner)
            | st.dictionaries(st.sampled_from(["name", "count", "main", "cards", "card", "Wingal"]), inner)
        ),
    )
)
def test_whatever_is_in_a_json_file_is_read_or_refused(found: object) -> None:
    reading = read_deck(RULEBOOK, json.dumps(found))
    assert reading.deck is not None or reading.problems


def test_a_file_takes_work_in_proportion_to_its_size() -> None:
    def work(cards: int) -> int:
        text = json.dumps({"main": [{"name": f"No card {each}", "count": 4} for each in range(cards)]})
        return work_of(lambda: read_deck(RULEBOOK, text))

    work(10)
    assert work(200) < 3 * work(100)


def each_starter() -> list[tuple[str, Rulebook, Deck]]:
    return [
        (f"{name}: {each.name}", book, each.deck)
        for name, book in rulebooks().items()
        for each in book.decks.starters()
    ]


@pytest.mark.parametrize(("book", "deck"), [pytest.param(*each[1:], id=each[0]) for each in each_starter()])
def test_a_deck_of_any_game_is_read_from_a_program_that_knows_a_main_deck_and_a_sideboard(
    book: Rulebook, deck: Deck
) -> None:
    """Whether it calls them so in its zones, as Cockatrice does, or in the headings of a text."""
    first = next(iter(book.decks.form.headings))
    zones = {
        "main": deck.listed(first),
        "side": [each for name in deck.sections for each in deck.listed(name) if name != first],
    }
    cards = {
        zone: "".join(f'<card number="{count}" name="{number}"/>' for number, count in listed)
        for zone, listed in zones.items()
        if listed
    }
    file = "".join(f'<zone name="{zone}">{listed}</zone>' for zone, listed in cards.items())
    text = "".join(
        f"{zone.title()} ({len(listed)})\n" + "".join(f"{count} {number}\n" for number, count in listed)
        for zone, listed in zones.items()
        if listed
    )
    for written in (f"<cockatrice_deck>{file}</cockatrice_deck>", text):
        reading = read_deck(book, written)
        assert reading.is_legal, (reading.problems, reading.faults)
        assert reading.deck is not None
        assert reading.deck.sections == deck.sections


@pytest.mark.parametrize(("book", "deck"), [pytest.param(*each[1:], id=each[0]) for each in each_starter()])
def test_cards_that_can_be_in_one_section_alone_need_no_heading(book: Rulebook, deck: Deck) -> None:
    first, sections = next(iter(book.decks.form.headings)), dict(deck.sections)
    beside = book.decks.form.beside or ""
    apart = {beside: sections.pop(beside, {})}
    listed = "".join(f"{count} {number}\n" for cards in sections.values() for number, count in cards.items())
    reading = read_deck(book, listed)
    assert reading.deck is not None
    assert {**reading.deck.sections, **{name: cards for name, cards in apart.items() if cards}} == deck.sections
    assert first in reading.deck.sections


def test_what_belongs_into_the_main_deck_is_not_taken_from_a_sideboard() -> None:
    reading = read_deck(RULEBOOK, "Main\n4 Blaster Blade\nSideboard\n2 Wingal\n")
    assert [each.message.text for each in reading.problems] == ["deck-unknown-heading"]
    assert reading.deck == Deck({"main": {"TD01/005": 4}})


def test_a_heading_that_means_the_first_card_or_the_main_deck_means_what_stands_below_it() -> None:
    book = rulebooks()["level_neo"]
    one, other = sorted(book.cards())[:2]
    for heading in ("Main\n", "Main: ", "## Main\n"):
        alone = read_deck(book, f"{heading}1 {one}\n").deck
        assert alone is not None
        assert alone.start == one
    both = read_deck(book, f"Main\n2 {one}\n1 {other}\n").deck
    assert both == Deck({"main": {one: 2, other: 1}})


def test_a_number_and_a_name_in_a_row_that_are_two_cards_are_told() -> None:
    assert problems("Number,Name,Copies\nTD01/009,Blaster Blade,4\n") == ["deck-number-and-name"]
