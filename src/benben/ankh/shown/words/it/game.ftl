### Parole del gioco Ankh: nomi, passi, scelte e ciò che racconta la cronaca.
### Chi agisce sta all’inizio, senza participi: così il genere del nome non conta.

## Pezzi
piece-god = Divinità
piece-warrior = Guerriero
piece-captive = Guerriero intrappolato
piece-satet = Satet
piece-cat-mummy = Gatto Mummia
piece-mummy = Mummia
piece-apep = Apopi
piece-scorpion = Scorpione Gigante
piece-androsphinx = Androsfinge
piece-obelisk = Obelisco
piece-pyramid = Piramide
piece-temple = Tempio

## Azioni
action-move = Muovere le Miniature
action-summon = Evocare una Miniatura
action-gain = Ottenere Seguaci
action-unlock = Sbloccare un Potere Ankh

## Carte Combattimento
card-build = Costruire un Monumento
card-plague = Piaga delle Locuste
card-chariots = Bighe
card-cycle = Ciclo di Maat
card-drought = Siccità
card-flood = Inondazione
card-miracle = Miracolo

## Poteri: tre livelli, poi quelli delle Divinità
power-commanding = Comandante
power-inspiring = Ispiratore
power-omnipresent = Onnipresente
power-revered = Riverito
power-resplendent = Risplendente
power-obelisk-attuned = Sintonia con l’Obelisco
power-temple-attuned = Sintonia con il Tempio
power-pyramid-attuned = Sintonia con la Piramide
power-glorious = Glorioso
power-magnanimous = Magnanimo
power-bountiful = Benevolo
power-worshipful = Venerabile
power-mysterious-forms = Forme Misteriose
power-judge-of-the-dead = Giudice dei Morti
power-protector = Protettrice
power-gate-to-the-underworld = Ingresso nell’Aldilà
power-radiance = Radiosità

## Eventi del tracciato
happening-monument = Controllare un Monumento
happening-caravan = Carovana di Cammelli
happening-consolidation = Consolidamento
happening-conflict = Conflitto
happening-conflict-merge = Conflitto, poi due Divinità si uniscono
happening-conflict-forget = Conflitto, poi l’oblio per le Divinità in rosso
happening-conflict-end = Ultimo Conflitto

## Dove puntano le chele dello Scorpione Gigante
aim-n-ne = nord e nord-est
aim-ne-se = nord-est e sud-est
aim-se-s = sud-est e sud
aim-s-sw = sud e sud-ovest
aim-sw-nw = sud-ovest e nord-ovest
aim-nw-n = nord-ovest e nord

## Passi: ciò che si chiede a qualcuno, o ciò che accade
step-setup = Preparazione della partita
step-choose-an-action = Scelta di un’azione
step-move-your-figures = Movimento delle miniature
step-move-this-figure = Movimento di una miniatura
step-push-the-figure = Spinta della miniatura
step-aim-the-claws = Direzione delle chele
step-summon-a-figure = Evocazione di una miniatura
step-place-the-figure = Posto per la miniatura
step-give-it-a-sun = Segnalino Sole da assegnare
step-unlock-a-power = Sblocco di un potere
step-control-a-monument = Controllo di un Monumento
step-lay-a-caravan = Carovana da disporre
step-which-half-keeps-the-token = Scelta della metà che tiene il segnalino
step-swap-a-token = Scambio di un segnalino
step-swap-it-with = Scelta dell’altro segnalino
step-join-two-regions = Unione di due regioni
step-which-token-moves = Scelta del segnalino da spostare
step-conflict = Risoluzione del Conflitto
step-battle = Combattimento
step-call-figures-to-your-obelisks = Richiamo di miniature agli Obelischi
step-to-which-obelisk = Scelta di un posto presso un Obelisco
step-announce-two-cards = Annuncio di due carte
step-choose-a-battle-card = Scelta della carta Combattimento
step-build-a-monument = Costruzione di un Monumento
step-place-the-monument = Posto per il Monumento
step-bid-against-the-plague = Offerta contro la Piaga
step-use-the-tiebreaker = Uso dello Spareggio
step-doomed = Conteggio delle perdite
step-protect-figures = Protezione delle miniature
step-deaths = Rimozione delle miniature uccise
step-trap-a-warrior = Guerriero da intrappolare
step-the-mummy-returns = Ritorno della Mummia
step-place-an-underworld-tile = Apertura dell’Aldilà
step-where-to-lay-the-tile = Posto per la tessera Aldilà
step-offer-followers-for-devotion = Seguaci in cambio di Devozione
step-which-guardians-leave = Scelta di chi lascia il gioco

