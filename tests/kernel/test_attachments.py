"""Cards attached to cards: who goes along with a card that moves, where to, and what looks back at it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from engine.kernel import codec, hand_and_deck, verbs
from engine.kernel.abilities import Automatic, Context, Node, Replacing, Trigger
from engine.kernel.attachments import ALONG, attach, detach
from engine.kernel.cards import Card
from engine.kernel.decisions import Procedure
from engine.kernel.events import Event
from engine.kernel.hooks import Hooks
from engine.kernel.loop_record import LOOPS, Point
from engine.kernel.loops import GRACE, pass_point
from engine.kernel.match import Match
from engine.kernel.moments import at_once
from engine.kernel.rulebook import RuleNumbers
from engine.kernel.state import Frame
from engine.kernel.steps import Step, step
from engine.kernel.timing import check_timing
from engine.kernel.views import CardView, view
from engine.kernel.zones import Visibility, Zone, ZoneKind
from engine.scenarios import Placed, ScenarioPosition
from tests.kernel import tiny

Zones = Mapping[str, Sequence[Placed | str]]

SLEEVE = ZoneKind("sleeve", Visibility.PUBLIC_FACE_UP, places=("S1", "S2"), field=True)
"""Where cards are that belong to one of the table: under it, as it were."""

STRIPPED = "stripped"
"""The detail of a card's moving without what is attached to it."""


@dataclass(frozen=True, slots=True)
class WhenBuriedWithOthers(Trigger):
    """When a card to which exactly two others were attached is buried."""

    @property
    def kinds(self) -> tuple[str, ...]:
        return (tiny.GRAVE.enter,)

    def matches(self, match: Match, context: Context, event: Event) -> bool:
        return len(event.bore) == 2


@dataclass(frozen=True, slots=True)
class WhenSomethingGoesAlong(Trigger):
    """Whenever a card is buried because its bearer is."""

    @property
    def kinds(self) -> tuple[str, ...]:
        return (tiny.GRAVE.enter,)

    def matches(self, match: Match, context: Context, event: Event) -> bool:
        return bool(event.detail == ALONG)


@dataclass(frozen=True, slots=True)
class Rescue(Replacing):
    """If this card would be buried, what else lies in the sleeve goes to its owner's vault before that."""

    def applies(self, match: Match, context: Context, event: Event) -> bool:
        return event.card == context.source

    def replace(self, match: Match, context: Context, event: Event) -> Procedure[Event | None]:
        for card in match.cards(match.state.zone[context.source]):
            if card != context.source:
                yield from verbs.move(match, card, tiny.VAULT[match.state.owner[card]])
        return event


def goes_along(match: Match, card: Card, zone: Zone, detail: Any) -> Sequence[tuple[Card, Zone]]:
    """8. What is in the sleeve of a card goes to another seat with it, or to the same pile of its own owner."""
    inside = [each for each in match.attached(card) if match.state.zone[each].kind is SLEEVE]
    if zone.kind is tiny.TABLE:
        return [(each, SLEEVE.at(zone.player, zone.place.replace("T", "S"))) for each in inside]
    return [] if detail == STRIPPED else [(each, zone.kind[match.state.owner[each]]) for each in inside]


def scattered(match: Match, card: Card, zone: Zone, detail: Any) -> Sequence[tuple[Card, Zone]]:
    """8, otherwise: wherever a card goes, what is in its sleeve is buried."""
    return [(each, tiny.GRAVE[match.state.owner[each]]) for each in match.attached(card)]


@step
def deck_step(match: Match) -> Procedure[Step]:
    """8.3. The turn player's cards of the table go on the deck."""
    cards = [card for zone in tiny.TABLE.of(0) for card in match.cards(zone)]
    yield from hand_and_deck.put_on_deck(match, cards, 0)
    return tiny.play_step


@step
def moving_step(match: Match, sources: tuple[str, ...], destination: str, detail: str = "") -> Procedure[Step]:
    """8.1. The first card of each of these zones moves."""
    zone = match.rulebook.zone(destination)
    cards = [match.cards(match.rulebook.zone(source))[0] for source in sources]
    if len(cards) == 1:
        yield from verbs.move(match, cards[0], zone, verbs.Arrival(detail=detail))
    else:
        yield from verbs.move_together(match, [(card, zone) for card in cards], verbs.Arrival(detail=detail))
    yield from check_timing(match)
    return tiny.play_step


