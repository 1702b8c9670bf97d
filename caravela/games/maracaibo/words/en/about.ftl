# Maracaibo: what the table says of its things when somebody points at them, and the facts of a player's panel.

tip-over = The game is over
tip-setup = Before the first round
tip-list = { $things }.
tip-have = You have { $n }.
tip-spent = { $n ->
    [one] { $n } movement point was spent this turn.
   *[other] { $n } movement points were spent this turn.
 }

## Players

tip-incomes = { $doubloons ->
    [one] At every scoring { $doubloons } doubloon and { $points } VP.
   *[other] At every scoring { $doubloons } doubloons and { $points } VP.
 }
tip-seat = Missions { $missions }, combat tiles { $tiles }, ship upgrades { $upgrades }, cards bought { $cards }, cards in hand { $hand }.
tip-at = Ship: { $place }. Explorer: space { $space }.
tip-total-mine = If the game ended now, you would have { $n } VP.
tip-total = If the game ended now
tip-totals = VP gained so far, and all that is counted at the end: income, cards, prestige buildings, influence and titles.
tip-compass = compasses
tip-tiles = combat tiles
tip-cards = cards in hand
tip-missions = missions
tip-upgrades = ship upgrades
tip-income = doubloon income
tip-fame = VP income
tip-gain-doubloons = They pay for project cards, prestige buildings and cards of the display. At the end they count nothing.
tip-gain-vp = Gained so far. More is counted in the final scoring.
tip-gain-cp = They raise the value of your combats and pay for missions. Nobody has more than { $most }.
tip-gain-workers = They become assistants, invest in prestige buildings, and raise the value of a combat.
tip-conversion = { $n ->
    [one] At any time a worker returned brings you { $n } combat point.
   *[other] At any time a worker returned brings you { $n } combat points.
 }
tip-count-compass = Every mission brings part of its reward once for each compass.
tip-count-tiles = The tile of a combat stays with whoever fought it. Some cards, careers and buildings count them.
tip-count-cards = At the end of a turn the hand is filled up to the limit. A card is a project, or the good or the object on it.
tip-count-missions = The fourth mission brings 3 VP, every later one 2 VP. Story tiles count as missions.
tip-count-upgrades = An area of the ship without discs is an upgrade. The discs go to markets and disc tiles, or leave the game.

## Income

tip-track-income = At every interim scoring so many doubloons; at the end the VP on the seals. Steps beyond { $last } raise the VP income.
tip-income-mine = Yours is { $n }; at the end it would be worth { $points } VP.
tip-track-fame = At every scoring so many VP. Whoever reaches { $n } gains { $n } VP at once for every scoring still to come, and starts again at 0.
tip-fame-mine = Yours is { $n }.
tip-pending = The token “{ $token }” would raise it by { $n }.
tip-round = A round ends when a ship reaches the last space of the way home. After rounds I to III there is an interim scoring, after round IV the final one.

## The map

tip-market = Discs on the market: { $taken } of { $all }.
tip-owned = It belongs to { $nation }.
tip-unowned = No nation has a marker here.
tip-ships = Ships here: { $players }.
tip-helpers-mine = { $n ->
    [one] You have { $n } assistant here.
   *[other] You have { $n } assistants here.
 }
tip-thresholds = You have two village actions from { $two } movement points on, three from { $three } on.
tip-deliver = Discard a card with this good and move a disc from your ship to the market: { $good }.
tip-discs = Discs of { $players }.
tip-goods-mine = Cards with this good in your hand: { $n }.
tip-flag = In a combat a marker of your nation can be put here: with influence and the bonus of the flag.
tip-flag-village = A village can be taken in a combat by whoever has landing boats, or by cards.
tip-flag-of = { $place }: flag
tip-city = First you may deliver a good, then you may take the action.
tip-ship = { $who }: ship
tip-sail = In each turn 1 to 7 movement points, always in the direction of the arrows.
tip-assistant = Assistant: { $card }
tip-marked = It was used this round, or has given VP.
tip-fresh = It was placed this turn.
tip-unused = In a round in which you do not use it, it brings 2 VP instead.
tip-neutral = neutral
tip-tile-discs = Discs: { $taken } of { $all } ({ $players }).
tip-not-in-play = It is not in play.

