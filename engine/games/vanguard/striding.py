"""10.27, 10.28. Stride: G units on the vanguard circle, and the hearts under them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Final

from engine.games.vanguard import field, zones
from engine.kernel import verbs
from engine.kernel.abilities import Change, Context
from engine.kernel.asking import ask
from engine.kernel.cards import Card
from engine.kernel.decisions import Option, Procedure
from engine.kernel.effects import EffectInForce
from engine.kernel.events import Event
from engine.kernel.match import Match
from engine.kernel.messages import Message, Ref, Seat
from engine.kernel.zones import Zone

G_UNIT: Final = "G unit"  #: 2.9.2: the kind of card that comes from the G deck
HEART: Final = "heart"  #: the duration of what a heart gives: as long as it is the heart chosen (10.27.5.2)
HEART_LEGIONS: Final = "heart legions"
"""10.27.4. The key in `State.memory` of the legion mates among both players' hearts; None without one."""

ULTIMATE: Final = "ultimate strides"
"""10.28.5. The key in `State.memory` of the G units on the field by ultimate stride: (card, `State.entered`)."""


@dataclass(frozen=True, slots=True)
class HeartName(Change):
    """10.27.5.1, 12.7.2. The vanguard has the card name of a heart as well."""

    layer: ClassVar[str] = "other"
    writes: ClassVar[frozenset[str]] = frozenset({"names"})
    names: tuple[str, ...] = ()

    def apply(self, match: Match, context: Context, card: Card, values: dict[str, Any]) -> None:
        """Add the name."""
        values["names"] |= frozenset(self.names)


@dataclass(frozen=True, slots=True)
class HeartPower(Change):
    """10.27.5.1. The power written on a heart is added to the vanguard's."""

    layer: ClassVar[str] = "add"
    writes: ClassVar[frozenset[str]] = frozenset({"power"})
    amount: int = 0

    def apply(self, match: Match, context: Context, card: Card, values: dict[str, Any]) -> None:
        """Add the power."""
        values["power"] += self.amount


def is_g_unit(match: Match, card: Card) -> bool:
    """2.9.2. Whether a card is a G unit."""
    return match.state.definition[card].kind == G_UNIT


# ---- stride


def stride(match: Match, player: int, card: Card, *, how: str, cause: Card | None = None) -> Procedure[bool]:
    """10.28.2. Put a G unit on the vanguard circle, as the vanguard lay; the vanguards become its hearts.

    Returns whether it came there. A stride is neither a ride nor a call (10.28.4).
    """
    before = field.vanguards(match, player)
    if not before:
        return False
    rested = match.state.rested[before[0]]
    mate = field.legion_mate(match, player)
    circle = zones.VANGUARD[player]
    if not (yield from verbs.move(match, card, circle, cause=cause, detail=how, rested=rested)):
        return False
    match.tell("strides", player=Seat(player), card=Ref(card), heart=Ref(before[0]))
    for heart in before:  # 10.28.2.2
        become_heart(match, heart)
    if mate is not None:
        _remember_legion(match, player, mate)
    yield from choose_heart(match, player)  # 10.28.2.3
    if match.hears("stride"):
        match.announce(Event("stride", card, player, cause=cause, other=before[0], detail=how))
    return True


def become_heart(match: Match, card: Card) -> None:
    """10.27.1, 10.27.2. A card on the vanguard circle becomes a heart: face up, standing, in the same zone."""
    player = match.state.zone[card].player
    verbs.transfer(match, card, zones.HEART[player])
    match.state.face_down[card] = False
    match.state.rested[card] = False
    match.changed(card)
    if match.hears("become heart"):
        match.announce(Event("become heart", card, player))


