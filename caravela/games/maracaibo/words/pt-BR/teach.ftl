# O que o professor diz quando algo é perguntado pela primeira vez na vida de alguém: o que é, e como pensar a respeito.

first-divide-plan = Das oito cartas recebidas, separe uma para comprar depois: ela espera no seu planejamento. Escolha uma que ajude em toda rodada.
first-divide-discard = Das outras você fica com quatro; o resto sai. Guarde cartas que possa pagar logo e mercadorias que os mercados querem: uma carta é também a mercadoria nela.
first-career = Escolha uma carreira: cada uma das três tarefas, quando cumprida, traz dobrões e um trabalhador, e pontos se você faz mais do que ela pede. Pegue aquela cujas tarefas combinam com as suas cartas.
first-sail = Navegue de 1 a 7 espaços para a frente, nunca para trás; onde você para decide o que pode fazer. Passos curtos param mais vezes; os longos dão mais ações de vila e levam você para casa, onde o primeiro navio encerra a rodada para todos.
first-visit = Um navio parou onde está o seu assistente, e a sua carta paga. Receba 1 ponto ou 2 dobrões.
first-main = Faça uma ação principal aqui, ou nenhuma. Planejar uma carta, para comprá-la depois, é de graça.
first-deliver = Descarte uma carta como a mercadoria que este mercado quer. Isso libera um disco do seu navio, então cartas fracas são carga.
first-city-action = Você entregou; agora pode fazer também a ação da cidade. É o que mostra o desenho ao lado dela.
first-village = Cada ação compra uma carta ou uma parte de uma construção de prestígio, rende um dobrão ou descarta a mão por 2. Quanto mais você navegou, mais ações: 1 a 3 espaços dão uma, 4 a 6 duas, 7 três. Receita comprada cedo paga toda rodada.
first-choose-part = Escolha um dos dois. Aponte para cada um e leia o que traz agora.
first-may-fight = Você pode fazer um combate aqui. Veja antes os seus pontos de combate: eles se somam ao que a nação lhe dá, e o que sobra se perde.
first-influence = Escolha a nação com que você ganha influência. No fim o seu título é multiplicado pelo que ela valer então: uma ou duas nações são melhores que três.
first-title = Suba ao próximo título com uma nação. No fim o nível dele é multiplicado pelo que a nação vale.
first-disc = Remova um disco do seu navio. Quando os dois discos de um lugar saem, o aprimoramento dele ajuda para sempre.
first-token = Pegue uma peça de sinergia que você ainda não tem. Cartas, carreiras e a Igreja as contam.
first-annex = Ponha o marcador de uma nação numa vila sem marcador. Quanto menos marcadores uma nação ainda tem, mais valem os títulos dela.
first-annex-nation = Escolha a nação cujo marcador fica aqui. De preferência uma em que você tem título.
first-place-here = Escolha a nação cujo marcador fica nesta vila. De preferência uma em que você tem título.
first-effect-order = Escolha qual efeito vem primeiro. O que um traz pode ajudar o outro.
first-workers-on-card = Cada trabalhador posto nesta carta aumenta a sua receita de dobrões. Eles ficam ali, então guarde os de que ainda precisa.
first-fill = Complete a mão até o limite, no começo quatro cartas. Uma carta do baralho é de graça, uma aberta custa 1 dobrão.
first-pay-card = Escolha com o que você paga. Guarde o que ainda precisa nesta rodada.
first-may-pay = Você pode pagar isto pelo que traz. Aponte para ver quanto vale agora.
first-end-turn = A sua ação está feita. Você ainda pode planejar uma carta, o que abre espaço na mão.
first-buy-or-points = Antes da próxima rodada compre mais uma carta ou uma parte de uma construção de prestígio, ou receba 2 pontos. Depois é paga a receita.
first-last-conversion = Os trabalhadores que sobram podem ser devolvidos por pontos de combate. Vale quando algo seu conta pontos de combate no fim.
first-pile = Vire uma peça de combate de um dos dois montes. Ela diz quão forte é cada nação neste combate.
first-fight-for = Você luta por uma nação, nunca contra outros jogadores; o número dela é o seu valor de combate, e o que está ao lado se paga ou se ganha. De preferência uma em que você tem título.
first-fight-for-bare = Você luta por uma nação; todas lhe dão o mesmo valor de combate. De preferência uma em que você tem título.
first-fight = Gaste o seu valor de combate em ações de combate, uma após a outra; pontos de combate e trabalhadores somam 1 cada. O que sobra se perde quando você encerra o combate.
first-explore = O seu explorador avança e pula os outros; só paga o espaço em que ele para. Uma barreira no caminho traz influência ou pontos, mais para quem a cruza primeiro.
first-explore-path = O caminho se divide aqui: escolha por onde ele vai. Aponte para os espaços e leia o que trazem.
first-barrier = Você cruzou uma barreira e ganha influência com uma nação. De preferência uma em que você tem título.
first-mission-slot = Pague o que a missão pede e receba a recompensa, parte dela uma vez por bússola que você tem. Cada missão é cumprida uma vez, por um jogador.
first-mission-order = Escolha o que a missão traz primeiro. O que um traz pode ajudar o outro.
first-remove-skull = Você pode tirar do tabuleiro uma peça com caveira. O lugar volta a funcionar para todos.
first-vote = A história chega a uma encruzilhada, e todos votam em segredo; no empate decide o voto de quem lê. Leia os dois lados antes de escolher.

