"""Decks as people have them, of printed cards that an admin has imported, are registered and played to the end.

The printed cards are not a part of the project: these tests run where they lie beside it.
"""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from sandbox import Upload
from sandbox.reading import text_of
from tests.e2e.bots import Running
from tests.e2e.people import WHOLE_MATCH, Player, begin, is_result, play_on, register
from tests.games.kits import kit_of
from tests.patience import SECONDS

PRINTED = Path(__file__).parents[3] / "shared" / "cards" / "real-texts"

pytestmark = [pytest.mark.e2e, pytest.mark.skipif(not PRINTED.is_dir(), reason="there are no printed cards here")]

PALADINS = """
First vanguard: Stardust Trumpeter
Grade 1
4 Flash Shield, Iseult
4 Little Sage, Marron
4 Pongal
2 Young Pegasus Knight
Grade 2
4 High Dog Breeder, Akane
4 Knight of Truth, Gordon
3 Covenant Knight, Randolf
Grade 3
4 Soul Saver Dragon
4 Demon Slaying Knight, Lohengrin
Triggers
4 Bringer of Good Luck, Epona
4 Flogal
4 Weapons Dealer, Govannon
4 Yggdrasil Maiden, Elaine
"""

BLUE_AND_BLACK = """
4 Aqua Hulcus
4 Marine Flower
4 Emergency Typhoon
4 Aqua Vehicle
4 Spiral Gate
4 Scissor Eye
4 Terror Pit
4 Bone Assassin, the Ripper
4 Dark Clown
4 Brain Serum
"""


def database_of(deck: str, file: str) -> bytes:
    """The cards of a deck as a database has them: reading all of it takes longer than a test should."""
    cards = json.loads((PRINTED / file).read_bytes())
    return json.dumps([card for card in cards if f" {card['name']}\n" in deck]).encode()


@WHOLE_MATCH
@pytest.mark.parametrize(
    ("game", "deck", "file", "of_file"),
    [
        ("vanguard", PALADINS, "vanguard.cgs.json", "Soul Saver Dragon"),
        ("duel_masters", BLUE_AND_BLACK, "duel-masters-classic.json", "Aqua Vehicle"),
    ],
)
async def test_a_deck_of_printed_cards_is_played_to_the_end(
    running: Running, game: str, deck: str, file: str, of_file: str
) -> None:
    alice, bob, dora = (running.sandbox.person(name) for name in ("Alice", "Bob", "Dora"))
    table, kit = running.sandbox.channel("table"), kit_of(game)
    assert of_file not in {card.name for card in kit.rulebook.cards().values()}
    await dora.command(table, "cards import", file=Upload("printed.json", database_of(deck, file)))
    await dora.wait_for_message(lambda message: "can be played" in text_of(message), SECONDS)
    for person, name in ((alice, "Hers"), (bob, "His")):
        assert f"**{name}** is kept as a deck" in await register(person, table, name, deck, game=game)
    thread = await begin(running.sandbox, alice, bob, ("Hers", "His"), game=game)
    players = [Player(alice, kit.eager), Player(bob, kit.yielding)]
    await play_on(players, lambda _: any(is_result(message) for message in alice.messages(thread)))
    over = await running.bot.host.match_view(1, None)
    assert over.view.outcome is not None
    assert over.view.outcome.reason != "concession"
