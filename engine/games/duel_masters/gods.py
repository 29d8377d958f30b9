"""803. Gods: which of them can be linked, linking them to one creature, and parting them.

One of the gods that are linked lies in the battle zone and stands for the creature; the others lie beside it and are
attached to it. What lies under one of them is attached to that one.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Final, NamedTuple

from engine.games.duel_masters import battle_state, field, zones
from engine.games.duel_masters.god_links import LINKS, LinkOfGods, is_linked, note_left, others_of
from engine.games.duel_masters.keyword_abilities import OPPOSITE, GodLink, god_links_of
from engine.kernel import verbs
from engine.kernel.abilities import GAINED_ABILITIES, Ability
from engine.kernel.asking import ask, choose_cards
from engine.kernel.aspects import ORIENTATION
from engine.kernel.attachments import attach, detach
from engine.kernel.cards import Card
from engine.kernel.decisions import PASS, Option, Procedure
from engine.kernel.effects import EffectInForce
from engine.kernel.events import Event
from engine.kernel.match import Match
from engine.kernel.messages import Message, Ref
from engine.kernel.position import Position
from engine.kernel.succession import leave_to, succeed
from engine.language.changes import GainsAbility

LINK: Final = "link"
"""701.18. The event of a god's being linked, that of the creature that it is from then on."""

_STEPS: Final = {"left": (-1, 0), "right": (1, 0), "top": (0, -1), "bottom": (0, 1)}


class Joint(NamedTuple):
    """A god that another one can be linked to, and at which side of it that would lie."""

    god: Card
    side: str


def link_abilities(match: Position, card: Card) -> Sequence[GodLink]:
    """803.2. The abilities by which a card can be linked; a card without any is no god."""
    return god_links_of(match.state.definition[card])


def can_be_linked(match: Position, first: Card, second: Card, side: str) -> bool:
    """803.2, 803.2a. Whether the second can lie at this side of the first: both have an ability for that.

    What the abilities name is asked of the single cards.
    """
    return _fits(match, second, first, side) and _fits(match, first, second, OPPOSITE[side])


def joints(match: Match, card: Card) -> Iterator[Joint]:
    """803.2, 803.2c. All that a god can be linked to now, with all that it is linked with, in one plane."""
    mine = _places(match, card)
    for lead in field.creatures(match, match.master(card)):
        if lead in mine or not link_abilities(match, lead):
            continue
        for god in (lead, *others_of(match, lead)):
            theirs = _places(match, god)
            for side, (x, y) in _STEPS.items():
                taken = {(x + across, y + down) for across, down in mine.values()}
                if can_be_linked(match, god, card, side) and taken.isdisjoint(theirs.values()):
                    yield Joint(god, side)


def on_entering(match: Match, card: Card) -> Procedure[None]:
    """803.1a. A god that comes to the battle zone may come linked; this is no replacement, and triggers nothing else.

    With a center god link that it has, or that another of the player's gods has, gods may be parted before that, and
    that one may be linked as well.
    """
    if not link_abilities(match, card) or not field.is_creature(match, card):
        return
    note_left(match, card, ())
    player = match.master(card)
    centers = [
        god
        for lead in field.creatures(match, player)
        for god in (lead, *others_of(match, lead))
        if any(ability.parts_others for ability in link_abilities(match, god))
    ]
    if centers:
        whole = [each for each in field.creatures(match, player) if others_of(match, each)]
        prompt = Message("ask-part-gods", {"card": Ref(card)})
        for each in (yield from choose_cards(player, "803.2", prompt, whole, 0, len(whole), verb="part", card=card)):
            yield from part(match, each, apart=True)
    for god in dict.fromkeys((card, *centers)):
        while found := list(joints(match, god)):
            prompt = Message("ask-link-god", {"card": Ref(god)})
            options = [*(Option("link-god", joint.god, value=joint.side) for joint in found), PASS]
            chosen = yield from ask(player, "803.1a", prompt, options, default=len(found), card=god)
            if chosen.card is None:
                break
            link(match, chosen.card, god, chosen.value)


def link(match: Match, first: Card, second: Card, side: str) -> None:
    """803.3, 803.3a. Link two gods, and all that each of them is linked with: from now on they are one creature.

    It is the creature that the first one was, and what applied to either of them applies to it.
    """
    state = match.state
    lead, other = match.lead(first), match.lead(second)
    joining = (other, *others_of(match, other))
    beside = [each for each in match.attached(other) if state.zone[each].kind is zones.BATTLE]
    attach(match, (*beside, *joining), lead)
    verbs.transfer(match, other, zones.LINKED[state.zone[other].player])
    LINKS.set(match, (*LINKS.of(match), LinkOfGods(first, second, side)))
    rested = state.rested[lead] or state.rested[other]
    for each in (lead, *others_of(match, lead)):
        state.rested[each] = rested
    match.changed(ORIENTATION)
    succeed(match, (lead, other), (lead,))
    match.tell("links", card=Ref(second), other=Ref(first))
    if match.hears(LINK):
        match.announce(Event(LINK, lead, match.master(lead)))


def part(match: Match, lead: Card, *, leaving: Card | None = None, apart: bool = False) -> Procedure[list[Card]]:
    """803.4, 803.4a. Part gods: one that leaves from the others, all of them (``apart``), or what is linked no more.

    Returns the creatures that stay. If it attacked, its player says which of them goes on attacking.
    """
    fighters = battle_state.fighters_of(match, lead)
    stay = come_apart(match, lead, leaving=leaving, apart=apart)
    if stay != [lead]:
        yield from battle_state.go_on_as(match, fighters, lead, stay, "803.4a")
    return stay


