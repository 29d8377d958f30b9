"""Lists of decks: however many games and decks there are, they fit into a message, and every game is there."""

import pytest

from cogs.presenters.decks import lists_text
from cogs.words import Words
from engine.kernel.rulebook import Deck
from host.decks import NAME_LIMIT, KeptDeck
from host.texts import Texts
from storage import DeckChoice

MOST_IN_MESSAGE = 4000
WORDS = Words(Texts(), "en")


def kept(game: str, name: str, version: int | None) -> KeptDeck:
    """A deck of no cards."""
    return KeptDeck(game, name, Deck({}), version, DeckChoice(name, {}))


@pytest.mark.parametrize("games", [1, 2, 5, 12])
def test_decks_of_many_games_fit_into_one_message(games: int) -> None:
    decks = [kept("game", f"{number:_<{NAME_LIMIT}}", number or None) for number in range(60)]
    said = lists_text([(f"Game {number}", decks) for number in range(games)], WORDS)
    assert len(said) <= MOST_IN_MESSAGE
    assert said.count("### Game") == games
    assert said.count("more") == games, "what does not fit is counted"


def test_own_decks_come_before_those_for_everybody() -> None:
    said = lists_text([("Chess", [kept("chess", "For all", None), kept("chess", "Mine", 2)])], WORDS)
    assert said.index("Mine") < said.index("For all")
