"""Tests of what Level Neo's card texts mean."""
