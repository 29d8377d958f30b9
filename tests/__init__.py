"""Tests: the tree below mirrors the packages they test."""
