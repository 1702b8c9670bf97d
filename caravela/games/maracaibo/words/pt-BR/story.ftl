# Maracaibo: a campanha, como se lê à mesa. front- é lido quando uma carta entra em jogo, back- quando ela é completada.

campaign-lantern_chart = O Mapa da Lanterna
    .about = Uma campanha em oito capítulos sobre uma cartógrafa, meio mapa e uma costa que preferia ser dona de si mesma.
chapter-1 = As Duas Metades do Mapa
chapter-2 = Bandeiras Amarelas
chapter-3 = Um Porto sem Coroa
chapter-4 = As Cem Bocas
chapter-5 = A Costa em Vigília
chapter-6 = Através do Istmo
chapter-7 = O Hóspede Volta
chapter-8 = De Quem É o Mapa?

## Capítulo 1

story-01 = Uma Carta na Lanterna
front-01 = Um escrivão da alfândega de Portobelo põe nas suas mãos uma lanterna de navio. Por trás do vidro há uma carta, e embaixo da carta um nome que você só ouviu em tavernas: Inés Aramburu, cartógrafa. Ela pede uma escolta armada e promete pagar em moeda e em litoral.
back-01 = Inés desenrola metade de um mapa sobre a mesa da sua cabine. A outra metade, diz ela, está com Tomasa, a curandeira da estrada da serra, ou então no naufrágio que os pescadores chamam de Sino Afogado. Ela irá para onde os capitães decidirem.
vote-01 = Onde procurar a metade que falta do mapa?
choice-01-1 = Subir a estrada da serra até a curandeira
choice-01-2 = Mergulhar no Sino Afogado

story-03 = A Estrada da Curandeira
front-03 = A estrada acima de Santa Marta é íngreme, e as mulas a conhecem melhor que você. Tomasa não tem o que fazer com prata. Pede ervas das terras baixas e um desenho da costa que os netos dela deixaram para trás.
back-03 = Tomasa põe a sua metade do mapa ao lado da outra. As linhas se encontram com exatidão. Ela avisa que os pescadores começaram a tossir, e pede que você se lembre da estrada quando precisar dela.

story-04 = O Sino Afogado
front-04 = Nas manhãs de calmaria, um sino toca debaixo d’água ao largo de Trujillo. Os mergulhadores dizem que a corrente só permite uma maré por dia, e que só chega a tempo um navio de velas cheias.
back-04 = O sino sobe verde e inteiro, e dentro dele, lacrada em cera, está a metade que faltava do mapa. Enquanto a tripulação comemora, um dos mergulhadores se senta no convés e não consegue parar de tremer.

## Capítulo 2

story-05 = Febre em Cartagena
front-05 = Bandeiras amarelas pendem das muralhas de Cartagena, e o portão não se abre. Famílias esperam nas praias com suas trouxas. Os médicos pedem açúcar a cada capitão: é a única coisa que faz descer o remédio amargo.
back-05 = A pior semana passou, mas a doença já navega à sua frente. Em Santa Marta os mestres de porto discutem: uns querem fechar todos os portos, outros querem um comboio de remédios na água antes do anoitecer.
vote-05 = Como os portos devem responder à febre?
choice-05-1 = Fechar os portos e cuidar dos doentes onde estão
choice-05-2 = Enviar um comboio de remédios

story-07 = Portos Fechados
front-07 = Correntes se estendem diante de mais dois portos. Em cada um deles alguém precisa ficar e manter os caldeirões fervendo. Ninguém recebe ordens. Você pede um voluntário.
back-07 = Seis semanas depois o seu voluntário desce o cais, mais magro e com um sorriso de orelha a orelha. A corrente é baixada. Uma cidade se lembra de quem ficou.

story-08 = O Comboio de Socorro
front-08 = Em La Guaira os cais estão abarrotados de potes e de linho. Cada casco conta. Traga o que o seu navio puder dispensar: o comboio zarpa assim que o último lugar for ocupado.
back-08 = O comboio parte com o vento da tarde, uma dúzia de lanternas em fila. Quando ele volta, já há de novo crianças brincando nas muralhas.

