# What the server says: refusals, and sentences of the table that need a name or a number.

bot-random = Random
    .about = Takes any open option, all alike. Good for trying things out, not for an evening.
bot-novice = Novice
    .about = Takes what scores at once. A friendly first opponent.
bot-amateur = Amateur
    .about = Takes what scores soon and begins to see what pays later. For your second and third game.
bot-casual = Casual
    .about = Looks one step ahead and knows all parts of the game. Beats most people in their first games.
bot-club = Club
    .about = Knows what everything is worth and takes what it finds best. A sound opponent at a club table.
bot-expert = Expert
    .about = Plays its best ideas on to its next turns, with the answers of the others, before it moves. Punishes loose play.
bot-master = Master
    .about = Thinks about a second over each choice, far ahead and in many possible worlds, and plays endings exactly. The strongest; it needs the compiled rules to be at its best.
thinking-bot = { $bot } ({ $seconds } s)

web-round = Round { $n }
web-undo-step = Take back: { $option }
web-deciding = { $who } is deciding.
web-waiting-for = The table waits for { $players }.
web-why-not = Not now: { $option }. Rule { $rule } says why.
web-curtain = Hand the device to { $who }.
web-only-option = There is no choice here; you are asked so that others cannot tell.
web-points-over-time = Points over time

## Refusals

web-nobody = This browser is not known here yet; open the start page once and allow its cookie.
web-me-twice = You can sit in one seat yourself; let other seats at this screen be “here”.
web-too-many = That was a lot in a short time; wait a moment and try again.
web-too-many-lines = Too many tables are open at once from here; close some of them and come again.
web-too-large = This is too large to be taken.
web-other-host = This server does not answer under this name; start it with --address if people reach it by another.
web-other-origin = Another site cannot act here in your name.
web-not-understood = The request cannot be understood at “{ $where }”.
web-no-such-page = There is nothing at this address.
web-failed-here = Something went wrong on the server; nothing that was stored is lost, so try again.
web-unknown-message = The table did not understand this message.
web-no-order = Only a plain answer to the present question can be given by itself.
table-unknown = There is no table with this address.
table-unreadable = This table cannot be opened by this release of Caravela{ $reason ->
    [setup] , because it does not know “{ $said }” in the set-up
    [tables] , because it does not have the component tables { $said } that the game was begun with
    [rules] , because it does not know version { $said } of the rules
   *[other] { "" }
}; nothing of it was changed, and whoever runs the server finds the reason in the log.
table-parted = After move { $move } this release of Caravela does not come to the same as what was stored, so the game can be looked at up to there and does not go on; nothing of it was changed.
table-no-role = You have no seat at this table; ask for an invitation or for the link for spectators.
table-not-begun = The game has not begun yet, because seats are still free.
table-not-over = This comes when the game is over.
table-not-your-seat = That is not your seat.
table-host-only = Only whoever made the table can do this.
table-bot-plays = A bot plays this seat; take it back first.
table-moved-on = The table has moved on meanwhile; this is how it stands now.
table-record-later = The record holds what others must not know yet; you get it when the game is over.
table-covered = Hand the device over first: the curtain is down.
try-when-asked = Things can be tried out when you are to decide: what others are asked would tell of their hands.
import-given-up = This could not be checked with the time and memory that there are for it; nothing was brought in.
import-one-at-a-time = What you brought last is still being checked; bring the next thing when that is done.
import-busy = Others are just bringing games, and there is a queue; try again in a minute.

## The command line

server-not-installed = That needs a server, which is not installed; “pip install { $package }” installs it.
server-or-terminal = Played here in the terminal. The browser needs a server: “pip install { $package }” installs it, then “caravela” opens it.
serve-no-ray = Ray is not installed; “pip install caravela[ray]” installs it, and without --ray bots think in processes on this machine.
serve-ready = Caravela is open at { $address } (press Ctrl+C to close it).
serve-port = Port { $port } of { $host } cannot be used: { $error }; choose another with { $option }.
serve-closed = Caravela is closed; all games are kept in { $database }.
