# O que o professor diz quando algo é perguntado pela primeira vez na vida de alguém: o que é, e como pensar a respeito.

first-place = Coloque um dos seus trabalhadores num evento com espaço; todos fazem isso por turnos até que todos os trabalhadores estejam posicionados. Primeiro o que é escasso: a doca e os especialistas logo ficam cheios.
first-buy-points = Você pode transformar dólares em pontos de vitória agora. Guarde o preço da próxima construção; depois da última rodada o dinheiro não vale nada.
first-land = Este trabalhador sai da doca para uma região já descoberta. Depois das rodadas 3, 6 e 8 pontuam as regiões em que alguém tem três trabalhadores: 6 para quem tem mais, 2 para o segundo.
first-good = Pegue uma mercadoria; ela é sua até o fim. A cada rodada três iguais pagam $3 e quatro iguais $6, quaisquer outras três só $1.
first-specialist = Pegue o especialista deste espaço; ele é posicionado na próxima rodada, além dos seus cinco colonos. Cada tipo tem o seu ponto forte.
first-train = Por $5 você recebe um especialista de qualquer tipo para a próxima rodada. Também pode ficar com o dinheiro.
first-swap = Não resta nenhum deste tipo no seu estoque, mas você pode chamar um de volta de uma região e deixar um colono no lugar. O número dos seus trabalhadores lá não muda.
first-buy = Este trabalhador pode comprar uma das construções oferecidas. O que funciona toda rodada é melhor cedo; o que pontua no fim, tarde.
first-chart = Descubra uma região sem expedição: você recebe o marcador, o saque e um colono lá. Escolha onde quer liderar.
first-pick-specialist = Pegue um especialista de qualquer tipo para a próxima rodada. Pense no evento que você mais vai querer.
first-overpopulate = Ponha colonos de graça em regiões descobertas, um após o outro. Veja onde mais um faz de você o primeiro ou o segundo.
first-allies = Dois soldados vão para uma região onde você já tem alguém. Contam como trabalhadores, e os oponentes pensarão duas vezes antes de uma batalha.
first-edict = Escolha um oponente: cada um de vocês põe dois colonos numa região onde já tem alguém. Escolha aquele cujos colonos menos o incomodam.
first-edict-order = Decida quem de vocês coloca primeiro. Quem coloca depois pode responder.
first-edict-place = Escolha a região dos seus dois colonos. Um bom lugar é onde você está logo atrás.
first-lose = A Praga leva um dos seus trabalhadores daqui, e você escolhe qual. Um colono é o mais fácil de repor.
first-strike-region = Escolha uma região onde a Praga leva até três colonos de um jogador. Ajuda mais onde você passa a liderar.
first-strike-player = Escolha de quem são os colonos que caem. Quem está logo à sua frente importa mais.
first-strike-how-many = Decida quantos caem, até três. Mais do que o preciso para passar à frente não traz nada.
first-rewrite = Você pode tirar de um oponente um marcador de descoberta, ao acaso. Os marcadores pontuam no fim.
first-benefits = As suas construções oferecem algo agora, cada uma uma vez por rodada. Use o que ajuda e siga adiante.
first-smuggle-from = Escolha quem recebe a mercadoria que você dá; em troca você pega uma dele. Ele não pode recusar.
first-smuggle-what = Escolha o que você recebe. Pegue o que forma três ou quatro iguais.
first-migrate-to = Até dois colonos desta região podem se mudar. Escolha onde ajudam mais.
first-migrate-how-many = Decida quantos se mudam. Deixe o bastante para manter a sua posição.
first-ride = Um soldado pode cavalgar até uma região vizinha. Lá ele conta como trabalhador.
first-ride-to = Escolha para onde ele vai. Soldados valem mais onde alguém está prestes a passar você.
first-discover = Envie uma expedição agora, ou deixe sua gente se reunir para uma rodada seguinte. A resistência é de 1 a 5, e quem vai volta para o estoque: com valor 4 dá certo 7 vezes em 8.
first-muster = Escolha quem vai, um após o outro; só conta quem é enviado, um capitão vale dois. Soldados trazem mais saque se der certo.
first-return-card = Você viu a próxima carta; devolva-a no topo ou no fundo. No topo, se pretende descobri-la logo.
first-declare = Onde você e um oponente se encontram e alguém tem soldados, você pode lutar: cada soldado elimina um trabalhador do outro lado. Sozinho não pontua, então lute onde a liderança muda.
first-casualty = Escolha qual trabalhador do oponente cai. Soldados ainda revidam.
first-mint = Escolha ouro ou prata: a Casa da Moeda paga $2 por cada um que você tem. Escolha o que você tem mais.
first-study = Uma vez na partida a Universidade leva um dos seus trabalhadores, ou o seu lugar na ordem, para a frente. Use-a onde ser o primeiro muda o que você ganha.
first-england = A Inglaterra pode acrescentar dois colonos à doca e depois pôr todos os trabalhadores de lá em qualquer ordem. É melhor com a doca cheia e mercadorias de regiões em jogo.
first-arrange = Escolha quem fica neste lugar da doca. Quem está antes desembarca antes.
first-spain = A Espanha pode descobrir uma região agora e pôr um soldado lá. Escolha onde quer liderar.
first-france = A França pode pegar uma mercadoria antes de todos, sem trabalhador. Pegue a que você coleciona.
first-holland = Uma vez na partida a Holanda pode pegar o navio antes que seja entregue. Um navio vale por qualquer mercadoria num conjunto.
first-italy = O jogador italiano pode tomar o lugar do trabalhador de alguém entre os especialistas. Esse trabalhador volta para o estoque.
first-bid = Você dá um lance por um lugar na ordem, com dólares que farão falta depois. Uma construção custa $10 na primeira era.
first-free-specialist = Escolha um especialista para começar. Um missionário traz um colono quando desembarca.
first-nation = Escolha a sua nação; cada uma tem a sua vantagem. Aponte para uma e leia sobre ela.

