# Lo que se cuenta cuando acaba una ronda. $signed es un número con su signo, $n sin él, $round la ronda que empieza.

summary-points = { $n ->
    [one] { $signed } punto
   *[other] { $signed } puntos
}
summary-coins = { $n ->
    [one] { $signed } moneda
   *[other] { $signed } monedas
}
summary-paid = costes
summary-overflow = recursos sin sitio
summary-coins-on = monedas en territorios
summary-traded = comercio
summary-fee = tasas por monjes
summary-conquest = escala de los conquistadores
summary-solo-tree = árboles
summary-new-start-player = { $names } tiene el primer turno del año.
summary-new-white-dice = Los dados blancos muestran { $names }.
summary-next = { $round ->
    [2] Al final de este año la escala de los conquistadores puntúa de nuevo, un poco más que la última vez. Todos empiezan en ella otra vez desde 0.
   *[3] Este es el último año. Al final puntúa la escala de los conquistadores; luego los envíos, los conjuntos de muelles, los colonos en líneas completas, los eruditos, los obispos, y un punto por cada 3 monedas.
}
