# Il tavolo di Empires a parole.
table-setting-up = Il tabellone è pronto; la partita non è ancora iniziata.
table-round = Turno { $round } di 8, epoca { $age }. { $phase }.
phase-setup = Preparazione
phase-place = Piazzamento dei lavoratori
phase-resolve = Risoluzione degli eventi
phase-income = Entrate
phase-benefits = Benefici degli edifici
phase-reset = Ripristino
phase-over = La partita è finita
table-order = Ordine di turno: { $players }.
table-regions = Il Nuovo Mondo
table-undiscovered = non scoperta
table-at-least = { $n ->
    [one] almeno { $n } nativo
   *[other] almeno { $n } nativi
}
table-seen-by = pedina vista da { $players }
table-good-there = { $good } nella regione
table-scores-now = PV ora: { $points }
table-boxes = Box Evento
table-on-offer = in offerta: { $things }
table-ship-there = c’è una nave, { $n } nella scorta
table-no-ship = nessuna nave, { $n } nella scorta
table-deck = { $n ->
    [one] { $n } carta nel mazzo
   *[other] { $n } carte nel mazzo
}
table-player = { $who }{ $position ->
    [0] : ${ $money }.
   *[other] , posto { $position } nell’ordine: ${ $money }.
}
table-points = { $points } PV segnati; { $total } se la partita finisse ora.
table-uses = { $n ->
    [one] resta un uso
   *[other] usi rimasti: { $n }
}
table-ships = Navi: { $n }{ $sailed ->
    [0] .
   *[other] , { $sailed } in mare.
}
table-income = Le combinazioni rendono ${ $money }.
table-goods = Merci: { $goods }.
table-buildings = Edifici: { $tiles }
table-discoveries = Scoperte: { $finds }.
table-used = tessera usata
table-market = Edifici in offerta, ${ $money } ciascuno
table-to-come = Ancora in arrivo in quest’epoca ({ $n }): { $tiles }

## Che cosa si può guardare nel terminale: la parola da scrivere e che cosa mostra

sheet-map = mappa
    .about = mostra il Nuovo Mondo e i box Evento
sheet-board = plancia
    .about = mostra la tua plancia o quella di un altro giocatore: plancia 2
sheet-buildings = edifici
    .about = mostra gli edifici in vendita e che cosa fanno
example-option = settle Peru
example-word = dock

brings-dock = sbarca nel Nuovo Mondo
brings-goods = prende una merce
brings-shipping = può vincere una nave
brings-buildings = un edificio per ${ $money }
brings-discovery = per una spedizione
brings-warfare = può dare battaglia
brings-training = uno specialista per ${ $money }
brings-strength = valore +{ $n }
brings-held = ne avrai { $n }
brings-there = ne avrai { $own } lì{ $most ->
    [0] {""}
   *[other] ; { $who }: { $most }
}
brings-region = terra di { $good }