# -- A primeira partida guiada: o que fazer, e por quê.

opening-who = Você lidera uma das potências da Europa que colonizam o Novo Mundo. Após oito rodadas vence quem tem mais pontos.
opening-turn = Na sua vez você põe um trabalhador num dos eventos de 1 a 8; depois é a vez do próximo jogador.
opening-round = Quando todos os trabalhadores estão posicionados, os eventos são resolvidos de 1 a 8 e a rodada termina. Em cada rodada você tem cinco colonos e os especialistas que ganhou.
opening-points = O que mais dá pontos são as regiões: depois das rodadas 3, 6 e 8, cada região em que alguém tem três trabalhadores ou mais dá 6 pontos a quem tem mais ali e 2 ao segundo. Descobertas, construções e renda dão pontos no fim.

guide-dock = Ponha um trabalhador na Doca dos Colonos para ir ao Novo Mundo.
    .why = Mais tarde nesta rodada ele desembarca numa região. Uma região em que alguém tem três trabalhadores ou mais dá a maior parte dos pontos: 6 a quem tem mais ali, 2 ao segundo.
guide-missionary = Ponha um no espaço do missionário.
    .why = Na próxima rodada você tem um missionário além dos cinco colonos. Um missionário que desembarca traz um colono: dois trabalhadores por um espaço da doca.
guide-buildings = Ponha um em Construções.
    .why = Ele pode comprar uma construção nesta rodada. Você tem exatamente os $10 que ela custa, e uma construção serve em todas as rodadas que faltam.
guide-goods = Ponha um em Negociar Mercadorias.
    .why = Ele pega uma mercadoria. Três iguais pagam $3 a cada rodada, e dinheiro compra construções.
guide-discovery = Ponha o último trabalhador em Descoberta.
    .why = Os trabalhadores deste evento são exploradores e se reúnem ali de rodada em rodada. Uma descoberta vale de 4 a 7 pontos no fim, mas um explorador só ainda é fraco demais.
guide-land = Todos os trabalhadores estão posicionados, e os eventos são resolvidos de 1 a 8. Desembarque no Caribe.
    .why = Nenhuma outra região foi descoberta ainda. Ela só pontuará se alguém tiver três trabalhadores ali, e quem primeiro tiver três pega a mercadoria dela, o açúcar. Este é o seu primeiro.
guide-good = Você escolhe: que mercadoria pega?
    .why = Ela fica com você. Três iguais pagam $3 a cada rodada, quaisquer outras três só $1.
    .way-sugar = Açúcar: o Caribe logo lhe dará um segundo.
    .way-tobacco = Tabaco: há na Virgínia, e você vai escolher onde explorar.
    .way-fur = Peles: há na Nova França, e você vai escolher onde explorar.
