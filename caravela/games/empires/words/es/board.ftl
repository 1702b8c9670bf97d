# El tablero dibujado de Empires.
board-about = Una carta de las Américas con nueve regiones, las casillas de evento en el orden en que se resuelven, el orden de turno y los turnos.
board-order = Orden
board-round = Turno
board-training = Entrenamiento
board-to-come = { $n ->
    [0] no queda ninguno
   *[other] quedan { $n }
}
board-token = Ficha de descubrimiento boca abajo
board-place = { $who }, número { $position }
board-unknown = Terra Incognita
board-atlantic = Oceanus Atlanticus
board-pacific = Mare Pacificum
board-map = Mapa
