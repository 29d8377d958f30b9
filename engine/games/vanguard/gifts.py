"""10.6.3, 2.16, 9.7. Imaginary gifts: what riding a card with a gift icon brings for the rest of the game."""

from __future__ import annotations

from typing import Final

from engine.games.vanguard import characteristics, field, zones
from engine.games.vanguard.rule_changes import GiftPower, OnCircle
from engine.kernel import verbs
from engine.kernel.asking import ask
from engine.kernel.cards import Card
from engine.kernel.decisions import Option, Procedure
from engine.kernel.effects import EffectInForce
from engine.kernel.match import Match
from engine.kernel.memory import Remembered, RememberedBySeat
from engine.kernel.messages import Message, Ref, Seat
from engine.kernel.zones import Zone

GIFTS: Final[tuple[str, ...]] = ("force", "accel", "protect")  # 2.16.2

GIFT_CARD: Final = "imaginary gift"  #: the kind of card that Protect adds to a hand
PROTECT_NUMBER: Final = "GIFT/PROTECT"

CHOSEN: Final = RememberedBySeat[str | None]("gifts", (None, None))
"""The gift that each player's rides bring: the first one resolved (10.6.3); None before it."""

DUE: Final = Remembered[tuple[tuple[int, str, Card], ...]]("gifts due", ())
"""What the next check timing resolves: (player, gift, the card that was ridden)."""

FORCED: Final = Remembered[tuple[str, ...]]("force markers", ())
"""The circles that Force was given to, by name, as often as it was (10.6.3.1.1)."""


# ---- when a gift is due


def note_ride(match: Match, player: int, card: Card) -> None:
    """10.6.3. The gift of a card that was ridden is resolved in the next check timing."""
    gift = match.values_for(characteristics.GIFT)(card).get(characteristics.GIFT)
    if gift is not None:
        DUE.set(match, (*DUE.of(match), (player, gift, card)))


def resolve_due(match: Match) -> Procedure[bool]:
    """10.6.3. Resolve the gifts that are due; one that differs from those a player has had is not. True if any was."""
    due = DUE.of(match)
    DUE.reset(match)
    for player, gift, card in sorted(due, key=lambda each: each[0] != match.state.turn_player):  # 1.3.4
        if CHOSEN.of_player(match, player) not in (None, gift):
            continue
        CHOSEN.set_player(match, player, gift)
        yield from _resolve(match, player, gift, card)
    return bool(due)


def give(match: Match, player: int, gift: str, card: Card, *, on_vanguard: bool) -> Procedure[bool]:
    """2.16. Give a gift by the effect of a card, unless the player has had another one (10.6.3); whether it was given.

    ``on_vanguard``: Force goes to the vanguard circle, which the player does not choose then.
    """
    if CHOSEN.of_player(match, player) not in (None, gift):
        return False
    CHOSEN.set_player(match, player, gift)
    if gift == "force" and on_vanguard:
        _put_force(match, player, card, zones.VANGUARD[player])
    else:
        yield from _resolve(match, player, gift, card)
    return True


def _resolve(match: Match, player: int, gift: str, card: Card) -> Procedure[None]:
    if gift == "force":
        yield from _force(match, player, card)
    elif gift == "accel":
        _accel(match, player, card)
    else:
        _protect(match, player)


def _force(match: Match, player: int, card: Card) -> Procedure[None]:
    """10.6.3.1. Choose the vanguard circle or a rear-guard circle: its unit has more power in one's own turns.

    A circle with a locked card on it is neither (4.6.7).
    """
    circles = [zones.VANGUARD[player], *field.open_circles(match, player)]
    options = [Option("force", None, circle) for circle in circles]
    chosen = yield from ask(player, "10.6.3.1", Message("ask-force", {"card": Ref(card)}), options)
    assert chosen.zone is not None
    _put_force(match, player, card, chosen.zone)


def _put_force(match: Match, player: int, card: Card, circle: Zone) -> None:
    FORCED.set(match, (*FORCED.of(match), circle.name))
    match.tell("gains-force", player=Seat(player), zone=circle)
    _strengthen(match, player, card, circle)


def move_force(match: Match, player: int, card: Card, circle: Zone) -> bool:
    """10.6.3.1. Put all Force markers of a player on one of that player's circles; whether any was moved.

    By the effect of ``card``: its power is given there from now on.
    """
    own = {zones.VANGUARD[player].name, *[each.name for each in field.rear_guard_circles(match, player)]}
    markers = [name for name in FORCED.of(match) if name in own]
    if circle.name not in own or all(name == circle.name for name in markers):
        return False
    given = [e.stamp for e in match.state.effects if e.player == player and e.changes == (GiftPower(),)]
    for stamp in given:  # whose gift is Force has no circles by Accel
        verbs.nullify(match, stamp)
    FORCED.set(match, (*[name for name in FORCED.of(match) if name not in own], *[circle.name for _ in markers]))
    match.tell("moves-force", player=Seat(player), zone=circle, count=len(markers))
    for _ in markers:
        _strengthen(match, player, card, circle)
    return True


def _accel(match: Match, player: int, card: Card) -> None:
    """10.6.3.2. Gain a rear-guard circle in the front row, left and right of all others in turn."""
    circle = field.GAINED_CIRCLES.gain(match, player)
    match.tell("gains-circle", player=Seat(player), zone=circle)
    _strengthen(match, player, card, circle)


def _strengthen(match: Match, player: int, card: Card, circle: Zone) -> None:
    entered, changes = match.state.entered[card], (GiftPower(),)
    effect = EffectInForce(0, player, card, entered, "game", changes, subject=OnCircle(player, circle.place))
    verbs.put_in_force(match, effect)


def _protect(match: Match, player: int) -> None:
    """10.6.3.3. Add a Protect card to the hand, where everybody can tell it from the others (10.6.3.3.1)."""
    definition = match.rulebook.cards()[PROTECT_NUMBER]
    card = verbs.create(match, definition, player, zones.HAND[player])
    match.tell("gains-protect", player=Seat(player), card=Ref(card))


# ---- the Protect card


def is_gift_card(match: Match, card: Card) -> bool:
    """10.6.3.3.2. Whether a card is no unit, and may only be called to the guardian circle."""
    return match.state.definition[card].kind == GIFT_CARD


def settle(match: Match, card: Card, zone: Zone) -> None:
    """9.7.1, 10.6.3.3.3.1. A Protect card anywhere but in a hand or on a guardian circle is removed at once."""
    if zone.kind not in (zones.HAND, zones.GUARDIAN, zones.REMOVED):
        verbs.place(match, card, zones.REMOVED[match.state.owner[card]])
