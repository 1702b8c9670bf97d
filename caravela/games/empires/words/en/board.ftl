# The drawn board of Empires.
board-about = A chart of the Americas with nine regions, the event boxes in the order in which they are resolved, the player order and the rounds.
board-order = Order
board-round = Round
board-training = Training
board-to-come = { $n ->
    [0] none to come
   *[other] { $n } to come
}
board-token = Face-down discovery token
board-place = { $who }, number { $position }
board-unknown = Terra Incognita
board-atlantic = Oceanus Atlanticus
board-pacific = Mare Pacificum
board-map = Map
