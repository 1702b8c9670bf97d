# What the teacher says when something is asked for the first time in a person’s life: what it is, and how to think about it.

first-place = Put one of your workers into a box with room; everybody does so in turn until all workers are placed. Scarce places first: the dock and the specialists fill up.
first-buy-points = You may turn dollars into victory points now. Keep what the next building costs; after the last round money is worth nothing.
first-land = This worker leaves the dock for a region that is already discovered. After rounds 3, 6 and 8, regions where somebody has three workers score: 6 for the most, 2 for the second.
first-good = Take one trade good; it stays yours to the end. Every round three alike pay $3 and four alike $6, any other three only $1.
first-specialist = Take the specialist of this space; he is placed in the next round, besides your five colonists. Each kind has its own strength.
first-train = $5 buys a specialist of any kind for the next round. You may keep the money.
first-swap = None of this kind is left in your supply, but you may call one home from a region and leave a colonist there instead. The number of your workers there stays the same.
first-buy = This worker may buy one of the buildings on offer. What works every round is best early, what scores at the end is best late.
first-chart = Discover a region without an expedition: you get its token, its plunder and a colonist there. Choose where you want to lead.
first-pick-specialist = Take a specialist of any kind for the next round. Think of the box that you will want most.
first-overpopulate = Put free colonists into discovered regions, one after the other. Look where one more makes you first or second.
first-allies = Two soldiers go to a region where you have somebody already. They count as workers, and rivals will think twice about a battle there.
first-edict = Choose an opponent: each of you puts two colonists into a region where you have somebody already. Choose one whose colonists hurt you least.
first-edict-order = Decide who of you places first. Who places second can answer.
first-edict-place = Choose the region for your two colonists. A region where you are just behind is a good place.
first-lose = The Plague takes one of your workers here, and you choose which. A colonist is easiest to replace.
first-strike-region = Choose a region where the Plague takes up to three colonists of one player. It helps most where you lead afterwards.
first-strike-player = Choose whose colonists fall. The player just ahead of you matters most.
first-strike-how-many = Decide how many fall, up to three. More than you need to get ahead brings nothing.
first-rewrite = You may take a discovery token from an opponent, drawn at random. Tokens score at the end.
first-benefits = Your buildings offer something now, each once a round. Use what helps, then go on.
first-smuggle-from = Choose who gets the good that you give; you take one of theirs for it. They cannot refuse.
first-smuggle-what = Choose what you get. Take what makes three or four alike.
first-migrate-to = Up to two colonists of this region may move. Choose where they help you more.
first-migrate-how-many = Decide how many move. Leave enough behind to keep your place.
first-ride = A soldier may ride to a region next to his. He counts as a worker there.
first-ride-to = Choose where he rides. Soldiers are best where somebody is about to pass you.
first-discover = Send an expedition now, or let your people gather for a later round. Resistance is 1 to 5, and whoever is sent comes home: strength 4 succeeds 7 times in 8.
first-muster = Choose who goes, one after the other; only those who are sent count, a captain as two. Soldiers bring more plunder if it succeeds.
first-return-card = You have looked at the next card; put it back on top or at the bottom. On top if you mean to discover it soon.
first-declare = Where you and a rival meet and somebody has soldiers, you may fight: each soldier removes a worker of the other side. It scores nothing by itself, so fight where the lead changes.
first-casualty = Choose which worker of your opponent falls. Soldiers still strike back.
first-mint = Choose gold or silver: the Mint pays $2 for each of them that you have. Take the one of which you have more.
first-study = Once in the game the University moves one of your workers, or your place in the order, to the front. Use it where being first changes what you get.
first-england = England may add two colonists to the dock and then put all workers there into any order. Best when the dock is full and goods of regions are at stake.
first-arrange = Choose who stands in this place on the dock. Who stands earlier lands earlier.
first-spain = Spain may discover a region now and put a soldier there. Choose where you want to lead.
first-france = France may take a good before all others, without a worker. Take what you collect.
first-holland = Once in the game Holland may take the ship before it is awarded. A ship stands for any good in a set.
first-italy = The Italian player may take the place of somebody’s worker among the specialists. That worker goes home.
first-bid = You bid for a place in the order, with dollars that you will miss later. A building costs $10 in the first age.
first-free-specialist = Choose a specialist with whom you begin. A missionary brings a colonist along when he lands.
first-nation = Choose your nation; each has one advantage of its own. Point at one to read about it.

# -- The guided first game: what to do, and why.

opening-who = You lead one of the powers of Europe that settle the New World. After eight rounds the most points win.
opening-turn = When it is your turn, you put one worker into one of the boxes 1 to 8; then it is the next player’s turn.
opening-round = When all workers are placed, the boxes are carried out from 1 to 8, and the round ends. You have five colonists in every round, and the specialists that you have gained.
opening-points = Regions bring most points: after rounds 3, 6 and 8, each region where somebody has three workers or more gives 6 points to who has the most there and 2 to the second. Discoveries, buildings and income bring points at the end.

