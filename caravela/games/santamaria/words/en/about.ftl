# Santa Maria: what the table says of its things when somebody points at them, and the facts of a player's panel.

fact-dice = Dice left
fact-harbour = Shipments
fact-monks = Monks

note-over = The game is over
note-standings = { $players }.
note-total-title = If the game ended now
note-totals = Points gained, and all that is counted at the end: shipments, sets in the harbour, settlers, scholars, bishops, coins.
note-total = { $n ->
    [one] If the game ended now, you would have { $n } point.
   *[other] If the game ended now, you would have { $n } points.
}
note-seat = Religion { $religion }, conquistador { $conquistador }, shipments { $shipments }, monks in reserve { $monks }.

## Goods

note-coins = { $n ->
    [one] You have { $n } coin
   *[other] You have { $n } coins
}; with everything sold, they would be worth { $points ->
    [one] { $points } point
   *[other] { $points } points
} at the end.
note-points = { $n ->
    [one] You have gained { $n } point
   *[other] You have gained { $n } points
}; if the game ended now, you would have { $total }.
note-resource = You have { $n }; there is room for { $limit }.
note-resource-full = You have { $n }: the next one would be sold at once for { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}.
note-sale = { $coins ->
    [one] Sold, one brings you { $coins } coin.
   *[other] Sold, one brings you { $coins } coins.
}
note-store-title = Sell or buy
note-store = In your turn, as often as you like: sell a resource, buy wood or grain. Neither is your action of the turn.
note-price = { $coins ->
    [one] In your turn you may buy as many as you have room for, at { $coins } coin each.
   *[other] In your turn you may buy as many as you have room for, at { $coins } coins each.
}
note-have-coins = { $n ->
    [one] You have { $n } coin.
   *[other] You have { $n } coins.
}

## Tiles and cells

note-tiles = Tiles are bought with wood and grain and laid at once. What is bought is not replaced before the next year.
note-to-buy = { $n ->
    [0] You can pay for none of the { $all }.
   *[other] You can pay for { $n } of the { $all }.
}
note-of = It belongs to { $players }.
note-on-display = On offer this year.
note-to-come = It may still come in a later year.
note-gone = It is out of the game.
note-roads = { $n ->
    [0] No road tile is left.
    [one] { $n } road tile is left.
   *[other] { $n } road tiles are left.
}
note-lacking = { $n ->
    [one] You lack { $n } resource for it.
   *[other] You lack { $n } resources for it.
}
note-payable = You have what it costs.
note-payable-gold = { $n ->
    [one] You have what it costs, with { $n } gold in place of something else.
   *[other] You have what it costs, with { $n } gold in place of other things.
}
note-fits = { $n ->
    [0] It does not fit into your colony.
    [one] It fits into your colony in { $n } way.
   *[other] It fits into your colony in { $n } ways.
}
note-turn = The cell with the dot goes where you point; the others beside it, as shown.
note-cell = A cell of a colony: empty, a territory, or a road.
note-empty = An empty cell: a tile can be laid here.
note-road = A road is never activated. At the end each settler on it scores a point for its row and a point for its column, if they have no empty cell.
note-road-value = { $points ->
    [one] It would score { $points } point now.
   *[other] It would score { $points } points now.
}
note-missing = Empty cells in its row: { $row }, in its column: { $column }.
note-die-on-white = A white die showing { $value } lies here until the end of the year.
note-die-on-blue = A blue die showing { $value } lies here until the end of the year.
note-coins-on = { $n ->
    [0] Activated without coins; taken until the end of the year.
    [one] { $n } coin lies here until the end of the year.
   *[other] { $n } coins lie here until the end of the year.
}
note-activation = { $coins ->
    [one] Your next activation with coins costs { $coins } coin; you have { $have }.
   *[other] Your next activation with coins costs { $coins } coins; you have { $have }.
}
note-tight = There is no room for all of it; it would bring { $gains }.
note-activation-title = Activation with coins
note-activations = One vacant territory of your choice is activated and then taken. The first costs 1 coin, every further one of the year 1 more.
note-column = A white die with the value { $n } activates all vacant territories of column { $n } from top to bottom, then lies on the last of them.
note-row = A blue die with the value { $n } activates all vacant territories of row { $n } from left to right, then lies on the last of them.
note-developed = A line without an empty cell is developed: the settlers on its roads score at the end.
note-line = Vacant territories: { $vacant }, empty cells: { $empty }, settlers: { $settlers }.

