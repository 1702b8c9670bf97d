# O que se conta quando uma rodada acaba. $signed é um número com sinal, $n sem, $round a rodada que começa.

summary-points = { $signed } PV
summary-money = { $signed } $
summary-bought-points = PV comprados
summary-looked = uma olhada num marcador
summary-looked-deck = uma olhada no baralho
summary-new-tile-offered = Novas construções à venda: { $names }.
summary-new-good-offered = Mercadorias em oferta: { $names }.
summary-new-position = A ordem agora é: { $names }.
summary-next = { $round ->
    [2] As regiões pontuam depois da rodada 3: 6 PV para quem tem mais trabalhadores e 2 para o segundo, onde alguém tem ao menos três.
    [3] Esta é a última rodada da Era I: no fim dela as regiões pontuam, 6 PV para quem tem mais trabalhadores e 2 para o segundo, onde alguém tem ao menos três.
    [4] Começa a Era II. As regiões pontuam de novo depois da rodada 6: 6 PV para quem tem mais trabalhadores, 2 para o segundo.
    [5] As regiões pontuam de novo depois da rodada 6: 6 PV para quem tem mais trabalhadores, 2 para o segundo.
    [6] Esta é a última rodada da Era II: no fim dela as regiões pontuam de novo.
    [7] Começa a Era III. As regiões pontuam pela última vez depois da rodada 8; então contam as descobertas, as construções e a receita da última rodada.
   *[8] Esta é a última rodada: no fim dela as regiões pontuam mais uma vez, e então contam as descobertas, as construções e a receita desta rodada.
}
