# Santa Maria: o histórico, as perguntas, as opções e as recusas da preparação.

## O que acontece. $who é o jogador a quem acontece; $cause_note é " (causa)", ou nada.

event-round = Começa o ano { $round }.
event-start-player = { $who } joga primeiro neste ano.
event-board = { $who } fica com a colônia { $board }.
event-set = { $who } pega { $hall_the } e { $scholar_the }.
event-white-dice = { $n ->
    [1] { $n } dado branco mostra { $value }.
   *[other] { $n } dados brancos mostram { $value }.
 }
event-blue-die = { $who } rola um dado azul: { $value }.
event-common-blue-die = Um dado azul com { $value } entra na oferta comum.
event-tile-shown = Em oferta: { $tile }.
event-shipment-shown = Chega um carregamento { $dock_to }: { $shipment } ({ $shipment_worth }).
event-bought-tile = { $who } compra { $tile_the }.
event-placed = { $who } coloca { $tile_short } { $cell_in }{ $turn_note }.
event-paid = { $who } paga { $gain_count }.
event-gained = { $who } ganha { $gain_count }{ $cause_note }.
event-overflow = { $who } não tem espaço para { $gain_count } e recebe { $coins ->
    [1] { $coins } moeda
   *[other] { $coins } moedas
 } em troca.
event-coins-on = { $n ->
    [0] { $who } não precisa de moedas { $cell_in }.
   *[other] { $who } põe { gain-coins.count } { $cell_on }.
 }
event-took-die = { $colour_id ->
    [white] { $who } pega um { $value } branco para a coluna { $final }.
   *[blue] { $who } pega um { $value } azul para a linha { $final }.
 }
event-die-placed = { $colour_id ->
    [white] O dado branco fica { $cell_on }.
   *[blue] O dado azul fica { $cell_on }.
 }
event-activated = { $who } ativa o território { $cell_in }.
event-declined = { $who } deixa de { $effect_do } ({ $cell }).
event-traded = { $who } troca { $paid_one } por { $gain_count }.
event-exported = { $who } exporta { $shipment } { $dock_from } ({ $shipment_worth }).
event-conquistador = { $who } avança ao espaço { $space } da trilha do conquistador.
event-conquistador-lost = { $who } está no fim da trilha do conquistador e não avança mais.
event-religion = { $who } avança ao espaço { $space } da trilha de religião.
event-monk = { $who } põe um monge { $post_at }.
event-no-monk = { $who } não põe nenhum monge.
event-fee = { $who } paga { gain-coins.count } a { $rival }.
event-sold = { $who } vende { $resource_one } por { gain-coins.count }.
event-bought = { $who } compra { $resource_one } por { gain-coins.count }.
event-swapped = { $who } troca { $paid_one } por { $gain_one } ({ post-sc09 }).
event-retired = { $who } se retira { $space_to }.
event-income = { $who } recebe a renda de um carregamento { $dock_at }.
event-conquest = { $points ->
    [1] { $who } fica em { $rank }º lugar na trilha do conquistador e marca { $points } ponto.
   *[other] { $who } fica em { $rank }º lugar na trilha do conquistador e marca { $points } pontos.
 }
event-solo-tree = { $points ->
    [1] { $who } passou da árvore deste ano e marca { $points } ponto.
   *[other] { $who } passou da árvore deste ano e marca { $points } pontos.
 }
event-begins-with = { $who } começa com { $wood } de madeira e { gain-coins.count }.
event-space-declined = { $who } abre mão da ação { $space_of }.
event-over = A partida terminou.
event-achievement = { $who } realiza uma façanha: { $achievement }.
event-solo-won = { $points ->
    [1] { $who } alcança a meta com { $points } ponto.
   *[other] { $who } alcança a meta com { $points } pontos.
 }
event-solo-lost = { $points ->
    [1] { $who } não vence: { $points } ponto não basta.
   *[other] { $who } não vence: { $points } pontos não bastam.
 }

## De onde vem alguma coisa

cause-territory = território
cause-trade = comércio
cause-dock = renda
cause-camp = acampamento
cause-retiring = espaço de retiro
cause-symbol = símbolo de ouro
cause-track_end = fim da trilha
cause-fee = taxa
cause-scholar = estudioso
cause-overflow = sem espaço
cause-conquest = trilha do conquistador

## O que se pergunta. $who é o jogador que decide.

ask-board = { $who } escolhe uma colônia.
    .you = escolha uma colônia.
ask-set = { $who } escolhe uma prefeitura com o estudioso dela.
    .you = escolha uma prefeitura com o estudioso dela.