## Scelte, come le dice un pulsante
choice-seal = Blocca la scelta
choice-pass = Rinuncia
choice-use = Sì
choice-god = Divinità: { $a1 }
choice-first = Primo giocatore: { $a1 }
choice-guardian = Guardiano: { $a1 }
choice-action = { $a1 }
choice-summon = Evoca: { $a1 }
choice-summon-captive = Riscatta un Guerriero
choice-unlock = Sblocca { $a1 }
choice-card = Gioca { $a1 }
choice-bid = Offri { $a1 }
choice-bid-0 = Non offrire nulla
choice-bid-32-and-more = Offri 32 o più
choice-build = Costruisci: { $a1 }
choice-aim = Punta: { $a1 }
choice-aim-n-ne = Punta a nord e nord-est
choice-aim-ne-se = Punta a nord-est e sud-est
choice-aim-se-s = Punta a sud-est e sud
choice-aim-s-sw = Punta a sud e sud-ovest
choice-aim-sw-nw = Punta a sud-ovest e nord-ovest
choice-aim-nw-n = Punta a nord-ovest e nord
choice-trap = Intrappola un Guerriero di { $a1 }
choice-token = Segnalino { $a1 }
choice-tile = Nuova tessera Aldilà
choice-move = Miniatura in { $a1 }
choice-to = In { $a1 }
choice-take = Prendi il Monumento in { $a1 }
choice-save = Proteggi { $a1 }
choice-leave = Lascia andare { $a1 }
choice-camel = Cammello su { $a1 }

## Che cosa è successo, come lo racconta la cronaca
event-plays = { $a2 } entra in gioco
event-guardian-chosen = Guardiano di livello { $a1 }: { $a2 }
event-begins = { $a1 } comincia
event-turn = Turno di { $a1 }
event-took-action = { $a1 } sceglie { $a2 }
event-event = { $a1 } innesca un evento: { $a2 }
event-moved = { $a1 } si muove in { $a3 }
event-summoned = { $a1 } appare in { $a2 }
event-gained-followers = { $a2 ->
    [0] { $a1 } non ottiene Seguaci{ $why } e resta a { $a3 }
    [one] { $a1 } ottiene { $a2 } Seguace{ $why } e ora ne ha { $a3 }
   *[other] { $a1 } ottiene { $a2 } Seguaci{ $why } e ora ne ha { $a3 }
  }
event-unlocked = { $a1 } sblocca { $a2 } per { $a3 ->
    [one] { $a3 } Seguace
   *[other] { $a3 } Seguaci
  }
event-unlocked-none = { $a1 } non sblocca poteri
event-guardian-joins = { $a1 } ora serve { $a2 }
event-took-control = Nuovo Monumento di { $a1 }: { $a2 } in { $a3 }
event-took-none = { $a1 } non prende Monumenti
event-no-caravan = { $a1 } non traccia carovane
event-camel-placed = Un Cammello si ferma su { $a1 }
event-token-placed = Il segnalino Ordine di Conflitto { $a1 } va nella regione di { $a2 }
event-tokens-swapped = I segnalini Ordine di Conflitto { $a1 } e { $a2 } si scambiano di posto
event-took-tiebreaker = { $a1 } prende lo Spareggio Combattimento
event-region = Tocca alla regione { $a1 } ({ $a2 })
event-dominion = { $a1 } ha il Dominio sulla regione
event-battle = Combattimento: { $a2 }
event-card-revealed = { $a1 } gioca { $a2 }
event-built = { $a1 } costruisce in { $a3 }: { $a2 }, { $a4 ->
    [0] gratis
    [one] per { $a4 } Seguace
   *[other] per { $a4 } Seguaci
  }
