# The table of Maracaibo in words.

table-over = The game is over.
table-setting-up = The game is being set up.
table-round = { $phase ->
    [sail] Round { $round } of 4. { $who } sails.
    [act] Round { $round } of 4. { $who } has arrived and acts.
    [fill] Round { $round } of 4. { $who } takes new cards.
    [interim] Round { $round } of 4, interim scoring.
    [final] Final scoring.
   *[other] Round { $round } of 4. It is the turn of { $who }.
 }
table-has = { $who } has { $things }.
table-combat = Combat { $nation_for }, combat value { $value } ({ $tile }).
table-combat-tile = Revealed: { $tile }.
table-order = Turn order: { $players }.
table-kind = { $kind ->
    [start] start
    [village] village
   *[city] city
 }
table-market = market for { $good }, { $n } of { $spaces } taken
table-action = action: { $gain }
table-marker = marker { $nation_of }
table-flag = free flag ({ $gain })
table-assistant = assistant of { $who }: { $card }
table-ships = ships: { $players }
table-missions = { $n ->
    [0] No missions are left in the pile.
    [one] { $n } mission in the pile; on top { $top }.
   *[other] { $n } missions in the pile; on top { $top }.
 }
table-combat-piles = Combat tiles: { $left } on the left, { $right } on the right.
table-deck = { $n ->
    [one] { $n } card in the deck, { $discarded } discarded.
   *[other] { $n } cards in the deck, { $discarded } discarded.
 }
table-ana = { $who }: { $vp }; { $total } if the game ended now.
table-ana-discs = Discs removed: { $n } of { $discs }. Cards taken: { $cards }. VP at the next scoring: { $income }.
table-ana-done = Missions and story tiles: { $missions }. Combat tiles: { $tiles }.
table-ana-deck = { $n ->
    [one] { $n } card in her deck; played: { $discarded }.
   *[other] { $n } cards in her deck; played: { $discarded }.
 }
table-player = { $who }: { $things }; { $total } VP if the game ended now.
table-income = Income: doubloons { $doubloons }, VP { $vp }.
table-ship = Ship: { $place }. Explorer: { $space }.
table-hand = Hand (up to { $limit }): { $cards }.
table-hand-size = { $n ->
    [one] { $n } card in hand, up to { $limit }.
   *[other] { $n } cards in hand, up to { $limit }.
 }
table-planned = Planned: { $cards }.
table-laid-aside = Laid aside: { $cards }.
table-face-down = face down
table-bought = Bought: { $cards }.
table-on-card = On { $card }: { $mission }.
table-tokens = Synergy tokens: { $tokens }.
table-pending = Income that waits { $token_with }: { $gain }.
table-upgrades = Ship upgrades: { $areas }.
table-discs = Discs on the ship: { $areas }.
table-career = Career: { $career }.
table-task = { $done ->
    [done] Task { $n }, completed: { $task }
    [open] Task { $n }, can be completed now: { $task }
   *[no] Task { $n }: { $task }
 }
table-achieved = Missions: { $missions }. Combat tiles: { $tiles }. Compasses: { $compasses }.
table-assistants = Assistants: { $cards }.
table-invested = Prestige buildings: { $buildings }.
table-thresholds = Two village actions from { $two } movement points, three from { $three }.
table-village-actions = Village actions: { $names }.
table-combat-actions = Combat actions: { $names }.
table-workers = Workers in the common supply: { $n }; on the career: { $career }; on cards: { $cards }.
table-display = Display
table-own-hand = Your hand
table-own-plans = Planned
table-prestige = Prestige buildings
table-influence = Influence
table-nation = { $nation }: { $players }
table-markers = { $times ->
    [one] Markers on the map { $map }, in the stock { $stock }; titles count once.
   *[other] Markers on the map { $map }, in the stock { $stock }; titles count { $times } times.
 }
table-track = Explorer track
table-track-missions = Missions on the track: { $missions }.
table-barriers = Barriers already crossed by somebody: { $barriers }.
table-incomes = Incomes
table-income-of = { $who }: doubloons { $doubloons }, VP { $vp }
table-story = Story card { $card }: { $title }
table-story-done = Story card { $card }, completed: { $title }
table-legacy = Legacy tiles
table-tile-discs = Discs: { $n } of { $spaces }.
table-tile-markers = Markers: { $nations }.

## Choices in the terminal

free-actions = Free actions
price-career = tasks: { $tasks }
price-points = { $n ->
    [one] { $n } movement point
   *[other] { $n } movement points
 }
price-discs = { $n ->
    [one] { $n } disc there
   *[other] { $n } discs there
 }
price-raise = combat value +1
price-market = market for { $good }
price-village = { $n } of your choice
price-plan = may be bought later for { $price }
choice-plan = Plan
choice-discard = Discard
choice-aside = Lay aside
choice-take = Take from the display

## What can be looked at in the terminal: the word to type, and what it shows

sheet-map = map
    .about = shows the map: places, markets, missions, markers, assistants and ships
sheet-board = ship
    .about = shows your ship, cards and career, or those of another player: ship 2
sheet-cards = cards
    .about = shows the display, your own cards and the prestige buildings with all that they say
sheet-tracks = tracks
    .about = shows influence with the nations, the explorer track and incomes
sheet-story = story
    .about = shows the story cards and the legacy tiles
example-option = sail 5
example-word = assistant
