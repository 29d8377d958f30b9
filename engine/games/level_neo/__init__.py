"""Level Neo."""

from engine.games.level_neo.rulebook import RULEBOOK

__all__ = ["RULEBOOK"]
