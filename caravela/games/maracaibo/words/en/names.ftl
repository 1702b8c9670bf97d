# Maracaibo: names of the components and short descriptions. Numbers come from the component tables.

game-maracaibo = Maracaibo
    .about = One to four captains sail round the Caribbean four times: deliver goods, fight for three nations, carry out projects and explore the jungle. Campaigns change the map from game to game.
    .tact = This game makes an adventure of three empires’ wars for the Caribbean. Its sugar, tobacco, cocoa and indigo came from land taken from its peoples and from the labour of enslaved Africans, whose lives no point on this board weighs up.

## What one has and gains. $n is how many.

gain-doubloons = doubloons
    .one = 1 doubloon
    .count = { $n ->
        [one] { $n } doubloon
       *[other] { $n } doubloons
    }
gain-vp = victory points
    .one = 1 VP
    .count = { $n } VP
gain-cp = combat points
    .one = 1 combat point
    .count = { $n ->
        [one] { $n } combat point
       *[other] { $n } combat points
    }
gain-workers = workers
    .one = 1 worker
    .count = { $n ->
        [one] { $n } worker
       *[other] { $n } workers
    }

## What effects bring besides

effect-remove_disc = discs off the ship
    .one = 1 disc off the ship
    .count = { $n ->
        [one] { $n } disc off the ship
       *[other] { $n } discs off the ship
    }
effect-village_action = village actions
    .one = 1 village action
    .count = { $n ->
        [one] { $n } village action
       *[other] { $n } village actions
    }
effect-income_doubloons = doubloon income
    .one = 1 doubloon income
    .count = { $n } doubloon income
effect-income_vp = VP income
    .one = 1 VP income
    .count = { $n } VP income
effect-explorer = explorer
    .count = { $n ->
        [one] up to { $n } space for the explorer
       *[other] up to { $n } spaces for the explorer
    }
effect-sail = sailing on
    .count = { $n ->
        [one] up to { $n } more movement point
       *[other] up to { $n } more movement points
    }
effect-main_action = a main action there
    .count = a main action there
effect-combat = a combat
    .count = a combat
effect-influence_next_title = influence up to the next title with one nation
    .count = influence up to the next title with one nation
effect-token_new = a synergy token that you do not have yet
    .count = a synergy token that you do not have yet
effect-annex_village = a marker of any nation on a village without one
    .count = a marker of any nation on a village without one
effect-annex_village_title = a marker of any nation on a village without one, with influence up to the next title
    .count = a marker of any nation on a village without one, with influence up to the next title
effect-mission_on_card = a mission from the pile on this card
    .count = a mission from the pile on this card
effect-fulfil_card_mission = the mission on one of your cards
    .count = the mission on one of your cards
effect-workers_on_card_income = doubloon income for each worker put on this card
    .count = { $n } doubloon income for each worker that you put on this card
effect-buy_card_or_invest = a project card bought or an investment in a prestige building
    .count = a project card bought or an investment in a prestige building
effect-place_marker_here = a marker of any nation on this village
    .count = a marker of any nation on this village
effect-place_marker = a marker of the nation
    .count = a marker of the nation
effect-flag_bonus = the bonus of the flag
    .count = the bonus of the flag
effect-story_tile = the story tile
    .count = the story tile
effect-mission_from_pile = a mission from the pile
    .count = a mission from the pile
effect-remove_skull_tile = skull tiles off the map
    .count = { $n ->
        [one] { $n } skull tile off the map
       *[other] { $n } skull tiles off the map
    }

## Influence

influence-france = influence with France
    .count = { $n } influence with France
influence-england = influence with England
    .count = { $n } influence with England
influence-spain = influence with Spain
    .count = { $n } influence with Spain
influence-any = influence with one nation of your choice
    .count = { $n } influence with one nation of your choice
influence-fighting = influence with the nation you fight for
    .count = { $n } influence with the nation you fight for
influence-same = influence with the same nation
    .count = { $n } influence with the same nation

## Gains that are counted

vp_per-compass = VP for each compass
    .count = { $n } VP for each compass
vp_per-combat_tile = VP for each combat tile of yours
    .count = { $n } VP for each combat tile of yours
vp_per-assistant = VP for each assistant of yours
    .count = { $n } VP for each assistant of yours
vp_per-mission = VP for each mission or story tile of yours
    .count = { $n } VP for each mission or story tile of yours
vp_per-synergy = VP for each synergy token of yours
    .count = { $n } VP for each synergy token of yours
vp_per-nation_influence_3 = VP for each nation with which you have at least 3 influence
    .count = { $n } VP for each nation with which you have at least 3 influence
