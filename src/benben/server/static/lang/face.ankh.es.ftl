
game-title = Ankh: Dioses de Egipto
game-lead = Los Dioses luchan por la Devoción, y solo uno será recordado. Se juega con las reglas de Ankh: Dioses de Egipto.
game-quick = Ankh: Imperio Medio, contra tres bots
god-amun = Amón
god-anubis = Anubis
god-isis = Isis
god-osiris = Osiris
god-ra = Ra
scenario-middle-kingdom = Imperio Medio
scenario-old-kingdom = Imperio Antiguo
scenario-peoples-revolt = La revuelta del pueblo
scenario-inundation = La crecida
progress-before = antes del primer Conflicto
progress-conflict = Conflicto { $age } de { $of }
progress-after = tras el Conflicto { $age } de { $of }
