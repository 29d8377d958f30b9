"""Cards of several faces, from OCTGN: the halves of a twinpact, and what is on the other side."""

from pathlib import Path

import pytest
from click.testing import CliRunner

from engine.cli import main
from engine.games import rulebooks
from engine.games.duel_masters.cards import CardRow, load_cards
from engine.games.duel_masters.prints.faces import faces
from engine.games.duel_masters.prints.rows import row
from engine.importing.cards import game_of, import_cards
from engine.importing.imported import DECLINED, INCOMPLETE, PLAYABLE, Imported
from engine.importing.sources import read_source
from engine.kernel.match import Match
from engine.kernel.rulebook import Deck
from tests.games.duel_masters.positions import Zones, table
from tests.importing.files import TWINPACT, WEAPON

DUEL_MASTERS = rulebooks()["duel_masters"]


def imported(text: str) -> Imported:
    source = read_source("set.xml", text.encode())
    assert game_of(source) is DUEL_MASTERS
    (card,) = import_cards(DUEL_MASTERS, source, {}, {})
    return card


def test_a_twinpact_is_one_card_of_two_halves() -> None:
    card = imported(TWINPACT)
    assert (card.status, card.number, card.name) == (PLAYABLE, "DMX-99/7", "Fern Courier / Long Rain")
    defined = DUEL_MASTERS.read_cards(card.rows)
    assert sorted(defined) == ["DMX-99/7", "DMX-99/7a", "DMX-99/7b"]
    whole, creature, spell = defined["DMX-99/7"], defined["DMX-99/7a"], defined["DMX-99/7b"]
    assert whole.name == card.name
    assert whole.values["civilizations"] == {"nature", "water"}
    assert (creature.kind, creature.values["power"], creature.text) == ("creature", 3000, "Blocker")
    assert (spell.kind, spell.values["costs"], spell.text) == ("spell", (5,), "Draw two cards.")


def test_a_weapon_and_the_creature_on_its_other_side_are_one_card() -> None:
    card = imported(WEAPON)
    assert (card.status, card.number) == (PLAYABLE, "DMX-99/2a")
    front, back = card.rows
    assert (front["number"], front["other_sides"]) == ("DMX-99/2a", ["DMX-99/2b"])
    assert (back["number"], back["other_sides"], back["side"]) == ("DMX-99/2b", ["DMX-99/2a"], "b")
    assert back["power"] == 9000


def test_what_is_wrong_with_one_face_is_wrong_with_the_card() -> None:
    declined = imported(TWINPACT.replace("Draw 2 cards", "Hum 2 cards"))
    assert (declined.status, declined.rows) == (DECLINED, ())
    assert "hum" in declined.why.lower()
    incomplete = imported(WEAPON.replace("9000+", ""))
    assert (incomplete.status, incomplete.why, incomplete.rows) == (INCOMPLETE, "power", ())
    unknown = imported(WEAPON.replace("Dragheart Creature", "Dragheart Song"))
    assert "Dragheart Song" in unknown.why


@pytest.mark.parametrize(("text", "numbers"), [(TWINPACT, 3), (WEAPON, 2)])
def test_all_faces_are_written_and_written_again(tmp_path: Path, text: str, numbers: int) -> None:
    cards, written = tmp_path / "set.xml", tmp_path / "ours.toml"
    cards.write_text(text, encoding="utf-8")
    for _ in range(2):
        result = CliRunner().invoke(main, ["import", str(cards), "--set", str(written)])
        assert "2 cards are in" in result.output
        assert len(load_cards({"ours.toml": written.read_text(encoding="utf-8")})) == numbers


def test_a_deck_may_have_them() -> None:
    book = DUEL_MASTERS.with_cards(DUEL_MASTERS.read_cards([*imported(TWINPACT).rows, *imported(WEAPON).rows]))
    starter = book.decks.starters()[0].deck
    number, copies = starter.listed("main")[0]
    main_deck = {**starter.sections["main"], "DMX-99/7": copies}
    del main_deck[number]
    deck = Deck({**starter.sections, "main": main_deck, "hyperspatial": {"DMX-99/2a": 1}})
    assert book.faults_in(deck) == []
    match = Match.begin(book, [deck, deck], b"seed")
    assert {"DMX-99/7", "DMX-99/2a"} <= {card.number for card in match.state.definition}


@pytest.mark.parametrize(
    ("printed", "supertypes"),
    [
        ("Exile Creature", {"exile"}),
        ("Evolution Psychic Creature", {"evolution", "psychic"}),
        ("Star Max Evolution Creature", {"star max", "evolution"}),
        ("Forbidden Creature", {"forbidden"}),
        ("G-Neo Creature", {"neo", "G-neo"}),
        ("G-Neo Dream Creature", {"neo", "G-neo", "dream"}),
        ("Evolution Dream Creature", {"evolution", "dream"}),
        ("Neo Gacharange Creature", {"neo", "gacharange"}),
    ],
)
def test_types_of_print_are_types_and_supertypes(printed: str, supertypes: set[str]) -> None:
    facts = {"type": printed, "civilizations": "Fire", "cost": "5", "power": "5000+", "name": "A name", "number": "7"}
    made = row(facts)
    assert (made.fields["type"], set(made.fields["supertypes"])) == ("creature", supertypes)
    CardRow(**made.fields)


