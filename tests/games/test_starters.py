"""What the starters of every game tell those who choose among them.

`python -m tests.games.test_starters` writes the page about them anew.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from cogs.presenters.deck_menu import MOST_DESCRIPTION, about_starter
from cogs.words import Localizer
from engine.games import rulebooks
from engine.kernel.rulebook import Rulebook
from host.decks import NAME_LIMIT
from host.texts import BotTexts

WORDS = Localizer(BotTexts(), "en")

DOCUMENT = Path(__file__).parents[2] / "docs" / "starters.md"
BEGIN = "<!-- written by `python -m tests.games.test_starters` -->\n"

every_game = pytest.mark.parametrize("rulebook", rulebooks().values(), ids=lambda rulebook: str(rulebook.name))


@every_game
def test_every_starter_says_how_it_plays_from_when_it_is_and_how_hard_it_is(rulebook: Rulebook) -> None:
    for starter in rulebook.decks.starters():
        assert starter.facts is not None, f"{starter.key}: style, era and difficulty belong into its file"
        assert len(starter.facts.style) >= 10, starter.key
        assert starter.facts.era, starter.key
        said = about_starter(starter.facts, WORDS)
        assert len(said) <= MOST_DESCRIPTION, f"{starter.key}: {said!r} does not fit under its name in a menu"


@every_game
def test_no_two_starters_of_a_game_are_called_alike_or_play_alike(rulebook: Rulebook) -> None:
    starters = rulebook.decks.starters()
    assert len({starter.name.casefold() for starter in starters}) == len(starters)
    assert len({starter.facts.style for starter in starters if starter.facts}) == len(starters)
    assert all(len(starter.name) <= NAME_LIMIT for starter in starters)


def documented() -> Iterator[str]:
    """A table for each game that is in the house."""
    for rulebook in rulebooks().values():
        if (DOCUMENT.parents[1] / "engine" / "games" / rulebook.folder).is_dir():
            yield f"\n## {rulebook.title}\n\n| deck | how it plays | from | to play |\n|---|---|---|---|\n"
            for starter in rulebook.decks.starters():
                assert starter.facts is not None
                facts = starter.facts
                yield f"| {starter.name} | {facts.style} | {facts.era} | {facts.difficulty} |\n"


def test_the_page_about_starters_is_current() -> None:
    _, _, tables = DOCUMENT.read_text(encoding="utf-8").partition(BEGIN)
    assert tables == "".join(documented()), "run `python -m tests.games.test_starters`"


if __name__ == "__main__":
    before, _, _ = DOCUMENT.read_text(encoding="utf-8").partition(BEGIN)
    DOCUMENT.write_text(before + BEGIN + "".join(documented()), encoding="utf-8")
