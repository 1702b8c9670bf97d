# Maracaibo: o que a mesa diz das suas coisas quando alguém aponta para elas, e os dados do painel de um jogador.

tip-over = A partida acabou
tip-setup = Antes da primeira rodada
tip-list = { $things }.
tip-have = Você tem { $n }.
tip-spent = { $n ->
    [1] { $n } ponto de movimento foi gasto neste turno.
   *[other] { $n } pontos de movimento foram gastos neste turno.
 }

## Jogadores

tip-incomes = { $doubloons ->
    [1] Em cada pontuação, { $doubloons } dobrão e { $points } PV.
   *[other] Em cada pontuação, { $doubloons } dobrões e { $points } PV.
 }
tip-seat = Missões { $missions }, peças de combate { $tiles }, aprimoramentos do navio { $upgrades }, cartas compradas { $cards }, cartas na mão { $hand }.
tip-at = Navio: { $place }. Explorador: espaço { $space }.
tip-total-mine = Se a partida acabasse agora, você teria { $n } PV.
tip-total = Se a partida acabasse agora
tip-totals = Os PV ganhos até agora e tudo o que conta no fim: receitas, cartas, construções de prestígio, influência e títulos.
tip-compass = bússolas
tip-tiles = peças de combate
tip-cards = cartas na mão
tip-missions = missões
tip-upgrades = aprimoramentos do navio
tip-income = receita de dobrões
tip-fame = receita de PV
tip-gain-doubloons = Pagam cartas de projeto, construções de prestígio e cartas do mostrador. No fim não valem nada.
tip-gain-vp = Ganhos até agora. A pontuação final traz mais.
tip-gain-cp = Aumentam o valor dos seus combates e pagam missões. Ninguém tem mais de { $most }.
tip-gain-workers = Tornam-se assistentes, investem em construções de prestígio e aumentam o valor de um combate.
tip-conversion = { $n ->
    [1] A qualquer momento, um trabalhador devolvido rende { $n } ponto de combate.
   *[other] A qualquer momento, um trabalhador devolvido rende { $n } pontos de combate.
 }
tip-count-compass = Toda missão traz parte da recompensa uma vez por bússola.
tip-count-tiles = A peça de um combate fica com quem lutou. Algumas cartas, carreiras e construções contam essas peças.
tip-count-cards = No fim do turno a mão é completada até o limite. Uma carta é um projeto, ou a mercadoria ou o objeto nela.
tip-count-missions = A quarta missão traz 3 PV, cada uma das seguintes 2 PV. Peças de história contam como missões.
tip-count-upgrades = Uma área do navio sem discos é um aprimoramento. Os discos vão para mercados e peças de discos, ou saem do jogo.

## Receitas

tip-track-income = Em cada pontuação intermediária, tantos dobrões; no fim, os PV dos selos. Passos além de { $last } aumentam a receita de PV.
tip-income-mine = A sua é { $n }; no fim valeria { $points } PV.
tip-track-fame = Em cada pontuação, tantos PV. Quem chega a { $n } ganha na hora { $n } PV por cada pontuação que ainda vem e recomeça em 0.
tip-fame-mine = A sua é { $n }.
tip-pending = A peça “{ $token }” a aumentaria em { $n }.
tip-round = Uma rodada acaba quando um navio chega ao último espaço da volta. Depois das rodadas I a III há uma pontuação intermediária, depois da IV a final.

## O mapa

tip-market = Discos no mercado: { $taken } de { $all }.
tip-owned = Pertence a { $nation }.
tip-unowned = Nenhuma nação tem marcador aqui.
tip-ships = Navios aqui: { $players }.
tip-helpers-mine = { $n ->
    [1] Você tem { $n } assistente aqui.
   *[other] Você tem { $n } assistentes aqui.
 }
tip-thresholds = Você tem duas ações de vila a partir de { $two } pontos de movimento, três a partir de { $three }.
tip-deliver = Descarte uma carta com esta mercadoria e leve um disco do seu navio ao mercado: { $good }.
tip-discs = Discos de { $players }.
tip-goods-mine = Cartas com esta mercadoria na sua mão: { $n }.
tip-flag = Num combate, um marcador da sua nação pode ser posto aqui: com influência e o bônus da bandeira.
tip-flag-village = Uma vila pode ser tomada num combate por quem tem botes de desembarque, ou por meio de cartas.
tip-flag-of = { $place }: bandeira
tip-city = Primeiro você pode entregar uma mercadoria, depois pode fazer a ação.
tip-ship = { $who }: navio
tip-sail = Em cada turno, de 1 a 7 pontos de movimento, sempre na direção das setas.
tip-assistant = Assistente: { $card }
tip-marked = Já foi usado nesta rodada, ou já rendeu PV.
tip-fresh = Foi colocado neste turno.
tip-unused = Numa rodada em que você não o usa, ele traz 2 PV.
tip-neutral = neutro
tip-tile-discs = Discos: { $taken } de { $all } ({ $players }).
tip-not-in-play = Não está em jogo.

