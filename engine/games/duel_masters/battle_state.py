"""505 to 510. What the rules remember of the attack in progress, and of battles."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from itertools import chain
from typing import Final, NamedTuple

from msgspec.structs import replace

from engine.games.duel_masters import field
from engine.games.duel_masters.taking_back import take_back
from engine.kernel.asking import choose_cards
from engine.kernel.aspects import ATTACHED
from engine.kernel.cards import Card, Values
from engine.kernel.decisions import Procedure
from engine.kernel.events import Event
from engine.kernel.heirs import HEIRS, as_now
from engine.kernel.match import Match
from engine.kernel.memory import UNOBSERVED, Remembered, RememberedInPart
from engine.kernel.messages import Message, Ref
from engine.kernel.position import Position
from engine.kernel.structs import Struct


class Fighter(Struct, frozen=True):
    """A creature in an attack or a battle: it takes part as long as it stays the card it is."""

    card: Card
    entered: int


class ShieldBreaker(NamedTuple):
    """509.4c. The creature that breaks shields, what it was when they were chosen or were broken, and whose."""

    fighter: Fighter
    values: Values
    master: int


class DeclaredTrigger(NamedTuple):
    """112.3a, 808.3a. A shield trigger: what broke the shield, if anything did, and as which halves it may be used."""

    breaker: ShieldBreaker | None
    ways: tuple[str, ...]


class Loss(NamedTuple):
    """115.3. A creature has lost a battle."""

    loser: Fighter
    winner: Fighter
    destroys: bool = True  #: 703.4d: whether it is destroyed by it, and nothing kept it from that as it battled


_NEVER: Final = -1
"""When a creature became the card that it is that has been removed from the attack: no card ever is that one."""


class Attack(Struct, frozen=True):
    """506. The attack in progress, from the choice of the attacking creature until its end."""

    attacker: Fighter
    target: Fighter | None = None  #: 506.1e: the creature that is attacked now; None: the player
    blocker: Fighter | None = None  #: 507.2a: the blocking creature
    is_changed: bool = False  #: 507.2: whether the target was changed
    is_declared: bool = False  #: 506.1e: whether it was said what is attacked
    ninjas: tuple[int, ...] = ()  #: 112.3c: the players who have used a ninja strike in it
    is_called_off: bool = False  #: 508.1: whether it ends without a battle
    has_broken: bool = False  #: 510.1: whether the attacking creature has broken shields in it
    has_battled: bool = False  #: 508.1: whether its battle has begun
    is_direct: bool = False  #: 509.1: whether it has come to the player
    is_stopped: bool = False  #: 505.6a: whether an effect has ended it


ATTACKER: Final = "attacker"
"""The aspect of a position that changes when another creature attacks, or none any more."""

WHO_ATTACKS_WHAT: Final = frozenset({"attack", ATTACKER})
"""The aspects of a position: all of the attack in progress."""

WHAT_STANDS_FOR_IT: Final = frozenset({HEIRS.touches, ATTACHED})
"""The aspects of a position on which it depends, besides types, what `creature_of` finds."""


def _attacker(attack: Attack | None) -> Fighter | None:
    return None if attack is None else attack.attacker


ATTACK: Final = RememberedInPart[Attack | None](
    "attack", None, touches="attack", until="turn", part=_attacker, part_touches=ATTACKER
)
"""The attack in progress; None between attacks."""

BATTLE: Final = Remembered[tuple[tuple[Fighter, Fighter], ...]]("battle", (), touches="battle", until="turn")
"""115, 101.4e. The two creatures of each battle in progress, the innermost last."""

LOST: Final = Remembered[tuple[Loss, ...]]("lost battles", (), touches="lost battles", until="turn")
"""703.4d. What has lost a battle since state-based actions were last looked at."""

BROKE: Final = Remembered[tuple[Fighter, ...]]("broke shields", (), touches="broke shields", until="turn")
"""The creatures that have broken shields in this turn."""

DEFEATED: Final = Remembered[tuple[int, ...]]("defeated", (), touches="defeated")
"""703.4a. The players who were attacked directly without a shield."""

BLOCKED: Final = Remembered[tuple[Fighter, ...]]("blocked", (), touches=UNOBSERVED, until="turn")
"""The creatures that have become blocked in this turn, each as often as it has."""

HAVE_ATTACKED: Final = Remembered[tuple[Fighter, ...]]("have attacked", (), touches="have attacked", until="turn")
"""506.1, 506.1b. The creatures that have attacked in this turn, the attacker too: each as often as it has."""


BATTLE_WON: Final = "battle won"
BATTLE_LOST: Final = "battle lost"
"""The events of a creature's having won or lost a battle."""