def choose_heart(match: Match, player: int) -> Procedure[None]:
    """10.27.5.1, 10.28.2.3. Choose a heart that is no G unit: the vanguard has its name and its power besides."""
    unit = field.vanguard(match, player)
    candidates = [card for card in field.hearts(match, player) if not is_g_unit(match, card)]
    if unit is None or not candidates:
        return
    chosen = candidates[0]
    if len(candidates) > 1:
        options = [Option("heart", card) for card in candidates]
        prompt = Message("ask-heart", {"card": Ref(unit)})
        option = yield from ask(player, "10.28.2.3", prompt, options, card=unit)
        assert option.card is not None
        chosen = option.card
    written = match.state.definition[chosen].values
    changes = (HeartName(tuple(sorted(written["names"]))), HeartPower(written["power"]))
    entered = match.state.entered[chosen]
    verbs.put_in_force(match, EffectInForce(0, player, chosen, entered, HEART, changes, (unit,)))


def chosen_heart(match: Match, player: int) -> Card | None:
    """The heart whose name and power a player's vanguard has, wherever it is now."""
    unit = field.vanguard(match, player)
    found = (e.source for e in match.state.effects if e.duration == HEART and unit in e.cards)
    return next(found, None)


def replace_lost_heart(match: Match, player: int) -> Procedure[None]:
    """10.27.5.2. When the chosen heart has left the circle, the vanguard loses what it had of it; another is chosen."""
    chosen = chosen_heart(match, player)
    if chosen is not None and match.state.zone[chosen] is not zones.HEART[player]:
        unit = field.vanguard(match, player)
        verbs.release(match, HEART, [] if unit is None else [unit])
        yield from choose_heart(match, player)


# ---- G units that go back


def return_to_g_zone(match: Match, card: Card) -> None:
    """4.6.9, 10.28.3, 11.14.3. Put a G unit face up into its owner's G zone; its hearts are vanguards again first."""
    owner, zone = match.state.owner[card], match.state.zone[card]
    ultimate = (card, match.state.entered[card]) in match.state.memory[ULTIMATE]
    alone = zone is zones.VANGUARD[owner] and len(match.cards(zone)) == 1
    if alone or not match.cards(zones.VANGUARD[owner]):
        verbs.release(match, HEART, [card])
        restore_hearts(match, owner, rested=match.state.rested[card])
    match.tell("returns-to-g-zone", card=Ref(card))
    verbs.place(match, card, zones.G_ZONE[owner])
    if ultimate:
        _remove_g_zone(match, owner)


def restore_hearts(match: Match, player: int, *, rested: bool) -> None:
    """10.27.4, 10.27.6, 10.28.3. Hearts are vanguards again, lying as the G unit lay; this is no placing, no legion."""
    mate = match.state.memory[HEART_LEGIONS][player]
    for card in field.hearts(match, player):
        place = "L" if card == mate else "V"
        verbs.transfer(match, card, zones.VANGUARD.at(player, place))
        match.state.rested[card] = rested
    _remember_legion(match, player, None)
    match.changed()


def hearts_to_soul(match: Match, player: int) -> Procedure[None]:
    """10.6.1.4. Put the hearts into the soul: their vanguard was ridden over."""
    for card in field.hearts(match, player):
        yield from verbs.move(match, card, zones.SOUL[player], detail="ride")
    _remember_legion(match, player, None)


def g_units(match: Match, circles: Sequence[Zone]) -> list[Card]:
    """The G units on these circles."""
    return [card for circle in circles for card in match.cards(circle) if is_g_unit(match, card)]


def face_up_g_units(match: Match, player: int) -> list[Card]:
    """11.12.1. The face-up G units on the player's vanguard circle and in the player's G zone."""
    face_down = match.state.face_down
    places = (zones.VANGUARD[player], zones.G_ZONE[player])
    return [card for card in g_units(match, places) if not face_down[card]]


def _remember_legion(match: Match, player: int, mate: Card | None) -> None:
    mates = list(match.state.memory[HEART_LEGIONS])
    mates[player] = mate
    match.state.memory[HEART_LEGIONS] = tuple(mates)


def _remove_g_zone(match: Match, player: int) -> None:
    """10.28.5. After an ultimate stride every card of the G zone is removed from the game."""
    for card in match.cards(zones.G_ZONE[player]):
        verbs.place(match, card, zones.REMOVED[player])
