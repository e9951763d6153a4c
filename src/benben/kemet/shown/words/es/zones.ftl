### Las zonas como las llama la gente. Los id siguen los nombres del mapa, que quedan en las actas: zone-t-w es T-W.

## Distritos de las ciudades
zone-nw1 = Noroeste 1
zone-nw2 = Noroeste 2
zone-nw3 = Noroeste 3
zone-w1 = Oeste 1
zone-w2 = Oeste 2
zone-w3 = Oeste 3
zone-sw1 = Suroeste 1
zone-sw2 = Suroeste 2
zone-sw3 = Suroeste 3
zone-ne1 = Noreste 1
zone-ne2 = Noreste 2
zone-ne3 = Noreste 3
zone-e1 = Este 1
zone-e2 = Este 2
zone-e3 = Este 3
zone-se1 = Sureste 1
zone-se2 = Sureste 2
zone-se3 = Sureste 3

## Arenas alrededor de las ciudades
zone-d-nw = Arenas NO
zone-d-w = Arenas oeste
zone-d-sw = Arenas SO
zone-d-ne = Arenas NE
zone-d-e = Arenas este
zone-d-se = Arenas SE

## Obeliscos, orillas y el Delta
zone-ob-w1 = Obelisco NO
zone-ob-w2 = Obelisco SO
zone-in-w = Orilla oeste
zone-ob-e1 = Obelisco NE
zone-ob-e2 = Obelisco SE
zone-in-e = Orilla este
zone-delta-d = Arenas Delta

## Templos y Santuario de Todos los Dioses
zone-t-w = Templo oeste
zone-t-inw = Templo Nilo N
zone-t-e = Templo este
zone-t-ine = Templo Nilo S
zone-t-delta = Templo Delta
zone-sanctuary = Santuario
