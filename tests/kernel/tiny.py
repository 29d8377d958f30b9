"""A tiny card game, to test the kernel without any real rulebook.

Both players have a deck and a hand, and a table of two seats of their own. The turn player plays cards to the table or
passes; when both have passed in a row the higher total of might wins. Cards have might, a colour and abilities.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

from msgspec.structs import replace

from engine.kernel import loop_record, timing, usage, verbs
from engine.kernel.abilities import (
    Ability,
    Automatic,
    Change,
    Condition,
    Context,
    Continuous,
    Effect,
    Node,
    Replacing,
    Selection,
    Trigger,
    gain,
)
from engine.kernel.asking import ask, choose_cards
from engine.kernel.cards import Card, Values, values_of
from engine.kernel.decisions import PASS, Decision, Option, Procedure
from engine.kernel.definitions import CardDefinition
from engine.kernel.effects import EffectInForce
from engine.kernel.events import SITUATION, Event
from engine.kernel.match import Match
from engine.kernel.memory import UNOBSERVED, Remembered
from engine.kernel.messages import Message, Ref, Seat
from engine.kernel.rulebook import Deck, Decks, Rulebook, RuleNumbers
from engine.kernel.steps import Call, Following, Step, step, steps_of
from engine.kernel.timing import after_check_timing, check_timing, settle, standing_by
from engine.kernel.zones import Visibility, ZoneKind

DECK = ZoneKind("deck", Visibility.NOBODY, pile=True, ordered=True)
HAND = ZoneKind("hand", Visibility.OWNER)
TABLE = ZoneKind("table", Visibility.PUBLIC, places=("T1", "T2"), field=True)
GRAVE = ZoneKind("grave", Visibility.PUBLIC)
VAULT = ZoneKind("vault", Visibility.PUBLIC_FACE_UP)
POOL = ZoneKind("pool", Visibility.PUBLIC, shared=True)


PASSES = Remembered("passes", 0, touches=UNOBSERVED)
"""How many players have passed in a row."""


# ---- nodes of card text


@dataclass(frozen=True, slots=True)
class AddMight(Change):
    layer: ClassVar[str] = "add"
    writes: ClassVar[frozenset[str]] = frozenset({"might"})
    amount: int = 0

    def apply(self, match: Match, context: Context, card: Card, values: dict[str, Any]) -> None:
        values["might"] += self.amount


@dataclass(frozen=True, slots=True)
class DoubleMight(Change):
    """Depends on whatever else changes might in its layer."""

    layer: ClassVar[str] = "add"
    reads: ClassVar[frozenset[str]] = frozenset({"might"})
    writes: ClassVar[frozenset[str]] = frozenset({"might"})

    def apply(self, match: Match, context: Context, card: Card, values: dict[str, Any]) -> None:
        values["might"] *= 2


@dataclass(frozen=True, slots=True)
class SetMight(Change):
    layer: ClassVar[str] = "set"
    writes: ClassVar[frozenset[str]] = frozenset({"might"})
    amount: int = 0

    def apply(self, match: Match, context: Context, card: Card, values: dict[str, Any]) -> None:
        values["might"] = self.amount


@dataclass(frozen=True, slots=True)
class Recolour(Change):
    layer: ClassVar[str] = "other"
    writes: ClassVar[frozenset[str]] = frozenset({"colour"})
    colour: str = ""

    def apply(self, match: Match, context: Context, card: Card, values: dict[str, Any]) -> None:
        values["colour"] = self.colour


@dataclass(frozen=True, slots=True)
class Gain(Change):
    layer: ClassVar[str] = "other"
    writes: ClassVar[frozenset[str]] = frozenset({"gained"})
    ability: Ability | None = None

    def apply(self, match: Match, context: Context, card: Card, values: dict[str, Any]) -> None:
        gain(values, context, () if self.ability is None else (self.ability,))


@dataclass(frozen=True, slots=True)
class Lose(Change):
    layer: ClassVar[str] = "other"
    writes: ClassVar[frozenset[str]] = frozenset({"gained"})
    ability: Ability | None = None

    def apply(self, match: Match, context: Context, card: Card, values: dict[str, Any]) -> None:
        values["lost"] |= {self.ability}


@dataclass(frozen=True, slots=True)
class Coloured(Selection):
    """All cards on the table of one colour."""

    reads: ClassVar[frozenset[str]] = frozenset({"colour"})
    colour: str = ""

    def cards(self, match: Match, context: Context) -> Iterable[Card]:
        return [c for p in (0, 1) for z in TABLE.of(p) for c in match.cards(z) if self._fits(match, c)]

    def matches(self, match: Match, context: Context, card: Card, values: Values) -> bool:
        return bool(values["colour"] == self.colour)

    def _fits(self, match: Match, card: Card) -> bool:
        return bool(match.values(card)["colour"] == self.colour)


@dataclass(frozen=True, slots=True)
class HandIsEmpty(Condition):
    def holds(self, match: Match, context: Context) -> bool:
        return not match.cards(HAND[context.player])


@dataclass(frozen=True, slots=True)
class WhenPlayed(Trigger):
    @property
    def kinds(self) -> tuple[str, ...]:
        return (TABLE.enter,)

    def matches(self, match: Match, context: Context, event: Event) -> bool:
        return event.card == context.source


@dataclass(frozen=True, slots=True)
class WhenBuried(Trigger):
    """Whenever any card goes to a grave from the table."""

    @property
    def kinds(self) -> tuple[str, ...]:
        return (GRAVE.enter,)

    def matches(self, match: Match, context: Context, event: Event) -> bool:
        return event.source is not None and event.source.kind is TABLE


@dataclass(frozen=True, slots=True)
class WhenHandIsEmpty(Trigger):
    """A situation: its master has no cards in hand."""

    @property
    def kinds(self) -> tuple[str, ...]:
        return (SITUATION,)

    def matches(self, match: Match, context: Context, event: Event) -> bool:
        return not match.cards(HAND[context.player])


@dataclass(frozen=True, slots=True)
class DrawCards(Effect):
    count: int = 1

    def resolve(self, match: Match, context: Context) -> Procedure[None]:
        for _ in range(self.count):
            yield from verbs.draw(match, context.player, DECK, HAND)


@dataclass(frozen=True, slots=True)
class BuryOne(Effect):
    """Choose a card on the table and bury it."""

    def resolve(self, match: Match, context: Context) -> Procedure[None]:
        cards = [c for p in (0, 1) for z in TABLE.of(p) for c in match.cards(z)]
        for card in (yield from choose_cards(context.player, "7", Message("ask-bury"), cards, 1, 1)):
            yield from verbs.move(match, card, GRAVE[match.state.owner[card]])


@dataclass(frozen=True, slots=True)
class BuryThis(Effect):
    """Bury the card with this ability, if it is still the same card."""

    def resolve(self, match: Match, context: Context) -> Procedure[None]:
        card = context.this(match)
        if card is not None:
            yield from verbs.move(match, card, GRAVE[match.state.owner[card]])


@dataclass(frozen=True, slots=True)
class Toggle(Effect):
    """Turn this card's face over and back for ever: what makes a loop that nobody can stop."""

    def resolve(self, match: Match, context: Context) -> Procedure[None]:
        rested = match.state.rested[context.source]
        (verbs.stand if rested else verbs.rest)(match, context.source)
        yield from ()


