"""Cards that were looked at: where some of them go, and where the rest goes."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Final

from engine.games.duel_masters.prints.phrases.shared import CARD_AMONG_THEM
from engine.games.duel_masters.vocabulary import card_actions
from engine.games.duel_masters.vocabulary.charging import PutIntoManaTapped
from engine.games.duel_masters.vocabulary.groups import CardsOf, InTheBattleZone
from engine.games.duel_masters.vocabulary.onto_decks import PutOnDeck
from engine.games.duel_masters.vocabulary.wider_groups import TheUnchosen
from engine.language.abilities import Fields
from engine.language.cards import Chosen, It, TheRest
from engine.language.choosing_both import ChooseBoth
from engine.language.descriptions import Description
from engine.language.errors import Contradiction
from engine.language.groups import AmongThem, CardsFrom
from engine.language.hand_and_deck import ENDS
from engine.language.instructions import Clause, Then
from engine.language.numbers import ONE
from engine.language.phrases import Assemble, Phrase, WordList
from engine.language.places import YOURS, ZoneOf
from engine.language.prints.dialect import Phrases
from engine.language.words import COUNT

_IN_ANY_ORDER: Final = (" in any order", "")


def _rest_too(values: Fields) -> Fields:
    """ "Put one of them into your hand and the rest on the bottom of your deck": the verb is said once."""
    if not isinstance(values["first"], card_actions.Moves | card_actions.PutIntoBattleZone):
        raise Contradiction("it does not say what is done with the rest")
    return {"first": values["first"], "then": PutOnDeck(TheRest(), values["end"], YOURS, values["freely"])}


def _rest_into(
    kind: type[card_actions.PutIntoGraveyard | card_actions.PutIntoMana | card_actions.ReturnToHand],
) -> Assemble:
    def read(values: Fields) -> Fields:
        if not isinstance(values["first"], card_actions.Moves | card_actions.PutIntoBattleZone):
            raise Contradiction("it does not say what is done with the rest")
        return {"first": values["first"], "then": kind(TheRest(), YOURS)}

    return read


_HOMES: Final = WordList(
    "where cards are put",
    {
        "into your hand": "hand",
        "to your hand": "hand",
        "into your mana zone": "mana",
        "into your mana zone tapped": "mana tapped",
        "into your graveyard": "graveyard",
        "into the battle zone": "battle",
    },
)


def _done(place: str) -> Clause:
    if place == "hand":
        return card_actions.ReturnToHand(It(), YOURS)
    if place == "mana":
        return card_actions.PutIntoMana(It(), YOURS)
    if place == "mana tapped":
        return PutIntoManaTapped(It(), YOURS)
    return card_actions.PutIntoGraveyard(It(), YOURS) if place == "graveyard" else card_actions.PutIntoBattleZone(It())


def _both(values: Fields) -> Fields:
    """ "Put a spell and a Goblin from among them into your hand": one of each is chosen."""
    place = values.get("place")

    def chosen(description: Description) -> Chosen:
        return Chosen(ONE, AmongThem(description) if place is None else CardsFrom(description, place))

    first, second = values["first"], values["last"]
    if first == second:
        raise Contradiction("that is the same twice")
    return {"first": ChooseBoth(chosen(first), chosen(second)), "then": _done(values["home"])}


def _pairs() -> Iterator[Phrase]:
    said = {"first": Description, "last": Description, "home": _HOMES}
    places: tuple[tuple[str, Fields], ...] = (
        ("from among them", {}),
        ("from the revealed cards", {}),
        ("from {place}", {"place": ZoneOf}),
    )
    for verb in ("put", "return", "add"):
        for where, given in places:
            for another in ("and a", "and"):
                yield Phrase(f"{verb} a {{first-}} {another} {{last-}} {where} {{home}}", {**said, **given}, _both)


Putting = Callable[[Chosen | TheRest], Clause]
_PUTTING: Final[Mapping[str, Putting]] = {
    "hand": lambda target: card_actions.ReturnToHand(target, YOURS),
    "graveyard": lambda target: card_actions.PutIntoGraveyard(target, YOURS),
    "mana": lambda target: card_actions.PutIntoMana(target, YOURS),
    "mana tapped": lambda target: PutIntoManaTapped(target, YOURS),
    "shields": card_actions.AddToShields,
    "top": lambda target: PutOnDeck(target, "top", YOURS),
    "bottom": lambda target: PutOnDeck(target, "bottom", YOURS),
    "top freely": lambda target: PutOnDeck(target, "top", YOURS, True),
    "bottom freely": lambda target: PutOnDeck(target, "bottom", YOURS, True),
}
_INTO: Final = WordList(
    "where a card is put",
    {
        "into your hand": "hand",
        "to your hand": "hand",
        "in your hand": "hand",
        "into your graveyard": "graveyard",
        "in your graveyard": "graveyard",
        "into your mana zone": "mana",
        "in your mana zone": "mana",
        "into your mana zone tapped": "mana tapped",
        "into your shields face down": "shields",
        "to your shields face down": "shields",
        "into your shield zone face down": "shields",
        "on top of your deck": "top",
        "on the top of your deck": "top",
        "on the bottom of your deck": "bottom",
        "on top of your deck in any order": "top freely",
        "on the top of your deck in any order": "top freely",
        "on the bottom of your deck in any order": "bottom freely",
    },
)
"""Where cards go that were looked at."""


def _and_the_rest(values: Fields) -> Fields:
    """ "Put one of them into your hand and the other into your mana zone": the verb is said once, or again."""
    if not isinstance(values["first"], card_actions.Moves | card_actions.PutIntoBattleZone | PutOnDeck):
        raise Contradiction("it does not say what is done with the rest")
    return {"first": values["first"], "then": _PUTTING[values["place"]](TheRest())}


def _the_rest() -> Iterator[Phrase]:
    given = {"first": Clause, "place": _INTO}
    for joint in (" and", ", and", ", then"):
        for verb in ("", " put", " add", " return"):
            for rest in ("the other", "the other one", "the others", "the last card", "the rest"):
                if rest != "the rest" or not verb:
                    yield Phrase(f"{{first}}{joint}{verb} {rest} {{place}}", given, _and_the_rest)


def _looked_at(target: Chosen | TheRest) -> None:
    if isinstance(target, Chosen) and target.among != CARD_AMONG_THEM:
        raise Contradiction("it does not say among which cards they are")


def _three(values: Fields) -> Fields:
    """ "Put one of them into your hand, one into your mana zone and one into your graveyard"."""
    made = []
    for target, place in (("a", "there"), ("b", "where"), ("c", "elsewhere")):
        _looked_at(values[target])
        made.append(_PUTTING[values[place]](values[target]))
    first, second, third = made
    return {"first": first, "then": Then(second, third)}


def _in_three_places() -> Iterator[Phrase]:
    given = {"a": Chosen, "b": Chosen, "c": Chosen | TheRest, "there": _INTO, "where": _INTO, "elsewhere": _INTO}
    for take in ("put", "add", "return"):
        for again in ("", " put"):
            for joint in (", and", " and", ", then", " and then"):
                yield Phrase(
                    f"{take} {{a}} {{there}},{again} {{b}} {{where}}{joint}{again} {{c}} {{elsewhere}}", given, _three
                )


THE_REST: Final[Phrases] = {
    Then: (
        *(
            Phrase(
                f"{{first}}{joint} the rest {{end}} of your deck{order}",
                {"first": Clause, "end": ENDS, "freely": bool(order)},
                _rest_too,
            )
            for joint in (" and", ", and")
            for order in _IN_ANY_ORDER
        ),
        *(
            Phrase(f"{{first}}{joint} the rest into your {zone}", {"first": Clause}, _rest_into(kind))
            for joint in (" and", ", and")
            for zone, kind in (
                ("graveyard", card_actions.PutIntoGraveyard),
                ("mana zone", card_actions.PutIntoMana),
                ("hand", card_actions.ReturnToHand),
            )
        ),
        *_pairs(),
        *_the_rest(),
        *_in_three_places(),
    ),
    TheRest: (
        *(Phrase(f"the {rest}") for rest in ("other", "other card/cards", "other one", "others", "remaining cards")),
        Phrase("the other {count} cards", {"count": COUNT}, lambda values: {}),
        Phrase("the rest of those cards"),
    ),
    TheUnchosen: (
        Phrase("the rest of the {among+}", {"among": InTheBattleZone}),
        Phrase("the rest of {among+}", {"among": CardsOf}),
        Phrase("the other {among+}", {"among": InTheBattleZone}),
    ),
}
"""The phrases, by the nodes that they say."""