doubloons_per-compass = doubloons for each compass
    .count = { $n ->
        [one] { $n } doubloon for each compass
       *[other] { $n } doubloons for each compass
    }
village_action_per-compass = village actions for each compass
    .count = { $n ->
        [one] { $n } village action for each compass
       *[other] { $n } village actions for each compass
    }

## What is paid

pay-goods_identical = goods of one kind
    .count = { $n } goods of one kind
pay-discard_hand = your whole hand
    .count = your whole hand
pay-movement_spent = movement points spent this turn
    .count = at least { $n } movement points spent this turn

## Goods and objects

good-sugar = sugar
    .one = 1 sugar
    .count = { $n } sugar
good-tobacco = tobacco
    .one = 1 tobacco
    .count = { $n } tobacco
good-cocoa = cocoa
    .one = 1 cocoa
    .count = { $n } cocoa
good-indigo = indigo
    .one = 1 indigo
    .count = { $n } indigo
object-map = map
    .one = 1 map
    .count = { $n ->
        [one] { $n } map
       *[other] { $n } maps
    }
object-herbs = medicinal herbs
    .one = 1 medicinal herb
    .count = { $n ->
        [one] { $n } medicinal herb
       *[other] { $n } medicinal herbs
    }
object-pistol = pistol
    .one = 1 pistol
    .count = { $n ->
        [one] { $n } pistol
       *[other] { $n } pistols
    }
object-spyglass = spyglass
    .one = 1 spyglass
    .count = { $n ->
        [one] { $n } spyglass
       *[other] { $n } spyglasses
    }

## Synergy tokens

token-medal = medal
    .the = the medal
    .with = with the medal
token-anchor = anchor
    .the = the anchor
    .with = with the anchor
token-cannon = cannon
    .the = the cannon
    .with = with the cannon
token-quill = quill
    .the = the quill
    .with = with the quill
token-column = column
    .the = the column
    .with = with the column

## Nations and their titles

nation-france = France
    .the = France
    .of = of France
    .with = with France
    .for = for France
    .adjective = French
nation-england = England
    .the = England
    .of = of England
    .with = with England
    .for = for England
    .adjective = English
nation-spain = Spain
    .the = Spain
    .of = of Spain
    .with = with Spain
    .for = for Spain
    .adjective = Spanish
title-0 = no title
title-1 = Gentry
title-2 = Knighthood
title-3 = Barony
title-4 = Viscounty
title-5 = County
title-6 = Duchy

## Barriers of the explorer track

barrier-blue = blue barrier
    .the = the blue barrier
    .crossed = the blue barrier crossed
barrier-red = red barrier
    .the = the red barrier
    .crossed = the red barrier crossed
barrier-green = green barrier
    .the = the green barrier
    .crossed = the green barrier crossed

## Locations

location-H = Havana
    .at = at Havana
    .to = to Havana
    .from = from Havana
    .of = of Havana
location-1 = Matanzas
    .at = at Matanzas
    .to = to Matanzas
    .from = from Matanzas
    .of = of Matanzas
location-2 = Baracoa
    .at = at Baracoa
    .to = to Baracoa
    .from = from Baracoa
    .of = of Baracoa
location-3 = Tortuga
    .at = at Tortuga
    .to = to Tortuga
    .from = from Tortuga
    .of = of Tortuga
location-4 = Puerto Plata
    .at = at Puerto Plata
    .to = to Puerto Plata
    .from = from Puerto Plata
    .of = of Puerto Plata
location-5 = Santo Domingo
    .at = at Santo Domingo
    .to = to Santo Domingo
    .from = from Santo Domingo
    .of = of Santo Domingo
location-6 = San Juan
    .at = at San Juan
    .to = to San Juan
    .from = from San Juan
    .of = of San Juan
location-7 = St. Kitts
    .at = at St. Kitts
    .to = to St. Kitts
    .from = from St. Kitts
    .of = of St. Kitts
location-8 = Martinique
    .at = at Martinique
    .to = to Martinique
    .from = from Martinique
    .of = of Martinique
location-9 = Grenada
    .at = at Grenada
    .to = to Grenada
    .from = from Grenada
    .of = of Grenada
location-9a = Angostura
    .at = at Angostura
    .to = to Angostura
    .from = from Angostura
    .of = of Angostura
location-10 = La Guaira
    .at = at La Guaira
    .to = to La Guaira
    .from = from La Guaira
    .of = of La Guaira
location-11 = Maracaibo
    .at = at Maracaibo
    .to = to Maracaibo
    .from = from Maracaibo
    .of = of Maracaibo
