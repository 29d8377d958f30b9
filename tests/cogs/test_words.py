"""The bot's words: every text there is can be said, and what people write is shown as it is."""

import ast
import re
from pathlib import Path

import pytest

from cogs.words import Localizer, Safe, escaped
from engine.games import rulebooks
from engine.players import PLAYERS
from host import errors
from host.texts import BotTexts

ROOT = Path(__file__).parent.parent.parent
TEXTS = ROOT / "cogs" / "texts" / "en.ftl"
IDS = set(re.findall(r"^([a-z][\w-]*) =", TEXTS.read_text(encoding="utf-8"), re.MULTILINE))
SAYING = {"say", "plain", "CannotDo"}


def said_in_code() -> set[str]:
    """The ids that the code names as literals."""
    found = set()
    for path in (ROOT / "cogs").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call) or not node.args:
                continue
            name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            first = node.args[0]
            if name in SAYING and isinstance(first, ast.Constant) and isinstance(first.value, str):
                found.add(first.value)
    return found


def test_every_text_that_the_code_says_exists() -> None:
    assert said_in_code() <= IDS


def test_every_refusal_of_the_host_has_its_words() -> None:
    refusals = [each for each in vars(errors).values() if isinstance(each, type) and issubclass(each, errors.Refused)]
    assert {each.text for each in refusals} <= IDS


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("Alice", "Alice"),
        ("**bold**", r"\*\*bold\*\*"),
        ("[a](http://b)", r"\[a\](http\://b)"),
        ("<@123>", "\\<@\u200b123>"),
        ("@everyone", "@\u200beveryone"),
        ("# Title\n> quote", r"\# Title > quote"),
        ("||hidden||", r"\|\|hidden\|\|"),
        ("a\u202eb\u2066c", "abc"),
        ("a\u200bb \ufeffc", "ab c"),
        ("a\u2028# b", "a # b"),
        ("\U0001f468\u200d\U0001f469 \u200f*", "\U0001f468\u200d\U0001f469 \\*"),
        ("ブラスター・ブレード", "ブラスター・ブレード"),
    ],
)
def test_what_people_write_is_shown_as_it_is(text: str, shown: str) -> None:
    assert escaped(text) == shown


def test_what_is_escaped_is_not_escaped_again() -> None:
    assert escaped(escaped("a_b")) == r"a\_b"


def test_values_are_escaped_in_messages_and_left_alone_in_labels() -> None:
    words = Localizer(BotTexts(), "en")
    assert words.say("deck-kept", name="a_b") == r"**a\_b** is kept."
    assert words.plain("choice-match", match=1234, first="a_b", second="c") == "Match 1234: a_b – c"
    assert words.say("deck-kept", name=Safe("a_b")) == "**a_b** is kept."


def test_every_computer_player_has_a_name_of_its_own() -> None:
    words = Localizer(BotTexts(), "en")
    names = [words.plain("computer-name", level=level) for level in PLAYERS]
    assert len(set(names)) == len(names)
    assert words.plain("computer-name", level="of another version") not in names


def test_a_game_says_how_it_counts_turns() -> None:
    words = Localizer(BotTexts(), "en")
    own = words.of(rulebooks()["level_neo"])  # 4.1.1: each player has a turn marker of their own
    assert [own.turn(number) for number in (0, 1, 7, 8)] == [
        "none",
        "turn 1 of the first player",
        "turn 4 of the first player",
        "turn 4 of the second player",
    ]
    assert words.of(rulebooks()["vanguard"]).turn(7) == "turn 7"