## Capítulo 3

story-09 = O Engenheiro de Puerto Cabezas
front-09 = Onde havia uma vila agora há andaimes, e no alto dos andaimes está Mateo Quill, que constrói portos como outros contam histórias. Ele tem planos para um porto que não pertença a coroa nenhuma. Precisa de um olho firme e de alguém que espante os ladrões de madeira.
back-09 = Mateo larga o prumo e ri. O primeiro píer se aguenta. Agora ele precisa de pedra para um quebra-mar, e precisa dela antes das tempestades.

story-10 = Quebra-Mar
front-10 = O quebra-mar será feito de cascos afundados e cheios de rocha. Os marinheiros trazem o que sobrou dos velhos aparelhos e o empurram pela borda com uma oração. O céu está mudando.
back-10 = O mar se atira contra o muro e recua. Atrás dele a água está lisa como um prato. Mateo batiza o molhe com o nome de todos os que carregaram uma pedra, o que lhe toma quase uma hora.

story-11 = Tempo de Tempestades
front-11 = Duas passagens estão brancas de margem a margem, e os navios se arrastam por elas em árvore seca. O paquete com as cartas dos governadores espanhóis está atrasado. Uma tripulação que ouse levar todo o pano ainda poderia trazê-lo.
back-11 = Manchadas de sal e com um único dia de atraso, as cartas chegam a quem as esperava. O vento cai, como se só tivesse ficado para ver.

## Capítulo 4

story-13 = Cidade no Rio
front-13 = Para além de Granada o Orinoco se abre em cem bocas. Inés descobriu a que leva a uma cidade de tecelões e construtores de barcos, e a cidade está disposta a conversar. Os saqueadores do rio, não; primeiro é preciso expulsá-los.
back-13 = Os saqueadores se foram, e sobre a mesa do conselho há duas cartas. Uma vem das cidades do rio, que querem comerciar sob o próprio selo. A outra vem da Companhia, que oferece navios, empréstimos e uma grande quantidade de assinaturas.
vote-13 = Qual proposta levar a bordo?
choice-13-1 = A do conselho das cidades do rio
choice-13-2 = A da Companhia

story-15 = O Conselho Livre
front-15 = O conselho não quer padrinho. Quer um primeiro dinheiro, em moedas miúdas, vindo do maior número possível de mãos. Cada capitão que contribuir para o cofre em Baracoa poderá pôr a sua marca na carta de fundação.
back-15 = A carta de fundação é lida em voz alta em cinco línguas. Há uma discussão sobre a quinta, e todos concordam que isso é bom sinal.

story-16 = O Livro-Razão da Companhia
front-16 = A Companhia cumpre a promessa ao pé da letra, e a letra é comprida. Seus feitores em San Juan pedem remédios para as plantações. Inés lê as linhas miúdas e pede aos capitães que cuidem para que cheguem a quem trabalha lá.
back-16 = As arcas são abertas nos barracões e não nos escritórios, diante dos olhos de todas as tripulações do porto. Os feitores engolem o protesto. O livro-razão vai ter que conviver com isso.

## Capítulo 5

story-17 = Prata sobre a Água
front-17 = Uma vez por ano a frota volta para casa, tão carregada que as gaivotas pousam nas suas bordas rente à água. Este ano ela pede pilotos, e pede olhos. Ao longo da costa acendem-se as torres de vigia.
back-17 = Do alto do mastro o mar está vazio em todas as direções, e esse é o melhor relato que um vigia pode dar. O almirante manda um barril de vinho e a oferta de uma patente.

story-18 = Pólvora para as Torres
front-18 = Uma corrente de torres acompanha a costa, e metade delas não tem pólvora para o canhão de sinal. Toda tripulação pode dispensar um barrilete e carregá-lo trilha acima em Santa Marta.
back-18 = Ao anoitecer fala um canhão, depois o seguinte, depois o outro. Uma palavra leva quatro minutos para viajar do cabo até o lago.

