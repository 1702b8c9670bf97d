# Las páginas de la web aparte de la mesa: sala, mesa nueva, invitación, ajustes, reglas, acerca de. Los números llegan hechos, así que aquí nada elige.

## Común

web-home = Caravela, ir a la sala
web-menu = Menú
web-pages = Páginas
web-skip = Ir al contenido
web-nav-tables = Mesas
web-nav-new = Mesa nueva
web-nav-rules = Reglas
web-nav-settings = Ajustes
web-nav-about = Acerca de
web-language = Idioma
web-theme-to-dark = Cambiar a luz de farol (oscuro)
web-theme-to-light = Cambiar a luz de día (claro)
web-cancel = Cancelar
web-close = Cerrar
web-copy = Copiar
web-copied = Copiado.
web-not-copied = El navegador no permite copiar; selecciona el texto y cópialo tú.
web-saved = Guardado.
web-failed = El servidor no ha podido hacerlo. Inténtalo de nuevo en un momento.
web-no-connection = No se puede llegar al servidor. ¿Sigue en marcha?
web-your-name = Tu nombre
web-name-hint = Nombre en la mesa
web-somebody = Alguien
web-rules-of = Reglas de { $game }

## Sala

web-lobby-title = La mesa está puesta
web-lobby-about = Juegos de mesa de la época de la vela: a solas contra bots, con amigos en esta pantalla o con amigos en cualquier lugar mediante un enlace. Sin cuenta, sin instalar nada.
web-games = Juegos
web-game-seats = De { $least } a { $most } jugadores
web-play-now = Jugar ya contra bots
web-play-now-of = Jugar ya contra bots: { $game }
web-play-alone = Jugar en solitario
web-play-alone-of = Jugar en solitario: { $game }
web-set-up = Preparar una mesa
web-set-up-of = Preparar una mesa: { $game }
web-my-tables = Mis mesas
web-tables-wait-one = Una mesa te espera
web-tables-wait = { $n } mesas te esperan
web-tables-open = Esperando jugadores
web-tables-playing = Les toca a los demás
web-tables-over = Terminadas
web-tables-over-many = { $n } partidas terminadas
web-list-more = Mostrar más (quedan { $n })
web-tables-none = Todavía no tienes ninguna mesa.
web-tables-none-hint = Juega una primera partida contra bots, o prepara una mesa y manda un enlace a tus amigos. Tus mesas se quedan aquí; cierra el navegador cuando quieras.
web-players = Jugadores
web-table-waits = Te toca
web-table-since = te espera desde { $when }
web-table-last = última jugada { $when }
web-table-made = preparada { $when }
web-table-ended = terminó { $when }
web-table-deadline = el tiempo se acaba { $when }
web-table-over = { $n } jugadas
web-table-parted = no sigue con esta versión; se puede mirar
web-table-unreadable = esta versión no puede abrirla
web-table-free = { $n } asientos libres
web-table-free-one = un asiento libre
web-table-play = Jugar
web-table-look = Ir a la mesa
web-table-result = Resultado
web-table-replay = Repetición
web-table-rematch = Revancha
web-seat-open = asiento libre
web-seat-is-bot = bot
web-seat-is-me = tú
web-seat-present = presente
web-seat-away = ausente
web-invite = Invitar
web-invite-title = Invitar a jugadores
web-invite-about = Manda cada enlace a una persona: quien lo abra primero ocupa el asiento. Cada enlace sirve una vez.
web-invite-host = Los enlaces los tiene quien creó la mesa; pídele que invite.
web-invite-seat = Enlace del asiento { $n }
web-import = Continuar desde un registro
web-import-about = Un registro es la partida entera en texto sencillo. Pega uno, elige un archivo o suéltalo en cualquier punto de esta página: una partida sin acabar continúa, una terminada se puede ver.
web-import-text = Pega aquí un registro
web-import-file = Elegir un archivo
web-import-go = Llevar a la mesa
web-import-empty = Primero pega un registro o elige un archivo.

