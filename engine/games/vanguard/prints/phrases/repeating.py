"""How often and how many, in print: "for each card retired", "the same number of cards as the number of ..."."""

from __future__ import annotations

from functools import partial
from typing import Any, Final

from engine.games.vanguard.vocabulary import moving
from engine.games.vanguard.vocabulary.changes import STATISTICS
from engine.games.vanguard.vocabulary.comparing import Counted, NumberOf
from engine.games.vanguard.vocabulary.done_this_way import DEEDS, PUT, PaidWith
from engine.games.vanguard.vocabulary.groups import UnitsOf
from engine.games.vanguard.vocabulary.how_often import Repeatedly
from engine.games.vanguard.vocabulary.multiples import Excess, GetsTimes, NumberDone
from engine.games.vanguard.vocabulary.places import DURATIONS
from engine.language.abilities import Fields
from engine.language.card_actions import Choose
from engine.language.cards import Chosen, It, Target
from engine.language.changes import Affect
from engine.language.descriptions import Description
from engine.language.done_this_way import DoneWith
from engine.language.errors import Contradiction
from engine.language.groups import CardsIn, InPlay, TakenCards
from engine.language.hand_and_deck import Draw, Search
from engine.language.instructions import Instruction, Then
from engine.language.numbers import Exactly, UpTo
from engine.language.phrases import Phrase, WordList
from engine.language.places import OPPONENTS, YOURS
from engine.language.prints.dialect import Phrases
from engine.language.words import COUNT, SIGNED

_DEALT: Final = WordList(
    "what was done",
    {
        **{word: deed for word, deed in DEEDS.words.items() if word not in ("rode", "chose", "stood")},
        "chosen": "choose",
        "stand": "stand",
        "returned": "put",
        "put": "put",
        "put into the drop zone": "put into drop",
        "put into the soul": "put into soul",
        **{f"put into {zone}": deed for zone, deed in PUT.words.items()},
        **{f"returned to {zone}": deed for zone, deed in PUT.words.items()},
        "put on the bottom of your deck": "put",
        "put into the deck": "put",
        "discarded from your hand": "discard",
    },
)
"""What was done with cards, in the words of "for each card ..."."""

_THINGS: Final = ("card", "unit", "rear-guard")
_OTHERWISE: Final = ("", " with this effect", " this_way")
_COST: Final = (" for this cost", " for the cost", " as the cost")


def _done(values: Fields) -> Fields:
    return {"one": DoneWith(values["deed"])}


def _paid(values: Fields) -> Fields:
    return {"one": PaidWith(values["deed"])}


def _excess(values: Fields) -> Fields:
    """ "Each rear-guard you have more than your opponent"."""
    things, others = (UnitsOf(owner, values["description"]) for owner in (YOURS, OPPONENTS))
    return {"things": things, "others": others}


def _lasting(values: Fields) -> Fields:
    """ "Gets +1000 until end of turn for each card retired": what is counted stands behind the duration."""
    gets = GetsTimes(values["statistic"], values["amount"], values["number"])
    return {"subject": values["subject"], "modifiers": (gets,), "duration": values["duration"]}


def _as_many(up_to: bool, values: Fields) -> Fields:
    """ "The same number of your units as the number of cards": just so many, or up to so many."""
    number = values.get("done") or NumberOf(values["counted"])
    return {"count": (UpTo if up_to else Exactly)(number), "among": values["among"], "random": False}


def _one_for_each(up_to: bool, values: Fields) -> Fields:
    """ "Choose one of these for each of those": as many as there are of those."""
    if values["one"] != 1:
        raise Contradiction("")  # several for each have no phrase
    return _as_many(up_to, {"among": values["among"], "counted": values["counted"]})


def _separately(values: Fields) -> Fields:
    """ "For each of those, choose up to one of these, and call them to separate RC": they are called together."""
    chosen = Chosen(**_one_for_each(True, values))
    return {"first": Choose(chosen), "then": moving.Call(It(), "any")}


