"""The searching player: legal, the same again, within its budget, and never wiser than its seat."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

from engine.games import rulebooks
from engine.games.vanguard import RULEBOOK
from engine.kernel.loops import QUESTIONS
from engine.kernel.match import Match
from engine.kernel.views import view
from engine.players import Chance, HeuristicPlayer, SearchPlayer, World, chosen
from engine.players.imagining import imagined
from tests.games.vanguard.positions import table
from tests.games.vanguard.written import written
from tests.host import tiny_game
from tests.kernel import tiny
from tests.players import hiding, offering
from tests.players.test_imagining import POSITIONS, asked, at, throwing, with_other_hidden_cards
from tests.replacing import replace

GAMES = {**rulebooks(), "tiny": tiny_game.RULEBOOK, "hiding": hiding.RULEBOOK}
QUICK = 12


def player(playouts: int = QUICK) -> SearchPlayer:
    return SearchPlayer(GAMES, playouts=playouts)


class Supply:
    """Worlds, and how many matches were begun in each of them.

    ``answers`` is what every world says that it took to find it; what it really took if left out.
    """

    def __init__(self, match: Match, answers: int | None = None) -> None:
        self.begun_in: list[int] = []
        self._match = match
        self._answers = answers

    @property
    def begun(self) -> int:
        """How many matches were begun."""
        return sum(self.begun_in)

    def __iter__(self) -> Iterator[World]:
        for world in imagined(self._match, asked(self._match), Chance(b"worlds")):
            self.begun_in.append(0)
            yield Counted(world, self, world.answers if self._answers is None else self._answers)


class Counted(World):
    """A world that tells its supply when a match begins in it."""

    def __init__(self, world: World, supply: Supply, answers: int) -> None:
        self._world = world
        self._supply = supply
        self.answers = answers

    def begin(self, seed: bytes) -> Match:
        self._supply.begun_in[-1] += 1
        return self._world.begin(seed)


def test_how_often_a_loop_is_repeated_is_not_tried_out() -> None:
    text = "ACT (VC): This unit gets power +1000 until end of turn."
    match = table({"V:0": ["Lead"]}, written("Lead", text, 3, 11000)).match
    while match.decision is not None and match.decision.prompt.text not in QUESTIONS:
        match.answer(["activate:V:1"])
    supply = Supply(match)
    answer = player().choose(view(match, 0), Chance(b"often"), supply)
    assert set(answer) <= set(match.keys)
    assert supply.begun == 0


@pytest.mark.parametrize("game", sorted(rulebooks()))
def test_its_answers_are_legal_in_every_game(game: str) -> None:
    rulebook = rulebooks()[game]
    decks = [starter.deck for starter in rulebook.decks.starters()][:2]
    for answers in range(0, 120, 10):
        match = at(1, answers, rulebook, decks)
        match.answer(chosen(player(), match, asked(match), Chance(b"%d" % answers)))


@pytest.mark.parametrize(("seed", "answers"), POSITIONS[::3])
def test_the_same_view_and_chance_lead_to_the_same_answer(seed: int, answers: int) -> None:
    match = at(seed, answers)
    first = chosen(player(), match, asked(match), Chance(b"1"))
    assert chosen(player(), match.fork(), asked(match), Chance(b"1")) == first


@pytest.mark.parametrize(("seed", "answers"), [(seed, answers) for seed, answers in POSITIONS if answers])
def test_what_it_cannot_see_makes_no_difference_to_its_answer(seed: int, answers: int) -> None:
    match = at(seed, answers)
    other = with_other_hidden_cards(match, asked(match))
    assert other is not None
    assert chosen(player(), other, asked(match), Chance(b"1")) == chosen(player(), match, asked(match), Chance(b"1"))


def test_a_secret_throw_is_not_answered_by_what_beats_it() -> None:
    match = throwing(b"seed")
    answers = set()
    for own in range(3):
        actual = match.fork()
        actual.choose((own,))
        answers.add(chosen(player(40), actual, 1, Chance(b"1")))
    assert len(answers) == 1


def test_it_does_not_find_what_is_hidden_more_often_than_chance_does() -> None:
    found = Counter(
        chosen(player(32), match, 1, Chance(b"%d" % seed)) == (f"say:{hiding.place_of_the_ball(match)}",)
        for seed, match in ((seed, hiding.hidden(seed)) for seed in range(40))
    )
    assert 2 <= found[True] <= 20  # 10 are expected


@pytest.mark.parametrize(("seed", "answers"), POSITIONS[1::2])
def test_it_plays_a_match_on_no_more_often_than_its_budget_says(seed: int, answers: int) -> None:
    match = at(seed, answers)
    supply = Supply(match)
    player(48).choose(view(match, asked(match)), Chance(b"1"), supply)
    assert supply.begun <= 48


def test_each_round_has_its_part_of_the_answers() -> None:
    match = at(1, 40)
    supply = Supply(match)
    SearchPlayer(GAMES, playouts=10_000, answers=600).choose(view(match, asked(match)), Chance(b"1"), supply)
    assert supply.begun_in[0] > supply.begun_in[-1]  # some were dropped before the answers ran out


def test_a_game_says_how_many_answers_it_gives() -> None:
    match = at(1, 40)
    few = {RULEBOOK.name: replace(RULEBOOK, computer=replace(RULEBOOK.computer, answers=600))}
    said, told, usual = Supply(match), Supply(match), Supply(match)
    for searching, supply in (
        (SearchPlayer(few, playouts=10_000), said),
        (SearchPlayer(GAMES, playouts=10_000, answers=600), told),
        (SearchPlayer(GAMES, playouts=10_000), usual),
    ):
        searching.choose(view(match, asked(match)), Chance(b"1"), supply)
    assert said.begun_in == told.begun_in
    assert said.begun < usual.begun


def test_what_it_takes_to_find_a_world_counts_as_playing_it_on_does() -> None:
    match = at(1, 40)
    supply = Supply(match, answers=1000)
    SearchPlayer(GAMES, playouts=10_000, answers=1200).choose(view(match, asked(match)), Chance(b"1"), supply)
    assert len(supply.begun_in) == 2  # the first took the whole of the first round and more


def test_where_one_answer_is_legal_nothing_is_tried() -> None:
    match = hiding.hidden(1)
    one = Match.begin(hiding.RULEBOOK, (hiding.BALL_AND_STONES, hiding.BALL_AND_STONES), b"1", log=False)
    supply = Supply(one)
    assert player().choose(view(one, 0), Chance(b"1"), supply) == ("hide",)
    assert supply.begun == 0
    several = Supply(match)
    player().choose(view(match, 1), Chance(b"1"), several)
    assert several.begun > 0


def test_to_pass_is_tried_once_where_there_are_several_ways_to_do_it() -> None:
    match = level_neo_battle()
    assert match.keys == ("pass", "pass-on")
    supply = Supply(match)
    assert player().choose(view(match, asked(match)), Chance(b"1"), supply) == ("pass",)
    assert supply.begun == 0


def level_neo_battle() -> Match:
    """A match of Level Neo in a window of a battle, in which somebody can do nothing but pass."""
    rulebook = rulebooks()["level_neo"]
    decks = [starter.deck for starter in rulebook.decks.starters()][:2]
    found = (at(1, answers, rulebook, decks) for answers in range(20, 200))
    return next(match for match in found if match.keys == ("pass", "pass-on"))


@pytest.mark.parametrize(("seed", "answers"), POSITIONS[2::3])
def test_without_worlds_it_follows_the_strategy_of_the_game(seed: int, answers: int) -> None:
    match = at(seed, answers)
    seen = view(match, asked(match))
    advice = HeuristicPlayer({"vanguard": RULEBOOK}).choose(seen, Chance(b"1"))
    assert player().choose(seen, Chance(b"1"), ()) == advice


def test_it_finds_what_wins_where_the_game_has_no_strategy() -> None:
    match = tiny.begin({"plain": 6})
    assert match.decision is not None
    assert match.decision.default == (0,)
    assert match.keys[0] == "pass"
    best = chosen(SearchPlayer({"tiny": tiny.RULEBOOK}, playouts=QUICK), match, 0, Chance(b"1"))
    assert best == ("play:plain",)


@pytest.mark.parametrize(
    ("worth", "playouts", "answer"),
    [
        (0.01, 8, offering.LEAVE),  # four results for each answer, all alike
        (0.01, 400, offering.TAKE),
        (0.001, 400, offering.LEAVE),  # it can hardly be better
        (-0.01, 400, offering.LEAVE),
    ],
)
def test_few_results_prove_little_and_what_hardly_helps_is_not_preferred(
    worth: float, playouts: int, answer: str
) -> None:
    match = offering.offered(worth)
    searching = SearchPlayer({"offering": match.rulebook}, playouts=playouts)
    assert chosen(searching, match, 0, Chance(b"1")) == (answer,)
