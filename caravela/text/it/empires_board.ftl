# Il tabellone disegnato di Empires.
board-about = Una carta delle Americhe con nove regioni, i riquadri evento nell’ordine in cui si risolvono, l’ordine dei giocatori e i round.
board-order = Ordine
board-round = Round
board-training = Addestramento
board-to-come = { $n ->
    [0] nessuno in arrivo
   *[other] { $n } in arrivo
}
board-token = Tessera scoperta coperta
board-place = { $who }, numero { $position }
board-atlantic = Oceanus Atlanticus
board-pacific = Mare Pacificum
