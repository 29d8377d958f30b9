"""Card files: every fault of every card is reported at once, with file, card and field."""

from __future__ import annotations

import pytest

from engine.games.vanguard.cards import all_cards, load_cards
from engine.language.errors import CardFileError
from engine.language.loading import MAX_FILE, MAX_ROWS

GOOD = """
[[card]]
number = "A/001"
name = "Somebody"
clan = "Kagero"
race = ["Human", "Elf"]
grade = 2
power = 9000
shield = 5000
skill = "Intercept"
text = "CONT: Sentinel"
"""


def faults(*contents: str) -> tuple[str, ...]:
    with pytest.raises(CardFileError) as caught:
        load_cards({f"{index}.toml": content for index, content in enumerate(contents, 1)})
    return caught.value.faults


def test_a_row_becomes_a_card_with_its_printed_characteristics() -> None:
    (card,) = load_cards({"own.toml": GOOD.replace("CONT: Sentinel", "Sentinel")}).values()
    assert (card.number, card.name, card.kind, card.facts["set"]) == ("A/001", "Somebody", "normal unit", "own")
    assert card.values["names"] == {"Somebody"}
    assert card.values["races"] == {"Human", "Elf"}
    assert card.values["nations"] == {"Dragon Empire"}
    assert card.values["keywords"] == {"intercept", "sentinel"}
    assert (card.values["grade"], card.values["critical"], card.values["shield"]) == (2, 1, 5000)


def test_a_card_of_a_nation_without_a_clan_belongs_to_all_clans_of_the_nation() -> None:
    (card,) = load_cards({"own.toml": GOOD.replace('clan = "Kagero"', 'nation = "Zoo"').replace("CONT: ", "")}).values()
    assert card.values["clans"] == {"Megacolony", "Great Nature", "Neo Nectar"}


def test_every_fault_of_every_card_is_reported_with_file_card_and_field() -> None:
    first = GOOD + GOOD.replace("A/001", "A/002").replace("grade = 2", "grade = 9\ncolour = 1")
    second = GOOD.replace("A/001", "B/001").replace('"Kagero"', '"Kagaro"').replace("power = 9000", 'power = "9000"')
    found = faults(first, second, "[[card]\n", "[card]\nnumber = 1")
    assert any(fault.startswith("1.toml: A/001 Somebody: unexpected 'Sentinel'") for fault in found)
    assert any(fault.startswith("1.toml: A/002: grade: ") for fault in found)
    assert "1.toml: A/002: colour: there is no such field" in found
    assert any(fault.startswith("2.toml: B/001: clan: a clan is one of Royal Paladin, ") for fault in found)
    assert any(fault.startswith("2.toml: B/001: power: ") and fault.endswith("not '9000'") for fault in found)
    assert any(fault.startswith("3.toml: this is not a TOML file") for fault in found)
    assert any(fault.startswith("4.toml: write [[card]]") for fault in found)


def test_a_missing_field_is_named() -> None:
    assert faults(GOOD.replace("power = 9000\n", ""))[0] == "1.toml: A/001: power: this field is missing"


def test_a_number_may_be_used_only_once() -> None:
    plain = GOOD.replace("CONT: ", "")
    assert faults(plain, plain) == ("2.toml: A/001: number: this number is taken by a card in 1.toml",)


def test_files_are_bounded() -> None:
    assert "at most" in faults("#" * (MAX_FILE + 1))[0]
    assert "at most" in faults("[[card]]\n" * (MAX_ROWS + 1))[0]
    assert "TOML" in faults("a = " + "[" * 100_000)[0]
    assert "TOML" in faults("a = " + "1" * 100_000)[0]


@pytest.mark.parametrize("part", ["a", '"a"', "'a'", "a ", "\ta-1"])
@pytest.mark.parametrize("written", ["{key} = 1", "[{key}]", "[[{key}]]", "a = {{{key} = 1}}"])
def test_keys_of_very_many_parts_are_refused_before_they_are_taken_apart(part: str, written: str) -> None:
    key = ".".join([part] * 50_000)
    assert faults("# a card\n" + written.format(key=key)) == ("1.toml: a key may have at most 8 parts (at line 2)",)


def test_a_text_may_have_as_many_full_stops_as_it_likes() -> None:
    plain = GOOD.replace("CONT: Sentinel", "ACT (VC): Draw a card. Draw a card. Draw a card. Draw. a. b. c. d. e")
    assert "unexpected" in faults(plain)[0]


def test_a_message_lists_only_so_many_faults_and_the_error_has_them_all() -> None:
    with pytest.raises(CardFileError) as caught:
        load_cards({"1.toml": "[[card]]\nnumber = 1\n" * 300})
    assert len(caught.value.faults) > 300
    assert str(caught.value).count("\n") == 101
    assert str(caught.value).endswith("more")


def test_a_card_has_only_so_many_races_and_not_every_one_is_a_fault() -> None:
    found = faults(GOOD.replace("CONT: ", "").replace('["Human", "Elf"]', str(["Elf"] * 10_000)))
    assert len(found) == 2
    assert "race: there are at most 30 of these" in found[1]


@pytest.mark.parametrize(
    ("written", "instead", "said"),
    [
        ("power = 9000", "power = 9000000", "power: this is at most 100000, not 9000000"),
        ("grade = 2", "grade = -1", "grade: this is at least 0, not -1"),
        ("grade = 2", 'grade = "three"', "grade: this is a whole number, not 'three'"),
        ('"Somebody"', '"two\\nlines"', "name: this is written on one line, without quotation marks, and is not empty"),
        ('"Somebody"', '""', "name: this is empty"),
        ('"Somebody"', '["Some", "body"]', "name: this is a text in quotation marks, not ['Some', 'body']"),
        ('"A/001"', '"A 001"', "number: a number has at most 24 letters, digits and signs of / _ . -,"),
    ],
)
def test_what_is_wrong_with_a_value_is_said_as_its_writer_would(written: str, instead: str, said: str) -> None:
    plain = GOOD.replace("CONT: ", "").replace(written, instead)
    assert plain != GOOD.replace("CONT: ", "")
    assert said in faults(plain)[0]


@pytest.mark.parametrize("name", ['A "quoted" name', "two\\nlines", ""])
def test_names_that_a_text_could_not_quote_are_refused(name: str) -> None:
    assert faults(GOOD.replace('"Somebody"', f"'{name}'" if "\\n" not in name else f'"{name}"'))


def test_the_trial_decks_have_sixteen_cards_each() -> None:
    sets = [card.facts["set"] for card in all_cards().values()]
    assert (sets.count("td01"), sets.count("td02")) == (16, 16)


TWO_SIDED = GOOD.replace("CONT: Sentinel", "Sentinel")


def test_a_card_whose_other_side_is_the_number_of_no_card_is_a_fault() -> None:
    two_sided = TWO_SIDED + 'other_side = "A/002"\n'
    assert faults(two_sided) == ("A/001: its other side A/002 is the number of no card",)
    assert set(load_cards({"own.toml": two_sided + TWO_SIDED.replace("A/001", "A/002")})) == {"A/001", "A/002"}


def test_a_card_whose_other_side_lacks_one_is_a_fault_however_long_the_chain_is() -> None:
    count = 200
    rows = [TWO_SIDED.replace("A/001", f"A/{at}") + f'other_side = "A/{at + 1}"\n' for at in range(count)]
    found = faults("".join(rows))
    assert len(found) == count
    assert found[0] == f"A/{count - 1}: its other side A/{count} is the number of no card"
    assert found[1] == f"A/{count - 2}: its other side A/{count - 1} is not there whole"
