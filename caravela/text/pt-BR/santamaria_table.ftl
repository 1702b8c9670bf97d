# A mesa de Santa Maria em palavras.
table-setting-up = O tabuleiro está montado; a partida ainda não começou.
table-year = Ano { $year } de 3. É a vez de { $who }.
table-over = A partida terminou.
table-order = Ordem de jogo: { $players }.
table-white-dice = Dados brancos em oferta: { $dice }.
table-blue-offer = Dados azuis em oferta: { $dice }.
table-docks = { $n ->
    [0] Docas (a pilha de carregamentos está vazia)
    [1] Docas (mais { $n } carregamento na pilha)
   *[other] Docas (mais { $n } carregamentos na pilha)
}
table-monks = Monges
table-fee = mais um custa { $coins }
table-religion = Trilha da religião, até { $last }: { $players }.
table-conquistador = Trilha dos conquistadores, até { $last }: { $players }.
table-ranks = Neste ano, os primeiros lugares na trilha dos conquistadores marcam: { $points }.
table-tree = { $points ->
    [1] A árvore deste ano fica no espaço { $space } e vale { $points } ponto.
   *[other] A árvore deste ano fica no espaço { $space } e vale { $points } pontos.
}
table-retire = Espaços de retiro
table-roads = { $n ->
    [1] Resta { $n } peça de estrada.
   *[other] Restam { $n } peças de estrada.
}
table-player = { $who }: { $coins } e { $points }; { $total } se a partida acabasse agora.
table-resources = Recursos: { $things }.
table-dice = Dados brancos que ainda pode pegar neste ano: { $white }. Dados azuis para usar: { $blue }.
table-next-activation = A próxima ativação com moedas custa { $coins }.
table-colony = Colônia: { $colony }.
table-row = Linha { $row }: { $cells }
table-cell = coluna { $column }, { $what }
table-die = { $colour ->
    [white] { $value } branco
   *[blue] { $value } azul
}
table-developed = completa
table-columns = Colunas completas: { $columns }.
table-scholars = Estudiosos: { $names }.
table-bishops = Bispos e o que suas exigências rendem agora: { $names }.
table-camps = Acampamentos: { $names }. Monges restantes: { $n }.
table-harbour = Porto, { $dock }: { $loads }.
table-sets = { $n ->
    [1] { $n } conjunto de quatro docas.
   *[other] { $n } conjuntos de quatro docas.
}
table-retired = Retirou-se: { $space }.
table-boards = Colônias para escolher
table-sets-on-offer = Prefeituras para escolher, cada uma com um estudioso
table-display = Peças em oferta
table-tile = { $tile }: { $cost }
table-to-come = Ainda por vir: peças duplas, { $doubles }; peças triplas, { $triples }. Para os monges há:
