"""601.1a. Costs: what costs less or more, if its player likes, once a turn, the first or the next time."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from engine.games.duel_masters.prints.phrases.shared import UNDER_DECK
from engine.games.duel_masters.terms_offered import LessIfDone, LessIfYouDo, OfferedUp
from engine.games.duel_masters.vocabulary.groups import CardsOf, CardsToUse
from engine.games.duel_masters.vocabulary.next_use import HaveUsed, NextCostsLess
from engine.games.duel_masters.vocabulary.own_price import EACH, OwnCostReduction, own_reduction
from engine.games.duel_masters.vocabulary.places import IN_BATTLE_ZONE
from engine.games.duel_masters.vocabulary.price_changes import USES, CostIncrease, CostReduction, CostsMore, reduction
from engine.games.duel_masters.vocabulary.terms import offered_up
from engine.kernel.abilities import Condition
from engine.language.abilities import Fields
from engine.language.delayed import Delayed
from engine.language.descriptions import Description
from engine.language.errors import Contradiction
from engine.language.hand_and_deck import Draw
from engine.language.instructions import Instruction, Resolution, Then
from engine.language.numbers import ExactCount, Literal, NoneAtAll, Quantity
from engine.language.phrases import Assemble, Phrase, WordList
from engine.language.places import OPPONENTS, YOURS
from engine.language.prints.dialect import Phrases

_NOT_FOR_NOTHING: Final = "they can't cost {most} or less"


def _above(values: Fields) -> Fields:
    """A cost that is not lowered to so little."""
    return reduction({**values, "floor": values["most"] + 1})


_LESS: Final = {"group": CardsOf, "amount": int, "use": USES, "most": int}
_ITSELF: Final = {"amount": int, "use": USES}
_FLOORS: Final[tuple[tuple[str, Any], ...]] = (
    ("it can't cost less than {floor}", {"floor": int}),
    ("it can't cost {most} or less", {"most": int}),
)
"""What a card says it does not cost less than."""


def _costs_less(floor: str, least: Any) -> Iterator[Phrase]:
    """Phrases of what a card itself costs less."""
    for itself in ("this creature", "this spell", "this card", "this"):
        costs = f"{itself} costs {{amount}} less to {{use}}"
        yield Phrase(
            f"(if/while {{requirement}}, )?{costs}. {floor}.",
            {**_ITSELF, **least, "requirement": Condition},
            own_reduction,
        )
        for each, group in EACH:
            said = {**_ITSELF, **least, "each": group}
            yield Phrase(f"{costs}{each}. {floor}.", said, own_reduction)
            yield Phrase(f"{each.strip()}, {costs}. {floor}.", said, own_reduction)


_BOUNDS: Final[tuple[tuple[str, Fields], ...]] = (
    (" {however}can't cost less than {floor}", {"floor": int}),
    (" {however}can't cost {most} or less", {"most": int}),
    ("", {}),
)
"""What print says that something does not cost less than; where it says nothing, nothing keeps it from costing 0."""

_USED: Final = WordList("how a card is used", {"summon": "summon", "cast": "cast"})
_COSTS: Final = (
    ("costs/cost {amount} less", False),
    ("costs/cost up to {amount} less", True),
    ("may cost {amount} less", True),
    ("may cost up to {amount} less", True),
)
"""How print says that something costs less, and whether its player may do without."""


def _floor(values: Fields) -> int:
    floor: int = values.get("floor", values.get("most", -1) + 1)
    return floor


def _bounds(who: str) -> Iterator[tuple[str, Fields]]:
    for bound, slot in _BOUNDS:
        for however in ("", "however, ") if bound else ("",):
            yield (f". {however}{who}{bound.replace('{however}', '')}" if bound else "", slot)


def _next(optional: bool) -> Assemble:
    def read(values: Fields) -> Fields:
        said = {name: values[name] for name in ("description", "use", "amount")}
        return {**said, "floor": _floor(values), "optional": optional}

    return read


def _next_costs() -> Iterator[Phrase]:
    """Phrases of the next card that costs less."""
    for bound, slot in _bounds("it"):
        for costs, optional in _COSTS:
            for again in ("", " to summon", " to cast"):
                said: dict[str, Any] = {"description": Description, "use": _USED, "amount": int, **slot}
                text, read = "the next {description-} you {use}", _next(optional)
                yield Phrase(f"this turn, {text} {costs}{again}{bound}", said, read)
                yield Phrase(f"{text} {costs}{again} this turn{bound}", said, read)
                yield Phrase(f"{text} this turn {costs}{again}{bound}", said, read)
                if again == " to summon":
                    mine = {"description": Description, "amount": int, "use": "summon", **slot}
                    yield Phrase(f"this turn, your next {{description-}} {costs}{again}{bound}", mine, _next_of(read))


def _next_of(read: Assemble) -> Assemble:
    return lambda values: read({**values, "use": "summon"})


_THEY_COST: Final = (
    ("cost {amount} less", False),
    ("each cost {amount} less", False),
    ("cost up to {amount} less", True),
    ("each cost up to {amount} less", True),
    ("may cost {amount} less", True),
    ("may cost up to {amount} less", True),
    ("may each cost {amount} less", True),
    ("may each cost up to {amount} less", True),
)


def _reduces(*, optional: bool, once: bool = False) -> Assemble:
    def read(values: Fields) -> Fields:
        noun = values["group"].description.noun
        if values["use"] == "use" and getattr(noun, "type", "") not in ("aura", "tamaseed", "artifact"):
            raise Contradiction("it does not say how such cards are used")
        return reduction({**values, "floor": _floor(values), "optional": optional, "once": once})

    return read


def _they_cost() -> Iterator[Phrase]:
    """Phrases of cards that cost less."""
    for bound, slot in _bounds("they"):
        said: dict[str, Any] = {"group": CardsOf, "use": USES, "amount": int, **slot}
        for costs, optional in _THEY_COST:
            read = _reduces(optional=optional)
            if optional or not bound:
                yield Phrase(f"{{group+}} {costs} to {{use}}{bound}.", said, read)
            whenever = {**said, "requirement": Condition}
            yield Phrase(f"if/while {{requirement}}, {{group+}} {costs} to {{use}}{bound}.", whenever, read)
            if optional and "each" not in costs:
                yield Phrase(
                    f"once per turn, {{group+}} {costs} to {{use}}{bound}.", said, _reduces(optional=True, once=True)
                )
        yield Phrase(f"you may have {{group+}} cost {{amount}} less to {{use}}{bound}.", said, _reduces(optional=True))


_ORDINALS: Final[tuple[tuple[str, Quantity], ...]] = (
    ("first", NoneAtAll()),
    ("second", ExactCount(1)),
    ("third", ExactCount(2)),
)


def _nth(quantity: Quantity, *, optional: bool) -> Assemble:
    """ "The first creature you summon each turn": none was summoned before."""

    def read(values: Fields) -> Fields:
        things, use = values["description"], values["use"]
        before = HaveUsed(YOURS, use, quantity, things)
        return reduction(
            {
                **values,
                "group": CardsOf(YOURS, things),
                "floor": _floor(values),
                "requirement": before,
                "optional": optional,
            }
        )

    return read


def _nth_costs() -> Iterator[Phrase]:
    """Phrases of the first card of each turn."""
    for bound, slot in _bounds("it"):
        said: dict[str, Any] = {"description": Description, "use": _USED, "amount": int, **slot}
        for ordinal, quantity in _ORDINALS:
            text = f"the {ordinal} {{description-}} you {{use}}"
            for again in ("", " to summon", " to cast"):
                for costs, optional in _COSTS:
                    yield Phrase(f"each turn, {text} {costs}{again}{bound}.", said, _nth(quantity, optional=optional))
                yield Phrase(
                    f"each turn, you may have {text} cost {{amount}} less{again}{bound}.",
                    said,
                    _nth(quantity, optional=True),
                )


_THE_CARD_ITSELF: Final = ("this creature", "this spell", "this card", "this")


def _itself(*, optional: bool) -> Assemble:
    return lambda values: own_reduction({**values, "floor": _floor(values), "optional": optional})


def _it_costs() -> Iterator[Phrase]:
    """Phrases of what a card itself costs less if its player likes, or without an end."""
    for bound, slot in _bounds("it"):
        said: dict[str, Any] = {"amount": int, "use": USES, **slot}
        for itself in _THE_CARD_ITSELF:
            for costs, optional in _COSTS:
                if bound and not optional and "however" not in bound:
                    continue  # said among the abilities
                text, read = f"{itself} {costs} to {{use}}", _itself(optional=optional)
                yield Phrase(f"(if/while {{requirement}}, )?{text}{bound}.", {**said, "requirement": Condition}, read)
                for each, group in EACH:
                    yield Phrase(f"{text}{each}{bound}.", {**said, "each": group}, read)
                    yield Phrase(f"{each.strip()}, {text}{bound}.", {**said, "each": group}, read)
            for use, again in (("summon", ""), ("summon", " to summon")):
                text = f"you may have {itself} cost {{amount}} less{again}"
                mine = {**said, "use": use}
                read = _itself(optional=True)
                yield Phrase(f"{text}{bound}.", mine, read)
                for each, group in EACH:
                    yield Phrase(f"{text}{each}{bound}.", {**mine, "each": group}, read)


def _more(values: Fields) -> Fields:
    group = values["group"]
    change = CostsMore(values["amount"], values["use"])
    return {"zones": IN_BATTLE_ZONE, "change": (change,), "subject": CardsToUse(group.owner, group.description)}


def _all_more(values: Fields) -> Fields:
    change = CostsMore(values["amount"], values["use"])
    return {"zones": IN_BATTLE_ZONE, "change": (change,), "subject": CardsToUse("", values["description"])}


_USING: Final = (
    ("summoning this creature", "this creature costs/cost {less} less to summon", "summon"),
    ("casting this spell", "this spell costs/cost {less} less to cast", "cast"),
)


def _done(values: Fields) -> Fields:
    return {
        "use": values["use"],
        "amount": values["amount"],
        "floor": _floor(values),
        "effect": Resolution(values["effect"]),
    }


def _if_done() -> Iterator[Phrase]:
    for bound, slot in _bounds("it"):
        for using, costs, use in _USING:
            for less in ("{amount}", "up to {amount}"):
                text = costs.replace("{less}", less)
                yield Phrase(
                    f"while you are {using}, you may {{effect}}. if you do, {text}{bound}.",
                    {"effect": Instruction, "amount": int, "use": use, **slot},
                    _done_for(use),
                )


def _done_for(use: str) -> Assemble:
    return lambda values: _done({**values, "use": use})


def _opponents(values: Fields) -> Fields:
    if values["group"].owner != OPPONENTS:
        raise Contradiction("what costs its own player more is said in another way")
    return _more(values)


def _resolved(values: Fields) -> Fields:
    return {**values, "effect": Resolution(values["effect"])}


def _at_end(values: Fields) -> Fields:
    """What is paid for is used in its player's own turn, so that this is the turn."""
    return _resolved({**values, "effect": Delayed("end of turn", values["effect"])})


