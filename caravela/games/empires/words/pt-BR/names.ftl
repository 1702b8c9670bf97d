# Empires: Age of Discovery / Age of Empires III – nomes dos componentes e descrições curtas.

game-empires = Empires: Age of Discovery
    .about = De duas a seis nações enviam trabalhadores a um novo mundo ao longo de oito rodadas: povoar, comerciar, construir, explorar. Colocar cada trabalhador a tempo decide a partida.
    .tact = Este jogo transforma a conquista em disputa por pontos. Para os povos que já viviam nas Américas ela significou expropriação, escravidão e morte, que nenhum ponto neste tabuleiro compensa.

## Trabalhadores

kind-colonist = colono
    .a = um colono
    .the = o colono
    .many = colonos
    .count = { $n ->
        [0] { $n } colonos
        [1] { $n } colono
       *[other] { $n } colonos
    }
kind-captain = capitão
    .a = um capitão
    .the = o capitão
    .many = capitães
    .count = { $n ->
        [0] { $n } capitães
        [1] { $n } capitão
       *[other] { $n } capitães
    }
kind-merchant = mercador
    .a = um mercador
    .the = o mercador
    .many = mercadores
    .count = { $n ->
        [0] { $n } mercadores
        [1] { $n } mercador
       *[other] { $n } mercadores
    }
kind-missionary = missionário
    .a = um missionário
    .the = o missionário
    .many = missionários
    .count = { $n ->
        [0] { $n } missionários
        [1] { $n } missionário
       *[other] { $n } missionários
    }
kind-soldier = soldado
    .a = um soldado
    .the = o soldado
    .many = soldados
    .count = { $n ->
        [0] { $n } soldados
        [1] { $n } soldado
       *[other] { $n } soldados
    }
kind-builder = construtor
    .a = um construtor
    .the = o construtor
    .many = construtores
    .count = { $n ->
        [0] { $n } construtores
        [1] { $n } construtor
       *[other] { $n } construtores
    }
kind-militia = soldado da milícia
    .a = um soldado da milícia
    .the = o soldado da milícia
    .many = soldados da milícia
    .count = { $n ->
        [0] { $n } soldados da milícia
        [1] { $n } soldado da milícia
       *[other] { $n } soldados da milícia
    }

## Regiões

region-new_france = Nova França
    .the = a Nova França
    .in = na Nova França
    .to = à Nova França
    .from = da Nova França
    .of = da Nova França
region-canada = Canadá
    .the = o Canadá
    .in = no Canadá
    .to = ao Canadá
    .from = do Canadá
    .of = do Canadá
region-new_england = Nova Inglaterra
    .the = a Nova Inglaterra
    .in = na Nova Inglaterra
    .to = à Nova Inglaterra
    .from = da Nova Inglaterra
    .of = da Nova Inglaterra
region-virginia = Virgínia
    .the = a Virgínia
    .in = na Virgínia
    .to = à Virgínia
    .from = da Virgínia
    .of = da Virgínia
region-florida = Flórida
    .the = a Flórida
    .in = na Flórida
    .to = à Flórida
    .from = da Flórida
    .of = da Flórida
region-new_spain = Nova Espanha
    .the = a Nova Espanha
    .in = na Nova Espanha
    .to = à Nova Espanha
    .from = da Nova Espanha
    .of = da Nova Espanha
region-caribbean = Caribe
    .the = o Caribe
    .in = no Caribe
    .to = ao Caribe
    .from = do Caribe
    .of = do Caribe
region-new_granada = Nova Granada
    .the = a Nova Granada
    .in = na Nova Granada
    .to = à Nova Granada
    .from = da Nova Granada
    .of = da Nova Granada
region-peru = Peru
    .the = o Peru
    .in = no Peru
    .to = ao Peru
    .from = do Peru
    .of = do Peru
region-brazil = Brasil
    .the = o Brasil
    .in = no Brasil
    .to = ao Brasil
    .from = do Brasil
    .of = do Brasil

## Mercadorias

good-silver = prata
good-sugar = açúcar
good-gold = ouro
good-tobacco = tabaco
good-coffee = café
good-indigo = índigo
good-fur = peles
good-cattle = gado
good-cocoa = cacau
good-fish = peixe
good-rice = arroz

