"""Triggers of battle: attacks, boosts, hits, drive checks, and the end of a battle."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from msgspec.structs import replace

from engine.games.vanguard.attacking import HIT_OR_NOT
from engine.games.vanguard.battle_state import Battle, Place, Role, attacked_place, battle, in_role, values_then
from engine.games.vanguard.vocabulary.groups import ThisUnit, UnitsOf
from engine.kernel.abilities import Context, Last
from engine.kernel.cards import Card
from engine.kernel.events import Event
from engine.kernel.match import Match
from engine.language.cards import This
from engine.language.descriptions import Description
from engine.language.phrases import phrase
from engine.language.triggers import PlainTrigger, Who, is_like, is_who, others_meant


@phrase("when {who-} attacks( a {attacked-})?")
@dataclass(frozen=True, slots=True)
class Attacks(PlainTrigger):
    """7.4.1.12. A unit attacks."""

    against: ClassVar[str] = "attacked"
    who: Who
    attacked: Description | None = None

    @property
    def kinds(self) -> tuple[str, ...]:
        return ("attack",)

    def matches(self, match: Match, context: Context, event: Event) -> bool:
        """Whether it is the unit, and one of those that it attacks fits."""
        current = battle(match)
        if current is None or not attacks_as(match, context, self.who):
            return False
        return any(was_attacked(match, context, self.attacked, attack) for attack in attacks_of(current, event))

    def meant(self, match: Match, context: Context, event: Event) -> Sequence[Card] | None:
        """After "when this unit attacks a rear-guard" the units attacked that fit; otherwise who attacks."""
        targets = attacked_like(match, context, self.attacked, event)
        return others_meant(self.who, self.attacked, targets) or who_attacks(match, context, self.who)[:1]


@phrase("when {who-} is attacked( by a {attacker-})?")
@dataclass(frozen=True, slots=True)
class IsAttacked(PlainTrigger):
    """7.4.1.12. A unit is attacked."""

    against: ClassVar[str] = "attacker"
    who: Who
    attacker: Description | None = None

    @property
    def kinds(self) -> tuple[str, ...]:
        return ("attacked",)

    def matches(self, match: Match, context: Context, event: Event) -> bool:
        """Whether it is the unit, and what attacks it fits: of two in legion one is enough."""
        attackers = in_role(match, "attacker")
        return is_who(match, context, self.who, event.other) and any(
            is_like(match, context, self.attacker, attacker) for attacker in attackers
        )

    def meant(self, match: Match, context: Context, event: Event) -> Sequence[Card] | None:
        """After "when this unit is attacked by a rear-guard" that one; otherwise who is attacked."""
        attackers = [each for each in in_role(match, "attacker") if is_like(match, context, self.attacker, each)]
        return others_meant(self.who, self.attacker, attackers) or ([] if event.other is None else [event.other])


@phrase("when {who-} boosts( a {boosted-})?")
@dataclass(frozen=True, slots=True)
class Boosts(PlainTrigger):
    """7.4.1.12. A unit boosts."""

    who: Who
    boosted: Description | None = None

    @property
    def kinds(self) -> tuple[str, ...]:
        return ("boost",)

    def matches(self, match: Match, context: Context, event: Event) -> bool:
        """Whether it is the unit, and what it boosts fits."""
        return is_who(match, context, self.who, event.card) and is_like(match, context, self.boosted, event.other)

    def meant(self, match: Match, context: Context, event: Event) -> Sequence[Card] | None:
        """After "when this unit boosts a vanguard" the vanguard; otherwise who boosts."""
        return others_meant(self.who, self.boosted, [] if event.other is None else [event.other])


@phrase("when {who-} is boosted( by a {booster-})?")
@dataclass(frozen=True, slots=True)
class IsBoosted(PlainTrigger):
    """7.4.1.12. A unit is boosted."""

    who: Who
    booster: Description | None = None

    @property
    def kinds(self) -> tuple[str, ...]:
        return ("boost",)

    def matches(self, match: Match, context: Context, event: Event) -> bool:
        """Whether it is the unit, and what boosts it fits."""
        return is_who(match, context, self.who, event.other) and is_like(match, context, self.booster, event.card)

    def meant(self, match: Match, context: Context, event: Event) -> Sequence[Card] | None:
        """After "when this unit is boosted by a grade 1 unit" that one; otherwise who is boosted."""
        booster, boosted = ([] if card is None else [card] for card in (event.card, event.other))
        return others_meant(self.who, self.booster, booster) or boosted


@phrase("when this unit's attack hits( a {hit-})?", who=ThisUnit())
@phrase("when the attack of {who-} hits( a {hit-})?", who=UnitsOf)
@dataclass(frozen=True, slots=True)
class AttackHits(PlainTrigger):
    """7.7.1.7. A unit's attack hits."""

    against: ClassVar[str] = "hit"
    who: Who
    hit: Description | None = None

    @property
    def kinds(self) -> tuple[str, ...]:
        """The hit; of certain units, also the miss."""
        return ("attack hits", "attack does not hit")

    def matches(self, match: Match, context: Context, event: Event) -> bool:
        """Whether it is the unit's attack, and what it hits fits."""
        if event.kind != "attack hits" and not context.information(match).get(HIT_OR_NOT):
            return False
        return is_attacker(match, context, self.who, event) and was_attacked(match, context, self.hit, event)

    def meant(self, match: Match, context: Context, event: Event) -> Sequence[Card] | None:
        """After "when this unit's attack hits a rear-guard" the rear-guard; otherwise who attacks."""
        hit = [] if event.other is None else [event.other]
        return others_meant(self.who, self.hit, hit) or who_attacks(match, context, self.who)[:1]


