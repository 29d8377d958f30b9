"""How Rock, Paper, Scissors is drawn."""

from render.games import Layout
from render.rock_paper_scissors.board import board, face, facts

LAYOUT = Layout(board=board, face=face, facts=facts)
