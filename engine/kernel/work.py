"""Work: how much a match does because of one answer. A text that never comes to an end must not hold up others.

Work is counted in what the engine does (changes of the state, abilities that are asked whether they trigger, changes of
characteristics that are applied), and never in time: the same answer costs the same on every machine, in a copy and
when a journal is played again. An answer that costs more than `Rulebook.work_budget` ends the match in a draw by the
rule on loops, wherever the match comes next to a point at which it can end.

Characteristics are kept until something changes at which they look, and views compute them too. So it depends on who
has looked how often a match computes them. Where that is cheap it is not counted: every change costs a little more
instead. Where it is dear it is counted, and an answer begins with nothing computed (`Position.begin_work`).
"""

from __future__ import annotations

from typing import Final

BUDGET: Final = 4_000_000
"""How much an answer may cost, unless the rulebook says otherwise; three seconds or so, a microsecond each at most."""

CHANGE: Final = 25
"""What a change of the state costs."""

RECOMPUTING: Final = 5
"""What a change of the state costs in addition for everything that applies to characteristics, up to `FEW`."""

POINT: Final = 250
"""What it costs to look whether a loop has come round."""

EVENTS: Final = 3
"""What it costs for every ability that waits for the kind of event that most wait for: a change may be that event."""

TRIGGER: Final = 20
"""What it costs that an ability triggers."""

FEW: Final = 64
"""So many changes of characteristics can be applied without being counted."""

CHEAP: Final = 500
"""Characteristics that cost no more to compute are computed without being counted."""

MOST_APPLIED: Final = 20_000
"""How much it may cost to compute the characteristics once; then the rest is left out, and the match ends."""

ROUNDS: Final = 20
"""How often characteristics are computed at most to find out what depends on numbers (`Rulebook.asked_last`)."""

MOST_NESTED: Final = 90
"""How many abilities may be done in the middle of each other, as a spell casts a spell that casts a spell.

It is more than the cards of a deck can do.
"""

NESTED_AT_FIRST: Final = 8
"""How many of these certainly fit on the stack that Python allows by itself."""

OFTEN: Final = 64
"""After so many changes of the state it is looked whether the answer has cost too much, or after anything dear."""

REASON: Final = "exhausted"
"""The reason given in the outcome of a match that ends so."""


class OutOfPatience(Exception):
    """An answer costs more than `Match.patience` allows. It was given up halfway: throw the match away."""
