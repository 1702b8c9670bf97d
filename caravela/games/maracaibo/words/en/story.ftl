# Maracaibo: the campaign, as it is read at the table. front- is read when a card comes into play, back- when it is completed.

campaign-lantern_chart = The Lantern Chart
    .about = A campaign in eight chapters about a mapmaker, half a chart and a coast that would rather belong to itself.
chapter-1 = Two Halves of a Chart
chapter-2 = Yellow Flags
chapter-3 = A Harbour for Nobody’s Crown
chapter-4 = The Hundred Mouths
chapter-5 = The Coast Keeps Watch
chapter-6 = Across the Isthmus
chapter-7 = The Guest Returns
chapter-8 = Whose Chart?

## Chapter 1

story-01 = A Letter in the Lantern
front-01 = A customs clerk in Portobelo presses a ship’s lantern into your hands. Behind its glass is a letter, and under the letter a name that you have heard only in taverns: Ines Aramburu, mapmaker. She asks for an armed escort and promises to pay in coin and in coastline.
back-01 = Ines unrolls half a chart on your cabin table. The other half, she says, lies either with Tomasa, the healer on the mountain road, or in a wreck that the fishermen call the Drowned Bell. She will sail where the captains decide.
vote-01 = Where do you look for the missing half of the chart?
choice-01-1 = Climb the mountain road to the healer
choice-01-2 = Dive at the Drowned Bell

story-03 = The Healer’s Road
front-03 = The road above Santa Marta is steep, and the mules know it better than you do. Tomasa has no use for silver. She asks for herbs from the lowlands and for a drawing of the coast that her grandchildren left behind.
back-03 = Tomasa lays her half of the chart beside the other. The lines meet exactly. She warns you that the fishermen have begun to cough, and asks you to remember the road when you need it.

story-04 = The Drowned Bell
front-04 = On calm mornings a bell rings under the water off Trujillo. The divers say that the current allows one tide a day, and that only a ship under full sail arrives in time for it.
back-04 = The bell comes up green and whole, and inside it, sealed in wax, lies the missing half of the chart. While the crew cheers, one of the divers sits down on the deck and cannot stop shivering.

## Chapter 2

story-05 = Fever at Cartagena
front-05 = Yellow flags hang from the walls of Cartagena, and the gate stays shut. Families wait on the beaches with their bundles. The physicians ask every captain for sugar, the only thing that makes the bitter medicine go down.
back-05 = The worst week is over, but the sickness is already sailing ahead of you. In Santa Marta the harbour masters argue: some want every port closed, others want a convoy of medicine on the water before nightfall.
vote-05 = How should the ports answer the fever?
choice-05-1 = Close the ports and tend the sick where they are
choice-05-2 = Send a convoy of medicine

story-07 = Closed Harbours
front-07 = Chains are drawn across two more harbours. In each of them somebody has to stay behind and keep the kettles boiling. Nobody is ordered to. You ask for a volunteer.
back-07 = Six weeks later your volunteer walks down the quay, thinner and grinning. The chain is lowered. A town remembers who stayed.

story-08 = The Relief Convoy
front-08 = At La Guaira the quays are stacked with jars and linen. Every hull counts. Bring what your ship can spare: the convoy sails as soon as the last berth is filled.
back-08 = The convoy leaves on the evening wind, a dozen lanterns in a line. By the time it returns, children are playing on the walls again.

## Chapter 3

story-09 = The Engineer of Puerto Cabezas
front-09 = Where a village stood there is now scaffolding, and on the scaffolding stands Mateo Quill, who builds harbours the way others tell stories. He has plans for a port that belongs to nobody’s crown. He needs a steady eye, and somebody to keep the timber thieves away.
back-09 = Mateo drops his plumb line and laughs. The first pier holds. Now he needs stone for a breakwater, and he needs it before the storms.

story-10 = Breakwater
front-10 = The breakwater will be made of sunken hulls filled with rock. Sailors bring what is left of their old fittings and push it over the side with a prayer. The sky is changing.
back-10 = The sea throws itself at the wall and falls back. Behind it the water is as flat as a plate. Mateo names the mole after everyone who carried a stone, which takes him most of an hour.

