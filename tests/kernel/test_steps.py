"""Where a match stands: the step stack and the ability that is being resolved, also in the middle of nested things."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

import pytest

from engine.kernel import codec, usage, verbs, work
from engine.kernel.abilities import Automatic, Context, Effect, Node
from engine.kernel.asking import ask, may
from engine.kernel.cards import Card
from engine.kernel.decisions import Option, Procedure
from engine.kernel.definitions import CardDefinition
from engine.kernel.events import Event
from engine.kernel.match import Match
from engine.kernel.memory import Remembered
from engine.kernel.messages import Message
from engine.kernel.nesting import play_through
from engine.kernel.position import GoOnWith
from engine.kernel.resolving import resolving
from engine.kernel.rulebook import Deck
from engine.kernel.standing_by import StandingBy
from engine.kernel.state import Frame
from engine.kernel.steps import Call, Following, step
from engine.kernel.timing import check_timing, play_automatic, standing_by
from tests.kernel import tiny

BIDS = Remembered[tuple[int, ...]]("bids", ())
BECAUSE = Remembered[tuple[Card | None, ...]]("because", ())


def bid(match: Match, player: int) -> Procedure[None]:
    option = yield from ask(player, "8", Message("ask-bid"), [Option("bid", value=number) for number in range(3)])
    BIDS.set(match, (*BIDS.of(match), option.value))


@step
def auction(match: Match, player: int) -> Procedure[Following]:
    """8. Both players bid, one after the other, and then the first may go on."""
    yield from bid(match, player)
    return Call(answering_bid(1 - player), then=last_bid(player))


@step
def answering_bid(match: Match, player: int) -> Procedure[Following]:
    """8.1. The bid of the other player."""
    yield from bid(match, player)
    yield from check_timing(match)
    return None


@step
def last_bid(match: Match, player: int) -> Procedure[Following]:
    """8.2. The last bid, or none."""
    if (yield from may(player, "8.2", Message("ask-again"))):
        return answering_bid(player)
    return None


@step
def market(match: Match) -> Procedure[Following]:
    """7. A step that lets an auction be done before the turn goes on."""
    yield from ()
    return Call(auction(0), then=tiny.end_turn)


@dataclass(frozen=True, slots=True)
class Auction(Effect):
    """Hold an auction in the middle of the effect, and draw a card between two looks at why things happen."""

    def resolve(self, match: Match, context: Context) -> Procedure[None]:
        yield from Witness().resolve(match, context)
        yield from play_through(match, auction(context.player))
        yield from Witness().resolve(match, context)


@dataclass(frozen=True, slots=True)
class Witness(Effect):
    """Note by which cards' ability things happen just now."""

    def resolve(self, match: Match, context: Context) -> Procedure[None]:
        because = None if match.resolving is None else match.resolving.context.source
        BECAUSE.set(match, (*BECAUSE.of(match), because))
        yield from ()


@dataclass(frozen=True, slots=True)
class PlayOther(Effect):
    """Play an ability inside this one, and look why things happen before and after it."""

    other: Automatic

    def resolve(self, match: Match, context: Context) -> Procedure[None]:
        yield from Witness().resolve(match, context)
        other = next(card for card in match.cards(tiny.TABLE.at(0, "T1")) if card != context.source)
        standing = StandingBy(self.other, other, context.player, match.state.entered[other], Event("played"), "1", "1")
        assert (yield from play_automatic(match, standing)) is None
        yield from Witness().resolve(match, context)


@dataclass(frozen=True, slots=True)
class ShowHand(Effect):
    """Look at one's own hand, which is no change."""

    def resolve(self, match: Match, context: Context) -> Procedure[None]:
        verbs.show(match, match.cards(tiny.HAND[context.player]), (0, 1))
        verbs.conceal(match, match.cards(tiny.HAND[context.player]))
        yield from ()


@dataclass(frozen=True, slots=True)
class AskTwice(Effect):
    """Ask two questions of which nothing comes."""

    def resolve(self, match: Match, context: Context) -> Procedure[None]:
        for _ in range(2):
            yield from may(context.player, "9", Message("ask-doubt"))


CARDS: dict[str, CardDefinition] = {
    **tiny.CARDS,
    "auctioneer": tiny.card("auctioneer", 1, "red", Automatic(trigger=tiny.WhenPlayed(), effect=Auction())),
    "doubter": tiny.card("doubter", 1, "red", Automatic(trigger=tiny.WhenPlayed(), effect=AskTwice())),
    "patron": tiny.card(
        "patron",
        1,
        "red",
        Automatic(trigger=tiny.WhenPlayed(), effect=PlayOther(Automatic(trigger=tiny.WhenPlayed(), effect=Witness()))),
    ),
    "peeping": tiny.card(
        "peeping",
        1,
        "red",
        Automatic(("hand",), trigger=tiny.WhenBuried(), effect=ShowHand(), restriction="turn"),
    ),
    "mourning hand": tiny.card(
        "mourning hand",
        1,
        "red",
        Automatic(("hand",), trigger=tiny.WhenBuried(), effect=tiny.DrawCards(1), restriction="turn"),
    ),
}


def deal(match: Match, decks: Sequence[Deck]) -> None:
    for player, deck in enumerate(decks):
        for number, count in deck.listed("main"):
            for _ in range(count):
                verbs.create(match, CARDS[number], player, tiny.DECK[player])


STEPS = {named.name: named for named in (auction, answering_bid, last_bid, market)}
NODES: tuple[type[Node], ...] = (*tiny.NODES, Auction, Witness, PlayOther, ShowHand, AskTwice)
RULEBOOK = replace(
    tiny.RULEBOOK,
    steps={**tiny.RULEBOOK.steps, **STEPS},
    cards=lambda: CARDS,
    deal=deal,
    memory=(*tiny.RULEBOOK.memory, BIDS, BECAUSE),
    nodes=lambda: {node.__name__: node for node in NODES},
)


def begin(*numbers: str) -> Match:
    """A match whose players have plain cards in their decks; these cards are in the first one's hand besides."""
    match = Match.begin(RULEBOOK, [Deck({"main": {"plain": 8}})] * 2, tiny.SEED)
    for number in numbers:
        verbs.create(match, CARDS[number], 0, tiny.HAND[0])
    match.state.stack = (tiny.play_step.frame,)
    return Match.at(RULEBOOK, match.state, ())


def names(match: Match) -> list[str]:
    return [frame.step for frame in match.state.stack]


def play(match: Match, number: str, seat: str = "T1") -> None:
    match.answer([f"play:{number}"])
    match.answer([f"seat:{seat}"])


def test_a_called_step_is_done_before_what_goes_on_after_it() -> None:
    match = begin()
    match.state.stack = (market.frame,)
    match = Match.at(RULEBOOK, match.state, ())
    assert names(match) == ["end_turn", "auction"]
    match.answer(["bid:2"])
    assert names(match) == ["end_turn", "last_bid", "answering_bid"]
    assert match.checkpoint.given == ()  # a checkpoint of its own
    match.answer(["bid:1"])
    assert names(match) == ["end_turn", "last_bid"]
    match.answer(["no"])
    assert names(match) == ["play_step"]
    assert BIDS.of(match) == (2, 1)


def in_an_auction() -> Iterator[Match]:
    """The moments at which somebody is asked in an auction in the middle of an effect."""
    match = begin("auctioneer")
    play(match, "auctioneer")
    for keys in (["bid:2"], ["bid:1"], ["yes"], ["bid:0"]):
        yield match
        match.answer(keys)


def test_while_steps_are_played_in_the_middle_of_an_effect_the_stack_says_so() -> None:
    around = ["end_turn", "standing_by"]
    assert [names(match) for match in in_an_auction()] == [
        [*around, "auction"],
        [*around, "last_bid", "answering_bid"],
        [*around, "last_bid"],
        [*around, "answering_bid"],
    ]


