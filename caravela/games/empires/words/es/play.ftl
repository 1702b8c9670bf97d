# Empires: el historial, las preguntas, las opciones y los rechazos de la preparación.

## Lo que ocurre. $who es el jugador a quien le ocurre; $cause_note es " (causa)", o nada.

event-round = Empieza el turno { $round } ({ $age }).
event-placed = { $who } coloca { $kind_a } { $target_in }.
event-studied-worker = { $who } adelanta { $kind_the } del puesto { $space } { $box_in } ({ tile-university }).
event-studied-marker = { $who } avanza al puesto { $space } del orden de turno ({ tile-university }).
event-got-money = { $who } gana ${ $money }{ $cause_note }.
event-paid = { $who } paga ${ $money }{ $cause_note }.
event-landed = { $who } desembarca { $kind_a } { $region_in }.
event-forwent = { $who } renuncia a la acción { $box_in } ({ $kind }).
event-came = { $who } pone { $kind_a } de su reserva { $region_in }{ $cause_note }.
event-took-good = { $who } se lleva { $good }{ $cause_note }.
event-won-ship = { $cause_id ->
    [none] { $who } gana el barco { box-shipping.in }.
   *[other] { $who } se lleva un barco{ $cause_note }.
 }
event-bought = { $money ->
    [0] { $who } se queda con { $tile } sin pagar nada.
   *[other] { $who } compra { $tile } por ${ $money }.
 }
event-gained-worker = { $place_id ->
    [available] { $who } recibe { $kind_a } para el próximo turno{ $cause_note }.
    [pool] { $who } recibe { $kind_a } { box-discovery.in }{ $cause_note }.
    [dock] { $who } recibe { $kind_a } { box-dock.in }{ $cause_note }.
   *[other] { $who } recibe { $kind_a }{ $cause_note }.
 }
event-swapped = { $who } cambia { $kind_a } { $region_in } por un colono.
event-expedition = { $n ->
    [one] { $who } envía { $n } trabajador { $target_to }, con valor { $value }.
   *[other] { $who } envía { $n } trabajadores { $target_to }, con valor { $value }.
 }
event-revealed = { $target_id ->
    [deck] { $who } revela «{ $find }»: { $find_about }.
    [portugal] { $who } revela «{ $find }», con resistencia 3 para Portugal: { $find_about }.
   *[other] { $who } da la vuelta a la ficha { $target_in }: { $find_about }.
 }
event-discovered = { $who } descubre { $region_the }.
event-card-won = { $who } consigue la carta «{ $find }».
event-failed = La expedición de { $who } { $region_to } fracasa.
event-card-failed = La expedición de { $who } fracasa, y «{ $find }» vuelve a barajarse en el mazo.
event-token-replaced = La ficha { $region_in } sale del juego, y otra sin usar ocupa su lugar boca abajo.
event-looked = { $who } paga ${ $money } por mirar la ficha { $region_in }.
event-saw-token = { $who } ve la ficha { $region_in }: { $find_about }.
event-looked-deck = { $who } paga ${ $money } por mirar la carta superior del mazo de descubrimiento.
event-saw-card = { $who } ve «{ $find }» encima del mazo: { $find_about }.
event-put-card = { $bottom ->
    [0] { $who } devuelve la carta a lo alto del mazo.
   *[other] { $who } pone la carta debajo del mazo.
 }
event-battle = { $who } declara una batalla contra { $rival } { $region_in }.
event-war = { $who } declara la guerra a { $rival }.
event-fell = { $who } pierde { $kind_count } en batalla { $region_in }.
event-lost = { $who } pierde { $kind_a } { $region_in }{ $cause_note }.
event-smuggled = { $who } entrega { $given } y se lleva { $taken } de { $rival } ({ tile-smuggler }).
event-sold = { $who } vende { $good } por ${ $money } ({ tile-trading_house }).
event-migrated = { $who } lleva { kind-colonist.count } { $source_from } { $region_to } ({ tile-migration }).
event-rode = { $who } lleva un soldado { $source_from } { $region_to } ({ tile-stables }).
event-rewrote = { $who } quita una ficha de descubrimiento a { $rival }: { $find_about }.
event-good-offered = Nuevo bien en oferta: { $good }.
event-tile-offered = El edificio { $tile } está a la venta.
event-ship-offered = Hay un nuevo barco { box-shipping.in }.
event-colonists = { $n ->
    [0] { $who } no tiene más colonos en la reserva para el próximo turno.
   *[other] { $who } recibe { kind-colonist.count } para el próximo turno.
 }
