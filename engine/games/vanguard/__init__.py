"""Cardfight!! Vanguard."""

from engine.games.vanguard.rulebook import RULEBOOK

__all__ = ["RULEBOOK"]
