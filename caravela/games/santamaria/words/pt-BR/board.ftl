# Santa Maria: o tabuleiro compartilhado e os tabuleiros dos jogadores, como são desenhados.

shore-title = A praça do mercado
shore-about = As peças e os dados em oferta, as docas com os carregamentos, os espaços de retiro, as duas trilhas e os lugares dos monges.
shore-tiles = Peças, docas
shore-tracks = Dados, trilhas
shore-offer = Para escolher
shore-year = Ano
shore-where = { $year ->
    [0] Antes do primeiro ano
   *[other] Ano { $year } de 3
}
shore-order = Ordem
shore-order-told = Ordem de jogo: { $players }.
shore-goal = Para vencer
shore-goal-told = Sozinho, vence quem chega a { $n } pontos.
shore-display = Peças
shore-docks = Docas
shore-retire = Praça do mercado
shore-dice = Dados em oferta
shore-conquistador = Trilha do conquistador
shore-religion = Trilha de religião
shore-cost-double = Quanto custa uma peça dupla
shore-cost-triple = Quanto custa uma peça tripla
shore-pile = { $n } por vir
shore-roads = restam { $n }
shore-display-told = Peças em oferta: { $tiles }.
shore-working = Ainda em atividade: { $players }.
shore-dice-white = { $n ->
    [1] Um dado branco com { $value }
   *[other] { $n } dados brancos com { $value }
}
shore-dice-blue = { $n ->
    [1] Um dado azul com { $value }
   *[other] { $n } dados azuis com { $value }
}
shore-dice-told = Dados brancos em oferta: { $dice }.
shore-blue-told = Dados azuis em oferta: { $dice }.
shore-may-take = { $n ->
    [0] { $who } não pode pegar mais dados brancos neste ano
    [1] { $who } pode pegar mais { $n } dado branco neste ano
   *[other] { $who } pode pegar mais { $n } dados brancos neste ano
}
shore-conquistador-told = Trilha do conquistador: { $players }.
shore-religion-told = Trilha de religião: { $players }.

## O tabuleiro de um jogador

colony-of = A colônia de { $who }
colony-none = ainda sem colônia
colony-place = joga em { $n }º
colony-retired = Retirou-se: { $space }
colony-head = { $who } tem { $coins ->
    [1] { $coins } moeda
   *[other] { $coins } moedas
} e { $points ->
    [1] { $points } ponto
   *[other] { $points } pontos
}; { $total } se a partida acabasse agora.
colony-total = { $n ->
    [1] { $n } ponto se a partida acabasse agora
   *[other] { $n } pontos se a partida acabasse agora
}
colony-column = Coluna { $n }
colony-row = Linha { $n }
colony-developed = Linhas desenvolvidas: { $rows }, colunas desenvolvidas: { $columns }.
colony-price = Comprar { $gain }: { $coins ->
    [1] { $coins } moeda
   *[other] { $coins } moedas
}
colony-blue = Dado azul com { $value }
colony-white = { $n ->
    [0] Nenhum dado branco a mais neste ano.
    [1] Mais { $n } dado branco neste ano.
   *[other] Mais { $n } dados brancos neste ano.
}
colony-activation = { $coins ->
    [1] A próxima ativação com moedas custa { $coins } moeda.
   *[other] A próxima ativação com moedas custa { $coins } moedas.
}
colony-dice = Dados azuis: { $dice } (destravados: { $unlocked }).
colony-dock = { $dock }: { $n ->
    [0] nenhum carregamento
    [1] { $n } carregamento
   *[other] { $n } carregamentos
}
colony-monks = { $n ->
    [0] Nenhum monge na reserva.
    [1] { $n } monge na reserva.
   *[other] { $n } monges na reserva.
}
