# The pages of the web beside the table: lobby, new table, joining, settings, rules, about. Numbers come ready-made, so nothing here selects.

## Common

web-home = Caravela, to the lobby
web-menu = Menu
web-pages = Pages
web-skip = Skip to the content
web-nav-tables = Tables
web-nav-new = New table
web-nav-rules = Rules
web-nav-settings = Settings
web-nav-about = About
web-language = Language
web-theme-to-dark = Switch to lamplight (dark)
web-theme-to-light = Switch to daylight (light)
web-cancel = Cancel
web-close = Close
web-copy = Copy
web-copied = Copied.
web-not-copied = The browser does not allow copying; select the text and copy it yourself.
web-saved = Saved.
web-failed = The server could not do that. Try again in a moment.
web-no-connection = The server cannot be reached. Is it still running?
web-your-name = Your name
web-name-hint = Name at the table
web-somebody = Somebody
web-rules-of = Rules of { $game }

## Lobby

web-lobby-title = The table is laid
web-lobby-about = Board games of the age of sail: alone against bots, with friends at this screen, or with friends anywhere by link. No account, nothing to install.
web-games = Games
web-game-seats = { $least } to { $most } players
web-play-now = Play now against bots
web-play-now-of = Play now against bots: { $game }
web-play-alone = Play alone
web-play-alone-of = Play alone: { $game }
web-set-up = Set up a table
web-set-up-of = Set up a table: { $game }
web-my-tables = My tables
web-tables-wait-one = One table waits for you
web-tables-wait = { $n } tables wait for you
web-tables-open = Waiting for players
web-tables-playing = Others are to move
web-tables-over = Finished
web-tables-over-many = { $n } finished games
web-list-more = Show more ({ $n } left)
web-tables-none = No table of yours yet.
web-tables-none-hint = Play a first game against bots, or set up a table and send your friends a link. Your tables stay here; close the browser whenever you like.
web-players = Players
web-table-waits = Your turn
web-table-since = your turn came { $when }
web-table-last = last move { $when }
web-table-made = set up { $when }
web-table-ended = ended { $when }
web-table-deadline = time runs out { $when }
web-table-over = { $n } moves
web-table-parted = does not go on with this release; can be looked at
web-table-unreadable = cannot be opened by this release
web-table-free = { $n } seats free
web-table-free-one = one seat free
web-table-play = Play
web-table-look = To the table
web-table-result = Result
web-table-replay = Replay
web-table-rematch = Rematch
web-seat-open = free seat
web-seat-is-bot = bot
web-seat-is-me = you
web-seat-present = present
web-seat-away = away
web-invite = Invite
web-invite-title = Invite players
web-invite-about = Send each link to one person: whoever opens it first takes the seat. A link works once.
web-invite-host = The host of this table has the links; ask them to invite.
web-invite-seat = Link for seat { $n }
web-import = Continue from a record
web-import-about = A record is the whole game as plain text. Paste one, choose a file, or drop it anywhere on this page: an unfinished game goes on, a finished one can be watched.
web-import-text = Paste a record here
web-import-file = Choose a file
web-import-go = To the table
web-import-empty = Paste a record first, or choose a file.

## New table

web-new-title = Set up a table
web-new-game = Game
web-new-preset = Edition
web-new-options = All options
web-options-edition = What the editions differ in
web-options-variants = Variants
web-options-as-preset = as in the edition chosen
web-options-changed = changed: { $options }
web-options-reset = Back to the edition as it is
web-option-some = only some of them…
web-new-seats = Seats
web-new-shuffle = Mix the order
web-new-shuffled = The seats will be mixed when the table is made.
web-seats-people = People
web-seats-bots = Bots
web-seat-me = I play
web-seat-here = At this screen
web-seat-here-about = Another person: you pass the device on, and a curtain hides what others must not see.
web-seat-guest = Invited by link
web-seat-guest-about = You get a link to send; the seat is theirs once they open it.
web-seat-bot = Bot: { $level }
web-name-short = Name
web-seat-kind = Seat { $n }: who plays
web-seat-name = Seat { $n }: name
web-seat-up = Move seat { $n } up
web-seat-down = Move seat { $n } down
web-seat-remove = Remove seat { $n }
web-seat-add = Add a seat
web-seats-at-once = The game begins at once.
web-seats-guest = The game begins when your guest has taken the seat.
web-seats-guests = The game begins when all { $n } guests have taken their seats.
web-seats-only = With these options the table is for { $seats } players.
web-new-clock = Time
web-new-clock-none = No clock
web-new-clock-none-about = Everybody takes the time they need.
web-new-clock-live = In one sitting
web-new-clock-live-about = Each player has a stock of time, and gets a little for every move.
web-new-clock-minutes = minutes each
web-new-clock-increment = seconds more per move
web-new-clock-days = Over days
web-new-clock-days-about = Move when you find the time; the settings say how you are told.
web-new-clock-days-each = days per move
web-new-name = Name of the table (may stay empty)
web-new-create = Sit down

