# Maracaibo: the log, the questions, the options, refusals of the set-up, and what cards and tiles say.

## What happens. $who is the player it happens to; $cause_note is " (cause)", or nothing.

event-round = Round { $round } begins.
event-start-player = { $who } begins.
event-city-tile = The city tile { $location_at } is { $tile }.
event-mission-placed = Placed { $location_at }: { $mission }.
event-mission-on-track = Placed { $space_on } of the explorer track: { $mission }.
event-mission-on-card = { $who } puts { $mission_the } on { $card }.
event-mission-shown = On top of the pile: { $mission }.
event-card-shown = Card { $n } of the display: { $card }.
event-building-shown = A prestige building is open: { $building }.
event-dealt-card = { $who } is dealt { $card }.
event-dealt-career = { $who } is dealt the career { $career }.
event-dealt = { $n ->
    [one] { $who } is dealt { $n } card.
   *[other] { $who } is dealt { $n } cards.
 }
event-planned = { $who } plans { $card }.
event-planned-hidden = { $who } plans a card face down.
event-laid-aside = { $who } lays { $card } aside.
event-discarded = { $who } discards { $card }.
event-career-chosen = { $who } chooses the career { $career }.
event-career-shown = { $who } has the career { $career }.
event-sailed = { $points ->
    [one] { $who } sails { $location_to } ({ $points } movement point).
   *[other] { $who } sails { $location_to } ({ $points } movement points).
 }
event-main-city = { $who } takes the city action { $location_of }.
event-main-village = { $n ->
    [one] { $who } has { $n } village action { $location_at }.
   *[other] { $who } has { $n } village actions { $location_at }.
 }
event-main-none = { $who } takes no main action.
event-delivered = { $who } delivers { $card_good } { $location_at } ({ $card }).
event-disc-removed = { $who } removes a disc from { $area }.
event-disc-to-market = { $who } moves a disc from { $area } to the market { $location_of }.
event-disc-to-tile = { $who } moves a disc from { $area } to the tile { $legacy }.
event-upgraded = { $who } has the upgrade { $area }.
event-village-action = { $who } takes the village action “{ $action }”.
event-gained = { $who } gains { $gain_count }{ $cause_note }.
event-paid = { $who } pays { $gain_count }{ $cause_note }.
event-influence = { $who } gains { $n } influence { $nation_with }{ $cause_note }.
event-token = { $who } takes { $token_the }.
event-income-doubloons = The doubloon income of { $who } rises by { $n } to { $now }.
event-income-points = { $turned ->
    [yes] The VP income of { $who } rises by { $n }, passes the end of its track and starts again at { $now }.
   *[no] The VP income of { $who } rises by { $n } to { $now }.
 }
event-bought = { $doubloons ->
    [one] { $who } buys { $card } for { $doubloons } doubloon.
   *[other] { $who } buys { $card } for { $doubloons } doubloons.
 }
event-invested = { $doubloons ->
    [one] { $who } invests { $doubloons } doubloon in the prestige building { $building }.
   *[other] { $who } invests { $doubloons } doubloons in the prestige building { $building }.
 }
event-assistant-placed = { $who } has an assistant { $location_at } ({ $card }).
event-assistant-used = { $who } uses an assistant: { $card }.
event-mission-fulfilled = { $who } fulfils { $mission_the }.
event-story-fulfilled = { $who } fulfils the story mission of “{ $story }” and takes { $tile_the }.
event-explored = The explorer of { $who } moves { $space_to }.
event-barrier = The explorer of { $who } crosses { $barrier_the }.
event-stolen = { $who } takes { gain-vp.count } from { $other } in passing.
event-combat-tile = { $who } reveals { $tile }.
event-combat-bare = { $who } fights without a combat tile, because both piles are empty.
event-fights-for = { $who } fights { $nation_for } with a combat value of { $value }.
event-raised = { $who } puts { $gain_count } into the combat, which raises the value to { $value }.
event-combat-action = { $who } takes the combat action “{ $action }”; the combat value is now { $value }.
event-annexed = A marker { $nation_of } is placed { $place_at }.
event-marker-removed = { $who } removes the marker { $nation_of } { $place_at }.
event-marker-lost = A marker { $nation_of } leaves the game.
event-combat-over = The combat of { $who } is over.
event-drew = { $n ->
    [one] { $who } draws { $n } card.
   *[other] { $who } draws { $n } cards.
 }
