# Empires: Age of Discovery / Age of Empires III – names of the components and short descriptions.

game-empires = Empires: Age of Discovery
    .about = Two to six nations send workers to a new world over eight rounds: settle, trade, build, explore. Placing each worker in time decides the game.
    .tact = This game turns conquest into a contest for points. For the peoples who already lived in the Americas it meant dispossession, enslavement and death, which no point on this board weighs up.

## Workers

kind-colonist = colonist
    .a = a colonist
    .the = the colonist
    .many = colonists
    .count = { $n ->
        [one] { $n } colonist
       *[other] { $n } colonists
    }
kind-captain = captain
    .a = a captain
    .the = the captain
    .many = captains
    .count = { $n ->
        [one] { $n } captain
       *[other] { $n } captains
    }
kind-merchant = merchant
    .a = a merchant
    .the = the merchant
    .many = merchants
    .count = { $n ->
        [one] { $n } merchant
       *[other] { $n } merchants
    }
kind-missionary = missionary
    .a = a missionary
    .the = the missionary
    .many = missionaries
    .count = { $n ->
        [one] { $n } missionary
       *[other] { $n } missionaries
    }
kind-soldier = soldier
    .a = a soldier
    .the = the soldier
    .many = soldiers
    .count = { $n ->
        [one] { $n } soldier
       *[other] { $n } soldiers
    }
kind-builder = builder
    .a = a builder
    .the = the builder
    .many = builders
    .count = { $n ->
        [one] { $n } builder
       *[other] { $n } builders
    }
kind-militia = militia soldier
    .a = a militia soldier
    .the = the militia soldier
    .many = militia soldiers
    .count = { $n ->
        [one] { $n } militia soldier
       *[other] { $n } militia soldiers
    }

## Regions

region-new_france = New France
    .the = New France
    .in = in New France
    .to = to New France
    .from = from New France
    .of = of New France
region-canada = Canada
    .the = Canada
    .in = in Canada
    .to = to Canada
    .from = from Canada
    .of = of Canada
region-new_england = New England
    .the = New England
    .in = in New England
    .to = to New England
    .from = from New England
    .of = of New England
region-virginia = Virginia
    .the = Virginia
    .in = in Virginia
    .to = to Virginia
    .from = from Virginia
    .of = of Virginia
region-florida = Florida
    .the = Florida
    .in = in Florida
    .to = to Florida
    .from = from Florida
    .of = of Florida
region-new_spain = New Spain
    .the = New Spain
    .in = in New Spain
    .to = to New Spain
    .from = from New Spain
    .of = of New Spain
region-caribbean = Caribbean
    .the = the Caribbean
    .in = in the Caribbean
    .to = to the Caribbean
    .from = from the Caribbean
    .of = of the Caribbean
region-new_granada = New Granada
    .the = New Granada
    .in = in New Granada
    .to = to New Granada
    .from = from New Granada
    .of = of New Granada
region-peru = Peru
    .the = Peru
    .in = in Peru
    .to = to Peru
    .from = from Peru
    .of = of Peru
region-brazil = Brazil
    .the = Brazil
    .in = in Brazil
    .to = to Brazil
    .from = from Brazil
    .of = of Brazil

## Trade goods

good-silver = silver
good-sugar = sugar
good-gold = gold
good-tobacco = tobacco
good-coffee = coffee
good-indigo = indigo
good-fur = fur
good-cattle = cattle
good-cocoa = cocoa
good-fish = fish
good-rice = rice

## Event boxes and their spaces

box-initiative = Initiative
    .in = in the Initiative box
    .to = to the Initiative box
box-dock = Colonist Dock
    .in = on the Colonist Dock
    .to = to the Colonist Dock
box-goods = Trade Goods
    .in = in the Trade Goods box
    .to = to the Trade Goods box
box-shipping = Merchant Shipping
    .in = in the Merchant Shipping box
    .to = to the Merchant Shipping box
box-buildings = Capital Buildings
    .in = in the Capital Buildings box
    .to = to the Capital Buildings box
box-discovery = Discovery
    .in = in the Discovery box
    .to = to the Discovery box
box-specialists = Specialists
    .in = in the Specialists box
    .to = to the Specialists box
box-warfare = Warfare
    .in = in the Warfare box
    .to = to the Warfare box

