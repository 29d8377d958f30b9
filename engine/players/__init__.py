"""Computer players, by name."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final

from engine.games import rulebooks
from engine.players.chance import Chance
from engine.players.heuristic import HeuristicPlayer
from engine.players.player import Player
from engine.players.random_player import RandomPlayer

PLAYERS: Final[Mapping[str, Callable[[], Player]]] = MappingProxyType(
    {"random": RandomPlayer, "heuristic": lambda: HeuristicPlayer(rulebooks())}
)
"""How to make each computer player, from the weakest to the strongest."""

__all__ = ["PLAYERS", "Chance", "HeuristicPlayer", "Player", "RandomPlayer"]
