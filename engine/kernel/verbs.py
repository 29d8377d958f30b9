"""The verbs of every card game: the only code, with each game's own verbs, that changes a state.

A verb first asks the replacement effects, then acts, then announces what happened. Verbs that may be replaced, and so
may ask somebody something, are generators; the plain functions change the state and announce, no more.

They stand in rooms by their subject, and are called by this name: ``verbs.move(match, card, zone)``.
"""

from engine.kernel.beginnings import announce_once, beginning
from engine.kernel.dealing import Copies, deal
from engine.kernel.hiding import conceal, hide, show
from engine.kernel.in_force import expire, nullify, put_in_force, release
from engine.kernel.moving import move, move_released, move_together, rearrange, released, swap
from engine.kernel.pending import resume, suspend
from engine.kernel.piles import DRAW, arrange, at_random, draw, shuffle
from engine.kernel.placing import SHUFFLED, Arrival, create, last_values, place, transfer
from engine.kernel.succession import become_another, renew, succeed
from engine.kernel.turning import flip_over, rest, rest_together, stand, stand_together, turn_face

__all__ = [
    "DRAW",
    "SHUFFLED",
    "Arrival",
    "Copies",
    "announce_once",
    "arrange",
    "at_random",
    "become_another",
    "beginning",
    "conceal",
    "create",
    "deal",
    "draw",
    "expire",
    "flip_over",
    "hide",
    "last_values",
    "move",
    "move_released",
    "move_together",
    "nullify",
    "place",
    "put_in_force",
    "rearrange",
    "release",
    "released",
    "renew",
    "rest",
    "rest_together",
    "resume",
    "show",
    "shuffle",
    "stand",
    "stand_together",
    "succeed",
    "suspend",
    "swap",
    "transfer",
    "turn_face",
]