space-missionary = Missionary space
    .to = to the Missionary space
    .in = in the Missionary space
space-merchant = Merchant space
    .to = to the Merchant space
    .in = in the Merchant space
space-soldier = Soldier space
    .to = to the Soldier space
    .in = in the Soldier space
space-captain = Captain space
    .to = to the Captain space
    .in = in the Captain space
space-builder = Builder space
    .to = to the Builder space
    .in = in the Builder space
space-training = Training space
    .to = to the Training space
    .in = in the Training space
# A place at the end of the dock that a worker takes together with a ship of its owner (Mayflower).
space-ship = Place aboard a ship
    .to = to a place aboard a Mayflower ship
    .in = aboard a Mayflower ship

## Nations

nation-england = England
    .the = England
    .advantage = Once per game, just before the Colonist Dock is resolved, England may send 2 extra colonists there and then rearrange everybody’s workers on the dock as it likes.
nation-spain = Spain
    .the = Spain
    .advantage = Before round 1, Spain may discover one region of its choice without facing the natives: it places 1 soldier there and takes the token and its plunder, but nothing extra for the soldier.
nation-france = France
    .the = France
    .advantage = In two different rounds of the game, France may pick one good from the Trade Goods box before anyone there chooses.
nation-portugal = Portugal
    .the = Portugal
    .advantage = Once in each age, Portugal may aim its expedition at the discovery deck, even while regions are still undiscovered, and the card then has a resistance of 3.
nation-holland = Holland
    .the = Holland
    .advantage = Once per game, Holland may seize the ship in the Merchant Shipping box before it is awarded, and nobody wins a ship there that round.
nation-italy = Italian City-States
    .the = the Italian City-States
    .advantage = In two different rounds, before the Specialists box is resolved, the Italian City-States may swap another player’s worker there for one from their own supply; Training still costs $5.

## Capital buildings, age I

tile-settlers = Settlers
    .about = Every round you get 1 extra colonist for the next one.
tile-settlers_2 = Settlers
    .about = Every round you get 1 extra colonist for the next one.
tile-monastery = Monastery
    .about = Every round you get 1 missionary for the next one.
tile-trade_routes = Trade Routes
    .about = Every round you get 1 merchant for the next one.
tile-training_grounds = Training Grounds
    .about = Every round you get 1 soldier for the next one.
tile-indentured_servitude = Indentured Servitude
    .about = Every round 1 colonist from your supply goes to space X of the dock. It lands in the following round.
tile-conquistadors = Conquistadors
    .about = Every round 1 soldier from your supply joins your workers in the Discovery box.
tile-navigator = Navigator
    .about = Every round 1 captain from your supply joins your workers in the Discovery box.
tile-inca_conquest = Conquest of the Inca Empire
    .about = You gain $20 when you buy it.
tile-trading_post = Trading Post
    .about = You gain $5 every round.
tile-cartography = New World Cartography
    .about = Once, when you buy it or in a later building benefits phase, you discover a region of your choice without facing the natives: you place 1 colonist there and take the token and its plunder. Worth 4 VP at the end.
tile-plague_1 = Plague (age I)
    .about = The tokens and cards your expeditions meet count 1 native fewer.
tile-spoils_money_1 = Spoils of War ($5)
    .about = Costs nothing. You gain $5 at once.
tile-spoils_ship = Spoils of War (ship)
    .about = Costs nothing. You take 1 ship from the stock at once.
tile-spoils_specialists = Spoils of War (2 specialists)
    .about = Costs nothing. You choose 2 specialists, alike or different, for the next round.
tile-magellan = Magellan
    .about = Your captains are worth 3 instead of 2 in Discovery.
tile-new_world_city = New World City
    .about = Every round you get 1 builder for the next one.
tile-new_world_mission = New World Mission
    .about = Every round you get 1 missionary for the next one.
tile-overpopulation = Overpopulation
    .about = At once, you place 3 colonists from your supply in discovered regions, together or apart.
tile-smuggler = Smuggler
    .about = Once per round you may swap one of your goods for a good of another player, who has no say in it. Ships cannot be swapped.

## Capital buildings, age II

tile-indian_allies = Indian Allies
    .about = At once, you place 2 soldiers from your supply in a single region where you already have a worker.
