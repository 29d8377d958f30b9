"""Text in pictures: fonts, fitting, words."""

from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk
from hypothesis import given
from hypothesis import strategies as st

import render
from render import Texts
from render.common.fitting import LINE_HEIGHT, fit
from render.common.fonts import Weight, clean, runs, width
from render.common.stand_ins import STAND_INS

FILES = sorted(Path(render.__file__).parent.glob("**/texts/*.ftl"))
NAME = "Demonic Dragon Berserker, Yaksha"


@given(
    st.text(st.characters(codec="utf-8"), max_size=60),
    st.integers(30, 300),
    st.integers(20, 80),
    st.integers(1, 4),
)
def test_any_text_fits_into_any_box(text: str, wide: int, high: int, lines: int) -> None:
    fitted = fit(text, Weight.BOLD, (wide, high), (40, 10), lines)
    assert len(fitted.lines) <= lines
    assert 10 <= fitted.size <= 40
    assert all(width(line, Weight.BOLD, fitted.size) <= wide for line in fitted.lines)


def test_text_is_as_large_as_the_box_allows() -> None:
    fitted = fit(NAME, Weight.BOLD, (200, 30), (40, 10))
    assert not fitted.cut
    assert width(NAME, Weight.BOLD, fitted.size) <= 200 < width(NAME, Weight.BOLD, fitted.size + 1)


def test_two_lines_allow_larger_letters_than_one() -> None:
    assert fit(NAME, Weight.BOLD, (200, 80), (40, 10), 2).size > fit(NAME, Weight.BOLD, (200, 80), (40, 10)).size


def test_text_that_does_not_fit_ends_in_an_ellipsis() -> None:
    fitted = fit(NAME, Weight.BOLD, (60, 20), (20, 14))
    assert fitted.cut
    assert fitted.lines[-1].endswith("…")


def test_a_line_that_is_cut_keeps_as_many_letters_as_there_is_room_for() -> None:
    (line,) = fit(NAME, Weight.BOLD, (66, 20), (20, 14)).lines
    kept = line.removesuffix("…")
    assert NAME.startswith(kept)
    assert width(line, Weight.BOLD, 14) <= 66 < width(f"{NAME[: len(kept) + 1]}…", Weight.BOLD, 14)


def test_japanese_breaks_anywhere_but_before_a_mark_that_ends_a_word() -> None:
    fitted = fit("ドラゴニック・オーバーロード・ジ・エンド", Weight.BOLD, (130, 120), (24, 24), 6)
    assert len(fitted.lines) > 1
    assert not any(line[0] in "ーッ・" for line in fitted.lines)


def test_a_paragraph_begins_a_line() -> None:
    assert fit("One.\nTwo.", Weight.MEDIUM, (400, 100), (20, 20), 4).lines == ("One.", "Two.")


def test_lines_of_a_text_stay_within_the_height_of_the_box() -> None:
    fitted = fit(NAME * 5, Weight.MEDIUM, (200, 90), (40, 12), 9)
    assert len(fitted.lines) * fitted.size * LINE_HEIGHT <= 90 + fitted.size


@pytest.mark.parametrize(
    ("written", "kept"),
    [
        ("Aichi \N{FIRE}", "Aichi"),
        ("\N{MATHEMATICAL BOLD CAPITAL B}\N{MATHEMATICAL BOLD SMALL O}b", "Bob"),
        ("a\N{ZERO WIDTH JOINER}b\nc", "ab c"),
        ("先導アイチ", "先導アイチ"),
        ("Żółć Ñandú", "Żółć Ñandú"),
        ("Привет", "Привет"),
        ("\N{RIGHT-TO-LEFT OVERRIDE}x", "x"),
        ("Ελληνικά", "Ελληνικα"),
        ("Їжак", "Ïжак"),
        ("Қуаныш", "Куаныш"),
        ("髙木", "高木"),
    ],
)
def test_a_name_keeps_what_can_be_written(written: str, kept: str) -> None:
    assert clean(written) == kept


def test_no_letter_has_a_stand_in_that_needs_none_and_each_one_can_be_written() -> None:
    assert [
        letter for letter, instead in STAND_INS.items() if clean(letter) != instead or clean(instead) != instead
    ] == []


def test_each_run_of_a_text_has_one_font_and_no_letter_is_lost() -> None:
    found = runs("Blaster ブレード 10000", Weight.BOLD, 30)
    assert "".join(run.text for run in found) == "Blaster ブレード 10000"
    assert len({run.font.path for run in found}) == 2


@given(st.text("AVTLo.,yf1 10ブレ聖", min_size=1, max_size=40), st.sampled_from(Weight), st.integers(6, 60))
def test_a_run_is_as_long_as_its_font_writes_it(text: str, weight: Weight, size: int) -> None:
    for run in runs(clean(text), weight, size):
        assert run.advance == run.font.getlength(run.text)


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.parent.parent.name)
def test_the_files_of_words_have_no_mistakes(path: Path) -> None:
    resource = FluentParser().parse(path.read_text(encoding="utf-8"))
    assert not [entry for entry in resource.body if isinstance(entry, Junk)]


PHASES = ("stand", "draw", "ride", "main", "battle", "end")
STEPS = ("start", "attack", "guard", "drive", "damage", "close")


@pytest.mark.parametrize(
    "text",
    [*(f"phase-{phase}-phase" for phase in PHASES), "phase-preparation", *(f"step-{step}-step" for step in STEPS)],
)
def test_each_phase_and_step_has_a_name(text: str) -> None:
    assert Texts(game="vanguard")(text) != text


def test_a_text_that_nobody_wrote_stands_for_itself() -> None:
    assert Texts(game="vanguard")("phase-astral-phase") == "phase-astral-phase"
