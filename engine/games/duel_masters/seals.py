"""116, 701.23, 701.24. Seals: cards that lie face down on others, and Commands that take them off again.

A sealed creature lies apart, so that nothing finds it. Whatever else has seals on it stays where it is, and works.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from engine.games.duel_masters import auras, battle_state, field, zones
from engine.games.duel_masters.battle_state import Fighter, enlist
from engine.games.duel_masters.characteristics import CIVILIZATIONS, RACES
from engine.games.duel_masters.god_links import is_linked, others_of
from engine.kernel import verbs
from engine.kernel.asking import choose_cards
from engine.kernel.attachments import attach, detach
from engine.kernel.cards import Card
from engine.kernel.decisions import Procedure
from engine.kernel.events import Event
from engine.kernel.in_force import forget_card
from engine.kernel.match import Match
from engine.kernel.memory import UNOBSERVED, Remembered
from engine.kernel.messages import Message, Ref, Seat
from engine.kernel.position import Position

BE_SEALED: Final = "be sealed"
LOSE_SEALS: Final = "have seals removed"
REMOVE_SEALS: Final = "remove seals from creatures"
"""101.2. What can be forbidden: that a card is sealed, that its seals are removed; that a player removes any."""

COMMAND: Final = "Command"

UNSEALED: Final = "unsealed"
"""The event of a card's having lost its last seal."""


class Coming(NamedTuple):
    """116.4. A Command that has come to the battle zone."""

    player: int  #: its owner
    civilizations: tuple[str, ...]
    card: Fighter


SEALED: Final = Remembered[tuple[Fighter, ...]]("sealed cards", (), touches=UNOBSERVED)
"""The cards that had seals on them when state-based actions were last looked at."""

COMMANDS: Final = Remembered[tuple[Coming, ...]]("commands", (), touches=UNOBSERVED)
"""703.4j. The Commands for each of which a seal is still to be removed."""


def seals_on(match: Position, card: Card) -> list[Card]:
    """116.1. The seals on a card, the topmost last."""
    if not match.state.attached:
        return []
    return [each for each in match.attached(card) if match.state.zone[each].kind is zones.SEALS]


def sealed_cards(match: Position, player: int) -> list[Card]:
    """116.1. The player's cards that have seals on them, sealed creatures and others."""
    attached = match.state.attached
    return sorted({attached[each] for each in match.cards(zones.SEALS[player]) if each in attached})


def is_ignored(match: Position, card: Card) -> bool:
    """116.2a. Whether a card is a sealed creature, or a part of one."""
    return match.state.zone[field.lead(match, card)].kind is zones.IGNORED


def seal(match: Match, cards: Sequence[Card], count: int = 1) -> Procedure[tuple[Card, ...]]:
    """701.24a, 116.1. Put so many seals on each of these cards, of the decks of their owners; returns those sealed.

    409.1f. All come at the same time. If a deck has too few cards, those named first get theirs.
    """
    state = match.state
    there = [
        card for card in cards if state.zone[card].kind is zones.BATTLE and not field.cannot(match, card, BE_SEALED)
    ]
    decks = {player: list(match.cards(zones.DECK[player])) for player in (0, 1)}
    on: dict[Card, Card] = {}
    for card in [card for card in there for _ in range(count)]:
        deck = decks[state.owner[card]]
        if deck:
            on[deck.pop()] = card
    moves = [(each, zones.SEALS[state.owner[each]]) for each in on]
    for each in (yield from verbs.move_together(match, moves)):
        attach(match, (each,), on[each])
    done = tuple([card for card in dict.fromkeys(there) if seals_on(match, card)])
    for card in done:
        match.tell("seals", card=Ref(card), count=len(seals_on(match, card)))
        if field.is_creature(match, card):
            _ignore(match, card)
    return done


def _ignore(match: Match, card: Card) -> None:
    """116.2, 116.2a. A creature is as if it were not in the battle zone: effects on it end, and it fights no more.

    It stays the card it is, tapped or not, with what belongs to it (109.2c): auras do, gears and weapons do not. Of
    linked gods all are ignored, so that none of them does anything.
    """
    battle_state.remove_from_attack(match, card)
    worn = auras.auras_of(match, card)
    whole = (card, *others_of(match, card), *worn)
    for each in whole:
        forget_card(match, each)
    beside = [each for each in match.attached(card) if match.state.zone[each].kind is zones.BATTLE]
    detach(match, [each for each in beside if each not in worn])
    for each in whole:
        verbs.transfer(match, each, zones.IGNORED[match.state.zone[each].player])


