"""The page of the end, however a match has ended: it says why, and who did more of what."""

from datetime import UTC, datetime, timedelta

import discord
import pytest

from cogs.components import MOST_BUTTON_LABEL
from cogs.presenters.ending import Ending, deeds, ending_of, ending_parts
from cogs.words import Localizer
from engine.games import rulebooks
from engine.kernel.match import Match
from engine.kernel.messages import Line, Seat
from engine.kernel.rulebook import Rulebook
from engine.kernel.state import Outcome
from engine.kernel.views import view
from host.stored import MatchStatus, Result
from host.summaries import LogLine, MatchSummary, SeatedPlayer
from host.texts import BotTexts
from tests.replacing import replace

every_rulebook = pytest.mark.parametrize("rulebook", list(rulebooks().values()), ids=list(rulebooks()))
NOW = datetime(2026, 1, 31, 12, 0, tzinfo=UTC)
NAMES = ("Alice", "Bob " * 8)

ENDS = {
    "concession": (MatchStatus.FINISHED, Result(0, "concession"), "gives up"),
    "clock": (MatchStatus.FINISHED, Result(1, "clock"), "time"),
    "agreement": (MatchStatus.FINISHED, Result(None, "agreement"), "agreed to it"),
    "loop": (MatchStatus.FINISHED, Result(None, "loop"), "could stop"),
    "abandoned": (MatchStatus.ABANDONED, Result(None, "abandoned"), "nobody had answered"),
}


def words_of(rulebook: Rulebook) -> Localizer:
    return Localizer(BotTexts(), "en").of(rulebook, NAMES)


def ended(rulebook: Rulebook, status: MatchStatus, result: Result, said: tuple[LogLine, ...] = ()) -> Ending:
    decks = [*rulebook.decks.starters(), *rulebook.decks.starters()]
    match = Match.begin(rulebook, [decks[0].deck, decks[1].deck], b"s" * 32)
    players = tuple(SeatedPlayer(seat, NAMES[seat], seat + 1, None, decks[seat].name) for seat in (0, 1))
    summary = MatchSummary(
        1, rulebook.name, 2, 3, 4, players, status, result, NOW, 9, 9, ended_at=NOW + timedelta(minutes=75)
    )
    seen = replace(view(match, None), outcome=Outcome(result.winner, "", result.reason))
    return ending_of(summary, seen, said, words_of(rulebook))


@every_rulebook
@pytest.mark.parametrize("end", list(ENDS))
def test_the_page_says_why_a_match_ended_and_how_long_it_was(rulebook: Rulebook, end: str) -> None:
    status, result, wanted = ENDS[end]
    page = ended(rulebook, status, result)
    assert wanted in page.outcome
    assert result.reason not in page.outcome.split(), "a word of the program's stands for no reason"
    assert "75 minutes" in page.about[-1]
    *_, row = ending_parts(page, words_of(rulebook))
    assert isinstance(row, discord.ui.ActionRow)
    labels = [str(button.item.label) for button in row.children if isinstance(button, discord.ui.DynamicItem)]
    assert len(labels) == 4
    assert all(0 < len(label) <= MOST_BUTTON_LABEL for label in labels)


def test_what_somebody_did_more_often_is_bold_and_what_is_nobodys_is_not_counted() -> None:
    """Twice against once, once each, and a line of nobody's."""
    rulebook = rulebooks()["vanguard"]
    words = words_of(rulebook)
    line = Line("rides", {"player": Seat(0)})
    call = Line("calls", {"player": Seat(0)})
    said = [LogLine(1, 1, line, whose) for whose in (0, 0, 1, None)] + [LogLine(1, 1, call, whose) for whose in (0, 1)]
    assert deeds(0, said, words) == ["**2 rides**", "a call"]
    assert deeds(1, said, words) == ["a ride", "a call"]
    assert deeds(0, [LogLine(1, 1, Line("turn-begins", {}), 0)], words) == [], "what is not counted is not told"
    page = ended(rulebook, *ENDS["concession"][:2], tuple(said[-2:]))
    assert page.about[1] == "-# A call", "a line begins with a capital"
    page = ended(rulebook, *ENDS["concession"][:2], tuple(said))
    assert page.about[1] == "-# **2 rides** · a call"
    assert page.about[3] == "-# A ride · a call"
    page = ended(rulebook, *ENDS["concession"][:2], (said[0],))
    assert page.about[1] == "-# **A ride**"
    others = words_of(rulebooks()["duel_masters"])
    assert others.counted("destroyed", 1) is not None
    assert deeds(0, [LogLine(1, 1, Line("destroyed", {}), 0)], others) == [], "nor what befalls somebody's cards"
