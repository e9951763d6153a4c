### Ciò che la pagina dice per Kemet classico: le sue domande, il modulo, come si gioca. Gli id con classic- davanti si dicono al
### posto di quelli senza, quando al tavolo c’è Kemet classico.

## Caselle, carte e vittoria
space-of-colour = { $action }, { $colour }
divine-when-enemy-turn = Per i turni altrui
board-when-enemy-turn = nel turno di un altro giocatore
buy-nothing = Piazza senza acquistare
market-two-colours = Richiede una Piramide per colore: { $grade }. Si acquista sulla casella di uno dei due, per { $n } PP
winning-you-day = Se nulla cambia, vinci alla fine di questo Giorno!
winning-other-day = Attenzione: { $names } vincerebbe alla fine di questo Giorno!
winning-short-day = Vincerebbe a fine Giorno
board-winning-day = Se nulla cambia, { $who } vince alla fine del Giorno.
table-subject-day = Giocatori: { $players }. La partita finisce con il Giorno in cui qualcuno ha { $victory } Punti Vittoria; vince chi ne ha di più.
kemet-greeting-day = Tu sei { $god }. Tieni i Templi, vinci Battaglie e innalza Piramidi: la partita finisce con il Giorno in cui qualcuno ha { $goal } Punti Vittoria, e vince chi ne ha di più.

## Che cosa si chiede
prompt-place-the-first-units = Colloca le tue prime Unità
detail-place-the-first-units = Dieci Unità, nei Distretti con una Piramide, al massimo cinque in ognuno.
prompt-veto = { $who } gioca { $card }: la annulli?
detail-veto = { $does }. Lo si chiede in segreto a chiunque abbia una carta.
prompt-veto-none = { $who } gioca { $card }
detail-veto-none = { $does }. Non hai un Veto; si chiede a tutti quelli che hanno carte, così nessuno lo sa.
pass-veto = Lascia fare
veto-brings = consumi il tuo Veto
prompt-escape = { $who } entra in { $zone }: la tua Truppa fugge?
detail-escape = Lo si chiede a chiunque abbia una carta. Con Fuga parte tutta la Truppa, e non c’è Battaglia.
prompt-escape-none = { $who } entra in { $zone }
detail-escape-none = Non hai una Fuga; si chiede a tutti quelli che hanno carte, così nessuno lo sa.
pass-escape = Resta e combatti
prompt-choose-where-to-flee = Dove fugge la tua Truppa?
detail-choose-where-to-flee = Zone vicine a { $zone } senza alcuna Truppa.
prompt-where-does-the-creature-come-home = Dove torna { $creature }?
detail-where-does-the-creature-come-home = Ha perso la sua Truppa e si unisce a un’altra nella tua Città.
prompt-bring-a-creature-with-the-recruits = Una Creatura con le reclute?
detail-bring-a-creature-with-the-recruits = Una dalla riserva, in ogni azione Recluta.
pass-bring-a-creature-with-the-recruits = Nessuna Creatura
prompt-use-night-tiles = Usi una tessera della Notte?
pass-use-night-tiles = Basta così
pass-buy-a-tile = Non acquistare
prompt-swap-the-battle-card = Scelta Tattica: scambi la tua carta con quella messa da parte?
detail-swap-the-battle-card = La nuova carta conta subito e la vecchia va a faccia in giù; poi decide la Forza.
swap-brings = { $card }: Forza { $own } a { $foe }
classic-detail-tall = Il livello 4 dà 1 Punto Vittoria finché la controlli.
classic-level-fame = +1 Punto Vittoria finché la controlli
form-path = Con Ta-Seti sopra il tabellone c’è un cammino per i sacerdoti, diverso in ogni partita.
prompt-take-a-card-from-the-discard = Memoria Divina: quale carta riprendi dagli scarti?
prompt-play-a-card-at-dawn = Alba: mostra una carta Battaglia per l’ordine di turno
prompt-play-a-card-at-dawn-discard = Alba: quale carta metti coperta?
prompt-play-a-card-at-dawn-tokens = Alba: quanti segnalini Alba spendi?
prompt-choose-your-place-at-dawn = Alba: scegli il tuo posto nell’ordine di turno
prompt-renew-divine-interventions = Rinnovamento: quali carte scarti per averne di nuove?
prompt-part-of-the-war-council = Consiglio di guerra in parti: scegli che cosa mostrare
council-part-first-divine = { $god } vede prima gli Interventi Divini: metti giù i tuoi adesso, e vengono mostrati. Poi si scelgono le carte Battaglia.
council-part-first-cards = { $god } vede prima le carte Battaglia: scegli la tua adesso, e viene mostrata. Poi si scelgono gli Interventi Divini.
council-part-first-both = { $god } vede tutto prima: scegli adesso l’intero piano, che viene mostrato tranne la carta messa da parte.
council-part-rest-divine = Quello che è stato mostrato è scoperto. Ora aggiungi i tuoi Interventi Divini, in segreto.
council-part-rest-cards = Quello che è stato mostrato è scoperto. Ora scegli le tue carte Battaglia, in segreto.
council-part-rest-both = Quello che è stato mostrato è scoperto. Ora fai il tuo piano, in segreto.
council-open-already = Già scoperto
council-later = nella parte seguente
council-show = Metti giù
council-detail-waits = { $god } lo aspetta
council-ask-divine = { $count ->
    [0] Non aggiungere Interventi Divini?
    [one] Aggiungere { $count } Intervento Divino?
   *[other] Aggiungere { $count } Interventi Divini?
  }
