"""Tests of Luck & Logic."""
