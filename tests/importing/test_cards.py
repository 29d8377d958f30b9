"""What becomes of imported cards: playable, incomplete, flagged or declined, each with its reason."""

import json
import re
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from engine.cli import main
from engine.games.duel_masters.cards import load_cards as load_creatures
from engine.games.vanguard.cards import all_cards as all_units
from engine.games.vanguard.cards import load_cards as load_units
from engine.games.vanguard.prints import PRINTS
from engine.games.vanguard.prints.harmless import HARMLESS
from engine.games.vanguard.prints.typography import lines
from engine.games.vanguard.vocabulary import language, vocabulary
from engine.importing.cards import game_of, import_cards
from engine.importing.errors import ImportFileError
from engine.importing.imported import DECLINED, INCOMPLETE, PLAYABLE
from engine.importing.reading import Texts, key_of
from engine.importing.sources import read_source
from engine.language.prints.dialect import Dialect, PrintReader
from tests.importing.files import CREATURE, UNITS, cgs


def test_each_card_is_said_to_be_playable_or_why_it_is_not() -> None:
    source = read_source("cards.json", cgs())
    book = game_of(source)
    assert book.name == "vanguard"
    found = {card.number: (card.status, card.why) for card in import_cards(book, source, {}, {})}
    assert found["X-01/001"] == (PLAYABLE, "")
    assert found["X-01/002"] == (INCOMPLETE, "trigger")
    status, why = found["X-01/003"]
    assert status == DECLINED
    assert "'hums' is not a word" in why
    assert found["X-01/004"] == (DECLINED, "a card of the type 'Normal Order' is not imported")


def test_a_fact_that_the_source_lacks_can_be_supplied() -> None:
    source = read_source("cards.json", cgs([UNITS[1]]))
    (card,) = import_cards(game_of(source), source, {"X-01/002": {"trigger": "Heal"}}, {})
    assert card.status == PLAYABLE
    assert card.row is not None
    assert card.row["trigger"] == "heal"


def test_two_cards_of_one_number_are_not_both_taken() -> None:
    source = read_source("cards.json", cgs([UNITS[0], {**UNITS[0], "name": "Somebody Else"}, UNITS[0]]))
    found = list(import_cards(game_of(source), source, {}, {}))
    assert [card.status for card in found] == [PLAYABLE, DECLINED, PLAYABLE]
    assert "Toll Keeper" in found[1].why


def test_cards_of_a_game_whose_numbers_repeat_are_told_apart_by_their_names() -> None:
    """Databases of Duel Masters number promotional cards anew each year, and have "None" for no number."""
    card = CREATURE[CREATURE.index("<card ") : CREATURE.index("</card>") + len("</card>")]
    other = card.replace("Moss Ferry", "Fern Ferry")
    nameless = card.replace("Moss Ferry", "Reed Ferry").replace('name="Number" value="7"', 'name="Number" value="None"')
    source = read_source("set.xml", f'<set name="Ours"><cards>{card}{other}{card}{nameless}</cards></set>'.encode())
    found = list(import_cards(game_of(source), source, {}, {}))
    assert [each.status for each in found] == [PLAYABLE] * 4
    assert [each.number for each in found] == ["DMX-99/7", "DMX-99/7-Fern-Ferry", "DMX-99/7", "DMX-99/Reed-Ferry"]
    assert all(each.row is not None and each.row["number"] == each.number for each in found)


def test_what_texts_mean_is_kept_for_the_next_time_but_not_for_another_grammar() -> None:
    source = read_source("cards.json", cgs())
    known: Texts = {}
    first = list(import_cards(game_of(source), source, {}, known))
    assert len(known) == 3  # the order is no unit: its text was never read
    for kept in known.values():
        if kept.get("text"):
            kept["text"] = "AUTO (VC): When this unit attacks, draw a card."
    again = list(import_cards(game_of(source), source, {}, known))
    assert again[0].row != first[0].row  # it was taken from what was kept
    other = {f"{key}0": kept for key, kept in known.items()}
    assert list(import_cards(game_of(source), source, {}, other)) == first