@phrase("when this unit's attack does not hit", who=ThisUnit())
@phrase("when the attack of {who-} does not hit", who=UnitsOf)
@dataclass(frozen=True, slots=True)
class AttackMisses(PlainTrigger):
    """7.7.1.7. A unit's attack does not hit."""

    who: Who

    @property
    def kinds(self) -> tuple[str, ...]:
        """The attack that does not hit."""
        return ("attack does not hit",)

    def matches(self, match: Match, context: Context, event: Event) -> bool:
        """Whether it is the unit's attack."""
        return is_attacker(match, context, self.who, event)

    def meant(self, match: Match, context: Context, event: Event) -> Sequence[Card] | None:
        """Who attacks, unless it has left the field."""
        return who_attacks(match, context, self.who)[:1]


@phrase("when a attack( of a {attacker-})? boosted by this unit hits( a {hit-})?")
@dataclass(frozen=True, slots=True)
class BoostedAttackHits(PlainTrigger):
    """7.7.1.7, 12.9. An attack that this unit boosted hits."""

    attacker: Description | None = None
    hit: Description | None = None

    @property
    def kinds(self) -> tuple[str, ...]:
        return ("attack hits",)

    def matches(self, match: Match, context: Context, event: Event) -> bool:
        """Whether this unit boosted, and what it boosted and what was attacked fit."""
        current = battle(match)
        return (
            current is not None
            and context.source in in_role(match, "booster")
            and was_like(match, context, self.attacker, ("attacker", "mate"), current.boosted)
            and was_attacked(match, context, self.hit, event)
        )


@phrase("when this unit's drive check reveals a {revealed-}", who=ThisUnit())
@phrase("when the drive check of {who-} reveals a {revealed-}", who=UnitsOf)
@dataclass(frozen=True, slots=True)
class DriveCheckReveals(PlainTrigger):
    """7.6.1.2.3. A drive check of a unit reveals a card."""

    who: Who
    revealed: Description

    @property
    def kinds(self) -> tuple[str, ...]:
        return ("drive check",)

    def matches(self, match: Match, context: Context, event: Event) -> bool:
        """Whether it is the unit's drive check, and the card fits."""
        return is_who(match, context, self.who, event.other) and is_like(match, context, self.revealed, event.card)


@dataclass(frozen=True, slots=True)
class EndOfBattle(PlainTrigger):
    """7.8.1.1. A battle ends, in which somebody did something."""

    @property
    def kinds(self) -> tuple[str, ...]:
        """The end of the battle."""
        return ("end of battle",)


