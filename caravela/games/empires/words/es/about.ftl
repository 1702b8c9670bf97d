# Empires: lo que la mesa dice de sus cosas cuando alguien las señala, y los datos del panel de un jugador.

where = Turno { $round } · Edad { $age } · { $phase }

## El panel de un jugador

fact-money = Dinero
    .about = Paga edificios, entrenamiento y guerras. Por sí solo no vale PV.
fact-income = Ingresos
    .about = Lo que dan cada turno los bienes y los barcos en sus mejores conjuntos: $3 por tres iguales, $6 por cuatro iguales, $1 por tres cualesquiera. En el turno 8 ese número vale también en PV.
fact-ships = Barcos
    .about = Un barco vale como un bien de cualquier tipo en un conjunto; solo un barco por conjunto.
fact-workers = Trabajadores
    .about = Trabajadores disponibles para colocar en este turno, o ya obtenidos para el próximo.
fact-supply = Reserva
    .about = Cada turno llegan 5 colonos de la reserva, mientras los haya; de ella salen también los que traen edificios y misioneros.
fact-buildings = Edificios
    .about = Edificios comprados hasta ahora. Nunca se pierden.
fact-finds = Descubrimientos
    .about = Fichas y cartas de descubrimiento. Sus PV cuentan una sola vez, al final.
fact-points = PV
    .about = PV anotados hasta ahora. Descubrimientos, edificios y economía se suman al final de la partida.
fact-order = Orden de turno
    .about = El orden para colocar, para descubrir y para desempatar. La casilla de Iniciativa decide el próximo.
about-standings = { $players }.

## Regiones

about-workers = { $n ->
    [one] { $n } trabajador
   *[other] { $n } trabajadores
 }
about-region-scores = Al final de los turnos 3, 6 y 8, si alguien tiene aquí 3 trabajadores, el grupo mayor puntúa { $leader } PV y el segundo { $second } PV.
about-region-builders = Cada constructor aquí añade { $leader } PV al grupo mayor y { $second } PV al segundo.
about-region-good = El primero que tenga aquí 3 trabajadores se lleva { $good }.
about-region-there = Trabajadores aquí: { $players }.
about-region-hidden = Aún sin descubrir: nadie puede desembarcar aquí antes de que venga una expedición al menos tan fuerte como los nativos de la ficha.
about-region-mine = Tienes { $workers } aquí; la puntuación te daría { $points } PV ahora.
about-region-none = No tienes ningún trabajador aquí.
about-region-more = Con uno más serían { $points } PV.
about-region-takes-good = Uno más se lleva { $good }.
about-token-title = Ficha de descubrimiento { $region_in }
about-token-known = La ficha: { $find }.
about-token-at-least = { $n ->
    [one] Tras una expedición fracasada, todos saben: al menos { $n } nativo.
   *[other] Tras una expedición fracasada, todos saben: al menos { $n } nativos.
 }
about-token-seen = Ficha vista por { $players }.
about-pool-none = No tienes ningún trabajador en la casilla de Descubrimiento.
about-pool-known = Tus trabajadores en la casilla de Descubrimiento tienen valor { $strength }; hace falta { $natives }.
about-pool-chance = Tus trabajadores en la casilla de Descubrimiento tienen valor { $strength }: bastan para { $enough } de las { $all } fichas que puede haber aquí.
about-pool-cards = Tus trabajadores en la casilla de Descubrimiento tienen valor { $strength }: bastan para { $enough } de las { $all } cartas que pueden salir.
about-pool-sure = Tus trabajadores aquí tienen valor { $strength }: bastan con seguridad para { $sure } de las { $all } regiones aún sin descubrir.

## Casillas de evento

