"""Instructions and changes in print: what players and cards do, and what is said of cards.

Verbs in the first and the third person count as the same: "your opponent chooses one of his creatures and destroys it".
"""

from __future__ import annotations

from typing import Final

from engine.games.duel_masters.attacking import RAID
from engine.games.duel_masters.characteristics import CREATURE, FORTRESS
from engine.games.duel_masters.losing import LOSE
from engine.games.duel_masters.prints.ability_phrases import LISTED
from engine.games.duel_masters.turn import UNTAP
from engine.games.duel_masters.vocabulary import changes, deeds
from engine.games.duel_masters.vocabulary.descriptions import CardNoun
from engine.games.duel_masters.vocabulary.discarding import DiscardsThose
from engine.games.duel_masters.vocabulary.each_player import ThisTurn
from engine.games.duel_masters.vocabulary.either_cards import AmongThemOrFromHand, CardsFromEither
from engine.games.duel_masters.vocabulary.faces import SIDES, Flip
from engine.games.duel_masters.vocabulary.fighting import (
    CanAttackUntapped,
    CannotBy,
    LetBattle,
    LetThemBattle,
)
from engine.games.duel_masters.vocabulary.groups import AnyonesCards, CardsOf, InTheBattleZone, ThatShield
from engine.games.duel_masters.vocabulary.keywords import BreaksMore
from engine.games.duel_masters.vocabulary.places import DURATIONS
from engine.games.duel_masters.vocabulary.races import RACES
from engine.games.duel_masters.vocabulary.shields import PutUnderShield
from engine.kernel.abilities import Trigger
from engine.language.abilities import Fields
from engine.language.card_actions import Choose, LookAt, OpponentChooses, Reveal
from engine.language.cards import All, Chosen, It, TheRest
from engine.language.changes import MODIFIERS, Affect, Cannot, Gets, Modifier
from engine.language.delayed import Delayed
from engine.language.descriptions import Description
from engine.language.errors import Contradiction
from engine.language.groups import AmongThem, CardsFrom, CardsIn, InPlay
from engine.language.hand_and_deck import ENDS, Discard, OpponentDiscards, PutOnDeck, Search
from engine.language.instructions import Clause, ForEach, Instruction, May, Then
from engine.language.numbers import ONE, AnyNumber, Literal, UpTo
from engine.language.otherwise import IfElse
from engine.language.phrases import Assemble, Phrase
from engine.language.places import OPPONENTS, OWNERS, YOURS, ZoneOf
from engine.language.prints.dialect import Phrases
from engine.language.times import OPPONENTS_NEXT_TURN
from engine.language.words import COUNT, SIGNED

_THEIRS: Final = ("his/their", "their owners", "that owners", "its/their owner's", "the owner's")
_IN_ANY_ORDER: Final = (" in any order", "")


def _up_to(values: Fields) -> Fields:
    """A search of which the player "may take" some: up to so many."""
    count = values.get("count", 1)
    return {**values, "count": count if isinstance(count, AnyNumber) else UpTo(Literal(count))}


def _hand(values: Fields) -> Fields:
    """All cards of a hand."""
    return {"target": All(CardsIn(Description(CardNoun()), ZoneOf(values["owner"], "hand")))}


def _from_somewhere(values: Fields) -> Fields:
    """Newer print "puts" cards without saying where: into the battle zone, if they come from elsewhere."""
    target = values["target"]
    if isinstance(target, Chosen) and not isinstance(
        target.among, CardsFrom | CardsFromEither | AmongThem | AmongThemOrFromHand
    ):
        raise Contradiction("it does not say where they are put")
    return values


def _rest_too(values: Fields) -> Fields:
    """ "Put one of them into your hand and the rest on the bottom of your deck": the verb is said once."""
    if not isinstance(values["first"], deeds.Moves | deeds.PutIntoBattleZone):
        raise Contradiction("it does not say what is done with the rest")
    return {"first": values["first"], "then": PutOnDeck(TheRest(), values["end"], YOURS, values["freely"])}


def _rest_into(kind: type[deeds.PutIntoGraveyard | deeds.PutIntoMana | deeds.ReturnToHand]) -> Assemble:
    def read(values: Fields) -> Fields:
        if not isinstance(values["first"], deeds.Moves | deeds.PutIntoBattleZone):
            raise Contradiction("it does not say what is done with the rest")
        return {"first": values["first"], "then": kind(TheRest(), YOURS)}

    return read


def _may_each(values: Fields) -> Fields:
    """ "You may draw a card for each ...": the player may each time."""
    return _each_there({"group": values["group"], "instruction": May(values["instruction"])})


