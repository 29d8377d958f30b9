"""8.6.5.1.2. What was retired or put elsewhere in a turn is asked about as it was last on its circle."""

from __future__ import annotations

import pytest

from engine.games.vanguard.cards import all_cards
from engine.games.vanguard.gifts import GIFT_CARD
from engine.games.vanguard.tickets import TICKET
from engine.games.vanguard.tokens import TOKEN
from engine.games.vanguard.turn_memory import MOVED
from engine.scenarios import Placed
from tests.games.vanguard.positions import table
from tests.games.vanguard.written import written

rule = pytest.mark.rule

GROW = "ACT (VC) [1/Turn]: Choose one of your rear-guards, and it gets power +2000 until end of turn."
RETIRE = "ACT (VC) [1/Turn]: Choose one of your rear-guards, and retire it."


@rule("8.6.5.1.2")
@pytest.mark.parametrize("grown", [False, True])
@pytest.mark.parametrize(
    ("asked", "so_grown", "so_plain"),
    [
        ("with power 9000 or greater", True, False),
        ("with power 7000 or less", False, True),
        ("with power 9000 or less", True, True),
        ("with power 10000 or greater", False, False),
    ],
)
def test_the_power_of_what_was_retired(grown: bool, asked: str, so_grown: bool, so_plain: bool) -> None:
    grows = f"CONT (VC): If in this turn any of your rear-guards {asked} were retired, this unit gets power +1000."
    at = table({"V:0": ["Leader"], "FL:0": ["One"]}, written("Leader", f"{GROW}\n{RETIRE}\n{grows}", 3, 11000))
    if grown:
        at.answer("activate:V:1")
    at.answer("activate:V:2")
    assert at.names("drop:0") == ["One"]
    assert at.power("V:0") == 11000 + 1000 * (so_grown if grown else so_plain)


@rule("8.6.5.1.2")
def test_the_power_of_what_was_put_elsewhere_or_has_come_again() -> None:
    """Whatever it has there is not what it had when it left."""
    ours, put = "your rear-guards", "were put into soul"
    texts = (
        GROW,
        "ACT (VC) [1/Turn]: Choose one of your rear-guards, and put it into your soul.",
        "ACT (VC) [1/Turn]: Choose a card from your soul, and call it to RC.",
        f"CONT (VC): If in this turn any of {ours} with power 9000 or greater {put}, this unit gets power +1000.",
        f"CONT (VC): If in this turn any of {ours} with power 8000 or less {put}, this unit gets power +2000.",
    )
    at = table({"V:0": ["Leader"], "FL:0": ["One"]}, written("Leader", "\n".join(texts), 3, 11000))
    at.answer("activate:V:1").answer("activate:V:2").answer("activate:V:3")
    at.answer(at.offered[0])
    assert (at.count("soul:0"), at.power("V:0")) == (0, 12000)


@rule("8.6.5.1.2", "3.7.2")
@pytest.mark.parametrize(
    ("asked", "so"),
    [
        ("rested rear-guards", True),
        ("standing rear-guards", False),
        ("front row rear-guards", True),
        ("back row rear-guards", False),
    ],
)
def test_where_and_how_it_lay(asked: str, so: bool) -> None:
    grows = f"CONT (VC): If in this turn any of your {asked} were retired, this unit gets power +1000."
    leader = written("Leader", f"{RETIRE}\n{grows}", 3, 11000)
    at = table({"V:0": ["Leader"], "FL:0": [Placed("One", rested=True)]}, leader).answer("activate:V:1")
    assert at.power("V:0") == 11000 + 1000 * so


def test_what_comes_into_being_in_a_match_asks_for_nothing_that_is_noted_only_where_a_text_asks() -> None:
    """Nothing would have been noted before it came."""
    made = [card for card in all_cards().values() if card.kind in (TOKEN, TICKET, GIFT_CARD)]
    assert {card.kind for card in made} == {TOKEN, TICKET, GIFT_CARD}
    nodes = [node for card in made for ability in card.abilities for node in ability.walk()]
    assert not [node for node in nodes if MOVED.touches in node.aspects()]