## Eventos e seus espaços

box-initiative = Iniciativa
    .in = no evento Iniciativa
    .to = ao evento Iniciativa
box-dock = Doca dos Colonos
    .in = na Doca dos Colonos
    .to = à Doca dos Colonos
box-goods = Negociar Mercadorias
    .in = no evento Negociar Mercadorias
    .to = ao evento Negociar Mercadorias
box-shipping = Transporte Mercante
    .in = no evento Transporte Mercante
    .to = ao evento Transporte Mercante
box-buildings = Construções
    .in = no evento Construções
    .to = ao evento Construções
box-discovery = Descoberta
    .in = no evento Descoberta
    .to = ao evento Descoberta
box-specialists = Especialistas
    .in = no evento Especialistas
    .to = ao evento Especialistas
box-warfare = Batalha
    .in = no evento Batalha
    .to = ao evento Batalha

space-missionary = Espaço do Missionário
    .to = ao espaço do Missionário
    .in = no espaço do Missionário
space-merchant = Espaço do Mercador
    .to = ao espaço do Mercador
    .in = no espaço do Mercador
space-soldier = Espaço do Soldado
    .to = ao espaço do Soldado
    .in = no espaço do Soldado
space-captain = Espaço do Capitão
    .to = ao espaço do Capitão
    .in = no espaço do Capitão
space-builder = Espaço do Construtor
    .to = ao espaço do Construtor
    .in = no espaço do Construtor
space-training = Espaço de Treinamento
    .to = ao espaço de Treinamento
    .in = no espaço de Treinamento
# Lugar no fim da doca que um trabalhador ocupa junto com um navio do seu dono (Mayflower).
space-ship = Lugar a bordo de um navio
    .to = a um lugar a bordo de um navio próprio
    .in = a bordo de um navio próprio

## Nações

nation-england = Inglaterra
    .the = a Inglaterra
    .advantage = Uma vez na partida, pouco antes de a Doca dos Colonos ser resolvida, a Inglaterra pode mandar mais 2 colonos para lá e então rearrumar como quiser os trabalhadores de todos na doca.
nation-spain = Espanha
    .the = a Espanha
    .advantage = Antes da rodada 1, a Espanha pode descobrir uma região à sua escolha sem enfrentar os nativos: coloca 1 soldado nela e fica com o marcador e o saque, mas sem nada a mais pelo soldado.
nation-france = França
    .the = a França
    .advantage = Em duas rodadas diferentes da partida, a França pode ficar com uma das mercadorias do evento Negociar Mercadorias antes que os outros escolham.
nation-portugal = Portugal
    .the = Portugal
    .advantage = Uma vez em cada era, Portugal pode mandar sua expedição ao baralho de descobertas, mesmo que ainda haja regiões por descobrir, e a carta passa a ter resistência 3.
nation-holland = Holanda
    .the = a Holanda
    .advantage = Uma vez na partida, a Holanda pode se apossar do navio do evento Transporte Mercante antes da disputa, e ninguém ganha navio ali nessa rodada.
nation-italy = Cidades-Estado Italianas
    .the = as Cidades-Estado Italianas
    .advantage = Em duas rodadas diferentes, antes de o evento Especialistas ser resolvido, as Cidades-Estado Italianas podem pôr um trabalhador do próprio estoque no lugar do de outro jogador; o Treinamento continua custando $5.

## Construções da era I

tile-settlers = Colonizadores
    .about = A cada rodada você ganha 1 colono a mais para a rodada seguinte.
tile-settlers_2 = Colonizadores
    .about = A cada rodada você ganha 1 colono a mais para a rodada seguinte.
tile-monastery = Monastério
    .about = A cada rodada você ganha 1 missionário para a rodada seguinte.
tile-trade_routes = Rotas Comerciais
    .about = A cada rodada você ganha 1 mercador para a rodada seguinte.
tile-training_grounds = Centro de Treinamento
    .about = A cada rodada você ganha 1 soldado para a rodada seguinte.
tile-indentured_servitude = Servidão por Contrato
    .about = A cada rodada, 1 colono do seu estoque vai para o espaço X da doca. Ele desembarca na rodada seguinte.
