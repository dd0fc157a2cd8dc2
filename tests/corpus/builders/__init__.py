"""What the published conformance corpus is made from, one module per game."""
