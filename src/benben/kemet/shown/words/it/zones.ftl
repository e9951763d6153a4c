### Le zone come le chiamano le persone. Gli id seguono i nomi della mappa, che restano nei verbali: zone-t-w è T-W.

## Distretti delle Città
zone-nw1 = Nordovest 1
zone-nw2 = Nordovest 2
zone-nw3 = Nordovest 3
zone-w1 = Ovest 1
zone-w2 = Ovest 2
zone-w3 = Ovest 3
zone-sw1 = Sudovest 1
zone-sw2 = Sudovest 2
zone-sw3 = Sudovest 3
zone-ne1 = Nordest 1
zone-ne2 = Nordest 2
zone-ne3 = Nordest 3
zone-e1 = Est 1
zone-e2 = Est 2
zone-e3 = Est 3
zone-se1 = Sudest 1
zone-se2 = Sudest 2
zone-se3 = Sudest 3

## Sabbie intorno alle Città
zone-d-nw = Sabbie NO
zone-d-w = Sabbie ovest
zone-d-sw = Sabbie SO
zone-d-ne = Sabbie NE
zone-d-e = Sabbie est
zone-d-se = Sabbie SE

## Obelischi, rive e Delta
zone-ob-w1 = Obelisco NO
zone-ob-w2 = Obelisco SO
zone-in-w = Riva ovest
zone-ob-e1 = Obelisco NE
zone-ob-e2 = Obelisco SE
zone-in-e = Riva est
zone-delta-d = Sabbie Delta

## Templi e Santuario di Tutti gli Dèi
zone-t-w = Tempio ovest
zone-t-inw = Tempio Nilo N
zone-t-e = Tempio est
zone-t-ine = Tempio Nilo S
zone-t-delta = Tempio Delta
zone-sanctuary = Santuario
