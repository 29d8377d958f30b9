"""Whole matches written down, decision by decision, so that a change in the rules shows as a readable difference.

They lie in `tests/games/<game>/playthroughs`; `python -m tests.playthroughs` writes them anew.
"""
