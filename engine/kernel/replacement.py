"""Replacement effects: an event that is about to happen becomes another. Each effect replaces an event once."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Sequence
from itertools import chain
from typing import Final, NamedTuple, TypeGuard, cast

from engine.kernel import usage
from engine.kernel.abilities import GAINED, GAINED_ABILITIES, Ability, Context, Replacing
from engine.kernel.asking import ask, may
from engine.kernel.cards import Card, Values
from engine.kernel.decisions import Option, Procedure
from engine.kernel.events import Event
from engine.kernel.messages import Message
from engine.kernel.position import Position
from engine.kernel.visibility import sees

_GONE: Final = -1  # no card has come to its place so early


class _Found(NamedTuple):
    """A replacement effect that could replace an event. Card and mark tell it from all others."""

    ability: Replacing
    context: Context
    key: str  #: which ability of its card it is, as options call it
    identity: tuple[Card, str]
    lasts: bool = True  #: whether nothing but its being impossible can end it; not so of what an effect has made


def is_replaceable(match: Position, kind: str) -> bool:
    """Whether a replacement effect could replace this kind of event."""
    if kind in match.index.replacing:
        return True
    if not match.may_be_answered(kind):
        return False
    gained = (ability for _, values in _differing(match) for ability in values[GAINED_ABILITIES])
    made = (effect.ability for effect in match.state.effects)
    return any(isinstance(ability, Replacing) and kind in ability.kinds for ability in chain(gained, made))


def _differing(match: Position) -> Iterable[tuple[Card, Values]]:
    """The cards that may have gained abilities. What happens at once takes none from what leaves at the same time."""
    if match.moment is not None:
        return match.moment.differing()
    return match.differing().items() if match.could_change(GAINED_ABILITIES) else ()


def replaced(
    match: Position, event: Event, only: int | None = None, among: Sequence[_Found] = ()
) -> Procedure[Event | None]:
    """What happens instead of ``event``: itself, another event, or None when the replacement has done it all.

    When several effects could replace it, the player whom the event concerns chooses which one does; then the
    outcome may be replaced again by the others. What a replacement does is not replaced by the same effect again.
    A rulebook may have it otherwise: see `Rulebook.replaces_once` and `Rulebook.turn_player_replaces_first`.
    ``only``: by the effects of this player alone; ``among`` are effects that could replace it when all began that
    happens at the same time, and do so if they still can.
    """
    once = match.rulebook.replaces_once
    if once and match.replacing:
        return event
    spent: set[tuple[Card, str]] = set()
    current: Event | None = event
    while current is not None:
        there = _open(match, current, only)
        if current is event:
            there += [each for each in among if _is_left(match, each, there, only)]
        candidates = [found for found in there if found.identity not in spent]
        if not candidates:
            return current
        player, candidates = _who_chooses(match, current, candidates)
        chosen = candidates[0] if len(candidates) == 1 else (yield from _chosen(match, player, candidates))
        spent.add(chosen.identity)
        if (yield from _is_wanted(match, chosen)):
            current = yield from _replace(match, chosen, current)
            if once:
                return current
    return None


def replaced_together(match: Position, events: Sequence[Event]) -> Procedure[list[Event | None]]:
    """What happens instead of several events that are to happen at the same time, for each of them.

    The turn player's effects replace which they may of all, and then the other player's replace which are left; so it
    is where an event is replaced once. Where what is done instead may not suffice for all, the player says in which
    order. A card that was moved instead of another is not moved for itself any more. What is done instead of one event
    takes no effect from another, but that it may have made it impossible.
    """
    after: list[Event | None] = list(events)
    found = [_open(match, event, None) for event in events]
    if not any(found):  # as nearly always
        return after
    stamps = [None if event.card is None else match.state.entered[event.card] for event in events]
    for player in (match.state.turn_player, 1 - match.state.turn_player):
        left = [place for place, event in enumerate(events) if after[place] is event]
        while left:
            place = left[0] if len(left) == 1 else (yield from _first_of(match, player, events, left))
            left.remove(place)
            event = events[place]
            if event.card is not None and not _is_of_place(event) and match.state.entered[event.card] != stamps[place]:
                after[place] = None
            else:
                after[place] = yield from replaced(match, event, player, found[place])
    return after


def _is_left(match: Position, found: _Found, there: Sequence[_Found], only: int | None) -> bool:
    """Whether an effect of a player that could replace an event is not found any more, but can still be done."""
    if not found.lasts or (only is not None and found.context.player != only):
        return False
    known = any(each.identity == found.identity for each in there)
    return not known and not _is_used_up(match, found) and found.ability.may_replace(match, found.context)


def _first_of(match: Position, player: int, events: Sequence[Event], places: Sequence[int]) -> Procedure[int]:
    """Which of these events a player's effects replace first, as far as it could matter; otherwise the first of them.

    Where they may decline for one to have it for another, nothing is asked.
    """
    found = {place: _open(match, events[place], player) for place in places if events[place].card is not None}
    counts = Counter([each.identity for effects in found.values() for each in effects])
    about = {place: {events[other].card for other in places if other != place} for place in places}
    scarce = {
        place: [each for each in effects if _is_scarce(each, counts[each.identity], about[place])]
        for place, effects in found.items()
    }
    contested = [place for place, effects in scarce.items() if effects]
    must = any(not each.ability.optional for effects in scarce.values() for each in effects)
    secret = any(not sees(match, None, each.context.source) for effects in scarce.values() for each in effects)
    if not must or len(contested) < 2:
        return places[0]
    options = [_told(events[place]) for place in contested]
    prompt = Message("ask-replaced-first")
    chosen = yield from ask(player, match.rulebook.numbers.together, prompt, options, secret=secret)
    return next(place for place, option in zip(contested, options, strict=True) if option is chosen)


def _is_scarce(found: _Found, count: int, others: Collection[Card | None]) -> bool:
    """Whether an effect that could replace so many events may not be able to replace all that it and others could.

    ``others`` are the cards that other events are about.
    """
    ability = found.ability
    takes_once = ability.takes_itself or bool(ability.restriction)
    return (
        ability.takes_others or (takes_once and count > 1) or (ability.takes_itself and found.context.source in others)
    )


def _told(event: Event) -> Option:
    """An event that could be replaced, as an option: the card or the place to which something would happen."""
    return Option("replaced-there", zone=event.source) if _is_of_place(event) else Option("replaced", event.card)


def _is_of_place(event: Event) -> bool:
    """Whether something happens to a place, and not to the card that does it."""
    return event.destination is None and event.source is not None


def would_be_replaced(match: Position, event: Event) -> Procedure[Replacing | None]:
    """Which ability is to replace the event, without its being replaced: for what is done wholly or not at all.

    The masters of optional effects say whether they want it. Where one of several lets the card go where it was to, a
    player chooses among them, as in `replaced`.
    """
    candidates = [found for found in _candidates(match, event) if found.identity not in match.replacing]
    while candidates:
        player, among = _who_chooses(match, event, candidates)
        found = among[0]
        if len({each.ability.leaves_alone for each in among}) > 1:
            found = yield from _chosen(match, player, among)
        if (yield from _is_wanted(match, found)):
            return found.ability
        candidates = [each for each in candidates if each is not found]
    return None


def _who_chooses(match: Position, event: Event, candidates: list[_Found]) -> tuple[int, list[_Found]]:
    """The player who says which of these effects replaces an event, and those among which they choose."""
    if match.rulebook.turn_player_replaces_first:
        candidates = _of_one_player(match, candidates)
        return candidates[0].context.player, candidates
    return match.state.turn_player if event.player is None else event.player, candidates


def _chosen(match: Position, player: int, candidates: Sequence[_Found]) -> Procedure[_Found]:
    """Which of these effects replaces an event, as a player says."""
    options = [Option("replace", found.context.source, value=found.key) for found in candidates]
    option = yield from ask(player, match.rulebook.numbers.replacement, Message("ask-replacement"), options)
    return next(found for found, other in zip(candidates, options, strict=True) if other is option)


def _open(match: Position, event: Event, only: int | None) -> list[_Found]:
    """The effects (of one player ``only``) that could replace an event, but for those that do what they do now.

    Where what was replaced may be replaced again, a rule action that comes again is not replaced by the same effect.
    """
    spared = match.replacing
    if not match.rulebook.replaces_once:
        spared |= match.replaced.get(event.card, frozenset())
    found = [each for each in _candidates(match, event) if each.identity not in spared]
    return found if only is None else [each for each in found if each.context.player == only]


def _of_one_player(match: Position, candidates: list[_Found]) -> list[_Found]:
    """The turn player's, if there are any."""
    turn_player = match.state.turn_player
    return [each for each in candidates if each.context.player == turn_player] or candidates


