# Il tabellone disegnato di Empires.
board-about = Una carta delle Americhe con nove regioni, i box Evento nell’ordine in cui si risolvono, l’ordine di turno e i turni.
board-order = Ordine
board-round = Turno
board-training = Addestramento
board-to-come = { $n ->
    [0] nessuno in arrivo
   *[other] { $n } in arrivo
}
board-token = Pedina Scoperta a faccia in giù
board-place = { $who }, numero { $position }
board-unknown = Terra Incognita
board-atlantic = Oceanus Atlanticus
board-pacific = Mare Pacificum
board-map = Mappa
