# Il tavolo di Santa Maria a parole.
table-setting-up = Il tabellone è pronto; la partita non è ancora iniziata.
table-year = Anno { $year } di 3. È il turno di { $who }.
table-over = La partita è finita.
table-order = Ordine di turno: { $players }.
table-white-dice = Dadi bianchi in offerta: { $dice }.
table-blue-offer = Dadi blu in offerta: { $dice }.
table-docks = { $n ->
    [0] Moli (la pila dei carichi è vuota)
    [one] Moli (ancora { $n } carico nella pila)
   *[other] Moli (ancora { $n } carichi nella pila)
}
table-monks = Monaci
table-fee = un altro costa { $coins }
table-religion = Tracciato della religione, fino a { $last }: { $players }.
table-conquistador = Tracciato dei conquistadores, fino a { $last }: { $players }.
table-ranks = Quest’anno i primi posti sul tracciato dei conquistadores segnano: { $points }.
table-tree = { $points ->
    [one] L’albero di quest’anno è sullo spazio { $space } e vale { $points } punto.
   *[other] L’albero di quest’anno è sullo spazio { $space } e vale { $points } punti.
}
table-retire = Spazi di ritiro
table-roads = { $n ->
    [one] Resta { $n } tessera strada.
   *[other] Restano { $n } tessere strada.
}
table-player = { $who }: { $coins } e { $points }; { $total } se la partita finisse ora.
table-resources = Risorse: { $things }.
table-dice = Dadi bianchi che può ancora prendere quest’anno: { $white }. Dadi blu da usare: { $blue }.
table-next-activation = La prossima attivazione con monete costa { $coins }.
table-colony = Colonia: { $colony }.
table-row = Riga { $row }: { $cells }
table-cell = colonna { $column }, { $what }
table-die = { $colour ->
    [white] { $value } bianco
   *[blue] { $value } blu
}
table-developed = completa
table-columns = Colonne complete: { $columns }.
table-scholars = Studiosi: { $names }.
table-bishops = Vescovi e ciò che rendono ora le loro richieste: { $names }.
table-camps = Campi missionari: { $names }. Monaci rimasti: { $n }.
table-harbour = Porto, { $dock }: { $loads }.
table-sets = { $n ->
    [one] { $n } serie di quattro moli.
   *[other] { $n } serie di quattro moli.
}
table-retired = Ritiro: { $space }.
table-boards = Colonie tra cui scegliere
table-sets-on-offer = Municipi tra cui scegliere, ciascuno con uno studioso
table-display = Tessere in offerta
table-tile = { $tile }: { $cost }
table-to-come = Ancora in arrivo: tessere doppie, { $doubles }; tessere triple, { $triples }. Per i monaci ci sono:
