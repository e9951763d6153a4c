
game-title = Ankh: Divinità Egizie
game-lead = Le Divinità si contendono la Devozione, e una sola sarà ricordata. Si gioca con le regole di Ankh: Divinità Egizie.
game-quick = Ankh: Medio Regno, contro tre bot
god-amun = Amon
god-anubis = Anubi
god-isis = Iside
god-osiris = Osiride
god-ra = Ra
scenario-middle-kingdom = Medio Regno
scenario-old-kingdom = Antico Regno
scenario-peoples-revolt = La rivolta del popolo
scenario-inundation = La piena del Nilo
progress-before = prima del primo Conflitto
progress-conflict = Conflitto { $age } di { $of }
progress-after = dopo il Conflitto { $age } di { $of }
