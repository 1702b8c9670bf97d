# Maracaibo: el historial, las preguntas, las opciones, las negativas de la preparación y lo que dicen cartas y losetas.

## Lo que sucede. $who es el jugador al que le sucede; $cause_note es " (causa)", o nada.

event-round = Comienza la ronda { $round }.
event-start-player = { $who } empieza.
event-city-tile = La loseta de ciudad { $location_at } es { $tile }.
event-mission-placed = Colocada { $location_at }: { $mission }.
event-mission-on-track = Colocada { $space_on } del sendero del explorador: { $mission }.
event-mission-on-card = { $who } pone { $mission_the } sobre { $card }.
event-mission-shown = Encima de la pila: { $mission }.
event-card-shown = Carta { $n } de la oferta: { $card }.
event-building-shown = Se abre un edificio de prestigio: { $building }.
event-dealt-card = { $who } recibe { $card }.
event-dealt-career = { $who } recibe la carrera { $career }.
event-dealt = { $n ->
    [one] { $who } recibe { $n } carta.
   *[other] { $who } recibe { $n } cartas.
 }
event-planned = { $who } planifica { $card }.
event-planned-hidden = { $who } planifica una carta boca abajo.
event-laid-aside = { $who } aparta { $card }.
event-discarded = { $who } descarta { $card }.
event-career-chosen = { $who } elige la carrera { $career }.
event-career-shown = { $who } tiene la carrera { $career }.
event-sailed = { $points ->
    [one] { $who } navega { $location_to } ({ $points } punto de movimiento).
   *[other] { $who } navega { $location_to } ({ $points } puntos de movimiento).
 }
event-main-city = { $who } hace la acción de ciudad { $location_of }.
event-main-village = { $n ->
    [one] { $who } tiene { $n } acción de aldea { $location_at }.
   *[other] { $who } tiene { $n } acciones de aldea { $location_at }.
 }
event-main-none = { $who } no hace ninguna acción principal.
event-delivered = { $who } entrega { $card_good } { $location_at } ({ $card }).
event-disc-removed = { $who } retira un disco del área { $area }.
event-disc-to-market = { $who } mueve un disco del área { $area } al mercado { $location_of }.
event-disc-to-tile = { $who } mueve un disco del área { $area } a la loseta { $legacy }.
event-upgraded = { $who } tiene la mejora { $area }.
event-village-action = { $who } hace la acción de aldea «{ $action }».
event-gained = { $who } gana { $gain_count }{ $cause_note }.
event-paid = { $who } paga { $gain_count }{ $cause_note }.
event-influence = { $who } gana { $n } de influencia { $nation_with }{ $cause_note }.
event-token = { $who } toma { $token_the }.
event-income-doubloons = El ingreso de doblones de { $who } sube { $n }, hasta { $now }.
event-income-points = { $turned ->
    [yes] El ingreso de PV de { $who } sube { $n }, pasa del final de la escala y vuelve a empezar en { $now }.
   *[no] El ingreso de PV de { $who } sube { $n }, hasta { $now }.
 }
event-bought = { $doubloons ->
    [one] { $who } compra { $card } por { $doubloons } doblón.
   *[other] { $who } compra { $card } por { $doubloons } doblones.
 }
event-invested = { $doubloons ->
    [one] { $who } invierte { $doubloons } doblón en el edificio de prestigio { $building }.
   *[other] { $who } invierte { $doubloons } doblones en el edificio de prestigio { $building }.
 }
