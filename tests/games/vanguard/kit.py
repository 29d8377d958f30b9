"""Vanguard for the tests of every game: random legal decks, how matches end, and what people write and click."""

from __future__ import annotations

from hypothesis import strategies as st

from engine.games.vanguard import RULEBOOK
from engine.games.vanguard.decks import COPIES, G_SIZE, MAIN_SIZE, SENTINELS, TRIGGERS
from engine.games.vanguard.gifts import PROTECT_NUMBER
from engine.games.vanguard.gyze import OTHER_SIDE
from engine.kernel.definitions import CardDefinition
from engine.kernel.rulebook import Deck
from tests.games.kit import Kit
from tests.games.vanguard.hostile import HANDY, HOSTILE

CARDS = sorted(RULEBOOK.cards().values(), key=lambda card: card.number)
TRIGGER_UNITS = [card for card in CARDS if card.values["trigger"] is not None]
HEALS = [card for card in TRIGGER_UNITS if card.values["trigger"] == "heal"]
OTHER_TRIGGERS = [card for card in TRIGGER_UNITS if card not in HEALS]
UNITS = [card for card in CARDS if card.kind == "normal unit"]
SENTINEL_UNITS = [card for card in UNITS if "sentinel" in card.values["keywords"]]
OTHER_UNITS = [card for card in UNITS if card not in SENTINEL_UNITS]
G_UNITS = [card for card in CARDS if card.kind == "G unit" and OTHER_SIDE not in card.facts]
STARTERS = [card for card in (*UNITS, *TRIGGER_UNITS) if card.values["grade"] == 0]

TRIAL_DECK_01 = """\
// what the blue ones play
FV: Stardust Trumpeter

4x Crimson Butterfly, Brigitte
1x Knight of Conviction, Bors
2x Solitary Knight, Gancelot
4x Knight of Silence, Gallatin
1x Blaster Blade
3x Knight of the Harp, Tristan
4x Covenant Knight, Randolf
4x Little Sage, Marron
2x Wingal
4x Starlight Unicorn
4x Knight of Rose, Morgana

Triggers (16)
Bringer of Good Luck, Epona x4
Yggdrasil Maiden, Elaine x4
Weapons Dealer, Govannon x4
Flogal x4
"""

TRIAL_DECK_02 = """\
Main deck (50)
2 TD02/001
1 TD02/002
4 TD02/003
4 TD02/004
4 TD02/005
4 TD02/006
4 TD02/007
2 TD02/008
4 TD02/009
2 TD02/010
2 TD02/011
1 Lizard Runner, Undeux (first vanguard)
4 dragon dancer monica
4 LIZARD SOLDIER, GANLU
4 Dragon Monk, Genjo
4 Demonic Dragon Mage, Rakshasa
""".replace("\n", "\r\n")


@st.composite
def decks(draw: st.DrawFn) -> Deck:
    """A legal deck: any sixteen triggers with at most four heals, any other units with at most four sentinels.

    Any first vanguard or none is named, and any G deck or none comes with it.
    """
    heals, sentinels = draw(st.integers(0, 4)), draw(st.integers(0, SENTINELS))
    cards = _picked(draw, HEALS, heals) + _picked(draw, OTHER_TRIGGERS, TRIGGERS - heals)
    cards += _picked(draw, SENTINEL_UNITS, sentinels)
    cards += _picked(draw, OTHER_UNITS, MAIN_SIZE - TRIGGERS - sentinels)
    main = {card.number: cards.count(card) for card in cards}
    starts = [card.number for card in STARTERS if card.number in main]
    giants = _picked(draw, G_UNITS, draw(st.sampled_from([0, G_SIZE, draw(st.integers(0, G_SIZE))])))
    sections = {"main": main, "g": {card.number: giants.count(card) for card in giants}}
    deck = Deck(sections, draw(st.sampled_from([*starts, None])))
    assert not RULEBOOK.faults_in(deck)
    return deck


def _picked(draw: st.DrawFn, cards: list[CardDefinition], count: int) -> list[CardDefinition]:
    """``count`` cards, at most four of each."""
    copies = [card for card in cards for _ in range(COPIES)]
    chance = draw(st.randoms(use_true_random=False))
    return chance.sample(copies, count)


KIT = Kit(
    RULEBOOK,
    hostile=HOSTILE,
    handy=HANDY,
    decks=decks(),
    endings=frozenset({"9.2.2", "9.2.3", "9.2.4", "12.1.1.1"}),
    made=frozenset({PROTECT_NUMBER}),
    eager=("> ", "= ", "attack", "ride", "no", "none", "pass", "end", "call"),
    yielding=("none", "no", "do not", "pass", "end", "go to"),
    lists=(TRIAL_DECK_01, TRIAL_DECK_02),
)
