# A mesa de Maracaibo em palavras.

table-over = A partida terminou.
table-setting-up = A partida está sendo preparada.
table-round = { $phase ->
    [sail] Rodada { $round } de 4. { $who } navega.
    [act] Rodada { $round } de 4. { $who } chegou e age.
    [fill] Rodada { $round } de 4. { $who } pega cartas novas.
    [interim] Rodada { $round } de 4, pontuação intermediária.
    [final] Pontuação final.
   *[other] Rodada { $round } de 4. É a vez de { $who }.
 }
table-has = { $who } tem { $things }.
table-combat = Combate { $nation_for }, valor de combate { $value } ({ $tile }).
table-combat-tile = Revelada: { $tile }.
table-order = Ordem de jogo: { $players }.
table-kind = { $kind ->
    [start] início
    [village] vila
   *[city] cidade
 }
table-market = mercado de { $good }, { $n } de { $spaces } ocupados
table-action = ação: { $gain }
table-marker = marcador { $nation_of }
table-flag = bandeira livre ({ $gain })
table-assistant = assistente de { $who }: { $card }
table-ships = navios: { $players }
table-missions = { $n ->
    [0] Não há mais missões no monte.
    [1] { $n } missão no monte; em cima { $top }.
   *[other] { $n } missões no monte; em cima { $top }.
 }
table-combat-piles = Peças de combate: { $left } à esquerda, { $right } à direita.
table-deck = { $n ->
    [1] { $n } carta no baralho, { $discarded } descartadas.
   *[other] { $n } cartas no baralho, { $discarded } descartadas.
 }
table-ana = { $who }: { $vp }; { $total } se a partida acabasse agora.
table-ana-discs = Discos retirados: { $n } de { $discs }. Cartas pegas: { $cards }. PV na próxima pontuação: { $income }.
table-ana-done = Missões e peças de história: { $missions }. Peças de combate: { $tiles }.
table-ana-deck = { $n ->
    [1] { $n } carta no baralho dela; jogadas: { $discarded }.
   *[other] { $n } cartas no baralho dela; jogadas: { $discarded }.
 }
table-player = { $who }: { $things }; { $total } PV se a partida acabasse agora.
table-income = Receita: dobrões { $doubloons }, PV { $vp }.
table-ship = Navio: { $place }. Explorador: { $space }.
table-hand = Mão (até { $limit }): { $cards }.
table-hand-size = { $n ->
    [1] { $n } carta na mão, até { $limit }.
   *[other] { $n } cartas na mão, até { $limit }.
 }
table-planned = Planejadas: { $cards }.
table-laid-aside = Separadas: { $cards }.
table-face-down = virada para baixo
table-bought = Compradas: { $cards }.
table-on-card = Sobre { $card }: { $mission }.
table-tokens = Peças de sinergia: { $tokens }.
table-pending = Receita que espera, { $token_with }: { $gain }.
table-upgrades = Aprimoramentos do navio: { $areas }.
table-discs = Discos no navio: { $areas }.
table-career = Carreira: { $career }.
table-task = { $done ->
    [done] Tarefa { $n }, completa: { $task }
    [open] Tarefa { $n }, pode ser completada agora: { $task }
   *[no] Tarefa { $n }: { $task }
 }
table-achieved = Missões: { $missions }. Peças de combate: { $tiles }. Bússolas: { $compasses }.
table-assistants = Assistentes: { $cards }.
table-invested = Construções de prestígio: { $buildings }.
table-thresholds = Duas ações de vila a partir de { $two } pontos de movimento, três a partir de { $three }.
table-village-actions = Ações de vila: { $names }.
table-combat-actions = Ações de combate: { $names }.
table-workers = Trabalhadores no suprimento comum: { $n }; na carreira: { $career }; sobre cartas: { $cards }.
table-display = Mostrador
table-own-hand = Sua mão
table-own-plans = Planejadas
table-prestige = Construções de prestígio
table-influence = Influência
table-nation = { $nation }: { $players }
table-markers = { $times ->
    [1] Marcadores no mapa { $map }, no estoque { $stock }; os títulos contam uma vez.
   *[other] Marcadores no mapa { $map }, no estoque { $stock }; os títulos contam { $times } vezes.
 }
table-track = Trilha do explorador
table-track-missions = Missões na trilha: { $missions }.
table-barriers = Barreiras que alguém já cruzou: { $barriers }.
table-incomes = Receitas
table-income-of = { $who }: dobrões { $doubloons }, PV { $vp }
table-story = Carta de história { $card }: { $title }
table-story-done = Carta de história { $card }, completa: { $title }
table-legacy = Peças legacy
table-tile-discs = Discos: { $n } de { $spaces }.
table-tile-markers = Marcadores: { $nations }.

## Escolhas no terminal

free-actions = Ações livres
price-career = tarefas: { $tasks }
price-points = { $n ->
    [1] { $n } ponto de movimento
   *[other] { $n } pontos de movimento
 }
price-discs = { $n ->
    [1] { $n } disco ali
   *[other] { $n } discos ali
 }
price-raise = valor de combate +1
price-market = mercado de { $good }
price-village = { $n } à sua escolha
price-plan = pode ser comprada depois por { $price }
choice-plan = Planejar
choice-discard = Descartar
choice-aside = Separar
choice-take = Pegar do mostrador

## O que se pode ver no terminal: a palavra a digitar e o que ela mostra

sheet-map = mapa
    .about = mostra o mapa: locais, mercados, missões, marcadores, assistentes e navios
sheet-board = navio
    .about = mostra seu navio, suas cartas e sua carreira, ou os de outro jogador: navio 2
sheet-cards = cartas
    .about = mostra o mostrador, as suas cartas e as construções de prestígio com tudo o que dizem
sheet-tracks = trilhas
    .about = mostra a influência com as nações, a trilha do explorador e as receitas
sheet-story = história
    .about = mostra as cartas de história e as peças legacy
example-option = sail 5
example-word = assistente
