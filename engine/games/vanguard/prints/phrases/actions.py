"""Costs and instructions in print: what is paid, and what is done."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from typing import Final

from engine.games.vanguard import zones
from engine.games.vanguard.restrictions import BE_NORMAL_CALLED
from engine.games.vanguard.vocabulary import (
    changes,
    changing_places,
    g_units,
    moving,
)
from engine.games.vanguard.vocabulary.calling_together import OpponentCallsTogether
from engine.games.vanguard.vocabulary.card_actions import CounterCharge
from engine.games.vanguard.vocabulary.changes import DoesNotStand
from engine.games.vanguard.vocabulary.comparing import Counted, NumberOf
from engine.games.vanguard.vocabulary.deck_ends import PutOnEitherEnd
from engine.games.vanguard.vocabulary.descriptions import (
    KEYWORDS,
)
from engine.games.vanguard.vocabulary.done_this_way import DEEDS
from engine.games.vanguard.vocabulary.instructions import DealDamage, SoulCharge
from engine.games.vanguard.vocabulary.places import DURATIONS
from engine.games.vanguard.vocabulary.restricting import NoNormalRide
from engine.games.vanguard.vocabulary.strides import PutIntoGZone
from engine.kernel.abilities import Activated, Automatic, Condition, Continuous
from engine.language.abilities import Fields
from engine.language.card_actions import Choose, Reveal
from engine.language.cards import Chosen, It, Target, TheRest, This, TopOfDeck, group_of
from engine.language.changes import MODIFIERS, Affect, Cannot, GainsAbility, Gets
from engine.language.costs import ActionCost
from engine.language.delayed import Delayed, DelayedToTurn
from engine.language.descriptions import Description
from engine.language.done_this_way import DoneWith
from engine.language.errors import Contradiction
from engine.language.groups import CardsFrom, InPlay, Pile
from engine.language.hand_and_deck import Discard, Draw, OpponentDiscards, PutOnDeck, ShuffleInto
from engine.language.instructions import CardAction, If, Instruction, May, Then
from engine.language.numbers import ONE, AnyNumber, Literal
from engine.language.options import ChooseOption
from engine.language.phrases import Phrase
from engine.language.places import OPPONENTS, OWNERS, YOURS, ZoneOf
from engine.language.prints.dialect import Phrases
from engine.language.replacing import Instead
from engine.language.words import COUNT, SIGNED

GUARDING: Final = tuple(
    f"{first}from {whose}hand{last}"
    for first, last in (("", ""), ("to GC ", ""), ("", " to GC"))
    for whose in ("", "your ", "their ")
)
"""From where an opponent calls guardians, in the many orders of print."""

_CHOICES: Final = CounterCharge | SoulCharge | Draw
_CARDS: Final = "{least} or more {description+}"
_SUM: Final = "with the sum of their grades being {total} or greater"


def _counted(values: Fields) -> Fields:
    """ "Gets power +1000 until end of turn for each ...": what is counted stands behind the duration."""
    gets = Gets(values["statistic"], values["amount"], values["each"])
    return {"subject": values["subject"], "modifiers": (gets,), "duration": values["duration"]}


def _to_chosen(values: Fields) -> Fields:
    """ "Choose a card from your hand, and reveal it", as a cost: what is done is done to what is chosen."""
    action = values["action"]
    if not isinstance(getattr(action, "target", None), It):
        raise Contradiction("what is chosen for a cost pays for it")
    return {"action": replace(action, target=values["chosen"])}


def _into_drop(values: Fields) -> Fields:
    """ "Put the top card of a deck into the drop zone": that of the same player."""
    return {"target": values["target"], "owner": values["target"].owner, "zone": zones.DROP.name}


def _to_its_owner(values: Fields) -> Fields:
    """ "Return it to hand": to that of its owner, which is the player's own where all such cards are theirs."""
    target = values["target"]
    group = group_of(target)
    named = group.owner if isinstance(group, InPlay) else getattr(getattr(group, "place", None), "owner", "")
    if isinstance(target, This | TheRest):
        named = YOURS
    return {**values, "owner": YOURS if named == YOURS else ""}


def _one_of_two(values: Fields) -> Fields:
    """ "Draw a card or Soul Charge 1": whichever the player chooses."""
    return {"player": YOURS, "options": (values["first"], values["second"])}


def _damage(values: Fields) -> Fields:
    """ "Choose one of your vanguards, and deal one damage": to that one, since there is one alone."""
    if values["one"] != 1:
        raise Contradiction("a player has one vanguard")
    return {"number": values["number"], "owner": values["owner"]}


