# What the teacher says when something is asked for the first time in a person’s life: what it is, and how to think about it.

first-board = Choose your colony; it is yours for the whole game. Look for rows and columns in which several territories lie together: one die brings more there.
first-set = Choose a town hall with its scholar; both are yours from the start. Point at one to read what it does.
first-place-hall = Lay the town hall on empty cells of your colony. Best where a row and a column that you will use cross.
first-turn = Do one thing: take a die, put coins on a territory, buy a tile, or retire. A white die works a column from top to bottom, a blue one a row from left to right; retiring ends your year.
first-place-tile = Lay the tile on empty cells; you may turn it, and it need not touch others. In a line that works already one die then brings more, and a settler counts where row or column become full.
first-pay = Gold stands for any good in a payment. Keep it if you can.
first-end-turn = Your action is done. You may still sell goods, or buy wood or grain for 3 coins each. Of each good you keep at most 3; what exceeds that becomes coins at once.
first-use = Each free territory of the line, one without a die or coins on it, works in turn; take what this one gives, or skip it. “{ do-use-all }” takes everything that costs nothing.
first-trade = Give what stands before the arrow and get what stands behind it, once. You may skip it.
first-export = Pay goods for a shipment at one of the four docks. Its points count at the end, and its dock pays you every time you retire; one at each dock is a set, worth 3 points more.
first-captain = The Captain takes you one space further on the conquistador track for 1 wood. Worth it when you pass somebody before the year ends.
first-extra-step = One grain buys one more step on the religion track. Its signs bring monks, and two of them also a blue die.
first-monk = Send the monk to a camp for a gift now, to a scholar for help until the end, or to a bishop, who costs 2 points and pays at the end for what your colony has. Whoever stands there already gets 2 coins from you.
first-space = You have retired: take the action of this space as your last of the year, or leave it. Then your shipments bring their income.
first-road = Lay the road on any empty cell. It never works, but at the end its settler is 1 point if its row is full and 1 more if its column is: fill what lacks one cell.
first-before-gold = You are about to gain gold and have no room for it. Sell one now, or the new one turns into coins.

# -- The guided first game: what to do, and why.

opening-who = You lead a colony, the sheet with rows and columns. After three years the most points win.
opening-turn = In a turn you do one thing: use a die, put coins on a territory, buy a tile, or retire. Then it is the next player’s turn.
opening-round = A white die activates a column, a blue one a row: every free territory in it, one without a die or coins on it, gives you something. When you retire, the year is over for you; when all have retired, the next year begins.
opening-points = Shipments bring most: 2 to 8 points each, paid with goods and counted at the end. Who leads the conquistador track gets 4, 5 and 6 points after years 1, 2 and 3. At the end a settler, a figure on a road, brings 1 point in a full row and 1 in a full column, and 3 coins bring 1.

guide-die = Take the white die with the 5: it activates column 5 of your colony, from top to bottom.
    .why = You have three white dice a year: choose columns that give much. This one gives a grain and a gem.
guide-use = Take all that it gives.
    .why = Goods pay for tiles and shipments. You could also skip a territory.
guide-busy = End your turn.
    .why = The die stays on the last territory: until the year ends it is not free, and nothing activates it again. In your turn you may also sell goods, or buy wood or grain for 3 coins each.
guide-tile = Buy the tile that lights up: two territories, and a road with a settler.
    .why = It costs 2 wood and 1 grain, just what you have. What is drawn on the territories, a wood and a grain, you can use in every year.
guide-lay = Turn the tile until a cell of your colony lights up, then lay it there.
    .why = The wood joins column 3 and the grain column 4, and there are a white 3 and a white 4 among the dice. A tile need not touch anything.
    .why-2 = The road never works and its settler needs nothing: at the end it is 1 point if its row is full, without an empty cell, and 1 more if its column is. Row 3 now lacks two cells, column 3 three.
guide-three = Take the white 3, and all that it gives.
    .why = Column 3 now gives three wood instead of two: that is what tiles are for.
    .why-2 = Your storage holds 3 of each good: it is full of wood then. What exceeds 3 becomes coins at once, 1 for a wood or a grain, 2 for any other good.