event-assistant-placed = { $who } tiene un asistente { $location_at } ({ $card }).
event-assistant-used = { $who } usa un asistente: { $card }.
event-mission-fulfilled = { $who } cumple { $mission_the }.
event-story-fulfilled = { $who } cumple la misión de historia de «{ $story }» y toma { $tile_the }.
event-explored = El explorador de { $who } va { $space_to }.
event-barrier = El explorador de { $who } cruza { $barrier_the }.
event-stolen = { $who } le quita { gain-vp.count } a { $other } al pasar.
event-combat-tile = { $who } revela: { $tile }.
event-combat-bare = { $who } lucha sin loseta de combate, porque las dos pilas se han agotado.
event-fights-for = { $who } lucha { $nation_for } con un valor de combate de { $value }.
event-raised = { $who } pone { $gain_count } en el combate, lo que sube el valor a { $value }.
event-combat-action = { $who } hace la acción de combate «{ $action }»; el valor de combate es ahora { $value }.
event-annexed = Se coloca un marcador { $nation_of } { $place_at }.
event-marker-removed = { $who } retira el marcador { $nation_of } { $place_at }.
event-marker-lost = Un marcador { $nation_of } sale del juego.
event-combat-over = El combate de { $who } ha terminado.
event-drew = { $n ->
    [one] { $who } roba { $n } carta.
   *[other] { $who } roba { $n } cartas.
 }
event-drew-card = { $who } roba { $card }.
event-took-card = { $who } toma { $card } de la oferta.
event-deck-renewed = La pila de descartes se convierte en el nuevo mazo.
event-task = { $who } completa la tarea { $n } de la carrera { $career }.
event-converted = { $n ->
    [one] { $who } devuelve { $n } trabajador.
   *[other] { $who } devuelve { $n } trabajadores.
 }
event-legacy-added = Entra en juego una loseta de legado: { $legacy }.
event-legacy-removed = Sale del tablero una loseta de legado: { $legacy }.
event-tile-used = { $who } usa la loseta de legado { $legacy }.
event-neutral-disc = { $n ->
    [one] Hay { $n } disco neutral en { $legacy }.
   *[other] Hay { $n } discos neutrales en { $legacy }.
 }
event-story-read = Se lee la carta de historia { $story_id }: { $story }.
event-story-waits = La carta de historia { $story_id } queda en el tablero para la próxima partida: { $story }.
event-story-tile-placed = Colocada { $location_at }: { $tile }.
event-story-completed = Se completa la carta de historia { $story_id }: { $story }.
event-story-dropped = La carta de historia { $story_id } sale del juego: { $story }.
event-voted = { $choice ->
    [none] { $who } vota por la opción { $n } de «{ $story }».
   *[other] { $who } vota: { $choice }.
 }
event-vote-decided = { $choice ->
    [none] La votación de «{ $story }» da la opción { $n }.
   *[other] La votación de «{ $story }» está decidida: { $choice }.
 }
event-card-added = Una nueva carta de proyecto entra en el juego: { $card }.
event-campaign-ended = La campaña termina: { $ending }.
event-interim = Puntuación intermedia de la ronda { $round }.
event-final = Puntuación final.
event-not-buying = { $who } no compra nada.
event-markets-cleared = Los discos de los mercados salen del juego.
event-display-cleared = La oferta se descarta y se repone.
event-ships-home = Todos los barcos vuelven a La Habana.
event-scored = { $who } puntúa { gain-vp.count } ({ $category }).
event-begins-with = { $who } empieza con doblones: { $doubloons }, trabajadores: { $workers }, puntos de combate: { $cp }.
event-workers-put = { $n ->
    [0] { $who } no pone ningún trabajador sobre la carta.
    [one] { $who } pone { $n } trabajador sobre la carta.
   *[other] { $who } pone { $n } trabajadores sobre la carta.
 }
event-over = La partida ha terminado.
event-automa-card = { $who } revela { $automa }.
event-automa-renewed = { $who } baraja sus descartes y forma un nuevo mazo.
event-ana-sailed = { $who } navega { $location_to }.
event-ana-mission = { $who } toma { $mission_the }.
event-ana-story-tile = { $who } toma { $tile_the }.
event-ana-disc-market = { $who } pone un disco en el mercado { $location_of }.
event-ana-disc-gone = { $who } retira un disco de su tablero.
event-ana-card = { $who } toma { $card } de la oferta, boca abajo.
event-solo-won = { $who } gana con { $points } PV contra { $ana } de { ana }.
event-solo-lost = { ana } gana con { $ana } PV contra { $points } de { $who }.
event-solo-shared = { $who } y { ana } comparten la victoria con { $points } PV por igual.