story-19 = O Pedágio de St. Kitts
front-19 = Um corsário aposentado esticou uma corda no ancoradouro de St. Kitts e a chama de alfândega. Outro bando afundou pedras na passagem da Jamaica. Os ilhéus têm pistolas velhas e coragem nova; falta quem os treine.
back-19 = Quem corta a corda é uma professora, com uma faca de cozinha. O corsário se revela um excelente mestre de porto, desde que o paguem por isso.

## Capítulo 6

story-21 = A Estrada do Panamá
front-21 = O mapa está quase completo. Seu último vazio fica do outro lado do istmo, onde a estrada do Panamá sobe por entre as nuvens. As tropas de mulas levam você, se trouxer cacau para os tropeiros e índigo para os tintureiros das cidades.
back-21 = Você está entre dois oceanos, com as botas encharcadas. Inés traça a última linha, sopra a tinta e não diz nada. Então os tropeiros contam do morro onde o rio corre amarelo, e dos plantadores lá embaixo, que temem o que está por vir.
vote-21 = O que fazer com o rio amarelo?
choice-21-1 = Garantir a mina antes que os piores capitães saibam dela
choice-21-2 = Ficar ao lado dos plantadores do vale

story-23 = O Rio Amarelo
front-23 = O ouro torna ruidosos os homens quietos. Três bandeiras já foram vistas no morro. Se é para haver uma mina, melhor que esteja nas mãos de quem prometeu ao vale alguma coisa por escrito.
back-23 = A promessa é pregada no portão da mina, em letras de um palmo de altura. Não é muito. É mais do que qualquer morro como este já teve.

story-24 = Os Plantadores de Cacau
front-24 = O vale precisa de braços para a colheita e de testemunhas para o contrato. Cada capitão empresta um marinheiro. Os marinheiros voltam com calos e com opiniões.
back-24 = A colheita está guardada e o contrato se mantém. O morro conserva o seu ouro por mais um ano, e o vale conserva o seu nome.

## Capítulo 7

story-25 = A Febre Volta
front-25 = Ela volta como voltam os hóspedes, pela mesma estrada e com mais bagagem. Mas desta vez há torres para levar o aviso, e na estrada da serra há uma curandeira cujo nome você conhece.
back-25 = Tomasa fecha o último dos seus potes. As torres se calam uma a uma, o que esta noite quer dizer que todos dormem.

story-26 = Luz no Recife
front-26 = Ao largo de Trujillo vai arder uma luz no recife, a noite toda, todas as noites. Cada tripulação que conhece o canal deixa aos faroleiros uma cópia do seu mapa.
back-26 = O primeiro faroleiro é um velho mergulhador, que conhece pelo tato cada pedra do canal. Quando você passa, ele acena três vezes com a lanterna, o que não consta do regulamento.

## Capítulo 8

story-27 = O Longo Caminho de Casa
front-27 = Três governadores, um conselho e uma companhia desejam saber de quem é o mapa. Todos navegam rumo a Havana para perguntar. Inés gostaria de chegar antes deles.
back-27 = Você lança âncora com uma hora de folga. O mapa está sobre a mesa, entre você e Inés. Pode ser impresso, para que qualquer mestre de barco o compre por uma moeda, ou pode ser entregue aos almirantes em troca de uma paz que talvez até dure.
vote-27 = Que destino terá o mapa?
choice-27-1 = Imprimi-lo para todos
choice-27-2 = Trocá-lo por um tratado

story-29 = Portos Livres
front-29 = Cem cópias secam penduradas entre os mastros. Precisam estar em cem portos antes que alguém possa proibi-las. Os impressores cobram em açúcar e tabaco.
back-29 = Em menos de um ano há uma cópia em cada taverna, com manchas de vinho sobre os recifes. Ninguém é dono das rotas do mar, como ninguém é dono do vento. Inés assina a última folha e lhe devolve a lanterna.

story-30 = A Paz dos Almirantes
front-30 = Três frotas estão a um tiro de canhão umas das outras ao largo de Granada. Alguém tem que remar entre elas com uma bandeira e fazer cara de quem cumpre uma tarefa de todo dia.
back-30 = Os canhões são recolhidos. Não é justiça, diz Tomasa, mas é silêncio, e no silêncio as coisas crescem. Inés lhe devolve a lanterna e pergunta onde fica o próximo vazio.