## Missões e história

tip-mission = É cumprida com a ação principal no seu local, ou por um explorador que para ali. Uma carta fornece a sua mercadoria ou o seu objeto.
tip-mission-mine = Suas bússolas: { $compasses }. Suas missões até agora: { $missions }.
tip-missions-pile = A próxima missão está no topo. As missões entram em jogo com as cartas de história.
tip-story = { $title } ({ $number })
tip-story-tile = É obtida com a missão da história e conta como missão.

## Trilhas

tip-track-start = Os exploradores começam aqui.
tip-explorers = Aqui: { $players }.
tip-steps = { $n ->
    [1] { $n } espaço à frente do seu explorador.
   *[other] { $n } espaços à frente do seu explorador.
 }
tip-explorer-of = { $who }: explorador
tip-explorer-at = Está aqui: { $space }.
tip-explorer = Só avança. Espaços com outros exploradores e espaços de missão sem missão são pulados e não contam.
tip-explorer-plus = { $n ->
    [1] O seu explorador pode ir { $n } espaço além do que dizem os efeitos.
   *[other] O seu explorador pode ir { $n } espaços além do que dizem os efeitos.
 }
tip-barrier = Quem a cruza primeiro ganha { $first } PV, quem vem depois { $later } PV.
tip-barrier-influence = Quem a cruza pode ganhar { $n } de influência com uma nação.
tip-crossed = Já cruzaram: { $players }.
tip-nation = Títulos nos espaços { $spaces }. No fim, o nível do seu título conta tantas vezes quanto o multiplicador; a maior influência traz 3 PV.
tip-markers = Marcadores no estoque: { $stock }; no mapa: { $map }.
tip-nation-mine = Sua influência: { $n } ({ $title }), que por enquanto vale { $points } PV.
tip-multiplier = Espaços vazios do estoque: { $emptied }. Pela posição entre as nações em marcadores no mapa: { $majority }.
tip-titles-mine = O seu título renderia { $n } PV.

## Cartas, construções, combate

tip-price = { $n ->
    [1] Custa { $n } dobrão para você; você tem { $have }.
   *[other] Custa { $n } dobrões para você; você tem { $have }.
 }
tip-display = Ao completar a mão você pode pegá-la por 1 dobrão; você tem { $have }.
tip-display-free = Ao completar a mão você pode pegá-la de graça.
tip-bought = Comprada por { $who }.
tip-planned = Planejada por { $who }.
tip-on-display = No mostrador.
tip-discarded = Nos descartes.
tip-deck = No fim do turno as mãos são completadas: do baralho de graça, do mostrador por 1 dobrão a carta.
tip-discard = Quando o baralho acaba, os descartes formam o novo baralho.
tip-investors = Investidores: { $players }.
tip-worth = Por enquanto renderia { $n } PV para você.
tip-pile = Um combate começa com a peça do topo de um monte: para cada nação, um valor de combate e o que lutar por ela traz ou custa na hora.
tip-combat-mine = Para um combate você tem { $cp } pontos de combate e { $workers } trabalhadores.
tip-combat-once = Cada ação de combate pode ser feita uma vez por combate, enquanto houver valor de combate.
tip-value = Valor de combate agora: { $n }.

## O navio

tip-area = { $n ->
    [1] Resta { $n } disco.
   *[other] Restam { $n } discos.
 }
tip-area-locked = Nenhum pode sair ainda.
tip-area-done = Aprimorada.
tip-plan = Planejar
tip-village = Numa vila, como ação principal, uma ação de vila; mais, se o caminho foi longo. Cada uma é escolhida livremente, também a mesma de novo.
tip-slot = Como ação livre, uma carta da sua mão pode ser posta aqui. Cartas planejadas só podem ser compradas; não fazem parte da mão.
tip-career = As tarefas são completadas como ação livre, cada uma uma vez; esperar pelo número maior rende mais.
tip-task = { $career }: tarefa { $n }
tip-task-open = Você pode completá-la agora.
tip-task-done = Completada.
tip-token = Algumas receitas e ações de combate só contam com esta peça. Cada um pode ter uma de cada.
tip-owners = De { $players }.

## Ana

tip-ana = PV { $points }; { $total } se a partida acabasse agora; { $income } PV em cada pontuação.
tip-ana-board = Ela não tem trabalhadores, dobrões nem cartas na mão. Uma carta Automa diz o que ela faz.
tip-ana-row = Um disco sai da fileira quando ela para numa cidade com espaço livre no mercado, e por algumas das suas cartas. A cada dois discos ela tem um aprimoramento.
tip-ana-income = Em cada pontuação ela ganha { $n } PV.
tip-ana-discs = Discos retirados: { $gone } de { $all }
