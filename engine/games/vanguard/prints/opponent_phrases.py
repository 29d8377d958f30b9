"""What the opponent does in print: chooses cards of their own, and binds, retires, locks or puts them somewhere."""

from __future__ import annotations

from typing import Final

from engine.games.vanguard.vocabulary import moving
from engine.games.vanguard.vocabulary.states import Lock
from engine.language.card_actions import TurnFace
from engine.language.cards import All, It
from engine.language.deeds import DoneWith
from engine.language.hand_and_deck import PutOnDeck
from engine.language.phrases import Phrase
from engine.language.places import OPPONENTS
from engine.language.prints.dialect import Phrases

_CHOSEN: Final = {"target": It}
_SPOKEN_OF: Final = It | DoneWith
_WHO: Final = ("", "your opponent ")

OPPONENT: Final[Phrases] = {
    moving.Bind: tuple(
        Phrase(f"{who}binds {{target}} {how}", {**_CHOSEN, "face_down": how == "face down"})
        for who in _WHO
        for how in ("face up", "face down")
    ),
    moving.Retire: (Phrase("your opponent retires {target}", _CHOSEN),),
    moving.OpponentCalls: tuple(
        Phrase(f"your opponent calls {{target}} to {words}", {"opening": opening})
        for words, opening in (("their RC", False), ("an open RC", True), ("their open RC", True))
    ),
    Lock: (Phrase("locks {target}", _CHOSEN),),
    TurnFace: tuple(
        Phrase(f"turns {{target}} {face}", {**_CHOSEN, "down": face == "face down"})
        for face in ("face up", "face down")
    ),
    moving.PutInto: tuple(
        Phrase(
            f"{who}puts {{target}} into {whose} {{zone}}",
            {"target": _SPOKEN_OF, "owner": OPPONENTS, "zone": moving.DESTINATIONS},
        )
        for who in _WHO
        for whose in ("their", "the")
    ),
    PutOnDeck: tuple(
        Phrase(
            f"{who}puts {{target}} on the {end} of their deck{order}",
            {"target": It | All, "end": end, "owner": OPPONENTS},
        )
        for who in _WHO
        for end in ("top", "bottom")
        for order in ("", " in any order")
        if (who, end, order) != ("your opponent ", "bottom", "")
    ),
}
"""The phrases of what the opponent does."""
