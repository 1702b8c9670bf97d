# Santa Maria: the log, the questions, the options, and refusals of the set-up.

## What happens. $who is the player it happens to; $cause_note is " (cause)", or nothing.

event-round = Year { $round } begins.
event-start-player = { $who } has the first turn of the year.
event-board = { $who } gets the colony { $board }.
event-set = { $who } takes { $hall_the } and { $scholar_the }.
event-white-dice = { $n ->
    [one] { $n } white die shows { $value }.
   *[other] { $n } white dice show { $value }.
 }
event-blue-die = { $who } rolls a blue { $value }.
event-common-blue-die = A blue { $value } joins the common offer.
event-tile-shown = On display: { $tile }.
event-shipment-shown = A shipment of { $shipment } comes { $dock_to } ({ $shipment_worth }).
event-bought-tile = { $who } buys { $tile_the }.
event-placed = { $who } lays { $tile_short } { $cell_in }{ $turn_note }.
event-paid = { $who } pays { $gain_count }.
event-gained = { $who } gains { $gain_count }{ $cause_note }.
event-overflow = { $who } has no room for { $gain_count } and gets { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
 } instead.
event-coins-on = { $n ->
    [0] { $who } needs no coins { $cell_in }.
   *[other] { $who } puts { gain-coins.count } { $cell_on }.
 }
event-took-die = { $colour_id ->
    [white] { $who } takes a white { $value } for column { $final }.
   *[blue] { $who } takes a blue { $value } for row { $final }.
 }
event-die-placed = { $colour_id ->
    [white] The white die stays { $cell_on }.
   *[blue] The blue die stays { $cell_on }.
 }
event-activated = { $who } activates the territory { $cell_in }.
event-declined = { $who } does not { $effect_do } ({ $cell }).
event-traded = { $who } trades { $paid_one } for { $gain_count }.
event-exported = { $who } exports { $shipment } { $dock_from } ({ $shipment_worth }).
event-conquistador = { $who } advances to space { $space } of the conquistador track.
event-conquistador-lost = { $who } is at the end of the conquistador track and stays there.
event-religion = { $who } advances to space { $space } of the religion track.
event-monk = { $who } places a monk { $post_at }.
event-no-monk = { $who } places no monk.
event-fee = { $who } pays { $rival } { gain-coins.count }.
event-sold = { $who } sells { $resource_one } for { gain-coins.count }.
event-bought = { $who } buys { $resource_one } for { gain-coins.count }.
event-swapped = { $who } exchanges { $paid_one } for { $gain_one } ({ post-sc09 }).
event-retired = { $who } retires { $space_to }.
event-income = { $who } has income from a shipment { $dock_at }.
event-conquest = { $points ->
    [one] { $who } comes { $rank ->
        [1] first
        [2] second
        [3] third
       *[other] number { $rank }
    } on the conquistador track and scores { $points } point.
   *[other] { $who } comes { $rank ->
        [1] first
        [2] second
        [3] third
       *[other] number { $rank }
    } on the conquistador track and scores { $points } points.
 }
event-solo-tree = { $points ->
    [one] { $who } has passed the tree of this year and scores { $points } point.
   *[other] { $who } has passed the tree of this year and scores { $points } points.
 }
event-begins-with = { $who } begins with { $wood } wood and { gain-coins.count }.
event-space-declined = { $who } does without the action { $space_of }.
event-over = The game is over.
event-achievement = { $who } earns an achievement: { $achievement }.
event-solo-won = { $points ->
    [one] { $who } reaches the goal with { $points } point.
   *[other] { $who } reaches the goal with { $points } points.
 }
event-solo-lost = { $points ->
    [one] { $who } does not win: { $points } point is not enough.
   *[other] { $who } does not win: { $points } points are not enough.
 }

## Where something comes from

cause-territory = territory
cause-trade = trade
cause-dock = income
cause-camp = camp
cause-retiring = retire space
cause-symbol = gold symbol
cause-track_end = end of the track
cause-fee = fee
cause-scholar = scholar
cause-overflow = no room
cause-conquest = conquistador track

## What is asked. $who is the player who decides.

