"""What a player sees of a match, in the words in which one thinks about it."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import Final

from engine.games.vanguard import characteristics, zones
from engine.kernel.cards import CANNOT
from engine.kernel.views import CardView
from engine.strategy.perspective import PlayerPerspective

SHIELD_UNIT: Final = 5000
"""Shields come in steps of this size."""

BEHIND: Final[Mapping[str, str]] = {front: zones.SAME_COLUMN[front] for front in zones.FRONT_ROW}
"""The back circle of each front circle's column."""


class VanguardPerspective(PlayerPerspective):
    """A player's view of Vanguard, asked about by circle ("FL") and by whose it is."""

    # ---- cards

    def unit(self, player: int, place: str) -> CardView | None:
        """The unit on a circle of a player."""
        cards = self.view.zones[f"{place}:{player}"].cards
        return cards[-1] if cards else None

    def mine(self, place: str) -> CardView | None:
        """The unit on one of one's own circles."""
        return self.unit(self.me, place)

    @cached_property
    def hand(self) -> tuple[CardView, ...]:
        """One's hand."""
        return self.pile("hand")

    @cached_property
    def units(self) -> list[CardView]:
        """One's vanguard and rear-guards."""
        return self._units(self.me)

    @cached_property
    def opposing_rear_guards(self) -> list[CardView]:
        """The opponent's rear-guards."""
        return [card for card in self._units(self.opponent) if card is not self.unit(self.opponent, "V")]

    def _units(self, player: int) -> list[CardView]:
        found = (self.unit(player, place) for place in (*zones.FRONT_ROW, *zones.BACK_ROW))
        return [card for card in found if card is not None and card.definition is not None]

    # ---- where the match stands

    @property
    def grade(self) -> int:
        """The grade of one's vanguard; -1 without one."""
        return grade(self.mine("V"))

    def damage(self, player: int) -> int:
        """How many cards are in a player's damage zone."""
        return self.view.zones[f"damage:{player}"].count

    @property
    def blasts(self) -> int:
        """How many cards one could counter blast."""
        return sum(not card.face_down for card in self.pile("damage"))

    @property
    def phase(self) -> str:
        """The phase of the turn."""
        phase: str = self.view.facts["phase"]
        return phase

    @property
    def opposing_power(self) -> int:
        """The power of the opponent's vanguard."""
        return power(self.unit(self.opponent, "V"))

    def place_of(self, card: CardView) -> str | None:
        """The circle that a unit is on, whosever it is."""
        for player in (self.me, self.opponent):
            for place in (*zones.FRONT_ROW, *zones.BACK_ROW):
                unit = self.unit(player, place)
                if unit is not None and unit.id == card.id:
                    return place
        return None

    def booster(self, place: str) -> CardView | None:
        """The unit that could boost an attack from one of one's circles in the front row."""
        back = self.mine(BEHIND[place])
        if back is None or back.rested or not has(back, "boost") or "boost" in back.values.get(CANNOT, ()):
            return None
        return back

    def force(self, place: str) -> int:
        """The power with which the unit on a circle would attack, its boost included."""
        return power(self.mine(place)) + power(self.booster(place))

    def ready(self, place: str) -> bool:
        """Whether the unit on one of one's front circles can still attack this turn."""
        unit = self.mine(place)
        return (
            unit is not None
            and not unit.rested
            and "attack" not in unit.values.get(CANNOT, ())
            and not has(unit, "restraint")
            and self.view.turn > 1
        )


def power(card: CardView | None) -> int:
    """A unit's power; 0 without a unit, or for a back."""
    value: int = card.values.get(characteristics.POWER, 0) if card is not None else 0
    return value


def grade(card: CardView | None) -> int:
    """A card's grade; -1 without a card, or for a back."""
    value: int = card.values.get(characteristics.GRADE, -1) if card is not None else -1
    return value


def shield(card: CardView) -> int:
    """A card's shield; 0 for a card without one, or a back."""
    return card.values.get(characteristics.SHIELD) or 0


def has(card: CardView, keyword: str) -> bool:
    """Whether a card has a keyword ability; a back has none."""
    return keyword in card.values.get(characteristics.KEYWORDS, ())


def demand(attack: int, defence: int) -> int:
    """How many steps of shield an attack asks for; 0 if it does not hit in the first place."""
    return max(0, (attack - defence) // SHIELD_UNIT + 1)


def keeping(perspective: VanguardPerspective, card: CardView) -> float:
    """How much one would like to keep a card of one's hand: for the next rides, for its shield, for the board."""
    worth = shield(card) / SHIELD_UNIT * 0.8 + 0.3
    if has(card, "sentinel"):
        worth += 2.5
    steps_up = grade(card) - perspective.grade
    if steps_up > 0:
        same = [other for other in perspective.hand if grade(other) == grade(card)]
        first = max(same, key=power, default=card)
        worth += (4.0 - steps_up if first.id == card.id else 0.4) if grade(card) <= 3 else 0.0
    elif grade(card) == 3:
        worth += 0.5
    return worth
