"""What a player sees of a match, in the words in which one thinks about it."""

from __future__ import annotations

from functools import cached_property

from engine.games.duel_masters import characteristics
from engine.games.duel_masters.characteristics import BREAKS, COSTS, CREATURE, KEYWORDS, POWER, POWER_ATTACKER, TYPES
from engine.kernel.cards import CANNOT
from engine.kernel.views import CardView
from engine.strategy.perspective import PlayerPerspective


class DuelMastersPerspective(PlayerPerspective):
    """A player's view of Duel Masters."""

    @cached_property
    def _creatures(self) -> tuple[list[CardView], list[CardView]]:
        found: tuple[list[CardView], list[CardView]] = ([], [])
        for name in self.view.zones:
            if name[0] == "B":
                zone = self.view.zones[name]
                found[zone.player].extend(card for card in zone.cards if is_creature(card))
        return found

    def creatures(self, player: int) -> list[CardView]:
        """The creatures of a player."""
        return self._creatures[player]

    def blockers(self, player: int) -> list[CardView]:
        """The untapped blockers of a player."""
        return [card for card in self.creatures(player) if not card.rested and has(card, "blocker")]

    def shields(self, player: int) -> int:
        """How many shields a player has."""
        number: int = self.view.facts["shields"][player]
        return number

    def mana(self, player: int) -> int:
        """How many cards a player has in the mana zone."""
        number: int = self.view.facts["mana"][player]
        return number

    def at(self, zone: str | None) -> CardView | None:
        """What lies at a place of the battle zone."""
        return self.view.zones[zone].cards[0] if zone is not None and self.view.zones[zone].cards else None


def is_creature(card: CardView) -> bool:
    """Whether a card is a creature."""
    return CREATURE in card.values.get(TYPES, ())


def has(card: CardView, keyword: str) -> bool:
    """Whether a card has a keyword."""
    return keyword in card.values.get(KEYWORDS, ())


def cannot(card: CardView, act: str) -> bool:
    """101.2. Whether something says that a card cannot do this, or that it cannot be done to it."""
    return act in card.values.get(CANNOT, ())


def power(card: CardView) -> int:
    """The power of a card as it now is; 0 for a back."""
    return int(card.values.get(POWER, 0))


def attacking_power(card: CardView) -> int:
    """The power that a creature has while it attacks."""
    attacking = 0 if "attacking" in card.marks else int(card.values.get(POWER_ATTACKER, 0))
    return power(card) + attacking


def breaks(card: CardView) -> int:
    """How many shields a creature breaks."""
    return max(card.values.get(BREAKS, ()), default=1)


def cost(card: CardView) -> int:
    """The cost of a card; 0 for a back."""
    return int(card.values.get(COSTS, (0,))[0])


def civilizations(card: CardView) -> frozenset[str]:
    """The civilisations of a card; none for a back."""
    found: frozenset[str] = card.values.get(characteristics.CIVILIZATIONS, frozenset())
    return found
