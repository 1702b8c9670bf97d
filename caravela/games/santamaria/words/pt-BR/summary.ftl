# O que se conta quando uma rodada acaba. $signed é um número com sinal, $n sem, $round a rodada que começa.

summary-points = { $n ->
    [1] { $signed } ponto
   *[other] { $signed } pontos
}
summary-coins = { $n ->
    [1] { $signed } moeda
   *[other] { $signed } moedas
}
summary-paid = custos
summary-overflow = recursos sem lugar
summary-coins-on = moedas em territórios
summary-traded = comércio
summary-fee = taxas de monges
summary-conquest = trilha do conquistador
summary-solo-tree = árvores
summary-new-start-player = { $names } tem o primeiro turno do ano.
summary-new-white-dice = Os dados brancos mostram { $names }.
summary-next = { $round ->
    [2] No fim deste ano a trilha do conquistador pontua de novo, um pouco mais que da última vez. Todos recomeçam nela do zero.
   *[3] Este é o último ano. No fim dele a trilha do conquistador pontua; depois os carregamentos, os conjuntos de docas, os colonos em linhas completas, os estudiosos, os bispos, e um ponto a cada 3 moedas.
}
