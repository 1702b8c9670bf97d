# Santa Maria: la crónica, las preguntas, las opciones y las negativas de la preparación.

## Lo que ocurre. $who es el jugador al que le ocurre; $cause_note es " (causa)", o nada.

event-round = Empieza el año { $round }.
event-start-player = { $who } tiene el primer turno del año.
event-board = { $who } recibe la colonia { $board }.
event-set = { $who } toma { $hall_the } y { $scholar_the }.
event-white-dice = { $n ->
    [one] { $n } dado blanco muestra { $value }.
   *[other] { $n } dados blancos muestran { $value }.
 }
event-blue-die = { $who } tira un dado azul: { $value }.
event-common-blue-die = Un dado azul con { $value } entra en la oferta común.
event-tile-shown = En oferta: { $tile }.
event-shipment-shown = Llega un envío { $dock_to }: { $shipment } ({ $shipment_worth }).
event-bought-tile = { $who } compra { $tile_the }.
event-placed = { $who } coloca { $tile_short } { $cell_in }{ $turn_note }.
event-paid = { $who } paga { $gain_count }.
event-gained = { $who } gana { $gain_count }{ $cause_note }.
event-overflow = { $who } no tiene sitio para { $gain_count } y recibe { $coins ->
    [one] { $coins } moneda
   *[other] { $coins } monedas
 } a cambio.
event-coins-on = { $n ->
    [0] { $who } no necesita monedas { $cell_in }.
   *[other] { $who } pone { gain-coins.count } { $cell_on }.
 }
event-took-die = { $colour_id ->
    [white] { $who } toma un { $value } blanco para la columna { $final }.
   *[blue] { $who } toma un { $value } azul para la fila { $final }.
 }
event-die-placed = { $colour_id ->
    [white] El dado blanco se queda { $cell_on }.
   *[blue] El dado azul se queda { $cell_on }.
 }
event-activated = { $who } activa el territorio { $cell_in }.
event-declined = { $who } renuncia a { $effect_do } ({ $cell }).
event-traded = { $who } cambia { $paid_one } por { $gain_count }.
event-exported = { $who } exporta { $shipment } { $dock_from } ({ $shipment_worth }).
event-conquistador = { $who } avanza al espacio { $space } de la escala de los conquistadores.
event-conquistador-lost = { $who } está al final de la escala de los conquistadores y ya no avanza.
event-religion = { $who } avanza al espacio { $space } de la escala de la religión.
event-monk = { $who } pone un monje { $post_at }.
event-no-monk = { $who } no pone ningún monje.
event-fee = { $who } paga { gain-coins.count } a { $rival }.
event-sold = { $who } vende { $resource_one } por { gain-coins.count }.
event-bought = { $who } compra { $resource_one } por { gain-coins.count }.
event-swapped = { $who } cambia { $paid_one } por { $gain_one } ({ post-sc09 }).
event-retired = { $who } se retira { $space_to }.
event-income = { $who } recibe los ingresos de un envío { $dock_at }.
event-conquest = { $points ->
    [one] { $who } queda { $rank }.º en la escala de los conquistadores y anota { $points } punto.
   *[other] { $who } queda { $rank }.º en la escala de los conquistadores y anota { $points } puntos.
 }
event-solo-tree = { $points ->
    [one] { $who } ha superado el árbol de este año y anota { $points } punto.
   *[other] { $who } ha superado el árbol de este año y anota { $points } puntos.
 }
event-begins-with = { $who } empieza con { $wood } de madera y { gain-coins.count }.
event-space-declined = { $who } renuncia a la acción { $space_of }.
event-over = La partida ha terminado.
event-achievement = { $who } consigue un logro: { $achievement }.
event-solo-won = { $points ->
    [one] { $who } alcanza la meta con { $points } punto.
   *[other] { $who } alcanza la meta con { $points } puntos.
 }
event-solo-lost = { $points ->
    [one] { $who } no gana: { $points } punto no basta.
   *[other] { $who } no gana: { $points } puntos no bastan.
 }

## De dónde viene algo

cause-territory = territorio
cause-trade = comercio
cause-dock = ingresos
cause-camp = campamento
cause-retiring = espacio de retiro
cause-symbol = símbolo de oro
cause-track_end = final de la escala
cause-fee = tasa
cause-scholar = erudito
cause-overflow = sin sitio
cause-conquest = escala de los conquistadores

## Lo que se pregunta. $who es el jugador que decide.

ask-board = { $who } elige una colonia.
    .you = elige una colonia.
