"""How Luck & Logic is drawn."""

from render.games import Layout
from render.luck_and_logic.board import board
from render.luck_and_logic.faces import face, facts

LAYOUT = Layout(board=board, face=face, facts=facts, self_evident=frozenset({"colour", "world", "traits"}))