@dataclass(frozen=True, slots=True)
class WhenTurned(Trigger):
    @property
    def kinds(self) -> tuple[str, ...]:
        return ("stand", "rest")

    def matches(self, match: Match, context: Context, event: Event) -> bool:
        return event.card == context.source


@dataclass(frozen=True, slots=True)
class Exile(Replacing):
    """If this card would be buried, it goes to its owner's vault instead."""

    def applies(self, match: Match, context: Context, event: Event) -> bool:
        return event.card == context.source and event.destination is not None and event.destination.kind is GRAVE

    def replace(self, match: Match, context: Context, event: Event) -> Procedure[Event | None]:
        yield from ()
        assert event.card is not None
        return replace(event, destination=VAULT[match.state.owner[event.card]], kind=VAULT.enter)


NODES: tuple[type[Node], ...] = (
    AddMight,
    DoubleMight,
    SetMight,
    Recolour,
    Gain,
    Lose,
    Coloured,
    HandIsEmpty,
    WhenPlayed,
    WhenBuried,
    WhenHandIsEmpty,
    DrawCards,
    BuryOne,
    BuryThis,
    Toggle,
    WhenTurned,
    Exile,
    Automatic,
    Continuous,
)

ON_TABLE = ("table",)


def card(name: str, might: int, colour: str, *abilities: Ability) -> CardDefinition:
    """A card of the tiny game."""
    return CardDefinition(name, name, "card", values_of({"might": might, "colour": colour}), abilities)


MOURNING = Automatic(ON_TABLE, trigger=WhenBuried(), effect=DrawCards(1))

CARDS: Mapping[str, CardDefinition] = {
    definition.number: definition
    for definition in (
        card("plain", 3, "red"),
        card("blue", 2, "blue"),
        card("scholar", 1, "blue", Automatic(trigger=WhenPlayed(), effect=DrawCards(2))),
        card("chief", 1, "red", Continuous(ON_TABLE, change=(AddMight(2),), subject=Coloured("red"))),
        card("painter", 1, "blue", Continuous(ON_TABLE, change=(Recolour("red"),), subject=Coloured("blue"))),
        card("giant", 5, "red", Continuous(ON_TABLE, change=(DoubleMight(),))),
        card("leveller", 5, "green", Continuous(ON_TABLE, change=(SetMight(1),), subject=Coloured("red"))),
        card("digger", 1, "green", Automatic(trigger=WhenPlayed(), effect=BuryOne())),
        card("mourner", 1, "green", MOURNING),
        card("careful", 1, "green", Automatic(ON_TABLE, trigger=WhenBuried(), effect=DrawCards(1), restriction="turn")),
        card("ghost", 4, "green", Exile(kinds=(GRAVE.enter,))),
        card("beggar", 1, "blue", Automatic(ON_TABLE, trigger=WhenHandIsEmpty(), effect=DrawCards(1))),
        card("spinner", 1, "blue", Automatic(ON_TABLE, trigger=WhenTurned(), effect=Toggle())),
        card("teacher", 1, "red", Continuous(ON_TABLE, change=(Gain(MOURNING),), subject=Coloured("blue"))),
    )
}  # fmt: skip


