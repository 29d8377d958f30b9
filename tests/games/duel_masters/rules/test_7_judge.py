"""701.21: Gachinko Judge."""

from __future__ import annotations

import pytest

from engine.games.duel_masters.twinpacts import join
from engine.scenarios import ScenarioMatch
from tests.games.duel_masters.positions import creature, spell, table

JUDGE = creature(
    "Judge",
    1000,
    "When you put this creature into the battle zone, you and your opponent play Gachinko Judge. "
    "If you win, draw two cards.",
)
CHEAP = spell("Cheap", "Draw a card.", cost=1)
DEAR = spell("Dear", "Draw a card.", cost=7)
BODY, SOUL = creature("Body", 3000, half_of="Body/Soul", cost=8), spell("Soul", "Draw a card.", half_of="Body/Soul")
TWIN = join("Body/Soul", [SOUL, BODY])


def judged(mine: str, theirs: str) -> ScenarioMatch:
    zones = {"mana zone:0": ["One", "Two"], "hand:0": ["Judge", "Nothing"], "deck:0": [mine], "deck:1": [theirs]}
    return table(zones, JUDGE, CHEAP, DEAR, BODY, SOUL, TWIN).answer("summon:Judge")


@pytest.mark.rule("701.21", "701.21a", "701.9", "701.9a")
def test_both_reveal_their_top_card_and_put_it_under_the_deck() -> None:
    match = judged("Cheap", "Dear")
    for seat, name in enumerate(("Cheap", "Dear")):
        assert match.names(f"deck:{seat}")[0] == name
        assert name not in match.names(f"deck:{seat}")[1:]
    assert not match.match.state.shown
    assert [text for text in match.told if text in ("reveals", "wins-judge")] == ["reveals", "reveals", "wins-judge"]


@pytest.mark.rule("701.21b")
@pytest.mark.parametrize(("mine", "theirs", "drawn"), [("Cheap", "Dear", 0), ("Dear", "Cheap", 2), ("Dear", "Dear", 2)])
def test_whoever_asked_for_it_wins_with_at_least_the_other_cost(mine: str, theirs: str, drawn: int) -> None:
    assert judged(mine, theirs).count("hand:0") == 1 + drawn


@pytest.mark.rule("701.21c", "201.2c")
@pytest.mark.parametrize(("mine", "theirs", "drawn"), [("Body / Soul", "Dear", 2), ("Dear", "Body / Soul", 0)])
def test_a_twinpact_counts_with_the_greater_of_its_costs(mine: str, theirs: str, drawn: int) -> None:
    assert judged(mine, theirs).count("hand:0") == 1 + drawn