event-drew-card = { $who } draws { $card }.
event-took-card = { $who } takes { $card } from the display.
event-deck-renewed = The discard pile becomes the new deck.
event-task = { $who } completes task { $n } of the career { $career }.
event-converted = { $n ->
    [one] { $who } returns { $n } worker.
   *[other] { $who } returns { $n } workers.
 }
event-legacy-added = A legacy tile comes into play: { $legacy }.
event-legacy-removed = A legacy tile leaves the board: { $legacy }.
event-tile-used = { $who } uses the legacy tile { $legacy }.
event-neutral-disc = { $n ->
    [one] { $n } neutral disc lies on { $legacy }.
   *[other] { $n } neutral discs lie on { $legacy }.
 }
event-story-read = Story card { $story_id } is read: { $story }.
event-story-waits = Story card { $story_id } comes to the board and waits for the next game: { $story }.
event-story-tile-placed = Placed { $location_at }: { $tile }.
event-story-completed = Story card { $story_id } is completed: { $story }.
event-story-dropped = Story card { $story_id } leaves the game: { $story }.
event-voted = { $choice ->
    [none] { $who } votes for option { $n } of “{ $story }”.
   *[other] { $who } votes: { $choice }.
 }
event-vote-decided = { $choice ->
    [none] The vote on “{ $story }” falls on option { $n }.
   *[other] The vote on “{ $story }” is decided: { $choice }.
 }
event-card-added = A new project card joins the game: { $card }.
event-campaign-ended = The campaign ends: { $ending }.
event-interim = Interim scoring of round { $round }.
event-final = Final scoring.
event-not-buying = { $who } buys nothing.
event-markets-cleared = The discs on the markets leave the game.
event-display-cleared = The display is cleared and filled again.
event-ships-home = All ships return to Havana.
event-scored = { $who } scores { gain-vp.count } ({ $category }).
event-begins-with = { $who } begins with doubloons: { $doubloons }, workers: { $workers }, combat points: { $cp }.
event-workers-put = { $n ->
    [0] { $who } puts no worker on the card.
    [one] { $who } puts { $n } worker on the card.
   *[other] { $who } puts { $n } workers on the card.
 }
event-over = The game is over.
event-automa-card = { $who } reveals { $automa }.
event-automa-renewed = { $who } shuffles her discard pile into a new deck.
event-ana-sailed = { $who } sails { $location_to }.
event-ana-mission = { $who } takes { $mission_the }.
event-ana-story-tile = { $who } takes { $tile_the }.
event-ana-disc-market = { $who } puts a disc on the market { $location_of }.
event-ana-disc-gone = { $who } removes a disc from her board.
event-ana-card = { $who } takes { $card } from the display, face down.
event-solo-won = { $who } wins with { $points } VP against { $ana } of { ana }.
event-solo-lost = { ana } wins with { $ana } VP against { $points } of { $who }.
event-solo-shared = { $who } and { ana } share the victory with { $points } VP each.

## What is asked. $who is the player who decides; $part is what is paid, or "none".

ask-divide-plan = { $who } plans one of the cards dealt.
    .you = plan one of the cards dealt to you.
ask-divide-discard = { $n ->
    [one] { $who } lays { $n } more card aside.
   *[other] { $who } lays { $n } more cards aside.
 }
    .you = { $n ->
        [one] lay { $n } more card aside; you keep the rest.
       *[other] lay { $n } more cards aside; you keep the rest.
    }
ask-career = { $who } chooses one of two careers.
    .you = choose one of two careers.
ask-sail = { $who } chooses where to sail.
    .you = choose where to sail.
ask-visit = { $who } gains something for a visit to an assistant.
    .you = choose what you gain for the visit to an assistant.
ask-main = { $who } chooses a main action { $location_at }.
    .you = choose a main action { $location_at }.
ask-deliver = { $who } may deliver a good { $location_at }.
    .you = deliver a good { $location_at }, or none.
ask-city-action = { $who } may take the action { $location_of } now.
    .you = after any delivery comes the action { $location_of }: take it, or do without.
