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
table-monks = Monks
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
    [one] { $n } road tile is left.
   *[other] { $n } road tiles are left.
}
table-player = { $who }: { $coins } and { $points }; { $total } if the game ended now.
table-resources = Resources: { $things }.
table-dice = White dice still to take this year: { $white }. Blue dice to use: { $blue }.
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
table-tile = { $tile }: { $cost }
table-to-come = Still to come: { $doubles } doubles and { $triples } triples. For monks there are:
