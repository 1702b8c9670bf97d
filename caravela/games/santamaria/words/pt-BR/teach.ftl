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
    .why = Você tem três dados brancos por ano: escolha colunas que dão muito. Esta: um cereal e uma gema.
guide-use = Pegue tudo o que ela dá.
    .why = Recursos pagam peças e carregamentos. Você também poderia pular um território.
guide-busy = Encerre o turno.
    .why = O dado fica no último território, que está ocupado até o fim do ano.
guide-tile = Compre a peça que acende; ela tem dois territórios.
    .why = O preço são as duas madeiras que você tem. O que está desenhado nela, 1 madeira e um navio para exportar, você pode usar todo ano.
guide-lay = Gire a peça até uma casa da sua colônia acender e ponha-a ali.
    .why = Ela acrescenta um território às colunas 2 e 3. Há um 3 branco entre os dados: ele vai trazer três madeiras em vez de duas.
guide-three = Pegue o 3 branco e tudo o que ele dá.
    .why = A coluna 3 agora dá três madeiras: é para isso que servem as peças.
guide-down = Pegue o 4 branco e use o território que dá 2 moedas.
    .why = É o seu terceiro dado branco, o último do ano. Uma coluna é ativada para baixo: primeiro as moedas, depois o navio, que exporta.
guide-export = Exporte da doca do conquistador: você paga 1 madeira e 1 gema.
    .why = O carregamento vale 3 pontos no fim. E sempre que você se retira, a doca dele faz você avançar na trilha do conquistador; quem lidera ali ganha 4 pontos neste ano.
guide-blue = Use o seu 5 azul: ele ativa a linha 5, da esquerda para a direita.
    .why = Dados azuis são só seus. A gema desta linha está ocupada, mas a igreja leva você pela trilha de religião, até monges e um segundo dado azul. A linha 3 daria recursos, por 2 moedas, mas nenhum passo nesta trilha.
guide-grain = Pague um cereal por mais um espaço.
    .why = No espaço 3 há um monge, uma figura laranja, e um dado azul. Você chega lá quando se retirar.
guide-one-more = Você escolhe: mais uma ação antes de se retirar.
    .why = Seus dados brancos acabaram. O que você guarda continua seu no próximo ano.
    .way-coin = O território que acende, por uma moeda: um açúcar, e assim outro carregamento logo no próximo ano. O segundo do ano custaria 2 moedas, o terceiro 3.
    .way-tile = A peça que acende, por 2 madeiras: nos anos 2 e 3 ela dá 2 madeiras e 1 cereal. Você a põe onde quiser.
    .then-2-tile = Ponha a peça onde quiser, girada como quiser. Linhas e colunas que já dão algo ganham mais.
guide-retire = Retire-se para a religião e use a ação dela.
    .why = Seus dados acabaram, e as moedas custam mais a partir de agora: é a hora. Você recebe a ação do espaço, depois a renda dos seus carregamentos. Cada espaço recebe um jogador; o número mais baixo começa o próximo ano.
guide-monk = Você escolhe: aonde vai o seu monge?
    .why = Um passo na trilha de religião lhe trouxe um monge.
    .way-camp = Um acampamento: um presente na hora. O acampamento 1 vale 3 pontos.
    .way-scholar = Um estudioso: ajuda você todo ano e vale 2 ou 3 pontos no fim.
    .way-bishop = Um bispo: custa 2 pontos no fim e paga pela sua colônia; { post-bi3 }: 2 pontos por estrada do seu maior grupo.
guide-year = Encerre o turno; o ano termina.
    .why = O seu carregamento moveu você na trilha do conquistador. Você lidera: 4 pontos. Agora todos os territórios ficam vagos de novo, e todos os dados são rolados.
guide-alone = Use o 3 branco como 4 por 1 moeda, exporte mais uma vez e siga por conta própria.
    .why = Cada moeda muda um dado em um número, para cima ou para baixo. Busque outra peça, o espaço 6 da religião e um terceiro carregamento. Retire-se quando os dados acabarem e o resto custar mais do que traz.
guide-alone-tile = Você escolhe: pegue um dado que acende e siga por conta própria.
    .why = Procure a coluna ou linha que dá mais; cada moeda muda um dado em um número. Busque carregamentos e o espaço 6 da religião. Retire-se quando os dados acabarem e o resto custar mais do que traz.
