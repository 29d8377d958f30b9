"""Which lines of a log are told as one: nothing is left out but what is said again."""

from engine.kernel.cards import values_of
from engine.kernel.definitions import CardDefinition
from engine.kernel.mentions import Mention
from engine.kernel.messages import Line
from engine.kernel.telling import Telling
from host.summaries import LogLine
from host.tales import Tale, tales, turns_told

TELLING = Telling(opens=frozenset({"attacks"}), closes={"beats": frozenset({"attacks"}), "stops": frozenset()})
CARD = CardDefinition("X/1", "Twin", "unit", values_of({}))
ONE, OTHER, THIRD = (Mention(CARD, key) for key in ("a", "b", "c"))
"""Three cards of one name."""


def line(text: str, *cards: Mention, turn: int = 1, passage: bool = True) -> LogLine:
    return LogLine(1, turn, Line(text, {f"card{number}": card for number, card in enumerate(cards)}), None, passage)


def told(*lines: LogLine) -> list[tuple[list[str], list[str]]]:
    return [
        ([each.line.text for each in tale.outcomes], [each.line.text for each in tale.others])
        for tale in tales(lines, TELLING)
    ]


def test_a_battle_is_told_by_what_came_of_it_and_the_rest_stands_behind() -> None:
    lines = [line("attacks", ONE, OTHER), line("helps", THIRD), line("beats", ONE, OTHER), line("falls", OTHER)]
    assert told(*lines) == [(["beats"], ["helps", "falls"])]


def test_a_battle_of_which_nothing_has_come_yet_is_told_line_by_line() -> None:
    assert told(line("attacks", ONE, OTHER), line("helps", THIRD)) == [([], ["attacks"]), ([], ["helps"])]


def test_an_attack_is_left_out_only_where_the_same_cards_are_named_again() -> None:
    """Not where another card of the same name took its place."""
    assert told(line("attacks", ONE, OTHER), line("beats", ONE, THIRD)) == [(["beats"], ["attacks"])]
    assert told(line("attacks", ONE), line("beats", ONE, THIRD)) == [(["beats"], [])]


def test_what_says_nothing_again_leaves_nothing_out() -> None:
    assert told(line("attacks", ONE, OTHER), line("stops")) == [(["stops"], ["attacks"])]


def test_an_attack_on_several_cards_is_one_battle_and_the_attack_of_another_card_is_not() -> None:
    several = [line("attacks", ONE, OTHER), line("attacks", ONE, THIRD), line("beats", ONE, OTHER)]
    assert told(*several) == [(["beats"], ["attacks"])]
    gone = [line("attacks", ONE, OTHER), line("attacks", THIRD, OTHER), line("beats", THIRD, OTHER)]
    assert told(*gone) == [([], ["attacks"]), (["beats"], [])]


def test_battles_that_follow_upon_each_other_are_apart_and_so_is_what_is_in_none() -> None:
    battle = [line("attacks", ONE, OTHER), line("beats", ONE, OTHER)]
    between = line("falls", THIRD, passage=False)
    assert told(*battle, *battle) == [(["beats"], []), (["beats"], [])]
    assert told(*battle, between, *battle) == [(["beats"], []), ([], ["falls"]), (["beats"], [])]


def test_what_comes_of_something_outside_of_a_battle_is_a_line_like_others() -> None:
    assert told(line("beats", ONE, OTHER, passage=False)) == [([], ["beats"])]


def test_a_log_that_begins_in_the_middle_of_a_battle_tells_what_came_of_it() -> None:
    """As a direct message does, which tells what has happened since its owner's last decision."""
    assert told(line("beats", ONE, OTHER), line("falls", OTHER)) == [(["beats"], ["falls"])]


def test_turns_are_told_in_order_each_with_how_often_what_was_said() -> None:
    lines = [line("draws", turn=0, passage=False), *(line("draws", turn=1, passage=False) for _ in range(2))]
    turns = turns_told(lines, TELLING)
    assert [(each.turn, dict(each.counts), len(each.tales)) for each in turns] == [
        (0, {"draws": 1}, 1),
        (1, {"draws": 2}, 2),
    ]
    assert turns[0].tales == (Tale((), (lines[0],)),)


def test_the_line_with_which_a_turn_begins_is_its_heading_wherever_it_stands() -> None:
    lines = [line(text, passage=False) for text in ("goes-first", "begins", "draws")]
    (turn,) = turns_told(lines, Telling(turns=frozenset({"begins"})))
    assert turn.heading == lines[1]
    assert turn.tales == (Tale((), (lines[0],)), Tale((), (lines[2],)))
    assert dict(turn.counts) == {"goes-first": 1, "draws": 1}
