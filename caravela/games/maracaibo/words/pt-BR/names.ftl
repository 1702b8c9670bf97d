# Maracaibo: nomes dos componentes e descrições curtas. Os números vêm das tabelas de componentes.

game-maracaibo = Maracaibo
    .about = De um a quatro capitães dão quatro voltas pelo Caribe: entregam mercadorias, lutam por três nações, realizam projetos e exploram a selva. Campanhas mudam o mapa de uma partida para a outra.
    .tact = Este jogo faz uma aventura das guerras de três impérios pelo Caribe. O açúcar, o tabaco, o cacau e o índigo vinham de terras tomadas de seus povos e do trabalho de africanos escravizados, cujas vidas nenhum ponto deste tabuleiro compensa.

## O que se tem e se recebe. $n é a quantidade.

gain-doubloons = dobrões
    .one = 1 dobrão
    .count = { $n ->
        [0] { $n } dobrões
        [1] { $n } dobrão
       *[other] { $n } dobrões
    }
gain-vp = pontos de vitória
    .one = 1 PV
    .count = { $n } PV
gain-cp = pontos de combate
    .one = 1 ponto de combate
    .count = { $n ->
        [0] { $n } pontos de combate
        [1] { $n } ponto de combate
       *[other] { $n } pontos de combate
    }
gain-workers = trabalhadores
    .one = 1 trabalhador
    .count = { $n ->
        [0] { $n } trabalhadores
        [1] { $n } trabalhador
       *[other] { $n } trabalhadores
    }

## O que os efeitos trazem além disso

effect-remove_disc = discos fora do navio
    .one = 1 disco fora do navio
    .count = { $n ->
        [0] { $n } discos fora do navio
        [1] { $n } disco fora do navio
       *[other] { $n } discos fora do navio
    }
effect-village_action = ações de vila
    .one = 1 ação de vila
    .count = { $n ->
        [0] { $n } ações de vila
        [1] { $n } ação de vila
       *[other] { $n } ações de vila
    }
effect-income_doubloons = receita de dobrões
    .one = 1 de receita de dobrões
    .count = { $n } de receita de dobrões
effect-income_vp = receita de PV
    .one = 1 de receita de PV
    .count = { $n } de receita de PV
effect-explorer = explorador
    .count = { $n ->
        [0] até { $n } espaços para o explorador
        [1] até { $n } espaço para o explorador
       *[other] até { $n } espaços para o explorador
    }
effect-sail = navegar mais
    .count = { $n ->
        [0] até { $n } pontos de movimento a mais
        [1] até { $n } ponto de movimento a mais
       *[other] até { $n } pontos de movimento a mais
    }
effect-main_action = uma ação principal ali
    .count = uma ação principal ali
effect-combat = um combate
    .count = um combate
effect-influence_next_title = influência até o próximo título com uma nação
    .count = influência até o próximo título com uma nação
effect-token_new = uma peça de sinergia que você ainda não tem
    .count = uma peça de sinergia que você ainda não tem
effect-annex_village = um marcador de qualquer nação em uma vila sem marcador
    .count = um marcador de qualquer nação em uma vila sem marcador
effect-annex_village_title = um marcador de qualquer nação em uma vila sem marcador, com influência até o próximo título
    .count = um marcador de qualquer nação em uma vila sem marcador, com influência até o próximo título
effect-mission_on_card = uma missão do monte sobre esta carta
    .count = uma missão do monte sobre esta carta
effect-fulfil_card_mission = a missão sobre uma das suas cartas
    .count = a missão sobre uma das suas cartas
effect-workers_on_card_income = receita de dobrões por trabalhador posto nesta carta
    .count = { $n } de receita de dobrões por trabalhador que você puser nesta carta
effect-buy_card_or_invest = a compra de uma carta de projeto ou um investimento em uma construção de prestígio
    .count = a compra de uma carta de projeto ou um investimento em uma construção de prestígio
effect-place_marker_here = um marcador de qualquer nação nesta vila
    .count = um marcador de qualquer nação nesta vila
effect-place_marker = um marcador da nação
    .count = um marcador da nação
effect-flag_bonus = o bônus da bandeira
    .count = o bônus da bandeira
effect-story_tile = a peça de história
    .count = a peça de história
effect-mission_from_pile = uma missão do monte
    .count = uma missão do monte
effect-remove_skull_tile = peças de caveira fora do mapa
    .count = { $n ->
        [0] { $n } peças de caveira fora do mapa
        [1] { $n } peça de caveira fora do mapa
       *[other] { $n } peças de caveira fora do mapa
    }

## Influência

influence-france = influência com a França
    .count = { $n } de influência com a França
influence-england = influência com a Inglaterra
    .count = { $n } de influência com a Inglaterra
influence-spain = influência com a Espanha
    .count = { $n } de influência com a Espanha
influence-any = influência com uma nação à sua escolha
    .count = { $n } de influência com uma nação à sua escolha
influence-fighting = influência com a nação combatente
    .count = { $n } de influência com a nação combatente
influence-same = influência com a mesma nação
    .count = { $n } de influência com a mesma nação

## O que se recebe por contagem

vp_per-compass = PV por bússola
    .count = { $n } PV por bússola
vp_per-combat_tile = PV por peça de combate sua
    .count = { $n } PV por peça de combate sua
vp_per-assistant = PV por assistente seu
    .count = { $n } PV por assistente seu