## Lo que se pregunta. $who es el jugador que decide; $part es lo que se paga, o "none".

ask-divide-plan = { $who } planifica una de las cartas recibidas.
    .you = planifica una de las cartas recibidas.
ask-divide-discard = { $n ->
    [one] { $who } aparta { $n } carta más.
   *[other] { $who } aparta { $n } cartas más.
 }
    .you = { $n ->
        [one] aparta { $n } carta más; te quedas con las demás.
       *[other] aparta { $n } cartas más; te quedas con las demás.
    }
ask-career = { $who } elige una de dos carreras.
    .you = elige una de dos carreras.
ask-sail = { $who } elige adónde navegar.
    .you = elige adónde navegar.
ask-visit = { $who } gana algo por la visita a un asistente.
    .you = elige qué ganas por la visita a un asistente.
ask-main = { $who } elige una acción principal { $location_at }.
    .you = elige una acción principal { $location_at }.
ask-deliver = { $who } puede entregar un bien { $location_at }.
    .you = entrega un bien { $location_at }, o ninguno.
ask-city-action = { $who } puede hacer ahora la acción { $location_of }.
    .you = tras la entrega viene la acción { $location_of }: hazla o renuncia.
ask-village = { $n ->
    [one] { $who } aún puede hacer { $n } acción de aldea.
   *[other] { $who } aún puede hacer { $n } acciones de aldea.
 }
    .you = { $n ->
        [one] aún tienes { $n } acción de aldea.
       *[other] aún tienes { $n } acciones de aldea.
    }
ask-choose-part = { $who } elige un efecto{ $cause_note }.
    .you = elige un efecto{ $cause_note }.
ask-may-fight = { $who } puede librar un combate.
    .you = libra un combate, o no.
ask-influence = { $who } puede ganar { $n } de influencia con una nación{ $cause_note }.
    .you = gana { $n } de influencia con una nación{ $cause_note }.
ask-title = { $who } puede subir la influencia con una nación hasta el siguiente título.
    .you = sube tu influencia con una nación hasta el siguiente título.
ask-disc = { $who } retira un disco del barco.
    .you = retira un disco de tu barco.
ask-token = { $who } puede tomar una ficha de sinergia.
    .you = toma una ficha de sinergia, o ninguna.
ask-annex = { $who } puede poner un marcador en una aldea sin marcador.
    .you = pon un marcador en una aldea sin marcador, o no.
ask-annex-nation = { $who } elige la nación cuyo marcador queda { $place_at }.
    .you = elige la nación cuyo marcador queda { $place_at }.
ask-place-here = { $who } elige la nación cuyo marcador queda en esta aldea.
    .you = elige la nación cuyo marcador queda en esta aldea.
ask-effect-order = { $who } elige el siguiente efecto de { $card }.
    .you = elige el siguiente efecto de { $card }.
ask-workers-on-card = { $who } puede poner trabajadores sobre la carta.
    .you = pon trabajadores sobre la carta, o ninguno.
ask-fill = { $who } toma una carta.
    .you = completa la mano: toma una carta.
ask-pay-card = { $part ->
    [none] { $who } elige una carta para pagar{ $cause_note }.
   *[other] { $who } elige una carta para pagar { $part }{ $cause_note }.
 }
    .you = { $part ->
        [none] elige una carta para pagar{ $cause_note }.
       *[other] elige una carta para pagar { $part }{ $cause_note }.
    }
ask-may-pay = { $part ->
    [none] { $who } puede pagar{ $cause_note }.
   *[other] { $who } puede dar { $part }{ $cause_note }.
 }
    .you = { $part ->
        [none] paga, o no{ $cause_note }.
       *[other] da { $part }, o no{ $cause_note }.
    }
