# Empires: the log, the questions, the options, and refusals of the set-up.

## What happens. $who is the player it happens to; $cause_note is " (cause)", or nothing.

event-round = Round { $round } begins ({ $age }).
event-placed = { $who } places { $kind_a } { $target_in }.
event-studied-worker = { $who } moves { $kind_the } in place { $space } { $box_in } forward ({ tile-university }).
event-studied-marker = { $who } moves up to place { $space } in the player order ({ tile-university }).
event-got-money = { $who } gains ${ $money }{ $cause_note }.
event-paid = { $who } pays ${ $money }{ $cause_note }.
event-landed = { $who } settles { $region_in } with { $kind_a }.
event-forwent = { $who } forgoes the action of { $kind_the } { $box_in }.
event-came = { $who } puts { $kind_a } from supply { $region_in }{ $cause_note }.
event-took-good = { $who } takes { $good }{ $cause_note }.
event-won-ship = { $cause_id ->
    [none] { $who } wins the ship { box-shipping.in }.
   *[other] { $who } takes a ship{ $cause_note }.
 }
event-bought = { $money ->
    [0] { $who } takes { $tile } for nothing.
   *[other] { $who } buys { $tile } for ${ $money }.
 }
event-gained-worker = { $place_id ->
    [available] { $who } gets { $kind_a } for the coming round{ $cause_note }.
    [pool] { $who } gets { $kind_a } { box-discovery.in }{ $cause_note }.
    [dock] { $who } gets { $kind_a } { box-dock.in }{ $cause_note }.
   *[other] { $who } gets { $kind_a }{ $cause_note }.
 }
event-swapped = { $who } swaps { $kind_a } { $region_in } for a colonist.
event-expedition = { $n ->
    [one] { $who } sends { $n } worker { $target_to }, with a strength of { $value }.
   *[other] { $who } sends { $n } workers { $target_to }, with a strength of { $value }.
 }
event-revealed = { $target_id ->
    [deck] { $who } draws “{ $find }”: { $find_about }.
    [portugal] { $who } draws “{ $find }”, with resistance 3 for Portugal: { $find_about }.
   *[other] { $who } turns the token { $target_in } over: { $find_about }.
 }
event-discovered = { $who } discovers { $region_the }.
event-card-won = { $who } wins the card “{ $find }”.
event-failed = { $who }’s expedition { $region_to } fails.
event-card-failed = { $who }’s expedition fails, and “{ $find }” is shuffled back into the deck.
event-token-replaced = The token { $region_in } leaves the game, and an unused one takes its place face down.
event-looked = { $who } pays ${ $money } to look at the token { $region_in }.
event-saw-token = { $who } sees the token { $region_in }: { $find_about }.
event-looked-deck = { $who } pays ${ $money } to look at the top card of the discovery deck.
event-saw-card = { $who } sees “{ $find }” on top of the deck: { $find_about }.
event-put-card = { $bottom ->
    [0] { $who } puts the card back on top of the deck.
   *[other] { $who } puts the card at the bottom of the deck.
 }
event-battle = { $who } declares a battle against { $rival } { $region_in }.
event-war = { $who } declares war on { $rival }.
event-fell = { $who } loses { $kind_count } in battle { $region_in }.
event-lost = { $who } loses { $kind_a } { $region_in }{ $cause_note }.
event-smuggled = { $who } gives { $rival } { $given } for { $taken } ({ tile-smuggler }).
event-sold = { $who } sells { $good } for ${ $money } ({ tile-trading_house }).
event-migrated = { $who } moves { kind-colonist.count } { $source_from } { $region_to } ({ tile-migration }).
event-rode = { $who } moves a soldier { $source_from } { $region_to } ({ tile-stables }).
event-rewrote = { $who } takes a discovery token from { $rival }: { $find_about }.
event-good-offered = The { box-goods } box now offers { $good }.
event-tile-offered = The building { $tile } is now for sale.
event-ship-offered = A new ship lies { box-shipping.in }.
event-colonists = { $n ->
    [0] { $who } has no colonist left in supply for the coming round.
   *[other] { $who } gets { kind-colonist.count } for the coming round.
 }