def come_apart(match: Match, lead: Card, *, leaving: Card | None = None, apart: bool = False) -> list[Card]:
    """803.4. `part`, but for the attack: each creature that stays is what the whole was, and lies as that did.

    What applied to the whole applies to each.
    """
    state = match.state
    gods = [lead, *others_of(match, lead)]
    given = match.values(lead).get(GAINED_ABILITIES, ())
    mine = [each for each in LINKS.of(match) if each.first in gods]
    kept = [] if apart else [each for each in mine if leaving not in (each.first, each.second) and _holds(match, each)]
    LINKS.set(match, (*(each for each in LINKS.of(match) if each not in mine), *kept))
    groups = [_together(group, lead) for group in _groups(gods, kept)]
    if len(groups) == 1:
        return [lead]
    for each in gods:
        state.rested[each] = state.rested[lead]
    beside = [each for each in match.attached(lead) if state.zone[each].kind is zones.BATTLE]
    detach(match, gods)
    succeed(match, (lead,), [group[0] for group in groups])
    for first, *others in groups:
        if first != lead:
            verbs.transfer(match, first, zones.free_place(match, state.zone[first].player))
        attach(match, others, first)
    stay = [group[0] for group in groups if group[0] != leaving]
    if lead == leaving:
        attach(match, beside, stay[0])
        leave_to(match, lead, state.entered[lead], stay)
    match.changed(ORIENTATION)
    if leaving is not None:
        _let_look_back(match, leaving, [each for each in gods if each != leaving], given)
    return stay


def _let_look_back(match: Match, card: Card, others: Sequence[Card], given: Sequence[Ability]) -> None:
    """603.5c, 109.2c. A god that is about to leave keeps until then what it could do only while it was linked."""
    stamp, player = match.state.entered[card], match.master(card)
    note_left(match, card, others)
    kept = [*match.values(card).get(GAINED_ABILITIES, ())]
    for ability in given:
        if ability in kept:
            kept.remove(ability)
        else:
            change = (GainsAbility(ability),)
            verbs.put_in_force(match, EffectInForce(0, player, card, stamp, "game", change, cards=(card,)))


def as_creatures(match: Position, cards: Iterable[Card]) -> tuple[Card, ...]:
    """801.2, 803.3. Cards that have come to the battle zone, as the creatures of which they are parts by now.

    116.2a. One that has come sealed is none.
    """
    kinds = {card: match.state.zone[card].kind for card in cards}
    there = [card for card, kind in kinds.items() if kind is not zones.IGNORED]
    parts = (zones.LINKED, zones.UNDER)
    return tuple(dict.fromkeys([match.lead(card) if kinds[card] in parts else card for card in there]))


def unlink_what_is_wrong(match: Match) -> Procedure[bool]:
    """703.4e, 803.2b. Gods that could not be linked as they are by now are linked no more."""
    wrong = next((each for each in LINKS.of(match) if not _holds(match, each)), None)
    if wrong is None:
        return False
    yield from part(match, match.lead(wrong.first))
    return True


def after_leaving(match: Match, card: Card, bore: Sequence[Card]) -> None:
    """803.7. What stood for linked gods has left by itself: the others lie by themselves again."""
    gods = [each for each in bore if match.state.zone[each].kind is zones.LINKED and is_linked(match, each)]
    if not gods:
        return
    kept = [each for each in LINKS.of(match) if {each.first, each.second} <= {*gods}]
    for first, *others in _groups(gods, kept):
        verbs.transfer(match, first, zones.free_place(match, match.state.zone[first].player))
        detach(match, (first,))
        attach(match, others, first)


def forget(match: Match, card: Card) -> None:
    """803.7. Nothing is linked with a card that has left the battle zone."""
    if is_linked(match, card):
        LINKS.set(match, tuple([each for each in LINKS.of(match) if card not in (each.first, each.second)]))


def absorb(match: Match, cards: Iterable[Card]) -> None:
    """801.2. Gods on which something has evolved are linked no more: all of them lie under it."""
    gods = set(cards)
    LINKS.set(match, tuple([each for each in LINKS.of(match) if each.first not in gods]))


def _fits(match: Position, card: Card, other: Card, side: str) -> bool:
    theirs = match.state.definition[other]
    return any(ability.allows(theirs, side) for ability in link_abilities(match, card))


def _holds(match: Position, link: LinkOfGods) -> bool:
    return can_be_linked(match, link.first, link.second, link.side)


def _places(match: Position, card: Card) -> dict[Card, tuple[int, int]]:
    """803.2c. Where all that a god is linked with lies in the plane, with the god in its middle."""
    found = {card: (0, 0)}
    queue = [card]
    for here in queue:
        for first, second, side in LINKS.of(match):
            for one, other, way in ((first, second, side), (second, first, OPPOSITE[side])):
                if one == here and other not in found:
                    found[other] = (found[here][0] + _STEPS[way][0], found[here][1] + _STEPS[way][1])
                    queue.append(other)
    return found


def _groups(gods: Sequence[Card], links: Sequence[LinkOfGods]) -> list[list[Card]]:
    """The gods that hang together by these links."""
    groups = [[god] for god in gods]
    for link in links:
        first, second = (next(group for group in groups if god in group) for god in (link.first, link.second))
        if first is not second:
            first += second
            groups.remove(second)
    return groups


def _together(group: list[Card], lead: Card) -> list[Card]:
    """A group with the card that stands for it first: the one that stood for all, if it is there."""
    return sorted(group, key=lambda card: card != lead)
