# Santa Maria: lo que la mesa dice de sus cosas cuando alguien las señala, y los datos del panel de un jugador.

fact-dice = Dados restantes
fact-harbour = Envíos
fact-monks = Monjes

note-over = La partida ha terminado
note-standings = { $players }.
note-total-title = Si la partida acabara ahora
note-totals = Los puntos ganados y todo lo que se cuenta al final: envíos, conjuntos del puerto, colonos, eruditos, obispos, monedas.
note-total = { $n ->
    [one] Si la partida acabara ahora, tendrías { $n } punto.
   *[other] Si la partida acabara ahora, tendrías { $n } puntos.
}
note-seat = Religión { $religion }, conquistador { $conquistador }, envíos { $shipments }, monjes en la reserva { $monks }.

## Bienes

note-coins = { $n ->
    [one] Tienes { $n } moneda
   *[other] Tienes { $n } monedas
}; con todo vendido, valdrían { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
} al final.
note-points = { $n ->
    [one] Has ganado { $n } punto
   *[other] Has ganado { $n } puntos
}; si la partida acabara ahora, tendrías { $total }.
note-resource = Tienes { $n }; hay sitio para { $limit }.
note-resource-full = Tienes { $n }: el siguiente se vendería en el acto por { $coins ->
    [one] { $coins } moneda
   *[other] { $coins } monedas
}.
note-sale = { $coins ->
    [one] Vendido, uno te da { $coins } moneda.
   *[other] Vendido, uno te da { $coins } monedas.
}
note-store-title = Compraventa
note-store = En tu turno, tantas veces como quieras: vender un recurso, comprar madera o grano. Eso no cuenta como la acción del turno.
note-price = { $coins ->
    [one] En tu turno puedes comprar cuantos te quepan, a { $coins } moneda cada uno.
   *[other] En tu turno puedes comprar cuantos te quepan, a { $coins } monedas cada uno.
}
note-have-coins = { $n ->
    [one] Tienes { $n } moneda.
   *[other] Tienes { $n } monedas.
}

## Losetas y casillas

note-tiles = Las losetas se compran con madera y grano y se colocan en el acto. Lo comprado no se repone hasta el año siguiente.
note-to-buy = { $n ->
    [0] No puedes pagar ninguna de las { $all }.
   *[other] Puedes pagar { $n } de las { $all }.
}
note-of = Pertenece a { $players }.
note-on-display = En oferta este año.
note-to-come = Aún puede salir en otro año.
note-gone = Está fuera de la partida.
note-roads = { $n ->
    [0] No queda ninguna loseta de camino.
    [one] Queda { $n } loseta de camino.
   *[other] Quedan { $n } losetas de camino.
}
note-lacking = { $n ->
    [one] Te falta { $n } recurso.
   *[other] Te faltan { $n } recursos.
}
note-payable = Tienes lo que cuesta.
note-payable-gold = { $n ->
    [one] Tienes lo que cuesta, con { $n } oro en lugar de otro recurso.
   *[other] Tienes lo que cuesta, con { $n } oros en lugar de otros recursos.
}
note-fits = { $n ->
    [0] No cabe en tu colonia.
    [one] Cabe en tu colonia de { $n } manera.
   *[other] Cabe en tu colonia de { $n } maneras.
}
note-turn = La casilla con el punto va donde señales; las demás quedan a su lado, como se ve.
note-cell = Una casilla de una colonia: vacía, un territorio o un camino.
note-empty = Una casilla vacía: aquí se puede colocar una loseta.
note-road = Un camino nunca se activa. Al final cada colono que hay en él vale un punto por su fila y otro por su columna, si no tienen casillas vacías.
note-road-value = { $points ->
    [one] Ahora valdría { $points } punto.
   *[other] Ahora valdría { $points } puntos.
}
note-missing = Casillas vacías en su fila: { $row }, en su columna: { $column }.
note-die-on-white = Un dado blanco con { $value } se queda aquí hasta el final del año.
note-die-on-blue = Un dado azul con { $value } se queda aquí hasta el final del año.
note-coins-on = { $n ->
    [0] Activado sin monedas; ocupado hasta el final del año.
    [one] { $n } moneda se queda aquí hasta el final del año.
   *[other] { $n } monedas se quedan aquí hasta el final del año.
}
note-activation = { $coins ->
    [one] Tu próxima activación con monedas cuesta { $coins } moneda; tienes { $have }.
   *[other] Tu próxima activación con monedas cuesta { $coins } monedas; tienes { $have }.
}
note-tight = No hay sitio para todo; traería { $gains }.
note-activation-title = Activación con monedas
note-activations = Se activa un territorio libre a tu elección, que después queda ocupado. La primera cuesta 1 moneda, cada una de las siguientes del año 1 más.
note-column = Un dado blanco de valor { $n } activa todos los territorios libres de la columna { $n } de arriba abajo y se queda en el último de ellos.
note-row = Un dado azul de valor { $n } activa todos los territorios libres de la fila { $n } de izquierda a derecha y se queda en el último de ellos.
note-developed = Sin casillas vacías está desarrollada: los colonos de sus caminos puntúan al final.
note-line = Territorios libres: { $vacant }, casillas vacías: { $empty }, colonos: { $settlers }.

