# Empires: what the table says of its things when somebody points at them, and the facts of a player's panel.

where = Round { $round } · Age { $age } · { $phase }

## A player's panel

fact-money = Money
    .about = Pays for buildings, training and wars. It is worth no VP by itself.
fact-income = Income
    .about = What goods and ships pay every round in their best sets: $3 for three alike, $6 for four alike, $1 for any three. In round 8 the same number is scored as VP.
fact-ships = Ships
    .about = A ship stands for one good of any kind in a set; one ship per set.
fact-workers = Workers
    .about = Workers available for placing in this round, or gained for the next.
fact-supply = Supply
    .about = Each round 5 colonists come from supply, as long as there are any; so do those that buildings and missionaries bring.
fact-buildings = Buildings
    .about = Capital buildings bought so far. They are never lost.
fact-finds = Discoveries
    .about = Discovery tokens and cards. Their VP count once, at the end.
fact-points = VP
    .about = VP scored so far. Discoveries, buildings and the economy are added at the end of the game.
fact-order = Player order
    .about = The order for placing, for discovering and for breaking ties. The Initiative box decides the next one.
about-standings = { $players }.

## Regions

about-workers = { $n ->
    [one] { $n } worker
   *[other] { $n } workers
 }
about-region-scores = At the end of rounds 3, 6 and 8, if somebody has 3 workers here, the largest group scores { $leader } VP and the second { $second } VP.
about-region-builders = Each builder here adds { $leader } VP for the largest group and { $second } VP for the second.
about-region-good = The first to have 3 workers here takes the { $good }.
about-region-there = Workers here: { $players }.
about-region-hidden = Not discovered yet: nobody can settle here before an expedition at least as strong as the natives on the token.
about-region-mine = You have { $workers } here; scoring would give you { $points } VP now.
about-region-none = You have no worker here.
about-region-more = With one more it would be { $points } VP.
about-region-takes-good = One more takes the { $good }.
about-token-title = Discovery token { $region_in }
about-token-known = The token: { $find }.
about-token-at-least = { $n ->
    [one] After a failed expedition everybody knows: at least { $n } native.
   *[other] After a failed expedition everybody knows: at least { $n } natives.
 }
about-token-seen = The token has been seen by { $players }.
about-pool-none = You have no worker in the Discovery box.
about-pool-known = Your workers in the Discovery box have a strength of { $strength }; { $natives } is needed.
about-pool-chance = Your workers in the Discovery box have a strength of { $strength }: enough for { $enough } of the { $all } tokens that can lie here.
about-pool-cards = Your workers in the Discovery box have a strength of { $strength }: enough for { $enough } of the { $all } cards that can come.
about-pool-sure = Your workers here have a strength of { $strength }: surely enough for { $sure } of the { $all } regions not yet discovered.

## Event boxes

about-box-initiative = Each worker earns as many dollars as the number of its space, and the next player order follows this row. One worker per player.
about-box-dock = The workers land one after the other, each in a discovered region of its owner’s choice. A merchant brings $5, a missionary a colonist.
about-box-goods = From left to right, each worker takes one of the goods on offer.
about-box-shipping = The highest total wins the ship: captains and merchants count 2, all others 1. The earlier in player order wins a tie.
about-box-buildings = From left to right, each worker may buy one of the buildings on offer for ${ $money }.
about-box-discovery = Here workers wait until their owner sends an expedition: captains count 2, all others 1. Those who are not sent stay.
about-box-specialists = Each space brings the owner of its worker a specialist for the next round.
about-box-warfare = From left to right, each worker may start a battle in one region for nothing, or a war against one player in all regions for ${ $money }. Each soldier takes one worker of the other side.
about-box-next = A worker placed now takes place { $place }.
about-box-full = All places are taken.
about-box-mine = Your workers here: { $n }; the first of them in place { $place }.
about-initiative-mine = Your worker stands in place { $place }: ${ $place }.
about-goods-best = The best for you now is { $good }: your sets would pay ${ $more } instead of ${ $money }.
about-goods-none = No good on offer would change what your sets pay, ${ $money }.
about-shipping-now = Your workers count { $mine } here; the best of the others { $others }.
about-shipping-empty = There is no ship to win now.
about-buildings-now = { $n ->
    [0] You have ${ $money }: too little for a building now.
   *[other] You have ${ $money }: enough for { $n } of the buildings on offer, one for each worker.
 }
about-builder-price = A builder pays ${ $money }.
about-warfare-now = Your soldiers in the New World: { $soldiers }. Battles that you could start now: { $battles }.
about-space = The owner of the worker here takes { $kind_a } for the next round.
about-space-training = The owner of the worker here may pay ${ $money } for a specialist of any kind for the next round.
about-space-taken = { $who } stands here.
about-space-supply = In your supply: { $workers }.
about-ship-places = Your ships that can still take a worker in this round: { $n }.
about-figure = { $who }: { $kind }
about-figure-place = Place { $place } { $box_in }.

## Buildings

about-tile-on-offer = On offer now for ${ $money }.
about-tile-owner = { $who } owns it.
about-tile-used = It has been used.
about-tile-to-come = It may still come in this age.
about-tile-later = It may come in a later age.
about-tile-gone = It is not for sale in this game any more.
about-tile-cost = It would cost you ${ $money }; you have ${ $have }.
about-tile-cost-builder = It would cost you ${ $money }, or ${ $less } with a builder; you have ${ $have }.
about-tile-points = As things stand, it is worth { $points } VP to you at the end.
about-tile-money = It pays ${ $money } a round: ${ $sum } until the end.
about-tile-now = It would pay you ${ $money } now.
about-tile-workers = Until the end of the game it would bring you: { $workers }.
about-tile-plague = As things stand, you would lose { $mine } and the others together { $others }.
about-tile-tokens = Opponents who have tokens: { $n }.
about-tile-regions = Regions not yet discovered: { $n }.
about-tile-captains = Your captains in the Discovery box: { $n }.
about-tile-missionaries = Your missionaries on their way to land: { $n }.
about-tile-at-once = It brings ${ $money } at once.
about-tile-there = You have { $workers } in the New World.
about-tile-exchange = The best exchange now would make your sets pay ${ $more } instead of ${ $money }.
about-tile-no-exchange = No exchange now would raise what your sets pay, ${ $money }.

## Goods, ships, workers, nations, discoveries

about-good = Three alike pay $3 every round, four alike $6, any three goods $1; a ship stands for one good.
about-good-tokens = There are { $n } in the game; on offer now: { $offer }.
about-good-mine = { $n ->
    [0] You have none
   *[other] You have { $n }
 }; one more would make your sets pay ${ $more } instead of ${ $money }.
about-good-same = { $n ->
    [0] You have none
   *[other] You have { $n }
 }; one more would not change what your sets pay, ${ $money }.
about-ship-title = Merchant ship
about-ship-stock = { $n ->
    [one] { $n } more ship in stock.
   *[other] { $n } more ships in stock.
 }
about-kind-colonist = Counts 1 in Merchant Shipping and in Discovery.
about-kind-captain = Counts 2 in Merchant Shipping and in Discovery.
about-kind-merchant = Counts 2 in Merchant Shipping; when it lands from the dock, its owner gains $5.
about-kind-missionary = When it lands from the dock, it brings along a colonist from supply.
about-kind-soldier = Takes one worker of the other side in a battle, and brings more plunder when an expedition succeeds.
about-kind-builder = Pays ${ $money } less for a building, and makes its region worth more VP to the largest two groups there.
about-kind-mine = You have { $available } to place, { $supply } in supply and { $world } in the New World.
about-nation-player = { $who } plays { $nation_the }.
about-nation-free = Nobody plays { $nation_the }.
about-uses = { $n ->
    [0] The advantage has been used up.
    [one] It can be used once more.
   *[other] It can be used { $n } times more.
 }
about-find = { $find }.
about-find-natives = An expedition must be at least as strong as there are natives.
about-find-worth = It gives you { $points } VP at the end.
about-deck-title = Discovery deck
about-deck = Once all regions are discovered, expeditions meet the top card of this deck.
about-deck-cards = { $n ->
    [one] One card is left.
   *[other] { $n } cards are left.
 }
about-deck-top = You know the card on top: { $find }.

## Players and rounds

about-seat = ${ $money }; { $points } VP scored, { $total } if the game ended now.
about-seat-place = Place { $position } in the player order.
about-seat-lead = As things stand, you are { $n } VP ahead of { $who }.
about-seat-behind = As things stand, you are { $n } VP behind { $who }.
about-seat-level = As things stand, you and { $who } have the same number of VP.
about-seat-mine = If the game ended now, you would have { $total } VP.
about-round-title = Round { $n }
about-round = { $age }. Buildings cost ${ $money }.
about-round-scores = The New World is scored at the end of this round.
about-round-last = The game ends after this round.
about-round-now = { $left ->
    [0] It is round { $n } now; the New World is scored at its end.
   *[other] It is round { $n } now; rounds to the next scoring: { $left }.
 }
