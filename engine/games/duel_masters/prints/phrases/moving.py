"""Where cards go: destroyed, put, returned, shuffled and turned."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from engine.games.duel_masters.characteristics import CREATURE, FORTRESS
from engine.games.duel_masters.prints.phrases.shared import CARDS, hand_of
from engine.games.duel_masters.vocabulary import card_actions
from engine.games.duel_masters.vocabulary.charging import PutIntoBattleZoneTapped, PutIntoManaTapped
from engine.games.duel_masters.vocabulary.deck_tops import PutOnEitherEnd
from engine.games.duel_masters.vocabulary.either_cards import AmongThemOrFromHand, CardsFromEither
from engine.games.duel_masters.vocabulary.faces import SIDES, Flip
from engine.games.duel_masters.vocabulary.groups import ThatShield
from engine.games.duel_masters.vocabulary.onto_decks import PutOnDeck, ShuffleInto
from engine.games.duel_masters.vocabulary.rearranging import SwitchZones
from engine.games.duel_masters.vocabulary.under_deck import PutUnderShuffled
from engine.games.duel_masters.vocabulary.wider_groups import TheUnchosen
from engine.language.abilities import Fields
from engine.language.cards import All, Chosen, FixedTarget, It
from engine.language.errors import Contradiction
from engine.language.groups import AmongThem, CardsFrom, CardsIn
from engine.language.hand_and_deck import ENDS
from engine.language.phrases import Phrase
from engine.language.places import OWNERS, YOURS, ZoneOf
from engine.language.prints.dialect import Phrases

_THEIRS: Final = ("his/their", "their owners", "that owners", "its/their owner's", "the owner's")


def _from_somewhere(values: Fields) -> Fields:
    """Newer print "puts" cards without saying where: into the battle zone, if they come from elsewhere."""
    target = values["target"]
    if isinstance(target, Chosen) and not isinstance(
        target.among, CardsFrom | CardsFromEither | AmongThem | AmongThemOrFromHand
    ):
        raise Contradiction("it does not say where they are put")
    return values


def _theirs(template: str) -> tuple[Phrase, ...]:
    """Where cards go of which print says in several ways that their owners have them there."""
    return tuple(Phrase(template.format(whose=whose)) for whose in _THEIRS)


def _returned(into: str) -> Iterator[Phrase]:
    """Phrases of what comes to a hand."""
    for verb in ("return/returns", "add/adds", "put/puts"):
        yield Phrase(f"{verb} {{target}} {into} {{owner}} hand", {"owner": OWNERS})
        yield Phrase(f"{verb} {{target}} {into} its/their owner's hand/hands")


def _whole_zone(values: Fields) -> Fields:
    """ "Shuffle your graveyard into your deck": all cards that are there."""
    return {"target": All(CardsIn(CARDS, values["place"])), "owner": YOURS}


def _all_of(one: str, other_one: str) -> Phrase:
    """All cards of two zones that change places: "at the same time"."""
    first, second = (f"put all the cards from your {a} into your {b}" for a, b in ((one, other_one), (other_one, one)))
    zones = {"first": ZoneOf(YOURS, one), "second": ZoneOf(YOURS, other_one), "tapped": True}
    return Phrase(f"{first} and, at the same time, {second} tapped", {}, lambda _: zones)


MOVING: Final[Phrases] = {
    card_actions.Destroy: (Phrase("destroy/destroys {target}"),),
    card_actions.Tap: (Phrase("tap/taps {target}"),),
    card_actions.PutIntoBattleZone: (
        Phrase("put/puts {target} into the battle zone"),
        Phrase("put/puts {target}", {"target": Chosen | It}, _from_somewhere),
    ),
    card_actions.PutIntoMana: (
        *_theirs("put/puts {{target}} into {whose} mana zone/zones"),
        Phrase("put {target} in {owner} mana zone", {"owner": OWNERS}),
        Phrase("your opponent puts {target} into his/their mana zone", {"target": It | ThatShield}),
        *(
            Phrase(f"put/puts {{target}} in {whose} mana zone/zones", {"owner": ""})
            for whose in ("its/their owner's", "their owners", "the owner's")
        ),
    ),
    card_actions.PutIntoGraveyard: (
        *_theirs("put/puts {{target}} into {whose} graveyard/graveyards"),
        Phrase("put {target} in {owner} graveyard", {"owner": OWNERS}),
        Phrase("your opponent puts {target} into his/their graveyard", {"target": It | ThatShield}),
        *(
            Phrase(f"put/puts {{target}} in {whose} graveyard/graveyards", {"owner": ""})
            for whose in ("its/their owner's", "their owners", "the owner's")
        ),
    ),
    card_actions.ReturnToHand: (
        *_theirs("return/returns {{target}} to {whose} hand/hands"),
        *_theirs("put/puts {{target}} into {whose} hand/hands"),
        Phrase("put {target} into {owner} hand", {"owner": OWNERS}),
        Phrase("add {target} to {owner} hand", {"owner": OWNERS}),
        Phrase("your opponent returns {target} to his/their hand", {"target": It | ThatShield}),
        *_returned("into"),
        *(Phrase(f"{verb} {{target}} to {{owner}} hand", {"owner": OWNERS}) for verb in ("put", "puts")),
        Phrase("your opponent puts {target} into his/their hand", {"target": TheUnchosen, "owner": ""}),
    ),
    Flip: (
        Phrase("flip {target} to the dragheart creature side", {"side": CREATURE}),
        Phrase("flip {target} to its dragheart creature side", {"side": CREATURE}),
        Phrase("flip {target} to the dragheart fortress side", {"side": FORTRESS}),
        Phrase("flip {target} to its dragheart fortress side", {"side": FORTRESS}),
        Phrase("flip {target} to the {side}", {"side": SIDES}),
    ),
    PutOnDeck: (
        Phrase("put/puts {target} {end} of his/their deck", {"end": ENDS, "owner": ""}),
        Phrase("put {target} back in any order", {"target": It, "end": "top", "owner": "", "freely": True}),
        Phrase("put/puts {target} {end} of his/their deck in any order", {"end": ENDS, "owner": "", "freely": True}),
    ),
    card_actions.OpponentMayPut: tuple(
        Phrase(f"your opponent may choose a {{description-}} {where} his/their hand and put it into the battle zone")
        for where in ("in", "from")
    ),
    PutOnEitherEnd: (
        *(
            Phrase(f"put {{target}} {end} {{owner}} deck", {"owner": OWNERS})
            for end in ("on the top or bottom of", "on top or bottom of", "on top of or on the bottom of")
        ),
        *(
            Phrase(f"put {{target}} {end} its/their owner's deck", {"owner": ""})
            for end in ("on the top or bottom of", "on top or bottom of", "on top of or on the bottom of")
        ),
    ),
    PutIntoManaTapped: (
        Phrase("put/puts {target} into {owner} mana zone tapped", {"owner": OWNERS}),
        *(
            Phrase(f"put/puts {{target}} into {whose} mana zone/zones tapped", {"owner": ""})
            for whose in ("his/their", "their owners", "that owners", "its/their owner's")
        ),
    ),
    PutUnderShuffled: (
        Phrase("shuffle {target} and put them on the bottom of your deck", {"target": FixedTarget}),
        Phrase("put {target} on the bottom of your deck in a random order", {"target": FixedTarget}),
    ),
    ShuffleInto: (
        Phrase(
            "count/counts the cards in your hand, shuffle that/those cards into your deck",
            {},
            lambda values: {"target": hand_of(YOURS), "owner": YOURS},
        ),
        Phrase(
            "count/counts the cards in your hand, shuffle these cards into your deck",
            {},
            lambda values: {"target": hand_of(YOURS), "owner": YOURS},
        ),
        *(
            Phrase(template, {"place": ZoneOf}, _whole_zone)
            for template in (
                "shuffle {place} into your deck",
                "add {place} to your deck and shuffle it",
                "put {place} into your deck and shuffle it",
            )
        ),
    ),
    PutIntoBattleZoneTapped: (Phrase("put/puts {target} into the battle zone tapped"),),
    SwitchZones: (_all_of("mana zone", "hand"),),
}
"""The phrases, by the nodes that they say."""
