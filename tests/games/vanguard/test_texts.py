"""The texts of Vanguard and of the engine: every id that the engine uses has a text, and every text is used."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent

import engine
from engine.cli.playing import played
from engine.games.vanguard import RULEBOOK
from engine.games.vanguard.vocabulary import language
from engine.kernel.match import Match
from engine.kernel.messages import Line, Mention, Message
from engine.kernel.views import view
from engine.language.instructions import Deed
from engine.players import Chance, RandomPlayer
from engine.wording import Wording

ENGINE = Path(engine.__file__).parent
SHARED = ENGINE / "texts" / "en.ftl"
OWN = ENGINE / "games" / "vanguard" / "texts" / "en.ftl"

# Said by whoever ends a match from outside or by programs around the engine, not found by looking at calls.
FROM_OUTSIDE = {
    *("hidden-card", "and", "gained-ability", "deck-line", "deck-fault", "deck-legal"),
    *("time-ran-out", "took-back", "rewound"),
}
TEXT_CALLS = {"Message": 0, "tell": 0, "_problem": 1}
ID = re.compile(r"^[a-z]+(-[a-z0-9]+)*$")


def texts(path: Path) -> dict[str, fluent.Message]:
    """The texts of a Fluent file, by id. Raises AssertionError where the file cannot be read."""
    resource = FluentParser(with_spans=False).parse(path.read_text(encoding="utf-8"))
    found: dict[str, fluent.Message] = {}
    for entry in resource.body:
        assert not isinstance(entry, fluent.Junk), entry.content
        if isinstance(entry, fluent.Message):
            assert entry.id.name not in found, f"{entry.id.name} stands twice in {path.name}"
            found[entry.id.name] = entry
    return found


def strings(node: ast.expr) -> Iterator[str]:
    """The strings that an expression may be: itself, or either side of a condition."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.IfExp):
        yield from strings(node.body)
        yield from strings(node.orelse)


def said() -> set[str]:
    """Every text id in the engine's source: of messages, log lines, options and deck faults."""
    found = set(FROM_OUTSIDE)
    for path in ENGINE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call):
                continue
            name = node.func.id if isinstance(node.func, ast.Name) else getattr(node.func, "attr", "")
            index = TEXT_CALLS.get(name)
            if index is not None and len(node.args) > index:
                found.update(strings(node.args[index]))
            if name in ("Option", "_units") and node.args:
                found.update(f"option-{verb}" for verb in strings(node.args[0]))
            if name in ("_check_copies", "choose"):
                found.update(text for argument in node.args for text in strings(argument) if text.startswith("fault-"))
            verbs = [keyword.value for keyword in node.keywords if keyword.arg == "verb"]
            found.update(f"option-{verb}" for value in verbs for verb in strings(value))
    covers = RULEBOOK.cover.__globals__["_COVERS"]
    found.update(prompt for _, prompt in covers.values())
    found.update(f"zone-{kind.name.replace(' ', '-')}" for kind in RULEBOOK.zone_kinds)
    for sort in language().vocabulary.nodes.values():
        if issubclass(sort, Deed):
            found.update({f"ask-{sort.verb}", f"option-{sort.verb}"})
    return {text for text in found if ID.match(text)}


def test_every_text_that_the_engine_says_exists() -> None:
    missing = said() - texts(SHARED).keys() - texts(OWN).keys()
    assert not missing


def test_every_text_is_said_somewhere() -> None:
    unused = (texts(SHARED).keys() | texts(OWN).keys()) - said()
    assert not unused


def test_the_game_says_only_passing_and_winning_in_its_own_way() -> None:
    assert texts(SHARED).keys() & texts(OWN).keys() == {"option-pass", "match-won"}


@pytest.mark.parametrize("seed", ["1", "2", "3"])
def test_every_line_of_a_match_reads_as_words(seed: str) -> None:
    decks = [starter.deck for starter in RULEBOOK.starters()]
    _, match = played(RULEBOOK, ("heuristic", "random"), (decks[0], decks[1]), seed)
    assert match.log is not None
    words = Wording(RULEBOOK, ("Ann", "Ben"))
    for viewer in (0, 1, None):
        for _, line in match.log.lines(viewer):
            text = words(line)
            assert " " in text
            assert "{" not in text.replace("{ $", "{"), text
            assert "None" not in text, text


def test_every_option_reads_as_words_and_passing_says_what_it_leads_to() -> None:
    decks = [starter.deck for starter in RULEBOOK.starters()]
    match = Match.begin(RULEBOOK, decks, b"labels")
    words, chance, player = Wording(RULEBOOK, ("Ann", "Ben")), Chance(b"labels"), RandomPlayer()
    passing: set[tuple[str, bool, str]] = set()
    attacks: set[str] = set()
    while match.decision is not None:
        decision = view(match, match.decision.player).decision
        assert decision is not None
        for option in decision.options:
            said = words(option.label)
            assert said
            assert not set("{}") & set(said)
            if option.verb == "pass":
                passing.add((decision.prompt.text, match.state.turn == 1, said))
            elif option.verb == "attack":
                attacks.add(said)
        match.answer(player.choose(view(match, match.decision.player), chance))
    assert {
        ("ask-ride", True, "Do not ride"),
        ("ask-main-phase", True, "End the turn"),
        ("ask-main-phase", False, "Go to battle"),
        ("ask-attack", False, "End the turn"),
        ("ask-guard", False, "No (more) guarding"),
    } <= passing
    assert any(said.endswith("(vanguard circle)") for said in attacks)


def test_a_circle_that_is_taken_says_by_whom() -> None:
    words = Wording(RULEBOOK)
    wingal = Mention(RULEBOOK.cards()["TD01/011"], "1")
    empty = Line("option-circle", {"zone": RULEBOOK.zone("FL:0"), "count": 0})
    taken = Line("option-circle", {"zone": RULEBOOK.zone("FL:0"), "count": 1, "there": wingal})
    assert words(empty) == "front left"
    assert words(taken) == f"front left, in place of {RULEBOOK.cards()['TD01/011'].name}"


def test_a_text_in_no_file_stands_for_itself() -> None:
    assert Wording(RULEBOOK)(Message("no-such-text")) == "no-such-text"


def test_a_locale_without_texts_is_english() -> None:
    line = Line("option-pass", {})
    assert Wording(RULEBOOK, locale="xx-YY")(line) == Wording(RULEBOOK)(line) == "Pass"


def test_a_circle_is_called_by_its_place() -> None:
    words = Wording(RULEBOOK)
    assert words.zone(RULEBOOK.zone("FL:0")) == "front left"
    assert words.zone(RULEBOOK.zone("V:1")) == "vanguard circle"
