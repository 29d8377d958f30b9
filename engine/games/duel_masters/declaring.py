"""112.3c, 112.3f, 506.3, 507.3, 603.2e, 603.2f, 701.26. Abilities of the hand that trigger only if they are declared.

Ninja strike, attack chance, invasion, revolution change, and what comes as a creature attacks. Whoever has a hand is
asked whatever it is, so that nobody can tell by the question what it holds; a player may pass for the rest of the turn,
until the hand or the mana changes.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from msgspec.structs import replace

from engine.games.duel_masters import auras, battle_state, field, forbidding, piles, using, zones
from engine.games.duel_masters.battle_state import ATTACK
from engine.games.duel_masters.characteristics import PUT
from engine.games.duel_masters.declared_effects import EFFECTS
from engine.games.duel_masters.keyword_abilities import (
    AttachesAtAttack,
    AttackChance,
    ByRule,
    CastAtAttack,
    ComesAtAttack,
    Declared,
    Invasion,
    NinjaStrike,
    RevolutionChange,
    declared_of,
)
from engine.kernel import verbs
from engine.kernel.abilities import Context
from engine.kernel.cards import Card
from engine.kernel.decisions import PASS, Decision, Option, Procedure
from engine.kernel.events import Event
from engine.kernel.match import Match
from engine.kernel.memory import UNOBSERVED, Remembered
from engine.kernel.messages import Message, Ref, Seat
from engine.kernel.position import Position
from engine.kernel.standing_by import StandingBy
from engine.kernel.state import Frame
from engine.kernel.steps import Call, Following, step
from engine.kernel.timing import after_check_timing, settle, standing_by

ATTACKING: Final = "attack"
BLOCKING: Final = "block"
"""506.3, 507.3. When abilities are declared."""

RULES: Final[tuple[str, ...]] = ("506.3b", "506.3d", "507.3d")
_PROMPTS: Final = {ATTACKING: "ask-declare", BLOCKING: "ask-declare-blocked"}
PASS_ON: Final = Option("pass-on")


class Abstention(NamedTuple):
    """A player who passes as long as the hand and the mana zone are what they were."""

    player: int
    since: int  #: `State.clock` then
    hand: int  #: how many cards there were
    mana: int


PASSING: Final = Remembered[tuple[Abstention, ...]]("passing", (), touches=UNOBSERVED, until="turn")
"""The players who do not want to be asked in this turn."""


@step
def declare_first(match: Match, moment: str, following: str) -> Procedure[Following]:
    """506.3b, 506.3c. The turn player declares; then what stands by is resolved but for what is the other player's."""
    turn_player = match.state.turn_player
    yield from _declare(match, turn_player, moment, "506.3b" if moment == ATTACKING else "507.3d")
    then = declare_second(following) if moment == ATTACKING else standing_by_before(following)
    return Call(standing_by(1 - turn_player), then) if (yield from settle(match)) else then


@step
def declare_second(match: Match, following: str) -> Procedure[Following]:
    """506.3d, 506.3e. The other player declares, unless the attack is over (505.6a), and resolves what stands by."""
    if battle_state.goes_on(match):
        yield from _declare(match, 1 - match.state.turn_player, ATTACKING, "506.3d")
    return (yield from after_check_timing(match, Frame(following)))


@step
def standing_by_before(match: Match, following: str) -> Procedure[Following]:
    """507.3g. What stands by is resolved before the next step."""
    return Call(standing_by, Frame(following)) if (yield from settle(match)) else Frame(following)


def _declare(match: Match, player: int, moment: str, rule: str) -> Procedure[None]:
    """603.2f. Ask in secret what is declared; it is shown, and stands by."""
    attacking = battle_state.attacker(match)
    if attacking is None or _passes(match, player):
        return
    options = list(_options(match, player, attacking, moment))
    if not options and not field.hand(match, player):
        return
    prompt = Message(_PROMPTS[moment], {"attacker": Ref(attacking)})
    if not options:
        answer = yield Decision(player, rule, prompt, (PASS, PASS_ON), secret=True)
        if answer[0] == PASS_ON:
            _pass_on(match, player)
        return
    ninjas = any(option.verb == "ninja-strike" for option in options)
    answer = yield Decision(player, rule, prompt, options, 0, 1 if ninjas else len(options), secret=True, default=())
    for option in answer:
        assert option.card is not None
        _declared_for(match, player, option.card, option.verb, attacking)


def _options(match: Match, player: int, attacking: Card, moment: str) -> Iterator[Option]:
    """112.3, 603.2f. What the player can declare now; 110.4d: also in the mana zone, if it may be used from there."""
    for card in using.usable_from(match, player):
        for ability in declared_of(match.state.definition[card]):
            if _is_declarable(match, player, card, ability, attacking, moment):
                yield replace(_OPTIONS[type(ability)], card=card)


