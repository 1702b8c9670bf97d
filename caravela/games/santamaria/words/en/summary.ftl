# What is told when a round is over. $signed is a number with its sign, $n without, $round the round that begins.

summary-points = { $n ->
    [one] { $signed } point
   *[other] { $signed } points
}
summary-coins = { $n ->
    [one] { $signed } coin
   *[other] { $signed } coins
}
summary-paid = costs
summary-overflow = goods without room
summary-coins-on = coins on territories
summary-traded = trade
summary-fee = fees for monks
summary-conquest = conquistador track
summary-solo-tree = trees
summary-new-start-player = { $names } has the first turn of the year.
summary-new-white-dice = The white dice show { $names }.
summary-next = { $round ->
    [2] At the end of this year the conquistador track scores again, a little more than last time. Everybody begins there at 0 again.
   *[3] This is the last year. At its end the conquistador track scores; then shipments, sets of docks, settlers in full lines, scholars, bishops, and a point for every 3 coins.
}
