"""How print is spelt: slips that are mended, words and marks in the spelling of the card language, lists as sentences."""