ask-village = { $n ->
    [one] { $who } may take { $n } more village action.
   *[other] { $who } may take { $n } more village actions.
 }
    .you = { $n ->
        [one] you have { $n } more village action.
       *[other] you have { $n } more village actions.
    }
ask-choose-part = { $who } chooses one effect{ $cause_note }.
    .you = choose one effect{ $cause_note }.
ask-may-fight = { $who } may fight a combat.
    .you = fight a combat, or not.
ask-influence = { $who } may gain { $n } influence with one nation{ $cause_note }.
    .you = gain { $n } influence with one nation{ $cause_note }.
ask-title = { $who } may raise the influence with one nation to the next title.
    .you = raise your influence with one nation to the next title.
ask-disc = { $who } removes a disc from the ship.
    .you = remove a disc from your ship.
ask-token = { $who } may take a synergy token.
    .you = take a synergy token, or none.
ask-annex = { $who } may put a marker on a village without one.
    .you = put a marker on a village without one, or not.
ask-annex-nation = { $who } chooses the nation whose marker lies { $place_at }.
    .you = choose the nation whose marker lies { $place_at }.
ask-place-here = { $who } chooses the nation whose marker lies on this village.
    .you = choose the nation whose marker lies on this village.
ask-effect-order = { $who } chooses which effect of { $card } comes next.
    .you = choose which effect of { $card } comes next.
ask-workers-on-card = { $who } may put workers on the card.
    .you = put workers on the card, or none.
ask-fill = { $who } takes a card.
    .you = fill your hand: take a card.
ask-pay-card = { $part ->
    [none] { $who } chooses a card to pay with{ $cause_note }.
   *[other] { $who } chooses a card to pay { $part }{ $cause_note }.
 }
    .you = { $part ->
        [none] choose a card to pay with{ $cause_note }.
       *[other] choose a card to pay { $part }{ $cause_note }.
    }
ask-may-pay = { $part ->
    [none] { $who } may pay{ $cause_note }.
   *[other] { $who } may give { $part }{ $cause_note }.
 }
    .you = { $part ->
        [none] pay, or not{ $cause_note }.
       *[other] give { $part }, or not{ $cause_note }.
    }
ask-end-turn = { $who } may still take free actions before the turn ends.
    .you = take free actions, or end the turn.
ask-buy-or-points = { $who } buys a card, invests, or takes 2 VP.
    .you = buy a card, invest, or take 2 VP.
ask-last-conversion = { $who } may return workers for combat points before the end.
    .you = return workers for combat points before the end, or keep them.
ask-pile = { $who } chooses a pile of combat tiles ({ $left } and { $right } left).
    .you = choose a pile of combat tiles ({ $left } and { $right } left).
ask-fight-for = { $who } chooses a nation to fight for: { $tile }.
    .you = choose a nation to fight for: { $tile }.
ask-fight-for-bare = { $who } chooses a nation to fight for; the combat value is { $value }.
    .you = choose a nation to fight for; the combat value is { $value }.
ask-fight = { $who } fights { $nation_for }; the combat value is { $value }.
    .you = you fight { $nation_for }; the combat value is { $value }.
ask-explore = { $n ->
    [one] The explorer of { $who } may move up to { $n } space.
   *[other] The explorer of { $who } may move up to { $n } spaces.
 }
    .you = { $n ->
        [one] move your explorer up to { $n } space.
       *[other] move your explorer up to { $n } spaces.
    }
ask-explore-path = The explorer of { $who } comes to a fork: { $space }.
    .you = choose the path of your explorer at the fork: { $space }.
ask-barrier = { $who } has crossed { $barrier_the } and may gain { $n } influence with one nation.
    .you = you have crossed { $barrier_the }: gain { $n } influence with one nation.
ask-mission-slot = { $who } may fulfil { $mission_the }.
    .you = fulfil { $mission_the }, or leave it.
ask-mission-order = { $who } chooses what { $mission_the } brings first.
    .you = choose what { $mission_the } brings first.
ask-remove-skull = { $who } may remove a skull tile.
    .you = remove a skull tile, or none.
