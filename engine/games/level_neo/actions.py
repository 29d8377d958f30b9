"""The verbs of Level Neo: what its rules and its cards do to cards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.games.level_neo import field, zones
from engine.kernel import hand_and_deck, verbs
from engine.kernel.asking import ask, choose_cards
from engine.kernel.cards import Card
from engine.kernel.decisions import Option, Procedure
from engine.kernel.events import Event, Move
from engine.kernel.match import Match
from engine.kernel.messages import Message, Ref, Seat
from engine.kernel.replacement import is_replaceable, replaced
from engine.kernel.visibility import sees

LEVEL_UP: Final = "level up"  #: 7.2: the event, also of what is about to be
LEVEL_DOWN: Final = "level down"  #: 7.3: in the same way

DEFEAT = "defeat"  #: 9.6: why a character that lost a battle goes to the discard pile


def send_to_discard(match: Match, cards: Sequence[Card], *, how: str = "effect") -> Procedure[tuple[Card, ...]]:
    """Put cards that are not there yet into the discard pile, all at once; a main character never leaves its zone."""
    leaving = [card for card in cards if match.state.zone[card].kind not in (zones.MAIN, zones.DISCARD)]
    moves = [(card, zones.DISCARD[match.state.owner[card]]) for card in leaving]

    def tell(moving: Sequence[Move]) -> None:
        """Cards of a deck or a hand are shown as they go: everybody sees that pile."""
        verbs.show(match, [each.card for each in moving if not sees(match, None, each.card)], (0, 1))
        for each in moving:
            match.tell("leaves", card=Ref(each.card), how=how)

    return tuple((yield from verbs.move_together(match, moves, tell=tell)))


def play_support(match: Match, player: int, card: Card) -> Procedure[bool]:
    """4.2.1. Put a character into play as a support, Active; False if something else happened to it."""
    return (yield from enter_support(match, player, card))


def enter_support(match: Match, player: int, card: Card, *, rested: bool = False) -> Procedure[bool]:
    """Put a character into play as a support, from wherever it is: Active, unless an effect says otherwise."""
    place = zones.free_support_place(match, player)
    if not (yield from verbs.move(match, card, place, verbs.Arrival(rested=rested))):
        return False
    match.tell("supports", player=Seat(player), card=Ref(card))
    return True


def level_up(match: Match, player: int, card: Card | None = None) -> Procedure[bool]:
    """7.2. Put a card face down into the level zone, the top card of the deck unless an effect names another.

    False at Level Neo or without a deck.
    """
    deck = match.cards(zones.DECK[player])
    risen = card if card is not None else deck[-1] if deck else None
    if field.in_level_neo(match, player) or risen is None:
        return False
    if (yield from _is_replaced(match, player, LEVEL_UP)):
        return False
    if not (yield from verbs.move(match, risen, zones.LEVEL[player], verbs.Arrival(face_down=True))):
        return False
    main, level = field.main_character(match, player), field.level(match, player)
    match.tell("levels-up", card=Ref(main), level=level)
    match.announce(Event(LEVEL_UP, main, player))
    return True


def level_down(match: Match, player: int) -> Procedure[bool]:
    """7.3. The player puts a card of their choice from the level zone into the discard pile; False if there is none."""
    cards = field.level_cards(match, player)
    if not cards:
        return False
    if (yield from _is_replaced(match, player, LEVEL_DOWN)):
        return False
    main = field.main_character(match, player)
    chosen = cards[0]
    if len(cards) > 1:
        options = [Option("level-down", card, value=position) for position, card in enumerate(cards, 1)]
        prompt = Message("ask-level-down", {"card": Ref(main)})
        safe = next((at for at, card in enumerate(cards) if not match.state.face_down[card]), 0)
        option = yield from ask(player, "7.3", prompt, options, default=safe)
        assert option.card is not None
        chosen = option.card
    if not (yield from verbs.move(match, chosen, zones.DISCARD[match.state.owner[chosen]])):
        return False
    match.tell("levels-down", card=Ref(main), level=field.level(match, player), lost=Ref(chosen))
    match.announce(Event(LEVEL_DOWN, main, player))
    return True


def _is_replaced(match: Match, player: int, kind: str) -> Procedure[bool]:
    """7.2, 7.3. Whether something else happens instead of a main character's levelling up or down."""
    if not is_replaceable(match, kind):
        return False
    return (yield from replaced(match, Event(kind, field.main_character(match, player), player))) is None


def discard_down_to(match: Match, player: int, limit: int, rule: str) -> Procedure[None]:
    """4.5.2. Let a player with too many cards in hand discard the rest."""
    hand = field.hand(match, player)
    excess = len(hand) - limit
    if excess > 0:
        prompt = Message("ask-hand-limit", {"count": excess})
        cards = yield from choose_cards(player, rule, prompt, hand, excess, excess, verb="discard")
        yield from hand_and_deck.discard(match, cards)
