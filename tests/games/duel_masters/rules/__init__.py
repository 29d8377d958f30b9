"""Tests of the rules of Duel Masters, by chapter."""