about-box-initiative = Cada trabajador gana tantos dólares como el número de su espacio, y el próximo orden de turno sigue esta fila. Un trabajador por jugador.
about-box-dock = Los trabajadores desembarcan uno tras otro, cada uno en una región descubierta a elección de su dueño. Un mercader trae $5, un misionero un colono.
about-box-goods = De izquierda a derecha, cada trabajador se lleva uno de los bienes en oferta.
about-box-shipping = El total más alto gana el barco: capitanes y mercaderes cuentan 2, los demás 1. En caso de empate gana quien va antes en el orden de turno.
about-box-buildings = De izquierda a derecha, cada trabajador puede comprar uno de los edificios en oferta por ${ $money }.
about-box-discovery = Aquí esperan los trabajadores hasta que su dueño envía una expedición: los capitanes cuentan 2, los demás 1. Los que no se envían se quedan.
about-box-specialists = Cada espacio da al dueño de su trabajador un especialista para el próximo turno.
about-box-warfare = De izquierda a derecha, cada trabajador puede empezar una batalla en una región, gratis, o una guerra contra un jugador en todas las regiones, por ${ $money }. Cada soldado elimina a un trabajador del otro bando.
about-box-next = Un trabajador colocado ahora ocupa el puesto { $place }.
about-box-full = Todos los puestos están ocupados.
about-box-mine = Tus trabajadores aquí: { $n }; el primero de ellos en el puesto { $place }.
about-initiative-mine = Tu trabajador está en el puesto { $place }: ${ $place }.
about-goods-best = Lo mejor para ti ahora es { $good }: tus conjuntos darían ${ $more } en vez de ${ $money }.
about-goods-none = Ningún bien en oferta cambiaría lo que dan tus conjuntos, ${ $money }.
about-shipping-now = Tus trabajadores cuentan { $mine } aquí; el mejor de los demás, { $others }.
about-shipping-empty = Ahora no hay barco que ganar.
about-buildings-now = { $n ->
    [0] Tienes ${ $money }: no alcanza ahora para un edificio.
   *[other] Tienes ${ $money }: alcanza para { $n } de los edificios en oferta, uno por trabajador.
 }
about-builder-price = Un constructor paga ${ $money }.
about-warfare-now = Tus soldados en el Nuevo Mundo: { $soldiers }. Batallas que podrías empezar ahora: { $battles }.
about-space = El dueño del trabajador de aquí toma { $kind_a } para el próximo turno.
about-space-training = El dueño del trabajador de aquí puede pagar ${ $money } por un especialista de cualquier tipo para el próximo turno.
about-space-taken = { $who } está aquí.
about-space-supply = En tu reserva: { $workers }.
about-ship-places = Barcos tuyos que aún pueden llevar a un trabajador en este turno: { $n }.
about-figure = { $who }: { $kind }
about-figure-place = Puesto { $place } { $box_in }.

## Edificios

about-tile-on-offer = En oferta ahora por ${ $money }.
about-tile-owner = Es de { $who }.
about-tile-used = Ya se ha usado.
about-tile-to-come = Aún puede salir en esta edad.
about-tile-later = Puede salir en una edad posterior.
about-tile-gone = Ya no está a la venta en esta partida.
about-tile-cost = Te costaría ${ $money }; tienes ${ $have }.
about-tile-cost-builder = Te costaría ${ $money }, o ${ $less } con un constructor; tienes ${ $have }.
about-tile-points = Tal como están las cosas, te vale { $points } PV al final.
about-tile-money = Da ${ $money } por turno: ${ $sum } hasta el final.
about-tile-now = Ahora te daría ${ $money }.
about-tile-workers = Hasta el final de la partida te daría: { $workers }.
about-tile-plague = Tal como están las cosas, tú perderías { $mine } y los demás, en total, { $others }.
about-tile-tokens = Oponentes que tienen fichas: { $n }.
about-tile-regions = Regiones aún sin descubrir: { $n }.
about-tile-captains = Tus capitanes en la casilla de Descubrimiento: { $n }.
about-tile-missionaries = Tus misioneros a punto de desembarcar: { $n }.
about-tile-at-once = Da ${ $money } en el acto.
about-tile-there = Tienes { $workers } en el Nuevo Mundo.
about-tile-exchange = El mejor cambio ahora haría que tus conjuntos dieran ${ $more } en vez de ${ $money }.
about-tile-no-exchange = Ningún cambio aumentaría ahora lo que dan tus conjuntos, ${ $money }.

