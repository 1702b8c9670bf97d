# A mesa de Empires em palavras.
table-setting-up = O tabuleiro está montado; a partida ainda não começou.
table-round = Rodada { $round } de 8, era { $age }. { $phase }.
phase-setup = Preparação
phase-place = Posicionar trabalhadores
phase-resolve = Resolver eventos
phase-income = Receita
phase-benefits = Benefícios das construções
phase-reset = Reiniciar o tabuleiro
phase-over = A partida terminou
table-order = Ordem dos jogadores: { $players }.
table-regions = O Novo Mundo
table-undiscovered = não descoberta
table-at-least = { $n ->
    [1] pelo menos { $n } nativo
   *[other] pelo menos { $n } nativos
}
table-seen-by = marcador visto por { $players }
table-good-there = { $good } na região
table-scores-now = pontuaria: { $points }
table-boxes = Eventos
table-on-offer = em oferta: { $things }
table-ship-there = há um navio, { $n } no suprimento
table-no-ship = nenhum navio, { $n } no suprimento
table-deck = { $n ->
    [1] { $n } carta no baralho
   *[other] { $n } cartas no baralho
}
table-player = { $who }{ $position ->
    [0] : ${ $money }.
   *[other] , lugar { $position } na ordem: ${ $money }.
}
table-points = { $points } PV marcados; { $total } se a partida acabasse agora.
table-uses = { $n ->
    [1] resta um uso
   *[other] usos restantes: { $n }
}
table-ships = Navios: { $n }{ $sailed ->
    [0] .
   *[other] , { $sailed } no mar.
}
table-income = Os conjuntos rendem ${ $money }.
table-goods = Mercadorias: { $goods }.
table-buildings = Construções: { $tiles }
table-discoveries = Descobertas: { $finds }.
table-used = usada
table-market = Construções em oferta, ${ $money } cada
table-to-come = Ainda por vir nesta era ({ $n }): { $tiles }

## O que se pode ver no terminal: a palavra a digitar e o que ela mostra

sheet-map = mapa
    .about = mostra o Novo Mundo e os eventos
sheet-board = tabuleiro
    .about = mostra o seu tabuleiro ou o de outro jogador: tabuleiro 2
sheet-buildings = construções
    .about = mostra as construções à venda e o que fazem
example-option = settle Peru
example-word = dock

brings-dock = desembarca no Novo Mundo
brings-goods = pega uma mercadoria
brings-shipping = pode ganhar um navio
brings-buildings = uma construção por ${ $money }
brings-discovery = para uma expedição
brings-warfare = pode travar uma batalha
brings-training = um especialista por ${ $money }
brings-strength = valor +{ $n }
brings-held = você fica com { $n }
brings-there = você fica com { $own } lá{ $most ->
    [0] {""}
   *[other] ; { $who }: { $most }
}
brings-region = terra de { $good }