council-shown = Mostrato: { $card }: { $what }
council-shown-what = { $god } l’ha messo giù
council-shown-none = { $god } non ha messo giù Interventi Divini
council-divine-shown-none = Non ne hai messo giù nessuno.
fight-waits = { $god } aspetta quello che viene mostrato
fight-waits-you = Aspetti quello che viene mostrato
prompt-take-a-card-of-the-enemy = Reminiscenza: quale carta del nemico prendi?
guide-place-the-first-units = Dieci Unità cominciano nella tua Città. Fai clic dove devono stare.
guide-order = Hai meno Punti Vittoria di tutti: decidi tu l’ordine di turno per tutti.

## Tra due Giorni
night-step-night-tiles = Tessere della Notte
night-step-order = Ordine di turno
night-step-dawn = Alba
night-step-piety = Pietà
night-step-renewal = Rinnovamento
night-step-refill = Sentiero rifornito
night-ask-order = Decidi tu l’ordine di turno: chi è il numero { $place }?
night-ask-keep = Visione: scegli la carta da tenere
night-ask-tiles = Tessere della Notte: quale ora?
night-next = Chi viene dopo
dawn-title = Alba
dawn-what = Valore di comando: la Forza della carta, più 1 per segnalino Alba; chi ha di più sceglie per primo il posto
dawn-cards = Le tue carte Battaglia
dawn-tokens = segnalini Alba
dawn-tokens-what = Per le Battaglie perse. All’Alba ognuno aggiunge 1 alla carta che mostri.
dawn-tokens-n = Segnalini Alba: { $n }
dawn-plays = sceglie una carta
dawn-not-yet = non ancora
dawn-face-down = una carta coperta
dawn-value = Valore di comando
dawn-chooses = sceglie come numero { $n }
dawn-chosen = ha scelto
dawn-card-what = Conta solo la sua Forza. Le due carte sono usate, come in una Battaglia.
dawn-discard-what = Nessuno la vede. Torna con le altre, quando tutte sono usate.
dawn-keep = Tienili
dawn-spend = Spendi { $n }
dawn-show = Mostra { $card }
dawn-comes-to = valore di comando { $n }
dawn-tokens-left = I tuoi segnalini Alba: { $n }. Quelli che tieni restano per dopo.
dawn-order-what = dal valore di comando più alto in giù; a parità, come nel vecchio ordine
night-ask-dawn-place = Alba: scegli il tuo posto nell’ordine di turno
night-ask-dawn-card = Alba: quale carta Battaglia mostri?
night-ask-dawn-discard = Alba: quale carta metti coperta?
night-ask-dawn-tokens = Alba: quanti segnalini Alba spendi?
keep-title = Tieni una carta
keep-what = le altre tornano nel mazzo, senza che nessuno le veda
renew-title = Carte nella tua mano
renew-what = per ogni carta scartata ne arriva una nuova, più una
night-title-first = Prima Notte
classic-night-title = Tramonto e Notte { $round }
classic-night-brought = Che cosa hanno portato Tramonto e Notte
classic-night-col-fame = PV
classic-night-order-what = chi ha meno PV lo decide per tutti
classic-night-ask-offering = Santuario: dare due Unità per un Punto Vittoria?
classic-night-over = La Notte è finita: comincia il Giorno { $round }
classic-night-step-adoration = PP dei Templi
classic-night-step-temples = Due Templi
classic-night-step-offering = Santuario

