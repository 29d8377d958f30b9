"""7.4.1.3 to 7.4.1.10, 10.20. Which unit may attack which, how many it battles at once, and which unit boosts it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from engine.games.vanguard import characteristics, field, zones
from engine.games.vanguard.legion import orients_with
from engine.kernel.abilities import Context
from engine.kernel.asking import ask, choose_cards
from engine.kernel.cards import CANNOT, Card
from engine.kernel.decisions import Option, Procedure
from engine.kernel.match import Match
from engine.kernel.messages import Message, Ref
from engine.language.groups import Group
from engine.language.numbers import Bounds, Count

BATTLES: Final = "battles"
"""The characteristic of what a unit battles with one attack (10.20), as the effects say that give it: `Battling`."""

ALSO_ATTACKS: Final = "also attacks"
"""The characteristic of what a unit may attack besides what the rules allow: `Battling`."""

HIT_OR_NOT: Final = "hit or not"
"""The characteristic of units whose abilities that wait for a hit are triggered even if the attack does not hit."""

ATTACK_VANGUARDS: Final = "attack vanguards"
ATTACK_REAR_GUARDS: Final = "attack rear-guards"
"""What an attacking unit may be forbidden to attack."""

_FORBIDDEN: Final = {zones.VANGUARD: ATTACK_VANGUARDS, zones.REAR_GUARD: ATTACK_REAR_GUARDS}

FROM_BACK_ROW: Final = "attack from back row"
VANGUARDS_FROM_BACK_ROW: Final = "attack vanguards from back row"
INTERCEPT_FROM_BACK: Final = "intercept from back row"
BACK_OF_COLUMN: Final = "attack back row of same column"
"""Liberties of attacking units."""

_FROM_BACK: Final = frozenset({FROM_BACK_ROW, VANGUARDS_FROM_BACK_ROW})


class Battling(NamedTuple):
    """Units that an effect lets a unit attack: those of ``group``, at once as many as ``extent`` says; None: all."""

    group: Group
    extent: Count | None
    player: int  #: the master of the effect
    source: Card
    stamp: int

    def cards(self, match: Match) -> list[Card]:
        """The units meant, as they are now."""
        return list(self.group.cards(match, self.context))

    def bounds(self, match: Match) -> Bounds:
        """The fewest and the most of them that are attacked at once."""
        everything = len(match.state.definition)
        return (everything, everything) if self.extent is None else self.extent.bounds(match, self.context)

    @property
    def context(self) -> Context:
        """What the words of the group refer to."""
        return Context(self.source, self.player, self.stamp)


# ---- who attacks


def may_attack(match: Match, card: Card) -> bool:
    """7.4.1.3, 11.5. Whether a unit may be chosen to attack: standing, in the front row, not held back."""
    zone = match.state.zone[card]
    if match.state.rested[card] or zones.is_mate(zone):
        return False
    if not zones.is_front(zone):
        liberties = match.value(card, characteristics.MAY)
        if _FROM_BACK.isdisjoint(liberties):
            return False
    for unit in orients_with(match, card):  # 10.25.5: of two in legion neither can attack alone
        keywords = match.value(unit, characteristics.KEYWORDS)
        if "restraint" in keywords or _is_held_back(match, unit, keywords):
            return False
    return True


def may_be_made_to_attack(match: Match, card: Card) -> bool:
    """10.34.1.1, 10.25.15. Whether an effect can make a unit attack: standing, and not kept from it by an effect."""
    zone = match.state.zone[card]
    if zone.kind not in (zones.VANGUARD, zones.REAR_GUARD) or zones.is_mate(zone) or match.state.rested[card]:
        return False
    together = orients_with(match, card)
    return not any(_is_held_back(match, unit, match.value(unit, characteristics.KEYWORDS)) for unit in together)


def _is_held_back(match: Match, card: Card, keywords: frozenset[str]) -> bool:
    """7.4.1.4.1, 11.8. Whether an effect, or the lord ability, keeps a unit with these keywords from attacking."""
    if match.could_change(CANNOT) and "attack" in match.values(card)[CANNOT]:
        return True
    if "lord" not in keywords:
        return False
    others = [unit for unit in field.units(match, match.master(card)) if unit != card]
    clans = match.value(card, characteristics.CLANS)
    values = match.values_for(characteristics.CLANS)
    return any(clans.isdisjoint(values(unit)[characteristics.CLANS]) for unit in others)


def attackers(match: Match, player: int) -> list[Card]:
    """7.4.1.3. The units that a player may choose to attack with."""
    rested = match.state.rested
    return [card for card in field.units(match, player) if not rested[card] and may_attack(match, card)]


def choose_attacker(match: Match, player: int) -> Procedure[Card | None]:
    """7.4.1.3. The unit to attack with, whether or not there is anything that it may attack."""
    options = [Option("attacker", card) for card in attackers(match, player)]
    if not options:
        return None
    chosen = yield from ask(player, "7.4.1.3", Message("ask-attacker"), options)
    return chosen.card


# ---- what is attacked


def attackable(match: Match, attacker: Card) -> list[Card]:
    """7.4.1.6. The units that this unit may attack: opposing vanguards, and rear-guards in the front row.

    7.4.1.8.4: effects may add others, or say themselves what is attacked.
    """
    values = match.values_for(BATTLES, ALSO_ATTACKS, characteristics.MAY, CANNOT)(attacker)
    zone_of = match.state.zone
    own = zone_of[attacker]
    if values.get(BATTLES):
        found = _together(match, values[BATTLES])
    else:
        opponent = 1 - match.master(attacker)
        liberties = values[characteristics.MAY]
        also = values.get(ALSO_ATTACKS)
        if not (liberties or also or values[CANNOT]) and zones.is_front(own):  # as mostly
            return match.kept(_open_in_front, opponent)
        deep = BACK_OF_COLUMN in liberties
        found = [
            unit
            for unit in field.units(match, opponent)
            if zones.is_front(zone_of[unit]) or (deep and zones.same_column(own, zone_of[unit]))
        ]
        if not zones.is_front(own) and FROM_BACK_ROW not in liberties:
            found = [unit for unit in found if zone_of[unit].kind is zones.VANGUARD]
        found += [unit for unit in _together(match, also) if unit not in found] if also else []
    return [unit for unit in found if may_be_attacked(match, attacker, unit)]


def _open_in_front(match: Match, player: int) -> list[Card]:
    """7.4.1.6. The units of a player that any in the front row may attack, unless an effect says otherwise of it."""
    zone_of, values = match.state.zone, match.values_for(CANNOT)
    return [
        unit
        for unit in field.units(match, player)
        if zones.is_front(zone_of[unit]) and "be attacked" not in values(unit)[CANNOT]
    ]


def may_be_attacked(match: Match, attacker: Card, unit: Card) -> bool:
    """10.34.1.1, 7.4.1.8.6. Whether nothing keeps this unit from being attacked by that one.

    It is a unit of the opponent, but no guardian and no legion mate.
    """
    zone = match.state.zone[unit]
    if match.master(unit) == match.master(attacker) or zones.is_mate(zone):
        return False
    forbidden = _FORBIDDEN.get(zone.kind)
    if forbidden is None or forbidden in match.values(attacker)[CANNOT]:
        return False
    return "be attacked" not in match.values(unit)[CANNOT]


def aims(match: Match, attacker: Card) -> list[Card]:
    """The units that this unit may choose to attack, and one alone where it battles all of them at once."""
    targets = attackable(match, attacker)
    together = match.values(attacker).get(BATTLES) if match.could_change(BATTLES) else None
    return targets[:1] if together and any(each.extent is None for each in together) else targets


def choose_target(match: Match, player: int, attacker: Card) -> Procedure[Card | None]:
    """7.4.1.6. The unit to attack."""
    options = [Option("target", card) for card in aims(match, attacker)]
    if not options:
        return None
    chosen = yield from ask(player, "7.4.1.6", Message("ask-target", {"card": Ref(attacker)}), options, card=attacker)
    return chosen.card


def battled(match: Match, player: int, attacker: Card, target: Card) -> Procedure[tuple[Card, ...]]:
    """7.4.1.8.4, 10.20.1. Whom the unit battles when it attacks this one: also others, if an effect says so."""
    targets = [target]
    for each in match.values(attacker).get(BATTLES, ()) if match.could_change(BATTLES) else ():
        others = [unit for unit in each.cards(match) if may_be_attacked(match, attacker, unit) and unit not in targets]
        fewest, most = each.bounds(match)
        prompt = Message("ask-targets", {"card": Ref(attacker), "most": most - 1})
        targets += yield from choose_cards(
            player, "7.4.1.8.4", prompt, others, fewest - 1, most - 1, verb="target", card=attacker
        )
    return tuple(targets)


def _together(match: Match, allowed: Sequence[Battling]) -> list[Card]:
    """The units that any of these speaks of, each once."""
    return list(dict.fromkeys(unit for each in allowed for unit in each.cards(match)))


# ---- boost


def boostable(match: Match, attacker: Card) -> list[Card]:
    """7.4.1.10. The attacking units that may be boosted: of a legion either the leader or the mate."""
    return [unit for unit in orients_with(match, attacker) if "be boosted" not in match.value(unit, CANNOT)]


def boosters(match: Match, player: int, attacker: Card) -> list[Card]:
    """7.4.1.10, 11.4. The standing units with boost on the back circle of the column of the attacking unit.

    10.35.3.1, 10.35.6: a dominated unit is boosted from the dominating player's column, and never boosts itself.
    """
    state = match.state
    circle = state.zone[attacker]
    return [
        unit
        for unit in field.rear_guards(match, player)
        if not state.rested[unit]
        and not zones.is_front(state.zone[unit])
        and zones.same_column(circle, state.zone[unit])
        and unit != attacker
        and not field.is_dominated(match, unit)
        and has(match, unit, "boost")
    ]


def has(match: Match, unit: Card, keyword: str) -> bool:
    """Whether a unit has a keyword ability and may use it."""
    return keyword in match.value(unit, characteristics.KEYWORDS) and keyword not in match.value(unit, CANNOT)
