"""301.5, 505, 506. The attack step: which creatures attack, and what."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from msgspec.structs import replace

from engine.games.duel_masters import battle_state, field, gears
from engine.games.duel_masters.battle_state import ATTACK, Attack, Fighter, enlist
from engine.games.duel_masters.blocking import (
    ATTACK_UNTAPPED,
    DRAWS_ATTACKS,
    FORCES_ATTACKS,
    is_spared,
    may_attack,
)
from engine.games.duel_masters.characteristics import MAY, MUST, SPARED
from engine.games.duel_masters.declaring import ATTACKING, declare_first
from engine.games.duel_masters.keyword_abilities import TapAbility
from engine.kernel import loops, verbs
from engine.kernel.abilities import GAINED_ABILITIES
from engine.kernel.asking import ask
from engine.kernel.cards import CANNOT, Card
from engine.kernel.decisions import PASS, Option, Procedure
from engine.kernel.events import Event
from engine.kernel.match import Match
from engine.kernel.messages import Message, Ref, Seat
from engine.kernel.state import Frame
from engine.kernel.steps import Call, Following, step
from engine.kernel.timing import activated_abilities, play_activated, playable, settle, standing_by
from engine.language.times import PHASE

ATTACK_STEP = "attack step"

RAID = "attack players at once"
"""101.2, 301.5. What a creature may do that attacks players in the turn in which it comes."""

IN_SPITE = "attack in spite of effects"
"""101.2. What a creature may do that no effect keeps from attacking."""

PLAYERS_IN_SPITE = "attack players in spite of effects"
"""101.2. What a creature may do that no effect keeps from attacking players."""

ALL_ATTACKS: Final = frozenset({"attack players", "attack creatures"})
"""506.1e. All that a creature can do as it attacks: somebody who can do neither cannot attack."""

UNTAPPED_TARGET = "be attacked while untapped"
"""506.1e. What a creature may suffer that can be attacked as if it was tapped."""


def _kept_from(match: Match, card: Card, of_player: frozenset[str]) -> frozenset[str]:
    """101.2. Which of `ALL_ATTACKS` a creature cannot do; ``of_player``: what its player cannot do."""
    forbidden = match.value(card, CANNOT) | of_player if of_player else match.value(card, CANNOT)
    if not forbidden:
        return forbidden
    return kept_from_attacking(forbidden, match.value(card, MAY))


def kept_from_attacking(forbidden: frozenset[str], may: frozenset[str]) -> frozenset[str]:
    """101.2. Which of `ALL_ATTACKS` a creature cannot do, by what is forbidden to it and what it may do."""
    if IN_SPITE in may:
        return frozenset()
    kept = ALL_ATTACKS if "attack" in forbidden else forbidden & ALL_ATTACKS
    return kept - {"attack players"} if PLAYERS_IN_SPITE in may else kept


def _may_attack(match: Match, card: Card, other: Card | None) -> bool:
    """506.1e. Whether no text keeps a creature to others than this one, or than the player (None)."""
    may = match.value(card, MAY)
    free = IN_SPITE in may or (other is None and PLAYERS_IN_SPITE in may)
    return free or may_attack(match, card, other)


def _fights_at_once(match: Match, card: Card) -> bool:
    """Mach fighter: in the turn in which it comes it may attack creatures, untapped ones too."""
    return field.is_new(match, card) and field.has_keyword(match, card, "mach fighter")


def _raids(match: Match, card: Card) -> bool:
    return RAID in match.value(card, MAY)


def targets_of(match: Match, card: Card, kept: frozenset[str] | None = None) -> list[Card | None]:
    """505.2, 506.1e. What a creature may attack: the player (None), and tapped creatures of theirs.

    ``kept``: which of `ALL_ATTACKS` it cannot do, where that is known.
    """
    at_once = raids = sick = False
    if field.is_new(match, card):
        at_once, raids, sick = _fights_at_once(match, card), _raids(match, card), field.is_sick(match, card)
    if kept is None:
        kept = _kept_from(match, card, match.value_of_player(match.master(card), CANNOT))
    said = match.value(card, SPARED)
    found: list[Card | None] = [None]
    if "attack players" in kept or (sick and at_once and not raids):
        found = []
    others = field.creatures(match, 1 - match.master(card))
    if others and "attack creatures" not in kept and not (sick and raids and not at_once):
        rested = match.state.rested
        untapped = at_once or "attack untapped creatures" in match.value(card, MAY)
        found += [
            each
            for each in others
            if rested[each]
            or untapped
            or UNTAPPED_TARGET in match.value(each, MAY)
            or (said and is_spared(match, card, ATTACK_UNTAPPED, each))
            if not field.cannot(match, each, "be attacked") and not is_spared(match, each, "be attacked", card)
        ]
    return [each for each in found if _may_attack(match, card, each)] if said else found


def aims_of(match: Match, card: Card) -> list[Card | None]:
    """506.1e. What a creature may attack: of all that it could, that which it has to, if there is such."""
    targets = targets_of(match, card)
    drawing = [
        each
        for each in targets
        if each is not None and any(is_spared(match, each, act, card) for act in (DRAWS_ATTACKS, FORCES_ATTACKS))
    ]
    if drawing:
        return [*drawing]
    creatures = [each for each in targets if each is not None]
    return [*creatures] if creatures and "attack creatures" in match.value(card, MUST) else targets


def _is_drawn(match: Match, card: Card, targets: Sequence[Card | None]) -> bool:
    """506.1b. Whether of what a creature may attack there is a creature that it has to attack."""
    return any(each is not None and is_spared(match, each, FORCES_ATTACKS, card) for each in targets)


def _has_attacked(match: Match, card: Card) -> bool:
    """506.1b. Whether a creature has attacked in this turn: it does not have to do so again, should it be untapped."""
    return any(battle_state.creature_of(match, each) == card for each in battle_state.HAVE_ATTACKED.of(match))


@step
def begin_attack_step(match: Match) -> Procedure[Following]:
    """505. The attack step begins."""
    PHASE.set(match, ATTACK_STEP)
    verbs.beginning(match, ATTACK_STEP)
    yield from ()
    return attack_step


@step
def attack_step(match: Match) -> Procedure[Following]:
    """505.5, 506.1. The turn player lets a creature attack, uses a tap ability, or ends the step."""
    if (yield from settle(match)):
        return Call(standing_by, attack_step)
    player = match.state.turn_player
    untapped = [card for card in field.creatures(match, player) if not match.state.rested[card]]
    if not untapped:
        return Frame("end_of_turn")
    of_player = match.value_of_player(player, CANNOT)
    able: list[Card] = []
    targets: dict[Card, list[Card | None]] = {}
    for card in untapped:
        kept = _kept_from(match, card, of_player)
        if kept == ALL_ATTACKS:
            continue
        if not field.is_sick(match, card):
            able.append(card)
        elif not (_fights_at_once(match, card) or _raids(match, card)):
            continue
        targets[card] = targets_of(match, card, kept)
    attacking = [card for card, found in targets.items() if found]
    forced = [  # 506.1b
        card
        for card in attacking
        if ("attack" in match.value(card, MUST) or (targets[card] != [None] and _is_drawn(match, card, targets[card])))
        and not _has_attacked(match, card)
    ]
    options = [Option("attack", card) for card in attacking]
    may_tap = match.could_change(GAINED_ABILITIES) or match.prints(TapAbility)
    taps: dict[tuple[Card, str], TapAbility] = {}
    if may_tap:
        taps = {
            (card, key): ability
            for card, ability, key in activated_abilities(match, player)
            if isinstance(ability, TapAbility) and playable(match, card, ability, key)
            if _tapped_for(match, card) in able and _tapped_for(match, card) not in forced
        }
        options += [Option("tap-ability", card, value=key) for card, key in taps]
    if not forced:
        options = [PASS, *options]
    chosen = options[0]
    if len(options) > 1 or chosen is not PASS:
        yield from loops.pass_point(match, ATTACK_STEP)
        chosen = yield from ask(player, "505.5", Message("ask-attack"), options)
    if chosen is PASS:
        return Frame("end_of_turn")
    assert chosen.card is not None
    mark = match.mark(chosen.card, chosen.value) if chosen.verb == "tap-ability" else ""
    verbs.rest(match, _tapped_for(match, chosen.card))  # 506.1c
    if chosen.verb == "tap-ability":
        ability = taps[chosen.card, chosen.value]
        following = yield from play_activated(match, chosen.card, ability, chosen.value, mark=mark)
        return attack_step if following is None else Call(following, attack_step)
    ATTACK.set(match, Attack(enlist(match, chosen.card)))  # 506.1d
    return declare_attack.frame


def _tapped_for(match: Match, card: Card) -> Card:
    """701.15. The creature that is tapped for a tap ability of this card: its own, or the one crossed with the gear.

    803.1b. Of linked gods that is the creature which they are together.
    """
    bearer = gears.crossed_with(match, card) if gears.is_gear(match, card) else None
    return match.lead(card) if bearer is None else bearer


@step
def declare_attack(match: Match) -> Procedure[Following]:
    """506.1e, 506.3. The player says what the creature attacks, and what triggers on attacking is resolved."""
    current = ATTACK.of(match)
    assert current is not None
    card, player = current.attacker.card, match.state.turn_player
    targets = aims_of(match, card)
    if not targets:  # since it is tapped, or attacks, a text lets it attack nothing
        return Frame("attack_over")
    target = targets[0]
    if len(targets) > 1:
        options = [Option("target-player") if each is None else Option("target", each) for each in targets]
        chosen = yield from ask(player, "506.1e", Message("ask-target", {"card": Ref(card)}), options, card=card)
        target = chosen.card
    _announce(match, current, target)
    return declare_first(ATTACKING, "block_step")


def _announce(match: Match, current: Attack, target: Card | None) -> None:
    """506.3. Whatever waits for the attack hears of it."""
    card, player = current.attacker.card, match.state.turn_player
    fighter: Fighter | None = None if target is None else enlist(match, target)
    ATTACK.set(match, replace(current, target=fighter, is_declared=True))
    battle_state.HAVE_ATTACKED.set(match, (*battle_state.HAVE_ATTACKED.of(match), current.attacker))
    if target is None:
        match.tell("attacks-player", card=Ref(card), player=Seat(1 - player))
    else:
        match.tell("attacks", card=Ref(card), target=Ref(target))
    match.announce(Event("attack", card, player, other=target))
    if target is not None:
        match.announce(Event("attacked", target, 1 - player, other=card))
