# The table of Santa Maria in words.
table-setting-up = The board is laid out; the game has not begun.
table-year = Year { $year } of 3. It is the turn of { $who }.
table-over = The game is over.
table-order = Turn order: { $players }.
table-white-dice = White dice on offer: { $dice }.
table-blue-offer = Blue dice on offer: { $dice }.
table-docks = { $n ->
    [0] Docks (the pile of shipments is empty)
    [one] Docks ({ $n } more shipment in the pile)
   *[other] Docks ({ $n } more shipments in the pile)
}
table-monks = For monks: scholars, bishops, camps
table-fee = another costs { $coins }
table-religion = Religion track, up to { $last }: { $players }.
table-conquistador = Conquistador track, up to { $last }: { $players }.
table-ranks = The first places on the conquistador track score this year: { $points }.
table-tree = { $points ->
    [one] The tree of this year is on space { $space } and scores { $points } point.
   *[other] The tree of this year is on space { $space } and scores { $points } points.
}
table-retire = Retire spaces
table-roads = { $n ->
    [0] No road tile is left.
    [one] { $n } road tile is left.
   *[other] { $n } road tiles are left.
}
table-player = { $who }: { $coins } and { $points }; { $total } if the game ended now.
table-resources = Resources: { $things }.
table-dice = White dice still to take this year: { $white }. Blue dice showing: { $blue }.
table-dice-common = Dice still to take this year: white { $white }, blue { $blue }.
table-next-activation = The next activation with coins costs { $coins }.
table-colony = Colony: { $colony }.
table-row = Row { $row }: { $cells }
table-cell = column { $column }, { $what }
table-die = { $colour ->
    [white] white { $value }
   *[blue] blue { $value }
}
table-developed = complete
table-columns = Complete columns: { $columns }.
table-scholars = Scholars: { $names }.
table-bishops = Bishops and what their demands bring now: { $names }.
table-camps = Camps: { $names }. Monks left: { $n }.
table-harbour = Harbour, { $dock }: { $loads }.
table-sets = { $n ->
    [one] { $n } set of four docks.
   *[other] { $n } sets of four docks.
}
table-retired = Retired: { $space }.
table-boards = Colonies to choose from
table-sets-on-offer = Town halls to choose from, each with a scholar
table-display = Tiles on display
table-to-come = Still to come: { $doubles } doubles and { $triples } triples.
table-has = { $who } has { $things }.
table-monks-at = Monks on { $spaces }; blue dice on { $dice }.
table-gold-at = Gold on { $spaces }.
table-own-scholar = { $scholar }, for { $who } alone

## Choices in the terminal

choice-for = { $what } for { $price }
choice-if-room = { $gains } (if there is room)
choice-line = { $colour ->
    [white] Column { $n }: { $cells }
   *[blue] Row { $n }: { $cells }
}
choice-no-export = export (resources still missing)
choice-to-line = { $colour ->
    [white] column { $n }
   *[blue] row { $n }
}
choice-die = { $colour ->
    [white] White { $value }
   *[blue] Blue { $value }
}
choice-retire = Retire (whoever has the lowest number begins the next year)
choice-retire-last = Retire (whoever has the lowest number wins a tie)
choice-retire-alone = Retire
choice-space = { $space }, number { $n }
choice-sell = Sell
choice-buy = Buy
table-turned = { $turn }: { $cells }
lies-right = right of it { $what }
lies-below = below it { $what }
lies-left = left of it { $what }
lies-above = above it { $what }
table-still = Still to come: { $cells }.

## The end of a game alone

table-goal = { $n ->
    [one] { $points } was needed to win.
   *[other] { $points } were needed to win.
}
table-achievement = Achievement: { $achievement }. { $about }
table-no-achievement = No achievement this time.

## What can be looked at in the terminal: the word to type, and what it shows

sheet-map = market
    .about = shows the shared board: dice, docks, monks, tracks, retire spaces
sheet-board = colony
    .about = shows your colony row by row, with goods, dice, scholars and harbour, or that of another player: colony 2
sheet-drawing = drawing
    .about = draws your colony, or that of another player: drawing 2
sheet-tiles = tiles
    .about = shows the tiles on display and what they cost
sheet-monks = monks
    .about = shows what scholars, bishops and camps do, and whose monks are there
example-option = buy gold
example-word = harbour