ask-end-turn = { $who } aún puede hacer acciones libres antes de que acabe el turno.
    .you = haz acciones libres, o termina el turno.
ask-buy-or-points = { $who } compra una carta, invierte o gana 2 PV.
    .you = compra una carta, invierte o gana 2 PV.
ask-last-conversion = { $who } puede devolver trabajadores por puntos de combate antes del final.
    .you = devuelve trabajadores por puntos de combate antes del final, o quédatelos.
ask-pile = { $who } elige una pila de losetas de combate (quedan { $left } y { $right }).
    .you = elige una pila de losetas de combate (quedan { $left } y { $right }).
ask-fight-for = { $who } elige la nación por la que lucha: { $tile }.
    .you = elige la nación por la que luchas: { $tile }.
ask-fight-for-bare = { $who } elige la nación por la que lucha; el valor de combate es { $value }.
    .you = elige la nación por la que luchas; el valor de combate es { $value }.
ask-fight = { $who } lucha { $nation_for }; el valor de combate es { $value }.
    .you = luchas { $nation_for }; el valor de combate es { $value }.
ask-explore = { $n ->
    [one] El explorador de { $who } puede avanzar hasta { $n } espacio.
   *[other] El explorador de { $who } puede avanzar hasta { $n } espacios.
 }
    .you = { $n ->
        [one] mueve tu explorador hasta { $n } espacio.
       *[other] mueve tu explorador hasta { $n } espacios.
    }
ask-explore-path = El explorador de { $who } llega a una bifurcación: { $space }.
    .you = elige el camino de tu explorador en la bifurcación: { $space }.
ask-barrier = { $who } ha cruzado { $barrier_the } y puede ganar { $n } de influencia con una nación.
    .you = has cruzado { $barrier_the }: gana { $n } de influencia con una nación.
ask-mission-slot = { $who } puede cumplir { $mission_the }.
    .you = cumple { $mission_the }, o déjala.
ask-mission-order = { $who } elige qué da primero { $mission_the }.
    .you = elige qué da primero { $mission_the }.
ask-remove-skull = { $who } puede retirar una loseta de calavera.
    .you = retira una loseta de calavera, o ninguna.
ask-vote = { $vote ->
    [none] { $who } vota en «{ $story }».
   *[other] { $vote } { $who } vota en «{ $story }».
 }
    .you = { $vote ->
        [none] vota en «{ $story }».
       *[other] { $vote } Vota en «{ $story }».
    }

## Las opciones, tal como se muestran. $ask es la pregunta a la que responden.

do-skip = { $ask ->
    [ask-sail] No navegar más
    [ask-deliver] No entregar nada
    [ask-city-action] No hacer la acción
    [ask-choose-part] Ninguno de ellos
    [ask-may-fight] No luchar
    [ask-may-pay] No pagar
    [ask-influence] Ninguna influencia
    [ask-barrier] Ninguna influencia
    [ask-title] Ningún título
    [ask-disc] No retirar disco
    [ask-token] No tomar ficha
    [ask-annex] No poner marcador
    [ask-explore] No mover el explorador
    [ask-mission-slot] Dejar la misión
    [ask-remove-skull] No retirar loseta
    [ask-last-conversion] Conservar los trabajadores
   *[other] Renunciar
 }
do-pay = { $part ->
    [none] Pagar
   *[other] Pagar { $part }
 }
do-stop = { $ask ->
    [ask-village] Ninguna otra acción de aldea
   *[other] Parar
 }
do-end = Terminar el turno
do-end-combat = Terminar el combate
do-no-main = Ninguna acción principal
do-city-action = { $ask ->
    [ask-city-action] Ahora la acción de ciudad
   *[other] Acción de ciudad
 }
do-village-actions = Acciones de aldea
do-two-points = No comprar nada y ganar 2 PV
do-draw = Robar del mazo
do-convert = Devolver 1 trabajador
do-raise-cp = Poner 1 punto de combate en el combate
do-raise-worker = Poner 1 trabajador en el combate
do-combat-action = { $action }: { $action_plus } (valor de combate −{ $action_reduce })
do-visit = { $gain ->
    [none] Ganar por la visita
   *[other] Ganar { $gain }
 }