def _is_declarable(match: Match, player: int, card: Card, ability: Declared, attacking: Card, moment: str) -> bool:
    """506.3d. Whether all that an ability asks for is so at this point."""
    if isinstance(ability, NinjaStrike):
        return _may_strike(match, player, card, ability, moment)
    if moment != ATTACKING:
        return False
    if isinstance(ability, CastAtAttack | ComesAtAttack):
        return _is_for_attack(match, player, card, ability, attacking)
    if not isinstance(ability, AttachesAtAttack | AttackChance | Invasion | RevolutionChange):
        return False  # it is declared at another time
    if match.master(attacking) != player or match.state.zone[card].kind is not zones.HAND:
        return False
    assert ability.description is not None
    context = Context(card, player, match.state.entered[card], ability)
    if not ability.description.fits(match, context, attacking, match.values(attacking)):
        return False
    return _may_come_to(match, player, card, ability, attacking)


def _may_come_to(match: Match, player: int, card: Card, ability: Declared, attacking: Card) -> bool:
    """Whether the card may be used or put as the ability says, now that such a creature attacks."""
    if isinstance(ability, AttackChance):
        return using.is_usable(match, player, card, using.CAST)
    if isinstance(ability, AttachesAtAttack):
        return attacking in auras.bearers(match, player)
    fits = isinstance(ability, RevolutionChange) or piles.fits_onto(match, player, card, attacking)
    return fits and not forbidding.is_kept_from(match, player, card, PUT)


def _is_for_attack(
    match: Match, player: int, card: Card, ability: CastAtAttack | ComesAtAttack, attacking: Card
) -> bool:
    """603.2e. Whether such a creature attacks whom the card asks for, what it asks for is so, and it may come."""
    current = ATTACK.of(match)
    if current is None or match.state.zone[card].kind is not zones.HAND:
        return False
    if ability.whom != "anything" and match.master(attacking) == player:
        return False
    if ability.whom == "you" and current.target is not None:
        return False
    if isinstance(ability, CastAtAttack):
        if not using.is_usable(match, player, card, using.CAST):
            return False
    elif forbidding.is_kept_from(match, player, card, PUT) or not piles.can_evolve(match, player, card):
        return False
    context = Context(card, player, match.state.entered[card], ability)
    return ability.requirement is None or ability.requirement.holds(match, context)


def _may_strike(match: Match, player: int, card: Card, ability: NinjaStrike, moment: str) -> bool:
    """112.3c. Whether an opponent's creature attacks or blocks, there is mana, and it is the first in this attack."""
    current = ATTACK.of(match)
    if current is None or player in current.ninjas or len(field.mana(match, player)) < ability.number:
        return False
    theirs = battle_state.attacker(match) if moment == ATTACKING else battle_state.blocker(match)
    return theirs is not None and match.master(theirs) != player and using.is_usable(match, player, card, using.SUMMON)


def _declared_for(match: Match, player: int, card: Card, verb: str, attacking: Card) -> None:
    current = ATTACK.of(match)
    assert current is not None
    if verb == "ninja-strike":
        ATTACK.set(match, replace(current, ninjas=(*current.ninjas, player)))
    event = Event(verb, attacking, match.master(attacking), entered=match.state.entered[attacking])
    let_stand_by(match, player, card, verb, event, EFFECTS[verb])


def let_stand_by(match: Match, player: int, card: Card, verb: str, event: Event, ability: ByRule) -> None:
    """603.2f. Show a card whose ability is declared, and let that stand by."""
    verbs.show(match, (card,), (0, 1))
    match.tell("declares", player=Seat(player), card=Ref(card), keyword=verb)
    verbs.conceal(match, (card,))
    entered = match.state.entered[card]
    match.stand_by([StandingBy(ability, card, player, entered, event, verb, verb, timed=True)])


def _pass_on(match: Match, player: int) -> None:
    passing = Abstention(player, match.state.clock, len(field.hand(match, player)), len(field.mana(match, player)))
    PASSING.set(match, (*(each for each in PASSING.of(match) if each[0] != player), passing))


def _passes(match: Position, player: int) -> bool:
    """Whether the player passes, and has got or lost no card in the hand and the mana zone since."""
    found = next((each for each in PASSING.of(match) if each[0] == player), None)
    if found is None:
        return False
    hand, mana = field.hand(match, player), field.mana(match, player)
    _, since, *counts = found
    newest = max((match.state.entered[card] for card in (*hand, *mana)), default=0)
    return counts == [len(hand), len(mana)] and newest <= since


_OPTIONS: Final = {
    NinjaStrike: Option("ninja-strike"),
    AttackChance: Option("attack-chance"),
    Invasion: Option("invasion"),
    RevolutionChange: Option("revolution-change"),
    CastAtAttack: Option("cast-at-attack"),
    ComesAtAttack: Option("comes-at-attack"),
    AttachesAtAttack: Option("attaches-at-attack"),
}
