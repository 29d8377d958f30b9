"""Tests of what Vanguard's card texts mean."""
