"""Reading files of card databases: what they say, and what is refused of hostile ones."""

import json

import pytest

from engine.importing.errors import ImportFileError
from engine.importing.sources import LARGEST, MOST_CARDS, read_source
from tests.importing.files import CREATURE, cgs


def test_a_card_game_simulator_file_is_told_by_its_content() -> None:
    source = read_source("whatever.txt", cgs())
    assert source.kind == "cgs"
    assert source.faces[0].columns["grade"] == "2"
    assert "power" not in source.faces[3].columns  # null is nothing


def test_an_octgn_set_gives_properties_and_other_faces() -> None:
    other = '<alternate name="Its Back"><property name="Cost" value="9" /></alternate></card>'
    source = read_source("set.xml", CREATURE.replace("</card>", other).encode())
    assert source.kind == "octgn"
    (face,) = source.faces
    assert (face.columns["name"], face.columns["Cost"]) == ("Moss Ferry", "4")
    assert [(back["name"], back["Cost"]) for back in face.others] == [("Its Back", "9")]


BOMB = '<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b "bbbb"><!ENTITY c "&b;&b;&b;&b;">]><set><card name="&c;"/></set>'


@pytest.mark.parametrize(
    ("data", "said"),
    [
        (BOMB.encode(), "entities"),
        (b"<set><card", "not XML"),
        (b"[" * 100_000, "inside brackets"),
        (b'[{"name": ', "not JSON"),
        (b'{"cards": 3}', "no list of cards"),
        (b"[1, 2]", "entry 1"),
        (b"[]", "names no card"),
        (b"<set/>", "names no card"),
        (b"what is this?", "neither a Card Game Simulator file"),
        (b"\xff\xfe\x00", "UTF-8"),
        (json.dumps([{"name": "x" * 5000}]).encode(), "5000 characters"),
        (json.dumps([{"name": "x"}] * (MOST_CARDS + 1)).encode(), "at once"),
        (b" " * (LARGEST + 1), "MiB"),
        (b'[{"name": "a\\ud800"}]', "half a character"),
        (b'[{"name": 9' + b"9" * 5000 + b"}]", "too long to be read"),
        (b"[[card]]\nx = " + b"9" * 5000, "too long to be read"),
        (b" \n", "is empty"),
        (b"[[card]]\nx = 0x" + b"f" * 20_000, "64 bits"),
        (b"[[card]]\nx = [{y = 0x" + b"f" * 20_000 + b"}]", "64 bits"),
        (b"[[card]]\nx = " + b"[" * 20_000, "inside brackets"),
        (b"PK\x03\x04" + b"\0" * 100, "is an archive; unpack it"),
        ('[{"name": "a"}]'.encode("utf-16"), "save it as UTF-8"),
        (b'[{"name": "a", "x": "' + b"a " * 500_000 + b'"}]', "1000000 characters"),
    ],
    ids=[
        "entities", "broken XML", "deep JSON", "broken JSON", "no list", "no cards", "empty list", "empty set", "prose",
        "no text", "long value", "many cards", "large", "half a character", "long number",
            "long number of TOML", "nothing", "hexadecimal",
        "nested number", "deep TOML", "ZIP", "UTF-16", "a megabyte",
    ],
)  # fmt: skip
def test_what_is_no_card_database_is_refused_with_a_reason(data: bytes, said: str) -> None:
    with pytest.raises(ImportFileError, match=said):
        read_source("theirs", data)


def test_xml_nested_deeply_is_refused_or_harmless() -> None:
    deep = b"<set>" + b"<a>" * 50_000 + b"</a>" * 50_000 + b"</set>"
    with pytest.raises(ImportFileError):
        read_source("deep.xml", deep)


def test_what_cannot_be_seen_is_left_out_of_what_a_card_is_called_and_says() -> None:
    """It would turn the text around, or hide in it; what joins letters or emoji stays."""
    name, seen = "\u202eDusk\u200b Bearer\U000e0041", "Dusk Bearer"
    family = "\U0001f468\u200d\U0001f467"
    rows = json.dumps([{"name": name, "effect": f"Draw\u2066 a card. {family}"}]).encode()
    (face,) = read_source("x.json", rows).faces
    assert face.columns == {"name": seen, "effect": f"Draw a card. {family}"}
    (face,) = read_source("x.xml", f'<set><card id="1" name="{name}"/></set>'.encode()).faces
    assert face.columns["name"] == seen
    (face,) = read_source("x.toml", f'[[card]]\nname = "{name}"\ncost = 3'.encode()).faces
    assert face.columns["name"] == face.row["name"] == seen


def test_other_faces_of_a_card_stand_beside_it_in_json() -> None:
    found = [
        {"name": "Front", "alternates": [{"name": "Back", "power": 9}, "no face"]},
        {"name": "One", "alternates": 7},
    ]
    faces = read_source("cards.json", json.dumps(found).encode()).faces
    assert [(face.columns["name"], face.others) for face in faces] == [
        ("Front", ({"name": "Back", "power": "9"},)),
        ("One", ()),
    ]
