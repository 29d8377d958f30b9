"""Slips of the pen: letters, marks and grammar, put right."""

from __future__ import annotations

from typing import Final

from engine.language.prints.rewording import rewordings

_CIVILIZATION: Final = "light|water|darkness|fire|nature"

SLIPS: Final = rewordings(
    (r"^([^{}]*)[{}](?=[^{}]*$)", r"\1"),
    (r"\b(power|put an?) \1\b", r"\1"),
    (r"\N{ACUTE ACCENT}", "'"),
    (r"(?<=n)[\"`](?=t\b)", "'"),
    (r"\b(return|put) (to|into) (its|their) (owner'?s?)\b", r"\1 it \2 \3 \4"),
    (r"\b(to|into) it (?=owner's\b)", r"\1 its "),
    (r"\byour opponents (?=(?:\w+ )?(?:creatures?|shields?)\b)", "your opponent's "),
    (
        r"\b([Oo]ne|[Aa]ny|\d+) of your opponent's ((?:\w+ )?creature)(?:'s)?(?= (?:that|and|in|with)\b)",
        r"\1 of your opponent's \2s",
    ),
    (r"\bmay (?:make|may) (?=[a-z])", "may "),
    (r"\bdoes not\b", "doesn't"),
    (r"\byour(?=(?:graveyard|deck|hand|shields|mana zone)\b)", "your "),
    (r"\bfrom you (?=(?:graveyard|deck|hand)\b)", "from your "),
    (r"\ba(?=(?:dragheart|Knight)\b)", "a "),
    (r"\bput in (?=(?:your|their|its owner's) (?:mana zone|graveyard)\b)", "put into "),
    (
        (
            r"^(When(?:ever)? [^,.]{5,70}?\b(?:attacks|blocks|spell|creature|destroyed|battle zone|leaves)) "
            r"(?=you (?:may|look|draw)\b)"
        ),
        r"\1, ",
    ),
    (r"^(When(?:ever)? [^,.]{5,90}, if [^,.]{5,80}?) (?=you may [a-z]+\b)", r"\1, "),
    (r"\bput into a players graveyard\b", "put into a player's graveyard"),
    (r"\bBattle Zone\b", "battle zone"),
    (r"\b([Mm])ulti-colored\b", r"\1ulticolored"),
    (r"\b([Yy]our) opponents (?=(?:next turn|mana zone|hand|graveyard|deck)\b)", r"\1 opponent's "),
    (r"\b([Yy]our opponent)(?=puts\b)", r"\1 "),
    (r"\b(and|has|have|the)(?=(?:blocker|battle zone)\b)", r"\1 "),
    (r"(?<![\w+-])([+-]) (?=\d{4,} power\b)", r"\1"),
    (r"\b([Yy]ou can't use) (?:its|that) (shield trigger)(?: ability)?(?=\.)", r"\1 the \2"),
    (r"^Strike back: Strike Back: ", "Strike back: "),
    (r"\bChose (?=an? |one |up to )", "Choose "),
    (r"(?<=[\w)\"]),?\.\.?$", "."),
    (r"\b([Ii]f) this (?=an? N(?:eo|EO)\b)", r"\1 this is "),
    (r"\bin addition to it's other\b", "in addition to its other"),
    (r"\b([Pp]ut) the top of (?=your (?:opponent's )?deck into\b)", r"\1 the top card of "),
    (r"\bcreatures with (?=(?:blocker|slayer|speed attacker)\b)", "creatures that have "),
    (
        r"\b([Ww]hen(?:ever)? you put (?:this|an?|another) [^,.]{3,40}?) in the battle zone(?=,)",
        r"\1 into the battle zone",
    ),
    (
        r"\b[Ww]hen this creature is put in(?:to)? the battle zone(?=,)",
        "When you put this creature into the battle zone",
    ),
    (r"\b([Yy])ou opponent\b", r"\1our opponent"),
    (r"\b([Yy])our may\b", r"\1ou may"),
    (r"\b(into|in|from) battle zone\b", r"\1 the battle zone"),
    (r"\b([Ww])hen you put this creature is put into\b", r"\1hen you put this creature into"),
    (r"\b([Aa])t the end each of\b", r"\1t the end of each of"),
    (r"(?<=\w) in this way\b", " this way"),
    # cards of two civilizations are called multicolored
    (rf"\b([Aa])ll ({_CIVILIZATION}) ({_CIVILIZATION}) (?=(?:cards|creatures|spells)\b)", r"\1ll \2 and \3 "),
    (r"\bcan only attack if\b", "can't attack unless"),
    (r"\ball those creature\b", "all those creatures"),
    (r"\b([Pp])layer's can't\b", r"\1layers can't"),
    (r"\bhigher power then each\b", "higher power than each"),
    (r"\b(\d+) of less\b", r"\1 or less"),
    (r"\b(creature|less|[Dd]ragon|field)(?=(?:and|from|into|gets|costs) )", r"\1 "),
    (r"\bunless its (?=(?:linked|crossed)\b)", "unless it's "),
    (r"\bif its (?=not |the )", "if it's "),
    (r"\b([Ii])f its not ", r"\1f it's not "),
    (r"\bin it's (?=race|name)", "in its "),
    (r"\bwhen its (?=(?:discarded|destroyed|tapped)\b)", "when this creature is "),
    (r"\b([Ii]f that card)s (?=an? )", r"\1's "),
    (r"\bfrom among your deck\b", "from your deck"),
    (r"^(When[^,.]{5,60} leaves)\. (?=you\b)", r"\1, "),
    (r"(?<=,)(?=this turn\b|you may\b)", " "),
    (r"\bit's (?=other races\b)", "its "),
    (r"\b([Ww])henever your draw\b", r"\1henever you draw"),
    (r"\b([Ii])f its (?=an? )", r"\1f it's "),
    (r"^When you put this creature in the battle zone\b", "When you put this creature into the battle zone"),
    (r"\b([Yy])our opponents (?=non-|(?:mana zone|hand|graveyard|deck)\b)", r"\1our opponent's "),
    (r"\bNeo [Cc]reature(?=s?\b)", "NEO creature"),
    (r"\beach opponent(?='s\b| [a-z])", "your opponent"),
    (r"\bEach opponent(?='s\b| [a-z])", "Your opponent"),
    (r"^(Evolution)\N{LATIN SMALL LETTER A WITH CIRCUMFLEX}\N{EURO SIGN}\"(?=Put)", r"\1: "),
)