def test_texts_that_another_typography_or_check_reads_are_read_anew() -> None:
    def key(read_lines: Callable[[str], list[str]], harmless: Sequence[tuple[re.Pattern[str], str]]) -> str:
        reader = PrintReader(Dialect(vocabulary(), read_lines, harmless), language())
        return key_of(PRINTS._replace(reader=lambda: reader), UNITS[0]["effect"])

    assert key(lines, HARMLESS) == key(lines, HARMLESS)
    assert len({key(lines, HARMLESS), key(str.splitlines, HARMLESS), key(lines, ())}) == 3


def test_cards_of_no_game_are_refused() -> None:
    source = read_source("cards.json", cgs([{"name": "A Recipe", "type": "Soup"}]))
    with pytest.raises(ImportFileError, match="which game"):
        game_of(source)


def test_the_command_writes_a_set_that_the_game_reads_and_a_report(tmp_path: Path) -> None:
    cards, facts = tmp_path / "cards.json", tmp_path / "facts.toml"
    cards.write_bytes(cgs())
    facts.write_text('[[card]]\nnumber = "X-01/002"\ntrigger = "critical"\n', encoding="utf-8")
    written, report, texts = tmp_path / "ours.toml", tmp_path / "report.json", tmp_path / "texts.json"
    options = ["--set", written, "--report", report, "--facts", facts, "--texts", texts]
    result = CliRunner().invoke(main, ["import", str(cards), *map(str, options)])
    assert result.exit_code == 0, result.output
    assert "2   50.0 %  playable" in result.output
    assert "What keeps most cards out:\n      1  " in result.output
    units = load_units({"ours.toml": written.read_text(encoding="utf-8")})
    assert sorted(units) == ["X-01/001", "X-01/002"]
    assert units["X-01/001"].text == (
        "AUTO (VC): [Counter Blast 1] When this unit attacks, this unit gets power +3000 until end of battle."
    )
    rows = json.loads(report.read_text(encoding="utf-8"))
    assert [row["status"] for row in rows] == [PLAYABLE, PLAYABLE, DECLINED, DECLINED]
    assert json.loads(texts.read_text(encoding="utf-8"))


def test_a_card_that_the_game_has_is_not_written_again(tmp_path: Path) -> None:
    number = next(iter(all_units()))
    cards, written = tmp_path / "cards.json", tmp_path / "ours.toml"
    cards.write_bytes(cgs([UNITS[0], {**UNITS[0], "number": number}]))
    result = CliRunner().invoke(main, ["import", str(cards), "--set", str(written)])
    assert "1 are in the game already" in result.output
    assert list(load_units({"ours.toml": written.read_text(encoding="utf-8")})) == ["X-01/001"]


def test_an_octgn_set_becomes_creatures(tmp_path: Path) -> None:
    cards, written = tmp_path / "set.xml", tmp_path / "ours.toml"
    cards.write_text(CREATURE, encoding="utf-8")
    result = CliRunner().invoke(main, ["import", str(cards), "--set", str(written)])
    assert result.exit_code == 0, result.output
    (creature,) = load_creatures({"ours.toml": written.read_text(encoding="utf-8")}).values()
    assert (creature.number, creature.name) == ("DMX-99/7", "Moss Ferry")
    assert creature.values["civilizations"] == {"nature", "water"}
    assert creature.text.splitlines() == [
        "Blocker",
        "When you put this creature into the battle zone, choose one of your opponent's creatures, and tap it.",
    ]


def test_a_bad_file_is_refused_and_nothing_is_written(tmp_path: Path) -> None:
    cards, written = tmp_path / "set.xml", tmp_path / "ours.toml"
    cards.write_text("<set><card", encoding="utf-8")
    result = CliRunner().invoke(main, ["import", str(cards), "--set", str(written)])
    assert result.exit_code == 1
    assert "not XML" in result.output
    assert not written.exists()


