# The table of Empires in words.
table-setting-up = The board is laid out; the game has not begun.
table-round = Round { $round } of 8, age { $age }. { $phase }.
phase-setup = Setting up
phase-place = Placing workers
phase-resolve = Resolving events
phase-income = Income
phase-benefits = Building benefits
phase-reset = Reset
phase-over = The game is over
table-order = Player order: { $players }.
table-regions = The New World
table-undiscovered = not discovered
table-at-least = { $n ->
    [one] at least { $n } native
   *[other] at least { $n } natives
}
table-seen-by = seen by { $players }
table-good-there = { $good } lies there
table-scores-now = would score: { $points }
table-boxes = Event boxes
table-on-offer = on offer: { $things }
table-ship-there = a ship lies there, { $n } in stock
table-no-ship = no ship, { $n } in stock
table-deck = { $n ->
    [one] one card in the deck
   *[other] { $n } cards in the deck
}
table-player = { $who }{ $position ->
    [0] : ${ $money }.
   *[other] , number { $position } in player order: ${ $money }.
}
table-points = { $points } VP scored; { $total } if the game ended now.
table-uses = { $n ->
    [one] one use left
   *[other] { $n } uses left
}
table-ships = Ships: { $n }{ $sailed ->
    [0] .
   *[other] , { $sailed } at sea.
}
table-income = Sets pay ${ $money }.
table-goods = Goods: { $goods }.
table-buildings = Buildings: { $tiles }
table-discoveries = Discoveries: { $finds }.
table-used = used
table-market = Capital buildings on offer, ${ $money } each
table-to-come = Still to come in this age ({ $n }): { $tiles }

## What can be looked at in the terminal: the word to type, and what it shows

sheet-map = map
    .about = shows the New World and the event boxes
sheet-board = board
    .about = shows your board, or that of another player: board 2
sheet-buildings = buildings
    .about = shows the buildings for sale and what they do
example-option = settle Peru
example-word = dock

## What a worker does who is placed there, in a few words, and what one adds who is sent

brings-dock = lands in the New World
brings-goods = takes a good
brings-shipping = may win a ship
brings-buildings = a building for ${ $money }
brings-discovery = for an expedition
brings-warfare = may fight a battle
brings-training = a specialist for ${ $money }
brings-strength = strength +{ $n }
brings-held = then you have { $n }
brings-there = then { $own } of yours there{ $most ->
    [0] {""}
   *[other] , { $most } of { $who }
}
brings-region = land of { $good }
