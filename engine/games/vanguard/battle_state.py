"""7.1 and 7.4. What the rules remember of the battle in progress."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final, Literal, NamedTuple

from msgspec.structs import replace

from engine.games.vanguard import field
from engine.kernel.cards import Card, Values
from engine.kernel.match import Match
from engine.kernel.memory import UNOBSERVED, Remembered
from engine.kernel.structs import Struct
from engine.kernel.zones import Zone

PROGRESS: Final = "progress of the battle"
"""The aspect of the position that changes while the same units take part: the step, drive checks, what is hit."""


Role = Literal["attacker", "mate", "target", "booster", "guardian"]
"""What a unit does in a battle."""


class Place(Struct, frozen=True):
    """Where a unit takes part in the battle; once away, or another card, it does so no longer (7.4.1.8.2)."""

    role: Role
    card: Card
    zone: Zone
    entered: int
    master: int  #: who was its master then; an attack neither hits nor deals damage after that changed (7.7.1.3)
    left: bool = False  #: whether it has left the circle since, even if it is there again
    taken: bool = False  #: whether it has had another master since, even if it has the same one again


class Battle(Struct, frozen=True):
    """The battle in progress. Cards stay named after they left (7.4.1.8.2.1); `takes_part` tells who is still in it."""

    player: int  #: whose unit attacks: the turn player, unless an effect makes a unit of the other one attack (10.34)
    ordered: bool = False  #: 10.34: whether an effect makes the unit attack
    step: str = "attack step"
    attacker: Card | None = None
    mate: Card | None = None  #: 10.25.5: the legion mate of the attacking leader, which attacks with it
    targets: tuple[Card, ...] = ()  #: the units being attacked
    booster: Card | None = None
    boosted: Card | None = None  #: 12.9: the attacking unit that was boosted, even if the booster has left since
    places: tuple[Place, ...] = ()
    guarding: tuple[tuple[Card, Card], ...] = ()  #: (guardian, the unit it guards)
    drive_checks: int = 0  #: how many were done in this battle's drive step
    hits: tuple[Card, ...] = ()  #: the attacked units that the attack hits (7.7.1.2)

    def zone_of(self, card: Card) -> Zone | None:
        """The circle in which an attacked unit is, or was, attacked."""
        for place in self.places:
            if place.card == card and place.role == "target":
                return place.zone
        return None

    @property
    def boosted_role(self) -> Role:
        """7.4.1.10. The role of the boosted unit: of two in legion it may be the mate."""
        return "attacker" if self.boosted == self.attacker else "mate"


BATTLE: Final = Remembered[Battle | None]("battle", None, touches="battle")
"""The battle in progress; None between battles."""


class LastKnown(NamedTuple):
    """What a unit of the battle was when it left the field."""

    card: Card
    entered: int
    values: Values


LAST_KNOWN: Final = Remembered[tuple[LastKnown, ...]]("units that left the battle", (), touches=UNOBSERVED)
"""7.4.1.8.2.1. What attacked, was attacked, or boosted in the battle, and has left the field since."""


def battle(match: Match) -> Battle | None:
    """The battle in progress, or None."""
    return BATTLE.of(match)


def require_battle(match: Match) -> Battle:
    """The battle in progress; for what is done in battles alone."""
    current = BATTLE.of(match)
    assert current is not None
    return current


def update(match: Match, current: Battle | None) -> None:
    """Remember the battle as it now is."""
    BATTLE.set(match, current)
    if current is None:
        LAST_KNOWN.drop(match)
        field.watch_guardians(match)


def proceed(match: Match, current: Battle) -> None:
    """Remember how far the battle has come, while the same units take part in it."""
    BATTLE.set(match, current, touches=PROGRESS)


def enlist(match: Match, role: Role, card: Card) -> Place:
    """The unit in its role, where it is now."""
    return Place(role, card, match.state.zone[card], match.state.entered[card], match.master(card))


def remembers(match: Match, card: Card) -> bool:
    """Whether a card is about to leave its circle that it may be asked about later: what fought, not what guards."""
    if not match.state.zone[card].kind.field:
        return False
    current = battle(match)
    if current is None:
        return False
    return bool([place for place in current.places if place.card == card and place.role != "guardian"])


def leave(match: Match, card: Card, circle: Zone, was: Values | None = None) -> None:
    """7.4.1.8.2, 7.4.1.10.1.1. A unit has left a circle: what it did there in the battle is over for good.

    It was what ``was`` says; None if it has not left the field.
    """
    current = battle(match)
    if current is None or not [place for place in current.places if place.card == card and place.zone is circle]:
        return
    places = [replace(p, left=True) if p.card == card and p.zone is circle else p for p in current.places]
    update(match, replace(current, places=tuple(places)))
    entered = match.state.entered[card]
    gone = {p.entered for p in places if p.card == card and p.role != "guardian" and p.entered != entered}
    known = LAST_KNOWN.of(match)
    gone -= {last.entered for last in known if last.card == card}
    if was is not None and gone:
        LAST_KNOWN.set(match, (*known, *[LastKnown(card, then, was) for then in sorted(gone)]))


def values_then(match: Match, place: Place) -> Values:
    """7.4.1.8.2.1. The characteristics of a unit of the battle: those that it had last, if it has left the field."""
    for last in LAST_KNOWN.of(match):
        if last.card == place.card and last.entered == place.entered:
            return last.values
    return match.values(place.card)


def attacked_place(match: Match, card: Card) -> Place | None:
    """Where a unit is, or was, attacked in this battle."""
    current = battle(match)
    places = () if current is None else current.places
    return next((place for place in places if place.card == card and place.role == "target"), None)


def take_over(match: Match, cards: Collection[Card]) -> None:
    """7.7.1.3. Units have another master now: none of them hits, or is hit, by the attack of this battle."""
    current = battle(match)
    if current is not None and any(place.card in cards for place in current.places):
        places = [replace(place, taken=True) if place.card in cards else place for place in current.places]
        update(match, replace(current, places=tuple(places)))


def takes_part(match: Match, current: Battle, role: Role, card: Card | None) -> bool:
    """7.4.1.8.2, 7.4.1.10.1.1. Whether a unit in this role is still the card it was, and has not left its circle."""
    return _place_kept(match, current, role, card) is not None


def fights_on(match: Match, current: Battle, role: Role, card: Card | None) -> bool:
    """7.7.1.3, 7.7.1.5.2. Whether a unit in this role takes part, and has had the same master all the time."""
    place = _place_kept(match, current, role, card)
    return place is not None and not place.taken and match.master(place.card) == place.master


def taking_part(match: Match, current: Battle, role: Role) -> set[Card]:
    """The units that are still in this role, as the cards they were."""
    return {place.card for place in current.places if place.role == role and _is_kept(match, place)}


def _place_kept(match: Match, current: Battle, role: Role, card: Card | None) -> Place | None:
    """Where a unit takes part in this role, if it still does."""
    for place in current.places:
        if place.card == card and place.role == role:
            return place if _is_kept(match, place) else None
    return None


def _is_kept(match: Match, place: Place) -> bool:
    state = match.state
    return not place.left and state.zone[place.card] is place.zone and state.entered[place.card] == place.entered


def boosting(match: Match, current: Battle) -> Card | None:
    """7.4.1.10.1.1. The boosting unit, as long as both it and the unit that it boosts stay in their circles."""
    if current.boosted is None or not takes_part(match, current, current.boosted_role, current.boosted):
        return None
    return current.booster if takes_part(match, current, "booster", current.booster) else None


def in_role(match: Match, role: Role) -> list[Card]:
    """The units with this role in the battle that are still the cards they were, in whatever circle.

    A legion mate attacks with its leader (10.25.5).
    """
    current = battle(match)
    if current is None:
        return []
    roles = ("attacker", "mate") if role == "attacker" else (role,)
    return [p.card for p in current.places if p.role in roles and p.entered == match.state.entered[p.card]]


def is_the_card(match: Match, current: Battle, role: Role, card: Card) -> bool:
    """4.1.4. Whether a card named by the battle is still that card, in whatever circle."""
    return any(p.card == card and p.role == role and p.entered == match.state.entered[card] for p in current.places)


def attacks_in_legion(match: Match, current: Battle) -> bool:
    """10.25.6. Whether both units of a legion take part in the attack."""
    return takes_part(match, current, "attacker", current.attacker) and takes_part(match, current, "mate", current.mate)


def shields_of(match: Match, current: Battle, card: Card) -> int:
    """3.11.3. The shields of all guardians that guard a unit, together."""
    if not current.guarding:
        return 0
    guardians = taking_part(match, current, "guardian")
    return sum(
        [field.shield(match, each) for each, guarded in current.guarding if guarded == card and each in guardians]
    )
