"""What the opponent does in print with their own cards: finds and calls them, or puts them down as locked cards."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from engine.games.vanguard.vocabulary import moving
from engine.games.vanguard.vocabulary.groups import UnitsOf
from engine.games.vanguard.vocabulary.locked_by_opponents import OpponentLocksThere, OpponentPutsLocked
from engine.games.vanguard.vocabulary.opponents_doing import OpponentDoes, WithGradeBeside
from engine.language.abilities import Fields
from engine.language.cards import All, It
from engine.language.descriptions import Description
from engine.language.errors import Contradiction
from engine.language.hand_and_deck import Search, Shuffle, ShuffleInto
from engine.language.instructions import Instruction, Then
from engine.language.numbers import Count
from engine.language.phrases import Phrase
from engine.language.places import OPPONENTS, YOURS
from engine.language.prints.dialect import Phrases
from engine.language.words import COUNT, SIGNED

_RETURNS: Final = "your opponent returns {target} to their deck"
_SEARCHES: Final = (
    "searches their deck for {count} {description}",
    "searches for {count} {description}",
)
_CALLS: Final = tuple(
    f"{calls} it/them to {where}, and {shuffles} their deck"
    for calls in ("calls", "call")
    for where in ("RC", "separate RC")
    for shuffles in ("shuffles",)
)


def _theirs(values: Fields) -> Fields:
    """They find cards, call them and shuffle, after returning a unit to their deck where it says so."""
    found: Instruction = Then(
        Search(values["count"], values["description"]), Then(moving.Call(It(), "any"), Shuffle(YOURS))
    )
    if "target" in values:
        found = Then(ShuffleInto(values["target"], YOURS), found)
    return {"instruction": found}


def _searching() -> Iterator[Phrase]:
    slots = {"count": Count, "description": Description}
    for calls in _CALLS:
        yield Phrase(f"your opponent {_SEARCHES[0]}, {calls}", slots, _theirs)
        for searches in _SEARCHES:
            yield Phrase(f"{_RETURNS}, {searches}, {calls}", {"target": It, **slots}, _theirs)


def _on_one(values: Fields) -> Fields:
    """ "Up to one of your opponent's open RC"."""
    if values["one"] != 1:
        raise Contradiction("")  # on several the opponent puts several cards
    return {}


OPPONENTS_DOING: Final[Phrases] = {
    OpponentPutsLocked: (
        *(
            Phrase(
                f"your opponent chooses a card from their hand, and puts it on {where} as a locked_card", {"count": 1}
            )
            for where in ("RC", "their RC")
        ),
        Phrase(
            "your opponent chooses {count} cards from their hand, and puts them on separate RC as locked_cards",
            {"count": COUNT},
        ),
    ),
    OpponentLocksThere: tuple(
        Phrase(
            "choose up to {one} of your opponent's open RC, your opponent chooses a card from their hand, and puts it "
            f"on that RC{down} as a locked_card",
            {"one": COUNT},
            _on_one,
        )
        for down in ("", " face down")
    ),
    OpponentDoes: tuple(_searching()),
    WithGradeBeside: (
        *(
            Phrase(f"with grade {{offset}} than {that}", {"one": It(), "offset": SIGNED})
            for that in ("that unit", "that card")
        ),
        *(Phrase(f"a grade less than {that}", {"one": It(), "offset": -1}) for that in ("that unit", "that card")),
    ),
    ShuffleInto: (
        Phrase(
            "your opponent returns all of their {description+} to their deck, and shuffles their deck",
            {"description": Description},
            lambda values: {"target": All(UnitsOf(OPPONENTS, values["description"])), "owner": OPPONENTS},
        ),
    ),
}
"""The phrases of what the opponent does with their own cards."""
