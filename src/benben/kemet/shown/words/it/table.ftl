### Intorno al tabellone di Kemet: pannelli, azioni, zone, domande.

## Header and rails
table-title = { $game } · Round { $round }, { $time ->
    [dawn] Alba
    [night] Notte
   *[day] Giorno
  }
table-title-setup = { $game } · preparazione
table-subject = Giocatori: { $players }. Vince chi inizia il turno con almeno { $victory } Punti Fama, se nessuno ne ha di più.
your-board = La tua plancia
the-others = Gli altri giocatori
the-players = I giocatori
sheet-open = Mostra tutta la plancia
fame = Fama
fame-of = Fama su { $n }
fame-kinds = Fama { $total } su { $goal }. Permanente: divina { $divine }, Battaglie { $battle }. Finché si controllano: Templi { $temple }, Piramidi alte { $pyramid }.
of-most = su { $n }
prayer-points = Punti Preghiera (PP)
prayer-points-what = Pagano tessere, livelli, reclute e Teletrasporti. Se ne ottengono pregando e di Notte.
prayer-n = PP: { $n }
supply = Riserva
supply-what = Unità che si possono ancora reclutare.
in-supply = in riserva
supply-n = Unità in riserva: { $n }
veterans = Veterani
veterans-what = Li danno le Battaglie, soprattutto quelle senza Fama. Di Notte diventano PP, carte o Unità.
veterans-n = { $n ->
    [one] Veterano
   *[other] Veterani
  }
veterans-count = Veterani: { $n }
divine-n = Interventi Divini in mano: { $n }
cards-n = Carte Battaglia in mano: { $n }
your-hand = Le tue carte e tessere
battle-cards = Carte Battaglia
in-hand = { $n } in mano
divine-cards = Interventi Divini
divine-when-battle = Per le Battaglie
divine-when-day = Di Giorno, nel tuo turno
divine-when-movement = Per un Movimento
power-tiles = Tessere Potere
market = Mercato
market-level = Le tue Piramidi ({ $colour }) arrivano al livello { $n }
market-no-pyramid = Non hai Piramidi di questo colore ({ $colour })
winning-you = Se nulla cambia, vinci all’inizio del tuo prossimo turno!
winning-other = Attenzione: { $names } vincerebbe all’inizio del prossimo turno!
winning-short = Vincerebbe al prossimo turno

## Actions
actions = Azioni
tokens-left = { $n ->
    [one] { $n } segnalino rimasto
   *[other] { $n } segnalini rimasti
  }
floors-need = { $n ->
    [one] manca il piano { $floors }
   *[other] mancano i piani { $floors }
  }
command-move = Muovi
command-recruit = Recluta
command-raise = Innalza
command-pray = Prega
command-buy = Compra
about-action-move = Una tua Truppa si muove via terra, da porto a porto o col Teletrasporto.
about-action-recruit = Nuove Unità nei tuoi Distretti, 1 PP ciascuna.
about-action-raise = Una Piramide cresce, o ne comincia una nuova.
about-action-pray = Ottieni Punti Preghiera.
about-action-buy = Una tessera alla portata delle tue Piramidi, per colore e livello.
space-used = C’è già un segnalino.
gold-token = Segnalino oro

## Zones
board-label = Mappa di Kemet
storm = tempesta
bank-not-in-play = riva est,|non in gioco
zone-kind-district = Distretto
zone-kind-desert = deserto
zone-kind-obelisk = deserto con Obelisco
zone-kind-temple = Tempio
zone-kind-sanctuary = Santuario
zone-port-trading = porto commerciale
zone-port-military = porto militare
zone-night = { $n } PP di Notte
zone-offering = di Notte, { $units ->
    [one] un’Unità offerta
   *[other] { $units } Unità offerte
  } qui: { $brings }
zone-pyramid = Piramide: { $colour }, livello { $level }
zone-held = controlla: { $who }
zone-out-of-reach = fuori dalla portata di questo Movimento
zone-beside = confina con: { $list }
zone-battle = { $zone }: Battaglia
troop-of = { $who }: { $n } Unità
troop-with = { $who }: { $n } Unità con { $creature }
way-land = { $n ->
    [one] { $n } passo
   *[other] { $n } passi
  }
way-sea = in nave, { $n ->
    [one] { $n } passo
   *[other] { $n } passi
  }
way-transfer = con una carta Trasferimento
way-teleport = Teletrasporto: { $n } PP
clash = Battaglia, { $own } a { $enemy } prima delle carte
odds-to = a
odds-before = Prima delle carte.
odds-tie = Prima delle carte; in caso di parità vince { $who }.
costs-pp = costa { $n } PP
costs-nothing = gratis

## What is asked
prompt-turn = Tocca a te: metti un segnalino Azione
prompt-turn-more = Altro in questo turno?
prompt-plan-move = Muovi: quale Truppa?
prompt-plan-recruit = Recluta: dove vanno le nuove Unità?
prompt-plan-raise = Innalza: quale Piramide?
prompt-plan-buy = Acquista: scegli una tessera al mercato
prompt-plan-pray = Prega
prompt-move-where = Muovi: dove { $units ->
    [one] va { $units } Unità
   *[other] vanno { $units } Unità
  }?
