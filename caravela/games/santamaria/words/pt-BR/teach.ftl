# O que o professor diz quando algo é perguntado pela primeira vez na vida de alguém: o que é, e como pensar a respeito.

first-board = Escolha a sua colônia; ela é sua por toda a partida. Procure linhas e colunas que já trazem algo juntas.
first-set = Escolha uma prefeitura com o seu estudioso; os dois são seus desde o começo. Aponte para um e leia o que faz.
first-place-hall = Ponha a prefeitura em casas vazias da sua colônia. Melhor onde se cruzam uma linha e uma coluna que você vai usar.
first-turn = Faça uma coisa: pegue um dado, ponha moedas num território, compre uma peça ou retire-se. Um dado branco ativa uma coluna de cima para baixo, um azul uma linha da esquerda para a direita; retirar-se encerra o seu ano.
first-place-tile = Ponha a peça em casas vazias; você pode girá-la. Complete linhas que já funcionam: um dado então traz mais.
first-pay = O ouro vale por qualquer recurso num pagamento. Guarde-o se puder.
first-end-turn = A sua ação está feita. Você ainda pode vender, ou comprar madeira ou cereal por 3 moedas.
first-use = Cada território vago da linha funciona por sua vez; pegue o que este dá, ou pule. “Usar tudo” pega tudo o que não custa nada.
first-trade = Dê um, receba o outro, uma vez. Você pode pular.
first-export = Pague recursos por um carregamento de uma das quatro docas. Os pontos contam no fim, e a doca paga a cada vez que você se retira; um em cada doca forma um conjunto.
first-captain = O Capitão leva você um espaço adiante na trilha do conquistador, por madeira. Vale quando você passa alguém antes do fim do ano.
first-extra-step = Um cereal compra mais um espaço na trilha de religião. Os símbolos dela trazem monges, e dois deles também um dado azul.
first-monk = Mande o monge a um acampamento por um presente agora, a um estudioso por ajuda até o fim, ou a um bispo por pontos no fim. Onde outros já estão, cada um recebe 2 moedas suas.
first-space = Você se retirou: faça a última ação deste espaço, ou deixe. Depois os seus carregamentos trazem a renda.
first-road = Uma estrada ocupa uma casa vazia. Ela nunca funciona, mas o colono dela conta em linhas e colunas completas.
first-before-gold = Você está prestes a ganhar ouro e não tem espaço. Venda um agora, ou o novo vira moedas.

# -- A primeira partida guiada: o que fazer, e por quê.

guide-die = Pegue o dado branco com o 5: a coluna 5 da sua colônia funciona, de cima para baixo.
    .why = Um dado traz vários recursos. Recursos viram carregamentos, carregamentos dão a maior parte dos pontos, e após três anos vence quem tem mais pontos.
guide-use = Pegue tudo o que ela dá.
    .why = Você também poderia pular um território.
guide-busy = Encerre o turno.
    .why = O dado fica no último território, que está ocupado até o fim do ano.
guide-tile = Compre esta peça com dois territórios.
    .why = Duas madeiras compram dois territórios que funcionam todo ano.
guide-lay = Ponha-a onde acende e encerre o turno.
    .why = Ela completa uma coluna que já funciona: um dado vai trazer mais.
guide-three = Pegue o 3 branco e tudo o que ele dá.
    .why = A coluna 3 agora dá três madeiras. É para isso que servem as peças.
guide-down = Pegue o 4 branco e use as moedas.
    .why = Uma coluna funciona para baixo: primeiro moedas, depois uma exportação.
guide-export = Exporte da doca do conquistador e encerre o turno.
    .why = Um carregamento dá pontos no fim, e a doca dele paga a cada vez que você se retira.
guide-blue = Use o seu dado azul: ele ativa uma linha.
    .why = Dados azuis são só seus. A gema desta linha já está ocupada por um dado; o outro território faz você avançar na trilha de religião.
guide-grain = Pague um cereal por mais um espaço e encerre o turno.
    .why = Os símbolos desta trilha trazem monges, e dois deles também um dado azul.
guide-coins = Ponha uma moeda neste território, use-o e encerre o turno.
    .why = Moedas acordam um só território, por 1, depois 2, depois 3. Bom quando nenhum dado serve.
guide-retire = Retire-se para a religião e use a ação dela.
    .why = Retirar-se encerra o seu ano: uma última ação, depois a renda. Cada espaço recebe um jogador.
guide-monk = Mande o monge aonde quiser e depois não pague por mais um espaço.
    .why = Um acampamento é um presente agora, um estudioso ajuda para sempre, um bispo é uma aposta no fim.
guide-year = Encerre o turno; o ano termina.
    .why = O seu carregamento moveu você na trilha do conquistador. Você lidera: 4 pontos.
guide-alone = Transforme o 3 branco em 4 por uma moeda, exporte mais uma vez e siga por conta própria.
    .why = Busque outra peça, o espaço 6 da religião e um terceiro carregamento.
