"""Offering: a game for one computer player, who may take a stone. How much a stone is worth is for a test to say."""

from __future__ import annotations

from engine.kernel import verbs
from engine.kernel.asking import ask
from engine.kernel.decisions import Option, Procedure
from engine.kernel.match import Match
from engine.kernel.messages import Message
from engine.kernel.rulebook import ComputerPlayer, Rulebook
from engine.kernel.steps import step, steps_of
from tests.players import hiding
from tests.replacing import replace

LEAVE = "offer:0"
TAKE = "offer:1"


@step
def offer_step(match: Match) -> Procedure[None]:
    """1. The first turn is that of the player who may take a stone; in the second one nothing is left to choose."""
    match.state.turn = 1
    stones = yield from ask(0, "1", Message("ask-offer"), [Option("offer", value=count) for count in (0, 1)])
    for card in match.cards(hiding.DECK[0])[: stones.value]:
        verbs.place(match, card, hiding.TABLE[0])
    match.state.turn = 2
    yield from ask(1, "1", Message("ask-end"), [Option("end")])
    match.lose((1,), "1", "end")


def offered(worth: float) -> Match:
    """A match in which a stone may be taken that betters by so much how likely one seems to win."""
    match = Match.begin(_rulebook(worth), (hiding.BALL_AND_STONES, hiding.BALL_AND_STONES), b"1", log=False)
    assert match.keys == (LEAVE, TAKE)
    return match


def _rulebook(worth: float) -> Rulebook:
    def appraise(match: Match, seat: int) -> float:
        stones = sum(match.state.definition[card] is hiding.CARDS["stone"] for card in match.cards(hiding.TABLE[0]))
        return 0.5 + (worth if seat == 0 else -worth) * stones

    return replace(
        hiding.RULEBOOK,
        name="offering",
        steps=steps_of(__import__(__name__, fromlist=["offer_step"])),
        first_step=offer_step,
        computer=ComputerPlayer(appraise=appraise),
    )
