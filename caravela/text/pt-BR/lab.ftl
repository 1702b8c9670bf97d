# A arena, em que robôs jogam contra robôs.

## Recusas. Cada uma é uma frase: o que se tentou e o que está aberto.

arena-nobody = Todos só enfrentam todos quando há vários jogadores, e estes são um só: { $players }.
arena-seats = Uma mesa para { $seats } não se faz com { $players } jogadores; indique tantos quantos são os lugares, ou mais.
arena-range = A opção --{ $option } é um número inteiro de { $least } a { $most }, não { $n }.
arena-sprt = Um teste precisa de duas proporções entre 0 e 1, a menor primeiro, não { $low } e { $high }.
arena-line = A linha { $line } de { $file } não é uma partida da arena.
arena-other-setup = O arquivo { $file } tem partidas com outro “{ $what }” ({ $there } em vez de { $here }); escolha outro arquivo.
arena-other-players = O arquivo { $file } tem partidas de outros jogadores ({ $there } em vez de { $here }), porque os robôs, seus pesos ou a escalação mudaram; escolha outro arquivo.
arena-worker-died = Um processo que jogava partidas morreu, talvez por falta de memória; o que se jogou antes está guardado, e o mesmo comando continua.
ratings-need = As avaliações são calculadas por uma biblioteca que não está instalada; “pip install caravela[lab]” a instala.
arena-no-ray = Ray não está instalado; “pip install caravela[ray]” o instala, e sem --ray as partidas são jogadas por processos desta máquina.

## O terminal

arena-progress = { $done } de { $games } partidas, faltam { $left }
arena-stopped = { $games ->
    [one] Interrompido; { $games } partida está em { $file }, e o mesmo comando continua dali.
   *[other] Interrompido; { $games } partidas estão em { $file }, e o mesmo comando continua dali.
 }
arena-games = { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
 }
arena-head-player = Jogador
arena-head-won = Vitórias, intervalo de 95 %
arena-head-rating = Avaliação, intervalo de 95 %
arena-head-blocks = por blocos
arena-head-points = Pontos
arena-head-rank = Posição
arena-head-thinking = Uma decisão
arena-ratings = Avaliações em pontos Elo
arena-seat = Lugar { $n }
arena-seat-biased = afasta-se mais de 5 pontos da sua parte
# $result is high, low or open; $ratio the logarithm of the likelihood ratio.
arena-verdict = { $result ->
    [high] Decidido após { $blocks } blocos: { $player } está mais perto de { $high } que de { $low } (logaritmo da razão de verossimilhança { $ratio }).
    [low] Decidido após { $blocks } blocos: { $player } está mais perto de { $low } que de { $high } (logaritmo da razão de verossimilhança { $ratio }).
   *[open] Ainda em aberto após { $blocks } blocos: { $player } pode estar mais perto de { $low } ou de { $high } (logaritmo da razão de verossimilhança { $ratio }).
 }
