# What is common to all games: refusals, set-up, the words of the terminal.

## Games and seats

# A player without a name, by the number of the seat.
seat = Player { $n }

## Refusals. Each is one sentence: what was tried, and what is open.

# The clause behind a refusal; $text is the sentence without its full stop.
refusal-with-rule = { $text } (rule { $rule }).
# Stands for the list of what is open when nothing is.
refusal-nothing-open = nothing

option-unknown = This game has no option “{ $option }”; open now: { $open }.
option-not-open = “{ $option }” is not open now; open are: { $open }.
option-number = There is no option number { $n }; the options are numbered from 1 to { $most }.
option-ambiguous = “{ $typed }” could mean several options: { $options }.
not-your-turn = { $seat_name } cannot move now, because { $who_name } is to decide.
game-over = The game is over, so no more moves can be made.
game-endless = With these component tables the game would go on here for ever, without a choice for anybody.
game-too-long = A game has at most { $limit } moves, and this one has come to its last.
undo-nothing = There is nothing to undo: only the latest moves of your own can be taken back.
undo-barrier = The last move cannot be undone, because since then something came to light or somebody else has decided.

game-unknown = There is no game called “{ $game }”; the games are: { $games }.
language-unknown = Caravela does not speak “{ $language }”; it speaks: { $languages }.
rules-nothing = Neither a clause nor a word of the rules matches “{ $word }”; try another word of the game, or the id of a clause.
names-alike = Two players cannot have the same name: { $names }.
resume-only = A saved game already has its { $option }; leave it out when you resume the game.
seats-number = This game is for { $least } to { $most } players, not for { $n }.
learn-no-guide = There is no guided game of “{ $game }”.
seats-unknown-bot = There is no bot called “{ $bot }”; the bots are: { $bots }.
seat-range = There is no seat { $seat }; the seats are numbered from 1 to { $seats }.
upto-range = The record cannot be replayed up to move { $upto }, because it has { $moves } moves.
usage = The command cannot be understood: { $error }; “{ $command } --help” explains it.
watch-people = Only bots can be watched, but these seats were asked for: { $seats }.
bench-seconds = A measurement lasts more than 0 and at most 600 seconds, not { $seconds }.

setup-unknown-option = The set-up has no option “{ $option }”; it has: { $options }.
setup-missing-option = The set-up does not say the option { $option_name }.
setup-unknown-value = The option { $option_name } cannot be “{ $value }”; it can be: { $values }.
setup-no-value = “{ $text }” is not a change of the set-up; it must read option=value.
setup-unknown-preset = There is no set-up called “{ $preset }”; there are: { $presets }.
setup-not-together = The options { $one_name } and { $other_name } exclude each other; choose one of them.

file-unreadable = The file { $file } cannot be read: { $error }.
file-unwritable = The file { $file } cannot be written: { $error }.
file-written = The file { $file } is being written by another command; let that end, or choose another name.
file-exists = The file { $file } exists already and is not overwritten; choose another name.
data-missing = The folder { $folder } has no component table { $file }.
data-unreadable = The component table { $file } cannot be read: { $error }.
data-too-large = The file { $file } is too large for a component table.
data-exists = The file { $file } exists already and is not overwritten; choose another folder.
data-not-toml = The component table { $file } is not valid TOML: { $error }.
data-wrong = In { $file }, { $place } is “{ $found }” where this is expected: { $expected }.
data-rows = In { $file }, the rows of { $place } do not have the expected ids in the expected order ({ $odd }): { $ids }.
data-unknown-key = In { $file }, nobody reads { $place }; known here are: { $keys }.
snapshot-wrong = The saved position does not belong to this game, because these parts are missing or unknown: { $names }.

record-not-one = { $file ->
    [none] This text
   *[other] The file { $file }
 } is not a record of a game: it does not begin with the line “{ $format }”.
record-too-large = { $file ->
    [none] This text
   *[other] The file { $file }
 } is too large for a record, which has at most { $limit } characters.
record-too-many-lines = A record has at most { $limit } lines, and this one has more.
record-long-line = Line { $line } of the record is too long: there is room for { $limit } characters.
campaign-format = This is not a campaign: its first line must be “{ $format }”.
campaign-not-one = Games of { $game } with this set-up are not part of a campaign.
campaign-other-game = Game { $number } does not belong to this campaign.
campaign-over = The campaign “{ $name }” has ended; a new one can begin at any time.
campaign-settled = In a campaign the last game has settled this for the next one: { $option_name }.
campaign-game = This is a campaign of { $known }, not of { $game }.
campaign-alone = A campaign keeps its games in its own file; leave out --{ $option }.
campaign-begun = A campaign that has begun already has its { $option }; leave it out.
campaign-only = Only a new campaign can be given a name; use --campaign with --{ $option }.
campaign-file = The file { $file } is a campaign; use --campaign { $file } to go on with it.
campaign-range = There is no game { $game } in this campaign; its games are numbered from 1 to { $games }.
campaign-empty = No game of this campaign has been played yet.
record-truncated = The record breaks off at line { $line }{ $missing ->
    [none] {""}
   *[other] {" "}before its line “{ $missing }”
 }.
