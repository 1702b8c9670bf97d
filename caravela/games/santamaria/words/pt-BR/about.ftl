# Santa Maria: o que a mesa diz das coisas quando alguém aponta para elas, e os dados do painel de um jogador.

fact-dice = Dados restantes
fact-harbour = Carregamentos
fact-monks = Monges

note-over = A partida acabou
note-standings = { $players }.
note-total-title = Se a partida acabasse agora
note-totals = Pontos ganhos e tudo o que se conta no fim: carregamentos, conjuntos no porto, colonos, estudiosos, bispos, moedas.
note-total = { $n ->
    [1] Se a partida acabasse agora, você teria { $n } ponto.
   *[other] Se a partida acabasse agora, você teria { $n } pontos.
}
note-seat = Religião { $religion }, conquistador { $conquistador }, carregamentos { $shipments }, monges na reserva { $monks }.

## Bens

note-coins = { $n ->
    [1] Você tem { $n } moeda
   *[other] Você tem { $n } moedas
}; com tudo vendido, valeriam { $points ->
    [1] { $points } ponto
   *[other] { $points } pontos
} no fim.
note-points = { $n ->
    [1] Você ganhou { $n } ponto
   *[other] Você ganhou { $n } pontos
}; se a partida acabasse agora, teria { $total }.
note-resource = Você tem { $n }; há lugar para { $limit }.
note-resource-full = Você tem { $n }: o próximo seria vendido na hora por { $coins ->
    [1] { $coins } moeda
   *[other] { $coins } moedas
}.
note-sale = { $coins ->
    [1] Vendido, um lhe rende { $coins } moeda.
   *[other] Vendido, um lhe rende { $coins } moedas.
}
note-store-title = Compra e venda
note-store = Na sua vez, quantas vezes quiser: vender um recurso, comprar madeira ou cereal. Isso não conta como a ação da vez.
note-price = { $coins ->
    [1] Na sua vez você pode comprar quantos couberem, a { $coins } moeda cada.
   *[other] Na sua vez você pode comprar quantos couberem, a { $coins } moedas cada.
}
note-have-coins = { $n ->
    [1] Você tem { $n } moeda.
   *[other] Você tem { $n } moedas.
}

## Peças e casas

note-tiles = As peças são compradas com madeira e cereal e colocadas na hora. As compradas só são repostas no ano seguinte.
note-to-buy = { $n ->
    [0] Você não pode pagar nenhuma das { $all }.
   *[other] Você pode pagar { $n } das { $all }.
}
note-of = Pertence a { $players }.
note-on-display = Em oferta neste ano.
note-to-come = Ainda pode vir em outro ano.
note-gone = Está fora do jogo.
note-roads = { $n ->
    [0] Não resta nenhuma peça de estrada.
    [1] Resta { $n } peça de estrada.
   *[other] Restam { $n } peças de estrada.
}
note-lacking = { $n ->
    [1] Falta-lhe { $n } recurso.
   *[other] Faltam-lhe { $n } recursos.
}
note-payable = Você tem o que custa.
note-payable-gold = { $n ->
    [1] Você tem o que custa, com { $n } ouro no lugar de outro recurso.
   *[other] Você tem o que custa, com { $n } ouros no lugar de outros recursos.
}
note-fits = { $n ->
    [0] Não cabe na sua colônia.
    [1] Cabe na sua colônia de { $n } maneira.
   *[other] Cabe na sua colônia de { $n } maneiras.
}
note-turn = A casa com o ponto vai para onde você apontar; as outras ficam ao lado, como se vê.
note-cell = Uma casa de uma colônia: vazia, um território ou uma estrada.
note-empty = Uma casa vazia: aqui pode ser colocada uma peça.
note-road = Uma estrada nunca é ativada. No fim, cada colono nela vale um ponto pela linha e um ponto pela coluna, se não tiverem casa vazia.
note-road-value = { $points ->
    [1] Valeria { $points } ponto agora.
   *[other] Valeria { $points } pontos agora.
}
note-missing = Casas vazias na linha: { $row }, na coluna: { $column }.
note-die-on-white = Um dado branco com { $value } fica aqui até o fim do ano.
note-die-on-blue = Um dado azul com { $value } fica aqui até o fim do ano.
note-coins-on = { $n ->
    [0] Ativado sem moedas; ocupado até o fim do ano.
    [1] { $n } moeda fica aqui até o fim do ano.
   *[other] { $n } moedas ficam aqui até o fim do ano.
}
note-activation = { $coins ->
    [1] Sua próxima ativação com moedas custa { $coins } moeda; você tem { $have }.
   *[other] Sua próxima ativação com moedas custa { $coins } moedas; você tem { $have }.
}
note-tight = Não há espaço para tudo; traria { $gains }.
note-activation-title = Ativação com moedas
note-activations = Um território vago à sua escolha é ativado e depois fica ocupado. A primeira custa 1 moeda, cada outra do ano 1 a mais.
note-column = Um dado branco de valor { $n } ativa todos os territórios vagos da coluna { $n } de cima para baixo e fica no último deles.
note-row = Um dado azul de valor { $n } ativa todos os territórios vagos da linha { $n } da esquerda para a direita e fica no último deles.
note-developed = Sem casa vazia, está desenvolvida: os colonos em suas estradas pontuam no fim.
note-line = Territórios vagos: { $vacant }, casas vazias: { $empty }, colonos: { $settlers }.

