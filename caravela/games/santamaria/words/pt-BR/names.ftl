# Santa Maria: nomes dos componentes e descrições curtas. Os números vêm das tabelas de componentes.

game-santamaria = Santa Maria
    .about = De um a quatro jogadores constroem colônias ao longo de três anos. Dados e moedas põem linhas e colunas inteiras para trabalhar; navios, monges e conquistadores transformam o que elas rendem em felicidade.
    .tact = Este jogo faz da colônia, da missão e da conquista um quebra-cabeça alegre. Os povos a quem a terra pertencia, e as pessoas escravizadas para trabalhá-la, pagaram com a liberdade e a vida; nenhum ponto de felicidade neste tabuleiro os leva em conta.

## Recursos, moedas e pontos. $n é a quantidade.

gain-wood = madeira
    .one = 1 madeira
    .count = { $n ->
        [1] { $n } madeira
       *[other] { $n } madeiras
    }
    .about = { resource-about }
gain-grain = cereal
    .one = 1 cereal
    .count = { $n ->
        [1] { $n } cereal
       *[other] { $n } cereais
    }
    .about = { resource-about }
gain-sugar = açúcar
    .one = 1 açúcar
    .count = { $n ->
        [1] { $n } açúcar
       *[other] { $n } açúcares
    }
    .about = { resource-about }
gain-gem = gema
    .one = 1 gema
    .count = { $n ->
        [1] { $n } gema
       *[other] { $n } gemas
    }
    .about = { resource-about }
gain-gold = ouro
    .one = 1 ouro
    .count = { $n ->
        [1] { $n } ouro
       *[other] { $n } ouros
    }
    .about = { resource-about } Em qualquer pagamento, 1 ouro pode valer por 1 de qualquer outro recurso.
gain-coins = moedas
    .one = 1 moeda
    .count = { $n ->
        [1] { $n } moeda
       *[other] { $n } moedas
    }
    .about = No fim da partida, o que você ainda tem é vendido, e cada { $for_a_point } moedas valem 1 ponto.
gain-points = pontos
    .one = 1 ponto
    .count = { $n ->
        [1] { $n } ponto
       *[other] { $n } pontos
    }
    .about = Quem tiver mais pontos depois de três anos vence.
resource-about = { $buy ->
    [0] Vende-se por { $sell ->
        [1] { $sell } moeda
       *[other] { $sell } moedas
    } e não se pode comprar.
   *[other] Vende-se por { $sell ->
        [1] { $sell } moeda
       *[other] { $sell } moedas
    } e compra-se por { $buy ->
        [1] { $buy } moeda
       *[other] { $buy } moedas
    }.
 } Você pode guardar { $storage_limit }; o que ganhar além disso é vendido na hora.

## Casas da colônia

cell = linha { $row }, coluna { $column }
    .in = na linha { $row }, coluna { $column }
    .on = na linha { $row }, coluna { $column }
ground-road = estrada
    .count = { $n ->
        [0] estrada sem colonos
        [1] estrada com { $n } colono
       *[other] estrada com { $n } colonos
    }
turn-r0 = sem girar
    .note = {""}
turn-r90 = com giro à direita
    .note = , com giro à direita
turn-r180 = com meia-volta
    .note = , com meia-volta
turn-r270 = com giro à esquerda
    .note = , com giro à esquerda

## O que um território faz

effect-gain = { $gain }
    .do = ganhar { $gain }
    .about = Ganhe { $gain }.
effect-trade = { $pay } por { $gain }
    .do = trocar { $pay } por { $gain }
    .about = Você pode pagar { $pay } por { $gain }, uma vez a cada ativação do território.
effect-export = exportação
    .do = exportar um carregamento
    .about = Você pode pagar por um dos carregamentos das docas e colocá-lo no seu porto.
effect-conquistador = conquistador
    .do = avançar na trilha do conquistador
    .about = Seu marcador avança 1 espaço na trilha do conquistador.
effect-religion = religião
    .do = avançar na trilha de religião
    .about = Seu marcador avança 1 espaço na trilha de religião, ou 2 se você pagar { $pay }.

## Peças e tabuleiros

piece-double = peça dupla ({ $cells })
    .the = a peça dupla ({ $cells })
    .short = a peça dupla
    .about = Uma peça de duas casas. Custa { $cost } e mostra: { $cells }.
piece-triple = peça tripla ({ $cells })
    .the = a peça tripla ({ $cells })
    .short = a peça tripla
    .about = Uma peça em L de três casas. Custa { $cost } e mostra: { $cells }.
piece-road = peça de estrada
    .the = a peça de estrada
    .short = uma peça de estrada
    .about = { $settlers ->
        [1] Uma casa de estrada com { $settlers } colono, para quem se retira ao espaço da estrada.
       *[other] Uma casa de estrada com { $settlers } colonos, para quem se retira ao espaço da estrada.
    }
piece-hall = prefeitura ({ $cells })
    .the = a prefeitura ({ $cells })
    .short = a prefeitura
    .about = Uma prefeitura de duas casas, colocada no início. Mostra: { $cells }.
piece-board = { $called }
    .the = { $called }
    .short = { $called }
    .about = A colônia { $called } tem { $many } territórios impressos: { $cells }.

## Docas e carregamentos

dock-coins = doca das moedas
    .to = à doca das moedas
    .at = na doca das moedas
    .from = da doca das moedas
    .about = Cada carregamento seu nessa doca do porto rende { $gain } quando você se retira.
dock-religion = doca da religião
    .to = à doca da religião
    .at = na doca da religião
    .from = da doca da religião
    .about = Cada carregamento seu nessa doca do porto rende uma ação de religião quando você se retira.
dock-conquistador = doca do conquistador
    .to = à doca do conquistador
    .at = na doca do conquistador
    .from = da doca do conquistador
    .about = Cada carregamento seu nessa doca do porto rende uma ação de conquistador quando você se retira.
dock-points = doca dos pontos
    .to = à doca dos pontos
    .at = na doca dos pontos
    .from = da doca dos pontos
    .about = Cada carregamento seu nessa doca do porto rende { $gain } quando você se retira.
shipment = { $cost }
    .worth = { $points ->
        [1] { $points } ponto
       *[other] { $points } pontos
    }
    .about = { $points ->
        [1] Exporte-o por { $cost }. Dá a renda da sua doca cada vez que você se retira, e { $points } ponto no fim.
       *[other] Exporte-o por { $cost }. Dá a renda da sua doca cada vez que você se retira, e { $points } pontos no fim.
    }

## Estudiosos

post-sc01 = Cartógrafo
    .the = o Cartógrafo
    .at = junto ao Cartógrafo
    .about = { $each ->
        [1] Cada vez que você usa um dado, o primeiro passo da mudança de valor é grátis.
       *[other] Cada vez que você usa um dado, os primeiros { $each } passos da mudança de valor são grátis.
    } { scholar-worth }
post-sc02 = Construtor Naval
    .the = o Construtor Naval
    .at = junto ao Construtor Naval
    .about = { $each ->
        [1] Em cada ação de exportação você pode pagar { $each } moeda no lugar de 1 recurso do custo.
       *[other] Em cada ação de exportação você pode pagar { $each } moedas no lugar de 1 recurso do custo.
    } { scholar-worth }
post-sc03 = Mestre de Obras
    .the = o Mestre de Obras
    .at = junto ao Mestre de Obras
    .about = { $each ->
        [1] Cada vez que compra uma peça, você pode pagar { $each } moeda no lugar de 1 madeira.
       *[other] Cada vez que compra uma peça, você pode pagar { $each } moedas no lugar de 1 madeira.
    } { scholar-worth }
post-sc04 = Feitor
    .the = o Feitor
    .at = junto ao Feitor
    .about = { $each ->
        [1] Cada açúcar, gema ou ouro que você vende rende { $each } moeda a mais; o que excede o armazenamento e a venda final mantêm o preço normal.
       *[other] Cada açúcar, gema ou ouro que você vende rende { $each } moedas a mais; o que excede o armazenamento e a venda final mantêm o preço normal.
    } { scholar-worth }
post-sc05 = Intendente
    .the = o Intendente
    .at = junto ao Intendente
    .about = { $each ->
        [1] Cada madeira ou cereal que você compra custa { $each } moeda em vez de { $usual }.
       *[other] Cada madeira ou cereal que você compra custa { $each } moedas em vez de { $usual }.
    } { scholar-worth }
