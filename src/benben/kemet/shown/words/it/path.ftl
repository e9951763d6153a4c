### Il cammino per Ta-Seti nel Kemet classico: sacerdoti, Oggetti, Abilità.

location-start = la partenza
location-ta-seti = Ta-Seti
token-victory = un Punto Vittoria
source-road = segnalino della strada
source-skill = { $skill } (Abilità)

## Le località, come luoghi del Nilo dall’Egitto alla Nubia; le sigle restano nei verbali
location-1a-1 = Sehel
location-1a-2 = Elefantina
location-1a-3 = Philae
location-1b-1 = Biga
location-1b-2 = Shellal
location-1b-3 = Debod
location-1b-4 = Kertassi
location-2a-1 = Kalabsha
location-2a-2 = Dakka
location-2b-1 = Dendur
location-2b-2 = Amada
location-2b-3 = Derr
location-2b-4 = Aniba
location-3a-1 = Faras
location-3a-2 = Buhen
location-3a-3 = Mirgissa
location-3a-4 = Semna
location-3b-1 = Askut
location-3b-2 = Uronarti
location-3b-3 = Kumma
location-3b-4 = Serra
location-4b-1 = Soleb
location-4b-2 = Kerma
path-board-1 = Prima Cateratta
path-board-2 = Bassa Nubia
path-board-3 = Seconda Cateratta
path-board-4 = Terra dell’Arco
side-1a = { path-board-1 } (lato A)
side-1b = { path-board-1 } (lato B)
side-2a = { path-board-2 } (lato A)
side-2b = { path-board-2 } (lato B)
side-3a = { path-board-3 } (lato A)
side-3b = { path-board-3 } (lato B)
side-4a = { path-board-4 } (lato A)
side-4b = { path-board-4 } (lato B)

## Passi
step-lay-out-the-path = Segnalini sul cammino
step-move-with-a-priest = Scelta del sacerdote da attivare
step-choose-the-road = Dove va il sacerdote
step-on-the-road = Prendere i segnalini o restare
step-send-a-priest-by-night = Quale sacerdote parte di Notte
step-stand-in-for-a-unit = Di chi prende il posto il sacerdote
step-send-a-priest-back = Quale sacerdote torna alla partenza
step-how-many-priests-go-along = Quanti sacerdoti partono
step-use-objects = Uso degli Oggetti
step-seal-a-tile-of = Di chi è la tessera da sigillare
step-seal-a-tile = Quale tessera sigillare
step-a-battle-with-priests = Dopo la Battaglia

## Scelte
choice-activate = Attiva il sacerdote: { $a1 }
choice-go = Verso { $a1 }
choice-priests = Sacerdoti: { $a1 }
choice-priest = Colloca un sacerdote: { $a1 }
choice-object = Usa { $a1 }
choice-enemy = { $a1 }
choice-side = { $a1 }
choice-token = Pesca { $a1 }
pass-move-with-a-priest = Non attivare nessuno
pass-use-objects = Nessun altro Oggetto
stay-on-the-road = Resta
use-on-the-road = Prendi
recall-your-turn = Riporta un sacerdote alla partenza
troop-send-a-priest-back = Il sacerdote in { $a1 }
use-send-a-priest-back = Un sacerdote dalla riserva
place-stand-in-for-a-unit = Al posto di un’Unità: { $a1 }
tile-seal-a-tile = Sigilla { $a1 }

## Che cosa è successo
event-side-of-the-path = Il cammino mostra: { $a1 }
event-token-laid = Segnalino sul cammino: { $a1 } ({ $a2 })
event-priest-goes = Un sacerdote di { $a1 } si muove: { $a2 } → { $a3 }
event-temporary-token = { $a1 }: { $a2 } +1 nella Battaglia di questa azione
event-token-taken = { $a1 } prende { $a2 }
event-uses-object = { $a1 } usa { $a2 }
event-sealed = { $a1 } sigilla { $a3 }, tessera di { $a2 }, fino al prossimo Giorno
event-surplus = { $a1 } ha { $a2 ->
    [one] { $a2 } Unità
   *[other] { $a2 } Unità
  } di troppo in { $a3 }: tornano nella riserva
event-lost-fame = { $a1 } perde { $a2 ->
    [one] { $a2 } Punto Vittoria
   *[other] { $a2 } Punti Vittoria
  } e ora ne ha { $a3 }
event-priest-stands-in = Un sacerdote di { $a1 } prende il posto di un’Unità: { $a2 }
event-priest-returns = Un sacerdote di { $a1 } torna alla partenza

## Accanto a una scelta
note-temporary = { $stat } +1 nella Battaglia di questa azione
note-tokens = segnalini: { $tokens }
note-priests = { $n ->
    [one] { $n } sacerdote
   *[other] { $n } sacerdoti
  }

## Perché una scelta è rifiutata
refused-object-not-yours = non hai quell’Oggetto
refused-nothing-to-seal = non c’è una tale tessera che abbia effetto
refused-masked = dietro una Maschera contano solo Unità e carte Battaglia
refused-no-priest-there = lì non c’è un tuo sacerdote
refused-no-point-in-ta-seti = a Ta-Seti non c’è nessun Punto Vittoria, e nessuna strada prosegue
refused-no-road-leads-there = nessuna strada porta lì
refused-tile-sealed = quella tessera è sigillata fino al prossimo Giorno
refused-no-priest-in-the-supply = nella tua riserva non ci sono sacerdoti
refused-priest-alone = un sacerdote si colloca solo dove c’è un’altra tua Unità
refused-priests-on-the-path = un tuo sacerdote è ancora sul cammino o alla partenza
