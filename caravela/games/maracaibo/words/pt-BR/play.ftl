# Maracaibo: o histórico, as perguntas, as opções, as recusas da preparação e o que dizem cartas e peças.

## O que acontece. $who é o jogador a quem acontece; $cause_note é " (causa)", ou nada.

event-round = Começa a rodada { $round }.
event-start-player = { $who } começa.
event-city-tile = A peça de cidade { $location_at } é { $tile }.
event-mission-placed = Colocada { $location_at }: { $mission }.
event-mission-on-track = Colocada { $space_on } da trilha do explorador: { $mission }.
event-mission-on-card = { $who } põe { $mission_the } sobre { $card }.
event-mission-shown = No topo do monte: { $mission }.
event-card-shown = Carta { $n } do mostrador: { $card }.
event-building-shown = Abre-se uma construção de prestígio: { $building }.
event-dealt-card = { $who } recebe { $card }.
event-dealt-career = { $who } recebe a carreira { $career }.
event-dealt = { $n ->
    [1] { $who } recebe { $n } carta.
   *[other] { $who } recebe { $n } cartas.
 }
event-planned = { $who } planeja { $card }.
event-planned-hidden = { $who } planeja uma carta virada para baixo.
event-laid-aside = { $who } separa { $card }.
event-discarded = { $who } descarta { $card }.
event-career-chosen = { $who } escolhe a carreira { $career }.
event-career-shown = { $who } tem a carreira { $career }.
event-sailed = { $points ->
    [1] { $who } navega { $location_to } ({ $points } ponto de movimento).
   *[other] { $who } navega { $location_to } ({ $points } pontos de movimento).
 }
event-main-city = { $who } faz a ação de cidade { $location_of }.
event-main-village = { $n ->
    [1] { $who } tem { $n } ação de vila { $location_at }.
   *[other] { $who } tem { $n } ações de vila { $location_at }.
 }
event-main-none = { $who } não faz ação principal.
event-delivered = { $who } entrega { $card_good } { $location_at } ({ $card }).
event-disc-removed = { $who } retira um disco da área { $area }.
event-disc-to-market = { $who } move um disco da área { $area } para o mercado { $location_of }.
event-disc-to-tile = { $who } move um disco da área { $area } para a peça { $legacy }.
event-upgraded = { $who } tem o aprimoramento { $area }.
event-village-action = { $who } faz a ação de vila “{ $action }”.
event-gained = { $who } recebe { $gain_count }{ $cause_note }.
event-paid = { $who } paga { $gain_count }{ $cause_note }.
event-influence = { $who } recebe { $n } de influência { $nation_with }{ $cause_note }.
event-token = { $who } pega { $token_the }.
event-income-doubloons = A receita de dobrões de { $who } sobe { $n }, para { $now }.
event-income-points = { $turned ->
    [yes] A receita de PV de { $who } aumenta { $n }, passa do fim da trilha e recomeça em { $now }.
   *[no] A receita de PV de { $who } sobe { $n }, para { $now }.
 }
event-bought = { $doubloons ->
    [1] { $who } compra { $card } por { $doubloons } dobrão.
   *[other] { $who } compra { $card } por { $doubloons } dobrões.
 }
event-invested = { $doubloons ->
    [1] { $who } investe { $doubloons } dobrão na construção de prestígio { $building }.
   *[other] { $who } investe { $doubloons } dobrões na construção de prestígio { $building }.
 }
event-assistant-placed = { $who } tem um assistente { $location_at } ({ $card }).
event-assistant-used = { $who } usa um assistente: { $card }.
event-mission-fulfilled = { $who } cumpre { $mission_the }.
event-story-fulfilled = { $who } cumpre a missão de história de “{ $story }” e pega { $tile_the }.
event-explored = O explorador de { $who } vai { $space_to }.
event-barrier = O explorador de { $who } cruza { $barrier_the }.
event-stolen = { $who } toma { gain-vp.count } de { $other } ao passar.
event-combat-tile = { $who } revela: { $tile }.
event-combat-bare = { $who } luta sem peça de combate, porque os dois montes acabaram.
event-fights-for = { $who } luta { $nation_for } com valor de combate { $value }.
event-raised = { $who } põe { $gain_count } no combate, o que sobe o valor para { $value }.
event-combat-action = { $who } faz a ação de combate “{ $action }”; o valor de combate agora é { $value }.
event-annexed = Um marcador { $nation_of } é colocado { $place_at }.
event-marker-removed = { $who } retira o marcador { $nation_of } { $place_at }.
event-marker-lost = Um marcador { $nation_of } sai do jogo.
event-combat-over = O combate de { $who } terminou.
event-drew = { $n ->
    [1] { $who } tira { $n } carta do baralho.
   *[other] { $who } tira { $n } cartas do baralho.
 }
event-drew-card = { $who } tira do baralho { $card }.
event-took-card = { $who } pega { $card } do mostrador.
event-deck-renewed = O monte de descarte vira o novo baralho.
event-task = { $who } completa a tarefa { $n } da carreira { $career }.
event-converted = { $n ->
    [1] { $who } devolve { $n } trabalhador.
   *[other] { $who } devolve { $n } trabalhadores.
 }
event-legacy-added = Entra em jogo uma peça legacy: { $legacy }.
event-legacy-removed = Sai do tabuleiro uma peça legacy: { $legacy }.
event-tile-used = { $who } usa a peça legacy { $legacy }.
event-neutral-disc = { $n ->
    [1] Há { $n } disco neutro sobre { $legacy }.
   *[other] Há { $n } discos neutros sobre { $legacy }.
 }
event-story-read = Lê-se a carta de história { $story_id }: { $story }.
event-story-waits = A carta de história { $story_id } fica no tabuleiro para a próxima partida: { $story }.
event-story-tile-placed = Colocada { $location_at }: { $tile }.
event-story-completed = Completa-se a carta de história { $story_id }: { $story }.
event-story-dropped = A carta de história { $story_id } sai do jogo: { $story }.
event-voted = { $choice ->
    [none] { $who } vota na opção { $n } de “{ $story }”.
   *[other] { $who } vota: { $choice }.
 }
event-vote-decided = { $choice ->
    [none] A votação de “{ $story }” dá a opção { $n }.
   *[other] A votação de “{ $story }” está decidida: { $choice }.
 }
event-card-added = Uma nova carta de projeto entra no jogo: { $card }.
event-campaign-ended = A campanha termina: { $ending }.
event-interim = Pontuação intermediária da rodada { $round }.
event-final = Pontuação final.
event-not-buying = { $who } não compra nada.
event-markets-cleared = Os discos dos mercados saem do jogo.
event-display-cleared = O mostrador é descartado e reposto.
event-ships-home = Todos os navios voltam a Havana.
event-scored = { $who } marca { gain-vp.count } ({ $category }).
event-begins-with = { $who } começa com dobrões: { $doubloons }, trabalhadores: { $workers }, pontos de combate: { $cp }.
event-workers-put = { $n ->
    [0] { $who } não põe nenhum trabalhador sobre a carta.
    [1] { $who } põe { $n } trabalhador sobre a carta.
   *[other] { $who } põe { $n } trabalhadores sobre a carta.
 }
event-over = A partida terminou.
event-automa-card = { $who } revela { $automa }.
event-automa-renewed = { $who } embaralha o seu descarte em um novo baralho.
event-ana-sailed = { $who } navega { $location_to }.
event-ana-mission = { $who } pega { $mission_the }.
event-ana-story-tile = { $who } pega { $tile_the }.
event-ana-disc-market = { $who } põe um disco no mercado { $location_of }.
event-ana-disc-gone = { $who } retira um disco do seu tabuleiro.
event-ana-card = { $who } pega { $card } do mostrador, virada para baixo.
event-solo-won = { $who } vence com { $points } PV contra { $ana } de { ana }.
event-solo-lost = { ana } vence com { $ana } PV contra { $points } de { $who }.
event-solo-shared = { $who } e { ana } dividem a vitória com { $points } PV cada.