tile-privateers = Privateers
    .about = Every round each other player pays you $1 for each of your ships, or all they have if that is less.
tile-ship_yards = Ship Yards
    .about = Every round you get 1 captain for the next one.
tile-cathedral = Cathedral
    .about = Each of your missionaries that lands from the dock brings 2 colonists instead of 1.
tile-taxation = Taxation
    .about = You gain $10 every round. Worth 2 VP at the end.
tile-university = University
    .about = Once, at any time, you move one of your workers { $university_mode ->
        [one_step] one place forward
       *[to_front] to the first place
    } on the Colonist Dock, in Initiative{ $edition ->
        [first] {" "}or
       *[deluxe] , Trade Goods, Warfare or
    } Capital Buildings; or your marker in the player order instead. Worth 5 VP at the end.
tile-west_indies = West Indies Co.
    .about = Every round you draw 1 random trade good. It starts to count in the next round’s income.
tile-colonization_laws = Colonization Laws
    .about = Every round 1 colonist from your supply goes to space Y of the dock. It lands in the following round.
tile-rum_distillery = Rum Distillery
    .about = { $edition ->
        [first] In every income phase you gain $3 for each sugar you own. Ships are not sugar, and this money is not part of the economy score.
       *[deluxe] In every building benefits phase you gain $3 for each sugar you own. Ships are not sugar, and this money is not part of the economy score.
    }
tile-marketplace = Marketplace
    .about = Every round you get 1 merchant for the next one.
tile-military_academy = Military Academy
    .about = Every round you get 1 soldier for the next one.
tile-fortress = Fortress
    .about = Every round you get 1 soldier for the next one.
tile-stables = Stables
    .about = { $edition ->
        [first] Once per round, in the building benefits phase, you may move 1 of your soldiers from a region to an adjacent discovered one.
       *[deluxe] Once per round, right before Discovery, you may move 1 of your soldiers from a region to an adjacent discovered one.
    }
tile-plague_2 = Plague (age II)
    .about = At once, every player, you included, loses 1 worker of their choice from each of their colonies of 3 or more.
tile-spoils_money_2 = Spoils of War ($7)
    .about = Costs nothing. You gain $7 at once.
tile-spoils_goods = Spoils of War (2 goods)
    .about = Costs nothing. You draw 2 random trade goods at once.
tile-stone_masonry = Stone Masonry
    .about = Every round you get 1 builder for the next one.
tile-papal_edict = Papal Edict
    .about = You choose an opponent and which of you two goes first. Each of you then puts 2 colonists from supply in a single region where they already have a worker.
tile-mint = Mint
    .about = In every income phase you choose gold or silver and gain $2 for each good of that type you own.
tile-trading_house = Trading House
    .about = In every building benefits phase you may sell any number of your trade goods to the bank for $5 apiece. Ships cannot be sold.
tile-reformation = Reformation
    .about = Missionaries of other players bring no colonists when they land where you have a missionary.
tile-mayflower = Mayflower
    .about = Each round you may place up to 3 workers at the end of the dock, each with one of your ships. Those ships cannot complete sets in that round’s income.

## Capital buildings, age III

tile-militia = Militia
    .about = In every battle you did not start, you have 1 extra soldier just for that battle.
tile-mercantilism = Mercantilism
    .about = At the end you score 1 VP for each trade good you own. Ships do not count.
tile-population = Population
    .about = At the end you score 1 VP for every 2 workers you have in the New World.
tile-navy = Navy
    .about = At the end you score 4 VP for each ship you own.
tile-power = Power
    .about = At the end you score 2 VP for each soldier you have in the New World.
tile-prosperity = Prosperity
    .about = At the end you score 2 VP for each building you own, this one too.
tile-glory = Glory
    .about = { $edition ->
        [first] At the end you score 2 VP for each region where you have a worker.
       *[deluxe] At the end you score 2 VP for each region where you have a worker and some player has at least 3.
    }
tile-wealth = Wealth
    .about = At the end you score 1 VP for every full $5 you have. If VP can be bought, your money is counted before you buy.
tile-migration = Migration
    .about = Every round you may move 1 or 2 of your colonists from one region to another discovered region, however far away.
