### Attorno al cammino per Ta-Seti sulla pagina: la striscia delle plance, sacerdoti, Oggetti e Abilità.

path-title = Il cammino per Ta-Seti
event-path-is-laid-out = Il cammino per Ta-Seti è pronto
path-open = Mostra il cammino
path-close = Chiudi il cammino
path-why = Come funziona il cammino
path-start = Partenza
path-may-go = Prima può partire un sacerdote
path-not-now = La via dall’Egitto a Ta-Seti: chi mette un segnalino su Muovere può prima far avanzare un sacerdote.
path-nobody = Nessun sacerdote: muovi una Truppa
path-go = Vai lì
path-go-from = Da: { $from }
path-empty = nessun segnalino
path-space-object-1 = spazio per un Oggetto di livello 1
path-space-object-2 = spazio per un Oggetto di livello 2
path-space-skill = spazio per un’Abilità
path-space-victory = spazio per un Punto Vittoria
path-here = Sacerdoti qui: { $list }
path-road-to = Strada per { $to }: { $list }
path-on-the-road = Sulla strada: { $list }
path-there = Lì: { $list }
path-leaves-start = Chi li prende torna alla partenza
path-leaves-board = Chi li prende entra in una Truppa sul tabellone
path-leaves-supply = Chi li prende va nella riserva
path-left = { $n ->
    [0] Qui finisce la via
    [one] { $n } attivazione fino a Ta-Seti
   *[other] { $n } attivazioni fino a Ta-Seti
  }
path-priests-of = { $n ->
    [one] { $who }, { $n } sacerdote
   *[other] { $who }, { $n } sacerdoti
  }
path-objects = Oggetti
path-skills = Abilità
path-priests = Sacerdoti
path-sealed = Sigillate fino al prossimo Giorno
path-sealed-tile = { $tile }, sigillata fino al prossimo Giorno
path-in-supply = nella riserva: { $n }
path-on-board = nelle Truppe: { $n }
path-on-path = sul cammino: { $n }
path-at-start = alla partenza: { $n }
path-where = Sacerdoti: { $list }
path-object-taken = Oggetto, agisce appena preso
path-object-move = Oggetto, una volta: nel tuo Movimento
path-object-battle = Oggetto, una volta: prima di scegliere le carte Battaglia
path-object-seal = Oggetto, una volta: nel tuo turno, prima di una Battaglia o delle tessere Notte
path-skill = Abilità: vale in ogni tua Truppa con un sacerdote
path-skill-rests = inattiva: nessuna tua Truppa ha un sacerdote
path-victory-what = per sempre; chi lo prende torna alla partenza
path-used = usato in questa Battaglia
path-road-tokens = dalla strada, per questa Battaglia
path-before-cards = Poi si scelgono le carte
path-with-priests = { $n ->
    [one] con { $n } sacerdote
   *[other] con { $n } sacerdoti
  }
troop-priests = { $text }, di cui { $n ->
    [one] { $n } sacerdote
   *[other] { $n } sacerdoti
  }
phone-path = Cammino
prompt-plan-move-path = Muovere: parte prima un sacerdote?
prompt-move-with-a-priest = Prima può partire un sacerdote: verso dove?
detail-move-with-a-priest = Scegli una località del cammino, o una Truppa se nessun sacerdote parte.
prompt-choose-the-road = Dove va il sacerdote?
detail-choose-the-road = Ciò che sta sulla strada si ottiene subito.
prompt-send-a-priest-by-night = Quale sacerdote parte di Notte, e per dove?
detail-send-a-priest-by-night = Né la strada né la località danno nulla.
prompt-on-the-road = { $at }: prendere { $lies } o restare?
detail-on-the-road = Chi prende lascia il cammino. { $onward ->
    [no] Qui finisce la via.
   *[yes] Chi resta potrà proseguire.
  }
prompt-stand-in-for-a-unit = In quale Truppa il sacerdote prende il posto di un’Unità?
detail-stand-in-for-a-unit = Quell’Unità torna nella riserva.
prompt-send-a-priest-back = Quale sacerdote torna alla partenza?
prompt-how-many-priests-go-along = Quanti sacerdoti vanno con loro?
prompt-use-objects = Usare Oggetti prima della Battaglia?
detail-use-objects = Ognuno vale una volta sola.
pass-use-objects-none = Nessun Oggetto
prompt-use-objects-before-the-night-tiles = Usare un Sigillo Divino prima delle tessere Notte?
prompt-seal-a-tile-of = Di chi è la tessera da sigillare?
prompt-seal-a-tile = Quale tessera sigilli fino al prossimo Giorno?
brought-token = { $name }
brought-priest-start = il sacerdote torna alla partenza
brought-priest-board = il sacerdote entra in una Truppa
brought-priest-supply = il sacerdote va nella riserva
ledger-path = Cammino
text-path = Il cammino per Ta-Seti
text-path-walks = Far avanzare un sacerdote
text-path-walk = { $from } → { $to }
kemet-how-path = Il cammino per Ta-Seti
kemet-how-path-what = Con il cammino ognuno ha { $n } sacerdoti. Un segnalino su Muovere può prima farne avanzare uno fino alla località seguente. La strada paga subito; nella località il sacerdote prende ciò che vi si trova e lascia il cammino, oppure aspetta e poi prosegue. Gli Oggetti valgono una volta. Un’Abilità porta il sacerdote sul tabellone e vale in ogni tua Truppa con un sacerdote. A Ta-Seti attende un Punto Vittoria.
kemet-how-tokens = Che cosa si trova sul cammino
key-path = Il cammino per Ta-Seti
