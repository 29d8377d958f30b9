"""Level Neo cards with any deed as a skill, and the deeds that rule tests want done."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar

from engine.games.level_neo import actions, zones
from engine.games.level_neo.skills import AtLevel, LevelBurst, UseSkill
from engine.kernel import hand_and_deck, verbs
from engine.kernel.abilities import Automatic, Change, Context
from engine.kernel.cards import Card, CardDefinition
from engine.kernel.decisions import Procedure
from engine.kernel.effects import EffectInForce
from engine.kernel.events import Event
from engine.kernel.match import Match
from tests.games.level_neo.positions import character, event
from tests.games.nodes import Deed, Do, On, Watching

IN_PLAY = (zones.MAIN.name, zones.SUPPORT.name)


# ---- cards


def usable_event(
    name: str,
    deed: Deed,
    *,
    cost: int = 1,
    spheres: tuple[str, ...] = (),
    phase: str = "any",
    turn: str = "either",
) -> CardDefinition:
    """An event card that does this."""
    skill = UseSkill((zones.HAND.name,), effect=Do(deed), phase=phase, turn=turn)
    return event(name, skill, cost=cost, **{"colour cost": spheres})


def user(
    name: str, deed: Deed, *, ap: int = 3000, level: int = 1, phase: str = "any", turn: str = "either"
) -> CardDefinition:
    """A character with a Use skill that does this, from a level of the main character on."""
    return character(name, 1, ap, UseSkill(IN_PLAY, AtLevel(level=level), (), Do(deed), phase=phase, turn=turn))


def starting(name: str, kind: str, deed: Deed, *, ap: int = 3000, level: int = 1) -> CardDefinition:
    """A character with a Start skill that does this upon every event of a kind."""
    return character(name, 1, ap, Automatic(IN_PLAY, AtLevel(level=level), trigger=On(kind), effect=Do(deed)))


def bursting(name: str, deed: Deed) -> CardDefinition:
    """A character with a Level Burst text that does this."""
    return character(name, 1, 1000, LevelBurst(effect=Do(deed)))


def witness(seen: list[Event], *kinds: str) -> CardDefinition:
    """The character "Witness", which notes in ``seen`` every event of these kinds, wherever it lies face up."""
    return character("Witness", 1, 1000, Automatic(trigger=Watching(kinds, seen)))


# ---- deeds


def nothing(match: Match, context: Context) -> Procedure[None]:
    """Do nothing at all."""
    yield from ()


def draws(count: int, *players: int) -> Deed:
    """Players draw cards: the skill's own player if none is named."""

    def deed(match: Match, context: Context) -> Procedure[None]:
        for player in players or (context.player,):
            yield from hand_and_deck.draw(match, player, count)

    return deed


def ap_for(zone: str, amount: int, duration: str) -> Deed:
    """The character in a place gets so much AP until a moment."""

    def deed(match: Match, context: Context) -> Procedure[None]:
        yield from ()
        cards = (_at(match, zone),)
        entered = match.state.entered[context.source]
        changes = (MoreAP(amount),)
        effect = EffectInForce(0, context.player, context.source, entered, duration, changes, cards)
        verbs.put_in_force(match, effect)

    return deed


def loses(*places: str) -> Deed:
    """The support characters in these places go to the discard pile."""

    def deed(match: Match, context: Context) -> Procedure[None]:
        yield from actions.send_to_discard(match, [_at(match, zone) for zone in places])

    return deed


def comes_back(zone: str) -> Deed:
    """The support character in a place goes to the discard pile and comes into play again."""

    def deed(match: Match, context: Context) -> Procedure[None]:
        card = _at(match, zone)
        yield from actions.send_to_discard(match, [card])
        yield from actions.enter_support(match, match.state.owner[card], card)

    return deed


def activates(zone: str) -> Deed:
    """The character in a place becomes Active."""

    def deed(match: Match, context: Context) -> Procedure[None]:
        yield from ()
        verbs.stand(match, _at(match, zone))

    return deed


def levels_up(player: int) -> Deed:
    """A player's main character reaches the next level."""

    def deed(match: Match, context: Context) -> Procedure[None]:
        yield from actions.level_up(match, player)

    return deed


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
