"""What abilities are worth: their effects against their costs, read from their compiled texts."""

from __future__ import annotations

from collections.abc import Iterator

from engine.games.vanguard.strategy.perspective import SHIELD_UNIT, VanguardPerspective, demand, has, keeping, power
from engine.games.vanguard.vocabulary import card_actions, g_units, instructions, legions, moving, states, strides
from engine.games.vanguard.vocabulary.changes import GainsKeyword, LosesKeyword
from engine.games.vanguard.zones import FRONT_ROW
from engine.kernel.abilities import Ability, Activated, Automatic, Condition, Node
from engine.kernel.cards import NAMES
from engine.kernel.views import CardView
from engine.language import changes, hand_and_deck, hand_sizes, places
from engine.language.card_actions import Rest, Stand, TurnFace
from engine.language.descriptions import Named
from engine.language.instructions import If
from engine.language.numbers import Exactly, Literal
from engine.strategy.abilities import ability_of

_EFFECT_WORTH: dict[type[Node], float] = {
    hand_and_deck.Draw: 1.0,
    hand_sizes.DrawUntil: 1.0,
    instructions.DrawUpTo: 1.0,
    instructions.SoulCharge: 0.2,
    instructions.DealDamage: 1.5,
    hand_and_deck.OpponentDiscards: 1.0,
    moving.DiscardHand: -3.0,
    hand_and_deck.Search: 1.3,
    moving.Ride: 1.5,
    moving.Call: 1.2,
    Stand: 1.2,
    moving.Heal: 1.2,
    card_actions.CounterCharge: 0.4,
    strides.Stride: 3.0,
    strides.PutIntoGZone: 1.5,  # a vanguard below may attack once more
    legions.FindMate: 8.0,
    states.Lock: 1.3,
    states.Delete: 1.5,
    states.Unlock: 0.6,
    changes.GainsAbility: 0.5,
    GainsKeyword: 0.8,
    changes.Cannot: 0.5,
}


def activation_worth(perspective: VanguardPerspective, card: CardView, key: str) -> float:
    """What playing an activated ability of a card would bring now."""
    ability = ability_of(card, key)
    return ability_worth(perspective, ability, card) if isinstance(ability, Activated) else 0.0


def ability_worth(perspective: VanguardPerspective, ability: Ability, card: CardView | None) -> float:
    """What an ability brings, less what it costs; above 0 if it should be used."""
    if not isinstance(ability, Activated | Automatic):
        return 0.0
    if _in_vain(perspective, ability):
        return -1.0
    brings = sum(_brings(perspective, node, card) for node in _walk(ability.effect))
    return brings - sum(_takes(perspective, node, card) for cost in ability.costs for node in cost.walk())


def _walk(node: Node | None) -> Iterator[Node]:
    return node.walk() if node is not None else iter(())


def _in_vain(perspective: VanguardPerspective, ability: Activated | Automatic) -> bool:
    """Whether the effect asks for cards by name of which none is in sight."""
    seen = {name for card in (*perspective.units, *perspective.pile("soul")) for name in card.values.get(NAMES, ())}
    conditions: list[Condition] = [node.condition for node in _walk(ability.effect) if isinstance(node, If)]
    if ability.condition is not None:
        conditions.append(ability.condition)
    named = [node for condition in conditions for node in condition.walk() if isinstance(node, Named)]
    return any(seen.isdisjoint(node.names) for node in named)


def _brings(perspective: VanguardPerspective, node: Node, card: CardView | None) -> float:
    match node:
        case moving.Retire() | hand_and_deck.PutOnDeck(owner=places.OPPONENTS):
            return 1.3 if perspective.opposing_rear_guards else -0.5
        case changes.Gets(statistic="power"):
            return _power_worth(perspective, node.amount, card)
        case changes.Gets(statistic="critical"):
            return 1.2 if _attacks_vanguard(perspective) else 0.0
        case LosesKeyword(keyword="twin drive" | "triple drive"):
            return -1.2 if card is not None and perspective.place_of(card) == "V" else 0.0
        case _:
            return _EFFECT_WORTH.get(type(node), 0.0)


def _takes(perspective: VanguardPerspective, node: Node, card: CardView | None) -> float:
    match node:
        case card_actions.CounterBlast(number=number):
            left = perspective.blasts - number
            return number * (0.2 if perspective.damage(perspective.me) >= 4 or left >= 2 else 0.4)
        case card_actions.SoulBlast(number=number):
            return 0.15 * number
        case hand_and_deck.Discard(count=Exactly(number=Literal(number=number))):
            return sum(sorted(keeping(perspective, other) for other in perspective.hand)[:number]) * 0.6
        case hand_and_deck.Discard() | g_units.DiscardGrades():
            return min((keeping(perspective, other) for other in perspective.hand), default=1.0) * 0.6
        case TurnFace():
            return 0.15
        case hand_and_deck.PutOnDeck():
            return keeping(perspective, card) if card is not None else 1.0
        case Rest():
            return _rest_price(perspective, card)
        case _:
            return 0.0


def _rest_price(perspective: VanguardPerspective, card: CardView | None) -> float:
    """What it costs to rest a unit: its attack, or the boost it would give."""
    place = perspective.place_of(card) if card is not None else None
    if place is None or not perspective.is_my_turn or perspective.view.turn <= 1:
        return 0.1
    if place in FRONT_ROW:
        return 1.5
    front = {"BL": "FL", "BC": "V", "BR": "FR"}[place]
    return 1.0 if perspective.ready(front) and card is not None and has(card, "boost") else 0.1


def _attacks_vanguard(perspective: VanguardPerspective) -> bool:
    battle = perspective.battle
    if battle is None:
        return perspective.view.turn > 1 and perspective.is_my_turn
    return any(target.startswith("V:") for target in battle["targets"])


def _power_worth(perspective: VanguardPerspective, amount: int, card: CardView | None) -> float:
    """What power is worth: in battle, how many more steps of shield it asks for or saves; otherwise its size."""
    battle = perspective.battle
    if battle is None:
        if not perspective.is_my_turn or perspective.view.turn <= 1:
            return 0.0
        before = perspective.opposing_power
        force = power(card)
        return 0.9 * (demand(force + amount, before) - demand(force, before)) + amount / SHIELD_UNIT * 0.1
    defence = max(battle["target_power"].values(), default=0)
    more = demand(battle["power"] + amount, defence) - demand(battle["power"], defence)
    return 0.9 * more if perspective.is_my_turn else amount / SHIELD_UNIT * 0.5