def _each_there(values: Fields) -> Fields:
    """What is in the battle zone is each player's."""
    group = values["group"]
    return {**values, "group": AnyonesCards("either", group.description)} if type(group) is InTheBattleZone else values


def _all_there(values: Fields) -> Fields:
    """ "Creatures of that race can't ...": all that there are."""
    return {"subject": All(values["group"]), "modifiers": values["modifiers"], "duration": values["duration"]}


def _listed(values: Fields) -> Fields:
    """ "Gets +1000 power, blocker, and slayer"."""
    last = values.pop("last")
    return {**values, "modifiers": (*values["modifiers"], last)}


def _chosen_to_see(values: Fields) -> Fields:
    """ "Look at one of your opponent's shields": it is chosen first."""
    return {"first": Choose(values["target"]), "then": LookAt(It())}


def _this_turn(values: Fields) -> Fields:
    if values.pop("duration") != "turn":
        raise Contradiction("it can only wait until the end of the turn")
    return values


def _discarded_among(values: Fields) -> Fields:
    """ "Discard a card from it": from a hand that was looked at."""
    target = values["target"]
    if not isinstance(target.among, AmongThem):
        raise Contradiction("it is not said from which hand")
    return {"first": Choose(target), "then": DiscardsThose(It())}


def _certain(values: Fields) -> Fields:
    """Certain untapped creatures, and not just any."""
    said = values["description"]
    if not (said.qualities or said.traits):
        raise Contradiction("any untapped creatures are meant")
    return values


def _theirs(template: str) -> tuple[Phrase, ...]:
    """Where cards go of which print says in several ways that their owners have them there."""
    return tuple(Phrase(template.format(whose=whose)) for whose in _THEIRS)


def of_one(values: Fields) -> Fields:
    """ "Under one of your shields", and not under several."""
    if values.pop("one") != 1:
        raise Contradiction("a card lies under one shield")
    return values