post-sc06 = Capataz
    .the = o Capataz
    .at = junto ao Capataz
    .about = { $each ->
        [1] Cada ativação com moedas custa { $each } moeda a menos, e assim a primeira do ano é grátis.
       *[other] Cada ativação com moedas custa { $each } moedas a menos, mas nunca menos de 0.
    } { scholar-worth }
post-sc07 = Teólogo
    .the = o Teólogo
    .at = junto ao Teólogo
    .about = { $each ->
        [1] Em uma ação de religião você pode pagar { $each } moeda no lugar de { $pay } pelo espaço extra.
       *[other] Em uma ação de religião você pode pagar { $each } moedas no lugar de { $pay } pelo espaço extra.
    } { scholar-worth }
post-sc08 = Capitão
    .the = o Capitão
    .at = junto ao Capitão
    .about = Em cada ação de conquistador você pode pagar { $pay } para avançar 1 espaço extra, a não ser que esteja no último. { scholar-worth }
post-sc09 = Alquimista
    .the = o Alquimista
    .at = junto ao Alquimista
    .about = Uma vez em cada turno seu você pode trocar { $pairs }, em qualquer sentido; o ouro não serve de coringa, e é preciso ter espaço para o que recebe. { scholar-worth }
post-sc10 = Tesoureiro
    .the = o Tesoureiro
    .at = junto ao Tesoureiro
    .about = { $each ->
        [1] Quando você se retira, logo depois da renda dos carregamentos, ganha { $each } moeda por carregamento no seu porto.
       *[other] Quando você se retira, logo depois da renda dos carregamentos, ganha { $each } moedas por carregamento no seu porto.
    } { scholar-worth }
scholar-worth = { $points ->
    [1] Vale { $points } ponto no fim.
   *[other] Vale { $points } pontos no fim.
 }

## Bispos

post-bi1 = Bispo do Cabido
    .the = o Bispo do Cabido
    .at = junto ao Bispo do Cabido
    .about = { bishop-cost } { $each ->
        [1] Depois marca { $each } ponto por cada outro monge seu no tabuleiro compartilhado.
       *[other] Depois marca { $each } pontos por cada outro monge seu no tabuleiro compartilhado.
    }
post-bi2 = Bispo dos Povoados
    .the = o Bispo dos Povoados
    .at = junto ao Bispo dos Povoados
    .about = { bishop-cost } { $each ->
        [1] Depois marca { $each } ponto por cada linha e cada coluna da sua colônia sem casa vazia.
       *[other] Depois marca { $each } pontos por cada linha e cada coluna da sua colônia sem casa vazia.
    }
post-bi3 = Bispo das Estradas
    .the = o Bispo das Estradas
    .at = junto ao Bispo das Estradas
    .about = { bishop-cost } { $each ->
        [1] Depois marca { $each } ponto por cada casa de estrada do seu maior grupo de estradas vizinhas.
       *[other] Depois marca { $each } pontos por cada casa de estrada do seu maior grupo de estradas vizinhas.
    }
post-bi4 = Bispo da Frota
    .the = o Bispo da Frota
    .at = junto ao Bispo da Frota
    .about = { bishop-cost } { $each ->
        [1] Depois marca { $each } ponto por cada carregamento no seu porto.
       *[other] Depois marca { $each } pontos por cada carregamento no seu porto.
    }
post-bi5 = Bispo da Fronteira
    .the = o Bispo da Fronteira
    .at = junto ao Bispo da Fronteira
    .about = { bishop-cost } { $each ->
        [1] Depois marca { $each } ponto por cada território da sua colônia com um conquistador.
       *[other] Depois marca { $each } pontos por cada território da sua colônia com um conquistador.
    }
post-bi6 = Bispo da Colheita
    .the = o Bispo da Colheita
    .at = junto ao Bispo da Colheita
    .about = { bishop-cost } { $each ->
        [1] Depois marca { $each } ponto por cada conjunto de um território de madeira, um de cereal, um de açúcar e um de gema na sua colônia.
       *[other] Depois marca { $each } pontos por cada conjunto de um território de madeira, um de cereal, um de açúcar e um de gema na sua colônia.
    }
