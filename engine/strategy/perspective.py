"""What a player sees of a match, in the words in which one thinks about it; each game adds words of its own."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.kernel.views import CardView, DecisionView, OptionView, View


class PlayerPerspective:
    """The view of the player who is to decide, asked about by whose it is."""

    def __init__(self, view: View) -> None:
        assert view.viewer is not None
        assert view.decision is not None
        self.view = view
        self.decision: DecisionView = view.decision
        self.me = view.viewer
        self.opponent = 1 - view.viewer

    def pile(self, place: str, player: int | None = None) -> tuple[CardView, ...]:
        """The cards that one sees in a zone, one's own unless a player is named."""
        return self.view.zones[f"{place}:{self.me if player is None else player}"].cards

    @property
    def is_my_turn(self) -> bool:
        """Whether it is one's own turn."""
        return self.view.turn_player == self.me

    @property
    def battle(self) -> Mapping[str, Any] | None:
        """The battle in progress, as the game's facts describe it."""
        battle: Mapping[str, Any] | None = self.view.facts["battle"]
        return battle

    def options(self, verb: str) -> list[OptionView]:
        """The options of the decision with this verb."""
        return [option for option in self.decision.options if option.verb == verb]
