# Empires: o histórico, as perguntas, as opções e as recusas da preparação.

## O que acontece. $who é o jogador a quem acontece; $cause_note é " (causa)", ou nada.

event-round = Começa a rodada { $round } ({ $age }).
event-placed = { $who } coloca { $kind_a } { $target_in }.
event-studied-worker = { $who } avança { $kind_the } do lugar { $space } { $box_in } ({ tile-university }).
event-studied-marker = { $who } avança ao lugar { $space } da ordem dos jogadores ({ tile-university }).
event-got-money = { $who } ganha ${ $money }{ $cause_note }.
event-paid = { $who } paga ${ $money }{ $cause_note }.
event-landed = { $who } desembarca { $kind_a } { $region_in }.
event-forwent = { $who } abre mão da ação { $box_in } ({ $kind }).
event-came = { $who } põe { $kind_a } do estoque { $region_in }{ $cause_note }.
event-took-good = { $who } pega { $good }{ $cause_note }.
event-won-ship = { $cause_id ->
    [none] { $who } ganha o navio { box-shipping.in }.
   *[other] { $who } pega um navio{ $cause_note }.
 }
event-bought = { $money ->
    [0] { $who } fica com { $tile } de graça.
   *[other] { $who } compra { $tile } por ${ $money }.
 }
event-gained-worker = { $place_id ->
    [available] { $who } recebe { $kind_a } para a próxima rodada{ $cause_note }.
    [pool] { $who } recebe { $kind_a } { box-discovery.in }{ $cause_note }.
    [dock] { $who } recebe { $kind_a } { box-dock.in }{ $cause_note }.
   *[other] { $who } recebe { $kind_a }{ $cause_note }.
 }
event-swapped = { $who } troca { $kind_a } { $region_in } por um colono.
event-expedition = { $n ->
    [1] { $who } envia { $n } trabalhador { $target_to }, com valor { $value }.
   *[other] { $who } envia { $n } trabalhadores { $target_to }, com valor { $value }.
 }
event-revealed = { $target_id ->
    [deck] { $who } revela “{ $find }”: { $find_about }.
    [portugal] { $who } revela “{ $find }”, com resistência 3 para Portugal: { $find_about }.
   *[other] { $who } vira o marcador { $target_in }: { $find_about }.
 }
event-discovered = { $who } descobre { $region_the }.
event-card-won = { $who } conquista a carta “{ $find }”.
event-failed = A expedição de { $who } { $region_to } falha.
event-card-failed = A expedição de { $who } falha, e “{ $find }” volta a ser embaralhada.
event-token-replaced = O marcador { $region_in } sai do jogo, e um ainda não usado entra em seu lugar, virado para baixo.
event-looked = { $who } paga ${ $money } para espiar o marcador { $region_in }.
event-saw-token = { $who } vê o marcador { $region_in }: { $find_about }.
event-looked-deck = { $who } paga ${ $money } para espiar a carta do topo do baralho de descobertas.
event-saw-card = { $who } vê “{ $find }” no topo do baralho: { $find_about }.
event-put-card = { $bottom ->
    [0] { $who } devolve a carta ao topo do baralho.
   *[other] { $who } põe a carta no fundo do baralho.
 }
event-battle = { $who } declara uma batalha contra { $rival } { $region_in }.
event-war = { $who } declara guerra contra { $rival }.
event-fell = { $who } perde { $kind_count } em batalha { $region_in }.
event-lost = { $who } perde { $kind_a } { $region_in }{ $cause_note }.
event-smuggled = { $who } entrega { $given } e fica com { $taken } de { $rival } ({ tile-smuggler }).
event-sold = { $who } vende { $good } por ${ $money } ({ tile-trading_house }).
event-migrated = { $who } leva { kind-colonist.count } { $source_from } { $region_to } ({ tile-migration }).
event-rode = { $who } leva um soldado { $source_from } { $region_to } ({ tile-stables }).
event-rewrote = { $who } tira um marcador de descoberta de { $rival }: { $find_about }.
event-good-offered = Nova mercadoria em oferta: { $good }.
event-tile-offered = A construção { $tile } está à venda.
event-ship-offered = Há um novo navio { box-shipping.in }.
event-colonists = { $n ->
    [0] { $who } não tem mais colonos no estoque para a próxima rodada.
   *[other] { $who } recebe { kind-colonist.count } para a próxima rodada.
 }
