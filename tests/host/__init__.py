"""Tests of the hosting of matches."""