## O que se pergunta. $who é o jogador que decide; $part é o que se paga, ou "none".

ask-divide-plan = { $who } planeja uma das cartas recebidas.
    .you = planeje uma das cartas recebidas.
ask-divide-discard = { $n ->
    [1] { $who } separa mais { $n } carta.
   *[other] { $who } separa mais { $n } cartas.
 }
    .you = { $n ->
        [1] separe mais { $n } carta; você fica com as demais.
       *[other] separe mais { $n } cartas; você fica com as demais.
    }
ask-career = { $who } escolhe uma de duas carreiras.
    .you = escolha uma de duas carreiras.
ask-sail = { $who } escolhe para onde navegar.
    .you = escolha para onde navegar.
ask-visit = { $who } recebe algo pela visita a um assistente.
    .you = escolha o que recebe pela visita a um assistente.
ask-main = { $who } escolhe uma ação principal { $location_at }.
    .you = escolha uma ação principal { $location_at }.
ask-deliver = { $who } pode entregar uma mercadoria { $location_at }.
    .you = entregue uma mercadoria { $location_at }, ou nenhuma.
ask-city-action = { $who } pode fazer agora a ação { $location_of }.
    .you = depois da entrega vem a ação { $location_of }: faça-a ou abra mão.
ask-village = { $n ->
    [1] { $who } ainda pode fazer { $n } ação de vila.
   *[other] { $who } ainda pode fazer { $n } ações de vila.
 }
    .you = { $n ->
        [1] você ainda tem { $n } ação de vila.
       *[other] você ainda tem { $n } ações de vila.
    }
ask-choose-part = { $who } escolhe um efeito{ $cause_note }.
    .you = escolha um efeito{ $cause_note }.
ask-may-fight = { $who } pode travar um combate.
    .you = trave um combate, ou não.
ask-influence = { $who } pode receber { $n } de influência com uma nação{ $cause_note }.
    .you = receba { $n } de influência com uma nação{ $cause_note }.
ask-title = { $who } pode subir a influência com uma nação até o próximo título.
    .you = suba sua influência com uma nação até o próximo título.
ask-disc = { $who } retira um disco do navio.
    .you = retire um disco do seu navio.
ask-token = { $who } pode pegar uma peça de sinergia.
    .you = pegue uma peça de sinergia, ou nenhuma.
ask-annex = { $who } pode pôr um marcador em uma vila sem marcador.
    .you = ponha um marcador em uma vila sem marcador, ou não.
ask-annex-nation = { $who } escolhe a nação cujo marcador fica { $place_at }.
    .you = escolha a nação cujo marcador fica { $place_at }.
ask-place-here = { $who } escolhe a nação cujo marcador fica nesta vila.
    .you = escolha a nação cujo marcador fica nesta vila.
ask-effect-order = { $who } escolhe o próximo efeito de { $card }.
    .you = escolha o próximo efeito de { $card }.
ask-workers-on-card = { $who } pode pôr trabalhadores sobre a carta.
    .you = ponha trabalhadores sobre a carta, ou nenhum.
ask-fill = { $who } pega uma carta.
    .you = complete a mão: pegue uma carta.
ask-pay-card = { $part ->
    [none] { $who } escolhe uma carta para pagar{ $cause_note }.
   *[other] { $who } escolhe uma carta para pagar { $part }{ $cause_note }.
 }
    .you = { $part ->
        [none] escolha uma carta para pagar{ $cause_note }.
       *[other] escolha uma carta para pagar { $part }{ $cause_note }.
    }
ask-may-pay = { $part ->
    [none] { $who } pode pagar{ $cause_note }.
   *[other] { $who } pode dar { $part }{ $cause_note }.
 }
    .you = { $part ->
        [none] pague, ou não{ $cause_note }.
       *[other] dê { $part }, ou não{ $cause_note }.
    }
