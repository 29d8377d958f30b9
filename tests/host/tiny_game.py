"""Stone, paper, scissors with cards: a whole rulebook in a page, to show that the host knows no game.

Each player has a deck of nine cards, of which three are in hand. In each round the turn player may bet and name a
stake, the other player nods, and then both choose a card of their hand in secret, one after the other. Both cards are
shown, and the better one wins a point; whoever has three points wins. Nothing happens while a bet is made up, so that
it can be stepped back; what follows a nod can be taken back by consent, until cards have been shown.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from engine.kernel import verbs
from engine.kernel.asking import ask, may
from engine.kernel.cards import Card, values_of
from engine.kernel.decisions import Decision, Option, Procedure
from engine.kernel.deck_facts import Difficulty, StarterFacts
from engine.kernel.definitions import CardDefinition
from engine.kernel.match import Match
from engine.kernel.memory import UNOBSERVED, Remembered, RememberedBySeat
from engine.kernel.messages import Message, Ref, Seat
from engine.kernel.rulebook import Deck, Decks, Fault, Rulebook, Starter
from engine.kernel.steps import Step, step, steps_of
from engine.kernel.zones import Visibility, ZoneKind

DECK = ZoneKind("deck", Visibility.NOBODY, pile=True)
HAND = ZoneKind("hand", Visibility.OWNER)
FIELD = ZoneKind("field", Visibility.PUBLIC_FACE_UP)
PAST = ZoneKind("past", Visibility.PUBLIC)

EASY = StarterFacts("Throws stones", "any", Difficulty.EASY)

POINTS = RememberedBySeat("points", (0, 0))
CHOSEN = Remembered[tuple[Card, ...]]("chosen", (), touches=UNOBSERVED)
STAKE = Remembered[Any]("stake", 0, touches=UNOBSERVED)
NODS = Remembered("nods", 0, touches=UNOBSERVED)

BEATS = {"stone": "scissors", "scissors": "paper", "paper": "stone"}

CARDS: Mapping[str, CardDefinition] = {
    name: CardDefinition(name, name.title(), "card", values_of({"beats": beaten})) for name, beaten in BEATS.items()
}


def deal(match: Match, decks: Sequence[Deck]) -> None:
    for player, deck in enumerate(decks):
        for number, count in deck.listed("main"):
            for _ in range(count):
                verbs.create(match, match.rulebook.cards()[number], player, DECK[player])


def draw_three(match: Match) -> Procedure[None]:
    """Shuffle both decks and draw three cards of each."""
    for player in (0, 1):
        verbs.shuffle(match, DECK[player])
        for _ in range(3):
            yield from verbs.draw(match, player, DECK, HAND)


@step
def prepare(match: Match) -> Procedure[Step]:
    """1. Shuffle and draw three cards each."""
    yield from draw_three(match)
    return bet_step


@step
def bet_step(match: Match) -> Procedure[Step]:
    """2. The turn player bets on the round or not, and then says how much."""
    match.state.turn += 1
    match.changed()
    player = match.state.turn_player
    if (yield from may(player, "2.1", Message("ask-bet"))):
        stake = yield from ask(player, "2.2", Message("ask-stake"), [Option("stake", value=n) for n in (1, 2)])
        STAKE.set(match, stake.value)
        match.changed()
        match.tell("bets", player=Seat(player), amount=stake.value)
    return answer_bet


@step
def answer_bet(match: Match) -> Procedure[Step]:
    """2.3. The other player nods."""
    yield from ask(1 - match.state.turn_player, "2.3", Message("ask-nod"), [Option("nod")])
    NODS.set(match, NODS.of(match) + 1)
    match.changed()
    return choose_step


@step
def choose_step(match: Match) -> Procedure[Step]:
    """3. Both choose a card in secret, the turn player first; the cards are put face down."""
    for player in (match.state.turn_player, 1 - match.state.turn_player):
        options = [Option("choose", card) for card in match.cards(HAND[player])]
        card = (yield from ask(player, "3", Message("ask-card"), options, secret=True)).card
        assert card is not None
        CHOSEN.set(match, (*CHOSEN.of(match), card))
        match.tell("chooses", viewers=(player,), player=Seat(player), card=Ref(card))
    return show_step


@step
def show_step(match: Match) -> Procedure[Step]:
    """4. Both cards are shown. A draw is replenished; three points win."""
    cards = CHOSEN.of(match)
    CHOSEN.reset(match)
    for card in cards:
        yield from verbs.move(match, card, PAST[match.state.owner[card]])
        match.tell("shows", player=Seat(match.state.owner[card]), card=Ref(card))
    first, second = (match.state.definition[card] for card in cards)
    points = list(POINTS.of(match))
    if first.values["beats"] == second.number:
        points[match.state.owner[cards[0]]] += 1
    elif second.values["beats"] == first.number:
        points[match.state.owner[cards[1]]] += 1
    POINTS.set(match, (points[0], points[1]))
    for player in (0, 1):
        if points[player] >= 3 or not match.cards(DECK[1 - player]):
            match.lose((1 - player,), "4", "points")
        yield from verbs.draw(match, player, DECK, HAND)
    match.state.turn_player = 1 - match.state.turn_player
    match.changed()
    return bet_step


def no_rule_actions(match: Match) -> Procedure[bool]:
    yield from ()
    return False


def check_deck(deck: Deck, cards: object) -> Sequence[Fault]:
    size = sum(count for _, count in deck.listed("main"))
    return [] if size == 9 else [Fault("0", Message("fault-size", {"count": size}))]


def facts(match: Match, viewer: int | None) -> Mapping[str, Any]:
    return {"points": POINTS.of(match)}


def cover(match: Match, decision: Decision) -> tuple[str, Message]:
    return "3", Message("ask-something")


EVEN = Deck({"main": {"stone": 3, "paper": 3, "scissors": 3}})
STONES = Deck({"main": {"stone": 7, "paper": 1, "scissors": 1}})

RULEBOOK = Rulebook(
    name="tiny",
    title="Stone, Paper, Scissors",
    edition="1",
    zone_kinds=(DECK, HAND, FIELD, PAST),
    steps=steps_of(__import__(__name__, fromlist=["prepare"])),
    first_step=prepare,
    layers=(),
    memory=(POINTS, CHOSEN, STAKE, NODS),
    cards=lambda: CARDS,
    deal=deal,
    nodes=dict,
    rule_actions=no_rule_actions,
    views=facts,
    cover=cover,
    decks=Decks(
        check=check_deck,
        starters=lambda: (Starter("even", "Even", EVEN), Starter("stones", "Stones", STONES, EASY)),
    ),
)
