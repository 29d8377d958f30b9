"""500 to 504, 511, 512, 702. The turn but for the attack step: its start, drawing, charging mana, using cards, end."""

from __future__ import annotations

from typing import Final

from engine.games.duel_masters import (
    actions,
    field,
    galaxyshield,
    gears,
    history,
    hyper_mode,
    mana_abilities,
    using,
    zones,
)
from engine.games.duel_masters.attacking import begin_attack_step
from engine.games.duel_masters.declaring_at_end import declare_at_end, may_be_declared
from engine.games.duel_masters.field import TURN_BEGAN
from engine.games.duel_masters.god_links import others_of
from engine.games.duel_masters.keyword_abilities import Hyperify, ManaAbility, SilentSkill
from engine.games.duel_masters.next_use import UNTIL_USED
from engine.games.duel_masters.terms_offered import Galaxyshield
from engine.kernel import hand_and_deck, loops, verbs
from engine.kernel.abilities import GAINED_ABILITIES, Ability
from engine.kernel.asking import ask, may
from engine.kernel.aspects import TURN
from engine.kernel.cards import CANNOT, Card
from engine.kernel.decisions import PASS, Option, Procedure, option_of
from engine.kernel.events import Event
from engine.kernel.match import Match
from engine.kernel.memory import forget
from engine.kernel.messages import Message, Ref, Seat
from engine.kernel.standing_by import StandingBy
from engine.kernel.steps import Call, Following, step
from engine.kernel.timing import after_check_timing, check_timing, settle, standing_by
from engine.kernel.zones import Zone
from engine.language import extra_turns
from engine.language.times import PHASE, START_OF_NEXT_TURN

_MORE_TO_DO: Final = frozenset[type[Ability]]({Galaxyshield, ManaAbility, Hyperify})
"""The abilities that let a player do other things in the main step than use cards and cross gears."""

UNTAP: Final[str] = "untap at the start of a turn"
"""What a card cannot do that stays tapped at 501.1."""


@step
def start_of_turn(match: Match) -> Procedure[Following]:
    """501. The turn player untaps their cards; then what waits for the beginning of the turn."""
    state = match.state
    player = state.turn_player
    PHASE.set(match, "start of turn")
    TURN_BEGAN.set(match, state.clock)
    verbs.expire(match, START_OF_NEXT_TURN)  # 500.3
    match.tell("turn-begins", player=Seat(player), turn=state.turn)
    silent = yield from _keep_tapped(match, player)
    tapped = [card for card in (*field.elements(match, player), *field.mana(match, player)) if state.rested[card]]
    values = match.values_for(CANNOT)
    free = [card for card in tapped if UNTAP not in values(card)[CANNOT]]
    if silent:
        kept = {match.lead(each.card) for each in silent}
        free = [card for card in free if card not in kept]
    verbs.stand_together(match, free)  # 501.1, 702.3a
    match.stand_by(silent)
    verbs.beginning(match, "turn")
    return (yield from after_check_timing(match, draw_step))


def _keep_tapped(match: Match, player: int) -> Procedure[list[StandingBy]]:
    """501.1a. The silent skills of creatures that stay tapped for it, which wait until the others have untapped.

    803.1b. Linked gods have those of each of them.
    """
    found: list[StandingBy] = []
    if not (match.could_change(GAINED_ABILITIES) or match.prints(SilentSkill)):
        return found
    for card in field.creatures(match, player):
        if not match.state.rested[card] or UNTAP in match.value(card, CANNOT):  # 609.5: nothing is replaced
            continue
        skills = [
            (part, each)
            for part in (card, *others_of(match, card))
            for each in match.abilities(part)
            if isinstance(each.ability, SilentSkill) and match.is_active(part, each.ability)
        ]
        if skills and (yield from may(player, "501.1a", Message("ask-silent-skill", {"card": Ref(card)}), card=card)):
            found += [_standing(match, part, player, each.ability, each.key, each.mark) for part, each in skills]
    return found


def _standing(match: Match, card: Card, player: int, ability: object, key: str, mark: str) -> StandingBy:
    assert isinstance(ability, SilentSkill)
    return StandingBy(ability, card, player, match.state.entered[card], Event("silent skill", card), key, mark)


@step
def draw_step(match: Match) -> Procedure[Following]:
    """500.6, 502.1. The turn player draws a card, but not in the first turn of all."""
    PHASE.set(match, "draw step")
    verbs.beginning(match, "draw step")
    if match.state.turn > 1:
        yield from hand_and_deck.draw(match, match.state.turn_player)
    return (yield from after_check_timing(match, charge_step))


