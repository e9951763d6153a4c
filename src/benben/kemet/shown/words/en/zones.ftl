### Zones as people call them. Ids follow the names on the map, which records keep: zone-t-w is T-W.

## Districts of the cities
zone-nw1 = Northwest 1
zone-nw2 = Northwest 2
zone-nw3 = Northwest 3
zone-w1 = West 1
zone-w2 = West 2
zone-w3 = West 3
zone-sw1 = Southwest 1
zone-sw2 = Southwest 2
zone-sw3 = Southwest 3
zone-ne1 = Northeast 1
zone-ne2 = Northeast 2
zone-ne3 = Northeast 3
zone-e1 = East 1
zone-e2 = East 2
zone-e3 = East 3
zone-se1 = Southeast 1
zone-se2 = Southeast 2
zone-se3 = Southeast 3

## Sands around the cities
zone-d-nw = NW sands
zone-d-w = West sands
zone-d-sw = SW sands
zone-d-ne = NE sands
zone-d-e = East sands
zone-d-se = SE sands

## Obelisks, shores and the Delta
zone-ob-w1 = NW obelisk
zone-ob-w2 = SW obelisk
zone-in-w = West shore
zone-ob-e1 = NE obelisk
zone-ob-e2 = SE obelisk
zone-in-e = East shore
zone-delta-d = Delta sands

## Temples and the Sanctuary of All Gods
zone-t-w = West temple
zone-t-inw = Nile temple N
zone-t-e = East temple
zone-t-ine = Nile temple S
zone-t-delta = Delta temple
zone-sanctuary = Sanctuary
