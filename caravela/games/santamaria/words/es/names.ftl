# Santa Maria: nombres de los componentes y descripciones breves. Los números vienen de las tablas de componentes.

game-santamaria = Santa Maria
    .about = De uno a cuatro jugadores construyen colonias a lo largo de tres años. Dados y monedas ponen a trabajar filas y columnas enteras; barcos, monjes y conquistadores convierten lo que dan en felicidad.
    .tact = Este juego hace de la colonia, la misión y la conquista un rompecabezas alegre. Los pueblos a los que pertenecía la tierra, y las personas esclavizadas para trabajarla, lo pagaron con su libertad y su vida; ningún punto de felicidad de este tablero los tiene en cuenta.

## Recursos, monedas y puntos. $n es la cantidad.

gain-wood = madera
    .one = 1 madera
    .count = { $n ->
        [one] { $n } madera
       *[other] { $n } maderas
    }
    .about = { resource-about }
gain-grain = grano
    .one = 1 grano
    .count = { $n ->
        [one] { $n } grano
       *[other] { $n } granos
    }
    .about = { resource-about }
gain-sugar = azúcar
    .one = 1 azúcar
    .count = { $n ->
        [one] { $n } azúcar
       *[other] { $n } azúcares
    }
    .about = { resource-about }
gain-gem = gema
    .one = 1 gema
    .count = { $n ->
        [one] { $n } gema
       *[other] { $n } gemas
    }
    .about = { resource-about }
gain-gold = oro
    .one = 1 oro
    .count = { $n ->
        [one] { $n } oro
       *[other] { $n } oros
    }
    .about = { resource-about } En cualquier pago, 1 oro puede valer por 1 de cualquier otro recurso.
gain-coins = monedas
    .one = 1 moneda
    .count = { $n ->
        [one] { $n } moneda
       *[other] { $n } monedas
    }
    .about = Al final de la partida se vende lo que te queda, y cada { $for_a_point } monedas valen 1 punto.
gain-points = puntos
    .one = 1 punto
    .count = { $n ->
        [one] { $n } punto
       *[other] { $n } puntos
    }
    .about = Gana quien tenga más puntos después de tres años.
resource-about = { $buy ->
    [0] Se vende por { $sell ->
        [one] { $sell } moneda
       *[other] { $sell } monedas
    } y no se puede comprar.
   *[other] Se vende por { $sell ->
        [one] { $sell } moneda
       *[other] { $sell } monedas
    } y se compra por { $buy ->
        [one] { $buy } moneda
       *[other] { $buy } monedas
    }.
 } Puedes guardar { $storage_limit }; lo que ganes de más se vende al momento.

## Casillas de la colonia

cell = fila { $row }, columna { $column }
    .in = en la fila { $row }, columna { $column }
    .on = en la fila { $row }, columna { $column }
ground-road = camino
    .count = { $n ->
        [0] camino sin colonos
        [one] camino con { $n } colono
       *[other] camino con { $n } colonos
    }
turn-r0 = sin girar
    .note = {""}
turn-r90 = con giro a la derecha
    .note = , con giro a la derecha
turn-r180 = con media vuelta
    .note = , con media vuelta
turn-r270 = con giro a la izquierda
    .note = , con giro a la izquierda

## Lo que hace un territorio

effect-gain = { $gain }
    .do = ganar { $gain }
    .about = Gana { $gain }.
effect-trade = { $pay } por { $gain }
    .do = cambiar { $pay } por { $gain }
    .about = Puedes pagar { $pay } por { $gain }, una vez cada vez que se activa el territorio.
effect-export = exportación
    .do = exportar un envío
    .about = Puedes pagar uno de los envíos de los muelles y ponerlo en tu puerto.
effect-conquistador = conquistador
    .do = avanzar en la escala de los conquistadores
    .about = Tu marcador avanza 1 espacio en la escala de los conquistadores.
effect-religion = religión
    .do = avanzar en la escala de la religión
    .about = Tu marcador avanza 1 espacio en la escala de la religión, o 2 si pagas { $pay }.

## Losetas y tableros

piece-double = loseta doble ({ $cells })
    .the = la loseta doble ({ $cells })
    .short = la loseta doble
    .about = Una loseta de dos casillas. Cuesta { $cost } y muestra: { $cells }.
