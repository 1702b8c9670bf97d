# The page of a table.

## The table

web-play-question = The question
web-play-board = Board
web-play-mine = Own board
web-play-mine-short = Mine
web-play-mat-large = Own board, large
web-play-mats = Boards of the others
web-play-players = Players
web-play-purse = What you can pay with
web-play-log = Log
web-play-tabs = Parts of the table
web-play-reconnecting = The connection is lost; trying again …
web-play-lift = I am here, show the table
web-play-next = Next table that waits for me
web-play-skip = Skip to my turn
web-play-no-file = This file cannot be had now.

## Choosing

web-play-all-choices = All choices
web-play-all-choices-of = Show all { $n } choices
web-play-choices = choices
web-play-search = Search
web-play-barrier = cannot be undone
web-play-no-way-back = Something new is revealed: this cannot be undone.
web-back-to-game = Back to the game
web-play-free = Free actions
web-play-missing = you lack { $missing }
web-play-ahead = This will happen:
web-play-confirm = Confirm
web-play-confirm-end = Confirm: your turn ends
web-play-ok = OK
web-play-ways = Ways to go on: { $n }
web-play-number = A number from { $least } to { $most }
web-play-range = { $least } to { $most }
web-turn = Turn
web-turn-hint = Touch a cell to see the tile there; touch it again to lay it.
web-turn-only = Here it fits in this way only.
web-play-less = Less
web-play-more = More
web-play-undo = Undo
web-play-restart = Restart turn ({ $n })
web-play-restart-one = You have made one step of this turn; “Undo” takes it back.
web-play-restart-ask = Take back all { $n } steps of this turn?
web-play-restart-text = They cannot be brought back; “Undo” takes back the last one alone.
web-play-restart-no = Keep them
web-play-nothing-to-undo = There is nothing of yours to take back.
web-play-always = don’t ask again
web-play-always-of = { $option }, and don’t ask me again this round
web-play-orders = Answered by itself this round: { $options }.
web-play-ask-again = Ask me again

## Players and points

web-play-you = you
web-play-away = away
web-play-left = a bot plays on
web-play-decides = is to decide
web-play-points-now = Points if the game ended now: { $n }. What is spent counts no more, so it may fall.
web-play-points-short = VP
web-play-scores = Points if the game ended now, by category
web-play-total = Total
web-play-clock-days = { $days } d { $hours } h

## Looking closer, looking back

web-play-zoom-in = Closer
web-play-zoom-out = Further away
web-play-zoom-fit = Whole board
web-play-areas = Parts of the board
web-play-area-all = All
web-play-looking = Looking at move { $move } of { $most }
web-play-to-now = Back to now
web-play-first = To the beginning
web-play-back = One move back
web-play-on = One move on

## Trying things out

web-try = Try things out
web-try-about = Try things out: move for everybody, and nothing counts
web-try-title = Trying things out.
web-try-text = Nothing here counts, and hidden things are dealt anew.
web-try-meanwhile = You are asked at the table: { $question }
web-try-back = Back to the table

## The log

web-log-beginning = Before the first round
web-log-everybody = Everybody
web-log-filter = Whose lines to show
web-log-since = Since your last turn
web-log-play = Show on the board what happened since your last turn
web-log-quiet = and { $n } quiet moments

## The menu

web-menu-title = Menu
web-menu-scores = Points now
web-menu-rules = Rules
web-menu-watch = Copy a link for onlookers
web-menu-coach = Copy a link for somebody who may see what I see
web-menu-coach-of = Copy a link for somebody who may see what { $who } sees
web-menu-record = Save the record
web-menu-report = Save a report of a problem
web-menu-leave = Leave and let a bot play on
web-menu-leave-text = A bot takes your seat, so that the others can go on. You can take it back at any time.
web-menu-leave-bot = Who plays on
web-menu-return = Take my seat back
web-menu-confirm = Ask before what cannot be undone
web-menu-sound = A sound when it is my turn
web-menu-notify = A notice when the page is out of sight
web-menu-live-scores = Points in the players’ panels

## Keys

web-keys-title = Keys
web-keys-choose = choose
web-keys-always = the same answer for the rest of the round
web-keys-confirm = confirm, or choose what is in focus
web-keys-cancel = one step back
web-keys-turn = turn what you are placing
web-keys-undo = undo
web-keys-restart = restart the turn
web-keys-board = to the board
web-keys-mat = to my own board
web-keys-others = the next player’s board
web-keys-players = to the players
web-keys-log = to the log
web-keys-scores = points now
web-keys-next = next table that waits for me
web-keys-skip = do not wait for the bots
web-keys-try = try things out, and back to the table
web-keys-zoom = look closer, further away, at all
web-keys-arrows = from thing to thing on a board; when looking back, from move to move
web-keys-history = look back, look on
web-keys-now = back to now
web-keys-help = this list

## The waiting room

web-room-title = Before the game
web-room-seat = Seat { $n }
web-room-free = still free
web-room-taken = is here
web-room-copy = Copy the invitation
web-room-new-link = New invitation
web-room-hint = The game begins by itself as soon as every seat is taken.

## The end

web-end-show = Result
web-end-board = Look at the board
web-end-rematch = Rematch
web-end-rematch-made = There is a rematch; your seat is kept.
web-end-rematch-go = To the rematch
web-end-replay = Replay
web-end-record = Save the record
web-end-lobby = To my tables

## The replay

web-replay-controls = Replay
web-replay-scrub = Move
web-replay-move = Move { $move } of { $most }
web-replay-first = To the beginning (Home)
web-replay-last = To the end (End)
web-replay-back = One move back (←)
web-replay-on = One move on (→)
web-replay-round-back = One round back ([)
web-replay-round-on = One round on (])
web-replay-play = Play (space)
web-replay-pause = Pause (space)
web-replay-round = Go to a round
web-replay-eyes = Through whose eyes
web-replay-public = As everybody sees it
web-replay-as = As { $who } sees it
web-replay-link = Copy link to this move
web-replay-table = To the table
web-replay-key-step = one move back, on
web-replay-key-ends = to the beginning, to the end
web-replay-key-rounds = one round back, on
web-replay-key-play = play, pause
