"""How print is spelt: slips are mended, words and marks become those of the card language, lists become sentences."""