event-scored = { $who } marca { $points } PV { $region_in }.
event-bought-points = { $who } compra { $points } PV por ${ $money }.
event-position = { $who } ocupa o lugar { $position } na ordem dos jogadores.
event-bid = { $who } dá um lance de ${ $money }.
event-passed = { $who } passa.
event-nation = { $who } joga com { $nation_the }.
event-used-nation = { $who } usa a vantagem da sua nação ({ $nation }).
event-ousted = { $who } toma o lugar do trabalhador de { $rival } { $space_in }.
event-arranged = { $who } põe { $kind_a } de { $rival } no lugar { $position } da doca.
event-edict = { $who } escolhe { $rival } ({ tile-papal_edict }).
event-begins-with = { $who } começa com ${ $money }.
event-idle = { $who } não tem o que fazer com { $kind_the } { $box_in }.
event-over = A partida terminou.

## O que o histórico cita como causa, além das construções

cause-initiative = Iniciativa
cause-merchant = mercador
cause-plunder = saque
cause-sets = conjuntos de mercadorias
cause-auction = leilão
cause-training = Treinamento
cause-war = guerra
cause-discovery = descoberta
cause-specialists = Especialistas
cause-nation = vantagem da nação
cause-missionary = missionário
cause-colony = colônia de três
cause-soldiers = pilhagem dos soldados

## O que se pergunta. $who é o jogador que decide.

ask-place = { $who } tem um trabalhador para colocar.
    .you = coloque um trabalhador.
ask-buy-points = { $who } pode comprar PV.
    .you = compre PV, ou nenhum.
ask-land = { $who } pode desembarcar { $kind_the } em uma região descoberta.
    .you = desembarque { $kind_the } em uma região descoberta, ou abra mão.
ask-good = { $who } pode pegar uma das mercadorias.
    .you = pegue uma das mercadorias.
ask-specialist = { $round ->
    [8] { $who } pode pegar { $kind_a }.
   *[other] { $who } pode pegar { $kind_a } para a próxima rodada.
 }
    .you = { $round ->
        [8] pegue { $kind_a }, ou não.
       *[other] pegue { $kind_a } para a próxima rodada, ou não.
    }
ask-train = { $who } pode treinar um especialista por ${ $money }.
    .you = treine um especialista por ${ $money }, ou não.
ask-swap = { $who } não tem { $kind_many } no estoque e pode recuperar um de uma região em troca de um colono{ $cause_note }.
    .you = você não tem { $kind_many } no estoque; recupere um de uma região em troca de um colono, ou não{ $cause_note }.
ask-buy = { $who } pode comprar uma construção por ${ $money }.
    .you = compre uma construção por ${ $money }, ou abra mão.
ask-chart = { $who } pode descobrir uma região ({ tile-cartography }).
    .you = descubra uma região agora, ou depois ({ tile-cartography }).
ask-pick-specialist = { $round ->
    [8] { $who } escolhe um especialista (Espólios de Guerra).
   *[other] { $who } escolhe um especialista para a próxima rodada (Espólios de Guerra).
 }
    .you = { $round ->
        [8] escolha um especialista (Espólios de Guerra).
       *[other] escolha um especialista para a próxima rodada (Espólios de Guerra).
    }
ask-overpopulate = { $n ->
    [1] { $who } escolhe uma região para o último colono ({ tile-overpopulation }).
   *[other] { $who } escolhe uma região para o próximo de { kind-colonist.count } ({ tile-overpopulation }).
 }
    .you = { $n ->
        [1] escolha uma região para o último colono ({ tile-overpopulation }).
       *[other] escolha uma região para o próximo de { kind-colonist.count } ({ tile-overpopulation }).
    }
ask-allies = { $who } escolhe a região para 2 soldados ({ tile-indian_allies }).
    .you = escolha a região para 2 soldados ({ tile-indian_allies }).
ask-edict = { $who } escolhe um oponente ({ tile-papal_edict }).
    .you = escolha um oponente ({ tile-papal_edict }).
ask-edict-order = { $who } decide quem coloca primeiro, { $who } ou { $rival } ({ tile-papal_edict }).
    .you = coloque seus colonos antes de { $rival } ou depois ({ tile-papal_edict }).
ask-edict-place = { $who } escolhe a região para 2 colonos ({ tile-papal_edict }).
    .you = escolha a região para 2 colonos ({ tile-papal_edict }).
ask-lose = { $who } perde um trabalhador { $region_in } para a Praga e escolhe qual.
    .you = a Praga leva um dos seus trabalhadores { $region_in }; escolha qual.
ask-strike-region = { $who } pode escolher uma região para a Praga atingir.
    .you = escolha uma região para a Praga atingir, ou nenhuma.
ask-strike-player = { $who } escolhe de quem são os colonos que a Praga atinge { $region_in }.
    .you = escolha de quem são os colonos que a Praga atinge { $region_in }.
ask-strike-how-many = { $who } decide quantos colonos de { $rival } a Praga leva { $region_in }.
    .you = decida quantos colonos de { $rival } a Praga leva { $region_in }.