ACTIONS: Final[Phrases] = {
    Then: (
        Phrase("{first} and {then}"),
        Phrase("{first}. Then {then}"),
        Phrase("{first}. Then, {then}"),
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
                ("graveyard", deeds.PutIntoGraveyard),
                ("mana zone", deeds.PutIntoMana),
                ("hand", deeds.ReturnToHand),
            )
        ),
        Phrase("look at {target}", {"target": Chosen}, _chosen_to_see),
        Phrase("discard {target}", {"target": Chosen}, _discarded_among),
    ),
    ThisTurn: (
        Phrase(
            "{trigger} {duration}, {instruction}",
            {"duration": DURATIONS, "trigger": Trigger, "instruction": Instruction},
            _this_turn,
        ),
        Phrase(
            "{duration}, {trigger}, {instruction}",
            {"duration": DURATIONS, "trigger": Trigger, "instruction": Instruction},
            _this_turn,
        ),
    ),
    DiscardsThose: (
        *(
            Phrase(f"{who} {{target}}{_from}", {"target": It | All})
            for who in ("your opponent discards", "discard")
            for _from in ("",)
        ),
        Phrase(
            "your opponent discards his/their hand",
            {},
            lambda values: {"target": _hand({"owner": OPPONENTS})["target"]},
        ),
        Phrase("discard your hand", {}, lambda values: {"target": _hand({"owner": YOURS})["target"]}),
    ),
    ForEach: (
        Phrase("you may {instruction} for each {group-}", {"instruction": Clause, "group": CardsIn}, _may_each),
        Phrase("you may {instruction} for each of {group+}", {"instruction": Clause, "group": InPlay}, _may_each),
        Phrase("{instruction} for each {group-}", {"instruction": Clause, "group": CardsIn}),
        Phrase("{instruction} for each of {group+}", {"instruction": Clause, "group": InPlay}),
        *(
            phrase
            for group in (CardsOf, InTheBattleZone)
            for phrase in (
                Phrase("you may {instruction} for each {group-}", {"instruction": Clause, "group": group}, _may_each),
                Phrase("{instruction} for each {group-}", {"instruction": Clause, "group": group}, _each_there),
                Phrase("for each {group-}, {instruction}", {"instruction": Instruction, "group": group}, _each_there),
            )
        ),
    ),
    Discard: (
        Phrase("discard/discards a {description-} from your hand", {"count": ONE}),
        Phrase("discard/discards {count} {description} from your hand"),
        Phrase("discard any_number of {description} from your hand", {"count": AnyNumber()}),
    ),
    deeds.PlayersCannot: tuple(
        [
            Phrase(
                f"you can't lose the game and your opponent can't win{the_game} {{duration}}",
                {"act": LOSE, "player": YOURS, "duration": DURATIONS},
            )
            for the_game in ("", " the game")
        ]
    ),
    deeds.Destroy: (Phrase("destroy/destroys {target}"),),
    deeds.Tap: (Phrase("tap/taps {target}"),),
    deeds.PutIntoBattleZone: (
        Phrase("put/puts {target} into the battle zone"),
        Phrase("put/puts {target}", {"target": Chosen | It}, _from_somewhere),
    ),
    deeds.PutIntoMana: (
        *_theirs("put/puts {{target}} into {whose} mana zone/zones"),
        Phrase("put {target} in {owner} mana zone", {"owner": OWNERS}),
        Phrase("your opponent puts {target} into his/their mana zone", {"target": It | ThatShield}),
    ),
    deeds.PutIntoGraveyard: (
        *_theirs("put/puts {{target}} into {whose} graveyard/graveyards"),
        Phrase("put {target} in {owner} graveyard", {"owner": OWNERS}),
        Phrase("your opponent puts {target} into his/their graveyard", {"target": It | ThatShield}),
    ),
    deeds.ReturnToHand: (
        *_theirs("return/returns {{target}} to {whose} hand/hands"),
        *_theirs("put/puts {{target}} into {whose} hand/hands"),
        Phrase("put {target} into {owner} hand", {"owner": OWNERS}),
        Phrase("add {target} to {owner} hand", {"owner": OWNERS}),
        Phrase("your opponent returns {target} to his/their hand", {"target": It | ThatShield}),
    ),
    deeds.TakeShields: tuple(
        Phrase(f"{taken}. you can't use the shield trigger ability/abilities{of}")
        for taken in ("put {target} into your hand", "return {target} to your hand", "add {target} to your hand")
        for of in ("", " of that/those shield/shields", " of that/those card/cards", " of it/them")
    ),
    IfElse: (Phrase("if {condition}, {instruction}. otherwise, {otherwise}", {"instruction": Clause}),),
    LetThemBattle: (
        Phrase("{they} battle", {"they": It}),
        Phrase("{they} battle each other", {"they": It}),
    ),
    LetBattle: (Phrase("{first} and {second} battle each other"), Phrase("{first} battles {second}")),
    Delayed: tuple(
        Phrase(template, {"instruction": Clause, "moment": moment})
        for template, moment in (
            ("{instruction} after the battle", "end of battle"),
            ("{instruction} after it battles", "end of battle"),
            ("{instruction} after the attack", "end of attack"),
            ("{instruction} at the end of the turn", "end of turn"),
            ("{instruction} at the end of that turn", "end of turn"),
            ("at the end of the turn, {instruction}", "end of turn"),
            ("at the end of that turn, {instruction}", "end of turn"),
        )
    ),
    PutUnderShield: tuple(
        Phrase(f"{put} {{target}} under {{one}} of your shields face down", {"one": COUNT}, of_one)
        for put in ("add", "put")
    ),
    deeds.AddToShields: (
        Phrase("add {target} to your shields"),
        Phrase("add {target} to its/their owner's shields face down"),
        Phrase("put {target} into your shields face down"),
        Phrase("put {target} into your shield zone face down"),
        Phrase("shieldify {target}"),
    ),
    deeds.DiscardsAtRandom: (
        Phrase("your opponent discards a card at random from his/their hand"),
        Phrase("your opponent discards a card from his/their hand at random"),
        Phrase("your opponent discards {count} cards at random from his/their hand", {"count": COUNT}),
        Phrase("your opponent discards {count} cards from his/their hand at random", {"count": COUNT}),
    ),
    Flip: (
        Phrase("flip {target} to the dragheart creature side", {"side": CREATURE}),
        Phrase("flip {target} to its dragheart creature side", {"side": CREATURE}),
        Phrase("flip {target} to the dragheart fortress side", {"side": FORTRESS}),
        Phrase("flip {target} to its dragheart fortress side", {"side": FORTRESS}),
        Phrase("flip {target} to the {side}", {"side": SIDES}),
    ),
    OpponentDiscards: tuple(
        Phrase(template, given)
        for hand in (" from his/their hand",)
        for template, given in (
            (f"your opponent discards a card{hand}", {"count": Literal(1)}),
            (f"your opponent discards {{count}} card/cards{hand}", {}),
            (f"your opponent chooses a card{hand} and discards it", {"count": Literal(1)}),
            ("your opponent chooses a card in his/their hand and discards it", {"count": Literal(1)}),
            (f"your opponent chooses and discards a card{hand}", {"count": Literal(1)}),
            (f"your opponent chooses and discards {{count}} card/cards{hand}", {}),
            (f"your opponent chooses {{count}} card/cards{hand} and discards it/them", {}),
        )
    ),
    OpponentChooses: (Phrase("your opponent choose/chooses {target}", {"target": Chosen}),),
    PutOnDeck: (
        Phrase("put/puts {target} {end} of his/their deck", {"end": ENDS, "owner": ""}),
        Phrase("put {target} back in any order", {"target": It, "end": "top", "owner": "", "freely": True}),
        Phrase("put/puts {target} {end} of his/their deck in any order", {"end": ENDS, "owner": "", "freely": True}),
    ),
    LookAt: (Phrase("look at {owner} hand", {"owner": OWNERS}, _hand),),
    Reveal: (
        Phrase("show/shows {target} to your opponent"),
        Phrase("show/shows {target} to you"),
        Phrase("reveal/reveals {target}"),
        Phrase("reveal/reveals {target} to your opponent"),
    ),
    Search: tuple(
        Phrase(template, given, _up_to)
        for start in ("search your deck. ",)
        for take in ("take", "reveal", "choose")
        for where in ("from it", "from your deck", "from among it", "from among them")
        for template, given in (
            (f"{start}you may {take} a {{description-}} {where}", {}),
            (f"{start}you may {take} up to {{count}} {{description}} {where}", {"count": COUNT}),
            (f"{start}{take} up to {{count}} {{description}} {where}", {"count": COUNT}),
            (f"{start}you may {take} any_number of {{description}} {where}", {"count": AnyNumber()}),
        )
    ),
    # changes
    Affect: (
        Phrase("{duration}, {subject} {modifiers}", {"modifiers": MODIFIERS, "duration": DURATIONS}),
        Phrase("{subject} {modifiers} during this turn", {"modifiers": MODIFIERS, "duration": "turn"}),
        *(
            Phrase(template, {"modifiers": (Cannot((UNTAP,)),), "duration": OPPONENTS_NEXT_TURN})
            for template in (
                "{subject} doesn't/don't untap at the start of your opponent's next turn",
                "at the start of your opponent's next turn, {subject} doesn't/don't untap",
            )
        ),
        *(
            Phrase(
                f"{{group+}}{each} {{modifiers}} {{duration}}",
                {"group": InTheBattleZone, "modifiers": MODIFIERS, "duration": DURATIONS},
                _all_there,
            )
            for each in ("", " each")
        ),
        *(
            Phrase(template, {"modifiers": LISTED, "last": Modifier, "duration": DURATIONS}, _listed)
            for template in (
                "{subject} {modifiers}, and {last} {duration}",
                "{duration}, {subject} {modifiers}, and {last}",
            )
        ),
    ),
    Gets: (
        Phrase(
            "gets/get {amount} {statistic} for each {each-}",
            {"statistic": changes.STATISTICS, "amount": SIGNED, "each": InPlay},
        ),
        Phrase(
            "gets/get {amount} {statistic} for each {each-}",
            {"statistic": changes.STATISTICS, "amount": SIGNED, "each": InTheBattleZone},
        ),
        Phrase(
            "gets/get {statistic} {amount}",
            {"statistic": changes.STATISTICS, "amount": SIGNED},
        ),
    ),
    BreaksMore: (Phrase("breaks/break a additional shield"), Phrase("breaks/break another shield")),
    changes.IsAlsoOfRace: (
        Phrase("the {race} race", {"race": RACES}),
        Phrase("gets/get the {race} race", {"race": RACES}),
        Phrase("is/are a {race} in addition to its/their other races", {"race": RACES}),
    ),
    changes.Can: tuple(
        [
            Phrase(f"can attack {whom} on the turn {come}{where}", {"act": RAID})
            for whom in ("players", "your opponent")
            for come in ("you put it", "it is put")
            for where in ("", " into the battle zone")
        ]
    ),
    CanAttackUntapped: (Phrase("can attack untapped {description+}", {"description": Description}, _certain),),
    CannotBy: (
        Phrase("can't {acts} by any {description-}", {"acts": changes.SEVERAL_ACTS}),
        Phrase("can't be attacked or blocked by {description+}", {"acts": ("be attacked", "be blocked")}),
    ),
    changes.Must: (
        Phrase("must attack if able", {"act": "attack"}),
        Phrase("attacks/attack if able", {"act": "attack"}),
        Phrase("attacks/attack each turn if able", {"act": "attack"}),
        Phrase("blocks/block if able", {"act": "block"}),
    ),
    deeds.OpponentMayPut: tuple(
        Phrase(f"your opponent may choose a {{description-}} {where} his/their hand and put it into the battle zone")
        for where in ("in", "from")
    ),
    Cannot: (Phrase("can't be attacked or blocked", {"acts": ("be attacked", "be blocked")}),),
}
"""The phrases of instructions and changes."""
