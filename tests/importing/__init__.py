"""Tests of importing cards from the files that players have."""
