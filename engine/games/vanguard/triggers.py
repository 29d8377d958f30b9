"""2.8. Trigger icons: what a card revealed by a drive check or a damage check does."""

from __future__ import annotations

from collections.abc import Callable

from engine.games.vanguard import actions, characteristics, field, zones
from engine.games.vanguard.rule_changes import Added
from engine.kernel import hand_and_deck, verbs
from engine.kernel.abilities import Context
from engine.kernel.asking import ask
from engine.kernel.cards import CANNOT, Card
from engine.kernel.decisions import Option, Procedure, option_of
from engine.kernel.effects import EffectInForce
from engine.kernel.match import Match
from engine.kernel.messages import Message, Ref
from engine.kernel.resolving import resolving
from engine.language.changes import tell_gain


def resolve_icon(match: Match, player: int, card: Card) -> Procedure[None]:
    """2.8.1.1. Do what the card's trigger icon says, in the order that the player likes (2.8.2)."""
    values = match.values_for(characteristics.TRIGGER, CANNOT)(card)
    icon = values[characteristics.TRIGGER]
    if icon is None:
        return
    if "trigger" in values[CANNOT]:  # 12.3.1, 12.3.2
        match.tell("trigger-nullified", card=Ref(card))
        return
    match.tell("trigger", card=Ref(card), icon=icon)
    with resolving(match, Context(card, player, match.state.entered[card])):
        yield from _resolve(match, player, card, icon)


def _resolve(match: Match, player: int, card: Card, icon: str) -> Procedure[None]:
    """2.8.1.1, 2.8.2. Do all parts of a trigger icon."""
    if icon == "front":
        _give(
            match,
            player,
            card,
            field.front_row_units(match, player),
            "power",
            match.values(card)[characteristics.TRIGGER_POWER],
        )
        return
    todo = [icon, "power"]
    while todo:
        options = [option for part in todo for option in _OPTIONS[part](match, player)]
        if not options:
            return
        chosen = options[0]
        if len(options) > 1:
            prompt = Message("ask-trigger", {"card": Ref(card), "icon": icon})
            chosen = yield from ask(player, "2.8.2", prompt, options, card=card)
        todo.remove(chosen.verb)
        yield from _carry_out(match, player, card, chosen)


def _carry_out(match: Match, player: int, card: Card, chosen: Option) -> Procedure[None]:
    """Do one part of a trigger icon."""
    unit = chosen.card
    match chosen.verb:
        case "power":
            assert unit is not None
            _give(match, player, card, [unit], "power", match.values(card)[characteristics.TRIGGER_POWER])
        case "critical":
            assert unit is not None
            _give(match, player, card, [unit], "critical", 1)
        case "draw":
            yield from hand_and_deck.draw(match, player)
        case "stand":
            assert unit is not None
            if match.state.zone[unit].kind is zones.REAR_GUARD and verbs.stand(match, unit):  # 2.8.1.1.4
                match.tell("stands", card=Ref(unit))
        case "heal":
            assert unit is not None
            yield from actions.heal(match, [unit])


def _give(match: Match, player: int, card: Card, units: list[Card], characteristic: str, amount: int) -> None:
    if not units:
        return
    effect = EffectInForce(
        stamp=0,
        player=player,
        source=card,
        entered=match.state.entered[card],
        duration="turn",
        changes=(Added(amount, characteristic),),
        cards=tuple(units),
    )
    verbs.put_in_force(match, effect)
    for unit in units:
        tell_gain(match, unit, characteristic, amount, "turn")


def _units(verb: str) -> Callable[[Match, int], list[Option]]:
    """Any unit of the player; guardians are units too (3.8.2)."""
    return lambda match, player: [option_of(verb, unit) for unit in field.all_units(match, player)]


def _draws(match: Match, player: int) -> list[Option]:
    return [Option("draw")]


def _heals(match: Match, player: int) -> list[Option]:
    """2.8.1.1.5. Healing is for the player who has at least as much damage as the opponent."""
    mine = field.damage(match, player)
    if len(mine) < len(field.damage(match, 1 - player)):
        return []
    return [option_of("heal", card) for card in mine]


_OPTIONS: dict[str, Callable[[Match, int], list[Option]]] = {
    "critical": _units("critical"),
    "power": _units("power"),
    "stand": _units("stand"),
    "draw": _draws,
    "heal": _heals,
}
