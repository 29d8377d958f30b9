"""Hostile deck lists: whatever somebody sends is read, and is work in proportion to its length."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.decks import MAX_BYTES, MAX_LINE_LENGTH, MAX_LINES, game_of, read_deck
from engine.games import rulebooks
from tests.games.kits import Kit, every_game
from tests.work import work_of

pytestmark = pytest.mark.property

LINES = 12

WORDS = st.sampled_from(
    [
        *" \t\u3000,;:：()[]（）#/-–•>*x×`=!",
        *(
            "4",
            "1x",
            "x4",
            "cards",
            "Main deck",
            "FV",
            "// ",
            "## ",
            "\u0301\u0323",
            "\u05a4\u0591",
            "\ufdfa",
            "\u202e",
        ),
    ]
)


@st.composite
def hostile_lines(draw: st.DrawFn, kit: Kit) -> str:
    """A line of few words, some of which are said over and over."""
    names = st.sampled_from(sorted(card.name for card in kit.rulebook.cards().values()))
    parts = draw(st.lists(st.tuples(WORDS | names | st.text(max_size=3), st.integers(1, 120)), max_size=6))
    return "".join(word * times for word, times in parts)[:MAX_LINE_LENGTH].replace("\n", " ")


@every_game
@given(st.data())
def test_twice_as_long_a_list_is_at_most_twice_the_work(kit: Kit, data: st.DataObject) -> None:
    rulebook = kit.rulebook
    lines = data.draw(st.lists(hostile_lines(kit), min_size=1, max_size=3))

    def read(times: int) -> None:
        text = "\n".join(lines * times)
        read_deck(rulebook, text)
        game_of(text, list(rulebooks().values()))

    read(1)  # the cards are made ready
    half, whole = work_of(lambda: read(LINES)), work_of(lambda: read(2 * LINES))
    assert whole < 2.1 * half + 1000
    assert whole < 3000 * 2 * LINES * len(lines) * len(rulebooks()), "no line is more work than this"


@every_game
@given(st.data())
def test_every_list_is_read_or_refused(kit: Kit, data: st.DataObject) -> None:
    lines = data.draw(st.lists(hostile_lines(kit) | st.text(max_size=300), max_size=MAX_LINES // 10))
    text = "\n".join(lines * data.draw(st.integers(1, 12)))
    reading = read_deck(kit.rulebook, text)
    assert reading.deck is not None or reading.problems
    if len(text.encode(errors="replace")) > MAX_BYTES:
        assert reading.deck is None