ask-end-turn = { $who } ainda pode fazer ações livres antes do fim do turno.
    .you = faça ações livres, ou encerre o turno.
ask-buy-or-points = { $who } compra uma carta, investe ou recebe 2 PV.
    .you = compre uma carta, invista ou receba 2 PV.
ask-last-conversion = { $who } pode devolver trabalhadores por pontos de combate antes do fim.
    .you = devolva trabalhadores por pontos de combate antes do fim, ou fique com eles.
ask-pile = { $who } escolhe um monte de peças de combate (restam { $left } e { $right }).
    .you = escolha um monte de peças de combate (restam { $left } e { $right }).
ask-fight-for = { $who } escolhe a nação combatente: { $tile }.
    .you = escolha a nação combatente: { $tile }.
ask-fight-for-bare = { $who } escolhe a nação combatente; o valor de combate é { $value }.
    .you = escolha a nação combatente; o valor de combate é { $value }.
ask-fight = { $who } luta { $nation_for }; o valor de combate é { $value }.
    .you = você luta { $nation_for }; o valor de combate é { $value }.
ask-explore = { $n ->
    [1] O explorador de { $who } pode andar até { $n } espaço.
   *[other] O explorador de { $who } pode andar até { $n } espaços.
 }
    .you = { $n ->
        [1] mova seu explorador até { $n } espaço.
       *[other] mova seu explorador até { $n } espaços.
    }
ask-explore-path = O explorador de { $who } chega a uma bifurcação: { $space }.
    .you = escolha o caminho do seu explorador na bifurcação: { $space }.
ask-barrier = { $who } cruzou { $barrier_the } e pode receber { $n } de influência com uma nação.
    .you = você cruzou { $barrier_the }: receba { $n } de influência com uma nação.
ask-mission-slot = { $who } pode cumprir { $mission_the }.
    .you = cumpra { $mission_the }, ou deixe-a.
ask-mission-order = { $who } escolhe o que { $mission_the } traz primeiro.
    .you = escolha o que { $mission_the } traz primeiro.
ask-remove-skull = { $who } pode retirar uma peça de caveira.
    .you = retire uma peça de caveira, ou nenhuma.
ask-vote = { $vote ->
    [none] { $who } vota em “{ $story }”.
   *[other] { $vote } { $who } vota em “{ $story }”.
 }
    .you = { $vote ->
        [none] vote em “{ $story }”.
       *[other] { $vote } Vote em “{ $story }”.
    }

## As opções, como são mostradas. $ask é a pergunta a que respondem.

do-skip = { $ask ->
    [ask-sail] Não navegar mais
    [ask-deliver] Não entregar nada
    [ask-city-action] Não fazer a ação
    [ask-choose-part] Nenhum deles
    [ask-may-fight] Não lutar
    [ask-may-pay] Não pagar
    [ask-influence] Nenhuma influência
    [ask-barrier] Nenhuma influência
    [ask-title] Nenhum título
    [ask-disc] Não retirar disco
    [ask-token] Não pegar peça
    [ask-annex] Não pôr marcador
    [ask-explore] Não mover o explorador
    [ask-mission-slot] Deixar a missão
    [ask-remove-skull] Não retirar peça
    [ask-last-conversion] Ficar com os trabalhadores
   *[other] Abrir mão
 }
do-pay = { $part ->
    [none] Pagar
   *[other] Pagar { $part }
 }
do-stop = { $ask ->
    [ask-village] Nenhuma outra ação de vila
   *[other] Parar
 }
do-end = Encerrar o turno
do-end-combat = Encerrar o combate
do-no-main = Nenhuma ação principal
do-city-action = { $ask ->
    [ask-city-action] Agora a ação de cidade
   *[other] Ação de cidade
 }
do-village-actions = Ações de vila
do-two-points = Não comprar nada e receber 2 PV
do-draw = Tirar do baralho
do-convert = Devolver 1 trabalhador
do-raise-cp = Pôr 1 ponto de combate no combate
do-raise-worker = Pôr 1 trabalhador no combate
do-combat-action = { $action }: { $action_plus } (valor de combate −{ $action_reduce })
do-visit = { $gain ->
    [none] Receber pela visita
   *[other] Receber { $gain }
 }