ask-vote = { $vote ->
    [none] { $who } votes on “{ $story }”.
   *[other] { $vote } { $who } votes on “{ $story }”.
 }
    .you = { $vote ->
        [none] vote on “{ $story }”.
       *[other] { $vote } Vote on “{ $story }”.
    }

## Options, as they are shown. $ask is the question they answer.

do-skip = { $ask ->
    [ask-sail] Do not sail on
    [ask-deliver] Deliver nothing
    [ask-city-action] Do without the action
    [ask-choose-part] None of them
    [ask-may-fight] Do not fight
    [ask-may-pay] Pay nothing
    [ask-influence] No influence
    [ask-barrier] No influence
    [ask-title] No title
    [ask-disc] Remove no disc
    [ask-token] Take no token
    [ask-annex] Put no marker
    [ask-explore] Do not move the explorer
    [ask-mission-slot] Leave the mission
    [ask-remove-skull] Remove no tile
    [ask-last-conversion] Keep the workers
   *[other] Do without
 }
do-pay = { $part ->
    [none] Pay
   *[other] Pay { $part }
 }
do-stop = { $ask ->
    [ask-village] No further village action
   *[other] Stop
 }
do-end = End the turn
do-end-combat = End the combat
do-no-main = No main action
do-city-action = { $ask ->
    [ask-city-action] Now the city action
   *[other] City action
 }
do-village-actions = Village actions
do-two-points = Buy nothing and gain 2 VP
do-draw = Draw from the deck
do-convert = Return 1 worker
do-raise-cp = Put 1 combat point into the combat
do-raise-worker = Put 1 worker into the combat
do-combat-action = { $action }: { $action_plus } (combat value −{ $action_reduce })
do-visit = { $gain ->
    [none] Gain for the visit
   *[other] Gain { $gain }
 }
do-compass-first = { $gain ->
    [none] First what the compasses bring
   *[other] First { $gain } for each compass
 }
do-bonus-first = { $gain ->
    [none] First the other bonus
   *[other] First { $gain }
 }
do-village-action = { $action }: { $action_deal }
do-village-points = { village_action-VA_VP }: +{ $n } VP
do-pile = { $pile_id ->
    [left] Draw from the left pile
   *[right] Draw from the right pile
 }
do-vote = { $choice ->
    [none] Vote for option { $n }
   *[other] { $choice }
 }
do-choose = { $gain ->
    [none] Choose effect { $n }
   *[other] Choose { $gain }
 }
do-first = { $gain ->
    [none] Effect { $n } first
   *[other] First { $gain }
 }
do-task = Complete career task { $n }
do-put-workers = { $n ->
    [0] Put no worker on the card
    [one] Put { $n } worker on the card
   *[other] Put { $n } workers on the card
 }
do-nation = { $price ->
    [none] { $influence ->
        [none] { $nation }
       *[other] { $nation }: +{ $influence } influence
    }
   *[other] { $gain ->
        [none] Fight { $nation_for }: combat value { $price }
       *[other] Fight { $nation_for }: combat value { $price }, { $gain }
    }
 }
do-token = Take { $token_the }
do-disc = Remove a disc from { $area }
do-invest = Invest in the building { $building } for { $price }
do-career = Choose the career { $career }
do-mission = Fulfil { $mission_the }: { $mission_each_plus } for each compass, and { $mission_bonus_plus }
do-story-tile = Fulfil the story mission of { $tile_the }
do-use-tile = Use the tile { $legacy }
do-remove-tile = Remove the tile { $legacy }
do-explore = Explorer { $space_to }: { $space_plus }
do-explore-long = Explorer { $space_to } by the long path: { $space_plus }
do-annex = { $reduce ->
    [none] Annex { $location }
   *[other] { $flag ->
        [none] Annex { $location } (combat value −{ $reduce })
       *[other] Annex { $location }: { $flag } (combat value −{ $reduce })
    }
 }
do-conquer = { $reduce ->
    [none] Take { $location } from another nation
   *[other] { $flag ->
        [none] Take { $location } from another nation (combat value −{ $reduce })
       *[other] Take { $location } from another nation: { $flag } (combat value −{ $reduce })
    }
 }
do-buy = Buy { $card } for { $price }
do-plan = Plan { $card }
do-discard = { $ask ->
    [ask-divide-discard] Lay { $card } aside
   *[other] Discard { $card }: { $card_good }, { $card_object }
 }