def _is_wanted(match: Position, found: _Found) -> Procedure[bool]:
    """Whether the master of an effect wants it to replace the event; True where nothing is asked.

    Others do not learn by the question that a card which they do not see could do so, nor by its absence why it cannot.
    """
    ability, context, rule = found.ability, found.context, match.rulebook.numbers.replacement
    secret, prompt = not sees(match, None, context.source), ability.prompt(context)
    if not ability.may_replace(match, context):
        return (yield from may(context.player, rule, prompt, secret=secret, is_possible=False))
    return not ability.optional or (yield from may(context.player, rule, prompt, card=context.source, secret=secret))


def _replace(match: Position, found: _Found, event: Event) -> Procedure[Event | None]:
    """Let an effect replace the event. What the effect itself does, it does not replace."""
    before, moment, happened = match.replacing, match.moment, match.happened
    match.replacing = before | {found.identity}
    if found.ability.restriction:
        card, mark = found.identity
        usage.use(match, card, mark, found.ability.restriction, found.context.stamp)
    if moment is not None and moment.replaced_from is None:
        moment.replaced_from = match.state.clock
        after = yield from found.ability.replace(match, found.context, event)
        moment.replaced_from = None
    else:
        after = yield from found.ability.replace(match, found.context, event)
    match.replacing = before
    # What stays as it was would be due for ever, where nothing keeps the effect from replacing it once more.
    changed = match.happened != happened or not match.rulebook.replaces_once
    if after is None and changed:
        match.note_replaced(event.card, found.identity)
    return after


