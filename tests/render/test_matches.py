"""Pictures of matches that are really played: their positions can be drawn, and nothing hidden changes a byte."""

import random
from collections.abc import Iterator
from itertools import product

import pytest

from engine.games import rulebooks
from engine.kernel.cards import Card
from engine.kernel.match import Match
from engine.kernel.rulebook import Rulebook
from engine.kernel.views import view
from engine.kernel.visibility import sees
from render import PREVIEW, board, card, choices, deck, hand
from tests.render.positions import NAMES

every_game = pytest.mark.parametrize("rulebook", rulebooks().values(), ids=lambda rulebook: str(rulebook.name))


def positions(rulebook: Rulebook, seed: int) -> Iterator[Match]:
    """A match by random legal answers, at each of its decisions and at its end."""
    decks = [starter.deck for starter in rulebook.decks.starters()][:2]
    match = Match.begin(rulebook, decks, seed.to_bytes(16, "little"))
    chance = random.Random(seed)
    yield match
    while (decision := match.decision) is not None:
        count = chance.randint(decision.minimum, decision.maximum)
        match.choose(tuple(chance.sample(range(len(decision.options)), count)))
        yield match


def with_other_hidden_cards(match: Match, chance: random.Random) -> Match:
    """The same position for a spectator, where the cards of one back that they cannot see have changed places."""
    other = match.fork()
    state = other.state
    backs = [match.rulebook.hooks.back(definition) for definition in state.definition]
    for player, back in product((0, 1), sorted(set(backs))):
        unseen = [Card(row) for row, owner in enumerate(state.owner) if owner == player and backs[row] == back]
        unseen = [row for row in unseen if not sees(other, None, row)]
        definitions = [state.definition[row] for row in unseen]
        chance.shuffle(definitions)
        for row, definition in zip(unseen, definitions, strict=True):
            state.definition[row] = definition
    other.changed()
    return other


@every_game
def test_the_positions_of_a_match_can_be_drawn_within_the_budget(rulebook: Rulebook) -> None:
    for number, match in enumerate(positions(rulebook, 1)):
        if number % 3 == 0 or match.decision is None:
            picture = board(view(match, None), NAMES)
            assert len(picture.data) <= 110_000
            assert len(picture.alt) <= 1024


@every_game
def test_decisions_of_a_match_can_be_drawn_for_the_player_who_is_asked(rulebook: Rulebook) -> None:
    for number, match in enumerate(positions(rulebook, 3)):
        if number % 5 == 0 and match.decision is not None:
            asked = view(match, match.decision.player)
            assert hand(asked, NAMES).data
            assert choices(asked).data


@every_game
def test_what_a_spectator_cannot_see_changes_no_byte_of_a_board(rulebook: Rulebook) -> None:
    chance = random.Random(4)
    shuffled = 0
    for number, match in enumerate(positions(rulebook, 4)):
        if number % 9 == 0:
            other = with_other_hidden_cards(match, chance)
            shuffled += other.state.definition != match.state.definition
            assert board(view(other, None), NAMES) == board(view(match, None), NAMES)
    assert shuffled > 1


@every_game
def test_every_starter_deck_can_be_drawn(rulebook: Rulebook) -> None:
    known = rulebook.cards()
    for starter in rulebook.decks.starters():
        cards = [(known[number], count) for number, count in starter.deck.listed("main")]
        picture = deck(cards, starter.name, game=rulebook.folder)
        assert len(picture.data) <= 140_000
        assert picture.alt.startswith(f"The deck {starter.name}, {sum(count for _, count in cards)} cards: ")


@pytest.mark.slow
@pytest.mark.parametrize("folder", sorted({rulebook.folder for rulebook in rulebooks().values()}))
def test_every_card_of_any_edition_can_be_drawn(folder: str) -> None:
    editions = [rulebook for rulebook in rulebooks().values() if rulebook.folder == folder]
    different = {id(each): each for rulebook in editions for each in rulebook.cards().values()}
    assert len(different) >= max(len(rulebook.cards()) for rulebook in editions)
    for definition in different.values():
        assert definition.name in card(definition, game=folder, size=PREVIEW).alt
