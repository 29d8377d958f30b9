"""Whole matches written down, decision by decision, so that a change in the rules shows as a readable difference.

`python -m tests.playthroughs` writes them anew.
"""