## Mesa nueva

web-new-title = Preparar una mesa
web-new-game = Juego
web-new-preset = Edición
web-new-options = Todas las opciones
web-options-edition = En qué difieren las ediciones
web-options-variants = Variantes
web-options-as-preset = como en la edición elegida
web-options-changed = cambiado: { $options }
web-options-reset = Volver a la edición tal cual
web-option-some = solo algunos…
web-new-seats = Asientos
web-new-shuffle = Mezclar el orden
web-new-shuffled = Los asientos se mezclarán al crear la mesa.
web-seats-people = Personas
web-seats-bots = Bots
web-seat-me = Juego yo
web-seat-here = En esta pantalla
web-seat-here-about = Otra persona: os pasáis el dispositivo y un telón tapa lo que los demás no deben ver.
web-seat-guest = Invitado por enlace
web-seat-guest-about = Recibes un enlace para enviar; el asiento es de quien lo abra.
web-seat-bot = Bot: { $level }
web-name-short = Nombre
web-seat-kind = Asiento { $n }: quién juega
web-seat-name = Asiento { $n }: nombre
web-seat-up = Subir el asiento { $n }
web-seat-down = Bajar el asiento { $n }
web-seat-remove = Quitar el asiento { $n }
web-seat-add = Añadir un asiento
web-seats-at-once = La partida empieza enseguida.
web-seats-guest = La partida empieza cuando la persona invitada ocupe su asiento.
web-seats-guests = La partida empieza cuando las { $n } personas invitadas ocupen su asiento.
web-seats-only = Con estas opciones la mesa es para { $seats } jugadores.
web-new-clock = Tiempo
web-new-clock-none = Sin reloj
web-new-clock-none-about = Cada cual se toma el tiempo que necesita.
web-new-clock-live = De una sentada
web-new-clock-live-about = Cada jugador tiene una reserva de tiempo y gana un poco con cada jugada.
web-new-clock-minutes = minutos por jugador
web-new-clock-increment = segundos más por jugada
web-new-clock-days = A lo largo de días
web-new-clock-days-about = Juega cuando tengas un rato; en los ajustes eliges cómo se te avisa.
web-new-clock-days-each = días por jugada
web-new-name = Nombre de la mesa (puede quedar vacío)
web-new-create = Sentarse a la mesa

## Entrar por enlace

web-join-title = Una invitación
web-join-seat = { $host } te invita a una mesa de { $game }. Jugarías en el asiento { $n }.
web-join-coach = { $host } te deja mirar por encima del hombro del asiento { $n } en una mesa de { $game }. Ves todo lo que ve ese jugador; guardad el secreto.
web-join-watch = { $host } te invita a mirar una mesa de { $game }. Ves lo que todos pueden ver.
web-join-device = Este enlace trae a { $name } con todas sus mesas y ajustes a este navegador. Quien estaba antes aquí se olvida en este navegador.
web-join-sit = Ocupar el asiento
web-join-look-on = Mirar
web-join-this-device = Continuar en este navegador
web-join-taken = Alguien ya ha ocupado este asiento. Pide otro enlace, o uno para mirar.
web-join-no-link = Las invitaciones son enlaces: abre el que te han mandado. Si has recargado esta página, abre el enlace otra vez.
web-join-lobby = Ir a la sala

## Ajustes

