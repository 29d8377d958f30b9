"""Tests of Level Neo."""