# ---- the rules


def deal(match: Match, decks: Sequence[Deck]) -> None:
    for player, deck in enumerate(decks):
        for number, count in deck.listed("main"):
            for _ in range(count):
                verbs.create(match, CARDS[number], player, DECK[player])


@step
def prepare(match: Match) -> Procedure[Step]:
    """1. Shuffle, and draw two cards each."""
    for player in (0, 1):
        verbs.shuffle(match, DECK[player])
        for _ in range(2):
            yield from verbs.draw(match, player, DECK, HAND)
    match.state.turn = 1
    return play_step


@step
def play_step(match: Match) -> Procedure[Following]:
    """2. Play a card to one of one's seats, or pass."""
    if (yield from settle(match)):
        return Call(standing_by, then=play_step)
    player = match.state.turn_player
    options = [PASS, *(Option("play", c) for c in match.cards(HAND[player]))]
    chosen = yield from ask(player, "2", Message("ask-play"), options)
    if chosen.card is None:
        match.tell("passes", player=Seat(player))
        PASSES.set(match, PASSES.of(match) + 1)
        return end_turn
    seats = [Option("seat", None, zone) for zone in TABLE.of(player)]
    seat = yield from ask(player, "2.1", Message("ask-seat", {"card": Ref(chosen.card)}), seats)
    assert seat.zone is not None
    PASSES.reset(match)
    yield from verbs.move(match, chosen.card, seat.zone)
    match.tell("plays", player=Seat(player), card=Ref(chosen.card), zone=seat.zone)
    return (yield from after_check_timing(match, end_turn))


@step
def end_turn(match: Match) -> Procedure[Step | None]:
    """3. The other player's turn, unless both have passed."""
    yield from check_timing(match)
    verbs.expire(match, "turn")
    if PASSES.of(match) == 2:
        return count_might
    match.state.turn += 1
    match.state.turn_player = 1 - match.state.turn_player
    match.changed()
    return play_step


@step
def count_might(match: Match) -> Procedure[None]:
    """4. The higher total of might wins; with equal totals it is a draw."""
    yield from ()
    totals = [sum(match.values(c)["might"] for z in TABLE.of(p) for c in match.cards(z)) for p in (0, 1)]
    losers = [p for p in (0, 1) if totals[p] <= totals[1 - p]]
    match.lose(losers, "4", "might")


def rule_actions(match: Match) -> Procedure[bool]:
    """5. Of two cards on one seat the older is buried."""
    moved = False
    for player in (0, 1):
        for zone in TABLE.of(player):
            if len(match.cards(zone)) > 1:
                yield from verbs.move(match, match.cards(zone)[0], GRAVE[player])
                moved = True
    return moved


def cover(match: Match, decision: Decision) -> tuple[str, Message]:
    return "2", Message("ask-play")


RULEBOOK = Rulebook(
    name="tiny",
    title="Tiny",
    edition="1",
    zone_kinds=(DECK, HAND, TABLE, GRAVE, VAULT, POOL),
    steps=steps_of(timing, __import__(__name__, fromlist=["prepare"])),
    first_step=prepare,
    layers=("other", "add", "set"),
    memory=(PASSES, usage.USED, loop_record.LOOPS),
    cards=lambda: CARDS,
    deal=deal,
    nodes=lambda: {node.__name__: node for node in NODES},
    rule_actions=rule_actions,
    views=lambda match, viewer: {"passes": PASSES.of(match)},
    cover=cover,
    decks=Decks(
        check=lambda deck, cards: (),
    ),
    numbers=RuleNumbers(
        loop="6",
    ),
)

SEED = b"0123456789abcdef"


def begin(
    first: Mapping[str, int],
    second: Mapping[str, int] | None = None,
    *,
    seed: bytes = SEED,
    rulebook: Rulebook = RULEBOOK,
) -> Match:
    """A match of the tiny game between two decks (the second player has plain cards unless told otherwise)."""
    return Match.begin(rulebook, [Deck({"main": first}), Deck({"main": second or {"plain": 6}})], seed)


def put(match: Match, name: str, player: int = 0, *, place: str = "T1") -> Card:
    """Put a new card of this name on the table, without anything being announced."""
    return verbs.create(match, CARDS[name], player, TABLE.at(player, place))


def in_force(match: Match, source: Card, *changes: Change, cards: Sequence[Card] = (), **more: Any) -> None:
    """Let changes be in force until the end of the turn."""
    effect = EffectInForce(0, 0, source, match.state.entered[source], "turn", changes, tuple(cards), **more)
    verbs.put_in_force(match, effect)