do-compass-first = { $gain ->
    [none] Primeiro o que as bússolas trazem
   *[other] Primeiro { $gain } por bússola
 }
do-bonus-first = { $gain ->
    [none] Primeiro o outro bônus
   *[other] Primeiro { $gain }
 }
do-village-action = { $action }: { $action_deal }
do-village-points = { village_action-VA_VP }: +{ $n } PV
do-pile = { $pile_id ->
    [left] Tirar do monte da esquerda
   *[right] Tirar do monte da direita
 }
do-vote = { $choice ->
    [none] Votar na opção { $n }
   *[other] { $choice }
 }
do-choose = { $gain ->
    [none] Escolher o efeito { $n }
   *[other] Escolher { $gain }
 }
do-first = { $gain ->
    [none] Primeiro o efeito { $n }
   *[other] Primeiro { $gain }
 }
do-task = Completar a tarefa { $n } da carreira
do-put-workers = { $n ->
    [0] Não pôr trabalhador sobre a carta
    [1] Pôr { $n } trabalhador sobre a carta
   *[other] Pôr { $n } trabalhadores sobre a carta
 }
do-nation = { $price ->
    [none] { $influence ->
        [none] { $nation }
       *[other] { $nation }: +{ $influence } de influência
    }
   *[other] { $gain ->
        [none] Lutar { $nation_for }: valor de combate { $price }
       *[other] Lutar { $nation_for }: valor de combate { $price }, { $gain }
    }
 }
do-token = Pegar { $token_the }
do-disc = Retirar um disco da área { $area }
do-invest = Investir na construção { $building } por { $price }
do-career = Escolher a carreira { $career }
do-mission = Cumprir { $mission_the }: { $mission_each_plus } por bússola, e { $mission_bonus_plus }
do-story-tile = Cumprir a missão de história: { $tile }
do-use-tile = Usar a peça { $legacy }
do-remove-tile = Retirar a peça { $legacy }
do-explore = Explorador { $space_to }: { $space_plus }
do-explore-long = Explorador { $space_to } pelo caminho longo: { $space_plus }
do-annex = { $reduce ->
    [none] Anexar { $location }
   *[other] { $flag ->
        [none] Anexar { $location } (valor de combate −{ $reduce })
       *[other] Anexar { $location }: { $flag } (valor de combate −{ $reduce })
    }
 }
do-conquer = { $reduce ->
    [none] Tomar { $location } de outra nação
   *[other] { $flag ->
        [none] Tomar { $location } de outra nação (valor de combate −{ $reduce })
       *[other] Tomar { $location } de outra nação: { $flag } (valor de combate −{ $reduce })
    }
 }
do-buy = Comprar { $card } por { $price }
do-plan = Planejar { $card }
do-discard = { $ask ->
    [ask-divide-discard] Separar { $card }
   *[other] Descartar { $card }: { $card_good }, { $card_object }
 }
do-deliver = Entregar { $card_good } (descartar { $card })
do-take = Pegar { $card } do mostrador
do-use = { $ask ->
    [ask-fight] { $card }: { $card_battle } (valor de combate −{ $card_reduce })
    [ask-main] Assistente { $card }: { $card_helper }
   *[other] Usar { $card }
 }
do-sail = { $way_id ->
    [straight] Navegar { $location_to }
   *[other] Navegar { $location_to } por { $way }
 }
do-fight = Travar um combate
way = { $branches }
way-straight = o único caminho
stage = { $place }
pile-left = monte da esquerda
pile-right = monte da direita

## Recusas da preparação

maracaibo-players = Maracaibo é para 1 a { $most } jogadores, e não para { $players }.
maracaibo-archive = Este arquivo não pode começar uma partida: ele pertence a uma campanha e nomeia cartas de história em jogo que não estão completas.

