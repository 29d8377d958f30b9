"""The automaton that is kept is the one that is worked out."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pytest

from engine.games import rulebooks
from engine.games.level_neo.vocabulary import language
from engine.importing.cards import prints_of
from engine.language.grammar import Grammar
from engine.language.prints import kept_automaton as keeping
from engine.language.prints.automaton import Automaton, automaton_of
from engine.language.prints.kept_automaton import kept_automaton
from engine.language.prints.rules import Rule, rules_of

RULES = [
    Rule("start", ("phrase",), ""),
    Rule("phrase", ("_DRAW", "NUMBER"), "draw"),
    Rule("phrase", ("phrase", "_AND", "phrase"), "both"),
]
FURTHER = [*RULES, Rule("phrase", ("_DISCARD", "NUMBER"), "discard")]
ELSEWHERE = [*RULES[:2], Rule("start", *RULES[2][1:])]
"""The same symbols, but what they come to."""


def made(folder: Path, rules: list[Rule] = RULES) -> Automaton:
    return kept_automaton(rules, "phrases", folder)


def only_file(folder: Path) -> Path:
    (file,) = folder.glob("*-*")
    return file


def work_out_no_more(monkeypatch: pytest.MonkeyPatch) -> None:
    """From now on, what is not kept cannot be had."""

    def fail(rules: Sequence[Rule]) -> Automaton:
        raise AssertionError("it was worked out anew")

    monkeypatch.setattr(keeping, "automaton_of", fail)


def test_what_is_kept_is_what_is_worked_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    rules = rules_of(Grammar(language().vocabulary))
    worked_out = automaton_of(rules)
    assert made(tmp_path, rules) == worked_out
    work_out_no_more(monkeypatch)
    assert made(tmp_path, rules) == worked_out


def test_what_is_kept_is_read(tmp_path: Path) -> None:
    made(tmp_path)
    name = only_file(tmp_path)
    made(tmp_path, FURTHER)
    only_file(tmp_path).rename(name)
    assert made(tmp_path) == automaton_of(FURTHER) != automaton_of(RULES), "it was not worked out anew"


def test_other_rules_and_another_way_to_work_it_out_do_not_read_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder, edited = tmp_path / "kept", tmp_path / "edited.py"
    made(folder)
    files = {only_file(folder)}
    for others in (FURTHER, ELSEWHERE, RULES[::-1]):
        assert made(folder, others) == automaton_of(others)
        files.add(only_file(folder))
    edited.write_text("another way")
    sources = keeping.SOURCES
    for place in range(len(sources)):
        monkeypatch.setattr(keeping, "SOURCES", (*sources[:place], edited, *sources[place + 1 :]))
        made(folder)
        files.add(only_file(folder))
    assert len(files) == 6


def test_the_sources_that_work_it_out_and_write_it_are_digested() -> None:
    for source, word in zip(keeping.SOURCES, ("def automaton_of", "def kept_automaton"), strict=True):
        assert word in source.read_text()


@pytest.mark.parametrize("left", [b"", b"no automaton", None], ids=["nothing", "something else", "half"])
def test_a_broken_file_is_written_anew(tmp_path: Path, left: bytes | None, monkeypatch: pytest.MonkeyPatch) -> None:
    made(tmp_path)
    whole = only_file(tmp_path).read_bytes()
    only_file(tmp_path).write_bytes(whole[: len(whole) // 2] if left is None else left)
    assert made(tmp_path) == automaton_of(RULES)
    work_out_no_more(monkeypatch)
    assert made(tmp_path) == automaton_of(RULES), "and the next one is read again"


def test_where_nothing_can_be_kept_the_automaton_is_the_same(tmp_path: Path) -> None:
    in_the_way = tmp_path / "file"
    in_the_way.write_text("no folder")
    assert made(in_the_way / "parsers") == automaton_of(RULES)


def test_each_game_keeps_the_tables_of_its_prints_under_a_name_of_its_own() -> None:
    prints = {found.reader: found for book in rulebooks().values() if (found := prints_of(book)) is not None}
    names = [found.reader().dialect.name for found in prints.values()]
    assert len(names) >= 2
    assert all(names)
    assert len(set(names)) == len(names)