## Bienes, barcos, trabajadores, naciones, descubrimientos

about-good = Tres iguales dan $3 cada turno, cuatro iguales $6, tres bienes cualesquiera $1; un barco vale como un bien.
about-good-tokens = Hay { $n } en la partida; en oferta ahora: { $offer }.
about-good-mine = { $n ->
    [0] No tienes
   *[other] Tienes { $n }
 }; con una unidad más, tus conjuntos darían ${ $more } en vez de ${ $money }.
about-good-same = { $n ->
    [0] No tienes
   *[other] Tienes { $n }
 }; una unidad más no cambiaría lo que dan tus conjuntos, ${ $money }.
about-ship-title = Barco mercante
about-ship-stock = { $n ->
    [0] No quedan barcos en el suministro.
    [one] Queda { $n } barco en el suministro.
   *[other] Quedan { $n } barcos en el suministro.
 }
about-kind-colonist = Cuenta 1 en Navegación Mercante y en Descubrimiento.
about-kind-captain = Cuenta 2 en Navegación Mercante y en Descubrimiento.
about-kind-merchant = Cuenta 2 en Navegación Mercante; al desembarcar desde el muelle, da $5 a su dueño.
about-kind-missionary = Al desembarcar desde el muelle, trae consigo un colono de la reserva.
about-kind-soldier = Elimina a un trabajador del otro bando en una batalla y trae más saqueo cuando una expedición tiene éxito.
about-kind-builder = Paga ${ $money } menos por un edificio y hace que su región valga más PV para los dos grupos mayores.
about-kind-mine = Tienes { $available } por colocar, { $supply } en la reserva y { $world } en el Nuevo Mundo.
about-nation-player = { $who } juega con { $nation_the }.
about-nation-free = Nadie juega con { $nation_the }.
about-uses = { $n ->
    [0] La ventaja ya se ha gastado.
    [one] Se puede usar una vez más.
   *[other] Se puede usar { $n } veces más.
 }
about-find = { $find }.
about-find-natives = Una expedición debe ser al menos tan fuerte como los nativos.
about-find-worth = Te da { $points } PV al final.
about-deck-title = Mazo de descubrimiento
about-deck = Cuando todas las regiones están descubiertas, las expediciones se enfrentan a la primera carta de este mazo.
about-deck-cards = { $n ->
    [0] No queda ninguna carta.
    [one] Queda una carta.
   *[other] Quedan { $n } cartas.
 }
about-deck-top = Conoces la carta de lo alto: { $find }.

## Jugadores y turnos

about-seat = ${ $money }; { $points } PV anotados, { $total } si la partida acabara ahora.
about-seat-place = Puesto { $position } en el orden de turno.
about-seat-lead = Tal como están las cosas, llevas { $n } PV de ventaja a { $who }.
about-seat-behind = Tal como están las cosas, { $who } te lleva { $n } PV de ventaja.
about-seat-level = Tal como están las cosas, { $who } y tú tenéis los mismos PV.
about-seat-mine = Si la partida acabara ahora, tendrías { $total } PV.
about-round-title = Turno { $n }
about-round = { $age }. Los edificios cuestan ${ $money }.
about-round-scores = El Nuevo Mundo puntúa al final de este turno.
about-round-last = La partida acaba después de este turno.
about-round-now = { $left ->
    [0] Estamos en el turno { $n }; a su final puntúa el Nuevo Mundo.
   *[other] Estamos en el turno { $n }; turnos hasta la próxima puntuación: { $left }.
 }
