"""Level Neo for the tests of every game: random legal decks, how matches end, and what people click."""

from __future__ import annotations

from hypothesis import strategies as st

from engine.games.level_neo import RULEBOOK, setup
from engine.games.level_neo.cards import may_be_main
from engine.games.level_neo.decks import COPIES, SIZE
from engine.kernel.rulebook import Deck
from tests.games.kit import Kit
from tests.games.level_neo.hostile import HANDY, HOSTILE

CARDS = sorted(RULEBOOK.cards().values(), key=lambda card: card.number)
MAINS = [card.number for card in CARDS if may_be_main(card)]


@st.composite
def decks(draw: st.DrawFn) -> Deck:
    """A legal deck: any forty cards, of which one at least may be the main character, named or not."""
    main = draw(st.sampled_from(MAINS))
    others = [card.number for card in CARDS for _ in range(COPIES)]
    others.remove(main)
    numbers = [main, *draw(st.randoms(use_true_random=False)).sample(others, SIZE - 1)]
    deck = Deck({"main": {number: numbers.count(number) for number in numbers}}, draw(st.sampled_from([main, None])))
    assert not RULEBOOK.faults_in(deck)
    return deck


KIT = Kit(
    RULEBOOK,
    hostile=HOSTILE,
    handy=HANDY,
    decks=decks(),
    endings=frozenset({"10.1", "10.2"}),
    undealt=frozenset({setup.choose_turn_order.name, setup.choose_main.name}),
    eager=("> ", "= ", "< ", "yes", "do not cover", "alone", "pass until", "go on", "pass", "no"),
    yielding=("do not", "no", "pass until", "go on", "pass"),
)
