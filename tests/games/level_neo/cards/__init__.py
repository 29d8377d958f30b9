"""Tests of the cards of Level Neo's starter decks, each in play."""
