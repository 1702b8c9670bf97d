# Maracaibo: lo que la mesa dice de sus cosas cuando alguien las señala, y los datos del panel de un jugador.

tip-over = La partida ha terminado
tip-setup = Antes de la primera ronda
tip-list = { $things }.
tip-have = Tienes { $n }.
tip-spent = { $n ->
    [one] En este turno se ha gastado { $n } punto de movimiento.
   *[other] En este turno se han gastado { $n } puntos de movimiento.
 }

## Jugadores

tip-incomes = { $doubloons ->
    [one] En cada puntuación, { $doubloons } doblón y { $points } PV.
   *[other] En cada puntuación, { $doubloons } doblones y { $points } PV.
 }
tip-seat = Misiones { $missions }, losetas de combate { $tiles }, mejoras del barco { $upgrades }, cartas compradas { $cards }, cartas en la mano { $hand }.
tip-at = Barco: { $place }. Explorador: espacio { $space }.
tip-total-mine = Si la partida terminara ahora, tendrías { $n } PV.
tip-total = Si la partida terminara ahora
tip-totals = Los PV ganados hasta ahora y todo lo que cuenta al final: ingresos, cartas, edificios de prestigio, influencia y títulos.
tip-compass = brújulas
tip-tiles = losetas de combate
tip-cards = cartas en la mano
tip-missions = misiones
tip-upgrades = mejoras del barco
tip-income = ingreso de doblones
tip-fame = ingreso de PV
tip-gain-doubloons = Pagan cartas de proyecto, edificios de prestigio y cartas de la oferta. Al final no valen nada.
tip-gain-vp = Ganados hasta ahora. La puntuación final trae más.
tip-gain-cp = Suben el valor de tus combates y pagan misiones. Nadie tiene más de { $most }.
tip-gain-workers = Se convierten en asistentes, invierten en edificios de prestigio y suben el valor de un combate.
tip-conversion = { $n ->
    [one] En cualquier momento, un trabajador devuelto te da { $n } punto de combate.
   *[other] En cualquier momento, un trabajador devuelto te da { $n } puntos de combate.
 }
tip-count-compass = Cada misión da parte de su recompensa una vez por brújula.
tip-count-tiles = La loseta de un combate se la queda quien lo libra. Algunas cartas, carreras y edificios las cuentan.
tip-count-cards = Al final del turno la mano se completa hasta el límite. Una carta es un proyecto, o el bien o el objeto que muestra.
tip-count-missions = La cuarta misión da 3 PV, cada una de las siguientes 2 PV. Las losetas de historia cuentan como misiones.
tip-count-upgrades = Un área del barco sin discos es una mejora. Los discos van a mercados y losetas de discos, o salen del juego.

## Ingresos

tip-track-income = En cada puntuación intermedia, tantos doblones; al final, los PV de los sellos. Los pasos más allá de { $last } suben el ingreso de PV.
tip-income-mine = El tuyo es { $n }; al final valdría { $points } PV.
tip-track-fame = En cada puntuación, tantos PV. Quien llega a { $n } gana al instante { $n } PV por cada puntuación que falta y vuelve a empezar en 0.
tip-fame-mine = El tuyo es { $n }.
tip-pending = La ficha «{ $token }» lo subiría en { $n }.
tip-round = Una ronda acaba cuando un barco llega al último espacio del regreso. Tras las rondas I a III hay una puntuación intermedia, tras la IV la final.

## El mapa

tip-market = Discos en el mercado: { $taken } de { $all }.
tip-owned = Pertenece a { $nation }.
tip-unowned = Ninguna nación tiene un marcador aquí.
tip-ships = Barcos aquí: { $players }.
tip-helpers-mine = { $n ->
    [one] Tienes { $n } asistente aquí.
   *[other] Tienes { $n } asistentes aquí.
 }
tip-thresholds = Tienes dos acciones de aldea a partir de { $two } puntos de movimiento y tres a partir de { $three }.
tip-deliver = Descarta una carta con este bien y lleva un disco de tu barco al mercado: { $good }.
tip-discs = Discos de { $players }.
tip-goods-mine = Cartas con este bien en tu mano: { $n }.
tip-flag = En un combate se puede poner aquí un marcador de tu nación: con influencia y la bonificación de la bandera.
tip-flag-village = Una aldea puede tomarse en un combate por quien tiene botes de desembarco, o por medio de cartas.
tip-flag-of = { $place }: bandera
tip-city = Primero puedes entregar un bien, después puedes realizar la acción.
tip-ship = { $who }: barco
tip-sail = En cada turno, de 1 a 7 puntos de movimiento, siempre en el sentido de las flechas.
tip-assistant = Asistente: { $card }
tip-marked = Ya se ha usado en esta ronda, o ya ha dado PV.
tip-fresh = Se ha colocado en este turno.
tip-unused = En una ronda en la que no lo usas, da 2 PV en su lugar.
tip-neutral = neutral
tip-tile-discs = Discos: { $taken } de { $all } ({ $players }).
tip-not-in-play = No está en juego.

