# La arena, en la que los bots juegan contra bots.

## Negativas. Cada una es una frase: qué se intentó y qué está abierto.

arena-nobody = Todos se enfrentan a todos solo cuando hay varios jugadores, y estos son uno solo: { $players }.
arena-seats = Una mesa para { $seats } no se puede formar con { $players } jugadores; indica tantos como asientos hay, o más.
arena-range = La opción --{ $option } es un número entero de { $least } a { $most }, no { $n }.
arena-sprt = Una prueba necesita dos proporciones entre 0 y 1, la menor primero, no { $low } y { $high }.
arena-line = La línea { $line } de { $file } no es lo que debería estar ahí.
arena-other-setup = El archivo { $file } contiene partidas con otro “{ $what }” ({ $there } en lugar de { $here }); elige otro archivo.
arena-other-players = El archivo { $file } contiene partidas de otros jugadores ({ $there } en lugar de { $here }), porque los bots, sus pesos o la alineación han cambiado; elige otro archivo.
arena-empty = Todavía no hay partidas en estos archivos: { $files }.
dataset-seats = Con la preparación { $preset } nadie puede jugar en una mesa para { $seats }.
dataset-other = La carpeta { $folder } contiene partidas de otro conjunto de datos; elige otra.
dataset-no-parquet = Parquet lo escribe una biblioteca que no está instalada; “pip install caravela[parquet]” la instala.
arena-worker-died = Un proceso que jugaba partidas ha muerto, quizá por falta de memoria; lo jugado antes está guardado, y la misma orden continúa.
ratings-need = Las puntuaciones las calcula una biblioteca que no está instalada; “pip install caravela[lab]” la instala.
arena-no-ray = Ray no está instalado; “pip install caravela[ray]” lo instala, y sin --ray las partidas las juegan procesos de esta máquina.
tricks-unknown = No hay ningún jugador llamado «{ $trick }»; este juego conoce { $tricks }.
tricks-none = No hay ningún jugador llamado «{ $trick }»: { $game } no conoce jugadores con truco.
weights-file = El archivo { $file } no es TOML, como son los archivos de pesos: { $error }.
weights-none = El archivo { $file } no tiene pesos: bajo [weights] hay un número para cada rasgo; para master, que pesa por rondas, bajo [weights.1], [weights.2] y así sucesivamente.
weights-kind = { $kind ->
    [rounds] El archivo { $file } tiene pesos por rondas, que solo usa master; para { $level } hay un número para cada rasgo bajo [weights].
   *[features] El archivo { $file } tiene pesos sin rondas; para { $level } están bajo [weights.1], [weights.2] y así sucesivamente, como los escribe “caravela train --level master”.
 }
weights-features = El archivo { $file } tiene pesos para lo que los bots no miran en { $game }: { $features }.
weights-level = No hay pesos con los que juegue «{ $level }», así que no puede jugar con los de un archivo; estos sí pueden: { $levels }.
regret-other = El archivo { $file } habla de otros jugadores o de otra referencia; elige otro archivo.
regret-seconds = Una referencia piensa más de 0 y como mucho { $most } segundos, no { $seconds }.
regret-both = Con --against la referencia ya ha elegido y no vuelve a pensar; omite --reference.
regret-no-choice = La línea { $line } de { $file } no dice qué eligió una referencia en una posición; “caravela arena regret --out” escribe archivos que lo dicen.
regret-none = El archivo { $file } no dice qué eligió una referencia en ninguna de estas posiciones.
regret-elsewhere = El archivo { $file } trata de otras posiciones: «{ $choice }» no se puede elegir en la posición { $position }.
train-other = La carpeta { $folder } contiene las partidas de otro entrenamiento; elige otra.
train-level = Un nivel es una palabra sin espacios, no «{ $level }».

## El terminal

arena-progress = { $done } de { $games } partidas, quedan { $left }
arena-stopped = { $games ->
    [one] Interrumpido; { $games } partida está en { $file }, y la misma orden continúa desde ahí.
   *[other] Interrumpido; { $games } partidas están en { $file }, y la misma orden continúa desde ahí.
 }
dataset-made = { $games ->
    [one] El conjunto de datos en { $folder } tiene { $games } partida.
   *[other] El conjunto de datos en { $folder } tiene { $games } partidas.
 }
arena-games = { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
 }
arena-head-player = Jugador
arena-head-won = Victorias, intervalo del 95 %
arena-head-rating = Puntuación, intervalo del 95 %
arena-head-blocks = por bloques
arena-head-points = Puntos
arena-head-rank = Puesto
arena-head-thinking = Una decisión
arena-ratings = Puntuaciones en puntos Elo
arena-seat = Asiento { $n }
arena-seat-biased = se aparta más de 5 puntos de su parte
# $result is high, low or open; $ratio the logarithm of the likelihood ratio.
arena-verdict = { $result ->
    [high] Decidido tras { $blocks } bloques: { $player } está más cerca de { $high } que de { $low } (logaritmo de la razón de verosimilitud { $ratio }).
    [low] Decidido tras { $blocks } bloques: { $player } está más cerca de { $low } que de { $high } (logaritmo de la razón de verosimilitud { $ratio }).
   *[open] Aún abierto tras { $blocks } bloques: { $player } puede estar más cerca de { $low } o de { $high } (logaritmo de la razón de verosimilitud { $ratio }).
 }
