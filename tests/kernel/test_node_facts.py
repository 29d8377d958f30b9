"""What follows from a node alone is found out once for each, whatever else is equal to it."""

from __future__ import annotations

from engine.kernel import node_facts
from engine.kernel.node_facts import fact_of_node
from tests.kernel.tiny import AddMight


def test_each_node_is_asked_once() -> None:
    asked: list[AddMight] = []

    @fact_of_node
    def amount(node: AddMight) -> int:
        asked.append(node)
        return node.amount

    nodes = [AddMight(1), AddMight(2), AddMight(1)]
    assert [amount(node) for node in nodes * 2] == [1, 2, 1] * 2
    assert [id(node) for node in asked] == [id(node) for node in nodes]


def test_no_node_is_taken_for_one_that_is_gone() -> None:
    @fact_of_node
    def amount(node: AddMight) -> int:
        return node.amount

    numbers = range(3 * node_facts.MOST)
    assert [amount(AddMight(number)) for number in numbers] == [*numbers]
