"""2.11, 5.16, 8.2.9.2, 8.3.4, 8.4. Logic: what battle cards, interceptors and soul make of the members in battle."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Final

from engine.games.luck_and_logic import actions, characteristics, field, paradoxes, zones
from engine.games.luck_and_logic.battle_state import BATTLE, battle, enter, require_battle
from engine.games.luck_and_logic.editions import edition
from engine.games.luck_and_logic.playing import distinct
from engine.games.luck_and_logic.soul import soul_of
from engine.kernel import verbs
from engine.kernel.abilities import Change, Context, Selection
from engine.kernel.asking import ask
from engine.kernel.aspects import ATTACHED
from engine.kernel.cards import Card, Values
from engine.kernel.decisions import PASS, Decision, Procedure, option_of
from engine.kernel.effects import EffectInForce
from engine.kernel.events import Event
from engine.kernel.match import Match
from engine.kernel.messages import Message, Ref, Seat
from engine.kernel.position import Position
from engine.kernel.state import Frame
from engine.kernel.steps import Following, step
from engine.kernel.timing import after_check_timing

DEFINE: Final = "logic define"  #: what players can be forbidden
DEFINED: Final = "logic defined"  #: the event of a card's being placed in the battle zone by logic definition

WHO_FIGHTS: Final = frozenset(
    {BATTLE.touches, ATTACHED, *(kind.name for kind in (zones.CIRCLE, zones.BATTLE, zones.INTERCEPT))}
)
"""Aspects of the position: who is in battle, and with which cards."""


@dataclass(frozen=True, slots=True)
class MembersInBattle(Selection):
    """8.2.9.1, 8.2.11.1.1. The attacking and the defending member.

    In 1.00 soul counts from the choice of the member on, before it is called the attacking one (8.2.6, 8.2.10.1).
    """

    looks_at: ClassVar[frozenset[str]] = frozenset({BATTLE.touches})

    def cards(self, match: Position, context: Context) -> Iterable[Card]:
        """Those that are in battle now."""
        current = battle(match)
        if current is None:
            return []
        return [card for card in (current.chosen, current.defender) if card is not None]

    def matches(self, match: Position, context: Context, card: Card, values: Values) -> bool:
        """Whether a card is one of them."""
        return card in self.cards(match, context)


@dataclass(frozen=True, slots=True)
class AdjustedByLogic(Change):
    """2.11.2, 8.2.9.2, 8.3.4. Battle cards, interceptors and soul adjust the member in battle.

    It is no effect, and comes before all effects (9.9.1.2).
    """

    layer: ClassVar[str] = "logic"
    looks_at: ClassVar[frozenset[str]] = WHO_FIGHTS
    writes: ClassVar[frozenset[str]] = frozenset({characteristics.POWER, characteristics.AURA, characteristics.LIMIT})

    def apply(self, match: Position, context: Context, card: Card, values: dict[str, Any]) -> None:
        """Add the amounts."""
        current = battle(match)
        if current is None:
            return
        if card == current.chosen:
            values[characteristics.POWER] += soul_power(match, card)
        lies_face_down = match.state.face_down
        cards = [each for each in field.battle_cards(match, match.master(card)) if not lies_face_down[each]]
        if card == current.defender:
            cards += current.interceptors
        for each in cards:
            for kind, amount in match.values(each)[characteristics.LOGIC]:
                values[kind] += amount


def soul_power(match: Position, member: Card) -> int:
    """8.2.9.2 (1.00: 8.2.6). What an attacking member gains for its soul; it follows the soul (reading 23)."""
    each = edition(match).soul_power
    return sum(match.values(card)[characteristics.SOUL] if each is None else each for card in soul_of(match, member))


LOGIC_IN_FORCE: Final = EffectInForce(0, 0, Card(0), 0, "game", changes=(AdjustedByLogic(),), subject=MembersInBattle())
"""2.11.2. It is a rule: no card gives it, and it lasts as long as the game."""


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
