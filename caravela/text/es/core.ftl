# Lo que es común a todos los juegos: rechazos, preparación, palabras del terminal.

## Juegos y asientos

# Un jugador sin nombre, por el número de su asiento.
seat = Jugador { $n }

## Rechazos. Cada uno es una frase: qué se intentó y qué es posible.

# La cláusula que hay detrás de un rechazo; $text es la frase sin el punto final.
refusal-with-rule = { $text } (regla { $rule }).
# Ocupa el lugar de la lista de lo posible cuando nada lo es.
refusal-nothing-open = nada

option-unknown = Este juego no tiene la opción «{ $option }»; ahora son posibles: { $open }.
option-not-open = «{ $option }» no es posible ahora; son posibles: { $open }.
option-number = No existe la opción número { $n }; las opciones van del 1 al { $most }.
option-ambiguous = «{ $typed }» puede ser más de una opción: { $options }.
not-your-turn = { $seat_name } no puede jugar ahora, porque decide { $who_name }.
game-over = La partida ha terminado y ya no quedan jugadas por hacer.
game-endless = Con estas tablas de componentes, la partida seguiría aquí para siempre, sin elección para nadie.
game-too-long = Una partida tiene como máximo { $limit } jugadas, y esta ha llegado a la última.
undo-nothing = No hay nada que deshacer: solo se pueden retirar las jugadas propias más recientes.
undo-barrier = La última jugada no se puede deshacer, porque después se reveló algo o decidió otra persona.

game-unknown = No existe el juego «{ $game }»; los juegos son: { $games }.
language-unknown = Caravela no habla «{ $language }»; habla: { $languages }.
rules-nothing = Ninguna cláusula ni palabra de las reglas coincide con «{ $word }»; prueba con otra palabra del juego o con el código de una cláusula.
names-alike = Dos jugadores no pueden tener el mismo nombre: { $names }.
resume-only = Una partida guardada ya lo tiene ({ $option }); omítelo al reanudarla.
seats-number = Este juego es para { $least } a { $most } jugadores, no para { $n }.
learn-no-guide = No hay partida guiada de «{ $game }».
seats-unknown-bot = No existe el bot «{ $bot }»; los bots son: { $bots }.
seat-range = No existe el asiento { $seat }; los asientos van del 1 al { $seats }.
upto-range = El registro no se puede repetir hasta la jugada { $upto }, porque el total de jugadas es { $moves }.
usage = No se entiende la orden: { $error }; «{ $command } --help» la explica.
watch-people = Solo se puede mirar a los bots, pero se han pedido estos asientos: { $seats }.
bench-seconds = Una medición dura más de 0 y como mucho 600 segundos, no { $seconds }.

setup-unknown-option = La preparación no tiene la opción «{ $option }»; tiene: { $options }.
setup-missing-option = La preparación no dice la opción { $option_name }.
setup-unknown-value = La opción { $option_name } no puede ser «{ $value }»; puede ser: { $values }.
setup-no-value = «{ $text }» no es un cambio de la preparación; el formato es opción=valor.
setup-unknown-preset = No existe la preparación «{ $preset }»; existen: { $presets }.
setup-not-together = Las opciones { $one_name } y { $other_name } se excluyen; elige una de ellas.

file-unreadable = No se puede leer el archivo { $file }: { $error }.
file-unwritable = No se puede escribir el archivo { $file }: { $error }.
file-written = Otro comando está escribiendo el archivo { $file }; deja que termine o elige otro nombre.
file-exists = El archivo { $file } ya existe y no se sobrescribe; elige otro nombre.
data-missing = En la carpeta { $folder } falta la tabla de componentes { $file }.
data-unreadable = No se puede leer la tabla de componentes { $file }: { $error }.
data-too-large = El archivo { $file } es demasiado grande para una tabla de componentes.
data-exists = El archivo { $file } ya existe y no se sobrescribe; elige otra carpeta.
data-not-toml = La tabla de componentes { $file } no es TOML válido: { $error }.
data-wrong = En { $file }, { $place } dice «{ $found }» donde se espera: { $expected }.
data-rows = En { $file }, las filas de { $place } no tienen los códigos esperados en el orden esperado ({ $odd }): { $ids }.
data-unknown-key = En { $file }, { $place } no sirve para nada; aquí se conocen: { $keys }.
snapshot-wrong = La posición guardada no es de este juego, porque estas partes faltan o se desconocen: { $names }.