event-bid = { $a1 } offre { $a2 ->
    [0] 0 Seguaci
    [one] { $a2 } Seguace
   *[other] { $a2 } Seguaci
  } per la Piaga
event-spared = Chi scampa alla Piaga: { $a1 }
event-killed = { $a1 } muore in { $a2 }
event-strength = { $a1 }: forza { $a4 } ({ $a2 } dalle miniature, { $a3 } da carte e poteri)
event-used-tiebreaker = { $a1 } usa lo Spareggio Combattimento: il pareggio diventa una vittoria
event-wins-battle = { $a1 } vince il Combattimento
event-nobody-wins = Nessuno vince il Combattimento
event-took-cards-back = { $a1 } riprende tutte le carte Combattimento
event-paid-for-devotion = { $a1 } paga { $a2 } Seguaci per la Devozione
event-gained-devotion = { $a1 } ottiene { $a2 } Devozione{ $why } e sale a { $a3 }
event-lost-devotion = { $a1 } perde { $a2 } Devozione{ $why } e scende a { $a3 }
event-pushed = Spinta: { $a1 } da { $a2 } a { $a3 }
event-aimed = { $a1 } in { $a2 } punta le chele: { $a3 }
event-destroyed = { $a1 } in { $a2 }: Monumento distrutto
event-trapped = { $a1 } intrappola un Guerriero di { $a2 }
event-ransomed = { $a1 } riscatta un Guerriero da { $a2 }
event-radiant = { $a1 } in { $a2 } prende un segnalino Sole
event-tile-placed = { $a1 } apre l’Aldilà in { $a2 }
event-announced = { $a1 } annuncia due carte
event-protected = { $a1 } in { $a2 }: miniatura Protetta
event-carried-off = { $a1 }: la piena trascina via la miniatura da { $a2 }
event-merges = { $a1 } si unirà a { $a2 }
event-guardian-leaves = { $a1 } di { $a2 } lascia il gioco
event-merged = { $a1 } ora vive in { $a2 }
event-regions-joined = Le regioni dei segnalini { $a1 } e { $a2 } diventano una
event-token-removed = Il segnalino Ordine di Conflitto { $a1 } lascia il tabellone
event-forgotten = { $a1 } cade nell’oblio
event-won = { $a1 } vince la partita
event-nobody-won = Non resta alcuna Divinità: nessuno vince

## Al tavolo
blank-stone = Una pietra senza nome
blank-who = Nell’oblio ({ $players })
thing-tile = Tessera Aldilà
brings = Che cosa porta
gain-victory = vittoria
gain-majorities = maggioranze
gain-dominion = Dominio
gain-monuments = Monumenti
gain-consolidation = Consolidamento
gain-after = dopo il Combattimento
brings-dead = { $count ->
    [one] perde { $count } miniatura
   *[other] perde { $count } miniature
  }
battle-result = { $god } vince nella regione { $token }, { $score }
battle-result-none = Nessuno vince nella regione { $token }, { $score }
merge-partners = { $first } e { $second } siedono ora su un solo trono: un’azione per turno ciascuno, e vincono o perdono insieme.
merge-partners-you = Tu e { $partner } sedete ora su un solo trono: un’azione per turno ciascuno, e vincete o perdete insieme.
end-by = Chi ha vinto: { $players }

## Perché un suggerimento propone qualcosa
why-more-devotion = più Devozione
why-less-devotion = meno Devozione
why-more-conflict = più possibilità nel prossimo Conflitto
why-less-conflict = meno possibilità nel prossimo Conflitto
why-more-majorities = maggioranze migliori in seguito
why-less-majorities = maggioranze peggiori in seguito
why-more-survival = più lontano dall’oblio
why-less-survival = più vicino all’oblio
why-more-monuments = più Monumenti a portata
why-less-monuments = meno Monumenti a portata
why-more-followers = più Seguaci
why-less-followers = meno Seguaci
why-more-powers = più poteri
why-less-powers = meno poteri
why-more-figures = più miniature
why-less-figures = meno miniature
why-more-cards = carte migliori in mano
why-less-cards = carte peggiori in mano
why-more-tempo = più controllo sul prossimo evento
why-less-tempo = meno controllo sul prossimo evento
why-more-merging = meno rischio di doversi unire
why-less-merging = più rischio di doversi unire