event-scored = { $who } scores { $points } VP { $region_in }.
event-bought-points = { $who } buys { $points } VP for ${ $money }.
event-position = { $who } has place { $position } in the player order.
event-bid = { $who } bids ${ $money }.
event-passed = { $who } passes.
event-nation = { $who } plays { $nation_the }.
event-used-nation = { $who } uses the advantage of { $nation_the }.
event-ousted = { $who } takes the place of { $rival }’s worker { $space_in }.
event-arranged = { $who } puts { $kind_a } of { $rival } in place { $position } of the dock.
event-edict = { $who } chooses { $rival } for the { tile-papal_edict }.
event-begins-with = { $who } begins with ${ $money }.
event-idle = { $who } has nothing to do with { $kind_the } { $box_in }.
event-over = The game is over.

## What the log names as a cause, beside the buildings

cause-initiative = Initiative
cause-merchant = merchant
cause-plunder = plunder
cause-sets = sets of goods
cause-auction = auction
cause-training = Training
cause-war = war
cause-discovery = discovery
cause-specialists = Specialists
cause-nation = nation’s advantage
cause-missionary = missionary
cause-colony = colony of three
cause-soldiers = soldiers’ plunder

## What is asked. $who is the player who decides.

ask-place = { $who } has a worker to place.
    .you = place a worker.
ask-buy-points = { $who } may buy VP.
    .you = buy VP, or none.
ask-land = { $who } may settle { $kind_the } in a discovered region.
    .you = settle { $kind_the } in a discovered region, or do without.
ask-good = { $who } may take one of the trade goods.
    .you = take one of the trade goods.
ask-specialist = { $round ->
    [8] { $who } may take { $kind_a }.
   *[other] { $who } may take { $kind_a } for the coming round.
 }
    .you = { $round ->
        [8] take { $kind_a }, or not.
       *[other] take { $kind_a } for the coming round, or not.
    }
ask-train = { $who } may train a specialist for ${ $money }.
    .you = train a specialist for ${ $money }, or not.
ask-swap = { $who } has no { $kind } in supply and may get one back from a region for a colonist{ $cause_note }.
    .you = you have no { $kind } in supply; get one back from a region for a colonist, or not{ $cause_note }.
ask-buy = { $who } may buy a building for ${ $money }.
    .you = buy a building for ${ $money }, or do without.
ask-chart = { $who } may discover a region ({ tile-cartography }).
    .you = discover a region now, or later ({ tile-cartography }).
ask-pick-specialist = { $round ->
    [8] { $who } chooses a specialist (Spoils of War).
   *[other] { $who } chooses a specialist for the coming round (Spoils of War).
 }
    .you = { $round ->
        [8] choose a specialist (Spoils of War).
       *[other] choose a specialist for the coming round (Spoils of War).
    }
ask-overpopulate = { $n ->
    [1] { $who } chooses a region for the last colonist ({ tile-overpopulation }).
   *[other] { $who } chooses a region for the next of { kind-colonist.count } ({ tile-overpopulation }).
 }
    .you = { $n ->
        [1] choose a region for the last colonist ({ tile-overpopulation }).
       *[other] choose a region for the next of { kind-colonist.count } ({ tile-overpopulation }).
    }
ask-allies = { $who } chooses the region for 2 soldiers ({ tile-indian_allies }).
    .you = choose the region for 2 soldiers ({ tile-indian_allies }).
ask-edict = { $who } chooses an opponent ({ tile-papal_edict }).
    .you = choose an opponent ({ tile-papal_edict }).
ask-edict-order = { $who } decides who places first, { $who } or { $rival } ({ tile-papal_edict }).
    .you = place your colonists before { $rival } or after ({ tile-papal_edict }).
ask-edict-place = { $who } chooses the region for 2 colonists ({ tile-papal_edict }).
    .you = choose the region for 2 colonists ({ tile-papal_edict }).
ask-lose = { $who } loses a worker { $region_in } to the Plague and chooses which.
    .you = the Plague takes one of your workers { $region_in }; choose which.
