# La arena, en la que los bots juegan contra bots.

## Negativas. Cada una es una frase: qué se intentó y qué está abierto.

arena-nobody = Todos se enfrentan a todos solo cuando hay varios jugadores, y estos son uno solo: { $players }.
arena-seats = Una mesa para { $seats } no se puede formar con { $players } jugadores; indica tantos como asientos hay, o más.
arena-range = La opción --{ $option } es un número entero de { $least } a { $most }, no { $n }.
arena-sprt = Una prueba necesita dos proporciones entre 0 y 1, la menor primero, no { $low } y { $high }.
arena-line = La línea { $line } de { $file } no es una partida de la arena.
arena-other-setup = El archivo { $file } contiene partidas con otro “{ $what }” ({ $there } en lugar de { $here }); elige otro archivo.
arena-other-players = El archivo { $file } contiene partidas de otros jugadores ({ $there } en lugar de { $here }), porque los bots, sus pesos o la alineación han cambiado; elige otro archivo.
arena-worker-died = Un proceso que jugaba partidas ha muerto, quizá por falta de memoria; lo jugado antes está guardado, y la misma orden continúa.
ratings-need = Las puntuaciones las calcula una biblioteca que no está instalada; “pip install caravela[lab]” la instala.
arena-no-ray = Ray no está instalado; “pip install caravela[ray]” lo instala, y sin --ray las partidas las juegan procesos de esta máquina.

## El terminal

arena-progress = { $done } de { $games } partidas, quedan { $left }
arena-stopped = { $games ->
    [one] Interrumpido; { $games } partida está en { $file }, y la misma orden continúa desde ahí.
   *[other] Interrumpido; { $games } partidas están en { $file }, y la misma orden continúa desde ahí.
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