vp_per-mission = PV por missão ou peça de história sua
    .count = { $n } PV por missão ou peça de história sua
vp_per-synergy = PV por peça de sinergia sua
    .count = { $n } PV por peça de sinergia sua
vp_per-nation_influence_3 = PV por nação com que você tem ao menos 3 de influência
    .count = { $n } PV por nação com que você tem ao menos 3 de influência
doubloons_per-compass = dobrões por bússola
    .count = { $n ->
        [0] { $n } dobrões por bússola
        [1] { $n } dobrão por bússola
       *[other] { $n } dobrões por bússola
    }
village_action_per-compass = ações de vila por bússola
    .count = { $n ->
        [0] { $n } ações de vila por bússola
        [1] { $n } ação de vila por bússola
       *[other] { $n } ações de vila por bússola
    }

## O que se paga

pay-goods_identical = mercadorias iguais
    .count = { $n } mercadorias iguais
pay-discard_hand = toda a sua mão
    .count = toda a sua mão
pay-movement_spent = pontos de movimento gastos neste turno
    .count = ao menos { $n } pontos de movimento gastos neste turno

## Mercadorias e objetos

good-sugar = açúcar
    .one = 1 açúcar
    .count = { $n } açúcar
good-tobacco = tabaco
    .one = 1 tabaco
    .count = { $n } tabaco
good-cocoa = cacau
    .one = 1 cacau
    .count = { $n } cacau
good-indigo = índigo
    .one = 1 índigo
    .count = { $n } índigo
object-map = mapa
    .one = 1 mapa
    .count = { $n ->
        [0] { $n } mapas
        [1] { $n } mapa
       *[other] { $n } mapas
    }
object-herbs = ervas medicinais
    .one = 1 erva medicinal
    .count = { $n ->
        [0] { $n } ervas medicinais
        [1] { $n } erva medicinal
       *[other] { $n } ervas medicinais
    }
object-pistol = pistola
    .one = 1 pistola
    .count = { $n ->
        [0] { $n } pistolas
        [1] { $n } pistola
       *[other] { $n } pistolas
    }
object-spyglass = luneta
    .one = 1 luneta
    .count = { $n ->
        [0] { $n } lunetas
        [1] { $n } luneta
       *[other] { $n } lunetas
    }

## Peças de sinergia

token-medal = medalha
    .the = a medalha
    .with = com a medalha
token-anchor = âncora
    .the = a âncora
    .with = com a âncora
token-cannon = canhão
    .the = o canhão
    .with = com o canhão
token-quill = pena
    .the = a pena
    .with = com a pena
token-column = coluna
    .the = a coluna
    .with = com a coluna

## As nações e seus títulos

nation-france = França
    .the = a França
    .of = da França
    .with = com a França
    .for = pela França
    .adjective = francês
nation-england = Inglaterra
    .the = a Inglaterra
    .of = da Inglaterra
    .with = com a Inglaterra
    .for = pela Inglaterra
    .adjective = inglês
nation-spain = Espanha
    .the = a Espanha
    .of = da Espanha
    .with = com a Espanha
    .for = pela Espanha
    .adjective = espanhol
title-0 = nenhum título
title-1 = Fidalguia
title-2 = Ordem de Cavalaria
title-3 = Baronato
title-4 = Viscondado
title-5 = Condado
title-6 = Ducado

## Barreiras da trilha do explorador

barrier-blue = barreira azul
    .the = a barreira azul
    .crossed = a barreira azul cruzada
barrier-red = barreira vermelha
    .the = a barreira vermelha
    .crossed = a barreira vermelha cruzada
barrier-green = barreira verde
    .the = a barreira verde
    .crossed = a barreira verde cruzada

## Locais

location-H = Havana
    .at = em Havana
    .to = para Havana
    .from = de Havana
    .of = de Havana
location-1 = Matanzas
    .at = em Matanzas
    .to = para Matanzas
    .from = de Matanzas
    .of = de Matanzas
location-2 = Baracoa
    .at = em Baracoa
    .to = para Baracoa
    .from = de Baracoa
    .of = de Baracoa
location-3 = Tortuga
    .at = em Tortuga
    .to = para Tortuga
    .from = de Tortuga
    .of = de Tortuga
location-4 = Puerto Plata
    .at = em Puerto Plata
    .to = para Puerto Plata
    .from = de Puerto Plata
    .of = de Puerto Plata
location-5 = Santo Domingo
    .at = em Santo Domingo
    .to = para Santo Domingo
    .from = de Santo Domingo
    .of = de Santo Domingo
location-6 = San Juan
    .at = em San Juan
    .to = para San Juan
    .from = de San Juan
    .of = de San Juan
location-7 = St. Kitts
    .at = em St. Kitts
    .to = para St. Kitts
    .from = de St. Kitts
    .of = de St. Kitts
location-8 = Martinique
    .at = em Martinique
    .to = para Martinique
    .from = de Martinique
    .of = de Martinique
location-9 = Granada
    .at = em Granada
    .to = para Granada
    .from = de Granada
    .of = de Granada
location-9a = Angostura
    .at = em Angostura
    .to = para Angostura
    .from = de Angostura
    .of = de Angostura
location-10 = La Guaira
    .at = em La Guaira
    .to = para La Guaira
    .from = de La Guaira
    .of = de La Guaira
location-11 = Maracaibo
    .at = em Maracaibo
    .to = para Maracaibo
    .from = de Maracaibo
    .of = de Maracaibo
location-12 = Santa Marta
    .at = em Santa Marta
    .to = para Santa Marta
    .from = de Santa Marta
    .of = de Santa Marta
location-13 = Port Royal
    .at = em Port Royal
    .to = para Port Royal
    .from = de Port Royal
    .of = de Port Royal
location-14 = Cartagena
    .at = em Cartagena
    .to = para Cartagena
    .from = de Cartagena
    .of = de Cartagena
location-15 = Portobelo
    .at = em Portobelo
    .to = para Portobelo
    .from = de Portobelo
    .of = de Portobelo
location-15a = Panamá
    .at = no Panamá
    .to = para o Panamá
    .from = do Panamá
    .of = do Panamá
location-16 = Bluefields
    .at = em Bluefields
    .to = para Bluefields
    .from = de Bluefields
    .of = de Bluefields
location-17 = Puerto Cabezas
    .at = em Puerto Cabezas
    .to = para Puerto Cabezas
    .from = de Puerto Cabezas
    .of = de Puerto Cabezas
location-18 = Trujillo
    .at = em Trujillo
    .to = para Trujillo
    .from = de Trujillo
    .of = de Trujillo
location-19 = Grande Caimã
    .at = em Grande Caimã
    .to = para Grande Caimã
    .from = de Grande Caimã
    .of = de Grande Caimã
location-20 = Voltando para Casa I
    .at = no espaço Voltando para Casa I
    .to = para o espaço Voltando para Casa I
    .from = do espaço Voltando para Casa I
    .of = do espaço Voltando para Casa I
location-21a = Voltando para Casa II
    .at = no espaço Voltando para Casa II
    .to = para o espaço Voltando para Casa II
    .from = do espaço Voltando para Casa II
    .of = do espaço Voltando para Casa II
location-21b = Voltando para Casa II
    .at = no espaço Voltando para Casa II
    .to = para o espaço Voltando para Casa II
    .from = do espaço Voltando para Casa II
    .of = do espaço Voltando para Casa II
location-22 = Voltando para Casa III
    .at = no espaço Voltando para Casa III
    .to = para o espaço Voltando para Casa III
    .from = do espaço Voltando para Casa III
    .of = do espaço Voltando para Casa III

## Lugares para marcadores ao lado do mapa

place-fleet10 = frota de prata (10)
    .at = na frota de prata (10)
    .to = à frota de prata (10)
    .from = da frota de prata (10)
    .of = da frota de prata (10)
place-fleet11 = frota de prata (11)
    .at = na frota de prata (11)
    .to = à frota de prata (11)
    .from = da frota de prata (11)
    .of = da frota de prata (11)
place-mine = mina de ouro
    .at = na mina de ouro
    .to = para a mina de ouro
    .from = da mina de ouro
    .of = da mina de ouro

## Espaços da trilha do explorador. $number conta os espaços do caminho longo, $step os de um atalho.

space = espaço { $number }
    .on = no espaço { $number }
    .to = para o espaço { $number }
space-short = passo { $step } do atalho depois do espaço { $number }
    .on = no passo { $step } do atalho depois do espaço { $number }
    .to = para o passo { $step } do atalho depois do espaço { $number }
space-start = início da trilha
    .on = no início da trilha
    .to = para o início da trilha
space-end = fim da trilha (espaço { $number })
    .on = no fim da trilha (espaço { $number })
    .to = para o fim da trilha (espaço { $number })

## Peças de cidade. $gain é o que a cidade faz.

city_tile-CT01 = Casa das Expedições
    .about = { city-tile-about }
city_tile-CT02 = Cais do Arsenal
    .about = { city-tile-about }
city_tile-CT03 = Palácio do Governador
    .about = { city-tile-about }
city_tile-CT04 = Estaleiro de Querena
    .about = { city-tile-about }
city_tile-CT05 = Casa dos Práticos
    .about = { city-tile-about }
city_tile-CT06 = Bolsa dos Agentes
    .about = { city-tile-about }
city_tile-CT07 = Casa das Expedições
    .about = { city-tile-about }
city_tile-CT08 = Cais do Arsenal
    .about = { city-tile-about }
city_tile-CT09 = Praça do Mercado
    .about = { city-tile-about }
city_tile-CT10 = Comando Naval
    .about = { city-tile-about }
city_tile-CT11 = Taverna dos Veteranos
    .about = { city-tile-about }
city_tile-CT12 = Casa da Companhia Livre
    .about = { city-tile-about }
city_tile-CT13 = Maracaibo (1 ou 2 jogadores)
    .about = { city-tile-about }
city-tile-about = { $n ->
    [1] Seu mercado recebe { $good } e tem { $n } espaço. Ação de cidade: { $gain }.
   *[other] Seu mercado recebe { $good } e tem { $n } espaços. Ação de cidade: { $gain }.
 }

## Áreas do navio

area-S01 = Velas Ligeiras
    .about = Em uma vila você tem duas ações de vila se gastou { $two } pontos de movimento ou mais, e três se gastou { $three } ou mais.
area-S02 = Grande Câmara
    .about = No fim do turno você completa a mão até { $n } cartas.
area-S03 = Gaivotas Mensageiras
    .about = Receba { $gain } na hora. A partir de agora as cartas do mostrador não lhe custam nada.
area-S04 = Casa-Forte
    .about = Receba { $gain } na hora.