def test_no_ability_is_being_resolved_by_steps_in_the_middle_of_it_and_it_is_again_after_them() -> None:
    match = None
    for match in in_an_auction():
        assert match.resolving is None
    assert match is not None
    auctioneer = match.cards(tiny.TABLE.at(0, "T1"))[-1]
    assert BECAUSE.of(match) == (auctioneer, auctioneer)
    assert match.resolving is None
    assert names(match) == ["play_step"]


@pytest.mark.parametrize("when", range(4))
def test_a_match_saved_in_the_middle_of_nested_steps_goes_on_as_the_same_match(when: int) -> None:
    for number, match in enumerate(in_an_auction()):
        if number < when:
            continue
        again = codec.load(RULEBOOK, codec.save(match))
        for keys in (["bid:2"], ["bid:1"], ["yes"], ["bid:0"], ["pass"])[number:]:
            assert again.state.stack == match.state.stack
            assert codec.digest(again.state) == codec.digest(match.state)
            again.answer(keys)
            match.answer(keys)
        assert codec.digest(again.state) == codec.digest(match.state)
        return


def test_an_ability_that_was_played_inside_another_gives_way_to_it_again() -> None:
    match = begin("plain", "patron")
    other = tiny.put(match, "plain")
    play(match, "patron", "T2")
    patron = next(card for card in BECAUSE.of(match) if card != other)
    assert BECAUSE.of(match) == (patron, other, patron)


def test_an_ability_that_was_given_up_in_the_middle_is_resolved_no_more() -> None:
    match = begin("doubter")
    play(match, "doubter")
    match.answer(["no"])
    assert match.can_step_back
    match.step_back()
    match.answer(["yes"])
    match.answer(["yes"])
    assert match.resolving is None
    assert names(match) == ["play_step"]


def test_every_ability_that_stands_by_has_a_checkpoint_of_its_own() -> None:
    match = begin()
    for place in ("T1", "T2"):
        tiny.put(match, "digger", place=place)
    for player in (0, 1):
        tiny.put(match, "plain", player)
    for card in [card for place in ("T1", "T2") for card in match.cards(tiny.TABLE.at(0, place))]:
        ability = match.state.definition[card].abilities
        if ability:
            assert isinstance(ability[0], Automatic)
            entered = match.state.entered[card]
            match.stand_by([StandingBy(ability[0], card, 0, entered, Event("played", card), "1", "1")])
    match = Match.at(RULEBOOK, match.state, ())
    asked = []
    while names(match)[-1] == "standing_by":
        assert match.decision is not None
        asked.append((match.decision.prompt.text, len(match.checkpoint.given)))
        match.choose((0,))
    assert asked == [("ask-ability", 0), ("ask-bury", 1), ("ask-bury", 0)]
    assert match.state.stack == (tiny.play_step.frame,)


def test_a_hidden_card_that_is_shown_and_an_ability_that_changes_nothing_are_no_change() -> None:
    for number, changes in (("peeping", False), ("mourning hand", True)):
        match = begin(number)
        card = match.cards(tiny.HAND[0])[-1]
        verbs.place(match, tiny.put(match, "plain"), tiny.GRAVE[0])
        assert [standing.card for standing in match.state.standing_by] == [card]
        match = Match.at(replace(RULEBOOK, restricted_may_be_declined=True), match.state, ())
        match.choose((0,))
        assert not match.state.standing_by
        assert usage.is_used(match, card, "1") is changes


def test_what_happens_is_counted_but_not_what_is_shown_or_stands_by() -> None:
    match = begin("plain")
    before = match.happened
    verbs.show(match, match.cards(tiny.HAND[0]), (0, 1))
    verbs.conceal(match, match.cards(tiny.HAND[0]))
    match.stand_by([])
    assert match.happened == before
    verbs.rest(match, tiny.put(match, "plain"))
    assert match.happened > before


