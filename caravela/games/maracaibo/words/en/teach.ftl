# What the teacher says when something is asked for the first time in a person’s life: what it is, and how to think about it.

first-divide-plan = Of the eight cards that you were dealt, lay one aside to buy it later: it waits in your planning area. Choose one that helps every round.
first-divide-discard = Of the others you keep four; the rest goes. Keep cards that you can pay soon, and goods that markets want: a card is also the good on it.
first-career = Choose a career: each of its three tasks, once done, brings doubloons and a worker, and points if you do more than it asks for. Take the one whose tasks fit your cards.
first-sail = Sail 1 to 7 spaces forward, never back; where you stop decides what you can do. Short steps stop more often; long ones give more village actions and bring you home, where the first ship ends the round for all.
first-visit = A ship has stopped where your assistant stands, and your card pays you. Take 1 point or 2 doubloons.
first-main = Do one main action here, or none. Planning a card, to buy it later, is free.
first-deliver = Discard a card as the good that this market wants. That frees a disc on your ship, so weak cards are cargo.
first-city-action = You have delivered; now you may take the action of the city as well. It is what the picture beside the city shows.
first-village = Each action buys a card or a part of a prestige building, earns a doubloon, or discards your hand for 2. The further you sailed, the more actions: 1 to 3 spaces give one, 4 to 6 two, 7 three. Income bought early pays every round.
first-choose-part = Choose one of the two. Point at each to read what it brings now.
first-may-fight = You may fight a combat here. Look at your combat points first: they add to what a nation lends you, and what is left over is lost.
first-influence = Choose the nation with which you gain influence. In the end your title is multiplied by what that nation is worth then: one or two nations are better than three.
first-title = Rise to the next title with one nation. In the end its level is multiplied by what the nation is worth.
first-disc = Take a disc off your ship. When both discs of a place are gone, its upgrade helps you for good.
first-token = Take a synergy token that you do not have yet. Cards, careers and the Church count them.
first-annex = Put a nation’s marker on a village without one. The fewer markers a nation has left, the more its titles are worth.
first-annex-nation = Choose the nation whose marker lies here. Best one whose title you have.
first-place-here = Choose the nation whose marker goes on this village. Best one whose title you have.
first-effect-order = Choose which effect comes first. What one brings may help the other.
first-workers-on-card = Every worker that you put on this card raises your doubloon income. They stay there, so keep those that you still need.
first-fill = Fill your hand up to its limit, at first four cards. A card from the deck is free, an open one costs 1 doubloon.
first-pay-card = Choose what you pay with. Keep what you still need this round.
first-may-pay = You may pay this for what it brings. Point at it to see what it is worth now.
first-end-turn = Your action is done. You may still plan a card, which leaves room in your hand.
first-buy-or-points = Before the next round buy one more card or a part of a prestige building, or take 2 points. Then income is paid.
first-last-conversion = Workers that are left may be returned for combat points. Worth it when something of yours counts combat points at the end.
first-pile = Turn a combat tile of one of two piles. It says how strong each nation is in this combat.
first-fight-for = You fight for a nation, never against other players; its number is your combat value, and what stands beside it is paid or gained. Best one whose title you have.
first-fight-for-bare = You fight for a nation; all lend you the same combat value. Best one whose title you have.
first-fight = Spend your combat value on combat actions, one after the other; combat points and workers add 1 each. What is left is lost when you end the combat.
first-explore = Your explorer walks on and jumps over others; only the space where the explorer stops pays. A barrier on the way brings influence or points, more to who crosses it first.
first-explore-path = The way forks here: choose where the explorer goes. Point at the spaces to read what they bring.
first-barrier = You have crossed a barrier and gain influence with one nation. Best one whose title you have.
first-mission-slot = Pay what the mission asks for, and you get its reward, a part of it once for each compass you have. Each mission is done once, by one player.
first-mission-order = Choose what the mission brings first. What one brings may help the other.
first-remove-skull = You may take a skull tile off the board. Its place works again for everybody.
first-vote = The story is at a crossroads, and everybody votes in secret; with a tie the reader’s vote decides. Read both sides before you choose.

# -- The guided first game: what to do, and why.

opening-who = You are the captain of a ship that sails round the Caribbean four times. After the fourth round the most victory points win.
opening-turn = In a turn you sail 1 to 7 spaces forward, never back, do one thing where you stop, and fill your hand to four cards. Then it is the next player’s turn.
opening-round = The numbered way leads from Havana round the sea and home again, to space 21a at the top left. The round ends for all as soon as one ship is there; then income is paid, and all ships begin again.
opening-points = Titles bring most: at the end the level of your title with a nation, 1 to 6, is multiplied by what that nation is worth then. At once come 3 points for being home first, and those of missions and the explorer. Cards bring points at the end.

guide-sail = Sail four spaces, to the city that lights up.
    .why = This city takes the sugar that you hold. Fast or slow? A long step passes by what lies between, but brings you home sooner, and the first ship at home ends the round for all. Short steps stop more often.