def test_a_text_of_ones_own_takes_the_place_of_the_print() -> None:
    source = read_source("cards.json", cgs([UNITS[2]]))
    own = "AUTO (RC): When this unit attacks, draw a card."
    (card,) = import_cards(game_of(source), source, {"X-01/003": {"text": own}}, {})
    assert card.row is not None
    assert card.row["text"] == own
    (wrong,) = import_cards(game_of(source), source, {"X-01/003": {"text": "hums"}}, {})
    assert wrong.status == DECLINED
    assert "hums" in wrong.why


def test_a_database_with_other_names_is_read_by_a_file_of_columns(tmp_path: Path) -> None:
    renamed = {"number": "Kartennummer", "effect": "TEXT", "name": "name", "type": "Art"}
    card = {renamed.get(column, column): value for column, value in UNITS[0].items()}
    cards, columns = tmp_path / "cards.json", tmp_path / "columns.toml"
    cards.write_bytes(cgs([card]))
    columns.write_text(
        'number = "kartennummer"\nname = "Name"\ntext = ["Effect", "Text"]\ntype = "Art"\nclan = "clan"\n'
        'grade = "grade"\npower = "power"\nshield = "shield"\n',
        encoding="utf-8",
    )
    result = CliRunner().invoke(main, ["import", str(cards), "--columns", str(columns)])
    assert "1  100.0 %  playable" in result.output
    assert "100.0 %  playable" not in CliRunner().invoke(main, ["import", str(cards), "--game", "vanguard"]).output
    for wrong, said in (("number = 3", "a column or a list"), ("number = [", "not TOML"), ("number = []", "a column")):
        columns.write_text(wrong, encoding="utf-8")
        result = CliRunner().invoke(main, ["import", str(cards), "--columns", str(columns)])
        assert result.exit_code == 1
        assert said in result.output


def test_texts_that_are_damaged_are_made_anew(tmp_path: Path) -> None:
    cards, texts = tmp_path / "cards.json", tmp_path / "texts.json"
    cards.write_bytes(cgs())
    for damaged in (b"", b"{", b"\xff", b"[1]", b'{"a": 3}', b'{"a": {"text": 3}}'):
        texts.write_bytes(damaged)
        result = CliRunner().invoke(main, ["import", str(cards), "--texts", str(texts)])
        assert result.exit_code == 0, result.output
        assert "is damaged" in result.output
        assert len(json.loads(texts.read_bytes())["texts"]) == 3


@pytest.mark.parametrize(("engine", "is_taken"), [("", True), ("of another version", False)])
def test_the_command_takes_texts_that_this_engine_has_read_and_no_others(
    tmp_path: Path, engine: str, is_taken: bool
) -> None:
    cards, texts, written = tmp_path / "cards.json", tmp_path / "texts.json", tmp_path / "ours.toml"
    cards.write_bytes(cgs([UNITS[0]]))
    command = ["import", str(cards), "--texts", str(texts), "--set", str(written)]
    assert CliRunner().invoke(main, command).exit_code == 0
    kept = json.loads(texts.read_bytes())
    for read in kept["texts"].values():
        read["text"] = "AUTO (VC): When this unit attacks, draw a card."
    texts.write_text(json.dumps({**kept, "engine": engine or kept["engine"]}), encoding="utf-8")
    assert CliRunner().invoke(main, command).exit_code == 0
    (unit,) = load_units({"ours.toml": written.read_text(encoding="utf-8")}).values()
    assert ("draw a card" in unit.text) is is_taken


