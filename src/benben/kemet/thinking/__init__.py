"""What bots think: judgements of a position."""
