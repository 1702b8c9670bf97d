# Santa Maria: the shared board and the boards of the players, as they are drawn.

shore-title = The market square
shore-about = The tiles and dice on offer, the docks with their shipments, the retire spaces, both tracks, and the posts for monks.
shore-tiles = Tiles, docks
shore-tracks = Dice, tracks
shore-offer = To choose from
shore-year = Year
shore-where = { $year ->
    [0] Before the first year
   *[other] Year { $year } of 3
}
shore-order = Order
shore-order-told = Order of play: { $players }.
shore-goal = To win
shore-goal-told = Alone, { $n } points win.
shore-display = Tiles
shore-docks = Docks
shore-retire = Market square
shore-dice = Dice on offer
shore-conquistador = Conquistador track
shore-religion = Religion track
shore-cost-double = What a double costs
shore-cost-triple = What a triple costs
shore-pile = { $n } to come
shore-roads = { $n } left
shore-display-told = Tiles on offer: { $tiles }.
shore-working = Still at work: { $players }.
shore-dice-white = { $n ->
    [one] A white die showing { $value }
   *[other] { $n } white dice showing { $value }
}
shore-dice-blue = { $n ->
    [one] A blue die showing { $value }
   *[other] { $n } blue dice showing { $value }
}
shore-dice-told = White dice on offer: { $dice }.
shore-blue-told = Blue dice on offer: { $dice }.
shore-may-take = { $n ->
    [0] { $who } may take no more white dice this year
    [one] { $who } may take { $n } more white die this year
   *[other] { $who } may take { $n } more white dice this year
}
shore-conquistador-told = Conquistador track: { $players }.
shore-religion-told = Religion track: { $players }.

## A player's board

colony-of = The colony of { $who }
colony-none = no colony yet
colony-place = { $n ->
    [1] plays 1st
    [2] plays 2nd
    [3] plays 3rd
   *[other] plays { $n }th
}
colony-retired = Retired: { $space }
colony-head = { $who } has { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
} and { $points ->
    [one] { $points } point
   *[other] { $points } points
}; { $total } if the game ended now.
colony-total = { $n ->
    [one] { $n } point if the game ended now
   *[other] { $n } points if the game ended now
}
colony-column = Column { $n }
colony-row = Row { $n }
colony-developed = Developed rows: { $rows }, developed columns: { $columns }.
colony-price = Buy { $gain }: { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}
colony-blue = Blue die showing { $value }
colony-white = { $n ->
    [0] No more white dice this year.
    [one] { $n } more white die this year.
   *[other] { $n } more white dice this year.
}
colony-activation = { $coins ->
    [one] The next activation with coins costs { $coins } coin.
   *[other] The next activation with coins costs { $coins } coins.
}
colony-dice = Blue dice: { $dice } ({ $unlocked } unlocked).
colony-dock = { $dock }: { $n ->
    [0] no shipments
    [one] { $n } shipment
   *[other] { $n } shipments
}
colony-monks = { $n ->
    [0] No monks in reserve.
    [one] { $n } monk in reserve.
   *[other] { $n } monks in reserve.
}