def test_a_card_of_two_types_is_a_creature_and_a_tamaseed() -> None:
    facts = {"type": "Tamaseed / Creature", "civilizations": "Fire", "cost": "5", "power": "5000", "name": "A name"}
    made = row({**facts, "number": "7"})
    assert (made.fields["type"], made.fields["also"], made.fields["power"]) == ("creature", "tamaseed", 5000)
    CardRow(**made.fields)


KING = """<set name="Ours"><cards>
  <card id="4" name="Head of Ash">
    <property name="Civilization" value="Fire" /><property name="Cost" value="0" />
    <property name="Type" value="King Cell" /><property name="Rules" value="" />
    <property name="Number" value="4a" /><property name="Set" value="DMX-99 Ours Alone" />
  </card>
  <card id="5" name="Hand of Ash">
    <property name="Civilization" value="Nature" /><property name="Cost" value="0" />
    <property name="Type" value="King Cell" /><property name="Rules" value="" />
    <property name="Number" value="5a" /><property name="Set" value="DMX-99 Ours Alone" />
  </card>
  <card id="6" name="King of Ash">
    <property name="Civilization" value="Fire/Nature" /><property name="Cost" value="4" />
    <property name="Type" value="King Creature" /><property name="Race" value="Giant" />
    <property name="Power" value="20000" />
    <property name="Rules" value="&#9632; If you have the 2 King Cells of &quot;Head of Ash&quot; and &quot;Hand of Ash&quot; in your hand or mana zone, you may pay this creature's cost to combine them and summon this King Creature.&#10;{TRIPLE BREAKER}" />
    <property name="Number" value="4b" /><property name="Set" value="DMX-99 Ours Alone" />
  </card>
</cards></set>"""  # noqa: E501


def test_a_king_creature_names_its_cells_which_are_used_together() -> None:
    found = list(import_cards(DUEL_MASTERS, read_source("set.xml", KING.encode()), {}, {}))
    assert [card.status for card in found] == [PLAYABLE] * 3
    assert found[2].rows[0]["cells"] == ["Head of Ash", "Hand of Ash"]
    assert found[2].rows[0]["text"] == "Triple breaker"
    cards = DUEL_MASTERS.read_cards([row for card in found for row in card.rows])
    hand: Zones = {"hand:0": ["DMX-99/4a", "Nothing"], "mana zone:0": ["Both"] * 3}
    assert table(hand, *cards.values()).offered == ["pass"]
    match = table({**hand, "mana zone:0": ["DMX-99/5a", *["Both"] * 3]}, *cards.values()).answer("summon:DMX-99/4a")
    assert match.names("B1:0") == ["King of Ash"]
    assert match.names("linked:0") == ["Hand of Ash"]


def test_a_king_creature_that_does_not_name_its_cells_lacks_them() -> None:
    king = KING[: KING.index("<card ")] + KING[KING.rindex("<card ") :]
    said = king[king.index("&#9632;") : king.index("{TRIPLE")]
    card = imported(king.replace(said, ""))
    assert (card.status, card.why) == (INCOMPLETE, "cells")


@pytest.mark.parametrize(
    ("printed", "supertypes"), [("D2 Field", {"D2"}), ("Historic Field", set()), ("DG Field", set())]
)
def test_of_the_fields_only_those_that_drive_each_other_out_have_a_supertype(
    printed: str, supertypes: set[str]
) -> None:
    made = row({"type": printed, "civilizations": "Fire", "cost": "5", "name": "A name", "number": "7"})
    assert (made.fields["type"], set(made.fields["supertypes"])) == ("field", supertypes)


def test_several_of_the_cards_own_name_are_those_that_are_called_so() -> None:
    for called in ('"Brass Crabs"', "'Brass Crabs'", "Brass Crabs"):
        text = f"Untap all your creatures except {called}."
        (face,) = faces({"name": "Brass Crab", "type": "Creature", "text": text}, [])
        assert face["text"] == 'Untap all your creatures not named "Brass Crab".'


def test_a_text_that_writes_the_cards_own_name_otherwise_means_that_name() -> None:
    text = "Take a 'Brass crab No.2' from your deck, or a 'Brass Crab No.3'. Your opponent's creatures stay."
    (face,) = faces({"name": "Brass, Crab No.2", "type": "Creature", "text": text}, [])
    assert face["text"] == text.replace("Brass crab No.2", "Brass, Crab No.2")


def test_a_name_that_ends_in_a_mark_is_meant_where_it_is_written_otherwise() -> None:
    (face,) = faces({"name": "Hurrah!", "type": "Spell", "text": "Take a 'HURRAH!' from your deck."}, [])
    assert face["text"] == "Take a 'Hurrah!' from your deck."
