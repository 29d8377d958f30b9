"""The coverage of the rulebooks: it counts what is cited, and refuses lists that are wrong."""

from __future__ import annotations

from pathlib import Path

import click
import pytest

from tests.rules_coverage import Coverage, coverages

NUMBERS = "1.1\n1.1.1\n1.1.2\n1.1.3\n"


REASON = "Heads the rules on something."


def measured(
    folder: Path,
    test: str = "",
    *,
    excused: str = "",
    floor: int = 0,
    scenario: str = "",
    complete: str = "",
    known: str = NUMBERS,
) -> Coverage:
    """The coverage of a rulebook of four rules by one test file and one scenario file."""
    rules = folder / "rules"
    (rules / "excused").mkdir(parents=True)
    (rules / "vanguard-2.01.txt").write_text(known)
    (rules / "excused" / "vanguard-2.01.toml").write_text(f"[section-1]\n{excused}")
    (rules / "floor.toml").write_text(f'"vanguard-2.01" = {floor}\n')
    (rules / "complete.toml").write_text(f'"vanguard-2.01" = [{complete}]\n')
    game = folder / "games" / "vanguard"
    (game / "scenarios").mkdir(parents=True)
    (game / "test_something.py").write_text(test)
    (game / "scenarios" / "one.toml").write_text(scenario)
    (coverage,) = coverages(folder, rules)
    return coverage


@pytest.mark.parametrize(
    "test",
    [
        '@pytest.mark.rule("1.1.1", "1.1.2")\ndef test_a(): ...\n',
        '@rule("1.1.1")\n@rule("1.1.2")\nasync def test_a(): ...\n',
        'pytestmark = pytest.mark.rule("1.1.1", "1.1.2")\n',
        'class TestA:\n    @rule("1.1.1", "1.1.2")\n    def test_a(self): ...\n',
        'CASES = [pytest.param(1, marks=pytest.mark.rule("1.1.1", "1.1.2"))]\n',
    ],
)
def test_a_rule_is_tested_wherever_a_mark_cites_it(tmp_path: Path, test: str) -> None:
    assert measured(tmp_path, test).tested == {"1.1.1", "1.1.2"}


def test_a_scenario_file_cites_rules_too(tmp_path: Path) -> None:
    assert measured(tmp_path, scenario='rules = ["1.1.3"]\n').tested == {"1.1.3"}


def test_a_test_speaks_of_the_rulebook_of_its_game_unless_it_names_another(tmp_path: Path) -> None:
    for book in ("vanguard-2.01", "level-neo", "luck-and-logic-1.00", "luck-and-logic-2.04"):
        (tmp_path / "rules").mkdir(exist_ok=True)
        (tmp_path / "rules" / f"{book}.txt").write_text(NUMBERS)
    for game, cited in (
        ("vanguard", '"1.1"'),
        ("level_neo", '"1.1.1"'),
        ("level_neo", '"1.1.2", book="luck-and-logic-2.04"'),
        ("luck_and_logic", '"1.1.3", book="luck-and-logic-1.00"'),
        ("luck_and_logic", '"1.1.1"'),
    ):
        folder = tmp_path / "games" / game
        folder.mkdir(parents=True, exist_ok=True)
        with (folder / "test_something.py").open("a") as file:
            file.write(f"@rule({cited})\ndef test_a(): ...\n")
    found = {coverage.book: coverage.tested for coverage in coverages(tmp_path, tmp_path / "rules")}
    assert found == {
        "vanguard-2.01": {"1.1"},
        "level-neo": {"1.1.1"},
        "luck-and-logic-1.00": {"1.1.3"},
        "luck-and-logic-2.04": {"1.1.1", "1.1.2"},
    }


@pytest.mark.parametrize("place", ["games/chess", "elsewhere"])
def test_where_no_game_tells_the_rulebook_it_must_be_named(tmp_path: Path, place: str) -> None:
    (tmp_path / "rules").mkdir()
    for book in ("luck-and-logic-1.00", "luck-and-logic-2.04"):
        (tmp_path / "rules" / f"{book}.txt").write_text(NUMBERS)
    (tmp_path / place).mkdir(parents=True)
    (tmp_path / place / "test_something.py").write_text('@rule("1.1")\ndef test_a(): ...\n')
    with pytest.raises(click.ClickException, match="name one with book="):
        coverages(tmp_path, tmp_path / "rules")


EDITIONS = """newer,older,status
1.1,1.1,same
1.1.1,1.1.2 1.1.3,moved
1.1.2,1.1.1,changed
"""


@pytest.mark.parametrize(
    ("cited", "older", "fault"),
    [
        ("1.1", {"1.1"}, None),
        ("1.1.1", {"1.1.2", "1.1.3"}, None),
        ("1.1.2", set(), "which is changed"),
        ("1.1.3", set(), "which is not listed"),
    ],
)
def test_a_rule_of_both_editions_is_tested_for_both_if_it_stayed_as_it_was(
    tmp_path: Path, cited: str, older: set[str], fault: str | None
) -> None:
    (tmp_path / "rules" / "editions").mkdir(parents=True)
    for book in ("luck-and-logic-1.00", "luck-and-logic-2.04"):
        (tmp_path / "rules" / f"{book}.txt").write_text(NUMBERS)
    (tmp_path / "rules" / "editions" / "luck-and-logic.csv").write_text(EDITIONS)
    (tmp_path / "games" / "luck_and_logic").mkdir(parents=True)
    (tmp_path / "games" / "luck_and_logic" / "test_something.py").write_text(
        f'@rule("{cited}", both=True)\ndef test_a(): ...\n'
    )
    first, second = coverages(tmp_path, tmp_path / "rules")
    assert (first.tested, second.tested) == (older, {cited})
    assert [fault is not None and fault in each for each in second.faults] == ([] if fault is None else [True])


