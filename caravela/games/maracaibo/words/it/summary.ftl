# Che cosa si racconta quando un round è finito. $signed è un numero con il segno, $n senza, $round il round che comincia.

summary-vp = { $signed } PV
summary-doubloons = { $n ->
    [one] { $signed } doblone
   *[other] { $signed } dobloni
}
summary-stolen = esploratore superato
summary-new-card-shown = Carte progetto in offerta: { $names }.
summary-new-building-shown = Un edificio di prestigio è aperto: { $names }.
summary-new-mission-placed = Nuove missioni aspettano a: { $names }.
summary-next = { $round ->
    [2] Dopo ogni round si paga la rendita, e chi è a casa per primo ottiene punti. I titoli contano solo alla fine, ciascuno per la forza della sua nazione.
    [3] Restano due round: ciò che compri ora paga ancora due volte. Alla fine contano i titoli, per la forza delle loro nazioni, e anche le carte e gli edifici di prestigio.
   *[4] Questo è l’ultimo round. Poi contano i titoli, per la forza delle loro nazioni, e le carte, gli edifici di prestigio, la rendita, e 3 PV per ogni nazione in cui sei in testa.
}