# -- A primeira partida guiada: o que fazer, e por quê.

opening-who = Você comanda um navio que dá quatro voltas pelo Caribe. Após a quarta rodada vence quem tem mais pontos de vitória.
opening-turn = No seu turno você navega de 1 a 7 espaços para a frente, nunca para trás, faz uma coisa onde para e completa a mão até quatro cartas. Depois é a vez do próximo jogador.
opening-round = O caminho numerado sai de Havana, dá a volta no mar e leva de novo para casa, o espaço 21a no alto à esquerda. A rodada termina para todos assim que um navio chega ali; depois é paga a receita, e todos os navios recomeçam.
opening-points = O que mais dá pontos são os títulos: no fim o nível do seu título com uma nação, de 1 a 6, é multiplicado pelo que ela valer então. Na hora vêm 3 pontos por chegar em casa antes de todos e os das missões e do explorador. As cartas dão pontos no fim.

guide-sail = Navegue quatro espaços, até a cidade que acende.
    .why = Esta cidade recebe o açúcar que você tem. Rápido ou devagar? Um passo longo deixa para trás o que está no meio, mas leva você mais cedo para casa, e o primeiro navio em casa encerra a rodada para todos. Passos curtos param mais vezes.
guide-deliver = Faça a ação da cidade e entregue { card-A33 }: a carta vale como o açúcar que mostra.
    .why = Uma carta ou se compra pelo que faz, ou se gasta como a mercadoria dela. Esta você dificilmente compraria: é melhor entregá-la.
guide-disc = Remova um disco de { area-S01 } no seu navio.
    .why = Quando os dois discos de uma área saem, você tem o aprimoramento dela até o fim da partida. Este lhe dá mais ações nas vilas.
guide-explore = Depois vem a ação da cidade: deixe o explorador andar dois espaços na selva, o caminho abaixo do mapa.
    .why = Só conta o espaço em que ele para: 2 dobrões, para as cartas que você vai comprar. Três espaços dariam um ponto de combate.
guide-hand = Encerre o turno e depois tire uma carta do baralho.
    .why = Você completa a mão até quatro. O baralho é de graça, as cartas abertas do mostrador custam 1 dobrão. “Planejar” põe uma carta de lado para comprá-la depois e deixa lugar na mão; não é obrigatório.
guide-village = Navegue até { location-9 } e faça as ações de vila.
    .why = Numa vila conta o tamanho do passo: de 1 a 3 espaços dão uma ação, de 4 a 6 duas, 7 três. Com um espaço a menos você teria só uma.
    .why-2 = Cada ação de vila é uma destas: comprar uma carta ou uma parte de uma construção de prestígio, ganhar 1 dobrão, ou descartar a mão toda por 2. Pode ser a mesma duas vezes.
guide-cards = Compre { card-A04 } e { card-A02 }.
    .why = Cada uma aumenta a receita em 3 dobrões, pagos após as rodadas 1, 2 e 3: compradas agora, 4 dobrões rendem 9. O número ao lado do seu nome passa a 5: 3 pontos das cartas, 2 da trilha de receita de dobrões.
    .why-4 = Carta por carta: depois de cada uma você escolhe de novo entre o baralho e o mostrador.
