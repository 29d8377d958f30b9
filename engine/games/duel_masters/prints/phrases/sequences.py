"""Instructions that are joined: one after the other, one or else another, one or the other, one for each."""

from __future__ import annotations

from itertools import permutations
from typing import Final

from engine.games.duel_masters.prints.phrases.shared import may_be_for_each
from engine.games.duel_masters.vocabulary import card_actions
from engine.games.duel_masters.vocabulary.groups import AnyonesCards, CardsOf, InTheBattleZone
from engine.games.duel_masters.vocabulary.kinds_among import CivilizationsAmong, RacesAmong
from engine.games.duel_masters.vocabulary.lying_under import CardsOfCreature, CardsUnder
from engine.games.duel_masters.vocabulary.wider_groups import DoneThisWay, InBothZones
from engine.kernel.abilities import Node
from engine.language.abilities import Fields
from engine.language.card_actions import Choose, Stand
from engine.language.cards import Chosen, It, Target
from engine.language.changes import Affect
from engine.language.errors import Contradiction
from engine.language.groups import CardsIn, InPlay
from engine.language.instructions import Clause, ForEach, Instruction, May, Then
from engine.language.options import ChooseOption
from engine.language.otherwise import IfElse
from engine.language.phrases import Assemble, Phrase
from engine.language.places import YOURS
from engine.language.prints.dialect import Phrases


def _may_each(values: Fields) -> Fields:
    """ "You may draw a card for each ...": the player may each time."""
    return _each_there({"group": values["group"], "instruction": May(values["instruction"])})


def _behind(values: Fields) -> Fields:
    """ "Draw a card for each ...". What a creature gets for each of certain cards is one thing, and read as such."""
    instruction = values["instruction"]
    if isinstance(instruction, Affect) and may_be_for_each(instruction.modifiers):
        raise Contradiction("")
    return _each_there(values)


def _for_sure(values: Fields) -> Fields:
    """ "Otherwise" behind what somebody may do might also mean that they do not do it."""
    if any(isinstance(node, May) for node in values["instruction"].walk()):
        raise Contradiction(
            'it does not say whether "otherwise" means those who may do this as well: write "if it isn\'t"'
        )
    return values


def _speaks_of_before(node: Node) -> bool:
    """Whether it is about what the text has done, or the cards of which it has spoken."""
    return isinstance(node, It) or node.of_last or node.of_deeds or node.of_looked_at


def _in_its_place(values: Fields) -> Fields:
    """ "Destroy a creature. If you have ..., destroy two instead": the one or the other, and it is asked before.

    Where something else is done, it may be meant in place of all that was said before.
    """
    if type(values["otherwise"]) is not type(values["instruction"]):
        raise Contradiction("it does not say in place of what that is done")
    if any(_speaks_of_before(node) for name in ("condition", "instruction") for node in values[name].walk()):
        raise Contradiction("it does not say whether that is asked before the first is done")
    return values


def _each_there(values: Fields) -> Fields:
    """What is in the battle zone is each player's."""
    group = values["group"]
    return {**values, "group": AnyonesCards("either", group.description)} if type(group) is InTheBattleZone else values


def _one_of_two(values: Fields) -> Fields:
    first, second = values["first"], values["second"]
    if isinstance(second, Then) and isinstance(second.first, ChooseOption):
        raise Contradiction("it does not say what belongs together")
    return {"player": YOURS, "options": (first, second)}


def _either_way(values: Fields) -> Fields:
    return {"player": YOURS, "options": (card_actions.Tap(values["target"]), Stand(values["target"]))}


def _turned_either_way(values: Fields) -> Fields:
    """ "Tap or untap a creature": it is chosen first."""
    turned = ChooseOption(YOURS, (card_actions.Tap(It()), Stand(It())))
    return {"first": Choose(values["target"]), "then": turned}


def _either_home(one: str, other: str) -> Assemble:
    """ "Put it into your hand or mana zone"."""

    def read(values: Fields) -> Fields:
        target = values["target"]
        places = {
            "hand": card_actions.ReturnToHand(target, YOURS),
            "mana zone": card_actions.PutIntoMana(target, YOURS),
            "graveyard": card_actions.PutIntoGraveyard(target, YOURS),
        }
        first = next(place for place in places if one.endswith(place))
        return {"player": YOURS, "options": (places[first], places[other])}

    return read


