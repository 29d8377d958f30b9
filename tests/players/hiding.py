"""Hiding a ball: a game for two computer players, in which looking at what is hidden would always win.

One player's ball lies on the table, for all to see. It is shuffled into their deck of four cards, and the other player
says where in the deck it is, and wins if that is true.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.kernel import verbs
from engine.kernel.asking import ask
from engine.kernel.cards import values_of
from engine.kernel.decisions import Option, Procedure
from engine.kernel.definitions import CardDefinition
from engine.kernel.match import Match
from engine.kernel.messages import Message
from engine.kernel.rulebook import Deck, Decks, Rulebook
from engine.kernel.steps import Step, step, steps_of
from engine.kernel.zones import Visibility, ZoneKind

DECK = ZoneKind("deck", Visibility.NOBODY, pile=True)
TABLE = ZoneKind("table", Visibility.PUBLIC)

CARDS: Mapping[str, CardDefinition] = {
    name: CardDefinition(name, name.title(), "card", values_of({})) for name in ("ball", "stone")
}


def deal(match: Match, decks: Sequence[Deck]) -> None:
    for player, deck in enumerate(decks):
        for number, count in deck.listed("main"):
            for _ in range(count):
                verbs.create(match, CARDS[number], player, TABLE[player] if number == "ball" else DECK[player])


@step
def begin_step(match: Match) -> Procedure[Step]:
    """1. The first turn begins."""
    match.state.turn = 1
    yield from ()
    return hide_step


@step
def hide_step(match: Match) -> Procedure[None]:
    """2. One player shuffles the ball into the deck, the other says where it is."""
    yield from ask(0, "2", Message("ask-hide"), [Option("hide")])
    ball = match.cards(TABLE[0])[0]
    verbs.place(match, ball, DECK[0])
    verbs.shuffle(match, DECK[0])
    places = [Option("say", value=place) for place in range(len(match.cards(DECK[0])))]
    said = yield from ask(1, "2", Message("ask-where"), places)
    match.lose((0,) if match.cards(DECK[0])[said.value] == ball else (1,), "2", "said")


def no_rule_actions(match: Match) -> Procedure[bool]:
    yield from ()
    return False


RULEBOOK = Rulebook(
    name="hiding",
    title="Hiding",
    edition="1",
    zone_kinds=(DECK, TABLE),
    steps=steps_of(__import__(__name__, fromlist=["hide_step"])),
    first_step=begin_step,
    layers=(),
    memory=(),
    cards=lambda: CARDS,
    deal=deal,
    nodes=dict,
    rule_actions=no_rule_actions,
    views=lambda match, viewer: {},
    decks=Decks(
        check=lambda deck, cards: (),
    ),
)

BALL_AND_STONES = Deck({"main": {"ball": 1, "stone": 3}})


def hidden(seed: int) -> Match:
    """A match in which the ball has just been hidden."""
    match = Match.begin(RULEBOOK, (BALL_AND_STONES, BALL_AND_STONES), b"%d" % seed, log=False)
    match.answer(["hide"])
    return match


def place_of_the_ball(match: Match) -> int:
    """Where in the deck it is."""
    pile = match.cards(DECK[0])
    return next(place for place, card in enumerate(pile) if match.state.definition[card] is CARDS["ball"])
