"""Slow, obvious second implementations of the rules, written from the rule pages alone."""