event-scored = { $who } puntúa { $points } PV { $region_in }.
event-bought-points = { $who } compra { $points } PV por ${ $money }.
event-position = { $who } ocupa el puesto { $position } en el orden de turno.
event-bid = { $who } puja ${ $money }.
event-passed = { $who } pasa.
event-nation = { $who } juega con { $nation_the }.
event-used-nation = { $who } usa la ventaja de { $nation_the }.
event-ousted = { $who } ocupa el lugar del trabajador de { $rival } { $space_in }.
event-arranged = { $who } pone { $kind_a } de { $rival } en el puesto { $position } del muelle.
event-edict = { $who } elige a { $rival } ({ tile-papal_edict }).
event-begins-with = { $who } empieza con ${ $money }.
event-idle = { $who } no tiene nada que hacer con { $kind_the } { $box_in }.
event-over = La partida ha terminado.

## Lo que el historial nombra como causa, además de los edificios

cause-initiative = Iniciativa
cause-merchant = mercader
cause-plunder = saqueo
cause-sets = conjuntos de bienes
cause-auction = subasta
cause-training = Entrenamiento
cause-war = guerra
cause-discovery = descubrimiento
cause-specialists = Especialistas
cause-nation = ventaja nacional
cause-missionary = misionero
cause-colony = colonia de tres
cause-soldiers = saqueo de los soldados

## Lo que se pregunta. $who es el jugador que decide.

ask-place = { $who } tiene un trabajador que colocar.
    .you = coloca un trabajador.
ask-buy-points = { $who } puede comprar PV.
    .you = compra PV, o ninguno.
ask-land = { $who } puede desembarcar { $kind_the } en una región descubierta.
    .you = desembarca { $kind_the } en una región descubierta, o renuncia.
ask-good = { $who } puede llevarse uno de los bienes.
    .you = llévate uno de los bienes.
ask-specialist = { $round ->
    [8] { $who } puede tomar { $kind_a }.
   *[other] { $who } puede tomar { $kind_a } para el próximo turno.
 }
    .you = { $round ->
        [8] toma { $kind_a }, o no.
       *[other] toma { $kind_a } para el próximo turno, o no.
    }
ask-train = { $who } puede entrenar a un especialista por ${ $money }.
    .you = entrena a un especialista por ${ $money }, o no.
ask-swap = { $who } no tiene ningún { $kind } en la reserva y puede recuperar uno de una región a cambio de un colono{ $cause_note }.
    .you = no tienes ningún { $kind } en la reserva; recupera uno de una región a cambio de un colono, o no{ $cause_note }.
ask-buy = { $who } puede comprar un edificio por ${ $money }.
    .you = compra un edificio por ${ $money }, o renuncia.
ask-chart = { $who } puede descubrir una región ({ tile-cartography }).
    .you = descubre una región ahora, o más tarde ({ tile-cartography }).
ask-pick-specialist = { $round ->
    [8] { $who } elige un especialista (Botín de Guerra).
   *[other] { $who } elige un especialista para el próximo turno (Botín de Guerra).
 }
    .you = { $round ->
        [8] elige un especialista (Botín de Guerra).
       *[other] elige un especialista para el próximo turno (Botín de Guerra).
    }
ask-overpopulate = { $n ->
    [1] { $who } elige una región para el último colono ({ tile-overpopulation }).
   *[other] { $who } elige una región para el siguiente de { kind-colonist.count } ({ tile-overpopulation }).
 }
    .you = { $n ->
        [1] elige una región para el último colono ({ tile-overpopulation }).
       *[other] elige una región para el siguiente de { kind-colonist.count } ({ tile-overpopulation }).
    }
ask-allies = { $who } elige la región para 2 soldados ({ tile-indian_allies }).
    .you = elige la región para 2 soldados ({ tile-indian_allies }).
ask-edict = { $who } elige a un oponente ({ tile-papal_edict }).
    .you = elige a un oponente ({ tile-papal_edict }).
ask-edict-order = { $who } decide quién coloca primero, { $who } o { $rival } ({ tile-papal_edict }).
    .you = coloca tus colonos antes que { $rival } o después ({ tile-papal_edict }).
ask-edict-place = { $who } elige la región para 2 colonos ({ tile-papal_edict }).
    .you = elige la región para 2 colonos ({ tile-papal_edict }).
ask-lose = { $who } pierde un trabajador { $region_in } por la Plaga y elige cuál.
    .you = la Plaga se lleva a uno de tus trabajadores { $region_in }; elige cuál.
ask-strike-region = { $who } puede elegir una región para que la azote la Plaga.
    .you = elige una región para que la azote la Plaga, o ninguna.
ask-strike-player = { $who } elige de quién son los colonos que azota la Plaga { $region_in }.
    .you = elige de quién son los colonos que azota la Plaga { $region_in }.
