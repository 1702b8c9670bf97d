# La mesa de Santa Maria en palabras.
table-setting-up = El tablero está preparado; la partida aún no ha empezado.
table-year = Año { $year } de 3. Es el turno de { $who }.
table-over = La partida ha terminado.
table-order = Orden de turno: { $players }.
table-white-dice = Dados blancos en oferta: { $dice }.
table-blue-offer = Dados azules en oferta: { $dice }.
table-docks = { $n ->
    [0] Muelles (la pila de envíos está vacía)
    [one] Muelles ({ $n } envío más en la pila)
   *[other] Muelles ({ $n } envíos más en la pila)
}
table-monks = Para los monjes: eruditos, obispos, campamentos
table-fee = otro más cuesta { $coins }
table-religion = Escala de la religión, hasta { $last }: { $players }.
table-conquistador = Escala de los conquistadores, hasta { $last }: { $players }.
table-ranks = Este año los primeros puestos en la escala de los conquistadores anotan: { $points }.
table-tree = { $points ->
    [one] El árbol de este año está en el espacio { $space } y vale { $points } punto.
   *[other] El árbol de este año está en el espacio { $space } y vale { $points } puntos.
}
table-retire = Espacios de retiro
table-roads = { $n ->
    [0] No queda ninguna loseta de camino.
    [one] Queda { $n } loseta de camino.
   *[other] Quedan { $n } losetas de camino.
}
table-player = { $who }: { $coins } y { $points }; { $total } si la partida acabara ahora.
table-resources = Recursos: { $things }.
table-dice = Dados blancos que aún puede tomar este año: { $white }. Valores de los dados azules: { $blue }.
table-dice-common = Dados que aún puede tomar este año: blancos, { $white }; azules, { $blue }.
table-next-activation = La próxima activación con monedas cuesta { $coins }.
table-colony = Colonia: { $colony }.
table-row = Fila { $row }: { $cells }
table-cell = columna { $column }, { $what }
table-die = { $colour ->
    [white] { $value } blanco
   *[blue] { $value } azul
}
table-developed = desarrollada
table-columns = Columnas desarrolladas: { $columns }.
table-scholars = Eruditos: { $names }.
table-bishops = Obispos y lo que dan ahora sus exigencias: { $names }.
table-camps = Campamentos: { $names }. Monjes restantes: { $n }.
table-harbour = Puerto, { $dock }: { $loads }.
table-sets = { $n ->
    [one] { $n } conjunto de cuatro muelles.
   *[other] { $n } conjuntos de cuatro muelles.
}
table-retired = Retiro: { $space }.
table-boards = Colonias para elegir
table-sets-on-offer = Ayuntamientos para elegir, cada uno con un erudito
table-display = Losetas en oferta
table-to-come = Aún por salir: losetas dobles, { $doubles }; losetas triples, { $triples }.
table-has = { $who } tiene { $things }.
table-monks-at = Monjes en { $spaces }; dados azules en { $dice }.
table-gold-at = Oro en { $spaces }.
table-own-scholar = { $scholar }, solo para { $who }

## Las elecciones en el terminal

choice-for = { $what } por { $price }
choice-if-room = { $gains } (si hay sitio)
choice-line = { $colour ->
    [white] Columna { $n }: { $cells }
   *[blue] Fila { $n }: { $cells }
}
choice-no-export = exportación (aún faltan recursos)
choice-to-line = { $colour ->
    [white] columna { $n }
   *[blue] fila { $n }
}
choice-die = { $colour ->
    [white] Un { $value } blanco
   *[blue] Un { $value } azul
}
choice-retire = Retirarse (quien tiene el número más bajo empieza el año siguiente)
choice-retire-last = Retirarse (quien tiene el número más bajo gana un empate)
choice-retire-alone = Retirarse
choice-space = { $space }, número { $n }
choice-sell = Vender
choice-buy = Comprar
table-turned = { $turn }: { $cells }
lies-right = a la derecha { $what }
lies-below = debajo { $what }
lies-left = a la izquierda { $what }
lies-above = encima { $what }
table-still = Aún por activar: { $cells }.

## El final de una partida en solitario

table-goal = { $n ->
    [one] Hacía falta { $points } para ganar.
   *[other] Hacían falta { $points } para ganar.
}
table-achievement = Logro: { $achievement }. { $about }
table-no-achievement = Ningún logro esta vez.

## Lo que se puede ver en el terminal: la palabra que se escribe y lo que muestra

sheet-map = mercado
    .about = muestra el tablero común: dados, muelles, monjes, escalas, espacios de retiro
sheet-board = colonia
    .about = muestra tu colonia fila por fila, con recursos, dados, eruditos y puerto, o la de otro jugador: colonia 2
sheet-drawing = dibujo
    .about = dibuja tu colonia o la de otro jugador: dibujo 2
sheet-tiles = losetas
    .about = muestra las losetas en oferta y lo que cuestan
sheet-monks = monjes
    .about = muestra lo que hacen eruditos, obispos y campamentos, y de quién son los monjes que están allí
example-option = comprar oro
example-word = harbour