def test_importing_again_replaces_the_set_and_leaves_the_same_bytes(tmp_path: Path) -> None:
    cards, written = tmp_path / "cards.json", tmp_path / "ours.toml"
    many = [{**UNITS[0], "number": f"X/{number}", "name": f"Unit {number}"} for number in range(1001)]
    cards.write_bytes(cgs(many))
    CliRunner().invoke(main, ["import", str(cards), "--set", str(written)])
    second = tmp_path / "ours-2.toml"
    before = written.read_bytes(), second.read_bytes()
    CliRunner().invoke(main, ["import", str(cards), "--set", str(written)])
    assert (written.read_bytes(), second.read_bytes()) == before
    cards.write_bytes(cgs(many[:1]))
    CliRunner().invoke(main, ["import", str(cards), "--set", str(written)])
    assert list(load_units({"ours.toml": written.read_text(encoding="utf-8")})) == ["X/0"]
    assert sorted(each.name for each in tmp_path.iterdir()) == ["cards.json", "ours.toml"]


def test_a_file_that_is_no_set_is_not_written_over(tmp_path: Path) -> None:
    cards, written = tmp_path / "cards.json", tmp_path / "notes.txt"
    cards.write_bytes(cgs())
    written.write_text("my notes", encoding="utf-8")
    result = CliRunner().invoke(main, ["import", str(cards), "--set", str(written)])
    assert result.exit_code == 1
    assert "give the set another name" in result.output
    assert written.read_text(encoding="utf-8") == "my notes"


def test_a_reason_is_short_whatever_it_quotes() -> None:
    source = read_source("cards.json", cgs([{**UNITS[0], "power": "9" * 3000}, {**UNITS[0], "name": "a" * 3000}]))
    for card in import_cards(game_of(source), source, {}, {}):
        assert card.status == DECLINED
        assert 20 < len(card.why) < 310


def test_a_sign_that_is_no_digit_is_no_number() -> None:
    source = read_source("cards.json", cgs([{**UNITS[0], "grade": "²"}]))
    (card,) = import_cards(game_of(source), source, {}, {})
    assert card.why == "its grade is '²', which is no number"


def test_a_g_guardian_has_no_power_printed_on_it_and_any_other_unit_has_to() -> None:
    guardian = {**UNITS[0], "type": "G Unit", "grade": 4, "power": None, "shield": 15000, "effect": "-"}
    unit = {**UNITS[0], "number": "X-01/009", "power": None}
    striding = {**guardian, "number": "X-01/010", "shield": None}
    source = read_source("cards.json", cgs([guardian, unit, striding]))
    found = list(import_cards(game_of(source), source, {}, {}))
    assert [card.status for card in found] == [PLAYABLE, DECLINED, DECLINED]
    assert found[0].row is not None
    assert (found[0].row["power"], found[0].row["shield"]) == (0, 15000)
    assert found[1].why == found[2].why == "its power is 'not given', which is no number"


def test_clans_that_belong_to_no_nation_are_imported() -> None:
    text = "[AUTO](RC):When placed, one of your <<BanG Dream!>> gets [Power] +5000 until end of turn."
    source = read_source("cards.json", cgs([{**UNITS[0], "clan": "Touken Ranbu", "effect": text}]))
    (card,) = import_cards(game_of(source), source, {}, {})
    assert card.status == PLAYABLE, card.why
    assert card.row is not None
    assert card.row["clan"] == "Touken Ranbu"
    assert "BanG Dream! unit" in card.row["text"]


@pytest.mark.parametrize(
    ("type_", "reminder", "status"),
    [
        ("Trigger Unit", '(You may only have up to four cards with "[Heal] HEAL" in a deck.)', PLAYABLE),
        ("Trigger Unit", "(You may only have up to four cards with\n[Heal] HEAL\nin a deck.)", PLAYABLE),
        ("Trigger Unit", '[CONT]:Sentinel (Only up to four cards with "[CONT]:Sentinel" in a deck.)', INCOMPLETE),
        ("Normal Unit", '(You may only have up to four cards with "[Heal] HEAL" in a deck.)', PLAYABLE),
    ],
)
def test_a_heal_trigger_is_told_by_what_it_reminds_of(type_: str, reminder: str, status: str) -> None:
    source = read_source("cards.json", cgs([{**UNITS[1], "type": type_, "effect": reminder}]))
    (card,) = import_cards(game_of(source), source, {}, {})
    assert card.status == status, card.why
    assert card.row is not None or status == INCOMPLETE
    if status == PLAYABLE:
        assert card.row is not None
        assert card.row.get("trigger") == ("heal" if type_ == "Trigger Unit" else None)


