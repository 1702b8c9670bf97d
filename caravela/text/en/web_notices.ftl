# Clocks, and notices that reach people away from the table.

## Refusals. Each is one sentence: what was tried, and what is open.

clock-not-one = “{ $found }” is not a clock; a clock has a kind and a number of seconds.
clock-unknown = There is no clock of the kind “{ $kind }”; the kinds are: { $kinds }.
clock-field = A clock of the kind “{ $kind }” has no “{ $field }”; it has: { $fields }.
clock-range = A clock’s “{ $field }” is a whole number of seconds from { $least } to { $most }, not “{ $value }”.

hooks-not-list = Notices need a list of addresses, each with its kind and its URL.
hooks-many = Notices can go to at most { $most } addresses, not to { $n }.
hook-unknown = Notices cannot be sent as “{ $kind }”; the kinds are: { $kinds }.
hook-url = This is not an address to which notices can be sent; it must begin with https:// or http:// and name a server.
hook-long = This address is too long for notices; at most { $most } characters are allowed.
hook-credentials = An address for notices cannot hold a user name or a password; leave out what stands before the @ sign.
hook-failed = The notice did not arrive at { $host }; check the address and try again later (nothing is sent into private networks, unless Caravela runs for its own machine alone).

## Time spans: “2 days”, “1 hour”; joined as in a list.

web-span-days = { $n ->
    [one] { $n } day
   *[other] { $n } days
 }
web-span-hours = { $n ->
    [one] { $n } hour
   *[other] { $n } hours
 }
web-span-minutes = { $n ->
    [one] { $n } minute
   *[other] { $n } minutes
 }
web-span-seconds = { $n ->
    [one] { $n } second
   *[other] { $n } seconds
 }

## Clocks. $span is a time span.

web-clock-none = No clock
web-clock-move = { $span } for each turn
web-clock-bank = { $span } for the whole game
web-clock-bank-increment = { $span } for the whole game, and { $increment } more for each turn
web-clock-about = When your time runs out, a bot plays for you until you return.
# In the log, for everybody at the table.
web-clock-out = { $player } has run out of time; a bot plays on until { $player } returns.
web-seat-left = { $player } leaves the seat to a bot.
web-seat-back = { $player } is back and plays on.

## Notices. $table is the title of the table, $status a sentence such as “Ana has a worker to place.”

web-notice-turn = It is your turn at “{ $table }”: { $status }
web-notice-reminder = “{ $table }” is still waiting for you: { $status }
web-notice-left = You have { $span } left; after that a bot plays for you until you return.
web-notice-out = Your time at “{ $table }” has run out; a bot plays for you until you return.
web-notice-over = The game at “{ $table }” is over. { $status }
web-notice-trial = This is a trial: from now on Caravela tells you here when it is your turn.