END_OF_BATTLE: Final = "end of battle"
"""The event of a battle's end, with the number of the battle as its detail."""

HAVE_CAST: Final = Remembered[tuple[int, ...]]("have cast", (), touches="have cast", until="turn")
"""302.2. The players who have cast a spell in this turn."""


LATEST_USE: Final = Remembered[tuple[int, str] | None]("latest use", None, touches=UNOBSERVED, until="turn")
"""112.3g. Who has used the last card that was used in this turn, and how."""

CYCLONE: Final = "cyclone"
"""The keyword of a spell that goes to the hand if its player summoned a creature immediately before it was cast."""


def enlist(match: Position, card: Card) -> Fighter:
    """The creature as it goes into an attack or a battle."""
    return Fighter(card, match.state.entered[card])


def creature_of(match: Position, fighter: Fighter | None) -> Card | None:
    """505.6, 801.2, 801.4c, 803.4. The creature that it now is, evolved or what is left; None if it has left."""
    if fighter is None:
        return None
    if match.state.entered[fighter.card] == fighter.entered:  # as mostly: it is the card that it was
        card = field.lead(match, fighter.card)
    else:
        heirs = as_now(match, fighter.card, fighter.entered)
        if not heirs:
            return None
        card = heirs[0]
    return card if field.is_creature(match, card) else None


def is_there(match: Position, fighter: Fighter) -> bool:
    """505.6. Whether it is still the creature that it was: one that has left the battle zone is not."""
    return creature_of(match, fighter) is not None


def remove_from_attack(match: Position, card: Card) -> None:
    """116.2a, 505.6a. Let a creature take part in no attack and no battle any more, although it stays what it is."""
    _exchange(match, fighters_of(match, card), None)
    if LOST.of(match):
        LOST.set(match, tuple([each for each in losses(match) if creature_of(match, each.loser) != card]))


def losses(match: Position) -> Sequence[Loss]:
    """703.4d. What has lost a battle. Older saves have it in pairs, and only what is destroyed by it."""
    return [Loss(*each) for each in LOST.of(match)]


def take_back_loss(match: Match, loss: Loss) -> None:
    """603.2d. Something else has happened instead of the loss of a battle: nothing has triggered on that."""
    told = (BATTLE_LOST, loss.loser.card, loss.loser.entered, loss.winner.card)

    def is_it(event: Event) -> bool:
        return (event.kind, event.card, event.entered, event.other) == told

    take_back(match, is_it)


def is_any_to_be_removed(match: Position) -> bool:
    """115.3a, 505.6. Whether what takes part in the attack in progress, or in a battle, is no creature any more."""
    if ATTACK.of(match) is None and not BATTLE.of(match):  # as nearly always
        return False
    return any(_is_no_creature(match, each) for each in _taking_part(match))


def remove_what_is_no_creature(match: Position) -> bool:
    """115.3a, 505.6, 505.6a. What is no creature any more takes no part, even if it is one again. Whether any was."""
    gone = [each for each in _taking_part(match) if _is_no_creature(match, each)]
    if gone:
        _exchange(match, gone, None)
    return bool(gone)


def _taking_part(match: Position) -> list[Fighter]:
    """All that take part in the attack in progress, and in battles."""
    current = ATTACK.of(match)
    found = () if current is None else (current.attacker, current.target, current.blocker)
    return [each for each in (*found, *chain.from_iterable(BATTLE.of(match))) if each is not None]


def _is_no_creature(match: Position, fighter: Fighter) -> bool:
    return match.state.entered[fighter.card] == fighter.entered and creature_of(match, fighter) is None