piece-triple = loseta triple ({ $cells })
    .the = la loseta triple ({ $cells })
    .short = la loseta triple
    .about = Una loseta en L de tres casillas. Cuesta { $cost } y muestra: { $cells }.
piece-road = loseta de camino
    .the = la loseta de camino
    .short = una loseta de camino
    .about = { $settlers ->
        [one] Una casilla de camino con { $settlers } colono, para quien se retira al espacio del camino.
       *[other] Una casilla de camino con { $settlers } colonos, para quien se retira al espacio del camino.
    }
piece-hall = ayuntamiento ({ $cells })
    .the = el ayuntamiento ({ $cells })
    .short = el ayuntamiento
    .about = Un ayuntamiento de dos casillas, que se coloca al empezar. Muestra: { $cells }.
piece-board = { $called }
    .the = { $called }
    .short = { $called }
    .about = La colonia { $called } tiene { $many } territorios impresos: { $cells }.

## Muelles y envíos

dock-coins = muelle de las monedas
    .to = al muelle de las monedas
    .at = en el muelle de las monedas
    .from = del muelle de las monedas
    .about = Cada envío tuyo en ese muelle del puerto da { $gain } cuando te retiras.
dock-religion = muelle de la religión
    .to = al muelle de la religión
    .at = en el muelle de la religión
    .from = del muelle de la religión
    .about = Cada envío tuyo en ese muelle del puerto da una acción de religión cuando te retiras.
dock-conquistador = muelle de los conquistadores
    .to = al muelle de los conquistadores
    .at = en el muelle de los conquistadores
    .from = del muelle de los conquistadores
    .about = Cada envío tuyo en ese muelle del puerto da una acción de conquistador cuando te retiras.
dock-points = muelle de los puntos
    .to = al muelle de los puntos
    .at = en el muelle de los puntos
    .from = del muelle de los puntos
    .about = Cada envío tuyo en ese muelle del puerto da { $gain } cuando te retiras.