prompt-confirm-attack = { $zone }: attaccare { $enemy }?
confirm-for = { $what } per { $n } PP
confirm-raise = Innalza la Piramide ({ $zone }, { $colour }) al livello { $level }
confirm-place = Colloca { $n } Unità: { $list }
prompt-go-on = In cammino: dove proseguono, o si fermano?
prompt-go-on-end = Non possono andare oltre
prompt-raise-it-to = Fino a che livello cresce la Piramide?
prompt-take-a-city = Scegli la tua Città
prompt-leave-a-district-empty = Quale Distretto della tua Città resta vuoto?
prompt-build-the-first-pyramids = Prime Piramidi: { $levels } livelli in tutto
prompt-choose-a-colour = Di che colore è la nuova Piramide?
prompt-take-the-first-tile = Prendi la tua prima tessera: è gratis
prompt-move-or-recruit = Volontà Divina: Muovere o Reclutare?
prompt-bring-a-creature = Dove compare la Creatura?
prompt-arrange-creatures = Dove va { $creature }?
prompt-raise-a-pyramid = Innalza: quale Piramide?
prompt-buy-a-tile = Acquista una tessera Potere
prompt-remove-a-battle-card = Quale carta Battaglia esce dal gioco?
prompt-place-units = { $units ->
    [one] Dove va la nuova Unità?
   *[other] Dove vanno le nuove Unità?
  }
prompt-place-units-conscription = Coscrizione: dove arrivano i tuoi Veterani come Unità?
prompt-choose-the-next-battle = Quale Battaglia viene prima?
prompt-choose-a-troop = Muovi: quale Truppa?
prompt-take-along = Quante Unità partono?
prompt-where-does-the-creature-go = La Creatura va con loro?
prompt-rain-fire-on = Pioggia di Fuoco: quale Truppa nemica perde un’Unità?
prompt-war-council = Consiglio di Guerra: scegli in segreto
prompt-inflict-a-divine-wound = Scarti carte per più Forza?
prompt-recall-or-retreat = La tua Truppa ha perso: richiamo o ritirata?
prompt-choose-where-they-retreat = Hai vinto: dove si ritirano gli sconfitti?
prompt-stay-or-recall = Hai vinto: resti o richiami la Truppa?
prompt-draw-divine-interventions = Pesca Interventi Divini
prompt-discard-divine-interventions = Quali Interventi Divini scarti?
prompt-make-an-offering = Fai un’offerta al Santuario?
prompt-make-an-offering-delta-temple = Fai un’offerta al Tempio sul Delta?
prompt-spend-veterans = Spendi Veterani? Ne hai { $veterans }
prompt-choose-your-place = Scegli il tuo posto nell’ordine di turno

## More about it
detail-turn = Scegli un’azione, o una Truppa da muovere.
detail-turn-unmoved = Scegli un’azione.
detail-turn-floors = { $bare ->
    [one] Al piano { $floors } manca ancora il segnalino che gli serve prima della Notte.
   *[other] Ai piani { $floors } manca ancora il segnalino che serve a ciascuno prima della Notte.
  }
detail-turn-more = Gioca una carta o termina il turno.
detail-plan-move = Premi una Truppa, poi la meta; oppure trascinala.
detail-plan-raise = Accanto alla Piramide c’è il prezzo del prossimo livello.
detail-plan-buy = Con una sola pressione scegli casella e tessera.
detail-plan-recruit = Premi un Distretto per riempirlo, di nuovo per una in meno.
detail-plan-pray = Ottieni Punti Preghiera.
detail-confirm-attack = Battaglia: { $own } a { $strength } prima delle carte. Poi non si torna indietro.
detail-confirm-attack-paid = Battaglia: { $own } a { $strength } prima delle carte, costa { $paid } PP. Poi non si torna indietro.
detail-move-where = Da: { $from } · hai { $prayer } PP
detail-token-floor = Segnalino: piano { $floor }.
detail-token-floor-bare = Segnalino: piano { $floor }, che ne ha ancora bisogno.
detail-go-on-part = Proseguono: { $units }, restano: { $stay } · hai { $prayer } PP
detail-raise-it-to = { $zone } · hai { $prayer } PP
detail-recruit = Premi dove vanno, poi altrove per spostarne una.
detail-recruit-one = Premi dove va: arriva subito. Prezzo: { $price } di { $prayer } PP
detail-hired = Arrivano tutte: premi dove vanno, poi altrove per spostarne una.
detail-place-units = Unità da collocare: { $units }
detail-place-units-conscription = Un’Unità per ogni Veterano; quelli senza posto vanno persi.
detail-take-a-city = Tre Distretti dentro le Mura, con deserto e porto intorno.
detail-leave-a-district-empty = Ciascuno degli altri due riceve una Truppa.
detail-build-the-first-pyramids = Premi un colore, poi un altro, o lo stesso per un livello in più. Per costruire altrove, dopo il colore premi un Distretto.
prompt-levels-left = Prime Piramidi: { $left ->
    [0] tutti i { $levels } livelli sono al loro posto
    [one] resta { $left } livello su { $levels }
   *[other] restano { $left } livelli su { $levels }
 }
