"""Card files of our own as a source: any game's, in the words of its card language or of its print."""

from __future__ import annotations

import tomllib
from typing import Any

import pytest
import tomli_w

from engine.further_cards import cards_of
from engine.games import rulebooks
from engine.importing.cards import game_of, import_cards
from engine.importing.errors import ImportFileError
from engine.importing.imported import DECLINED, PLAYABLE, Imported
from engine.importing.sources import CGS, OCTGN, OWN, read_source
from engine.language.loading import packaged

PRINTED = "[AUTO](VC):When this unit attacks, draw a card."
OWN_WORDS = "AUTO (VC): When this unit attacks, draw a card."
UNIT = {"number": "OURS/1", "name": "Ours", "clan": "Kagero", "grade": 1, "power": 7000, "shield": 5000}


def imported(*rows: dict[str, Any], game: str = "vanguard", further: dict[str, Any] | None = None) -> list[Imported]:
    source = read_source("ours.toml", tomli_w.dumps({"card": list(rows)}).encode())
    return list(import_cards(rulebooks()[game], source, further or {}, {}))


@pytest.mark.parametrize("name", rulebooks())
def test_the_cards_of_every_game_are_told_and_read_as_a_source(name: str) -> None:
    book = rulebooks()[name]
    for file, text in packaged(f"engine.games.{book.folder}", "cards").items():
        source = read_source(file, text.encode())
        assert source.kind == OWN
        assert game_of(source).folder == book.folder
        wanted = [row for row in tomllib.loads(text)["card"] if row["number"] in book.cards()]
        found = [card for card in import_cards(book, source, {}, {}) if card.number in book.cards()]
        assert {(card.status, card.there) for card in found} <= {(PLAYABLE, True)}, file
        assert [card.row for card in found] == wanted


def test_a_text_may_be_in_the_words_of_the_card_language_or_of_print() -> None:
    for text in (OWN_WORDS, PRINTED):
        (card,) = imported({**UNIT, "text": text})
        assert (card.status, card.row) == (PLAYABLE, {**UNIT, "text": OWN_WORDS})


def test_what_is_wrong_with_a_row_is_said_in_the_words_of_the_card_language() -> None:
    wrong, right = imported({**UNIT, "text": "AUTO (VC): When this unit hums, draw a card."}, {**UNIT, "number": "O/2"})
    assert (wrong.status, right.status) == (DECLINED, PLAYABLE)
    assert wrong.why.startswith("'hums' is not a word")
    (missing,) = imported({"number": "OURS/1", "name": "Ours"})
    assert missing.why == "grade: this field is missing"
    (odd,) = imported({**UNIT, "colour": "red"})
    assert "colour" in odd.why


def test_facts_of_another_file_take_the_place_of_what_a_row_says() -> None:
    (card,) = imported({**UNIT, "text": "nonsense"}, further={"OURS/1": {"text": OWN_WORDS, "power": 8000}})
    assert card.row == {**UNIT, "text": OWN_WORDS, "power": 8000}


def test_faces_that_name_each_other_are_read_together() -> None:
    text = packaged("engine.games.duel_masters", "cards")
    rows = [row for each in text.values() for row in tomllib.loads(each)["card"]]
    front = next(row for row in rows if row.get("other_sides"))
    sides = [row for row in rows if row["number"] in front["other_sides"]]
    renumbered = [_renumbered(row, "OURS-") for row in (front, *sides)]
    found = imported(*renumbered, game="duel_masters")
    assert {card.status for card in found} == {PLAYABLE}


def _renumbered(row: dict[str, Any], before: str) -> dict[str, Any]:
    """A row with other numbers, also where it names another row."""
    sides = [before + number for number in row.get("other_sides", [])]
    return {**row, "number": before + row["number"], **({"other_sides": sides} if sides else {})}


