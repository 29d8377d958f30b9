"""5.16, 8.4. Logic definition: the players place cards in the battle zone in turns."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.games.luck_and_logic import actions, characteristics, field, paradoxes, zones
from engine.games.luck_and_logic.battle_state import enter, require_battle
from engine.games.luck_and_logic.editions import edition
from engine.games.luck_and_logic.playing import distinct
from engine.kernel import verbs
from engine.kernel.asking import ask
from engine.kernel.cards import Card
from engine.kernel.decisions import PASS, Decision, Procedure, option_of
from engine.kernel.events import Event
from engine.kernel.match import Match
from engine.kernel.messages import Message, Ref, Seat
from engine.kernel.state import Frame
from engine.kernel.steps import Following, step
from engine.kernel.timing import after_check_timing

DEFINE: Final = "logic define"  #: what players can be forbidden
DEFINED: Final = "logic defined"  #: the event of a card's being placed in the battle zone by logic definition


@step
def logic_definition_step(match: Match) -> Procedure[Following]:
    """8.4.1, 8.4.2. The logic definition step begins; the defending member's player defines first (8.4.3)."""
    enter(match, "logic definition step")
    verbs.beginning(match, "logic definition step")
    first = define(1 - match.state.turn_player, False)
    if edition(match).definition_opens_with_check_timing:
        return (yield from after_check_timing(match, first))
    return first


@step
def define(match: Match, player: int, passed: bool) -> Procedure[Following]:
    """8.4.3 to 8.4.7. A player may logic define a card; when both have done nothing in a row, the battle is decided.

    ``passed`` is whether the other player has just done nothing.
    """
    decision, chosen = match.kept(definition, player), PASS
    if decision is not None:
        (chosen,) = yield decision
    if chosen.verb == "define":
        assert chosen.card is not None
        yield from define_logic(match, player, chosen.card)
    elif chosen.verb == "level-boost":
        assert chosen.card is not None
        yield from actions.level_boost(match, player, chosen.card)
        return define_after_boost(player)
    elif passed:
        return Frame("victory_determination_step")
    return (yield from after_check_timing(match, define(1 - player, chosen is PASS)))


def definition(match: Match, player: int) -> Decision | None:
    """8.4.3, 8.4.5. What a player is asked in the logic definition step as things stand, if they can do anything."""
    left = room(match, player)
    if left <= 0 or field.is_prohibited(match, player, DEFINE):
        return None
    boosts = [option_of("level-boost", card) for card in actions.standing_level_cards(match, player)]
    options = [option_of("define", card) for card in definable(match, player)]
    if not options and not boosts:
        return None
    rule = "8.4.5" if player == match.state.turn_player else "8.4.3"
    return Decision(player, rule, _prompt(match, left), [PASS, *options, *boosts])


def room(match: Match, player: int) -> int:
    """8.4.3, 8.4.5. By how much the limit of the player's member in battle is above the cards in the battle zone.

    0 if there is nobody who could define: without a member in battle (reading 19), for the non-turn player without
    both.
    """
    current = require_battle(match)
    member = current.attacker if player == match.state.turn_player else current.defender
    if member is None or (current.attacker is None and player != match.state.turn_player):
        return 0
    return max(0, match.values(member)[characteristics.LIMIT] - len(field.battle_cards(match, player)))


def _prompt(match: Match, left: int) -> Message:
    """8.5.3.4. By what decides the battle as it stands, which a paradox may have changed; and how many are ``left``."""
    current, what = require_battle(match), paradoxes.compared(match)
    both = [card for card in (current.attacker, current.defender) if card is not None]
    attack, defence = [match.values(card)[what] for card in both] if len(both) > 1 else (0, 0)
    return Message("ask-define", {"what": what, "attack": attack, "defence": defence, "count": left})


@step
def define_after_boost(match: Match, player: int) -> Procedure[Following]:
    """8.4.3.2, 8.4.5.2. After a level boost, a card must be defined."""
    options = [option_of("define", card) for card in definable(match, player)]
    if options:
        rule = "8.4.5.2" if player == match.state.turn_player else "8.4.3.2"
        chosen = yield from ask(player, rule, Message("ask-define-now"), options)
        assert chosen.card is not None
        yield from define_logic(match, player, chosen.card)
    return (yield from after_check_timing(match, define(1 - player, False)))


def definable(match: Match, player: int) -> list[Card]:
    """5.16.1.1, 5.16.1.2. The cards that a player may logic define, one of each that are alike."""
    return [card for cards in definable_from(match, player) for card in distinct(match, cards)]


def definable_from(match: Match, player: int) -> list[Sequence[Card]]:
    """5.16.1.1, 5.16.1.2. The cards of the hand, and of zones that effects open."""
    kinds = match.value_of_player(player, characteristics.DEFINES_FROM)
    places = [kind[player] for kind in match.rulebook.zone_kinds if kind.name in kinds] if kinds else ()
    return [field.hand(match, player), *(match.cards(place) for place in places)]


def define_logic(match: Match, player: int, card: Card) -> Procedure[None]:
    """5.16.1. Place a card face up into the battle zone. That is not playing it: it costs and asks nothing (5.16.3)."""
    if field.is_prohibited(match, player, DEFINE):
        return
    if (yield from verbs.move(match, card, zones.BATTLE[player], verbs.Arrival(face_down=False))):
        match.tell("defines", player=Seat(player), card=Ref(card))
        match.announce(Event(DEFINED, card, player))