## Como a campanha termina

ending-free_ports = Os Portos Livres
    .about = O mapa é de todos os que possam aproximar dele uma vela. O porto de Mateo hasteia bandeira própria, costurada de panos velhos, e as torres da costa anunciam navios em vez de inimigos. Em Portobelo, um escrivão da alfândega tira da prateleira uma lanterna nova, olha o espaço vazio por trás do vidro e começa a escrever.
ending-admirals_peace = A Paz dos Almirantes
    .about = O mapa está pendurado em três almirantados, atrás de três fechaduras, e por uma vez as três cópias concordam. As frotas não saem das suas linhas, os vales guardam suas colheitas, e crescem crianças que nunca ouviram um canhão a não ser ao anoitecer. Inés ficou com uma folha para si. Está em branco, e ela já apontou a pena.

## Quando um capítulo é o primeiro a ser jogado

story-80 = Aqui começa o capítulo 2
front-80 = Uma carta numa lanterna de navio levou você a Inés Aramburu, que quer desenhar a costa inteira. O mapa dela tinha sido cortado em dois; agora as metades estão juntas na sua mesa, e as linhas se encontram. Nas praias, as pessoas começaram a tossir.
story-81 = Aqui começa o capítulo 3
front-81 = A febre fechou os portões de Cartagena, e os portos resistiram, com açúcar, com linho e com caldeirões que nunca esfriaram. As bandeiras amarelas foram arriadas. Inés, cujo mapa cresce a cada semana, ouviu martelos em Puerto Cabezas e quer ver o que se constrói ali.
story-82 = Aqui começa o capítulo 4
front-82 = Em Puerto Cabezas, Mateo Quill ergueu um porto que não pertence a coroa nenhuma, e o porto sobreviveu às primeiras tempestades. Inés leva o mapa de novo a bordo. Ao sul de Granada, diz ela, o mar fica pardo, e ninguém jamais desenhou o motivo.
story-83 = Aqui começa o capítulo 5
front-83 = A cidade do rio agora comercia, e os capitães decidiram sob qual selo. Há mais costa no mapa de Inés Aramburu do que em qualquer outro. E nos portos não se fala de outra coisa: a frota de prata se prepara para voltar.
story-84 = Aqui começa o capítulo 6
front-84 = A prata voltou para casa, as torres têm quem as guarde, e a corda de St. Kitts foi cortada. Resta um único vazio no mapa. Fica do outro lado do istmo, onde começam as nuvens.
story-85 = Aqui começa o capítulo 7
front-85 = Inés esteve entre dois oceanos e traçou a última linha. No morro onde o rio corre amarelo cumpriu-se uma promessa, o que é mais raro que ouro. Então uma bandeira amarela torna a subir na costa.
story-86 = Aqui começa o capítulo 8
front-86 = A febre foi vencida pela segunda vez, e haverá uma luz no recife ao largo de Trujillo. O mapa está pronto. Essa, como se vê, era a parte fácil.

## Partidas avulsas

story-75 = Viagem avulsa, fácil
front-75 = Nem lanterna nem carta: só um navio, uma tripulação e a velha volta pelo Caribe, quatro vezes seguidas. Depois de cada uma das três primeiras rodadas, novas missões esperam ao longo da rota.
story-76 = Viagem avulsa, média
front-76 = A costa não é a que os velhos mapas mostram. Há um ancoradouro livre em Puerto Cabezas e uma cidade Orinoco acima, voluntários esperam em Tortuga, e a frota de prata procura escolta. Há novos projetos no baralho, e as missões são mais raras.
story-77 = Viagem avulsa, difícil
front-77 = Tudo o que a costa pode oferecer e tudo o que ela pode pedir: a estrada do Panamá está aberta, achou-se ouro no morro, e em Havana os sinos tocam para quem volta. Há novos projetos no baralho, e as missões são mais raras.
