"""Computer players, by name."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final

from engine.games import rulebooks
from engine.players.chance import Chance
from engine.players.heuristic import HeuristicPlayer
from engine.players.imagining import World
from engine.players.player import Player, chosen
from engine.players.random_player import RandomPlayer
from engine.players.search import SearchPlayer

PLAYERS: Final[Mapping[str, Callable[[], Player]]] = MappingProxyType(
    {
        "random": RandomPlayer,
        "heuristic": lambda: HeuristicPlayer(rulebooks()),
        "search": lambda: SearchPlayer(rulebooks()),
    }
)
"""How to make each computer player, from the weakest to the strongest."""

SEARCHING: Final = frozenset({"search"})
"""Those who try things out, and so take their time: up to two seconds rather than a millisecond."""

__all__ = [
    "PLAYERS",
    "SEARCHING",
    "Chance",
    "HeuristicPlayer",
    "Player",
    "RandomPlayer",
    "SearchPlayer",
    "World",
    "chosen",
]