ask-strike-region = { $who } may choose a region for the Plague to strike.
    .you = choose a region for the Plague to strike, or none.
ask-strike-player = { $who } chooses whose colonists { $region_in } the Plague strikes.
    .you = choose whose colonists { $region_in } the Plague strikes.
ask-strike-how-many = { $who } decides how many colonists of { $rival } { $region_in } the Plague takes.
    .you = decide how many colonists of { $rival } { $region_in } the Plague takes.
ask-rewrite = { $who } may take a random discovery token from an opponent ({ tile-rewrite_history }).
    .you = take a random discovery token from an opponent, or not ({ tile-rewrite_history }).
ask-benefits = { $who } may use a building’s benefit.
    .you = use a building’s benefit, or go on.
ask-smuggle-from = { $who } chooses who gets { $good } ({ tile-smuggler }).
    .you = choose who gets { $good } ({ tile-smuggler }).
ask-smuggle-what = { $who } chooses what { $rival } gives for { $good } ({ tile-smuggler }).
    .you = choose what { $rival } gives for { $good } ({ tile-smuggler }).
ask-migrate-to = { $who } chooses where colonists { $source_from } move ({ tile-migration }).
    .you = choose where the colonists { $source_from } move ({ tile-migration }).
ask-migrate-how-many = { $who } decides how many colonists move { $source_from } { $region_to } ({ tile-migration }).
    .you = decide how many colonists move { $source_from } { $region_to } ({ tile-migration }).
ask-ride = { $who } may move a soldier to an adjacent region ({ tile-stables }).
    .you = move a soldier to an adjacent region, or none ({ tile-stables }).
ask-ride-to = { $who } chooses where the soldier { $source_from } moves ({ tile-stables }).
    .you = choose where the soldier { $source_from } moves ({ tile-stables }).
ask-discover = { $who } may send an expedition.
    .you = send an expedition, or none.
ask-muster = { $who } chooses who goes { $target_to }; strength so far: { $value }; { $left } more can go.
    .you = choose who goes { $target_to }; strength so far: { $value }; { $left } more can go.
ask-return-card = { $who } puts the card back on top of the deck or at the bottom.
    .you = put the card back on top of the deck or at the bottom.
ask-declare = { $who } may declare a battle, or a war for ${ $money }.
    .you = declare a battle, or a war for ${ $money }, or neither.
ask-casualty = { $who } chooses which worker of { $rival } { $region_in } falls ({ $n } to choose).
    .you = choose which worker of { $rival } { $region_in } falls ({ $n } to choose).
ask-mint = { $who } chooses gold or silver ({ tile-mint }).
    .you = choose gold or silver ({ tile-mint }).
ask-study = { $who } may use the { tile-university }.
    .you = use the { tile-university }, or keep it for later.
ask-england = { $who } may use the advantage of { nation-england.the } on the dock.
    .you = use the advantage of { nation-england.the } on the dock, or keep it for later.
ask-arrange = { $who } chooses who stands in place { $position } on the dock.
    .you = choose who stands in place { $position } on the dock.
ask-spain = { $who } may discover a region and place a soldier there ({ nation-spain }).
    .you = discover a region and place a soldier there, or not ({ nation-spain }).
ask-france = { $who } may take a good before all others ({ nation-france }).
    .you = take a good before all others, or keep the advantage for later ({ nation-france }).
ask-holland = { $who } may take the ship before it is awarded ({ nation-holland }).
    .you = take the ship before it is awarded, or keep the advantage for later ({ nation-holland }).
ask-italy = { $who } may replace somebody’s worker { box-specialists.in } ({ nation-italy }).
    .you = replace somebody’s worker { box-specialists.in }, or keep the advantage for later ({ nation-italy }).
ask-bid = { $money ->
    [0] { $who } may bid for place { $position } in the player order.
   *[other] { $who } may bid more than ${ $money } for place { $position } in the player order.
 }
    .you = { $money ->
        [0] bid for place { $position } in the player order, or pass.
       *[other] bid more than ${ $money } for place { $position } in the player order, or pass.
    }