bishop-cost = { $cost ->
    [1] No fim da partida você perde { $cost } ponto.
   *[other] No fim da partida você perde { $cost } pontos.
 }

## Acampamentos missionários

post-camp = acampamento { $camp } ({ $gain })
    .the = o acampamento { $camp } ({ $gain })
    .at = no acampamento { $camp } ({ $gain })
    .about = Ganhe { $gain } na hora.

## Espaços de retiro

space-coins = espaço das moedas
    .of = do espaço das moedas
    .to = ao espaço das moedas
    .about = Ganhe { $gain }. { space-place }
    .brings = +{ $gain }
space-conquistador = espaço do conquistador
    .of = do espaço do conquistador
    .to = ao espaço do conquistador
    .about = Faça uma ação de conquistador. { space-place }
    .brings = { effect-conquistador.do }
space-export = espaço da exportação
    .of = do espaço da exportação
    .to = ao espaço da exportação
    .about = Faça uma ação de exportação. { space-place }
    .brings = { effect-export.do }
space-religion = espaço da religião
    .of = do espaço da religião
    .to = ao espaço da religião
    .about = Faça uma ação de religião. { space-place }
    .brings = { effect-religion.do }
space-road = espaço da estrada
    .of = do espaço da estrada
    .to = ao espaço da estrada
    .about = Coloque uma peça de estrada em uma casa vazia da sua colônia. { space-place }
    .brings = 1 peça de estrada
space-place = Espaço número { $place }: quem tem o número mais baixo começa o ano seguinte e, depois do último ano, vence os empates.

## Dados

colour-white = branco
colour-blue = azul

## Conquistas do jogo solo

achievement-communism = Comunismo
    .about = Pelo menos { $least } pontos com colonos.
achievement-capitalism = Capitalismo
    .about = Pelo menos { $least } conjuntos de quatro docas no porto.
achievement-theocracy = Teocracia
    .about = Pelo menos { $least } pontos com as exigências dos bispos, antes do custo dos bispos.
achievement-capracracy = Capracracia
    .about = Uma corrente contínua de territórios de um só tipo, de uma borda da colônia à borda oposta.
achievement-democracy = Democracia
    .about = Pelo menos { $least } pontos no total.
achievement-utopia = Utopia
    .about = Pelo menos { $least } pontos no total.

## Categorias da pontuação

category-happiness = Pontos durante a partida
category-conquistador = Trilha do conquistador
category-shipments = Carregamentos
category-harbour = Conjuntos no porto
category-settlers = Colonos
category-scholars = Estudiosos
category-bishops = Bispos
category-coins = Moedas

## Opções da preparação

option-advanced = Preparação avançada
    .about = Todos começam com a mesma colônia e escolhem uma prefeitura com um estudioso. Quem joga sozinho sempre joga assim.
option-boards = Colônias
    .about = Se as quatro colônias diferentes são sorteadas ou escolhidas, com o jogador inicial por último. Na preparação avançada todas as colônias são iguais.
option-blue_offer = Dados azuis para todos
    .about = Os dados azuis não têm dono: os destravados ficam na oferta comum, e em um ano você pode pegar tantos quantos tiver destravado.
option-start_player = Jogador inicial
    .about = Se quem começa o primeiro ano é sorteado ou é o primeiro lugar da mesa.

value-true = Sim
value-false = Não
value-random = Por sorteio
value-draft = Escolha, um por vez
value-first_seat = O primeiro lugar

preset-basic = Jogo básico
    .about = Para 2 a 4 jogadores, com quatro colônias diferentes sorteadas. Bom para a primeira partida.
preset-basic_draft = Jogo básico, colônias escolhidas
    .about = Para 2 a 4 jogadores, que escolhem entre as quatro colônias diferentes, com o jogador inicial por último.
preset-basic_blue_dice = Jogo básico, dados azuis para todos
    .about = O jogo básico com os dados azuis na oferta comum.
preset-advanced = Jogo avançado
    .about = Para 1 a 4 jogadores: colônias iguais, e cada um escolhe uma prefeitura com um estudioso.
preset-advanced_blue_dice = Jogo avançado, dados azuis para todos
    .about = O jogo avançado com os dados azuis na oferta comum.
