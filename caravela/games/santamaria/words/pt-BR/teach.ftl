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

opening-who = Você dirige uma colônia, a folha com linhas e colunas. Após três anos vence quem tem mais pontos.
opening-turn = No seu turno você faz uma coisa: usa um dado, põe moedas num território, compra uma peça ou se retira. Depois é a vez do próximo jogador.
opening-round = Um dado branco ativa uma coluna, um azul uma linha: cada território vago dela dá alguma coisa. Quando você se retira, o ano acaba para você; quando todos se retiraram, começa o próximo ano.
opening-points = Carregamentos dão mais: de 2 a 8 pontos cada, pagos com recursos e contados no fim. Quem lidera a trilha do conquistador ganha 4, 5 e 6 pontos após os anos 1, 2 e 3. No fim, colonos em linhas e colunas completas dão 1 cada, e 3 moedas 1 ponto.

guide-die = Pegue o dado branco com o 5: ele ativa a coluna 5 da sua colônia, de cima para baixo.
    .why = Um dado traz vários recursos, e recursos compram carregamentos.
guide-use = Pegue tudo o que ela dá.
    .why = Você também poderia pular um território.
guide-busy = Encerre o turno.
    .why = O dado fica no último território, que está ocupado até o fim do ano.
guide-tile = Compre a peça que acende; ela tem dois territórios.
    .why = Custa duas madeiras, e os dois territórios podem ser ativados todo ano.
guide-lay = Gire a peça até ficar como na figura acesa, ponha-a onde então acende e encerre o turno.
    .why = Ela acrescenta um território a uma coluna que você já usa: um dado vai trazer mais.
guide-three = Pegue o 3 branco e tudo o que ele dá.
    .why = A coluna 3 agora dá três madeiras. É para isso que servem as peças.
guide-down = Pegue o 4 branco e use o território que dá 2 moedas.
    .why = Uma coluna é ativada para baixo: primeiro as moedas, depois o navio, que exporta.
guide-export = Exporte da doca do conquistador e encerre o turno.
    .why = Um carregamento dá pontos no fim, e a doca dele paga a cada vez que você se retira.
guide-blue = Use o seu 5 azul: ele ativa a linha 5, da esquerda para a direita.
    .why = Dados azuis são só seus. A gema desta linha já está ocupada por um dado; a igreja faz você avançar na trilha de religião.
guide-grain = Pague um cereal por mais um espaço e encerre o turno.
    .why = Os símbolos desta trilha trazem monges, e dois deles também um dado azul.
guide-coins = Ponha uma moeda neste território, use-o e encerre o turno.
    .why = Moedas ativam um só território: 1 moeda pelo primeiro do ano, depois 2, depois 3. Bom quando nenhum dado serve.
guide-retire = Retire-se para a religião e use a ação dela.
    .why = Retirar-se é a sua última ação do ano: você recebe o que o espaço dá, depois a renda dos seus carregamentos, e espera os outros. Cada espaço recebe um jogador.
guide-monk = Mande o monge aonde quiser e depois não pague por mais um espaço.
    .why = Um acampamento é um presente agora, um estudioso ajuda para sempre, um bispo é uma aposta no fim.
guide-year = Encerre o turno; o ano termina.
    .why = O seu carregamento moveu você na trilha do conquistador. Você lidera: 4 pontos.
guide-alone = Use o 3 branco como 4 por 1 moeda, exporte mais uma vez e siga por conta própria.
    .why = Cada moeda muda um dado em um número, para cima ou para baixo. Busque outra peça, o espaço 6 da religião e um terceiro carregamento.