shipment = { $cost }
    .worth = { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
    .about = { $points ->
        [one] Expórtalo por { $cost }. Da los ingresos de su muelle cada vez que te retiras, y { $points } punto al final.
       *[other] Expórtalo por { $cost }. Da los ingresos de su muelle cada vez que te retiras, y { $points } puntos al final.
    }

## Eruditos

post-sc01 = Cartógrafo
    .the = el Cartógrafo
    .at = junto al Cartógrafo
    .about = { $each ->
        [one] Cada vez que usas un dado, el primer paso con que cambias su valor es gratis.
       *[other] Cada vez que usas un dado, los primeros { $each } pasos con que cambias su valor son gratis.
    } { scholar-worth }
post-sc02 = Carpintero de Ribera
    .the = el Carpintero de Ribera
    .at = junto al Carpintero de Ribera
    .about = { $each ->
        [one] En cada acción de exportación puedes pagar { $each } moneda en lugar de 1 recurso del coste.
       *[other] En cada acción de exportación puedes pagar { $each } monedas en lugar de 1 recurso del coste.
    } { scholar-worth }
post-sc03 = Maestro de Obras
    .the = el Maestro de Obras
    .at = junto al Maestro de Obras
    .about = { $each ->
        [one] Cada vez que compras una loseta puedes pagar { $each } moneda en lugar de 1 madera.
       *[other] Cada vez que compras una loseta puedes pagar { $each } monedas en lugar de 1 madera.
    } { scholar-worth }
post-sc04 = Factor
    .the = el Factor
    .at = junto al Factor
    .about = { $each ->
        [one] Cada azúcar, gema u oro que vendes da { $each } moneda más; lo que no cabe en el almacén y la venta final mantienen el precio normal.
       *[other] Cada azúcar, gema u oro que vendes da { $each } monedas más; lo que no cabe en el almacén y la venta final mantienen el precio normal.
    } { scholar-worth }
post-sc05 = Intendente
    .the = el Intendente
    .at = junto al Intendente
    .about = { $each ->
        [one] Cada madera o grano que compras cuesta { $each } moneda en vez de { $usual }.
       *[other] Cada madera o grano que compras cuesta { $each } monedas en vez de { $usual }.
    } { scholar-worth }
post-sc06 = Capataz
    .the = el Capataz
    .at = junto al Capataz
    .about = { $each ->
        [one] Cada activación con monedas cuesta { $each } moneda menos, así que la primera del año es gratis.
       *[other] Cada activación con monedas cuesta { $each } monedas menos, pero nunca menos de 0.
    } { scholar-worth }
post-sc07 = Teólogo
    .the = el Teólogo
    .at = junto al Teólogo
    .about = { $each ->
        [one] En una acción de religión puedes pagar { $each } moneda en lugar de { $pay } por el espacio extra.
       *[other] En una acción de religión puedes pagar { $each } monedas en lugar de { $pay } por el espacio extra.
    } { scholar-worth }
post-sc08 = Capitán
    .the = el Capitán
    .at = junto al Capitán
    .about = En cada acción de conquistador puedes pagar { $pay } para avanzar 1 espacio extra, salvo que estés en el último. { scholar-worth }
post-sc09 = Alquimista
    .the = el Alquimista
    .at = junto al Alquimista
    .about = Una vez en cada turno tuyo puedes cambiar { $pairs }, en cualquier sentido; el oro no sirve de comodín y debes tener sitio para lo que recibes. { scholar-worth }
post-sc10 = Tesorero
    .the = el Tesorero
    .at = junto al Tesorero
    .about = { $each ->
        [one] Cuando te retiras, justo después de los ingresos de los envíos, ganas { $each } moneda por cada envío de tu puerto.
       *[other] Cuando te retiras, justo después de los ingresos de los envíos, ganas { $each } monedas por cada envío de tu puerto.
    } { scholar-worth }
scholar-worth = { $points ->
    [one] Vale { $points } punto al final.
   *[other] Vale { $points } puntos al final.
 }

## Obispos

post-bi1 = Obispo del Cabildo
    .the = el Obispo del Cabildo
    .at = junto al Obispo del Cabildo
    .about = { bishop-cost } { $each ->
        [one] Luego anotas { $each } punto por cada otro monje tuyo en el tablero común.
       *[other] Luego anotas { $each } puntos por cada otro monje tuyo en el tablero común.
    }
post-bi2 = Obispo de los Poblados
    .the = el Obispo de los Poblados
    .at = junto al Obispo de los Poblados
    .about = { bishop-cost } { $each ->
        [one] Luego anotas { $each } punto por cada fila y cada columna de tu colonia sin casillas vacías.
       *[other] Luego anotas { $each } puntos por cada fila y cada columna de tu colonia sin casillas vacías.
    }
post-bi3 = Obispo de los Caminos
    .the = el Obispo de los Caminos
    .at = junto al Obispo de los Caminos
    .about = { bishop-cost } { $each ->
        [one] Luego anotas { $each } punto por cada casilla de tu mayor grupo de caminos adyacentes.
       *[other] Luego anotas { $each } puntos por cada casilla de tu mayor grupo de caminos adyacentes.
    }
post-bi4 = Obispo de la Flota
    .the = el Obispo de la Flota
    .at = junto al Obispo de la Flota
    .about = { bishop-cost } { $each ->
        [one] Luego anotas { $each } punto por cada envío de tu puerto.
       *[other] Luego anotas { $each } puntos por cada envío de tu puerto.
    }
post-bi5 = Obispo de la Frontera
    .the = el Obispo de la Frontera
    .at = junto al Obispo de la Frontera
    .about = { bishop-cost } { $each ->
        [one] Luego anotas { $each } punto por cada territorio de tu colonia con un conquistador.
       *[other] Luego anotas { $each } puntos por cada territorio de tu colonia con un conquistador.
    }
post-bi6 = Obispo de la Cosecha
    .the = el Obispo de la Cosecha
    .at = junto al Obispo de la Cosecha
    .about = { bishop-cost } { $each ->
        [one] Luego anotas { $each } punto por cada conjunto de un territorio de madera, uno de grano, uno de azúcar y uno de gema en tu colonia.
       *[other] Luego anotas { $each } puntos por cada conjunto de un territorio de madera, uno de grano, uno de azúcar y uno de gema en tu colonia.
    }
bishop-cost = { $cost ->
    [one] Al final de la partida pierdes { $cost } punto.
   *[other] Al final de la partida pierdes { $cost } puntos.
 }

## Campamentos misioneros

post-camp = campamento { $camp } ({ $gain })
    .the = el campamento { $camp } ({ $gain })
    .at = en el campamento { $camp } ({ $gain })
    .about = Gana { $gain } al momento.

## Espacios de retiro

space-coins = espacio de las monedas
    .of = del espacio de las monedas
    .to = al espacio de las monedas
    .about = Gana { $gain }. { space-place }
    .brings = +{ $gain }
space-conquistador = espacio del conquistador
    .of = del espacio del conquistador
    .to = al espacio del conquistador
    .about = Haz una acción de conquistador. { space-place }
    .brings = { effect-conquistador.do }
space-export = espacio de la exportación
    .of = del espacio de la exportación
    .to = al espacio de la exportación
    .about = Haz una acción de exportación. { space-place }
    .brings = { effect-export.do }
space-religion = espacio de la religión
    .of = del espacio de la religión
    .to = al espacio de la religión
    .about = Haz una acción de religión. { space-place }
    .brings = { effect-religion.do }
space-road = espacio del camino
    .of = del espacio del camino
    .to = al espacio del camino
    .about = Coloca una loseta de camino en una casilla vacía de tu colonia. { space-place }
    .brings = 1 loseta de camino
space-place = Espacio número { $place }: quien tiene el número más bajo empieza el año siguiente y, tras el último año, gana los empates.

## Dados

colour-white = blanco
colour-blue = azul

## Logros en solitario

achievement-communism = Comunismo
    .about = Al menos { $least } puntos por colonos.
achievement-capitalism = Capitalismo
    .about = Al menos { $least } conjuntos de cuatro muelles en el puerto.
achievement-theocracy = Teocracia
    .about = Al menos { $least } puntos por las exigencias de los obispos, antes de restar lo que cuestan.
achievement-capracracy = Capracracia
    .about = Una cadena continua de territorios de un mismo tipo, de un borde de la colonia al borde opuesto.
achievement-democracy = Democracia
    .about = Al menos { $least } puntos en total.
achievement-utopia = Utopía
    .about = Al menos { $least } puntos en total.

## Categorías de la puntuación

category-happiness = Puntos durante la partida
category-conquistador = Escala de los conquistadores
category-shipments = Envíos
category-harbour = Conjuntos en el puerto
category-settlers = Colonos
category-scholars = Eruditos
category-bishops = Obispos
category-coins = Monedas

## Opciones de la preparación

option-advanced = Preparación avanzada
    .about = Todos empiezan con la misma colonia y eligen un ayuntamiento con un erudito. En solitario siempre se juega así.
option-boards = Colonias
    .about = Si las cuatro colonias distintas se sortean o se eligen, con el jugador inicial en último lugar. En la preparación avanzada todas las colonias son iguales.
option-blue_offer = Dados azules para todos
    .about = Los dados azules no tienen dueño: los desbloqueados están en la oferta común, y en un año puedes tomar tantos como hayas desbloqueado.
option-start_player = Jugador inicial
    .about = Si quien empieza el primer año sale por sorteo o es el primer asiento.

value-true = Sí
value-false = No
value-random = Al azar
value-draft = Elección por turnos
value-first_seat = El primer asiento

preset-basic = Juego básico
    .about = Para 2 a 4 jugadores, con cuatro colonias distintas sorteadas. Bueno para la primera partida.
preset-basic_draft = Juego básico, colonias elegidas
    .about = Para 2 a 4 jugadores, que eligen entre las cuatro colonias distintas, con el jugador inicial en último lugar.
preset-basic_blue_dice = Juego básico, dados azules para todos
    .about = El juego básico con los dados azules en la oferta común.
preset-advanced = Juego avanzado
    .about = Para 1 a 4 jugadores: colonias iguales, y cada uno elige un ayuntamiento con un erudito.
preset-advanced_blue_dice = Juego avanzado, dados azules para todos
    .about = El juego avanzado con los dados azules en la oferta común.
