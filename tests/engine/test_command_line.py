"""The command line: what it prints, and with which code it exits."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from engine.cli import main
from engine.decks import MAX_BYTES, write_deck
from engine.games import rulebooks
from engine.games.vanguard import RULEBOOK

STARTERS = ", ".join(starter.key for starter in RULEBOOK.decks.starters())
LEGAL = write_deck(RULEBOOK, RULEBOOK.decks.starters()[0].deck)


def run(*arguments: str | Path, given: str | bytes | None = None) -> Result:
    """Run a command as from a shell."""
    return CliRunner().invoke(main, [str(argument) for argument in arguments], input=given)


def test_a_match_is_told_turn_by_turn() -> None:
    result = run("play", "vanguard", "--seed", "7", "--players", "heuristic,random")
    assert result.exit_code == 0, result.output
    lines = result.output.splitlines()
    assert lines[:3] == [
        "Cardfight!! Vanguard 2.01, seed 7",
        "Heuristic 1 plays Trial Deck 01 (Royal Paladin)",
        "Random 2 plays Trial Deck 02 (Kagero)",
    ]
    assert any(line.startswith("Turn 1: ") for line in lines)
    assert " wins the match." in lines[-1]


def test_the_same_seed_gives_the_same_match_and_another_seed_another() -> None:
    one, again, other = (run("play", "vanguard", "--players", "random,random", "--seed", seed) for seed in "778")
    assert one.output == again.output
    assert one.output.splitlines()[3:] != other.output.splitlines()[3:]


def test_a_match_printed_as_json_is_a_record_that_plays_again(tmp_path: Path) -> None:
    played = run("play", "vanguard", "--seed", "3", "--json")
    record = tmp_path / "match.json"
    record.write_text(played.output, encoding="utf-8")
    replayed = run("replay", record, "--json")
    assert replayed.exit_code == 0, replayed.output
    one, two = json.loads(played.output), json.loads(replayed.output)
    assert one["digest"] == two["digest"]
    assert one["outcome"] == two["outcome"]
    assert one["outcome"]["reason"] == "damage"
    stopped = run("replay", record, "--until", "4")
    assert "is asked by rule" in stopped.output.splitlines()[-1]


def test_decks_are_starters_or_files(tmp_path: Path) -> None:
    deck = tmp_path / "mine.txt"
    deck.write_text(LEGAL, encoding="utf-8")
    result = run("play", "vanguard", "--players", "random,random", "--decks", f"{deck},td02")
    assert result.exit_code == 0, result.output
    assert "Random 1 plays mine" in result.output


@pytest.mark.parametrize(
    ("arguments", "code", "said"),
    [
        (["play", "chess"], 2, f"there is no game 'chess'; there are {', '.join(rulebooks())}"),
        (["play", "vanguard", "--players", "random"], 2, "two are wanted"),
        (["play", "vanguard", "--players", "random,deep-blue"], 2, "there is no player 'deep-blue'"),
        (["play", "vanguard", "--decks", "td01,td99"], 1, f"'td99' is neither a starter deck ({STARTERS}) nor a file"),
        (["replay", "no-such-file.json"], 2, "does not exist"),
        (["card", "Blaster Blad"], 1, "Did you mean Blaster Blade"),
        (["cards", "--game", "chess"], 2, "there is no game 'chess'"),
        (["nonsense"], 2, "No such command"),
    ],
)
def test_a_mistake_is_named_and_the_exit_code_tells_of_it(arguments: list[str], code: int, said: str) -> None:
    result = run(*arguments)
    assert result.exit_code == code, result.output
    assert said in result.output


NO_DECKS = '{"game": 1, "edition": "", "seed": "", "decks": [], "answers": []}'


@pytest.mark.parametrize("content", ["", "{", "[]", '{"game": "vanguard"}', NO_DECKS])
def test_a_damaged_record_is_refused(tmp_path: Path, content: str) -> None:
    record = tmp_path / "match.json"
    record.write_text(content)
    result = run("replay", record)
    assert result.exit_code == 1
    assert "the match record is damaged" in result.output


def test_a_record_with_a_card_that_there_is_no_more_names_the_card(tmp_path: Path) -> None:
    deck = {"sections": {"main": {"GONE/01": 50}}, "start": None}
    edition = rulebooks()["level_neo"].edition
    data = {"game": "level_neo", "edition": edition, "seed": "", "decks": [deck, deck], "answers": []}
    record = tmp_path / "match.json"
    record.write_text(json.dumps(data), encoding="utf-8")
    result = run("replay", record)
    assert result.exit_code == 1
    assert "a deck cannot be played any more" in result.output
    assert "GONE/01" in result.output


def test_a_record_that_the_rules_no_longer_allow_names_the_answer(tmp_path: Path) -> None:
    data = json.loads(run("play", "vanguard", "--seed", "3", "--json").output)
    data["answers"][5][1] = ["no-such-option"]
    record = tmp_path / "match.json"
    record.write_text(json.dumps(data), encoding="utf-8")
    result = run("replay", record)
    assert result.exit_code == 1
    assert "answer 6 cannot be given any more" in result.output


def test_a_legal_deck_is_legal(tmp_path: Path) -> None:
    deck = tmp_path / "deck.txt"
    deck.write_bytes(LEGAL.encode("utf-16"))
    result = run("check", deck)
    assert (result.exit_code, result.output) == (0, "This deck may be played: 50 cards.\n")


def test_a_faulty_deck_is_told_in_words_with_lines_and_rules() -> None:
    result = run("check", "-", given=LEGAL.replace("1 Blaster Blade", "5 Blaster Blade") + "\n2 Blastr Blade\n")
    assert result.exit_code == 1
    assert "There is no card called “Blastr Blade”. Did you mean Blaster Blade?" in result.output
    assert "this one has 54. (rule 5.2.2.1)" in result.output
    assert "Blaster Blade is in it 5 times. (rule 5.2.2.2.1)" in result.output


def test_a_deck_check_as_json_has_ids_and_words() -> None:
    result = run("check", "-", "--json", given="4 Blaster Blade")
    data = json.loads(result.output)
    assert data["legal"] is False
    assert data["sections"] == {"main": {"TD01/005": 4}}
    assert {fault["rule"] for fault in data["faults"]} == {"5.2.2.1", "5.2.2.3", "5.4.3"}


def test_a_deck_file_that_is_too_large_is_refused() -> None:
    result = run("check", "-", given=b"4 Wingal\n" * MAX_BYTES)
    assert result.exit_code == 1
    assert "is larger than" in result.output


def test_a_card_is_printed_with_what_it_does() -> None:
    result = run("card", "solitary knight gancelot")
    assert result.exit_code == 0
    assert result.output.startswith("Solitary Knight, Gancelot (TD01/003, normal unit)\n")
    assert "  grade: 3\n" in result.output
    assert "ACT (VC): [Counter Blast 2]" in result.output


def test_all_cards_are_listed() -> None:
    result = run("cards", "--game", "vanguard")
    assert len(result.output.splitlines()) == len(RULEBOOK.cards())
    assert re.search(r"^TD01/005 +Blaster Blade$", result.output, re.MULTILINE)


SCENARIO = """
title = "A vanguard is ridden one grade up"
game = "vanguard"
rules = ["8.5.2.1.1.1"]