@pytest.mark.parametrize(
    ("written", "first", "second"),
    [
        ('rules = ["1.1"]', set(), {"1.1"}),
        ('editions = ["1.00"]\nrules = ["1.1"]', {"1.1"}, set()),
        ('editions = ["2.04"]\nrules = ["1.1"]', set(), {"1.1"}),
        ('editions = ["1.00", "2.04"]\nrules = ["1.1"]', {"1.1"}, {"1.1"}),
        ('editions = ["1.00", "2.04"]\nrules = {"1.00" = ["1.1.1"], "2.04" = ["1.1.2"]}', {"1.1.1"}, {"1.1.2"}),
    ],
)
def test_a_scenario_file_cites_the_rules_of_the_editions_it_names(
    tmp_path: Path, written: str, first: set[str], second: set[str]
) -> None:
    (tmp_path / "rules" / "editions").mkdir(parents=True)
    for book in ("luck-and-logic-1.00", "luck-and-logic-2.04"):
        (tmp_path / "rules" / f"{book}.txt").write_text(NUMBERS)
    (tmp_path / "rules" / "editions" / "luck-and-logic.csv").write_text(EDITIONS)
    (tmp_path / "games" / "luck_and_logic" / "scenarios").mkdir(parents=True)
    (tmp_path / "games" / "luck_and_logic" / "scenarios" / "one.toml").write_text(written)
    assert [each.tested for each in coverages(tmp_path, tmp_path / "rules")] == [first, second]


def test_only_a_game_of_several_editions_has_rules_of_both(tmp_path: Path) -> None:
    (fault,) = measured(tmp_path, '@rule("1.1", both=True)\ndef test_a(): ...\n').faults
    assert "has no older one" in fault


def test_a_rule_is_open_until_it_is_tested_or_excused(tmp_path: Path) -> None:
    coverage = measured(tmp_path, '@rule("1.1.2")\ndef test_a(): ...\n', excused=f'"1.1" = "{REASON}"\n')
    assert coverage.open == ["1.1.1", "1.1.3"]
    assert str(coverage) == "vanguard-2.01: tested 1, excused 1 (0 for later), open 2, of 4"
    assert not coverage.faults


def test_an_excuse_may_say_what_the_engine_does_not_have_yet(tmp_path: Path) -> None:
    coverage = measured(tmp_path, excused='"1.1.2" = "Later: no unit can be locked yet."\n')
    assert coverage.later == {"1.1.2": "no unit can be locked yet."}
    assert "excused 1 (1 for later)" in str(coverage)


def test_a_section_listed_as_complete_leaves_nothing_open(tmp_path: Path) -> None:
    everything = '@rule("1.1", "1.1.1", "1.1.2", "1.1.3")\ndef test_a(): ...\n'
    assert not measured(tmp_path / "whole", everything, complete="1").faults
    (fault,) = measured(tmp_path / "gap", everything.replace(', "1.1.3"', ""), complete="1").faults
    assert "1.1.3 is neither tested nor excused" in fault
    assert not measured(tmp_path / "elsewhere", complete="2").faults


def test_a_reason_is_shared_by_a_handful_of_rules_at_most(tmp_path: Path) -> None:
    numbers = [f"1.1.{last}" for last in range(1, 7)]
    excused = "".join(f'"{number}" = "{REASON}"\n' for number in numbers)
    known = "\n".join(numbers)
    assert not measured(tmp_path / "five", excused=excused.partition('"1.1.6"')[0], known=known).faults
    (fault,) = measured(tmp_path / "six", excused=excused, known=known).faults
    assert "gives one reason 6 times" in fault


@pytest.mark.parametrize(
    ("test", "excused", "floor", "fault"),
    [
        ('@rule("9.9")\ndef test_a(): ...\n', "", 0, "games/vanguard/test_something.py:1 cites 9.9"),
        ("", f'"9.9" = "{REASON}"\n', 0, "excuses 9.9"),
        ("", '"1.1" = "A heading."\n', 0, "excuses 1.1 without a reason"),
        ("", f'[section-2]\n"1.1" = "{REASON}"\n', 0, "excuses 1.1 in [section-2], not in [section-1]"),
        ('@rule("1.1")\ndef test_a(): ...\n', f'"1.1" = "{REASON}"\n', 0, "1.1 is both tested and excused"),
        ('@rule("1.1")\ndef test_a(): ...\n', "", 2, "1 rules are tested; there were 2 before"),
    ],
)
def test_what_is_wrong_with_the_lists_is_named(tmp_path: Path, test: str, excused: str, floor: int, fault: str) -> None:
    (found,) = measured(tmp_path, test, excused=excused, floor=floor).faults
    assert fault in found


@pytest.fixture(scope="module")
def of_this_project() -> list[Coverage]:
    return coverages()


def test_the_lists_of_this_project_have_no_faults(of_this_project: list[Coverage]) -> None:
    for coverage in of_this_project:
        assert not coverage.faults, "\n".join(coverage.faults)


@pytest.mark.parametrize(("book", "rules"), [("vanguard-2.01", 1068), ("level-neo", 80)])
def test_the_rulebooks_have_as_many_rules_as_their_lists(
    of_this_project: list[Coverage], book: str, rules: int
) -> None:
    (found,) = [coverage for coverage in of_this_project if coverage.book == book]
    assert len(found.numbers) == len(set(found.numbers)) == rules