guide-dock = Put a worker on the Colonist Dock, to go to the New World.
    .why = Later in this round they land in a region. A region where somebody has three workers or more brings most points: 6 to whoever has the most there, 2 to the second.
guide-missionary = Put one on the missionary space.
    .why = Next round you then have a missionary besides your five colonists. A missionary who lands brings a colonist along: two workers for one space of the dock.
guide-buildings = Put one into Capital Buildings.
    .why = This worker may buy a building later this round. You have just the $10 that it costs, and a building works in every round that is left.
guide-goods = Put one into Trade Goods.
    .why = This worker takes a good. Three alike pay you $3 in every round, and money buys buildings.
guide-discovery = Put your last worker into Discovery.
    .why = Workers in this box are explorers, and they gather there from round to round. A discovery is worth 4 to 7 points at the end, but one explorer alone is still too weak.
guide-land = All workers are placed, and the boxes are carried out from 1 to 8. Land in the Caribbean.
    .why = No other region is discovered yet. It will score only if somebody has three workers there, and whoever has three first takes its good, sugar. This is your first.
guide-good = Your choice: which good do you take?
    .why = It stays yours. Three alike pay $3 in every round, any other three only $1.
    .way-sugar = Sugar: the Caribbean will give you a second one soon.
    .way-tobacco = Tobacco: Virginia has it, and you will choose where to explore.
    .way-fur = Fur: New France has it, and you will choose where to explore.
guide-building = Your choice: which building do you buy?
    .why = Each of them costs $10 and works in every round. The game goes on differently with each.
    .way-monastery = { tile-monastery }: one more missionary, so one more space of the dock lands two.
    .way-servitude = { tile-indentured_servitude }: a colonist goes to the dock who is none of your five.
    .way-navigator = { tile-navigator }: a captain joins your explorers and counts as two.
guide-wait = Send nobody yet.
    .why = Every region hides a resistance of 1 to 5, and your explorers must be at least as strong. Whoever is sent goes home, also when it fails. With four it succeeds 7 times in 8: wait for them.
guide-specialist = Take the missionary.
    .why = You place the missionary in the next round, besides your five colonists.
guide-pair = A new round. Put both missionaries on the dock.
    .why = Each brings a colonist along: with the one who is there, that makes five in the Caribbean.
guide-pair-servitude = A new round. Put your missionary on the dock.
    .why = Missionary, their colonist, the one whom { tile-indentured_servitude } sends and the one who is there: that makes four in the Caribbean.
guide-pair-navigator = A new round. Put your missionary on the dock.
    .why = The missionary brings a colonist along: with the one who is there, that makes three in the Caribbean.
guide-merchant = Put a colonist on the merchant space.
    .why = A merchant who lands brings $5. Boxes you leave out today: Merchant Shipping wins a ship, which stands for any good; Training buys a specialist for $5; in Warfare soldiers remove workers of others.
guide-initiative = Put one into Initiative.
    .why = The box gives you $1 and lets you place first in the next round, when regions score and places are scarce.
guide-gather = Put three colonists into Discovery.
    .why = With the one who waits there they are four: enough 7 times in 8.
guide-gather-navigator = Put one colonist on the dock and two into Discovery.
    .why = With the captain, who counts as two, and the one who waits there, your strength is 5: always enough. So one more can land.
guide-three = Land both in the Caribbean.
    .why = You are the first with three workers there, so its sugar is yours. You also have the most: 6 points when regions score.
guide-explore = Your choice: explore any region that lights up, then send all four explorers, one after the other.
    .why = Success brings a few dollars, a colonist there, and 4 to 7 points at the end. Think of the good of the region: whoever has three workers there first takes it.
guide-explore-navigator = Your choice: explore any region that lights up, then send the captain and all colonists, one after the other.
    .why = It cannot fail, and brings a few dollars, a colonist there, and 4 to 7 points at the end. Think of the good of the region: whoever has three workers there first takes it.
guide-alone = Take the merchant, then play on alone.
    .why = After the next round regions score, the only time before round 6. Keep the Caribbean, bring the new region to three workers, and collect goods of one kind.

# What rivals did meanwhile, and why it matters to who learns.

meanwhile-placed = { $target_id ->
    [initiative] { $who } { $target_in }, to play earlier next round.
    [dock] { $who } { $target_in }: one space less there.
    [goods] { $who } { $target_in }: who came first chooses first.
    [shipping] { $who } { $target_in }: whoever has the most there gets the ship.
    [buildings] { $who } { $target_in }: who came first buys first.
    [discovery] { $who } { $target_in }: explorers gather there until they sail.
    [warfare] { $who } { $target_in }, for a battle this round.
   *[other] { $who } { $target_in }: that place is taken.
 }
meanwhile-landed = { $who } settles { $region_in } with { $kind_a }: only the most and the second most workers there score.
meanwhile-bought = { $money ->
    [0] { $who } takes { $tile } for nothing: nobody else can have it.
   *[other] { $who } buys { $tile } for ${ $money }: nobody else can have it.
 }
