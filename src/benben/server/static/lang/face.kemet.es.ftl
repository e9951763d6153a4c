
game-title = Kemet: Sangre y Arena
game-lead = Los dioses de Egipto elevan pirámides, llaman a criaturas y luchan por la fama. Se juega con las reglas de Kemet: Sangre y Arena.
game-quick = Kemet para cuatro, contra tres bots
how-title = Cómo se juega a Kemet
god-anubis = Anubis
god-bastet = Bastet
god-horus = Horus
god-ouadjet = Uadyet
god-sobek = Sobek
progress-before = antes de la primera ronda
progress-round = ronda { $number }
progress-round-of = ronda { $number } de { $of }