## Spiegazioni
about-piece-god = Forza 1. Una Divinità non muore mai.
about-thing-devotion = Si ottiene nei Conflitti. La casella più alta fa vincere subito; le Divinità in rosso cadono nell’oblio dopo il quarto.
about-thing-cards = Tutti vedono le carte usate. Solo il Ciclo di Maat le riporta in mano.
about-thing-tiebreaker = Lo tiene chi innesca un Conflitto: una volta, in quel Conflitto, fa di una parità una vittoria.
about-thing-suns = Le miniature con un Sole aggiungono 1 Devozione a una vittoria o a un Dominio nella loro regione, quante che siano.
about-thing-captives = Ogni Guerriero intrappolato dà forza +1 alla miniatura Divinità di Anubi. Il possessore può riscattarlo con 1 Seguace.
about-thing-tile = Solo le miniature di Osiride possono fermarsi o apparire qui.
end-you = La vittoria è tua
end-you-with = La vittoria è tua, insieme a { $partner }
gains-devotion = { $sign }{ $count } Devozione
gains-followers = { $sign }{ $count ->
    [one] { $count } Seguace
   *[other] { $count } Seguaci
  }
label-followers = { $count ->
    [one] Seguace
   *[other] Seguaci
  }
label-warriors = { $count ->
    [one] Guerriero rimasto
   *[other] Guerrieri rimasti
  }
story-camels = { $a1 ->
    [one] Un Cammello si ferma
   *[other] { $a1 } Cammelli si fermano in fila
  }

## Perché una scelta è rifiutata
refused-row-above = la seconda azione viene da una riga più in basso
refused-no-figure-there = lì non c’è una miniatura
refused-not-your-figure = quella miniatura non è tua
refused-moved-already = quella miniatura si è già mossa
refused-nowhere-to-go = nessuna casella libera alla sua portata
refused-already-there = è già lì
refused-water = miniature e Monumenti non stanno sull’Acqua
refused-too-far = dista più di tre caselle
refused-occupied = quella casella è occupata
refused-underworld-tile = lì c’è una tessera Aldilà
refused-own-figure = Satet spinge solo miniature nemiche
refused-no-room-to-push = la miniatura lì non può essere spinta altrove
refused-not-adjacent = non è adiacente
refused-river-or-camels = in mezzo c’è un Fiume o dei Cammelli
refused-regular-one-summoned = la sola miniatura per una tale casella è già stata evocata
refused-none-trapped = nessun tuo Guerriero è intrappolato
refused-none-in-the-pool = non ce n’è nella tua riserva personale
refused-too-few-followers = i Seguaci non bastano
refused-no-hex-for-it = non c’è una casella dove possa stare
refused-no-monument-there = lì non c’è un Monumento
refused-already-yours = è già tuo
refused-neutral-first = finché c’è un Monumento neutrale non se ne prendono ad altri
refused-none-in-the-supply = non ce ne sono più nella riserva generale
refused-other-region = è in un’altra regione
refused-camel-laid = un Cammello è già posato: si può tornare indietro
refused-camel-there = lì c’è già un Cammello
refused-region-too-small = la regione è troppo piccola per essere divisa
refused-no-line-with-those = nessuna linea valida lo unisce a quelli già posati
refused-no-line-there = nessuna linea valida passa da quel lato
refused-unlocked-already = quel potere è già sbloccato
refused-power-of-a-god = quel potere appartiene a una Divinità
refused-level-full = due poteri di quel livello sono già sbloccati
refused-level-not-open = prima vengono due poteri di ogni livello inferiore
refused-card-used = quella carta è già stata usata
refused-card-chosen = quella carta è già stata scelta
refused-card-first = prima va scelta una carta
refused-bid-first = prima va fatta un’offerta
refused-no-own-obelisk-beside-it = nessun tuo Obelisco della regione è adiacente
