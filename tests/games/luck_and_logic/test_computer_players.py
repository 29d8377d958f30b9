"""The computer player of Luck & Logic: it beats random play, attacks what nobody guards, and guards its own gates."""

from __future__ import annotations

from importlib import resources

import pytest

from engine.games.luck_and_logic.strategy import ADVICE
from engine.kernel.match import Match
from engine.kernel.rulebook import Rulebook
from engine.kernel.views import view
from engine.players import Chance, HeuristicPlayer, RandomPlayer
from engine.players.player import Player
from tests.games.luck_and_logic.positions import both_editions


def played(book: Rulebook, seed: int) -> int | None:
    """Which of the two wins a match: 0 the one who plays by the strategy, 1 the one who plays at random."""
    strategist: Player = HeuristicPlayer({book.name: book})
    players = (strategist, RandomPlayer()) if seed % 2 else (RandomPlayer(), strategist)
    decks = [starter.deck for starter in book.decks.starters()]
    match = Match.begin(book, decks, b"played %d" % seed, log=False)
    while match.decision is not None:
        seat = match.decision.player
        match.answer(players[seat].choose(view(match, seat), Chance(b"%d.%d" % (seed, match.answers))))
    assert match.state.outcome is not None
    winner = match.state.outcome.winner
    return None if winner is None else int(players[winner] is not strategist)


@both_editions
def test_whoever_plays_by_the_strategy_beats_random_play(book: Rulebook) -> None:
    assert [played(book, seed) for seed in range(8)] == [0] * 8


@both_editions
@pytest.mark.parametrize("seed", range(3))
def test_gates_that_nobody_guards_are_attacked(book: Rulebook, seed: int) -> None:
    """Only whoever cannot attack stops while a gate lies bare."""
    decks = [starter.deck for starter in book.decks.starters()]
    match = Match.begin(book, decks, b"bare %d" % seed, log=False)
    player = HeuristicPlayer({book.name: book})
    attacks = 0
    while match.decision is not None:
        seat = match.decision.player
        seen = view(match, seat)
        assert seen.decision is not None
        answer = player.choose(seen, Chance(b"%d.%d" % (seed, match.answers)))
        if seen.decision.prompt.text == "ask-attack":
            places = {option.key: option.zone for option in seen.decision.options}
            bare = {
                key
                for key, zone in places.items()
                if zone is not None
                and not seen.zones[zone].cards
                and not any(zone in card.covers for each in seen.zones.values() for card in each.cards)
                and any(card.face_down for card in seen.zones[f"gate-{zone}"].cards)
            }
            assert not bare or answer[0] in bare
            attacks += bool(bare)
        match.answer(answer)
    assert attacks > 3


def test_every_question_on_which_there_is_advice_has_a_text(both_texts: str) -> None:
    assert {each for each in ADVICE if f"\n{each} =" not in both_texts} == set()


@pytest.fixture
def both_texts() -> str:
    """The texts of all games and those of Luck & Logic."""
    engine = resources.files("engine")
    own = engine / "games" / "luck_and_logic" / "texts" / "en.ftl"
    common = [each.read_text(encoding="utf-8") for each in (engine / "texts").iterdir() if each.name.endswith(".ftl")]
    return "\n".join([own.read_text(encoding="utf-8"), *common])
