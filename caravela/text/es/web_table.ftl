# The page of a table.

## The table

web-play-question = La pregunta
web-play-board = Tablero
web-play-mine = Tablero propio
web-play-mine-short = El mío
web-play-mat-large = Tablero propio, grande
web-play-mats = Tableros de los demás
web-play-players = Jugadores
web-play-purse = Con qué puedes pagar
web-play-log = Historial
web-play-tabs = Partes de la mesa
web-play-reconnecting = Se ha perdido la conexión; reintentando …
web-play-lift = Ya estoy aquí, mostrar la mesa
web-play-next = Siguiente mesa que me espera
web-play-skip = Saltar hasta mi turno
web-play-no-file = Este archivo no está disponible ahora.

## Choosing

web-play-all-choices = Todas las opciones
web-play-all-choices-of = Mostrar las { $n } opciones
web-play-choices = opciones
web-play-search = Buscar
web-play-barrier = no se puede deshacer
web-play-no-way-back = Se revela algo nuevo: esto no se puede deshacer.
web-back-to-game = Volver a la partida
web-play-free = Acciones gratuitas
web-play-missing = falta { $missing }
web-play-ahead = Esto va a ocurrir:
web-play-confirm = Confirmar
web-play-confirm-end = Confirmar: le toca al siguiente
web-play-ok = OK
web-play-ways = Maneras de seguir: { $n }
web-play-number = Un número de { $least } a { $most }
web-play-range = { $least } a { $most }
web-turn = Girar
web-turn-hint = Toca una casilla para ver cómo queda; tócala otra vez para colocar.
web-turn-only = Aquí solo cabe así.
web-play-less = Menos
web-play-more = Más
web-play-undo = Deshacer
web-play-restart = Reiniciar el turno ({ $n })
web-play-restart-one = Solo has dado un paso en este turno; «Deshacer» lo deshace.
web-play-restart-ask = ¿Deshacer los { $n } pasos de este turno?
web-play-restart-text = No se pueden recuperar; «Deshacer» deshace solo el último.
web-play-restart-no = Conservarlos
web-play-nothing-to-undo = No hay nada tuyo que deshacer.
web-play-always = no preguntar más
web-play-always-of = { $option }, y no volver a preguntar en esta ronda
web-play-orders = Respuesta automática en esta ronda: { $options }.
web-play-ask-again = Volver a preguntarme

## Players and points

web-play-you = tú
web-play-away = ausente
web-play-left = juega un bot en su lugar
web-play-decides = decide ahora
web-play-points-now = Puntos si la partida acabara ahora: { $n }. Lo que se gasta deja de contar, así que puede bajar.
web-play-points-short = PV
web-play-scores = Puntos por categoría, si la partida acabara ahora
web-play-total = Total
web-play-clock-days = { $days } d { $hours } h

## Looking closer, looking back

web-play-zoom-in = Acercar
web-play-zoom-out = Alejar
web-play-zoom-fit = Tablero entero
web-play-areas = Partes del tablero
web-play-area-all = Todo
web-play-looking = Viendo la jugada { $move } de { $most }
web-play-to-now = Volver al presente
web-play-first = Al principio
web-play-back = Una jugada atrás
web-play-on = Una jugada adelante

## Trying things out

web-try = Probar jugadas
web-try-about = Probar jugadas: mueves por todos y nada cuenta
web-try-title = Probando jugadas.
web-try-text = Aquí nada cuenta, y lo oculto se reparte de nuevo.
web-try-meanwhile = La mesa te pregunta: { $question }
web-try-back = Volver a la mesa

## The log

web-log-beginning = Antes de la primera ronda
web-log-everybody = Todos
web-log-filter = De quién mostrar las líneas
web-log-since = Desde tu último turno
web-log-play = Mostrar en el tablero lo que ha pasado desde tu último turno
web-log-quiet = y { $n } momentos tranquilos

## The menu

web-menu-title = Menú
web-menu-scores = Puntos ahora
web-menu-rules = Reglas
web-menu-watch = Copiar un enlace para espectadores
web-menu-coach = Copiar un enlace para quien puede ver lo que yo veo
web-menu-coach-of = Copiar un enlace para quien puede ver lo que ve { $who }
web-menu-record = Guardar el registro de la partida
web-menu-report = Guardar un informe de un problema
web-menu-leave = Irse y dejar que juegue un bot
web-menu-leave-text = Un bot ocupa tu asiento para que los demás puedan seguir. Puedes volver cuando quieras.
web-menu-leave-bot = Quién sigue jugando
web-menu-return = Recuperar mi asiento
web-menu-confirm = Preguntar antes de lo que no se puede deshacer
web-menu-sound = Un sonido cuando sea mi turno
web-menu-notify = Un aviso cuando la página no esté a la vista
web-menu-live-scores = Puntos en los paneles de los jugadores

## Keys

web-keys-title = Teclas
web-keys-choose = elegir
web-keys-always = la misma respuesta hasta el final de la ronda
web-keys-confirm = confirmar, o elegir lo que está enfocado
web-keys-cancel = un paso atrás
web-keys-turn = girar lo que estás colocando
web-keys-undo = deshacer
web-keys-restart = reiniciar el turno
web-keys-board = ir al tablero
web-keys-mat = ir a mi tablero
web-keys-others = el tablero del siguiente jugador
web-keys-players = ir a los jugadores
web-keys-log = ir al historial
web-keys-scores = puntos ahora
web-keys-next = siguiente mesa que me espera
web-keys-skip = no esperar a los bots
web-keys-try = probar jugadas, y volver a la mesa
web-keys-zoom = acercar, alejar, ver todo
web-keys-arrows = de cosa en cosa en un tablero; mirando atrás, de jugada en jugada
web-keys-history = mirar atrás, adelante
web-keys-now = volver al presente
web-keys-help = esta lista

## The waiting room

web-room-title = Antes de la partida
web-room-seat = Asiento { $n }
web-room-free = aún libre
web-room-taken = ya está aquí
web-room-copy = Copiar la invitación
web-room-new-link = Nueva invitación
web-room-hint = La partida empieza sola en cuanto todos los asientos estén ocupados.

## The end

web-end-show = Resultado
web-end-board = Mirar el tablero
web-end-rematch = Revancha
web-end-rematch-made = Hay revancha; tu asiento está reservado.
web-end-rematch-go = A la revancha
web-end-replay = Ver la partida
web-end-record = Guardar el registro
web-end-lobby = A mis mesas

## The replay

web-replay-controls = Repetición
web-replay-scrub = Jugada
web-replay-move = Jugada { $move } de { $most }
web-replay-first = Al principio (Inicio)
web-replay-last = Al final (Fin)
web-replay-back = Una jugada atrás (←)
web-replay-on = Una jugada adelante (→)
web-replay-round-back = Una ronda atrás ([)
web-replay-round-on = Una ronda adelante (])
web-replay-play = Reproducir (espacio)
web-replay-pause = Pausa (espacio)
web-replay-round = Ir a una ronda
web-replay-eyes = Con los ojos de quién
web-replay-public = Como lo ve todo el mundo
web-replay-as = Como lo ve { $who }
web-replay-link = Copiar enlace a esta jugada
web-replay-table = A la mesa
web-replay-key-step = una jugada atrás, adelante
web-replay-key-ends = al principio, al final
web-replay-key-rounds = una ronda atrás, adelante
web-replay-key-play = reproducir, pausar