def test_what_is_resolved_in_a_context_is_resolved_no_more_after_it() -> None:
    match = begin("plain", "blue")
    outer, inner = (Context(card, 0, 0) for card in match.cards(tiny.HAND[0])[-2:])
    with resolving(match, outer):
        with resolving(match, inner, paying=True):
            assert match.resolving is not None
            assert (match.resolving.context, match.resolving.paying) == (inner, True)
        assert match.resolving.context is outer
    assert match.resolving is None


def test_steps_played_through_leave_the_stack_as_it_was() -> None:
    match = begin()
    match.state.stack = (Frame("play_step"),)
    playing = play_through(match, standing_by)
    with pytest.raises(StopIteration):
        next(playing)
    assert match.state.stack == (Frame("play_step"),)


@dataclass(frozen=True, slots=True)
class EndTheTurn(Effect):
    """The turn ends in the middle of the effect: nothing that is being done goes on."""

    def resolve(self, match: Match, context: Context) -> Procedure[None]:
        if (yield from may(context.player, "8", Message("ask-end"))):
            raise GoOnWith(tiny.end_turn.frame)
        BIDS.set(match, (*BIDS.of(match), 9))


@pytest.mark.parametrize(("answer", "bids"), [("yes", ()), ("no", (9,))])
def test_a_turn_ends_in_the_middle_of_an_effect_and_nothing_of_it_goes_on(answer: str, bids: tuple[int, ...]) -> None:
    ends = Automatic(trigger=tiny.WhenPlayed(), effect=EndTheTurn())
    ender = CardDefinition("ender", "ender", "card", tiny.CARDS["plain"].values, (ends,))
    book = replace(tiny.RULEBOOK, cards=lambda: {**tiny.CARDS, "ender": ender}, memory=(*tiny.RULEBOOK.memory, BIDS))
    match = tiny.begin({"plain": 8}, rulebook=book)
    turn = match.state.turn
    card = verbs.create(match, ender, 0, tiny.TABLE.at(0, "T1"))
    event = Event(tiny.TABLE.enter, card)
    for _ in range(2):  # the second stands by, and is lost with the turn
        match.stand_by((StandingBy(ends, card, 0, match.state.entered[card], event, "0", "0"),))
    match.answer(["pass"])
    while match.decision is not None and match.decision.prompt.text != "ask-end":
        match.answer([match.keys[0]])
    assert match.resolving is not None
    match.answer([answer])
    again = Match.at(book, match.checkpoint.state.copy(), match.checkpoint.given)
    for each in (match, again):
        assert each.resolving is None or answer == "no"
        assert BIDS.of(each) == bids
        if answer == "yes":
            assert each.state.turn == turn + 1
            assert not each.state.standing_by
            assert [frame.step for frame in each.state.stack] == ["play_step"]


NOTED = Remembered[tuple[int, ...]]("noted", ())


@dataclass(frozen=True, slots=True)
class Note(Effect):
    """Remember who has done it."""

    def resolve(self, match: Match, context: Context) -> Procedure[None]:
        NOTED.set(match, (*NOTED.of(match), context.player))
        yield from ()


@pytest.mark.parametrize(("rank", "played"), [(1, (0,)), (0, (1, 0))])
def test_what_stands_by_is_played_until_only_ordinary_abilities_of_a_player_are_left(
    rank: int, played: tuple[int, ...]
) -> None:
    match = tiny.begin({"plain": 8})
    cards = [tiny.put(match, "plain", seat) for seat in (1, 0)]
    match.stand_by(
        [
            StandingBy(Automatic(effect=Note()), card, 1 - index, match.state.entered[card], Event("note"), "1", "1",
                       timed=True, rank=1 if index else rank)
            for index, card in enumerate(cards)
        ]
    )  # fmt: skip
    list(play_through(match, standing_by(1)))
    assert NOTED.of(match) == played


def test_steps_that_are_done_one_after_the_other_are_not_in_the_middle_of_each_other() -> None:
    match = tiny.begin({"plain": 8})
    for _ in range(work.MOST_NESTED + 1):
        list(play_through(match, standing_by(1)))
    assert match.worked <= match.rulebook.work_budget
