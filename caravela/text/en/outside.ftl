# Programs of other people as bots, and games as environments for research.

## Refusals. Each is one sentence: what was tried, and what is open.

outside-file = The file { $file } does not name bots as it must ({ $error }); docs/outside-bots.md shows one.
outside-entry = In { $file } the bot “{ $bot }” has no valid “{ $what }”; an entry has command (a list of words), and perhaps seconds, title and about.
outside-name = In { $file } “{ $bot }” cannot be the name of a bot: it needs up to 30 small letters, digits, - and _, a letter first, and a name that nobody has yet.
outside-command = “{ $command }” is not a command that can be started ({ $error }).
outside-no-command = Say the command that starts the program, as you would type it: python bot.py.
outside-by-name = “{ $command }” cannot sit here, because the record keeps the name of a player; give the command a name in a file, and name the file with --bots-file.
outside-seconds = A decision can have up to { $most } seconds, not { $seconds }.
outside-one-game = The options --preset, --set and --seats are about one game; say which with --game ({ $games }).
research-not-saved = These bytes are not a saved position.
research-other-setting = The saved position belongs to another game, set-up, number of players or version of the rules.
research-games = There must be at least one game, not { $games }.
research-actions = There must be one action for each of the { $games } games, not { $actions }.

## What a program did wrong

outside-not-started = The program “{ $bot }” cannot be started: { $error }.
outside-late = The program “{ $bot }” has not answered within { $seconds } seconds.
outside-gone = The program “{ $bot }” has ended in the middle of the game, with code { $code }.
outside-long = The program “{ $bot }” has answered with a line of more than { $limit } bytes.
outside-garbage = The program “{ $bot }” has answered “{ $answer }”, which is not an object in JSON with the id { $id }.
outside-option = The program “{ $bot }” has chosen “{ $option }”, which is not open.
outside-stays = The program “{ $bot }” does not end within { $seconds } seconds when the game is over and its input ends.
outside-stand-in = From now on a novice plays for { $who }.
outside-unknown = This server has no bot called “{ $bot }” any more.

## caravela bots check

# $setup is a preset with what is changed of it; $seat is counted from 1.
outside-table = { $players ->
    [1] { $game } ({ $setup }), alone
   *[other] { $game } ({ $setup }), seat { $seat } of { $players }
 }
outside-played = { $table }: a whole game, { $decisions } decisions, { $mean } ms each on average, { $slowest } ms at most
outside-middle = { $table }: an answer in the middle of a game, just started
outside-leaves = it ends by itself when the game is over
outside-kept = Everything is as it must be.
outside-broken = Not everything is as it must be.
arena-forfeits = { $games ->
    [one] { $player } has forfeited { $games } game. { $first }
   *[other] { $player } has forfeited { $games } games; the first so: { $first }
 }