prompt-founded = Prime Piramidi: così?
detail-founded = Tutti i livelli sono al loro posto: costruisci o torna indietro.
detail-choose-a-colour = Il colore decide quali tessere puoi acquistare.
detail-take-the-first-tile = Livello 1, di un colore delle tue Piramidi.
detail-choose-a-troop = Premi una Truppa, poi la meta; oppure trascinala.
detail-recall-or-retreat = Richiamo: le Unità tornano in riserva e danno PP. Ritirata: il vincitore sceglie dove.
detail-choose-where-they-retreat = Solo zone accanto alla Battaglia.
detail-choose-your-place = Il primo agisce prima; l’ultimo vede le mosse altrui.

## Buttons
done = Fatto
level-n = Livello { $n }
raise-can = Piramidi innalzabili
how-many = Quante vanno
how-many-what = Tasti da 1 a 7
units-of = { $n } Unità su { $of }
with-creature = con { $creature }
ends-itself = Il turno finisce da solo
wait = Aspetta
text-move = Muovi { $n } Unità, da: { $zone }
text-council = Battaglia contro { $enemy } ({ $zone }): { $own } a { $strength } prima delle carte.
text-council-plan = Scelto finora: { $list }
over-won = Vince { $names }: { $reason }
over-nobody = Nessuno vince

## Keys and tips
key-plan-back = Indietro: un passo del piano, o ciò che va confermato
key-zones = Di zona in zona
key-zone-targets = Zona selezionabile successiva e precedente
key-zone-enter = Scegli la zona
guide-take-a-city = Premi una Città sulla mappa. Ha tre Distretti: lì sorgeranno le Piramidi e partiranno le Truppe.
guide-leave-a-district-empty = Due dei tre Distretti ricevono una Truppa. Le Piramidi possono stare in tutti e tre.
guide-build-the-first-pyramids = Ogni colore apre le sue tessere: il mercato le mostra. Premere un colore colloca un livello; un secondo livello apre tessere più forti.
guide-take-the-first-tile = Le tessere restano per sempre. La prima è gratis: ognuna dice che cosa fa.
guide-your-turn = Un segnalino Azione per turno. Premi una Truppa per muoverla, un Distretto vuoto per costruire, il mercato per acquistare o una casella della tua plancia.
guide-go-on = I numeri d’oro sono passi, quelli blu il prezzo del Teletrasporto. Le lame rosse indicano una Battaglia.
guide-war-council = Entrambi scelgono in segreto una carta con cui combattere e una da mettere da parte.
guide-choose-your-place = Sceglie per primo chi ha meno Fama.

## Why a hint proposes something
why-more-fame = più Fama permanente
why-less-fame = meno Fama permanente
why-more-temples = più Templi controllati
why-less-temples = meno Templi controllati
why-more-pyramids = Piramidi più alte
why-less-pyramids = Piramidi più basse
why-more-tiles = tessere più forti
why-less-tiles = tessere più deboli
why-more-plan = una tessera migliore diventa raggiungibile
why-less-plan = la prossima tessera si allontana
why-more-prayer = più Punti Preghiera
why-less-prayer = meno Punti Preghiera
why-more-units = un esercito più forte
why-less-units = un esercito più debole
why-more-cards = carte migliori in mano
why-less-cards = carte peggiori in mano
why-more-battle = più possibilità in Battaglia
why-less-battle = meno possibilità in Battaglia
why-more-victory = la vittoria è vicina
why-less-victory = la vittoria si allontana
why-more-order = un posto migliore nell’ordine di turno, o più segnalini Alba
why-less-order = un posto peggiore nell’ordine di turno, o meno segnalini Alba
why-more-danger = meno pericoli per le tue Truppe
why-less-danger = più pericoli per le tue Truppe
place-n = Colloca { $n } Unità
silver-token = Segnalino argento
how-many-come = Quante arrivano
detail-stop-on-the-way = Dove si fermano prima? Lì si può lasciare o aggiungere Unità e proseguire
detail-founded-rest = L’ultimo livello è una proposta: puoi cambiarlo.
build-as-shown = Costruisci
stop-on-the-way = Sosta in cammino
stop-on-the-way-what = lasci o prendi Unità lì, poi prosegui
detail-tall = Il livello 4 dà 1 Punto Fama finché la controlli.
level-fame = +1 Punto Fama finché la controlli
go-there = { $units ->
    [one] Manda { $units } Unità
   *[other] Manda { $units } Unità
  } in { $zone }
go-there-battle = contro { $enemy }: { $own } a { $strength } prima delle carte
go-there-on = Sosta lì, poi oltre
hint-part = { $go } vanno, { $stay } restano
goes-itself = Prosegue da solo, se non aspetti
go-now = Vai
go-themselves = Partono da sole, se non torni indietro
built-themselves = Si costruiscono da sole, se non torni indietro
come-themselves = Arrivano da sole, se non torni indietro