guide-building = Você escolhe: que construção compra?
    .why = Cada uma custa $10 e serve em todas as rodadas. Com cada uma a partida segue de outro jeito.
    .way-monastery = { tile-monastery }: mais um missionário, e mais um espaço da doca desembarca dois.
    .way-servitude = { tile-indentured_servitude }: vai para a doca um colono que não é um dos seus cinco.
    .way-navigator = { tile-navigator }: um capitão se junta aos seus exploradores e vale por dois.
guide-wait = Ainda não envie ninguém.
    .why = Cada região esconde uma resistência de 1 a 5, e os seus exploradores precisam de pelo menos esse valor. Quem é enviado volta para casa, também se falhar. Com quatro dá certo 7 vezes em 8: espere por eles.
guide-specialist = Pegue o missionário.
    .why = Você o posiciona na próxima rodada, além dos seus cinco colonos.
guide-pair = Uma nova rodada. Ponha os dois missionários na doca.
    .why = Cada um traz um colono: com o que já está lá, são cinco no Caribe.
guide-pair-servitude = Uma nova rodada. Ponha o missionário na doca.
    .why = O missionário, o colono dele, o que { tile-indentured_servitude } manda e o que já está lá: são quatro no Caribe.
guide-pair-navigator = Uma nova rodada. Ponha o missionário na doca.
    .why = O missionário traz um colono: com o que já está lá, são três no Caribe.
guide-merchant = Ponha um colono no espaço do mercador.
    .why = Um mercador que desembarca traz $5. O que você deixa de lado hoje: o Transporte Mercante dá um navio, que vale por qualquer mercadoria; o treinamento compra um especialista por $5; na Batalha os soldados tiram trabalhadores dos outros.
guide-initiative = Ponha um em Iniciativa.
    .why = O evento lhe dá $1 e deixa você posicionar antes dos outros na próxima rodada, quando as regiões pontuam e os lugares são poucos.
guide-gather = Ponha três colonos em Descoberta.
    .why = Com o que espera ali são quatro: bastam 7 vezes em 8.
guide-gather-navigator = Ponha um colono na doca e dois em Descoberta.
    .why = Com o capitão, que vale por dois, e o que espera ali, o seu valor é 5: sempre basta. Assim mais um pode desembarcar.
guide-three = Desembarque os dois no Caribe.
    .why = Você chega a três trabalhadores ali antes de todos: o açúcar é seu. E tem mais que todos: 6 pontos quando as regiões pontuarem.
guide-explore = Você escolhe: explore uma região que acende e envie os quatro exploradores, um após o outro.
    .why = O sucesso traz alguns dólares, um colono ali e de 4 a 7 pontos no fim. Pense na mercadoria da região: quem primeiro tiver três trabalhadores ali a pega.
guide-explore-navigator = Você escolhe: explore uma região que acende e envie o capitão e todos os colonos, um após o outro.
    .why = Não pode falhar, e traz alguns dólares, um colono ali e de 4 a 7 pontos no fim. Pense na mercadoria da região: quem primeiro tiver três trabalhadores ali a pega.
guide-alone = Pegue o mercador e siga por conta própria.
    .why = Depois da próxima rodada as regiões pontuam, a única vez antes da rodada 6. Mantenha o Caribe, leve a região nova a três trabalhadores e junte mercadorias iguais.

# O que os adversários fizeram nesse meio-tempo, e por que isso importa a quem aprende.

meanwhile-placed = { $target_id ->
    [initiative] { $who } { $target_in }, para jogar mais cedo na próxima rodada.
    [dock] { $who } { $target_in }: um lugar a menos ali.
    [goods] { $who } { $target_in }: quem chegou primeiro escolhe primeiro.
    [shipping] { $who } { $target_in }: quem tiver mais ali ganha o navio.
    [buildings] { $who } { $target_in }: quem chegou primeiro compra primeiro.
    [discovery] { $who } { $target_in }: ali os exploradores se reúnem até partir.
    [warfare] { $who } { $target_in }, para uma batalha nesta rodada.
   *[other] { $who } { $target_in }: esse lugar está ocupado.
 }
meanwhile-landed = { $who } desembarca { $kind_a } { $region_in }: ali só pontuam quem tem mais trabalhadores e quem vem em segundo.
meanwhile-bought = { $money ->
    [0] { $who } fica com { $tile } de graça: ninguém mais pode ter esse edifício.
   *[other] { $who } compra { $tile } por ${ $money }: ninguém mais pode ter esse edifício.
 }
