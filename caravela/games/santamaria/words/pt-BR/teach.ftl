# O que o professor diz quando algo é perguntado pela primeira vez na vida de alguém: o que é, e como pensar a respeito.

first-board = Escolha a sua colônia; ela é sua por toda a partida. Procure linhas e colunas em que há vários territórios juntos: ali um dado traz mais.
first-set = Escolha uma prefeitura com o seu estudioso; os dois são seus desde o começo. Aponte para um e leia o que faz.
first-place-hall = Ponha a prefeitura em casas vazias da sua colônia. Melhor onde se cruzam uma linha e uma coluna que você vai usar.
first-turn = Faça uma coisa: pegue um dado, ponha moedas num território, compre uma peça ou retire-se. Um dado branco ativa uma coluna de cima para baixo, um azul uma linha da esquerda para a direita; retirar-se encerra o seu ano.
first-place-tile = Ponha a peça em casas vazias; você pode girá-la, e ela não precisa encostar em outras. Numa linha que já funciona um dado então traz mais, e um colono conta onde a linha ou a coluna fica completa.
first-pay = O ouro vale por qualquer recurso num pagamento. Guarde-o se puder.
first-end-turn = A sua ação está feita. Você ainda pode vender recursos, ou comprar madeira ou cereal por 3 moedas cada. De cada recurso você guarda no máximo 3; o que passa disso vira moedas na hora.
first-use = Cada território vago da linha, sem dado nem moedas em cima, funciona por sua vez; pegue o que este dá, ou pule. “{ do-use-all }” pega tudo o que não custa nada.
first-trade = Dê o que está antes da seta e receba o que está depois dela, uma vez. Você pode pular.
first-export = Pague recursos por um carregamento de uma das quatro docas. Os pontos contam no fim, e a doca paga a cada vez que você se retira; um em cada doca forma um conjunto, que vale mais 3 pontos.
first-captain = O Capitão leva você um espaço adiante na trilha do conquistador, por 1 madeira. Vale quando você passa alguém antes do fim do ano.
first-extra-step = Um cereal compra mais um espaço na trilha de religião. Os símbolos dela trazem monges, e dois deles também um dado azul.
first-monk = Mande o monge a um acampamento por um presente agora, a um estudioso por ajuda até o fim, ou a um bispo, que custa 2 pontos e paga no fim pelo que a sua colônia tem. Quem já está ali recebe 2 moedas suas.
first-space = Você se retirou: faça a ação deste espaço como a última do ano, ou deixe. Depois os seus carregamentos trazem a renda.
first-road = Ponha a estrada em qualquer casa vazia. Ela nunca funciona, mas no fim o colono dela vale 1 ponto se a linha está completa e mais 1 se a coluna está: complete onde falta uma casa.
first-before-gold = Você está prestes a ganhar ouro e não tem espaço. Venda um agora, ou o novo vira moedas.

# -- A primeira partida guiada: o que fazer, e por quê.

opening-who = Você dirige uma colônia, a folha com linhas e colunas. Após três anos vence quem tem mais pontos.
opening-turn = No seu turno você faz uma coisa: usa um dado, põe moedas num território, compra uma peça ou se retira. Depois é a vez do próximo jogador.
opening-round = Um dado branco ativa uma coluna, um azul uma linha: cada território vago dela, sem dado nem moedas em cima, dá alguma coisa. Quando você se retira, o ano acaba para você; quando todos se retiraram, começa o próximo ano.
opening-points = O que mais dá pontos são os carregamentos: de 2 a 8 pontos cada, pagos com recursos e contados no fim. Quem lidera a trilha do conquistador ganha 4, 5 e 6 pontos após os anos 1, 2 e 3. No fim um colono, a figura numa estrada, dá 1 ponto numa linha completa e 1 numa coluna completa, e 3 moedas dão 1.

guide-die = Pegue o dado branco com o 5: ele ativa a coluna 5 da sua colônia, de cima para baixo.
    .why = Você tem três dados brancos por ano: escolha colunas que dão muito. Esta dá um cereal e uma gema.
guide-use = Pegue tudo o que ela dá.
    .why = Recursos pagam peças e carregamentos. Você também poderia pular um território.
guide-busy = Encerre o turno.
    .why = O dado fica no último território: até o fim do ano ele não está vago, e nada o ativa de novo. No seu turno você também pode vender recursos, ou comprar madeira ou cereal por 3 moedas cada.
guide-tile = Compre a peça que acende: dois territórios e uma estrada com um colono.
    .why = Ela custa 2 madeiras e 1 cereal, justo o que você tem. O que está desenhado nos territórios, uma madeira e um cereal, você pode usar todo ano.
guide-lay = Gire a peça até uma casa da sua colônia acender e ponha-a ali.
    .why = A madeira entra na coluna 3 e o cereal na coluna 4, e há um 3 branco e um 4 branco entre os dados. Uma peça não precisa encostar em nada.
    .why-2 = A estrada nunca funciona e o colono dela não precisa de nada: no fim ele vale 1 ponto se a linha está completa, sem casa vazia, e mais 1 se a coluna está. Na linha 3 faltam agora duas casas, na coluna 3 três.
