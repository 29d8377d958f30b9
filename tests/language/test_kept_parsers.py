"""Parsers are kept between processes, and whatever lies where they are kept changes nothing."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace

import pytest
from lark import Lark
from lark.exceptions import UnexpectedInput, UnexpectedToken

from engine.language.kept_parsers import kept_parser

GRAMMAR = 'start: "draw" NUMBER\nNUMBER: /[0-9]+/\n%ignore " "'
FURTHER = GRAMMAR.replace('"draw"', '("draw" | "discard")')


def made(folder: Path, grammar: str = GRAMMAR, times: int = 1) -> Lark:
    """The parser of a grammar of numbers, whose trees are these numbers so many times."""
    return kept_parser(grammar, "numbers", SimpleNamespace(start=lambda found: times * int(found[0])), folder)


def only_file(folder: Path) -> Path:
    (file,) = folder.glob("*-*")
    return file


def test_what_is_kept_is_read_and_parses_the_same(tmp_path: Path) -> None:
    folder = tmp_path / "build" / "parsers"
    assert made(folder).parse("draw 3") == 3
    again = made(folder, times=2)
    assert again.source_path == "<deserialized>", "it was not worked out anew"
    assert again.parse("draw 3") == 6, "with what is asked for now, not with what was then"
    with pytest.raises(UnexpectedInput):
        again.parse("discard 3")


def test_what_is_kept_expects_the_same_of_each_place(tmp_path: Path) -> None:
    for parser in (made(tmp_path, FURTHER), made(tmp_path, FURTHER)):
        for text, accepted in (("3", {"DRAW", "DISCARD"}), ("draw draw", {"NUMBER"}), ("draw 3 3", {"$END"})):
            with pytest.raises(UnexpectedToken) as refused:
                parser.parse(text)
            assert refused.value.accepts == accepted


def test_another_grammar_of_the_name_takes_its_place(tmp_path: Path) -> None:
    made(tmp_path)
    former = only_file(tmp_path)
    assert made(tmp_path, FURTHER).parse("discard 3") == 3
    assert only_file(tmp_path) != former


@pytest.mark.parametrize("left", [b"", b"no parser", None], ids=["nothing", "something else", "half"])
def test_a_broken_file_is_written_anew(tmp_path: Path, left: bytes | None) -> None:
    made(tmp_path)
    whole = only_file(tmp_path).read_bytes()
    only_file(tmp_path).write_bytes(whole[: len(whole) // 2] if left is None else left)
    assert made(tmp_path).parse("draw 3") == 3
    assert made(tmp_path).source_path == "<deserialized>", "and the next one is read again"


def test_where_nothing_can_be_kept_the_parser_is_the_same(tmp_path: Path) -> None:
    in_the_way = tmp_path / "file"
    in_the_way.write_text("no folder")
    assert made(in_the_way / "parsers").parse("draw 3") == 3
    assert in_the_way.read_text() == "no folder"
