"""Level Neo. "Decision 9" is row 9 of `docs/level-neo-decisions.md`: how we play what the rules leave open."""

from engine.games.level_neo.rulebook import RULEBOOK

__all__ = ["RULEBOOK"]
