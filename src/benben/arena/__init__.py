"""Many games in a row: matches between bots and what can be learned from them."""
