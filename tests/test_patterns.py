"""Every regular expression takes work in proportion to the text, whatever the text: nobody can freeze the bot.

Texts are made of the letters that a pattern speaks of, repeated, with something at the end that fits nothing. The steps
of searching them are counted, not timed.
"""

from __future__ import annotations

import ast
import importlib
import pkgutil
import re
from collections.abc import Iterator
from itertools import combinations
from pathlib import Path
from types import ModuleType

import pytest

from engine.games.duel_masters.prints.faces import of_own_name, own_name_in_quotes
from engine.language import phrases
from engine.language.prints.rewording import rewordings
from engine.language.words import Lexicon
from tests.backtracking import TooMuchWork, letters_of, repeats, steps_to_search
from tests.language.languages import GAMES, language_of

PACKAGES = ("cogs", "engine", "host", "render", "sandbox", "storage")
ROOT = Path(__file__).parent.parent
SHORT, TWICE = 60, 120
LITTLE = 6 * TWICE
"""Steps. To look from every second place only to the end of a text of this length is five times as many."""

OUR_OWN: set[re.Pattern[str]] = {phrases._PART}  # reads nothing but the templates in the code


def modules() -> Iterator[ModuleType]:
    for package in PACKAGES:
        found = importlib.import_module(package)
        yield found
        for module in pkgutil.walk_packages(found.__path__, f"{package}."):
            if "migrations" not in module.name and not module.name.endswith("__main__"):
                yield importlib.import_module(module.name)


def patterns_in(value: object, depth: int = 2) -> Iterator[re.Pattern[str]]:
    if isinstance(value, re.Pattern):
        yield value
    elif isinstance(value, (tuple, list, dict)) and depth:
        for part in value.values() if isinstance(value, dict) else value:
            yield from patterns_in(part, depth - 1)
    elif isinstance(value, type) and depth:
        for part in vars(value).values():
            yield from patterns_in(part, depth - 1)


def patterns_of_languages() -> Iterator[re.Pattern[str]]:
    """How abilities are quoted in card texts, and an expression of two words."""
    for game in GAMES:
        yield re.compile(language_of(game.name).vocabulary.quoted)
    lexicon = Lexicon()
    lexicon.learn(("drop_zone",))
    yield from patterns_in(list(lexicon._expressions.values()), depth=4)


VALUES = {id(value): value for module in modules() for value in vars(module).values()}
"""What modules have, each once: most of it is imported by many of them."""

PATTERNS: set[re.Pattern[str]] = {
    *(pattern for value in VALUES.values() for pattern in patterns_in(value)),
    *patterns_of_languages(),
    *of_own_name("Bronze Bear"),
    own_name_in_quotes("Bronze Bear"),
}


def text_of(pattern: re.Pattern[str]) -> str:
    return pattern.pattern


def hostile(pattern: re.Pattern[str]) -> list[str]:
    """What is repeated to make hostile texts: one letter or two that the pattern speaks of."""
    letters = list(dict.fromkeys([*letters_of(pattern)[:9], "a"]))
    return [*letters, *map("".join, combinations(letters, 2))]


def grows_by(pattern: re.Pattern[str], repeated: str, start: str, end: str) -> float:
    """By how much the work grows when the text is twice as long; 0 where it is little, as work by a power never is."""

    def work(length: int) -> int:
        return steps_to_search(pattern, start + (repeated * length)[:length] + end)

    much = work(TWICE)
    return 0.0 if much < LITTLE else much / work(SHORT)


TESTED: list[re.Pattern[str]] = sorted(filter(repeats, PATTERNS - OUR_OWN), key=text_of)


@pytest.mark.parametrize("pattern", TESTED, ids=text_of)
def test_a_text_twice_as_long_is_at_most_twice_the_work(pattern: re.Pattern[str]) -> None:
    for repeated in hostile(pattern):
        for start, end in (("", "\x00"), ("a(", "((")):
            try:
                growth = grows_by(pattern, repeated, start, end)
            except TooMuchWork:
                growth = float("inf")
            assert growth < 2.5, (
                f"{repeated!r} over and over between {start!r} and {end!r} is work by a power of its length"
            )


@pytest.mark.parametrize("harmless", ["a?b?c", "(?:an|the) card", "(?<=a )card(?! b)", "[ab][cd]"])
def test_what_repeats_nothing_is_a_fixed_amount_of_work_at_each_place(harmless: str) -> None:
    assert not repeats(re.compile(harmless))
    test_a_text_twice_as_long_is_at_most_twice_the_work(re.compile(harmless))


@pytest.mark.parametrize("repeating", ["a+", "a{2}", "(?:a|bc*)?", "(?=ab*)c", "(a|(?:b|c{0,9}))", "(?>a*)b", "a*+"])
def test_what_repeats_anything_is_tested(repeating: str) -> None:
    assert repeats(re.compile(repeating))


@pytest.mark.parametrize("harmful", [r"(.+?)[\s,]*x", r"\s*\d*\s*!", r"(a+)+!", r"^(.+?)\s*[(]\s*\d\s*[)]$"])
def test_patterns_that_do_harm_are_seen(harmful: str) -> None:
    with pytest.raises(AssertionError):
        test_a_text_twice_as_long_is_at_most_twice_the_work(re.compile(harmful))


def makes_a_pattern(node: ast.AST) -> bool:
    """Whether this calls a function of `re`, or one of ours that compiles what it is given."""
    if not isinstance(node, ast.Call):
        return False
    match node.func:
        case ast.Attribute(value=ast.Name(id="re"), attr=name):
            return name != "escape"
        case ast.Name(id=name):
            return name == rewordings.__name__
    return False


def test_every_pattern_stands_where_it_is_found() -> None:
    """Patterns that are made in the midst of something are listed here, with how they are tested."""
    elsewhere = {
        "engine/language/words.py": 2,  # above
        "engine/games/duel_masters/prints/faces.py": 3,  # above, for a name
        "engine/language/prints/rewording.py": 1,  # as its callers say: no function may call it
    }
    for package in PACKAGES:
        for file in (ROOT / package).rglob("*.py"):
            tree = ast.parse(file.read_text(encoding="utf-8"))
            inner = [
                call
                for function in ast.walk(tree)
                if isinstance(function, (ast.FunctionDef, ast.AsyncFunctionDef))
                for call in ast.walk(function)
                if makes_a_pattern(call)
            ]
            name = str(file.relative_to(ROOT))
            assert len(inner) == elsewhere.get(name, 0), f"{name} makes a pattern where this test does not find it"
