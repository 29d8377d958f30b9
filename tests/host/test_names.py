"""Names of people and decks: what can be seen of them stays, what would disturb others is taken out."""

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from host.names import is_shown_whole, shown

FAMILY = "\U0001f468\u200d\U0001f469\u200d\U0001f467"


SEEN = [
    *("Ann", "Zo\u00eb", "Zoe\u0308", "x" * 60),
    *("\u304c\u304c", "\u304b\u3099", "\uae40\ucca0\uc218"),  # Japanese, composed or not; Korean
    *("\u0645\u062d\u0645\u062f", "\u05e9\u05dc\u05d5\u05dd", "\u0915\u094d\u0937"),  # Arabic, Hebrew, Hindi
    "\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645",  # Persian, with a joiner that belongs there
    *(FAMILY, f"{FAMILY} deck", "\u2764\ufe0f", "\u270a\U0001f3fd", "1\ufe0f\u20e3", "\U0001f1e9\U0001f1ea"),
]


@pytest.mark.parametrize("name", SEEN)
def test_what_can_be_seen_stays(name: str) -> None:
    assert shown(name) == name
    assert is_shown_whole(name)


@pytest.mark.parametrize(
    ("name", "seen"),
    [
        ("\u202eAnn", "Ann"),
        ("A\u2066n\u2069n\u200f", "Ann"),
        ("A\u200bn\u2060n\ufeff\u00ad", "Ann"),
        ("A\x07nn\x00", "Ann"),
        ("A\ue000nn\U000e0041", "Ann"),
        ("\u200dAnn\u200d", "Ann"),
        ("Ann \u200d Lee", "Ann Lee"),
        ("A\u200d\u200d\u200db", "A\u200db"),
        ("\u0301Ann", "Ann"),
        ("A" + "\u0301" * 50, "A" + "\u0301" * 4),
        *((nothing, "") for nothing in ("", " ", "\u3164", "\u2800", "\u200b\u200c\u200d", "\u202e", "\u115f\u1160")),
        *((nothing, "") for nothing in ("\ufe0f", "\u034f", "\u180e", "\U000e0020" * 9, "\u3164\ufe0f\u200d")),
    ],
)
def test_what_cannot_be_seen_or_turns_the_text_around_is_taken_out(name: str, seen: str) -> None:
    assert shown(name) == seen
    assert is_shown_whole(name) is (name.strip() == seen)


def test_a_name_is_on_one_line() -> None:
    assert shown("  Ann\nLee\u2028 \tRoe ") == "Ann Lee Roe"
    assert is_shown_whole("  Ann\nLee ")


@given(st.text(st.characters(codec="utf-8") | st.sampled_from("\u200d\u200c\ufe0f\u202e\u3164\u0301 a"), max_size=40))
def test_what_is_shown_is_shown_again_and_holds_no_control(name: str) -> None:
    seen = shown(name)
    assert shown(seen) == seen
    assert len(seen) <= len(name)
    assert seen == " ".join(seen.split())
    controls = {char for char in seen if unicodedata.category(char) in ("Cc", "Cf", "Zl", "Zp")}
    assert controls <= set("\u200c\u200d")
    assert not seen or any(unicodedata.category(char)[0] in "LNPS" for char in seen)