OWN = (
    tiny.card("heir", 1, "red", Automatic(trigger=WhenBuriedWithOthers(), effect=tiny.DrawCards(1))),
    tiny.card(
        "widow", 1, "red", Automatic(("table", "sleeve"), trigger=WhenSomethingGoesAlong(), effect=tiny.DrawCards(1))
    ),
    tiny.card("rescuer", 1, "red", Rescue(kinds=(tiny.GRAVE.enter,))),
)
CARDS = {**tiny.CARDS, **{card.number: card for card in OWN}}
NODES: tuple[type[Node], ...] = (*tiny.NODES, WhenBuriedWithOthers, WhenSomethingGoesAlong, Rescue)
RULEBOOK = replace(
    tiny.RULEBOOK,
    zone_kinds=(*tiny.RULEBOOK.zone_kinds, SLEEVE),
    steps={**tiny.RULEBOOK.steps, "moving_step": moving_step, "deck_step": deck_step},
    cards=lambda: CARDS,
    nodes=lambda: {node.__name__: node for node in NODES},
    hooks=Hooks(goes_along=goes_along),
    numbers=RuleNumbers(order="8.2", loop="6"),
)


def bearing(card: str, *attached: str | Placed, place: str = "1", player: int = 0) -> Placed:
    """A card of the table with these in its sleeve."""
    return Placed(card, attached={f"S{place}:{player}": attached})


def at(zones: Zones, *arguments: Any, step: str = "moving_step") -> Match:
    """A match in which something moves at once, or in which nothing does yet."""
    position = ScenarioPosition(step, arguments, zones, turn=1, filler=("plain", "plain"))
    return position.begin(RULEBOOK)


def standing(zones: Zones) -> Match:
    """A match in which a player is asked what to play."""
    return at(zones, step="play_step")


def names(match: Match, zone: str) -> list[str]:
    return [match.state.definition[card].number for card in match.cards(match.rulebook.zone(zone))]


def first(match: Match, zone: str) -> Card:
    return match.cards(match.rulebook.zone(zone))[0]


def choose_order(match: Match, *wanted: str) -> None:
    """Answer in which order cards lie, the topmost first."""
    assert match.decision is not None
    offered = [
        match.state.definition[option.card].number for option in match.decision.options if option.card is not None
    ]
    match.choose(tuple(offered.index(name) for name in wanted))


def test_what_is_attached_goes_along_and_is_attached_no_longer() -> None:
    match = at({"T1:0": [bearing("chief", "blue", "giant")]}, ("T1:0",), "grave:0")
    assert sorted(names(match, "grave:0")) == ["blue", "chief", "giant"]
    assert not match.cards(SLEEVE[0])
    assert not match.state.attached


def test_what_goes_along_goes_to_the_pile_of_its_own_owner() -> None:
    match = standing({"T1:0": ["plain"], "T1:1": ["blue"]})
    bearer, taken = first(match, "T1:0"), first(match, "T1:1")
    verbs.transfer(match, taken, SLEEVE[0])
    attach(match, [taken], bearer)
    match.state.stack = (Frame("moving_step", (("T1:0",), "grave:0")),)
    match = Match.at(RULEBOOK, match.state, ())
    assert (names(match, "grave:0"), names(match, "grave:1")) == (["plain"], ["blue"])


def test_what_follows_its_bearer_on_the_field_stays_the_card_it_is_and_stays_attached() -> None:
    zones: Zones = {"T1:0": [bearing("plain", "blue", "giant")]}
    before = standing(zones)
    inside = before.cards(SLEEVE[0])
    match = at(zones, ("T1:0",), "T2:0")
    assert names(match, "S2:0") == ["blue", "giant"]
    assert match.attached(first(match, "T2:0")) == inside
    assert [match.state.entered[card] for card in inside] == [before.state.entered[card] for card in inside]


def test_what_the_rules_do_not_name_stays_where_it_is_and_is_free() -> None:
    match = at({"T1:0": [bearing("plain", "blue")]}, ("T1:0",), "grave:0", STRIPPED)
    assert (names(match, "grave:0"), names(match, "S1:0")) == (["plain"], ["blue"])
    assert not match.state.attached


def test_a_bearer_that_goes_elsewhere_instead_is_followed_there() -> None:
    match = at({"T1:0": [bearing("ghost", "blue")]}, ("T1:0",), "grave:0")
    assert sorted(names(match, "vault:0")) == ["blue", "ghost"]


def test_what_would_go_along_may_go_elsewhere_instead() -> None:
    match = at({"T1:0": [bearing("plain", "ghost", "blue")]}, ("T1:0",), "grave:0")
    assert (sorted(names(match, "grave:0")), names(match, "vault:0")) == (["blue", "plain"], ["ghost"])


def test_what_has_gone_elsewhere_meanwhile_does_not_go_along() -> None:
    match = at({"T1:0": [bearing("plain", "blue", "rescuer")]}, ("T1:0",), "grave:0")
    assert (sorted(names(match, "grave:0")), names(match, "vault:0")) == (["plain", "rescuer"], ["blue"])


