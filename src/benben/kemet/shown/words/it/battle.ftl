### Parole della scena di Battaglia, del Consiglio di Guerra, della Notte e della fine.

## Consiglio di Guerra
council-title = Battaglia: { $zone }. Consiglio di Guerra
council-attacks = Attacchi { $god } con { $units } Unità: { $zone }
council-attacked = { $god } ti attacca con { $units } Unità: { $zone }
council-tie = in caso di parità vince il difensore
council-plan = Il tuo piano
council-secret = lo vedi solo tu; resta nascosto anche quante carte Intervento Divino aggiungi
council-cards = Le tue carte Battaglia
council-how = prima carta: la giochi; seconda: la metti da parte; sceglila di nuovo per riprenderla
council-used = usata; torna quando la mano è vuota
council-play = Gioca
council-aside = Metti da parte
council-slot-play = Giochi: { $card }
council-slot-aside = Metti da parte: { $card }
council-divine = Carte Intervento Divino
council-divine-paid = Intervento Divino · { $paid } PP
council-divine-on = { $card }, aggiunte { $count } di { $held }: { $what }; costo { $cost } PP
council-divine-off = { $card }: { $what }; costo { $cost } PP
council-divine-none = Non ne hai per le Battaglie.
council-cost = { $cost } PP
council-idle = { $card }: non per le Battaglie
council-idle-why = Questa carta non si usa in Battaglia.
council-strength = la tua Forza
council-before = prima delle carte
council-hand = Carte Battaglia in mano
council-divine-held = Interventi Divini
council-prayer = Punti Preghiera
council-known = Già giocate
council-stake = In palio
council-stake-fame = { $sign }{ $amount } Fama di Battaglia
council-stake-temporary = { $sign }{ $amount } Fama temporanea
council-stake-veterans = { $sign }{ $amount ->
    [one] { $amount } Veterano
   *[other] { $amount } Veterani
  }
council-if-won = se vinci
council-if-lost = se perdi
council-planning = { $god } sta pianificando…
council-chosen = { $god } ha scelto
council-spied = La tua Spia ha visto: { $card }
council-spied-what = La tua Spia ha visto questa carta
council-against = Contro ogni carta che { $god } può ancora avere
council-against-spied = Contro la carta vista dalla tua Spia
council-against-what = Forza e Unità perse, senza Interventi Divini nemici
council-against-first = Scegli la carta da giocare e qui vedrai come andrebbe.
council-win = vinci
council-lose = perdi
council-win-fallen = vinci, ma cadono tutte
council-wins-fallen = { $card }: vinci { $own } a { $foe }, ma cadono tutte le tue Unità; il nemico ne perde: { $kill }
council-wins = { $card }: vinci { $own } a { $foe }; Unità che perdi: { $fall }, che perde il nemico: { $kill }
council-loses = { $card }: perdi { $own } a { $foe }; Unità che perdi: { $fall }, che perde il nemico: { $kill }
council-pick-play = Scegli la carta Battaglia da giocare
council-pick-aside = Giochi { $play }: ora scegli una carta da mettere da parte, coperta
council-ask = Giocare { $play }, mettere da parte { $aside }{ $count ->
    [0] { "" }
    [one] , aggiungere { $count } Intervento Divino
   *[other] , aggiungere { $count } Interventi Divini
  }?
council-ask-proposed = Proposta: giocare { $play }, mettere da parte { $aside }{ $count ->
    [0] { "" }
    [one] , aggiungere { $count } Intervento Divino
   *[other] , aggiungere { $count } Interventi Divini
  }
council-proposed = proposta
council-detail-planning = { $god } sta ancora pianificando
council-detail-sealed = { $god } ha scelto e ti aspetta
council-odds = Vince contro { $wins } carte su { $of }, per quanto se ne sa
council-hopeless-others = Questo piano non può vincere; un’altra carta sì
council-hopeless-all = Qui nessuna tua carta vince, per quanto se ne sa
council-hopeless-fallen = Una carta può vincere, ma nessuna tua Unità resterebbe
council-sealed = Il tuo piano è sigillato
council-wait = In attesa di { $god }; fino ad allora puoi riaprirlo
council-seal = Sigilla il piano
council-reopen = Riapri
council-clear = Ricomincia
council-take-hint = Usa il suggerimento

