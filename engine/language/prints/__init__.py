"""Printed cards: what their English says, read into the card language of their game.

Print is a dialect of the card language. Its phrases are declared like those of the language, beside them; unlike the
language, a dialect may be ambiguous, so a text is read in every way that it can be.
"""
