"""What happened in the turn, in print: cards that were called, retired, returned, put somewhere."""

from __future__ import annotations

from typing import Any, Final

from engine.games.vanguard.prints.phrases.others import another
from engine.games.vanguard.vocabulary.changes import STATISTICS
from engine.games.vanguard.vocabulary.descriptions import CardNoun
from engine.games.vanguard.vocabulary.groups import TheVanguard, ThisUnit
from engine.games.vanguard.vocabulary.happened_this_turn import ANYBODYS, SEVERAL, HappenedThisTurn, WasPlaced
from engine.games.vanguard.vocabulary.multiples import GetsTimes, GradeOf, Multiple
from engine.games.vanguard.vocabulary.places import DURATIONS, PILES
from engine.language.abilities import Fields
from engine.language.cards import It, Target
from engine.language.changes import Affect
from engine.language.descriptions import Description
from engine.language.numbers import NoneAtAll, Some
from engine.language.phrases import Phrase, WordList
from engine.language.places import OPPONENTS, OWNERS, YOURS
from engine.language.prints.dialect import Phrases
from engine.language.words import SIGNED

_WHEN: Final = WordList("when it was", {"this turn": "", "during this turn": ""})
_BY: Final = WordList(
    "by whose ability it was",
    {
        **{f"by {words}": YOURS for words in ("your card's ability", "your card ability")},
        "by a card's ability": ANYBODYS,
    },
)
_ONE: Final = Some()
_ACTIVE: Final = WordList("what was done", {"called": "call", "rode": "ride", "discarded": "discard", "bound": "bind"})
_PASSIVE: Final = WordList(
    "what was done",
    {
        "called": "call",
        "placed": "call",
        "retired": "retire",
        "bound": "bind",
        "returned to hand": "put into hand",
        "returned to your hand": "put into hand",
        "put into your soul": "put into soul",
        "put into the drop zone": "put into drop",
        "put into your drop zone": "put into drop",
    },
)
_UNBOUND: Final = WordList("what was done", {word: deed for word, deed in _PASSIVE.words.items() if deed != "bind"})
"""Without what print says in a phrase of its own."""

_PUT: Final = WordList(
    "a zone", {word: f"put into {zone}" for word, zone in PILES.words.items() if zone not in ("deck", "gzone")}
)
_ANYONE: Final = ("any_player's", "any players'", "your or your opponent's", "any fighter's")


def _when(values: Fields) -> Fields:
    """Without the words for the turn; by whose ability it was."""
    said = {name: value for name, value in values.items() if name not in ("when", "by")}
    return {**said, "effect": values["by"], "cost_too": True} if values.get("by") else said


def _another(values: Fields) -> Fields:
    said: Description = values["description"]
    return _when({**values, "description": another(said)})


def _said(template: str, **given: Any) -> Phrase:
    slots = {"when": _WHEN, "by": _BY, "origin": PILES, "quantity": SEVERAL, "description": Description}
    used = {name: slot for name, slot in slots.items() if f"{{{name}" in template}
    whole = template if "{when}" in template else f"{template} {{when}}"
    return Phrase(whole, {**used, "when": _WHEN, **given}, given.pop("read", _when))


def _lasting(values: Fields) -> Fields:
    """ "Gets +1000 until end of turn for each grade of ...": what is counted stands behind the duration."""
    gets = GetsTimes(values["statistic"], values["amount"], values["number"])
    return {"subject": values["subject"], "modifiers": (gets,), "duration": values["duration"]}


_LASTING: Final[dict[str, Any]] = {
    "subject": Target,
    "statistic": STATISTICS,
    "amount": SIGNED,
    "duration": DURATIONS,
}
_FROM: Final = "( from your {origin})?"
_CAUSE: Final = "( {by})?"

_ACTIVELY: Final = tuple(
    [
        _said(f"{who} {{deed}} {what}{_FROM}", owner=owner, deed=_ACTIVE, **given)
        for who, owner in (("you", YOURS), ("your opponent", OPPONENTS))
        for what, given in (
            ("{quantity} {description}", {}),
            ("a total of {quantity} {description}", {}),
            ("a {description-}", {"quantity": _ONE}),
        )
    ]
)
_NUMBER: Final = tuple(
    [
        _said(
            f"the number of {{description+}} {who} {{deed}}{_FROM} {{when}} is {{quantity}}", owner=owner, deed=_ACTIVE
        )
        for who, owner in (("you", YOURS), ("your opponent", OPPONENTS))
    ]
)
_PASSIVELY: Final = (
    _said(f"{{quantity}} {{description}} was/were {{deed}}{_FROM}{_CAUSE}", owner=YOURS, deed=_PASSIVE),
    _said(f"{{quantity}} of your {{description+}} was/were {{deed}}{_FROM}{_CAUSE}", owner=YOURS, deed=_PASSIVE),
    _said(f"a {{description-}} was {{deed}}{_FROM}{_CAUSE}", owner=YOURS, deed=_UNBOUND, quantity=_ONE),
    _said(f"{{owner}} {{description-}} was {{deed}}{_FROM}{_CAUSE}", owner=OWNERS, deed=_UNBOUND, quantity=_ONE),
    *(_said(f"{whose} {{description-}} was {{deed}}", owner="", deed=_UNBOUND, quantity=_ONE) for whose in _ANYONE),
    *(_said(f"{{quantity}} of {whose} {{description+}} were {{deed}}", owner="", deed=_PASSIVE) for whose in _ANYONE),
    *(
        _said(
            f"{{owner}} {{description-}} was put from {whose} {{origin}} into {whose} {{deed}}",
            owner=OWNERS,
            deed=_PUT,
            quantity=_ONE,
        )
        for whose in ("your", "their", "the")
    ),
)

THIS_TURN: Final[Phrases] = {
    HappenedThisTurn: (
        *_ACTIVELY,
        *_NUMBER,
        *_PASSIVELY,
        Phrase(
            "you {deed} another {description-} {when}",
            {"owner": YOURS, "deed": _ACTIVE, "quantity": _ONE, "description": Description, "when": _WHEN},
            _another,
        ),
        _said("you did not ride", owner=YOURS, deed="ride", quantity=NoneAtAll(), description=Description(CardNoun())),
    ),
    GradeOf: (
        Phrase("grade of {one}"),
        *(Phrase(f"of {whose} grades", {"one": It()}) for whose in ("that unit's", "that rear-guard's", "that card's")),
        Phrase("of your vanguard's grades", {"one": TheVanguard(YOURS)}),
    ),
    Affect: (
        Phrase(
            "{subject} gets/get {statistic} {amount} {duration} for each {number}",
            {**_LASTING, "number": Multiple},
            _lasting,
        ),
    ),
    WasPlaced: (
        Phrase("{one} was placed from your {origin}", {"one": ThisUnit | It, "origin": PILES}),
        Phrase("{one} was placed by your card's ability", {"one": ThisUnit | It, "effect": YOURS, "cost_too": True}),
    ),
}
"""The phrases of what happened in the turn."""
