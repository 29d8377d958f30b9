"""Duel Masters, by the comprehensive rules of the summer of 2023."""

from engine.games.duel_masters.rulebook import RULEBOOK

__all__ = ["RULEBOOK"]
