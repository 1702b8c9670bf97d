# Santa Maria: names of the components and short descriptions. Numbers come from the component tables.

game-santamaria = Santa Maria
    .about = One to four players build colonies over three years. Dice and coins set whole rows and columns to work; ships, monks and conquistadors turn what they yield into happiness.
    .tact = This game makes a cheerful puzzle of colony, mission and conquest. The people whose land this was, and those who were enslaved to work it, paid with their freedom and their lives; no happiness point on this board counts them.

## Resources, coins and points. $n is how many.

gain-wood = wood
    .one = 1 wood
    .count = { $n } wood
    .about = { resource-about }
gain-grain = grain
    .one = 1 grain
    .count = { $n } grain
    .about = { resource-about }
gain-sugar = sugar
    .one = 1 sugar
    .count = { $n } sugar
    .about = { resource-about }
gain-gem = gem
    .one = 1 gem
    .count = { $n ->
        [one] { $n } gem
       *[other] { $n } gems
    }
    .about = { resource-about }
gain-gold = gold
    .one = 1 gold
    .count = { $n } gold
    .about = { resource-about } In any payment 1 gold can stand for 1 of any other resource.
gain-coins = coins
    .one = 1 coin
    .count = { $n ->
        [one] { $n } coin
       *[other] { $n } coins
    }
    .about = At the end of the game what you have left is sold, and every { $for_a_point } coins are worth 1 point.
