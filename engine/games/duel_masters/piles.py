"""403.4, 801. Piles: putting a creature on others, as evolution creatures are."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from contextlib import contextmanager
from itertools import chain
from typing import Any, Final, NamedTuple

from engine.games.duel_masters import battle_state, d2_fields, field, gods, twinpacts, zones
from engine.games.duel_masters.battle_state import Fighter
from engine.games.duel_masters.characteristics import CREATURE, KEYWORDS, MAY, RACES, STAY, TAMASEED, TYPES
from engine.games.duel_masters.god_links import is_linked, others_of
from engine.games.duel_masters.keyword_abilities import Evolution, evolution_of
from engine.kernel import verbs
from engine.kernel.abilities import Context, Replacing
from engine.kernel.asking import choose_cards, may
from engine.kernel.aspects import ORIENTATION
from engine.kernel.attachments import attach, detach
from engine.kernel.cards import Card
from engine.kernel.decisions import Procedure
from engine.kernel.events import Event
from engine.kernel.match import Match
from engine.kernel.memory import UNOBSERVED, Remembered
from engine.kernel.messages import Message, Ref
from engine.kernel.moments import at_once
from engine.kernel.position import Position
from engine.kernel.replacement import would_be_replaced
from engine.kernel.succession import leave_to, succeed
from engine.kernel.zones import Zone
from engine.language.groups import CardsFrom, InPlay

EVOLVED: Final = "evolved"
"""801.2. The event: a card has been put on top of a creature."""

EVOLUTION: Final = "evolution"
"""801.2. The event: a card has been put on one or more creatures."""

SETTLED: Final = Remembered[tuple[Card, ...]]("settled sources", (), touches=UNOBSERVED)
"""601.1a. The card that is being used, and what it is to be put on, where that has decided its price."""

ANY_RACE: Final = "be evolved into any race"
"""801.1a. What a creature may do on which evolution creatures of any race are put."""


def can_evolve(match: Match, player: int, card: Card) -> bool:
    """801.1a. Whether there is all that a card evolves from; True for one that is no evolution creature."""
    evolution = evolution_of(match.state.definition[card])
    return evolution is None or evolution.optional or _is_there_all(match, player, card, evolution)


def _is_there_all(match: Match, player: int, card: Card, evolution: Evolution) -> bool:
    if len(evolution.groups) == 1:
        return next(_candidates(match, player, card, evolution.groups[0]), None) is not None
    return next(_sources(match, player, card, evolution, ()), None) is not None


def comes_alone(match: Position, card: Card) -> bool:
    """801.1a. Whether a card may come to the battle zone with nothing under it."""
    evolution = evolution_of(match.state.definition[card])
    return evolution is None or evolution.optional


def is_to_evolve(match: Match, player: int, card: Card) -> Procedure[bool]:
    """802.1. Whether a NEO creature is put on another; its player decides, if there is any."""
    evolution = evolution_of(match.state.definition[card])
    if evolution is None or not _is_there_all(match, player, card, evolution):
        return False
    return (yield from may(player, "802.1", Message("ask-neo", {"card": Ref(card)}), card=card))


def evolve(match: Match, player: int, card: Card, evolution: Evolution) -> Procedure[tuple[Card, ...]]:
    """801.1, 801.2. Put an evolution creature on what it evolves from: it is the creature that this was.

    801.2b. It is tapped if any of these was. Returns what it was put on: nothing if there is no such, or it went
    elsewhere.
    """
    settled = SETTLED.of(match)
    if settled[:1] == (card,) and settled[1:] in all_sources(match, player, card):
        return (yield from put_onto(match, card, settled[1:]))
    sources: tuple[Card, ...] = ()
    for _ in evolution.groups:
        candidates = list(dict.fromkeys(way[len(sources)] for way in _sources(match, player, card, evolution, sources)))
        if not candidates:
            return ()
        prompt = Message("ask-evolve", {"card": Ref(card)})
        hidden = match.state.zone[candidates[0]].kind is zones.HAND
        most = len(candidates) if evolution.any_number else 1
        sources += yield from choose_cards(
            player, "801.1a", prompt, candidates, 1, most, verb="evolve", card=card, secret=hidden
        )
    return (yield from put_onto(match, card, sources))


def all_sources(match: Match, player: int, card: Card) -> list[tuple[Card, ...]]:
    """801.1a. All that a card may be put on, one card for each thing that its text names."""
    evolution = evolution_of(match.state.definition[card])
    return [] if evolution is None else [*dict.fromkeys(_sources(match, player, card, evolution, ()))]


def fits_onto(match: Match, player: int, card: Card, source: Card) -> bool:
    """801.1a. Whether a card evolves from one creature, and this is such a one."""
    evolution = evolution_of(match.state.definition[card])
    return evolution is not None and (source,) in tuple(_sources(match, player, card, evolution, ()))


def put_onto(match: Match, card: Card, sources: Sequence[Card]) -> Procedure[tuple[Card, ...]]:
    """801.2. Put a card on top of creatures, which from then on lie under it; 801.1b: in the order the player likes.

    Cards of another zone come from there and lie under it; then it is no creature that was there before.

    The cells of a super creature stay linked to it, under the card too. The gear to which a crossed gear evolves is
    crossed with the same creature. Returns what it was put on: nothing if it went elsewhere.
    """
    state = match.state
    there = [each for each in sources if state.zone[each].kind is zones.BATTLE]
    place = state.zone[there[0]] if there else zones.free_place(match, state.owner[card])
    rested = any(state.rested[each] for each in there)
    sources = [part for source in sources for part in (*others_of(match, source), source)]
    evolving = [each for each in sources if state.zone[each].kind.field]  # 803.1b: of linked gods each does
    is_waited_for = match.hears(EVOLUTION) and any(field.is_creature(match, each) for each in there)
    if len(sources) > 1:
        prompt, count = Message("ask-stack", {"card": Ref(card)}), len(sources)
        player = match.master(there[-1] if there else card)
        chosen = yield from choose_cards(
            player, "801.1b", prompt, sources, count, count, verb="stack", card=card, ordered=True
        )
        sources = list(reversed(chosen))
    twinpacts.show_half(match, card, CREATURE)
    with at_once(match):
        if not (yield from verbs.move(match, card, place, verbs.Arrival(rested=rested))):
            twinpacts.show_whole(match, card)
            return ()
        gods.absorb(match, sources)
        pile = [each for source in sources for each in (*field.under_all(match, source), source)]
        beside = [each for source in sources for each in match.attached(source) if each not in pile]
        beside = [each for each in beside if state.zone[each].kind is not zones.LINKED]
        for source in sources:
            if not state.zone[source].kind.field:
                yield from verbs.move(match, source, zones.UNDER[place.player])
                continue
            state.rested[source] = rested
            verbs.transfer(match, source, zones.UNDER[place.player])
        pile = [each for each in pile if state.zone[each].kind is zones.UNDER]
        bearers = [state.attached[each] for each in there if each in state.attached]
        attach(match, (*pile, *beside), card)
        if bearers:
            attach(match, (card,), bearers[0])
        succeed(match, sources, (card,))
        for each in pile:
            twinpacts.show_whole(match, each)
        if match.hears(EVOLVED):
            for source in evolving:
                match.announce(Event(EVOLVED, source, match.master(source)))
        if is_waited_for:
            match.announce(Event(EVOLUTION, card, match.master(card)))
    return tuple(sources)


def tell_onto(match: Match, card: Card, sources: Sequence[Card]) -> None:
    """Write down on what a card was put, if it was put on anything."""
    if sources:
        match.tell("is-put-on", card=Ref(card), others=tuple([Ref(each) for each in sources]))


def may_exchange(match: Match, leaving: Card, zone: Zone, coming: Card, place: Zone) -> Procedure[Card | None]:
    """701.26b. The card that can leave for a zone while another comes to a place: a creature, or its top card (811.1).

    None if anything else would happen. Both are asked of before either moves. That a card leaves alone is settled.
    """
    alone: Replacing | None = None
    for card, to in ((leaving, zone), (coming, place)):
        event = Event(to.kind.enter, card, match.master(card), match.state.zone[card], to)
        instead = yield from would_be_replaced(match, event)
        if instead is not None and not (card == leaving and instead.leaves_alone):
            return None
        alone = alone or instead
    if alone is None:
        return leaving
    match.tell("ability", player_card=Ref(leaving), ability=alone)
    found = tops(match, leaving)
    own = [card for card in found if alone in match.state.definition[card].abilities]
    return (yield from leave_alone(match, leaving, own or found, separate=alone.separates))


def exchange(
    match: Match, leaving: Card, zone: Zone, coming: Card, place: Zone, *, rested: bool, why: str = ""
) -> Procedure[None]:
    """701.26a. Let a creature leave for a zone, with what goes along, while another comes and lies as it lay.

    Whether that may be was asked before (`may_exchange`).
    """
    twinpacts.show_half(match, coming, CREATURE)
    with at_once(match):
        yield from verbs.move(match, leaving, zone, verbs.Arrival(answering=True, asked=True))
        if match.cards(place):  # by what has stayed and lies by itself now
            place = zones.free_place(match, place.player)
        yield from verbs.move(match, coming, place, verbs.Arrival(why or None, rested=rested, asked=True))


class Parting(NamedTuple):
    """801.4. A card that is about to leave the others of its creature; these ``separate``, or stay one creature."""

    card: Card
    separate: bool = False
    fighters: tuple[Fighter, ...] = ()  #: as what the creature takes part in the attack
    entered: int = 0  #: `State.entered` of the card
    beside: tuple[Card, ...] = ()  #: 803.4: the creatures that gods linked with it have become


PARTING: Final = Remembered[tuple[Parting, ...]]("parting", (), touches=UNOBSERVED)
"""801.4. The cards that are about to leave the creature of which they are the top."""


def part(match: Match, card: Card, *, separate: bool = False, beside: Sequence[Card] = ()) -> None:
    """801.4, 801.4c. Let only the top of a creature leave from here: what applies to the whole applies to the rest."""
    fighters, entered = tuple(battle_state.fighters_of(match, card)), match.state.entered[card]
    PARTING.set(match, (*PARTING.of(match), Parting(card, separate, fighters, entered, tuple(beside))))
    below = field.under(match, card)
    if below:
        succeed(match, (card,), (card, *below))
        for each in below:  # 801.4d: they lie as the whole does
            match.state.rested[each] = match.state.rested[card]


@contextmanager
def alone(match: Match, cards: Sequence[Card]) -> Iterator[None]:
    """109.2a, 801.4. Let these cards be moved alone: what lies under them, or is linked with them, stays."""
    for card in cards:
        part(match, card)
    yield
    if cards:
        stay_together(match, cards)


def tops(match: Match, creature: Card) -> Sequence[Card]:
    """801.4, 803.1b. The cards of a creature of which one could leave alone: of linked gods, those that lie on others.

    109.2a. Where one of the gods is about to leave by itself, it can only be this one.
    """
    gods = (creature, *others_of(match, creature))
    leaving = [card for card in gods if parts(match, card)]
    return [card for card in leaving or gods if field.under(match, card)]


def leave_alone(match: Match, creature: Card, among: Sequence[Card], *, separate: bool) -> Procedure[Card]:
    """801.4, 811.1. Let only the top of a creature leave from here; 803.7: one of these, as its player says.

    Returns this card.
    """
    prompt, player = Message("ask-god", {"card": Ref(creature)}), match.state.owner[creature]
    chosen = yield from choose_cards(player, "803.7", prompt, among, 1, 1, verb="god", card=creature)
    top = chosen[0] if chosen else creature
    stay = gods.come_apart(match, creature, leaving=top) if is_linked(match, top) else []
    part(match, top, separate=separate, beside=stay if top == creature else ())
    return top


def parts(match: Match, card: Card) -> bool:
    """801.4. Whether a card is about to leave without what lies under it."""
    return any(each.card == card for each in PARTING.of(match))


def stay_together(match: Match, cards: Collection[Card]) -> None:
    """801.4. What was about to leave alone has left, or does not leave."""
    if PARTING.of(match):
        PARTING.set(match, tuple([each for each in PARTING.of(match) if each.card not in cards]))


def rebuild(match: Match, card: Card, bore: Sequence[Card]) -> None:
    """801.4. When only the top card has left, what lay under it stays, with its auras, gears and weapons.

    801.4c. It is the creature that the whole was, and goes on attacking, blocking or being attacked.
    """
    left = [each for each in bore if match.state.zone[each].kind is zones.UNDER]
    parting = next((each for each in PARTING.of(match) if each.card == card), None)
    if left and parting is not None:
        tops = separate(match, left, several=parting.separate)
        worn = [each for each in bore if each not in left and match.state.zone[each].kind is zones.BATTLE]
        creatures = [each for each in tops if field.is_creature(match, each)]
        if creatures:
            leave_to(match, card, parting.entered, [*parting.beside, *creatures])
            attach(match, worn, creatures[0])
            battle_state.take_over(match, parting.fighters, creatures[0])
    stay_together(match, (card,))


def separate(match: Match, cards: Sequence[Card], *, several: bool) -> list[Card]:
    """801.4. Let cards that lay under another be creatures again; returns these.

    801.4a, 801.4b. The topmost that can lie by itself stays, with all that lies under it; what lies on it goes to the
    graveyard. If they come apart to ``several`` creatures, each has the evolution creatures that lay on it.

    801.4c. They have not entered; 801.4d. a creature or tamaseed is tapped if the whole was, and anything else lies as
    it does at first: a field is not upside down any more.
    """
    made: list[list[Card]] = []
    tops: list[Card] = []
    for card in cards:
        if made and (not several or evolution_of(match.state.definition[card]) is not None):
            made[-1].append(card)
        else:
            made.append([card])
    for pile in made:
        while pile and match.values(pile[-1])[TYPES].isdisjoint(STAY):
            gone = pile.pop()
            verbs.place(match, gone, zones.GRAVEYARD[match.state.owner[gone]])
        if not pile:
            continue
        top = pile[-1]
        detach(match, (top,))
        verbs.transfer(match, top, zones.free_place(match, match.state.zone[top].player))
        twinpacts.show_half(match, top, CREATURE)
        if match.values(top)[TYPES].isdisjoint({CREATURE, TAMASEED}):
            match.state.rested[top] = False
            d2_fields.lie_as_at_first(match, top)
            match.changed(ORIENTATION)
        attach(match, pile[:-1], top)
        tops.append(top)
    return tops


def _sources(
    match: Match, player: int, card: Card, evolution: Evolution, chosen: tuple[Card, ...]
) -> Iterator[tuple[Card, ...]]:
    """What a card can be put on, all ways that begin with what was chosen: one creature for each thing named."""
    place = len(chosen)
    if place == len(evolution.groups):
        yield chosen
        return
    tried = set(chosen)
    for each in _candidates(match, player, card, evolution.groups[place]):
        if each not in tried:
            tried.add(each)
            yield from _sources(match, player, card, evolution, (*chosen, each))


def _candidates(match: Match, player: int, card: Card, group: InPlay | CardsFrom) -> Iterator[Card]:
    """What a card can be put on as one of the things that are named; some of it may come twice.

    409.1c. Never the card itself, which is pending when it is put there, and does not count in its zone. 601.1a. Nor
    what is to be given for its use.
    """
    context = Context(card, player, match.state.entered[card])
    found = group.cards(match, context)
    if isinstance(group, InPlay):
        there = chain(found, _seeds(match, context, group), _of_any_race(match, context, group))
        return (each for each in there if each not in match.promised) if match.promised else there
    return iter([each for each in found if each != card])


def _seeds(match: Match, context: Context, group: InPlay) -> Iterator[Card]:
    """315, 801.1a. The player's tamaseeds on which evolution creatures may be put as if they were creatures."""
    for card in field.elements(match, context.player):
        if "shinkarise" in match.value(card, KEYWORDS) and CREATURE not in match.value(card, TYPES):
            values = match.values(card)
            as_creature: dict[str, Any] = {**values, TYPES: values[TYPES] | {CREATURE}}
            if group.description.fits(match, context, card, as_creature):
                yield card


def _of_any_race(match: Match, context: Context, group: InPlay) -> Iterator[Card]:
    """801.1a. The player's creatures on which evolution creatures may be put as if they were of every race."""
    there = [card for card in field.creatures(match, context.player) if ANY_RACE in match.value(card, MAY)]
    if there:
        races = {race for card in match.state.definition for race in card.values[RACES]}
        for card in there:
            values: dict[str, Any] = {**match.values(card), RACES: frozenset(races)}
            if group.description.fits(match, context, card, values):
                yield card