ask-strike-how-many = { $who } decide cuántos colonos de { $rival } se lleva la Plaga { $region_in }.
    .you = decide cuántos colonos de { $rival } se lleva la Plaga { $region_in }.
ask-rewrite = { $who } puede quitar al azar una ficha de descubrimiento a un oponente ({ tile-rewrite_history }).
    .you = quita al azar una ficha de descubrimiento a un oponente, o no ({ tile-rewrite_history }).
ask-benefits = { $who } puede usar el beneficio de un edificio.
    .you = usa el beneficio de un edificio, o sigue.
ask-smuggle-from = { $who } elige quién recibe { $good } ({ tile-smuggler }).
    .you = elige quién recibe { $good } ({ tile-smuggler }).
ask-smuggle-what = { $who } elige lo que { $rival } da por { $good } ({ tile-smuggler }).
    .you = elige lo que { $rival } da por { $good } ({ tile-smuggler }).
ask-migrate-to = { $who } elige adónde van los colonos { $source_from } ({ tile-migration }).
    .you = elige adónde van los colonos { $source_from } ({ tile-migration }).
ask-migrate-how-many = { $who } decide cuántos colonos van { $source_from } { $region_to } ({ tile-migration }).
    .you = decide cuántos colonos van { $source_from } { $region_to } ({ tile-migration }).
ask-ride = { $who } puede llevar un soldado a una región adyacente ({ tile-stables }).
    .you = lleva un soldado a una región adyacente, o ninguno ({ tile-stables }).
ask-ride-to = { $who } elige adónde va el soldado { $source_from } ({ tile-stables }).
    .you = elige adónde va el soldado { $source_from } ({ tile-stables }).
ask-discover = { $who } puede enviar una expedición.
    .you = envía una expedición, o ninguna.
ask-muster = { $who } elige quién va { $target_to }; valor hasta ahora: { $value }; { $left ->
        [one] aún puede ir 1
       *[other] aún pueden ir { $left }
    }.
    .you = elige quién va { $target_to }; valor hasta ahora: { $value }; { $left ->
        [one] aún puede ir 1
       *[other] aún pueden ir { $left }
    }.
ask-return-card = { $who } devuelve la carta a lo alto del mazo o debajo de él.
    .you = devuelve la carta a lo alto del mazo o debajo de él.
ask-declare = { $who } puede declarar una batalla, o una guerra por ${ $money }.
    .you = declara una batalla, o una guerra por ${ $money }, o ninguna.
ask-casualty = { $who } elige qué trabajador de { $rival } cae { $region_in } (por elegir: { $n }).
    .you = elige qué trabajador de { $rival } cae { $region_in } (por elegir: { $n }).
ask-mint = { $who } elige oro o plata ({ tile-mint }).
    .you = elige oro o plata ({ tile-mint }).
ask-study = { $who } puede usar la { tile-university }.
    .you = usa la { tile-university }, o guárdala para más tarde.
ask-england = { $who } puede usar en el muelle la ventaja de { nation-england.the }.
    .you = usa en el muelle la ventaja de { nation-england.the }, o guárdala para más tarde.
ask-arrange = { $who } elige quién ocupa el puesto { $position } del muelle.
    .you = elige quién ocupa el puesto { $position } del muelle.
ask-spain = { $who } puede descubrir una región y poner allí un soldado ({ nation-spain }).
    .you = descubre una región y pon allí un soldado, o no ({ nation-spain }).
ask-france = { $who } puede llevarse un bien antes que nadie ({ nation-france }).
    .you = llévate un bien antes que nadie, o guarda la ventaja para más tarde ({ nation-france }).
ask-holland = { $who } puede llevarse el barco antes de que se dispute ({ nation-holland }).
    .you = llévate el barco antes de que se dispute, o guarda la ventaja para más tarde ({ nation-holland }).
ask-italy = { $who } puede ocupar el lugar de un trabajador { box-specialists.in } ({ nation-italy }).
    .you = ocupa el lugar de un trabajador { box-specialists.in }, o guarda la ventaja para más tarde ({ nation-italy }).
ask-bid = { $money ->
    [0] { $who } puede pujar por el puesto { $position } del orden de turno.
   *[other] { $who } puede pujar más de ${ $money } por el puesto { $position } del orden de turno.
 }
    .you = { $money ->
        [0] puja por el puesto { $position } del orden de turno, o pasa.
       *[other] puja más de ${ $money } por el puesto { $position } del orden de turno, o pasa.
    }
ask-free-specialist = { $who } elige un especialista para el turno 1.
    .you = elige un especialista para el turno 1.
ask-nation = { $who } elige una nación.
    .you = elige una nación.

