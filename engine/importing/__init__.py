"""Bring your own card database: files that players have become sets of cards of a game.

`sources` reads the files, and `facts` what they lack. `cards` makes a card of each row and says what became of it, with
`own_cards` for card files of our own; `reading` keeps what printed texts mean, and `reports` counts. Games say in a
folder ``prints`` of their own how their printed cards are read, and which column of a database is what.
"""