area-S05 = Figura de Proa
    .about = Receba { $gain } na hora.
area-S06 = Popa Dourada
    .about = Receba { $gain } na hora. Seus discos só saem depois dos de { area-S05 }.
area-S07 = Botes de Desembarque
    .about = Você tem mais uma ação de combate: { combat_action-CA_VILLAGE }.
area-S08 = Convés de Treino
    .about = Você tem mais uma ação de vila: { village_action-VA_DRILL }.
area-S09 = Porão Fundo
    .about = Você tem mais uma ação de vila: { village_action-VA_HOLD }. Seus discos só saem depois dos de { area-S08 }.
area-S10 = Camarote do Enviado
    .about = Você tem mais uma ação de vila: { village_action-VA_FLAG }. Seus discos só saem quando outras { $others } áreas estiverem vazias.
area-S11 = Galeria das Cartas
    .about = Escolha na hora: { $gain }. Seus discos só saem quando outras { $others } áreas estiverem vazias.
area-S12 = Convés do Almirante
    .about = Receba { $gain } na hora. Seus discos só saem quando outras { $others } áreas estiverem vazias.

## Ações de vila. $pay e $gain são o que custam e o que trazem.

village_action-VA_DISCARD = Descartar a mão
    .about = Descarte toda a sua mão, ao menos 1 carta, para receber { $gain }.
village_action-VA_COIN = Ganhar dinheiro
    .about = Receba { $gain }.
village_action-VA_BUY = Comprar ou investir
    .about = Compre uma carta de projeto da mão ou do planejamento, ou invista em uma construção de prestígio aberta.
village_action-VA_DRILL = Treinar a tripulação
    .about = Receba { $gain }.
village_action-VA_HOLD = Esvaziar o porão
    .about = Pague { $pay } para receber { $gain }.
village_action-VA_FLAG = Hastear uma bandeira
    .about = Se o seu navio está em uma vila sem marcador, ponha ali um de qualquer nação e receba { $gain }.
village_action-VA_MAPS_VP = Seguir os mapas
    .about = Pague { $pay } para receber { $gain }. { village-last }
village_action-VA_MAPS_D = Vender a rota
    .about = Pague { $pay } para receber { $gain }. { village-last }
village_action-VA_VP = Contar uma história
    .about = Receba { $gain }. { village-last }
village_action-VA_GOODS_D = Vender por atacado
    .about = Pague { $pay } para receber { $gain }.
village_action-VA_CARD_MISSION = Missão sobre uma carta
    .about = Cumpra a missão que está sobre uma das suas cartas. { village-last }
village-last = Nenhuma outra ação de vila pode vir depois.

## Ações de combate. $first e $second são o que tiram do valor de combate, $first_gain e $second_gain o que trazem.

combat_action-CA_INFLUENCE = Conquistar favor
    .about = Reduza o valor de combate em { $first } para receber { $first_gain }, ou em { $second } para receber { $second_gain }.
combat_action-CA_FLAG = Anexar ou tomar uma bandeira
    .about = Ponha um marcador da nação em uma bandeira: por { $first } onde não há nenhum, por { $second } no lugar do de outra nação. Você recebe { $first_gain }.
combat_action-CA_VILLAGE = Anexar ou tomar uma vila
    .about = Ponha um marcador da nação em uma vila: por { $first } onde não há nenhum, por { $second } no lugar do de outra nação. Você recebe { $first_gain }, { $own } dobrões por assistente seu ali e { $other } por assistente dos outros.
combat_action-CA_RENOWN = Ganhar renome
    .about = Reduza o valor de combate em { $first } para receber { $first_gain }.
combat_action-CA_PLUNDER = Saquear
    .about = Reduza o valor de combate em { $first } para receber { $first_gain }, e mais { $extra } { $with }.
combat_action-CA_FLEET = Escoltar a frota de prata
    .about = Ponha um marcador da nação em um espaço livre da frota, por { $first } ou { $second }, e receba { $first_gain }. Ninguém pode tomá-lo.
combat_action-CA_MINE = Tomar a mina de ouro
    .about = Uma vez na partida, com o seu explorador no espaço { $space } ou além dele: ponha um marcador da nação na mina, por { $first }, e receba { $first_gain }.

## Ações dos assistentes

assistant_action-AA01 = Corretagem
assistant_action-AA02 = Braços Contratados
assistant_action-AA03 = Cartas de Favor
assistant_action-AA04 = Travessia Armada
assistant_action-AA05 = Venda por Atacado
assistant_action-AA06 = Reparos sob Armas
assistant_action-AA07 = Reparos Pagos
assistant_action-AA08 = Mercadorias por Armas
assistant_action-AA09 = Mercadorias por Favores
assistant_action-AA10 = Trilha Guiada
assistant_action-AA11 = Notas de Campo
assistant_action-AA12 = Informações
assistant_action-AA13 = Antigas Campanhas
assistant_action-AA14 = Hospitalidade
assistant_action-AA15 = Praticagem
assistant_action-AA16 = Provisões do Forte
assistant_action-AA17 = Salvamento
assistant_action-AA18 = Leilão

## Construções de prestígio

building-PB1 = Abadia
    .about = { $vp } PV no fim por barreira que o seu explorador cruzou.
building-PB2 = Palácio
    .about = { $vp } PV no fim por missão ou peça de história sua.
