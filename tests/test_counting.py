"""How the benchmarks count clicks: attacks that may have been chosen ahead with the first one cost nothing."""

from benchmarks.counting import NOT_ASKED, Clicks, Counting
from engine.kernel.match import Match
from tests.games.vanguard.positions import table


def attacking() -> Match:
    """A weaker rear-guard on the right, a vanguard, and a stronger rear-guard on the left."""
    return table({"FL:0": ["Three"], "FR:0": ["Two"], "V:1": ["Two"]}, step="start_step").match


def goes_on(match: Match, counting: Counting, key: str) -> Clicks:
    """What this attack costs; everything else is passed until the next one."""
    clicks = counting.clicks(match, [key], automatic=True)
    match.answer([key])
    while match.decision is not None and match.decision.prompt.text != "ask-attack":
        match.choose(match.decision.default)
    return clicks


def test_an_attack_further_down_in_the_menu_is_chosen_with_the_first_one() -> None:
    match, counting = attacking(), Counting()
    assert goes_on(match, counting, "attack:FR>V") == Clicks(1, asked=True)
    assert goes_on(match, counting, "attack:FL>V") == NOT_ASKED


def test_an_attack_above_the_last_one_is_asked_for_again() -> None:
    match, counting = attacking(), Counting()
    assert goes_on(match, counting, "attack:FL>V") == Clicks(1, asked=True)
    assert goes_on(match, counting, "attack:FR>V").asked


def test_to_attack_no_more_is_chosen_with_the_attack_before_it() -> None:
    match, counting = attacking(), Counting()
    goes_on(match, counting, "attack:V>V")
    assert counting.clicks(match, ["pass"], automatic=True) == NOT_ASKED


def test_where_everything_is_asked_nothing_is_chosen_ahead() -> None:
    match, counting = attacking(), Counting()
    counting.clicks(match, ["attack:FR>V"], automatic=False)
    match.answer(["attack:FR>V"])
    while match.decision is not None and match.decision.prompt.text != "ask-attack":
        match.choose(match.decision.default)
    assert counting.clicks(match, ["attack:FL>V"], automatic=False).asked
