"""A game of several attacks: the turn player attacks with one soldier after the other, and shouts each time or not.

Each player has three soldiers on the field and three cards in hand. After each attack its player may beat a drum of
their hand, and then the other player may spring a trap: a net catches the next soldier, a pit makes all weaker, a gap
lets soldiers raid as well, and a gate lets them march. All of it lasts until the end of the turn. Twelve turns are a
match.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.kernel import verbs
from engine.kernel.asking import ask, may
from engine.kernel.cards import Card, values_of
from engine.kernel.decisions import NO, PASS, YES, Decision, Option, Procedure
from engine.kernel.definitions import CardDefinition
from engine.kernel.match import Match
from engine.kernel.memory import UNOBSERVED, Remembered
from engine.kernel.messages import Message, Ref, Seat
from engine.kernel.rulebook import Deck, Decks, Rulebook, Starter
from engine.kernel.steps import Step, step, steps_of
from engine.kernel.ways import NO_WAYS, Expected, Way, Ways
from tests.host import tiny_game
from tests.host.ambush_game import FIELD, PAST, facts, no_rule_actions
from tests.host.tiny_game import DECK, HAND

SPENT = Remembered[tuple[Card, ...]]("spent", (), touches=UNOBSERVED)
SPRUNG = Remembered[tuple[str, ...]]("sprung", (), touches=UNOBSERVED)

SOLDIERS = ("red", "green", "blue")
TRAPS = ("net", "pit", "gap", "gate")
CARDS = {
    name: CardDefinition(name, name.title(), "card", values_of({})) for name in (*SOLDIERS, *TRAPS, "drum", "twig")
}
TURNS = 12


def deal(match: Match, decks: Sequence[Deck]) -> None:
    for player in (0, 1):
        for name in SOLDIERS:
            verbs.create(match, CARDS[name], player, FIELD[player])
    tiny_game.deal(match, decks)


@step
def prepare(match: Match) -> Procedure[Step]:
    """1. Draw three cards each."""
    yield from tiny_game.draw_three(match)
    return attack_step


@step
def attack_step(match: Match) -> Procedure[Step]:
    """2. The turn player attacks with a soldier that has not yet, or ends the turn."""
    player = match.state.turn_player
    if match.state.turn > TURNS:
        match.lose((player,), "2", "age")
    ready = [card for card in match.cards(FIELD[player]) if card not in SPENT.of(match)]
    options = [Option("attack", card) for card in ready]
    if "gap" in SPRUNG.of(match):
        options += [Option("raid", card) for card in ready]
    if "gate" in SPRUNG.of(match):
        options += [Option("march", card) for card in ready]
    chosen = yield from ask(player, "2", Message("ask-attack"), [PASS, *options])
    if chosen.card is None:
        SPENT.reset(match)
        SPRUNG.reset(match)
        match.state.turn += 1
        match.state.turn_player = 1 - player
        match.changed()
        return attack_step
    shouts = yield from may(player, "2.1", Message("ask-shout", {"card": Ref(chosen.card)}))
    SPENT.set(match, (*SPENT.of(match), chosen.card))
    match.changed()
    match.tell("shouts" if shouts else "attacks", player=Seat(player), card=Ref(chosen.card))
    return drum_step


@step
def drum_step(match: Match) -> Procedure[Step]:
    """3. The attacking player may beat a drum."""
    player = match.state.turn_player
    drums = [card for card in match.cards(HAND[player]) if match.state.definition[card].number == "drum"][:1]
    if drums and (yield from ask(player, "3", Message("ask-drum"), [PASS, Option("beat", drums[0])])).card is not None:
        match.tell("beats", player=Seat(player))
    return trap_step


@step
def trap_step(match: Match) -> Procedure[Step]:
    """4. The other player may spring a trap."""
    player = 1 - match.state.turn_player
    traps = {match.state.definition[card].number: card for card in match.cards(HAND[player])}
    options = [Option("spring", traps[name]) for name in TRAPS if name in traps]
    chosen = yield from ask(player, "4", Message("ask-trap"), [PASS, *options])
    if chosen.card is not None:
        name = match.state.definition[chosen.card].number
        yield from verbs.move(match, chosen.card, PAST[player])
        SPRUNG.set(match, (*SPRUNG.of(match), name))
        left = [card for card in match.cards(FIELD[1 - player]) if card not in SPENT.of(match)]
        if name == "net":
            SPENT.set(match, (*SPENT.of(match), *left[:1]))
        match.changed()
    return attack_step


def ways(match: Match, decision: Decision) -> Ways:
    """Each attack without a shout and with one, and without a shout and with the drum that is beaten after it."""
    if decision.prompt.text != "ask-attack":
        return NO_WAYS
    beats = [
        (Expected("ask-drum", None, Option("beat", card)),)
        for card in match.cards(HAND[decision.player])
        if match.state.definition[card].number == "drum"
    ][:1]
    power = 1 if "pit" in SPRUNG.of(match) else 5
    found = [
        Way(
            option,
            Message("way-attack", {"card": Ref(option.card), "power": power}),
            who=Message("way-who", {"card": Ref(option.card)}),
            then=(Expected("ask-shout", option.card, shout),),
            later=later,
        )
        for option in decision.options
        if option.card is not None
        for shout, later in ((NO, ()), (YES, ()), *((NO, each) for each in beats))
    ]
    drums = [Option("beat", each[0].answer.card) for each in beats if each[0].answer is not None]
    meanwhile = Decision(decision.player, "3", Message("ask-drum"), [PASS, *drums]) if drums else None
    return Ways(found, closing=PASS, repeats=True, follows=frozenset({"march"}), meanwhile=meanwhile)


RULEBOOK = Rulebook(
    name="march",
    title="March",
    edition="1",
    zone_kinds=(DECK, HAND, FIELD, PAST),
    steps=steps_of(__import__(__name__, fromlist=["prepare"])),
    first_step=prepare,
    layers=(),
    memory=(SPENT, SPRUNG),
    cards=lambda: CARDS,
    deal=deal,
    nodes=dict,
    rule_actions=no_rule_actions,
    views=facts,
    marks=lambda match: {},
    ways=ways,
    decks=Decks(
        check=lambda deck, cards: [],
        starters=lambda: tuple(
            Starter(f"{name}s", f"{name.title()}s", Deck({"main": {name: 20}})) for name in (*TRAPS, "drum", "twig")
        ),
    ),
)
