"""11. Keyword abilities: what they demand, are called and stand for, and the words that refer to them."""
