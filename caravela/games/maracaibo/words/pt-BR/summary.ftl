# O que se conta quando uma rodada acaba. $signed é um número com sinal, $n sem, $round a rodada que começa.

summary-vp = { $signed } PV
summary-doubloons = { $n ->
    [1] { $signed } dobrão
   *[other] { $signed } dobrões
}
summary-stolen = explorador ultrapassado
summary-new-card-shown = Cartas de projeto no mostrador: { $names }.
summary-new-building-shown = Uma construção de prestígio está aberta: { $names }.
summary-new-mission-placed = Novas missões esperam em: { $names }.
summary-next = { $round ->
    [2] Depois de cada rodada a receita é paga, e quem chega primeiro em casa ganha pontos. Os títulos só contam no fim, cada um vezes a força da sua nação.
    [3] Faltam duas rodadas: o que você compra agora ainda paga duas vezes. No fim contam os títulos, vezes a força das suas nações, e também as cartas e as construções de prestígio.
   *[4] Esta é a última rodada. Depois contam os títulos, vezes a força das suas nações, e as cartas, as construções de prestígio, a receita, e 3 PV por cada nação em que você lidera.
}