guide-three = Pegue o 3 branco e tudo o que ele dá.
    .why = A coluna 3 agora dá três madeiras em vez de duas: é para isso que servem as peças.
    .why-2 = No seu armazém cabem 3 de cada recurso: ele fica então cheio de madeira. O que passa de 3 vira moedas na hora, 1 por madeira ou cereal, 2 por qualquer outro recurso.
guide-down = Pegue o 4 branco.
    .why = É o seu terceiro dado branco, o último do ano. Uma coluna é ativada para baixo: primeiro 2 moedas, depois o cereal da sua peça, depois o navio, que exporta.
guide-export = Pegue as moedas e o cereal; depois exporte da doca do conquistador por 1 madeira e 1 gema.
    .why = Um carregamento dá pontos no fim, este 3. E sempre que você se retira, a doca dele faz você avançar na trilha do conquistador; quem lidera ali ganha 4 pontos neste ano.
    .then-2 = Exporte da doca do conquistador: você paga 1 madeira e 1 gema.
    .why-3 = No espaço 2 dessa trilha há um ouro. Num pagamento o ouro vale por qualquer recurso.
guide-blue = Use o seu 5 azul: ele ativa a linha 5, da esquerda para a direita.
    .why = Dados azuis são só seus. A gema desta linha está ocupada, mas a igreja leva você pela trilha de religião, até monges e um segundo dado azul.
guide-grain = Pague um cereal por mais um espaço.
    .why = No espaço 3 há um monge, a figura de capuz, e um dado azul. Você chega lá quando se retirar.
guide-one-more = Você escolhe: mais uma ação antes de se retirar.
    .why = Seus dados brancos acabaram. O que você guarda continua seu no próximo ano.
    .way-coin = O território que acende, por uma moeda: um açúcar, e assim outro carregamento logo no próximo ano. O segundo do ano custaria 2 moedas, o terceiro 3.
    .way-tile = A peça que acende, por 2 madeiras: nos anos 2 e 3 ela dá 2 madeiras e 1 cereal. Você a põe onde quiser.
    .then-2-tile = Ponha a peça onde quiser, girada como quiser. Linhas e colunas que já dão algo ganham mais.
guide-retire = Retire-se para a religião e use a ação dela.
    .why = Seus dados acabaram, e as moedas custam mais a partir de agora: é a hora. Você recebe a ação do espaço, depois a renda dos seus carregamentos. Cada espaço recebe um jogador; o número mais baixo começa o próximo ano.
    .why-2 = Um passo na trilha de religião. O espaço da estrada teria dado uma estrada com um colono, para qualquer casa vazia.
guide-retire-tile = Retire-se para a religião e use a ação dela.
    .why = Seus dados acabaram, e o que você guarda serve no próximo ano: é a hora. Você recebe a ação do espaço, depois a renda dos seus carregamentos. Cada espaço recebe um jogador; o número mais baixo começa o próximo ano.
    .why-2 = Um passo na trilha de religião. O espaço da estrada teria dado uma estrada com um colono, para qualquer casa vazia.
guide-monk = Você escolhe: aonde vai o seu monge?
    .why = Um passo na trilha de religião lhe trouxe um monge, e um dado azul para o próximo ano.
    .why-2 = Mais um passo custaria um cereal, e o próximo monge só espera no espaço 6.
    .way-camp = Um acampamento: um presente na hora. O acampamento 1 vale 3 pontos.
    .way-scholar = Um estudioso: ajuda você todo ano e vale 2 ou 3 pontos no fim.
    .way-bishop = Um bispo: custa 2 pontos no fim e paga pela sua colônia; { post-bi3 }: 2 pontos por estrada do seu maior grupo de estradas, as que ficam lado a lado.
guide-year = Encerre o turno; o ano termina.
    .why = O seu carregamento moveu você na trilha do conquistador. Você lidera: 4 pontos. Agora todos os territórios ficam vagos de novo, e todos os dados são rolados.
guide-alone = Use o 3 branco como 4 por 1 moeda, exporte mais uma vez e siga por conta própria.
    .why = Cada moeda muda um dado em um número, para cima ou para baixo. Busque outra peça que complete a linha ou a coluna do seu colono, o espaço 6 da religião e um terceiro carregamento. Retire-se quando os dados acabarem e o resto custar mais do que traz.
guide-alone-tile = Você escolhe: pegue um dado que acende e siga por conta própria.
    .why = Procure a coluna ou linha que dá mais; cada moeda muda um dado em um número. Busque carregamentos, o espaço 6 da religião e uma linha ou coluna completa para o seu colono. Retire-se quando os dados acabarem e o resto custar mais do que traz.

# O que os adversários fizeram nesse meio-tempo, e por que isso importa a quem aprende.

meanwhile-took-die = { $colour_id ->
    [white] { $who } pega um { $value } branco: um dado a menos para escolher.
   *[blue] { $who } usa um { $value } azul, que só { $who } pode usar.
 }
meanwhile-exported = { $who } exporta { $shipment } { $dock_from } ({ $shipment_worth }): esse carregamento não está mais lá para você.
meanwhile-bought-tile = { $who } compra { $tile_the }: peças novas só chegam no próximo ano.
meanwhile-retired = { $who } se retira { $space_to }: esse espaço está ocupado, e você segue sem adversário até se retirar também.
meanwhile-monk = { $who } põe um monge { $post_at }: quem for lá depois paga uma taxa a { $who }.
