"""What a text puts off to the end of the turn speaks of the cards, numbers and deeds of which it spoke before."""

from __future__ import annotations

import pytest

from tests.games.vanguard.positions import table
from tests.games.vanguard.written import written

RETIRED = "Retire any number of your rear-guards, and at the end of turn,"


@pytest.mark.rule("8.6.6")
@pytest.mark.parametrize(
    ("text", "drawn"),
    [
        (f"{RETIRED} draw that many cards.", 2),
        (f"{RETIRED} draw (as many as the cards retired this way) cards.", 2),
        (f"{RETIRED} if you retired two or more units this way, draw a card.", 1),
        (f"{RETIRED} if you retired three or more units this way, draw a card.", 0),
        (f"{RETIRED} if you retired two or more units this way and you have no rear-guards, draw a card.", 1),
        (f"{RETIRED} if you retired no units this way, draw a card.", 0),
        (f"{RETIRED} if you do, draw a card.", 1),
        (f"{RETIRED} if you do not, draw a card.", 0),
        (f"{RETIRED} discard your hand, and draw that many cards.", 0),
    ],
)
def test_what_was_done_before_is_what_is_asked_about_at_the_end(text: str, drawn: int) -> None:
    zones = {"V:0": ["Leader"], "FL:0": ["One"], "FR:0": ["One"]}
    at = table(zones, written("Leader", f"ACT (VC) [1/Turn]: {text}", 3)).answer("activate:V:1")
    at.answer("retire:FL", "retire:FR")
    while at.match.state.turn_player == 0:
        at.answer("pass")
    assert at.count("hand:0") == drawn


@pytest.mark.rule("8.6.6")
@pytest.mark.parametrize(
    ("later", "drawn"),
    [
        ("retire any number of your rear-guards, and draw that many cards.", 1),
        ("retire it, and if you retired a unit this way, draw a card.", 1),
        ("you may retire it, and if you do, draw a card.", 1),
    ],
)
def test_what_is_done_at_the_end_is_what_is_asked_about_after_that(later: str, drawn: int) -> None:
    text = f"ACT (VC) [1/Turn]: Choose one of your rear-guards. At the end of turn, {later}"
    at = table({"V:0": ["Leader"], "FL:0": ["One"]}, written("Leader", text, 3)).answer("activate:V:1")
    while at.match.state.turn_player == 0:
        at.answer(next(key for key in ("yes", "retire:FL", "pass") if key in at.offered))
    assert (at.names("drop:0"), at.count("hand:0")) == (["One"], drawn)


@pytest.mark.rule("8.6.6", "10.23.1")
def test_what_was_declared_is_not_forgotten() -> None:
    text = (
        "Declare a grade that is 3 or less. At the end of turn, reveal the top card of your deck, and if it is of the"
    )
    leader = written("Leader", f"ACT (VC) [1/Turn]: {text} declared grade, put it into your hand.", 3)
    at = table({"V:0": ["Leader"], "deck:0": ["Two"]}, leader).answer("activate:V:1").answer("declare:2")
    while at.match.state.turn_player == 0:
        at.answer("pass")
    assert at.names("hand:0") == ["Two"]


@pytest.mark.rule("8.6.6", "8.5.2.3")
def test_what_was_paid_with_is_not_forgotten() -> None:
    text = "[Discard a card] At the end of turn, if you discarded a grade 2 unit for this cost, draw a card."
    zones = {"V:0": ["Leader"], "hand:0": ["Two"]}
    at = table(zones, written("Leader", f"ACT (VC) [1/Turn]: {text}", 3)).answer("activate:V:1")
    while at.match.state.turn_player == 0:
        at.answer("pass")
    assert at.count("hand:0") == 1


def test_an_ability_that_is_given_at_the_end_has_an_event_of_its_own() -> None:
    gains = '"AUTO (RC): When your other unit is placed on RC, it gets power +5000 until end of turn."'
    until = "until end of your opponent's next turn"
    text = f"Choose one of your rear-guards, and at the end of turn, it gains {gains} {until}."
    caller = written(
        "Caller", "AUTO (VC): At the beginning of your opponent's main phase, call a card from your hand to RC.", 3
    )
    zones = {"V:0": ["Caller"], "FL:0": ["Giver"], "hand:0": ["One"]}
    giver = written("Giver", f"ACT (RC) [1/Turn]: {text}")
    at = table(zones, giver, caller).answer("activate:FL:1")
    while not at.count("FR:0"):
        at.answer(next(key for key in ("circle:FR", "no", "pass") if key in at.offered))
    while at.rule != "6.6.1.2":
        at.answer("pass")
    assert at.power("FR:0") == at.match.state.definition[at.card("FR:0")].values["power"] + 5000