gain-points = points
    .one = 1 point
    .count = { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
    .about = Whoever has the most points after three years wins.
resource-about = { $buy ->
    [0] Sells for { $sell ->
        [one] { $sell } coin
       *[other] { $sell } coins
    } and cannot be bought.
   *[other] Sells for { $sell ->
        [one] { $sell } coin
       *[other] { $sell } coins
    } and can be bought for { $buy ->
        [one] { $buy } coin
       *[other] { $buy } coins
    }.
 } You can keep { $storage_limit }; what you gain beyond that is sold at once.

## Cells of a colony

cell = row { $row }, column { $column }
    .in = in row { $row }, column { $column }
    .on = on row { $row }, column { $column }
ground-road = road
    .count = { $n ->
        [0] road without settlers
        [one] road with { $n } settler
       *[other] road with { $n } settlers
    }
turn-r0 = not turned
    .note = {""}
turn-r90 = turned right
    .note = , turned right
turn-r180 = turned round
    .note = , turned round
turn-r270 = turned left
    .note = , turned left

## What a territory does

effect-gain = { $gain }
    .do = gain { $gain }
    .about = Gain { $gain }.
effect-trade = { $pay } for { $gain }
    .do = trade { $pay } for { $gain }
    .about = You may pay { $pay } for { $gain }, once each time the territory is activated.
effect-export = export
    .do = export a shipment
    .about = You may pay for one of the shipments at the docks and put it in your harbour.
effect-conquistador = conquistador
    .do = advance on the conquistador track
    .about = Your marker on the conquistador track advances 1 space.
effect-religion = religion
    .do = advance on the religion track
    .about = Your marker on the religion track advances 1 space, or 2 if you pay { $pay }.

## Tiles and boards

piece-double = double ({ $cells })
    .the = the double ({ $cells })
    .short = the double
    .about = A tile of two cells. It costs { $cost } and shows: { $cells }.
piece-triple = triple ({ $cells })
    .the = the triple ({ $cells })
    .short = the triple
    .about = A corner tile of three cells. It costs { $cost } and shows: { $cells }.
piece-road = road tile
    .the = the road tile
    .short = a road tile
    .about = { $settlers ->
        [one] One cell of road with { $settlers } settler, for whoever retires to the road space.
       *[other] One cell of road with { $settlers } settlers, for whoever retires to the road space.
    }
piece-hall = town hall ({ $cells })
    .the = the town hall ({ $cells })
    .short = the town hall
    .about = A town hall of two cells, laid at the start. It shows: { $cells }.
piece-board = { $called }
    .the = { $called }
    .short = { $called }
    .about = The colony { $called } has { $many } printed territories: { $cells }.

## Docks and shipments

dock-coins = coin dock
    .to = to the coin dock
    .at = at the coin dock
    .from = from the coin dock
    .about = Every shipment in your harbour there brings { $gain } when you retire.
dock-religion = religion dock
    .to = to the religion dock
    .at = at the religion dock
    .from = from the religion dock
    .about = Every shipment in your harbour there brings a religion action when you retire.
dock-conquistador = conquistador dock
    .to = to the conquistador dock
    .at = at the conquistador dock
    .from = from the conquistador dock
    .about = Every shipment in your harbour there brings a conquistador action when you retire.
dock-points = point dock
    .to = to the point dock
    .at = at the point dock
    .from = from the point dock
    .about = Every shipment in your harbour there brings { $gain } when you retire.
shipment = { $cost }
    .worth = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
    .about = { $points ->
        [one] Export it for { $cost }. It brings the income of its dock each time you retire, and { $points } point at the end.
       *[other] Export it for { $cost }. It brings the income of its dock each time you retire, and { $points } points at the end.
    }

## Scholars

post-sc01 = Cartographer
    .the = the Cartographer
    .at = with the Cartographer
    .about = { $each ->
        [one] Each time you use a die, the first step by which you change it is free.
       *[other] Each time you use a die, the first { $each } steps by which you change it are free.
    } { scholar-worth }
post-sc02 = Shipwright
    .the = the Shipwright
    .at = with the Shipwright
    .about = { $each ->
        [one] In each export action you may pay { $each } coin instead of 1 resource of the cost.
       *[other] In each export action you may pay { $each } coins instead of 1 resource of the cost.
    } { scholar-worth }
post-sc03 = Master Builder
    .the = the Master Builder
    .at = with the Master Builder
    .about = { $each ->
        [one] Each time you buy a tile you may pay { $each } coin instead of 1 wood.
       *[other] Each time you buy a tile you may pay { $each } coins instead of 1 wood.
    } { scholar-worth }
post-sc04 = Factor
    .the = the Factor
    .at = with the Factor
    .about = { $each ->
        [one] Each sugar, gem or gold that you sell brings { $each } coin more; what exceeds your storage and the sale at the end keep the usual price.
       *[other] Each sugar, gem or gold that you sell brings { $each } coins more; what exceeds your storage and the sale at the end keep the usual price.
    } { scholar-worth }
post-sc05 = Quartermaster
    .the = the Quartermaster
    .at = with the Quartermaster
    .about = { $each ->
        [one] Each wood or grain that you buy costs { $each } coin instead of { $usual }.
       *[other] Each wood or grain that you buy costs { $each } coins instead of { $usual }.
    } { scholar-worth }
post-sc06 = Overseer
    .the = the Overseer
    .at = with the Overseer
    .about = { $each ->
        [one] Each activation with coins costs { $each } coin less, so the first of the year is free.
       *[other] Each activation with coins costs { $each } coins less, but never less than 0.
    } { scholar-worth }
post-sc07 = Theologian
    .the = the Theologian
    .at = with the Theologian
    .about = { $each ->
        [one] In a religion action you may pay { $each } coin instead of { $pay } for the extra space.
       *[other] In a religion action you may pay { $each } coins instead of { $pay } for the extra space.
    } { scholar-worth }
post-sc08 = Captain
    .the = the Captain
    .at = with the Captain
    .about = In each conquistador action you may pay { $pay } to advance 1 extra space, unless you are on the last one. { scholar-worth }
post-sc09 = Alchemist
    .the = the Alchemist
    .at = with the Alchemist
    .about = Once in each of your turns you may exchange { $pairs }, either way; gold cannot stand in, and you need room for what you get. { scholar-worth }
post-sc10 = Bursar
    .the = the Bursar
    .at = with the Bursar
    .about = { $each ->
        [one] When you retire, right after the income of your shipments, you gain { $each } coin for each shipment in your harbour.
       *[other] When you retire, right after the income of your shipments, you gain { $each } coins for each shipment in your harbour.
    } { scholar-worth }
scholar-worth = { $points ->
    [one] Worth { $points } point at the end.
   *[other] Worth { $points } points at the end.
 }

## Bishops

post-bi1 = Bishop of the Chapter
    .the = the Bishop of the Chapter
    .at = with the Bishop of the Chapter
    .about = { bishop-cost } { $each ->
        [one] Then you score { $each } point for each other monk of yours on the shared board.
       *[other] Then you score { $each } points for each other monk of yours on the shared board.
    }
post-bi2 = Bishop of the Settlements
    .the = the Bishop of the Settlements
    .at = with the Bishop of the Settlements
    .about = { bishop-cost } { $each ->
        [one] Then you score { $each } point for each row and each column of your colony without an empty cell.
       *[other] Then you score { $each } points for each row and each column of your colony without an empty cell.
    }
post-bi3 = Bishop of the Roads
    .the = the Bishop of the Roads
    .at = with the Bishop of the Roads
    .about = { bishop-cost } { $each ->
        [one] Then you score { $each } point for each road cell of your largest group of adjacent road cells.
       *[other] Then you score { $each } points for each road cell of your largest group of adjacent road cells.
    }
post-bi4 = Bishop of the Fleet
    .the = the Bishop of the Fleet
    .at = with the Bishop of the Fleet
    .about = { bishop-cost } { $each ->
        [one] Then you score { $each } point for each shipment in your harbour.
       *[other] Then you score { $each } points for each shipment in your harbour.
    }
post-bi5 = Bishop of the Frontier
    .the = the Bishop of the Frontier
    .at = with the Bishop of the Frontier
    .about = { bishop-cost } { $each ->
        [one] Then you score { $each } point for each territory in your colony with a conquistador.
       *[other] Then you score { $each } points for each territory in your colony with a conquistador.
    }
post-bi6 = Bishop of the Harvest
    .the = the Bishop of the Harvest
    .at = with the Bishop of the Harvest
    .about = { bishop-cost } { $each ->
        [one] Then you score { $each } point for each set of a wood, a grain, a sugar and a gem territory in your colony.
       *[other] Then you score { $each } points for each set of a wood, a grain, a sugar and a gem territory in your colony.
    }
bishop-cost = { $cost ->
    [one] At the end of the game you lose { $cost } point.
   *[other] At the end of the game you lose { $cost } points.
 }

## Missionary camps

post-camp = camp { $camp } ({ $gain })
    .the = camp { $camp } ({ $gain })
    .at = at camp { $camp } ({ $gain })
    .about = Gain { $gain } at once.

## Retire spaces

space-coins = coin space
    .of = of the coin space
    .to = to the coin space
    .about = Gain { $gain }. { space-place }
    .brings = +{ $gain }
space-conquistador = conquistador space
    .of = of the conquistador space
    .to = to the conquistador space
    .about = Take a conquistador action. { space-place }
    .brings = { effect-conquistador.do }
space-export = export space
    .of = of the export space
    .to = to the export space
    .about = Take an export action. { space-place }
    .brings = { effect-export.do }
space-religion = religion space
    .of = of the religion space
    .to = to the religion space
    .about = Take a religion action. { space-place }
    .brings = { effect-religion.do }
space-road = road space
    .of = of the road space
    .to = to the road space
    .about = Lay a road tile on an empty cell of your colony. { space-place }
    .brings = 1 road tile
space-place = Space number { $place }: whoever has the lowest number begins the next year, and after the last year wins a tie.

## Dice

colour-white = white
colour-blue = blue

## Solo achievements

achievement-communism = Communism
    .about = At least { $least } points from settlers.
achievement-capitalism = Capitalism
    .about = At least { $least } sets of four docks in the harbour.
achievement-theocracy = Theocracy
    .about = At least { $least } points from the demands of bishops, before what bishops cost.
achievement-capracracy = Capracracy
    .about = An unbroken chain of territories of one type from one edge of the colony to the opposite edge.
achievement-democracy = Democracy
    .about = At least { $least } points in all.
achievement-utopia = Utopia
    .about = At least { $least } points in all.

## Categories of the score

category-happiness = Points in play
category-conquistador = Conquistador track
category-shipments = Shipments
category-harbour = Sets in the harbour
category-settlers = Settlers
category-scholars = Scholars
category-bishops = Bishops
category-coins = Coins

## Options of the set-up

option-advanced = Advanced set-up
    .about = Everybody begins with the same colony and chooses a town hall with a scholar. A player alone always plays so.
option-boards = Colonies
    .about = Whether the four different colonies are dealt at random or chosen, the start player last. In the advanced set-up all colonies are alike.
option-blue_offer = Blue dice for everybody
    .about = Blue dice are not owned: those unlocked lie in the common offer, and you may take as many in a year as you have unlocked.
option-start_player = Start player
    .about = Whether chance or the first seat begins the first year.

value-true = Yes
value-false = No
value-random = At random
value-draft = Chosen in turn
value-first_seat = The first seat

preset-basic = Basic game
    .about = For 2 to 4 players, with four different colonies dealt at random. Good for a first game.
preset-basic_draft = Basic game, colonies chosen
    .about = For 2 to 4 players, who choose among the four different colonies, the start player last.
preset-basic_blue_dice = Basic game, blue dice for everybody
    .about = The basic game with the blue dice in the common offer.
preset-advanced = Advanced game
    .about = For 1 to 4 players: equal colonies, and everybody chooses a town hall with a scholar.
preset-advanced_blue_dice = Advanced game, blue dice for everybody
    .about = The advanced game with the blue dice in the common offer.