def _search(values: Fields) -> Fields:
    number = values.get("done") or NumberOf(values["counted"])
    return {"count": UpTo(number), "description": values["description"]}


def _draw(values: Fields) -> Fields:
    return {"player": YOURS, "count": values.get("done") or NumberOf(values["counted"])}


_BY: Final[tuple[tuple[str, dict[str, Any]], ...]] = (
    ("{counted+}", {"counted": Counted}),
    ("{done}", {"done": NumberDone}),
)
_GROUPS: Final = (("{among+}", InPlay), ("{among}", TakenCards))
_LASTING: Final[dict[str, Any]] = {
    "subject": Target,
    "statistic": STATISTICS,
    "amount": SIGNED,
    "duration": DURATIONS,
    "number": NumberDone | Excess,
}

REPEATING: Final[Phrases] = {
    DoneWith: (
        *(Phrase(f"the {thing}/{thing}s put with this effect", {"deed": "put"}) for thing in _THINGS),
        Phrase("the card/cards put into {deed} with this effect", {"deed": PUT}),
    ),
    NumberDone: (
        *(
            Phrase(f"{thing}{plural} {was}{{deed}}{how}", {"deed": _DEALT}, _done)
            for thing in _THINGS
            for plural, was in (("", ""), ("s", ""), ("", "that was "), ("s", "that were "))
            for how in _OTHERWISE
        ),
        *(
            Phrase(f"{thing}{plural} {{deed}}{how}", {"deed": _DEALT}, _paid)
            for thing in _THINGS
            for plural in ("", "s")
            for how in _COST
        ),
    ),
    Excess: (
        Phrase("{description-} you have more than your opponent", {"description": Description}, _excess),
        Phrase("more {description-} you have than your opponent", {"description": Description}, _excess),
    ),
    Affect: (
        Phrase("{subject} gets/get {statistic} {amount} for each {number} {duration}", _LASTING, _lasting),
        Phrase("for each {number}, {subject} gets/get {statistic} {amount} {duration}", _LASTING, _lasting),
    ),
    Then: (
        Phrase(
            "for each of {counted+}, choose up to {one} {among-}, and call them to separate RC",
            {"counted": InPlay, "one": COUNT, "among": TakenCards},
            _separately,
        ),
    ),
    Repeatedly: (Phrase("for each {number}, {instruction}", {"number": NumberDone, "instruction": Instruction}),),
    Draw: (
        Phrase("draw a card for each {done}", {"done": NumberDone}, _draw),
        *(
            Phrase(f"{draw} {words} the number of {by}", slots, _draw)
            for draw in ("draw", "you draw")
            for words in ("cards equal to", "the same number of cards as")
            for by, slots in _BY
            if by == "{done}"
        ),
    ),
    Chosen: (
        *(
            Phrase(
                f"{up_to}{{one}} {among} for each {each}",
                {"one": COUNT, "among": group, "counted": counted},
                partial(_one_for_each, bool(up_to)),
            )
            for up_to in ("", "up to ")
            for among, group in (("of {among+}", InPlay), ("{among-}", TakenCards))
            for each, counted in (("{counted-}", CardsIn), ("of {counted+}", InPlay))
        ),
        *(
            Phrase(
                f"the same number of {among} as the number of {by}",
                {"among": group, **slots},
                partial(_as_many, False),
            )
            for among, group in _GROUPS
            for by, slots in _BY
        ),
        *(
            Phrase(
                f"up to the same number of {among} as the number of {by}",
                {"among": group, **slots},
                partial(_as_many, True),
            )
            for among, group in _GROUPS
            for by, slots in _BY
            if by == "{done}"
        ),
    ),
    Search: tuple(
        Phrase(
            f"search your deck for up to the same number of {{description+}} as the number of {by}",
            {"description": Description, **slots},
            _search,
        )
        for by, slots in _BY
    ),
}
"""The phrases of numbers of times."""