@phrase("at the end of the battle that this unit attacked( a {attacked-})?", part="attacker")
@phrase("at the end of the battle that this unit boosted( a {attacked-})?", part="booster")
@dataclass(frozen=True, slots=True)
class AtEndOfBattle(EndOfBattle):
    """7.8.1.1. A battle in which this unit attacked or boosted ends."""

    part: Role
    attacked: Description | None = None

    @property
    def described_foe(self) -> object | None:
        return self.attacked if self.part == "attacker" else None

    def matches(self, match: Match, context: Context, event: Event) -> bool:
        """Whether this unit had the part, and what was attacked or boosted fits."""
        current = ending(match, context)
        if current is None or context.source not in in_role(match, self.part):
            return False
        if self.part == "booster":
            return was_like(match, context, self.attacked, ("attacker", "mate"), current.boosted)
        return any(was_attacked(match, context, self.attacked, attack) for attack in attacks_of(current, event))

    def meant(self, match: Match, context: Context, event: Event) -> Sequence[Card] | None:
        """What it attacked or boosted, where the text describes that; otherwise the attacking unit."""
        current = battle(match)
        boosted = [] if current is None or current.boosted is None else [current.boosted]
        others = boosted if self.part == "booster" else attacked_like(match, context, self.attacked, event)
        return others_meant(ThisUnit(), self.attacked, others)


# ---- helpers


def ending(match: Match, context: Context) -> Battle | None:
    """7.4.1.8.2.1. The battle that ends. Units that have left the field are looked at where they were in it."""
    current = battle(match)
    for place in () if current is None else current.places:
        card = place.card
        if match.state.entered[card] != place.entered:
            lay = place.role != "target"
            context.last[card] = Last(place.entered, place.zone, place.master, lay, False, values_then(match, place))
    return current


def is_attacker(match: Match, context: Context, who: Who, event: Event) -> bool:
    """Whether the unit whose attack it is is the one meant: this one as long as it is the card that attacked (4.1.4).

    7.4.1.8.2.1: others are referred to as the attacking unit even after they have left.
    """
    if isinstance(who, This):
        return event.card in in_role(match, "attacker") and attacks_as(match, context, who)
    if attacks_as(match, context, who):
        return True
    current = ending(match, context)
    places = () if current is None else current.places
    left = [place for place in places if place.entered != match.state.entered[place.card]]
    return any(attacked_as(match, context, who, place) for place in left)


def attacked_as(match: Match, context: Context, who: Who, place: Place) -> bool:
    """Whether who took part in the battle so is the unit meant and attacked, even if it has left the field since."""
    if place.role not in ("attacker", "mate"):
        return False
    values = values_then(match, place)
    return is_who(match, context, who, place.card, zone=place.zone, values=values, player=place.master)


def was_like(
    match: Match, context: Context, description: Description | None, roles: Sequence[Role], card: Card | None
) -> bool:
    """Whether a unit with one of these roles in the battle is, or was there, what a description says."""
    current = battle(match)
    if description is None or current is None:
        return description is None
    meant = [place for place in current.places if place.card == card and place.role in roles]
    return any(
        place.zone.kind in description.noun.kinds
        and description.fits(match, context, place.card, values_then(match, place))
        for place in meant
    )


def attacks_as(match: Match, context: Context, who: Who) -> bool:
    """10.25.5. Whether the attacking unit is the one meant: of two in legion either is, and both attack but once."""
    return bool(who_attacks(match, context, who))


def who_attacks(match: Match, context: Context, who: Who) -> list[Card]:
    """10.25.5. The attacking units that are meant: of two in legion those that fit, the leader first."""
    return [attacker for attacker in in_role(match, "attacker") if is_who(match, context, who, attacker)]


def attacked_like(match: Match, context: Context, description: Description | None, event: Event) -> list[Card]:
    """The units attacked that are what a description says."""
    current = battle(match)
    attacks = [] if current is None else attacks_of(current, event)
    return [
        each.other for each in attacks if each.other is not None and was_attacked(match, context, description, each)
    ]


def was_attacked(match: Match, context: Context, description: Description | None, event: Event) -> bool:
    """Whether the unit attacked, where it was attacked, is what a description says."""
    if description is None:
        return True
    card, zone = event.other, event.destination
    if card is None or zone is None or zone.kind not in description.noun.kinds:
        return False
    place = attacked_place(match, card)
    return description.fits(match, context, card, match.values(card) if place is None else values_then(match, place))


def attacks_of(current: Battle, event: Event) -> list[Event]:
    """The event of an attack, for each unit that is attacked."""
    return [replace(event, destination=current.zone_of(target), other=target) for target in current.targets]
