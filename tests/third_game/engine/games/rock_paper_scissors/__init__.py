"""Rock, paper, scissors with cards: the smallest whole game, in two editions, and a pattern for others.

Its rules: 1. A deck has ten cards (1.1), at most four of a name (1.2). Both players shuffle and draw four (1.3).
2. In each round both players choose a card of their hand in secret and put it face down on the table (2.1). Both cards
are turned face up: rock beats scissors, scissors beat paper, paper beats rock, and the winner scores a point (2.2).
What the cards say is done (2.3). They leave the table, both players draw a card, and the next round begins (2.4).
3. Whoever has three points wins, in the first edition two (3.1). When a player has no card left, whoever has more
points wins (3.2).
"""

from engine.games.rock_paper_scissors.rulebook import RULEBOOKS

__all__ = ["RULEBOOKS"]
