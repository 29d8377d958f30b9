"""406.2, 113.2. Cards that are put or lie face up among the shields."""

from __future__ import annotations

from typing import Final

from engine.games.duel_masters import zones
from engine.games.duel_masters.prints.phrases.shared import of_one
from engine.games.duel_masters.using import SUMMON
from engine.games.duel_masters.vocabulary import card_actions
from engine.games.duel_masters.vocabulary.face_up_shields import IsPutFaceUp, PutOnShield, TurnShields
from engine.games.duel_masters.vocabulary.groups import ThisCreature
from engine.games.duel_masters.vocabulary.own_zone import AMONG_SHIELDS, BATTLE_OR_SHIELD, ThisFromZone, ThisLiesIn
from engine.games.duel_masters.vocabulary.shield_zone import ANYONES, CardsFromShields, CardsInShields, HasInShields
from engine.games.duel_masters.vocabulary.using_for_nothing import UseAnyForNothing
from engine.language.abilities import Fields
from engine.language.cards import It, This
from engine.language.descriptions import Face
from engine.language.instructions import If
from engine.language.phrases import Phrase
from engine.language.places import OPPONENTS, OWNERS, YOURS
from engine.language.prints.dialect import Phrases
from engine.language.words import COUNT

_AMONG: Final = ("your shields", "your shield_zone", "its/their owner's shields", "its/their owner's shield_zone")
_ON: Final = ("your", "their", "his", "its/their owner's")
_ZONES: Final = ("shields", "shield_zone")
_THIS: Final = ("this creature", "this card", "this spell")


def _comes_by_itself(values: Fields) -> Fields:
    """ "If this card is face up in your shields, summon it with its cost paid": without paying (112.3g)."""
    there, from_there = ThisLiesIn(values["one"], AMONG_SHIELDS), ThisFromZone(zones.SHIELD.name)
    return {"condition": there, "instruction": UseAnyForNothing(from_there, SUMMON)}


FACE_UP_SHIELDS: Final[Phrases] = {
    If: tuple(
        Phrase(
            f"if {{one}} is face up in your {where}, summon {it} with its cost paid",
            {"one": This},
            _comes_by_itself,
        )
        for where in _ZONES
        for it in ("it", "this creature", "this card")
    ),
    Face: (
        Phrase("face up", {"down": False}),
        Phrase("face down", {"down": True}),
    ),
    card_actions.AddToShields: (
        *(
            Phrase(template.replace("{among}", among), {"face_up": True})
            for among in _AMONG
            for template in (
                "add {target} to {among} face up",
                "add {target} into {among} face up",
                "add {target} face up into {among}",
                "put {target} into {among} face up",
                "put {target} face up into {among}",
            )
        ),
        Phrase("shieldify {target} face up", {"face_up": True}),
    ),
    PutOnShield: tuple(
        Phrase(template.replace("{whose}", whose), {"one": COUNT}, of_one)
        for whose in _ON
        for template in (
            "put {target} on {one} of {whose} shields face up",
            "put {target} on top of {one} of {whose} shields face up",
            "put {target} face up on {one} of {whose} shields",
            "put {target} face up on top of {one} of {whose} shields",
            "add {target} on {one} of {whose} shields face up",
        )
    ),
    TurnShields: (
        Phrase("turn all cards of that shield face up", {"down": False, "target": It()}),
        Phrase("turn all cards on that shield face up", {"down": False, "target": It()}),
    ),
    HasInShields: tuple(
        Phrase(f"{who} {{quantity}} {{description}} in {whose} {where}", {"owner": owner})
        for where in _ZONES
        for who, whose, owner in (
            ("you have", "your", YOURS),
            ("your opponent has", "their", OPPONENTS),
            ("your opponent has", "his", OPPONENTS),
        )
    ),
    CardsInShields: (
        *(Phrase(f"{{description}} in {{owner}} {where}", {"owner": OWNERS}) for where in _ZONES),
        *(Phrase(f"your {{description}} in your {where}", {"owner": YOURS}) for where in _ZONES),
    ),
    CardsFromShields: (
        *(
            Phrase(f"{{description}} {at} {{owner}} {where}", {"owner": OWNERS})
            for where in _ZONES
            for at in ("from", "in")
        ),
        *(
            Phrase(f"{{description}} {at} {whose} {where}", {"owner": ANYONES})
            for where in _ZONES
            for at in ("from", "in")
            for whose in ("a player's", "a players")
        ),
    ),
    ThisFromZone: tuple(
        Phrase(f"{this} from your {where}", {"zone": zones.SHIELD.name}) for where in _ZONES for this in _THIS
    ),
    ThisLiesIn: (
        *(Phrase(f"{{one}} is/are face up in your {where}", {"places": AMONG_SHIELDS}) for where in _ZONES),
        *(
            Phrase(f"{{one}} is/are in the battle zone or face up in your {where}", {"places": BATTLE_OR_SHIELD})
            for where in _ZONES
        ),
    ),
    IsPutFaceUp: tuple(
        Phrase(f"when you put {this} face up into your {where}", {"who": ThisCreature()})
        for where in _ZONES
        for this in _THIS[:2]
    ),
}
"""The phrases, by the nodes that they say."""