ask-set = { $who } elige un ayuntamiento con su erudito.
    .you = elige un ayuntamiento con su erudito.
ask-place-hall = { $who } coloca { $tile_the } en casillas vacías.
    .you = coloca { $tile_the } en casillas vacías.
ask-turn = { $who } compra una loseta, usa monedas o un dado, o se retira.
    .you = usa un dado o monedas, compra una loseta, o retírate.
ask-place-tile = { $who } coloca { $tile_the } en casillas vacías.
    .you = coloca { $tile_the } en casillas vacías.
ask-pay = { $tile_id ->
    [none] { $who } elige cómo pagar un envío: { $shipment }.
   *[other] { $who } elige cómo pagar { $tile_short }: { $tile_cost }.
 }
    .you = { $tile_id ->
        [none] elige cómo pagar un envío: { $shipment }.
       *[other] elige cómo pagar { $tile_short }: { $tile_cost }.
    }
ask-end-turn = { $who } aún puede vender o comprar antes de que acabe el turno.
    .you = vende o compra, o termina el turno.
ask-use = { $who } puede { $effect_do } ({ $cell }).
    .you = puedes { $effect_do } ({ $cell }).
ask-trade = { $who } puede { $effect_do } ({ $cell }).
    .you = puedes { $effect_do } ({ $cell }).
ask-export = { $who } puede exportar un envío.
    .you = exporta un envío, o ninguno.
ask-captain = { $who } puede pagar por un espacio extra en la escala de los conquistadores ({ post-sc08 }).
    .you = paga por un espacio extra en la escala de los conquistadores, o no ({ post-sc08 }).
ask-extra-step = { $who } puede pagar por un espacio extra en la escala de la religión.
    .you = paga por un espacio extra en la escala de la religión, o no.
ask-monk = { $who } puede colocar un monje.
    .you = coloca un monje, o ninguno.
ask-space = { $who } puede hacer la acción { $space_of }.
    .you = haz la acción { $space_of }, o no.
ask-road = { $who } puede colocar una loseta de camino en una casilla vacía.
    .you = coloca una loseta de camino en una casilla vacía, o ninguna.
ask-before-gold = { $who } va a ganar oro sin tener sitio y puede vender antes.
    .you = vas a ganar oro sin tener sitio; vende algo antes, o sigue.

## Las opciones, tal como se muestran. $ask es la pregunta a la que responden.

do-skip = { $ask ->
    [ask-trade] No cambiar
    [ask-export] No exportar nada
    [ask-captain] No pagar
    [ask-extra-step] No pagar
    [ask-monk] No colocar monje
    [ask-road] No colocar camino
   *[other] Renunciar
 }
do-use = { $ask ->
    [ask-space] Hacer la acción
   *[other] Usar el territorio
 }
do-use-all = Usar este y todo lo que sigue
do-go-on = Seguir
do-end = Terminar el turno
do-sell = Vender { $resource_one }
do-buy = Comprar { $resource_one }
do-swap = Cambiar { $paid_one } por { $resource_one }
do-buy-tile = Comprar { $tile_the }
do-coins-on = Monedas { $cell_on }
do-die = { $colour_id ->
    [white] Un { $value } blanco para la columna { $final }
   *[blue] Un { $value } azul para la fila { $final }
 }
do-retire = Retirarse { $space_to }
do-trade = { $amount ->
    [none] Cambiar { $paid_one } por { $gain }
   *[other] Cambiar { $paid_one } por { $amount }
 }
do-export = Exportar { $dock_from }
do-step = { $paid_id ->
    [coins] Pagar monedas por un espacio extra
   *[other] Pagar { $paid_one } por un espacio extra
 }
do-monk = Poner un monje { $post_at }
do-choose-board = Elegir la colonia { $board }
do-choose-hall = Elegir { $hall_the }
do-place = Colocar { $cell_in }{ $turn_note }
do-pay = { $gold_id ->
    [nothing] { $coins_id ->
        [nothing] Pagar lo impreso
       *[other] Pagar monedas en lugar de { $coins_one }
    }
   *[other] { $coins_id ->
        [nothing] Pagar oro en lugar de { $gold }
       *[other] Pagar oro en lugar de { $gold } y monedas en lugar de { $coins_one }
    }
 }
paid-nothing = nada
paid-units = { $units }

## Negativas de la preparación

santamaria-players = Santa Maria es para 1 a { $most } jugadores, no para { $players }.
santamaria-solo-advanced = En solitario se juega con la preparación avanzada; elígela o invita a alguien.
