"""507, 701.12. Blocking: the other player changes what an attack is aimed at."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from msgspec.structs import replace

from engine.games.duel_masters import battle_state, field
from engine.games.duel_masters.battle_state import ATTACK, BLOCKED, enlist
from engine.games.duel_masters.characteristics import CIVILIZATIONS, KEYWORDS, MUST, SPARED
from engine.games.duel_masters.declaring import BLOCKING, declare_first
from engine.kernel import verbs
from engine.kernel.abilities import Context
from engine.kernel.cards import CANNOT, Card
from engine.kernel.decisions import Decision, Option, Procedure
from engine.kernel.events import Event
from engine.kernel.match import Match
from engine.kernel.messages import Message, Ref
from engine.kernel.state import Frame
from engine.kernel.steps import Call, Following, step
from engine.kernel.timing import after_check_timing, settle, standing_by

STEALTH = " stealth"
GUARDMAN = "guardman"


ATTACK_UNTAPPED: Final = "attack untapped"
"""506.1e. What a creature can do to certain others: they are said with it among what creatures are spared."""


ATTACK_ONLY: Final = "attack only"
"""506.1e. What a creature does to none but certain others: it attacks neither these nor the player."""

DRAWS_ATTACKS: Final = "draw attacks"
FORCES_ATTACKS: Final = "force attacks"
"""506.1b, 506.1e. What a creature does to certain others: they attack it if they attack, or have to attack it."""

SURVIVE: Final = "be destroyed by losing a battle"
"""703.4d. What the loss of a battle against certain others does not do to a creature."""


HAVE_ATTACK_CHANGED: Final = "have its attack changed"
"""101.2, 507.1. What cannot be done to a creature whose attack no other creature takes, as it blocks or in any way."""


def is_unblockable(match: Match, card: Card) -> bool:
    """Whether an attack by this creature cannot be blocked, by a text or by stealth."""
    cannot = match.value(card, CANNOT)
    if "be blocked" in cannot or HAVE_ATTACK_CHANGED in cannot:
        return True
    seen = {word.removesuffix(STEALTH) for word in match.value(card, KEYWORDS) if word.endswith(STEALTH)}
    theirs = field.mana(match, 1 - match.master(card)) if seen else ()
    return any(not seen.isdisjoint(match.values(each)[CIVILIZATIONS]) for each in theirs)


def is_spared(match: Match, card: Card, act: str, other: Card) -> bool:
    """506.1e, 507.1a. Whether a text spares a creature what another one might do to it."""
    said = match.value(card, SPARED)
    if not said:
        return False
    context = Context(card, match.master(card), match.state.entered[card])
    return any(
        each == act and description.fits(match, context, other, match.values(other)) for each, description in said
    )


def may_attack(match: Match, card: Card, other: Card | None) -> bool:
    """506.1e. Whether no text keeps a creature to others than this one, or than the player (None)."""
    if not any(act == ATTACK_ONLY for act, _ in match.value(card, SPARED)):
        return True
    return other is not None and is_spared(match, card, ATTACK_ONLY, other)


def defenders_of(match: Match, attacker: Card, attacked: Card | None) -> list[Card]:
    """507.1a. The creatures that may take an attack upon themselves by tapping: blockers, and guardmen."""
    found: list[Card] = []
    guarded = attacked is not None and not field.cannot(match, attacker, HAVE_ATTACK_CHANGED)
    for card in field.creatures(match, 1 - match.master(attacker)):
        if match.state.rested[card] or card == attacked:
            continue
        if can_block(match, card, attacker) or (guarded and field.has_keyword(match, card, GUARDMAN)):
            found.append(card)
    return found


def can_block(match: Match, card: Card, attacker: Card) -> bool:
    """507.1a, 700.4. Whether a creature is a blocker that may block this attacker."""
    return field.has_keyword_against(match, card, "blocker", attacker) and not _is_kept_from(match, card, attacker)


def _is_kept_from(match: Match, card: Card, attacker: Card) -> bool:
    """101.2, 507.1a. Whether anything forbids that a creature blocks this attacker, blocker or not."""
    if is_unblockable(match, attacker) or field.cannot(match, card, "block"):
        return True
    return is_spared(match, attacker, "be blocked", card) or match.forbids(match.master(card), "block")


def may_be_attacked_instead(match: Match, card: Card) -> bool:
    """507.2b. Whether an effect may aim the attack that is going on at this creature."""
    attacking = battle_state.attacker(match)
    if attacking is None or not battle_state.is_open(match) or card == battle_state.attacked(match):
        return False
    if field.cannot(match, attacking, HAVE_ATTACK_CHANGED):
        return False
    return card in field.creatures(match, 1 - match.master(attacking))


def aim_at(match: Match, card: Card) -> None:
    """507.2b. Aim the attack that is going on at this creature, which does not block by that.

    507.2c. If it was blocked before, it stays blocked.
    """
    current, attacking = ATTACK.of(match), battle_state.attacker(match)
    assert current is not None
    assert attacking is not None
    ATTACK.set(match, replace(current, target=enlist(match, card), is_changed=True))
    match.tell("attacked-instead", card=Ref(card), attacker=Ref(attacking))


def put_blocking(match: Match, card: Card) -> None:
    """507.4. Let a creature be the blocking one, if an opponent's creature attacks that may still come to a battle.

    101.2. It needs no blocker for it, but whatever says that it cannot block this attacker counts.
    """
    current, attacking = ATTACK.of(match), battle_state.attacker(match)
    if current is None or attacking is None or match.master(attacking) == match.master(card):
        return
    if current.has_battled or current.is_direct or current.is_stopped or _is_kept_from(match, card, attacking):
        return
    fighter = enlist(match, card)
    ATTACK.set(match, replace(current, target=fighter, blocker=fighter, is_changed=True))


@step
def block_step(match: Match) -> Procedure[Following]:
    """507.1, 507.2. The other player taps creatures that take the attack; the last of them has it in the end."""
    if (yield from settle(match)):
        return Call(standing_by, block_step)
    if not battle_state.goes_on(match):  # 505.6a
        return Frame("end_of_attack")
    attacker, attacked = battle_state.attacker(match), battle_state.attacked(match)
    assert attacker is not None
    candidates = defenders_of(match, attacker, attacked)
    chosen: tuple[Card, ...] = ()
    if candidates:
        chosen = yield from _choose(match, attacker, attacked, candidates)
    if chosen:
        _change_target(match, attacker, attacked, chosen)
    if battle_state.blocker(match) is not None:
        return declare_first(BLOCKING, "battle_step")
    for kind in ("unblocked",) if attacked is not None else ("unblocked", "player unblocked"):
        if match.hears(kind):  # 507.2b, 507.3c: a guardman does not block
            match.announce(Event(kind, attacker, match.state.turn_player, other=attacked))
    return (yield from after_check_timing(match, Frame("battle_step")))


def _choose(match: Match, attacker: Card, attacked: Card | None, candidates: list[Card]) -> Procedure[tuple[Card, ...]]:
    """507.1a. The creatures that use their abilities, in the order in which these are resolved.

    507.1b. All that have to block are among them, so that only the others and the order are asked.
    """
    musts = [card for card in candidates if "block" in match.value(card, MUST) and can_block(match, card, attacker)]
    others = [card for card in candidates if card not in musts]
    chosen = tuple(musts)
    if others:
        chosen += yield from _ask(match, attacker, attacked, others, 0)
    if not musts or len(chosen) == 1:
        return chosen
    return (yield from _ask(match, attacker, attacked, chosen, len(chosen)))


def _ask(
    match: Match, attacker: Card, attacked: Card | None, cards: Sequence[Card], least: int
) -> Procedure[tuple[Card, ...]]:
    options = [Option("block", card) for card in cards]
    player, default = 1 - match.state.turn_player, tuple(range(least))
    prompt = _question(attacker, attacked, len(options))
    answer = yield Decision(player, "507.1a", prompt, options, least, len(options), True, default, attacker)
    return tuple([option.card for option in answer if option.card is not None])


def _question(attacker: Card, attacked: Card | None, count: int) -> Message:
    if attacked is None:
        return Message("ask-block-for-player", {"card": Ref(attacker), "count": count})
    return Message("ask-block", {"card": Ref(attacker), "target": Ref(attacked), "count": count})


def _change_target(match: Match, attacker: Card, attacked: Card | None, chosen: tuple[Card, ...]) -> None:
    """507.2a, 507.2b. Tap those chosen; the last one has the attack, and blocks if it does so as a blocker."""
    current = ATTACK.of(match)
    assert current is not None
    last = chosen[-1]
    blocks = can_block(match, last, attacker)  # 507.1a: as it was chosen, untapped
    verbs.rest_together(match, chosen)
    fighter = enlist(match, last)
    ATTACK.set(match, replace(current, target=fighter, blocker=fighter if blocks else None, is_changed=True))
    match.tell("blocks" if blocks else "guards", card=Ref(last), attacker=Ref(attacker))
    if blocks:
        player = match.state.turn_player
        match.announce(Event("block", last, 1 - player, other=attacker))
        BLOCKED.set(match, (*BLOCKED.of(match), enlist(match, attacker)))
        match.announce(Event("blocked", attacker, player, other=last))
        if attacked is None and match.hears("player blocked"):
            match.announce(Event("player blocked", attacker, player, other=last))