location-12 = Santa Marta
    .at = at Santa Marta
    .to = to Santa Marta
    .from = from Santa Marta
    .of = of Santa Marta
location-13 = Port Royal
    .at = at Port Royal
    .to = to Port Royal
    .from = from Port Royal
    .of = of Port Royal
location-14 = Cartagena
    .at = at Cartagena
    .to = to Cartagena
    .from = from Cartagena
    .of = of Cartagena
location-15 = Portobelo
    .at = at Portobelo
    .to = to Portobelo
    .from = from Portobelo
    .of = of Portobelo
location-15a = Panama
    .at = at Panama
    .to = to Panama
    .from = from Panama
    .of = of Panama
location-16 = Bluefields
    .at = at Bluefields
    .to = to Bluefields
    .from = from Bluefields
    .of = of Bluefields
location-17 = Puerto Cabezas
    .at = at Puerto Cabezas
    .to = to Puerto Cabezas
    .from = from Puerto Cabezas
    .of = of Puerto Cabezas
location-18 = Trujillo
    .at = at Trujillo
    .to = to Trujillo
    .from = from Trujillo
    .of = of Trujillo
location-19 = Grand Cayman
    .at = at Grand Cayman
    .to = to Grand Cayman
    .from = from Grand Cayman
    .of = of Grand Cayman
location-20 = Homeward I
    .at = at Homeward I
    .to = to Homeward I
    .from = from Homeward I
    .of = of Homeward I
location-21a = Homeward II
    .at = at Homeward II
    .to = to Homeward II
    .from = from Homeward II
    .of = of Homeward II
location-21b = Homeward II
    .at = at Homeward II
    .to = to Homeward II
    .from = from Homeward II
    .of = of Homeward II
location-22 = Homeward III
    .at = at Homeward III
    .to = to Homeward III
    .from = from Homeward III
    .of = of Homeward III

## Places for markers beside the map

place-fleet10 = silver fleet (10)
    .at = on the silver fleet (10)
    .to = to the silver fleet (10)
    .from = from the silver fleet (10)
    .of = of the silver fleet (10)
place-fleet11 = silver fleet (11)
    .at = on the silver fleet (11)
    .to = to the silver fleet (11)
    .from = from the silver fleet (11)
    .of = of the silver fleet (11)
place-mine = gold mine
    .at = on the gold mine
    .to = to the gold mine
    .from = from the gold mine
    .of = of the gold mine

## Spaces of the explorer track. $number counts the spaces of the long path, $step those of a short cut.

space = space { $number }
    .on = on space { $number }
    .to = to space { $number }
space-short = step { $step } of the short cut after space { $number }
    .on = on step { $step } of the short cut after space { $number }
    .to = to step { $step } of the short cut after space { $number }
space-start = start of the track
    .on = at the start of the track
    .to = to the start of the track
space-end = end of the track (space { $number })
    .on = at the end of the track (space { $number })
    .to = to the end of the track (space { $number })

## City tiles. $gain is what the city does.

city_tile-CT01 = Expedition Office
    .about = { city-tile-about }
city_tile-CT02 = Arsenal Quay
    .about = { city-tile-about }
city_tile-CT03 = Governor’s Hall
    .about = { city-tile-about }
city_tile-CT04 = Careening Yard
    .about = { city-tile-about }
city_tile-CT05 = Pilots’ House
    .about = { city-tile-about }
city_tile-CT06 = Agents’ Exchange
    .about = { city-tile-about }
city_tile-CT07 = Expedition Office
    .about = { city-tile-about }
city_tile-CT08 = Arsenal Quay
    .about = { city-tile-about }
city_tile-CT09 = Market Square
    .about = { city-tile-about }
city_tile-CT10 = Naval Command
    .about = { city-tile-about }
city_tile-CT11 = Veterans’ Tavern
    .about = { city-tile-about }
city_tile-CT12 = Free Company Hall
    .about = { city-tile-about }
city_tile-CT13 = Maracaibo (1 or 2 players)
    .about = { city-tile-about }
city-tile-about = { $n ->
    [one] Its market takes { $good } and has { $n } space. City action: { $gain }.
   *[other] Its market takes { $good } and has { $n } spaces. City action: { $gain }.
 }

## Ship areas

area-S01 = Fast Sails
    .about = In a village you have two village actions if you spent { $two } movement points or more, and three if you spent { $three } or more.
area-S02 = Great Cabin
    .about = At the end of your turn you fill your hand up to { $n } cards.
area-S03 = Message Gulls
    .about = Gain { $gain } at once. From now on cards of the display cost you nothing.
