"""How Cardfight!! Vanguard is drawn."""

from render.games import Layout
from render.vanguard.board import board
from render.vanguard.faces import face, facts

LAYOUT = Layout(board=board, face=face, facts=facts, self_evident=frozenset({"skill"}))
