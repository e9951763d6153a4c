"""The rulebook, a module for each chapter.

Before the game: `options`, `scenario`, `setup`, `inundation`. The aim: `devotion`. A turn: `turn`, with the actions
`move`, `summon`, `gain`, `unlock`. Events: `monument`, `caravan`, `consolidation`, `conflict`. A conflict: `majority`,
`battle` with `fight`, `obelisks`, `cards`, `build`, `plague`, `strength`, `killing`. The later game: `merging`,
`forgetting`. Powers: `powers`, `ankh_powers`, `gods`. Guardians: `guardian`, `guardians`.
"""
