"""4. The turn: its start, the main phases, and its end. The battle phase is in `battle`."""

from __future__ import annotations

from typing import Final

from engine.games.level_neo import actions, field
from engine.games.level_neo.play import (
    PASS_ON,
    PASSING,
    SUPPORTED,
    USED,
    act,
    may_act,
    something_happens,
    window_options,
)
from engine.kernel import hand_and_deck, verbs
from engine.kernel.asking import ask
from engine.kernel.aspects import TURN
from engine.kernel.decisions import PASS, Procedure
from engine.kernel.events import Event
from engine.kernel.match import Match
from engine.kernel.memory import forget
from engine.kernel.messages import Message, Seat
from engine.kernel.state import Frame
from engine.kernel.steps import Call, Following, step
from engine.kernel.timing import after_check_timing, check_timing, settle, standing_by
from engine.language.times import PHASE

HAND_LIMIT: Final = 6  # 4.5.2

WINDOWS: Final = {
    "main phase 1": ("4.2.2", "begin_battle_phase"),
    "before the attack": ("4.3.2", "declare_attack"),
    "after the attack": ("4.3.4", "declare_cover"),
    "before the bursts": ("4.3.6", "begin_level_bursts"),
    "main phase 2": ("4.4.3", "end_of_turn"),
}
"""The windows that are open to both players: the rule that opens each, and the step that follows it."""


@step
def start_of_turn(match: Match) -> Procedure[Following]:
    """4.1. The turn marker goes up, the turn player draws a card, and their characters become Active."""
    state = match.state
    player = state.turn_player
    begin_phase(match, "start of turn")
    marker = field.TURN_MARKERS.of_player(match, player) + 1
    field.TURN_MARKERS.set_player(match, player, marker)  # 4.1.1
    USED.reset(match)  # 2.7
    match.tell("turn-begins", player=Seat(player), marker=marker)
    verbs.beginning(match, "turn")
    yield from hand_and_deck.draw(match, player)  # 4.1.2
    verbs.stand_together(match, field.characters(match, player))  # 4.1.3
    return (yield from after_check_timing(match, main_phase_1))


@step
def main_phase_1(match: Match) -> Procedure[Following]:
    """4.2. One support, and what both players use."""
    return (yield from _main_phase(match, "main phase 1"))


@step
def main_phase_2(match: Match) -> Procedure[Following]:
    """4.4. As the first main phase."""
    return (yield from _main_phase(match, "main phase 2"))


def _main_phase(match: Match, phase: str) -> Procedure[Following]:
    SUPPORTED.reset(match)
    begin_phase(match, phase)
    verbs.beginning(match, phase)
    return (yield from after_check_timing(match, open_window(match, phase)))


def open_window(match: Match, name: str) -> Frame:
    """The step of a window that opens now: the turn player acts first."""
    return window(name, match.state.turn_player, False)


@step
def window(match: Match, name: str, player: int, passed: bool) -> Procedure[Following]:
    """4.2.2, 4.3.2, 4.3.4, 4.3.6, 4.4.3. The players act in turn; two passes in a row close the window (decision 8).

    ``player`` may act now; ``passed`` is whether the other one has just passed.
    """
    if (yield from settle(match)):
        return Call(standing_by, then=window(name, player, passed))
    rule, following = WINDOWS[name]
    chosen = PASS
    if player not in PASSING.of(match):
        options = window_options(match, player)
        if may_act(match, player, options):
            chosen = yield from ask(player, rule, _prompt(match, name, player), options)
    if chosen is PASS_ON:
        PASSING.set(match, (*PASSING.of(match), player))
    if chosen in (PASS, PASS_ON):
        return Frame(following) if passed else window(name, 1 - player, True)
    something_happens(match)
    yield from act(match, player, chosen)
    return window(name, 1 - player, False)


_RESPONDING: Final = {name: Message("ask-window", {"window": name.replace(" ", "-")}) for name in WINDOWS}
_IN_MAIN_PHASE: Final = {
    name: Message("ask-main-phase", {"window": name.replace(" ", "-")})
    for name in WINDOWS
    if name.startswith("main phase")
}


def _prompt(match: Match, window: str, player: int) -> Message:
    """What a player is asked in a window: in the turn player's own main phases there is more to do than to respond."""
    own = _IN_MAIN_PHASE.get(window) if player == match.state.turn_player else None
    return own or _RESPONDING[window]


@step
def begin_battle_phase(match: Match) -> Procedure[Following]:
    """4.3.1. The battle phase begins, but for the first turn of the game, which goes on to its end (also 4.4.1)."""
    if match.state.turn == 1:
        return end_of_turn.frame
    begin_phase(match, "battle phase")
    verbs.beginning(match, "battle phase")
    return (yield from after_check_timing(match, open_window(match, "before the attack")))


@step
def end_of_turn(match: Match) -> Procedure[Following]:
    """4.5. Effects of the end of the turn, the hand limit of both players, the end of durations, the next player."""
    state = match.state
    player = state.turn_player
    begin_phase(match, "end of turn")
    match.announce(Event("end of turn", player=player))  # 4.5.1
    yield from check_timing(match)
    while any(len(field.hand(match, seat)) > HAND_LIMIT for seat in (0, 1)):  # decision 23
        for seat in (player, 1 - player):
            yield from actions.discard_down_to(match, seat, HAND_LIMIT, "4.5.2")
        yield from check_timing(match)
    for duration in ("turn", "battle", "next battle"):  # decision 22: what waits for a battle waits no longer
        verbs.expire(match, duration)  # 4.5.3
    forget(match, match.rulebook.forgotten_by_turn)
    state.turn += 1
    state.turn_player = 1 - player  # 4.5.4
    match.changed(TURN)
    return start_of_turn


def begin_phase(match: Match, phase: str) -> None:
    """Note which phase the turn is in; whoever passed on is asked again."""
    PHASE.set(match, phase)
    something_happens(match)