def test_the_player_of_an_ordered_zone_says_in_secret_in_which_order_all_of_it_comes() -> None:
    match = at({"T1:1": [bearing("plain", "blue", "giant", player=1)], "deck:1": ["beggar"]}, ("T1:1",), "deck:1")
    assert match.decision is not None
    assert (match.decision.player, match.decision.rule, match.decision.secret) == (1, "8.2", True)
    choose_order(match, "giant", "plain", "blue")
    assert names(match, "deck:1")[-4:] == ["beggar", "blue", "plain", "giant"]
    assert view(match, 0).zones["deck:1"].cards == ()


def test_cards_put_on_a_deck_are_put_in_order_with_what_goes_along_and_only_once() -> None:
    zones: Zones = {"T1:0": [bearing("plain", "blue")], "T2:0": ["giant"], "deck:0": ["beggar"]}
    match = at(zones, step="deck_step")
    choose_order(match, "blue", "giant", "plain")
    assert names(match, "deck:0")[-4:] == ["beggar", "plain", "giant", "blue"]
    assert match.decision is not None
    assert match.decision.prompt.text == "ask-play"


def test_cards_put_on_a_deck_are_put_in_order_though_something_goes_along_elsewhere() -> None:
    zones: Zones = {"T1:0": [bearing("plain", "blue")], "T2:0": ["giant"], "deck:0": ["beggar"]}
    rulebook = replace(RULEBOOK, hooks=Hooks(goes_along=scattered))
    match = ScenarioPosition("deck_step", zones=zones, turn=1).begin(rulebook)
    choose_order(match, "plain", "giant")
    assert names(match, "deck:0") == ["beggar", "giant", "plain"]
    assert names(match, "grave:0") == ["blue"]


def test_nobody_is_asked_for_an_order_where_nothing_goes_along_or_no_order_counts() -> None:
    for match in (
        at({"T1:0": ["plain"], "T2:0": ["blue"]}, ("T1:0", "T2:0"), "deck:0"),
        at({"T1:0": [bearing("plain", "blue")]}, ("T1:0",), "hand:0"),
    ):
        assert match.decision is not None
        assert match.decision.prompt.text == "ask-play"


def test_abilities_look_back_at_what_was_attached_when_the_moment_began() -> None:
    match = at({"T1:0": [bearing("heir", "blue", "blue")]}, ("S1:0", "T1:0"), "grave:0")
    assert len(match.cards(tiny.GRAVE[0])) == 3
    assert len(match.cards(tiny.HAND[0])) == 1


def test_all_of_it_happens_at_the_same_time() -> None:
    """Whoever is asked about the first of it finds all of it done, and is gone if it was a part of it."""
    match = at({"T1:0": [bearing("plain", "blue", "widow")]}, ("T1:0",), "grave:0")
    assert len(match.cards(tiny.GRAVE[0])) == 3
    assert not match.cards(tiny.HAND[0])
    match = at({"T1:0": [bearing("plain", "blue", "blue")], "T2:0": ["widow"]}, ("T1:0",), "grave:0")
    assert len(match.cards(tiny.HAND[0])) == 2


def test_a_card_that_is_moved_for_itself_does_not_go_along() -> None:
    match = at({"T1:0": [bearing("plain", "blue")]}, ("T1:0", "S1:0"), "vault:0")
    assert sorted(names(match, "vault:0")) == ["blue", "plain"]
    assert {match.state.entered[card] for card in match.cards(tiny.VAULT[0])} == {
        match.state.clock,
        match.state.clock - 1,
    }


def test_a_pile_is_attached_to_the_card_that_comes_on_top() -> None:
    match = standing({"T1:0": [bearing("plain", "blue")], "T2:0": ["giant"]})
    old, new = first(match, "T1:0"), first(match, "T2:0")
    below = match.attached(old)
    attach(match, (*below, old), new)
    assert (match.attached(old), match.attached(new)) == ((), (*below, old))
    detach(match, [old])
    assert match.attached(new) == below


def test_a_card_that_becomes_another_is_attached_to_nothing() -> None:
    match = standing({"T1:0": [bearing("plain", "blue", "giant")]})
    bearer, (card, _) = first(match, "T1:0"), match.cards(SLEEVE[0])
    verbs.place(match, card, tiny.GRAVE[0])
    assert len(match.attached(bearer)) == 1
    verbs.place(match, bearer, tiny.GRAVE[0])
    assert match.attached(bearer) == ()


def test_within_a_moment_what_was_attached_is_known() -> None:
    match = standing({"T1:0": [bearing("plain", "blue")]})
    bearer = first(match, "T1:0")
    inside = match.attached(bearer)
    with at_once(match):
        verbs.place(match, bearer, tiny.GRAVE[0])
        attach(match, inside, bearer)
        assert match.moment is not None
        assert match.moment.attached(bearer) == inside  # what the card now is bears it, too
        detach(match, inside)
        assert match.moment.attached(bearer) == ()