@step
def charge_step(match: Match) -> Procedure[Following]:
    """503. The turn player may put a card of their hand into their mana zone."""
    PHASE.set(match, "mana charge step")
    verbs.beginning(match, "mana charge step")
    player = match.state.turn_player
    hand = field.hand(match, player)
    if hand and not match.forbids(player, actions.CHARGE_MANA):
        options = [PASS, *[option_of("charge", card) for card in _different(match, hand)]]
        chosen = yield from ask(player, "503.1", Message("ask-charge"), options)
        if chosen.card is not None:
            yield from actions.put_into_mana(match, (chosen.card,), detail=actions.CHARGE)
    return (yield from after_check_timing(match, begin_main_step))


@step
def begin_main_step(match: Match) -> Procedure[Following]:
    """504. The main step begins."""
    PHASE.set(match, "main step")
    verbs.beginning(match, "main step")
    return (yield from after_check_timing(match, main_step))


@step
def main_step(match: Match) -> Procedure[Following]:
    """504.1. The turn player uses cards of their hand, one after the other, or goes on to the attack step."""
    if (yield from settle(match)):
        return Call(standing_by, main_step)
    player = match.state.turn_player
    options = _to_do(match, player)
    if len(options) == 1 and not field.hand(match, player):
        return begin_attack_step.frame
    yield from loops.pass_point(match, "main step")
    chosen = yield from ask(player, "504.1", Message("ask-main-step"), options)
    if chosen.card is None:
        return begin_attack_step.frame
    if chosen.verb == gears.CROSS:
        yield from gears.pay_and_cross(match, player, chosen.card)
    elif chosen.verb == "galaxyshield":
        yield from galaxyshield.pay_and_put(match, player, chosen.card)
    elif chosen.verb == "mana-ability":
        following = yield from mana_abilities.use(match, player, chosen.card, chosen.value)
        return main_step if following is None else Call(following, main_step)
    elif chosen.verb == "hyperify":
        following = yield from hyper_mode.use(match, player, chosen.card, chosen.value)
        return main_step if following is None else Call(following, main_step)
    else:
        yield from using.use(match, player, chosen.card, chosen.verb)
    return main_step


def _to_do(match: Match, player: int) -> list[Option]:
    """504.1. What the turn player may do in the main step."""
    usable = _different(match, using.usable_from(match, player))
    options = [PASS, *[option_of(way, card) for way, card in using.payable_uses(match, player, usable)]]
    crossable = gears.crossable(match, player)
    if crossable:
        options += [Option("cross", card) for card in crossable]
    if match.could_change(GAINED_ABILITIES) or match.prints_any(_MORE_TO_DO):
        options += [option_of("galaxyshield", card) for card in galaxyshield.payable(match, player, usable)]
        options += [Option("mana-ability", card, value=key) for card, key in mana_abilities.usable(match, player)]
        options += [Option("hyperify", card, value=key) for card, key in hyper_mode.usable(match, player)]
    return options


def _different(match: Match, cards: tuple[Card, ...]) -> list[Card]:
    """One of each card in each zone: copies in a hand are the same choice, but for those that count as just drawn."""
    if len(cards) < 2:
        return [*cards]
    definition, zone, drawn = match.state.definition, match.state.zone, history.drawn_early(match)
    found: dict[tuple[str, Zone, bool], Card] = {}
    for card in reversed(cards):
        found[definition[card].number, zone[card], card in drawn] = card
    return list(found.values())[::-1]


@step
def end_of_turn(match: Match) -> Procedure[Following]:
    """511.1. What waits for the end of the turn triggers, and may be declared."""
    PHASE.set(match, "end of turn")
    match.announce(Event("end of turn", player=match.state.turn_player))
    if not may_be_declared(match):
        return (yield from after_check_timing(match, effects_end))
    yield from settle(match)
    return declare_at_end("effects_end")


@step
def effects_end(match: Match) -> Procedure[Following]:
    """511.2. Effects that last until the turn ends end together, and the next turn begins."""
    yield from check_timing(match)
    verbs.expire(match, "turn")
    yield from check_timing(match)  # 703.3: still in this turn, the turn player's effects first
    return next_turn


@step
def next_turn(match: Match) -> Procedure[Following]:
    """500.5, 512. What is pending goes to the graveyard, and the next turn begins; effects may let it come early.

    511.2. Effects that last until the turn ends have ended, whichever way that was; 510.2. so have those of an attack.
    """
    state = match.state
    verbs.expire(match, "attack", "turn", UNTIL_USED)
    forget(match, match.rulebook.forgotten_by_turn)
    for card in (*match.cards(zones.PENDING[0]), *match.cards(zones.PENDING[1])):  # 512.1
        verbs.place(match, card, zones.GRAVEYARD[state.owner[card]])
    state.standing_by = ()  # 512.1: nothing that this has triggered
    state.turn += 1
    state.turn_player = extra_turns.proceed(match)
    match.changed(TURN)
    yield from check_timing(match)
    return start_of_turn