guide-down = Take the white 4.
    .why = It is your third white die, the last of the year. A column is activated downwards: first 2 coins, then the grain of your tile, then the ship, which exports.
guide-export = Take the coins and the grain, then export from the conquistador dock for 1 wood and 1 gem.
    .why = A shipment is points at the end, this one 3. And whenever you retire, its dock takes you a step on the conquistador track; who leads there gets 4 points this year.
    .then-2 = Export from the conquistador dock: you pay 1 wood and 1 gem.
    .why-3 = On space 2 of that track lies a gold. In a payment gold stands for any good.
guide-blue = Use your blue 5: it activates row 5, from left to right.
    .why = Blue dice are yours alone. The gem of this row is busy, but the church takes you along the religion track, to monks and to a second blue die.
guide-grain = Pay a grain for one more step.
    .why = On space 3 there are a monk, the hooded figure, and a blue die. You get there when you retire.
guide-one-more = Your choice: one more action before you retire.
    .why = Your white dice are used. What you keep stays yours next year.
    .way-coin = The territory that lights up, for a coin: a sugar, and so another shipment early next year. The second one in a year would cost 2 coins, the third 3.
    .way-tile = The tile that lights up, for 2 wood: in years 2 and 3 it gives 2 wood and 1 grain. You lay it where you like.
    .then-2-tile = Lay the tile where you like, turned as you like. Lines that already give something gain most.
guide-retire = Retire to religion, and use its action.
    .why = Your dice are used, and coins cost more from now on: that is the time. You get the action of the space, then the income of your shipments. Each space takes one player; the lowest number begins next year.
    .why-2 = One step on the religion track. The road space would have given you a road with a settler, for any empty cell.
guide-retire-tile = Retire to religion, and use its action.
    .why = Your dice are used, and what you keep serves you next year: that is the time. You get the action of the space, then the income of your shipments. Each space takes one player; the lowest number begins next year.
    .why-2 = One step on the religion track. The road space would have given you a road with a settler, for any empty cell.
guide-monk = Your choice: where does your monk go?
    .why = A step on the religion track has brought you a monk, and a blue die for next year.
    .why-2 = One more step would cost a grain, and the next monk waits only on space 6.
    .way-camp = A camp: a gift at once. Camp 1 is 3 points.
    .way-scholar = A scholar: helps you in every year, and is 2 or 3 points at the end.
    .way-bishop = A bishop: costs 2 points at the end and pays for your colony; { post-bi3 }: 2 points for each road of your largest group of roads, those that lie side by side.
guide-year = End your turn; the year ends.
    .why = Your shipment has moved you on the conquistador track. You lead it: 4 points. Now all territories are free again, and all dice are rolled.
guide-alone = Use the white 3 as a 4 for 1 coin, export once more, then play on alone.
    .why = Each coin turns a die by one number, up or down. Aim for another tile that fills the row or column of your settler, space 6 of religion, and a third shipment. Retire when your dice are used and the rest costs more than it brings.
guide-alone-tile = Your choice: take any die that lights up, then play on alone.
    .why = Look for the column or row that gives most; each coin turns a die by one number. Aim for shipments, space 6 of religion, and a full row or column for your settler. Retire when your dice are used and the rest costs more than it brings.

# What rivals did meanwhile, and why it matters to who learns.

meanwhile-took-die = { $colour_id ->
    [white] { $who } takes a white { $value }: one die less to choose from.
   *[blue] { $who } uses a blue { $value }, which only { $who } may use.
 }
meanwhile-exported = { $who } exports { $shipment } { $dock_from } ({ $shipment_worth }): that shipment is gone for you.
meanwhile-bought-tile = { $who } buys { $tile_the }: new tiles come only next year.
meanwhile-retired = { $who } retires { $space_to }: that space is taken, and you play on alone until you retire, too.
meanwhile-monk = { $who } places a monk { $post_at }: whoever comes there later pays { $who } a fee.