do-compass-first = { $gain ->
    [none] Primero lo que dan las brújulas
   *[other] Primero { $gain } por cada brújula
 }
do-bonus-first = { $gain ->
    [none] Primero la otra bonificación
   *[other] Primero { $gain }
 }
do-village-action = { $action }: { $action_deal }
do-village-points = { village_action-VA_VP }: +{ $n } PV
do-pile = { $pile_id ->
    [left] Tomar de la pila de la izquierda
   *[right] Tomar de la pila de la derecha
 }
do-vote = { $choice ->
    [none] Votar por la opción { $n }
   *[other] { $choice }
 }
do-choose = { $gain ->
    [none] Elegir el efecto { $n }
   *[other] Elegir { $gain }
 }
do-first = { $gain ->
    [none] Primero el efecto { $n }
   *[other] Primero { $gain }
 }
do-task = Completar la tarea { $n } de la carrera
do-put-workers = { $n ->
    [0] No poner trabajadores sobre la carta
    [one] Poner { $n } trabajador sobre la carta
   *[other] Poner { $n } trabajadores sobre la carta
 }
do-nation = { $price ->
    [none] { $influence ->
        [none] { $nation }
       *[other] { $nation }: +{ $influence } de influencia
    }
   *[other] { $gain ->
        [none] Luchar { $nation_for }: valor de combate { $price }
       *[other] Luchar { $nation_for }: valor de combate { $price }, { $gain }
    }
 }
do-token = Tomar { $token_the }
do-disc = Retirar un disco del área { $area }
do-invest = Invertir en el edificio { $building } por { $price }
do-career = Elegir la carrera { $career }
do-mission = Cumplir { $mission_the }: { $mission_each_plus } por cada brújula, y { $mission_bonus_plus }
do-story-tile = Cumplir la misión de historia: { $tile }
do-use-tile = Usar la loseta { $legacy }
do-remove-tile = Retirar la loseta { $legacy }
do-explore = Explorador { $space_to }: { $space_plus }
do-explore-long = Explorador { $space_to } por el camino largo: { $space_plus }
do-annex = { $reduce ->
    [none] Anexionar { $location }
   *[other] { $flag ->
        [none] Anexionar { $location } (valor de combate −{ $reduce })
       *[other] Anexionar { $location }: { $flag } (valor de combate −{ $reduce })
    }
 }
do-conquer = { $reduce ->
    [none] Tomar { $location } de otra nación
   *[other] { $flag ->
        [none] Tomar { $location } de otra nación (valor de combate −{ $reduce })
       *[other] Tomar { $location } de otra nación: { $flag } (valor de combate −{ $reduce })
    }
 }
do-buy = Comprar { $card } por { $price }
do-plan = Planificar { $card }
do-discard = { $ask ->
    [ask-divide-discard] Apartar { $card }
   *[other] Descartar { $card }: { $card_good }, { $card_object }
 }
do-deliver = Entregar { $card_good } (descartar { $card })
do-take = Tomar { $card } de la oferta
do-use = { $ask ->
    [ask-fight] { $card }: { $card_battle } (valor de combate −{ $card_reduce })
    [ask-main] Asistente { $card }: { $card_helper }
   *[other] Usar { $card }
 }
do-sail = { $way_id ->
    [straight] Navegar { $location_to }
   *[other] Navegar { $location_to } por { $way }
 }
do-fight = Librar un combate
way = { $branches }
way-straight = el único camino
stage = { $place }
pile-left = pila de la izquierda
pile-right = pila de la derecha

## Negativas de la preparación

maracaibo-players = Maracaibo es para 1 a { $most } jugadores, no para { $players }.
maracaibo-archive = Este archivo no puede empezar una partida: pertenece a una campaña y nombra cartas de historia en juego que no están completas.