record-header = Line { $line } of the record does not belong into its header: “{ $text }”.
record-bad-line = Line { $line } of the record is not the move that is due there: “{ $text }”.
record-unknown-game = The record is of the game “{ $game }”, which cannot be played here; known here: { $games }.
record-unknown-version = The record follows version { $version } of the rules, and this program knows version { $known }.
record-tables = The record was begun with the component tables { $hash }; they are neither part of this release nor carried by the record.
record-option = At move { $move } the record takes “{ $option }”, which is not open there; open are: { $open }.
record-wrong-seat = At move { $move } the record lets seat { $seat } decide, but it is the turn of seat { $expected }.
record-fate-missing = The record does not say how chance fell at a move that needs it.
record-fate-impossible = The record lets chance fall on { $outcome }, which does not exist among { $n } outcomes counted from 0.
record-fate-left = At move { $move } the record says more outcomes of chance than the move needs.
verify-no-seed = The record does not contain its seed, which is needed for this.
verify-commitment = The seed in the record is not the one that was promised at the start of the game.
verify-fate = The outcomes of chance at move { $move } do not follow from the seed of the record.
verify-scores = The points at the end of the record are not those that its moves lead to.

## The command line

verify-good = { $moves ->
    [one] { $file }: { $moves } move, all legal and true to the seed; the table in the end is { $digest }.
   *[other] { $file }: { $moves } moves, all legal and true to the seed; the table in the end is { $digest }.
 }
data-exported = The component tables now lie in { $folder }: { $files }.
data-none = The game { $game } has no component tables; there is nothing to correct.

## The terminal

term-your-turn-curtain = Hand the device to { $who }, then press Enter.
asked = Your turn: { $deed }
asked-by-name = { $who }: { $deed }
term-choose = Number or name of an option, or “{ term-command-help }”
term-lacking = Out of reach: { $options }
term-sure = “{ $option }”? Enter takes it, anything else goes back
term-help-more = These are { $shown } of { $n } clauses; a longer word finds fewer.
term-confirm = Press Enter to go on, or type u to take it back
term-press-enter = Press Enter to go on.
term-thinking = { $who } is thinking…
term-barrier-ahead = cannot be undone
term-undone = { $who } takes back: { $option }.
term-saved = The game is saved in { $file }.
term-resumed = { $moves ->
    [one] The game in { $file } goes on after { $moves } move.
   *[other] The game in { $file } goes on after { $moves } moves.
 }
term-campaign-title = { $name } ({ $game })
term-campaign-begins = { $name }, game { $number }; kept in { $file }
term-campaign-game = { $result ->
    [none] Game { $number } ({ $players }) is in progress.
   *[other] Game { $number }: { $players }. { $result }
 }
term-campaign-next = The campaign goes on with game { $number }: caravela play { $game } --campaign { $file }
term-campaign-over = The campaign “{ $name }” has ended.
term-rule = Rule { $rule }: { $text }
term-is-open = “{ $option }” is open now.
term-not-open = “{ $option }” is not open now.
term-near = Perhaps: { $options }.
term-unknown = There is no option “{ $option }” here; o shows them all.
term-final-scores = Final scores
term-winner = { $points ->
    [one] { $who } wins with { $points } point.
   *[other] { $who } wins with { $points } points.
 }
term-winners-shared = { $points ->
    [one] { $names } share the victory with { $points } point each.
   *[other] { $names } share the victory with { $points } points each.
 }
term-no-winner = { $points ->
    [one] No victory this time: { $points } point is not enough.
   *[other] No victory this time: { $points } points are not enough.
 }

term-heading-scores = If the game ended now
term-heading-help = Commands

# The commands: the word to type, and what it does.
term-command-scores = scores
    .about = shows the points as if the game ended now
term-command-log = log
    .about = shows what has happened lately; log 100 shows more
term-command-undo = undo
    .about = takes your last choice back, as long as nothing came to light
term-command-why = why
    .about = shows the rule behind the question, or why an option is not open: why { example-option }
term-command-options = options
    .about = shows the question and its options once more
term-command-help = help
    .about = shows this list, or the rules about a word: help { example-word }
term-command-save = save
    .about = saves the game, also in another file: save evening.txt
term-command-language = language
    .about = changes the language: language pt-BR
term-command-quit = quit
    .about = saves and leaves the game

summary-others = other things
term-command-summary = summary
    .about = shows what the last round has brought, or another: summary 2; summary off: only when asked
term-command-explain = explain
    .about = explains the question that is asked now; explain off: no more by itself
term-lesson = Step { $number } of { $of }{ $parts ->
    [1] { "" }
   *[other] { "" }, move { $part } of { $parts }
 }: { $what }
term-lesson-options = Asked for: { $options }
teach-left = You have left the prepared way: play on as you like; the lesson goes on where your moves fit it again. { teach-stays }
teach-over = The lesson is over; the rest of the game is yours. { teach-stays }
teach-stays = { $at ->
    [terminal] “{ term-command-hint }” still tells what a good player would do, “{ term-command-explain }” what is asked.
   *[other] The lamp still tells what a good player would do, “?” or the menu what is asked.
 }
term-first-time = New to you: { $text }
term-explain-nothing = There is nothing more to say of this question.
term-on = on
term-off = off
term-told-by-itself = From now on this is told by itself.
term-told-on-request = From now on this is told only when you ask.

# On a button: a price. What is gained has a plus.
choice-costs = costs { $what }
