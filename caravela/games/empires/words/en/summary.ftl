# What is told when a round is over. $signed is a number with its sign, $n without, $round the round that begins.

summary-points = { $signed } VP
summary-money = { $signed } $
summary-bought-points = VP bought
summary-looked = a look at a token
summary-looked-deck = a look at the deck
summary-new-tile-offered = New buildings for sale: { $names }.
summary-new-good-offered = Trade goods on offer: { $names }.
summary-new-position = The order is now: { $names }.
summary-next = { $round ->
    [2] Regions score after round 3: 6 VP for the most workers and 2 for the second, where somebody has at least three.
    [3] This is the last round of age I: at its end regions score, 6 VP for the most workers and 2 for the second, where somebody has at least three.
    [4] Age II begins. Regions score again after round 6: 6 VP for the most workers, 2 for the second.
    [5] Regions score again after round 6: 6 VP for the most workers, 2 for the second.
    [6] This is the last round of age II: at its end regions score again.
    [7] Age III begins. Regions score for the last time after round 8; then discoveries, buildings and the income of the last round count.
   *[8] This is the last round: at its end regions score once more, then discoveries, buildings and this round’s income count.
}