def _discards(values: Fields) -> Fields:
    """ "Choose a card from your hand, and discard it"."""
    chosen = values["chosen"]
    if not isinstance(chosen.among, CardsFrom) or chosen.among.place != ZoneOf(YOURS, "hand") or chosen.random:
        raise Contradiction("cards are discarded from the hand")
    return {"count": chosen.count, "description": chosen.among.description}


def _discarded(values: Fields) -> Fields:
    """The same as a cost."""
    return {"action": Discard(**_discards(values))}


def _both_last(values: Fields) -> Fields:
    """ "Until end of turn, this gets ..., and that gets ...": the duration is that of both."""
    duration, condition = values["duration"], values.get("condition")
    first = Affect(values["subject"], values["modifiers"], duration)
    then: Instruction
    if "description" in values:
        then = changes.OpponentCannotGuardWith(values["description"], duration)
    elif "least" in values:
        then = OpponentCallsTogether(values["least"], duration)
    elif "other" in values:
        then = Affect(values["other"], values["more"], duration)
    else:
        then = changes.OpponentCannotHelp("intercept", duration)
    return {"first": first, "then": then if condition is None else If(condition, then)}


def _after_no_help(act: str, values: Fields) -> Fields:
    """ "Until end of turn, your opponent cannot intercept, and this gets ...": the duration is that of both."""
    duration, condition = values["duration"], values.get("condition")
    then = Affect(values["other"], values["more"], duration)
    first = changes.OpponentCannotHelp(act, duration)
    return {"first": first, "then": then if condition is None else If(condition, then)}


def _lasting_together() -> Iterator[Phrase]:
    slots = {"subject": Target, "modifiers": MODIFIERS, "duration": DURATIONS}
    affected = {"other": Target, "more": MODIFIERS}
    for joint in (", and", ", then, if {condition},", ", and if {condition},"):
        asked = {"condition": Condition} if "condition" in joint else {}
        yield Phrase(
            f"{{duration}}, {{subject}} {{modifiers}}{joint} {{other}} {{more}}",
            {**slots, **affected, **asked},
            _both_last,
        )
        for said, least in (
            ("your opponent must call {least} or more at_the_same_time", {"least": COUNT}),
            ("your opponent cannot intercept", {}),
        ):
            yield Phrase(
                f"{{duration}}, {{subject}} {{modifiers}}{joint} {said}", {**slots, **asked, **least}, _both_last
            )
        for act in ("intercept", "boost"):
            yield Phrase(
                f"{{duration}}, your opponent cannot {act}{joint} {{other}} {{more}}",
                {"duration": DURATIONS, **affected, **asked},
                partial(_after_no_help, act),
            )
        for where in GUARDING:
            yield Phrase(
                f"{{duration}}, {{subject}} {{modifiers}}{joint} your opponent cannot call {{description+}} {where}",
                {**slots, **asked, "description": Description},
                _both_last,
            )


def _not_standing(values: Fields) -> Fields:
    """ "Your opponent's units cannot stand during their next stand phase": that of the player whose units they are."""
    group = group_of(values["subject"])
    if not isinstance(group, InPlay) or group.owner != OPPONENTS:
        raise Contradiction("it does not say whose stand phase is meant")
    return {"subject": values["subject"], "owner": OPPONENTS}


def _equal(values: Fields) -> Fields:
    return {"player": YOURS, "count": NumberOf(values["things"])}


def _perhaps_at_end_of_turn(values: Fields) -> Fields:
    """ "You may return it at the end of that turn": then, too, one decides."""
    return {"moment": "end of turn", "instruction": May(values["instruction"])}


