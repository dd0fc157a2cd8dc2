"""Choices that are the same on every machine, drawn from the portable shuffle's stream."""

from rules.shuffle import Stream


class Draws:
    """A source of random choices with a name of its own."""

    def __init__(self, name):
        self._stream = Stream("corpus", name)

    def below(self, n):
        return self._stream.uniform(n)

    def chance(self, percent):
        return self.below(100) < percent

    def choice(self, entries):
        return entries[self.below(len(entries))]

    def sample(self, entries, size):
        """So many of the entries, in random order."""
        entries = list(entries)
        order = self._stream.shuffled(len(entries))
        return [entries[position] for position in order[:size]]
