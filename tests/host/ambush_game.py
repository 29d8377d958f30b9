"""A game of windows: whoever is attacked may spring a trap, and is asked whether they hold one or not.

Each player has a champion on the field and a deck of traps and twigs, three of which are in hand. In each turn the turn
player may attack, again and again. At each attack, and at the end of the turn, the other player may spring traps while
they have a hand; each is replaced from the deck. Who is not attacked is ahead. Twelve turns are a match.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from engine.kernel import verbs
from engine.kernel.asking import ask
from engine.kernel.cards import Card, values_of
from engine.kernel.decisions import PASS, Decision, Option, Procedure
from engine.kernel.definitions import CardDefinition
from engine.kernel.match import Match
from engine.kernel.memory import UNOBSERVED, Remembered
from engine.kernel.messages import Message, Ref, Seat
from engine.kernel.rulebook import Deck, Decks, Rulebook, Starter
from engine.kernel.steps import Step, step, steps_of
from engine.kernel.ways import NO_WAYS, LettingGo, Ways
from engine.kernel.zones import Visibility, ZoneKind
from tests.host import tiny_game
from tests.host.tiny_game import DECK, HAND

FIELD = ZoneKind("field", Visibility.PUBLIC)
PAST = ZoneKind("past", Visibility.PUBLIC)

ATTACKING = Remembered("attacking", False, touches=UNOBSERVED)

CARDS: Mapping[str, CardDefinition] = {
    name: CardDefinition(name, name.title(), "card", values_of({}))
    for name in ("champion", "twig", "net", "pit", "snare")
}
TRAPS = ("net", "pit", "snare")
TURNS = 12


def deal(match: Match, decks: Sequence[Deck]) -> None:
    for player in (0, 1):
        verbs.create(match, CARDS["champion"], player, FIELD[player])
    tiny_game.deal(match, decks)


@step
def prepare(match: Match) -> Procedure[Step]:
    """1. Shuffle and draw three cards each."""
    yield from tiny_game.draw_three(match)
    return attack_step


@step
def attack_step(match: Match) -> Procedure[Step]:
    """2. The turn player attacks or not."""
    player = match.state.turn_player
    if match.state.turn > TURNS:
        match.lose((player,), "2", "age")
    chosen = yield from ask(player, "2", Message("ask-attack"), [PASS, Option("attack")])
    ATTACKING.set(match, chosen is not PASS)
    match.changed()
    match.tell("attacks" if chosen is not PASS else "rests", player=Seat(player))
    return trap_step


@step
def trap_step(match: Match) -> Procedure[Step]:
    """3. The other player may spring traps, and is asked as long as they have a hand."""
    player = 1 - match.state.turn_player
    traps = {match.state.definition[card].number: card for card in match.cards(HAND[player])}
    options = [Option("spring", traps[name]) for name in TRAPS if name in traps]
    chosen = PASS
    if match.cards(HAND[player]):
        chosen = yield from ask(player, "3", Message("ask-trap"), [PASS, *options])
    if chosen.card is not None:
        match.tell("springs", player=Seat(player), card=Ref(chosen.card))
        yield from verbs.move(match, chosen.card, PAST[player])
        yield from verbs.draw(match, player, DECK, HAND)
        return trap_step
    if ATTACKING.of(match):
        ATTACKING.reset(match)
    else:
        match.state.turn += 1
        match.state.turn_player = player
    match.changed()
    return attack_step


def no_rule_actions(match: Match) -> Procedure[bool]:
    yield from ()
    return False


def facts(match: Match, viewer: int | None) -> Mapping[str, Any]:
    return {}


def marks(match: Match) -> Mapping[Card, tuple[str, ...]]:
    champion = match.cards(FIELD[match.state.turn_player])[0]
    return {champion: ("attacking",)} if ATTACKING.of(match) else {}


def ways(match: Match, decision: Decision) -> Ways:
    """Traps against an attack may be let go as long as no more of them were sprung before.

    To spring one at the end of a turn may be said once for two.
    """
    if decision.prompt.text != "ask-trap":
        return NO_WAYS
    sprung = len(match.cards(PAST[decision.player]))
    if ATTACKING.of(match):
        return Ways(lets_go=LettingGo(Message("let-go-trap"), sprung))
    springs = [option for option in decision.options if option.card is not None]
    lets_go = LettingGo(Message("let-go-quiet"), sprung // 2, springs[0]) if springs else None
    return Ways(is_ahead=True, lets_go=lets_go)


TWIGS = Deck({"main": {"twig": 20}})
NETS = Deck({"main": {"net": 20}})
MIXED = Deck({"main": {"net": 7, "pit": 7, "snare": 6}})

RULEBOOK = Rulebook(
    name="ambush",
    title="Ambush",
    edition="1",
    zone_kinds=(DECK, HAND, FIELD, PAST),
    steps=steps_of(__import__(__name__, fromlist=["prepare"])),
    first_step=prepare,
    layers=(),
    memory=(ATTACKING,),
    cards=lambda: CARDS,
    deal=deal,
    nodes=dict,
    rule_actions=no_rule_actions,
    views=facts,
    marks=marks,
    ways=ways,
    decks=Decks(
        check=lambda deck, cards: [],
        starters=lambda: tuple(
            Starter(name, name.title(), deck) for name, deck in (("twigs", TWIGS), ("nets", NETS), ("mixed", MIXED))
        ),
    ),
)
