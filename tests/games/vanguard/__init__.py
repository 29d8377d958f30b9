"""Tests of Vanguard."""
