"""How Level Neo is drawn."""

from render.games import Layout
from render.level_neo.board import board
from render.level_neo.faces import face, facts

LAYOUT = Layout(board=board, face=face, facts=facts, self_evident=frozenset({"colour"}))
