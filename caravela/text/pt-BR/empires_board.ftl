# O tabuleiro desenhado de Empires.
board-about = Uma carta das Américas com nove regiões, as casas de evento na ordem em que são resolvidas, a ordem dos jogadores e as rodadas.
board-order = Ordem
board-round = Rodada
board-training = Treino
board-to-come = { $n ->
    [0] nenhum por vir
   *[other] { $n } por vir
}
board-token = Ficha de descoberta virada para baixo
board-place = { $who }, número { $position }
board-atlantic = Oceanus Atlanticus
board-pacific = Mare Pacificum
