# A arena, em que bots jogam contra bots.

## Recusas. Cada uma é uma frase: o que se tentou e o que está aberto.

arena-nobody = Todos só enfrentam todos quando há vários jogadores, e estes são um só: { $players }.
arena-seats = Uma mesa para { $seats } não se faz com { $players } jogadores; indique tantos quantos são os lugares, ou mais.
arena-range = A opção --{ $option } é um número inteiro de { $least } a { $most }, não { $n }.
arena-sprt = Um teste precisa de duas proporções entre 0 e 1, a menor primeiro, não { $low } e { $high }.
arena-line = A linha { $line } de { $file } não é o que deveria estar ali.
arena-other-setup = O arquivo { $file } tem partidas com outro “{ $what }” ({ $there } em vez de { $here }); escolha outro arquivo.
arena-other-players = O arquivo { $file } tem partidas de outros jogadores ({ $there } em vez de { $here }), porque os bots, seus pesos ou a escalação mudaram; escolha outro arquivo.
arena-empty = Ainda não há partidas nestes arquivos: { $files }.
dataset-seats = Com a preparação { $preset } ninguém pode jogar em uma mesa para { $seats }.
dataset-other = A pasta { $folder } tem partidas de outro conjunto de dados; escolha outra.
dataset-no-parquet = Parquet é escrito por uma biblioteca que não está instalada; “pip install caravela[parquet]” a instala.
arena-worker-died = Um processo que jogava partidas morreu, talvez por falta de memória; o que se jogou antes está guardado, e o mesmo comando continua.
ratings-need = As avaliações são calculadas por uma biblioteca que não está instalada; “pip install caravela[lab]” a instala.
arena-no-ray = Ray não está instalado; “pip install caravela[ray]” o instala, e sem --ray as partidas são jogadas por processos desta máquina.
tricks-unknown = Não há jogador chamado “{ $trick }”; este jogo conhece { $tricks }.
tricks-none = Não há jogador chamado “{ $trick }”: { $game } não conhece jogadores com truque.
weights-file = O arquivo { $file } não é TOML, como são os arquivos de pesos: { $error }.
weights-none = O arquivo { $file } não tem pesos: abaixo de [weights] há um número para cada característica; para master, que pesa por rodadas, abaixo de [weights.1], [weights.2] e assim por diante.
weights-kind = { $kind ->
    [rounds] O arquivo { $file } tem pesos por rodadas, que só master usa; para { $level } há um número para cada característica abaixo de [weights].
   *[features] O arquivo { $file } tem pesos sem rodadas; para { $level } eles ficam abaixo de [weights.1], [weights.2] e assim por diante, como “caravela train --level master” os grava.
 }
weights-features = O arquivo { $file } tem pesos para o que os bots não observam em { $game }: { $features }.
weights-level = Não há pesos pelos quais “{ $level }” jogue, por isso não pode jogar pelos de um arquivo; estes podem: { $levels }.
regret-other = O arquivo { $file } fala de outros jogadores ou de outra referência; escolha outro arquivo.
regret-seconds = Uma referência pensa mais de 0 e no máximo { $most } segundos, não { $seconds }.
regret-both = Com --against a referência já escolheu e não pensa de novo; deixe --reference de fora.
regret-no-choice = A linha { $line } de { $file } não diz o que uma referência escolheu em uma posição; “caravela arena regret --out” grava arquivos que o dizem.
regret-none = O arquivo { $file } não diz o que uma referência escolheu em nenhuma destas posições.
regret-elsewhere = O arquivo { $file } é sobre outras posições: “{ $choice }” não pode ser escolhido na posição { $position }.
train-other = A pasta { $folder } contém as partidas de outro treino; escolha outra.
train-level = Um nível é uma palavra sem espaços, não “{ $level }”.

## O terminal

arena-progress = { $done } de { $games } partidas, faltam { $left }
arena-stopped = { $games ->
    [1] Interrompido; { $games } partida está em { $file }, e o mesmo comando continua dali.
   *[other] Interrompido; { $games } partidas estão em { $file }, e o mesmo comando continua dali.
 }
dataset-made = { $games ->
    [1] O conjunto de dados em { $folder } tem { $games } partida.
   *[other] O conjunto de dados em { $folder } tem { $games } partidas.
 }
