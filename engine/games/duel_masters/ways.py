"""505, 507. What attacks and blocks come to, in power, as their player is shown it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from engine.games.duel_masters import battle_state, field
from engine.games.duel_masters.attacking import aims_of
from engine.games.duel_masters.characteristics import POWER_ATTACKER
from engine.games.duel_masters.payment import left_after
from engine.kernel.cards import Card
from engine.kernel.decisions import Decision, Option
from engine.kernel.match import Match
from engine.kernel.messages import Message, Ref
from engine.kernel.ways import NO_WAYS, Way, Ways


def ways(match: Match, decision: Decision) -> Ways:
    """The ways of a decision that has any."""
    found = _WAYS.get(decision.prompt.text)
    return NO_WAYS if found is None else found(match, decision)


def _attackers(match: Match, decision: Decision) -> Ways:
    """505.5. The creatures that may attack, with the power that they have when they do, the greatest first."""
    found = [
        (_attack(match, each, each.card), -_attacking_power(match, each.card))
        for each in decision.options
        if each.verb == "attack" and each.card is not None
    ]
    found.sort(key=lambda pair: pair[1])
    return Ways([way for way, _ in found])


def _attack(match: Match, option: Option, card: Card) -> Way:
    """The attack itself where there is one target; else who attacks, and of how many one is asked for next."""
    targets = aims_of(match, card)
    if len(targets) == 1:
        return _aim(match, option, card, targets[0])
    label = Message("way-attacker", {"card": Ref(card), "attack": _attacking_power(match, card)})
    return Way(option, label, _targets(match, card, targets))


def _attacking_power(match: Match, card: Card) -> int:
    """What a creature has while it attacks; what it gets for attacking is in its power once it does."""
    bonus = 0 if card == battle_state.attacker(match) else match.values(card)[POWER_ATTACKER]
    return field.power(match, card) + bonus


def _targets(match: Match, card: Card, targets: Sequence[Card | None]) -> Message:
    """506.1e. What it may attack."""
    values = {"creatures": len([each for each in targets if each is not None])}
    if None not in targets:
        return Message("way-attacks-creatures", values)
    return Message("way-attacks-player", {**values, "shields": len(field.shields(match, 1 - match.master(card)))})


def _aims(match: Match, decision: Decision) -> Ways:
    """506.1e. The player first, then the creatures that lose the battle, the strongest of them first."""
    card = decision.card
    assert card is not None
    found = [
        (_aim(match, option, card, option.card), _is_lost(match, card, option.card)) for option in decision.options
    ]
    found.sort(key=lambda pair: pair[1])
    return Ways([way for way, _ in found])


def _aim(match: Match, option: Option, card: Card, target: Card | None) -> Way:
    """An attack on the player (None) or on a creature, and what comes of it as it stands."""
    own = _attacking_power(match, card)
    if target is None:
        shields = len(field.shields(match, 1 - match.master(card)))
        label = Message("way-at-player", {"card": Ref(card), "attack": own, "shields": shields})
        return Way(option, label, Message("way-through", {"shields": shields}))
    against = field.power(match, target)
    values = {"card": Ref(card), "attack": own, "sign": _sign(own, against), "defence": against}
    place = {"there": Ref(target), "zone": match.state.zone[target]}
    return Way(
        option, Message("way-at-creature", {**values, **place}), Message("way-outcome", {"sign": _sign(own, against)})
    )


def _is_lost(match: Match, card: Card, target: Card | None) -> int:
    """What targets are put in order by."""
    return -1 if target is None else int(_attacking_power(match, card) <= field.power(match, target))


def _blocks(match: Match, decision: Decision) -> Ways:
    """507.1a. The creatures that may block, with their power against the attacker's."""
    attacker = battle_state.attacker(match)
    assert attacker is not None
    attack = field.power(match, attacker)
    found = []
    for option in decision.options:
        assert option.card is not None
        own = field.power(match, option.card)
        values = {"card": Ref(option.card), "at": match.state.zone[option.card], "defence": own, "attack": attack}
        note = Message("way-outcome", {"sign": _sign(own, attack)})
        found.append(Way(option, Message("way-block", {**values, "sign": _sign(own, attack)}), note))
    return Ways(found)


def _payments(match: Match, decision: Decision) -> Ways:
    """601.1e. What stays untapped; the safe way to pay comes first."""
    called, used = str(decision.prompt.values["civilizations"]), decision.prompt.values["card"]
    assert isinstance(used, Ref)
    found = [
        Way(
            option,
            Message("option-tap", {"value": option.value}),
            Message(
                "way-leaves", {"left": left_after(match, decision.player, used.card, option.value, called) or "none"}
            ),
        )
        for option in decision.options
    ]
    return Ways([found[decision.default[0]], *(way for at, way in enumerate(found) if at not in decision.default)])


def _sign(own: int, other: int) -> str:
    return "more" if own > other else "same" if own == other else "less"


_WAYS: Final[dict[str, Callable[[Match, Decision], Ways]]] = {
    "ask-attack": _attackers,
    "ask-target": _aims,
    "ask-block": _blocks,
    "ask-mana": _payments,
    "ask-block-for-player": _blocks,
}
