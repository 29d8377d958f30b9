"""Effects that are in force: how they begin to apply, and how they end."""

from __future__ import annotations

from collections.abc import Collection

from msgspec.structs import replace

from engine.kernel import usage
from engine.kernel.aspects import EFFECTS
from engine.kernel.cards import Card
from engine.kernel.effects import EffectInForce
from engine.kernel.position import Position


def put_in_force(match: Position, effect: EffectInForce) -> None:
    """Let an effect begin to apply, with the time stamp of now."""
    match.state.clock += 1
    match.let_effects((*match.state.effects, replace(effect, stamp=match.state.clock)))
    if effect.masters:
        match.let_masters({**match.state.master, **dict.fromkeys(effect.cards, effect.player)})
    match.changed(EFFECTS)


def nullify(match: Position, stamp: int) -> None:
    """Take the whole of an effect in force away."""
    _keep(match, tuple(effect for effect in match.state.effects if effect.stamp != stamp))


def expire(match: Position, *durations: str) -> bool:
    """End effects and usage restrictions whose duration ends at this moment; returns whether any effect ended."""
    state, ended = match.state, False
    if state.effects is not match.rulebook.effects:
        kept = tuple([e for e in state.effects if e.duration not in durations or e.turn not in (None, state.turn)])
        ended = len(kept) != len(state.effects)
        if ended:
            _keep(match, kept)
    usage.renew(match, durations)
    return ended


def release(match: Position, duration: str, cards: Collection[Card]) -> None:
    """End the effects of a duration for these cards; for others they go on."""
    state = match.state
    kept: list[EffectInForce] = []
    for effect in state.effects:
        if effect.duration == duration and effect.cards:
            left = tuple(card for card in effect.cards if card not in cards)
            if left:
                kept.append(replace(effect, cards=left) if len(left) < len(effect.cards) else effect)
        else:
            kept.append(effect)
    if kept != list(state.effects):
        _keep(match, tuple(kept))


def forget_card(match: Position, card: Card) -> None:
    """A card changed zones: effects that applied to it as the card it was apply to it no longer."""
    effects = match.state.effects
    if effects is match.rulebook.effects:
        return
    for effect in effects:
        if card in effect.cards and effect.ability is None:
            break
    else:
        return
    kept: list[EffectInForce] = []
    for effect in effects:
        if card in effect.cards and effect.ability is None:
            cards = tuple(other for other in effect.cards if other != card)
            if cards:
                kept.append(replace(effect, cards=cards))
        else:
            kept.append(effect)
    match.let_effects(tuple(kept))


def _keep(match: Position, effects: tuple[EffectInForce, ...]) -> None:
    """Let only these effects stay in force. Cards that an ended one had taken over go back."""
    state = match.state
    match.let_effects(effects)
    if state.master:
        held = {card for effect in effects if effect.masters for card in effect.cards}
        match.let_masters({card: player for card, player in state.master.items() if card in held})
    match.changed(EFFECTS)
