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
table-monks = Para os monges: estudiosos, bispos, acampamentos
table-fee = mais um custa { $coins }
table-religion = Trilha de religião, até { $last }: { $players }.
table-conquistador = Trilha do conquistador, até { $last }: { $players }.
table-ranks = Neste ano, os primeiros lugares na trilha do conquistador marcam: { $points }.
table-tree = { $points ->
    [1] A árvore deste ano fica no espaço { $space } e vale { $points } ponto.
   *[other] A árvore deste ano fica no espaço { $space } e vale { $points } pontos.
}
table-retire = Espaços de retiro
table-roads = { $n ->
    [0] Não resta nenhuma peça de estrada.
    [1] Resta { $n } peça de estrada.
   *[other] Restam { $n } peças de estrada.
}
table-player = { $who }: { $coins } e { $points }; { $total } se a partida acabasse agora.
table-resources = Recursos: { $things }.
table-dice = Dados brancos que ainda pode pegar neste ano: { $white }. Valores dos dados azuis: { $blue }.
table-dice-common = Dados que ainda pode pegar neste ano: brancos, { $white }; azuis, { $blue }.
table-next-activation = A próxima ativação com moedas custa { $coins }.
table-colony = Colônia: { $colony }.
table-row = Linha { $row }: { $cells }
table-cell = coluna { $column }, { $what }
table-die = { $colour ->
    [white] { $value } branco
   *[blue] { $value } azul
}
table-developed = desenvolvida
table-columns = Colunas desenvolvidas: { $columns }.
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
table-to-come = Ainda por vir: peças duplas, { $doubles }; peças triplas, { $triples }.
table-has = { $who } tem { $things }.
table-monks-at = Monges em { $spaces }; dados azuis em { $dice }.
table-gold-at = Ouro em { $spaces }.
table-own-scholar = { $scholar }, só para { $who }

## As escolhas no terminal

choice-for = { $what } por { $price }
choice-if-room = { $gains } (se houver espaço)
choice-line = { $colour ->
    [white] Coluna { $n }: { $cells }
   *[blue] Linha { $n }: { $cells }
}
choice-no-export = exportação (ainda faltam recursos)
choice-to-line = { $colour ->
    [white] coluna { $n }
   *[blue] linha { $n }
}
choice-die = { $colour ->
    [white] Um { $value } branco
   *[blue] Um { $value } azul
}
choice-retire = Retirar-se (quem tem o número mais baixo começa o próximo ano)
choice-retire-last = Retirar-se (quem tem o número mais baixo vence um empate)
choice-retire-alone = Retirar-se
choice-space = { $space }, número { $n }
choice-sell = Vender
choice-buy = Comprar
table-turned = { $turn }: { $cells }
lies-right = à direita { $what }
lies-below = abaixo { $what }
lies-left = à esquerda { $what }
lies-above = acima { $what }
table-still = Ainda por ativar: { $cells }.

## O fim de uma partida solo

table-goal = { $n ->
    [1] Era necessário { $points } para vencer.
   *[other] Eram necessários { $points } para vencer.
}
table-achievement = Façanha: { $achievement }. { $about }
table-no-achievement = Nenhuma façanha desta vez.

## O que se pode ver no terminal: a palavra a digitar e o que ela mostra

sheet-map = mercado
    .about = mostra o tabuleiro compartilhado: dados, docas, monges, trilhas, espaços de retiro
sheet-board = colônia
    .about = mostra a sua colônia linha por linha, com recursos, dados, estudiosos e porto, ou a de outro jogador: colônia 2
sheet-drawing = desenho
    .about = desenha a sua colônia ou a de outro jogador: desenho 2
sheet-tiles = peças
    .about = mostra as peças em oferta e o que custam
sheet-monks = monges
    .about = mostra o que fazem estudiosos, bispos e acampamentos, e de quem são os monges que estão lá
example-option = comprar ouro
example-word = harbour