building-PB3 = Basílica
    .about = { $vp } PV no fim por assistente seu, no máximo { $most }.
building-PB4 = Cidadela
    .about = { $vp } PV no fim por trabalhador no seu estoque pessoal e por ponto de combate que restar.
building-PB5 = Igreja
    .about = { $vp } PV no fim por peça de sinergia sua.
building-PB6 = Base Militar
    .about = { $vp } PV no fim por peça de combate sua.
building-PB7 = Academia
    .about = { $vp } PV no fim por área do seu navio sem discos.
building-PB8 = Catedral
    .about = { $vp } PV no fim por PV impresso na posição da sua receita de dobrões, além desses próprios PV.

## Carreiras e suas tarefas

career-CR1 = Vida de Corsário
career-CR2 = Caminhos Novos
career-CR3 = Capitania Mercante
career-CR4 = Diplomacia da Corte
career-CR5 = Rede de Espiões
career-CR6 = Comando de Esquadra
career-CR7 = Vida de Aventuras
career-CR8 = Obras e Fortalezas
task-combat_tiles = peças de combate
    .count = { $n ->
        [0] { $n } peças de combate
        [1] { $n } peça de combate
       *[other] { $n } peças de combate
    }
task-missions = missões
    .count = { $n ->
        [0] { $n } missões
        [1] { $n } missão
       *[other] { $n } missões
    }
task-influence_one = influência com uma nação
    .count = { $n } de influência com uma nação
task-influence_two = influência com duas nações
    .count = { $n } de influência com cada uma de duas nações
task-upgrades = aprimoramentos do navio
    .count = { $n ->
        [0] { $n } aprimoramentos do navio
        [1] { $n } aprimoramento do navio
       *[other] { $n } aprimoramentos do navio
    }
task-explorer_barrier = uma barreira da trilha do explorador
    .count = uma barreira da trilha do explorador
task-synergy = peças de sinergia
    .count = { $n ->
        [0] { $n } peças de sinergia
        [1] { $n } peça de sinergia
       *[other] { $n } peças de sinergia
    }
task-assistants = assistentes
    .count = { $n ->
        [0] { $n } assistentes
        [1] { $n } assistente
       *[other] { $n } assistentes
    }
career-task = Com { $low }: { $gain } e um trabalhador desta carta; com { $high }: também { $more }.
career-done = As três tarefas: { $gain }.

## Missões e peças de combate. $number as conta; $cost, $each e $bonus são o que a missão custa, traz por bússola e traz uma vez.

mission = missão ({ $cost })
    .the = a missão que custa { $cost }
    .about = Custa { $cost }. Traz { $each } por bússola sua, e { $bonus }.
story_tile = peça de história { $number }
    .the = a peça de história { $number }
combat_tile = peça de combate (França { $france }, Inglaterra { $england }, Espanha { $spain })
    .about = Na hora: França { $france_gain }; Inglaterra { $england_gain }; Espanha { $spain_gain }.
modifier-most = { $n } a menos para a nação com mais marcadores
modifier-fewest = { $n } a mais para a nação com menos marcadores

## O que uma carta pede além de dobrões

requirement-assistant = um trabalhador como assistente { $location_at }
requirement-worker_return = um trabalhador de volta ao suprimento comum
requirement-worker_on_card = um trabalhador sobre a carta
requirement-nation3 = ao menos { $n } marcadores { $nation_of } no mapa

## Efeitos permanentes. $n é o número de cada um.

permanent-compass = bússola
    .about = Você tem mais uma bússola.
permanent-object = objeto permanente
    .about = Sempre que pagar com objetos desse tipo você paga { $n } a menos ({ $object }).
permanent-discount = desconto
    .about = { $n ->
        [0] Cartas de projeto e construções de prestígio lhe custam { $n } dobrões a menos.
        [1] Cartas de projeto e construções de prestígio lhe custam { $n } dobrão a menos.
       *[other] Cartas de projeto e construções de prestígio lhe custam { $n } dobrões a menos.
    }
permanent-combat_cp = ponto de combate antes dos combates
    .about = { $n ->
        [0] Antes de cada combate seu você recebe { $n } pontos de combate.
        [1] Antes de cada combate seu você recebe { $n } ponto de combate.
       *[other] Antes de cada combate seu você recebe { $n } pontos de combate.
    }
permanent-explorer_plus = explorador mais rápido
    .about = { $n ->
        [0] O seu explorador pode andar { $n } espaços a mais em cada movimento.
        [1] O seu explorador pode andar { $n } espaço a mais em cada movimento.
       *[other] O seu explorador pode andar { $n } espaços a mais em cada movimento.
    }
permanent-steal_on_skip = pontos dos exploradores ultrapassados
    .about = Por explorador que o seu pular você toma { $n } PV do dono dele.
permanent-assistant_visit = visitas aos seus assistentes
    .about = Sempre que um navio, mesmo o seu, parar onde você tem um assistente, você recebe { $gain }.
permanent-worker_to_cp = trabalhadores em pontos de combate
    .about = { $n ->
        [0] A qualquer momento você pode devolver 1 trabalhador para receber { $n } pontos de combate.
        [1] A qualquer momento você pode devolver 1 trabalhador para receber { $n } ponto de combate.
       *[other] A qualquer momento você pode devolver 1 trabalhador para receber { $n } pontos de combate.
    }
