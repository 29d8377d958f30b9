"""403.4, 801. Piles: putting a creature on others, as evolution creatures are."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.games.duel_masters import field, zones
from engine.games.duel_masters.keyword_abilities import Evolution, evolution_of
from engine.kernel import verbs
from engine.kernel.abilities import Context
from engine.kernel.asking import ask
from engine.kernel.attachments import attach
from engine.kernel.cards import Card
from engine.kernel.decisions import Option, Procedure
from engine.kernel.match import Match
from engine.kernel.messages import Message, Ref
from engine.kernel.moments import at_once


def can_evolve(match: Match, player: int, card: Card) -> bool:
    """801.1a. Whether there is all that a card evolves from; True for one that is no evolution creature."""
    evolution = evolution_of(match.state.definition[card])
    return evolution is None or next(_sources(match, player, card, evolution, ()), None) is not None


def evolve(match: Match, player: int, card: Card, evolution: Evolution) -> Procedure[bool]:
    """801.1, 801.2. Put an evolution creature on what it evolves from: it is the creature that this was.

    801.2b. It is tapped if any of these was. False if there is nothing that it could be put on, or it went elsewhere.
    """
    sources: tuple[Card, ...] = ()
    for _ in evolution.groups:
        candidates = list(dict.fromkeys(way[len(sources)] for way in _sources(match, player, card, evolution, sources)))
        if not candidates:
            return False
        chosen = candidates[0]
        if len(candidates) > 1:
            prompt = Message("ask-evolve", {"card": Ref(card)})
            options = [Option("evolve", each) for each in candidates]
            option = yield from ask(player, "801.1a", prompt, options, card=card)
            assert option.card is not None
            chosen = option.card
        sources = (*sources, chosen)
    return (yield from put_onto(match, card, sources))


def put_onto(match: Match, card: Card, sources: Sequence[Card]) -> Procedure[bool]:
    """801.2. Put a card on top of creatures, which from then on lie under it."""
    state = match.state
    place, rested = state.zone[sources[0]], any(state.rested[each] for each in sources)
    with at_once(match):
        if not (yield from verbs.move(match, card, place, verbs.Arrival(rested=rested))):
            return False
        pile = [each for source in sources for each in (*field.under(match, source), source)]
        for source in sources:
            verbs.transfer(match, source, zones.UNDER[place.player])
        attach(match, pile, card)
    return True


def _sources(
    match: Match, player: int, card: Card, evolution: Evolution, chosen: tuple[Card, ...]
) -> Iterator[tuple[Card, ...]]:
    """What a card can be put on, all ways that begin with what was chosen: one creature for each thing named."""
    place = len(chosen)
    if place == len(evolution.groups):
        yield chosen
        return
    context = Context(card, player, match.state.entered[card])
    for each in evolution.groups[place].cards(match, context):
        if each not in chosen:
            yield from _sources(match, player, card, evolution, (*chosen, each))
