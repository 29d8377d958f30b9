"""203. The races that texts name, and the words that several races have in common."""

from __future__ import annotations

from typing import Final

from engine.language.phrases import WordList

_LISTED: Final = """
ACE, Abyss Baby, Abyss Channel, Abyss Chimera, Abyss Dragon, Abyss Kas, Abyss Royale, Abyss Sisters, Adamunit,
Alien, Angel Command, Angel Command Dragon, Angel Dragon, Apollonia Dragon, Arc Seraphim, Armored Arts, Armored
Cosmo Walker, Armored Dragon, Armored Dreammate, Armored Fire Bird, Armored Hedrian, Armored Human, Armored
Initiate, Armored Metallica, Armored Samurai, Armored Sonic Command, Armored Wyvern, Armoredon, Armorloid, Azure
Abyss, Balloon Mushroom, Beast Command, Beast Folk, Beast Folk Dragon, Beast Folk Go, Beat Jockey, Berserker,
Berserker Dragon, Big Muscle, Bikkuri Kingdom, Black Command Dragon, Blue Command Dragon, Blue Monster, Bouken
Kingdom, Brain Jacker, Brave Spirit, Cat, Chimera, Colony Beetle, Corocoroyale, Cosmo Walker, Creator, Crystal
Command Dragon, Crystal Dragon, Curry Bread, Cyber Cluster, Cyber Command, Cyber Command Dragon, Cyber Lord,
Cyber Moon, Cyber Virus, Cyber Virus Kai, Dangerous Abyss, Dark Knightmare, Dark Lord, Dark Monster, Death
Puppet, Death Puppet's Gathering, Deep Marine, Deletron, Demon Command, Demon Command Dragon, Demon Dragon,
Demon's Legacy, Demonio, Devil Command Dragon, Devil Mask, Dispector, Distas, Dolszak, Dragon, Dragon Code,
Dragon Guild, Dragon Orb, Dragon World, Dragon's Bride, Dragonoid, Dragons Zero, Draguner, Draguner Dragon,
Dreammate, Dreammate's Gathering, Dune Gecko, Dynamite Dragon, Dynamo, Earth Dragon, Earth Eater, Eldrazi,
Emerald Monster, Eveunit, Feathernoid, Fiona Guardian, Fire Bird, Fire Bird En, Fire Bird's Gathering, Five
Origin Dragon, Flame Beast, Flame Command, Flame Monster, Forbidden Sonic Command, Funky Knightmare, Funky
Knightmare Dragon, Fushigi Kingdom, Fusioner, Gaia Command, Gaia Command Dragon, Gaial Command Dragon, Game
Command, Gang, Gao Monster, Gargoyle, Gekko Kingdom, Gel Fish, Ghost, Giant, Giant Beast Folk, Giant Devil Mask,
Giant Dragon, Giant Dreammate, Giant Hunter, Giant Insect, Giant Leviathan, Giant Magic Celes, Giant Poseidia
Dragon, Giant Skill, Giant Snow Faerie, Gladiator, Goblin, God, God Nova, God Nova OMG, Grand Devil, Gransect,
Gransect Hazard, Great Mecha King, Green Command Dragon, Guardian, Guerrilla Command, Hedrian, Hero, Hero
Dragon, Horned Beast, Human, Human Baku, Human Dragon, Human Jya, Hunter, Hyper Beast, Infinite Dragon,
Initials, Initials X, Initiate, Invader, Invader ZERO, Invitation to the Abyss, Jokas, Jokers, Jokers Dragon,
Jurassic Command Dragon, Jurassic Dragon, Justice Orb, Justice Wing, King Command, King Command Dragon, Knight,
Leviathan, Light Bringer, Liquid People, Liquid People Sen, Living Dead, Lost Crusader, Luna's Sun Geyser,
Lunatic Emperor, Machine Eater, Machine Hero, Mafi Gang, Magic Beat Jockey, Magic Command, Magic Command Dragon,
Magic Crystal Command Dragon, Magic Cyber Command, Magic Cyber Lord, Magic Cyber Moon, Magic Death Puppet, Magic
Dragon, Magic Earth Eater, Magic Fish, Magic Flame Command, Magic Leviathan, Magic Liquid People, Magic Machine
Eater, Magic Mecha Del Stella, Magic Merfolk, Magic Mermaid, Magic Monster, Magic Mutopia, Magic Outrage, Magic
Outrage MAX, Magic Parasite Worm, Magic Poseidia Dragon, Magic Snow Faerie, Magic Song, Magic Splash Queen,
Magic Tool, Magic Volcano Dragon, Magical Monster, Master Dolszak, Master Dragon, Master Dragon Z, Master
Hazard, Master Initials, Master Initials X, Master's Legacy, Mecha Angel Command, Mecha Brain Jacker, Mecha Del
Dinero, Mecha Del Sol, Mecha Del Stella, Mecha Del Tech, Mecha God Nova OMG, Mecha Thunder, Mega Armored Command
Dragon, Mega Command Dragon, Mega Dragon, Melt Warrior, Merfolk, Mermaid, Metallica, Milkboy, Milkgirl, Million
Flame, Million Flame Dragon, Mugettsu, Mutopia, Mystery Totem, Naga, Neet, New World Dragon, Nitro Dragon, Noir
Abyss, Oni RexStars, Onifuda Kingdom, Oracle, Oracle Celes, Oracle Dragon, Oraclion, Origin, Outrage, Outrage
Dragon, Outrage MAX, Outrage Nyanko, Outrage OMG, Outrage Wanko, Pandora's Box, Parasite Worm, Phoenix, Pianist,
Planeswalker, Poseidia Dragon, Rainbow Command Dragon, Rainbow Dragon, Rainbow Phantom, Red Command Dragon,
Revolutionary, RexStars, Rock Beast, Rouge Abyss, S-Rank Invader, Sabakist, Saint Head, Samurai, Sea Hacker,
Shine Monster, Shining Command Dragon, Shinobi, Shinobi Dragon, Sliver, Snow Faerie, Snow Faerie Dragon, Snow
Faerie Kaze, Snow Faerie's Gathering, Soltrooper, Sonic Command, Sonic Command Dragon, Soul Command, Special
Climax, Special Thanks, Specials, Spirit Quartz, Spirit Quartz Dragon, Splash Queen, Splash Queen Dragon, Splash
Queen's Gathering, Spriggan, Starlight Tree, Starnoid, Steam Knight, Sumo Wrestler Command, Sumo Wrestler
Command Dragon, Supercar Dragon, Survivor, Team Acme, Team Bomber, Team Damama, Team Doremi, Team Ginga, Team
Hamukatsu, Team Imen, Team Kirifuda, Team Tech, Team Wave, Team Zero, Techno Samurai, Tree Folk, Tricks, Trinity
Command, Tristone, Tyranno Drake, Tzolkin, Unknown, Unknown Celes, Unnoise, Vampire, Vehicle Bee, Veil Abyss,
Volcano Dragon, White Command Dragon, Wild Veggies, Wizard, Wonder Trick, Wonderforce, World Bird, World
Command, World Command Dragon, World Dragon, World Idol, Xenoparts, Zenith, Zenith Celes, Zenith Hazard, Zero
Dragon, Zerolist, Zombie Dragon
"""

_NAMES: Final = tuple([" ".join(name.split()) for name in _LISTED.split(",")])

RACES: Final = WordList("a race", {race.replace(" ", "_"): race for race in _NAMES})

_WORDS: Final = ("Dragon", "Command", "Command Dragon", "Cyber", "Abyss", "Armored", "Magic", "Mecha")

FAMILIES: Final = WordList("a part of the names of races", {word.replace(" ", "_"): word for word in _WORDS})
"""202.3. "Dragon in its race" asks for a word in the name of a race, or for words that stand together in it."""

NOT_OF_FAMILIES: Final = WordList(
    "what is of no race with a word in its name", {f"non-{word}": word for word in _WORDS if " " not in word}
)
"""202.3. "Non-Dragon" is what has no race with the word in its name."""

ALIKE: Final = ("Abyss", "Armored", "Magic", "Mecha")
"""Those words that are the same for several cards."""