permanent-nation_combat_cp = pontos de combate por uma nação
    .about = { $n ->
        [0] Quando lutar { $nation_for } você recebe { $n } pontos de combate.
        [1] Quando lutar { $nation_for } você recebe { $n } ponto de combate.
       *[other] Quando lutar { $nation_for } você recebe { $n } pontos de combate.
    }
permanent-take_bonus = pontos por tomar
    .about = Você recebe { $n } PV cada vez que toma um lugar de outra nação em um combate.

## Peças legacy. $pay, $gain, $spaces, $cost, $space, $vp e $toll são seus números.

legacy-L1 = Ancoradouro Livre de Puerto Cabezas
    .about = Puerto Cabezas é uma cidade. Entregue ali uma mercadoria e depois cumpra a missão do espaço de missão, que é reposta na hora com uma do monte.
legacy-L2 = Tempestade ao Largo de San Juan
    .about = Navegar de San Juan a St. Kitts custa { $cost } pontos de movimento.
legacy-L3 = Febre em Cartagena
    .about = Cartagena está fechada: ali não há ação de cidade, ação de vila, entrega nem marcador. Missões e assistentes continuam abertos.
legacy-L4 = Cidade no Rio
    .about = Angostura é uma cidade para quem tem o explorador além do espaço { $space }. Os caminhos de entrada e de saída custam { $cost } pontos de movimento cada. Ação de cidade: { $gain }, e você pode devolver { $pay } para receber { $vp } PV.
legacy-L5 = Voluntários de Tortuga
    .about = Se o seu navio parar em Tortuga você recebe { $gain } antes da ação principal.
legacy-L6 = Frota de Prata
    .about = Todos têm mais uma ação de combate: { combat_action-CA_FLEET }.
legacy-L7 = Estrada do Panamá
    .about = O Panamá é uma cidade para quem tem o explorador além do espaço { $space }. Ação de cidade: entregue uma mercadoria e depois { $gain }.
legacy-L8 = Mina de Ouro
    .about = Todos têm mais uma ação de combate: { combat_action-CA_MINE }.
legacy-L9 = Sinos de Havana
    .about = Quem chegar ao espaço Voltando para Casa II recebe { $gain } na chegada, em vez do que está impresso ali.
legacy-L10 = Comboio de Socorro
    .about = Em La Guaira. { disc-tile-free }
legacy-L11 = Cofre do Conselho
    .about = Em Baracoa. { disc-tile }
legacy-L12 = Remédios para as Plantações
    .about = Em San Juan. { disc-tile }
legacy-L13 = Pólvora para as Torres de Vigia
    .about = Em Santa Marta. { disc-tile }
legacy-L14 = Quebra-Mar
    .about = Em Bluefields. { disc-tile }
legacy-L15 = Colheita do Cacau
    .about = Em Martinique. { disc-tile }
legacy-L16 = Luz no Recife
    .about = Em Trujillo. { disc-tile }
legacy-L17 = Corda no Ancoradouro
    .about = Em St. Kitts. { disc-tile } Quem passar paga { $toll } dobrões, ou tem que parar ali.
legacy-L20 = Febre em Granada
    .about = Nenhuma ação de vila como ação principal em Granada. Missões e assistentes continuam abertos.
legacy-L21 = Febre em Portobelo
    .about = Nenhuma ação de vila como ação principal em Portobelo. Missões e assistentes continuam abertos.
legacy-L22 = Febre em Matanzas
    .about = Nenhuma ação de vila como ação principal em Matanzas. Missões e assistentes continuam abertos.
legacy-L23 = Febre em Grande Caimã
    .about = Nenhuma ação de vila como ação principal em Grande Caimã. Missões e assistentes continuam abertos.
legacy-L24 = Pedras na Passagem da Jamaica
    .about = Navegar de Santa Marta a Port Royal custa { $cost } pontos de movimento.
legacy-L25 = Tempestade ao Largo de Trujillo
    .about = Navegar de Trujillo a Grande Caimã custa { $cost } pontos de movimento.
disc-tile = Se o seu navio parar aqui você pode, uma vez antes da ação principal, pagar { $pay } para receber { $gain } e mover um disco do navio para um dos { $spaces } espaços.
disc-tile-free = Se o seu navio parar aqui você pode, uma vez antes da ação principal, receber { $gain } e mover um disco do navio para um dos { $spaces } espaços.

## Ana, que joga contra quem está só: suas cartas e seus níveis

ana = Ana
automa-A1 = Batedora
automa-A2 = Enviada à França
automa-A3 = Escaramuça
automa-A4 = Enviada à Espanha
automa-A5 = Enviada à Inglaterra
automa-B1 = Trilha do Norte
automa-B2 = Recado
automa-B3 = Reparos
automa-B4 = Trilha do Sul
automa-B5 = Querena
automa-B6 = Ação de Esquadra
automa-C1 = Construtora Naval
automa-C2 = Mensageira
automa-C3 = Veterana da Selva
automa-C4 = Guerreira
value-very_easy = Muito fácil
    .about = Ana joga com cinco cartas da letra A.
value-easy = Fácil
    .about = Ana tem também uma carta da letra C.
value-medium = Médio
    .about = Ana tem também uma carta da letra B e uma da letra C.
value-hard = Difícil
    .about = Ana tem também duas cartas da letra B e uma da letra C.
value-very_hard = Muito difícil
    .about = Ana tem também três cartas da letra B e uma da letra C.

## Cartas de projeto

card-A01 = Botes de Pesca
card-A02 = Engenho de Cana
card-A03 = Salinas
card-A04 = Porto da Balsa
card-A05 = Cordoaria
card-A06 = Tanoaria
card-A07 = Curtume
card-A08 = Taverna do Cais
card-A09 = Pintora de Portos
card-A10 = Cronista Andarilho
card-A11 = Coro da Capela
card-A12 = Morro do Vigia
card-A13 = Comprador de Pérolas
card-A14 = Legionário
card-A15 = Porto
card-A16 = Sargento
card-A17 = Tabelião
card-A18 = Escrivão da Alfândega
card-A19 = Canteiro
card-A20 = Pátio de Treino
card-A21 = Estafeta
card-A22 = Capitão Reformado
card-A23 = Ajudante do Prático
card-A24 = Paiol de Pólvora
card-A25 = Mestre-Escola
card-A26 = Capataz da Pedreira
card-A27 = Irmandade dos Veteranos
card-A28 = Aprendiz de Estaleiro
card-A29 = Tipógrafa
card-A30 = Cozinheiro Pechincheiro
card-A31 = Intendente
card-A32 = Comissário de Bordo
card-A33 = Navegador de Bordo
card-A34 = Leitora de Estrelas
card-A35 = Fabricante de Bússolas
card-A36 = Guia de Trilhas
card-A37 = Tropeiro
card-A38 = Sala das Cartas Náuticas
card-A39 = Horta de Ervas
card-A40 = Banca do Armeiro
card-A41 = Polidor de Lentes
card-A42 = Mestre de Esgrima
card-A43 = Grupo de Abordagem
card-A44 = Enviado Francês
card-A45 = Enviado Inglês
card-A46 = Enviado Espanhol
card-A47 = Quitandeiras
card-A48 = Batedores da Selva
card-A49 = Exercício de Mosquete
card-A50 = Capataz do Cais
card-A51 = Estalajadeira de San Juan
card-A52 = Anciã da Vila
card-A53 = Carregador da Selva
card-A54 = Carpinteiro de Santa Marta
card-A55 = Corretor da Praça
card-A56 = Prático da Laguna
card-B001 = Refinaria de Açúcar
card-B002 = Casa do Tabaco
card-B003 = Cacaual
card-B004 = Tanques de Índigo
card-B005 = Casa de Contas
card-B006 = Ponte do Pedágio
card-B007 = Olaria
card-B008 = Rua dos Armazéns
card-B009 = Companhia dos Carregadores
card-B010 = Sociedade Botânica
card-B011 = Santa Casa de Misericórdia
card-B012 = Botica
card-B013 = Casa da Câmara
card-B014 = Farol
card-B015 = Biblioteca
card-B016 = Praça dos Fundadores
card-B017 = Observatório
card-B018 = Capitão da Guarnição
card-B019 = Muralha do Forte
card-B020 = Academia Naval
card-B021 = Tribunal do Comércio
card-B022 = Salão de Honra
card-B023 = Corporação dos Pedreiros
card-B024 = Grande Mercado
card-B025 = Clube dos Corsários
card-B026 = Imprensa Régia
card-B027 = Dique Seco
card-B028 = Arquivo das Índias
card-B029 = Governador de Saint-Domingue
card-B030 = Lorde Proprietário
card-B031 = Secretária do Vice-Rei
card-B032 = Feitoria Francesa
card-B033 = Feitoria Inglesa
card-B034 = Feitoria Espanhola
card-B035 = Corretora de Pechinchas
card-B036 = Senhora dos Contratos
card-B037 = Mestre Contador
card-B038 = Lobo do Mar
card-B039 = Cartógrafa
card-B040 = Desbravador
card-B041 = Guia da Laguna
card-B042 = Mateiro
card-B043 = Exploradora Rival
card-B044 = Rastreador Astuto
card-B045 = Rede de Estalajadeiros
card-B046 = Guilda dos Informantes
card-B047 = Recrutador da Milícia
card-B048 = Cirurgião de Bordo
card-B049 = Fundidor de Canhões
card-B050 = Capitão dos Fuzileiros
card-B051 = Corsário Francês
card-B052 = Corsária Inglesa
card-B053 = Corsário Espanhol
card-B054 = Engenheiro de Cercos
card-B055 = Herbolária Viajante
card-B056 = Agrimensor Real
card-B057 = Chefe da Expedição
card-B058 = Vendedor de Mapas
card-B059 = Contadora de Histórias
card-B060 = Poeta do Porto
card-B061 = Mercador de Atacado
card-B062 = Diplomata em Armas
card-B063 = Adido Naval
card-B064 = Comodoro
card-B065 = Cabo de Presa
card-B066 = Capitã de Abordagem
card-B067 = Amigos na Corte Francesa
card-B068 = Amigos na Corte Inglesa
card-B069 = Amigos na Corte Espanhola
card-B070 = Carta dos Povoadores
card-B071 = Patente da Coroa
card-B072 = Praia de Querena
card-B073 = Cartas de Apresentação
card-B074 = Mapa do Tesouro
card-B075 = Ordens Seladas
card-B076 = Histórias de Guerra
card-B077 = Teia de Amizades
card-B078 = Diário de Bordo
card-B079 = Rosa dos Ventos
card-B080 = Casa dos Marujos Livres
card-B081 = Ordem do Mérito
card-B082 = Mesa dos Tratados
card-B083 = Arsenal
card-B084 = Atacadista de Tabaco
card-B085 = Viúva do Estaleiro
card-B086 = Mestre do Cais
card-B087 = Mercador de Rum
card-B088 = Prima do Governador
card-B089 = Botânica em Campo
card-B090 = Dono do Rancho de Tropa
card-B091 = Chefe dos Espiões
card-B092 = Veterano de Guerra
card-B093 = Alcaide da Baía
card-B094 = Prático dos Recifes
card-B095 = Intendente do Forte
card-B096 = Capitã de Salvados
card-B097 = Leiloeiro de Especiarias
card-B098 = Correspondente da Corte
card-B099 = Mestre Carpinteiro
card-B100 = Príncipe dos Mercadores
card-B101 = Prático da Costa
card-C90 = Guias do Mangue
card-C91 = Carta de Porto Franco
card-C92 = Liga dos Médicos
card-C93 = Escolta da Frota
card-C94 = Práticos de Águas Profundas
card-C95 = Comissários da Paz
card-C96 = Ensaiador de Ouro
card-C97 = Amigos das Ilhas