def test_saves_copies_and_steps_back_know_what_is_attached() -> None:
    zones: Zones = {"T1:0": [bearing("plain", "blue", "giant")], "hand:0": ["plain"]}
    match = standing(zones)
    bearer = first(match, "T1:0")
    attach(match, match.attached(bearer)[::-1], bearer)
    match.state.stack = (Frame("play_step"),)
    match = Match.at(RULEBOOK, match.state, ())
    loaded = codec.load(RULEBOOK, codec.save(match))
    assert list(loaded.state.attached.items()) == list(match.state.attached.items())
    assert codec.digest(loaded.state) == codec.digest(match.state)
    assert codec.digest(match.state) != codec.digest(standing(zones).state)
    fork = match.fork()
    detach(fork, fork.attached(bearer))
    assert len(match.attached(bearer)) == 2
    match.answer(["play:plain"])
    detach(match, match.attached(bearer)[:1])
    fork = match.fork()
    assert len(fork.attached(bearer)) == 2  # as at the checkpoint


def test_a_state_to_which_nothing_is_attached_is_saved_as_ever() -> None:
    assert "attached" not in codec.encode_state(tiny.begin({"plain": 6}).state)


def test_a_situation_is_another_one_when_something_else_is_attached() -> None:
    trails = []
    for pairs in ({}, {"blue": "plain"}, {"blue": "giant"}):
        match = standing({"T1:0": ["plain"], "T2:0": ["giant"], "S1:0": ["blue"]})
        cards = {name: first(match, zone) for name, zone in (("plain", "T1:0"), ("giant", "T2:0"), ("blue", "S1:0"))}
        for card, bearer in pairs.items():
            attach(match, [cards[card]], cards[bearer])
        for _ in range(GRACE + 1):
            assert not list(pass_point(match, "here"))
        loops = LOOPS.of(match)
        assert loops is not None
        trails.append(loops.trail)
    assert len(set(trails)) == 3


def test_a_position_is_exactly_the_same_only_if_cards_were_attached_in_the_same_order() -> None:
    points = []
    for back in (False, True):
        match = standing({"T1:0": [bearing("plain", "blue", "giant")]})
        bearer = first(match, "T1:0")
        inside = match.attached(bearer)
        attach(match, inside[::-1] if back else inside, bearer)
        for _ in range(GRACE + 1):
            assert not list(pass_point(match, "here"))
        loops = LOOPS.of(match)
        assert loops is not None
        point = loops.trail[-1]
        assert isinstance(point, Point)
        points.append(point)
    assert points[0].situation == points[1].situation
    assert points[0].exact != points[1].exact


def test_views_show_what_is_attached_and_hide_what_is_hidden() -> None:
    match = standing({"T1:0": [bearing("plain", "blue", Placed("giant", face_down=True))]})

    def inside(viewer: int | None) -> list[str | None]:
        (bearer,) = view(match, viewer).zones["T1:0"].cards
        return [card.definition.number if card.definition else None for card in bearer.attached]

    assert inside(0) == ["blue", "giant"]
    assert inside(1) == inside(None) == ["blue", None]
    (bearer,) = view(match, 1).zones["T1:0"].cards
    assert bearer.attached == view(match, 1).zones["S1:0"].cards
    assert isinstance(bearer, CardView)


def test_a_card_that_one_does_not_see_shows_what_is_attached_to_it() -> None:
    inside: Zones = {"S2:0": ["blue", Placed("giant", face_down=True)]}
    match = standing({"S1:0": [Placed("ghost", face_down=True, attached=inside)]})
    (back,) = view(match, 1).zones["S1:0"].cards
    assert back.definition is None
    assert [card.definition for card in back.attached] == [CARDS["blue"], None]


def test_a_game_is_told_what_a_card_bore_that_has_become_another_one() -> None:
    """Before that goes along; a card that stays what it is tells nothing, nor one that bore nothing."""
    told: list[tuple[str, list[str]]] = []

    def bore(match: Match, card: Card, others: Sequence[Card]) -> None:
        assert all(match.state.zone[each].kind is SLEEVE for each in others)
        told.append((match.state.definition[card].number, [match.state.definition[each].number for each in others]))

    book = replace(RULEBOOK, hooks=replace(RULEBOOK.hooks, after_bearing=bore))
    zones: Zones = {"T1:0": [bearing("chief", "blue", "giant")], "T2:0": ["plain"]}
    for sources, destination in ((("T1:0",), "T2:0"), (("T2:0",), "grave:0"), (("T1:0", "T2:0"), "grave:0")):
        ScenarioPosition("moving_step", (sources, destination), zones, turn=1, filler=("plain", "plain")).begin(book)
    assert told == [("chief", ["blue", "giant"])]