area-S04 = Strong Room
    .about = Gain { $gain } at once.
area-S05 = Figurehead
    .about = Gain { $gain } at once.
area-S06 = Gilded Stern
    .about = Gain { $gain } at once. Its discs may leave only after those of { area-S05 }.
area-S07 = Landing Boats
    .about = You have one more combat action: { combat_action-CA_VILLAGE }.
area-S08 = Drill Deck
    .about = You have one more village action: { village_action-VA_DRILL }.
area-S09 = Deep Hold
    .about = You have one more village action: { village_action-VA_HOLD }. Its discs may leave only after those of { area-S08 }.
area-S10 = Envoy’s Cabin
    .about = You have one more village action: { village_action-VA_FLAG }. Its discs may leave only when { $others } other areas are empty.
area-S11 = Chart Gallery
    .about = Choose one at once: { $gain }. Its discs may leave only when { $others } other areas are empty.
area-S12 = Admiral’s Deck
    .about = Gain { $gain } at once. Its discs may leave only when { $others } other areas are empty.

## Village actions. $pay and $gain are what they cost and bring.

village_action-VA_DISCARD = Discard the hand
    .about = Discard your whole hand, at least 1 card, for { $gain }.
village_action-VA_COIN = Earn money
    .about = Gain { $gain }.
village_action-VA_BUY = Buy or invest
    .about = Buy a project card from your hand or your planning row, or invest in an open prestige building.
village_action-VA_DRILL = Drill the crew
    .about = Gain { $gain }.
village_action-VA_HOLD = Empty the hold
    .about = Pay { $pay } for { $gain }.
village_action-VA_FLAG = Raise a flag
    .about = If your ship is in a village without a marker, put one of any nation there and gain { $gain }.
village_action-VA_MAPS_VP = Follow the maps
    .about = Pay { $pay } for { $gain }. { village-last }
village_action-VA_MAPS_D = Sell the route
    .about = Pay { $pay } for { $gain }. { village-last }
village_action-VA_VP = Tell a story
    .about = Gain { $gain }. { village-last }
village_action-VA_GOODS_D = Sell in bulk
    .about = Pay { $pay } for { $gain }.
village_action-VA_CARD_MISSION = Mission on a card
    .about = Fulfil the mission that lies on one of your cards. { village-last }
village-last = No other village action can follow it.

## Combat actions. $first and $second are what they take off the combat value, $first_gain and $second_gain what they bring.

combat_action-CA_INFLUENCE = Win favour
    .about = Lower the combat value by { $first } for { $first_gain }, or by { $second } for { $second_gain }.
combat_action-CA_FLAG = Annex or take a flag
    .about = Put a marker of the nation on a flag: for { $first } where there is none, for { $second } in place of another nation’s. You gain { $first_gain }.
combat_action-CA_VILLAGE = Annex or take a village
    .about = Put a marker of the nation on a village: for { $first } where there is none, for { $second } in place of another nation’s. You gain { $first_gain }, { $own } doubloons for each assistant of yours there and { $other } for each of the others.
combat_action-CA_RENOWN = Win renown
    .about = Lower the combat value by { $first } for { $first_gain }.
combat_action-CA_PLUNDER = Plunder
    .about = Lower the combat value by { $first } for { $first_gain }, and { $extra } more { $with }.
combat_action-CA_FLEET = Escort the silver fleet
    .about = Put a marker of the nation on a free space of the fleet, for { $first } or { $second }, and gain { $first_gain }. Nobody can take it away.
combat_action-CA_MINE = Take the gold mine
    .about = Once in the game, with your explorer on space { $space } or beyond it: put a marker of the nation on the mine, for { $first }, and gain { $first_gain }.

## Assistant actions

assistant_action-AA01 = Brokerage
assistant_action-AA02 = Hired Hands
assistant_action-AA03 = Letters of Favour
assistant_action-AA04 = Armed Passage
assistant_action-AA05 = Wholesale
assistant_action-AA06 = Refit under Arms
assistant_action-AA07 = Paid Refit
assistant_action-AA08 = Goods for Arms
assistant_action-AA09 = Goods for Favour
assistant_action-AA10 = Guided Trail
assistant_action-AA11 = Field Notes
assistant_action-AA12 = Intelligence
assistant_action-AA13 = Old Campaigns
assistant_action-AA14 = Hospitality
assistant_action-AA15 = Pilotage
assistant_action-AA16 = Garrison Stores
assistant_action-AA17 = Salvage
assistant_action-AA18 = Auction

## Prestige buildings

building-PB1 = Abbey
    .about = { $vp } VP at the end for each barrier that your explorer has crossed.
