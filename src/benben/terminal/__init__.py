"""The game in a terminal: the board in colour, numbered choices, hot seat and opponents."""
