# Che cosa si racconta quando un round è finito. $signed è un numero con il segno, $n senza, $round il round che comincia.

summary-points = { $n ->
    [one] { $signed } punto
   *[other] { $signed } punti
}
summary-coins = { $n ->
    [one] { $signed } moneta
   *[other] { $signed } monete
}
summary-paid = costi
summary-overflow = risorse senza posto
summary-coins-on = monete sui territori
summary-traded = commercio
summary-fee = tasse per i monaci
summary-conquest = tracciato dei conquistadores
summary-solo-tree = alberi
summary-new-start-player = { $names } ha il primo turno dell’anno.
summary-new-white-dice = I dadi bianchi mostrano { $names }.
summary-next = { $round ->
    [2] Alla fine di quest’anno il tracciato dei conquistadores dà di nuovo punti, un po’ più dell’ultima volta. Tutti vi ricominciano da 0.
   *[3] Questo è l’ultimo anno. Alla fine dà punti il tracciato dei conquistadores; poi le spedizioni, le serie di moli, i coloni nelle linee piene, gli studiosi, i vescovi, e un punto ogni 3 monete.
}