## Dice

note-white-die = White die showing { $value }
note-change = Before that you may change its value, for 1 coin a step.
note-die-column = { $vacant ->
    [0] In column { $n } you have no vacant territory.
    [one] In column { $n } you have { $vacant } vacant territory.
   *[other] In column { $n } you have { $vacant } vacant territories.
}
note-die-row = { $vacant ->
    [0] In row { $n } you have no vacant territory.
    [one] In row { $n } you have { $vacant } vacant territory.
   *[other] In row { $n } you have { $vacant } vacant territories.
}
note-dice-title = Dice
note-dice = Everybody may take { $n ->
    [one] { $n } white die
   *[other] { $n } white dice
} a year from the common offer.
note-dice-blue = Blue dice are unlocked on the religion track; each works once a year.

## Docks, harbour, monks

note-dock-empty = No shipment waits here any more.
note-dock-mine = { $n ->
    [0] You have no shipment at this dock.
    [one] You have { $n } shipment at this dock.
   *[other] You have { $n } shipments at this dock.
}
note-sets = One shipment at each of the four docks makes a set, worth { $points ->
    [one] { $points } point
   *[other] { $points } points
} at the end.
note-sets-mine = { $sets ->
    [0] You have no set yet.
    [one] You have { $sets } set: { $points } points.
   *[other] You have { $sets } sets: { $points } points.
}
note-shipment = Shipment: { $cost }
note-monks = Each monk symbol on the religion track lets you place a monk with a scholar, a bishop or at a camp. Where others already are, each of them gets { $coins } coins.
note-monks-there = Monks here: { $players }.
note-monk-mine = Your monk is here.
note-monk-fee = { $coins ->
    [0] A monk here would cost you nothing.
    [one] A monk here would cost you { $coins } coin.
   *[other] A monk here would cost you { $coins } coins.
}
note-demand = As things stand, it is worth { $points } to you, with what the appointment costs.
note-space-taken = { $who } has retired here this year.
note-retire-title = Retire
note-retire = Whoever retires has the income of all shipments afterwards, and no more turn this year.

## Tracks and years

note-religion = Each religion action advances 1 space, and 1 more for 1 grain. A space with a monk recruits one; the first and the third unlock a blue die.
note-religion-end = On space { $n } every further step brings 1 point.
note-religion-mine = You are on space { $n }.
note-next-monk = { $n ->
    [one] { $n } step to your next monk.
   *[other] { $n } steps to your next monk.
}
note-next-die = { $n ->
    [one] { $n } step to your next blue die.
   *[other] { $n } steps to your next blue die.
}
note-conquistador = At the end of this year the foremost score { $points } points; on one space who came earlier is ahead. Then all begin anew.
note-tree = At the end of this year you score { $points } points if you are on space { $space } or beyond. Then you begin anew.
note-gold = A space with gold brings 1 gold.
note-conquistador-mine = { $points ->
    [one] You are on space { $n }; that would be { $points } point.
   *[other] You are on space { $n }; that would be { $points } points.
}
note-next-gold = { $n ->
    [one] { $n } step to the next gold.
   *[other] { $n } steps to the next gold.
}
note-year = The game lasts three years. A year ends when all have retired; then tiles and dice are new.
note-order = Turns pass clockwise. Whoever retires to the space with the lowest number begins the next year.
note-achievements = Achieved if the game ended now: { $names }.