## Scena
fight-attacker = attaccante
fight-defender = difensore
fight-winner = Vittoria
fight-strength-of = { $god }: Forza { $strength }
stage-skip = Salta queste Battaglie
stage-skip-watching = Salta queste Battaglie
fight-title = Battaglia: { $zone }
fight-map = Dove si combatte
fight-aside = messa da parte, coperta
fight-plans = { $god } sta pianificando…
fight-plans-you = Stai pianificando…
fight-has-chosen = { $god } ha scelto
fight-has-chosen-you = Hai scelto
fight-hand = { $count ->
    [one] { $count } carta rimasta in mano
   *[other] { $count } carte rimaste in mano
  }
fight-played-before = già giocata: { $card }
fight-brings = Che cosa porta
fight-gain-fame = { $sign }{ $amount } Fama
fight-gain-prayer = { $sign }{ $amount } PP
fight-gain-veterans = { $sign }{ $amount ->
    [one] { $amount } Veterano
   *[other] { $amount } Veterani
  }
fight-for-victory = attacco vinto
fight-for-defence = difesa riuscita
fight-for-no-fame = nessuna Fama
fight-for-recall = richiamo
fight-source = fonte
fight-wins = Vince { $god }
fight-by = per { $lead } di Forza
fight-tie = parità: vince il difensore
fight-cancelled = { $creature } non conta: la Creatura nemica l’annulla
fight-falls-how = Danno meno Difesa, più il danno Non Bloccabile e il costo della propria carta.
fight-own-loss = propria carta
fight-fall = { $count ->
    [0] nessuna perdita
    [one] cade { $count } Unità
   *[other] cadono { $count } Unità
  }
fight-stand = { $count ->
    [one] { $count } resta
   *[other] { $count } restano
  }
fight-falls = { $god } perde { $count } Unità; rimaste: { $left }
fight-falls-none = { $god } non perde nessuno
fight-wound-row = Ferita Divina
fight-clash = { $zone }: { $attacker } attacca { $defender }. Forza prima delle carte: { $own } a { $foe }
fight-reveal = { $attacker } gioca { $own }, { $defender } gioca { $foe }
fight-added = { $god } aggiunge { $cards }
fight-tally = In tutto: { $attacker } { $own }, { $defender } { $foe }
fight-wound = { $god } scarta { $card }: Forza +{ $amount }
fight-recalled = { $god } richiama { $units } Unità
fight-recalled-forced = { $god } deve richiamare { $units } Unità: nessuna zona libera in cui ritirarsi
fight-retreated = { $god } si ritira con { $units } Unità: { $zone }
fight-took-back = { $god } riprende tutte le carte Battaglia
ledger-units = Unità
ledger-card = Carta Battaglia
ledger-creature = Creatura
ledger-tiles = Tessere Potere
ledger-divine = Intervento Divino
ledger-home = Città propria
ledger-total = Totale
fstep-council = Consiglio di Guerra
fstep-reveal = Rivelazione
fstep-strength = Forza
fstep-casualties = Vittime
fstep-rewards = Ricompense
fstep-loser = Chi perde se ne va
fstep-winner = Chi vince decide

## Domande sulla scena
ask-nobody = La Battaglia continua
ask-wait-other = In attesa di { $god }
ask-wait-inflict-a-divine-wound = { $god } può scartare carte per più Forza
ask-wait-recall-or-retreat = { $god } decide: richiamo o ritirata
ask-wait-choose-where-they-retreat = { $god } sceglie dove va chi ha perso
ask-wait-stay-or-recall = { $god } decide: restare o richiamare
ask-wound = Ferita Divina: scartare carte per più Forza?
ask-wound-detail = Ogni carta scartata ora vale 1; i totali qui sopra sono noti
ask-loser = Hai perso: che cosa fai con { $units ->
    [one] la tua Unità
   *[other] le tue { $units } Unità
  }?
ask-loser-detail = Le Unità richiamate tornano in riserva; dove si ritirano lo decide chi vince
ask-loser-stay-detail = A chi vince non resta nessuna Unità: le tue possono restare; richiamate, tornano nella riserva
ask-refuge = { $god } si ritira: dove { $units ->
    [one] va la sua Unità
   *[other] vanno le sue { $units } Unità
  }?
