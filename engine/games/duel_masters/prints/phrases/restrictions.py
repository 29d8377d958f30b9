"""What players cannot do, and what cannot be done with cards."""

from __future__ import annotations

from typing import Final

from engine.games.duel_masters.actions import CHARGE_MANA, LEAVE
from engine.games.duel_masters.characteristics import COME_UNTAPPED, MANA_UNTAPPED, PUT
from engine.games.duel_masters.field import BE_TAPPED_BY_OTHERS
from engine.games.duel_masters.keyword_abilities import AnyCopies, MoreCards, OnlyIf
from engine.games.duel_masters.losing import LOSE
from engine.games.duel_masters.prints.phrases.shared import KEYWORD_SLOT
from engine.games.duel_masters.vocabulary import card_actions, comparisons, restrictions
from engine.games.duel_masters.vocabulary.abilities import continuous
from engine.games.duel_masters.vocabulary.groups import CardsOf, InTheBattleZone
from engine.games.duel_masters.vocabulary.places import DURATIONS
from engine.games.duel_masters.vocabulary.players import APlayer
from engine.kernel.abilities import Condition, Continuous
from engine.language.abilities import Fields
from engine.language.cards import All, FixedTarget, Target
from engine.language.changes import MODIFIERS, Cannot
from engine.language.descriptions import Description
from engine.language.errors import Contradiction
from engine.language.phrases import Phrase, WordList
from engine.language.places import OPPONENTS, YOURS
from engine.language.prints.dialect import Phrases
from engine.language.words import COUNT

_CANNOT_LOSE: Final = {"act": LOSE, "requirement": Condition}
_LOSE_AND_WIN: Final = tuple([f"lose the game and your opponent can't win{the}" for the in ("", " the game")])
_CANNOT_PUT: Final = {"use": PUT, "description": Description}


def _of_two_uses(values: Fields) -> Fields:
    """ "Can't summon creatures or cast spells"."""
    both = (
        restrictions.CannotUse(values.pop("use"), values.pop("description")),
        restrictions.CannotUse(values.pop("another"), values.pop("also")),
    )
    return continuous({**values, "change": both})


def _come_tapped(values: Fields) -> Fields:
    """What comes to the battle zone tapped: its player cannot put it there otherwise."""
    group = values.pop("group")
    subject: FixedTarget = restrictions.BothPlayers()
    if isinstance(group, CardsOf):
        if group.owner != OPPONENTS:
            raise Contradiction("it is not said of what is one's own")
        subject = APlayer(OPPONENTS)
    return continuous(
        {**values, "subject": subject, "change": (restrictions.CannotUse(COME_UNTAPPED, group.description),)}
    )


def _when_new(values: Fields) -> Fields:
    """ "Can't attack on the turn they are put into the battle zone"."""
    group = values.pop("group")
    said = group.description
    new = Description(said.noun, said.qualities, (*said.traits, comparisons.CameThisTurn()))
    meant = InTheBattleZone(new) if isinstance(group, InTheBattleZone) else CardsOf(group.owner, new)
    return continuous({**values, "subject": All(meant)})


def _untouched(values: Fields) -> Fields:
    return continuous({**values, "change": (Cannot((BE_TAPPED_BY_OTHERS,)),)})


def _into_mana_tapped(values: Fields) -> Fields:
    """What a player puts into the mana zone tapped, or there and into the battle zone."""
    group, both = values.pop("group"), values.pop("both")
    if group.owner != OPPONENTS:
        raise Contradiction("it is not said of what is one's own")
    acts = (COME_UNTAPPED, MANA_UNTAPPED) if both else (MANA_UNTAPPED,)
    change = tuple([restrictions.CannotUse(act, group.description) for act in acts])
    return continuous({**values, "subject": APlayer(OPPONENTS), "change": change})


_USES: Final = WordList("how a card is used", {"summon": "summon", "cast": "cast", "generate": "generate"})

