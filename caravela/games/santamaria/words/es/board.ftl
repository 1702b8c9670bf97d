# Santa Maria: el tablero común y los tableros de los jugadores, tal como se dibujan.

shore-title = La plaza del mercado
shore-about = Las losetas y los dados en oferta, los muelles con sus envíos, los espacios de retiro, las dos escalas y los puestos de los monjes.
shore-tiles = Losetas, muelles
shore-tracks = Dados, escalas
shore-offer = Para elegir
shore-year = Año
shore-where = { $year ->
    [0] Antes del primer año
   *[other] Año { $year } de 3
}
shore-order = Orden
shore-order-told = Orden de juego: { $players }.
shore-goal = Para ganar
shore-goal-told = En solitario se gana con { $n } puntos.
shore-display = Losetas
shore-docks = Muelles
shore-retire = Plaza del mercado
shore-dice = Dados en oferta
shore-conquistador = Escala de los conquistadores
shore-religion = Escala de la religión
shore-cost-double = Lo que cuesta una loseta doble
shore-cost-triple = Lo que cuesta una loseta triple
shore-pile = quedan { $n }
shore-roads = quedan { $n }
shore-display-told = Losetas en oferta: { $tiles }.
shore-working = Siguen activos: { $players }.
shore-dice-white = { $n ->
    [one] Un dado blanco con { $value }
   *[other] { $n } dados blancos con { $value }
}
shore-dice-blue = { $n ->
    [one] Un dado azul con { $value }
   *[other] { $n } dados azules con { $value }
}
shore-dice-told = Dados blancos en oferta: { $dice }.
shore-blue-told = Dados azules en oferta: { $dice }.
shore-may-take = { $n ->
    [0] { $who } no puede tomar más dados blancos este año
    [one] { $who } puede tomar { $n } dado blanco más este año
   *[other] { $who } puede tomar { $n } dados blancos más este año
}
shore-conquistador-told = Escala de los conquistadores: { $players }.
shore-religion-told = Escala de la religión: { $players }.

## El tablero de un jugador

colony-of = La colonia de { $who }
colony-none = aún sin colonia
colony-place = juega { $n }.º
colony-retired = Retiro: { $space }
colony-head = { $who } tiene { $coins ->
    [one] { $coins } moneda
   *[other] { $coins } monedas
} y { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}; { $total } si la partida acabara ahora.
colony-total = { $n ->
    [one] { $n } punto si la partida acabara ahora
   *[other] { $n } puntos si la partida acabara ahora
}
colony-column = Columna { $n }
colony-row = Fila { $n }
colony-developed = Filas desarrolladas: { $rows }, columnas desarrolladas: { $columns }.
colony-price = Comprar { $gain }: { $coins ->
    [one] { $coins } moneda
   *[other] { $coins } monedas
}
colony-blue = Dado azul con { $value }
colony-white = { $n ->
    [0] Ningún dado blanco más este año.
    [one] { $n } dado blanco más este año.
   *[other] { $n } dados blancos más este año.
}
colony-activation = { $coins ->
    [one] La próxima activación con monedas cuesta { $coins } moneda.
   *[other] La próxima activación con monedas cuesta { $coins } monedas.
}
colony-dice = Dados azules: { $dice } (desbloqueados: { $unlocked }).
colony-dock = { $dock }: { $n ->
    [0] ningún envío
    [one] { $n } envío
   *[other] { $n } envíos
}
colony-monks = { $n ->
    [0] Ningún monje en la reserva.
    [one] { $n } monje en la reserva.
   *[other] { $n } monjes en la reserva.
}