record-not-one = { $file ->
    [none] Este texto
   *[other] El archivo { $file }
 } no es el registro de una partida: no empieza con la línea «{ $format }».
record-too-large = { $file ->
    [none] Este texto
   *[other] El archivo { $file }
 } es demasiado grande para un registro, que tiene como mucho { $limit } caracteres.
record-too-many-lines = Un registro tiene como máximo { $limit } líneas, y este tiene más.
record-long-line = La línea { $line } del registro es demasiado larga: hay sitio para { $limit } caracteres.
campaign-format = Esto no es una campaña: su primera línea debe ser «{ $format }».
campaign-not-one = Las partidas de { $game } con esta preparación no forman parte de una campaña.
campaign-other-game = La partida { $number } no pertenece a esta campaña.
campaign-over = La campaña «{ $name }» ha terminado; puede empezar otra cuando queráis.
campaign-settled = En una campaña, la última partida ya ha decidido esto para la siguiente: { $option_name }.
campaign-game = Esta es una campaña de { $known }, no de { $game }.
campaign-alone = Una campaña guarda sus partidas en su propio archivo; omite --{ $option }.
campaign-begun = Una campaña ya empezada ya lo tiene ({ $option }); omítelo.
campaign-only = Solo una campaña nueva puede recibir un nombre; usa --campaign junto con --{ $option }.
campaign-file = El archivo { $file } es una campaña; usa --campaign { $file } para continuarla.
campaign-range = No hay partida { $game } en esta campaña; las partidas se numeran del 1 al { $games }.
campaign-empty = Todavía no se ha jugado ninguna partida de esta campaña.
record-truncated = El registro se interrumpe en la línea { $line }{ $missing ->
    [none] {""}
   *[other] , antes de la línea «{ $missing }»
 }.
record-header = La línea { $line } del registro no tiene sitio en su encabezado: «{ $text }».
record-bad-line = La línea { $line } del registro no es la jugada que toca allí: «{ $text }».
record-unknown-game = El registro es del juego «{ $game }», que aquí no se puede jugar; aquí se conoce: { $games }.
record-unknown-version = El registro sigue la versión { $version } de las reglas, y este programa conoce la versión { $known }.
record-tables = El registro se empezó con las tablas de componentes { $hash }; ni forman parte de esta versión ni vienen con el registro.
record-option = En la jugada { $move }, el registro trae «{ $option }», que allí no es posible; son posibles: { $open }.
record-wrong-seat = En la jugada { $move }, el registro deja decidir al asiento { $seat }, pero le toca al asiento { $expected }.
record-fate-missing = El registro no dice qué decidió el azar en una jugada que depende de él.
record-fate-impossible = El registro trae el resultado { $outcome } del azar, que no existe entre { $n } contados desde 0.
record-fate-left = En la jugada { $move }, el registro trae más resultados del azar de los que la jugada necesita.
verify-no-seed = El registro no contiene la semilla del azar, que hace falta para esto.
verify-commitment = La semilla del registro no es la que se prometió al empezar la partida.
verify-fate = Los resultados del azar en la jugada { $move } no se siguen de la semilla del registro.
verify-scores = Los puntos al final del registro no son los que resultan de sus jugadas.

## La línea de órdenes

verify-good = { $moves ->
    [one] { $file }: { $moves } jugada, permitida y fiel a la semilla; la mesa al final es { $digest }.
   *[other] { $file }: { $moves } jugadas, todas permitidas y fieles a la semilla; la mesa al final es { $digest }.
 }
data-exported = Las tablas de componentes están ahora en { $folder }: { $files }.
data-none = El juego { $game } no tiene tablas de componentes; no hay nada que corregir.

## El terminal