## Dados

note-white-die = Dado blanco con { $value }
note-change = Antes puedes cambiar su valor, a 1 moneda por paso.
note-die-column = { $vacant ->
    [0] En la columna { $n } no tienes ningún territorio libre.
    [one] En la columna { $n } tienes { $vacant } territorio libre.
   *[other] En la columna { $n } tienes { $vacant } territorios libres.
}
note-die-row = { $vacant ->
    [0] En la fila { $n } no tienes ningún territorio libre.
    [one] En la fila { $n } tienes { $vacant } territorio libre.
   *[other] En la fila { $n } tienes { $vacant } territorios libres.
}
note-dice-title = Dados
note-dice = Cada cual puede tomar { $n ->
    [one] { $n } dado blanco
   *[other] { $n } dados blancos
} al año de la oferta común.
note-dice-blue = Los dados azules se desbloquean en la escala de la religión; cada uno sirve una vez al año.

## Muelles, puerto, monjes

note-dock-empty = Aquí ya no espera ningún envío.
note-dock-mine = { $n ->
    [0] No tienes ningún envío en este muelle.
    [one] Tienes { $n } envío en este muelle.
   *[other] Tienes { $n } envíos en este muelle.
}
note-sets = Un envío en cada uno de los cuatro muelles forma un conjunto, que vale { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
} al final.
note-sets-mine = { $sets ->
    [0] Aún no tienes ningún conjunto.
    [one] Tienes { $sets } conjunto: { $points } puntos.
   *[other] Tienes { $sets } conjuntos: { $points } puntos.
}
note-shipment = Envío: { $cost }
note-monks = Cada símbolo de monje de la escala de la religión te deja colocar un monje con un erudito, con un obispo o en un campamento. Donde ya hay otros, cada uno de ellos recibe { $coins } monedas.
note-monks-there = Monjes aquí: { $players }.
note-monk-mine = Tu monje está aquí.
note-monk-fee = { $coins ->
    [0] Un monje aquí no te costaría nada.
    [one] Un monje aquí te costaría { $coins } moneda.
   *[other] Un monje aquí te costaría { $coins } monedas.
}
note-demand = Tal como está, vale { $points } para ti, ya con lo que cuesta el nombramiento.
note-space-taken = { $who } se ha retirado aquí este año.
note-retire-title = Retirarse
note-retire = Quien se retira recibe después los ingresos de todos sus envíos y no juega más este año.

## Registros y años

note-religion = Cada acción de religión avanza 1 espacio, y 1 más por 1 grano. Un espacio con monje recluta uno; el primero y el tercero desbloquean un dado azul.
note-religion-end = En el espacio { $n } cada paso de más da 1 punto.
note-religion-mine = Estás en el espacio { $n }.
note-next-monk = { $n ->
    [one] Falta { $n } paso para tu próximo monje.
   *[other] Faltan { $n } pasos para tu próximo monje.
}
note-next-die = { $n ->
    [one] Falta { $n } paso para tu próximo dado azul.
   *[other] Faltan { $n } pasos para tu próximo dado azul.
}
note-conquistador = Al final de este año los primeros ganan { $points } puntos; en el mismo espacio va delante quien llegó antes. Después todos vuelven a empezar.
note-tree = Al final de este año ganas { $points } puntos si estás en el espacio { $space } o más allá. Después vuelves a empezar.
note-gold = Un espacio con oro da 1 oro.
note-conquistador-mine = { $points ->
    [one] Estás en el espacio { $n }; sería { $points } punto.
   *[other] Estás en el espacio { $n }; serían { $points } puntos.
}
note-next-gold = { $n ->
    [one] Falta { $n } paso para el próximo oro.
   *[other] Faltan { $n } pasos para el próximo oro.
}
note-year = La partida dura tres años. Un año acaba cuando todos se han retirado; entonces losetas y dados son nuevos.
note-order = Los turnos pasan en el sentido de las agujas del reloj. Quien se retira al espacio de número más bajo empieza el año siguiente.
note-achievements = Logros, si la partida acabara ahora: { $names }.
