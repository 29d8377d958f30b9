"""11.17 to 11.41. Whether an ability is what the rules call so: a rush triggers when its unit stands."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final, NamedTuple

from engine.games.vanguard import zones
from engine.games.vanguard.vocabulary.battle_triggers import AtEndOfBattle, Boosts, IsBoosted
from engine.games.vanguard.vocabulary.comparing import HasPower
from engine.games.vanguard.vocabulary.descriptions import VanguardNoun, WithPower
from engine.games.vanguard.vocabulary.groups import UnitsOf
from engine.games.vanguard.vocabulary.instructions import DealDamage
from engine.games.vanguard.vocabulary.keywords.labels import Label
from engine.games.vanguard.vocabulary.keywords.time_leap import TimeLeap
from engine.games.vanguard.vocabulary.moments import AtEndOfBattleOf, AtEndOfBoostedBattle, AttackHit
from engine.games.vanguard.vocabulary.movement_triggers import IsPlaced
from engine.games.vanguard.vocabulary.moving import Call, Heal, PutInto
from engine.games.vanguard.vocabulary.reasons import ByEffect, DueTo
from engine.kernel.abilities import Node
from engine.language.card_actions import Choose
from engine.language.cards import Chosen, This
from engine.language.delayed import Delayed
from engine.language.descriptions import Other
from engine.language.errors import Contradiction
from engine.language.groups import CardsFrom
from engine.language.numbers import Exactly, Literal
from engine.language.places import YOURS, ZoneOf
from engine.language.triggers import During, Turns

Fields = Mapping[str, Any]
"""The fields of an ability: its trigger, costs, effect and so on."""


def refuse_misnomer(ability: Fields) -> None:
    """Raise `Contradiction` if an ability is called what the rules do not call so."""
    label = ability.get("label")
    if isinstance(label, Label):
        kind = _KINDS[label.keyword]
        if not kind.includes(ability):
            raise Contradiction(f"such an ability is not called {label.keyword.title()}: {kind.demand}")


# ---- what the rules say of each


def _rescues(ability: Fields) -> bool:
    """11.17.1.1."""
    number = ability["label"].number
    nodes = list(_said(ability))
    heals = [node for node in nodes if isinstance(node, Heal)]
    choosing = (*heals, *(node for node in nodes if isinstance(node, Choose)))  # "choose a card, and heal it"
    chosen = [node.target.count for node in choosing if isinstance(node.target, Chosen)]
    return bool(heals) and Exactly(Literal(number)) in chosen and DealDamage(number, YOURS) in nodes


def _shadowstitches(ability: Fields) -> bool:
    """11.25.1."""
    trigger = _trigger(ability)
    if not isinstance(trigger, AtEndOfBattle | AtEndOfBattleOf) or trigger.attacked is None:
        return False
    return isinstance(trigger.attacked.noun, VanguardNoun) and AttackHit(False) in tuple(_said(ability))


def _rushes(ability: Fields) -> bool:
    """11.27.1."""
    trigger = _trigger(ability)
    if not isinstance(trigger, DueTo) or trigger.reason != ByEffect(YOURS):
        return False
    return isinstance(trigger.trigger, Turns) and _is_this(trigger.trigger.who) and trigger.trigger.kind == "stand"


def _bursts(ability: Fields) -> bool:
    """11.28.1."""
    return any(isinstance(node, WithPower | HasPower) and node.least for node in _said(ability))


def _casts_magia(ability: Fields) -> bool:
    """11.31.1."""
    nodes = list(_said(ability))
    later = [part for node in nodes if isinstance(node, Delayed) for part in node.walk()]
    returns = any(isinstance(part, PutInto) and part.zone == zones.SOUL.name for part in later)
    of_soul = any(isinstance(node, CardsFrom) and node.place == ZoneOf(YOURS, zones.SOUL.name) for node in nodes)
    return returns and of_soul and any(isinstance(node, Call) for node in nodes)


def _leaps_in_time(ability: Fields) -> bool:
    """11.32.1."""
    return any(isinstance(node, TimeLeap) for node in _said(ability))


def _blooms(ability: Fields) -> bool:
    """11.38.1."""
    trigger = _trigger(ability)
    if not isinstance(trigger, IsPlaced) or not isinstance(trigger.who, UnitsOf):
        return False
    return trigger.who.owner == YOURS and Other() in trigger.who.description.qualities


def _praises(ability: Fields) -> bool:
    """11.40.1."""
    return bool(ability.get("costs"))


def _wields_two_swords(ability: Fields) -> bool:
    """11.41.1. Print has it also at the end of the battle."""
    trigger = _trigger(ability)
    if isinstance(trigger, AtEndOfBattle):
        return trigger.part == "booster"
    return isinstance(trigger, AtEndOfBoostedBattle) or (
        isinstance(trigger, IsBoosted | Boosts) and _is_this(trigger.who)
    )


class _Kind(NamedTuple):
    includes: Callable[[Fields], bool]
    demand: str


_KINDS: Final[Mapping[str, _Kind]] = {
    "rescue": _Kind(_rescues, "it heals as many cards from your damage zone as it deals damage to your vanguard"),
    "shadowstitch": _Kind(_shadowstitches, "it asks, as a battle ends, whether the attack on a vanguard did not hit"),
    "rush": _Kind(_rushes, "it triggers when this unit stands due to your effect"),
    "burst": _Kind(_bursts, "it asks whether a unit has so much power"),
    "magia": _Kind(_casts_magia, "it calls units from your soul, and puts them there again at the end of turn"),
    "time leap": _Kind(_leaps_in_time, "it lets a unit time leap"),
    "bloom": _Kind(_blooms, "it triggers when your other units are placed"),
    "homare": _Kind(_praises, "it has a cost"),
    "nitou kaigan": _Kind(_wields_two_swords, "it triggers when this unit boosts or is boosted"),
}


def _said(ability: Fields) -> Iterator[Node]:
    """Every node of an ability."""
    for value in ability.values():
        for part in value if isinstance(value, tuple) else (value,):
            if isinstance(part, Node):
                yield from part.walk()


def _trigger(ability: Fields) -> Node | None:
    """What it triggers on, in whatever part of the turn."""
    trigger = ability.get("trigger")
    return trigger.trigger if isinstance(trigger, During) else trigger


def _is_this(who: Node) -> bool:
    return isinstance(who, This)
