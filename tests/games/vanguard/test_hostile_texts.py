"""Card texts that would never come to an end, or take minutes: the match ends in a draw, in the same way everywhere."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest

from engine.kernel import work
from engine.kernel.codec import digest, load, save
from engine.kernel.definitions import CardDefinition
from engine.kernel.match import Match
from engine.kernel.views import view
from engine.scenarios import Placed, ScenarioMatch
from tests.games.vanguard.positions import table
from tests.games.vanguard.written import written

pytestmark = pytest.mark.slow

ROWS = ("FL:0", "FR:0", "BL:0", "BC:0", "BR:0")

GIVING_POWER = '"CONT (VC/RC): All of your units get power +1000."'
GIVING_TWICE = f'"CONT (VC/RC): All of your units gain {GIVING_POWER} and gain {GIVING_POWER}."'
NESTED = "\n".join([f"CONT (VC/RC): All of your units gain {GIVING_TWICE}."] * 8)
"""Every unit gives every unit what gives every unit something that every unit has of it."""

MANY = "\n".join([f"CONT (VC/RC): All of your units gain {GIVING_POWER}."] * 8)

AS_OFTEN_AS_YOU_LIKE = "ACT (VC): " + " ".join(["All of your units get power +1000 until end of turn."] * 8)

WAITING = 'ACT (VC): All of your units gain "AUTO (VC/RC): At the end of your turn, rest this unit." until end of turn.'

DRAWN = (None, "12.1.1.1", work.REASON)


def surrounded(text: str, hand: tuple[str, ...] = ("One", "Two")) -> ScenarioMatch:
    """A vanguard among rear-guards, all of them with this text."""
    lead, others = written("Lead", text, 3, 11000), written("Other", text, 1, 7000)
    zones: dict[str, list[Placed | str]] = {"V:0": ["Lead"], "hand:0": list(hand), **{row: ["Other"] for row in ROWS}}
    return table(zones, lead, others)


def rolling(text: str, *cards: CardDefinition) -> ScenarioMatch:
    """A lone vanguard with this text."""
    zones: dict[str, list[Placed | str]] = {"V:0": ["Lead"], **{row: ["One"] for row in ROWS}}
    return table(zones, written("Lead", text, 3, 11000), *cards)


def played_on(match: Match) -> Match:
    return match


def looked_at(match: Match) -> Match:
    """As when everybody looks at it."""
    for viewer in (0, 1, None):
        view(match, viewer)
    return match


def copied(match: Match) -> Match:
    """As the host plays every answer."""
    return match.fork()


def loaded(match: Match) -> Match:
    """As after a restart."""
    return load(match.rulebook, save(match))


WAYS: tuple[Callable[[Match], Match], ...] = (played_on, looked_at, copied, loaded)


def play(at: ScenarioMatch, way: Callable[[Match], Match], *wanted: str, answers: int = 6) -> list[tuple[str, int]]:
    """Answer by the first of these keys that is offered, else by the first; what was reached, and what it cost."""
    match, reached = at.match.fork(), []
    for _ in range(answers):
        if match.decision is None:
            break
        match = way(match)
        match.answer([next((key for key in wanted if key in match.keys), match.keys[0])])
        reached.append((digest(match.state), match.worked))
    return reached


@pytest.mark.rule("12.1.1.1")
def test_texts_that_give_texts_that_give_texts_end_the_match_in_a_draw_that_is_told() -> None:
    at = surrounded(NESTED)
    if at.outcome is None:
        at.answer("call:One")
    assert at.outcome == DRAWN
    assert at.told[-1] == "match-drawn"
    assert view(at.match, 0).outcome == at.outcome


@pytest.mark.rule("12.1.1.1")
def test_what_is_much_and_comes_to_an_end_is_played() -> None:
    at = surrounded(MANY).answer("call:One").answer("circle:FL")
    assert at.outcome is None
    assert at.power("V:0") == 11000 + 8 * 5 * 6 * 1000


@pytest.mark.rule("12.1.1.4")
def test_a_loop_that_would_take_too_much_is_a_draw_that_is_told_although_a_loop_goes_on_untold() -> None:
    at = rolling(AS_OFTEN_AS_YOU_LIKE)
    at.match.rulebook = replace(at.match.rulebook, work_budget=1_000_000)
    while at.prompt != "ask-loop-times":
        at.answer("activate:V:1")
    less = ScenarioMatch.of(at.match.fork())
    at.answer("times:200")
    assert at.outcome == DRAWN
    assert at.told[-1] == "match-drawn"
    less.answer("times:10")
    assert less.outcome is None


@pytest.mark.parametrize("way", WAYS[1:], ids=lambda way: way.__name__)
@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        (MANY, ("call:One", "circle:FL", "call:Two", "circle:BC")),
        (MANY.replace("get power +1000", "with power 9000 or greater get critical +1"), ("call:One", "circle:FL")),
        (NESTED, ("call:One",)),
        ("\n".join(NESTED.split("\n")[:2]), ("call:One", "circle:FL")),
        (AS_OFTEN_AS_YOU_LIKE, ("times:20", "activate:V:1")),
    ],
    ids=["many", "looking", "nested", "less nested", "often"],
)
def test_an_answer_costs_the_same_however_it_is_played(
    text: str, wanted: tuple[str, ...], way: Callable[[Match], Match]
) -> None:
    at = surrounded(text)
    assert play(at, way, *wanted) == play(at, played_on, *wanted)


def test_who_has_no_patience_is_told_that_it_takes_long_and_can_have_it_played_elsewhere() -> None:
    at = surrounded(MANY)
    hasty = at.match.fork()
    hasty.patience = 1000
    with pytest.raises(work.OutOfPatience):
        for key in ("call:One", "circle:FL"):
            hasty.answer([key])
    at.answer("call:One").answer("circle:FL")
    assert at.match.worked > 1000


def test_many_abilities_that_one_event_triggers_are_judged_by_one_position() -> None:
    at = rolling(WAITING)
    costs = []
    for times in (7, 14):
        waiting = at.match.fork()
        while len(waiting.state.effects) < times:
            waiting.answer(["activate:V:1"])
        while not waiting.state.standing_by:
            waiting.answer(["pass"])
        costs.append(waiting.worked)
    assert costs[1] < 3 * costs[0], "the characteristics are not computed anew for each of them"


def test_a_usual_answer_costs_next_to_nothing() -> None:
    at = table({"hand:0": ["One"]})
    at.match.patience = 2000
    at.answer("call:One").answer("circle:FL").answer("pass")
    assert at.prompt == "ask-attack"