arena-games = { $games ->
    [1] { $games } partida
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
positions-made = { $positions ->
    [1] { $positions } posição está em { $file }.
   *[other] { $positions } posições estão em { $file }.
 }
regret-title = { $positions ->
    [1] { $positions } posição, contra o mestre pensando { $seconds } s
   *[other] { $positions } posições, contra o mestre pensando { $seconds } s
 }
regret-title-known = { $positions ->
    [1] { $positions } posição de { $all }, contra o que o mestre escolheu em { $seconds } s
   *[other] { $positions } posições de { $all }, contra o que o mestre escolheu em { $seconds } s
 }
regret-head-points = Pontos perdidos por decisão
regret-head-agreed = Mesma escolha
train-stopped = Interrompido; o que foi jogado está em { $folder }, e o mesmo comando continua dali.
train-head-feature = Característica
train-head-before = Antes
train-head-after = Depois
# $share and $margin come with their intervals.
train-gate = { $blocks ->
    [1] Teste com sementes novas, { $blocks } bloco: os novos pesos venceram { $share }, com { $margin } pontos a mais.
   *[other] Teste com sementes novas, { $blocks } blocos: os novos pesos venceram { $share }, com { $margin } pontos a mais.
 }
train-accepted = Aceitos; os pesos estão em { $file }.
train-rejected = Rejeitados: não se mostraram melhores, e nada foi gravado.

## O relatório

report-title = { $games } na arena
report-about = Bots contra bots. Cada semente é jogada em um bloco, com a escalação passando por todos os lugares. Entre colchetes, intervalos de 95 %; um clique no título de uma coluna ordena a tabela.
report-section = { $seats ->
    [1] { $game }, { $preset }, { $seats } jogador
   *[other] { $game }, { $preset }, { $seats } jogadores
 }
report-games = Partidas
report-games-blocks = { $games } em { $blocks } blocos
report-players = Jogadores
report-setup = Preparação
report-rules = Regras
report-rules-tables = versão { $rules }, tabelas { $tables }
report-ratings = Avaliações
report-ratings-about = Pontos Elo de um ajuste de Plackett-Luce a todas as partidas: quem tem 400 a mais tem dez vezes mais chance de ficar à frente. Zero é o jogador random ou, sem ele, o mais fraco.
report-results = Resultados
report-against = Contra
report-results-about = O primeiro intervalo toma todas as partidas como independentes (Wilson); o segundo sorteia blocos inteiros de novo (bootstrap) e é o mais confiável.
report-seats = Vitórias por lugar
report-seats-even = Nenhum lugar se afasta com certeza da sua parte em mais de 5 pontos percentuais.
report-seats-biased = Afastam-se com certeza da sua parte em mais de 5 pontos percentuais: { $seats }.
report-categories = Pontos por categoria
report-categories-about = Médias de todas as partidas de um jogador.
report-category = Categoria
report-total = Total
report-length = Duração das partidas
report-length-about = { $mean } jogadas em média, de { $least } a { $most }.
report-moves = jogadas
report-thinking = Tempo de reflexão
report-thinking-about = Tempo de processador. Decisões são as que têm mais de uma opção.
report-decisions = Decisões por partida
report-decision-time = Milissegundos por decisão
report-slowest = Mais lenta, ms
report-game-time = Segundos por partida
report-telling = O que acompanha a vitória
report-telling-about = Coisas com as quais e sem as quais lugares de um mesmo jogador mais diferiram, por mais de três desvios. O que anda junto não é por isso a causa.
report-choices = Escolhas
report-choices-about = Lugares que fizeram uma escolha, em comparação com lugares dos mesmos jogadores que não a fizeram. Os pontos contam em relação à média da mesa.
report-came = O que veio sem escolha
report-came-about = Coisas no registro de um lugar que ele nunca escolheu pelo nome.
report-openings = Aberturas
report-openings-about = Como os lugares começaram.
report-opening = { $steps ->
    [1] Primeira escolha
   *[other] Primeiras { $steps } escolhas
 }
report-plain = Sem uma coisa
report-things = { $things ->
    [1] { $things } linha
   *[other] { $things } linhas
 }, { $told } que diferem com certeza
report-head-taken = Lugares
report-head-times = Vezes cada
report-head-won = Vitórias
report-head-otherwise = Vitórias sem isso
report-head-difference = Pontos a mais
report-written = O relatório está em { $file }.
