"""What has happened in the turn, as conditions ask for it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from engine.games.duel_masters import history, zones
from engine.games.duel_masters.vocabulary.descriptions import CardNoun
from engine.games.duel_masters.vocabulary.history import (
    ANYONES,
    HappenedThisTurn,
    HaveAttackedThisTurn,
    HavePutThisTurn,
)
from engine.language.abilities import Fields
from engine.language.descriptions import Description
from engine.language.errors import Contradiction
from engine.language.numbers import NoneAtAll, Quantity, Some
from engine.language.phrases import Assemble, Phrase
from engine.language.places import OPPONENTS, YOURS
from engine.language.prints.dialect import Phrases
from engine.language.words import COUNT

_NOW: Final = ("this turn", "that turn")
_CARDS: Final = Description(CardNoun())
_OF: Final = {"things": Description}


def _none(values: Fields) -> Fields:
    return {**values, "quantity": NoneAtAll()}


def _some(values: Fields) -> Fields:
    """ "One of your creatures was destroyed"."""
    if values.pop("one", 1) != 1:
        raise Contradiction("it does not say whether there may be more")
    return {**values, "quantity": Some()}


def _put() -> Iterator[Phrase]:
    for when in _NOW:
        for who, player in (("you", YOURS), ("your opponent", OPPONENTS)):
            said: Fields = {"player": player}
            there = f"( into the battle zone)? {when}"
            yield Phrase(f"{who} put {{quantity}} {{things}}{there}", {**said, **_OF, "quantity": Quantity})
            yield Phrase(f"{who} put a {{things-}} into the battle zone {when}", {**said, **_OF}, _some)
            yield Phrase(f"{who} didn't put a {{things-}}{there}", {**said, **_OF}, _none)


def _attacked() -> Iterator[Phrase]:
    for when in _NOW:
        yield Phrase(f"a {{things-}} attacked {when}", _OF, _some)
        for said in (f"no {{things}} attacked {when}", f"a {{things-}} didn't attack {when}"):
            yield Phrase(said, _OF, _none)


def _destroyed() -> Iterator[Phrase]:
    said: Fields = {**_OF, "kind": history.DESTROYED}
    for when in _NOW:
        anyones: Fields = {**said, "whose": ANYONES}
        yield Phrase(f"{{quantity}} {{things}} was/were destroyed {when}", {**anyones, "quantity": Quantity})
        yield Phrase(f"a {{things-}} isn't destroyed {when}", anyones, _none)
        for of, whose in (("your", YOURS), ("your opponent's", OPPONENTS)):
            for was in ("is", "was", "has been"):
                one: Fields = {**said, "whose": whose, "one": COUNT}
                yield Phrase(f"{{one}} of {of} {{things+}} {was} destroyed {when}", one, _some)


def _came(values: Fields) -> Fields:
    return {"things": _CARDS, **values}


def _came_somehow(read: Assemble) -> Assemble:
    return lambda values: read(_came(values))


def _arrived() -> Iterator[Phrase]:
    shields: Fields = {"kind": zones.SHIELD.name, "whose": YOURS}
    for when in _NOW:
        for place in (
            f"your shield_zone {when}",
            "your shields_this_turn" if when == "this turn" else f"your shields {when}",
        ):
            yield Phrase(f"a card was put into {place}", shields, _came_somehow(_some))
            yield Phrase(f"a card wasn't put into {place}", shields, _came_somehow(_none))
            yield Phrase(f"you put a card into {place}", shields, _came_somehow(_some))
            yield Phrase(f"you put {{quantity}} cards into {place}", {**shields, "quantity": Quantity}, _came)
        for of, whose in (("your", YOURS), ("your opponent's", OPPONENTS)):
            piled: Fields = {"kind": zones.GRAVEYARD.name, "whose": whose, "quantity": Quantity}
            yield Phrase(f"{{quantity}} cards were put into {of} graveyard {when}", piled, _came)
        anyones: Fields = {"kind": zones.GRAVEYARD.name, "whose": ANYONES}
        yield Phrase(f"a card was put into a player's graveyard {when}", anyones, _came_somehow(_some))


def _drew() -> Iterator[Phrase]:
    for when in _NOW:
        for who, whose in (("you", YOURS), ("your opponent", OPPONENTS)):
            said: Fields = {"kind": history.DRAWN, "whose": whose, "quantity": Quantity}
            yield Phrase(f"{who} drew {{quantity}} cards {when}", said, _came)


IN_THIS_TURN: Final[Phrases] = {
    HavePutThisTurn: tuple(_put()),
    HaveAttackedThisTurn: tuple(_attacked()),
    HappenedThisTurn: (*_destroyed(), *_arrived(), *_drew()),
}
"""The phrases, by the nodes that they say."""
