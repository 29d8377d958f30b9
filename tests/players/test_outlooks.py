"""What games say about who seems to be winning."""

from __future__ import annotations

import pytest

from engine.games import level_neo, rulebooks, vanguard
from engine.games.level_neo import zones as level_neo_zones
from engine.games.luck_and_logic import zones as luck_and_logic_zones
from engine.games.luck_and_logic.rulebook import LATEST as LUCK_AND_LOGIC
from engine.games.vanguard import field
from engine.games.vanguard import zones as vanguard_zones
from engine.kernel import verbs
from engine.kernel.match import Match
from engine.kernel.rulebook import Rulebook
from engine.kernel.turning import turn_face
from engine.kernel.zones import ZoneKind
from tests.players.test_imagining import at


def appraised(match: Match, seat: int) -> float:
    appraise = match.rulebook.computer.appraise
    assert appraise is not None
    return appraise(match, seat)


def begun(rulebook: Rulebook) -> Match:
    return at(1, 60, rulebook, [starter.deck for starter in rulebook.decks.starters()][:2])


@pytest.mark.parametrize("game", sorted(name for name, book in rulebooks().items() if book.computer.appraise))
def test_what_one_player_hopes_the_other_fears(game: str) -> None:
    rulebook = rulebooks()[game]
    for answers in range(0, 200, 20):
        match = at(2, answers, rulebook, [starter.deck for starter in rulebook.decks.starters()][:2])
        chances = [appraised(match, seat) for seat in (0, 1)]
        assert sum(chances) == pytest.approx(1)
        assert min(chances) > 0


@pytest.mark.parametrize(
    ("rulebook", "to", "better"),
    [
        (vanguard.RULEBOOK, vanguard_zones.HAND, True),
        (vanguard.RULEBOOK, vanguard_zones.DAMAGE, False),
        (level_neo.RULEBOOK, level_neo_zones.HAND, True),
        (level_neo.RULEBOOK, level_neo_zones.LEVEL, True),
        (level_neo.RULEBOOK, level_neo_zones.DISCARD, False),
        (LUCK_AND_LOGIC, luck_and_logic_zones.HAND, True),
        (LUCK_AND_LOGIC, luck_and_logic_zones.LEVEL, True),
        (LUCK_AND_LOGIC, luck_and_logic_zones.REFRESH, False),
    ],
    ids=lambda value: getattr(value, "name", str(value)),
)
def test_a_card_of_the_deck_is_worth_what_becomes_of_it(rulebook: Rulebook, to: ZoneKind, better: bool) -> None:
    match = begun(rulebook)
    before = appraised(match, 0)
    verbs.place(match, match.cards(rulebook.zones["deck:0"])[-1], to[0])
    assert (appraised(match, 0) > before) is better
    assert appraised(match, 0) != before


def test_damage_that_can_still_pay_is_the_lesser_evil() -> None:
    match = begun(vanguard.RULEBOOK)
    card = match.cards(vanguard.RULEBOOK.zones["deck:0"])[-1]
    verbs.place(match, card, vanguard_zones.DAMAGE[0])
    assert field.damage(match, 0) == (card,)
    before = appraised(match, 0)
    turn_face(match, card, down=True)
    assert appraised(match, 0) < before
