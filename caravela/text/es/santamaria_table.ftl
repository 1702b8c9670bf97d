# La mesa de Santa Maria en palabras.
table-setting-up = El tablero está preparado; la partida aún no ha empezado.
table-year = Año { $year } de 3. Es el turno de { $who }.
table-over = La partida ha terminado.
table-order = Orden de turno: { $players }.
table-white-dice = Dados blancos en oferta: { $dice }.
table-blue-offer = Dados azules en oferta: { $dice }.
table-docks = { $n ->
    [0] Muelles (la pila de cargamentos está vacía)
    [one] Muelles ({ $n } cargamento más en la pila)
   *[other] Muelles ({ $n } cargamentos más en la pila)
}
table-monks = Monjes
table-fee = otro más cuesta { $coins }
table-religion = Registro de la religión, hasta { $last }: { $players }.
table-conquistador = Registro de los conquistadores, hasta { $last }: { $players }.
table-ranks = Este año los primeros puestos en el registro de los conquistadores anotan: { $points }.
table-tree = { $points ->
    [one] El árbol de este año está en el espacio { $space } y vale { $points } punto.
   *[other] El árbol de este año está en el espacio { $space } y vale { $points } puntos.
}
table-retire = Espacios de retiro
table-roads = { $n ->
    [one] Queda { $n } loseta de camino.
   *[other] Quedan { $n } losetas de camino.
}
table-player = { $who }: { $coins } y { $points }; { $total } si la partida acabara ahora.
table-resources = Recursos: { $things }.
table-dice = Dados blancos que aún puede tomar este año: { $white }. Dados azules por usar: { $blue }.
table-next-activation = La próxima activación con monedas cuesta { $coins }.
table-colony = Colonia: { $colony }.
table-row = Fila { $row }: { $cells }
table-cell = columna { $column }, { $what }
table-die = { $colour ->
    [white] { $value } blanco
   *[blue] { $value } azul
}
table-developed = completa
table-columns = Columnas completas: { $columns }.
table-scholars = Eruditos: { $names }.
table-bishops = Obispos y lo que dan ahora sus exigencias: { $names }.
table-camps = Campamentos: { $names }. Monjes restantes: { $n }.
table-harbour = Puerto, { $dock }: { $loads }.
table-sets = { $n ->
    [one] { $n } conjunto de cuatro muelles.
   *[other] { $n } conjuntos de cuatro muelles.
}
table-retired = Retirada: { $space }.
table-boards = Colonias para elegir
table-sets-on-offer = Ayuntamientos para elegir, cada uno con un erudito
table-display = Losetas en oferta
table-tile = { $tile }: { $cost }
table-to-come = Aún por salir: losetas dobles, { $doubles }; losetas triples, { $triples }. Para los monjes hay:
