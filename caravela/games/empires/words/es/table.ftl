# La mesa de Empires en palabras.
table-setting-up = El tablero está preparado; la partida aún no ha empezado.
table-round = Turno { $round } de 8, edad { $age }. { $phase }.
phase-setup = Preparación
phase-place = Colocación de trabajadores
phase-resolve = Resolver las casillas de evento
phase-income = Ingresos
phase-benefits = Beneficios de los edificios
phase-reset = Refrescar el tablero
phase-over = La partida ha terminado
table-order = Orden de turno: { $players }.
table-regions = El Nuevo Mundo
table-undiscovered = sin descubrir
table-at-least = { $n ->
    [one] al menos { $n } nativo
   *[other] al menos { $n } nativos
}
table-seen-by = ficha vista por { $players }
table-good-there = { $good } en la región
table-scores-now = puntuaría: { $points }
table-boxes = Casillas de evento
table-on-offer = en oferta: { $things }
table-ship-there = hay un barco, { $n } en el suministro
table-no-ship = ningún barco, { $n } en el suministro
table-deck = { $n ->
    [one] { $n } carta en el mazo
   *[other] { $n } cartas en el mazo
}
table-player = { $who }{ $position ->
    [0] : ${ $money }.
   *[other] , puesto { $position } en el orden: ${ $money }.
}
table-points = { $points } PV anotados; { $total } si la partida acabara ahora.
table-uses = { $n ->
    [one] queda un uso
   *[other] quedan { $n } usos
}
table-ships = Barcos: { $n }{ $sailed ->
    [0] .
   *[other] , { $sailed } en el mar.
}
table-income = Los conjuntos dan ${ $money }.
table-goods = Bienes: { $goods }.
table-buildings = Edificios: { $tiles }
table-discoveries = Descubrimientos: { $finds }.
table-used = loseta usada
table-market = Edificios en oferta, ${ $money } cada uno
table-to-come = Aún por salir en esta edad ({ $n }): { $tiles }

## Lo que se puede ver en el terminal: la palabra que se escribe y lo que muestra

sheet-map = mapa
    .about = muestra el Nuevo Mundo y las casillas de evento
sheet-board = tablero
    .about = muestra tu tablero o el de otro jugador: tablero 2
sheet-buildings = edificios
    .about = muestra los edificios a la venta y lo que hacen
example-option = settle Peru
example-word = dock

brings-dock = desembarca en el Nuevo Mundo
brings-goods = se lleva un bien
brings-shipping = por un barco
brings-buildings = un edificio por ${ $money }
brings-discovery = para una expedición
brings-warfare = puede librar una batalla
brings-training = un especialista por ${ $money }
brings-strength = valor +{ $n }
brings-held = te quedas con { $n }
brings-there = tendrás { $own } allí{ $most ->
    [0] {""}
   *[other] ; { $who }: { $most }
}
brings-region = tierra de { $good }