## Dados

note-white-die = Dado branco com { $value }
note-change = Antes disso você pode mudar o valor, por 1 moeda o passo.
note-die-column = { $vacant ->
    [0] Na coluna { $n } você não tem território vago.
    [1] Na coluna { $n } você tem { $vacant } território vago.
   *[other] Na coluna { $n } você tem { $vacant } territórios vagos.
}
note-die-row = { $vacant ->
    [0] Na linha { $n } você não tem território vago.
    [1] Na linha { $n } você tem { $vacant } território vago.
   *[other] Na linha { $n } você tem { $vacant } territórios vagos.
}
note-dice-title = Dados
note-dice = Cada um pode pegar { $n ->
    [1] { $n } dado branco
   *[other] { $n } dados brancos
} por ano da oferta comum.
note-dice-blue = Os dados azuis são destravados na trilha de religião; cada um serve uma vez por ano.

## Docas, porto, monges

note-dock-empty = Aqui já não espera nenhum carregamento.
note-dock-mine = { $n ->
    [0] Você não tem carregamento nesta doca.
    [1] Você tem { $n } carregamento nesta doca.
   *[other] Você tem { $n } carregamentos nesta doca.
}
note-sets = Um carregamento em cada uma das quatro docas forma um conjunto, que vale { $points ->
    [1] { $points } ponto
   *[other] { $points } pontos
} no fim.
note-sets-mine = { $sets ->
    [0] Você ainda não tem conjunto.
    [1] Você tem { $sets } conjunto: { $points } pontos.
   *[other] Você tem { $sets } conjuntos: { $points } pontos.
}
note-shipment = Carregamento: { $cost }
note-monks = Cada símbolo de monge na trilha de religião permite colocar um monge junto a um estudioso, a um bispo ou em um acampamento. Onde já há outros, cada um deles recebe { $coins } moedas.
note-monks-there = Monges aqui: { $players }.
note-monk-mine = Seu monge está aqui.
note-monk-fee = { $coins ->
    [0] Um monge aqui não lhe custaria nada.
    [1] Um monge aqui lhe custaria { $coins } moeda.
   *[other] Um monge aqui lhe custaria { $coins } moedas.
}
note-demand = Do jeito que está, vale { $points } para você, já com o custo da nomeação.
note-space-taken = { $who } retirou-se para cá neste ano.
note-retire-title = Retirar-se
note-retire = Quem se retira recebe depois a renda de todos os carregamentos e não joga mais neste ano.

## Trilhas e anos

note-religion = Cada ação de religião avança 1 espaço, e mais 1 por 1 cereal. Um espaço com monge recruta um; o primeiro e o terceiro destravam um dado azul.
note-religion-end = No espaço { $n } cada passo a mais rende 1 ponto.
note-religion-mine = Você está no espaço { $n }.
note-next-monk = { $n ->
    [1] Falta { $n } passo para o próximo monge.
   *[other] Faltam { $n } passos para o próximo monge.
}
note-next-die = { $n ->
    [1] Falta { $n } passo para o próximo dado azul.
   *[other] Faltam { $n } passos para o próximo dado azul.
}
note-conquistador = No fim deste ano os primeiros ganham { $points } pontos; no mesmo espaço fica à frente quem chegou antes. Depois todos recomeçam.
note-tree = No fim deste ano você ganha { $points } pontos se estiver no espaço { $space } ou além. Depois recomeça.
note-gold = Um espaço com ouro rende 1 ouro.
note-conquistador-mine = { $points ->
    [1] Você está no espaço { $n }; seria { $points } ponto.
   *[other] Você está no espaço { $n }; seriam { $points } pontos.
}
note-next-gold = { $n ->
    [1] Falta { $n } passo para o próximo ouro.
   *[other] Faltam { $n } passos para o próximo ouro.
}
note-year = A partida dura três anos. Um ano acaba quando todos se retiraram; então peças e dados são novos.
note-order = As vezes passam em sentido horário. Quem se retira para o espaço de menor número começa o próximo ano.
note-achievements = Façanhas, se a partida acabasse agora: { $names }.
