"""The two trial decks as people paste them, each in another habit of writing."""

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