@pytest.mark.parametrize(
    ("name", "text", "kind"),
    [
        ("x", '[[card]]\nnumber = "1"', OWN),
        ("x", '  \n[[ card ]] # the first\nnumber = "1"', OWN),
        ("x", '[meta]\ntitle = "Ours"\n[[card]]\nnumber = "1"', OWN),
        ("x", '# a comment\n[[card]]\nnumber = "1"', OWN),
        ("x", 'title = "Ours"\n[[card]]\nnumber = "1"', OWN),
        ("x.toml", '[{"name": "a"}]', CGS),
        ("x", '[ {"name": "a"} ]', CGS),
        ("x", '\n[\n{"name": "a"}]', CGS),
        ("x", '{"cards": [{"name": "a"}]}', CGS),
        ("x.json", "<set><card name='a'/></set>", OCTGN),
    ],
)
def test_the_kind_of_a_file_is_told_by_what_it_contains(name: str, text: str, kind: str) -> None:
    source = read_source(name, text.encode())
    assert (source.kind, len(source.faces)) == (kind, 1)


@pytest.mark.parametrize(
    "text",
    ['[[card]]\nnumber = "1"\n[card]', "[[card]]\nx = 1\nx = 2", "card = 3", "[[card]]\n" + "a." * 50_000 + "b = 1"],
)
def test_what_is_no_card_file_is_refused(text: str) -> None:
    with pytest.raises(ImportFileError):
        read_source("ours.toml", text.encode())


def test_a_number_that_is_no_text_is_told_and_nothing_else_breaks() -> None:
    odd, right = imported({**UNIT, "number": 7}, UNIT)
    assert (odd.status, right.status) == (DECLINED, PLAYABLE)


@pytest.mark.parametrize(
    ("game", "row", "naming"),
    [
        ("vanguard", UNIT, {"other_side": "OURS/9"}),
        (
            "duel_masters",
            {"number": "OURS/1", "name": "Ours", "civilizations": ["fire"], "cost": 3, "power": 3000},
            {"supertypes": ["psychic"], "other_sides": ["OURS/9"]},
        ),
    ],
)
def test_a_card_that_lacks_its_other_side_is_declined_alone(
    game: str, row: dict[str, Any], naming: dict[str, Any]
) -> None:
    lacking, naming_it = {**row, **naming}, {**row, **naming, "number": "OURS/2"}
    field = next(iter(naming.keys() - {"supertypes"}))
    naming_it[field] = "OURS/1" if isinstance(naming[field], str) else ["OURS/1"]
    found = imported(lacking, naming_it, {**row, "number": "OURS/3"}, game=game)
    assert [card.status for card in found] == [DECLINED, DECLINED, PLAYABLE]
    assert found[0].why == "its other side OURS/9 is the number of no card"
    assert found[1].why == "its other side OURS/1 is not there whole"
    book = rulebooks()[game]
    cards, why = cards_of(book, [lacking, naming_it, {**row, "number": "OURS/3"}])
    assert set(cards) == {"OURS/3"}
    assert len(why) == 2
    cards, why = cards_of(
        book, [lacking, {**row, "number": "OURS/3"}, {**row, "number": "OURS/4", "cost": -1, "grade": -1}]
    )
    assert set(cards) == {"OURS/3"}
    assert len(why) == 2


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        (
            "AUTO (RC): When this unit attacks a vanguard, it gets",
            "AUTO (RC): When this unit attacks a vanguard, this unit gets",
        ),
        (
            "AUTO (RC): [Discard a card] When this unit attacks, it gets",
            "AUTO (RC): [Discard a card] When this unit attacks, this unit gets",
        ),
    ],
)
def test_who_attacks_gets_what_is_typed_of_it(typed: str, meant: str) -> None:
    (card,) = imported({**UNIT, "text": f"{typed} power +5000 until end of battle."})
    assert card.status == PLAYABLE
    assert card.row is not None
    assert card.row["text"] == f"{meant} power +5000 until end of battle."