tile-conquistadors = Conquistadores
    .about = A cada rodada, 1 soldado do seu estoque se junta aos seus trabalhadores no evento Descoberta.
tile-navigator = Navegador
    .about = A cada rodada, 1 capitão do seu estoque se junta aos seus trabalhadores no evento Descoberta.
tile-inca_conquest = Conquista do Império Inca
    .about = Você ganha $20 ao comprá-la.
tile-trading_post = Entreposto Comercial
    .about = Você ganha $5 a cada rodada.
tile-cartography = Cartografia do Novo Mundo
    .about = Uma única vez, ao comprá-la ou numa fase de benefícios posterior, você descobre uma região à sua escolha sem enfrentar os nativos: põe 1 colono nela e fica com o marcador e o saque. Vale 4 PV no fim.
tile-plague_1 = Praga (era I)
    .about = Os marcadores e as cartas que suas expedições encontram contam 1 nativo a menos.
tile-spoils_money_1 = Espólios de Guerra ($5)
    .about = Não custa nada. Você ganha $5 na hora.
tile-spoils_ship = Espólios de Guerra (navio)
    .about = Não custa nada. Você pega na hora 1 navio do suprimento.
tile-spoils_specialists = Espólios de Guerra (2 especialistas)
    .about = Não custa nada. Você escolhe 2 especialistas, iguais ou diferentes, para a rodada seguinte.
tile-magellan = Magalhães
    .about = Seus capitães valem 3, e não 2, em Descoberta.
tile-new_world_city = Cidade no Novo Mundo
    .about = A cada rodada você ganha 1 construtor para a rodada seguinte.
tile-new_world_mission = Missão no Novo Mundo
    .about = A cada rodada você ganha 1 missionário para a rodada seguinte.
tile-overpopulation = Superpopulação
    .about = Na hora, você põe 3 colonos do seu estoque em regiões descobertas, juntos ou separados.
tile-smuggler = Contrabandista
    .about = Uma vez por rodada, você pode trocar uma mercadoria sua por uma de outro jogador, queira ele ou não. Navios não podem ser trocados.

## Construções da era II

tile-indian_allies = Aliados Indígenas
    .about = Na hora, você põe 2 soldados do seu estoque em uma só região onde já tenha um trabalhador.
tile-privateers = Corsários
    .about = A cada rodada, cada um dos outros jogadores paga a você $1 por navio seu, ou tudo o que tem, se for menos.
tile-ship_yards = Estaleiros
    .about = A cada rodada você ganha 1 capitão para a rodada seguinte.
tile-cathedral = Catedral
    .about = Cada missionário seu que desembarca da doca traz 2 colonos em vez de 1.
tile-taxation = Taxação
    .about = Você ganha $10 a cada rodada. Vale 2 PV no fim.
tile-university = Universidade
    .about = Uma única vez, quando quiser, você leva um trabalhador seu { $university_mode ->
        [one_step] um lugar à frente
       *[to_front] ao primeiro lugar
    } na Doca dos Colonos, em Iniciativa{ $edition ->
        [first] {" "}ou
       *[deluxe] , Negociar Mercadorias, Batalha ou
    } Construções; ou, em vez disso, seu marcador na ordem dos jogadores. Vale 5 PV no fim.
tile-west_indies = Companhia das Índias Ocidentais
    .about = A cada rodada você recebe 1 mercadoria tirada ao acaso do monte. Ela começa a contar na receita da rodada seguinte.
tile-colonization_laws = Leis da Colonização
    .about = A cada rodada, 1 colono do seu estoque vai para o espaço Y da doca. Ele desembarca na rodada seguinte.
tile-rum_distillery = Destilaria de Rum
    .about = { $edition ->
        [first] Em cada fase de receita, você ganha $3 por açúcar que tiver. Navio não vale como açúcar, e esse dinheiro não entra nos PV de economia.
       *[deluxe] Em cada fase de benefícios, você ganha $3 por açúcar que tiver. Navio não vale como açúcar, e esse dinheiro não entra nos PV de economia.
    }
tile-marketplace = Mercado
    .about = A cada rodada você ganha 1 mercador para a rodada seguinte.
tile-military_academy = Academia Militar
    .about = A cada rodada você ganha 1 soldado para a rodada seguinte.
