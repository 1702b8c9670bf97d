# La mesa de Maracaibo en palabras.

table-over = La partida ha terminado.
table-setting-up = Se está preparando la partida.
table-round = { $phase ->
    [sail] Ronda { $round } de 4. { $who } navega.
    [act] Ronda { $round } de 4. { $who } ha llegado y actúa.
    [fill] Ronda { $round } de 4. { $who } toma cartas nuevas.
    [interim] Ronda { $round } de 4, puntuación intermedia.
    [final] Puntuación final.
   *[other] Ronda { $round } de 4. Es el turno de { $who }.
 }
table-has = { $who } tiene { $things }.
table-combat = Combate { $nation_for }, valor de combate { $value } ({ $tile }).
table-combat-tile = Revelada: { $tile }.
table-order = Orden de turno: { $players }.
table-kind = { $kind ->
    [start] inicio
    [village] aldea
   *[city] ciudad
 }
table-market = mercado de { $good }, { $n } de { $spaces } ocupados
table-action = acción: { $gain }
table-marker = marcador { $nation_of }
table-flag = bandera libre ({ $gain })
table-assistant = asistente de { $who }: { $card }
table-ships = barcos: { $players }
table-missions = { $n ->
    [0] No quedan misiones en la pila.
    [one] { $n } misión en la pila; encima { $top }.
   *[other] { $n } misiones en la pila; encima { $top }.
 }
table-combat-piles = Losetas de combate: { $left } a la izquierda, { $right } a la derecha.
table-deck = { $n ->
    [one] { $n } carta en el mazo, { $discarded } descartadas.
   *[other] { $n } cartas en el mazo, { $discarded } descartadas.
 }
table-ana = { $who }: { $vp }; { $total } si la partida acabara ahora.
table-ana-discs = Discos retirados: { $n } de { $discs }. Cartas tomadas: { $cards }. PV en la próxima puntuación: { $income }.
table-ana-done = Misiones y losetas de historia: { $missions }. Losetas de combate: { $tiles }.
table-ana-deck = { $n ->
    [one] { $n } carta en su mazo; jugadas: { $discarded }.
   *[other] { $n } cartas en su mazo; jugadas: { $discarded }.
 }
table-player = { $who }: { $things }; { $total } PV si la partida acabara ahora.
table-income = Ingresos: doblones { $doubloons }, PV { $vp }.
table-ship = Barco: { $place }. Explorador: { $space }.
table-hand = Mano (hasta { $limit }): { $cards }.
table-hand-size = { $n ->
    [one] { $n } carta en la mano, hasta { $limit }.
   *[other] { $n } cartas en la mano, hasta { $limit }.
 }
table-planned = Planificadas: { $cards }.
table-laid-aside = Apartadas: { $cards }.
table-face-down = boca abajo
table-bought = Compradas: { $cards }.
table-on-card = Sobre { $card }: { $mission }.
table-tokens = Fichas de sinergia: { $tokens }.
table-pending = Ingreso que espera, { $token_with }: { $gain }.
table-upgrades = Mejoras del barco: { $areas }.
table-discs = Discos en el barco: { $areas }.
table-career = Carrera: { $career }.
table-task = { $done ->
    [done] Tarea { $n }, completada: { $task }
    [open] Tarea { $n }, se puede completar ahora: { $task }
   *[no] Tarea { $n }: { $task }
 }
table-achieved = Misiones: { $missions }. Losetas de combate: { $tiles }. Brújulas: { $compasses }.
table-assistants = Asistentes: { $cards }.
table-invested = Edificios de prestigio: { $buildings }.
table-thresholds = Dos acciones de aldea a partir de { $two } puntos de movimiento, tres a partir de { $three }.
table-village-actions = Acciones de aldea: { $names }.
table-combat-actions = Acciones de combate: { $names }.
table-workers = Trabajadores en la reserva común: { $n }; en la carrera: { $career }; sobre cartas: { $cards }.
table-display = Oferta
table-own-hand = Tu mano
table-own-plans = Planificadas
table-prestige = Edificios de prestigio
table-influence = Influencia
table-nation = { $nation }: { $players }
table-markers = { $times ->
    [one] Marcadores en el mapa { $map }, en la reserva { $stock }; los títulos cuentan una vez.
   *[other] Marcadores en el mapa { $map }, en la reserva { $stock }; los títulos cuentan { $times } veces.
 }
table-track = Sendero del explorador
table-track-missions = Misiones en el sendero: { $missions }.
table-barriers = Barreras que alguien ya cruzó: { $barriers }.
table-incomes = Ingresos
table-income-of = { $who }: doblones { $doubloons }, PV { $vp }
table-story = Carta de historia { $card }: { $title }
table-story-done = Carta de historia { $card }, completada: { $title }
table-legacy = Losetas de legado
table-tile-discs = Discos: { $n } de { $spaces }.
table-tile-markers = Marcadores: { $nations }.

## Elecciones en la terminal

free-actions = Acciones libres
price-career = tareas: { $tasks }
price-points = { $n ->
    [one] { $n } punto de movimiento
   *[other] { $n } puntos de movimiento
 }
price-discs = { $n ->
    [one] { $n } disco allí
   *[other] { $n } discos allí
 }
price-raise = valor de combate +1
price-market = mercado de { $good }
price-village = { $n } a tu elección
price-plan = se podrá comprar más tarde por { $price }
choice-plan = Planificar
choice-discard = Descartar
choice-aside = Apartar
choice-take = Tomar de la oferta

## Lo que se puede ver en la terminal: la palabra que se escribe y lo que muestra

sheet-map = mapa
    .about = muestra el mapa: lugares, mercados, misiones, marcadores, asistentes y barcos
sheet-board = barco
    .about = muestra tu barco, tus cartas y tu carrera, o los de otro jugador: barco 2
sheet-cards = cartas
    .about = muestra la oferta, tus cartas y los edificios de prestigio con todo lo que dicen
sheet-tracks = senderos
    .about = muestra la influencia con las naciones, el sendero del explorador y los ingresos
sheet-story = historia
    .about = muestra las cartas de historia y las losetas de legado
example-option = sail 5
example-word = asistente
