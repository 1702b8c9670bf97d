# The arena, in which bots play against bots.

## Refusals. Each is one sentence: what was tried, and what is open.

arena-nobody = Everybody meets everybody only where there are several players, and these are one: { $players }.
arena-seats = A table for { $seats } cannot be made of { $players } players; name as many as there are seats, or more.
arena-range = The option --{ $option } is a whole number from { $least } to { $most }, not { $n }.
arena-sprt = A test needs two shares between 0 and 1, the lower one first, not { $low } and { $high }.
arena-line = Line { $line } of { $file } is not a game of the arena.
arena-other-setup = The file { $file } holds games with another “{ $what }” ({ $there } instead of { $here }); choose another file.
arena-other-players = The file { $file } holds games of other players ({ $there } instead of { $here }), because bots, their weights or the line-up have changed; choose another file.
arena-worker-died = A process that played games has died, perhaps for want of memory; what was played before is kept, and the same command goes on.
ratings-need = Ratings are computed by a library that is not installed; “pip install caravela[lab]” installs it.
arena-no-ray = Ray is not installed; “pip install caravela[ray]” installs it, and without --ray the games are played by processes on this machine.

## The terminal

arena-progress = { $done } of { $games } games, { $left } left
arena-stopped = { $games ->
    [one] Stopped; { $games } game is in { $file }, and the same command goes on from there.
   *[other] Stopped; { $games } games are in { $file }, and the same command goes on from there.
 }
arena-games = { $games ->
    [one] { $games } game
   *[other] { $games } games
 }
arena-head-player = Player
arena-head-won = Won, with 95 % interval
arena-head-rating = Rating, with 95 % interval
arena-head-blocks = by blocks
arena-head-points = Points
arena-head-rank = Rank
arena-head-thinking = A decision
arena-ratings = Ratings in Elo points
arena-seat = Seat { $n }
arena-seat-biased = differs from its share by more than 5 points
# $result is high, low or open; $ratio the logarithm of the likelihood ratio.
arena-verdict = { $result ->
    [high] Decided after { $blocks } blocks: { $player } is nearer to { $high } than to { $low } (log likelihood ratio { $ratio }).
    [low] Decided after { $blocks } blocks: { $player } is nearer to { $low } than to { $high } (log likelihood ratio { $ratio }).
   *[open] Still open after { $blocks } blocks: { $player } may be nearer to { $low } or to { $high } (log likelihood ratio { $ratio }).
 }