positions-made = { $positions ->
    [one] { $positions } posición está en { $file }.
   *[other] { $positions } posiciones están en { $file }.
 }
regret-title = { $positions ->
    [one] { $positions } posición, contra el maestro pensando { $seconds } s
   *[other] { $positions } posiciones, contra el maestro pensando { $seconds } s
 }
regret-title-known = { $positions ->
    [one] { $positions } posición de { $all }, contra lo que el maestro eligió en { $seconds } s
   *[other] { $positions } posiciones de { $all }, contra lo que el maestro eligió en { $seconds } s
 }
regret-head-points = Puntos cedidos por decisión
regret-head-agreed = Misma elección
train-stopped = Detenido; lo jugado está en { $folder }, y la misma orden sigue desde ahí.
train-head-feature = Rasgo
train-head-before = Antes
train-head-after = Después
# $share and $margin come with their intervals.
train-gate = { $blocks ->
    [one] Prueba con semillas nuevas, { $blocks } bloque: los nuevos pesos ganaron { $share }, con { $margin } puntos más.
   *[other] Prueba con semillas nuevas, { $blocks } bloques: los nuevos pesos ganaron { $share }, con { $margin } puntos más.
 }
train-accepted = Aceptados; los pesos están en { $file }.
train-rejected = Rechazados: no se ha mostrado que sean mejores, y no se ha escrito nada.

## El informe

report-title = { $games } en la arena
report-about = Bots contra bots. Cada semilla se juega en un bloque, con la alineación pasando por todos los asientos. Entre corchetes, intervalos del 95 %; un clic en el título de una columna ordena la tabla.
report-section = { $seats ->
    [one] { $game }, { $preset }, { $seats } jugador
   *[other] { $game }, { $preset }, { $seats } jugadores
 }
report-games = Partidas
report-games-blocks = { $games } en { $blocks } bloques
report-players = Jugadores
report-setup = Preparación
report-rules = Reglas
report-rules-tables = versión { $rules }, tablas { $tables }
report-ratings = Puntuaciones
report-ratings-about = Puntos Elo de un ajuste de Plackett-Luce a todas las partidas: quien tiene 400 más tiene diez veces más probabilidad de quedar delante. El cero es el jugador random o, sin él, el más débil.
report-results = Resultados
report-against = Contra
report-results-about = El primer intervalo toma todas las partidas como independientes (Wilson); el segundo sortea bloques enteros de nuevo (bootstrap) y es el más fiable.
report-seats = Victorias por asiento
report-seats-even = Ningún asiento se aparta con certeza de su parte en más de 5 puntos porcentuales.
report-seats-biased = Se apartan con certeza de su parte en más de 5 puntos porcentuales: { $seats }.
report-categories = Puntos por categoría
report-categories-about = Medias de todas las partidas de un jugador.
report-category = Categoría
report-total = Total
report-length = Duración de las partidas
report-length-about = { $mean } jugadas de media, de { $least } a { $most }.
report-moves = jugadas
report-thinking = Tiempo de reflexión
report-thinking-about = Tiempo de procesador. Las decisiones son las que tienen más de una opción.
report-decisions = Decisiones por partida
report-decision-time = Milisegundos por decisión
report-slowest = La más lenta, ms
report-game-time = Segundos por partida
report-telling = Lo que acompaña a la victoria
report-telling-about = Cosas con las que y sin las que los asientos de un mismo jugador más difirieron, por más de tres desviaciones. Lo que va unido no es por ello la causa.
report-choices = Elecciones
report-choices-about = Asientos que hicieron una elección, frente a asientos de los mismos jugadores que no la hicieron. Los puntos se cuentan respecto a la media de la mesa.
report-came = Lo que llegó sin elección
report-came-about = Cosas en el registro de un asiento que nunca eligió por su nombre.
report-openings = Aperturas
report-openings-about = Cómo empezaron los asientos.
report-opening = { $steps ->
    [one] Primera elección
   *[other] Primeras { $steps } elecciones
 }
report-plain = Sin una cosa
report-things = { $things ->
    [one] { $things } fila
   *[other] { $things } filas
 }, { $told } que difieren con certeza
report-head-taken = Asientos
report-head-times = Veces cada uno
report-head-won = Victorias
report-head-otherwise = Victorias sin ello
report-head-difference = Puntos más
report-written = El informe está en { $file }.