story-11 = Storm Season
front-11 = Two passages are white from shore to shore, and ships creep along them under bare poles. The mail packet for the Spanish governors is overdue. A crew that dares to carry full sail could still bring it home.
back-11 = Salt-stained and a single day late, the letters reach their readers. The wind drops, as if it had only been waiting to see.

## Chapter 4

story-13 = City on the River
front-13 = Beyond Grenada the Orinoco spreads into a hundred mouths. Ines has found the one that leads to a town of weavers and boatwrights, and the town is willing to talk. The river raiders are not; they must be driven off first.
back-13 = The raiders are gone, and two letters lie on the council table. One comes from the river towns, who want to trade under their own seal. The other comes from the Company, which offers ships, loans and a great many signatures.
vote-13 = Whose offer do you carry?
choice-13-1 = The council of the river towns
choice-13-2 = The Company

story-15 = The Free Council
front-15 = The council wants no patron. It wants seed money, in small coins, from as many hands as possible. Every captain who adds to the chest at Baracoa may put a mark on the charter.
back-15 = The charter is read aloud in five languages. There is an argument about the fifth, which everybody agrees is a good sign.

story-16 = The Company’s Ledger
front-16 = The Company keeps its promise to the letter, and the letter is long. Its factors at San Juan ask for medicine for their plantations. Ines reads the small print and asks the captains to make sure that it reaches the people who work there.
back-16 = The chests are opened in the quarters and not in the offices, under the eyes of every crew in port. The factors swallow their protest. The ledger will have to live with it.

## Chapter 5

story-17 = Silver on the Water
front-17 = Once a year the fleet goes home, so deep in the water that gulls sit on its gunwales. This year it asks for pilots, and it asks for eyes. Along the coast the watchtowers are being lit.
back-17 = From the masthead the sea is empty in every direction, and that is the best report a lookout can give. The admiral sends over a barrel of wine and the offer of a commission.

story-18 = Powder for the Watchtowers
front-18 = A chain of towers runs along the coast, and half of them have no powder for the signal gun. Any crew can spare a keg and haul it up the path at Santa Marta.
back-18 = At dusk one gun speaks, then the next, then the one after. It takes four minutes for a word to travel from the cape to the lake.

story-19 = The Toll at St. Kitts
front-19 = A retired corsair has strung a rope across the roads of St. Kitts and calls it a customs house. Another gang has sunk stones in the Jamaica passage. The islanders have old pistols and new courage; they need somebody to drill them.
back-19 = The rope is cut by a schoolteacher with a kitchen knife. The corsair turns out to be an excellent harbour master, once he is paid for it.

## Chapter 6

story-21 = The Panama Road
front-21 = The chart is nearly complete. Its last blank lies across the isthmus, where the road to Panama climbs through cloud. The mule trains will carry you if you bring cocoa for the drivers and indigo for the dyers in the towns.
back-21 = You stand between two oceans with wet boots. Ines draws the last line, blows on the ink and says nothing. Then the drivers tell you about the hill where the river runs yellow, and about the growers below it, who are afraid of what will come.
vote-21 = What do you do about the yellow river?
choice-21-1 = Secure the mine before the worst of the captains hear of it
choice-21-2 = Stand by the growers in the valley

story-23 = The Yellow River
front-23 = Gold makes quiet men loud. Three flags have already been seen on the hill. If there is to be a mine, it had better be held by somebody who has promised the valley something in writing.
back-23 = The promise is nailed to the gate of the mine, in letters a hand high. It is not much. It is more than any hill like this one has ever had.

story-24 = The Cocoa Growers
front-24 = The valley needs hands for the harvest and witnesses for the contract. Each captain lends a sailor. The sailors come back with calluses and opinions.
back-24 = The harvest is in and the contract holds. The hill keeps its gold for another year, and the valley keeps its name.

## Chapter 7

story-25 = The Fever Returns
front-25 = It comes back the way guests come back, along the same road and with more luggage. But this time there are towers to carry the warning, and there is a healer on the mountain road whose name you know.
back-25 = Tomasa closes the last of her jars. The towers fall silent one after another, which tonight means that everyone is asleep.

story-26 = Light on the Reef
front-26 = Off Trujillo a light is to burn on the reef all night, every night. Each crew that knows the channel leaves a copy of its chart for the keepers.
back-26 = The first keeper is an old diver, who knows every stone of the channel by touch. He waves the lantern three times when you pass, which is not in the regulations.