## Categorias de pontos

category-voyage = Pontos em jogo
category-income = Receita de PV
category-doubloon_track = Receita de dobrões
category-cards = Cartas de projeto
category-prestige = Construções de prestígio
category-leaders = Maior influência
category-titles = Títulos
category-missions = Missões
category-mission_lead = Mais missões
category-upgrade_lead = Mais aprimoramentos
category-explorer_lead = Explorador à frente

## O que dizem cartas, peças e locais. $gain é o que algo traz.

effect-nothing = nada
effect-pay_doubloons = dobrões a pagar
    .count = { $n ->
        [0] custa { $n } dobrões
        [1] custa { $n } dobrão
       *[other] custa { $n } dobrões
    }
effect-vp_x = os PV indicados na carta
effect-with_token = com a peça indicada na carta
effect-mission_space = uma missão, enquanto houver uma ali
effect-rival_disc = discos fora do tabuleiro dela
    .count = { $n ->
        [0] { $n } discos fora do tabuleiro dela
        [1] { $n } disco fora do tabuleiro dela
       *[other] { $n } discos fora do tabuleiro dela
    }
influence-rival = influência com a nação combatente
    .count = { $n } de influência com a nação combatente
exchange = { $pay } por { $gain }
offer = { $pay } por { $gain } (opcional)
permanent-village_action_new = nova ação de vila
    .about = Nova ação de vila “{ $action }”. { $does }
permanent-combat_action_new = nova ação de combate
    .about = Nova ação de combate “{ $action }”. { $does }
card-about = { $text }
card-price = Custo: { $cost }.
card-condition = Requisito: { $needs }.
card-vp = No fim: { $vp }.
card-income = Receita: { $gain }.
card-now = Na hora: { $gain }.
card-assistant = Assistente { $location_at }, “{ $action }”: { $gain }.
card-symbols = Descartada, fornece { $symbols }.
career-about = { $tasks } { career-done }
building-about = { $scores } Custo: { $cost }. Você pega { $token_the }; quem investe primeiro recebe { $first }.
automa-about = { $n ->
    [1] { ana } avança { $n } parada (uma cidade ou um local com missão),
   *[other] { ana } avança { $n } paradas (cidades e locais com missão),
 } { $branch ->
    [upper] nas bifurcações pelo ramo de cima.
   *[lower] nas bifurcações pelo ramo de baixo.
 } Em uma cidade cujo mercado não tem espaço ela pega a carta { $display } do mostrador. Depois: { $actions }.
automa-line = { $rounds ->
    [all] { $village ->
        [yes] { $gain }, e mais uma vila
       *[no] { $gain }
    }
   *[some] { $gain } (rodadas { $first } a { $last })
 }
story-about = { $pay ->
    [none] { $tile ->
        [none] { $front }
       *[other] A carta se completa quando todos os espaços de “{ $tile }” estão cheios.
    }
   *[other] Missão de história (custo: { $pay }): { $gain }.
 }
combat-tile-about = { $modifiers ->
    [none] { combat_tile.about }
   *[other] { combat_tile.about } Valor de combate: { $modifiers }.
 }
space-about = Recompensa: { $gain }.
space-end-about = Quem chega aqui recebe PV pela ordem de chegada ({ $arrival }), e { $gain }.
location-about = { $kind ->
    [start] Os navios começam aqui cada rodada.
    [village] Uma vila: de uma a três ações de vila, conforme os pontos de movimento gastos.
    [tile_city] Uma cidade: a peça de cidade mostra o mercado e a ação. Bandeira: { $flag }.
    [legacy_city] { $legacy } Bandeira: { $flag }.
    [home] Uma cidade sem mercado. Ação de cidade: { $gain }. Ninguém passa sem parar.
    [last] Uma cidade sem mercado. Ação de cidade: { $gain }. Quem chega aqui encerra a rodada depois deste turno.
   *[city] Uma cidade: seu mercado recebe { $good }. Ação de cidade: { $gain }. Bandeira: { $flag }.
 }