## Missions and story

tip-mission = It is fulfilled with the main action at its place, or by an explorer who stops there. A card supplies its good or its object.
tip-mission-mine = Your compasses: { $compasses }. Your missions so far: { $missions }.
tip-missions-pile = The next mission lies on top. Missions come into play with story cards.
tip-story = { $title } ({ $number })
tip-story-tile = It is taken with the story mission, and counts as a mission.

## Tracks

tip-track-start = The explorers begin here.
tip-explorers = Here: { $players }.
tip-steps = { $n ->
    [one] { $n } space ahead of your explorer.
   *[other] { $n } spaces ahead of your explorer.
 }
tip-explorer-of = { $who }: explorer
tip-explorer-at = It stands here: { $space }.
tip-explorer = It goes forward only. Spaces with other explorers and mission spaces without a mission are jumped and not counted.
tip-explorer-plus = { $n ->
    [one] Your explorer may go { $n } space further than effects say.
   *[other] Your explorer may go { $n } spaces further than effects say.
 }
tip-barrier = Whoever crosses it first gains { $first } VP, everybody later { $later } VP.
tip-barrier-influence = Whoever crosses it may gain { $n } influence with one nation.
tip-crossed = Crossed by { $players }.
tip-nation = Titles on spaces { $spaces }. At the end the level of your title counts as often as the multiplier says; the most influence brings 3 VP.
tip-markers = Markers in stock: { $stock }; on the map: { $map }.
tip-nation-mine = Your influence: { $n } ({ $title }), worth { $points } VP as things stand.
tip-multiplier = Empty stock spaces: { $emptied }. For its place among the nations by markers on the map: { $majority }.
tip-titles-mine = Your title would score { $n } VP.

## Cards, buildings, combat

tip-price = { $n ->
    [one] It costs you { $n } doubloon; you have { $have }.
   *[other] It costs you { $n } doubloons; you have { $have }.
 }
tip-display = When you fill your hand you may take it for 1 doubloon; you have { $have }.
tip-display-free = When you fill your hand you may take it for nothing.
tip-bought = Bought by { $who }.
tip-planned = Planned by { $who }.
tip-on-display = On display.
tip-discarded = Among the discards.
tip-deck = At the end of a turn hands are filled: from the deck for nothing, from the display for 1 doubloon a card.
tip-discard = When the deck is empty, the discards become the new deck.
tip-investors = Investors: { $players }.
tip-worth = As things stand it would score you { $n } VP.
tip-pile = A combat begins with the top tile of a pile: for each nation a combat value and what fighting for it brings or costs at once.
tip-combat-mine = For a combat you have { $cp } combat points and { $workers } workers.
tip-combat-once = Each combat action can be taken once in a combat, as long as the combat value is not used up.
tip-value = Combat value now: { $n }.

## The ship

tip-area = { $n ->
    [one] { $n } disc is left.
   *[other] { $n } discs are left.
 }
tip-area-locked = None may leave yet.
tip-area-done = Upgraded.
tip-plan = Plan
tip-village = In a village, as main action, one village action; more if the way was long. Each is chosen freely, also the same one again.
tip-slot = As a free action a card of your hand can be put here. Planned cards can only be bought; they are not part of the hand.
tip-career = Tasks are completed as a free action, each once; better late than at the lower number.
tip-task = { $career }: task { $n }
tip-task-open = You can complete it now.
tip-task-done = Completed.
tip-token = Some incomes and combat actions count only with this token. Everybody can have one of each.
tip-owners = Owned by { $players }.

## Ana

tip-ana = VP { $points }; { $total } if the game ended now; { $income } VP at every scoring.
tip-ana-board = She has no workers, doubloons or cards in hand. An automa card says what she does.
tip-ana-row = A disc leaves the row when she stops at a city with a free market space, and by some of her cards. Every second disc frees an upgrade.
tip-ana-income = At every scoring she gains { $n } VP.
tip-ana-discs = Discs gone: { $gone } of { $all }