guide-upgrade = Navegue até { location-11 }, entregue de novo e remova o segundo disco.
    .why = Então você tem { area-S01 }: dois espaços dão duas ações de vila. Primeiro vem a entrega, depois se pergunta pela ação da cidade.
    .why-4 = O seu primeiro aprimoramento. A sua carreira, a carta { career-CR3 } abaixo do navio, tem três tarefas, e cada uma paga uma vez dobrões e um trabalhador. Uma delas pede 5 aprimoramentos; se já forem 8, são mais 4 pontos.
guide-pile = Agora faça a ação da cidade, um combate, e vire uma peça de um monte.
    .why = Ela diz quão forte é cada nação neste combate. Você luta por uma nação, nunca contra os outros jogadores.
guide-nation = Lute pela França.
    .why = A França lhe dá um valor de combate 5 e custa 1 dobrão. A Espanha dá 4 e traz 1 ponto, a Inglaterra dá 3 e traz 3 dobrões. Você precisa de 6 ao todo, para duas ações de combate.
guide-strength = Ponha o seu ponto de combate no combate.
    .why = Assim são 6: 4 para anexar uma cidade e 2 para influência. O que sobra no fim se perde.
guide-annex = Você escolhe: que cidade anexa para a França?
    .why = Cada uma custa 4. O marcador dela faz a França valer mais no fim, e você ganha 1 influência; quem tem mais com uma nação ganha 3 pontos no fim.
    .way-points = { location-14 }: 4 pontos na hora.
    .way-doubloons = { location-4 }: 4 dobrões, para uma carta na próxima vila.
    .way-worker = { location-5 }: um trabalhador; missões e algumas cartas se pagam com trabalhadores.
guide-influence = Conquiste favor com os 2 que restam e encerre o combate.
    .why = Com duas de influência você tem o primeiro título com a França. No fim o nível dele é multiplicado pelo que a França valer, agora 1 × 3 = 3 pontos; para quase todos, os títulos viram a maior soma.
guide-mission = Navegue até { location-15 }, cumpra a missão e receba a influência com a França.
    .why = Uma missão paga uma vez, a quem chega primeiro; esta custa um trabalhador. Os trabalhadores são as figuras pequenas no alto da sua folha; cartas com assistente também precisam de um.
    .why-2 = Uma bússola está no seu navio; algumas cartas trazem mais, e então cada missão paga mais.
    .why-3 = Melhor com a nação do seu título: mais uma depois desta, e você tem o segundo título com a França.
guide-fast = Navegue três espaços e receba dois dobrões.
    .why = Três espaços, duas ações: é o que { area-S01 } traz.
guide-fast-buy = Navegue três espaços e faça as ações de vila.
    .why = Três espaços, duas ações: é o que { area-S01 } traz.
    .then-3 = Você escolhe: o que faz com os seus dobrões?
    .way-card = Comprar uma carta: o efeito dela ajuda de agora em diante, e os pontos contam no fim.
    .way-coins = Ganhar mais um: no fim da rodada você pode comprar uma carta mais cara.
guide-homeward = Navegue até { location-20 }, faça a ação e escolha o explorador.
    .why = Ninguém passa direto por este espaço: todos param aqui, para um combate ou para o explorador. Você não tem mais ponto de combate, então o explorador rende mais.
guide-walk = Você escolhe: até onde vai o explorador?
    .why = Mais adiante há barreiras que dão influência ou pontos, mais a quem as cruza primeiro.
    .way-ahead = Dois espaços: 2 pontos na hora, e mais perto da primeira barreira.
    .way-near = Um espaço: um ponto de combate para o próximo combate.
guide-home = Faça a ação e encerre o turno.
    .why = Quem chega primeiro em casa ganha 3 pontos e encerra a rodada para todos: os outros perdem as paradas que ainda queriam. Então tenha pressa quando está na frente, e não conte com mais um turno quando está atrás.
guide-alone = Você escolhe; depois siga por conta própria.
    .why = Depois é paga a receita, pelo menos 14 dobrões para você. Meta: mais receita cedo, e a França até o próximo título.
    .way-card = Uma carta: o efeito dela ajuda de agora em diante, e os pontos contam no fim.
    .way-two = 2 pontos na hora, e os seus dobrões ficam com você.

# O que os adversários fizeram nesse meio-tempo, e por que isso importa a quem aprende.

meanwhile-sailed = { $points ->
    [1] { $who } navega { $location_to } ({ $points } ponto de movimento): o primeiro navio em casa encerra a rodada para todos.
   *[other] { $who } navega { $location_to } ({ $points } pontos de movimento): o primeiro navio em casa encerra a rodada para todos.
 }
