"""9.6.2.2.1. X: where texts may speak of it, and how its player says how much it is.

ACT: [(X) & discard X cards] Draw X cards.
ACT: [Rest X of your members] Draw X cards.
ACT: [(X) & discard a card with level X] Draw two cards.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import count, takewhile

from engine.games.luck_and_logic.vocabulary.costs import ComparedWithX, ValueOfX
from engine.games.luck_and_logic.vocabulary.stock_costs import CostOfX, compare_with_x
from engine.kernel.abilities import Ability, Context, Cost, Node
from engine.kernel.asking import ask
from engine.kernel.decisions import Option, Procedure
from engine.kernel.match import Match
from engine.kernel.messages import Message, Ref, Seat
from engine.kernel.timing import payable
from engine.language.abilities import Fields
from engine.language.cards import Chosen
from engine.language.costs import ActionCost
from engine.language.errors import Contradiction
from engine.language.numbers import Exactly


def before_paying(match: Match, context: Context, costs: tuple[Cost, ...]) -> Procedure[None]:
    """9.6.2.2.1. Before anything is chosen to pay with, the player says how much X is, if the cost speaks of it."""
    if any(_is_of_x(part) for cost in costs for part in cost.parts()):
        yield from _declare(match, context, costs)


def knowing_x(read: Callable[[Fields], Fields]) -> Callable[[Fields], Fields]:
    """What reads an ability, and refuses one that says X where no part of its cost is of X cards."""
    return lambda values: _refuse_x_of_nothing(read(values))


def _refuse_x_of_nothing(values: Fields) -> Fields:
    spoken = [node for value in values.values() for node in _own_nodes(value)]
    if not any(isinstance(node, ValueOfX | ComparedWithX) for node in spoken):
        return values
    if not any(isinstance(node, Cost) and _is_of_x(node) for node in spoken):
        raise Contradiction("nothing says here how much X is: its player says it for a cost of X cards")
    paid = list(_own_nodes(values.get("costs")))
    if any(isinstance(node, ComparedWithX) for node in paid) and not any(isinstance(node, CostOfX) for node in paid):
        raise Contradiction("a cost may compare cards with X where (X) is paid as well, which says how great X can be")
    return values


def _is_of_x(part: Cost) -> bool:
    """Whether a part of a cost is of X cards."""
    if isinstance(part, ActionCost):
        target = part.action.targets()
        return (
            isinstance(target, Chosen)
            and isinstance(target.count, Exactly)
            and isinstance(target.count.number, ValueOfX)
        )
    return isinstance(part, CostOfX)


def _declare(match: Match, context: Context, costs: tuple[Cost, ...]) -> Procedure[None]:
    """Ask. 9.6.2.3.2: X is at most what all of the cost can be paid with (reading 55)."""
    options = [Option("number", value=x) for x in _possible(match, context, costs)]
    prompt = Message("ask-x", {"card": Ref(context.source)})
    chosen = yield from ask(context.player, "9.6.2.2.1", prompt, options, card=context.source)
    assert isinstance(chosen.value, int)
    context.x = chosen.value
    match.tell("chooses-x", player=Seat(context.player), number=chosen.value)


def _possible(match: Match, context: Context, costs: tuple[Cost, ...]) -> Iterator[int]:
    """What X may be. With cards of a level that is X it can be 2, and neither 1 nor 3."""
    of_stock = [part for cost in costs for part in cost.parts() if isinstance(part, CostOfX)]
    if any(compare_with_x(cost) for cost in costs):
        return (x for x in of_stock[0].affordable(match, context) if _could_be(match, context, costs, x))
    return takewhile(lambda x: _could_be(match, context, costs, x), count())


def _could_be(match: Match, context: Context, costs: tuple[Cost, ...], x: int) -> bool:
    context.x = x
    return payable(match, context, costs)


def _own_nodes(value: object) -> Iterator[Node]:
    """The nodes of a part of an ability, but for those of abilities that it gives: their X is their own."""
    if isinstance(value, tuple):
        for each in value:
            yield from _own_nodes(each)
    elif isinstance(value, Node) and not isinstance(value, Ability):
        yield value
        for child in value.children():
            yield from _own_nodes(child)