RESTRICTIONS: Final[Phrases] = {
    card_actions.PlayersCannot: tuple(
        [
            Phrase(
                f"you can't lose the game and your opponent can't win{the_game} {{duration}}",
                {"act": LOSE, "player": YOURS, "duration": DURATIONS},
            )
            for the_game in ("", " the game")
        ]
    ),
    AnyCopies: (
        Phrase("you may have more than {number} of this card in your deck.", {"number": int}, lambda values: {}),
        Phrase("you may have more than {number} of this in your deck.", {"number": int}, lambda values: {}),
        Phrase("you may have more than {number} of this card in your super gacharange.", {"number": int}, lambda v: {}),
    ),
    OnlyIf: (
        Phrase("this creature can't be summoned.", {"requirement": None, "use": "summon"}),
        Phrase("you can't summon this creature.", {"requirement": None, "use": "summon"}),
        Phrase("this creature can only be summoned if {requirement}.", {"requirement": Condition, "use": "summon"}),
        Phrase("this spell can only be cast if {requirement}.", {"requirement": Condition, "use": "cast"}),
    ),
    MoreCards: (Phrase("you must start the game with an additional {count} cards in your deck.", {"count": COUNT}),),
    restrictions.PlayerCannot: (
        Phrase("you can't put( other)? {description+} into the battle zone.", _CANNOT_PUT, restrictions.player_cannot),
        Phrase("you can't put( other)? {description+}.", _CANNOT_PUT, restrictions.player_cannot),
    ),
    restrictions.PlayerCannotAct: tuple(
        [
            Phrase(f"(while/if {{requirement}}, )?you can't {said}.", _CANNOT_LOSE, restrictions.player_cannot_act)
            for said in ("lose the game", *_LOSE_AND_WIN)
        ]
    ),
    restrictions.CannotUse: (
        Phrase("can't put {description+} into the battle zone", _CANNOT_PUT),
        Phrase("can't put {description+}", _CANNOT_PUT),
        *(
            Phrase(f"can't {use} a {{description-}}", {"use": use, "description": Description})
            for use in ("cast", "summon")
        ),
        Phrase("can't {use} {description+}", {"use": _USES}),
        Phrase("can't use the shield trigger ability/abilities of {description+}", {"use": "shield trigger"}),
        Phrase("can't use shield trigger ability/abilities of {description+}", {"use": "shield trigger"}),
    ),
    Cannot: (
        Phrase("can't leave", {"acts": (LEAVE,)}),
        Phrase("doesn't/don't leave( the battle zone)?", {"acts": (LEAVE,)}),
        Phrase("can't put cards from his/their hand into his/their mana zone", {"acts": (CHARGE_MANA,)}),
    ),
    restrictions.BothPlayers: (Phrase("players"),),
    Continuous: (
        Phrase("your opponent can't tap {subject}.", {"subject": Target}, _untouched),
        Phrase(
            "{subject} can't {use} {description+} or {another} {also+}.",
            {
                "subject": APlayer | restrictions.BothPlayers,
                "use": _USES,
                "description": Description,
                "another": _USES,
                "also": Description,
            },
            _of_two_uses,
        ),
        *(
            Phrase(
                f"(if {{requirement}}, )?{{group+}} are put into {there}his/their mana zone tapped.",
                {"group": CardsOf, "requirement": Condition, "both": bool(there)},
                _into_mana_tapped,
            )
            for there in ("", "the battle zone and ")
        ),
        Phrase(
            "if {requirement}, {group+} are put into the battle zone tapped.",
            {"group": CardsOf, "requirement": Condition},
            _come_tapped,
        ),
        *(
            phrase
            for group in (CardsOf, InTheBattleZone)
            for phrase in (
                Phrase("{group+} are put into the battle zone tapped.", {"group": group}, _come_tapped),
                Phrase(
                    "({condition}: )?{group+} {change} on the turn they are put( into the battle zone)?.",
                    {**KEYWORD_SLOT, "group": group, "change": MODIFIERS},
                    _when_new,
                ),
            )
        ),
    ),
}
"""The phrases, by the nodes that they say."""
