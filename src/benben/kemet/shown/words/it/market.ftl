### Il mercato, le plance dei giocatori, il modulo di una nuova partita, come si gioca e il telefono.

## Mercato
market-title = Tessere Potere
market-close = Tabellone
market-filters = Mostra
market-all = Tutte
market-can = Acquistabili
market-kind-battle = Battaglia
market-kind-movement = Movimento
market-kind-prayer = Preghiera
market-kind-units = Unità
market-kind-creatures = Creature
market-kind-fame = Fama
market-whose = Piramidi di
market-colours = Colori
market-level-word = livello
market-shelf = Livello { $level } · { $level } PP
market-within = a portata
market-price = prezzo { $price } PP
market-can-take = si può prendere
market-owned = in mano a: { $list }
market-bought = già acquistata oggi
market-none-yet = ancora nessuna Piramide
market-your-level = la tua Piramide: livello { $level }
market-level-of = { $who }: livello { $level }
market-captured = conquistata { $who ->
    [Anubis] ad
   *[other] a
  } { $who }
market-prayer-points = Punti Preghiera
market-buy-question = Acquistare { $tile }?
confirm-buy = Acquista { $tile }
market-waits = Aspetta nella riserva.
market-no-troop = Aspetta nella riserva: ora nessuna tua Truppa può accoglierla.
market-buy-for = Acquista per { $price } PP
market-buy-free = Prendi gratis
market-take = Prendi { $tile }
market-rule = Regola
market-which-space = Su quale casella?
market-space = Casella { $number }
market-joins-which = Dove arriva
market-joins = Si unisce alla Truppa: { $zone }
market-choose = { $count ->
    [one] Puoi permetterti una tessera. Premi una tessera per leggerla.
   *[other] Puoi permetterti { $count } tessere. Premi una tessera per leggerla.
  }
market-look = Ora non puoi acquistare nulla. Premi una tessera per leggerla.

## La plancia di un giocatore
board-title = Plance dei giocatori
board-fame-of = Fama su { $n }
board-fame-row = Fama: { $total } su { $goal }
board-fame-divine = dagli dèi, per sempre
board-fame-battle = vinti in Battaglia, per sempre
board-fame-temple = per i Templi, finché si tengono
board-fame-pyramid = per le Piramidi di livello 4, finché si tengono
board-fame-why = Come si vince con la Fama
board-winning = { $who } vince all’inizio del prossimo turno, se nulla cambia.
board-of = su { $n }
board-supply = in riserva
board-played = { $n ->
    [one] carta giocata
   *[other] carte giocate
  }
board-actions = Azioni
board-space-used = { $action }, piano { $floor }: usata
board-space-free = { $action }, piano { $floor }: libera
board-tokens-left = { $n ->
    [one] Resta { $n } segnalino Azione
   *[other] Restano { $n } segnalini Azione
  }
board-equilibrium = Equilibrio: entro la Notte ogni piano deve avere un segnalino. Ancora vuoti: { $floors }.
board-equilibrium-now = Equilibrio: nessun segnalino di troppo. Ognuno va su un piano vuoto: { $floors }.
board-equilibrium-done = Equilibrio: ogni piano ha il suo segnalino.
board-silver-ready = Segnalino argento pronto.
board-silver-used = Segnalino argento usato.
board-silver-what = Un’azione in più in questo Round.
board-gold-ready = Segnalino oro pronto.
board-gold-used = Segnalino oro usato.
board-why = perché?
board-on-the-map = Sul tabellone
board-units = { $n } Unità
board-none = nessuno
board-cards = Carte Battaglia
board-cards-hand = in mano: { $n }
board-cards-played = giocate: { $n }
board-cards-aside = messe da parte: { $n }
board-cards-removed = fuori dal gioco: { $n }
board-cards-secret = Le altre carte sono segrete.
board-cards-none-shown = Nessuna è stata ancora mostrata.
board-divine = Carte Intervento Divino: { $n }
board-when-battle = in Battaglia
board-when-day = durante il Giorno
board-when-movement = durante un Movimento
board-tiles = Tessere Potere: { $n }

## Ordine di turno e saluto
turn-fame = Fama
kemet-greeting = Tu sei { $god }. Tieni i Templi, vinci Battaglie e innalza Piramidi: vince chi inizia un turno con { $goal } Punti Fama, se nessuno ne ha di più.

## Una nuova partita
form-cities = Città
form-cities-choose = Ognuno ne prende una
form-cities-choose-what = Uno dopo l’altro, all’inizio.
form-cities-random = Assegnate a caso
form-cities-random-what = Nessuno sceglie; si comincia prima.
form-length = Durata
form-to-the-end = Fino a { $n } Punti Fama
form-to-the-end-what = Come vogliono le regole.
form-rounds = Al massimo { $n } Round
form-rounds-what = Poi vince chi ha più Fama.
form-board = Il tabellone per { $n }
form-board-what = Piramidi di { $colours } colori su { $all }

