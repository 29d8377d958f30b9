"""What the computer player makes of abilities that are not printed on the front of a card."""

from __future__ import annotations

from engine.games.vanguard.strategy.perspective import VanguardPerspective, grade, has, keeping, power, shield
from engine.kernel.definitions import CardDefinition
from engine.kernel.views import view
from engine.players import PLAYERS, Chance
from engine.scenarios import ScenarioMatch
from tests.games.vanguard.positions import table
from tests.games.vanguard.written import written
from tests.replacing import replace

DRAWING = "ACT (RC) [1/Turn]: Draw two cards."


def advised(at: ScenarioMatch) -> tuple[str, ...]:
    """What the heuristic player answers in the main phase of the turn player."""
    return PLAYERS["heuristic"]().choose(view(at.match, 0), Chance(b"advice"))


def in_main_phase(*cards: CardDefinition) -> ScenarioMatch:
    """A main phase with the last of some cards on FL."""
    return table({"FL:0": [cards[-1].number], "V:0": [cards[0].number]}, *cards)


def test_it_uses_an_ability_that_a_unit_has_gained() -> None:
    giver = written("Giver", f'CONT (VC): All of your rear-guards gain "{DRAWING}".', 3, 11000)
    assert advised(in_main_phase(giver, written("Taker", "Boost"))) == ("activate:FL:g0",)


def test_it_appraises_a_card_of_which_it_sees_the_back_alone() -> None:
    """What an ability asks about may lie face down: it has no characteristics then, and is not worth much."""
    seen = view(in_main_phase(written("Lead", "", 3, 11000), written("Other", "")).match, 0)
    back = replace(seen.zones["FL:0"].cards[-1], definition=None, values={})
    assert (power(back), grade(back), shield(back), has(back, "boost")) == (0, -1, 0, False)
    assert 0 < keeping(VanguardPerspective(seen), back) < 1


def test_it_uses_an_ability_of_the_back_of_a_card() -> None:
    lead = written("Lead", "", 3, 11000)
    assert advised(in_main_phase(lead, replace(written("Back", DRAWING), side="b"))) == ("activate:FL:b1",)