building-PB2 = Palace
    .about = { $vp } VP at the end for each mission or story tile of yours.
building-PB3 = Basilica
    .about = { $vp } VP at the end for each assistant of yours, at most { $most }.
building-PB4 = Citadel
    .about = { $vp } VP at the end for each worker in your supply and for each combat point left.
building-PB5 = Church
    .about = { $vp } VP at the end for each synergy token of yours.
building-PB6 = Military Base
    .about = { $vp } VP at the end for each combat tile of yours.
building-PB7 = Academy
    .about = { $vp } VP at the end for each area of your ship without discs.
building-PB8 = Cathedral
    .about = { $vp } VP at the end for each VP printed where your doubloon income stands, besides those VP themselves.

## Careers and their tasks

career-CR1 = Privateer
career-CR2 = Pathfinder
career-CR3 = Merchant Captain
career-CR4 = Court Diplomat
career-CR5 = Spymaster
career-CR6 = Commodore
career-CR7 = Adventurer
career-CR8 = Master Builder
task-combat_tiles = combat tiles
    .count = { $n ->
        [one] { $n } combat tile
       *[other] { $n } combat tiles
    }
task-missions = missions
    .count = { $n ->
        [one] { $n } mission
       *[other] { $n } missions
    }
task-influence_one = influence with one nation
    .count = { $n } influence with one nation
task-influence_two = influence with two nations
    .count = { $n } influence with each of two nations
task-upgrades = ship upgrades
    .count = { $n ->
        [one] { $n } ship upgrade
       *[other] { $n } ship upgrades
    }
task-explorer_barrier = a barrier of the explorer track
    .count = a barrier of the explorer track
task-synergy = synergy tokens
    .count = { $n ->
        [one] { $n } synergy token
       *[other] { $n } synergy tokens
    }
task-assistants = assistants
    .count = { $n ->
        [one] { $n } assistant
       *[other] { $n } assistants
    }
career-task = With { $low }: { $gain } and a worker of this card; with { $high }: { $more } as well.
career-done = All three tasks: { $gain }.

## Missions and combat tiles. $number counts them; $cost, $each and $bonus are what a mission costs, brings for each compass, and brings once.

mission = mission ({ $cost })
    .the = the mission for { $cost }
    .about = It costs { $cost }. It brings { $each } for each compass of yours, and { $bonus }.
story_tile = story tile { $number }
    .the = the story tile { $number }
combat_tile = combat tile (France { $france }, England { $england }, Spain { $spain })
    .about = At once: France { $france_gain }; England { $england_gain }; Spain { $spain_gain }.
modifier-most = { $n } less for the nation with the most markers
modifier-fewest = { $n } more for the nation with the fewest markers

## What a card asks for besides doubloons

requirement-assistant = a worker as assistant { $location_at }
requirement-worker_return = a worker back to the common supply
requirement-worker_on_card = a worker on the card
requirement-nation3 = at least { $n } markers { $nation_of } on the map

## Lasting effects. $n is their number.

permanent-compass = compass
    .about = You have one more compass.
permanent-object = lasting object
    .about = Each time you pay with such objects you pay { $n } fewer ({ $object }).
permanent-discount = discount
    .about = { $n ->
        [one] Project cards and prestige buildings cost you { $n } doubloon less.
       *[other] Project cards and prestige buildings cost you { $n } doubloons less.
    }
permanent-combat_cp = combat point before combats
    .about = { $n ->
        [one] Before each of your combats you gain { $n } combat point.
       *[other] Before each of your combats you gain { $n } combat points.
    }
permanent-explorer_plus = longer explorer moves
    .about = { $n ->
        [one] Your explorer may go { $n } space further in each move.
       *[other] Your explorer may go { $n } spaces further in each move.
    }
permanent-steal_on_skip = points from explorers passed
    .about = For each explorer that yours jumps over you take { $n } VP from its owner.
permanent-assistant_visit = visits to your assistants
    .about = Whenever a ship, also your own, ends its sailing where you have an assistant, you gain { $gain }.
permanent-worker_to_cp = workers into combat points
    .about = { $n ->
        [one] At any time you may return 1 worker for { $n } combat point.
       *[other] At any time you may return 1 worker for { $n } combat points.
    }
permanent-nation_combat_cp = combat points for one nation
    .about = { $n ->
        [one] When you fight { $nation_for } you gain { $n } combat point.
       *[other] When you fight { $nation_for } you gain { $n } combat points.
    }
permanent-take_bonus = points for taking
    .about = You gain { $n } VP each time you take a place from another nation in a combat.