## Las opciones, tal como se muestran. $ask es la pregunta a la que responden.

do-pass = Pasar
do-forgo = Renunciar
do-no = { $ask ->
    [ask-discover] No enviar ninguna expedición
    [ask-swap] No cambiar
    [ask-chart] No descubrir nada por ahora
    [ask-spain] No descubrir nada
    [ask-ride] No mover ningún soldado
    [ask-rewrite] No quitar ninguna ficha
    [ask-strike-region] No azotar ninguna región
    [ask-study] Guardar para más tarde
    [ask-england] Guardar para más tarde
    [ask-france] Guardar para más tarde
    [ask-holland] Guardar para más tarde
    [ask-italy] Guardar para más tarde
   *[other] No
 }
do-done = Listo
do-rest = Dejar a los demás como están
do-use-england = Usar la ventaja de { nation-england.the }
do-launch = Lanzar la expedición
do-marker = Avanzar en el orden de turno
do-take-ship = Llevarse el barco
do-explore-deck = Enviar una expedición al mazo de descubrimiento
do-explore-as-portugal = Enviar una expedición al mazo de descubrimiento con la ventaja de { nation-portugal.the }
do-look-deck = Mirar la carta superior del mazo
do-on-top = Ponerla encima
do-at-bottom = Ponerla debajo
do-place-first = Colocar primero
do-place-second = Colocar después
do-mint-gold = Acuñar oro
do-mint-silver = Acuñar plata
do-settle = { $ask ->
    [ask-land] Desembarcar { $region_in }
   *[other] Colocar { $region_in }
 }
do-explore = Enviar una expedición { $region_to }
do-discover = Descubrir { $region_the }
do-look = Mirar la ficha { $region_in }
do-ride-from = Llevar un soldado { $region_from }
do-migrate-from = Llevar colonos { $region_from }
do-go-to = Ir { $region_to }
do-strike = Azotar { $region_the }
do-take-good = Tomar { $good }
do-give-good = Cambiar { $good } por otro bien ({ tile-smuggler })
do-sell-good = Vender { $good }
do-take = Tomar { $kind_a }
do-send = Enviar { $kind_a }
do-lose = Perder { $kind_a }
do-hit = Eliminar { $kind_a }
do-choose-player = Elegir a { $rival }
do-war = Declarar la guerra a { $rival }
do-choose-nation = Elegir { $nation_the }
do-remove = { $n ->
    [0] No retirar ninguno
   *[other] Retirar { kind-colonist.count }
 }
do-migrate = { $n ->
    [0] No llevar ninguno
   *[other] Llevar { kind-colonist.count }
 }
do-battle = Batallar contra { $rival } { $region_in }
do-swap = Cambiar { $kind_a } { $region_in } por un colono
do-next = A continuación, { $kind } de { $owner }
do-place = Colocar { $kind_a } { $target_in }
do-buy = Comprar { $tile }
do-bring-forward = Adelantar al trabajador del puesto { $position } { $box_in }
do-oust = Ocupar el lugar del trabajador { $space_in }
do-bid = Pujar ${ $money }
do-buy-points = { $points ->
    [0] No comprar nada
   *[other] Comprar { $points } PV
 }

## Cosas sin nombre en el tablero

goal-deck = mazo de descubrimiento
    .to = al mazo de descubrimiento
    .in = en el mazo de descubrimiento
goal-portugal = mazo de descubrimiento (Portugal)
    .to = al mazo de descubrimiento, como Portugal
    .in = en el mazo de descubrimiento
place-struck = bajas
place-resolved = trabajadores ya resueltos
find = { $find_type ->
    [card] { $find } ({ $find_about })
   *[token] { $find_about }
 }

## Categorías de la puntuación

category-age_1 = Nuevo Mundo, edad I
category-age_2 = Nuevo Mundo, edad II
category-age_3 = Nuevo Mundo, edad III
category-bought = PV comprados
category-discoveries = Descubrimientos
category-buildings = Edificios
category-economy = Economía

## Rechazos de la preparación

empires-players = { $edition ->
    [first] La primera edición es para 2 a { $most } jugadores, no para { $players }.
   *[deluxe] La edición deluxe es para 2 a { $most } jugadores, no para { $players }.
 }
empires-deluxe-only = La opción { $option_name } no puede ser «{ $value }» en la primera edición; es de la edición deluxe.
empires-first-only = La opción { $option_name } no puede ser «{ $value }» en la edición deluxe; es de la primera edición.
empires-two-players-only = La opción { $option_name } solo vale para exactamente 2 jugadores.
empires-needs-builders = El edificio { $tile_name } necesita constructores en la partida; añádelos o deja fuera el edificio.
