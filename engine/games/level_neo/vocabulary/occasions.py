"""5 to 9. When skills are done, and what their texts can ask about the battle then.

What could never be so is refused: a skill with such words would never do anything (decision 30).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final, NamedTuple

from engine.games.level_neo.skills import LevelBurst, UseSkill
from engine.games.level_neo.vocabulary.battle_triggers import (
    AttackIsCovered,
    Attacks,
    BattleIsJudged,
    CombiAttacks,
    Covers,
    IsAttacked,
)
from engine.games.level_neo.vocabulary.battles import Being, InBattle, IsBeing, OpposingCharacters
from engine.games.level_neo.vocabulary.descriptions import MainCharacterNoun
from engine.games.level_neo.vocabulary.groups import TheMainCharacter, ThisCharacter
from engine.games.level_neo.vocabulary.places import IN_PLAY
from engine.games.level_neo.vocabulary.triggers import BefallsPlayer
from engine.kernel.abilities import Ability, Automatic, Condition, Continuous, Node, Replacing, Trigger
from engine.language.cards import All, FixedTarget, It, This
from engine.language.conditions import Both, ItIs
from engine.language.delayed import Delayed
from engine.language.descriptions import Other
from engine.language.errors import Contradiction
from engine.language.groups import AmongThem, CardsFrom, CardsIn, InPlay
from engine.language.hand_and_deck import Discard, Search
from engine.language.places import OPPONENTS, YOURS
from engine.language.referring import of_its_own
from engine.language.times import TURN, phases_of
from engine.language.triggers import AtBeginning, AtEndOfTurn, CardIsPut, During, HappensTo

_OTHER: Final[Mapping[str, str]] = {YOURS: OPPONENTS, OPPONENTS: YOURS}
_ONE_DEFENDER: Final = frozenset({"attacked", "covering"})


class Whom(NamedTuple):
    """The characters that a text speaks of, as far as it says."""

    owner: str | None = None  #: whose they are; None where that is open
    is_main: bool = False  #: whether they are main characters
    is_this: bool = False  #: whether the card with the skill is meant
    in_play: bool = False  #: whether only those are meant that are still in play


class Occasion(NamedTuple):
    """When a skill is done, as far as its text says."""

    in_battle: bool = True  #: whether there can be a battle then
    attacker: str | None = None  #: whose characters attack, seen from the skill's player; None where that is open
    may_be_covered: bool = True  #: whether a cover can have been declared by then
    is_covered: bool = False  #: whether one has been declared
    lost_by: str | None = None  #: whose characters have just lost the battle
    bursting: str | None = None  #: whose main character has just performed a level burst
    fights: bool = True  #: whether the card with the skill can be a character in the battle
    others: frozenset[str] = frozenset()  #: the roles in the battle that the card does not have, since another has them
    it: Whom | None = Whom()  #: what "it" means at first; None for a card that is no character


_ATTACK: Final = Occasion(may_be_covered=False)
_COVER: Final = Occasion(is_covered=True)

_SIDES: Final[Mapping[type[Trigger], tuple[bool, Occasion]]] = {
    Attacks: (True, _ATTACK),
    CombiAttacks: (True, _ATTACK),
    IsAttacked: (False, _ATTACK),
    Covers: (False, _COVER),
    AttackIsCovered: (True, _COVER),
}
"""Of the triggers that are about one side of a battle: whether it is the attacking one, and how far the battle is."""

_ATTACKS: Final[Mapping[str, bool]] = {"attacking": True, "together": True, "attacked": False, "covering": False}
"""Of the roles that belong to one side of a battle: whether it is the attacking one."""

_ELSEWHERE: Final = (CardsIn, CardsFrom, AmongThem, Discard, Search)
"""Cards in zones; none of them is in a battle."""


def refuse_idle_words(ability: Ability, *, character: bool) -> None:
    """Raise `Contradiction` if a skill, or one that it quotes, asks about a battle what can never be so.

    ``character`` is whether the skill belongs to a character: an event card is in no battle, and never in play.
    """
    elsewhere = bool(ability.zones) or isinstance(ability, Automatic | Continuous | Replacing)
    if not character and elsewhere and set(ability.zones) <= set(IN_PLAY):
        raise Contradiction('an event card is never in play: write what it does as "Use (Main/Your turn): ..."')
    for each in ability.walk():
        if isinstance(each, Ability):
            fights = character if each is ability else True
            occasion = _occasion(each, Occasion(fights=fights))
            for child in each.children():
                _refuse(child, occasion if _follows_trigger(each, child) else occasion._replace(it=Whom()), None)
    if not character and any(isinstance(node, ThisCharacter) for node in of_its_own(ability)):
        raise Contradiction('an event card is no character, so that "this character" is none')


def _follows_trigger(ability: Ability, part: Node) -> bool:
    """Whether a part of a skill comes right after its trigger, so that "it" means what the trigger speaks of."""
    return isinstance(ability, Automatic) and part == ability.requirement and not ability.costs


# ---- when a skill is done


def _occasion(ability: Ability, occasion: Occasion) -> Occasion:
    """When a skill is done."""
    if ability.zones and set(IN_PLAY).isdisjoint(ability.zones):
        occasion = occasion._replace(fights=False)
    match ability:
        case Automatic():
            return _triggered(occasion, ability.trigger)
        case Continuous():
            for condition in _conditions(ability.requirement):
                if isinstance(condition, ItIs):
                    occasion = _in_period(occasion, condition.period)
        case UseSkill():
            attacker = {"yours": YOURS, "opponent's": OPPONENTS}.get(ability.turn)
            return occasion._replace(in_battle=ability.phase != "main", attacker=attacker)
        case LevelBurst():
            return occasion._replace(fights=False, bursting=YOURS)
    return occasion


def _triggered(occasion: Occasion, trigger: Trigger | None) -> Occasion:
    """What the trigger of a Start skill tells about the battle: whose attack it is, and how far it has come."""
    match trigger:
        case During():
            return _triggered(_in_period(occasion, trigger.period), trigger.trigger)
        case AtBeginning() | AtEndOfTurn():
            return occasion._replace(in_battle=False)
        case BefallsPlayer(kind="level up" | "level down"):
            return occasion._replace(it=Whom(trigger.owner, is_main=True))
        case BefallsPlayer():
            return occasion._replace(it=None, bursting=trigger.owner)
        case HappensTo() | AttackIsCovered():
            return _in_the_battle(occasion, trigger)
    return occasion


def _in_the_battle(occasion: Occasion, trigger: HappensTo | AttackIsCovered) -> Occasion:
    """What a trigger tells that speaks of a character."""
    who = trigger.who
    whose = who.owner if isinstance(who, InPlay) else YOURS
    it = _OTHER[whose] if isinstance(trigger, AttackIsCovered) else whose
    occasion = occasion._replace(it=Whom(it))
    is_another = isinstance(who, InPlay) and who.owner == YOURS and Other() in who.description.qualities
    if is_another and isinstance(trigger, IsAttacked | Covers):
        occasion = occasion._replace(others=_ONE_DEFENDER | {"in battle"})
    elif is_another and isinstance(trigger, BattleIsJudged):
        occasion = occasion._replace(others=_ONE_DEFENDER)
    if isinstance(trigger, BattleIsJudged):
        occasion = occasion._replace(lost_by=whose if trigger.kind == "battle lost" else _OTHER[whose])
    if type(trigger) not in _SIDES:
        return occasion
    attacks, moment = _SIDES[type(trigger)]
    return occasion._replace(
        attacker=whose if attacks else _OTHER[whose],
        may_be_covered=moment.may_be_covered,
        is_covered=moment.is_covered,
    )


def _in_period(occasion: Occasion, period: str) -> Occasion:
    """4.3. Only the turn player attacks, and only in the battle phase."""
    fitting = not {TURN, "battle phase"}.isdisjoint(phases_of(period))
    return occasion._replace(in_battle=occasion.in_battle and fitting, attacker=period.partition(":")[0])


def _conditions(condition: Condition | None) -> Iterator[Condition]:
    if isinstance(condition, Both):
        yield from _conditions(condition.first)
        yield from _conditions(condition.second)
    elif condition is not None:
        yield condition


# ---- what it says of the battle


def _refuse(node: Node, occasion: Occasion, group: InPlay | None) -> None:
    """Look through a part of a skill; ``group`` are the characters in play of which it says something."""
    if isinstance(node, Ability):
        return  # a quoted skill is done on an occasion of its own
    if isinstance(node, (Delayed, *_ELSEWHERE)) or (isinstance(node, CardIsPut) and node.origin is not None):
        occasion = occasion._replace(in_battle=False)
    match node:
        case OpposingCharacters():
            _refuse_role("in battle", Whom(YOURS, is_this=True), occasion)
        case InBattle():
            _refuse_role(node.role, Whom(), occasion)
        case Being():
            _refuse_role(node.role, _members(group), occasion)
        case IsBeing():
            _refuse_role(node.role, _whom(node.one, occasion), occasion)
    for child in node.children():
        _refuse(child, occasion, node if isinstance(node, InPlay) else group)


def _whom(one: FixedTarget, occasion: Occasion) -> Whom | None:
    """The characters of which a condition asks; None for a card that is no character."""
    match one:
        case This():
            return Whom(YOURS, is_this=True)
        case It():
            return occasion.it
        case TheMainCharacter():
            return Whom(one.owner, is_main=True)
        case All(group=InPlay() as group):
            return _members(group)
    return Whom()


def _members(group: InPlay | None) -> Whom:
    if group is None:
        return Whom()
    return Whom(group.owner, is_main=isinstance(group.description.noun, MainCharacterNoun), in_play=True)


def _refuse_role(role: str, whom: Whom | None, occasion: Occasion) -> None:
    """Raise `Contradiction` if these characters cannot have this role in a battle on this occasion."""
    if not occasion.in_battle:
        raise Contradiction("nothing is in a battle there and then")
    if whom is None or (whom.is_this and not occasion.fights):
        raise Contradiction("a card that is no character in play is in no battle")
    if whom.is_this and role in occasion.others:
        raise Contradiction("another character has this part in the battle then")
    is_known = role in _ATTACKS and whom.owner is not None and occasion.attacker is not None
    if is_known and (whom.owner == occasion.attacker) is not _ATTACKS[role]:
        raise Contradiction("these characters are on the other side of the battle then")
    if role == "covering":
        _refuse_covering(whom, occasion)
    if occasion.is_covered and whom.is_main and whom.owner != occasion.attacker and role in ("attacked", "in battle"):
        raise Contradiction("a support character that covers is attacked then, and no main character")


def _refuse_covering(whom: Whom, occasion: Occasion) -> None:
    """6.1. A support character covers, after the attack; its main character is in no battle then (9.8)."""
    if not occasion.may_be_covered:
        raise Contradiction("nobody has covered yet when an attack is declared")
    if whom.is_main:
        raise Contradiction("main characters do not cover")
    if whom.in_play and whom.owner == occasion.lost_by:
        raise Contradiction("a support character that has lost a battle is in play no more")
    if whom.owner is not None and whom.owner == occasion.bursting:
        raise Contradiction("who performs level bursts has a main character in the battle, and none that covers")
