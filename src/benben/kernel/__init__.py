"""What any game needs, and nothing of any game."""