## Misiones e historia

tip-mission = Se cumple con la acción principal en su lugar, o con un explorador que se detiene allí. Una carta aporta su bien o su objeto.
tip-mission-mine = Tus brújulas: { $compasses }. Tus misiones hasta ahora: { $missions }.
tip-missions-pile = La siguiente misión está encima. Las misiones entran en juego con las cartas de historia.
tip-story = { $title } ({ $number })
tip-story-tile = Se toma con la misión de la historia y cuenta como misión.

## Recorridos

tip-track-start = Los exploradores empiezan aquí.
tip-explorers = Aquí: { $players }.
tip-steps = { $n ->
    [one] { $n } espacio por delante de tu explorador.
   *[other] { $n } espacios por delante de tu explorador.
 }
tip-explorer-of = { $who }: explorador
tip-explorer-at = Está aquí: { $space }.
tip-explorer = Solo avanza. Los espacios con otros exploradores y los de misión sin misión se saltan y no cuentan.
tip-explorer-plus = { $n ->
    [one] Tu explorador puede ir { $n } espacio más allá de lo que dicen los efectos.
   *[other] Tu explorador puede ir { $n } espacios más allá de lo que dicen los efectos.
 }
tip-barrier = Quien la cruza primero gana { $first } PV, los siguientes { $later } PV.
tip-barrier-influence = Quien la cruza puede ganar { $n } de influencia con una nación.
tip-crossed = La han cruzado: { $players }.
tip-nation = Títulos en los espacios { $spaces }. Al final, el nivel de tu título cuenta tantas veces como diga el multiplicador; la mayor influencia da 3 PV.
tip-markers = Marcadores en la reserva: { $stock }; en el mapa: { $map }.
tip-nation-mine = Tu influencia: { $n } ({ $title }), que por ahora vale { $points } PV.
tip-multiplier = Espacios vacíos de la reserva: { $emptied }. Por su puesto entre las naciones en marcadores en el mapa: { $majority }.
tip-titles-mine = Tu título daría { $n } PV.

## Cartas, edificios, combate

tip-price = { $n ->
    [one] Te cuesta { $n } doblón; tienes { $have }.
   *[other] Te cuesta { $n } doblones; tienes { $have }.
 }
tip-display = Al completar tu mano puedes tomarla por 1 doblón; tienes { $have }.
tip-display-free = Al completar tu mano puedes tomarla gratis.
tip-bought = Comprada por { $who }.
tip-planned = Planificada por { $who }.
tip-on-display = En la oferta.
tip-discarded = Entre los descartes.
tip-deck = Al final del turno se completan las manos: del mazo gratis, de la oferta por 1 doblón la carta.
tip-discard = Cuando el mazo se agota, los descartes forman el nuevo mazo.
tip-investors = Inversores: { $players }.
tip-worth = Por ahora te daría { $n } PV.
tip-pile = Un combate empieza con la loseta superior de una pila: para cada nación, un valor de combate y lo que luchar por ella da o cuesta al instante.
tip-combat-mine = Para un combate tienes { $cp } puntos de combate y { $workers } trabajadores.
tip-combat-once = Cada acción de combate puede realizarse una vez por combate, mientras quede valor de combate.
tip-value = Valor de combate ahora: { $n }.

## El barco

tip-area = { $n ->
    [one] Queda { $n } disco.
   *[other] Quedan { $n } discos.
 }
tip-area-locked = Aún no puede salir ninguno.
tip-area-done = Mejorada.
tip-plan = Planificar
tip-village = En una aldea, como acción principal, una acción de aldea; más si el camino fue largo. Cada una se elige libremente, también la misma otra vez.
tip-slot = Como acción libre se puede poner aquí una carta de tu mano. Las cartas planificadas solo pueden comprarse; no forman parte de la mano.
tip-career = Las tareas se completan como acción libre, cada una una vez; esperar al número mayor da más.
tip-task = { $career }: tarea { $n }
tip-task-open = Puedes completarla ahora.
tip-task-done = Completada.
tip-token = Algunos ingresos y acciones de combate solo cuentan con esta ficha. Cada uno puede tener una de cada.
tip-owners = De { $players }.

## Ana

tip-ana = PV { $points }; { $total } si la partida terminara ahora; { $income } PV en cada puntuación.
tip-ana-board = No tiene trabajadores, doblones ni cartas en la mano. Una carta Automa dice lo que hace.
tip-ana-row = Un disco sale de la fila cuando se detiene en una ciudad con espacio libre en el mercado, y por algunas de sus cartas. Cada dos discos tiene una mejora.
tip-ana-income = En cada puntuación gana { $n } PV.
tip-ana-discs = Discos retirados: { $gone } de { $all }