ask-board = { $who } chooses a colony.
    .you = choose a colony.
ask-set = { $who } chooses a town hall with its scholar.
    .you = choose a town hall with its scholar.
ask-place-hall = { $who } lays { $tile_the } on empty cells.
    .you = lay { $tile_the } on empty cells.
ask-turn = { $who } buys a tile, uses coins or a die, or retires.
    .you = use a die or coins, buy a tile, or retire.
ask-place-tile = { $who } lays { $tile_the } on empty cells.
    .you = lay { $tile_the } on empty cells.
ask-pay = { $tile_id ->
    [none] { $who } chooses how to pay for a shipment: { $shipment }.
   *[other] { $who } chooses how to pay for { $tile_short }: { $tile_cost }.
 }
    .you = { $tile_id ->
        [none] choose how to pay for a shipment: { $shipment }.
       *[other] choose how to pay for { $tile_short }: { $tile_cost }.
    }
ask-end-turn = { $who } may still sell or buy before the turn ends.
    .you = sell or buy, or end the turn.
ask-use = { $who } may { $effect_do } ({ $cell }).
    .you = { $effect_do }, or do without ({ $cell }).
ask-trade = { $who } may { $effect_do } ({ $cell }).
    .you = { $effect_do }, or do without ({ $cell }).
ask-export = { $who } may export a shipment.
    .you = export a shipment, or none.
ask-captain = { $who } may pay for an extra space on the conquistador track ({ post-sc08 }).
    .you = pay for an extra space on the conquistador track, or not ({ post-sc08 }).
ask-extra-step = { $who } may pay for an extra space on the religion track.
    .you = pay for an extra space on the religion track, or not.
ask-monk = { $who } may place a monk.
    .you = place a monk, or none.
ask-space = { $who } may perform the action { $space_of }.
    .you = perform the action { $space_of }, or not.
ask-road = { $who } may lay a road tile on an empty cell.
    .you = lay a road tile on an empty cell, or none.
ask-before-gold = { $who } is about to gain gold without room for it and may sell before.
    .you = you are about to gain gold without room for it; sell something first, or go on.

## Options, as they are shown. $ask is the question they answer.

do-skip = { $ask ->
    [ask-trade] Do not trade
    [ask-export] Export nothing
    [ask-captain] Pay nothing
    [ask-extra-step] Pay nothing
    [ask-monk] Place no monk
    [ask-road] Lay no road
   *[other] Do without
 }
do-use = { $ask ->
    [ask-space] Perform the action
   *[other] Use the territory
 }
do-use-all = Use this and all that follows
do-go-on = Go on
do-end = End the turn
do-sell = Sell { $resource_one }
do-buy = Buy { $resource_one }
do-swap = Exchange { $paid_one } for { $resource_one }
do-buy-tile = Buy { $tile_the }
do-coins-on = Coins { $cell_on }
do-die = { $colour_id ->
    [white] White { $value } for column { $final }
   *[blue] Blue { $value } for row { $final }
 }
do-retire = Retire { $space_to }
do-trade = { $amount ->
    [none] Trade { $paid_one } for { $gain }
   *[other] Trade { $paid_one } for { $amount }
 }
do-export = Export { $dock_from }
do-step = { $paid_id ->
    [coins] Pay coins for an extra space
   *[other] Pay { $paid_one } for an extra space
 }
do-monk = Place a monk { $post_at }
do-choose-board = Choose the colony { $board }
do-choose-hall = Choose { $hall_the }
do-place = Lay it { $cell_in }{ $turn_note }
do-pay = { $gold_id ->
    [nothing] { $coins_id ->
        [nothing] Pay as printed
       *[other] Pay coins for { $coins_one }
    }
   *[other] { $coins_id ->
        [nothing] Pay gold for { $gold }
       *[other] Pay gold for { $gold }, and coins for { $coins_one }
    }
 }
paid-nothing = nothing
paid-units = { $units }

## Refusals of the set-up

santamaria-players = Santa Maria is for 1 to { $most } players, not for { $players }.
santamaria-solo-advanced = A player alone plays with the advanced set-up; choose it, or invite somebody.