ask-place-hall = { $who } coloca { $tile_the } em casas vazias.
    .you = coloque { $tile_the } em casas vazias.
ask-turn = { $who } compra uma peça, usa moedas ou um dado, ou se retira.
    .you = use um dado ou moedas, compre uma peça, ou retire-se.
ask-place-tile = { $who } coloca { $tile_the } em casas vazias.
    .you = coloque { $tile_the } em casas vazias.
ask-pay = { $tile_id ->
    [none] { $who } escolhe como pagar um carregamento: { $shipment }.
   *[other] { $who } escolhe como pagar { $tile_short }: { $tile_cost }.
 }
    .you = { $tile_id ->
        [none] escolha como pagar um carregamento: { $shipment }.
       *[other] escolha como pagar { $tile_short }: { $tile_cost }.
    }
ask-end-turn = { $who } ainda pode vender ou comprar antes do fim do turno.
    .you = venda ou compre, ou encerre o turno.
ask-use = { $who } pode { $effect_do } ({ $cell }).
    .you = você pode { $effect_do } ({ $cell }).
ask-trade = { $who } pode { $effect_do } ({ $cell }).
    .you = você pode { $effect_do } ({ $cell }).
ask-export = { $who } pode exportar um carregamento.
    .you = exporte um carregamento, ou nenhum.
ask-captain = { $who } pode pagar por um espaço extra na trilha do conquistador ({ post-sc08 }).
    .you = pague por um espaço extra na trilha do conquistador, ou não ({ post-sc08 }).
ask-extra-step = { $who } pode pagar por um espaço extra na trilha de religião.
    .you = pague por um espaço extra na trilha de religião, ou não.
ask-monk = { $who } pode colocar um monge.
    .you = coloque um monge, ou nenhum.
ask-space = { $who } pode fazer a ação { $space_of }.
    .you = faça a ação { $space_of }, ou não.
ask-road = { $who } pode colocar uma peça de estrada em uma casa vazia.
    .you = coloque uma peça de estrada em uma casa vazia, ou nenhuma.
ask-before-gold = { $who } vai ganhar ouro sem ter espaço e pode vender antes.
    .you = você vai ganhar ouro sem ter espaço; venda algo antes, ou siga.

## As opções, como são mostradas. $ask é a pergunta a que respondem.

do-skip = { $ask ->
    [ask-trade] Não trocar
    [ask-export] Não exportar nada
    [ask-captain] Não pagar
    [ask-extra-step] Não pagar
    [ask-monk] Não colocar monge
    [ask-road] Não colocar estrada
   *[other] Abrir mão
 }
do-use = { $ask ->
    [ask-space] Fazer a ação
   *[other] Usar o território
 }
do-use-all = Usar este e tudo o que segue
do-go-on = Seguir
do-end = Encerrar o turno
do-sell = Vender { $resource_one }
do-buy = Comprar { $resource_one }
do-swap = Trocar { $paid_one } por { $resource_one }
do-buy-tile = Comprar { $tile_the }
do-coins-on = Moedas { $cell_on }
do-die = { $colour_id ->
    [white] Um { $value } branco para a coluna { $final }
   *[blue] Um { $value } azul para a linha { $final }
 }
do-retire = Retirar-se { $space_to }
do-trade = { $amount ->
    [none] Trocar { $paid_one } por { $gain }
   *[other] Trocar { $paid_one } por { $amount }
 }
do-export = Exportar { $dock_from }
do-step = { $paid_id ->
    [coins] Pagar moedas por um espaço extra
   *[other] Pagar { $paid_one } por um espaço extra
 }
do-monk = Pôr um monge { $post_at }
do-choose-board = Escolher a colônia { $board }
do-choose-hall = Escolher { $hall_the }
do-place = Colocar { $cell_in }{ $turn_note }
do-pay = { $gold_id ->
    [nothing] { $coins_id ->
        [nothing] Pagar como impresso
       *[other] Pagar moedas no lugar de { $coins_one }
    }
   *[other] { $coins_id ->
        [nothing] Pagar ouro no lugar de { $gold }
       *[other] Pagar ouro no lugar de { $gold } e moedas no lugar de { $coins_one }
    }
 }
paid-nothing = nada
paid-units = { $units }

## Recusas da preparação

santamaria-players = Santa Maria é para 1 a { $most } jogadores, e não para { $players }.
santamaria-solo-advanced = Quem joga sozinho usa a preparação avançada; escolha-a ou convide alguém.
