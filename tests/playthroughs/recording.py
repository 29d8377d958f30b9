"""Playing a match and writing down every decision, its options, what was answered and what a spectator sees change."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import resources
from pathlib import Path
from typing import Any, NamedTuple

from msgspec.structs import astuple

from engine.games import rulebooks
from engine.kernel.match import Match
from engine.kernel.rulebook import Rulebook
from engine.kernel.structs import Struct
from engine.kernel.views import CardView, View, ZoneView, view
from engine.players import PLAYERS, Chance
from engine.wording import Wording

PLAYED = (
    ("1", ("heuristic", "heuristic"), (0, 1)),
    ("2", ("heuristic", "heuristic"), (1, 1)),
    ("3", ("random", "heuristic"), (0, 1)),
    ("4", ("random", "random"), (1, 0)),
)
"""Of every game: seed, players, and which of its first two starter decks they play."""


class Playthrough(NamedTuple):
    """A match that is written down: game, seed, players and starter decks by seat."""

    game: str
    seed: str
    players: tuple[str, str]
    decks: tuple[str, str]

    @property
    def path(self) -> Path:
        """The file of this playthrough."""
        return folder_of(self.game) / f"{'-'.join(self.players)}-{'-'.join(self.decks)}-{self.seed}.txt"


def folder_of(game: str) -> Path:
    """Where the playthroughs of a game are: with its other tests, and those of an edition in a folder of their own."""
    folder = rulebooks()[game].folder
    recorded = Path(str(resources.files(f"tests.games.{folder}"))) / "playthroughs"
    return recorded if game == folder else recorded / game


def playthroughs(rulebook: Rulebook) -> list[Playthrough]:
    """The matches that are written down of a game: those of its first two starters, and one of each further pair."""
    keys = [starter.key for starter in rulebook.decks.starters()]
    pairs = list(zip(keys[2::2], keys[3::2], strict=False))
    return [
        *(
            Playthrough(rulebook.name, seed, players, (keys[first], keys[second]))
            for seed, players, (first, second) in PLAYED
        ),
        *(
            Playthrough(rulebook.name, str(seed), PLAYED[0][1], pair)
            for seed, pair in enumerate(pairs, len(PLAYED) + 1)
        ),
    ]


PLAYTHROUGHS = [playthrough for rulebook in rulebooks().values() for playthrough in playthroughs(rulebook)]


def recorded(playthrough: Playthrough) -> str:
    """The text of a playthrough, as the rules now have it."""
    return "\n".join(_lines(playthrough)) + "\n"


def _lines(playthrough: Playthrough) -> Iterator[str]:
    game, seed, names, decks = playthrough
    rulebook = rulebooks()[game]
    starters = {starter.key: starter.deck for starter in rulebook.decks.starters()}
    match = Match.begin(rulebook, [starters[key] for key in decks], seed.encode())
    players = [PLAYERS[name]() for name in names]
    words = Wording(rulebook)
    yield f"{rulebook.title} {rulebook.edition}, seed {seed}: {names[0]} ({decks[0]}) against {names[1]} ({decks[1]})"
    seen: dict[str, str] = {}
    told = answers = 0
    while True:
        assert match.log is not None
        lines = match.log.lines(None)
        yield from (f"  {words(line)}" for _, line in lines[told:])
        told = len(lines)
        yield from _changes(view(match, None), seen)
        if match.decision is None:
            break
        seat = match.decision.player
        mine = view(match, seat)
        yield from _question(match, mine)
        keys = players[seat].choose(mine, Chance(f"{seed}.{answers}".encode()))
        yield f"> {' '.join(keys) or '(nothing)'}"
        match.answer(keys)
        answers += 1
    outcome = match.state.outcome
    assert outcome is not None
    yield f"\nAfter {answers} answers: winner {outcome.winner}, rule {outcome.rule}, {outcome.reason}"


def _question(match: Match, mine: View) -> Iterator[str]:
    """What is asked, and everything that may be answered."""
    decision = match.decision
    assert decision is not None
    assert mine.decision is not None
    many = "" if decision.minimum == decision.maximum == 1 else f", {decision.minimum} to {decision.maximum}"
    flags = f"{', in order' if decision.ordered else ''}{', secret' if decision.secret else ''}"
    yield f"\n[seat {decision.player}, rule {decision.rule}{many}{flags}] {decision.prompt.text}"
    yield f"  {' '.join(match.keys)}"
    public = view(match, None)
    if public.asking is not None and public.asking.text != decision.prompt.text:
        yield f"  (others see rule {public.asking_rule}: {public.asking.text})"


def _changes(public: View, seen: dict[str, str]) -> Iterator[str]:
    """The zones and facts that a spectator sees otherwise than before."""
    now = {name: _zone(zone) for name, zone in public.zones.items()}
    now |= {f"({name})": _plain(value) for name, value in public.facts.items()}
    for name, text in now.items():
        if seen.get(name, "") != text:
            yield f"  {name} = {text or '-'}"
    seen.clear()
    seen.update(now)


def _zone(zone: ZoneView) -> str:
    """The cards of a zone, or how many there are if they are not seen."""
    shown = [_card(card) for card in zone.cards if card.definition is not None]
    hidden = zone.count - len(shown)
    return " | ".join(([f"{hidden} hidden"] if hidden else []) + shown)


def _card(card: CardView) -> str:
    assert card.definition is not None
    printed = card.definition.values
    values = {name: value for name, value in card.values.items() if printed.get(name, value) != value}
    more = [f"{name} {_plain(value)}" for name, value in sorted(values.items())]
    more += [word for word, holds in (("rested", card.rested), ("face down", card.face_down)) if holds]
    more += card.marks
    return f"{card.definition.name} ({'; '.join(more)})" if more else card.definition.name


def _plain(value: Any) -> str:
    """A value without what differs from one run to the next."""
    if isinstance(value, frozenset):
        return "/".join(sorted(map(str, value)))
    if isinstance(value, dict):
        return "; ".join(f"{name} {_plain(item)}" for name, item in value.items() if name != "guarding")
    if isinstance(value, Struct):
        value = astuple(value)
    if isinstance(value, tuple):
        return " ".join(map(_plain, value))
    return str(value)
