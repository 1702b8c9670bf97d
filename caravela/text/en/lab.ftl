# The arena, in which bots play against bots.

## Refusals. Each is one sentence: what was tried, and what is open.

arena-nobody = Everybody meets everybody only where there are several players, and these are one: { $players }.
arena-seats = A table for { $seats } cannot be made of { $players } players; name as many as there are seats, or more.
arena-range = The option --{ $option } is a whole number from { $least } to { $most }, not { $n }.
arena-sprt = A test needs two shares between 0 and 1, the lower one first, not { $low } and { $high }.
arena-line = Line { $line } of { $file } is not what should stand there.
arena-other-setup = The file { $file } holds games with another “{ $what }” ({ $there } instead of { $here }); choose another file.
arena-other-players = The file { $file } holds games of other players ({ $there } instead of { $here }), because bots, their weights or the line-up have changed; choose another file.
arena-empty = There are no games in these files yet: { $files }.
dataset-seats = With the set-up { $preset } nobody can play at a table for { $seats }.
dataset-other = The folder { $folder } holds games of another dataset; choose another one.
dataset-no-parquet = Parquet is written by a library that is not installed; “pip install caravela[parquet]” installs it.
arena-worker-died = A process that played games has died, perhaps for want of memory; what was played before is kept, and the same command goes on.
ratings-need = Ratings are computed by a library that is not installed; “pip install caravela[lab]” installs it.
arena-no-ray = Ray is not installed; “pip install caravela[ray]” installs it, and without --ray the games are played by processes on this machine.
tricks-unknown = There is no player called “{ $trick }”; this game knows { $tricks }.
tricks-none = There is no player called “{ $trick }”: { $game } knows no players with a trick.
weights-file = The file { $file } is not TOML, as files of weights are: { $error }.
weights-none = The file { $file } has no weights: below [weights] stands a number for each feature; for master, who weighs by rounds, below [weights.1], [weights.2] and so on.
weights-kind = { $kind ->
    [rounds] The file { $file } has weights by rounds, which only master takes; for { $level } a number for each feature stands below [weights].
   *[features] The file { $file } has weights without rounds; for { $level } they stand below [weights.1], [weights.2] and so on, as “caravela train --level master” writes them.
 }
weights-features = The file { $file } has weights for what bots do not look at in { $game }: { $features }.
weights-level = There are no weights by which “{ $level }” plays, so it cannot play by those of a file; these can: { $levels }.
regret-other = The file { $file } tells of other players or another reference; choose another file.
regret-seconds = A reference thinks for more than 0 and at most { $most } seconds, not { $seconds }.
regret-both = With --against the reference has chosen before and does not think again; leave --reference out.
regret-no-choice = Line { $line } of { $file } does not say what a reference chose at a position; “caravela arena regret --out” writes files that do.
regret-none = The file { $file } does not say what a reference chose at any of these positions.
regret-elsewhere = The file { $file } is about other positions: “{ $choice }” cannot be chosen at position { $position }.
train-other = The folder { $folder } holds the games of another training; choose another one.
train-level = A level is a word without spaces, not “{ $level }”.

## The terminal

arena-progress = { $done } of { $games } games, { $left } left
arena-stopped = { $games ->
    [one] Stopped; { $games } game is in { $file }, and the same command goes on from there.
   *[other] Stopped; { $games } games are in { $file }, and the same command goes on from there.
 }
dataset-made = { $games ->
    [one] The dataset in { $folder } has { $games } game.
   *[other] The dataset in { $folder } has { $games } games.
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
positions-made = { $positions ->
    [one] { $positions } position is in { $file }.
   *[other] { $positions } positions are in { $file }.
 }
regret-title = { $positions ->
    [one] { $positions } position, against master thinking for { $seconds } s
   *[other] { $positions } positions, against master thinking for { $seconds } s
 }
regret-title-known = { $positions ->
    [one] { $positions } position of { $all }, against what master chose in { $seconds } s
   *[other] { $positions } positions of { $all }, against what master chose in { $seconds } s
 }
regret-head-points = Points given away a decision
regret-head-agreed = Same choice
train-stopped = Stopped; what was played is in { $folder }, and the same command goes on from there.
train-head-feature = Feature
train-head-before = Before
train-head-after = After
# $share and $margin come with their intervals.
train-gate = { $blocks ->
    [one] Test on fresh seeds, { $blocks } block: the new weights won { $share }, with { $margin } points more.
   *[other] Test on fresh seeds, { $blocks } blocks: the new weights won { $share }, with { $margin } points more.
 }
train-accepted = Accepted; the weights are in { $file }.
train-rejected = Rejected: they were not shown to be better, and nothing was written.

## The report

report-title = { $games } in the arena
report-about = Bots against bots. Each seed is played in a block, with the line-up moved through all seats. Brackets hold 95 % intervals; a click on the head of a column sorts its table.
report-section = { $seats ->
    [one] { $game }, { $preset }, { $seats } player
   *[other] { $game }, { $preset }, { $seats } players
 }
report-games = Games
report-games-blocks = { $games } in { $blocks } blocks
report-players = Players
report-setup = Set-up
report-rules = Rules
report-rules-tables = version { $rules }, tables { $tables }
report-ratings = Ratings
report-ratings-about = Elo points from a Plackett-Luce fit of all games: who has 400 more is ten times as likely to be ahead. Zero is the player random, or else the weakest.
report-results = Results
report-against = Against
report-results-about = The first interval takes all games as independent (Wilson); the second draws whole blocks anew (bootstrap) and is the one to trust.
report-seats = Win rate by seat
report-seats-even = No seat differs surely from its share by more than 5 percentage points.
report-seats-biased = Differing surely from their share by more than 5 percentage points: { $seats }.
report-categories = Points by category
report-categories-about = Means over all games of a player.
report-category = Category
report-total = Total
report-length = Length of games
report-length-about = { $mean } moves on average, from { $least } to { $most }.
report-moves = moves
report-thinking = Thinking time
report-thinking-about = CPU time. Decisions are those with more than one option.
report-decisions = Decisions a game
report-decision-time = Milliseconds a decision
report-slowest = Slowest, ms
report-game-time = Seconds a game
report-telling = What goes with winning
report-telling-about = Things for which seats of one player fared most differently with and without, by more than three deviations. What goes together need not be the cause.
report-choices = Choices
report-choices-about = Seats that have made a choice, against seats of the same players that have not. Points are counted against the mean of the table.
report-came = What came without a choice
report-came-about = Things in the log of a seat that it has never chosen by name.
report-openings = Openings
report-openings-about = How seats began.
report-opening = { $steps ->
    [one] First choice
   *[other] First { $steps } choices
 }
report-plain = Without a thing
report-things = { $things ->
    [one] { $things } row
   *[other] { $things } rows
 }, { $told } that differ surely
report-head-taken = Seats
report-head-times = Times each
report-head-won = Won
report-head-otherwise = Won otherwise
report-head-difference = Points more
report-written = The report is in { $file }.
