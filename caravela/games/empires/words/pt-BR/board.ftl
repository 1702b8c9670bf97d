# O tabuleiro desenhado de Empires.
board-about = Uma carta das Américas com nove regiões, os eventos na ordem em que são resolvidos, a ordem dos jogadores e as rodadas.
board-order = Ordem
board-round = Rodada
board-training = Treinamento
board-to-come = { $n ->
    [0] nenhuma por vir
   *[other] { $n } por vir
}
board-token = Marcador de descoberta virado para baixo
board-place = { $who }, número { $position }
board-unknown = Terra Incognita
board-atlantic = Oceanus Atlanticus
board-pacific = Mare Pacificum
board-map = Mapa