ask-rewrite = { $who } pode tirar ao acaso um marcador de descoberta de um oponente ({ tile-rewrite_history }).
    .you = tire ao acaso um marcador de descoberta de um oponente, ou não ({ tile-rewrite_history }).
ask-benefits = { $who } pode usar o benefício de uma construção.
    .you = use o benefício de uma construção, ou siga.
ask-smuggle-from = { $who } escolhe quem recebe { $good } ({ tile-smuggler }).
    .you = escolha quem recebe { $good } ({ tile-smuggler }).
ask-smuggle-what = { $who } escolhe o que { $rival } dá por { $good } ({ tile-smuggler }).
    .you = escolha o que { $rival } dá por { $good } ({ tile-smuggler }).
ask-migrate-to = { $who } escolhe aonde vão os colonos { $source_from } ({ tile-migration }).
    .you = escolha aonde vão os colonos { $source_from } ({ tile-migration }).
ask-migrate-how-many = { $who } decide quantos colonos vão { $source_from } { $region_to } ({ tile-migration }).
    .you = decida quantos colonos vão { $source_from } { $region_to } ({ tile-migration }).
ask-ride = { $who } pode levar um soldado a uma região adjacente ({ tile-stables }).
    .you = leve um soldado a uma região adjacente, ou nenhum ({ tile-stables }).
ask-ride-to = { $who } escolhe aonde vai o soldado { $source_from } ({ tile-stables }).
    .you = escolha aonde vai o soldado { $source_from } ({ tile-stables }).
ask-discover = { $who } pode enviar uma expedição.
    .you = envie uma expedição, ou nenhuma.
ask-muster = { $who } escolhe quem vai { $target_to }; valor até agora: { $value }; { $left ->
        [1] ainda pode ir 1
       *[other] ainda podem ir { $left }
    }.
    .you = escolha quem vai { $target_to }; valor até agora: { $value }; { $left ->
        [1] ainda pode ir 1
       *[other] ainda podem ir { $left }
    }.
ask-return-card = { $who } devolve a carta ao topo ou ao fundo do baralho.
    .you = devolva a carta ao topo ou ao fundo do baralho.
ask-declare = { $who } pode declarar uma batalha, ou uma guerra por ${ $money }.
    .you = declare uma batalha, ou uma guerra por ${ $money }, ou nenhuma.
ask-casualty = { $who } escolhe qual trabalhador de { $rival } cai { $region_in } (a escolher: { $n }).
    .you = escolha qual trabalhador de { $rival } cai { $region_in } (a escolher: { $n }).
ask-mint = { $who } escolhe ouro ou prata ({ tile-mint }).
    .you = escolha ouro ou prata ({ tile-mint }).
ask-study = { $who } pode usar a { tile-university }.
    .you = use a { tile-university }, ou guarde-a para depois.
ask-england = { $who } pode usar na doca a vantagem da sua nação ({ nation-england }).
    .you = use na doca a vantagem da sua nação ({ nation-england }), ou guarde-a para depois.
ask-arrange = { $who } escolhe quem fica no lugar { $position } da doca.
    .you = escolha quem fica no lugar { $position } da doca.
ask-spain = { $who } pode descobrir uma região e pôr um soldado nela ({ nation-spain }).
    .you = descubra uma região e ponha um soldado nela, ou não ({ nation-spain }).
ask-france = { $who } pode pegar uma mercadoria antes de todos ({ nation-france }).
    .you = pegue uma mercadoria antes de todos, ou guarde a vantagem para depois ({ nation-france }).
ask-holland = { $who } pode pegar o navio antes da disputa ({ nation-holland }).
    .you = pegue o navio antes da disputa, ou guarde a vantagem para depois ({ nation-holland }).
ask-italy = { $who } pode tomar o lugar de um trabalhador { box-specialists.in } ({ nation-italy }).
    .you = tome o lugar de um trabalhador { box-specialists.in }, ou guarde a vantagem para depois ({ nation-italy }).
ask-bid = { $money ->
    [0] { $who } pode dar um lance pelo lugar { $position } na ordem dos jogadores.
   *[other] { $who } pode dar um lance acima de ${ $money } pelo lugar { $position } na ordem dos jogadores.
 }
    .you = { $money ->
        [0] dê um lance pelo lugar { $position } na ordem dos jogadores, ou passe.
       *[other] dê um lance acima de ${ $money } pelo lugar { $position } na ordem dos jogadores, ou passe.
    }
ask-free-specialist = { $who } escolhe um especialista para a rodada 1.
    .you = escolha um especialista para a rodada 1.
ask-nation = { $who } escolhe uma nação.
    .you = escolha uma nação.

## As opções, como são mostradas. $ask é a pergunta a que respondem.

do-pass = Passar
do-forgo = Abrir mão
do-no = { $ask ->
    [ask-discover] Não enviar expedição
    [ask-swap] Não trocar
    [ask-chart] Não descobrir nada por ora
    [ask-spain] Não descobrir nada
    [ask-ride] Não mover nenhum soldado
    [ask-rewrite] Não tirar nenhum marcador
    [ask-strike-region] Não atingir nenhuma região
    [ask-study] Guardar para depois
    [ask-england] Guardar para depois
    [ask-france] Guardar para depois
    [ask-holland] Guardar para depois
    [ask-italy] Guardar para depois
   *[other] Não
 }
do-done = Pronto
do-rest = Deixar os demais como estão
do-use-england = Usar a vantagem ({ nation-england })
do-launch = Lançar a expedição
do-marker = Avançar na ordem dos jogadores
do-take-ship = Pegar o navio
do-explore-deck = Enviar uma expedição ao baralho de descobertas
do-explore-as-portugal = Enviar uma expedição ao baralho de descobertas com a vantagem de { nation-portugal }
do-look-deck = Espiar a carta do topo do baralho
do-on-top = Pôr no topo
do-at-bottom = Pôr no fundo
do-place-first = Colocar primeiro
do-place-second = Colocar depois
do-mint-gold = Cunhar ouro
do-mint-silver = Cunhar prata
do-settle = { $ask ->
    [ask-land] Desembarcar { $region_in }
   *[other] Colocar { $region_in }
 }
do-explore = Enviar uma expedição { $region_to }
do-discover = Descobrir { $region_the }
do-look = Espiar o marcador { $region_in }
do-ride-from = Levar um soldado { $region_from }
do-migrate-from = Levar colonos { $region_from }
do-go-to = Ir { $region_to }
do-strike = Atingir { $region_the }
do-take-good = Pegar { $good }
do-give-good = Trocar { $good } por outra mercadoria ({ tile-smuggler })
do-sell-good = Vender { $good }
do-take = Pegar { $kind_a }
do-send = Enviar { $kind_a }
do-lose = Perder { $kind_a }
do-hit = Eliminar { $kind_a }
do-choose-player = Escolher { $rival }
do-war = Declarar guerra contra { $rival }
do-choose-nation = Escolher { $nation_the }
do-remove = { $n ->
    [0] Não retirar nenhum
   *[other] Retirar { kind-colonist.count }
 }
do-migrate = { $n ->
    [0] Não levar nenhum
   *[other] Levar { kind-colonist.count }
 }
do-battle = Batalhar contra { $rival } { $region_in }
do-swap = Trocar { $kind_a } { $region_in } por um colono
do-next = A seguir, { $kind } de { $owner }
do-place = Colocar { $kind_a } { $target_in }
do-buy = Comprar { $tile }
do-bring-forward = Avançar o trabalhador do lugar { $position } { $box_in }
do-oust = Tomar o lugar do trabalhador { $space_in }
do-bid = Dar um lance de ${ $money }
do-buy-points = { $points ->
    [0] Não comprar nada
   *[other] Comprar { $points } PV
 }

## Coisas sem nome no tabuleiro

goal-deck = baralho de descobertas
    .to = ao baralho de descobertas
    .in = no baralho de descobertas
goal-portugal = baralho de descobertas (Portugal)
    .to = ao baralho de descobertas, como Portugal
    .in = no baralho de descobertas
place-struck = baixas
place-resolved = trabalhadores já resolvidos
find = { $find_type ->
    [card] { $find } ({ $find_about })
   *[token] { $find_about }
 }

## Categorias da pontuação

category-age_1 = Novo Mundo, era I
category-age_2 = Novo Mundo, era II
category-age_3 = Novo Mundo, era III
category-bought = PV comprados
category-discoveries = Descobertas
category-buildings = Construções
category-economy = Economia

## Recusas da preparação

empires-players = { $edition ->
    [first] A primeira edição é para 2 a { $most } jogadores, e não para { $players }.
   *[deluxe] A edição deluxe é para 2 a { $most } jogadores, e não para { $players }.
 }
empires-deluxe-only = A opção { $option_name } não pode ser “{ $value }” na primeira edição; ela é da edição deluxe.
empires-first-only = A opção { $option_name } não pode ser “{ $value }” na edição deluxe; ela é da primeira edição.
empires-two-players-only = A opção { $option_name } só vale para exatamente 2 jogadores.
empires-needs-builders = A construção { $tile_name } precisa dos construtores na partida; inclua-os ou deixe a construção de fora.