def _over_explode(values: Fields) -> Fields:
    """Jokers over explode: at the end of the turn it goes under the deck, and a card is drawn for it."""
    return _at_end({**values, "use": "summon", "effect": Then(UNDER_DECK, Draw(YOURS, Literal(1)))})


def _offered_up(values: Fields) -> Fields:
    if values.pop("same") != values["description"]:
        raise Contradiction("it does not say which creature cannot cost less")
    return offered_up(values)


def _lowerings() -> Iterator[Phrase]:
    """Phrases of what costs less if something is done."""
    for less, use in (
        ("this creature's summon cost", "summon"),
        ("this creature's cost", "summon"),
        ("the cost of summoning this creature", "summon"),
        ("this spell's cost", "cast"),
        ("the cost of casting this spell", "cast"),
        ("the cost of using this aura", "use"),
    ):
        said = f"you may reduce {less} by {{amount}}. if you do, {{effect}}"
        slots = {"amount": int, "effect": Instruction, "use": use}
        yield Phrase(f"{said}.", slots, _resolved)
        yield Phrase(f"{said} at the end of your turn.", slots, _at_end)


COSTS: Final[Phrases] = {
    OwnCostReduction: (
        *(phrase for floor in _FLOORS for phrase in _costs_less(*floor)),
        *_it_costs(),
    ),
    CostReduction: (
        Phrase(
            "{group+} cost {amount} less to {use}. they can't cost less than {floor}.",
            {"group": CardsOf, "amount": int, "use": USES, "floor": int},
            reduction,
        ),
        Phrase(f"{{group+}} cost {{amount}} less to {{use}}. {_NOT_FOR_NOTHING}.", _LESS, _above),
        Phrase(f"{{group+}} each cost {{amount}} less to {{use}}. {_NOT_FOR_NOTHING}.", _LESS, _above),
        *_they_cost(),
        *_nth_costs(),
    ),
    NextCostsLess: tuple(_next_costs()),
    LessIfDone: tuple(_if_done()),
    CostIncrease: (
        *(
            Phrase(
                f"{{group+}} {cost} {{amount}} more to {{use}}.",
                {"group": CardsOf, "amount": int, "use": USES},
                _opponents,
            )
            for cost in ("cost",)
        ),
        *(
            Phrase(
                f"{all_of}{{description+}} {cost} {{amount}} more to {{use}}.",
                {"description": Description, "amount": int, "use": USES},
                _all_more,
            )
            for all_of in ("", "all ")
            for cost in ("cost", "each cost")
        ),
    ),
    LessIfYouDo: (
        *_lowerings(),
        Phrase("jokers_over_explode {amount}", {"amount": int}, _over_explode),
    ),
    OfferedUp: (
        Phrase(
            (
                "while summoning a {description-}, you may reduce its cost by {amount}. if you do, destroy this "
                "creature. that {same-} can't cost less than {floor}."
            ),
            {"description": Description, "amount": int, "same": Description, "floor": int},
            _offered_up,
        ),
    ),
}
"""The phrases, by the nodes that they say."""
