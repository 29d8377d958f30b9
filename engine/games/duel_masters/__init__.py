"""Duel Masters, by the comprehensive rules of the summer of 2023."""