guide-deliver = Take the city’s action and deliver { card-A33 }: the card counts as the sugar it shows.
    .why = A card is either bought for what it does, or spent as its good. This one you would hardly buy, so it is cargo.
guide-disc = Remove a disc from { area-S01 } on your ship.
    .why = When both discs of an area are gone, you have its upgrade until the end of the game. This one gives you more actions in villages.
guide-explore = Then comes the action of the city: let your explorer walk two spaces in the jungle, the path below the map.
    .why = Only the space where the explorer stops counts: 2 doubloons, for the cards that you buy next. Three spaces would bring a combat point.
guide-hand = End your turn, then draw a card.
    .why = You fill your hand to four. The deck is free, the open cards cost 1 doubloon. “Plan” lays a card aside to buy it later, which leaves room in your hand; you need not.
guide-village = Sail to { location-9 } and take the village actions.
    .why = In a village the length of your step counts: 1 to 3 spaces give one action, 4 to 6 two, 7 three. One space less, and you would have only one.
    .why-2 = Each village action is one of these: buy a card or a part of a prestige building, earn 1 doubloon, or discard your whole hand for 2. The same one twice is allowed.
guide-cards = Buy { card-A04 } and { card-A02 }.
    .why = Each raises your income by 3 doubloons, which is paid after rounds 1, 2 and 3: bought now, 4 doubloons bring 9. The number beside your name becomes 5: 3 points for the cards, 2 for the income track.
    .why-4 = Card by card: after each you choose anew between the deck and the open cards.
guide-upgrade = Sail to { location-11 }, deliver again and remove the second disc.
    .why = { area-S01 } is then yours: two spaces give two village actions. First comes the delivery, then you are asked for the action of the city.
    .why-4 = Your first upgrade. Your career, the card { career-CR3 } below your ship, has three tasks, and each pays doubloons and a worker once. One of them asks for 5 upgrades; if you have 8 by then, it is 4 points more.
guide-pile = Now take the city’s action, a combat, and turn a tile of a pile.
    .why = It says how strong each nation is in this combat. You fight for a nation, never against the other players.
guide-nation = Fight for France.
    .why = France lends you a combat value of 5 and costs 1 doubloon. Spain lends 4 and brings 1 point, England 3 and brings 3 doubloons. You need 6 in all, for two combat actions.
guide-strength = Put your combat point into the combat.
    .why = That makes 6: 4 to annex a city and 2 for influence. What is left over at the end would be lost.
guide-annex = Your choice: which city do you annex for France?
    .why = Each costs 4. Its marker makes France worth more at the end, and you gain 1 influence; whoever has the most with a nation gets 3 points at the end.
    .way-points = { location-14 }: 4 points at once.
    .way-doubloons = { location-4 }: 4 doubloons, for a card in the next village.
    .way-worker = { location-5 }: a worker; missions and some cards are paid with workers.
guide-influence = Win favour with the remaining 2, then end the combat.
    .why = With two influence you have your first title with France. At the end its level is multiplied by what France is worth, now 1 × 3 = 3 points; for most players titles become the biggest sum.
guide-mission = Sail to { location-15 }, fulfil the mission, and take the influence with France.
    .why = A mission can be done once, by whoever comes first; this one costs a worker. Workers are the small figures at the top of your sheet; cards with an assistant need one as well.
    .why-2 = One compass is on your ship; some cards bring more, and then every mission pays more.
    .why-3 = Best with the nation of your title: one more after this, and you have the second title with France.
guide-fast = Sail three spaces and take two doubloons.
    .why = Three spaces, two actions: { area-S01 } did that.
guide-fast-buy = Sail three spaces and take the village actions.
    .why = Three spaces, two actions: { area-S01 } did that.
    .then-3 = Your choice: what do you do with your doubloons?
    .way-card = Buy a card: its effect helps from now on, and its points count at the end.
    .way-coins = Earn one more: you may buy a dearer card when the round ends.
guide-homeward = Sail to { location-20 }, take its action, and choose the explorer.
    .why = Nobody sails past this space: everybody stops here, for a combat or for the explorer. You have no combat point left, so the explorer brings more.
guide-walk = Your choice: how far does the explorer go?
    .why = Further on lie barriers that bring influence or points, more to who crosses them first.
    .way-ahead = Two spaces: 2 points at once, and nearer to the first barrier.
    .way-near = One space: a combat point for the next combat.
guide-home = Take the action, and end your turn.
    .why = Who is home first gets 3 points and ends the round for all: the others lose the stops that they still wanted. So hurry when you are ahead, and do not count on one more turn when you are behind.
guide-alone = Your choice, then play on alone.
    .why = Then income is paid, at least 14 doubloons for you. Aim: more income early, and France to the next title.
    .way-card = A card: its effect helps from now on, and its points count at the end.
    .way-two = 2 points at once, and your doubloons stay yours.

# What rivals did meanwhile, and why it matters to who learns.

meanwhile-sailed = { $points ->
    [one] { $who } sails { $location_to } ({ $points } movement point): the first ship at home ends the round for all.
   *[other] { $who } sails { $location_to } ({ $points } movement points): the first ship at home ends the round for all.
 }