do-deliver = Deliver { $card_good } (discard { $card })
do-take = Take { $card } from the display
do-use = { $ask ->
    [ask-fight] { $card }: { $card_battle } (combat value −{ $card_reduce })
    [ask-main] Assistant { $card }: { $card_helper }
   *[other] Use { $card }
 }
do-sail = { $way_id ->
    [straight] Sail { $location_to }
   *[other] Sail { $location_to } by { $way }
 }
do-fight = Fight a combat
way = { $branches }
way-straight = the only way
stage = { $place }
pile-left = left pile
pile-right = right pile

## Refusals of the set-up

maracaibo-players = Maracaibo is for 1 to { $most } players, not for { $players }.
maracaibo-archive = This archive cannot begin a game: it belongs to a campaign and names story cards in play that are not completed.

## Categories of points

category-voyage = Points in play
category-income = VP income
category-doubloon_track = Doubloon income
category-cards = Project cards
category-prestige = Prestige buildings
category-leaders = Most influence
category-titles = Titles
category-missions = Missions
category-mission_lead = More missions
category-upgrade_lead = More upgrades
category-explorer_lead = Explorer ahead

## What cards, tiles and places say. $gain is what something brings.

effect-nothing = nothing
effect-pay_doubloons = doubloons to pay
    .count = { $n ->
        [one] costs { $n } doubloon
       *[other] costs { $n } doubloons
    }
effect-vp_x = the VP named on the card
effect-with_token = with the token on the card
effect-mission_space = a mission, as long as one lies there
effect-rival_disc = discs off her board
    .count = { $n ->
        [one] { $n } disc off her board
       *[other] { $n } discs off her board
    }
influence-rival = influence with the nation she fights for
    .count = { $n } influence with the nation she fights for
exchange = { $pay } for { $gain }
offer = { $pay } for { $gain } (optional)
permanent-village_action_new = new village action
    .about = New village action “{ $action }”. { $does }
permanent-combat_action_new = new combat action
    .about = New combat action “{ $action }”. { $does }
card-about = { $text }
card-price = Price: { $cost }.
card-condition = Condition: { $needs }.
card-vp = At the end: { $vp }.
card-income = Income: { $gain }.
card-now = At once: { $gain }.
card-assistant = Assistant { $location_at }, “{ $action }”: { $gain }.
card-symbols = Discarded it supplies { $symbols }.
career-about = { $tasks } { career-done }
building-about = { $scores } Price: { $cost }. You take { $token_the }; the first investor gains { $first }.
automa-about = { $n ->
    [one] { ana } sails on by { $n } stop (a city or a place with a mission),
   *[other] { ana } sails on by { $n } stops (cities and places with a mission),
 } { $branch ->
    [upper] at forks by the upper branch.
   *[lower] at forks by the lower branch.
 } In a city whose market has no room she takes card { $display } of the display. Then: { $actions }.
automa-line = { $rounds ->
    [all] { $village ->
        [yes] { $gain }, and one village more
       *[no] { $gain }
    }
   *[some] { $gain } (rounds { $first } to { $last })
 }
story-about = { $pay ->
    [none] { $tile ->
        [none] { $front }
       *[other] The card is completed when all spaces of “{ $tile }” are full.
    }
   *[other] Story mission (price: { $pay }): { $gain }.
 }
combat-tile-about = { $modifiers ->
    [none] { combat_tile.about }
   *[other] { combat_tile.about } Combat value: { $modifiers }.
 }
space-about = Reward: { $gain }.
space-end-about = Whoever arrives here gains VP by the order of arrival ({ $arrival }), and { $gain }.
location-about = { $kind ->
    [start] The ships begin every round here.
    [village] A village: one to three village actions, depending on the movement points spent.
    [tile_city] A city: its city tile shows the market and the action. Flag: { $flag }.
    [legacy_city] { $legacy } Flag: { $flag }.
    [home] A city without a market. City action: { $gain }. Nobody sails past.
    [last] A city without a market. City action: { $gain }. Whoever comes here ends the round after this turn.
   *[city] A city: its market takes { $good }. City action: { $gain }. Flag: { $flag }.
 }
