# Santa Maria: il tabellone comune e le plance dei giocatori, come sono disegnati.

shore-title = La piazza del mercato
shore-about = Le tessere e i dadi disponibili, i moli con le loro spedizioni, gli spazi di ritiro, i due tracciati e i posti dei monaci.
shore-tiles = Tessere, moli
shore-tracks = Dadi, tracciati
shore-offer = Da scegliere
shore-year = Anno
shore-where = { $year ->
    [0] Prima del primo anno
   *[other] Anno { $year } di 3
}
shore-order = Ordine
shore-order-told = Ordine di gioco: { $players }.
shore-goal = Per vincere
shore-goal-told = Da soli si vince con { $n } punti.
shore-display = Tessere
shore-docks = Moli
shore-retire = Piazza del mercato
shore-dice = Dadi disponibili
shore-conquistador = Tracciato dei conquistadores
shore-religion = Tracciato della religione
shore-cost-double = Quanto costa una tessera doppia
shore-cost-triple = Quanto costa una tessera tripla
shore-pile = ancora { $n }
shore-roads = restano { $n }
shore-display-told = Tessere disponibili: { $tiles }.
shore-working = Ancora in attività: { $players }.
shore-dice-white = { $n ->
    [one] Un dado bianco con { $value }
   *[other] { $n } dadi bianchi con { $value }
}
shore-dice-blue = { $n ->
    [one] Un dado blu con { $value }
   *[other] { $n } dadi blu con { $value }
}
shore-dice-told = Dadi bianchi disponibili: { $dice }.
shore-blue-told = Dadi blu disponibili: { $dice }.
shore-may-take = { $n ->
    [0] { $who } non può prendere altri dadi bianchi quest’anno
    [one] { $who } può prendere ancora { $n } dado bianco quest’anno
   *[other] { $who } può prendere ancora { $n } dadi bianchi quest’anno
}
shore-conquistador-told = Tracciato dei conquistadores: { $players }.
shore-religion-told = Tracciato della religione: { $players }.

## La plancia di un giocatore

colony-of = La colonia di { $who }
colony-none = ancora senza colonia
colony-place = gioca per { $n }º
colony-retired = Ritiro: { $space }
colony-head = { $who } ha { $coins ->
    [one] { $coins } moneta
   *[other] { $coins } monete
} e { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}; { $total } se la partita finisse ora.
colony-total = { $n ->
    [one] { $n } punto se la partita finisse ora
   *[other] { $n } punti se la partita finisse ora
}
colony-column = Colonna { $n }
colony-row = Riga { $n }
colony-developed = Righe sviluppate: { $rows }, colonne sviluppate: { $columns }.
colony-price = Comprare { $gain }: { $coins ->
    [one] { $coins } moneta
   *[other] { $coins } monete
}
colony-blue = Dado blu con { $value }
colony-white = { $n ->
    [0] Nessun altro dado bianco quest’anno.
    [one] Ancora { $n } dado bianco quest’anno.
   *[other] Ancora { $n } dadi bianchi quest’anno.
}
colony-activation = { $coins ->
    [one] La prossima attivazione con monete costa { $coins } moneta.
   *[other] La prossima attivazione con monete costa { $coins } monete.
}
colony-dice = Dadi blu: { $dice } (sbloccati: { $unlocked }).
colony-dock = { $dock }: { $n ->
    [0] nessuna spedizione
    [one] { $n } spedizione
   *[other] { $n } spedizioni
}
colony-monks = { $n ->
    [0] Nessun monaco nella riserva.
    [one] { $n } monaco nella riserva.
   *[other] { $n } monaci nella riserva.
}