def _exchange(match: Position, fighters: Collection[Fighter], by: Fighter | None) -> None:
    """505.6, 801.4c. Let another creature take the part of these in the attack and in battles, or none, for good."""

    def now(fighter: Fighter) -> Fighter:
        if fighter not in fighters:
            return fighter
        return Fighter(fighter.card, _NEVER) if by is None else by

    current = ATTACK.of(match)
    if current is not None:
        target = None if current.target is None else now(current.target)
        blocker = None if current.blocker is None else now(current.blocker)
        ATTACK.set(match, replace(current, attacker=now(current.attacker), target=target, blocker=blocker))
    if BATTLE.of(match):
        BATTLE.set(match, tuple([(now(first), now(second)) for first, second in BATTLE.of(match)]))


def fighters_of(match: Position, card: Card) -> frozenset[Fighter]:
    """505.6, 803.4. As what a creature takes part in the attack, and in battles."""
    return frozenset([each for each in _taking_part(match) if creature_of(match, each) == card])


def go_on_as(
    match: Match, fighters: frozenset[Fighter], card: Card, creatures: Sequence[Card], rule: str
) -> Procedure[None]:
    """803.4a, 805.2a. A creature has become these: its player chooses which of them takes part from now on."""
    if not fighters:
        return
    prompt = Message("ask-attacker", {"card": Ref(card)})
    chosen = yield from choose_cards(match.state.owner[card], rule, prompt, creatures, 1, 1, verb="attack", card=card)
    if not chosen:
        return
    take_over(match, fighters, chosen[0])


def take_over(match: Match, fighters: Collection[Fighter], card: Card) -> None:
    """801.4c, 803.4a. Let a creature take the part of these in the attack and in battles."""
    _exchange(match, fighters, enlist(match, card))


def attacker(match: Position) -> Card | None:
    """506.1d. The attacking creature, if there is one and it is still there."""
    current = ATTACK.of(match)
    return None if current is None else creature_of(match, current.attacker)


def attacked(match: Position) -> Card | None:
    """506.1e, 507.2. The creature that is attacked now, if one is and it is still there."""
    current = ATTACK.of(match)
    return None if current is None else creature_of(match, current.target)


def blocker(match: Position) -> Card | None:
    """507.2a. The blocking creature, if there is one and it is still there."""
    current = ATTACK.of(match)
    return None if current is None else creature_of(match, current.blocker)


def goes_on(match: Position) -> bool:
    """505.6a. Whether the attack goes on: the attacker is there, and so is the creature attacked if there is one."""
    current = ATTACK.of(match)
    if current is None or current.is_stopped or not is_there(match, current.attacker):
        return False
    return current.target is None or is_there(match, current.target)


def is_open(match: Position) -> bool:
    """508, 509. Whether the attack that is going on may still come to a battle or to the player, or to neither."""
    current = ATTACK.of(match)
    return current is not None and not (current.has_battled or current.is_direct) and goes_on(match)


def call_off(match: Position) -> None:
    """508.1. Let the attack that is going on end without a battle of creatures, unless that has begun."""
    current = ATTACK.of(match)
    if current is not None:
        ATTACK.set(match, replace(current, is_called_off=True))


def number_of_battle(match: Position) -> int:
    """101.4e. Which of several battles in each other the innermost is: 0 the one of the attack, if that has begun."""
    current = ATTACK.of(match)
    return len(BATTLE.of(match)) - (current is not None and current.has_battled)


def end_meant(match: Position, moment: str) -> tuple[int | None, str] | None:
    """101.4e, 508.1. The end of which battle "after the battle" means, and until when it can come; None if it is past.

    It is that of the innermost battle, or of the attack that has not come to its battle yet; another battle that an
    effect orders meanwhile is none of these. 512.1. "After the turn" means this one, and "after the attack" one of this
    turn: if these end early, their ends never come.
    """
    if moment != END_OF_BATTLE:
        return None, "turn"
    current = ATTACK.of(match)
    if not BATTLE.of(match) and (current is None or current.has_battled):
        return None
    return number_of_battle(match), "attack"


def foe_in_battle(match: Position, card: Card) -> Card | None:
    """115, 101.4e. The creature that a creature is battling: of several battles that it is in, in the latest."""
    for pair in reversed(BATTLE.of(match)):
        first, second = [creature_of(match, fighter) for fighter in pair]
        if card in (first, second):
            return second if card == first else first
    return None
