"""Running out of time: what the player is told before it happens."""

import pytest

from sandbox import Person
from sandbox.reading import text_of
from sandbox.world.model import Channel
from tests.e2e.bots import Running
from tests.e2e.people import begin
from tests.patience import SECONDS

pytestmark = pytest.mark.e2e


@pytest.mark.parametrize(
    ("lose_after", "said"), [(0, "the safe choice is made for you"), (1, "you lose the match"), (2, "safe choice")]
)
async def test_the_warning_says_what_comes_of_running_out_of_time(
    running: Running, alice: Person, bob: Person, table: Channel, lose_after: int, said: str
) -> None:
    dora = running.sandbox.person("Dora")
    kept = await dora.command(table, "settings clock", seconds=7200, warning=7199, lose_after=lose_after)
    await kept.settled(SECONDS)
    await begin(running.sandbox, alice, bob)
    asked = (await running.bot.host.match_view(1, None)).view.asked
    assert asked is not None
    warned = await (alice, bob)[asked].wait_for_message(lambda each: "your time runs out" in text_of(each), SECONDS)
    assert said in text_of(warned)