ACTIONS: Final[Phrases] = {
    May: (
        Phrase(
            "you may have {subject} {modifiers} {duration}",
            {"subject": Target, "modifiers": MODIFIERS, "duration": DURATIONS},
            lambda values: {"instruction": Affect(**values)},
        ),
    ),
    Choose: (Phrase("search for {target}", {"target": Chosen}),),
    DelayedToTurn: (
        Phrase("at the beginning of your end phase, {instruction}", {"moment": "end of turn", "owner": YOURS}),
    ),
    Delayed: (
        Phrase("at the end of that turn, {instruction}", {"moment": "end of turn"}),
        Phrase("{instruction} at the end of that turn", {"moment": "end of turn", "instruction": CardAction}),
        Phrase("{instruction} at the end of that battle", {"moment": "end of battle", "instruction": CardAction}),
        Phrase("at the end of the turn, {instruction}", {"moment": "end of turn"}),
        Phrase("you may {instruction} at the end of that turn", {"instruction": CardAction}, _perhaps_at_end_of_turn),
        Phrase("at the end of that battle, {instruction}", {"moment": "end of battle"}),
        # 6.8.1.3, 7.8.1.1: what waits for the beginning of the last phase or step is played with what waits for the end
        Phrase("at the beginning of the end phase of that turn, {instruction}", {"moment": "end of turn"}),
        Phrase("at the beginning of the close step of that battle, {instruction}", {"moment": "end of battle"}),
    ),
    DoneWith: tuple(
        [
            Phrase(f"the unit/units {done} with this effect", {"deed": deed})
            for done, deed in (("called", "call"), ("placed", "call"), ("placed on RC", "call"))
        ]
        + [Phrase("the card/cards {deed} with this effect", {"deed": DEEDS})]
    ),
    changes.OpponentCannotGuardWith: tuple(
        [
            Phrase(
                f"{{duration}}, your opponent cannot {call} {{description+}} {where}",
                {"duration": DURATIONS, "normal": call == "normal call"},
            )
            for where in GUARDING
            for call in ("call", "normal call")
        ]
    ),
    OpponentCallsTogether: (
        Phrase(
            "{duration}, your opponent must call {least} or more at_the_same_time",
            {"duration": DURATIONS, "least": COUNT},
        ),
    ),
    DoesNotStand: (
        Phrase("{subject} cannot stand during {owner} next stand phase", {"owner": OWNERS}),
        Phrase("{subject} cannot stand during their next stand phase", {"subject": Target}, _not_standing),
    ),
    PutOnEitherEnd: (
        Phrase("put {target} on the top or bottom of {owner} deck", {"owner": OWNERS}),
        Phrase("put {target} on the top or the bottom of {owner} deck", {"owner": OWNERS}),
    ),
    ShuffleInto: (
        Phrase("return {target} to your deck, and shuffle your deck", {"owner": YOURS}),
        Phrase("return {target} to your deck, shuffle your deck", {"owner": YOURS}),
        Phrase("return {target} to your deck and shuffle your deck", {"owner": YOURS}),
        Phrase("return {target} to your deck, and shuffle it", {"owner": YOURS}),
        Phrase("put {target} into your deck, and shuffle your deck", {"owner": YOURS}),
    ),
    moving.Call: (
        Phrase("call {target} to GC at rest", {"where": "guardian"}),
        Phrase("call {target} to GC as rest", {"where": "guardian"}),
        Phrase("call {target} to separate open RC", {"where": "open"}),
        Phrase("call {target} to {where} as rest", {"where": moving.REAR_OPENINGS, "rested": True}),
        Phrase("call {target} to {where} at rest", {"where": moving.REAR_OPENINGS, "rested": True}),
    ),
    PutOnDeck: (
        Phrase("put {target} on the bottom of the deck", {"target": It, "end": "bottom", "owner": OPPONENTS}),
        Phrase("your opponent puts {target} on the bottom of their deck", {"end": "bottom", "owner": OPPONENTS}),
        Phrase("put {target} on the bottom of their deck", {"target": It, "end": "bottom", "owner": OPPONENTS}),
    ),
    DealDamage: (
        Phrase("deal this unit {number} damage", {"number": COUNT, "owner": YOURS}),
        Phrase(
            "choose {one} of {owner} vanguards, and deal {number} damage",
            {"one": COUNT, "owner": OWNERS, "number": COUNT},
            _damage,
        ),
    ),
    GainsAbility: (
        Phrase('gets/get "{ability}"', {"ability": Automatic | Activated | Continuous | Instead}),
        Phrase('has/have "{ability}"', {"ability": Automatic | Activated | Continuous | Instead}),
    ),
    changes.GainsKeyword: (Phrase("gets/get {keyword}", {"keyword": KEYWORDS}),),
    Then: (
        Phrase("{first} and {then}"),
        Phrase("{first}. Then, {then}"),
        Phrase("{first}, then, {then}"),
        *_lasting_together(),
    ),
    Discard: (
        Phrase("choose {chosen}, and discard it/them", {"chosen": Chosen}, _discards),
        Phrase("choose {chosen}, discard it/them", {"chosen": Chosen}, _discards),
        Phrase("discard a {description-} from your hand", {"count": ONE}),
        Phrase("discard {count} {description} from your hand"),
        Phrase("discard any_number of {description+} from your hand", {"count": AnyNumber()}),
    ),
    ActionCost: (
        Phrase("choose {chosen}, and {action}", {"chosen": Chosen, "action": CardAction}, _to_chosen),
        Phrase("choose {chosen}, {action}", {"chosen": Chosen, "action": CardAction}, _to_chosen),
        Phrase("choose {chosen}, and discard it/them", {"chosen": Chosen}, _discarded),
    ),
    moving.Retire: (Phrase("retires {target}"),),
    moving.Ride: (Phrase("ride {target} as stand"), Phrase("ride {target} at stand")),
    NoNormalRide: (
        Phrase("you cannot normal ride during that ride phase"),
        Phrase("you cannot normal ride during this ride phase"),
    ),
    changing_places.Exchange: (
        Phrase("choose {target}, and exchange positions with this unit", {"target": Chosen}),
        Phrase("choose {target}, exchange positions with this unit", {"target": Chosen}),
        Phrase("exchange its position with this unit", {"target": It()}),
    ),
    Cannot: (
        Phrase("cannot be normal called", {"acts": (BE_NORMAL_CALLED, changes.ACTS.words["be normal called to GC"])}),
        Phrase("cannot attack a rear-guard", {"acts": (changes.ACTS.words["attack rear-guards"],)}),
        Phrase("cannot attack a vanguard", {"acts": (changes.ACTS.words["attack vanguards"],)}),
        *(
            Phrase(f"cannot be retired by {whose}", {"acts": (act,)})
            for act, words in (
                (changes.RETIRED_BY_ANY, ("card effects", "card abilities", "effects")),
                (
                    changes.RETIRED_BY_OPPONENT,
                    ("your opponent's card effects", "your opponent's card's abilities", "your opponent's effects"),
                ),
                (changes.RETIRED_BY_OWN, ("your card effects", "your card's effects", "your effects")),
            )
            for whose in words
        ),
    ),
    changes.MayAlso: (Phrase("can {liberty}", {"liberty": changes.LIBERTIES}),),
    PutIntoGZone: (Phrase("put {target} into your G_zone face up"),),
    ChooseOption: (
        Phrase("{first} or {second}", {"first": _CHOICES, "second": _CHOICES}, _one_of_two),
        Phrase("either {first} or {second}", {"first": _CHOICES, "second": _CHOICES}, _one_of_two),
    ),
    OpponentDiscards: (
        Phrase("your opponent chooses a card from their hand, and discards it", {"count": Literal(1)}),
        Phrase("your opponent chooses a card from their hand, discards it", {"count": Literal(1)}),
        Phrase("your opponent chooses {count} cards from their hand, and discards them"),
        Phrase("your opponent discards a card from their hand", {"count": Literal(1)}),
    ),
    moving.Bind: (Phrase("bind {target} face up", {"face_down": False}),),
    Reveal: (Phrase("reveal {target} to your opponent"),),
    moving.PutInto: (
        Phrase("put {target} into hand", {"zone": "hand"}, _to_its_owner),
        Phrase("put {target} into the drop zone", {"target": TopOfDeck}, _into_drop),
        Phrase(
            "put {target} into the drop zone",
            {"target": It | TheRest | DoneWith, "zone": zones.DROP.name},
            _to_its_owner,
        ),
        Phrase("return {target} to hand", {"zone": "hand"}, _to_its_owner),
        Phrase("put {target} to your hand", {"owner": YOURS, "zone": "hand"}),
    ),
    g_units.DiscardGrades: (
        Phrase(f"choose {_CARDS} {_SUM} from your hand, and discard them", {"least": COUNT}),
        Phrase(f"choose {_CARDS} from hand {_SUM}, and discard them", {"least": COUNT}),
        Phrase(f"choose {_CARDS} from your hand {_SUM}, and discard them", {"least": COUNT}),
        Phrase(f"discard {_CARDS} {_SUM} from your hand", {"least": COUNT}),
        Phrase(f"discard {_CARDS} from your hand {_SUM}", {"least": COUNT}),
    ),
    Affect: (
        *(
            Phrase(
                f"{{subject}} gets/get {{statistic}} {{amount}} {{duration}} for each {each}",
                {
                    "subject": Target,
                    "statistic": changes.STATISTICS,
                    "amount": SIGNED,
                    "duration": DURATIONS,
                    "each": group,
                },
                _counted,
            )
            for each, group in (("{each-}", Pile), ("of {each+}", InPlay))
        ),
        Phrase("{duration}, {subject} {modifiers}", {"modifiers": MODIFIERS, "duration": DURATIONS}),
    ),
    Draw: (
        Phrase("you draw a card", {"player": YOURS, "count": Literal(1)}),
        Phrase("you draw {count} card/cards", {"player": YOURS}),
        *(
            Phrase(f"{draw} {words}", {"things": Counted}, _equal)
            for draw in ("draw", "you draw")
            for words in (
                "cards equal to the number of {things+}",
                "the same number of cards as the number of {things+}",
            )
        ),
    ),
    CounterCharge: (Phrase("you Counter Charge {number}"),),
    SoulCharge: (Phrase("you Soul Charge {number}"),),
}
"""The phrases of costs, instructions and changes."""