## Categorías de puntos

category-voyage = Puntos en juego
category-income = Ingreso de PV
category-doubloon_track = Ingreso de doblones
category-cards = Cartas de proyecto
category-prestige = Edificios de prestigio
category-leaders = Mayor influencia
category-titles = Títulos
category-missions = Misiones
category-mission_lead = Más misiones
category-upgrade_lead = Más mejoras
category-explorer_lead = Explorador por delante

## Lo que dicen cartas, losetas y lugares. $gain es lo que algo da.

effect-nothing = nada
effect-pay_doubloons = doblones por pagar
    .count = { $n ->
        [one] cuesta { $n } doblón
       *[other] cuesta { $n } doblones
    }
effect-vp_x = los PV que indica la carta
effect-with_token = con la ficha que indica la carta
effect-mission_space = una misión, mientras haya una allí
effect-rival_disc = discos fuera de su tablero
    .count = { $n ->
        [one] { $n } disco fuera de su tablero
       *[other] { $n } discos fuera de su tablero
    }
influence-rival = influencia con la nación por la que lucha
    .count = { $n } de influencia con la nación por la que lucha
exchange = { $pay } por { $gain }
offer = { $pay } por { $gain } (opcional)
permanent-village_action_new = nueva acción de aldea
    .about = Nueva acción de aldea «{ $action }». { $does }
permanent-combat_action_new = nueva acción de combate
    .about = Nueva acción de combate «{ $action }». { $does }
card-about = { $text }
card-price = Coste: { $cost }.
card-condition = Requisito: { $needs }.
card-vp = Al final: { $vp }.
card-income = Ingreso: { $gain }.
card-now = Al instante: { $gain }.
card-assistant = Asistente { $location_at }, «{ $action }»: { $gain }.
card-symbols = Descartada, proporciona { $symbols }.
career-about = { $tasks } { career-done }
building-about = { $scores } Coste: { $cost }. Tomas { $token_the }; quien invierte primero gana { $first }.
automa-about = { $n ->
    [one] { ana } avanza { $n } parada (una ciudad o un lugar con misión),
   *[other] { ana } avanza { $n } paradas (ciudades y lugares con misión),
 } { $branch ->
    [upper] en las bifurcaciones por el ramal de arriba.
   *[lower] en las bifurcaciones por el ramal de abajo.
 } En una ciudad cuyo mercado no tiene sitio toma la carta { $display } de la oferta. Después: { $actions }.
automa-line = { $rounds ->
    [all] { $village ->
        [yes] { $gain }, y una aldea más
       *[no] { $gain }
    }
   *[some] { $gain } (rondas { $first } a { $last })
 }
story-about = { $pay ->
    [none] { $tile ->
        [none] { $front }
       *[other] La carta se completa cuando todos los espacios de «{ $tile }» están llenos.
    }
   *[other] Misión de historia (coste: { $pay }): { $gain }.
 }
combat-tile-about = { $modifiers ->
    [none] { combat_tile.about }
   *[other] { combat_tile.about } Valor de combate: { $modifiers }.
 }
space-about = Recompensa: { $gain }.
space-end-about = Quien llega aquí gana PV por orden de llegada ({ $arrival }), y { $gain }.
location-about = { $kind ->
    [start] Los barcos empiezan aquí cada ronda.
    [village] Una aldea: de una a tres acciones de aldea, según los puntos de movimiento gastados.
    [tile_city] Una ciudad: su loseta de ciudad muestra el mercado y la acción. Bandera: { $flag }.
    [legacy_city] { $legacy } Bandera: { $flag }.
    [home] Una ciudad sin mercado. Acción de ciudad: { $gain }. Nadie pasa de largo.
    [last] Una ciudad sin mercado. Acción de ciudad: { $gain }. Quien llega aquí termina la ronda después de este turno.
   *[city] Una ciudad: su mercado recibe { $good }. Acción de ciudad: { $gain }. Bandera: { $flag }.
 }
