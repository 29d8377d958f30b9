"""How Duel Masters is drawn."""

from render.duel_masters.board import board
from render.duel_masters.faces import face, facts
from render.games import Layout

LAYOUT = Layout(board=board, face=face, facts=facts, self_evident=frozenset({"civilization", "type", "race"}))
