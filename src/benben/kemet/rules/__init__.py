"""The rulebook, a module for each chapter.

Before the game: `options`, `setup`. What counts throughout: `troops`, `prayer`, `powers`, `creatures`, `divine`. The
Day: `day`, with the actions `move` and `ways`, `placing` (Recruit), `pyramids` (Raise), `buy`, and `day_cards`. A
battle: `battle` with `fight`, `council`, `tally`, `aftermath`. The Night: `night`.
"""
