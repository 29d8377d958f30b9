"""What passes and is told to one player: that their time runs out, that the other one refuses."""

import pytest

from sandbox import Person
from sandbox.reading import custom_ids_of, text_of
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


async def test_whose_direct_messages_are_closed_meanwhile_is_told_by_a_mention_in_the_thread(
    running: Running, alice: Person, bob: Person
) -> None:
    thread = await begin(running.sandbox, alice, bob)
    hand = await alice.wait_for_message(lambda each: each["channel_id"] == str(alice.dm.id), SECONDS)
    assert text_of(hand)
    running.sandbox.close_dms(alice)
    await (await alice.command(thread, "match draw")).settled(SECONDS)
    refusal = "tc/consent/1/0/draw"
    asked = await bob.wait_for_message(lambda each: refusal in custom_ids_of(each), SECONDS)
    await bob.click(asked, refusal)
    told = await bob.wait_for_message(lambda each: "does not agree to a draw" in text_of(each), SECONDS)
    assert told["channel_id"] == str(thread.id)
    assert alice.mention in text_of(told)
    assert [each["id"] for each in told["mentions"]] == [str(alice.id)]