tile-fortress = Forte
    .about = A cada rodada você ganha 1 soldado para a rodada seguinte.
tile-stables = Estábulos
    .about = { $edition ->
        [first] Uma vez por rodada, na fase de benefícios, você pode levar 1 soldado seu de uma região a outra vizinha já descoberta.
       *[deluxe] Uma vez por rodada, pouco antes de Descoberta, você pode levar 1 soldado seu de uma região a outra vizinha já descoberta.
    }
tile-plague_2 = Praga (era II)
    .about = Na hora, todos os jogadores, inclusive você, perdem 1 trabalhador, à própria escolha, em cada uma de suas colônias com 3 ou mais.
tile-spoils_money_2 = Espólios de Guerra ($7)
    .about = Não custa nada. Você ganha $7 na hora.
tile-spoils_goods = Espólios de Guerra (2 mercadorias)
    .about = Não custa nada. Você ganha na hora 2 mercadorias tiradas ao acaso do monte.
tile-stone_masonry = Cantaria
    .about = A cada rodada você ganha 1 construtor para a rodada seguinte.
tile-papal_edict = Bula Papal
    .about = Você escolhe um oponente e qual dos dois começa. Cada um põe 2 colonos do estoque em uma só região onde já tenha um trabalhador.
tile-mint = Casa da Moeda
    .about = Em cada fase de receita, você escolhe ouro ou prata e ganha $2 por mercadoria desse tipo que tiver.
tile-trading_house = Casa de Comércio
    .about = Em cada fase de benefícios, você pode vender quantas mercadorias quiser ao banco, a $5 cada. Navios não podem ser vendidos.
tile-reformation = Reforma
    .about = Missionários de outros jogadores não trazem colonos quando desembarcam onde você tem um missionário.
tile-mayflower = Mayflower
    .about = A cada rodada, você pode pôr até 3 trabalhadores no fim da doca, cada um com um navio seu. Esses navios não completam conjuntos na receita da rodada.

## Construções da era III

tile-militia = Milícia
    .about = Em toda batalha que você não declarou, você tem 1 soldado a mais só para essa batalha.
tile-mercantilism = Mercantilismo
    .about = No fim, você marca 1 PV por mercadoria que tiver. Navios não contam.
tile-population = População
    .about = No fim, você marca 1 PV por par de trabalhadores seus no Novo Mundo.
tile-navy = Marinha
    .about = No fim, você marca 4 PV por navio que tiver.
tile-power = Poder
    .about = No fim, você marca 2 PV por soldado seu no Novo Mundo.
tile-prosperity = Prosperidade
    .about = No fim, você marca 2 PV por construção que tiver, contando esta.
tile-glory = Glória
    .about = { $edition ->
        [first] No fim, você marca 2 PV por região onde tiver um trabalhador.
       *[deluxe] No fim, você marca 2 PV por região onde tiver um trabalhador e algum jogador tiver pelo menos 3.
    }
tile-wealth = Riqueza
    .about = No fim, você marca 1 PV a cada $5 completos que tiver. Se houver compra de PV, seu dinheiro é contado antes da sua compra.
tile-migration = Migração
    .about = A cada rodada, você pode levar 1 ou 2 colonos seus de uma região a outra já descoberta, por mais longe que fique.
tile-factory = Fábrica
    .about = { $edition ->
        [first] Você ganha $25 a cada rodada. Vale 5 PV no fim.
       *[deluxe] Você ganha $30 a cada rodada. Vale 5 PV no fim.
    }
tile-plague_3 = Praga (era III)
    .about = Na hora, você escolhe uma região e um jogador presente nela e devolve ao estoque até 3 colonos dele. Os especialistas estão a salvo.
tile-age_of_discovery = Era das Descobertas
    .about = No fim, você marca 4 PV por marcador e por carta de descoberta que tiver, além dos PV que eles já dão.
tile-new_world_capital = Capital do Novo Mundo
    .about = No fim, você marca 3 PV por construtor seu no Novo Mundo.
tile-age_of_reason = Era da Razão
    .about = No fim, você marca 4 PV por trabalhador que teve no evento Especialistas na rodada 8.
tile-rewrite_history = Reescrever a História
    .about = Na hora, você pode tirar ao acaso 1 marcador de descoberta de cada um de até 2 oponentes. Não há saque, e as cartas não podem ser tomadas.

## Descobertas

token = marcador de descoberta
    .about = { $natives ->
        [1] { $natives } nativo
       *[other] { $natives } nativos
    }, saque de ${ $plunder }, ${ $per_soldier } por soldado, { $vp } PV

card-c01 = O Mississippi
card-c02 = Os Grandes Lagos
card-c03 = Os Pampas
card-c04 = Califórnia
card-c05 = Filipinas
card-c06 = Mares do Sul
card-c07 = Etiópia
card-c08 = O Amazonas
card-c09 = O Território do Noroeste
card-c10 = Austrália
card-c11 = Chipongu (Japão)
card-c12 = Sião
card-c13 = Ilhas das Especiarias
card-c14 = Índia
card-c15 = Circum-navegar o Globo
card-c16 = China

## Eras e lugares

age = era { $n ->
        [1] I
        [2] II
       *[3] III
    }

place-supply = estoque
place-available = trabalhadores disponíveis
place-pool = grupo de descoberta
place-expedition = expedição

## Opções da partida

option-edition = Edição
    .about = Define se valem as regras e os componentes da primeira edição (2007) ou da edição deluxe (2015).
option-builders = Construtores
    .about = Inclui os construtores, um sexto tipo de trabalhador, que aumenta os PV das regiões e barateia as construções.
option-expansion_buildings = Construções da expansão
    .about = Quais das 20 construções da expansão Construtores entram nos montes.
option-plague_tiles = Peças de Praga
    .about = Acrescenta uma peça de Praga às construções de cada era.
option-nations = Vantagens das nações
    .about = Cada jogador comanda uma nação com vantagem própria, sorteada ou ganha em um leilão que também define a ordem inicial.
option-vp_purchase = Compra de PV
    .about = Depois de cada pontuação do Novo Mundo, é possível comprar PV, a $1 cada na era I, $3 na era II e $10 na era III.
option-start_auction_first = Leilão inicial
    .about = A ordem inicial é disputada em lances, e não por sorteio, e o vencedor ainda descobre o Caribe.
option-two_player_captains = Capitães para dois
    .about = Na partida para 2, cada jogador começa com 2 capitães no evento Descoberta.
option-reduced_luck_age3 = Era III às claras
    .about = Só 10 construções da era III, sorteadas na preparação, entram na partida, e todos as conhecem desde o início.
option-no_survivors = Sem sobreviventes
    .about = Quando uma expedição a uma região falha, o marcador sai do jogo e um ainda não usado entra em seu lugar, virado para baixo.
option-reconnaissance = Reconhecimento
    .about = Na sua vez, você pode espiar um marcador virado para baixo ou, quando não houver mais nenhum, a carta do topo do baralho, por $1 na era I, $2 na era II ou $3 na era III.
option-advanced_reconnaissance = Reconhecimento avançado
    .about = Os marcadores de descoberta do mapa ficam à vista desde o início, de modo que as expedições às regiões nunca falham.
option-university_mode = Alcance da Universidade
    .about = Até onde a Universidade leva um trabalhador: direto ao primeiro lugar ou só um lugar à frente.
option-failed_token_secrecy = Marcador de expedição que falhou
    .about = Quem fica sabendo o que havia no marcador quando uma expedição falha: todos, ou só o jogador que a enviou.

value-first = Primeira edição
value-deluxe = Edição deluxe
value-off = Desativadas
value-random = Por sorteio
value-auction = Leilão
value-none = Nenhuma
value-all = Todas
value-to_front = Ao primeiro lugar
value-one_step = Um lugar à frente
value-public = Público
value-private = Privado
value-true = Sim
value-false = Não

preset-first = Primeira edição
    .about = O jogo de 2007, para 2 a 5 jogadores, com 34 construções.
preset-deluxe_base = Edição deluxe, jogo básico
    .about = As regras deluxe para 2 a 6 jogadores, com 37 construções, incluindo as Pragas, mas sem a expansão Construtores.
preset-deluxe_full = Edição deluxe com a expansão Construtores
    .about = As 57 construções, os construtores e nações com vantagens, leiloadas no início.
