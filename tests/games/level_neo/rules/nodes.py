"""Level Neo cards with any action as a skill, and the actions that rule tests want done."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar

from engine.games.level_neo import actions, zones
from engine.games.level_neo.skills import AtLevel, LevelBurst, UseSkill
from engine.kernel import hand_and_deck, verbs
from engine.kernel.abilities import Automatic, Change, Context
from engine.kernel.cards import Card
from engine.kernel.decisions import Procedure
from engine.kernel.definitions import CardDefinition
from engine.kernel.effects import EffectInForce
from engine.kernel.events import Event
from engine.kernel.match import Match
from tests.games.level_neo.positions import character, event
from tests.games.nodes import Action, Do, On, Watching

IN_PLAY = (zones.MAIN.name, zones.SUPPORT.name)


# ---- cards


def usable_event(
    name: str,
    action: Action,
    *,
    cost: int = 1,
    spheres: tuple[str, ...] = (),
    phase: str = "any",
    turn: str = "either",
) -> CardDefinition:
    """An event card that does this."""
    skill = UseSkill((zones.HAND.name,), effect=Do(action), phase=phase, turn=turn)
    return event(name, skill, cost=cost, **{"colour cost": spheres})


def user(
    name: str, action: Action, *, ap: int = 3000, level: int = 1, phase: str = "any", turn: str = "either"
) -> CardDefinition:
    """A character with a Use skill that does this, from a level of the main character on."""
    return character(name, 1, ap, UseSkill(IN_PLAY, AtLevel(level=level), (), Do(action), phase=phase, turn=turn))


def starting(name: str, kind: str, action: Action, *, ap: int = 3000, level: int = 1) -> CardDefinition:
    """A character with a Start skill that does this upon every event of a kind."""
    return character(name, 1, ap, Automatic(IN_PLAY, AtLevel(level=level), trigger=On(kind), effect=Do(action)))


def bursting(name: str, action: Action) -> CardDefinition:
    """A character with a Level Burst text that does this."""
    return character(name, 1, 1000, LevelBurst(effect=Do(action)))


def witness(seen: list[Event], *kinds: str) -> CardDefinition:
    """The character "Witness", which notes in ``seen`` every event of these kinds, wherever it lies face up."""
    return character("Witness", 1, 1000, Automatic(trigger=Watching(kinds, seen)))


# ---- actions


def nothing(match: Match, context: Context) -> Procedure[None]:
    """Do nothing at all."""
    yield from ()


def draws(count: int, *players: int) -> Action:
    """Players draw cards: the skill's own player if none is named."""

    def action(match: Match, context: Context) -> Procedure[None]:
        for player in players or (context.player,):
            yield from hand_and_deck.draw(match, player, count)

    return action


def ap_for(zone: str, amount: int, duration: str) -> Action:
    """The character in a place gets so much AP until a moment."""

    def action(match: Match, context: Context) -> Procedure[None]:
        yield from ()
        cards = (_at(match, zone),)
        entered = match.state.entered[context.source]
        changes = (MoreAP(amount),)
        effect = EffectInForce(0, context.player, context.source, entered, duration, changes, cards)
        verbs.put_in_force(match, effect)

    return action


def loses(*places: str) -> Action:
    """The support characters in these places go to the discard pile."""

    def action(match: Match, context: Context) -> Procedure[None]:
        yield from actions.send_to_discard(match, [_at(match, zone) for zone in places])

    return action


def comes_back(zone: str) -> Action:
    """The support character in a place goes to the discard pile and comes into play again."""

    def action(match: Match, context: Context) -> Procedure[None]:
        card = _at(match, zone)
        yield from actions.send_to_discard(match, [card])
        yield from actions.enter_support(match, match.state.owner[card], card)

    return action


def activates(zone: str) -> Action:
    """The character in a place becomes Active."""

    def action(match: Match, context: Context) -> Procedure[None]:
        yield from ()
        verbs.stand(match, _at(match, zone))

    return action


def levels_up(player: int) -> Action:
    """A player's main character reaches the next level."""

    def action(match: Match, context: Context) -> Procedure[None]:
        yield from actions.level_up(match, player)

    return action


@dataclass(frozen=True, slots=True)
class MoreAP(Change):
    """AP plus an amount."""

    layer: ClassVar[str] = "add"
    writes: ClassVar[frozenset[str]] = frozenset({"ap"})
    amount: int

    def apply(self, match: Match, context: Context, card: Card, values: dict[str, Any]) -> None:
        """Add it."""
        values["ap"] += self.amount


def _at(match: Match, zone: str) -> Card:
    return match.cards(match.rulebook.zone(zone))[-1]
