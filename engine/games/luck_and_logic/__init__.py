"""Luck & Logic, by the comprehensive rules 1.00 and 2.04.

Rules are cited by their numbers in 2.04; where 1.00 has another one it follows, as in "8.2.6 (1.00: 8.2.7)".
"Reading 8" is row 8 of `docs/luck-and-logic-decisions.md`: how we play what the books leave open.
"""

from engine.games.luck_and_logic.rulebook import BOOKS as RULEBOOKS

__all__ = ["RULEBOOKS"]
