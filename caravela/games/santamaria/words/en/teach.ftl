# What the teacher says when something is asked for the first time in a person’s life: what it is, and how to think about it.

first-board = Choose your colony; it is yours for the whole game. Look for rows and columns that already bring something together.
first-set = Choose a town hall with its scholar; both are yours from the start. Point at one to read what it does.
first-place-hall = Lay the town hall on empty cells of your colony. Best where a row and a column that you will use cross.
first-turn = Do one thing: take a die, put coins on a territory, buy a tile, or retire. A white die works a column from top to bottom, a blue one a row from left to right; retiring ends your year.
first-place-tile = Lay the tile on empty cells; you may turn it. Fill lines that work already: one die then brings more.
first-pay = Gold stands for any good in a payment. Keep it if you can.
first-end-turn = Your action is done. You may still sell, or buy wood or grain for 3 coins.
first-use = Each free territory of the line works in turn; take what this one gives, or skip it. “Use all” takes everything that is free of charge.
first-trade = Give one, get the other, once. You may skip.
first-export = Pay goods for a shipment at one of the four docks. Its points count at the end, and its dock pays you every time you retire; one at each dock is a set.
first-captain = The Captain takes you one space further on the conquistador track for wood. Worth it when you pass somebody before the year ends.
first-extra-step = One grain buys one more step on the religion track. Its signs bring monks, and two of them also a blue die.
first-monk = Send the monk to a camp for a gift now, to a scholar for help until the end, or to a bishop for points in the end. Where others stand already, each of them gets 2 coins from you.
first-space = You have retired: take the last action of this space, or leave it. Then your shipments bring their income.
first-road = A road fills an empty cell. It never works, but its settler counts in full rows and columns.
first-before-gold = You are about to gain gold and have no room for it. Sell one now, or the new one turns into coins.

# -- The guided first game: what to do, and why.

opening-who = You lead a colony, the sheet with rows and columns. After three years the most points win.
opening-turn = In a turn you do one thing: use a die, put coins on a territory, buy a tile, or retire. Then it is the next player’s turn.
opening-round = A white die activates a column, a blue one a row: every free territory in it gives you something. When you retire, the year is over for you; when all have retired, the next year begins.
opening-points = Shipments bring most: 2 to 8 points each, paid with goods and counted at the end. Who leads the conquistador track gets 4, 5 and 6 points after years 1, 2 and 3. At the end settlers in full rows and columns bring 1 each, and 3 coins 1 point.

guide-die = Take the white die with the 5: it activates column 5 of your colony, from top to bottom.
    .why = One die brings several goods, and goods buy shipments.
guide-use = Take all that it gives.
    .why = You could also skip a territory.
guide-busy = End your turn.
    .why = The die stays on the last territory, which is busy until the year ends.
guide-tile = Buy the tile that lights up; it has two territories.
    .why = It costs two wood, and both territories can be activated in every year.
guide-lay = Turn the tile until it lies as in the lit picture, lay it where it then lights up, and end your turn.
    .why = It adds a territory to a column that you use already: one die will bring more.
guide-three = Take the white 3, and all that it gives.
    .why = Column 3 now gives three wood. That is what tiles are for.
guide-down = Take the white 4, and use the territory that gives 2 coins.
    .why = A column is activated downwards: first the coins, then the ship, which exports.
guide-export = Export from the conquistador dock, then end your turn.
    .why = A shipment brings points at the end, and its dock pays every time you retire.
guide-blue = Use your blue 5: it activates row 5, from left to right.
    .why = Blue dice are yours alone. The gem of this row is busy with a die already; the church moves you on the religion track.
guide-grain = Pay a grain for one more step, then end your turn.
    .why = The signs on this track bring monks, and two of them also a blue die.
guide-coins = Put a coin on this territory, use it, and end your turn.
    .why = Coins activate a single territory: 1 coin for the first in a year, then 2, then 3. Good when no die fits.
guide-retire = Retire to religion, and use its action.
    .why = To retire is your last action of the year: you get what the space gives, then the income of your shipments, and wait for the others. Each space takes one player.
guide-monk = Send your monk where you like, then pay nothing for another space.
    .why = A camp is a gift now, a scholar helps for good, a bishop is a wager on the end.
guide-year = End your turn; the year ends.
    .why = Your ship has moved you on the conquistador track. You lead it: 4 points.
guide-alone = Use the white 3 as a 4 for 1 coin, export once more, then play on alone.
    .why = Each coin turns a die by one number, up or down. Aim for another tile, space 6 of religion, and a third shipment.