def can_be_removed(match: Position, card: Card) -> bool:
    """101.2. Whether nothing keeps a card from being removed; of cards that are no seals nothing does."""
    if match.state.zone[card].kind is not zones.SEALS or card not in match.state.attached:
        return True
    bearer = match.state.attached[card]
    if field.cannot(match, bearer, LOSE_SEALS):
        return False
    return not (is_ignored(match, bearer) and match.forbids(match.state.owner[card], REMOVE_SEALS))


def note_command(match: Match, card: Card) -> None:
    """116.4. Note that a card has come to the battle zone, if it is a Command and any card has a seal."""
    if not any(map(match.state.zones.get, zones.ALL_SEALS)):
        return
    values = match.values(card)
    if any(COMMAND in race.split() for race in values[RACES]):
        coming = Coming(match.state.owner[card], tuple(sorted(values[CIVILIZATIONS])), enlist(match, card))
        COMMANDS.set(match, (*COMMANDS.of(match), coming))


def are_due(match: Position) -> bool:
    """703.4j. Whether a Command has come for which a seal is still to be removed."""
    return bool(COMMANDS.of(match))


def due(match: Match) -> Procedure[list[Card]]:
    """703.4j. The seals that are to go to the graveyard: one for each Command, and those that lie on nothing.

    The turn player says first which these are. 110.4f, 116.2a. A Command that has come sealed is ignored.
    """
    comings = [each for each in COMMANDS.of(match) if not _has_come_sealed(match, each.card)]
    if COMMANDS.of(match):
        COMMANDS.reset(match)
    attached = match.state.attached
    gone = [card for player in (0, 1) for card in match.cards(zones.SEALS[player]) if card not in attached]
    for player in (match.state.turn_player, 1 - match.state.turn_player):
        for coming in comings:
            if coming.player == player:
                gone += yield from _removed_for(match, coming, gone)
    return gone


def _has_come_sealed(match: Match, coming: Fighter) -> bool:
    return match.state.entered[coming.card] == coming.entered and is_ignored(match, coming.card)


def settle(match: Match) -> bool:
    """116.2. Ignore what has become a creature with seals, and heed again what has no seal; whether anything was."""
    if not (SEALED.of(match) or match.cards(zones.SEALS[0]) or match.cards(zones.SEALS[1])):
        return False
    return _ignore_sealed(match) or _heed(match)


def _removed_for(match: Match, coming: Coming, gone: Sequence[Card]) -> Procedure[list[Card]]:
    """116.4a, 116.4b. The seal that a Command's owner removes from a card that shares a civilisation, if there is any.

    Those that are ``gone`` for another Command are not there any more.
    """
    found: dict[Card, Card] = {}
    for card in sealed_cards(match, coming.player):
        left = [each for each in seals_on(match, card) if each not in gone]
        shared = not match.values(card)[CIVILIZATIONS].isdisjoint(coming.civilizations)
        if shared and left and can_be_removed(match, left[-1]):
            found[card] = left[-1]
    prompt = Message("ask-unseal")
    chosen = yield from choose_cards(coming.player, "116.4a", prompt, list(found), 1, 1, verb="unseal")
    for card in chosen:
        match.tell("unseals", player=Seat(coming.player), card=Ref(card))
    return [found[card] for card in chosen]


def _ignore_sealed(match: Match) -> bool:
    """116.2. What has become a creature with seals on it, as by being turned over, is ignored from now on."""
    found = [card for player in (0, 1) for card in sealed_cards(match, player) if field.is_creature(match, card)]
    for card in found:
        _ignore(match, card)
    return bool(found)


def _heed(match: Match) -> bool:
    """116.2. A creature without seals is in the battle zone again, as the creature that it was: it does not enter."""
    sealed = tuple([enlist(match, card) for player in (0, 1) for card in sealed_cards(match, player)])
    free = [each for each in SEALED.of(match) if each not in sealed]
    if sealed != SEALED.of(match):
        SEALED.set(match, sealed)
    there = [each.card for each in free if match.state.entered[each.card] == each.entered]
    for card in there:
        zone = match.state.zone[card]
        if zone.kind is zones.IGNORED:
            verbs.transfer(match, card, zones.free_place(match, zone.player))
            for each in [each for each in match.attached(card) if match.state.zone[each].kind is zones.IGNORED]:
                beside = zones.LINKED[zone.player] if is_linked(match, each) else zones.free_place(match, zone.player)
                verbs.transfer(match, each, beside)
    for card in there:
        if match.hears(UNSEALED):
            match.announce(Event(UNSEALED, card, match.master(card)))
    return bool(there)
