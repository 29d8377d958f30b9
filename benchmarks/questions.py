"""What people are asked, and how often they press something, in whole matches of the heuristic player's choices.

The matches are those of `benchmarks.duels`. What is asked, answered automatically and shown is what the host and the
bot would ask, answer and show. Whoever first passes in what they win as it stands says by the same one press that they
pass so from now on; whoever does nothing against an attack, that they pass until the next one; and whoever does nothing
in a window of their own turn, that they pass until something changes. Who then does something all the same presses once
more, to be asked.

A kind of question is what one rule asks in the same words. A kind is *nearly always passed* if nine of ten answers or
more are its safe default: such a question is hardly worth asking.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Final

from benchmarks.counting import Clicks, Counting
from benchmarks.duels import Duel, duels
from benchmarks.measuring import Row
from engine.games import rulebooks
from engine.kernel.idle import attack_on, idle_answer, only_answer, sensible_answer
from engine.kernel.match import Match
from engine.players import PLAYERS, Chance, chosen
from host.queueing import is_window
from host.until import after_attack, is_ahead, passes
from host.until import begun as passing_from
from storage import Passing, PassUntil

MATCHES: Final = 5
NEARLY: Final = 0.9
CLICKS: Final = {
    "vanguard": "<= 45",
    "level_neo": "<= 50",
    "luck_and_logic": "<= 50",
    "luck_and_logic_1": "<= 50",
    "duel_masters": "<= 45",
}
PLAYER: Final = "heuristic"


@dataclass(slots=True)
class Asked:
    """What two people were asked in some matches."""

    matches: int = 0
    clicks: int = 0
    automatic: int = 0
    only_one: int = 0
    kinds: Counter[tuple[str, str]] = field(default_factory=Counter)
    safe: Counter[tuple[str, str]] = field(default_factory=Counter)

    def note(self, match: Match, keys: Sequence[str], clicks: Clicks) -> None:
        """Somebody gives this answer."""
        decision = match.decision
        assert decision is not None
        self.clicks += clicks.more
        if clicks.asked:
            kind = decision.rule, decision.prompt.text
            self.kinds[kind] += 1
            self.safe[kind] += [match.keys[at] for at in decision.default] == list(keys)
            self.only_one += only_answer(decision) is not None

    @property
    def prompts(self) -> int:
        """How many questions."""
        return self.kinds.total()

    @property
    def nearly_always_passed(self) -> float:
        """How many of a hundred questions are of kinds that are nearly always answered by their safe default."""
        found = sum(count for kind, count in self.kinds.items() if self.safe[kind] >= NEARLY * count)
        return 100 * found / self.prompts

    def each(self, count: float) -> float:
        """So many for each person in each match."""
        return count / (2 * self.matches)


class PassedOn:
    """What a player has said where they do nothing, and what they have passed since.

    Under an attack it is until the next one, and in a window of their own turn until something changes.
    """

    def __init__(self, seat: int) -> None:
        self.said = Passing(0, seat)
        self.passed = 0

    def begin(self, match: Match) -> None:
        """They pass from now on, if there is anything until when they could."""
        until = PassUntil.ATTACK if attack_on(match, self.said.seat) else PassUntil.CHANGE
        if until is PassUntil.ATTACK or (is_window(match) and match.state.turn_player == self.said.seat):
            self.said, self.passed = passing_from(self.said, match, until), 0

    def passes(self, match: Match) -> bool:
        """Whether they pass where they are asked now."""
        decision = match.decision
        asked = decision is not None and decision.player == self.said.seat and idle_answer(decision) is not None
        return asked and passes(self.said, match)


def run() -> list[Row]:
    """All games."""
    return [row for game in sorted(rulebooks()) for row in rows(game)]


def rows(game: str, matches: int = MATCHES) -> list[Row]:
    """What is asked in matches of a game, a person a match, with and without passing automatically."""
    everything, asked, passing = Asked(), Asked(), Asked()
    for duel in duels(game, (PLAYER, PLAYER), matches):
        play(duel, everything, automatic=False)
        play(duel, asked)
        play(duel, passing, until=PassUntil.CHANGE)
    return [
        Row(f"{game}: questions, if everything is asked", everything.each(everything.prompts), ""),
        Row(f"{game}: questions", asked.each(asked.prompts), ""),
        Row(f"{game}: clicks", asked.each(asked.clicks), "", CLICKS.get(game, "")),
        Row(f"{game}: questions with one answer", asked.each(asked.only_one), "", "<= 0"),
        Row(f"{game}: questions nearly always passed", asked.nearly_always_passed, "%", "<= 15"),
        Row(f"{game}: of who passes until something changes, clicks", passing.each(passing.clicks), ""),
        Row(f"{game}: of who passes until something changes, nearly always passed", passing.nearly_always_passed, "%"),
    ]


def play(duel: Duel, asked: Asked, *, automatic: bool = True, until: PassUntil | None = None) -> None:
    """Play a match to its end and count what is asked; whoever passes says ``until`` when, if it is given."""
    rulebook = rulebooks()[duel.game]
    starters = rulebook.decks.starters()
    player, said = PLAYERS[PLAYER](), [Passing(0, seat) for seat in (0, 1)]
    match = Match.begin(rulebook, [starters[at].deck for at in duel.decks], b"duel %d" % duel.number, log=False)
    counts, passed_on = [Counting(), Counting()], [PassedOn(0), PassedOn(1)]
    asked.matches += 1
    while (decision := match.decision) is not None:
        for seat in (0, 1):
            said[seat] = after_attack(said[seat], match)
            passed_on[seat].said = after_attack(passed_on[seat].said, match)
        idle = idle_answer(decision)
        given = sensible_answer(match) if automatic else None
        mine = replace(said[decision.player], while_ahead=False)
        if given is None and idle is not None and passes(mine, match):
            given = idle
        if given is not None:
            asked.automatic += 1
            match.choose(given)
            continue
        wins = automatic and idle is not None and is_ahead(match)
        keys = chosen(player, match, decision.player, Chance(b"%d.%d" % (duel.number, match.answers)))
        does_nothing = idle is not None and [match.keys[at] for at in idle] == list(keys)
        if wins:
            if said[decision.player].while_ahead and does_nothing:
                asked.automatic += 1
                match.answer(keys)
                continue
            asked.clicks += said[decision.player].while_ahead
            said[decision.player] = replace(mine, while_ahead=does_nothing)
        said_so = passed_on[decision.player]
        if automatic and said_so.passes(match):
            if does_nothing:
                said_so.passed += 1
                asked.automatic += 1
                match.answer(keys)
                continue
            asked.clicks += min(1, said_so.passed)
            passed_on[decision.player] = PassedOn(decision.player)
        elif automatic and does_nothing:
            said_so.begin(match)
        clicks = counts[decision.player].clicks(match, keys, automatic=automatic)
        counts[1 - decision.player].interrupted()
        asked.note(match, keys, clicks)
        if until is not None and does_nothing:
            said[decision.player] = passing_from(said[decision.player], match, until)
        match.answer(keys)