## Chapter 8

story-27 = The Long Way Home
front-27 = Three governors, one council and a company wish to know whose chart it is. They are all sailing to Havana to ask. Ines would like to be there before them.
back-27 = You drop anchor with an hour to spare. The chart lies between you and Ines on the table. It can be printed, so that every skipper may buy it for a coin, or it can be given to the admirals in exchange for a peace that might even last.
vote-27 = What becomes of the chart?
choice-27-1 = Print it for everyone
choice-27-2 = Trade it for a treaty

story-29 = Free Ports
front-29 = A hundred copies hang drying between the masts. They must be in a hundred harbours before anybody can forbid it. The printers take their pay in sugar and tobacco.
back-29 = Within a year there is a copy in every tavern, with wine stains on the reefs. Nobody owns the sea lanes any more than they own the wind. Ines signs the last sheet and gives you the lantern back.

story-30 = The Admirals’ Peace
front-30 = Three fleets lie within cannon shot of one another off Grenada. Somebody has to row between them with a flag and look as if it were an everyday errand.
back-30 = The guns are run in. It is not justice, Tomasa says, but it is quiet, and things grow in the quiet. Ines gives you the lantern back and asks where the next blank is.

## How the campaign ends

ending-free_ports = The Free Ports
    .about = The chart belongs to everyone who can hold a candle to it. Mateo’s harbour flies a flag of its own, sewn from old sails, and the towers along the coast announce ships instead of enemies. In Portobelo a customs clerk takes a new lantern from the shelf, looks at the empty space behind the glass, and begins to write.
ending-admirals_peace = The Admirals’ Peace
    .about = The chart hangs in three admiralties, behind three locks, and for once the three copies agree. The fleets keep to their lines, the valleys bring in their harvests, and children grow up who have never heard a gun except at dusk. Ines has kept one sheet for herself. It is blank, and she has already sharpened the pen.

## Where a chapter is the first to be played

story-80 = Chapter 2 begins here
front-80 = A letter in a ship’s lantern led you to Ines Aramburu, who means to draw the whole coast. Her chart had been cut in two; now the halves lie together on your table, and the lines meet. On the beaches people have begun to cough.
story-81 = Chapter 3 begins here
front-81 = Fever shut the gates of Cartagena, and the ports held out, with sugar, with linen and with kettles that never went cold. The yellow flags are down. Ines, whose chart grows longer every week, has heard hammering from Puerto Cabezas and wants to see what is being built there.
story-82 = Chapter 4 begins here
front-82 = At Puerto Cabezas Mateo Quill has raised a port that belongs to nobody’s crown, and it has outlived its first storms. Ines takes the chart aboard again. South of Grenada, she says, the sea turns brown, and nobody has ever drawn the reason.
story-83 = Chapter 5 begins here
front-83 = The city on the river trades now, and the captains have settled under whose seal. There is more coast on the chart of Ines Aramburu than on any other. And in the harbours people speak of one thing only: the silver fleet is making ready to go home.
story-84 = Chapter 6 begins here
front-84 = The silver has gone home, the towers are manned, and the rope at St. Kitts has been cut. A single blank is left on the chart. It lies across the isthmus, where the clouds begin.
story-85 = Chapter 7 begins here
front-85 = Ines has stood between two oceans and drawn the last line. On the hill where the river runs yellow a promise has been kept, which is rarer than gold. Then a yellow flag goes up on the coast again.
story-86 = Chapter 8 begins here
front-86 = The fever has been beaten a second time, and there is to be a light on the reef off Trujillo. The chart is finished. That, it turns out, was the easy part.

## Single games

story-75 = Single voyage, easy
front-75 = No lantern and no letter: only a ship, a crew and the old way round the Caribbean, four times over. After each of the first three rounds new missions wait along the route.
story-76 = Single voyage, medium
front-76 = The coast is not what the old charts show. There is a free harbour at Puerto Cabezas and a city up the Orinoco, volunteers wait at Tortuga, and the silver fleet looks for an escort. New projects are in the deck, and missions are scarcer.
story-77 = Single voyage, hard
front-77 = Everything that the coast can offer, and everything that it can ask: the road to Panama is open, gold has been found on the hill, and in Havana the bells ring for whoever comes home. New projects are in the deck, and missions are scarcer.
