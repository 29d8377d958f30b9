"""Who is shown a match anew: whoever sees something else, or has to answer by another number, and nobody else."""

import dataclasses
from collections.abc import AsyncIterator

import pytest

from engine.kernel.asking import ask
from engine.kernel.decisions import Option, Procedure
from engine.kernel.match import Match
from engine.kernel.messages import Message
from engine.kernel.steps import Step, step
from host.errors import AlreadyAnswered
from host.host import Host
from storage import Database
from tests.host import tiny_game
from tests.host.support import ANN, ManualClock, Record, answer, asked, begin, make_host, views


@step
def ponder_step(match: Match) -> Procedure[Step]:
    """2. In secret, the turn player is asked the very same thing again and again; nothing changes that anybody sees."""
    yield from ask(match.state.turn_player, "2", Message("ask-nod"), [Option("nod")], secret=True)
    match.changed()
    return tiny_game.bet_step


PONDERING = dataclasses.replace(
    tiny_game.RULEBOOK, name="pondering", steps={**tiny_game.RULEBOOK.steps, "bet_step": ponder_step}
)


@pytest.fixture
async def host(database: Database, record: Record, clock: ManualClock) -> AsyncIterator[Host]:
    made = make_host(database, record, clock, rulebooks={"pondering": PONDERING})
    await made.start()
    yield made
    await made.stop()


async def test_a_secret_question_that_looks_like_the_one_before_is_shown_to_its_player_alone(
    host: Host, record: Record
) -> None:
    summary = await begin(host, game="pondering")
    before = await views(host, summary.match_id)
    record.updates.clear()
    first = await answer(host, summary.match_id, "nod")
    assert await views(host, summary.match_id) == before
    assert [update.viewers for update in record.updates] == [frozenset({0})]
    with pytest.raises(AlreadyAnswered):
        await host.answer(summary.match_id, ANN.user_id, first, ["nod"])
    person, second, _ = await asked(host, summary.match_id)
    assert (person, second) == (ANN, first + 1)
    await host.answer(summary.match_id, ANN.user_id, second, ["nod"])
