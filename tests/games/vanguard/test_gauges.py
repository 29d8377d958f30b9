"""Gauges: only the owner of the cards under a unit sees which they are."""

from engine.kernel.views import view
from engine.scenarios import Placed
from tests.games.vanguard.positions import table


def test_only_its_owner_sees_the_cards_of_a_gauge() -> None:
    under = Placed("One", face_down=True)
    at = table({"FL:0": [Placed("Two", attached={"equip gauge:0": [under]})]})
    seen = {viewer: view(at.match, viewer).zones["equip gauge:0"].cards[0].definition for viewer in (0, 1, None)}
    assert seen[0] is not None
    assert seen[1] is seen[None] is None