## Come si gioca
kemet-how-lead = Kemet in nove carte: bastano tre minuti, il resto viene giocando. La pagina offre solo ciò che le regole permettono, e “perché?” apre la regola.
kemet-how-win = Vince la Fama
kemet-how-win-what = Ti servono { $goal } Punti Fama quando inizia un tuo turno, e nessuno deve averne di più. I segni pieni restano tuoi; quelli tratteggiati li hai solo finché tieni un Tempio o una Piramide alta.
kemet-how-map = La tua Città e i Templi
kemet-how-map-what = La tua Città ha tre Distretti per Truppe e Piramidi. I Templi sono fuori: chi ci sta sopra ne ha il Punto Fama, finché qualcuno non lo scaccia.
kemet-how-day = Un Giorno: { $tokens } segnalini a testa
kemet-how-day-what = A turno ognuno mette un segnalino Azione sulla propria plancia e fa subito quell’azione. Quando tutti sono piazzati, cala la Notte.
kemet-how-floors = Ogni piano una volta
kemet-how-floors-what = Entro la Notte deve esserci un segnalino su ciascuno dei tre piani. La plancia ti dice quale è ancora vuoto: lascia spazio a Muovi, Innalza o Recluta.
kemet-how-tiles = Le Piramidi aprono il mercato
kemet-how-tiles-what = Innalza una Piramide con i Punti Preghiera e potrai acquistare tessere del suo colore fino al suo livello. Una tessera costa quanto il suo livello e vale per tutta la partita.
kemet-how-move = Una Truppa va lontano
kemet-how-move-what = Fino a cinque Unità formano una Truppa. Va in una zona vicina o naviga tra i porti; da un Distretto con Piramide può Teletrasportarsi a un Obelisco per 2 PP.
kemet-how-battle = Attaccare porta Fama
kemet-how-battle-what = Entra in una zona nemica e comincia una Battaglia. Ognuno sceglie in segreto una carta da giocare e una da mettere da parte. Chi attacca, vince e sopravvive ottiene un Punto Fama per sempre.
kemet-how-night = La Notte
kemet-how-night-what = Due Templi o più danno Fama permanente, i Templi danno Punti Preghiera, ognuno pesca una carta. Poi chi ha meno Fama sceglie per primo il suo posto nell’ordine di turno. Prima puoi offrire { $units } Unità nel Santuario per Fama permanente (+{ $fame }), e una nel Tempio del Delta per { $prayer } PP.
kemet-how-more = Creature e carte divine
kemet-how-more-what = Alcune tessere portano una Creatura che rafforza una Truppa. Le carte Intervento Divino sono sorprese: in Battaglia, in cammino o durante il Giorno.
kemet-how-actions = Le cinque azioni
kemet-how-action-pray = Due Punti Preghiera.
kemet-how-action-buy = Una tessera Potere alla portata delle tue Piramidi; una per colore al Giorno.
kemet-how-action-raise = Una Piramide cresce di uno o più livelli: 1 PP per il livello 1, 2 per il 2 e così via.
kemet-how-action-recruit = Unità dalla riserva nella tua Città, un Punto Preghiera l’una.
kemet-how-action-move = Una Truppa, o una sua parte, si mette in marcia.
kemet-how-one-battle = Una Battaglia, passo per passo
kemet-how-divine = Carte Intervento Divino
kemet-battle-attacks = { $god } attacca un Tempio
kemet-battle-defends = { $god } lo difende
kemet-battle-sum = { $units } Unità + carta { $card } = Forza { $strength }
kemet-battle-cards = Ognuno sceglie in segreto: una carta da giocare, un’altra coperta accanto. Poi si scoprono.
kemet-battle-strength = Unità, carta, tessere e Creatura fanno la Forza: otto da entrambe le parti.
kemet-battle-winner = In caso di parità vince il difensore: { $defender } tiene il Tempio.
kemet-battle-losses = { $attacker } infligge 1 Danno, la carta di { $defender } ne blocca 1. Nessuno cade.
kemet-battle-rewards = { $defender } riceve due Veterani, { $attacker } uno. Con un punto in più { $attacker } avrebbe vinto, e ottenuto Fama. Di Notte i Veterani diventano PP, carte o Unità.
kemet-battle-after = { $attacker } deve andarsene: nella riserva, che rende 3 PP, o in una zona scelta da { $defender }.

## Telefono
phone-actions = Azioni
phone-players = Giocatori
phone-hand = Mano
phone-tiles = Tessere
phone-chronicle = Cronaca
phone-can-play = si possono giocare ora
fame-standing = Fama, fino a { $goal }: { $list }
market-come-where = Dove arrivano i mercenari?
market-come = I mercenari arrivano qui: { $zone }
market-come-later = Li colloco sul tabellone
