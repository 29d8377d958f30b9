"""What the opponent does in print: chooses cards of their own, and binds, retires, locks or puts them somewhere."""

from __future__ import annotations

from functools import partial
from typing import Final

from engine.games.vanguard.prints.phrases.actions import GUARDING
from engine.games.vanguard.vocabulary import changes, changing_places, moving
from engine.games.vanguard.vocabulary.descriptions import CardNoun
from engine.games.vanguard.vocabulary.done_this_way import HasDoneSoMany
from engine.games.vanguard.vocabulary.groups import UnitsOf
from engine.games.vanguard.vocabulary.opponents_choice import OpponentMay
from engine.games.vanguard.vocabulary.places import DURATIONS
from engine.games.vanguard.vocabulary.states import Lock
from engine.kernel.abilities import Number
from engine.language.abilities import Fields
from engine.language.card_actions import OpponentChooses, Rest, TurnFace
from engine.language.cards import All, Chosen, It
from engine.language.changes import Cannot
from engine.language.conditions import YouDo, YouDoNot
from engine.language.descriptions import Description
from engine.language.done_this_way import DoneWith
from engine.language.errors import Contradiction
from engine.language.groups import CHOSEN_BY_OPPONENT
from engine.language.hand_and_deck import OpponentDiscards, PutOnDeck
from engine.language.instructions import TargetedCardAction, Then
from engine.language.numbers import AtMost, Literal
from engine.language.phrases import Phrase
from engine.language.places import OPPONENTS
from engine.language.prints.dialect import Phrases
from engine.language.words import COUNT

_CHOSEN: Final = {"target": It}
_SPOKEN_OF: Final = It | DoneWith
_WHO: Final = ("", "your opponent ")


def _offered(action: type[TargetedCardAction], values: Fields) -> Fields:
    """ "Your opponent may choose a rear-guard, and retire it": they choose only if they do it."""
    chosen: Chosen = values["target"]
    if not isinstance(chosen.among, UnitsOf) or chosen.among.owner != OPPONENTS:
        raise Contradiction("it does not say that the opponent does it with units of their own")
    return {"instruction": Then(OpponentChooses(chosen), action(It()))}


def _offered_discard(values: Fields) -> Fields:
    return {"instruction": OpponentDiscards(values.get("count", Literal(1)))}


def _fewer(deed: str, values: Fields) -> Fields:
    """ "If two cards were not discarded": fewer than that."""
    described = values.get("description", Description(CardNoun()))
    return {"deed": deed, "quantity": AtMost(values["number"] - 1), "description": described}


_OFFERS: Final = (
    "your opponent may choose {what}, and {do}",
    "your opponent chooses {what}, and may {do}",
    "your opponent chooses {what}, and they may {do}",
)
_DONE: Final = (("retire", "retired", moving.Retire), ("rest", "rest", Rest))

_OPPONENTS_EFFECTS: Final = (
    "your opponent's card effects",
    "your opponent's card abilities",
    "your opponent's card's effects",
    "your opponent's card's abilities",
    "your opponent's effects",
)


OPPONENT: Final[Phrases] = {
    OpponentMay: (
        *(
            Phrase(
                offer.replace("{what}", "{target}").replace("{do}", f"{do} it/them"),
                {"target": Chosen},
                partial(_offered, action),
            )
            for offer in _OFFERS
            for do, _, action in _DONE
        ),
        *(
            Phrase(
                offer.replace("{what}", what).replace("{do}", "discard it/them"),
                {"count": Number} if "{" in what else {},
                _offered_discard,
            )
            for offer in _OFFERS
            for what in ("a card from their hand", "{count} cards from their hand")
        ),
    ),
    YouDo: (Phrase("they do"), Phrase("your opponent does")),
    YouDoNot: (
        Phrase("they do not"),
        Phrase("your opponent does not"),
        *(
            Phrase(f"they {did} not {do} {it}")
            for did in ("do", "did")
            for do in ("discard", "retire")
            for it in ("it", "a card")
        ),
    ),
    HasDoneSoMany: (
        *(
            Phrase(
                f"{{number}} {{description}} were not {done}",
                {"number": COUNT, "description": Description},
                partial(_fewer, do),
            )
            for do, done, _ in _DONE
        ),
        *(
            Phrase(f"they {did} not {do} {{number}} cards", {"number": COUNT}, partial(_fewer, do))
            for did in ("do", "did")
            for do in ("rest", "retire")
        ),
    ),
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
    changing_places.OpponentMoves: tuple(
        Phrase(f"{who}moves {{target}} to {words}", {**_CHOSEN, "goal": goal})
        for who in _WHO
        for words, goal in (
            ("an open RC", "open"),
            ("an open front row RC", "open front"),
            ("an open RC in_the_front_row", "open front"),
            ("another RC", "any"),
        )
        if (who, words) not in (("your opponent ", "an open RC"), ("your opponent ", "another RC"))
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
    moving.PutIntoDamageFaceDown: (
        Phrase("your opponent puts {target} into their damage zone face down", {"target": It, "owner": OPPONENTS}),
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
    changes.OpponentCannotGuardWith: tuple(
        Phrase(
            f"your opponent cannot {call} {{description+}} {where} {{duration}}",
            {"duration": DURATIONS, "normal": call == "normal call"},
        )
        for where in GUARDING
        for call in ("call", "normal call")
    ),
    Cannot: (
        *(
            Phrase(f"cannot be chosen {by} {whose}", {"acts": (CHOSEN_BY_OPPONENT,)})
            for by in ("by", "due to")
            for whose in _OPPONENTS_EFFECTS
            if (by, whose) != ("by", "your opponent's effects")
        ),
        *(
            Phrase(f"cannot be retired due to {whose}", {"acts": (changes.RETIRED_BY_OPPONENT,)})
            for whose in _OPPONENTS_EFFECTS
        ),
        *(
            Phrase(f"cannot be {words} by {whose}", {"acts": (CHOSEN_BY_OPPONENT, changes.RETIRED_BY_OPPONENT)})
            for words in ("chosen or retired", "chosen nor retired")
            for whose in _OPPONENTS_EFFECTS
        ),
    ),
}
"""The phrases of what the opponent does."""