[position]
step = "ride_step"
memory = { phase = "ride phase" }
filler = ["Flogal", "Flogal"]

[position.zones]
"V:0" = ["Little Sage, Marron"]
"V:1" = ["Embodiment of Armor, Bahr"]
"hand:0" = ["Blaster Blade", "Crimson Butterfly, Brigitte"]

[[answer]]
choose = "ride:TD01/005"
expect = { rule = "6.5.1.1.2", only = ["pass", "ride:TD01/005"] }

[expect.zones]
"V:0" = ["Blaster Blade"]
"soul:0" = ["Little Sage, Marron"]
"""


def test_a_scenario_prints_its_outcome_as_json_and_passes(tmp_path: Path) -> None:
    file = tmp_path / "ride.toml"
    file.write_text(SCENARIO, encoding="utf-8")
    result = run("scenario", file)
    assert result.exit_code == 0, result.output
    data = json.loads(result.output)
    assert data["passed"] is True
    assert data["zones"]["V:0"] == ["Blaster Blade"]
    words = run("scenario", file, "--words")
    assert words.exit_code == 0
    assert "rides Blaster Blade." in words.output
    assert "Everything came as expected." in words.output


def test_a_scenario_that_goes_another_way_fails_and_says_how(tmp_path: Path) -> None:
    file = tmp_path / "ride.toml"
    file.write_text(SCENARIO.replace('"soul:0" = ["Little Sage, Marron"]', '"soul:0" = []'), encoding="utf-8")
    result = run("scenario", file)
    assert result.exit_code == 1
    assert any("soul:0" in difference for difference in json.loads(result.output)["differences"])


def test_a_scenario_of_two_editions_is_played_by_both() -> None:
    file = Path(__file__).parents[1] / "games" / "luck_and_logic" / "scenarios" / "equal-power.toml"
    result = run("scenario", file)
    assert result.exit_code == 0, result.output
    assert [(each["edition"], each["passed"]) for each in json.loads(result.output)] == [("1.00", True), ("2.04", True)]
    words = run("scenario", file, "--words")
    assert words.exit_code == 0
    assert words.output.count("Everything came as expected.") == 2
    assert "Luck & Logic, 2.04" in words.output


@pytest.mark.parametrize(
    ("broken", "said"),
    [
        ("title = ", "this is not TOML"),
        (SCENARIO.replace('"vanguard"', '"chess"'), "no game"),
        (SCENARIO.replace('"V:0"', '"X:0"', 1), "no zone 'X:0'"),
        (SCENARIO.replace("Blaster Blade", "Blaster Blad", 1), "did you mean Blaster Blade"),
        (SCENARIO.replace("ride_step", "rid_step"), "no step 'rid_step'"),
    ],
)
def test_a_scenario_that_cannot_begin_says_why(tmp_path: Path, broken: str, said: str) -> None:
    file = tmp_path / "broken.toml"
    file.write_text(broken, encoding="utf-8")
    result = run("scenario", file)
    assert result.exit_code in (1, 2)
    assert said in result.output
