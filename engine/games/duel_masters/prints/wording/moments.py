"""When something happens, how often in a turn, and how long something is so."""

from __future__ import annotations

from typing import Final

from engine.language.prints.rewording import rewordings

_TURN: Final = "(?:Each turn|In each turn),"
_PUT: Final = r"an? ([^,.]{3,50}?)(?: into the battle zone)?"
_FIRST: Final = r"\1 into the battle zone, if it's the first \1"
"""What is put, and that it is the first such thing of the turn."""

_HAPPENS: Final = r"(?!you put an? )(?:this|one|any|an?|you|your) [^,.]{3,80}?"
"""What happens for the first time; of what a player puts it is said in another way (`_FIRST`)."""

_PLAYER_DOES: Final = r"(?:puts?|uses?|summons?|casts?) an?(?:other)? "
"""What a player does with a card, of which print says two in one."""

_CAST_AGAIN: Final = r"you may cast (?:it|this spell|that spell)(?: again)? from your graveyard for no cost\.$"
"""What one may do with a spell that was cast from the hand, and lies in the graveyard then."""

MOMENTS: Final = rewordings(
    (
        (
            r"^While (this creature is linked(?: with \d+ other [Gg]ods)?|you have an? [^,]{3,60}"
            r"|this creature is face up in your shield zone), (?=(?:when|whenever|at the) )"
        ),
        r"As long as \1: ",
    ),
    (
        rf"(?:^|(?<=: ))(If [^.]{{5,120}}, )?[Aa]fter you cast this spell from your hand, {_CAST_AGAIN}",
        r"When you have cast this spell out of your hand, \1you may cast it for no cost.",
    ),
    (
        (
            r"(?:^|(?<=: ))Whenever you cast a ([\w ]*spell) from your hand, (?:after you do, )?(if [^.]{5,120}, )?"
            rf"{_CAST_AGAIN}"
        ),
        r"When you have cast a \1 out of your hand, \2you may cast it for no cost.",
    ),
    (
        (
            rf"\b([Ww]hen(?:ever)? (you|your opponent|a player) {_PLAYER_DOES}[^,.]{{3,60}}?),? or "
            rf"(?={_PLAYER_DOES}[^,.]{{3,60}},)"
        ),
        r"\1 or whenever \2 ",
    ),
    (r"\b([Aa]t the end of (?:your turn|each of your turns)) (?=you may\b)", r"\1, "),
    (r"\b([Ww]henever your opponent [a-z]+ [^,.]{3,60}? during) their (?=turn,)", r"\1 your opponent's "),
    (
        (
            r"^(?:Each turn|Once per turn), when(?:ever)? you put (?:your|a) second "
            r"([^,.]{3,40}?)(?: into the battle zone)?, "
        ),
        r"Whenever you put a \1 into the battle zone, if it's the second \1 you put this turn, ",
    ),
    (
        r"\bif it's your (first|second|third) (\w+) put into the battle zone this turn(?=,)",
        r"if it's the \1 \2 you put this turn",
    ),
    (r"(?<=(?:this|that) turn,)(?=you\b)", " "),
    (r"\byou put (\d+ or more [^,.]{3,40}?) in the battle zone (?=this turn\b)", r"you put \1 into the battle zone "),
    (r"\bthey drew this turn\b", "your opponent drew this turn"),
    (
        (
            r"\byou and your opponent (play Gachinko Judge until you lose or stop)(?: yourself)?\. "
            r"(?:Then,? )?[Ff]or each time you win(?: Gachinko Judge)?, ([^\"()]+)\.$"
        ),
        r"\1, and for each win: (\2).",
    ),
    (r"\b(can't attack|can attack (?:players|your opponent)) (?=the turn (?:they are|it is|you) put\b)", r"\1 on "),
    (r"^Whenever (an? [^,.]{3,60}?) is summoned(?=,)", r"Whenever a player summons \1"),
    (
        r"\b(your opponent has [^,.]{5,60} in their hand,) they choose (a card from their hand) and discard it\b",
        r"\1 your opponent chooses \2 and discards it",
    ),
    (r"(, [a-z]+) and (?=untaps? at the end of\b)", r"\1, and "),
    (
        r"\b(gets? [^.,]{3,60}?) (until the end of the turn) and (untaps? at the end of the turn)\.",
        r"\1 and \3 \2.",
    ),
    (r"\bskip the rest of the turn\b(?! after)", "end the turn"),
    (
        r"^At the start of each player's turn, that player draws an? (?:(?:extra|additional) )?card\.$",
        "At the start of each turn, the turn player does this: draw a card.",
    ),
    (r"^At the end of the turn, untap this creature\.$", "At the end of each turn, untap this creature."),
    (
        (
            r"^When this creature is destroyed during your turn, (if [^,.]{5,80}, )?put it into the battle zone from "
            r"your graveyard at the end of (?:your|the) turn\.$"
        ),
        (
            r"When this creature is destroyed during your turn, \1at the end of the turn, put this creature from your "
            r"graveyard into the battle zone."
        ),
    ),
    (
        (
            r"\b([Ww]hen you put this (?:creature|card) face up into your (?:shields|shield zone))"
            r" or (?:into the )?battle zone\b"
        ),
        r"\1 or when you put this creature into the battle zone",
    ),
    (
        r"\b((?:doesn't|don't) untap at the start of) (?:his|their) next turn\b",
        r"\1 your opponent's next turn",
    ),
    (r"\bif it's for the first time this turn\b", "if it's the first attack this turn"),
    (r"\bif its the first attack\b", "if it's the first attack"),
    (r"\bAt the end of this turn\b", "At the end of the turn"),
    (
        rf"^(?:The )?[Ff]irst time (?:that )?({_HAPPENS}) (?:each|every|in each|in a) turn, ",
        r"Each turn, the first time \1, ",
    ),
    (r"^(?:The )?[Ff]irst time (?:each|every|in each) turn,? (?:that )?(?=\w)", "Each turn, the first time "),
    (rf"^{_TURN} the first time (this creature [^,.]{{1,60}}), ", r"Each turn, when \1 for the first time, "),
    (
        rf"^{_TURN} the first time (?:when(?:ever)? )?({_HAPPENS})(?: that turn)?, ",
        r"Each turn, when \1 for the first time, ",
    ),
    (
        rf"^During (your(?: opponent's)? turn), the first time (?:when(?:ever)? )?({_HAPPENS})(?: that turn)?, ",
        r"Each turn, during \1, when \2 for the first time, ",
    ),
    (
        rf"^During (your(?: opponent's)? turn), when(?:ever)? ({_HAPPENS}) for the first time, ",
        r"Each turn, during \1, when \2 for the first time, ",
    ),
    (
        rf"^{_TURN} ([^,.]{{1,60}}) the first time (?:it is|it's|this creature is) tapped\.$",
        r"Each turn, when this creature becomes tapped for the first time, \1.",
    ),
    (
        (
            rf"^{_TURN} (?:(?:whenever|when|the first time) )((?:one|any) of your(?: opponent's)? creatures)"
            r" attacks(?: for the first time)?, "
        ),
        r"Whenever \1 attacks, if it's the first attack this turn, ",
    ),
    (
        r"^(At the (?:start|end) of [^,.]{1,60}, if this [^,.]{1,80}, (?:you may )?[a-z]+) it\b",
        r"\1 this creature",
    ),
    (r"\bfor the first time in a turn\b", "for the first time each turn"),
    (
        r"^During your opponent's turn, if this (\w+) would be discarded from your hand, ",
        r"When this \1 would be discarded from your hand during your opponent's turn, ",
    ),
    (r"(would be discarded from your hand during your opponent's turn) (?=you may)", r"\1, "),
    (
        r"\bWhenever (that creature) ([^.,]{1,40}) this turn, ([^.]*)\.",
        r'\1 gets "Whenever this creature \2, \3." until the end of the turn.',
    ),
    (r"\b(attacks?|blocks?) (?:this|that) turn if able\b", r"\1 if able this turn"),
    (r"^When you cast this spell, ", ""),
    (r"^Whenever you are attacked(?: by a creature)?, ", "Whenever one of your opponent's creatures attacks you, "),
    (r"^(Whenever this creature (?:attacks|blocks|wins a battle)) while linked, ", r"\1, if this creature is linked, "),
    (
        r"\b([Ww]henever your opponent would choose a creature)( in the battle zone)? with a spell effect,",
        r"\1\2 by a spell effect,",
    ),
    (
        r"\b[Yy]our opponent can't choose this creature with spells\.",
        "Whenever your opponent would choose a creature by a spell, they can't choose this one.",
    ),
    (r"^Super shield trigger: (?=[A-Z])", "Super: "),
    (
        r'^When you put this creature (?:into the battle zone )?with "[Rr]evolution [Cc]hange"(?=,)',
        "When this creature comes by revolution change",
    ),
    (
        r"^When you put this creature(?: into the battle zone)?, if it wasn't summoned(?=,)",
        "When this creature comes without summoning",
    ),
    (r"\bthe opponent's next turn\b", "your opponent's next turn"),
    (r"\buntil the end of that turn\b", "until the end of the turn"),
    (r"\b([Dd]uring your opponent's next turn, )they (?=can't\b)", r"\1your opponent "),
    (
        r"\b(It gets speed attacker) and returns to your hand at the end of the turn\.",
        r"\1. At the end of the turn, return it to your hand.",
    ),
    (r", [Oo]therwise,? (?=put (?:it|that card) into )", ". Otherwise, "),
    (r"^(Your opponent can't [^.]*) during their next turn(?=\.)", r"\1 during your opponent's next turn"),
    (r"^(When(?:ever)? you put an?(?:other)? [^,.]{3,90}?) in the battle zone(?=,)", r"\1 into the battle zone"),
    (
        r"^(When(?:ever)? you put this creature or another [^,.]{3,90}?) in the battle zone(?=,)",
        r"\1 into the battle zone",
    ),
    (r"^When you put this creature or it leaves(?=,)", "When you put this creature or when it leaves"),
    # 104.2: who would win makes the other one lose
    (r"\b([Yy]ou would lose the game) or your opponent would win(?: the game)?(?=,)", r"\1"),
    (
        r"^When(?:ever)? you put this creature (?:into the battle zone )?or attacks, ",
        "When you put this creature into the battle zone or whenever it attacks, ",
    ),
    (
        r"^When you put this as an evolution creature or it becomes an evolution source, ",
        "When this creature comes as an evolution creature or when this creature evolves, ",
    ),
    (r"^When you put this as an evolution creature, ", "When this creature comes as an evolution creature, "),
    (
        (
            r"^When this (?:card|creature|tamaseed) is put into your graveyard, if just before "
            r"(?:it was put in your graveyard )?it was in the battle zone, "
        ),
        "When this creature comes to your graveyard out of the battle zone, ",
    ),
    (
        r"^When this (?:card|creature|tamaseed) is put into your graveyard from anywhere, (?!.*\binstead\b)",
        "When this creature comes to your graveyard, ",
    ),
    # 310.8a: what goes with the creature is not destroyed
    (r"\b([Tt]his aura) would be put into your graveyard from the battle zone\b", r"\1 would be put into a graveyard"),
    (
        r"\b([Tt]his aura) is put into your graveyard from the battle zone\b",
        r"\1 comes to your graveyard out of the battle zone",
    ),
    (
        r"^When you put this card from your hand into your mana zone, untap it\b",
        "When this card comes to your mana zone out of your hand, untap this card",
    ),
    (r"^When you put this card into your mana zone, ", "When this card comes to your mana zone, "),
    (
        r"\b[Ww]henever your opponent puts (an? [^.,]{3,60}?)(?: in (?:any|a) way)? except by summoning, ",
        r"Whenever your opponent puts \1 without summoning, ",
    ),
    (
        r"^During (your(?: opponent's)? turn), [Ww]hen(?:ever)? ([^,]{3,90} would [^,]{3,120}), (?=.* instead\b)",
        r"When \2 during \1, ",
    ),
    (r"^If ([^,.]{3,90} would (?:be destroyed|leave)\b[^,.]{0,60}), (?=.* instead\b)", r"When \1, "),
    (r"^If you would draw a card, (?=.* instead\b)", "When you would draw a card, "),
    (r"\b([Ii])f you cast a spell this turn\b", r"\1f you have cast a spell this turn"),
    (
        r"^(When(?:ever)? you put an? [^,.]{3,40}?) into the battle zone (that (?:costs?|has) [^,.]{3,60}), ",
        r"\1 \2 into the battle zone, ",
    ),
    (r"^(Whenever this creature attacks, .*) until the end of your turn\b", r"\1 until the end of the turn"),
    (
        r"^(Whenever (?:this creature|one of your creatures) attacks, .*) at the end of your turn\b",
        r"\1 at the end of the turn",
    ),
    (r"\bOnce during your turn, (?=you may summon\b)", "Once per turn, "),
    (r"\buntil end of turn\b", "until the end of the turn"),
    (
        rf"^Each turn, when(?:ever)? you put {_PUT} for the first time, ",
        rf"Whenever you put a {_FIRST} you put this turn, ",
    ),
    (
        rf"^Each turn, the first time (?:when(?:ever)? )?you put {_PUT}, ",
        rf"Whenever you put a {_FIRST} you put this turn, ",
    ),
    (
        rf"^Each turn, when(?:ever)? your opponent puts {_PUT} for the first time, ",
        rf"Whenever your opponent puts a {_FIRST} your opponent put this turn, ",
    ),
    (
        rf"^When(?:ever)? your opponent puts {_PUT} for the first time each turn, ",
        rf"Whenever your opponent puts a {_FIRST} your opponent put this turn, ",
    ),
    (
        r"^(When(?:ever)? this creature attacks for the first time each turn), untap it if it's ([^.]{5,60})\.$",
        r"\1, if this creature is \2, untap this creature.",
    ),
    (
        r"^(When(?:ever)? this creature attacks for the first time each turn), untap it if ([^.]{5,90})\.$",
        r"\1, if \2, untap this creature.",
    ),
)