term-your-turn-curtain = Pasa el aparato a { $who } y pulsa Intro.
asked = Te toca: { $deed }
asked-by-name = { $who }: { $deed }
term-choose = Número o nombre de una opción, o «{ term-command-help }»
term-lacking = Fuera de alcance: { $options }
term-sure = ¿«{ $option }»? Intro lo confirma, cualquier otra cosa vuelve atrás
term-help-more = Estas son { $shown } de { $n } cláusulas; una palabra más larga encuentra menos.
term-confirm = Pulsa Intro para continuar, o escribe u para volver atrás
term-press-enter = Pulsa Intro para seguir.
term-thinking = { $who } está pensando…
term-barrier-ahead = no se puede deshacer
term-undone = { $who } vuelve atrás: { $option }.
term-saved = La partida se ha guardado en { $file }.
term-resumed = { $moves ->
    [one] La partida de { $file } continúa después de { $moves } jugada.
   *[other] La partida de { $file } continúa después de { $moves } jugadas.
 }
term-campaign-title = { $name } ({ $game })
term-campaign-begins = { $name }, partida { $number }; se guarda en { $file }
term-campaign-game = { $result ->
    [none] La partida { $number } ({ $players }) está en curso.
   *[other] Partida { $number }: { $players }. { $result }
 }
term-campaign-next = La campaña continúa con la partida { $number }: caravela play { $game } --campaign { $file }
term-campaign-over = La campaña «{ $name }» ha terminado.
term-rule = Regla { $rule }: { $text }
term-is-open = «{ $option }» es posible ahora.
term-not-open = «{ $option }» no es posible ahora.
term-near = Quizá: { $options }.
term-unknown = Aquí no hay ninguna opción «{ $option }»; o las muestra todas.
term-final-scores = Puntuación final
term-winner = { $points ->
    [one] { $who } gana con { $points } punto.
   *[other] { $who } gana con { $points } puntos.
 }
term-winners-shared = { $points ->
    [one] { $names } comparten la victoria con { $points } punto cada uno.
   *[other] { $names } comparten la victoria con { $points } puntos cada uno.
 }
term-no-winner = { $points ->
    [one] Esta vez no hay victoria: { $points } punto no basta.
   *[other] Esta vez no hay victoria: { $points } puntos no bastan.
 }

term-heading-scores = Si la partida terminara ahora
term-heading-help = Órdenes

# Las órdenes: la palabra que se escribe y lo que hace.
term-command-scores = puntos
    .about = muestra los puntos como si la partida terminara ahora
term-command-log = historial
    .about = muestra lo que ha pasado hace poco; historial 100 muestra más
term-command-undo = deshacer
    .about = vuelve atrás en tu última elección, mientras no se haya revelado nada
term-command-why = porqué
    .about = muestra la regla que hay detrás de la pregunta, o por qué una opción no es posible: porqué { example-option }
term-command-options = opciones
    .about = muestra otra vez la pregunta y sus opciones
term-command-help = ayuda
    .about = muestra esta lista, o las reglas (en inglés) sobre una palabra: ayuda { example-word }
term-command-save = guardar
    .about = guarda la partida, también en otro archivo: guardar noche.txt
term-command-language = idioma
    .about = cambia el idioma: idioma it
term-command-quit = salir
    .about = guarda la partida y sale

summary-others = otras cosas
term-command-summary = resumen
    .about = muestra lo que ha traído la última ronda, u otra: resumen 2; resumen no: solo si se pide
term-command-explain = explicar
    .about = explica la pregunta de ahora; explicar no: ya no por sí solo
term-lesson = Paso { $number } de { $of }{ $parts ->
    [1] { "" }
   *[other] { "" }, jugada { $part } de { $parts }
 }: { $what }
term-lesson-options = Se pide: { $options }
teach-left = Has dejado el camino preparado: sigue como quieras; la lección continúa donde tus jugadas vuelvan a encajar. { teach-stays }
teach-over = La lección ha terminado; el resto de la partida es tuyo. { teach-stays }
teach-stays = { $at ->
    [terminal] «{ term-command-hint }» aún dice qué haría un buen jugador, «{ term-command-explain }» qué se pregunta.
   *[other] La bombilla aún dice qué haría un buen jugador; «?» o el menú, qué se pregunta.
 }
term-first-time = Nuevo para ti: { $text }
term-explain-nothing = No hay más que decir de esta pregunta.
term-on = sí
term-off = no
term-told-by-itself = Desde ahora esto se cuenta por sí solo.
term-told-on-request = Desde ahora esto solo se cuenta si lo pides.

# On a button: a price. What is gained has a plus.
choice-costs = cuesta { $what }
