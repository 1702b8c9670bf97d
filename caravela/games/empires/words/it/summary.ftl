# Che cosa si racconta quando un round è finito. $signed è un numero con il segno, $n senza, $round il round che comincia.

summary-points = { $signed } PV
summary-money = { $signed } $
summary-bought-points = PV comprati
summary-looked = uno sguardo a una pedina
summary-looked-deck = uno sguardo al mazzo
summary-new-tile-offered = Nuovi edifici in vendita: { $names }.
summary-new-good-offered = Merci in offerta: { $names }.
summary-new-position = L’ordine è ora: { $names }.
summary-next = { $round ->
    [2] Le regioni danno punti dopo il turno 3: 6 PV a chi ha più lavoratori e 2 al secondo, dove qualcuno ne ha almeno tre.
    [3] Questo è l’ultimo turno dell’Epoca I: alla fine le regioni danno punti, 6 PV a chi ha più lavoratori e 2 al secondo, dove qualcuno ne ha almeno tre.
    [4] Comincia l’Epoca II. Le regioni danno di nuovo punti dopo il turno 6: 6 PV a chi ha più lavoratori, 2 al secondo.
    [5] Le regioni danno di nuovo punti dopo il turno 6: 6 PV a chi ha più lavoratori, 2 al secondo.
    [6] Questo è l’ultimo turno dell’Epoca II: alla fine le regioni danno di nuovo punti.
    [7] Comincia l’Epoca III. Le regioni danno punti per l’ultima volta dopo il turno 8; poi contano le scoperte, gli edifici e le entrate dell’ultimo turno.
   *[8] Questo è l’ultimo turno: alla fine le regioni danno punti ancora una volta, poi contano le scoperte, gli edifici e le entrate di questo turno.
}
