"""4.3.7, 8. Level bursts."""

from __future__ import annotations

from msgspec.structs import replace

from engine.games.level_neo import field
from engine.games.level_neo.battle import break_off, is_broken_off, totals
from engine.games.level_neo.battle_state import Battle, attackers, main_of, require_battle, update
from engine.games.level_neo.judgement import judgement
from engine.games.level_neo.skills import LevelBurst
from engine.kernel import verbs
from engine.kernel.abilities import Context
from engine.kernel.asking import ask
from engine.kernel.cards import CANNOT, Card
from engine.kernel.decisions import PASS, Option, Procedure
from engine.kernel.events import Event
from engine.kernel.match import Match
from engine.kernel.messages import Message, Ref, Seat
from engine.kernel.resolving import resolving
from engine.kernel.steps import Call, Following, step
from engine.kernel.timing import settle, standing_by


@step
def begin_level_bursts(match: Match) -> Procedure[Following]:
    """4.3.7, 8.2. The attacking player chooses first."""
    yield from ()
    return level_burst(match.state.turn_player, False)


@step
def level_burst(match: Match, player: int, declined: bool) -> Procedure[Following]:
    """8. The players take turns at turning a face-down level card up, until neither will or can any more.

    ``player`` may burst now; ``declined`` is whether the other one has just not done so (decision 15).
    """
    if (yield from settle(match)):
        return Call(standing_by, then=level_burst(player, declined))
    current = require_battle(match)
    if is_broken_off(match, current):
        return break_off(match)
    cards = field.burstable(match, player) if may_burst(match, current, player) else []
    chosen = PASS
    if cards:
        prompt = Message("ask-burst", {"card": Ref(attackers(match, current)[0]), **totals(match, current)})
        options = [PASS, *(burst_option(match, card) for card in cards)]
        chosen = yield from ask(player, "8.9" if declined else "8.2", prompt, options)
    if chosen.card is None:
        return judgement.frame if declined else level_burst(1 - player, True)  # 8.9, 8.10
    yield from _burst(match, player, chosen.card)
    return level_burst(1 - player, False)  # 8.8


def may_burst(match: Match, current: Battle, player: int) -> bool:
    """8.1, 8.3. Whether the player's main character is in the battle and its level burst has not failed."""
    main = main_of(match, current, player)
    return main is not None and player not in current.failed and "level burst" not in match.values(main)[CANNOT]


def _burst(match: Match, player: int, card: Card) -> Procedure[None]:
    """8.5 to 8.7. Turn a level card face up; without a level burst text it fails, and no other may follow."""
    verbs.turn_face(match, card, down=False)
    definition = match.state.definition[card]
    burst = next((ability for ability in definition.abilities if isinstance(ability, LevelBurst)), None)
    current = require_battle(match)
    if burst is None:
        update(match, replace(current, failed=(*current.failed, player)))
        match.tell("burst-fails", player=Seat(player), card=Ref(card))
        match.announce(Event("level burst failed", card, player))
        return
    update(match, replace(current, bursts=(*current.bursts, card)))
    match.tell("bursts", player=Seat(player), card=Ref(card), ability=burst)
    match.announce(Event("level burst", card, player))
    if burst.effect is not None:
        context = Context(card, player, match.state.entered[card], burst, known=match.values(card))
        with resolving(match, context):
            yield from burst.effect.resolve(match, context)


def burst_option(match: Match, card: Card) -> Option:
    """8.5. To turn this card up."""
    return Option("burst", card, value=_position(match, card))


def _position(match: Match, card: Card) -> int:
    """Where a card lies in its zone, counted from 1: what tells face-down cards apart."""
    return match.cards(match.state.zone[card]).index(card) + 1