## De onde algo vem

cause-card = carta de projeto
cause-city = ação de cidade
cause-village = ação de vila
cause-assistant = assistente
cause-mission = missão
cause-story = história
cause-space = trilha do explorador
cause-barrier = barreira
cause-arrival = chegada
cause-area = aprimoramento do navio
cause-flag = bandeira
cause-combat_tile = peça de combate
cause-combat = combate
cause-legacy = peça legacy
cause-career = carreira
cause-prestige = construção de prestígio
cause-income = receita
cause-wrap = receita de PV além do fim
cause-track_end = fim da trilha de influência
cause-unused = assistente não usado
cause-visit = visita a um assistente
cause-steal = explorador ultrapassado
cause-not_buying = nada comprado
cause-mission_count = número de missões
cause-synergy = sinergia
cause-conversion = trabalhador trocado
cause-toll = pedágio
cause-display = carta do mostrador
cause-setup = início da partida
cause-automa = carta Automa
cause-taking = marcador tomado

## Opções da preparação

option-story = História
    .about = Uma partida avulsa, em um de três níveis, ou uma campanha, do início ou de um dos seus capítulos.
option-archive = Arquivo
    .about = O que a última partida da campanha deixou: cartas de história, peças legacy e novas cartas de projeto.
option-difficulty = Nível de Ana
    .about = Quão forte é Ana, que joga contra quem está só.
option-start_player = Jogador inicial
    .about = Se quem começa a primeira rodada é sorteado ou é o primeiro lugar da mesa.
option-open_planning = Planejamento aberto
    .about = Se todos veem as cartas que os outros planejaram.
option-city_tiles_all_sets = Peças de cidade de todos os conjuntos
    .about = Se as peças de cidade sem leme são sorteadas entre todas, e não só entre as do número de jogadores.
option-unreached_assistants_score_round_4 = Assistentes não alcançados na rodada IV
    .about = Se os assistentes que o seu navio não alcançou pontuam também no fim da última rodada.
option-legacy_city_on_or_beyond = Angostura e Panamá já a partir do espaço
    .about = Se um explorador no espaço indicado já basta para entrar nessas cidades, e não só um além dele.
value-75 = { story-75 }
value-76 = { story-76 }
value-77 = { story-77 }
value-campaign = Campanha
value-chapter2 = Campanha a partir do capítulo 2
value-chapter3 = Campanha a partir do capítulo 3
value-chapter4 = Campanha a partir do capítulo 4
value-chapter5 = Campanha a partir do capítulo 5
value-chapter6 = Campanha a partir do capítulo 6
value-chapter7 = Campanha a partir do capítulo 7
value-chapter8 = Campanha a partir do capítulo 8
value-empty = Nada guardado
value-random = Por sorteio
value-first_seat = O primeiro lugar
value-true = Sim
value-false = Não
preset-single = Partida avulsa
    .about = Uma partida sem história e sem peças legacy. Boa para começar.
preset-single_medium = Partida avulsa, média
    .about = Uma partida com quatro peças legacy, novas cartas de projeto e menos missões.
preset-single_hard = Partida avulsa, difícil
    .about = Uma partida com sete peças legacy, novas cartas de projeto e menos missões.
preset-campaign = Campanha
    .about = { campaign-lantern_chart.about }
preset-chapter2 = Campanha a partir do capítulo 2
    .about = A campanha começa pelo capítulo 2, “{ chapter-2 }”.
preset-chapter3 = Campanha a partir do capítulo 3
    .about = A campanha começa pelo capítulo 3, “{ chapter-3 }”.
preset-chapter4 = Campanha a partir do capítulo 4
    .about = A campanha começa pelo capítulo 4, “{ chapter-4 }”.
preset-chapter5 = Campanha a partir do capítulo 5
    .about = A campanha começa pelo capítulo 5, “{ chapter-5 }”.
preset-chapter6 = Campanha a partir do capítulo 6
    .about = A campanha começa pelo capítulo 6, “{ chapter-6 }”.
preset-chapter7 = Campanha a partir do capítulo 7
    .about = A campanha começa pelo capítulo 7, “{ chapter-7 }”.
preset-chapter8 = Campanha a partir do capítulo 8
    .about = A campanha começa pelo capítulo 8, “{ chapter-8 }”.