## Legacy tiles. $pay, $gain, $spaces, $cost, $space, $vp and $toll are their numbers.

legacy-L1 = Free Harbour of Puerto Cabezas
    .about = Puerto Cabezas is a city. Deliver a good there, then fulfil the mission of its mission space, which is replaced at once from the pile.
legacy-L2 = Storm off San Juan
    .about = Sailing from San Juan to St. Kitts costs { $cost } movement points.
legacy-L3 = Fever in Cartagena
    .about = Cartagena is closed: no city action, no village action, no delivery and no marker there. Missions and assistants stay open.
legacy-L4 = City on the River
    .about = Angostura is a city for those whose explorer is beyond space { $space }. The ways to it and from it cost { $cost } movement points each. City action: { $gain }, and you may return { $pay } for { $vp } VP.
legacy-L5 = Volunteers of Tortuga
    .about = If your ship ends its sailing at Tortuga you gain { $gain } before your main action.
legacy-L6 = Silver Fleet
    .about = Everybody has one more combat action: { combat_action-CA_FLEET }.
legacy-L7 = Road to Panama
    .about = Panama is a city for those whose explorer is beyond space { $space }. City action: deliver a good, then { $gain }.
legacy-L8 = Gold Mine
    .about = Everybody has one more combat action: { combat_action-CA_MINE }.
legacy-L9 = Bells of Havana
    .about = Whoever sails to Homeward II gains { $gain } on arrival, instead of what is printed there.
legacy-L10 = Relief Convoy
    .about = At La Guaira. { disc-tile-free }
legacy-L11 = Council Chest
    .about = At Baracoa. { disc-tile }
legacy-L12 = Medicine for the Plantations
    .about = At San Juan. { disc-tile }
legacy-L13 = Powder for the Watchtowers
    .about = At Santa Marta. { disc-tile }
legacy-L14 = Breakwater
    .about = At Bluefields. { disc-tile }
legacy-L15 = Cocoa Harvest
    .about = At Martinique. { disc-tile }
legacy-L16 = Light on the Reef
    .about = At Trujillo. { disc-tile }
legacy-L17 = Rope across the Roads
    .about = At St. Kitts. { disc-tile } Whoever sails past pays { $toll } doubloons, or must stop there.
legacy-L20 = Fever on Grenada
    .about = No village action as main action at Grenada. Missions and assistants stay open.
legacy-L21 = Fever in Portobelo
    .about = No village action as main action at Portobelo. Missions and assistants stay open.
legacy-L22 = Fever in Matanzas
    .about = No village action as main action at Matanzas. Missions and assistants stay open.
legacy-L23 = Fever on Grand Cayman
    .about = No village action as main action at Grand Cayman. Missions and assistants stay open.
legacy-L24 = Stones in the Jamaica Passage
    .about = Sailing from Santa Marta to Port Royal costs { $cost } movement points.
legacy-L25 = Storm off Trujillo
    .about = Sailing from Trujillo to Grand Cayman costs { $cost } movement points.
disc-tile = If your ship ends its sailing here you may, once before your main action, pay { $pay } for { $gain } and move a disc from your ship to one of the { $spaces } spaces.
disc-tile-free = If your ship ends its sailing here you may, once before your main action, gain { $gain } and move a disc from your ship to one of the { $spaces } spaces.

## Ana, who plays against a player alone: her cards and levels

ana = Ana
automa-A1 = Scout
automa-A2 = Envoy to France
automa-A3 = Skirmish
automa-A4 = Envoy to Spain
automa-A5 = Envoy to England
automa-B1 = Northern Trail
automa-B2 = Errand
automa-B3 = Refit
automa-B4 = Southern Trail
automa-B5 = Careening
automa-B6 = Fleet Action
automa-C1 = Shipwright
automa-C2 = Courier
automa-C3 = Jungle Veteran
automa-C4 = Warrior
value-very_easy = Very easy
    .about = Ana plays with five cards of letter A.
value-easy = Easy
    .about = Ana has one card of letter C as well.
value-medium = Medium
    .about = Ana has one card of letter B and one of letter C as well.
value-hard = Hard
    .about = Ana has two cards of letter B and one of letter C as well.
value-very_hard = Very hard
    .about = Ana has three cards of letter B and one of letter C as well.

## Project cards