ask-free-specialist = { $who } chooses a specialist for round 1.
    .you = choose a specialist for round 1.
ask-nation = { $who } chooses a nation.
    .you = choose a nation.

## Options, as they are shown. $ask is the question they answer.

do-pass = Pass
do-forgo = Do without
do-no = { $ask ->
    [ask-discover] Send no expedition
    [ask-swap] Do not swap
    [ask-chart] Discover nothing yet
    [ask-spain] Discover nothing
    [ask-ride] Move no soldier
    [ask-rewrite] Take no token
    [ask-strike-region] Strike nowhere
    [ask-study] Keep it for later
    [ask-england] Keep it for later
    [ask-france] Keep it for later
    [ask-holland] Keep it for later
    [ask-italy] Keep it for later
   *[other] No
 }
do-done = Done
do-rest = Leave the rest as they stand
do-use-england = Use the advantage of { nation-england.the }
do-launch = Launch the expedition
do-marker = Move up in the player order
do-take-ship = Take the ship
do-explore-deck = Send an expedition to the discovery deck
do-explore-as-portugal = Send an expedition to the discovery deck with the advantage of { nation-portugal.the }
do-look-deck = Look at the top card of the deck
do-on-top = Put it on top
do-at-bottom = Put it at the bottom
do-place-first = Place first
do-place-second = Place second
do-mint-gold = Mint gold
do-mint-silver = Mint silver
do-settle = Settle { $region_in }
do-explore = Send an expedition { $region_to }
do-discover = Discover { $region_the }
do-look = Look at the token { $region_in }
do-ride-from = Move a soldier { $region_from }
do-migrate-from = Move colonists { $region_from }
do-go-to = Move { $region_to }
do-strike = Strike { $region_the }
do-take-good = Take { $good }
do-give-good = Swap { $good } for another good ({ tile-smuggler })
do-sell-good = Sell { $good }
do-take = Take { $kind_a }
do-send = Send { $kind_a }
do-lose = Lose { $kind_a }
do-hit = Eliminate { $kind_a }
do-choose-player = Choose { $rival }
do-war = Declare war on { $rival }
do-choose-nation = Choose { $nation_the }
do-remove = { $n ->
    [0] Remove none
   *[other] Remove { kind-colonist.count }
 }
do-migrate = { $n ->
    [0] Move none
   *[other] Move { kind-colonist.count }
 }
do-battle = Battle { $rival } { $region_in }
do-swap = Swap { $kind_a } { $region_in } for a colonist
do-next = Next { $owner }’s { $kind }
do-place = Place { $kind_a } { $target_in }
do-buy = Buy { $tile }
do-bring-forward = Move the worker in place { $position } { $box_in } forward
do-oust = Replace the worker { $space_in }
do-bid = Bid ${ $money }
do-buy-points = { $points ->
    [0] Buy nothing
   *[other] Buy { $points } VP
 }

## Things without a name on the board

goal-deck = discovery deck
    .to = to the discovery deck
    .in = in the discovery deck
goal-portugal = discovery deck (Portugal)
    .to = to the discovery deck as Portugal
    .in = in the discovery deck
place-struck = falling
place-resolved = resolved workers
find = { $find_type ->
    [card] { $find } ({ $find_about })
   *[token] { $find_about }
 }

## Categories of the score

category-age_1 = New World, age I
category-age_2 = New World, age II
category-age_3 = New World, age III
category-bought = VP bought
category-discoveries = Discoveries
category-buildings = Buildings
category-economy = Economy

## Refusals of the set-up

empires-players = { $edition ->
    [first] The first edition is for 2 to { $most } players, not for { $players }.
   *[deluxe] The deluxe edition is for 2 to { $most } players, not for { $players }.
 }
empires-deluxe-only = The option { $option_name } cannot be “{ $value }” in the first edition; it belongs to the deluxe edition.
empires-first-only = The option { $option_name } cannot be “{ $value }” in the deluxe edition; it belongs to the first edition.
empires-two-players-only = The option { $option_name } is open only to exactly 2 players.
empires-needs-builders = The building { $tile_name } needs builders in the game; add them or leave the building out.