## Ciò che Kemet classico chiama altrimenti
classic-table-subject = Giocatori: { $players }. Vince chi inizia il turno con almeno { $victory } Punti Vittoria, se nessuno ne ha di più.
classic-fame = Punti Vittoria
classic-fame-of = PV su { $n }
classic-fame-kinds = PV { $total } su { $goal }. Permanenti: { $divine }, Battaglie { $battle }. Finché si controllano: Templi { $temple }, Piramidi alte { $pyramid }.
classic-prayer-points-what = Pagano tessere, livelli, reclute e Teletrasporti. Ne portano di nuovi Prega, i Templi e la Notte.
classic-zone-night = { $n } PP al Tramonto
classic-zone-offering = al Tramonto, { $units ->
    [one] un’Unità offerta
   *[other] { $units } Unità offerte
  } qui: { $brings }
classic-way-transfer = con una carta Teletrasporto
classic-about-action-move = Una tua Truppa si muove via terra, per nave lungo una freccia o col Teletrasporto.
classic-about-action-buy = Una tessera di questo colore, fino al livello della tua Piramide.
classic-detail-take-a-city = Tre Distretti, ognuno dietro le Mura, con un deserto intorno.
classic-council-spied = Hai visto: { $card }
classic-council-spied-what = Una tua tessera ti ha mostrato questa carta
classic-council-against-spied = Contro la carta che hai visto
classic-council-stake-fame = { $sign }{ $amount } PV permanenti
classic-council-stake-temporary = { $sign }{ $amount } PV temporanei
classic-fight-gain-fame = { $sign }{ $amount } PV
fight-gain-tokens = { $sign }{ $amount ->
    [one] { $amount } segnalino Alba
   *[other] { $amount } segnalini Alba
  }
classic-fight-falls-how = Danni meno difesa; poi ciò che costa la propria carta.
classic-brought-fame = { $sign }{ $amount } PV
classic-kend-fame = Punti Vittoria sufficienti, e nessuno ne ha di più
classic-kend-rounds = più Punti Vittoria dopo i Round stabiliti
classic-kend-divine = Permanenti
classic-kend-course = I Punti Vittoria nei Round
classic-share-fame = PV { $fame }
classic-market-kind-fame = PV
classic-board-fame-of = PV su { $n }
classic-board-fame-row = PV: { $total } su { $goal }
classic-board-fame-divine = permanenti: Templi, Santuario, tessere{ $path ->
    [yes] { ", Ta-Seti" }
   *[no] { "" }
  }
classic-board-fame-why = Come si vince
classic-board-winning = Se nulla cambia, { $who } vince all’inizio del prossimo turno.
classic-board-equilibrium = Entro il Tramonto ogni piano vuole un segnalino. Ancora vuoti: { $floors }.
classic-detail-turn-floors = Entro il Tramonto ogni piano vuole un segnalino; mancano: { $floors }
classic-board-equilibrium-now = Nessun segnalino di troppo: quelli rimasti vanno sui piani vuoti: { $floors }.
classic-board-equilibrium-done = Ogni piano ha il suo segnalino.
classic-turn-fame = PV
classic-fame-standing = PV, fino a { $goal }: { $list }
classic-kemet-greeting = Tu sei { $god }. Tieni i Templi, vinci Battaglie e innalza Piramidi: vince chi inizia un turno con { $goal } Punti Vittoria, se nessuno ne ha di più.

## Una nuova partita
form-goal = Traguardo
form-goal-short = Fino a { $n } PV
form-goal-short-what = La partita consueta.
form-goal-long = Fino a { $n } PV
form-goal-long-what = La partita lunga: c’è tempo per Piramidi alte.
form-goal-beginner = Per principianti, fino a { $n } PV
form-goal-beginner-what = Tessere e Piramidi fino al livello 2, senza Ta-Seti.
form-modules = Si gioca con
form-preset-none = Classico
form-preset-none-what = La scatola del 2012 e nient’altro.
form-preset-all = Ta-Seti, tutto
form-preset-all-what = Ogni modulo dell’espansione; le promo se vuoi.
form-preset-some = Scegli
form-preset-some-what = Ogni modulo da sé, e le promo.
form-left-out = Non in questa partita: { $tiles }. Richiede il modulo «{ $module }».
classic-form-length = Round
classic-form-to-the-end = Fino in fondo
classic-form-rounds-what = Poi vince chi ha più PV.
classic-form-board-what = il tabellone del 2012

## Come si gioca
classic-kemet-how-lead = Kemet classico in nove carte: bastano tre minuti, il resto viene giocando. La pagina offre solo ciò che le regole permettono, e “perché?” apre la regola.
classic-kemet-how-win = Vincono i Punti Vittoria
classic-kemet-how-win-what = La partita finisce con il Giorno in cui qualcuno ha { $goal } Punti Vittoria; vince chi ne ha di più. Con «Un altro modo di vincere» vince chi inizia un turno con altrettanti, se nessuno ne ha di più. I segni pieni restano tuoi; quelli tratteggiati li hai solo finché tieni un Tempio o una Piramide di livello 4.
classic-kemet-how-map-what = La tua Città ha tre Distretti per Truppe e Piramidi. I Templi sono fuori: chi ci sta sopra ne ha il Punto Vittoria, finché qualcuno non lo scaccia.
classic-kemet-how-day-what = A turno ognuno mette un segnalino Azione sulla propria plancia e fa subito quell’azione. Quando tutti sono piazzati, viene il Tramonto.
classic-kemet-how-floors-what = Entro il Tramonto deve esserci un segnalino su ciascuno dei tre piani. La plancia ti dice quale è ancora vuoto: lascia spazio a Muovi, Innalza o Recluta.
classic-kemet-how-tiles-what = Innalza una Piramide con i Punti Preghiera e potrai acquistare tessere del suo colore fino al suo livello, sulla casella di quel colore. Una tessera costa quanto il suo livello e vale per tutta la partita.
classic-kemet-how-move-what = Fino a cinque Unità formano una Truppa. Va in una zona vicina o naviga lungo una freccia; da un Distretto con Piramide può Teletrasportarsi a un Obelisco per 2 PP, quante volte puoi pagare.
classic-kemet-how-battle = Attaccare porta punti
classic-kemet-how-battle-what = Entra in una zona nemica e comincia una Battaglia. Ognuno sceglie in segreto una carta da giocare e una da mettere da parte. Chi attacca, vince e sopravvive ottiene un Punto Vittoria per sempre.
classic-kemet-how-night = Tramonto e Notte
classic-kemet-how-night-what = Al Tramonto i Templi danno Punti Preghiera, e due Templi o più un Punto Vittoria permanente. Di Notte ognuno ottiene 2 PP e una carta. Poi chi ha meno punti decide l’ordine di turno per tutti; con «Alba» ognuno mostra per questo una carta Battaglia.
classic-kemet-how-more-what = Alcune tessere portano una Creatura che rafforza una Truppa. Le carte Intervento Divino sono sorprese: in Battaglia, in cammino, di Giorno e nei turni altrui.
classic-kemet-how-action-buy = Una tessera del colore della casella, alla portata di una tua Piramide.
classic-kemet-battle-rewards = Nessuno ottiene nulla. Con un punto in più { $attacker } avrebbe vinto, e ottenuto un Punto Vittoria.
classic-kemet-battle-after = { $attacker } deve andarsene: nella riserva, che rende 4 PP, o in una zona scelta da { $defender }.
differs-title = Se conosci Sangue e Sabbia
differs-lead = Ciò che in Kemet classico è diverso, in una pagina.
differs-round = La Notte viene prima
differs-round-what = Un Round è Notte, ordine di turno, Giorno e Tramonto. La partita comincia con una Notte.
differs-victory = Si vince alla fine del Giorno
differs-victory-what = Otto Punti Vittoria (dieci nella partita lunga) chiudono la partita con il Giorno, Tramonto compreso. Vince chi ha più punti, poi più punti di Battaglia, poi il posto più avanti. Un modulo di Ta-Seti riporta la vittoria a inizio turno.
differs-order = Uno decide l’ordine
differs-order-what = Chi ha meno punti decide tutto l’ordine di turno, per tutti.
differs-dusk = Offerte al Tramonto
differs-dusk-what = Tempio sul Delta, poi i PP dei Templi, poi il Santuario, poi il punto per due Templi. Un Tempio ceduto non conta più.
differs-setup = Dieci Unità, nessuna prima tessera
differs-setup-what = Prima si costruiscono le Piramidi; poi dieci Unità vanno dove stanno le Piramidi. Nessuno comincia con una tessera, e ognuno può avere tre Piramidi.
differs-buy = Caselle d’acquisto colorate
differs-buy-what = Ogni casella d’acquisto ha il suo colore stampato: una tessera per colore al Giorno, senza segnalini Acquisto. Un segnalino può starci anche senza acquistare.
differs-tokens = Argento e oro vengono dopo
differs-tokens-what = Si piazzano dopo il segnalino normale del turno, mai prima e mai da soli.
differs-ships = Frecce, non porti
differs-ships-what = Le navi vanno solo lungo le frecce stampate, per un movimento. Il tabellone ha due lati, secondo il numero di giocatori.
differs-teleport = Teletrasporti a volontà
differs-teleport-what = Quanti ne paghi in un solo Movimento, mescolati ai passi, ma una sola volta nella stessa zona.
differs-walls = Mura
differs-walls-what = In un Distretto altrui si entra col primo passo di un Movimento cominciato lì accanto, o se si ignorano le Mura. Una Truppa non supera mai i suoi limiti, neppure in cammino.
differs-entry = Prima della Battaglia
differs-entry-what = Chi subisce l’ingresso può giocare Fuga; Trappola Mortale e Iniziativa colpiscono prima delle carte. Se non resta nessuno da combattere, il Movimento continua.
differs-battle = Niente bonus di casa
differs-battle-what = La propria Città non dà Forza, e la difesa ferma ogni danno. La perdita del 5/0/0 viene dopo i danni.
differs-retreat = Ritirata e richiamo
differs-retreat-what = Il richiamo rende 1 PP per ogni Unità. La ritirata può portare in ogni zona vicina senza Truppe, anche in Distretti altrui.
differs-veterans = Niente Veterani né Diversivo
differs-veterans-what = Le sconfitte non ne portano, e la mano di carte divine può essere vuota.
differs-creatures = Le Creature vengono con le reclute
differs-creatures-what = Dalla riserva solo con Recluta, una per volta, e non si spostano. Chi perde la sua Truppa si unisce subito a un’altra in Città.
differs-captured = Piramidi conquistate
differs-captured-what = Chi ne tiene una ci acquista, si Teletrasporta da lì e può innalzarla.
differs-cards = Veto
differs-cards-what = Una carta giocata fuori dalle Battaglie può essere annullata. Lo si chiede insieme e in segreto a tutti quelli che hanno una carta.