_FOR_A_G_GUARDIAN = (
    "[AUTO]:When this card is discarded from hand for the cost of calling a [G Guardian], [COST][bind this card face "
    'up & choose another card with "[Heal] Heal" from your drop zone, and bind it face up], and draw a card.'
)


@pytest.mark.parametrize(
    ("facts", "icon"),
    [
        ({"shield": 5000}, ("draw", 5000)),
        ({"shield": 20000, "number": "V-X01/002EN"}, ("heal", 10000)),
        ({"shield": 5000, "number": "V-X01/002EN"}, ("draw", 10000)),
        ({"shield": 15000, "number": "V-X01/002EN"}, None),
        ({"effect": _FOR_A_G_GUARDIAN}, ("heal", 5000)),
        ({"effect": f"Updated: Shield, Trigger\n{_FOR_A_G_GUARDIAN}"}, ("heal", 10000)),
        ({"effect": "-", "trigger": "Critical Trigger / +10000"}, ("critical", 10000)),
        ({"shield": 5000, "trigger": "stand", "trigger_power": 8000}, ("stand", 8000)),
    ],
)
def test_a_trigger_icon_is_told_by_what_goes_with_it(facts: dict[str, object], icon: tuple[str, int] | None) -> None:
    source = read_source("cards.json", cgs([{**UNITS[1], **facts}]))
    (card,) = import_cards(game_of(source), source, {}, {})
    assert card.status == (INCOMPLETE if icon is None else PLAYABLE), card.why
    if icon is not None:
        assert card.row is not None
        assert (card.row["trigger"], card.row.get("trigger_power", 5000)) == icon


@pytest.mark.parametrize(
    ("text", "skill"),
    [
        ("-", "Boost"),
        ("(This unit has intercept instead of boost)", "Intercept"),
        ("(This unit has intercept instead of boost).", "Intercept"),
        ("[AUTO](RC):When this unit attacks, draw a card. (This unit has intercept instead of boost)", "Intercept"),
    ],
)
def test_the_skill_icon_that_is_not_usual_for_the_grade_is_told_in_words(text: str, skill: str) -> None:
    source = read_source("cards.json", cgs([{**UNITS[0], "grade": 1, "effect": text}]))
    (card,) = import_cards(game_of(source), source, {}, {})
    assert (card.status, (card.row or {}).get("skill")) == (PLAYABLE, skill), card.why


@pytest.mark.parametrize(
    ("more", "facts", "expected"),
    [
        ({}, {}, (INCOMPLETE, "gift", None)),
        ({"grade": 2}, {}, (PLAYABLE, "", None)),
        ({"number": "G-01/001"}, {}, (PLAYABLE, "", None)),
        ({"type": "G Unit"}, {}, (PLAYABLE, "", None)),
        ({"effect": "(If you ride this unit, you get one Imaginary Gift:Accel!)"}, {}, (PLAYABLE, "", "accel")),
        ({}, {"gift": "Protect"}, (PLAYABLE, "", "protect")),
        ({}, {"gift": "none"}, (PLAYABLE, "", None)),
    ],
    ids=["missing", "of a lower grade", "of another era", "no normal unit", "in words", "supplied", "none"],
)
def test_a_unit_of_the_v_era_to_be_ridden_needs_its_gift(
    more: dict[str, Any], facts: dict[str, str], expected: tuple[str, str, str | None]
) -> None:
    unit = {**UNITS[0], "number": "V-01/001", "grade": 3, "effect": "-", **more}
    source = read_source("cards.json", cgs([unit]))
    (card,) = import_cards(game_of(source), source, {unit["number"]: facts}, {})
    assert (card.status, card.why, (card.row or {}).get("gift")) == expected