card-A01 = Fishing Skiffs
card-A02 = Cane Mill
card-A03 = Salt Pans
card-A04 = Ferry Landing
card-A05 = Ropewalk
card-A06 = Cooper’s Yard
card-A07 = Tannery
card-A08 = Tavern by the Quay
card-A09 = Painter of Ports
card-A10 = Wandering Chronicler
card-A11 = Chapel Choir
card-A12 = Lookout Hill
card-A13 = Pearl Buyer
card-A14 = Legionary
card-A15 = Harbour
card-A16 = Sergeant
card-A17 = Notary
card-A18 = Customs Clerk
card-A19 = Stonecutter
card-A20 = Drill Yard
card-A21 = Letter Carrier
card-A22 = Retired Captain
card-A23 = Pilot’s Mate
card-A24 = Powder Store
card-A25 = Schoolmaster
card-A26 = Quarry Foreman
card-A27 = Veterans’ Guild
card-A28 = Shipwright’s Apprentice
card-A29 = Printer
card-A30 = Haggling Cook
card-A31 = Quartermaster
card-A32 = Purser
card-A33 = Ship’s Navigator
card-A34 = Star Reader
card-A35 = Compass Maker
card-A36 = Trail Guide
card-A37 = Mule Driver
card-A38 = Chart Room
card-A39 = Herb Garden
card-A40 = Gunsmith’s Stall
card-A41 = Lens Grinder
card-A42 = Fencing Master
card-A43 = Boarding Crew
card-A44 = French Envoy
card-A45 = English Envoy
card-A46 = Spanish Envoy
card-A47 = Market Women
card-A48 = Jungle Scouts
card-A49 = Musket Drill
card-A50 = Dock Foreman
card-A51 = Innkeeper of San Juan
card-A52 = Village Elder
card-A53 = Jungle Porter
card-A54 = Carpenter of Santa Marta
card-A55 = Local Broker
card-A56 = Lagoon Pilot
card-B001 = Sugar Refinery
card-B002 = Tobacco House
card-B003 = Cocoa Grove
card-B004 = Indigo Vats
card-B005 = Counting House
card-B006 = Toll Bridge
card-B007 = Brickworks
card-B008 = Warehouse Row
card-B009 = Company of Porters
card-B010 = Botanical Society
card-B011 = Hospital of Mercy
card-B012 = Apothecary
card-B013 = Council Hall
card-B014 = Lighthouse
card-B015 = Library
card-B016 = Founders’ Plaza
card-B017 = Observatory
card-B018 = Garrison Captain
card-B019 = Fort Wall
card-B020 = Naval Academy
card-B021 = Trade Court
card-B022 = Hall of Honours
card-B023 = Masons’ Lodge
card-B024 = Grand Market
card-B025 = Privateers’ Club
card-B026 = Royal Printing House
card-B027 = Dry Dock
card-B028 = Archive of the Indies
card-B029 = Governor of Saint-Domingue
card-B030 = Lord Proprietor
card-B031 = Viceroy’s Secretary
card-B032 = French Trading Post
card-B033 = English Trading Post
card-B034 = Spanish Trading Post
card-B035 = Broker of Bargains
card-B036 = Lady of Contracts
card-B037 = Master Accountant
card-B038 = Old Sea Hand
card-B039 = Cartographer
card-B040 = Pathfinder
card-B041 = Wayfinder of the Lagoon
card-B042 = Bushranger
card-B043 = Rival Explorer
card-B044 = Sly Tracker
card-B045 = Innkeepers’ Network
card-B046 = Guild of Informants
card-B047 = Militia Recruiter
card-B048 = Ship’s Surgeon
card-B049 = Cannon Founder
card-B050 = Marine Captain
card-B051 = French Privateer
card-B052 = English Privateer
card-B053 = Spanish Privateer
card-B054 = Siege Engineer
card-B055 = Travelling Herbalist
card-B056 = Royal Surveyor
card-B057 = Expedition Leader
card-B058 = Map Seller
card-B059 = Storyteller
card-B060 = Poet of the Harbour
card-B061 = Bulk Trader
card-B062 = Diplomat at Arms
card-B063 = Naval Attaché
card-B064 = Commodore
card-B065 = Prize Master
card-B066 = Boarding Captain
card-B067 = Friends at the French Court
card-B068 = Friends at the English Court
card-B069 = Friends at the Spanish Court
card-B070 = Settlers’ Charter
card-B071 = Crown Patent
card-B072 = Careening Beach
card-B073 = Letters of Introduction
card-B074 = Treasure Chart
card-B075 = Sealed Orders
card-B076 = War Stories
card-B077 = Web of Friends
card-B078 = Logbook
card-B079 = Wind Rose
card-B080 = Free Crew Hall
card-B081 = Order of Merit
card-B082 = Treaty Table
card-B083 = Arsenal
card-B084 = Tobacco Wholesaler
card-B085 = Shipyard Widow
card-B086 = Quay Master
card-B087 = Rum Merchant
card-B088 = Governor’s Cousin
card-B089 = Botanist in the Field
card-B090 = Trail Innkeeper
card-B091 = Spymaster
card-B092 = War Veteran
card-B093 = Mayor of the Bay
card-B094 = Reef Pilot
card-B095 = Fort Quartermaster
card-B096 = Salvage Captain
card-B097 = Spice Auctioneer
card-B098 = Court Correspondent
card-B099 = Master Carpenter
card-B100 = Merchant Prince
card-B101 = Coastal Pilot
card-C90 = Mangrove Guides
card-C91 = Free Port Charter
card-C92 = Physicians’ League
card-C93 = Fleet Escort
card-C94 = Deep-water Pilots
card-C95 = Peace Commissioners
card-C96 = Gold Assayer
card-C97 = Friends of the Islands

