"""Phrases of print about what was done before: with which cards, how many of them, and what they were."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from engine.games.duel_masters.prints.noun_phrases import QUALITIES, TRAITS, described, other
from engine.games.duel_masters.vocabulary import deeds
from engine.games.duel_masters.vocabulary.charging import PutIntoManaTapped
from engine.games.duel_masters.vocabulary.compared import CostsByNumber, DoneCards
from engine.games.duel_masters.vocabulary.deck_tops import PutOnEitherEnd
from engine.games.duel_masters.vocabulary.descriptions import CardNoun, ElementNoun, TypeNoun, WithCost
from engine.games.duel_masters.vocabulary.either_cards import CardsFromEither
from engine.games.duel_masters.vocabulary.further import Further, WithoutAbilities
from engine.games.duel_masters.vocabulary.groups import CardsOf, InTheBattleZone
from engine.games.duel_masters.vocabulary.lying_under import CardsUnder, HasUnder
from engine.games.duel_masters.vocabulary.places import PILES
from engine.games.duel_masters.vocabulary.using_for_nothing import CastAndPutUnder
from engine.games.duel_masters.vocabulary.wider_groups import DoneThisWay, InBothZones, TakenFromDone
from engine.language.abilities import Fields
from engine.language.card_actions import Choose, Stand
from engine.language.cards import All, Chosen, It, This, TopOfDeck
from engine.language.choosing_both import ChooseBoth
from engine.language.conditions import Is, YouDo, YouDoNot
from engine.language.descriptions import Description, Noun
from engine.language.errors import Contradiction
from engine.language.groups import AmongThem, CardsFrom, CardsIn
from engine.language.instructions import Clause, ForEach, Then
from engine.language.numbers import ONE
from engine.language.options import ChooseOption
from engine.language.phrases import Assemble, Phrase, WordList
from engine.language.places import OPPONENTS, OWNERS, YOURS, ZoneOf
from engine.language.prints.dialect import Phrases
from engine.language.words import COUNT

_CARD: Final = Description(CardNoun())
_HERE: Final = {"qualities": QUALITIES, "noun": Noun, "traits": TRAITS}

# ---- this way

_WAYS: Final = tuple(
    (words, deed)
    for deed, said in (
        (
            "reveal",
            ("revealed this way", "you revealed this way", "revealed", "you revealed", "shown", "shown this way"),
        ),
        ("tap-card", ("tapped this way", "you tapped this way")),
        ("stand", ("untapped this way", "you untapped this way")),
        ("choose", ("chosen this way", "you chose this way")),
        ("bury", ("put into your graveyard", "you put into your graveyard", "you put into your graveyard this way")),
        ("mana-card", ("put into your mana zone", "you put into your mana zone this way")),
        ("discard", ("that you discarded this way",)),
        ("put", ("you put into the battle zone this way", "put this way")),
        ("return", ("you returned to your hand this way", "returned to your hand this way")),
    )
    for words in said
)


# ---- what it was

_SUCH: Final = tuple(
    (words, deed)
    for deed, said in (
        ("discard", ("the {kind} you discarded", "the {kind} discarded this way", "the discarded {kind}")),
        ("destroy", ("the {kind} you destroyed", "the {kind} destroyed this way", "the destroyed {kind}")),
        ("reveal", ("the revealed {kind}", "the {kind} revealed this way")),
        ("return", ("the returned {kind}", "the {kind} you returned")),
        ("choose", ("the chosen {kind}",)),
    )
    for words in said
)
_KINDS: Final = ("card", "creature", "spell")


def _was(deed: str) -> Iterator[Phrase]:
    one = DoneCards(deed)
    for words, of in _SUCH:
        if of != deed:
            continue
        for kind in _KINDS:
            said = words.format(kind=kind)
            if not said.startswith("the chosen"):
                yield Phrase(f"{said} was/is a {{description-}}", {"one": one, "so": True})
                yield Phrase(f"{said} isn't/wasn't a {{description-}}", {"one": one, "so": False})
            yield Phrase(f"{said} costs {{number}} or more", {"number": int, "bound": "least", "one": one}, _costs)
            yield Phrase(f"{said} costs {{number}} or less", {"number": int, "bound": "most", "one": one}, _costs)


def _costs(values: Fields) -> Fields:
    costs = WithCost(values["number"], values["bound"])
    return {"one": values["one"], "description": Description(CardNoun(), (), (costs,)), "so": True}


# ---- a card and another

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
        return deeds.ReturnToHand(It(), YOURS)
    if place == "mana":
        return deeds.PutIntoMana(It(), YOURS)
    if place == "mana tapped":
        return PutIntoManaTapped(It(), YOURS)
    return deeds.PutIntoGraveyard(It(), YOURS) if place == "graveyard" else deeds.PutIntoBattleZone(It())


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


# ---- places


def _all_there(values: Fields) -> Fields:
    return {"group": CardsIn(_CARD, values["place"])}


def _all_of_two(values: Fields) -> Fields:
    return {"group": CardsFromEither(_CARD, values["owner"], values["zone"], values["other"])}


_ZONES: Final = WordList("a zone", {"hand": "hand", "graveyard": "graveyard"})


def _all_in_one(values: Fields) -> Fields:
    return {"group": CardsIn(_CARD, ZoneOf(values["owner"], values["zone"]))}


def _one_of_two(values: Fields) -> Fields:
    first, second = values["first"], values["second"]
    if isinstance(second, Then) and isinstance(second.first, ChooseOption):
        raise Contradiction("it does not say what belongs together")
    return {"player": YOURS, "options": (first, second)}


def _either_way(values: Fields) -> Fields:
    return {"player": YOURS, "options": (deeds.Tap(values["target"]), Stand(values["target"]))}


def _turned_either_way(values: Fields) -> Fields:
    """ "Tap or untap a creature": it is chosen first."""
    turned = ChooseOption(YOURS, (deeds.Tap(It()), Stand(It())))
    return {"first": Choose(values["target"]), "then": turned}


def _either_home(one: str, other: str) -> Assemble:
    """ "Put it into your hand or mana zone"."""

    def read(values: Fields) -> Fields:
        target = values["target"]
        places = {
            "hand": deeds.ReturnToHand(target, YOURS),
            "mana zone": deeds.PutIntoMana(target, YOURS),
            "graveyard": deeds.PutIntoGraveyard(target, YOURS),
        }
        first = next(place for place in places if one.endswith(place))
        return {"player": YOURS, "options": (places[first], places[other])}

    return read


def _another(values: Fields) -> Fields:
    """Another one than what was chosen before."""
    said = values["description"]
    further = Description(said.noun, (Further(), *said.qualities), said.traits)
    return {"count": ONE, "among": CardsOf(OPPONENTS, further), "random": False}


def _another_where(values: Fields) -> Fields:
    said: Description = described(values)["description"]
    return _another({"description": said})


def _another_anywhere(values: Fields) -> Fields:
    """ "Another creature": one in the battle zone besides the one with the ability."""
    said = values["description"]
    if not isinstance(said.noun, TypeNoun | ElementNoun):
        raise Contradiction("it does not say where")
    return {"count": ONE, "among": InTheBattleZone(other(said)), "random": False}


def _another_here(values: Fields) -> Fields:
    said: Description = described(values)["description"]
    return {"count": ONE, "among": InTheBattleZone(other(said)), "random": False}


_SEEN: Final = (("graveyard", "graveyard"), ("mana zone", "mana zone"))

DOING: Final[Phrases] = {
    DoneThisWay: tuple(Phrase(f"{{description}} {words}", {"deed": deed}) for words, deed in _WAYS),
    ForEach: (
        Phrase("for each {group-}, {instruction}", {"group": CardsUnder}),
        Phrase("{instruction} for each {group-}", {"instruction": Clause, "group": CardsUnder}),
    ),
    Is: tuple(phrase for deed in ("discard", "destroy", "reveal", "return", "choose") for phrase in _was(deed)),
    Then: (
        *_pairs(),
        Phrase("tap or untap {target}", {"target": Chosen}, _turned_either_way),
    ),
    ChooseOption: (
        Phrase("{first} or {second}", {"first": Clause, "second": Clause | Then}, _one_of_two),
        Phrase("either {first} or {second}", {"first": Clause, "second": Clause | Then}, _one_of_two),
        Phrase("tap or untap {target}", {"target": It}, _either_way),
        *(
            Phrase(f"{put} {{target}} {one} or {other}", {"target": Chosen | It}, _either_home(one, other))
            for put in ("put", "add")
            for one, other in (
                ("into your hand", "mana zone"),
                ("to your hand", "mana zone"),
                ("into your mana zone", "hand"),
                ("into your hand", "graveyard"),
                ("into your mana zone", "graveyard"),
            )
        ),
    ),
    YouDo: (Phrase("they do"),),
    YouDoNot: tuple(
        Phrase(words) for words in ("you don't", "they don't", "your opponent doesn't", "you can't", "they can't")
    ),
    TopOfDeck: (
        Phrase("the top card", {"owner": YOURS, "count": 1}),
        Phrase("the top {count} cards", {"owner": YOURS, "count": COUNT}),
    ),
    CastAndPutUnder: tuple(
        Phrase(f"cast {{target}} for no cost. {if_you_do}after {cast}, put it on the bottom of your deck {instead}")
        for if_you_do in ("", "if you do, ")
        for cast in ("you cast", "you cast that spell", "you cast it", "casting it")
        for instead in ("instead_of your graveyard", "instead")
        if instead != "instead" or cast == "casting it"
    ),
    WithoutAbilities: (Phrase("that has/have no abilities"),),
    All: (
        Phrase("{owner} {zone}", {"owner": OWNERS, "zone": _ZONES}, _all_in_one),
        Phrase("{owner} {zone} and {other}", {"owner": OWNERS, "zone": _ZONES, "other": _ZONES}, _all_of_two),
        Phrase(
            "all cards in {owner} {zone} and {other}", {"owner": OWNERS, "zone": PILES, "other": PILES}, _all_of_two
        ),
        Phrase(
            "all cards from {owner} {zone} and {other}", {"owner": OWNERS, "zone": PILES, "other": PILES}, _all_of_two
        ),
        Phrase("all {group+}", {"group": CardsUnder}),
    ),
    Chosen: (
        Phrase(
            "another of your opponent's {description+}( in the battle zone)?", {"description": Description}, _another
        ),
        Phrase("another of your opponent's ({qualities} )?{noun} in the battle zone {traits}", _HERE, _another_where),
        Phrase("another {description-}", {"description": Description}, _another_anywhere),
        Phrase("another ({qualities} )?{noun} in the battle zone {traits}", _HERE, _another_here),
    ),
    CostsByNumber: tuple(
        Phrase(f"that costs/cost {than} the number of {{things+}}", {"bound": bound})
        for than, bound in (
            ("more than", "more"),
            ("the same as or more than", "least"),
            ("more than or equal to", "least"),
        )
    ),
    InBothZones: tuple(
        Phrase(f"{{description}} {where} {whose} {words}", {"zone": zone})
        for words, zone in _SEEN
        for where in ("in", "from")
        for whose in ("a", "a player's", "either player's", "either")
    ),
    CardsUnder: (
        Phrase("{description} under {one}", {"one": This | It}),
        Phrase("{description} on the bottom of {one}", {"one": This | It}),
        Phrase("one of the {description+} under {one}", {"one": This | It}),
    ),
    HasUnder: (
        Phrase("there is/are {quantity} {things} under this creature"),
        Phrase("this creature has {quantity} {things} under it"),
        Phrase("you have {quantity} {things} under this creature"),
    ),
    TakenFromDone: tuple(
        Phrase(f"{{description}} {where}", {"deed": deed})
        for where in ("from among them", "from among those cards", "among them", "among those cards")
        for deed in ("bury", "mana-card", "discard")
    ),
    PutOnEitherEnd: tuple(
        Phrase(f"put {{target}} {end} {{owner}} deck", {"owner": OWNERS})
        for end in ("on the top or bottom of", "on top or bottom of", "on top of or on the bottom of")
    )
    + tuple(
        Phrase(f"put {{target}} {end} its/their owner's deck", {"owner": ""})
        for end in ("on the top or bottom of", "on top or bottom of", "on top of or on the bottom of")
    ),
}
"""The phrases, by the nodes that they say."""
