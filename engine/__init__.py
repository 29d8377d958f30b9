"""The rules of card games, pure: no input or output, no clock, no global randomness, no Discord."""
