"""Measurements: Benben's engine alone, compiled, and beside its peers."""
