"""Prompts leave the board on a phone's screen, whatever is asked in matches of random answers, as `phone` measures."""

import random
from collections.abc import Iterator
from datetime import UTC, datetime

import discord
import pytest

import render
from cogs.bot_services import choices_shown
from cogs.presenters import phone
from cogs.presenters.choices import Prompt
from cogs.presenters.hand import Standing, hand_message, header
from cogs.words import Localizer, Safe
from engine.games import rulebooks
from engine.kernel.match import Match
from engine.kernel.rulebook import Rulebook
from engine.kernel.views import View, view
from host.summaries import NOTHING_PASSED, MatchSummary, MatchView, PassingView, SeatedPlayer
from host.texts import BotTexts
from render import Picture
from storage import MatchStatus, WhyDropped
from tests.replacing import replace

MATCHES, QUESTIONS = 2, 150
NAMES = ("Alice", "Bartholomew the Second of Elsewhere"[:32])
SINCE = [Safe("🟠 ⚔️ **Knight of Rose, Morgana** attacks **Corner Post Guardian**: 16000 against 11000: **hit**")] * 9

STRIPS: dict[int, Picture] = {}
"""Pictures of so many cards: they are as high whatever cards they are."""

every_rulebook = pytest.mark.parametrize("rulebook", list(rulebooks().values()), ids=list(rulebooks()))


Part = discord.ui.Item[discord.ui.LayoutView]


def summary(game: str) -> MatchSummary:
    players = tuple(SeatedPlayer(seat, name, seat, None, "Deck") for seat, name in enumerate(NAMES))
    now = datetime(2026, 1, 1, tzinfo=UTC)
    return MatchSummary(12345, game, 1, 1, 1, players, MatchStatus.RUNNING, None, now, 1, 1)


def hand_picture(seen: View) -> Picture:
    """What the message shows under the board: as high as its number of cards makes it."""
    strips = render.choices_strips(seen) if choices_shown(seen) else render.hand_strips(seen, NAMES)
    count = len(strips.entries)
    if count not in STRIPS:
        STRIPS[count] = strips.draw()
    return STRIPS[count]


def messages(
    rulebook: Rulebook, number: int, ahead: PassingView = NOTHING_PASSED
) -> Iterator[tuple[str, list[Part], list[Picture]]]:
    """What is asked in a match of random answers, with the parts of the message that asks it and its pictures."""
    chance, starters = random.Random(number), rulebook.decks.starters()
    match = Match.begin(rulebook, [chance.choice(starters).deck for _ in (0, 1)], b"phones %d" % number, log=False)
    words = Localizer(BotTexts(), "en").of(rulebook, NAMES)
    board = render.board(view(match, 0), NAMES)  # all boards of a game are as high
    for _ in range(QUESTIONS):
        decision = match.decision
        if decision is None:
            return
        seen = view(match, decision.player)
        assert seen.decision is not None
        numbers = render.numbers(seen) if choices_shown(seen) else {}
        pictures = [board, hand_picture(seen)]
        may_pass = any(option.verb == "pass" for option in seen.decision.options)
        passing = replace(ahead, may_pass=may_pass)
        outgoing = hand_message(
            MatchView(summary(rulebook.name), seen, passing),
            words,
            pictures,
            prompt=Prompt(12345, 1, seen.decision, numbers, render.descriptions(seen)),
            standing=Standing("https://discord.com/channels/1/2", since=SINCE),
        )
        (container,) = outgoing.view.children
        assert isinstance(container, discord.ui.Container)
        shown = [part for part in container.children if not isinstance(part, discord.ui.MediaGallery)]
        yield seen.decision.prompt.text, shown, pictures
        count = chance.randint(decision.minimum, decision.maximum)
        match.choose(tuple(chance.sample(range(len(decision.options)), count)))


@every_rulebook
@pytest.mark.parametrize("number", range(MATCHES))
def test_no_prompt_pushes_the_board_off_a_phone(rulebook: Rulebook, number: int) -> None:
    """Its header says as much of what has happened as there is room for, in five lines at most."""
    over = {}
    for asked, parts, pictures in messages(rulebook, number):
        first = parts[0]
        assert isinstance(first, discord.ui.TextDisplay)
        assert first.content.startswith("-# [Match 12345](")
        assert phone.text_high(first.content) <= 5 * phone.SMALL_LINE
        assert first.content.count("**") % 2 == 0, "no bold is left open where a line is cut"
        left = phone.left(parts, pictures) - phone.GAP * (len(pictures) - 1)
        if left < 0:
            over[asked] = left
    assert over == {}


@every_rulebook
@pytest.mark.parametrize("ahead", [PassingView(queued=5), PassingView(later=True), PassingView(dropped=WhyDropped.NEW)])
def test_nor_does_a_prompt_that_speaks_of_attacks_chosen_ahead(rulebook: Rulebook, ahead: PassingView) -> None:
    for asked, parts, pictures in messages(rulebook, 0, ahead):
        assert phone.left(parts, pictures) >= phone.GAP * (len(pictures) - 1), asked


@pytest.mark.parametrize(("lines", "told"), [(1, 0), (2, 0), (3, 0), (4, 1), (5, 1), (9, 1)])
def test_the_header_keeps_to_its_room(lines: int, told: int) -> None:
    titles = (
        Safe("-# [Match 1](https://x) against 🟠 Bobby · turn 3 · rule 1.2.3"),
        Safe("-# [Match 1](https://x) · turn 3"),
    )
    said = header(titles, SINCE, lines * phone.SMALL_LINE)
    assert phone.text_high(said) <= min(lines, 5) * phone.SMALL_LINE
    assert said.count("**hit**") == told
    assert ("Bobby" in said) is (lines > 1)


@pytest.mark.parametrize(
    ("label", "fitted"),
    [
        ("Old Firebrick 4500 > Wren 3000", "Old Firebrick 4500 > Wren 3000"),
        ("Old Firebrick 4500 > Wren Ashdown, Kiln Runner 3000", "Old Fire… 4500 > Wren Ash… 3000"),
        ("Elaine 5000+7000 < The Carillon Twins 13000", "Elain… 5000+7000 < The C… 13000"),
        ("Wren Ashdown 3500 > Hazel Root 3000 + level up", "Wren… 3500 > Haze… 3000 + level up"),
        ("Lamp in Both Windows 1 = Moth Lantern 2", "Lamp in Both… = Moth Lantern 2"),
        ("Gale Warden > back left circle, empty", "Gale… > back left circle, empty"),
        ("5 · Level boost: rest Lamp in Both Windows", "5 · Level boost: rest Lamp in Bot…"),
        ("Something without any number at all", "Something without any number at a…"),
        ("100 = 200 = 300 = 400 = 500 = 600 = 700", "100 = 200 = 300 = 400 = 500 = 600…"),
    ],
)
def test_a_label_that_is_too_long_for_a_phone_loses_letters_of_names_and_no_numbers(label: str, fitted: str) -> None:
    assert phone.fitted(label) == fitted
    assert len(fitted) <= phone.BUTTON_LETTERS