## Where something comes from

cause-card = project card
cause-city = city action
cause-village = village action
cause-assistant = assistant
cause-mission = mission
cause-story = story
cause-space = explorer track
cause-barrier = barrier
cause-arrival = arrival
cause-area = ship upgrade
cause-flag = flag
cause-combat_tile = combat tile
cause-combat = combat
cause-legacy = legacy tile
cause-career = career
cause-prestige = prestige building
cause-income = income
cause-wrap = VP income past its end
cause-track_end = end of the influence track
cause-unused = assistant not used
cause-visit = visit to an assistant
cause-steal = explorer passed
cause-not_buying = nothing bought
cause-mission_count = number of missions
cause-synergy = synergy
cause-conversion = worker exchanged
cause-toll = toll
cause-display = card of the display
cause-setup = start of the game
cause-automa = card of Ana
cause-taking = marker taken

## Options of the set-up

option-story = Story
    .about = Whether you play a single game, on one of three levels, or a campaign, from its beginning or from one of its chapters.
option-archive = Archive
    .about = What the last game of the campaign has left: story cards, legacy tiles and new project cards.
option-difficulty = Level of Ana
    .about = How strong Ana is, who plays against a player alone.
option-start_player = Start player
    .about = Whether chance or the first seat begins the first round.
option-open_planning = Open planning
    .about = Whether everybody sees the cards that the others have planned.
option-city_tiles_all_sets = City tiles of all sets
    .about = Whether the city tiles without a wheel are drawn from all of them, and not only from those for the number of players.
option-unreached_assistants_score_round_4 = Unreached assistants in round IV
    .about = Whether assistants that your ship has not reached score at the end of the last round as well.
option-legacy_city_on_or_beyond = Angostura and Panama from the space on
    .about = Whether an explorer on the named space is enough to enter these cities, and not only one beyond it.
value-75 = { story-75 }
value-76 = { story-76 }
value-77 = { story-77 }
value-campaign = Campaign
value-chapter2 = Campaign from chapter 2
value-chapter3 = Campaign from chapter 3
value-chapter4 = Campaign from chapter 4
value-chapter5 = Campaign from chapter 5
value-chapter6 = Campaign from chapter 6
value-chapter7 = Campaign from chapter 7
value-chapter8 = Campaign from chapter 8
value-empty = Nothing kept
value-random = At random
value-first_seat = The first seat
value-true = Yes
value-false = No
preset-single = Single game
    .about = One game without a story and without legacy tiles. Good for a first game.
preset-single_medium = Single game, medium
    .about = One game with four legacy tiles, new project cards and fewer missions.
preset-single_hard = Single game, hard
    .about = One game with seven legacy tiles, new project cards and fewer missions.
preset-campaign = Campaign
    .about = { campaign-lantern_chart.about }
preset-chapter2 = Campaign from chapter 2
    .about = The campaign begins with its chapter 2, “{ chapter-2 }”.
preset-chapter3 = Campaign from chapter 3
    .about = The campaign begins with its chapter 3, “{ chapter-3 }”.
preset-chapter4 = Campaign from chapter 4
    .about = The campaign begins with its chapter 4, “{ chapter-4 }”.
preset-chapter5 = Campaign from chapter 5
    .about = The campaign begins with its chapter 5, “{ chapter-5 }”.
preset-chapter6 = Campaign from chapter 6
    .about = The campaign begins with its chapter 6, “{ chapter-6 }”.
preset-chapter7 = Campaign from chapter 7
    .about = The campaign begins with its chapter 7, “{ chapter-7 }”.
preset-chapter8 = Campaign from chapter 8
    .about = The campaign begins with its chapter 8, “{ chapter-8 }”.