_PLACES: Final[tuple[tuple[str, Assemble], ...]] = (
    ("your hand", lambda said: {"done": card_actions.ReturnToHand(said["target"], YOURS)}),
    ("your mana zone", lambda said: {"done": card_actions.PutIntoMana(said["target"], YOURS)}),
    ("your graveyard", lambda said: {"done": card_actions.PutIntoGraveyard(said["target"], YOURS)}),
    ("your shields", lambda said: {"done": card_actions.AddToShields(said["target"])}),
)


def _either_place(first: Assemble, second: Assemble) -> Assemble:
    return lambda values: {"player": YOURS, "options": (first(values)["done"], second(values)["done"])}


def _either_clause(values: Fields) -> Fields:
    return {"player": YOURS, "options": (values["first"], values["second"])}


def _one_of_three(values: Fields) -> Fields:
    return {"player": YOURS, "options": (values["first"], values["second"], values["third"])}


SEQUENCES: Final[Phrases] = {
    Then: (
        Phrase("{first} and {then}"),
        Phrase("{first}. Then {then}"),
        Phrase("{first}. Then, {then}"),
        Phrase("tap or untap {target}", {"target": Chosen}, _turned_either_way),
        Phrase("{first} then {then}", {"first": Clause, "then": Instruction}),
    ),
    ForEach: (
        Phrase("you may {instruction} for each {group-}", {"instruction": Clause, "group": CardsIn}, _may_each),
        Phrase("you may {instruction} for each of {group+}", {"instruction": Clause, "group": InPlay}, _may_each),
        Phrase("{instruction} for each {group-}", {"instruction": Clause, "group": CardsIn}, _behind),
        Phrase("{instruction} for each of {group+}", {"instruction": Clause, "group": InPlay}, _behind),
        *(
            phrase
            for group in (CardsOf, InTheBattleZone)
            for phrase in (
                Phrase("you may {instruction} for each {group-}", {"instruction": Clause, "group": group}, _may_each),
                Phrase("{instruction} for each {group-}", {"instruction": Clause, "group": group}, _behind),
                Phrase("for each {group-}, {instruction}", {"instruction": Instruction, "group": group}, _each_there),
            )
        ),
        *(
            phrase
            for group in (CardsUnder, CardsOfCreature)
            for phrase in (
                Phrase("for each {group-}, {instruction}", {"group": group}),
                Phrase("{instruction} for each {group-}", {"instruction": Clause, "group": group}),
            )
        ),
        Phrase("you may {instruction} for each {group-}", {"instruction": Clause, "group": CardsOfCreature}, _may_each),
        *(
            phrase
            for kinds in (CivilizationsAmong, RacesAmong)
            for phrase in (
                Phrase("{instruction} for each {group-}", {"instruction": Clause, "group": kinds}),
                Phrase("you may {instruction} for each {group-}", {"instruction": Clause, "group": kinds}, _may_each),
            )
        ),
        Phrase("{instruction} for each {group-}", {"instruction": Clause, "group": DoneThisWay}),
        Phrase("you may {instruction} for each {group-}", {"instruction": Clause, "group": DoneThisWay}, _may_each),
        Phrase("{instruction} for each {group-}", {"instruction": Clause, "group": InBothZones}, _behind),
        Phrase("you may {instruction} for each {group-}", {"instruction": Clause, "group": InBothZones}, _may_each),
    ),
    IfElse: (
        *(
            Phrase(
                f"if {{condition}}, {{instruction}}. {not_so}, {{otherwise}}", {"instruction": Instruction}, _for_sure
            )
            for not_so in ("otherwise", "if not")
        ),
        *(
            Phrase(f"if {{condition}}, {{instruction}}. {not_so}, {{otherwise}}", {"instruction": Instruction})
            for not_so in ("if it's not", "if it isn't", "if it is not")
        ),
        Phrase(
            "{otherwise}. if {condition}, {instruction} instead",
            {"otherwise": Clause, "instruction": Clause},
            _in_its_place,
        ),
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
        *(
            Phrase(f"put {{target}} into {one} or {another}", {"target": Target}, _either_place(first, second))
            for (one, first), (another, second) in permutations(_PLACES, 2)
        ),
        Phrase("{first}, or {second}", {"first": Clause, "second": Clause}, _either_clause),
        Phrase("{first}, {second}(,)? or {third}", {"first": Clause, "second": Clause, "third": Clause}, _one_of_three),
    ),
}
"""The phrases, by the nodes that they say."""
