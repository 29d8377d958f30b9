"""Bring your own card database: files that players have become sets of cards of a game.

`sources` reads the files, `columns` says which of their columns is what, `rows` makes a card of each row and says what
became of it, `reports` counts. Games say how their printed cards are read in a folder ``prints`` of their own.
"""