tile-factory = Factory
    .about = { $edition ->
        [first] You gain $25 every round. Worth 5 VP at the end.
       *[deluxe] You gain $30 every round. Worth 5 VP at the end.
    }
tile-plague_3 = Plague (age III)
    .about = At once, you choose a region and a player there and return up to 3 of that player’s colonists to supply. Specialists are safe.
tile-age_of_discovery = Age of Discovery
    .about = At the end you score 4 VP for each discovery token and card you own, on top of the VP they give.
tile-new_world_capital = New World Capital City
    .about = At the end you score 3 VP for each builder you have in the New World.
tile-age_of_reason = Age of Reason
    .about = At the end you score 4 VP for each worker you had in the Specialists box in round 8.
tile-rewrite_history = Re-Write History
    .about = At once, you may take 1 random discovery token from each of up to 2 opponents. You get no plunder, and cards cannot be taken.

## Discoveries

token = discovery token
    .about = { $natives ->
        [one] { $natives } native
       *[other] { $natives } natives
    }, plunder ${ $plunder }, ${ $per_soldier } for each soldier, { $vp } VP

card-c01 = The Mississippi
card-c02 = The Great Lakes
card-c03 = The Pampas
card-c04 = California
card-c05 = Philippines
card-c06 = South Seas
card-c07 = Ethiopia
card-c08 = The Amazon
card-c09 = The Northwest Territory
card-c10 = Australia
card-c11 = Chipongu (Japan)
card-c12 = Siam
card-c13 = Spice Islands
card-c14 = India
card-c15 = Circumnavigate the Globe
card-c16 = China

## Ages and places

age = age { $n ->
        [1] I
        [2] II
       *[3] III
    }

place-supply = supply
place-available = available workers
place-pool = discovery pool
place-expedition = expedition

## Game options

option-edition = Edition
    .about = Whether you play with the rules and components of the first edition (2007) or of the deluxe edition (2015).
option-builders = Builders
    .about = Adds the builders, a sixth kind of worker who makes regions worth more VP and buildings cheaper.
option-expansion_buildings = Expansion buildings
    .about = Which of the 20 buildings of the Builder expansion are shuffled into the stacks.
option-plague_tiles = Plague tiles
    .about = Adds one Plague tile to the buildings of each age.
option-nations = Nation advantages
    .about = Each player leads a nation with an advantage of its own, dealt at random or won in an auction that also sets the starting order.
option-vp_purchase = Buying VP
    .about = After each New World scoring the players may buy VP, at $1 apiece in age I, $3 in age II and $10 in age III.
option-start_auction_first = Starting auction
    .about = The players bid for the starting order instead of drawing lots for it, and the winner also discovers the Caribbean.
option-two_player_captains = Captains for two
    .about = In a game for 2, each player starts with 2 captains in the Discovery box.
option-reduced_luck_age3 = Age III in the open
    .about = Only 10 age III buildings, drawn during setup, take part, and everybody can see them from the start.
option-no_survivors = No survivors
    .about = When an expedition to a region fails, its token leaves the game and an unused one takes its place face down.
option-reconnaissance = Reconnaissance
    .about = On your turn you may look at a face-down token or, once none is left, at the top card of the deck, for $1 in age I, $2 in age II or $3 in age III.
option-advanced_reconnaissance = Advanced reconnaissance
    .about = All discovery tokens on the map lie face up from the start, so expeditions to regions never fail.
option-university_mode = Reach of the University
    .about = How far the University moves a worker: right to the first place or just one place forward.
option-failed_token_secrecy = Token of a failed expedition
    .about = Who gets to see the token of a failed expedition: everybody, or only the player who sent the expedition.

value-first = First edition
value-deluxe = Deluxe edition
value-off = Off
value-random = At random
value-auction = Auction
value-none = None
value-all = All
value-to_front = To the front
value-one_step = One step forward
value-public = Public
value-private = Private
value-true = Yes
value-false = No

preset-first = First edition
    .about = The game of 2007 for 2 to 5 players, with 34 buildings.
preset-deluxe_base = Deluxe edition, base game
    .about = The deluxe rules for 2 to 6 players with 37 buildings, Plague tiles included, but without the Builder expansion.
preset-deluxe_full = Deluxe edition with the Builder expansion
    .about = All 57 buildings, the builders, and nations with advantages that are auctioned at the start.
