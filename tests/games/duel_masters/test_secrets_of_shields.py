"""406.2: what lies face up among the shields everybody sees, and nothing else of them, whatever is done with them."""

from __future__ import annotations

import random
from typing import Any, Final

import pytest

from engine.games.duel_masters import field, zones
from engine.games.duel_masters.cards import read_cards
from engine.games.duel_masters.rulebook import RULEBOOK
from engine.kernel.codec import digest, load, save
from engine.kernel.match import Match
from engine.kernel.rulebook import Deck
from engine.kernel.views import view
from engine.players.playout import random_answers
from tests.properties.test_secrecy import moments, permuted, received


def _row(name: str, *text: str, **more: Any) -> dict[str, Any]:
    row = {"number": name, "name": name, "civilizations": ["fire"], "cost": 1, **more}
    return {**({} if "power" in row else {"type": "spell"}), **row, "text": "\n".join(text)}


HELPS: Final = "While this creature is face up in your shield zone, all of your creatures get +1000 power."
BOOK: Final = RULEBOOK.with_cards(
    read_cards(
        [
            _row("Raise", "Add the top card of your deck to your shields face up."),
            _row("Keep", "Shield trigger", "Add a card from your hand to your shields face down."),
            _row("Light", "Turn one of your opponent's shields face up."),
            _row("Dark", "Turn all cards of all of your face-up shields face down."),
            _row("Stack", "Put one of your opponent's creatures on a shield of its owner face up."),
            _row("Mix", "Shuffle your shields."),
            _row("Dig", "Choose a face-up card from any player's shield zone, and put it into its owner's graveyard."),
            _row("Goer", "Shield go", HELPS, power=2000),
            _row("Runner", "Speed attacker", "Double breaker", power=3000),
            _row("Sink", "Add one of your creatures to your shields face down."),
            _row("Leaver", "When this creature leaves the battle zone, you may draw a card.", power=1000),
            _row("Drawer", "When this creature is put face up into your shield zone, draw a card.", power=1000),
        ]
    )
)
DECK: Final = Deck({"main": dict.fromkeys(sorted({row for row in BOOK.cards() if row not in RULEBOOK.cards()}), 4)})
VIEWERS: Final = (0, 1, None)


def begun(number: int) -> Match:
    return Match.begin(BOOK, [DECK, DECK], b"shields %d" % number)


@pytest.mark.slow
@pytest.mark.rule("406.2")
@pytest.mark.parametrize("number", range(6))
def test_everybody_sees_what_lies_face_up_and_nothing_else(number: int) -> None:
    match = begun(number)
    open_ones = 0
    for given, _ in enumerate(random_answers(match, b"answers %d" % number)):
        state = match.state
        for place in [zone for player in (0, 1) for zone in field.shields(match, player)]:
            assert place.kind is zones.SHIELD
            lying = [None if state.face_down[card] else state.definition[card] for card in match.cards(place)]
            open_ones += len(lying) - lying.count(None)
            for viewer in VIEWERS:
                shown = [viewer in state.shown.get(card, ()) for card in match.cards(place)]
                seen = view(match, viewer).zones[place.name].cards
                known = [each.definition for each, is_shown in zip(seen, shown, strict=True) if not is_shown]
                assert known == [each for each, is_shown in zip(lying, shown, strict=True) if not is_shown]
        if given % 5 == 0:
            assert digest(load(BOOK, save(match)).state) == digest(state)
    assert open_ones


@pytest.mark.property
@pytest.mark.parametrize("number", range(3))
def test_permuting_hidden_cards_changes_nothing_that_is_received(number: int) -> None:
    chance, compared = random.Random(number), 0
    dealing = {BOOK.first_step.name}
    for count, moment in enumerate(moments(begun(number), bytes([number]) * 16)):
        if count % 4 or dealing.intersection(frame.step for frame in moment.match.checkpoint.state.stack):
            continue
        viewer = VIEWERS[count // 4 % 3]
        other = moment.again(permuted(moment.match, viewer, chance), viewer)
        if other is not None:
            assert received(other, viewer) == received(moment.actual, viewer)
            compared += 1
    assert compared
