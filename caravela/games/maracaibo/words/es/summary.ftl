# Lo que se cuenta cuando acaba una ronda. $signed es un número con su signo, $n sin él, $round la ronda que empieza.

summary-vp = { $signed } PV
summary-doubloons = { $n ->
    [one] { $signed } doblón
   *[other] { $signed } doblones
}
summary-stolen = explorador adelantado
summary-new-card-shown = Cartas de proyecto en la oferta: { $names }.
summary-new-building-shown = Un edificio de prestigio está abierto: { $names }.
summary-new-mission-placed = Nuevas misiones esperan en: { $names }.
summary-next = { $round ->
    [2] Tras cada ronda se pagan los ingresos, y quien llega primero a casa gana puntos. Los títulos solo cuentan al final, cada uno por la fuerza de su nación.
    [3] Quedan dos rondas: lo que compres ahora aún paga dos veces. Al final cuentan los títulos, por la fuerza de sus naciones, y también las cartas y los edificios de prestigio.
   *[4] Esta es la última ronda. Después cuentan los títulos, por la fuerza de sus naciones, y las cartas, los edificios de prestigio, los ingresos, y 3 PV por cada nación en la que vas en cabeza.
}
