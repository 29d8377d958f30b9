"""5.19, 9.6.3.1.4. A hand that is revealed: all see it while the effect goes on, and nobody can deny it."""

from __future__ import annotations

import pytest

from engine.kernel.errors import IllegalAnswer
from engine.kernel.rulebook import Rulebook
from engine.kernel.visibility import sees
from tests.games.luck_and_logic.positions import Zones, both_editions, member, table

rule = pytest.mark.rule

HANDS: Zones = {"FL:0": ["Actor"], "hand:1": ["One", "Blank", "Guest"], "hand:0": ["Two"]}


@rule("5.19.1", "5.19.3", "5.19.3.1", "5.19.4")
@both_editions
def test_the_opponents_hand_is_seen_until_the_effect_ends(book: Rulebook) -> None:
    text = "ACT: Your opponent reveals their hand, choose a member from among them, and drop it."
    actor = member("Actor", 1000, "logicalist", text)
    match = table(book, HANDS, actor).answer("act:FL:1")
    hand = match.cards("hand:1")
    assert all(sees(match.match, viewer, card) for card in hand for viewer in (0, 1, None))
    assert not any(sees(match.match, 1, card) for card in match.cards("hand:0"))
    assert (match.names("hand:1"), match.asked) == (["One", "Blank", "Guest"], 0)
    match.answer(match.offered[0])
    assert match.names("drop:1") == ["One"]
    assert match.names("hand:1") == ["Blank", "Guest"]
    assert not any(sees(match.match, viewer, card) for card in match.cards("hand:1") for viewer in (0, None))


@rule("9.6.3.1.4")
@both_editions
@pytest.mark.parametrize(
    ("reveals", "which", "denied"),
    [
        ("your opponent reveals their hand, ", "from among them", False),
        ("your opponent reveals their hand, ", "from your opponent's hand", False),
        ("", "from your opponent's hand", True),
    ],
)
def test_a_card_of_a_revealed_hand_has_to_be_chosen_if_it_fits(
    book: Rulebook, reveals: str, which: str, denied: bool
) -> None:
    text = f"ACT: {reveals}choose a member {which}, and drop it.".replace("ACT: c", "ACT: C").replace(
        "ACT: y", "ACT: Y"
    )
    match = table(book, HANDS, member("Actor", 1000, "logicalist", text)).answer("act:FL:1")
    keys = ["choose:hand:1", "choose:hand:1#2"] if denied else ["choose:One", "choose:Guest"]
    assert match.offered == keys
    if denied:
        match.answer()
    else:
        with pytest.raises(IllegalAnswer):
            match.answer()
        match.answer(keys[1])
    assert (match.rule, match.names("drop:1")) == ("7.5.3", [] if denied else ["Guest"])


@rule("9.6.3.1.3")
@both_editions
def test_where_all_see_that_there_is_none_nothing_is_asked(book: Rulebook) -> None:
    text = "ACT: Your opponent reveals their hand, choose a Tranceunion from among them, and drop it. Draw a card."
    for hand in ([], ["One", "Blank"]):
        zones: Zones = {**HANDS, "hand:1": hand}
        match = table(book, zones, member("Actor", 1000, "logicalist", text)).answer("act:FL:1")
        assert (match.rule, match.count("hand:0"), match.count("hand:1")) == ("7.5.3", 2, len(hand))
