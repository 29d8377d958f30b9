"""What a player sees of a match, in the words in which one thinks about it."""

from __future__ import annotations

from functools import cached_property
from itertools import count

from engine.games.level_neo import characteristics
from engine.games.level_neo.field import LEVEL_NEO
from engine.games.level_neo.zones import SUPPORT
from engine.kernel.views import CardView, View
from engine.strategy.perspective import PlayerPerspective


class LevelNeoPerspective(PlayerPerspective):
    """A player's view of Level Neo."""

    def __init__(self, view: View) -> None:
        super().__init__(view)
        self._supports: dict[int, list[CardView]] = {}  # by player, once they are asked for

    # ---- cards

    def main(self, player: int) -> CardView:
        """The main character of a player."""
        return self.pile("M", player)[0]

    @cached_property
    def _mains(self) -> tuple[str, str]:
        return self.main(0).id, self.main(1).id

    def is_main(self, card: CardView) -> bool:
        """Whether a card is a player's main character."""
        return card.id in self._mains

    def supports(self, player: int) -> list[CardView]:
        """The support characters of a player."""
        found = self._supports.get(player)
        if found is None:
            found = self._supports[player] = []
            for number in count(1):
                zone = self.view.zones.get(SUPPORT.at(player, f"{SUPPORT.grows}{number}").name)
                if zone is None:
                    break
                found += zone.cards
        return found

    def at(self, zone: str) -> CardView:
        """The character in a place of the field, by the name of its zone."""
        return self.view.zones[zone].cards[0]

    # ---- where the match stands

    def level(self, player: int) -> int:
        """The level of a player's main character."""
        level: int = self.view.facts["levels"][player]
        return level

    def in_level_neo(self, player: int) -> bool:
        """Whether a player's main character is in Level Neo."""
        return self.level(player) >= LEVEL_NEO

    def deck(self, player: int) -> int:
        """How many cards a player's deck has."""
        return self.view.zones[f"deck:{player}"].count

    @property
    def marker(self) -> int:
        """One's turn marker."""
        marker: int = self.view.facts["turn_markers"][self.me]
        return marker

    @property
    def lead(self) -> int | None:
        """By how much AP one's own side leads in the battle in progress; None without one."""
        battle = self.battle
        if battle is None or battle["target"] is None or not battle["attackers"]:
            return None
        lead: int = battle["attack"] - battle["defence"]
        return lead if self.is_my_turn else -lead


def ap(card: CardView) -> int:
    """The AP of a card as it now is; 0 for a back."""
    return int(card.values.get(characteristics.AP, 0))


def cost(card: CardView) -> int:
    """The turn cost of a card; 0 for a back."""
    return int(card.values.get(characteristics.TURN_COST, 0))