ask-refuge-detail = Zone libere accanto alla Battaglia ({ $zone }); anche sulla mappa
ask-winner = Hai vinto: { $units ->
    [one] la tua Unità resta
   *[other] le tue { $units } Unità restano
  }?
ask-winner-detail = Richiamando la Truppa tieni la ricompensa della vittoria, ma lasci la zona e ciò che vale
ask-stay-brings = { $units ->
    [one] { $units } Unità tiene la zona
   *[other] { $units } Unità tengono la zona
  }

## Che cosa porta una scelta
brought-fame = { $sign }{ $amount } Fama
brought-prayer = { $sign }{ $amount } PP
brought-units = { $sign }{ $amount } Unità
brought-veterans = { $sign }{ $amount ->
    [one] { $amount } Veterano
   *[other] { $amount } Veterani
  }
brought-divine = { $sign }{ $amount ->
    [one] { $amount } Intervento Divino
   *[other] { $amount } Interventi Divini
  }
brought-holds = controlli { $zone }
brought-loses = perdi { $zone }
brought-leaves = { $name } lascia il tabellone

## Notte
night-title = Notte { $round }
night-brought = Che cosa ha portato la Notte
night-in-order = ogni passo in ordine di turno
night-col-fame = Fama
night-col-temples = Templi
night-col-prayers = Preghiere
night-col-cards = Carte
night-col-units = Unità
night-col-now = PP ora
night-full = il massimo
night-capped = Non si possono avere più di { $n } PP.
night-why-offering = offerta
night-why-temples = due Templi
night-step-offering = Offerte
night-step-delta-temple = Tempio sul Delta
night-step-temples = Templi
night-step-adoration = Adorazione
night-step-prayers = Preghiere
night-step-divine-intervention = Intervento Divino
night-step-conscription = Coscrizione
night-step-awakening = Risveglio
night-step-destiny = Destino
night-order = Ordine di turno del Round { $round }
night-order-what = chi ha meno Fama sceglie per primo
night-after = dopo { $god }
night-before = prima di { $god }
night-first = prima di tutti
night-last = dopo tutti
night-middle = nel mezzo
night-free = libero
night-offer = Fai l’offerta
night-keep = Tienili
night-draw = { $count ->
    [one] Pesca una carta
   *[other] Pesca { $count } carte
  }
night-spend = Spendine { $count }
night-ask-offering = Offerte: dare Unità del Santuario in cambio di Fama?
night-ask-delta = Tempio sul Delta: dare un’Unità per Punti Preghiera?
night-ask-offerings = Offerte: quali fai?
night-offer-use-use = Entrambe
night-offer-use-pass = Solo il Santuario
night-offer-pass-use = Solo il Tempio sul Delta
night-offer-pass-pass = Nessuna
night-ask-prayers = Preghiere: Veterani per altri PP? Ne hai { $veterans }
night-ask-cards = Veterani per carte Intervento Divino? Ne hai { $veterans }
night-later-prayers = 1 PP ciascuno. Quelli che tieni valgono poi una carta ogni due; gli altri diventano Unità.
night-later-cards = Due per una carta. Quelli che tieni diventano Unità, una ciascuno.
night-temples-lost = niente punto per due Templi
night-ask-place = Destino: scegli il tuo posto nell’ordine di turno
night-ask-vision = Visione: scegli che cosa scartare
night-goes-on = La Notte continua
night-over = La Notte è finita: comincia il Round { $round }
vision-title = { $left ->
    [one] Scarta { $left } carta
   *[other] Scarta { $left } carte
  }
vision-what = Diversione resta sempre
remove-title = Quale carta Battaglia esce dal gioco?
remove-what = La carta speciale prende il suo posto. Nessun altro saprà quale rimuovi.
remove-card = Rimuovi { $card }

## Fine e replay
kend-fame = Fama sufficiente all’inizio del turno, e nessuno ne ha di più
kend-rounds = più Fama dopo i Round stabiliti
kend-divine = Divina
kend-battle = Battaglia
kend-temple = Templi
kend-pyramid = Piramidi
kend-course = La Fama nei Round
mark-tall = Piramide di livello 4: { $zone } ({ $colour })
share-fame = Fama { $fame }