## Joining by link

web-join-title = An invitation
web-join-seat = { $host } invites you to a table of { $game }. You would play seat { $n }.
web-join-coach = { $host } lets you look over the shoulder of seat { $n } at a table of { $game }. You see all that this player sees; keep it to yourselves.
web-join-watch = { $host } invites you to watch a table of { $game }. You see what everybody may see.
web-join-device = This link brings { $name } with all tables and settings to this browser. Who was here before is forgotten on this browser.
web-join-sit = Take the seat
web-join-look-on = Look on
web-join-this-device = Go on in this browser
web-join-taken = Somebody has already taken this seat. Ask for another link, or for one to watch.
web-join-no-link = Invitations are links: open the one you were sent. If you reloaded this page, open the link again.
web-join-lobby = To the lobby

## Settings

web-settings-about = They belong to you and hold at every table; each change is kept at once.
web-settings-you = You
web-theme = Light
web-theme-system = As the system
web-theme-light = Daylight
web-theme-dark = Lamplight
web-settings-table = At the table
web-set-confirm = Ask before what cannot be undone
web-set-confirm-about = That is when your turn passes on, and when something hidden is revealed. Whatever else you do can be undone (↶), so it is done at once. The same once more, such as one more card of the deck, is not asked again.
web-set-scores = Show live scores
web-set-scores-about = What everybody would have if the game ended now.
web-set-sound = Sound
web-set-sound-about = A ship’s bell when it is your turn.
web-set-pace = Pause between moves of bots
web-set-pace-about = Long enough to see what they do, or none at all.
web-pace-seconds = { $n } s
web-settings-notices = Notices
web-set-notify = Notify me in this browser
web-set-notify-about = When a table waits for you while Caravela is open in another tab. The browser asks for permission.
web-notify-denied = The browser does not allow notices here; its own settings for this page can change that.
web-notify-missing = This browser has no notices.
web-hooks = Notices elsewhere
web-hooks-about = Every decision that waits for you is also sent to these addresses: a channel of Discord or Slack, a topic of ntfy on your phone, or any address that takes JSON. No e-mail needed.
web-hook-ntfy = ntfy
web-hook-discord = Discord
web-hook-slack = Slack
web-hook-json = Other (JSON)
web-hook-kind = Notice { $n }: service
web-hook-url = Notice { $n }: address
web-hook-add = Add an address
web-hook-test = Send a trial
web-hook-sent = A trial notice is on its way.
web-hook-remove = Remove
web-hook-remove-of = Remove notice { $n }
web-device = Another device
web-device-about = Your seats belong to this browser. With this link you sit at the same tables on your phone or another computer.
web-device-make = Make a link
web-device-made = It works once, within a day. Give it to nobody: whoever opens it is you.

## Rules

web-rules-search = Search
web-rules-search-hint = a word, or { $clause }
web-rules-chapters = Chapters
web-rules-link = Copy the link to this clause
web-rules-found = { $n } clauses found
web-rules-found-one = One clause found
web-rules-found-none = No clause has that. Try another word.

## About

web-about-what = Caravela is a table for board games of the age of sail, faithful to the rules down to the last clause.
web-about-how = It runs on your own computer. Play against bots that see no more than you do, pass the device around, or send links to friends; stop at any time and go on where you were. Every decision names the rule behind it.
web-about-games = The games, and history
web-about-keys = By keyboard
web-about-keys-text = Everything can be done without a mouse:
web-key-tab = to the next thing that can be chosen; with Shift to the one before
web-key-enter = choose, confirm
web-key-escape = cancel a choice, close a window
web-key-digits = take a choice by its number, or what has that number on the board
web-key-undo = undo a step
web-key-zoom = closer, farther, the whole board
web-key-help = at the table: all keys
web-key-search = search the rules
web-about-private = What is kept
web-about-private-text = Your name, your settings and your games, in one database on the computer that runs Caravela. Nothing is sent anywhere unless you enter an address for notices.
web-about-licence = Drawings, words, licences
web-about-licence-art = All drawings and all words here are our own; nothing is taken from a publisher’s art or text. Coastlines come from Natural Earth, in the public domain.
web-about-licence-names = The names of the games belong to their publishers, who have no part in this. If you like a game here, put the box on your shelf.