web-settings-about = Son tuyos y valen en todas las mesas; cada cambio se guarda al momento.
web-settings-you = Tú
web-theme = Luz
web-theme-system = Como el sistema
web-theme-light = Luz de día
web-theme-dark = Luz de farol
web-settings-table = En la mesa
web-set-confirm = Preguntar antes de lo que no se puede deshacer
web-set-confirm-about = Es cuando el turno pasa a otro y cuando se revela algo oculto. Todo lo demás se puede deshacer (↶), así que se hace al momento. Lo mismo una vez más, como otra carta del mazo, no se pregunta de nuevo.
web-set-scores = Mostrar la puntuación en vivo
web-set-scores-about = Lo que tendría cada cual si la partida acabara ahora.
web-set-sound = Sonido
web-set-sound-about = Una campana de barco cuando es tu turno.
web-set-pace = Pausa entre jugadas de los bots
web-set-pace-about = La justa para ver lo que hacen, o ninguna.
web-pace-seconds = { $n } s
web-settings-notices = Avisos
web-set-notify = Avisar en este navegador
web-set-notify-about = Cuando una mesa te espera y Caravela está abierta en otra pestaña. El navegador pide permiso.
web-notify-denied = El navegador no permite avisos aquí; se cambia en su propia configuración para esta página.
web-notify-missing = Este navegador no tiene avisos.
web-hooks = Avisos en otros sitios
web-hooks-about = Cada decisión que te espera se manda también a estas direcciones: un canal de Discord o Slack, un tema de ntfy en tu móvil o cualquier dirección que acepte JSON. Sin correo electrónico.
web-hook-ntfy = ntfy
web-hook-discord = Discord
web-hook-slack = Slack
web-hook-json = Otro (JSON)
web-hook-kind = Aviso { $n }: servicio
web-hook-url = Aviso { $n }: dirección
web-hook-add = Añadir una dirección
web-hook-test = Enviar una prueba
web-hook-sent = Un aviso de prueba está en camino.
web-hook-remove = Quitar
web-hook-remove-of = Quitar el aviso { $n }
web-device = Otro dispositivo
web-device-about = Tus asientos pertenecen a este navegador. Con este enlace te sientas a las mismas mesas en el móvil o en otro ordenador.
web-device-make = Crear un enlace
web-device-made = Sirve una vez, durante un día. No se lo des a nadie: quien lo abra serás tú.

## Reglas

web-rules-search = Buscar
web-rules-search-hint = una palabra, o { $clause }
web-rules-chapters = Capítulos
web-rules-link = Copiar el enlace a esta cláusula
web-rules-found = { $n } cláusulas encontradas
web-rules-found-one = Una cláusula encontrada
web-rules-found-none = Ninguna cláusula lo tiene. Prueba con otra palabra.

## Acerca de

web-about-what = Caravela es una mesa para juegos de la época de la vela, fiel a las reglas hasta la última cláusula.
web-about-how = Funciona en tu propio ordenador. Juega contra bots que no ven más que tú, pasad el dispositivo de mano en mano o manda enlaces a tus amigos; para cuando quieras y sigue donde estabas. Cada decisión nombra la regla que hay detrás.
web-about-games = Los juegos y la historia
web-about-keys = Con el teclado
web-about-keys-text = Todo se puede hacer sin ratón:
web-key-tab = a la siguiente cosa que se puede elegir; con Mayús, a la anterior
web-key-enter = elegir, confirmar
web-key-escape = cancelar una elección, cerrar una ventana
web-key-digits = elegir una opción por su número, o lo que lleva ese número en el tablero
web-key-undo = deshacer un paso
web-key-zoom = más cerca, más lejos, el tablero entero
web-key-help = en la mesa: todas las teclas
web-key-search = buscar en las reglas
web-about-private = Qué se guarda
web-about-private-text = Tu nombre, tus ajustes y tus partidas, en una base de datos del ordenador que ejecuta Caravela. No se envía nada a ningún sitio, salvo que indiques una dirección para avisos.
web-about-licence = Dibujos, palabras, licencias
web-about-licence-art = Todos los dibujos y todas las palabras de aquí son nuestros; nada procede del arte ni de los textos de una editorial. Las costas son de Natural Earth, de dominio público.
web-about-licence-names = Los nombres de los juegos pertenecen a sus editoriales, que no participan en esto. Si te gusta un juego de aquí, pon la caja en tu estantería.