def _candidates(match: Position, event: Event) -> list[_Found]:
    """The replacement effects that could replace this event: printed ones, gained ones, and those that effects made."""
    kinds = {event.kind}
    if event.source is not None:
        kinds.add(event.source.kind.leave)
    found = [*_of_cards(match, event, kinds), *_made(match, event, kinds)]
    return [each for each in found if not _is_used_up(match, each) and each.ability.applies(match, each.context, event)]


def _is_used_up(match: Position, found: _Found) -> bool:
    """Whether an effect that may be used once a turn has been, by the card that it is or was at this moment."""
    if not found.ability.restriction:
        return False
    card, mark = found.identity
    if found.context.stamp == _GONE:
        return any((each, other) == (card, mark) for each, _, other in usage.USED.of(match))
    return usage.is_used(match, card, mark, found.context.stamp)


def _of_cards(match: Position, event: Event, kinds: set[str]) -> Iterator[_Found]:
    """Those of cards. A card that leaves at the same time has its own where it was; but it is not there any more."""
    having = [found for kind in sorted(kinds) for found in match.index.replacing.get(kind, ())]
    gained = [found for card, values in _differing(match) for found in match.gained(card, values)]
    having += [each for each in gained if _replaces(each.ability, kinds)]
    for card, ability, key, mark in having:
        zone = match.state.zone[card] if match.moment is None else match.moment.zone(card)
        if match.is_active(card, ability, zone, gained=key.startswith(GAINED)):
            now = match.state.zone[card]
            stays = zone is now or zone.kind.is_ground_of(now.kind)
            stamp = match.state.entered[card] if stays else _GONE
            context = Context(card, match.master(card), stamp, ability, event)
            yield _Found(cast("Replacing", ability), context, key, (card, mark))


def _replaces(ability: Ability | None, kinds: set[str]) -> TypeGuard[Replacing]:
    """Whether an ability replaces one of these kinds of events."""
    return ability is not None and isinstance(ability, Replacing) and not kinds.isdisjoint(ability.kinds)


def _made(match: Position, event: Event, kinds: set[str]) -> Iterator[_Found]:
    for effect in match.state.effects:
        ability = effect.ability
        if _replaces(ability, kinds):
            context = Context(effect.source, effect.player, effect.entered, ability, event)
            key = f"t{effect.stamp}"
            yield _Found(ability, context, key, (effect.source, key), lasts=False)
